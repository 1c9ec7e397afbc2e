extension LocaleData {
  /// Italy, in Italian.
  ///
  /// Italy counts no surnames. The ten commonest are weighted by what the press reports of
  /// telephone directories, in tens; the others lie on a curve below them, the commonest two
  /// hundred in the order usually given, which is approximate, the rest by how often they occur
  /// among Italians of note (Wikidata). Rarer ones are listed likewise or composed, and weigh what
  /// is missing to the whole population. First names: of the decade from 2000, shares of births of
  /// 2000 to 2007, ISTAT, those below the commonest approximate; of the decades before, the
  /// commonest in approximate order and with approximate shares, for ISTAT counts from 1999 on.
  /// Ages: population at the start of 2024 in ten thousands, after ISTAT, rounded. Cities:
  /// population of the municipality in thousands, its province and postcodes; no two have the same
  /// first three digits. Italy sets aside no phone numbers. Streets and companies are invented.
  static let italian = LocaleData(
    country: "Italia",
    surnames: """
      Rossi:7791 Russo:5031 Ferrari:4469 Esposito:3564 Bianchi:3162 Romano:2951 Colombo:2882
      Bruno:2727 Ricci:2498 Marino:2373 Greco:2291 De_Luca:2219 Gallo:2155 Conti:2097 Costa:2045
      Mancini:1997 Giordano:1953 Rizzo:1912 Lombardi:1875 Moretti:1840 Barbieri:1806 Fontana:1773
      Caruso:1743 Mariani:1714 Ferrara:1688 Santoro:1662 Rinaldi:1638 Leone:1615 D'Angelo:1593
      Longo:1572 Galli:1553 Martini:1534 Martinelli:1515 Serra:1498 Conte:1481 Vitale:1465
      De_Santis:1450 Marchetti:1435 Messina:1420 Gentile:1406 Villa:1393 Marini:1380 Lombardo:1368
      Coppola:1356 Ferri:1344 Parisi:1332 De_Angelis:1321 Bianco:1311 Amato:1300 Fabbri:1290
      Gatti:1278 Sala:1266 Morelli:1254 Grasso:1242 Pellegrini:1231 Ferraro:1221 Monti:1210
      Palumbo:1200 Grassi:1190 Testa:1180 Valentini:1171 Carbone:1162 Benedetti:1152 Silvestri:1144
      Farina:1135 D'Amico:1127 Martino:1118 Bernardi:1110 Caputo:1102 Mazza:1095 Sanna:1087
      Fiore:1080 De_Rosa:1073 Pellegrino:1066 Giuliani:1059 Rizzi:1052 Di_Stefano:1045 Cattaneo:1038
      Rossetti:1032 Orlando:1026 Basile:1020 Neri:1014 Barone:1008 Palmieri:1002 Riva:996 Romeo:990
      Franco:985 Sorrentino:979 Pagano:974 D'Agostino:968 Piras:963 Ruggiero:958 Montanari:953
      Battaglia:948 Bellini:943 Castelli:938 Guerra:934 Poli:929 Valente:924 Ferretti:920 Donati:915
      Sartori:911 Bassi:906 Marchi:902 Napolitano:898 Negri:894 Guidi:889 Catalano:885 Melis:881
      Milani:877 Antonelli:873 Bernardini:869 Cattani:865 Leonardi:862 Lorenzi:858 Zanetti:854
      Bruni:850 Vitali:847 Fusco:843 Ruggeri:840 Meloni:836 Albanese:833 Martelli:829 Ceccarelli:826
      Baldi:823 Volpe:819 Colonna:816 Perrone:813 Pace:810 Monaco:807 D'Alessandro:804 Pepe:800
      Molinari:798 Marra:794 Sacco:792 Santini:789 Grimaldi:786 Brambilla:783 Ferrero:780
      Mantovani:777 Olivieri:774 Agostini:772 Angelini:769 Venturini:766 Gargiulo:764 Giannini:761
      Fumagalli:758 Orlandi:756 Mauro:753 Rota:751 Calabrese:748 Mancuso:746 Pagani:743 Grillo:741
      Manca:739 Pinna:736 Cirillo:734 Cocco:732 Tedesco:729 Rocca:727 Izzo:725 Iacono:722
      Spinelli:720 Piazza:718 Lai:716 Nardi:714 Salerno:712 Ventura:709 Innocenti:707 Carta:705
      Costantini:703 Viola:701 Villani:699 Bertolini:697 Basso:695 Gori:693 Borghi:691 Pastore:689
      Forte:687 Amoroso:685 Ricciardi:683 Crippa:682 Bellotti:680 Locatelli:678 Masi:676 Biondi:674
      Gallina:672 Amendola:670 Guarino:669 Moro:667 Casu:665 Mosca:663 Visentin:662 Beretta:660
      Corti:658 Rosa:657 Trevisan:655 Bevilacqua:653 Parodi:652 Fava:650 Proietti:648 Cipriani:646
      Pozzi:644 Puglisi:642 Salvi:640 Filippi:638 Vella:636 Diana:634 Quaranta:632 Napoli:630
      Fabris:628 Gagliardi:626 Cavallaro:624 Franchi:622 Pagliaro:620 Mele:618 Pappalardo:617
      Sassi:615 Rosati:613 Natale:611 Pugliese:610 Maggi:608 Luciani:606 Miceli:604 Salvatore:602
      Gambino:601 Arena:599 Corsi:597 Calvi:596 Nicoletti:594 Di_Marco:592 Rosso:591 Stella:589
      Vaccaro:587 Ferrante:586 Papa:584 Bosco:583 Mura:581 Gennari:580 Manzo:578 Randazzo:576
      Fiorini:575 Zanella:573 Bonetti:572 De_Simone:570 Alessi:569 Cavalli:567 Cosentino:566
      Motta:564 Schiavone:563 Palermo:561 Sanfilippo:560 Falcone:559 Cozzolino:557 Di_Pietro:556
      Fioravanti:554 Abate:553 Cappelli:552 Iannone:550 Ambrosio:549 Capuano:548 Di_Lorenzo:546
      Di_Giovanni:545 Lazzari:544 Di_Matteo:542 Grieco:541 Vinci:540 Bertoli:538 Berti:537
      Guerrini:536 Scotti:534 Carboni:533 Albertini:532 Massa:531 Berardi:529 Scala:528 Bellucci:527
      Mazzoni:526 Carli:524 Lamberti:523 Rosi:522 Tosi:521 Massaro:520 Fadda:518 Brunetti:517
      Magnani:516 Di_Carlo:515 Loi:514 Marchese:513 Lanza:512 Barbato:510 Rocchi:509 Sacchi:508
      Buono:507 Spano:506 Capone:505 Gallucci:504 Corrado:503 Giglio:502 Mattioli:500 Floris:499
      Borrelli:498 Guarnieri:497 Lo_Presti:496 La_Rosa:495 Manfredi:494 Ferro:493 Frigerio:492
      Alfano:491 Cossu:490 Pavone:489 Sabatini:488 Cavallo:487 Ranieri:486 Oliva:485 Rubino:484
      Pozzo:483 Fusaro:482 Cuomo:481 Scarpa:480 Graziano:479 D'Ambrosio:478 Benvenuti:477
      Valenti:476 Venturi:475 De_Marco:474 Murgia:473 Porcu:472 Usai:472 Puddu:471 Di_Martino:470
      Gatto:469 Pintus:468 Iovine:467 De_Martino:466 Tarantino:465 Toscano:464 Coletta:463
      Savino:462 Lorusso:462 Lepore:461 Lauria:460 Furlan:459 Vianello:458 Bortolotti:457 Zanini:456
      Boscolo:456 Morandi:455 Serafini:454 Giusti:453 Pini:452 Migliore:451 Cerri:451 Landi:450
      Bartoli:449 Paolini:448 Magri:447 Bianchini:446 Barbero:446 Bosio:445 Novelli:444 Vecchi:443
      Roberti:443 Mazzola:442 Cristiani:441 Accardi:440 Chiarelli:439 Mazzeo:439 Franceschini:438
      Petrucci:437 Sarti:436 Bini:436 Zanotti:435 Donato:434 Nobile:433 Arcuri:433 Perri:432
      Filice:431 Talarico:430 Morabito:430 Tripodi:429 Surace:428 Laganà:428 Foti:427 Nucera:426
      Minniti:425 Zappalà:425 Torrisi:424 Privitera:423 Rapisarda:423 Giuffrida:422 Licata:421
      Giunta:420 Trovato:420 Di_Mauro:419 Cascone:418 Cacciatore:418 Alaimo:417 Occhipinti:416
      Cannizzaro:416 Scuderi:415 Marotta:414 Ruocco:414 Borriello:413 Maisto:412 Petrillo:412
      D'Amore:411 Iorio:410 Parente:410 Ascione:409 Cozzi:408 Castaldo:408 Scognamiglio:407
      D'Aniello:407 Capasso:406 Di_Napoli:405 Veneruso:405 Avallone:404 Palladino:404 Senatore:403
      Semeraro:402 Palmisano:402 Carrozzo:401 Fanelli:400 Cassano:400 De_Palma:399 Colella:399
      Ciccarelli:398 Di_Bari:397 Marzano:397 Quarta:396 De_Giorgi:396 Calò:395 Deiana:394 Mereu:394
      Atzeni:393 Concas:393 Garau:392 Murru:392 Sechi:391 Canu:390 Pala:390 Dessì:389 Contu:389
      Mulas:388 Frau:388 Orrù:387 Podda:386 Ledda:386 Pisanu:385 Puggioni:385 Locci:384 Marongiu:384
      Solinas:383 Satta:383 Chessa:382 Casula:382 Zedda:381 Secci:380 Boi:380 Cabras:379 Cadeddu:379
      Alberti:378 Baldini:378 Castellani:377 Volpi:377 Boni:376 Giorgi:376 Gentili:375 Leoni:375
      Grossi:374 Crespi:374 Viviani:373 Pucci:373 Baroni:372 Romagnoli:372 Raimondi:371 Carrara:371
      Tedeschi:370 Moroni:370 Mari:369 Bartolini:369 Zorzi:368 Corsini:368 Cecchi:367 Giuliano:367
      Ferrario:366 Fossati:366 Alfieri:365 Marconi:365 Gasparini:364 Magni:364 Poggi:363 Bertoni:363
      Gamba:362 Pinto:362 Merlo:361 Damiani:361 Antonini:360 Gandini:360 Visconti:359 Bertini:359
      Giovannini:358 Pieri:358 Mariotti:357 Salvadori:357 Grandi:356 Caracciolo:356 Cecchini:355
      Croce:354 Chiesa:354 Micheli:353 Nicolini:353 Bettini:352 Stefani:352 Mauri:351 Rossini:351
      Bonelli:350 Castiglioni:350 Romani:349 Pesce:349 Marchesi:348 Belli:348 Santi:347 Cortese:347
      Mattei:346 Graziani:346 Ferraris:345 Masini:345 Carraro:344 Valli:344 Lazzarini:343 Angeli:342
      Bonomi:342 Federici:342 Simoni:341 Ruffini:341 Pisani:340 Morini:340 Longhi:339 Costanzo:339
      Taddei:338 Betti:338 Guida:337 Lenzi:337 Tozzi:336 Corradi:336 Milano:335 Clerici:335
      Bonino:334 Fiorentini:334 Palma:333 Ugolini:333 Castellano:332 Pasini:332 Alessandrini:332
      Bucci:331 Vaccari:331 Bandini:330 Tommasi:330 De_Marchi:329 Gabrielli:329 Riccardi:328
      Renzi:328 Franchini:327 Grilli:327 Orsini:326 Pisano:326 Manzi:326 Piccolo:325 Pacini:325
      Lucarelli:324 Ambrosini:324 Manzoni:323 Fazio:323 Perini:322 Natali:322 Lattanzi:322
      Petrini:321 Urbani:321 Pavan:320 Viganò:320 Adami:320 Casini:319 Marangoni:319 Balducci:318
      Maffei:318 Fortunato:317 Casati:317 Genovese:316 Benassi:316 Colli:316 Paoletti:315
      Marinelli:315 Zanon:314 Forti:314 Brunelli:314 Coletti:313 Abbate:313 Bernini:312
      Salvatori:312 Casagrande:312 Lupi:311 Mancinelli:311 Grosso:310 Dini:310 Bacci:310
      Righetti:309 Silva:309 Lupo:308 Tonelli:308 Girardi:308 Anselmi:307 Gobbi:307 Gigli:306
      Nanni:306 Danieli:306 Bolognesi:305 Piccoli:305 Simonetti:304 Botta:304 Drago:304
      Galimberti:303 Nuti:303 Andreoli:303 Gandolfi:302 Attanasio:302 Arrigoni:302 Righi:301
      Spada:301 Giacomelli:300 Giorgetti:300 Tamburini:300 Santucci:299 Bossi:299 Vannucci:299
      Marcucci:298 Maggioni:298 Torre:298 Fedeli:297 Bonfanti:297 Macchi:296 Reale:296 Corradini:296
      Parenti:295 Fiori:295 Colucci:295 Porta:294 Colombini:294 Vergani:294 Cherubini:293 Picchi:293
      Perego:292 Chiarini:292 Clementi:292 Corona:292 Piccioni:291 Preziosi:291 Florio:290
      Pasquali:290 Tomasi:290 Bergamini:289 Doria:289 Marchesini:289 Prosperi:288 Magrini:288
      Stefanini:288 Garofalo:287 Speranza:287 Castagna:287 Fantini:286 De_Maria:286 Braga:286
      Fattori:285 Belloni:285 Paradiso:285 Michelini:284 Blasi:284 Poletti:284 Paolucci:283
      Bagnoli:283 Bresciani:283 La_Torre:282 Albano:282 Arcangeli:282 D'Amato:282 Manni:281
      Perrotta:281 Rigoni:281 Fantoni:280 Casella:280 Santoni:280 Pinelli:279 Bernasconi:279
      Merli:279 Giordani:278 Capelli:278 De_Rossi:278 Piccinini:277 Cortesi:277 Durante:277
      Fabbrini:276 Carminati:276 Adinolfi:276 Sandri:276 Franceschi:275 Papi:275 Radice:275
      Belotti:274 Gregori:274 Turco:274 Savio:274 Morandini:273 Marin:273 Orlandini:273 Molteni:272
      Albini:272 Biagi:272 Filippini:271 Casadei:271 Pesenti:271 Invernizzi:270 Bizzarri:270
      De_Vita:270 Bono:270 Tucci:269 Vettori:269 Caselli:269 Boldrini:268 Marengo:268 Fabiani:268
      Beltrami:268 Balsamo:267 Migliorini:267 Valsecchi:267 Aiello:266 Cioni:266 Canali:266
      Reggiani:266 Dotti:265 Matteucci:265 Ratti:265 Musso:265 Ortolani:264 Mainardi:264 Secchi:264
      Adamo:264 Milesi:263 Veronesi:263 Agosti:263 Galletti:262 Grande:262 Morselli:262
      Cappelletti:262 Contini:261 Ghezzi:261 Cantoni:261 Raffaelli:260 Erba:260 Dossena:260
      Rocco:260 Gardini:259 Battisti:259 Modugno:259 Carlini:259 Cucchi:258 Spina:258 Valle:258
      Celli:258 Caccia:257 Clemente:257 Boschi:257 Nobili:256 Mazzoli:256 Galassi:256 Guerrieri:256
      Mazzi:256 Vivarelli:255 Quadri:255 Campagna:255 Zamboni:254 Gozzi:254 Cavallini:254
      Costantino:254 Caroli:254 Peretti:253 Vannini:253 Spadoni:253 Battaglini:252 Preti:252
      Giardina:252 Zaccaria:252 Lotti:252 Magli:251 Bologna:251 Cavaliere:251 Cardinali:250
      Virgili:250 Falco:250 Bonazzi:250 Pirovano:250 Vanni:249 Palazzi:249 Garrone:249 Pasquini:249
      Romanelli:248 Del_Giudice:248 Galbiati:248 Zambelli:248 Santarelli:247 Vitiello:247 Chiodi:247
      Bergamo:247 Galante:246 Barra:246 Vassallo:246 Terranova:246 Ottaviani:246 Campana:245
      Santangelo:245 Negro:245 Frattini:245 Buzzi:244 Manfredini:244 Sacchetti:244 Paoli:244
      Nannini:243 Valeri:243 Zani:243 Lazzaro:243 Medici:242 Maestri:242 Simeoni:242 Benetti:242
      Orsi:242 Gritti:241 Nardini:241 Morra:241 Baldassarri:241 Minelli:240 Zanni:240 Greppi:240
      Manzini:240 Mannino:240 Scalia:239 Donzelli:239 Trombetta:239 Capponi:239 D'Elia:238
      Mazzanti:238 Festa:238 Traversa:238 Ferrini:238 Cerutti:237 Signorini:237 Canepa:237
      Laurenti:237 Gabriele:237 Zucchi:236 Galasso:236 Chiti:236 Barbaro:236 Cavalieri:236
      Michetti:235 Mora:235 Cesari:235 Gaspari:235 Stefanelli:234 Cappello:234 Morganti:234
      Biagini:234 Persico:234 Penna:233 Tessari:233 Papini:233 Siciliano:233 Gotti:233 Sereni:232
      Massari:232 Perna:232 Pizzi:232 Pavesi:232 Amati:231 Cassani:231 Peruzzi:231 Calcagno:231
      Lauro:230 Ferrando:230 Polidori:230 Mazzoleni:230 Sansone:230 Croci:230 Vacca:229
      Evangelisti:229 Severini:229 De_Sanctis:229 Coccia:228 Bertone:228 Lippi:228 Foschi:228
      Palomba:228 D'Anna:228 Rizza:227 Tortora:227 Mazzocchi:227 Spagnoli:227 Alessandri:227
      Mineo:226 Tiberi:226 Campanella:226 Rusconi:226 Musumeci:226 Turchi:225 D'Onofrio:225
      Cecconi:225 Cazzola:225 De_Falco:225 Castoldi:224 Casalini:224 Piva:224 Malatesta:224
      Fanti:224 Bonfiglio:224 Marzi:223 Lucchini:223 Mazzei:223 Paci:223 Landini:223 Viale:222
      D'Andrea:222 Facchini:222 Lorenzini:222 Sabbatini:222 Benini:222 Bressan:221 Ippolito:221
      Gualtieri:221 De_Paoli:221 Baraldi:220 Benedetto:220 Catania:220 Verde:220 Finocchiaro:220
      Tommasini:220 Boselli:219 Pellizzari:219 Genovesi:219 Barbera:219 Grazioli:219 Consoli:218
      Bertocchi:218 Casiraghi:218 Roma:218 Gavazzi:218 Volpato:218 Corso:218 D'Alessio:217
      Bergamaschi:217 Marcelli:217 Maggio:217 Della_Valle:217 Fiorentino:216 Bartolucci:216
      Borelli:216 Borghini:216 Schettino:216 Solari:216 Bulgarelli:215 Guidetti:215 Perilli:215
      Baldelli:215 Lanfranchi:215 Benelli:214 Amadei:214 Signorelli:214 Dell'Acqua:214 Cella:214
      Acerbi:214 Banfi:214 Cipolla:213 Albani:213 Puccini:213 Terzi:213 Mangano:213 Livi:212
      Barba:212 Pedretti:212 Nicolosi:212 De_Benedetti:212 Bertolucci:212 Nicolai:212 Petrella:211
      Allegri:211 Munari:211 Giani:211 Savini:211 Trentini:210 Giudici:210 Angeloni:210 Liverani:210
      """,
    rareSurnames: """
      Nava Serena Bonanni Melandri Bordoni Rivolta Bongiorno Ponti Rigon Zini Curcio Gorini
      Compagnoni Ciampi Baggio Maselli Allegra Petri Camilli Resta Piana Pignatelli Veneziani
      Pardini Lo_Giudice Costamagna Saitta Pedrazzi Ferrarini Desideri Frasca Bertelli Andreani
      Gilardi Zuliani Pavanello Baldassarre Panizza Curti De_Francesco Banti Cantone Colombi Colla
      Caporale Cambi Borri Vincenzi Campi De_Feo Patriarca Manna Nigro Venturelli Francesconi
      Graziosi Barbini Forni Benvenuto Fusi Bona Guglielmi Salvini Scaglia Cataldo Reali Carpi
      Casale Modica Lodi Perin Cappa Maresca Luzi Cenci Tacconi Padovani Andrei Bonanno Capecchi
      Prato Granata Calzolari Peroni Carnevale Di_Gennaro Moriconi Marzotto Valerio Terenzi Mei
      Cascella Panella Bergamasco Felici Antonucci Nucci Giunti Gerosa Vittori Salvati Carini
      Miccoli Ferreri Sodano Ruffo Campanini Todisco Germani De_Caro Morello Latini Agazzi De_Carlo
      Caprioli Gasperini Perugini Sepe Merola Bocci Marrone Gioia Del_Vecchio Chimenti Aliberti
      Lentini Cremonini Agostinelli Lana Balestra Favaro Simonelli Pratesi Brandi Ronchi Brunello
      Masala Bellei Beltrame Calì Lunardi Dionisi Mutti Calcaterra Bosi Anelli Leo Brogi Brizzi
      Buonocore Bertola Mancino Callegari De_Stefano Ceci Consonni Angelucci Traverso Bocchi
      Cavallari Schiavon Girelli Meneghetti Favero Pandolfi Cesarini Elia Capitanio Casanova Rotondi
      Nicosia Taverna Borghese Gilli Gentilini Olivetti Giacobbe Sangiorgi Altieri Lorenzoni Pedroni
      Setti Roselli Carletti Vincenti Paparella Petrone Meli Schiavo Vicari Passerini Conforti Sessa
      Somma Paganelli Porcelli Carloni Dondi Milone Gatta Petrelli Oddo Borsari Cervi Peri Goretti
      Ciccone Agnoli Lisi Bonatti Anastasi Berruti Toso Cardini Canale Citterio Damiano Longoni
      Ambrosi Berni Buratti Arcari Apicella Sebastiani De_Vito Sciacca Sensi Severi Vinciguerra
      Giovanardi Bordon Mazzotta Celentano Franzoni Gravina Gelli Miglio Martella Pedrazzini Rivera
      Farinelli Zucca Tonini Masiello Raggi Cardone Bardi Mandelli Castellazzi Maltese Braschi Coppa
      Castello Rastelli Bovo Molino Calogero Capozzi Galeazzi Di_Bella De_Laurentiis Liberati
      Battistini Battistella Acquaviva Sannino Giovannetti Toscani Brivio Montesi Giacomini Cerruti
      Morrone Cappellini Annoni Ercoli Rosselli Gambini Loria Tasca Cini De_Felice Lolli Corazza
      Montano Repetto Barsotti Ballarini Fornari Testoni Fasoli Rigamonti Calderoni Veronese Masotti
      Urso Canova Marras Bellomo D'Errico Frosini Bucciarelli Bardelli Bartolozzi Berra Bertozzi
      Battistoni Aprile Rocchetti Gargano Bianconi Del_Grosso Marsili Ferroni Lorenzetti Gastaldi
      Bonini Lugli Muraro Leoncini Crivelli Meroni Catellani Sardo De_Carolis Conca Cingolani
      Cinquini Sartor Zago Baratta Gerardi Ridolfi Marelli Notari Giacometti Prandi Breccia Ciani
      Maugeri Giannelli Ruggieri Milanese Valori Saraceni Manetti Porzio Di_Giacomo Rispoli Bonato
      Ruta Cima Aprea Bongiovanni Paladini Bianchetti Padovan Polli Parigi Salati La_Rocca Viti
      Padoan Tassinari Geraci Longobardi Mengozzi Ingrosso Saracco Fiocchi Spagnolo Lombardini
      Tirelli Tagliavini Calabresi Francia Ivaldi Mastroianni Pavese Montini Pollini Di_Natale
      Malfatti Antolini Mottola Vigna Ravaglia Bonetto Zanardi Panico Ronconi Ravera Amadio Anselmo
      Sironi Toni Baresi Salis Carotenuto Mangini Togni Strada Calvani De_Franceschi Tagliabue
      Traina Gorla Cola Giudice Landolfi Venditti Carrera Marcon Bizzotto De_Giovanni Fassina Tulli
      Formica Arrighi Rubini Mazzucco Calzavara Branca Ascoli Arata Oliveri Antonioli Rambaldi
      Vismara Marani Borgo Zampieri Ossola Lucchi Davoli Lucchese Carella Abbondanza Cassola Brescia
      Barbi Cannone Amodio Angiolini Duranti Rizzoli Torelli Piatti Cocchi Riccio De_Dominicis
      Aloisi Gaudino Nesti Caneva Fasano Pedrini Ballerini Bosetti Ronchetti Pezzi Mazzone
      Cardarelli De_Lorenzo Sanguineti Trevisani Navarra Calegari Castiglione Spadaro Lionello Donà
      Margiotta Tinti De_Stefani Bortoluzzi Bravi Del_Prete Bedini Toschi Ghedini Bettoni Malaspina
      Savoldi Musolino Negrini Ottaviano Fratini Ragni Nordio Chiari Cavazza Onofri Casali Miele
      Benzi Tagliaferri Piacentini Bonora Pastorino Cellini Pelosi Picone Cazzaniga Cicogna Cioffi
      Canino Zappa Tomassini Presti Ceccherini Fagioli Montanaro Bernardo Patti Quattrocchi Gobbo
      Mantelli Gaeta Rimoldi Tagliapietra Improta Fedi Roda Bruschi Burgio Ercolani Paoloni Macrì
      Muzio Del_Re Galeotti Simonini Lamanna Pascale Ducci Franci Lucchesi Amici Musco Manenti Balbi
      Lettieri Vecchio Constantini Bottini Parlato Salvetti Pascucci Nappi Magnaghi Tocci Zennaro
      Morando Palazzolo Guerzoni Torti Paganini Guido Pastorelli Di_Domenico Montani Di_Maio
      Di_Salvo Vignali Torri Navarrini Condorelli Tomaselli Maino Prodi Mazzotti Sica Bolognini
      Argento Camerini Risi Fornaciari Cimatti Langella Miraglia Missiroli Melli Olmi Pennacchio
      Fabrizi Zampa Manganelli Simoncelli Salvemini Luppi Bassetti Chirico Firpo Tresoldi Calamai
      Merlin Lanzi Selvaggi Fiorio Tagliani Calabria Sacconi Cantarella Miranda Minetti Magnini
      Pagnini De_Filippo Signori Selva Altobelli Scarpelli Capello Falchi Gismondi Bontempi Stucchi
      Parmeggiani Cavanna Castellini Coppi Belletti Cicognani Trentin Tibaldi Baglioni Baldo Baffi
      Bodini Ascani Venezia Zanin Ongaro Scolari Freddi Toniolo Labate Pera Olivero Merloni Penzo
      Del_Monte Onesti Malerba Zotti Monticelli Guarini Schiavi Gabrieli Albertazzi Bolzoni
      Castagnoli Meda Bagnasco Brandolini Torrini Dominici Polito Bertoglio Scaglione Delfino
      Severino Montella Piccini Giussani Aquino Carotti Vicario Marchetto Di_Francesco Molinaro
      Bassani Casarin Babini Giovannelli Piani Agnello Nocera Andreini Robotti Roncaglia Gasparri
      Bettinelli Garavaglia Pagni Lucidi Martone Ballardini Ballarin Tassi Bentivoglio Fedele Ciotti
      Pallavicini Fabrizio De_Magistris Redaelli Rovelli Guerini Peluso Bergonzi Bondi Barberis
      Baldan Moscati Bettarini Canevari Romiti De_Poli Zannier Oliverio Fubini Balboni Bellotto
      Bottaro Botti Bozzi Marchini Volpini Melani Barozzi Brioschi Busato Bonaccorsi Semenzato
      De_Bonis Luzzi Gualdi Manera Boccardi Brancato Bussi Foglia Pastori Galluzzi Balbo Caria
      Milazzo Guidotti Barberi Nazzaro Mannucci Frigo Falconi Francini Zerbini Taviani Borello
      Venier Bonomo Lambertini Ammendola Sasso Capuzzo Carnevali Antinori Milan Giannone Comparetti
      Crescenzi Pegoraro Lenci Brusa Maddaloni Barni Mezzanotte Fabiano Rapetti Niccolai Saccà Prina
      Di_Girolamo Pierini Ferrucci Cruciani Mercuri Ruspoli Rolla Felice Melotti Pessina Bignardi
      Bertuzzi Pieroni Pettinari Ceruti Bigi Apollonio Roggero Gianni Rolandi Zanoni Tortorella
      Baccelli Facchinetti Gottardo Siniscalchi Migliori Monteleone Savelli Bisi Cremaschi Pensa
      Icardi Toffanin Baldacci Cecchetto Ferrarese Boero Fasolo Pani Guzzo Gennaro Sobrero Zucchelli
      Cavalleri Giardini Mirabelli Crocco De_Pasquale Bellandi Salomone Giorgini Bertolino Moretto
      Avanzini Troiano De_Matteis Garelli Spinola Dall'Aglio Minervini Pecoraro Battelli Ursino
      Cosma Mascia Ceriani Boschetti Ferraresi Donnarumma Giaccone Sani Piccinelli Nardelli Plebani
      Becchetti Scopelliti Bersani Matarazzo Ermini Bertarelli Biffi Caprara Lattuada Soldati
      Amoruso Barale Antonetti Platania Benigni Ramazzotti Calvino Liuzzi Ortelli Girotti Borgonovo
      Michelotti Sini Cubeddu Vescovi Tomasini Fabi Minardi Bindi Scanu Malavasi Nesi Marchisio
      Morante Sbardella Caponi Bazzoni Piovani Visintin Nenci Coco Gonella Silvestrini Fulci Borgese
      Gaudenzi Favalli Mangiarotti Sforza Sella Prisco Bertin Sanguinetti Giuffrè Puccio Giovanelli
      Azzolini Guarneri Meucci Ercole Angioni Miano Parrinello Aureli Checchi Sigismondi Brancati
      De_Biasi Frezza Giordana Minguzzi Vizzini Pecci Quintavalle Panetta Bianciardi Celi Bucchi
      Allegretti Carosi Manara Gherardi Mazzetti Puppo Spaziani Da_Ros Domenici Valentino Recchia
      Bronzini Confortola Fanfani Brancaccio Monaldi Ruotolo Casoli Piperno Cavina Bartoletti
      Rotondo Nencini Fracassi Zanasi Menichelli Marzocchi Patanè Asti Ardito Castelnuovo Pizzetti
      Carluccio Razzi Acanfora Visentini Cavagna Giambelli Tesi Bonaventura De_Paolis Lunghi
      Fontanesi Santilli Bova Bacigalupo Morosini Binda Audisio Azzimonti Badiali Mieli Siani
      Baiocchi Muratore De_Negri Cristiano Aliprandi Altomare Di_Palma Balestrieri Giannattasio
      Forlani Simi Bozzo Masiero Vitelli Politi Golinelli Capizzi Tartaglia Cotti Guzzi Carcano
      Di_Leo Biava Turci Montesano Fiorillo De_Vecchi Cevenini Bracco Barile Pizzo Pomilio Berselli
      Borghetti Beccaria Corbellini Bottazzi Brandani Mosconi Agresti Dalla_Vecchia Beni Manzella
      Castro Amerio Bartolomei Oliviero Nistri Granzotto Boncompagni Chiappini De_Filippis Vicino
      Fiume Ceccato Andretta Butti Calza Perissinotto Pennisi De_Chiara Prete Gangemi Negroni
      Candiani Formisano Amenta Bracci Biasi Bigazzi Lucentini Germano Formenti Ganci Righini Lelli
      Bolis Bon Federico Gerbi Tessitore Loddo Bandiera Boriani Carra Vari Campagnoli Caputi Carelli
      Palombi Accame Cavicchioli Cei Sonzogni Mondini Emiliani Ferrazzi De_Toni Gigante Di_Piazza
      Leto Pinton Rodeghiero Gavioli Arcidiacono Frati Rossano Cenni Panzeri Zucchini Dagnino
      Zucconi Vullo Pierobon Zara Di_Paolo Lalli Chini Fontanelli Molina Arduini Pernice Lari
      Paradisi Ippoliti Montevecchi Dotto Facchin Sciarra Radaelli Forcella Mazzucato Gaggero Boccia
      Micheletti Dazzi Romito Todaro Fortuna Ramella Della_Torre Giacomin Gervasio Siviero Rampini
      Rigotti Trotta Vannucchi Troiani Manganaro De_Gregorio Sinigaglia Menna Dusi Giannotti Veglia
      Crotti Danti Manzotti Bergonzoni Buffoni Marazzi Maurizi Laterza Martinengo Pane Romanini
      Gambaro Di_Giuseppe Baiardi Comba Ranalli Palazzo Petrocelli Possenti Mazzucchi Foschini
      Marangon Calabrò Romei Scipioni Bernabei Finzi Galati D'Auria Malagoli Marcora Ripamonti Reina
      Sabattini Barbagallo Moscatelli Franceschetti Sergio Violi Mangione Trapani Ragionieri Airoldi
      Danese Pacifici Busca Di_Donato Scano Vigorelli Raffaeli Mantegazza Failla Fioretti Storchi
      Cremonesi Gualandi Montalto Migliavacca Quattrini Aldrovandi Musella Zoppi Abbadessa Liguori
      Favaretto Soldi Lami Zito Signore Vercelli Viscardi Cresci Bignami Panza Trabucco Gregorio
      Raffa De_Vecchis Sansoni Zilli Scarano Carrino Battista Tiraboschi Perelli Turi Dalla_Valle
      Di_Vincenzo Ronco Folli Boggio Ricca Crociani Bargellini Iovino Di_Pasquale Pino Pertot Ragusa
      Simoncini Verga Bazzi Niccolini Bragaglia Comencini Scola Campedelli Diamanti Cerioni
      Pincherle Rosato Sandrelli De_Martin Canfora Gnoli Gariboldi Ponzi Pintor Mascheroni Novi
      Rotta Parini Gigliotti Bordignon Pirro Morbidelli Sanesi Oggioni Ravasi Merlini Messori Morace
      Gaudio Angeleri Vernizzi Confalonieri Billi Campo Mannini Novarese Moioli Bobbio Colizzi Lavia
      Materazzi Piano Catani Barilli Biagiotti Restivo Buzzelli Mussi Morgante Govi Zagari Nardone
      Ceccarini Fagiolo Doni Foresti Boeri Castellucci Meoni Pinotti Pozzato Marianelli Flores Tomei
      Bonucci Facchetti Tedeschini Pedersoli Siri De_Zordo Volta Cascio Macario Amaldi Besozzi Luci
      Tabanelli Reverberi Mascolo Angeletti Madonia Valla Luisi Breda Del_Buono Artioli Bottari
      Cassinelli De_Leo Pasquale Puccioni Polizzi Ruffolo Farioli Santacroce Chicco Galliani
      Mazzantini Colosimo Riboldi Alpi Bellettini Prati Marella Turrini Moccia Dante D'Antoni Contri
      Columbu De_Crescenzo Belardi Zanoletti Andreucci Pizziolo Allegrini Antonacci Barbano Rava
      Guareschi Mollica Napoletano Poma Ruberti Cuffaro Adorni Gervasoni Di_Capua Masciarelli
      Petroni Biondo Gamberini Ambrosetti Amoretti Cascioli Gianotti Maioli Vallone Montuori Fantin
      Andreatta Pazienza Borromeo Pagliuca Nervi Bolelli Sciascia Starace Malipiero Ciardi Terracini
      Achilli Armanini Bacchini Bacher Pistilli Testi Cammarata Piccioli Capucci Canuti Bertagna
      """,
    rareSurnameHeads: """
      Alber Amad Andre Angel Anton Bald Baron Bartol Batt Bell Benven Bern Bernard Bert Bon Bors
      Brun Cald Calv Camp Capp Carl Casal Castel Cav Cerut Cesar Chiar Col Cors Cost Dan Don Dond
      Fabr Fal Far Fav Feder Fel Ferr Fior Font Form Franz Galv Gall Gamb Gasp Gent Ger Gherard
      Giacom Giann Giord Giul Gob Gozz Grass Gual Guer Guid Lamb Land Lanz Laur Leon Lorenz Lupp
      Maff Magn Mang Mant March Marian Mar Martin Mas Matt Maur Mazz Mel Men Merl Mol Mont Mor
      Morand Nard Neg Nicol Oliv Orland Ors Pagan Palm Panz Paol Pasqual Pell Per Petr Pier Pol Pozz
      Quadr Ram Rav Rig Rinald Rob Romagn Rond Ros Rosset Rub Salv Sand Sant Sart Scal Serv Silv
      Simon Spad Stef Tad Tamb Tass Tod Tomas Ton Torr Tos Trev Valent Vann Vent Ver Vial Vill Vinc
      Viol Vit Viv Zamb Zan Zanett
      """,
    rareSurnameTails: """
      acci aldi ani ardi arelli ari aro asso ati atti azzi azzo elli ello eri ero etta etti etto
      iani ieri inelli inetti ini ino issi oli olini ollo one oni orelli ori otti otto ucci uzzi
      """,
    rareSurnameWeight: 2_002_212,
    surnameCount: 1,
    femaleNames: """
      1930 Maria:13000 Anna:4145 Giuseppina:3445 Rosa:2948 Angela:2576 Giovanna:2287 Teresa:2057
      Lucia:1869 Carmela:1712 Caterina:1580 Francesca:1466 Antonietta:1368 Carla:1282 Elena:1206
      Concetta:1139 Rita:1079 Margherita:1025 Franca:976 Paola:931 Giuliana:891 Luisa:853
      Antonia:819 Assunta:788 Vincenza:758 Domenica:731 Luigia:706 Lidia:682 Adriana:660 Elsa:640
      Iolanda:620 Ida:602 Vittoria:585 Anna_Maria:568 Bruna:553 Lina:538 Gina:525 Ines:511
      Emilia:499 Clara:487 Giulia:476 Irma:465 Maddalena:455 Olga:445 Elisa:435 Renata:426
      Immacolata:417 Pierina:409 Ada:401 Agnese:393 Rosina:386 Filomena:379 Emma:372 Wanda:365
      Graziella:359 Marisa:353 Liliana:347 Silvana:341 Edda:335 Norma:330 Elvira:324 Alba:319
      Tina:315 Ester:310 Adele:305 Nella:301 Dina:296 Alda:292 Nunzia:288 Gemma:284 Natalina:280
      1940 Maria:12000 Anna:4145 Giuseppina:3445 Rosa:2948 Angela:2576 Giovanna:2287 Carla:2057
      Teresa:1869 Franca:1712 Lucia:1580 Rita:1466 Anna_Maria:1368 Francesca:1282 Luisa:1206
      Carmela:1139 Caterina:1079 Paola:1025 Antonietta:976 Marisa:931 Silvana:891 Giuliana:853
      Adriana:819 Elena:788 Graziella:758 Concetta:731 Margherita:706 Antonia:682 Vincenza:660
      Domenica:640 Gabriella:620 Luciana:602 Bruna:585 Liliana:568 Assunta:553 Maria_Teresa:538
      Rosanna:525 Patrizia:511 Laura:499 Grazia:487 Renata:476 Vittoria:465 Elisabetta:455 Lidia:445
      Maria_Luisa:435 Giulia:426 Luigia:417 Silvia:409 Mirella:401 Emilia:393 Ivana:386 Marina:379
      Daniela:372 Elsa:365 Mariangela:359 Nicoletta:353 Filomena:347 Immacolata:341 Agnese:335
      Vanda:330 Rosaria:324 Rosalba:319 Anita:315 Nunzia:310 Clara:305 Maddalena:301 Milena:296
      Fernanda:292 Loredana:288 Cristina:284 Ornella:280
      1950 Maria:9500 Anna:3759 Giuseppina:3179 Rosa:2753 Angela:2428 Patrizia:2172 Rita:1964
      Giovanna:1793 Paola:1649 Daniela:1527 Carla:1421 Teresa:1330 Anna_Maria:1249 Franca:1177
      Lucia:1114 Laura:1056 Gabriella:1005 Francesca:958 Luisa:915 Antonella:876 Rosanna:841
      Carmela:808 Caterina:777 Elena:749 Loredana:723 Silvana:698 Cristina:675 Marina:654
      Antonietta:634 Giuliana:615 Maria_Teresa:597 Grazia:580 Elisabetta:564 Adriana:549
      Concetta:535 Antonia:521 Silvia:508 Luciana:496 Donatella:484 Margherita:473 Mariangela:463
      Marisa:452 Graziella:443 Vincenza:433 Maria_Grazia:424 Ivana:416 Mirella:408 Domenica:400
      Nadia:392 Tiziana:385 Manuela:378 Rosaria:371 Claudia:364 Raffaella:358 Stefania:352
      Emanuela:346 Rossella:340 Ornella:335 Maria_Luisa:329 Rosalba:324 Immacolata:319 Nicoletta:314
      Barbara:309 Monica:305 Roberta:300 Fiorella:296 Liliana:292 Renata:288 Assunta:284 Cinzia:280
      1960 Maria:6500 Anna:3534 Patrizia:3051 Paola:2683 Daniela:2395 Antonella:2163 Laura:1971
      Stefania:1811 Cristina:1675 Roberta:1558 Barbara:1456 Cinzia:1367 Rosa:1288 Angela:1218
      Giuseppina:1155 Monica:1098 Rita:1046 Carla:999 Lucia:956 Tiziana:917 Francesca:881
      Giovanna:847 Elena:816 Teresa:788 Manuela:761 Loredana:736 Silvia:712 Sonia:690 Sabrina:669
      Alessandra:650 Simona:631 Anna_Maria:614 Gabriella:598 Claudia:582 Elisabetta:567
      Donatella:553 Nadia:540 Raffaella:527 Federica:515 Carmela:503 Caterina:492 Luisa:481
      Franca:471 Marina:461 Rosanna:452 Lorena:443 Emanuela:434 Michela:426 Concetta:418
      Rossella:410 Antonietta:403 Giuliana:396 Grazia:389 Maria_Grazia:382 Nicoletta:376 Marisa:370
      Maria_Teresa:364 Katia:358 Antonia:352 Ornella:347 Valeria:341 Ivana:336 Rosaria:331
      Chiara:326 Adriana:322 Vincenza:317 Marcella:313 Milena:308 Mariangela:304 Margherita:300
      1970 Francesca:3600 Maria:3105 Laura:2730 Barbara:2435 Monica:2198 Paola:2003 Alessandra:1840
      Cristina:1701 Simona:1582 Daniela:1479 Roberta:1388 Elena:1307 Silvia:1236 Anna:1172
      Stefania:1114 Sara:1062 Valentina:1014 Elisa:970 Chiara:930 Federica:894 Sabrina:860
      Claudia:828 Michela:799 Manuela:771 Antonella:746 Rosa:722 Lucia:700 Ilaria:679 Angela:659
      Valeria:640 Giovanna:623 Eleonora:606 Patrizia:590 Sonia:575 Elisabetta:561 Emanuela:547
      Raffaella:534 Katia:522 Nadia:510 Tiziana:499 Teresa:488 Giuseppina:478 Marina:468
      Veronica:458 Luisa:449 Rossella:440 Tania:432 Caterina:424 Rita:416 Arianna:409 Serena:401
      Carmela:394 Donatella:388 Cinzia:381 Loredana:375 Lorena:369 Giuliana:363 Debora:357
      Alessia:351 Giulia:346 Luana:341 Mariangela:336 Samantha:331 Annalisa:326 Ivana:321
      Rosanna:317 Marta:312 Concetta:308 Cristiana:304 Romina:300
      1980 Valentina:4300 Francesca:3482 Elisa:2926 Laura:2523 Sara:2217 Chiara:1978 Silvia:1785
      Elena:1627 Federica:1494 Giulia:1381 Alessandra:1284 Maria:1200 Martina:1126 Ilaria:1061
      Roberta:1003 Anna:951 Simona:904 Marta:861 Claudia:823 Eleonora:787 Veronica:755 Valeria:725
      Monica:697 Serena:672 Paola:648 Daniela:626 Michela:605 Cristina:586 Barbara:568 Giorgia:551
      Manuela:535 Stefania:519 Alessia:505 Alice:492 Giovanna:479 Angela:467 Lucia:455 Rosa:444
      Arianna:433 Jessica:423 Erika:414 Debora:405 Sabrina:396 Emanuela:388 Erica:380 Annalisa:372
      Katia:364 Luana:357 Pamela:350 Caterina:344 Linda:338 Elisabetta:331 Giada:326 Teresa:320
      Camilla:314 Benedetta:309 Marianna:304 Beatrice:299 Irene:294 Ramona:290 Denise:285
      Viviana:281 Noemi:276 Rossella:272 Sonia:268 Melissa:264 Giuseppina:261 Carmela:257
      Margherita:253 Gloria:250
      1990 Giulia:4200 Martina:3389 Chiara:2841 Francesca:2446 Sara:2147 Federica:1913
      Valentina:1725 Alessia:1571 Silvia:1442 Elisa:1332 Ilaria:1238 Elena:1157 Laura:1085
      Giorgia:1022 Alice:966 Eleonora:916 Anna:870 Marta:829 Maria:792 Alessandra:758 Claudia:726
      Roberta:697 Arianna:671 Veronica:646 Jessica:623 Beatrice:602 Irene:582 Giada:563 Serena:546
      Noemi:529 Camilla:514 Michela:499 Valeria:485 Debora:472 Lucia:460 Erika:448 Cristina:437
      Gaia:426 Benedetta:416 Margherita:407 Angela:398 Denise:389 Simona:380 Miriam:372 Rebecca:365
      Sofia:357 Lucrezia:350 Nicole:343 Rosa:337 Daniela:330 Paola:324 Stefania:318 Monica:313
      Marianna:307 Erica:302 Caterina:297 Giovanna:292 Ludovica:287 Melissa:282 Carlotta:278
      Linda:274 Aurora:269 Greta:265 Gloria:261 Asia:258 Annalisa:254 Teresa:250 Vanessa:247
      Viola:243 Carola:240
      2000 Giulia:3840 Martina:3130 Chiara:2870 Sara:2840 Alessia:2720 Francesca:2260 Sofia:1970
      Giorgia:1970 Aurora:1570 Alice:1560 Elisa:1460 Anna:1380 Federica:1360 Maria:1300 Gaia:1280
      Giada:1260 Elena:1110 Marta:1000 Valentina:970 Beatrice:960 Arianna:880 Ilaria:880
      Alessandra:870 Eleonora:830 Noemi:800 Emma:780 Laura:770 Rebecca:730 Asia:720 Camilla:710
      Irene:700 Matilde:690 Silvia:660 Lucia:630 Nicole:600 Greta:560 Ludovica:550 Vittoria:530
      Claudia:520 Angelica:500 Benedetta:500 Caterina:500 Margherita:480 Veronica:460 Miriam:460
      Melissa:450 Lucrezia:440 Roberta:420 Michela:420 Carlotta:380 Serena:380 Valeria:360
      Rachele:340 Angela:340 Ginevra:320 Jessica:320 Viola:300 Lisa:300 Erika:300 Rosa:290
      Marika:280 Cecilia:280 Denise:270 Anita:270 Giovanna:260 Linda:260 Cristina:240 Adele:180
      Bianca:160 Azzurra:100
      """,
    maleNames: """
      1930 Giuseppe:6800 Antonio:5175 Giovanni:4177 Mario:3501 Luigi:3014 Francesco:2646
      Salvatore:2358 Vincenzo:2126 Angelo:1936 Pietro:1777 Domenico:1642 Franco:1527 Carlo:1426
      Bruno:1338 Aldo:1260 Paolo:1191 Michele:1129 Sergio:1073 Renato:1022 Giorgio:976 Alfredo:934
      Pasquale:895 Guido:860 Gino:827 Nicola:797 Ugo:768 Enzo:742 Alberto:717 Umberto:694
      Ernesto:673 Enrico:653 Romano:633 Gianfranco:615 Giancarlo:598 Guglielmo:582 Benito:567
      Armando:553 Gaetano:539 Silvio:526 Raffaele:513 Dino:501 Vittorio:490 Renzo:479 Luciano:469
      Piero:459 Roberto:449 Adriano:440 Italo:432 Cesare:423 Remo:415 Gennaro:407 Rocco:400
      Ettore:392 Rosario:385 Livio:379 Elio:372 Fernando:366 Walter:360 Emilio:354 Arturo:348
      Lino:343 Sebastiano:337 Agostino:332 Nello:327 Oreste:322 Filippo:318 Giacomo:313 Edoardo:309
      Osvaldo:304 Ciro:300
      1940 Giuseppe:6900 Antonio:5139 Giovanni:4094 Mario:3402 Francesco:2911 Luigi:2543
      Salvatore:2258 Vincenzo:2030 Franco:1844 Angelo:1690 Domenico:1559 Carlo:1447 Pietro:1350
      Bruno:1265 Giorgio:1190 Sergio:1124 Paolo:1064 Michele:1011 Giancarlo:963 Roberto:919
      Renato:879 Gianfranco:842 Pasquale:808 Luciano:777 Nicola:748 Aldo:721 Alberto:696 Enzo:673
      Vittorio:651 Enrico:631 Claudio:612 Adriano:594 Piero:577 Alfredo:561 Umberto:545 Gaetano:531
      Raffaele:517 Ernesto:504 Renzo:492 Silvio:480 Rosario:469 Guido:459 Armando:448 Gino:439
      Cosimo:429 Rocco:420 Walter:412 Giacomo:403 Filippo:395 Benito:388 Ugo:381 Elio:373 Romano:367
      Dario:360 Ennio:354 Tommaso:348 Ezio:342 Massimo:336 Fausto:331 Fernando:325 Lorenzo:320
      Sebastiano:315 Maurizio:310 Gennaro:305 Ivano:301 Emilio:296 Natale:292 Egidio:288 Ciro:284
      Fulvio:280
      1950 Giuseppe:6400 Antonio:4816 Giovanni:3860 Francesco:3221 Mario:2763 Luigi:2419
      Salvatore:2152 Roberto:1937 Franco:1762 Vincenzo:1616 Angelo:1492 Domenico:1385 Carlo:1293
      Paolo:1213 Pietro:1142 Sergio:1078 Claudio:1022 Michele:971 Maurizio:924 Giorgio:883 Bruno:844
      Pasquale:809 Giancarlo:777 Luciano:747 Massimo:719 Nicola:694 Alberto:670 Enzo:648
      Gianfranco:627 Stefano:607 Renato:589 Vittorio:571 Enrico:555 Marco:540 Raffaele:525
      Gaetano:511 Fabio:498 Piero:486 Rosario:474 Umberto:463 Rocco:452 Alessandro:442 Filippo:432
      Alfredo:422 Adriano:413 Dario:405 Aldo:397 Andrea:389 Tommaso:381 Cosimo:374 Silvano:367
      Ciro:360 Walter:353 Giacomo:347 Lorenzo:341 Ezio:335 Gennaro:329 Daniele:324 Sebastiano:319
      Riccardo:314 Armando:309 Flavio:304 Guido:299 Valter:295 Ivano:290 Luca:286 Federico:282
      Carmine:278 Donato:274 Mauro:270
      1960 Giuseppe:4900 Antonio:3954 Roberto:3315 Giovanni:2853 Francesco:2504 Marco:2232
      Maurizio:2013 Paolo:1833 Massimo:1682 Stefano:1554 Salvatore:1445 Luigi:1350 Claudio:1266
      Mario:1193 Vincenzo:1127 Angelo:1068 Mauro:1015 Carlo:967 Fabio:924 Andrea:884 Domenico:847
      Alessandro:814 Michele:783 Sergio:754 Pietro:727 Franco:702 Giorgio:679 Luca:657 Daniele:637
      Pasquale:618 Alberto:599 Nicola:582 Riccardo:566 Enrico:551 Raffaele:537 Fabrizio:523
      Gianluca:510 Gaetano:498 Bruno:486 Luciano:475 Davide:464 Enzo:454 Dario:444 Flavio:434
      Giancarlo:425 Massimiliano:417 Rosario:408 Umberto:400 Filippo:393 Rocco:385 Marcello:378
      Cosimo:371 Lorenzo:365 Ciro:358 Carmine:352 Tommaso:346 Giacomo:340 Walter:335 Gabriele:330
      Federico:324 Gianni:319 Gianfranco:314 Vittorio:310 Renato:305 Patrizio:301 Gennaro:296
      Donato:292 Adriano:288 Guido:284 Sandro:280
      1970 Marco:4600 Andrea:3674 Giuseppe:3058 Antonio:2619 Alessandro:2290 Francesco:2035
      Luca:1830 Stefano:1664 Giovanni:1524 Roberto:1407 Fabio:1306 Massimo:1219 Paolo:1143
      Davide:1075 Salvatore:1015 Daniele:962 Gianluca:914 Massimiliano:870 Luigi:830 Vincenzo:794
      Simone:761 Mario:731 Michele:703 Domenico:676 Angelo:652 Matteo:630 Cristian:609 Maurizio:589
      Claudio:571 Carlo:553 Alberto:537 Riccardo:522 Fabrizio:507 Federico:493 Nicola:480
      Pasquale:468 Alessio:456 Enrico:445 Diego:435 Pietro:425 Emanuele:415 Gabriele:406
      Raffaele:397 Lorenzo:388 Mauro:380 Gaetano:373 Giorgio:365 Filippo:358 Ivan:351 Mirko:344
      Sergio:338 Dario:332 Cristiano:326 Giacomo:320 Emiliano:315 Rosario:309 Gianpaolo:304
      Tommaso:299 Rocco:294 Ciro:290 Marcello:285 Danilo:281 Gianni:277 Carmine:272 Cosimo:268
      Denis:264 Valerio:261 Omar:257 Samuele:253 Walter:250
      1980 Marco:4500 Andrea:3579 Luca:2971 Alessandro:2540 Francesco:2218 Giuseppe:1968 Davide:1769
      Matteo:1607 Antonio:1472 Simone:1357 Stefano:1260 Daniele:1175 Giovanni:1101 Fabio:1036
      Federico:978 Michele:926 Roberto:880 Salvatore:837 Alessio:799 Paolo:764 Vincenzo:732
      Riccardo:703 Luigi:676 Emanuele:651 Lorenzo:627 Nicola:606 Domenico:585 Angelo:566 Alberto:549
      Gabriele:532 Mario:516 Claudio:501 Mattia:487 Massimiliano:474 Giacomo:462 Enrico:450
      Fabrizio:439 Cristian:428 Filippo:418 Carlo:408 Mirko:399 Tommaso:390 Gianluca:381
      Pasquale:373 Dario:365 Pietro:358 Valerio:351 Manuel:344 Diego:337 Massimo:331 Ivan:325
      Raffaele:319 Christian:313 Danilo:308 Giorgio:302 Edoardo:297 Rosario:292 Gaetano:287 Ciro:283
      Samuele:278 Denis:274 Maurizio:270 Leonardo:265 Carmine:262 Jacopo:258 Omar:254 Alex:250
      Giulio:247 Rocco:243 Cristiano:240
      1990 Andrea:4900 Marco:3655 Francesco:2915 Luca:2424 Alessandro:2074 Matteo:1813 Davide:1610
      Simone:1448 Giuseppe:1316 Federico:1205 Lorenzo:1112 Riccardo:1032 Antonio:963 Daniele:903
      Alessio:849 Stefano:802 Mattia:760 Giovanni:722 Michele:687 Gabriele:656 Nicola:627
      Emanuele:601 Roberto:577 Salvatore:555 Fabio:534 Filippo:515 Giacomo:497 Luigi:481
      Vincenzo:465 Domenico:450 Edoardo:437 Nicolò:424 Alberto:412 Cristian:400 Leonardo:390
      Samuele:379 Paolo:370 Jacopo:360 Tommaso:351 Pietro:343 Angelo:335 Christian:327 Enrico:320
      Mario:313 Manuel:307 Claudio:300 Carlo:294 Gianluca:288 Raffaele:282 Pasquale:277 Valerio:272
      Mirko:267 Giorgio:262 Giulio:257 Dario:253 Alex:248 Diego:244 Ciro:240 Massimiliano:236
      Denis:232 Kevin:229 Rosario:225 Gaetano:222 Ivan:218 Eugenio:215 Danilo:212 Cristiano:209
      Ettore:206 Umberto:203 Elia:200
      2000 Francesco:3650 Alessandro:3330 Andrea:3280 Matteo:3110 Lorenzo:2900 Luca:2370 Mattia:2110
      Davide:2080 Marco:2040 Simone:2030 Gabriele:2000 Riccardo:1780 Giuseppe:1750 Antonio:1580
      Federico:1530 Alessio:1490 Giovanni:1400 Tommaso:1320 Leonardo:1310 Filippo:1250 Emanuele:1200
      Daniele:1180 Michele:1140 Samuele:1090 Nicolò:1050 Salvatore:1000 Pietro:950 Vincenzo:920
      Christian:910 Cristian:900 Luigi:880 Stefano:850 Edoardo:850 Giacomo:850 Domenico:780
      Nicola:750 Manuel:700 Angelo:650 Jacopo:650 Roberto:600 Alberto:550 Diego:510 Gabriel:450
      Paolo:450 Fabio:450 Mario:440 Giulio:430 Pasquale:420 Enrico:420 Raffaele:420 Carlo:400
      Daniel:400 Kevin:380 Giorgio:380 Gianluca:360 Elia:340 Alex:330 Thomas:320 Valerio:310
      Samuel:300 Dario:290 Claudio:270 Ciro:260 Denis:220 Rosario:220 Ettore:180 Cristiano:180
      Gioele:180 Gaetano:180 Nathan:120
      """,
    ages: """
      18:115 20:299 25:302 30:318 35:334 40:364 45:436 50:475 55:478 60:431 65:366 70:327 75:284
      80:212 85:142 90:65 95
      """,
    cities: """
      Roma|RM|00118-00199||2751
      Milano|MI|20121-20162||1364
      Napoli|NA|80121-80147||911
      Torino|TO|10121-10156||851
      Palermo|PA|90121-90151||627
      Genova|GE|16121-16167||562
      Bologna|BO|40121-40141||390
      Firenze|FI|50121-50145||362
      Bari|BA|70121-70132||316
      Catania|CT|95121-95131||299
      Verona|VR|37121-37142||256
      Venezia|VE|30121-30176||250
      Messina|ME|98121-98168||217
      Padova|PD|35121-35143||208
      Trieste|TS|34121-34151||199
      Brescia|BS|25121-25136||198
      Parma|PR|43121-43126||198
      Prato|PO|59100-59100||197
      Taranto|TA|74121-74123||186
      Modena|MO|41121-41126||185
      Reggio Calabria|RC|89121-89135||169
      Reggio Emilia|RE|42121-42124||171
      Perugia|PG|06121-06135||162
      Ravenna|RA|48121-48125||156
      Livorno|LI|57121-57128||153
      Rimini|RN|47921-47924||150
      Cagliari|CA|09121-09134||147
      Foggia|FG|71121-71122||146
      Ferrara|FE|44121-44124||130
      Latina|LT|04100-04100||128
      Salerno|SA|84121-84135||126
      Giugliano in Campania|NA|80014-80014||125
      Monza|MB|20900-20900||123
      Sassari|SS|07100-07100||121
      Bergamo|BG|24121-24129||120
      Pescara|PE|65121-65129||118
      Trento|TN|38121-38123||118
      Forlì|FC|47121-47122||117
      Siracusa|SR|96100-96100||116
      Vicenza|VI|36100-36100||110
      Bolzano|BZ|39100-39100||106
      Terni|TR|05100-05100||106
      Piacenza|PC|29121-29122||103
      Novara|NO|28100-28100||102
      Ancona|AN|60121-60131||98
      Udine|UD|33100-33100||98
      Andria|BT|76123-76123||97
      Arezzo|AR|52100-52100||96
      Cesena|FC|47521-47522||96
      Pesaro|PU|61121-61122||95
      Lecce|LE|73100-73100||94
      La Spezia|SP|19121-19126||92
      Alessandria|AL|15121-15122||91
      Pisa|PI|56121-56128||89
      Pistoia|PT|51100-51100||89
      Guidonia Montecelio|RM|00012-00012||89
      Lucca|LU|55100-55100||89
      Treviso|TV|31100-31100||85
      Catanzaro|CZ|88100-88100||84
      Como|CO|22100-22100||84
      Brindisi|BR|72100-72100||82
      Busto Arsizio|VA|21052-21052||83
      Grosseto|GR|58100-58100||81
      Varese|VA|21100-21100||79
      Sesto San Giovanni|MI|20099-20099||79
      Marsala|TP|91025-91025||79
      Corigliano-Rossano|CS|87064-87064||74
      Asti|AT|14100-14100||73
      Ragusa|RG|97100-97100||73
      Caserta|CE|81100-81100||72
      Carpi|MO|41012-41012||72
      Cremona|CR|26100-26100||71
      Pavia|PV|27100-27100||71
      Gela|CL|93012-93012||71
      Altamura|BA|70022-70022||70
      L'Aquila|AQ|67100-67100||70
      Imola|BO|40026-40026||69
      Massa|MS|54100-54100||66
      Viterbo|VT|01100-01100||66
      Potenza|PZ|85100-85100||65
      Cosenza|CS|87100-87100||64
      Crotone|KR|88900-88900||59
      Caltanissetta|CL|93100-93100||59
      Matera|MT|75100-75100||60
      Fano|PU|61032-61032||60
      Olbia|SS|07026-07026||61
      Savona|SV|17100-17100||58
      Faenza|RA|48018-48018||58
      Moncalieri|TO|10024-10024||56
      Cuneo|CN|12100-12100||56
      Benevento|BN|82100-82100||56
      Trapani|TP|91100-91100||55
      Agrigento|AG|92100-92100||55
      Siena|SI|53100-53100||53
      Sanremo|IM|18038-18038||53
      Avellino|AV|83100-83100||52
      Teramo|TE|64100-64100||52
      Rovigo|RO|45100-45100||50
      Mantova|MN|46100-46100||49
      Campobasso|CB|86100-86100||47
      Lecco|LC|23900-23900||47
      Aosta|AO|11100-11100||33
      """,
    postcodeFormat: "#####",
    landlineNumber: "",
    mobileNumbers: "",
    streetHeads: """
      Via:76 Viale:8 Piazza:6 Corso:4 Vicolo:3 Strada:2 Largo:1
      """,
    streetTails: """
      Roma:12 Milano:4 Torino:4 Venezia:4 Firenze:3 Napoli:3 Genova:3 Bologna:2 Trieste:4 Trento:4
      Palermo:2 Bari Verona:2 Padova:2 Ravenna Modena Parma Siena Pisa Mantova Ancona Cagliari
      Gorizia:2 Zara Fiume:2 Pola Piave:4 Isonzo:3 Po:2 Tevere:2 Arno:2 Adige:2 Ticino:2 Adda
      Brenta:2 Tagliamento:2 Volturno Sicilia:2 Sardegna:2 Toscana:2 Piemonte:2 Liguria:2
      Lombardia:2 Veneto:2 Puglia Calabria:2 Umbria:2 Marche Lazio Friuli Istria Dalmazia Europa:3
      Italia:4 Nazionale:3 Provinciale:3 Nuova:2 Vecchia Grande Lunga Maggiore:2 Centrale:2
      Circonvallazione:2 della_Repubblica:6 della_Libertà:5 dell'Indipendenza:2 della_Vittoria:4
      della_Pace:4 dell'Unità_d'Italia:2 della_Resistenza:3 dei_Mille:3 dei_Martiri:2 dei_Caduti:2
      del_Lavoro:3 XX_Settembre:5 IV_Novembre:5 XXV_Aprile:5 II_Giugno:3 I_Maggio:3 XI_Febbraio
      della_Costituzione:2 della_Concordia:2 della_Fratellanza della_Stazione:4 della_Ferrovia:2
      del_Porto:2 del_Mare:2 della_Marina:2 della_Spiaggia della_Riviera del_Faro del_Molo
      del_Mercato:2 della_Fiera:2 del_Commercio:2 dell'Industria:3 dell'Artigianato:3
      dell'Agricoltura:2 della_Tecnica della_Scienza dell'Università delle_Scuole:3 della_Scuola:2
      dell'Asilo del_Municipio:2 del_Teatro:2 dell'Ospedale:2 della_Chiesa:4 del_Duomo:2
      della_Pieve:2 del_Convento:2 del_Santuario del_Rosario dell'Oratorio della_Canonica
      del_Castello:4 della_Torre:2 delle_Mura:2 della_Rocca:2 del_Borgo:3 di_Mezzo di_Sopra di_Sotto
      della_Porta del_Ponte:3 del_Fiume:2 del_Torrente del_Lago:2 della_Fontana:3 delle_Fontane
      della_Fonte:3 del_Pozzo:2 del_Mulino:3 dei_Mulini:2 della_Fornace:2 delle_Fornaci
      della_Filanda del_Forno dei_Fabbri dei_Conciatori dei_Tintori dei_Pescatori:2 dei_Mugnai
      dei_Vasai degli_Orefici dei_Lanaioli del_Bosco:2 della_Pineta:2 della_Collina del_Colle:2
      della_Valle:2 del_Monte:2 della_Montagna dei_Prati:2 del_Prato:2 dei_Campi:2 della_Campagna
      della_Vigna:2 delle_Vigne:2 del_Frantoio degli_Orti dell'Orto dei_Giardini:3 del_Parco:3
      del_Sole:3 della_Luna delle_Stelle dell'Aurora dei_Tigli:4 dei_Pini:4 degli_Abeti:2 dei_Larici
      dei_Platani:3 delle_Querce:2 dei_Castagni:2 dei_Pioppi:2 dei_Salici:2 degli_Olmi:2
      dei_Frassini:2 delle_Betulle:2 degli_Aceri:2 dei_Faggi:2 degli_Ulivi:3 degli_Olivi:2
      dei_Cipressi:2 degli_Allori dei_Lecci dei_Gelsi dei_Ciliegi:2 dei_Mandorli:2 dei_Peschi
      dei_Noci delle_Palme:2 delle_Magnolie degli_Oleandri:2 delle_Acacie:2 delle_Robinie
      delle_Ginestre:2 delle_Rose:4 dei_Gelsomini delle_Mimose:2 delle_Viole:2 dei_Gigli:2
      dei_Garofani:2 delle_Margherite:2 delle_Primule dei_Ciclamini dei_Mughetti dei_Glicini:2
      delle_Ortensie delle_Azalee delle_Camelie dei_Narcisi delle_Rondini delle_Allodole
      degli_Usignoli dei_Merli
      """,
    streetJoin: " ",
    houseNumberFollowsStreet: true,
    houseNumberJoin: " ",
    houseNumbers: 1...156,
    companyHeads: """
      Albor Arbor Arn Bals Berc Bren Calv Cann Cedr Cerv Cim Cord Corn Delf Felc Fior Fraz Gelm
      Giard Gran Larm Laur Lev Lim Lumb Mar Mirt Mond Nebr Nev Nord Oliv Orl Pald Pin Quer Rug Salv
      Selv Sorg Terz Tim Tort Valm Vent Verb Zaff Zan
      """,
    companyTails: """
      acqua adia alba alda alma amia anca anea anta ardia aria asca astra avia edra ella ema enna
      enza eria erma esia essa estra ezza iana ianda ice igna illa imba inea inda inia irta isca
      isia oldi olia onda onia orba osca ossa ulia unda usca uva
      """,
    companyJoin: " ",
    industries: """
      Informatica, Telematica, Automazioni, Applicativi
      Addetto all'assistenza tecnica/Addetta all'assistenza tecnica, \
      Programmatore junior/Programmatrice junior, Collaudatore software/Collaudatrice software
      Programmatore/Programmatrice, Sistemista, Analista dati, Tecnico di rete/Tecnica di rete
      Responsabile di progetto informatico, Architetto software/Architetta software, \
      Direttore tecnico/Direttrice tecnica

      Sanità, Cliniche, Odontoiatria, Farmaceutici
      Operatore sociosanitario/Operatrice sociosanitaria, Ausiliario/Ausiliaria, \
      Assistente alla poltrona
      Infermiere/Infermiera, Farmacista, Fisioterapista, Medico/Medica, Igienista dentale
      Caposala, Direttore sanitario/Direttrice sanitaria, Primario/Primaria

      Trasporti, Spedizioni, Corrieri, Magazzini
      Magazziniere/Magazziniera, Fattorino/Fattorina, Carrellista
      Autista, Spedizioniere/Spedizioniera, Doganalista, \
      Pianificatore dei trasporti/Pianificatrice dei trasporti
      Capo magazzino, Responsabile della logistica, Direttore di filiale/Direttrice di filiale

      Costruzioni, Edilizia, Ristrutturazioni, Infissi
      Manovale, Apprendista muratore/Apprendista muratrice
      Muratore/Muratrice, Idraulico/Idraulica, Elettricista, Geometra, Imbianchino/Imbianchina
      Capocantiere, Direttore dei lavori/Direttrice dei lavori

      Assicurazioni, Investimenti, Risparmio, Mutui
      Cassiere/Cassiera, Impiegato assicurativo/Impiegata assicurativa, \
      Addetto allo sportello/Addetta allo sportello
      Consulente finanziario/Consulente finanziaria, Analista crediti, \
      Broker assicurativo/Broker assicurativa, Liquidatore/Liquidatrice
      Direttore di agenzia/Direttrice di agenzia, Attuario capo/Attuaria capo

      Meccanica, Utensili, Metalli, Stampaggi
      Operaio di produzione/Operaia di produzione, Montatore/Montatrice
      Tornitore/Tornitrice, Saldatore/Saldatrice, Ingegnere della qualità/Ingegnera della qualità, \
      Disegnatore meccanico/Disegnatrice meccanica, Manutentore/Manutentrice
      Capofficina, Capo reparto, Direttore di stabilimento/Direttrice di stabilimento

      Alimentari, Panificio, Caseificio, Conserve
      Aiuto panettiere/Aiuto panettiera, Confezionatore/Confezionatrice
      Panettiere/Panettiera, Casaro/Casara, Tecnologo alimentare/Tecnologa alimentare, \
      Pasticciere/Pasticciera
      Capo fornaio/Capo fornaia, Responsabile di produzione

      Edizioni, Tipografia, Libreria, Pubblicità
      Assistente di redazione, Impaginatore/Impaginatrice
      Redattore/Redattrice, Grafico/Grafica, Traduttore/Traduttrice, \
      Correttore di bozze/Correttrice di bozze, Libraio/Libraia
      Caporedattore/Caporedattrice, Direttore artistico/Direttrice artistica

      Energia, Rinnovabili, Elettricità, Climatizzazione
      Letturista, Aiuto elettricista
      Impiantista, Ingegnere elettrico/Ingegnera elettrica, \
      Installatore solare/Installatrice solare, Frigorista
      Capo centrale, Responsabile energia

      Alberghi, Viaggi, Ristorazione, Pasticceria
      Cameriere/Cameriera, Addetto alla reception/Addetta alla reception, Aiuto cuoco/Aiuto cuoca
      Cuoco/Cuoca, Agente di viaggio, Barista, Sommelier
      Capocuoco/Capocuoca, Direttore d'albergo/Direttrice d'albergo, Responsabile di sala

      Consulenza, Contabilità, Revisioni, Selezione
      Assistente legale, Praticante
      Consulente, Commercialista, Avvocato/Avvocata, Selezionatore/Selezionatrice, \
      Consulente del lavoro
      Socio dirigente/Socia dirigente, Revisore capo/Revisora capo

      Mobili, Tessuti, Calzature, Arredamenti
      Commesso/Commessa, Addetto alle vendite/Addetta alle vendite
      Addetto agli acquisti/Addetta agli acquisti, Vetrinista, Sarto/Sarta, \
      Arredatore/Arredatrice, Falegname
      Responsabile di negozio, Capo area

      Vivai, Sementi, Cantine, Agricoltura
      Bracciante, Aiuto cantiniere/Aiuto cantiniera
      Agricoltore/Agricoltrice, Agronomo/Agronoma, Enologo/Enologa, Vivaista
      Fattore/Fattoressa, Direttore di cantina/Direttrice di cantina

      Formazione, Scuole, Lingue, Corsi
      Assistente educativo/Assistente educativa, Animatore/Animatrice
      Insegnante, Maestro/Maestra, Formatore/Formatrice, Educatore/Educatrice
      Preside, Coordinatore didattico/Coordinatrice didattica

      Pulizie, Giardinaggio, Riciclaggi, Acque
      Addetto alle pulizie/Addetta alle pulizie, Aiuto giardiniere/Aiuto giardiniera
      Giardiniere/Giardiniera, Tecnico ambientale/Tecnica ambientale, Idrologo/Idrologa
      Caposquadra, Responsabile ambiente
      """,
    commonJobs: """
      Impiegato/Impiegata, Tirocinante, Centralinista, Apprendista in ufficio
      Contabile, Addetto alle risorse umane/Addetta alle risorse umane, \
      Segretario di direzione/Segretaria di direzione, Agente commerciale, \
      Addetto stampa/Addetta stampa, Responsabile assistenza clienti
      Direttore commerciale/Direttrice commerciale, Responsabile del personale, \
      Direttore finanziario/Direttrice finanziaria, \
      Amministratore delegato/Amministratrice delegata, Responsabile marketing
      """,
    legalForms: "S.r.l.:62, S.r.l.s.:8, S.p.A.:9, S.n.c.:9, S.a.s.:7, Soc. coop.:4, :1"
  )
}
