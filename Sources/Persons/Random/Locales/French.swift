extension LocaleData {
  /// France, in French.
  ///
  /// Surnames: the two thousand commonest of births from 1931 to 2000 in their order (INSEE, noms
  /// de famille), with numbers in tens of people that lie between what INSEE publishes: the
  /// commonest, and how many names have more than 500, 100, 50 and 10 births in a decade. The rarer
  /// ones are the next in that order or composed; they weigh what is missing to the whole
  /// population. INSEE writes no accents; they are where most families have them. First names: the
  /// commonest of births in each decade (from the year after the one given) in their order and with
  /// shares in ten-thousandths on a curve through INSEE's numbers (fichier des prénoms). Ages:
  /// population at the start of 2024 in ten thousands, after INSEE, rounded. Cities: population of
  /// the commune in 2021 in thousands, and its main postcode; no two share the first three digits.
  /// Phone numbers: what ARCEP sets aside for fiction, by region of the numbering plan. Streets and
  /// companies are invented.
  static let french = LocaleData(
    country: "France",
    surnames: """
      Martin:17175 Bernard:7750 Thomas:7423 Robert:6947 Petit:6899 Dubois:6466 Richard:6417
      Durand:6151 Moreau:5782 Lefebvre:5640 Laurent:5488 Simon:5477 Michel:5213 Garcia:5180
      Leroy:5109 David:4849 Fontaine:4699 Morel:4605 Fournier:4420 Dupont:4377 Bertrand:4338
      Lambert:4171 Roux:4168 Girard:4151 Rousseau:4017 Martinez:3903 Lefèvre:3854 Vincent:3812
      Bonnet:3742 Muller:3601 Boyer:3591 André:3544 François:3506 Mercier:3478 Guérin:3471
      Legrand:3422 Garnier:3402 Chevalier:3374 Faure:3253 Blanc:3117 Robin:3040 Gauthier:3038
      Clément:3035 Morin:2997 Perrin:2967 Henry:2965 Lopez:2959 Da_Silva:2936 Roussel:2905
      Gautier:2900 Duval:2829 Sanchez:2822 Nicolas:2802 Masson:2771 Mathieu:2693 Marie:2664
      Lemaire:2639 Noël:2624 Marchand:2620 Denis:2619 Dumont:2570 Perez:2559 Rivière:2543
      Dufour:2522 Lucas:2490 Payet:2467 Joly:2439 Meunier:2435 Blanchard:2421 Meyer:2413
      Fernandez:2343 Gérard:2338 Caron:2326 Barbier:2317 Brunet:2311 Renard:2307 Brun:2267
      Leroux:2252 Gaillard:2239 Schmitt:2223 Giraud:2216 Colin:2182 Picard:2177 Roy:2177 Arnaud:2160
      Roger:2146 Lemoine:2131 Roche:2122 Vidal:2093 Aubert:2075 Pereira:2064 Pierre:2061
      Olivier:2043 Philippe:2007 Renaud:2006 Rodriguez:2005 Bourgeois:1992 Leclerc:1988
      Leclercq:1987 Fabre:1953 Lacroix:1946 Lecomte:1938 Guillaume:1916 Benoit:1915 Dumas:1908
      Ferreira:1902 Carpentier:1881 Rolland:1862 Hubert:1861 Jean:1851 Louis:1845 Rey:1841
      Vasseur:1830 Dupuis:1820 Huet:1791 Guillot:1787 Berger:1782 Moulin:1748 Adam:1727
      Gonzalez:1721 Fleury:1715 Deschamps:1714 Grondin:1711 Boucher:1708 Dupuy:1701 Aubry:1693
      Charles:1679 Royer:1678 Paris:1677 Bertin:1673 Ménard:1673 Poirier:1671 Maillard:1656
      Guyot:1645 Hoarau:1631 Jacquet:1629 Klein:1625 Charpentier:1620 Renault:1620 Baron:1619
      Carré:1607 Rodrigues:1605 Dos_Santos:1604 Hervé:1583 Collet:1573 Léger:1565 Fernandes:1548
      Schneider:1545 Cousin:1544 Bailly:1541 Le_Gall:1528 Langlois:1521 Prévost:1517 Bouvier:1515
      Julien:1490 Daniel:1488 Gomez:1486 Germain:1483 Rémy:1481 Lebrun:1480 Millet:1472 Le_Roux:1458
      Perrot:1458 Goncalves:1458 Breton:1457 Marty:1456 Lévêque:1453 Leblanc:1448 Boulanger:1446
      Pelletier:1426 Barre:1426 Le_Goff:1417 Monnier:1411 Bénard:1401 Marchal:1398 Poulain:1394
      Hamon:1393 Maillot:1391 Besson:1388 Étienne:1376 Lemaître:1369 Weber:1361 Jacob:1358
      Guichard:1358 Tessier:1358 Mallet:1355 Perrier:1344 Michaud:1337 Chevallier:1335 Collin:1331
      Gillet:1331 Maréchal:1323 Chauvin:1312 Delaunay:1301 Antoine:1297 Carlier:1297 Hernandez:1290
      Lejeune:1280 Humbert:1275 Cordier:1274 Pasquier:1270 Bouchet:1267 Alexandre:1266 Martins:1258
      Delattre:1257 Perret:1255 Gay:1251 Briand:1247 Lebon:1246 Hoareau:1243 Lamy:1236 Gilbert:1234
      Legros:1234 Besnard:1225 Pichon:1223 Hébert:1219 Launay:1216 Lesage:1215 Ruiz:1212
      Reynaud:1203 Georges:1201 Barthélémy:1193 Lebreton:1185 Albert:1183 Voisin:1180 Jacques:1179
      Ollivier:1176 Vallée:1174 Sauvage:1171 Bigot:1171 Nguyen:1168 Leduc:1164 Lelièvre:1162
      Guillou:1159 Charrier:1157 Martel:1154 Camus:1151 Didier:1150 Guillet:1147 Pons:1147
      Coulon:1146 Buisson:1146 Pineau:1142 Barbe:1129 Gros:1128 Turpin:1128 Mahé:1125 Laporte:1114
      Blanchet:1113 Blondel:1111 Gaudin:1108 Da_Costa:1103 Grégoire:1103 Paul:1096 Marin:1094
      Hardy:1094 Bodin:1087 Joubert:1082 Morvan:1077 Colas:1077 Régnier:1074 Lenoir:1071 Devaux:1071
      Evrard:1071 Tanguy:1065 Courtois:1064 Lainé:1061 Pascal:1059 Massé:1058 Lopes:1057 Allard:1057
      Rossi:1057 Maury:1056 Verdier:1056 Berthelot:1053 Dijoux:1050 Guillon:1049 Coste:1048
      Navarro:1042 Guilbert:1040 Duhamel:1031 Vaillant:1029 Raymond:1028 Valentin:1027 Raynaud:1025
      Joseph:1021 Baudry:1020 Bruneau:1020 Brunel:1020 Godard:1019 Thibault:1019 Delorme:1018
      Blin:1016 Bousquet:1003 Bonneau:1003 Séguin:1003 Delmas:1000 Clerc:998 Chauvet:997 Allain:996
      Ferrand:994 Gomes:993 Texier:992 Cohen:992 Mary:991 Riou:991 Couturier:990 Marion:990
      Maurice:987 Legendre:985 Lefort:984 Marques:983 Pruvost:981 Ribeiro:981 Lombard:980
      Bourdon:978 Toussaint:965 Loiseau:963 Imbert:962 Descamps:961 Gilles:961 Dupré:960 Jourdan:958
      Lévy:954 Lacombe:953 Chartier:951 Laroche:949 Delahaye:949 Leconte:946 Lagarde:945 Gimenez:941
      Bègue:938 Maillet:935 Guibert:932 Fischer:930 Potier:929 Martineau:928 Peltier:927 Normand:926
      Bazin:924 Labbé:923 Alves:922 Weiss:921 Jacquot:920 Pottier:919 Parent:918 Grenier:917
      Lemonnier:916 Auger:914 Bonnin:912 Costa:908 Blot:907 Rocher:905 Techer:904 Wagner:903
      Pagès:901 Boutin:897 Chauveau:892 Neveu:891 Péron:890 Fouquet:886 Rousset:884 Macé:884
      Vallet:883 Guyon:881 Chrétien:881 Delannoy:881 Faivre:878 Bouvet:875 Gallet:874 Foucher:871
      Petitjean:870 Lacoste:870 Bernier:865 Salmon:859 Merle:858 Hamel:857 Becker:857 Delage:855
      Gosselin:855 Valette:854 Moreno:853 Jourdain:850 Thierry:850 Boulay:850 Samson:849
      Parmentier:846 Lecoq:846 Maurin:844 Vial:844 Letellier:841 Stéphan:840 Favre:840 Cornu:837
      Le_Corre:836 Leleu:831 Castel:831 Charbonnier:831 Bellanger:825 Leblond:824 Ledoux:820
      Prigent:819 Rossignol:819 Girault:811 Rault:809 Diaz:809 Guy:808 Jeanne:807 Duclos:807
      Prévot:806 Drouet:805 Lafon:804 Gervais:802 Serre:800 Poncet:797 Andrieu:797 Doucet:797
      De_Oliveira:795 Poisson:794 Hoffmann:793 Ferré:791 Chapuis:790 Maire:788 Bonhomme:786
      Boulet:786 Fortin:785 Billard:784 Blondeau:784 Bocquet:783 Brault:782 Pinto:782 Cadet:781
      Cros:781 Benoist:780 Merlin:780 Picot:778 Grandjean:776 Léonard:776 Forestier:775
      Lallemand:774 Gras:774 Léon:773 Claude:773 Martinet:772 Bauer:771 Favier:769 Lauret:768
      Torres:767 Levasseur:767 Guéguen:763 Tellier:762 Geoffroy:761 Chatelain:758 Comte:758
      De_Sousa:757 Dujardin:757 Brossard:757 Lelong:756 Laborde:756 Berthier:755 Huguet:754
      Morand:753 Mouton:752 Papin:751 Chambon:750 Rose:750 Flament:748 Lepage:747 Sabatier:746
      Provost:744 Pommier:744 Maurel:742 Jolly:742 Mounier:741 Teixeira:741 Grand:739 Le_Roy:736
      Marquet:735 Munoz:733 Dubreuil:731 Guillemin:730 Besse:729 Traoré:729 Granger:728 Diallo:727
      Marc:727 Le_Guen:725 Grange:724 Félix:723 Bouquet:723 Thiébaut:722 Lefrançois:719 Dumoulin:717
      Bataille:717 Constant:716 Mas:716 Ricard:716 Ducrocq:715 Leray:715 Savary:714 Foulon:713
      Champion:713 Gicquel:713 Keller:713 Rigaud:713 Bourdin:712 Barret:711 Blaise:709 Jung:708
      Lacour:707 Bureau:706 Cartier:705 Guillard:704 Basset:701 Ferry:701 Husson:700 Dias:700
      Godefroy:699 Théry:698 Guillemot:698 Prat:697 Laval:697 Walter:697 Binet:695 Jamet:695
      Roques:695 Lavigne:694 Mignot:694 Payen:692 Esnault:692 Bouchard:692 Pujol:692 Lecocq:691
      Le_Bihan:691 Millot:690 Mangin:690 Corre:689 Combes:688 Gibert:685 Camara:685 Schmidt:684
      Clain:683 Tournier:682 Kieffer:682 Santiago:682 Lemarchand:682 Lebeau:680 Jouan:679 Thiery:676
      Doré:674 Sellier:672 Saunier:671 Barreau:671 Gil:668 Fort:668 Magnier:665 Cornet:665
      Poulet:664 Vivier:662 Vigneron:661 Lamotte:661 Aubin:661 Andrieux:660 Terrier:660 Lesueur:660
      Zimmermann:658 Arnould:658 Jolivet:656 Lang:655 Jacquemin:653 Armand:652 Lefranc:650
      Cardon:650 Beaumont:648 Bon:646 Le_Borgne:646 Lasserre:644 Montagne:644 Duchêne:643
      Caillaud:643 Bastien:643 Sarrazin:643 Bérard:642 Prieur:641 Crépin:641 Cochet:640 Lagrange:640
      Soulier:639 Tavernier:639 Berthet:638 Lefeuvre:638 Leprêtre:638 Vacher:637 Chevrier:637
      Lécuyer:637 Jullien:636 Dupin:636 Quéré:635 Rouxel:635 Le_Gal:634 Ramos:633 Gonthier:632
      Thébault:632 Bonnard:632 Bois:631 Lafont:630 Schwartz:630 Guignard:627 Godin:625 Oger:624
      Bonin:624 Sergent:624 Vernet:622 Guitton:622 Mendes:622 Grosjean:621 Bailleul:620 Josse:619
      Prost:619 Villain:619 Baudouin:617 Avril:617 Le_Floch:615 Guégan:614 Deshayes:614 Pierron:614
      Villard:613 Godet:612 Brochard:611 Granier:611 Tardy:610 Delaporte:609 Ragot:609 Monier:608
      Bayle:606 Beaufils:606 Lavergne:605 Combe:604 Goujon:603 Pollet:603 Wolff:601 Baptiste:601
      Grimaud:600 Baudin:600 Maître:600 Vannier:597 Couderc:597 Hue:595 Le_Berre:595 Rio:595
      Bruno:594 Jarry:594 Guilbaud:594 Roth:593 Bourguignon:593 Le_Bris:593 Chollet:593 Morice:593
      Faucher:592 Lalanne:592 Pasquet:592 Beck:591 Derrien:590 Duret:589 Boivin:589 George:589
      Parisot:589 Cortes:588 Boutet:587 Bordes:586 Lassalle:586 Bonnefoy:586 Renou:585 Tissot:585
      Jouve:584 Arnoux:584 Roland:584 Mauger:584 Louvet:583 Gabriel:583 Tissier:582 Baudet:582
      Romain:582 Bouche:581 Foucault:581 Michon:580 Sénéchal:579 Salomon:578 Belin:577 Thuillier:577
      Monnet:576 Pépin:576 Boudet:575 Duchemin:575 Leclère:575 Piquet:574 Soler:573 Forest:573
      Jacquin:572 Berton:572 Marais:572 Mayer:570 Rambaud:570 Varin:570 Proust:569 Alvarez:568
      Le_Bras:567 Boisson:566 Ferrari:566 Lebas:566 Galland:566 Le_Meur:566 Courtin:565 Garreau:564
      Tison:563 Hamelin:561 Duchesne:560 Magne:559 Tisserand:559 Michelet:559 Labat:558 Blandin:557
      Pinel:556 Landais:556 Ferrer:555 Babin:554 Rondeau:553 Brière:552 Munier:552 Chopin:551
      Sicard:551 Burel:550 Nicolle:550 Chabert:550 Alix:549 Rigal:549 Salles:548 Jan:548 Verger:548
      Véron:548 Charlet:547 Geffroy:547 Paquet:547 Pellerin:546 Porte:544 Gillot:544 Perron:543
      Auvray:542 Simonet:542 Saulnier:541 Borel:541 Marteau:541 Jimenez:540 Larcher:540 Rivet:539
      Manceau:539 Caillet:537 Abadie:537 Bisson:537 Jaouen:536 Froment:536 Diot:536 Chiron:536
      Bontemps:535 Baud:535 Berthe:534 Moine:534 Charlot:534 Charron:532 Boisseau:532 Billon:532
      Pélissier:531 Thévenin:530 Pires:530 Thévenet:529 Devos:529 Christophe:529 Chateau:529
      Astier:529 Tran:528 Bourgoin:528 Pichard:528 Vigier:528 Hérault:527 Carrère:527 Viaud:526
      Portier:526 Janvier:525 Darras:525 Bossard:524 Simonin:524 Mille:524 Chabot:524 Bour:523
      Fayolle:523 Dubourg:522 Monteiro:521 Soulard:520 Gobert:519 Pouget:519 Verrier:519 Chéron:518
      Capelle:518 Barrière:517 Guiraud:517 Prudhomme:517 Choquet:517 Raynal:517 Chemin:516
      Besnier:514 Villeneuve:514 Loisel:514 Métayer:514 Gaubert:514 Honoré:513 Damour:513
      Quentin:512 Gosset:510 Déjean:510 Dubos:510 Paillard:510 Page:509 Puech:509 Coudert:508
      Carrière:508 Le_Breton:507 Merlet:507 Gross:507 Delcroix:507 Lamour:506 Delarue:505
      Lapierre:505 Delhaye:505 Ferrier:504 Cormier:504 Dubus:503 Serrano:503 Moreira:503 Baudoin:503
      Monteil:503 Koch:502 Mahieu:502 Larue:501 Gasnier:500 Lecerf:500 Drouin:500 Renaudin:499
      Génin:499 Bresson:499 Lhomme:499 Bouyer:498 Caillé:498 Constantin:496 Loison:496 Jardin:496
      Fauvel:495 Romero:495 Delcourt:494 Langlet:494 Beauvais:494 Lenfant:494 Boulard:494
      Correia:494 Vieira:494 Schaeffer:494 Oliveira:493 Teyssier:493 Robinet:493 Lapeyre:492
      Bruyère:492 Carton:492 Poirot:492 Rousselle:492 Coutant:490 Gourdon:490 Malet:490 Ménager:489
      Toutain:489 Serra:489 Mathis:488 Redon:487 Jeannin:487 Auffret:487 Rougier:487 Costes:486
      Langlais:485 Cariou:484 Duprat:484 Claudel:484 Chapelle:483 Latour:483 Billet:483 Fuchs:482
      Simonnet:482 Bardet:482 Ouvrard:481 Vigouroux:481 Flores:480 Gaultier:480 Alonso:479
      Clavel:479 James:479 Février:478 Fritsch:478 Bardin:478 Guilloux:478 Legay:477 Cellier:476
      Hémery:476 Michaux:476 Leloup:475 Bachelet:475 Bouillon:475 Capron:475 Goupil:475 Cuny:475
      Lahaye:474 Viard:474 Raimbault:474 Fourcade:474 Brousse:474 Delamare:473 Collignon:473
      Peter:473 Duriez:472 Renaux:472 Varlet:471 Santos:471 Conte:470 Devillers:470 Lemercier:470
      Cuvelier:470 Pichot:470 Lépine:469 Collard:469 Faye:468 Carvalho:468 Jégou:468 Barraud:468
      Piot:468 Rouault:468 Desbois:468 Genet:466 Gallois:466 Guéry:464 Winterstein:464 Cottin:464
      Marcel:464 Bidault:464 Abraham:463 Crouzet:463 Bastide:463 Molina:462 Landry:462 Ollier:462
      Prunier:461 Rollet:461 Bianchi:461 Billaud:461 Bosc:460 Haddad:459 Demange:459 Soulié:459
      Touré:459 Huard:459 Durieux:459 Laplace:458 Bellet:458 Pierrot:458 Nowak:457 Braun:457
      Reboul:456 Magnin:456 Froger:456 Rémond:456 Dupouy:456 Estève:455 Beau:455 Sorin:454
      Hilaire:454 Moret:454 Viel:453 Pinson:453 Guyard:452 Chardon:452 Lamarque:452 Mohamed:452
      Villette:451 Calvet:451 Delpech:450 Leriche:450 Le_Brun:450 Baillet:449 Rollin:449 Janin:449
      Liénard:449 Frey:449 Cano:448 Vergne:448 Bouchez:447 Demay:447 Miquel:447 Forget:447
      Brisset:446 Amiot:446 Cosson:446 Olive:446 Philippon:445 Casanova:445 Bonnot:445 Clavier:445
      Georget:445 Tixier:445 Bellec:444 Machado:444 Lavaud:444 Pierson:444 Després:443 Lalande:442
      Charton:442 Duquesne:442 Lacaze:442 Even:441 Dubost:441 Thibaut:441 Jeannot:441 Vitry:441
      Pastor:440 Genty:440 Lallement:440 Cissé:439 Busson:439 Lechat:439 Gaucher:439 Bouton:439
      Barbet:438 Murat:438 Lehmann:438 Dauphin:438 Marquis:437 Nourry:437 Frémont:437 Haas:437
      Le_Moal:437 Trouvé:437 Barthe:437 Chaillou:437 Coulibaly:436 Rousseaux:436 Sautron:436
      Pernot:435 Paulin:435 Gallais:435 Lepetit:435 Lenormand:435 Lafond:434 Favreau:434 Salle:434
      Copin:433 Moisan:433 Barrier:433 Delacroix:432 Chauvel:431 Blain:431 Mazet:431 Fonteneau:431
      Davy:431 Maes:430 Conan:430 Soares:430 Rodier:430 Dupas:429 Pruvot:429 Cochard:429 Augé:429
      Serres:429 Loyer:429 Viala:429 Mussard:429 Gandon:428 Thibaud:428 Raffin:428 Deville:427
      Lagache:427 Catherine:427 Nicol:427 Jean-Baptiste:427 Garcin:427 Madec:426 Braud:426
      Jézéquel:426 Charlier:425 Vernier:425 Laffont:425 Nédélec:424 Fossé:424 Bouet:424 Porcher:424
      Delalande:424 Monin:423 Laville:422 Silva:422 Leborgne:422 Roman:421 Béguin:421 Bret:421
      Sylvestre:421 Bach:421 Auguste:421 Anne:421 Barbot:420 Vigne:420 Féron:420 Cazenave:420
      Regnault:420 Vignon:420 Segura:420 Fiévet:420 Motte:420 Mauduit:419 Debray:419 Bonnaud:419
      Antunes:419 Achard:418 Richer:418 Robillard:418 Guédon:418 Bourbon:417 Gonzales:417
      Chaumont:417 Pillet:417 De_Almeida:417 Corbin:416 Perrault:416 Thirion:416 Leprince:416
      Ortega:415 Arnal:415 Mathé:415 Dufresne:415 Duc:415 Émery:415 Élie:414 Lair:414 Levesque:414
      Travers:414 Bouteiller:414 Gaborit:414 Naudin:414 Rouyer:413 Hennequin:412 Béraud:412
      Cheval:412 Gouin:412 Perraud:412 Naud:412 Éthève:411 Girardot:411 Vilain:410 Gallo:409
      Mendy:409 Fèvre:409 Brasseur:408 Lenglet:408 Fraisse:408 Reymond:408 Peres:408 Desprez:408
      Rochette:407 Lafitte:407 Giordano:407 Brouard:407 Rosier:406 Maisonneuve:406 Carrier:406
      Oudin:406 Guiot:405 Angot:405 Defrance:405 Mathon:405 Deslandes:405 Cordonnier:404 Cloarec:404
      Delmotte:404 Le_Cam:403 Brûlé:403 Lemarié:403 Le_Coz:403 Hugon:403 Godart:402 Touchard:402
      Mortier:402 Bergeron:402 Lecourt:402 Vautier:402 Héry:402 Bordier:402 Huber:401 Collot:401
      Sueur:400 Mélin:400 Rousselot:400 Calvez:400 Brisson:399 Vignaud:399 Gontier:399 Mora:399
      Terrien:399 Girardin:399 Roch:398 Delporte:397 Peyre:397 Ly:397 Baumann:397 Doublet:397
      Bauduin:396 Chatel:396 Harel:396 Caro:395 Baret:395 Gougeon:394 Buffet:394 Vergnaud:394
      Duarte:394 Legras:394 Gendron:393 Vogel:392 Perin:392 Bert:392 Revel:391 Rouge:391
      Claverie:391 Gosse:391 Andres:391 Dutertre:391 Bru:390 Menu:390 Kuhn:389 Rousselet:389
      Cardoso:389 Vernay:389 Laurens:389 Lamoureux:389 Gauvin:388 Vinet:388 Fradin:388 Franco:388
      Marot:388 Maille:388 Garin:388 Gentil:388 Lafargue:387 Jacquier:387 Fofana:387 Pin:386
      Servant:386 Luce:386 Mulot:385 Viguier:385 Ziegler:385 Colson:385 Martial:385 Berry:384
      Piron:384 Cuvillier:384 Bizet:383 Chêne:383 Koenig:383 Six:383 Henri:383 Geslin:383 Herbin:382
      Pinard:382 Hardouin:382 Racine:382 Gendre:382 Declercq:382 Clouet:382 Gobin:382 Grasset:381
      Doyen:381 Quesnel:381 Fraysse:381 Dugué:380 Chesneau:380 Nunes:380 Coudray:380 Lange:379
      Allemand:379 Ferron:379 Talbot:378 Dieudonné:378 Deprez:378 Rubio:378 Hugues:378 Heitz:377
      Giroud:377 Pinon:377 Labrousse:377 Masset:377 Girod:376 Mignon:376 Castro:376 Mouret:376
      Bayard:376 Lafleur:376 Vienne:374 Plessis:374 Da_Cunha:374 Lebel:373 Ferret:373 Périer:373
      Massot:373 Malherbe:373 Berthon:373 Raoul:372 Le_Bail:372 Boucard:372 Silvestre:372 Le_Du:371
      Gonnet:371 Séry:371 Brard:370 Mougin:370 Floch:370 Gachet:370 Garrigues:369 Taillandier:369
      Morales:369 Gaspard:369 Le_Bars:369 Tesson:369 Tardieu:368 Diarra:368 Ducros:368 Ory:368
      Leboucher:368 Russo:368 Decroix:368 Jamin:367 Guinet:367 Renoux:367 Chapon:367 Morisset:367
      Boileau:366 Duvivier:366 Fournet:366 Cadiou:366 Sylla:365 Bourreau:365 Thévenot:365
      Dumortier:365 Portal:365 Caudron:365 Bacquet:365 Ducret:365 Patin:364 Hamard:364 Clair:364
      Delépine:364 Barbosa:363 Fillon:363 Vautrin:362 Gravier:362 Péan:362 Lescure:361 Mariette:361
      Bony:361 Rannou:361 Bouvard:361 Philippot:361 Noguès:361 Amar:361 Chaput:361 Sanson:361
      Noblet:361 Vivien:360 Pigeon:360 Lemesle:360 Bricout:360 Édouard:359 Delplanque:359
      Grandin:359 Roze:359 De_Carvalho:359 Martini:359 Héraud:359 Mousset:359 Lecat:358 Neau:358
      Guérard:358 Ott:358 Métais:358 Champagne:358 Causse:358 Afonso:358 Locatelli:358 Boursier:358
      Dramé:357 Pacaud:357 Bard:357 Le_Fur:357 Gérardin:357 Coquet:356 Larrieu:356 Pinot:356
      Lemasson:356 Venet:356 Becquet:356 Arnold:356 Vicente:356 Dubuc:356 Metzger:356 Balland:355
      Métivier:355 Vion:355 Pradel:355 Coelho:355 Fayard:355 Breuil:355 Chenu:355 Borie:354
      Brion:354 Minet:353 Billy:353 Bignon:353 Tardif:353 Hecquet:353 Huchet:353 Smith:353 Cote:353
      Dubuisson:352 Pillot:352 Bellier:351 Molinier:351 Wendling:351 Chaix:351 Brachet:351
      Gutierrez:351 Piat:351 Bouillet:351 Zimmer:350 Canu:350 Saint-Martin:350 Lerouge:350
      Kauffmann:350 Horn:350 Bourhis:349 Hénon:349 Paulet:349 Dion:349 Lépinay:349 Béal:348
      Bellot:348 Letourneur:348 Deniau:348 Laborie:347 Joyeux:347 Bachelier:347 Cantin:347 Forêt:347
      Laugier:347 Yvon:346 Lion:346 Griffon:346 Beaulieu:346 Corbel:346 Pelé:346 Flahaut:346
      Audibert:345 Biard:345 Caillot:345 Lutz:345 Esteves:345 Charbonnel:345 Alibert:344 Nativel:344
      Boué:344 Bel:344 Jaffré:344 Mourier:344 Dussart:344 Guesdon:343 Pernet:343 Mathias:343
      René:343 Privat:343 Chapron:343 Guillemet:343 Renier:343 Belot:342 Herbert:342 Gomis:341
      Augustin:341 Boulogne:341 Raoult:341 Saillard:341 Bergé:341 Dedieu:341 Ducrot:341
      Schweitzer:340 Riche:340 Soyer:340 Marchais:339 Trouillet:339 Guérineau:339 Louvel:339
      Pérot:339 Lheureux:338 Gille:338 Labarre:338 Ducasse:337 Dalleau:337 Pajot:337 Lamothe:337
      Maurer:337 Kuntz:336 Lhuillier:336 Hartmann:336 Carron:336 Maze:336 Guerrier:336 Debard:336
      Beaudoin:335 Tranchant:335 Barry:335 Petiot:334 Cotte:334 Mattei:334 Ortiz:334 Herrmann:334
      Cabrol:334 Mollet:334 Gourdin:334 Berne:334 Dominguez:333 Monfort:333 Chabaud:333 Cauvin:333
      Pinault:333 Ruelle:333 Campos:333 Théron:333 Coupé:332 Grall:332 Charvet:332 Le_Lay:332
      Slimani:332 Fortier:332 Guinot:331 Méry:331 Esposito:331 Jérôme:331 Marcon:331 Chaigneau:331
      Tual:330 Morelle:330 Crochet:330 Niel:329 Albertini:329 Bonnel:329 Pinet:329 Poupard:329
      Guilloteau:329 Lesieur:329 Le_Gac:329 Victor:329 Cadoret:328 Carette:328 Poret:328 Duez:328
      Dufossé:327 Allart:327 Guyomard:327 Ravel:327 Mazeau:327 Rouillon:327 Ricci:327 Pouliquen:327
      Bourgois:327 Huart:326 Vuillemin:326 Dulac:326 Foubert:326 Wolf:325 Burger:325 Derouet:325
      Gaudry:324 Landreau:324 Ségard:324 Hermant:324 Jégo:324 Allaire:323 Ba:323 Bunel:323
      Fromentin:323 Barrère:323 Pillon:323 Touati:322 Grolleau:322 Poiret:322 Etcheverry:322
      Luciani:322 Hay:322 Leboeuf:321 Faucheux:321 Pellet:321 Beaurain:321 Philibert:321
      Aubertin:321 Bonté:321 Mazoyer:320 Thorel:320 Florentin:320 Chassagne:319 Arnault:319
      Anquetil:319 Ancel:319 Desjardins:319 Hochart:319 Le_Guillou:319 Rouet:319 Poli:319 Havard:319
      Lecointre:318 Vrignaud:318 Piton:318 Teissier:318 Fourrier:318 Faucon:318 Sagot:318
      Cabaret:318 Blais:318 Baude:318 Bourcier:317 Larroque:317 Bienvenu:317 Gambier:317 Long:317
      Pilon:317 Lebret:317 Brocard:317 Couvreur:316 Wilhelm:316 Thouvenin:316 Jacq:316 Audebert:316
      Borde:316 Rouillard:316 Heuzé:316 Hébrard:316 Rochet:315 Milon:315 Picaud:315 Biron:315
      Brice:315 Brochet:315 Salvador:315 Ballet:315 Ducos:315 Guéret:315 Douay:315 Briot:315
      Pierret:315 Mariani:315 Picart:314 Le_Guern:314 Cazaux:314 Delval:314 Colombo:314 Ramon:314
      Longuet:313 Pion:313 Diaby:313 Bourget:313 Laurence:313 Quintin:312 Schott:312 Berland:312
      Kremer:312 Pont:312 Boniface:311 Briquet:311 Rouquette:311 Duverger:311 Domingues:311
      Kohler:311 Broutin:311 Lecointe:311 Dietrich:311 Garel:311 Fayet:311 Messaoudi:311 Sorel:311
      Augier:310 Moreaux:310 Reynier:310 Yilmaz:310 Engel:309 Bourges:309 Barthes:309 Lartigue:308
      Sage:308 Papillon:308 Richet:308 Bodet:308 Bordas:308 Vialle:308 Brémond:307 Delpierre:307
      Crespin:307 Monnot:307 Guillaud:307 Souchet:307 Person:306 Fradet:306 Béranger:306
      Demoulin:306 Gerber:306 Ramirez:305 Paoli:305 Colomb:305 Anglade:305 Fouque:305 Vandamme:305
      Parra:305 Allais:304 Giroux:304 Bourdet:304 Magnan:304 Said:304 Mestre:304 Heinrich:304
      Vallon:304 Lesné:303 Lafarge:303 Lannoy:303 Lourenco:303 Moro:303 Verhaeghe:303 Vignal:303
      Gillard:303 Lachaud:303 Debruyne:303 Florent:303 Marti:303 Thiry:302 Bordet:302 Auclair:302
      Girardeau:302 Alexis:302 Carles:302 Sannier:302 Goetz:301 Penot:301 Galy:301 Fouché:301
      Fagot:301 Fournel:301 Roudaut:301 Potin:301 Barat:301 Brosse:300 Mahieux:300 Demaret:300
      Fuentes:300 Grenet:300 Avenel:300 Jeanjean:299 Belliard:299 Besançon:299 Bourdeau:299 Raux:299
      Rozier:299 Keita:298 Dahan:298 Bellon:298 Neuville:298 Danet:298 Lemée:298 Blanco:297
      Sissoko:297 Limousin:297 Kempf:297 Barral:297 Bernardin:297 Le_Calvez:297 Follet:297 Hugot:297
      Hurel:297 Dahmani:297 Agostini:297 Guinard:297 Castaing:296 Morillon:296 Gonin:296 Blond:296
      Jouin:296 Noé:295 Vermeulen:295 Moussaoui:295 Rosa:295 Wallet:295 Routier:295 Vergnes:295
      Siméon:295 Delrue:295 Amblard:295 Billot:295 Augereau:295 Féret:294 Lamarre:294 Duquesnoy:294
      Henrion:294 Rosset:294 Huyghe:294 Arnoult:294 Couture:294 Duflos:293 Cholet:293 Eyraud:293
      Humeau:293 Le_Moigne:293 Mathey:293 Levillain:293 Quéméner:293 Guillerm:293 Mansouri:293
      Valade:292 Mollard:292 Gombert:292 Praud:292 Buquet:291 Ruel:291 Duboc:291 Duquenne:291
      Brébion:291 Giraudeau:290 Valet:290 Laude:290 Delaire:290 Labadie:290 Pradier:290
      Desvignes:290 Barrois:290 Herry:289 Éloy:289 Lubin:289 Cadot:289 Crosnier:289 Lafosse:289
      Daumas:289 Gressier:289 Ledru:289 Fromont:289 Prince:288 Grosset:288 Loriot:288 Paillet:288
      Galtier:288 Maudet:288 Gautron:288 Blouin:288 Pannetier:288 Bardon:287 Jay:287 Allègre:287
      Libert:287 Tricot:287 Delgado:287 Chéreau:287 Reinhard:287 Messager:287 Ribes:287 Paumier:287
      Bessière:286 Rochard:286 Juillard:286 Le_Pape:285 Henriot:285 Flamant:285 Autret:284 Luc:284
      Langevin:284 Lafaye:284 Sevestre:284 Bernardi:284 Molle:284 Aimé:284 Steiner:284 Bouillot:284
      Cluzel:283 Peyron:283 Feuillet:283 Roulet:283 Éon:283 Prudent:283 Frère:283 Ravier:282
      Boquet:282 Cambon:282 Bonnier:282 Douillard:282 Delon:282 Géhin:282 Lecarpentier:282
      Roblin:282 Baranger:282 Pothin:282 Le_Grand:282 Creton:281 Yahiaoui:281 Diop:281 Danel:281
      Filippi:281 Lenne:281 Nadal:281 Viot:280 Sire:280 Rieu:280 Barrau:280 Konaté:280 Castillo:280
      Baert:280 Ferrero:279 Hervouet:279 Sevin:279 Medina:279 Pellegrin:279 Romano:279 Ruault:279
      Graff:278 Fages:278 Delaplace:278 Wiart:278 Metz:278 Ray:278 Gayraud:278 Planchon:278
      Maignan:278 Bourg:278 Duflot:277 Dupire:277 Pascual:277 Hermann:277 Rigault:277 Colombier:277
      Jaubert:277 Maret:277 Géraud:277 Boudier:276 Chanut:276 Auffray:276 Grillet:276 Thomassin:276
      Da_Cruz:276 Richez:275 Mugnier:275 Robic:275 Ribot:275 Kessler:275 Baillon:275 Noirot:274
      Patry:274 Gallot:274 Chotard:274 Da_Rocha:274 Tabary:274 Berthou:274 Noury:274 Touzé:273
      Papon:273 Prouteau:273 Michot:273 Gaillot:273 Degardin:273 Lemière:273 Mallard:273
      Delacour:273 Barrault:273 Drevet:273 Dugast:273 Talon:272
      """,
    rareSurnames: """
      Lebourg Rouanet Delhomme Geay Bruel Méresse Bouron Fontana Pierrat Hulin Lorin Marceau Boury
      Collomb Moretti Fritz Taieb Le_Page Le_Saux Borne Pinaud Adolphe Court Robineau Barth Cesbron
      Courant Dufau Lagadec Loubet Journet Anger Cardot Catteau Cathala Boscher Galmiche Séverin
      Carle Gohier Boussard Lequeux Poitevin Scherrer Duquenoy Bertaux Paget Ibanez Gayet Legrain
      Moriceau Firmin Richaud Nicot Paradis Lux Brabant Gaston Grimault Blanchon Rouillé Gilet Lerat
      Dalle Sow Guillo Amiel Houssin Renaut Béchet Bertho Dreux Roure Néel Vérité Soret Briant
      Delaby Quillet Bichon Mandin Cassagne Delille Garrido Bey Taupin Boutry Mével Gabet Salvi
      Jehanno Thiriet Peyrot Guyader Kern Herbaut Vauthier Rouvière Marchetti Campion Gélin Chérel
      Rouget Salhi Millon Lozano Montel Sène Grignon Delobel Perreau Mansuy Gasser Pech Bourdier
      Le_Garrec Boitel Plisson Lagoutte Le_Guennec Madelaine Mesnil Bellamy Bloch Connan Lanoë Jost
      Valente Jeanneau Jean-Louis Pinchon Marche Pauchet Fiquet Larivière Legeay Bartoli Lenoble
      Valero Pauly Liger Mayeur Juhel Potel Guittard Régis Delrieu Desmet Delfosse Guyonnet
      Boissière Ritter Ros Charrière Marquant Lagier Sy Robbe Briard Grelier Hutin Menguy Granet
      Escoffier Dassonville Vandaele Huot Duport Prud'homme Laforge Compagnon Schmit Grellier
      Lombardo Canet Neveux Montigny Poussin Cassan Legris Cailleau Sanz Lacaille Laffitte Juan Bray
      Ali Geneste Douet Jaillet Chabrier Eugène Courty Daval Bénéteau Dutheil Brassart Lebert
      Kowalski Soriano Delestre Le_Jeune Cruz Bardou Poulin Cognet Bos Sutter Pernin Herbreteau
      Morlet Denys Marino Diakité Guénard Fouchard Coppin Poulard Cazes Garçon Saez Bossé Michelin
      Guillotin Deniel Declerck Moyon Michaut Amara Huon Eymard Peyrard Monvoisin Ventura Sailly
      Chevillard Sala Vasse Rivoire Burgaud Bourel Menant Devin Aymard Navarre Farcy Vallier Malard
      Chupin Fauconnier Audouin Hervy Damiens Bouin Hénault Groult Meynard Évain Tassin Simoes
      Caillon Delforge Astruc Mabille Claisse N'Diaye Cherrier Franc Minier Bergès Sicot Cauchois
      Ravet Pignon Retailleau Deveaux Gateau Philip Compain Dubrulle Aumont Jobard Guerrero Colombel
      Rives Desbordes Benhamou Ringot Penin Jouet Piriou Têtu Francisco Steinmetz Basso Chazal
      Domergue Mougenot Lempereur Liard Hervieu Lesur Duthoit Poujol Almeida Bras Mayet Brand Rabier
      Séguy Leveau De_Jesus Xavier Giron Charbonneau Boudon Mourgues Poupon Anton Barbeau Sarazin
      Oudot Roque Villa Jousse Lecompte Duchateau Laisné Pouvreau Plantier Coquelin Floquet Douchet
      Josserand Guitard Goubet Chatelet Benali Beaudouin May Genest Ancelin Chesnel Marque Moal
      Minot Saby Moisson Brossier Goy Azoulay Sans Sidibé Franck Ansel Berthaud Pinheiro Abdallah
      Ruffin Rival De_Freitas Revol Bédel Ridel Habert Renouf Sassi Rizzo Leman Krebs Guénot Ricaud
      Cognard Bréant Mendez Charon Faurie Levavasseur Dalmasso Mondon Lobry Collas Campagne Besset
      Bossu Level Hascoët Hémon Delanoë Beauvois Boisset Coquard Bas Tavares Dréan Bouhier Dauvergne
      Bardy Pérard Thiébault Simonneau Gély Nouvel Herman Morisseau Colombet Carmona Saget Duran
      Laigle Bourdais Bianco Piel Le_Coq Ramassamy Noiret Leroyer Bouttier Huguenin Goux Delaune
      Asselin Badin Dollé Vuillaume Kaczmarek Gérin Pannier Bédu Giraudet Cottet Buron Miranda
      Bouteille Delafosse Guille Bury Ducreux Lhermitte Valin Loizeau Mertz Warin Le_Bourhis Lehoux
      Mougel Merceron Touzet Ludwig Guerry Delamarre Mourot Tillier Vives Prin Bayart Bodart
      Cavalier Joachim Hamm Sahraoui Urbain Leperlier Duprez Saadi Bara Jouanneau Grillot Poyet
      Dufay Piette Brunner Dumesnil Pellegrini Moussa Champenois Bec Bernet Pham Boissier Ramond
      Lasne Boudot Aguilar Delabre Dejardin Jacquelin Beaugrand Deneux Lagarrigue Souchon Canal
      Soula Violet Trichet Valéry Sohier Gallard Grave Piveteau Pothier Gouraud Remaud Chéry
      Benedetti Defontaine Lamarche Deligny Haye Valle Flamand Gloaguen Blache Greco Capitaine
      Baudot Bertaud Chatain Scherer Patte Chanal Courtial Julienne Kaiser Decker Zerbib Munsch
      Leglise Chassaing Pédron Grimaldi Bar Duchamp Lièvre Mandon Bost Aissaoui Roca Lechevalier
      Leclair Peigné Poidevin Burtin Médard Garde Planche Lebègue Giry Chapel Decaux Mathurin Zaoui
      Allouche Frances Guimard Le_Moing Belmonte Bucher Gaudet Vogt Le_Bot Plante Soulé Merlier
      Villemin Hénin Gerbaud Blanquet Milesi Thébaud Estrade Giraudon Féraud Burban Désiré Volle
      Gracia Rosso Heintz Castelain Podevin Cassin Tomas Jaulin Leguay Gault Munch Rolin Guerra
      De_Castro Capdeville Ratel Finet Lemire Ferrère Bussière Alary Brahimi Bal Laguerre Fauvet
      Caux Bienaimé Milan Savoye Montet Collinet Edmond Calvo Mornet Boidin Barbey Abgrall Servais
      Saliou Hassani Héron Beucher Dunand Bréard Cousseau Folliot Gonon Cabot Gautreau Boureau Guedj
      Conti Dousset Dardenne Pfeiffer Gallien Soumaré Poncelet Nivet Briche Pailler Ardouin Bart
      Buchet Folio Kaya Boissinot Bastian Quéval Viale Lasnier Suire Deparis Gruson Stoll Goubert
      Delbos Batista Jousset Michelot Grau Dumontier Houël Botte Dessaint Blanquart Isnard Frison
      Fay Marco Bouaziz Fortuné Herpin Hazard Jammes Reinhardt Gaspar Defosse Liégeois Vaz
      Carbonnier Druelle Hamdi Guillermin Orsini Vandenberghe Moinard Dury Didelot Stein Doucouré
      Carrié Verbeke Marzin Bauchet Niakaté Villaume Bosquet Bailleux Guillemain Gangloff Barnier
      Grelet Martinot Azaïs Dubuis Maubert Mouly Pfister Soufflet Mainguy Gary Wurtz Lagneau Barras
      Fourré Menet Ferrière Fougère Collier Ulrich Beaudet Mesnard Authier Letort Planque Lancelot
      Druart Pesenti Moser Aubé Cabon Marlier Gassama Yildiz Ambroise Drapeau Minard Yang Espinasse
      Brosseau Seigneur Louet Beaufort Gineste Chanel Bellenger Soulet Teillet Danjou Gaboriau
      Betton Noyer Puig Verdon Albouy Caillard Chatillon Delacourt Guihard Mayeux Pochon Delort
      Nicolai Foucaud Castex Orain Miot Galand Gardes Pellissier Lancien Jaunet Bories Magnien
      Louchart Clemenceau Deloffre Thevenon Jaeger Sahin Collette Bouyssou Ouali Belhadj Izard
      Chapeau Duhem Fouillet Moinet Fichet Sabourin Ziani Soulas Gazeau Drouard Alliot Rameau Gharbi
      Ropars Delaval Escande Guidez Voirin Branger Boullé Dumay Cottereau Brosset Artaud Desforges
      Boutillier Rapin Prével Génot Lallier Deltour Talbi Archambault Larose Le_Hir Attia Mancini
      Berthomé Bazire Vignes Monot Lamboley Rouby Diawara Fasquel Massard Font Calmels Pic Delplace
      Lorentz Dembélé Barbin Chérif Taleb Lavie Vigneau Canivet Sales Carel Santoni Jumel Léveillé
      Mouchel Testard Pietri Verge Lambin Crozet Sauvaget Vallat Gauvrit Schultz Mouchet Huck
      Gautheron Dumon Morais Tardivel Gabard Peyrat Poux Laforêt Le_Ray Havet Cabrera Guillois
      Desgranges Eustache Savin Vella Duguet Guillaumin Grard Laffargue Benaissa Coiffard Le_Foll
      Hénaff Savy Meslin Manuel Frantz Loret Rateau Cambier Beauchamp Gagneux Blondin Goulet
      Le_Guyader Farges Fillion Bourlet Morisse Méric Delecroix Humblot Frémaux Rimbert Ogier Godon
      Josset Vermeersch Briet Lamouroux Quintard Pavy Bourgeon Demarest Deregnaucourt Rinaldi
      Avignon Gouy Férey Lechevallier Brégeon Leca Foucart Yousfi Richert Bergeret Ripoche Rigaux
      Fouré Leclaire Brouillard Grosbois Clauss Lorenzi Henriet Musset Davoust Kadri Buisine Rebours
      Poupart Pamart Bérenger De_Araujo Bouchaud Labonne Laplanche Gouriou Leplat Huc Houzé
      Le_Tallec Varenne Bonnefond Rohart Viallet Werner Carneiro Ripoll Josselin Rahmani Cresson
      Douillet Taillefer Vassal Cauchy Verdière Labrosse Canonne Demont Vidot Priou Vinot Gustave
      Lespinasse Gaillet Brillant Ponce Urvoy Viéville Payan Blum Andreani Denoyelle Niquet
      Gaborieau Maria Lory Cornec Wozniak Rigot Mabire Baudon Isaac Luquet Nicaise Deleau Gasc
      Touron Jeanson Meynier Mermet Durant Contreras Seillier Penaud Coignard Dewaele Rouland
      Marcellin Plé Lebourgeois Prot Azéma Boiron Bazile Landré Iglesias Lauer Sibille Héritier
      Reverdy Clermont Menanteau Cherifi Ahmed Tourneur Arsac Diebold Parrot Sarda Janot Caradec
      Pochet Poullain Dridi Thouvenot Araujo Jobert Troadec Rabiller Benyahia Bosch Salomé Caumont
      Oliva Hérisson Dumez Cléret Buret Lima Girot Zitouni Alleaume Liot Combet Desroches Coué
      Guillerme Tilly Bihan Duveau Marcelin Diard Diez Boiteux Pavageau Herbet Montoya Reyes Visse
      Massias Abel Boillot Mériaux Pardo Demestre Bouard Barthel Fleuret Sabot Darmon Mebarki
      Labarthe Lesourd Aupetit Nadaud Fauquet Hillion Renouard Bordenave Christmann Rocheteau Oriol
      Claret Huynh Clairet Roudier Benet Coulomb Boissy Lombardi Liévin Pellegrino Grillon Lebailly
      Cavelier Poinsot Rouquet Boireau Constans Bouzidi Delord Bideau Triquet Ménez Bougeard
      Berthault Mourey Chauvière Raison Gau Lepeltier Caroff Boy Langlade Demir Tastet Jousselin
      Gestin Chevreau Milcent Hivert Valla Huret De_Barros Davoine Bouquin Levert Carreau Pignol
      Moutoussamy Rouchon Rouger Dehais Bonneville Petiteau Paret Montagnon Gallon Celik Mailly
      Bonfils Grimal Schuler Martino Aveline Robichon Omnès Belaïd Rabaud Buffard Huré Houdayer
      Oliver Ranc Lamblin Coutard Barrat Malandain Mateo Jovanovic Delbarre Mokhtari Gournay
      Petitpas Massol Dartois Cailleux Audrain Breysse Cerisier Veyssière Livet Rouaud Debord
      Yildirim Boucheron Soto Rota Régent Muré Soyez Barra Kopp Courbet Mari Boisard Renoult Guilhem
      Gauchet Galliot Bocquillon Carrara Migeon Jestin Bonnaire Lelarge Chouteau Thiebaud Gallego
      Riquier Luneau Varnier Belarbi Deroo Codron Claudon Delville Pilet Cornille Veillon Weil
      Cotton Ganne Poignant Dos_Reis Maniez Colombani Trabelsi Santini Roubaud Mottet Caillat Damien
      Bézard Lenain Vila Lavallée Decamps Mongin Videau Fouchet Ménétrier Leone Grison Alcaraz
      Victoire Gatineau Couty Durot Brin Cazin Braconnier Longo Sauvé Têtard Piazza Nadeau Piquemal
      Sola Coquelet Bourgeais Peronnet Duteil Thellier Desnos Bacon Drouot Fau Corbière Massart
      Suarez Gagnaire Fréville Borges Vivet Clot Daudé Aubrée Chartrain Monge Métral Paquier Freitas
      Touzeau Sapin Cuisinier Nicolet Nogueira Sousa Marguet Nieto Dréano Messina Alphonse Mairesse
      Mouquet Crespo Bousseau Carrasco Signoret Ternisien Dauchy Merlo Cuenot Ramel Blasco Aubineau
      Vérin Bridoux Lafontaine Blanchot Chabane Guittet Bes Schutz Monnin Condette Chatellier Bonamy
      Prieto Delisle Pezet Féry Chataigner Levet Loquet Mazière Tirel Douard Proux Bordeau Conrad
      Pena Guth Miguel Castelli Doux Marcq Bravo Rebillard Fargier Breteau Lespagnol Beltran
      Benichou Lebouc Borg Cazal Maffre Antoni Boucaud Clemente Sudre Le_Roch Flandrin Eveno Lhote
      De_Souza Poupin Pinguet Leroi Bourquin Brevet Percheron Marini Genevois Hamidi Chalumeau
      Morineau Alarcon Uguen Paulus Henriques Brenot Poix Tremblay Bres Quignon Coll Santerre Pouzet
      Mouchard Roig Marcoux Casagrande Leterrier Odin Félicité Romeo Crenn Granjon Joffre Hennion
      Derache Corbet Millard Chaumet Guillier Moy Girardet Castan Bozec Bourret Bisiaux Guigue
      Guillen Belair Frédéric Quinton Pecqueur Chausse Macquet Leal Castets Ginestet Da_Fonseca
      Raimond Bédouet Jacquart Sion Mougeot Bonnafous Dailly César Montier Marquez Kara Caruso Perry
      Ehret Delabarre Deniaud Szymanski Boulin Hug Ribault Baptista Desmoulins Fournié Lorrain
      Savigny Samuel Catala Daguet Amri Urban Legal Zouaoui Capon Deneuville Demailly Lafay Lassus
      Auriol Onillon Bogaert Penet Farge Manier Chaudron Delassus Guillin Théret Abid Castagné Yon
      Crespel Vandenbussche Puget Vandewalle Jorge Badet Lafforgue Paré Hédin Travert Dumaine Beyer
      Marrec Rivoal Mathiot Eychenne Rouch Dubray Pascaud Maton Le_Gallo Bouillard Andreu Veillard
      Mazurier Job Bouchereau Finck Méchin Herrero Khelifi Coquelle Convert Sanna Bischoff Bidaud
      Poquet Clausse Marre Salem Le_Naour Barlet Boyé Chabrol Dagorn Grenon Magalhaes Mercadier
      Dogan Rialland Nunez Pennec Mancel Roulleau Butin Davin Rousselin Mura Vigreux Prioux Vibert
      Charre Vang Lacassagne Pillard Cauquil Penel Nicod Marlin Jordan Coquin Leprevost Guffroy
      Hochet Latouche Colinet Verron Caulier Monti Boudaud Picavet Minatchy Hallier Haag Nasri
      Ballester Fontan Goudard Denizot Loth Margot Audoin Giffard Graziani Guiet Froissart Furet
      Dervaux Toumi Bouteloup Jouy Anselme Abiven Amouroux Le_Mouël Daoudi Thiam Donnet Coat
      Bernhard Viry Bouget Le_Strat Lancon Lamare Carbonnel Moysan Delbecq Monard Gousset Depret
      Adélaïde Ribière Gentilhomme Delamotte Rogé Testa Vallade Ramet Bondu Guiheneuf Paille Le_Bec
      Meziane Kervella Khaldi Capel Frouin Roussin Villedieu Mortreux Reynès Rubin Ackermann
      Albrecht Porcheron Letang Jehl Sureau Bobin Haller Autin Hameau Jouanne Hélias Alain Paugam
      Averty Ricou Bouziane Labatut Fauveau Fougeray Le_Rouzic Guéroult Reignier Delaye Ansart
      Burlot Gruel Pace Vallin Pouilly Bretin Miller Bracq Bescond Heitzmann Roos Hibon Dia Le_Port
      Raulin Delerue Renon Boulenger Blard Cassard Fourny Sourisseau Chen Lepers Duchemann Lengrand
      Ameline Gardet Tauzin Kanté Guivarch Degand Basile Fuhrmann Exbrayat Lemeunier Chastel Mosnier
      Mateos Rogier Lestrade Rivier Puaud Ritz Boissel Gaudefroy Cardin Chaigne Audouard Mellet
      Dubreucq Sol Bayer Benjamin Calais Franceschi Lewandowski Sergeant Jubert Reynard Larbi Raoux
      Érard Pradeau Julia Viguié Descombes Dugas Moureau Celle Menut Broussard Cazier Seiler Galopin
      Fourel Schaller Galibert Berteloot Ballot Mazars Durel Letourneau Delas Friedrich Drapier
      Hervet Marie-Louise Letessier Poncin Brizard Pasco Ndiaye Merabet Dumenil Martinelli Cavaillé
      Picq Postel Fruchart Deroche Taquet Chareyre Jalabert Devienne Louveau Michelon Mérel Bolle
      Boutonnet Pierrard Grangier Jacquinot Senecal Magniez Chalon Massa Massin Capelli Perrotin
      Fabry Levallois Levieux Aubrun Monet Garrigue Galli Mignard Boré Bally Méjean Burg Bourasseau
      Plet Bayon Perche Terrasse Mège Hoff Dargent Le_Quere Halter Achour Fresneau Quéva Delory
      Defossez Bader Bouleau Harmand Ledieu Béghin Antonio Dumond Lacôte Boin Suard Arab Deconinck
      Bello Bourre Josso Moulard Schreiber Giorgi Gardin Carret Sacko Vanhove Miralles Sommer
      Le_Blanc Bernardini Chatelier Peyronnet Soulat Rétif Florin Lafourcade Mélot Laloux Valat
      Bourlier Bouffard Pinçon Devaud Marlot Saint-Marc Botella Séjourné Adrien Lecanu Ribet Michard
      Cunin Le_Bozec Germond Quemeneur Poirson Gallou Mimouni Séchet Le_Ny Justin Morizot Potiron
      Lemay Hequet Engrand Vachon Lacan Chéneau Gourgues Singer Rabot Le_Hénaff Mazel Artus Boulon
      Thépaut Caudal Leymarie Lhoste Joncour Gustin Grout Bermond Brahmi Ramdani Duplan Linard Neves
      Bernat Bultel Sirot Clave Marcou Sabin Deruelle Guillemard Sébastien Crombez Dray Roullier
      Thibert Graux Lombart Busnel Osmont Esteban Chabbert Obert Bruneteau Leite Bottin Bizien
      Chavanne Saada Maquin Vera Duranton Basquin Brochot Stefani Sonnet Catel Gache Gossart
      Gaignard Boucly Fanget Logeais Colonna Planchenault Vanhoutte Gruet Amand Dumontet Leleux
      De_Luca Favard Dano Bichet Maerten Allanic Mézière Winter Blas Taillard Guez Soria Lucien
      Bouras Hauguel Birot Boutard Oury Mira Riera Louison Oberlé Boudou Rochereau Le_Moine Lorenzo
      Delpuech Giudicelli Rigaut Jamain Kraemer Humez Combeau Védrenne Canovas Landes Guevel Peretti
      Geyer Rouzé Atlan Courbon Vallois Briois Enjalbert Druon Hamadi Galinier Quiniou Caze
      Chanteloup Aydin Pla Lesaffre Siegler Guerreiro Parsy Riquet Dreyer Cesari Laisney Jouvin Raby
      Solignac Frugier Dechamps Gallay Amat Pellier Gourmelon Riva Carayon Claveau Dulong Cerdan
      Exposito Ginet Lin Salah Jouault Chambard Giner Roulin Lachèvre Côme Becuwe Christin Sicre
      Delsol Bourgain Gueye Brouillet Pouille Baril Degremont Le_Pennec Vetter Bouju Fonseca Molin
      Viau Coulaud Lam Pilard Denoual Bannier Clerget Baty Schwab Wetzel Dubar Wadoux Levacher Salin
      Briend Issartel Delaveau Guilleux Cerqueira Desvaux Forte Uzan Goulard Seiller Gest Abdou
      Gallier Verne Durin Bance Calas Poitou Daviet Lardy Riehl Bonnal Zaidi Gigan Chenal Rocca
      Joulin Coulet Rouvier Bry Fouet Guicheteau Lavenu Heim Gouret Truchot Marcos Cozette Blondelle
      Juste Gaume Thibaudeau Touret Lafage Bézier Rouleau Montout Rondel Finot Lozach Bonnamy
      Picault Pauwels Tribout Attal Kayser Caspar Riffaud Gence Moya Hélin Cayla Bienfait Merrien
      Chaize Berteau Donnadieu Espinosa Faux Rumeau Loisy Bouzid Franchi Gal Acker Porquet Chevrel
      Bourgogne Schwarz Rico Olivieri Boutoille Couet Hocquet Chevet Ghesquiere Nau Rohr Pardon
      Mansour Poggi Jollivet Azevedo Boudard Montes Pauvert Gérault Dernoncourt Laurier Caubet
      Deroubaix Touchet Gleizes Tonnelier Carnet Houillon Gitton Ayad Vega Nollet Perraudin Belkacem
      Roustan Delobelle Quantin Guigon Moritz Vaysse Giret Baqué Tricoire Vargas Wisniewski Moura
      Bourgade Dard Maquet Royet Pinsard Marsault Casier Guichon Schmitz Broquet Chandelier
      Le_Normand Roulland Morelli Chatard Sécher Gaye Voyer Boutier Rocha Ratier Cacheux Lim Claeys
      Amsellem Célérier Lannes Nauleau Pedro Cappe Poirel Farrugia Verstraete Bastin Deletang
      Audureau Mialon Robine Augusto Auber Kone Moutier Laget Quinet Galan Hermet Géry Beaussart
      Chapelain Belloc Brulin Lorand Salas Campo Chabanne Jouenne Devigne Pitois Ripert Blachon
      Lelandais Mir Hureau Platel Bay Chenet Salvan Godeau Vernhes Fitoussi Ferri Parfait Chergui
      Jules Caboche Masclet Revert Montfort Chagnon Berrier Bulteau Geoffray Barbotin Bronner Jouen
      Ducloux Chassard Brillet Desrues Couton Marie-Sainte Campana Lavoine Decoster Bouillé Laruelle
      Terrade Bourrel Boinet Sébille Demol Hédouin Duchaussoy Parant Plouvier Sentenac Pacheco
      Tourneux Alaux Le_Baron Letailleur Terrasson Dorval Machu Cardona Jacquemard Bouazza
      Valdenaire Durupt Boucherie Castagnet Cornier Bizot Angeli Diguet Suchet Le_Maître Réthoré
      Marolleau Teboul Jannin Febvre Cottier Blouet Verchere Leforestier Floury Defer Binard Harlé
      Véret Armengaud Roullet Cochin Wiss Chaillot Oster Houssais Kebe Aymé Teste Ducamp Perdrix
      Lentz Damas Paillot Cossé Pierrel Gardette Chopard Surget Salou Dubarry Éveillard Le_Duc Baudu
      Têtart Prodhomme Guet Barge Azzouz Brunier Jousseaume Bréchet Béchu Chevillon Canton Leininger
      Chesnais Delannay Sachot Kubiak Pitou Cadeau Eude Cartron Geffray Tomasi Bagot Ruellan Daviaud
      Andrade Hadjadj Bochet Bordin Melet De_Matos Ségui Lottin Tournois Sauvageot Grare Rapp Miguet
      Noble Brémaud Patrac Hans Coin Lami Poirrier Lardeux Romand Cau Chaudet Niang Leseigneur
      Ducher Ayadi Hanot Goron Ernst Staub Cornette Ménier Jullian Le_Métayer Sartori Bruchet Duparc
      Bécu Rondot Geiger Deleuze Kaci Plasse Oswald Maunier Pestel Hennebert Lacourt Gobet Latapie
      Fouassier Baillot Violleau Julliard Porée Torre Guilhot Blondet Chaumette Vallot Deplanque
      Prou Roussey Loup Dejonghe Vergez Weibel Le_Dantec Picquet Bernadet Herzog Le_Gallic Bensalem
      Carteron Bergeon Belleville Delaitre Baumgartner Jumeau Hector Pontier Pinna Debove Pierru
      Patron Jeudy Dutoit Dhaussy Rauch Rabin Barreteau Zitte Parot Watrin Castanier Dusart Richomme
      Chaib Boitard Desfontaines Cluzeau Gavard Rimbault Thomann Dhenin Gallardo Hulot Brunot
      Garraud Frossard Manet Marinier Bohn Béziat Marimoutou Coutin Cardinal Oudart Bulot Gagné
      Lagardère Truong Butel Bultez Bussy Leveneur Guion Riffard Réau Paquin Taverne Cartigny
      Valverde Plaisant Ferdinand Flory Delettre Ozdemir Doreau Labeyrie Floret Guedes Jeandel
      Duperray Bonjean Peixoto Truchet Chavatte Bosson Réal Attard Destouches Battaglia Abad Jouanny
      Rideau Berhault Prime Lacouture Casimir Gatti Kermarrec Gorce Sellam Grousset Chatenet Jager
      Giuliani Kaminski Bord Vazquez Degroote Hatton Boulesteix Tassart Bernardo Fontes Palmier
      Baille Bernabé Krieger Belliot Enault Berteaux Lyonnet Deleu Makhlouf Bourgin Faugère Mouchon
      Abdelli Bourse Guénin Abitbol Gouget Caballero Alba Donne Trichard Bardoux Bismuth Phan Bergot
      Berna Jacquemet Pasqualini Matignon Chausson Bleuse Crozier Couraud Pirot Vilette Simard
      Mansard Gillon Duffau Gorin Cailly Groux Moulinier Goguet Daoud Piet Moron Sitbon Margueritte
      Deudon Amrani Watel Jallet Sève Walle Gervasoni Hess Chappe Machet Garric Françon Tan Gaudron
      Bono Abed Vermersch Laignel Pastre Ringenbach Cabanes Sahli Benamar Perroud Verges Marcotte
      Clary Devilliers Martinon Paquereau Garot Delecourt Sellin Caudrelier Marciano Cholley
      Gastineau Bourlon Ferrara Schuster Eckert Menou Mutel Alquier Cazeaux Cléry Hahn Tréguer Malki
      Piau Frémy Tiberghien Fossey Peters Tahon Noyelle Mottier Ruet Zamora Chatelin Templier
      Mariotti Capdevielle Rech Hirsch Rahmouni Courteille Lecot Peillon Ranson Hadji Le_Masson
      Saint-Jean Croze Glorieux Chiche Potet Jankowski Ponsard Arslan Dole Goyer Ringuet Molinari
      Teisseire Cosnard Calmettes Giard Audran Corlay Mollier Raud Belloir Susini Barone Gibon
      Veyret Zielinski Salmi Cueff Gasquet Hauchecorne Baillard Carrette Bernardeau Peru Chardin
      Dany Turmel Gricourt Herrera Foy Bizeul Sole Bernon Pousset Demaison Castillon Pointeau
      Chamand Mars Sébire Spitz Leneveu Reis Hembert Jeantet Sall Théodore Corvaisier Kadi Barrot
      Souche Nicollet Potdevin Ploquin Chaperon Amador Lepoutre Schaefer Grosso Rioux Janssens
      Piguet Bron Smagghe Galais Delhommeau Chevreux Rieux Milet Deléglise Aznar Meurisse Pradal
      Chailloux Antonini Pivert Farina Testu Joret Théophile Rochas Morlot Manchon Meignan Bouilly
      Baur Ozanne Laure Dumetz Pate Viollet Germe Castellani Burette Estienne Studer Montero Hélie
      Mesnier Guinchard Meynet Mégret Auzou Besombes Courtot Seux Vasselin Dubosc Jégu Parizot Loire
      Pouteau Martinache Mazières Péquignot Bentz Kiefer Bonnefoi Detrez Garaud Schumacher Dutour
      Sarfati Hervieux Toupin Raulet Demars Petitdemange Cormerais Brochier Pallier Touil Laforest
      Gacon Assié Berkane Lecoustre Hassan Coquerel Duvert Desseaux Marciniak Rohmer Chautard
      Toullec Clabaut Batisse Pagnier Foulquier Gouhier Bigeard Halgand Depierre Hecht Mangeot
      Ferchaud Padovani Duron Liotard Boudeau Delor Saurel Biet Contant Brucker Hays Clauzel Kerbrat
      Pawlak Bessard Sakho Moussu Manach Ayrault Carrez Castera Camps Ropert Moisy Vandeputte Valois
      Soltani Gasmi Alberti Touitou Perrichon Venturini Dorey Chazot Guilleminot Broyer Faria Mérat
      Gibaud Rivat Greiner Hippolyte Smadja Delpy Gergaud Delcambre Méheust Darré Franchet Gilot
      Garry Chassin Cassou Lécluse Pecqueux Bertheau Cauet Boursin Dehon Dabin Bricard Lherbier
      Nouet Marsan Marien Parisse Dru Ravon Pageot Pavard Abbas Bros Cazals Pécheux Houriez Husser
      Pavie Argentin Ferrando Vital Beaugendre Doussot Malaval Pagnon Delesalle Melchior Allier
      Schroeder Malot Kurtz Portes Llorens Cam Daudin Modeste Dantin Allix Locquet Beaupère Vachet
      Duprey Domenech Martz Callewaert Chanu Welsch Camilleri Casado Couret Le_Texier Delapierre
      Farré Rebière Berg Burlet Dormoy Ahamada Gascoin Ayache Jahan Buton Jarrige Ponthieu Villatte
      Vandevelde Roussillon Duché Sauze Becquart Jouannet Guillouet Flambard Cerveaux Coco Stéphant
      Mellier Louchet Desse Hamzaoui Leprovost Auvinet Pignard Champeau Kancel Rochefort Roquet
      Lantoine Jean-Marie Vedel Dambrine Rodet Valton Le_Marchand Herlin Vercruysse Kim Gire
      Vaissière Cordon Zeller Luis Chapus Kilic Bilger Féral Souquet Peiffer Descours Salvat Willems
      Falco Giot Le_Quellec Balavoine Barros Carrion Morange Val Bory Chicot Lemoigne Wirth Hesse
      Thiel Vimont Aoustin Letertre Boulnois Fave Beaucourt Brunelle Plantin Queffélec Brissaud
      Bretaudeau Mauny Dodin Georgelin Molinié Ferran Milliot Emile Marchandise Benech Faget Riot
      Mehl Moulet Ravaux Sauzet Maupin Krief Delion Gury Thorez Nebout Le_Mercier Cadoux Stahl
      Tournadre Vavasseur Hélary Pétry Poussier Strub Reix Gimeno Dallet Mirabel Périé Vaslin
      Courvoisier Santoro Beaujard Ragon Hachemi Wargnier Musy Miossec Devulder Le_Morvan
      Decottignies Lallemant Eynard Lucet Barbarin Bacle Condé Landeau Merlot Neri Capello Charnay
      Butez Rostaing Garret Alfonsi Elias Valenti Gauvain Naveau Hamdaoui Grangeon Marlière Neto
      Sautereau Manin Bonet Ferté Audoux Sylvain Palma Kubler Rouzaud Scheid Fily Grollier Tassel
      Haffner Druet Barbieri Vatin Micheau Pasdeloup Thill Manteau Williams Courtel Cazorla
      Schlosser Jupin Robles Flandin Rogez Bourgault Desmarest Hueber Starck Segaud Guéneau Ponsot
      Mariot Jehan Baran Galindo Santamaria Poupeau Plançon Buet Meziani Leonardi Avisse Bellaiche
      Berson Delarbre Burdin Bouland Hamza Clin Clochard Chappuis Gantier Carion Borderie Boizard
      Ramin Heude Lhéritier Hillairet Camacho Marsal Musso Gélineau Ferrant Larré Cazeneuve Navet
      Mairet Migné Tachon Paviot Llorca Lunel Boissard Lepoittevin Pichereau Figueiredo Quenet
      Portet Roguet Duluc Bornet Dubroca Fauquembergue Maupas Guézennec Subra Fourcroy Gamet Pieri
      Cozic Nardin Cottard Chénot Pousse Hanquez Le_Clainche Malo Cerutti Lucchini Maigret Bequet
      Arbogast Chalard Martinat Giraudo Hagneré Chapalain Dabo De_Abreu Cadart Grandemange Rautureau
      Chaplain Walczak Emmanuel Jannot Liagre Sollier Garbe Parisi Houard Audren Schatz Le_Saint
      Collado Grébert Ledent Obry Moureaux Lorente Devillard Candelier Gernez Sable Bouillaud
      Baudier Goblet Minvielle Ouadah Furlan Judith Fichot Coic Marquette Jubin Garet Moquet Poiraud
      Ducroux Le_Provost Mérienne Costard Ansquer Vincendeau Daniélou Cossard Lagorce Sierra Delbart
      Bellini Bouret Bonhoure Vitali Julian Jourde Petel Audin Poissonnier Valot William Tallon
      Bonenfant Manzoni Protin Lautier Mosca Lay Cyrille Bessières Prunet Bayet Pouchain Rivaud
      Weisse Mottin Griveau Gaugain Marchi Callens Mantel Bion Ibrahim Claus Macrez Ruffier Colard
      Loustau Falck Demare Arrighi Fossier Ziane Boulais Reinhart Egea Paturel Baux Daussy Bodard
      Thieffry Jauffret Gardon Batteux Bégon Thomé Guillemette Le_Menn Tisserant Bourgouin Belhomme
      Sauret Partouche Berenguer Guého Brahim Guiard Bah Weill Terral Nagel Wojciechowski
      Saint-Léger Mons Arias Heredia Caparros Delanoue Adel Clet Kaddouri Konte Alric Thil Belaud
      Barbaud Didierjean Tourret Romanet Fouache Toublanc Dupraz Sancho Becart Ferraro Wittmann
      Rolle Canon Gorse Gall Mahmoudi Vanel Santucci Pidoux Tamisier Dheilly Deflandre Chapot
      Raveneau Ducastel Schuller Saillant Marsollier Ferro Turc Bellocq Laurin Poudroux Elbaz Garrec
      Mirande Lamande Naudet Paysant Pesce Bensaid Viennet Lataste Lee Lescot Euvrard Letard Breda
      Gantois Fares Guglielmi Bocher Faury Suc Rigollet Saidani Mori Duchet Puel Jean-Pierre Molard
      Vérot Chirat Vinson Boisnard Bonis Piard Matter Fargues Milhau Dasse Louarn Charpin Samyn
      Rullier Garat Baton Lavenant Delay Cressent Bluteau Castanet Lapouge Latchimy Testud Siret
      Zanetti Bachelot Morinière Cossart Bégot Coffin Rivas Raguin Lepère Chaulet Rosse Auberger
      Branchereau Pesquet Anstett Poujade Bruchon Muret Audic Rossard Dupriez Marsac Salgado Halle
      Baradji Fall Jouffroy Delgrange Lamant Bajard Amato Sainte-Rose Motard Beaujean Simond Baillif
      Becue Venant Hérard Porta Archer Godineau Carrillo Bahri Marie-Joseph Barba Delbecque Richier
      Arrive Delsart Georgel Cornil Legoupil Manson Jolibois Sallaberry Larchevêque Minne Bouthors
      De_Azevedo Cadinot Amoros Chave Fuster Debarge Baudoux Boulange Chevrot Borrel Brichet Heller
      Dollet Mazure Bouchart Rioual Ayari Lochet Dhainaut Pailloux Bedin Mimoun Coche Jacquard
      Pitiot Grivel Montreuil Escudero Berlioz Ragueneau Legoff Havez Coquel Legroux Le_Faucheur
      Nallet Carbon Massy Verbrugghe Lemetayer Milin Barbieux Bauche Gaud Bigand Metge Lescop Gaude
      Branco Ramsamy Vieu Lhuissier Marescaux Bobet Sommier Champigny Bachelard Loze Paillat
      Célestin Delprat Nedellec Riboulet Le_Vaillant Melis Cayol Matias Cosquer Aubourg Viret Rivera
      Dachicourt Ponchel Donat Chèze Callet Quesada Meignen Pénard Néron Neff Corneille Tillet
      Bonnardel Faber Vignau Maussion Chauve Dornier Loy Douville Bourguet Bathily Gillier Gleize
      Lorant Dauge Dalmas Meurice Dufeu Rioult Richardson Virapin Villet Barlier Cavailles Vey
      Anfray Sagnier Ringeval Lavaux Labruyere Richter Verney Karl Guilbault Boulier Hennebelle
      Sebban Marotte Aure Gouverneur Jacquemart Curt Pretre Carlos Charlemagne Poiron Lyon Fredon
      Viola Simonetti Latil Lusseau Thoraval Pilot Guiho Rabhi Chaumeil Delvallee Evanno Morant
      Adnot Malaquin Brugière Bertoux Béhague Duru Wattebled Goin Dutilleul Menuet Drieux Boulant
      Cornut Gibault Fourneau Chastang Poletti Lasselin Torrent Thevenard Miclo Matrat Dupart Taffin
      Gelly Batut Lestienne Magny Poly Morisot Carrot Lecornu Labalette Gréau Gendreau Jones Neumann
      Corbineau Abdellaoui Murcia Branchu Hervo Boutte Delangle Baduel Bacha Mosser Périchon Basle
      Cornillon Bodineau Valentini Durr Frank Le_Calve Dewitte Michau Angelini Fourmy Bouveret
      Lepelletier Danis Le_Guével Bompard Grossi Barroso Dagorne Pradines Marquer Quéro Douchin
      Vandenbroucke Delfour Bossy Caire Chevereau Poinsignon Cayre Nectoux Raballand Verdin Loridan
      Rayer Simonot Rouzier Abrial Geny Vermorel Valles Ngo Labelle Lhermite Chalopin Dilly Segond
      Gontard Makhloufi Pétillon L'Hostis Choisy Jegat Welter Plaza Picqué Cosset Boyard Lecoutre
      Blachère Neyret Créach Broche Derycke Maraval Gasse Chapelet Schiltz Hidalgo Peyret Amari
      Vincenti Céleste Chambert Ricart Delvaux Blay Serreau Ramette Chouquet Massat Denimal
      Perdereau Helle Fraboulet Gilly Lanier Chamard Madani Wenger Jacquel Lebre Halimi His
      Courcelle Hénot Caby Landrin Berthelemy Bougon Besseau Corne Madi Kanoute Thomazeau Fert
      Gauthey Delebarre Boussemart Magaud Etourneau Le_Guellec Belotti Loir Duponchel Mota Yung
      Babel Dib Thérond Reibel Rios Houllier Gindre Carminati Tillard Collange Sartre Riahi Renauld
      Schulz Grémont Eliot Soubeyrand Ammar Antier Salesse Desmons Behr Séveno Bou Dubard Bernal
      Lacotte Thomasson De_Brito Goubin Assémat Bridier Flageul Grandidier Joannes Patard Wahl Boehm
      Vandevoorde Barres Balay Blanpain Krawczyk Laurain Lavielle Hannequin Chazelle Horel Massicot
      Bueno Barou Prades Théobald Lebosse Morello Desplanques Rahal Braillon Taibi Viallon Eudes Ney
      Malek Ruch Kolb Duville Le_Cornec Cordeiro Delos Lhotellier Bats Palisse Durieu Plas Cornic
      Loury Darcy Barbero Ponchon Mazaud Battesti Guilluy Johnson Hacquard Poussard Arthaud Richon
      Nicoleau Brousseau Verneau Latreche Slama Degrave Pédrono Dubourdieu Bondon Briffaut Tallec
      Chardonnet Raffy Duplessis Zunino Fabien Jaud Longin Boone Bancel Hermand Thauvin Rongier
      Costantini Barcelo Paumard Beaune Feuvrier Begin Philippeau Houdart Vaxelaire Bordat Mazier
      Baudy Estival Rougemont Jammet Duboscq Malle Gastrin Nelson Fessard Dixneuf Greffier Vasquez
      Damon Sourice Brunaud Lanoy Eck Saint-Pierre Dominici Donati Gobe Masquelier Poizat Sintes
      Azzi Fouques Leoni Tronel Goyard Sigaud Vauchel Michalon Béasse Gaulier Lerch Mauro Stievenard
      Filali Dufrêne Marionneau Courtade Maquaire Christien Creusot Boiteau Fossard Col Coulange
      Lecordier Mahéo Moulis Renaudeau Goyet Courtet Raphaël Erb Kennel Helbert Bonzom Ferrié
      Lapotre Méline Galvez Gilson Dif Mondoloni Dhennin Hautot Planes Nakache Lannuzel Wernert
      Vandenabeele Charret Bled Desreumaux Delouche Haddouche Guay Douaud Carlin Koehler Kowalczyk
      Gruber Lochon Mazur Thion Galant D'Angelo Laot Mesnage Danton Grassi Xiong Urbaniak Marchadier
      Albaret Tahri Bothorel Bellin Lecaille Castello Crochemore Risser Spriet Enjolras Duplouy
      Berthelin Auroux Tournay Jund Laviolette Rouy Donval Piras Dupeyron Croix Venot Gorlier
      Le_Priol Laveau Alméras Cahuzac Amet Couprie Godfroy Plard Petre Mennesson Peyraud Sénégas
      Jouvet Mohr Dufils Adrian Hoang Touche Busquet Delcros Nicoli Prosper Adeline Bayol Bouchot
      Le_Duff Boullier Leydier Buche Tordjman Rambeau Le_Bon Fourmond Patel Bourdel Ernoult
      Teissèdre Fauchet Prats Hérin Guichet Caffier Siegel Dewez Malbranque Phelippeau Capet Pouly
      Verdun Bové Perroux Michalak Loreau Toupet Alavoine Kirsch Villers Salingue Hélaine Deligne
      Lusson Ruby Le_Lann Monchaux Durif Delaroche Cayet Das_Neves Billault Jorand Biehler Andreo
      Souvignet Darde Gourdet Leducq Gatto Couvert Bibard Le_Bigot Roudil Donze Bauge Aragon Madiot
      Huin Le_Gourrierec Laigneau Pigot Cadieu Pontet Ameur Fabbri Chabin Delahaie Rollot Vanacker
      Rousson Botton Ropers Pignot Thomasset Biraud Lajoie Baroux Lecler Jacquemot Vert Quirin
      Morisson Gourlaouen Drevon Riff Airault Depoorter Laurans Fourquet Vadot Zerrouki Tréhin Buch
      Brot Lachaise Fauche Amory Rohaut Delange Rambert Manent Nowicki Filhol Binder Lavisse Fréret
      Mézières Cassier Salinas Flinois Charpy Fauchon Paulmier Calonne Duthil Basque Panel Gaudillat
      Deloison Hamonic Bourrat Beauvallet Joguet Harang Picon Coupez Guillas Gabillard Bremont
      Choplin Bondoux Marle Merlen Biau Magloire Baratte Icard Fasquelle Ballanger Canévet Deborde
      Brown Nabet Gachon Fillâtre Bidart Mazouz Tricard Broc Gagnepain Maguet Jubault Thuilliez
      Vézin Reeb Evano Lecrivain Marconnet Crampon Barbat Virot Trevisan Gendrot Briatte Bock Demory
      Malinge Kerneis Catoire Cordeau Kaddour Courbot Bouley Bonvalet Carabin Freulon Fardeau
      Meurant Gimbert Lampin Chevreuil Landon Ruggeri Kerjean Berthelier Choulet Angibaud Bevilacqua
      Gourmelen Rimbaud Dervin Boyaval Deloche Galea Caminade Guiral Gendry Zeitoun Rochon Fargeot
      Dhondt Meftah Plateau Decaudin Triboulet Girardon Ceccaldi Huchon Souchard Duchatel Primault
      Le_Guilloux Mouysset Terrisse Padre Lavorel Christiaens Malfoy Marchant Lecas Orlando Vauzelle
      Frappier Lebouvier Le_Fèvre Gelot Feray Habib Azzopardi Linares Lassagne Desplanches Abbou
      Deswarte Jayet Schnell Mullier Tallet Roussy Ligier Wang Darracq Degraeve Aillaud Pigne
      Magdeleine Sauvêtre Micheli Aufrère Walther Magassa Maldonado Verrière Beauchet Boutigny
      Ferrante Mathy Dreyfus Bouvart Pujo Renner Lignier Bellard Lobjois Brunon Le_Saout Balthazard
      Bénazet Rocton Mouille Brignon Coubard Gesbert Dunoyer Lequien Harnois Bianchini Rezé Pasteur
      Kerdraon Pénisson Bergère Séverac Tonneau Turquet Mauboussin Ménoret Manoury Fontanel
      Lesaulnier Raffier Fage Ehrhart Pautrat Postic Recher Tomasini Combier Aparicio Chagneau
      Frebourg Lancelin Francomme Blazy Baclet Chalot Lanfranchi Cabanne Brandt Velasco Lellouche
      Pluquet Bruyas Dhalluin Pasquereau Seguier Bonaventure Houot Palumbo Padilla Paoletti Larive
      Bender Matton Trubert Franquet Becourt Amraoui Ginoux Bodereau Gerbier Rami Vabre Stern Jacobs
      Paya Hego Plassard Amann Favennec Schaal Taton Meier Nouri Knockaert Garnaud Polet Antony
      Audigier Arenas Meslet Negro Annette Loussouarn Jeannet Gassmann Lagrue Receveur Ternois Bouly
      Bonny Lourdel Goussard Wartelle Dumonteil Virassamy Lapointe Hochard Morvant Mabit Probst
      Brasselet Brebant Agneray Stenger Goepfert Girardi Cayuela Fauconnet Chassang Anquez Duhoux
      Gotti Laly Bourmaud Philipps Witz Jamois Paulo Mey Derre Juif Amiard Berthonneau Azam
      Grattepanche Gauche Mahier Bazille Rognon Burnel Casteran Pellen Gac Ley Goursaud Laboure
      Liaigre Ramage Remetter Kazmierczak Bergerot Pelerin Perbet Labidi Gondouin Pinelli Brohan
      Lefrere Busin
      """,
    rareSurnameHeads: """
      Bal Bar Bard Bass Baud Bel Berl Bern Bert Bess Bill Blond Boiss Bord Boss Boug Bour Brun Cad
      Cail Card Carr Cast Caz Chab Chal Champ Chap Charb Chard Chaud Chev Clav Coll Corn Coss Coust
      Crest Dard Daul Dess Doug Drou Durg Falg Faug Fav Ferr Flech Font Forg Frad Gail Gard Garr
      Gaud Gend Goug Grand Grav Guib Guign Guil Jam Jard Jol Labr Lam Land Larr Lav Lom Loub Maill
      Mal March Marg Mass Maug Mend Merl Mich Mign Mont Morl Mour Nad Naud Pag Pan Pasq Pell Pern
      Perr Pich Pil Plant Pom Port Pouj Poul Prad Quint Ramb Ranc Rav Reb Ren Rich Rig Roch Rond
      Rouss Rouv Sab Sail Sauv Seg Sim Soul Tail Tauz Tess Thib Til Tour Trem Val Vass Verd Vern
      Viel Vign Vil
      """,
    rareSurnameTails: """
      ac ade aille ais al and ard at aud ault eau elet eneau ereau eron et ette ier in on onneau ot
      oux uel
      """,
    rareSurnameWeight: 3_835_821,
    surnameCount: 1,
    femaleNames: """
      1930 Marie:530 Monique:482 Jeannine:450 Jacqueline:440 Yvette:371 Denise:342 Nicole:316
      Jeanne:293 Christiane:272 Colette:254 Simone:253 Paulette:237 Ginette:208 Josette:195
      Andrée:183 Thérèse:173 Madeleine:163 Françoise:154 Odette:146 Suzanne:138 Renée:131 Anne:124
      Micheline:118 Yvonne:112 Marcelle:107 Gisèle:102 Geneviève:97 Raymonde:93 Liliane:89
      Huguette:85 Bernadette:82 Michelle:78 Marguerite:75 Hélène:72 Éliane:69 Arlette:67 Lucienne:64
      Georgette:62 Pierrette:59 Janine:57 Lucette:55 Michèle:53 Germaine:52 Solange:50 Claudine:48
      Josiane:45 Irène:44 Louise:42 Mireille:41 Mauricette:40 Henriette:38 Claudette:36 Danielle:35
      Annie:34 Marie-Thérèse:33 Annick:32 Odile:30 Francine:30 Alice:29 Gilberte:28 Marthe:27
      Rolande:27 Antoinette:26 Rose:25 Yolande:25 Fernande:24 Cécile:24 Maryse:23 Juliette:22
      Danièle:22 Maria:21 Gabrielle:21 Lucie:20 Élisabeth:20 Anne-Marie:19
      1940 Marie:550 Monique:498 Nicole:453 Françoise:413 Jacqueline:378 Christiane:348 Danielle:320
      Annie:296 Michèle:275 Chantal:255 Martine:238 Josette:222 Colette:207 Annick:194 Josiane:182
      Claudine:172 Jeannine:166 Anne:162 Michelle:153 Liliane:136 Geneviève:129 Danièle:123
      Bernadette:116 Mireille:111 Yvette:105 Denise:100 Éliane:96 Gisèle:92 Thérèse:87 Jocelyne:84
      Simone:80 Anne-Marie:77 Andrée:74 Marie-Thérèse:71 Ginette:68 Évelyne:65 Micheline:63
      Arlette:60 Paulette:58 Maryse:56 Madeleine:54 Catherine:52 Jeanne:50 Hélène:49 Renée:47
      Brigitte:45 Élisabeth:44 Francine:43 Suzanne:41 Dominique:40 Odile:39 Joëlle:38
      Marie-Claude:36 Huguette:35 Pierrette:34 Marie-France:33 Janine:32 Claudette:31 Raymonde:31
      Maryvonne:29 Odette:28 Nadine:27 Marcelle:27 Solange:26 Marguerite:25 Lucette:25 Yvonne:24
      Viviane:23 Mauricette:23 Christine:22 Régine:21 Ghislaine:21 Yolande:20 Lucienne:20
      Sylviane:19
      1950 Marie:460 Martine:421 Catherine:388 Françoise:357 Brigitte:331 Chantal:307 Dominique:285
      Christine:266 Sylvie:249 Monique:233 Annie:219 Patricia:205 Nicole:194 Évelyne:183 Michèle:173
      Christiane:163 Claudine:155 Nadine:147 Jocelyne:139 Jacqueline:133 Joëlle:126 Annick:120
      Isabelle:115 Élisabeth:110 Josiane:105 Véronique:101 Anne:96 Marie-Christine:92 Bernadette:89
      Danielle:85 Maryse:82 Béatrice:79 Anne-Marie:76 Mireille:73 Pascale:70 Colette:68 Geneviève:66
      Michelle:63 Ghislaine:61 Odile:59 Éliane:57 Hélène:55 Marie-Claude:54 Josette:52 Sylviane:50
      Agnès:49 Danièle:47 Régine:46 Francine:45 Corinne:43 Marie-Thérèse:42 Liliane:41 Gisèle:40
      Marie-France:39 Viviane:38 Fabienne:37 Laurence:36 Denise:35 Yvette:34 Marie-José:33
      Thérèse:32 Muriel:31 Jeannine:31 Nelly:30 Florence:29 Marie-Hélène:28 Édith:28 Marie-Claire:27
      Myriam:27 Arlette:26 Maryvonne:25 Yolande:25 Claire:24 Marie-Françoise:23 Micheline:23
      1960 Nathalie:460 Sylvie:418 Isabelle:382 Catherine:350 Valérie:322 Véronique:297 Corinne:278
      Christine:275 Marie:238 Laurence:223 Patricia:208 Sandrine:196 Florence:184 Martine:173
      Sophie:163 Françoise:155 Pascale:146 Anne:139 Fabienne:132 Béatrice:125 Brigitte:119
      Nadine:114 Chantal:109 Dominique:104 Carole:99 Agnès:95 Christelle:91 Élisabeth:88 Muriel:84
      Annie:81 Évelyne:78 Hélène:75 Karine:72 Cécile:69 Myriam:67 Sabine:65 Marie-Christine:63
      Claudine:60 Caroline:58 Nicole:57 Nadia:55 Frédérique:53 Monique:51 Michèle:50 Mireille:48
      Murielle:47 Maria:46 Emmanuelle:44 Virginie:43 Anne-Marie:42 Annick:41 Joëlle:40 Jocelyne:39
      Claire:38 Odile:37 Céline:36 Stéphanie:35 Maryse:34 Magali:33 Marie-Pierre:32 Delphine:32
      Lydie:31 Ghislaine:30 Jacqueline:29 Christiane:29 Régine:28 Maryline:28 Bernadette:27
      Marie-Hélène:26 Marie-Laure:26 Danielle:25 Nelly:25 Geneviève:24 Josiane:24 Sonia:23
      1970 Stéphanie:300 Sandrine:281 Nathalie:264 Céline:249 Isabelle:234 Christelle:221
      Virginie:210 Sophie:199 Séverine:191 Valérie:189 Karine:179 Delphine:171 Marie:155 Sandra:148
      Sylvie:142 Laëtitia:136 Caroline:130 Véronique:125 Cécile:120 Anne:115 Laurence:111
      Catherine:107 Carole:103 Florence:99 Aurélie:96 Magali:93 Alexandra:89 Audrey:86 Christine:84
      Sonia:81 Sabrina:78 Hélène:76 Emmanuelle:74 Corinne:71 Carine:69 Angélique:67 Patricia:65
      Vanessa:64 Émilie:62 Fabienne:60 Béatrice:59 Nadia:57 Claire:56 Estelle:54 Julie:53 Myriam:51
      Sabine:50 Laure:49 Mélanie:48 Nadège:47 Élodie:46 Géraldine:44 Gaëlle:43 Muriel:42
      Élisabeth:42 Agnès:41 Peggy:40 Frédérique:39 Ingrid:38 Katia:37 Natacha:37 Aurore:36 Fanny:35
      Maria:34 Sarah:34 Magalie:33 Aline:32 Lydie:32 Rachel:31 Linda:31 Pascale:30 Anne-Sophie:29
      Marie-Laure:29 Cathy:28 Christel:27
      1980 Aurélie:240 Élodie:227 Émilie:216 Julie:205 Céline:195 Marie:186 Audrey:177 Stéphanie:169
      Laëtitia:162 Mélanie:155 Sophie:148 Virginie:142 Marion:137 Vanessa:131 Caroline:126
      Sabrina:122 Jennifer:117 Amandine:113 Jessica:109 Laura:105 Pauline:102 Claire:98 Cindy:95
      Delphine:92 Angélique:91 Marine:89 Sarah:87 Charlotte:84 Amélie:82 Lucie:79 Cécile:77
      Aurore:75 Alexandra:73 Hélène:69 Fanny:67 Camille:65 Sandrine:64 Anaïs:62 Christelle:60
      Sandra:59 Nathalie:57 Anne:56 Adeline:55 Laure:54 Emmanuelle:52 Mathilde:51 Coralie:50
      Isabelle:49 Sonia:48 Gaëlle:47 Magali:46 Ludivine:45 Morgane:44 Justine:43 Élise:42
      Séverine:41 Estelle:40 Mélissa:40 Aline:39 Florence:38 Carole:37 Chloé:37 Charlène:36
      Karine:35 Anne-Sophie:35 Alice:34 Myriam:33 Valérie:33 Nadia:32 Marjorie:32 Marina:31
      Clémence:31 Aude:30 Maud:30 Laurie:29
      1990 Marie:180 Camille:172 Manon:165 Laura:159 Marine:153 Léa:147 Julie:141 Pauline:136
      Anaïs:131 Sarah:127 Marion:122 Chloé:118 Mathilde:114 Mélanie:111 Justine:107 Élodie:104
      Océane:101 Morgane:98 Lucie:95 Charlotte:92 Émilie:89 Amandine:87 Audrey:84 Mélissa:82
      Amélie:80 Emma:78 Claire:76 Aurélie:74 Margaux:72 Clara:70 Juliette:69 Céline:67 Clémence:65
      Lisa:64 Fanny:62 Caroline:61 Maëva:60 Sophie:58 Coralie:57 Inès:56 Ophélie:55 Alice:54
      Cindy:52 Estelle:51 Alexandra:50 Jessica:49 Noémie:48 Louise:47 Laëtitia:46 Célia:46 Élise:45
      Eva:44 Adeline:43 Alexia:42 Margot:42 Charlène:41 Alicia:40 Laurie:39 Jennifer:39 Élisa:38
      Émeline:37 Aurore:37 Marina:36 Solène:36 Cécile:35 Sabrina:34 Hélène:34 Cassandra:33 Romane:33
      Laurine:32 Agathe:32 Ludivine:31 Valentine:31 Stéphanie:30 Victoria:30
      2000 Léa:170 Emma:161 Manon:152 Chloé:144 Camille:137 Clara:131 Sarah:125 Inès:119 Jade:114
      Océane:109 Marie:105 Lucie:101 Lola:97 Anaïs:93 Eva:90 Julie:87 Mathilde:84 Louise:81 Laura:79
      Lisa:76 Romane:74 Zoé:72 Juliette:69 Pauline:68 Lilou:66 Léna:64 Charlotte:62 Célia:60
      Maëlys:59 Maëva:57 Justine:56 Noémie:55 Jeanne:53 Clémence:52 Lou:51 Lina:50 Ambre:49
      Marine:48 Émilie:47 Alice:46 Élisa:45 Alicia:44 Louna:43 Margaux:42 Mélissa:41 Morgane:40
      Élise:40 Margot:39 Marion:38 Anna:37 Maëlle:37 Carla:36 Amandine:35 Nina:35 Agathe:34 Elsa:34
      Julia:33 Louane:33 Amélie:32 Éloïse:32 Luna:31 Valentine:31 Yasmine:30 Lana:30 Léonie:29
      Léane:29 Anaëlle:28 Fanny:28 Mélina:27 Salomé:27 Cassandra:27 Candice:26 Solène:26 Laurine:26
      Rose:25
      """,
    maleNames: """
      1930 Jean:1050 Michel:860 André:717 Pierre:606 Claude:519 Jacques:449 René:392 Roger:345
      Bernard:306 Robert:273 Marcel:245 Guy:221 Georges:201 Gérard:183 Maurice:167 Henri:153
      Louis:141 Joseph:130 Raymond:121 Paul:112 Daniel:104 Gilbert:97 François:91 Yves:85 Lucien:80
      Serge:75 Albert:71 Roland:67 Christian:63 Charles:60 Alain:57 Francis:54 Émile:51 Fernand:49
      Marc:46 Antoine:44 Jean-Claude:42 Philippe:40 Gabriel:39 Hubert:37 Léon:35 Jean-Pierre:34
      Eugène:33 Gaston:31 Edmond:30 Armand:29 Édouard:28 Alfred:27 Denis:26 Yvon:25 Étienne:24
      Auguste:23 Julien:22 Victor:22 Noël:20 Aimé:20 Jules:19 Max:19 Marius:18 Gilles:17
      Jean-Marie:17 Ernest:16 Rémy:16 Alexandre:15 Alphonse:15 Joël:14 Germain:14 Félix:13 Élie:13
      Jacky:13 Norbert:12 Adrien:12 Richard:12 Rémi:11 Hervé:11
      1940 Jean:950 Michel:808 Alain:693 Daniel:601 Bernard:524 Gérard:461 Jacques:408 Christian:363
      Claude:325 André:292 Pierre:263 Guy:239 Jean-Claude:217 Jean-Pierre:198 René:182 Robert:167
      Roger:154 Yves:142 Georges:131 Serge:122 François:113 Marcel:106 Gilbert:99 Patrick:92
      Henri:87 Maurice:81 Francis:76 Philippe:72 Raymond:68 Joseph:64 Joël:61 Paul:57 Roland:54
      Louis:52 Marc:49 Jean-Paul:47 Jean-Marie:42 Jacky:40 Gilles:38 Lucien:37 Jean-Louis:35
      Denis:34 Albert:32 Charles:31 Richard:29 Patrice:28 Didier:27 Jean-Jacques:26 Hubert:25
      Antoine:24 Jean-François:23 Hervé:22 Yvon:22 Gabriel:21 Noël:20 Émile:19 Fernand:19
      Jean-Michel:17 Jean-Luc:17 Bruno:16 Rémy:16 Lionel:15 Max:15 Régis:14 Jean-Marc:14 José:14
      Étienne:13 Luc:13 Jean-Yves:12 Armand:12 Eugène:12 Alfred:11 Edmond:11 Léon:11 Édouard:10
      1950 Jean:560 Michel:513 Patrick:471 Alain:433 Philippe:400 Christian:369 Bernard:342
      Daniel:318 Gérard:295 Didier:257 Jacques:240 Pascal:225 Pierre:211 Jean-Pierre:198 Claude:186
      Serge:175 Joël:165 Gilles:156 Thierry:147 Marc:139 André:132 Guy:125 Jean-Claude:119 Yves:113
      Jean-Luc:107 François:102 Bruno:97 Éric:92 Francis:88 Patrice:84 Denis:80 Robert:77
      Jean-Paul:73 René:70 Jean-Louis:67 Jean-Marc:65 Gilbert:62 Hervé:59 Jean-Michel:57
      Jean-Marie:55 Georges:53 Jacky:51 Roger:49 Jean-François:47 Jean-Jacques:45 Henri:44 Joseph:42
      Marcel:40 Roland:39 Laurent:38 Maurice:36 Frédéric:35 Raymond:34 Paul:33 Olivier:32 Richard:31
      Luc:30 Louis:29 Régis:28 Lionel:27 Jean-Yves:26 Hubert:25 Charles:25 José:24 Antoine:23
      Christophe:23 Bertrand:22 Lucien:21 Yannick:21 Yvon:20 Rémy:20 Vincent:19 Fabrice:19 Noël:18
      Xavier:18
      1960 Philippe:590 Éric:528 Thierry:475 Pascal:430 Christophe:390 Laurent:356 Patrick:326
      Jean:299 Frédéric:276 Bruno:255 Alain:236 Stéphane:220 Didier:205 Olivier:191 Michel:179
      Franck:168 Christian:148 Gilles:140 Hervé:132 Marc:125 Pierre:118 François:112 Fabrice:106
      Daniel:101 David:96 Patrice:92 Jean-Luc:87 Denis:83 Jean-Pierre:80 Bernard:76 Serge:73
      Jean-Marc:70 Emmanuel:67 Vincent:64 Claude:62 Jean-François:59 Joël:57 Jean-Michel:55
      Jacques:53 Yves:51 Nicolas:49 Gérard:48 Xavier:46 Sylvain:44 Jean-Claude:43 Lionel:41
      Jérôme:40 Francis:39 André:38 Richard:36 Guy:35 Bertrand:34 Yannick:33 José:32 Luc:31
      Benoît:30 Jean-Paul:30 Jean-Philippe:29 Jean-Louis:28 Régis:27 Jean-Marie:26 Ludovic:26
      Sébastien:25 Jean-Christophe:24 Joseph:24 Arnaud:23 Robert:23 Antoine:22 Jean-Yves:22
      Georges:21 Jean-Jacques:21 Fabien:20 Jacky:20 René:19 Henri:19
      1970 Sébastien:390 David:360 Christophe:334 Stéphane:311 Frédéric:290 Nicolas:271 Laurent:253
      Jérôme:250 Olivier:238 Cédric:220 Éric:211 Franck:188 Philippe:178 Vincent:169 Fabrice:160
      Julien:152 Arnaud:145 Ludovic:138 Guillaume:132 Emmanuel:126 Thierry:120 Alexandre:115
      Sylvain:111 Pascal:106 Michaël:102 Cyril:98 Jean:94 Bruno:90 Benoît:87 Fabien:84 Xavier:81
      François:78 Mickaël:75 Grégory:73 Pierre:70 Yannick:68 Yann:66 Thomas:64 Patrick:62 Lionel:60
      Hervé:58 Marc:56 Damien:55 Anthony:53 Patrice:52 Mathieu:50 Didier:49 Michel:47
      Jean-François:46 Gilles:45 Samuel:44 Alain:43 Cyrille:40 Raphaël:39 Loïc:38 Bertrand:37
      Christian:37 Daniel:36 Denis:35 Antoine:34 Benjamin:33 Romain:33 Richard:32 Matthieu:31
      Jean-Philippe:30 Florent:30 Karim:29 José:28 Gérald:28 Régis:27 Tony:27 Jean-Michel:26
      Mohamed:25 William:25 Jean-Marc:24
      1980 Julien:320 Nicolas:299 Sébastien:280 Guillaume:263 Alexandre:247 Romain:233 Thomas:220
      Anthony:208 David:197 Jonathan:187 Jérémy:180 Vincent:178 Mathieu:169 Kévin:154 Damien:147
      Cédric:140 Mickaël:134 Benjamin:129 Christophe:123 Maxime:118 Pierre:114 Jérôme:109 Fabien:105
      Ludovic:101 Florian:98 Frédéric:94 Arnaud:91 Olivier:88 Benoît:85 Aurélien:82 Stéphane:79
      Sylvain:77 Antoine:74 Grégory:72 Matthieu:70 Loïc:68 Adrien:66 Laurent:64 François:62
      Clément:60 Cyril:59 Michaël:57 Jean:55 Florent:54 Rémi:53 Alexis:51 Xavier:50 Emmanuel:49
      Yoann:47 Yannick:46 Yann:45 Franck:44 Quentin:43 Marc:42 Samuel:41 Christopher:40 Simon:39
      Raphaël:38 Mohamed:38 Philippe:37 Éric:36 Geoffrey:35 Fabrice:34 Gaëtan:34 Tony:33 Rémy:32
      Dimitri:32 Bruno:31 Baptiste:30 Jean-Baptiste:30 Lionel:29 Charles:29 Thibault:28 Paul:28
      Johan:27
      1990 Thomas:220 Alexandre:209 Nicolas:200 Maxime:191 Kévin:182 Julien:174 Quentin:167
      Antoine:160 Florian:154 Romain:148 Anthony:142 Clément:137 Guillaume:132 Alexis:127
      Valentin:122 Benjamin:118 Pierre:114 Lucas:110 Dylan:107 Vincent:103 Jérémy:100 Hugo:97
      Adrien:94 Mathieu:91 Théo:88 Jordan:86 Paul:83 Baptiste:81 Corentin:79 Jonathan:77 Damien:75
      Louis:73 Sébastien:71 Loïc:69 Arthur:67 David:65 Axel:64 Victor:62 Rémi:61 Simon:59
      Matthieu:58 Aurélien:57 Thibault:55 Bastien:54 Mickaël:53 Léo:52 Arnaud:51 Raphaël:50
      Nathan:49 Steven:47 Christopher:47 Fabien:46 Benoît:45 Florent:44 Robin:43 Gaëtan:42
      François:41 Tom:40 Samuel:40 Cédric:39 Ludovic:38 Yann:38 William:37 Maxence:36 Enzo:36
      Charles:35 Tristan:34 Mehdi:34 Thibaut:33 Jean:33 Cyril:32 Martin:32 Mohamed:31 Rémy:30
      Bryan:30
      2000 Lucas:175 Enzo:167 Thomas:160 Théo:153 Hugo:146 Nathan:140 Mathis:135 Maxime:129
      Louis:124 Clément:120 Tom:116 Antoine:111 Alexandre:108 Léo:104 Alexis:101 Arthur:97
      Quentin:94 Paul:91 Jules:89 Baptiste:86 Raphaël:83 Yanis:81 Mathéo:79 Romain:77 Gabriel:74
      Axel:72 Noah:71 Valentin:69 Nicolas:67 Ethan:65 Maxence:64 Mattéo:62 Julien:61 Evan:59
      Benjamin:58 Pierre:57 Adam:55 Adrien:54 Victor:53 Dylan:52 Maël:51 Mathieu:50 Florian:49
      Mohamed:48 Corentin:47 Samuel:46 Simon:45 Rayan:43 Sacha:42 Anthony:42 Kévin:41 Kylian:40
      Noé:39 Martin:39 Nolan:38 Tristan:37 Esteban:37 Mathys:36 Bastien:36 Dorian:35 Guillaume:34
      Gabin:34 Robin:33 Killian:33 Mathias:32 Thibault:32 Timéo:31 Erwan:31 Titouan:30 Antonin:30
      Matéo:29 Lorenzo:29 Vincent:29 Lenny:28 Jérémy:28
      """,
    ages: """
      18:169 20:406 25:383 30:411 35:422 40:442 45:424 50:449 55:448 60:428 65:396 70:379 75:306
      80:188 85:138 90
      """,
    cities: """
      Paris||75001-75020|01 99 00|2133
      Marseille||13001-13016|04 65 71|873
      Lyon||69001-69009|04 65 71|522
      Toulouse||31000-31000|05 36 49|504
      Nice||06000-06000|04 65 71|349
      Nantes||44000-44000|02 61 91|323
      Montpellier||34000-34000|04 65 71|303
      Strasbourg||67000-67000|03 53 01|291
      Bordeaux||33000-33000|05 36 49|262
      Lille||59000-59000|03 53 01|237
      Rennes||35000-35000|02 61 91|225
      Toulon||83000-83000|04 65 71|180
      Reims||51100-51100|03 53 01|179
      Saint-Étienne||42000-42000|04 65 71|173
      Le Havre||76600-76600|02 61 91|166
      Villeurbanne||69100-69100|04 65 71|157
      Dijon||21000-21000|03 53 01|159
      Angers||49000-49000|02 61 91|157
      Grenoble||38000-38000|04 65 71|157
      Saint-Denis||93200-93200|01 99 00|149
      Nîmes||30000-30000|04 65 71|149
      Aix-en-Provence||13100-13100|04 65 71|147
      Clermont-Ferrand||63000-63000|04 65 71|147
      Le Mans||72000-72000|02 61 91|145
      Brest||29200-29200|02 61 91|140
      Tours||37000-37000|02 61 91|138
      Amiens||80000-80000|03 53 01|134
      Annecy||74000-74000|04 65 71|131
      Limoges||87000-87000|05 36 49|129
      Metz||57000-57000|03 53 01|121
      Besançon||25000-25000|03 53 01|119
      Boulogne-Billancourt||92100-92100|01 99 00|119
      Perpignan||66000-66000|04 65 71|119
      Orléans||45000-45000|02 61 91|117
      Rouen||76000-76000|02 61 91|114
      Montreuil||93100-93100|01 99 00|111
      Caen||14000-14000|02 61 91|107
      Argenteuil||95100-95100|01 99 00|107
      Mulhouse||68200-68200|03 53 01|106
      Nancy||54000-54000|03 53 01|105
      Tourcoing||59200-59200|03 53 01|99
      Roubaix||59100-59100|03 53 01|98
      Nanterre||92000-92000|01 99 00|97
      Vitry-sur-Seine||94400-94400|01 99 00|96
      Créteil||94000-94000|01 99 00|93
      Avignon||84000-84000|04 65 71|90
      Poitiers||86000-86000|05 36 49|89
      Asnières-sur-Seine||92600-92600|01 99 00|87
      Colombes||92700-92700|01 99 00|86
      Versailles||78000-78000|01 99 00|84
      Courbevoie||92400-92400|01 99 00|82
      Béziers||34500-34500|04 65 71|79
      Rueil-Malmaison||92500-92500|01 99 00|79
      La Rochelle||17000-17000|05 36 49|78
      Pau||64000-64000|05 36 49|78
      Champigny-sur-Marne||94500-94500|01 99 00|77
      Cannes||06400-06400|04 65 71|74
      Mérignac||33700-33700|05 36 49|74
      Saint-Maur-des-Fossés||94100-94100|01 99 00|75
      Ajaccio||20000-20000|04 65 71|72
      Saint-Nazaire||44600-44600|02 61 91|72
      Colmar||68000-68000|03 53 01|67
      Valence||26000-26000|04 65 71|64
      Bourges||18000-18000|02 61 91|64
      Quimper||29000-29000|02 61 91|63
      Troyes||10000-10000|03 53 01|62
      Chambéry||73000-73000|04 65 71|60
      Niort||79000-79000|05 36 49|59
      Lorient||56100-56100|02 61 91|57
      Beauvais||60000-60000|03 53 01|56
      Montauban||82000-82000|05 36 49|61
      Saint-Quentin||02100-02100|03 53 01|53
      Vannes||56000-56000|02 61 91|54
      La Roche-sur-Yon||85000-85000|02 61 91|55
      Bayonne||64100-64100|05 36 49|52
      Laval||53000-53000|02 61 91|49
      Albi||81000-81000|05 36 49|49
      Belfort||90000-90000|03 53 01|46
      Brive-la-Gaillarde||19100-19100|05 36 49|47
      Angoulême||16000-16000|05 36 49|41
      Bastia||20200-20200|04 65 71|48
      Charleville-Mézières||08000-08000|03 53 01|46
      Évreux||27000-27000|02 61 91|47
      Blois||41000-41000|02 61 91|46
      Saint-Brieuc||22000-22000|02 61 91|44
      Arras||62000-62000|03 53 01|41
      Tarbes||65000-65000|05 36 49|42
      Carcassonne||11000-11000|04 65 71|46
      Rodez||12000-12000|05 36 49|24
      Agen||47000-47000|05 36 49|32
      Périgueux||24000-24000|05 36 49|30
      Auxerre||89000-89000|03 53 01|34
      Nevers||58000-58000|03 53 01|33
      Mâcon||71000-71000|03 53 01|34
      Chartres||28000-28000|02 61 91|38
      Melun||77000-77000|01 99 00|42
      Évry-Courcouronnes||91000-91000|01 99 00|66
      Épinal||88000-88000|03 53 01|32
      Aurillac||15000-15000|04 65 71|25
      Le Puy-en-Velay||43000-43000|04 65 71|19
      Saint-Malo||35400-35400|02 61 91|47
      """,
    postcodeFormat: "#####",
    landlineNumber: "* ## ##",
    mobileNumbers: "",
    streetHeads: """
      rue:66 avenue:10 chemin:6 allée:6 impasse:5 place:3 boulevard:3 route:3 sentier:1 square:1
      ruelle:1 quai:1 passage:1
      """,
    streetTails: """
      des_Acacias:3 des_Ajoncs des_Alouettes:2 des_Amandiers des_Anémones des_Arcades de_l'Aubépine
      des_Aulnes des_Azalées du_Bac de_Beauséjour de_Beau_Site de_Bel_Air:2 de_la_Bergerie
      des_Bleuets:3 du_Bocage du_Bois:2 de_la_Borde des_Bouleaux:3 du_Bourg de_la_Bruyère
      des_Bruyères:2 du_Buisson des_Capucines des_Carrières:2 des_Cèdres de_la_Cerisaie
      des_Cerisiers:3 du_Champ_de_Foire du_Chapitre de_la_Chapelle:3 des_Charmes:2 du_Château:4
      de_la_Châtaigneraie des_Châtaigniers du_Château_d'Eau des_Chênes:3 des_Chevreuils
      de_la_Citadelle de_la_Clairière du_Clocher du_Clos:2 du_Clos_Fleuri de_la_Colline des_Colombes
      du_Colombier du_Commerce:3 des_Coquelicots:2 de_la_Corniche de_la_Coopérative de_la_Côte
      des_Coteaux du_Coteau:2 du_Couvent de_la_Croix:2 de_la_Croix_Blanche de_la_Croix_Verte
      des_Cyprès de_la_Digue des_Dunes de_l'Écluse de_l'École:4 des_Écoles:4 de_l'Église:6
      des_Églantines de_l'Égalité:2 de_l'Ermitage des_Érables:2 de_l'Espérance:2 de_l'Étang:2
      de_l'Étoile des_Fauvettes:2 de_la_Ferme des_Figuiers du_Fort de_la_Fontaine:5 de_la_Forêt:2
      de_la_Forge:2 du_Four:2 de_la_Fraternité des_Frênes:2 de_la_Gare:7 des_Genêts:2 des_Glycines:2
      de_la_Grange de_la_Haie de_la_Halle des_Hauts_Champs des_Hêtres des_Hirondelles:3 de_l'Horloge
      des_Hortensias des_Iris de_l'Industrie:2 des_Îles de_l'Innovation des_Jardins:3
      des_Jonquilles:2 du_Lac:2 de_la_Lande des_Lauriers:2 du_Lavoir:3 de_la_Lavande de_la_Liberté:3
      des_Lilas:5 des_Lys du_Mail de_la_Mairie:3 du_Marché:3 des_Marronniers:2 du_Marais
      des_Mésanges:3 de_la_Métairie des_Mimosas de_Mon_Repos de_la_Montagne du_Moulin:5
      du_Moulin_à_Vent du_Moulin_Neuf des_Mûriers des_Muguets du_Muguet des_Myosotis
      des_Noisetiers:2 des_Noyers:2 de_l'Oasis des_Oiseaux de_l'Olivette des_Oliviers:2 des_Ormes:2
      des_Orchidées de_la_Paix:3 du_Parc:3 des_Pâquerettes des_Peupliers:2 des_Pervenches
      de_la_Pépinière du_Phare des_Pins:3 des_Pinsons:2 de_la_Pierre_Plate des_Pivoines
      de_la_Plage:2 des_Platanes:2 des_Pommiers du_Pont:3 de_la_Porte_Haute du_Port:2 de_la_Poste:3
      du_Pré des_Prés:3 des_Primevères:2 du_Presbytère:2 du_Puits:2 des_Pyrénées de_la_République:6
      du_Ruisseau:2 de_la_Roseraie des_Roses:4 des_Rosiers:2 des_Roitelets des_Rossignols
      des_Sapins:2 des_Saules:2 de_la_Scierie du_Soleil:2 du_Soleil_Levant des_Sorbiers
      de_la_Source:2 du_Stade:3 des_Tamaris de_la_Teinturerie du_Temple des_Tilleuls:5 de_la_Tour:2
      des_Tourterelles des_Tulipes de_la_Tuilerie de_la_Vallée:2 des_Vergers:2 du_Vert_Bois
      des_Vignes:3 du_Vieux_Puits des_Violettes du_Viaduc du_Vieux_Moulin de_la_Voie_Ferrée du_Stand
      """,
    streetJoin: " ",
    houseNumberFollowsStreet: false,
    houseNumberJoin: " ",
    houseNumbers: 1...138,
    companyHeads: """
      Ambr Ard Aub Bris Calv Cim Clair Cord Dauph Delv Div Écl Épic Faiv Fav Flor Garl Givr Halc Hél
      Isor Jonq Lémar Lis Lum Maz Mél Nav Nér Orég Pléi Quar Riv Sarm Séq Sov Tanag Thym Valm Véz
      Verv Vig Zéph Oriv Tarv Cél Brév
      """,
    companyTails: """
      adis aline amont anor arel aris avelle éa éance édis éliane élys émont énor erval éva iance
      idor ielle iluz imont irelle iris isol ivance oban olane olia omel onis orelle osmo ouane oval
      uméa ylis
      """,
    companyJoin: " ",
    industries: """
      Informatique, Logiciels, Réseaux, Numérique
      Technicien support/Technicienne support, Développeur débutant/Développeuse débutante, \
      Testeur logiciel/Testeuse logiciel
      Développeur/Développeuse, Administrateur systèmes/Administratrice systèmes, \
      Analyste de données, Ingénieur réseau/Ingénieure réseau
      Chef de projet informatique/Cheffe de projet informatique, Architecte logiciel, \
      Directeur technique/Directrice technique

      Santé, Pharmacie, Optique, Dentaire
      Aide-soignant/Aide-soignante, Brancardier/Brancardière, \
      Préparateur en pharmacie/Préparatrice en pharmacie
      Infirmier/Infirmière, Pharmacien/Pharmacienne, Kinésithérapeute, Opticien/Opticienne
      Médecin-chef/Médecin-cheffe, Cadre de santé, Directeur de clinique/Directrice de clinique

      Transports, Messagerie, Fret, Déménagement
      Préparateur de commandes/Préparatrice de commandes, Coursier/Coursière, Manutentionnaire
      Conducteur routier/Conductrice routière, Affréteur/Affréteuse, \
      Déclarant en douane/Déclarante en douane
      Responsable logistique, Chef de quai/Cheffe de quai, \
      Directeur d'exploitation/Directrice d'exploitation

      Bâtiment, Charpente, Maçonnerie, Toitures
      Apprenti maçon/Apprentie maçonne, Aide de chantier
      Maçon/Maçonne, Couvreur/Couvreuse, Électricien/Électricienne, Métreur/Métreuse
      Chef de chantier/Cheffe de chantier, Conducteur de travaux/Conductrice de travaux

      Assurances, Patrimoine, Courtage, Épargne
      Guichetier/Guichetière, Gestionnaire de sinistres
      Conseiller financier/Conseillère financière, Analyste crédit, Courtier/Courtière, \
      Gestionnaire de patrimoine
      Directeur d'agence/Directrice d'agence, Actuaire en chef, \
      Gérant de portefeuille/Gérante de portefeuille

      Mécanique, Outillage, Fonderie, Plasturgie
      Opérateur de production/Opératrice de production, Monteur/Monteuse
      Ajusteur/Ajusteuse, Soudeur/Soudeuse, Ingénieur qualité/Ingénieure qualité, \
      Dessinateur industriel/Dessinatrice industrielle
      Chef d'atelier/Cheffe d'atelier, Directeur d'usine/Directrice d'usine

      Boulangerie, Biscuiterie, Fromagerie, Conserverie
      Aide-boulanger/Aide-boulangère, Agent de conditionnement/Agente de conditionnement
      Boulanger/Boulangère, Fromager/Fromagère, \
      Technicien agroalimentaire/Technicienne agroalimentaire
      Maître boulanger/Maîtresse boulangère, Responsable de production

      Éditions, Imprimerie, Librairie, Publicité
      Assistant d'édition/Assistante d'édition, Maquettiste
      Rédacteur/Rédactrice, Graphiste, Traducteur/Traductrice, Correcteur/Correctrice
      Rédacteur en chef/Rédactrice en chef, Directeur artistique/Directrice artistique

      Électricité, Chauffage, Éoliennes, Photovoltaïque
      Releveur de compteurs/Releveuse de compteurs, Aide-monteur/Aide-monteuse
      Ingénieur électricien/Ingénieure électricienne, Chauffagiste, \
      Technicien de maintenance/Technicienne de maintenance
      Responsable de réseau, Directeur de l'énergie/Directrice de l'énergie

      Hôtellerie, Voyages, Traiteur, Brasserie
      Serveur/Serveuse, Réceptionniste, Commis de cuisine
      Cuisinier/Cuisinière, Conseiller voyages/Conseillère voyages, Pâtissier/Pâtissière, \
      Sommelier/Sommelière
      Chef de cuisine/Cheffe de cuisine, Directeur d'hôtel/Directrice d'hôtel

      Conseil, Comptabilité, Recrutement, Expertise
      Assistant juridique/Assistante juridique, Assistant comptable/Assistante comptable
      Juriste, Consultant/Consultante, Chargé de recrutement/Chargée de recrutement, Fiscaliste
      Expert-comptable/Experte-comptable, Associé gérant/Associée gérante

      Meubles, Quincaillerie, Maroquinerie, Habillement
      Vendeur/Vendeuse, Hôte de caisse/Hôtesse de caisse
      Acheteur/Acheteuse, Marchandiseur/Marchandiseuse, Décorateur/Décoratrice, \
      Couturier/Couturière
      Directeur de magasin/Directrice de magasin, Responsable régional/Responsable régionale

      Pépinières, Semences, Viticulture, Maraîchage
      Ouvrier agricole/Ouvrière agricole, Aide-jardinier/Aide-jardinière
      Jardinier/Jardinière, Agronome, Caviste, Mécanicien agricole/Mécanicienne agricole
      Chef de culture/Cheffe de culture, Maître de chai/Maîtresse de chai

      Formation, Crèches, Enseignement, Langues
      Assistant d'éducation/Assistante d'éducation, Auxiliaire de puériculture
      Professeur/Professeure, Formateur/Formatrice, \
      Éducateur de jeunes enfants/Éducatrice de jeunes enfants
      Directeur d'école/Directrice d'école, Responsable pédagogique
      """,
    commonJobs: """
      Employé de bureau/Employée de bureau, Stagiaire, Alternant/Alternante
      Comptable, Commercial/Commerciale, Chargé de communication/Chargée de communication, \
      Assistant de direction/Assistante de direction, Gestionnaire de paie, \
      Conseiller clientèle/Conseillère clientèle
      Directeur commercial/Directrice commerciale, Directeur général/Directrice générale, \
      Responsable des ressources humaines, Directeur financier/Directrice financière, \
      Chef comptable/Cheffe comptable
      """,
    legalForms: "SAS:34, SARL:24, SARL_^:10, :14, EURL:6, SA:5, Groupe_^:3, SCOP:2, SNC:2"
  )
}
