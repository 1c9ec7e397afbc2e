extension LocaleData {
  /// Spain, in Spanish.
  ///
  /// Surnames: the 1,500 commonest first surnames with a tenth of their numbers of bearers, INE,
  /// register of residents; rarer ones are the next in that order and weigh what is missing to the
  /// whole population. INE writes no accents; they are where most families have them. A few
  /// surnames of immigrants that women and men bear in different forms are left out. First names:
  /// the fifty commonest of each decade of birth with a tenth of their numbers, INE (nombres por
  /// fecha de nacimiento, 2022); below them names whose number in the decade follows approximately
  /// from their total and their mean age (INE, 2017). INE leaves out “del” and “de los”; they are
  /// divided by what is usual. Ages: population at the start of 2024 in ten thousands, after INE,
  /// rounded. Cities: population of the municipality in thousands, and postcodes of it; no two
  /// have the same first three digits. Spain sets aside no phone numbers. Streets and companies
  /// are invented.
  static let spanish = LocaleData(
    country: "España",
    surnames: """
      García:146270 Rodríguez:93066 González:92782 Fernández:91054 López:87174 Martínez:83366
      Sánchez:81832 Pérez:77967 Gómez:49298 Martín:48565 Jiménez:39624 Hernández:36826 Ruiz:36745
      Díaz:34255 Moreno:32185 Muñoz:28298 Álvarez:28102 Romero:22290 Gutiérrez:19591 Alonso:19477
      Navarro:17779 Torres:17228 Domínguez:15764 Vázquez:14660 Ramos:14639 Ramírez:14207 Gil:13988
      Serrano:13137 Molina:12265 Blanco:12258 Morales:12246 Suárez:12091 Ortega:11802 Castro:11780
      Delgado:11761 Ortiz:10895 Marín:10527 Rubio:10389 Núñez:9197 Sanz:9176 Medina:9028
      Iglesias:8811 Castillo:8721 Cortés:8660 Garrido:8507 Santos:8446 Guerrero:8005 Lozano:7992
      Cano:7730 Méndez:7390 Cruz:7362 Prieto:7321 Flores:7226 Herrera:7164 Peña:7019 León:7009
      Márquez:6992 Gallego:6938 Cabrera:6922 Calvo:6914 Vidal:6819 Campos:6668 Vega:6515 Reyes:6455
      Fuentes:6444 Carrasco:6326 Díez:6189 Caballero:6092 Aguilar:6080 Nieto:6022 Santana:5836
      Pascual:5722 Herrero:5699 Montero:5649 Giménez:5648 Hidalgo:5643 Lorenzo:5610 Vargas:5602
      Ibáñez:5473 Santiago:5446 Durán:5437 Benítez:5413 Ferrer:5393 Arias:5344 Mora:5340
      Carmona:5217 Vicente:5196 Crespo:4925 Soto:4898 Román:4858 Rojas:4856 Pastor:4751 Velasco:4680
      Sáez:4653 Parra:4626 Moya:4573 Bravo:4520 Soler:4509 Gallardo:4477 Esteban:4451 Rivera:4409
      Pardo:4352 Franco:4324 Silva:4296 Rivas:4275 Merino:4242 Lara:4226 Espinosa:4166 Camacho:4096
      Izquierdo:4084 Vera:4069 Mendoza:4055 Ríos:4035 Arroyo:3983 Casado:3972 Redondo:3948
      Sierra:3929 Luque:3919 Montes:3914 Rey:3912 Galán:3912 Otero:3869 Carrillo:3866 Segura:3854
      Marcos:3718 Bernal:3686 Soriano:3674 Heredia:3670 Robles:3626 Martí:3617 Valero:3563
      Palacios:3558 Contreras:3525 Vila:3509 Macías:3487 Guerra:3479 Varela:3472 Expósito:3468
      Pereira:3446 Benito:3395 Roldán:3382 Miranda:3376 Mateo:3363 Bueno:3360 Andrés:3344
      Guillén:3305 Villar:3271 Aguilera:3237 Mateos:3198 Escudero:3198 Salazar:3141 Acosta:3140
      Padilla:3140 Rivero:3137 Calderón:3130 Casas:3108 Aparicio:3092 Beltrán:3050 Guzmán:3048
      Estévez:3031 Gálvez:3029 Salas:3019 Menéndez:2998 Bermúdez:2992 Rico:2989 Jurado:2964
      Conde:2959 Quintana:2944 Aranda:2924 Abad:2916 Gracia:2910 Plaza:2910 Ávila:2865 Blázquez:2842
      Hurtado:2837 Trujillo:2831 Santamaría:2810 Manzano:2803 Costa:2801 Villanueva:2799
      Escobar:2796 Roca:2796 Pacheco:2788 Rueda:2753 Miguel:2734 Serra:2731 Cuesta:2728 Mesa:2695
      Tomás:2690 Luna:2642 de_la_Fuente:2642 Simón:2635 del_Río:2614 Alarcón:2604 Castaño:2603
      Zamora:2598 Lázaro:2592 Millán:2588 Pons:2587 Maldonado:2581 Chen:2579 Sancho:2579
      Paredes:2550 Blasco:2501 Montoya:2500 Bautista:2482 Salvador:2475 Bermejo:2463
      Ballesteros:2450 Valverde:2446 Ponce:2446 de_la_Cruz:2441 Oliva:2400 Valle:2399 Antón:2396
      Cordero:2385 Murillo:2380 Lorente:2325 Cuevas:2324 Rodrigo:2299 Ordóñez:2293 Pozo:2289
      Amador:2285 Collado:2281 Barrera:2270 Cuenca:2268 Valencia:2266 Martos:2261 Mas:2257 Juan:2255
      Barroso:2229 Quesada:2223 de_la_Torre:2208 Pulido:2178 Ros:2170 Marco:2167 Navas:2165
      Arenas:2156 Alba:2154 Cabello:2143 Galindo:2117 Mena:2117 Corral:2110 Soria:2106 Rojo:2106
      Vallejo:2101 Gimeno:2099 Aguirre:2084 Aguado:2084 Caro:2082 Escribano:2074 Puig:2070 Saiz:2068
      Paz:2063 Naranjo:2054 Domingo:2054 Lucas:2050 Villalba:2047 Asensio:2046 Linares:2042
      Mata:2035 Reina:2031 Polo:2030 Ramón:2018 Ojeda:2003 Morán:2001 Leal:1989 Bonilla:1981
      Sosa:1974 Burgos:1953 Mohamed:1930 Carretero:1905 Cárdenas:1897 Cáceres:1897 Correa:1857
      Oliver:1849 Aragón:1847 Chacón:1840 Zapata:1840 Córdoba:1834 Villa:1818 Castellano:1817
      Carrión:1813 Rosa:1800 Clemente:1790 Quintero:1788 Saavedra:1788 Pineda:1784 Calero:1779
      Roig:1774 Juárez:1770 Velázquez:1764 Carrera:1750 Toledo:1742 Hernando:1732 Alcaraz:1732
      Andreu:1732 Ayala:1724 Cobo:1723 Barrios:1716 Villegas:1710 Salgado:1707 Sola:1685
      Ferreira:1684 Riera:1682 Vela:1682 Moral:1668 Doménech:1666 Llorente:1664 Cámara:1662
      Sevilla:1650 Alfonso:1648 Carbonell:1648 Requena:1640 Prado:1635 Peláez:1625 Solís:1625
      Olivares:1623 Salinas:1618 Luis:1614 Arribas:1613 Carballo:1602 Pinto:1598 Piñeiro:1581
      Cardona:1578 de_la_Rosa:1575 Font:1569 Perea:1563 Rincón:1556 Esteve:1551 Marrero:1547
      Grau:1534 Arévalo:1532 Castilla:1532 Palma:1532 Da_Silva:1530 Cantero:1527 Marqués:1517
      Bosch:1513 Cid:1504 Porras:1503 Ballester:1497 Palomo:1490 Baena:1486 Pino:1485 Casanova:1481
      Sanchis:1480 Wang:1470 Belmonte:1464 Nicolás:1464 Ventura:1461 Barba:1452 Angulo:1450
      Lago:1449 Miralles:1448 Recio:1447 Vélez:1447 Ochoa:1432 Cobos:1431 Madrid:1431 Sala:1425
      Herranz:1419 Muñiz:1417 Peralta:1416 Cabezas:1415 Arranz:1411 Lin:1405 Becerra:1403
      Cuadrado:1395 Barreiro:1393 Castellanos:1392 Coll:1387 Alfaro:1385 Navarrete:1383 Duarte:1382
      Vaquero:1382 Estrada:1380 Bello:1379 Granados:1378 Cervera:1377 Vergara:1373 Ocaña:1372
      Tapia:1369 Alcántara:1362 Puente:1355 Gámez:1351 Corrales:1346 Godoy:1342 Mejías:1328
      Fajardo:1323 Falcón:1308 Pujol:1308 Latorre:1308 Carvajal:1306 Losada:1303 Rosales:1302
      Toro:1301 Valenzuela:1299 Barragán:1298 Egea:1298 Valls:1297 Campo:1293 Segovia:1291
      Zambrano:1288 Pavón:1284 Huertas:1284 Ruano:1283 Figueroa:1282 Rovira:1279 Sastre:1275
      Ahmed:1274 Cerezo:1270 Catalán:1270 Fraile:1268 Cebrián:1266 Borrego:1262 Amaya:1261
      Portillo:1257 Ariza:1256 Dávila:1256 Morillo:1256 Barbero:1252 Morcillo:1251 Arjona:1251
      Vásquez:1250 del_Valle:1248 Zhang:1246 Duque:1245 Guijarro:1241 Aznar:1232 Valdés:1229
      Peinado:1227 Ferreiro:1220 Romera:1219 Cánovas:1216 Melero:1210 Alcaide:1210 Alvarado:1209
      Mosquera:1207 Galván:1207 Gordillo:1204 Jorge:1201 Espejo:1199 Solé:1199 Tirado:1198
      Lobato:1198 Agudo:1196 Llamas:1195 Tejero:1188 Real:1186 Sainz:1185 Osorio:1182 Solano:1181
      Chamorro:1176 Dorado:1174 Criado:1165 Frías:1162 Grande:1161 Royo:1159 Gonzalo:1159
      Barrio:1156 Dos_Santos:1154 Moyano:1152 Rosado:1152 Freire:1151 Olmedo:1151 Araujo:1148
      Pizarro:1147 de_Miguel:1143 Avilés:1139 Brito:1138 Andrade:1138 Mejía:1132 Garzón:1132
      Páez:1129 Salcedo:1127 Paniagua:1127 Alcalá:1126 Calleja:1124 Salguero:1123 Huerta:1119
      Alcázar:1118 Noguera:1118 Sáenz:1117 Pla:1112 Serna:1111 Tena:1109 Ferrero:1108 del_Pozo:1105
      Alcalde:1105 Borja:1102 Arce:1094 Orozco:1093 Chávez:1092 Chaves:1091 Piñero:1081 Llorens:1081
      Rebollo:1081 Pazos:1079 Castañeda:1073 Heras:1070 Lafuente:1068 Poveda:1067 Vives:1065
      Pena:1064 Hervás:1059 Li:1057 Bonet:1056 Barranco:1055 Quirós:1054 Abellán:1054 Bartolomé:1052
      Olmo:1050 Palomino:1048 Valiente:1048 Haro:1047 Mateu:1045 Garcés:1044 Cabeza:1041 Vallés:1038
      Laguna:1034 Carreño:1033 Mellado:1027 Acevedo:1026 Mira:1025 Borrás:1024 Ceballos:1023
      Afonso:1023 Llopis:1022 Giner:1022 Souto:1020 Molero:1020 Yáñez:1017 del_Castillo:1015
      Barceló:1014 Osuna:1014 Calle:1012 Leiva:1012 Palomares:1012 Bilbao:1007 Bustamante:1007
      Vílchez:1005 Fuertes:999 Maestre:997 del_Pino:995 Montesinos:987 San_José:982 Castelló:981
      Urbano:979 Ribas:978 Olmos:974 Zafra:972 Bellido:969 Murcia:968 Baeza:966 Pareja:966
      Felipe:966 Puertas:962 Tejada:961 Vizcaíno:961 Prats:960 Jaén:955 Sandoval:953 Perales:952
      Enríquez:950 Mínguez:949 de_León:949 Carreras:946 Gascón:944 Xu:943 Zaragoza:943 Sarmiento:942
      Ye:941 Valera:940 Báez:934 Sebastián:934 Orellana:933 de_Castro:932 Liu:931 Montoro:931
      Rocha:930 Alegre:930 Campillo:930 Luengo:929 Ledesma:929 Arcos:929 Peris:926 Gago:924
      Cañas:923 Baños:919 Bustos:918 Monge:918 Casal:908 Patiño:905 Fuster:904 Tello:904 Jara:903
      Moreira:900 Sobrino:898 Jerez:897 Batista:896 Arteaga:896 Vilar:896 Nadal:894 Sanjuán:891
      Cazorla:891 Salmerón:891 Montiel:890 Armas:888 Tejedor:888 Jaramillo:886 Maya:884 Seoane:883
      Zabala:880 Giraldo:880 Machado:878 Lobo:877 Conesa:876 Bejarano:873 Padrón:872 Pallarés:871
      Wu:870 Tamayo:868 Ferre:866 Barea:864 Verdú:863 Alemán:861 Perdomo:861 Jordán:860 Barrero:857
      Marí:855 Mayor:854 Canales:853 Prada:853 Morón:852 Moro:852 Veiga:852 Ripoll:851 Almeida:851
      Climent:850 Tortosa:849 Ali:849 del_Campo:848 Prados:848 Ferrando:847 Catalá:846 Espinoza:844
      Taboada:844 San_Martín:842 Ayuso:839 Fraga:838 Infante:838 Peñalver:835 Manrique:835 Abril:835
      Amorós:833 Diéguez:827 Barros:824 Mota:821 Galera:820 Alves:814 Diallo:814 Álvaro:813
      Manso:812 Cerdá:812 Maroto:811 Yuste:811 Medrano:810 Zhou:809 Cifuentes:808 Pinilla:808
      Lucena:807 Nogales:806 Montaño:801 Albert:800 Berenguer:797 Echeverría:797 Pedrosa:795
      Atienza:793 Dueñas:792 Villena:790 Sampedro:790 Villaverde:790 Míguez:788 del_Olmo:788
      Manzanares:787 Ribera:786 Bolaños:785 Ibarra:782 Miró:782 Úbeda:780 Diego:780 Raya:780
      Viñas:778 Sevillano:777 Montilla:776 Almagro:776 Ortuño:775 Teruel:774 Quevedo:774 Novoa:772
      Merchán:771 España:771 Tovar:768 Talavera:767 Echevarría:767 Francisco:766 Vivas:765
      de_las_Heras:764 Robledo:763 Morillas:763 Luján:762 de_los_Santos:762 Rodrigues:762
      Meléndez:760 Checa:760 Iniesta:760 Puerto:760 Acedo:759 Trigo:756 Granado:752 Téllez:751
      Caparrós:749 Ares:748 de_Diego:746 Acuña:744 Coronado:742 Puerta:741 Herreros:741 Monzón:740
      Narváez:740 Francés:739 Matas:739 Maciá:739 Bernabé:736 Guevara:736 Segarra:735 Espada:734
      Hermida:734 Balaguer:733 Toribio:733 Palacio:732 Valdivia:732 Zamorano:731 Arana:730 Pina:725
      Mariño:724 Tomé:723 Buendía:723 Peral:722 Cubero:720 Cervantes:719 Mayo:718 Barberá:717
      Encinas:716 Molinero:716 Bernabeu:714 Sepúlveda:713 Prat:712 Lamas:710 Melián:710 Cañete:707
      Hinojosa:706 Torre:706 Cuéllar:704 Velásquez:702 Carrero:702 Coca:701 Parrilla:700 Girón:700
      Fariña:699 Carro:699 Ródenas:699 Saura:698 Badía:697 Pedraza:697 Sanmartín:697 Céspedes:696
      Peiró:696 Lloret:696 Costas:693 Mayoral:691 Ureña:690 Mariscal:690 Martorell:690 Boix:685
      Zurita:683 Piqueras:682 Centeno:682 Quiles:681 Camps:680 Andújar:678 Fidalgo:674 Arellano:673
      Gamero:673 Parada:673 Revuelta:672 Benavides:665 Cañadas:665 Mir:664 Perera:661 Viera:661
      Quiroga:660 Goñi:660 Sales:660 Picazo:659 Planas:658 Lema:656 Mera:654 Riquelme:652 Romo:652
      Gabarri:651 Flórez:651 Fonseca:650 Gordo:649 Vilches:649 Amor:648 Rial:648 Pico:648
      Guisado:648 Álamo:648 Torregrosa:647 Frutos:646 Amores:646 Vegas:644 Zhu:644 Palau:642
      Mestre:642 Carrascosa:641 Solana:641 Sabater:641 Montenegro:640 Lora:639 Codina:638 Seguí:638
      Nieves:638 Adán:638 Antúnez:637 Botella:636 Labrador:636 Calatayud:634 de_Dios:634 Arnau:633
      Quero:633 Palazón:630 Nevado:630 Novo:628 Hoyos:628 Parejo:627 Hermoso:626 Matos:626 Jaime:625
      Toledano:625 Chico:624 Zheng:624 Herráiz:624 Revilla:623 Cantos:622 Piña:621 Neira:621
      Abreu:619 Fuente:619 Antolín:618 Ribes:618 Jimeno:615 Silvestre:615 del_Moral:615 Oliveira:614
      Pellicer:613 Belda:612 Ramiro:612 Caamaño:612 Postigo:612 Vico:611 Verdugo:608 Ndiaye:608
      Megías:608 Torralba:608 Guirado:607 Sempere:606 Farré:605 Mansilla:604 Cordón:604 Vaca:604
      Llanos:601 Quiñones:601 Elvira:600 Cornejo:600 Guardiola:600 Sousa:600 Yagüe:600 Galiano:599
      Carranza:598 Sacristán:598 Alemany:596 Canto:596 Cabanillas:594 Oviedo:592 Uriarte:592
      Comas:591 Berrocal:590 Mercado:590 Chaparro:589 Rosell:588 Cañizares:588 Aroca:587 Diop:586
      Colomer:585 Arnáiz:582 Gomes:582 Feijóo:582 Barrientos:582 Capdevila:581 Gilabert:580 Rus:579
      Maza:578 Espín:577 Olivera:574 Roselló:574 Lima:573 Portela:572 Perelló:572 Sans:572
      Gisbert:571 Trillo:571 Figueras:570 Cerdán:568 Torrejón:568 Amado:567 Mañas:567 Aliaga:567
      Yang:566 Cristóbal:565 Monteagudo:565 Carpio:564 Muriel:561 San_Juan:561 Saldaña:560 Río:560
      Tudela:560 Betancor:559 Espino:559 Garriga:558 Campoy:558 Tejera:556 Amat:555 Seco:554
      Meseguer:552 Bastida:552 Mármol:551 Holgado:550 Julián:549 Reig:549 Morilla:548 Valderrama:547
      Plasencia:546 Melgar:546 Gavilán:544 Camino:541 San_Miguel:540 Samper:540 Valcárcel:538
      Anaya:537 Ferrera:537 Chica:537 Escalante:537 Barbosa:536 Barreto:536 Morera:534 Guirao:534
      Nogueira:532 Cardoso:532 Paris:531 Gaspar:530 Ruz:530 Daza:530 Castells:530 Villalobos:529
      Benavente:529 Elías:528 Lillo:528 Ferreras:527 de_Haro:527 Juliá:527 Florido:526 Barahona:525
      Urrutia:523 Gallo:522 Dorta:522 Zúñiga:521 Morato:520 Arrieta:519 Huang:519 Montalvo:518
      Coello:516 Casares:516 Casals:516 Lorca:516 Mérida:515 Pereda:515 Gomis:515 Calzada:513
      Buitrago:513 Salamanca:513 Reche:512 Ugarte:512 Briones:512 Martins:511 Cueto:511 Higueras:510
      Pajares:509 Gabarre:508 de_la_Iglesia:506 Jover:506 Tur:506 Déniz:505 Jordá:505
      Quintanilla:505 Candela:504 Agulló:504 Verdejo:503 Sanabria:503 Meneses:503 Cabrero:502
      Larrea:502 Garay:502 Conejo:501 de_la_Peña:501 Bernardo:500 Ropero:500 Matías:499 Casero:499
      Asenjo:499 Vara:498 del_Amo:496 Mato:496 Albaladejo:495 Fernandes:495 Pueyo:493 Valladares:493
      Corbacho:492 Martel:492 Cerro:491 Aragonés:491 Esparza:491 Benavent:490 Llorca:488
      Garmendia:488 Puga:488 Bayón:488 Madrigal:487 Gonzales:487 Barriga:487 Maestro:486 Triviño:485
      Torrado:485 Rius:485 Simó:485 Espinar:484 de_la_Vega:484 Palomar:484 de_Jesús:484 Pagès:482
      Iriarte:481 Vadillo:481 Jiang:481 Ferrández:480 Tormo:479 Cadenas:478 Monje:478 Pintado:478
      Casanovas:477 de_Andrés:477 Pita:476 Donoso:476 Blas:476 Hierro:476 Montalbán:475 Milán:475
      Salido:475 Guardia:474 de_Pablo:474 Ayllón:474 Mancebo:474 Donaire:473 Cisneros:473 Bou:472
      Cabo:471 Vilanova:471 Henríquez:471 de_la_Calle:470 Larrañaga:469 Rama:469 Clavijo:469
      Anguita:469 Capilla:469 Ángel:469 Sabaté:466 Mollá:466 Busto:465 Roa:465 Picón:463
      Carpintero:463 Castillejo:463 Poza:463 Albarrán:462 Porcel:462 Zorrilla:462 Portero:462
      Torrent:462 Giráldez:461 Antequera:461 Escalona:460 Sarabia:460 Bolívar:460 Valentín:459
      Noriega:458 Monreal:458 Cuervo:457 Gregorio:457 Dalmau:457 Párraga:456 Amigó:456 Miquel:456
      Utrera:456 Uribe:455 Rabadán:455 Cortijo:454 Aguiar:453 Porta:452 Cañada:452 Mediavilla:452
      Palmero:452 Cascales:451 Val:451 Payá:450 Siles:449 Pelayo:449 Garrote:447 Terrón:446
      Montesdeoca:446 Caraballo:446 Roda:446 Roncero:446 Tenorio:445 Berlanga:445 Blanch:445
      Alberdi:444 Pozuelo:444 Company:444 Cerrato:443 Miguélez:443 Monroy:443 de_Frutos:443
      Carbajo:443 Jódar:442 Almansa:442 Gea:442 Ginés:442 Granda:442 Bayo:441 Escrivá:441
      Montañés:440 Piñol:438 Lluch:438 Puche:438 Priego:437 Porto:437 Justo:437 Morgado:436
      Villarreal:436 Zambrana:436 de_Oliveira:435 Concepción:435 Reguera:435 Cepeda:434 Moraleda:434
      Milla:434 Aguera:433 Morante:432 Raposo:432 Triguero:432 Micó:430 Bazán:430 Cabañas:430
      Rosario:429 Sotelo:429 Coronel:429 Arcas:428 Infantes:428 Peñas:428 Terán:428 Morell:428
      Castrillo:425 Plata:425 Maqueda:424 Gázquez:424 Muro:423 Abella:423 Bedoya:423 de_Paz:422
      Bertrán:422 Pomares:422 Regueiro:421 Amaro:420 Castejón:420 Vacas:420 Asencio:419 Barón:419
      Querol:419 Granero:418 Romano:418 Panadero:418 Almazán:418 Trinidad:418 Carracedo:418
      Caravaca:418 María:417 Plana:416 Venegas:416 Mulero:416 Teixeira:416 Manjón:415 Fortes:415
      Roque:415 Cantón:415 Barco:415 Rocamora:414 Rosillo:414 Macho:414 Rangel:414 Carbó:412
      Sedano:411 Machín:411 Tornero:411 Alcón:411 Pradas:410 Arregui:410 Rosas:410 Félix:409
      Vilas:408 Castell:408 Tébar:407 Quispe:407 Calzado:407 Gandía:406 Moliner:406 Aguayo:406
      Argüelles:404 Niño:404 Salvatierra:403 Arango:403 Miras:402 Pantoja:402 Loureiro:402
      Campaña:401 Funes:401 Restrepo:401 Posada:400 Torrijos:400 Durá:398 Parras:397 Escamilla:397
      Artiles:397 Jáuregui:397 Riveiro:397 Borges:396 Cuartero:396 Conejero:395 Seijas:395 Lledó:395
      Vigo:395 Cutillas:394 Yanes:394 Matamoros:393 Abadía:393 Canal:393 de_Pedro:393 Ribeiro:392
      Armengol:391 Mangas:391 Orta:391 Fabregat:391 Mengual:390 Íñiguez:390 Sendra:390
      del_Barrio:390 Ferri:390 Varo:390 Quintas:389 Oller:389 Motos:389 Galeano:388 Béjar:388
      Pedrero:388 Urbina:388 Ferro:388 Monfort:387 Mirón:387 Cózar:387 Abascal:387 Vilariño:387
      Torrecillas:387 Canals:387 Colom:386 Reinoso:386 Ramis:386 Uceda:386 Parrado:386 Morata:386
      Brea:386 Casillas:386 Antelo:385 Alsina:385 Águila:385 Barrena:385 Nicolau:385 Landa:385
      Ocampo:385 Quílez:384 Pablos:384 Diz:382 Fontán:382 Galiana:382 Carnero:382 Orts:381
      Barcia:381 Valbuena:380 Torrente:380 Izaguirre:380 Camarero:379 Pablo:379 Nebot:378 Lavado:378
      Andrades:378 Borrero:377 Llano:377 Busquets:377 Agüero:376 Gonzálvez:376 Devesa:375 Viana:375
      Torrecilla:374 Couto:374 Vieira:374 Huguet:374 Rúa:374 Cedeño:374 Baquero:373 San_Román:372
      Cayuela:372 Cases:372 Londoño:371 Higuera:371 Rendón:371 Aramburu:370 Lahoz:370 Toscano:370
      Araque:369 Alcolea:369 Arnal:369 Graña:369 Viejo:368 Duro:368 Vicent:367 Liébana:367 Gadea:367
      de_Juan:367 Múgica:367 Alguacil:366 Laso:366 Marina:366 Melo:365 Iborra:365 Zárate:365
      Barrionuevo:365 Amo:364 Samaniego:364 Lastra:364 Yepes:364 del_Rey:364 Bas:363 Pastrana:363
      Torrico:362 Rosselló:361 Ferrándiz:361 Simarro:361 Ávalos:360 Romeo:360 Nuño:360
      Mendizábal:360 Tabares:359 Acero:359 Iranzo:358 Pereiro:358 Regalado:358 Arrabal:358
      Gaitán:357 Blanes:357 Masip:357 Blanca:357 Huete:356 Parreño:356 Moll:355 Artigas:355 Lage:355
      Palencia:355 Vendrell:355 Matilla:354 Rodas:354 Carreira:354 Vivancos:354 Curbelo:354
      Barral:353 Velarde:353 Mendes:353 Navalón:353 Canet:353 Ortigosa:353 Tercero:352 Rozas:351
      Córdova:351 Negrín:351 Barquero:350 Liñán:350 Morente:350 Ospina:349 Pinedo:348 Artero:348
      Saborido:348 Pombo:348 Gamboa:348 Mondéjar:348 Coto:347 Estébanez:346 Egido:346 Sellés:346
      Pintor:346 Chinchilla:346 Cruces:345 Cueva:345 Bellón:345 Olea:344 Llinares:344
      de_los_Reyes:344 Pagán:344 de_Lucas:344 Curto:344 Lugo:344 Correas:343 Romeu:343 Barreda:343
      Gamarra:343 Da_Costa:342 del_Val:342 Tolosa:342 Ballesta:342 Albero:342 Almendros:342
      Franch:341 Feliu:341 Cortina:341 Lasa:341 Villarroel:340 Aceituno:340 Notario:340 Trejo:340
      Mate:340 Córcoles:339 de_Blas:339 Bernárdez:339 Curiel:339 Solera:339 Valdez:339 Salado:338
      Calvente:338 Edo:337 Monzó:337 Cuadros:336 Mulet:336 Mercader:336 Corbalán:336 Pajuelo:336
      Fresneda:336 Pachón:335 Mayorga:335 Guasch:335 Alegría:334 Polanco:334 Losa:334 Clavero:334
      Pimentel:333 Oltra:333 Colmenero:333 Berrio:333 Bajo:333 Bayona:333 Hita:333 Bernad:333
      Tejeda:332
      """,
    rareSurnames: """
      Espina Galisteo Algaba Varona Valdivieso Vicario Gabaldón Noya Calabuig Aller de_la_Hoz Corpas
      Gijón Zarza Piedra Guillem Patón Alcocer Herráez Marchena Torras Lladó Alberola Lavín March
      Callejas Guillamón Rego Brenes Trigueros Hueso del_Toro Borreguero Quijada Sirvent Solórzano
      Meza Íñigo Barrachina Barrado Galarza Mancera Castellón Escolano Goicoechea Boza Quintela
      Pitarch Azorín Rodero Coloma Solsona Leyva Pose Balboa Bertomeu Molano Vicens Asensi Somoza
      Serrat Borrell Hernanz Baró Castiñeira Magán Gándara Monedero del_Cerro Vivo Toral Chamizo
      Larrosa Zarco Aracil Torralbo Etxeberria Hevia Callejo Cejudo Lerma Machuca Tamarit Seijo
      Bárcena Amengual Marquina Troncoso Moncada Gargallo Perona Malagón Maeso Agudelo Requejo
      Villaescusa Matute Estepa Tortajada Pou Jareño Mur Moure Comesaña Armenteros Melgarejo
      Escobedo Cabrerizo Pelegrín Lopera Puentes Gallegos Holguín Góngora Batlle del_Hoyo Moscoso
      Brotons Mendieta Sicilia Llacer Prades Bauzà Cubas Corona Llop Flor Obregón Agustí Fabra
      Bernat Cruzado Barrul Collantes Piquer Gelabert Girona Gasco Aranguren Collazo Lumbreras Dios
      Camarena Mesas Verde Cabral Hermosilla Portilla Miñana Novillo Candel Ulloa Magro Ciudad Rayo
      Hernán Darias Galdón Villalón Galdeano Alcañiz Berbel Montáñez Bouzas Azcona Regueira Enrique
      Lemos Adame Ledo Lanza Reverte Varas Madueño Zabaleta Utrilla Cea Gárate Oliveras Baz Viña
      Troya Rioja Belenguer Gavira Cañellas Gomariz Batalla Illán Mallo Morant Henao Montserrat
      Munuera Espí Fandiño Vinuesa Aquino Vilalta Fábregas Larios David Oliveros Ricart Boada Pintos
      Clavería Magdaleno Ivars Caicedo Escolar Carrascal Piera Roura Orihuela Arredondo Etxebarria
      Uría Mayordomo Laborda Cremades Corredor Canosa Albarracín Cuello Trueba Pont Jove Muela Alejo
      Illescas Teijeiro Cantarero Lechuga Ortín Marchante Castella Puebla Lasheras Benedicto Láinez
      Agustín Bocanegra Elena Palacín Bonillo Antonio Boluda Pallás Nava Adell Padín Salvado
      Espínola Folch Justicia Mula Gregori Junquera Escalera Almodóvar Palenzuela Ínsua Vilaplana
      Hortelano Bohórquez Bruno Cuadra Cacho Rubiales Bouza Guamán Terol Adrover Tinoco Marzo Doblas
      Doncel de_los_Ríos Fornés Llobet Gomila Elorza Cerón Magaña Nogués Peñaranda Armero Arguello
      Gual Aldea Arnedo Suero Moraga Capel Augusto Cavero del_Rosario Mamani Corominas Sarria Oñate
      Arrebola Monserrat Bustillo Estrella Calviño Ovejero Zapico Santacruz Orgaz Carazo Gala
      Villalta Lama Abarca Menacho Fariñas Astorga Riesco Presa Risco Molins Barber Salom Rubia
      Falcó Castelo Juez Vigil Gaona Marfil Camargo Gaya Gordón Ariño Arco Platero Paños Mestres
      Elizalde Crespí Cárceles Melchor Vasco Malo Campuzano Allende Callejón Llamazares Caño Tarín
      Riba Sebastiá Corredera Olivas Villarejo Adrián Poyatos Santaella Granell Monsalve Bel
      Ezquerra Ligero Sillero Teixidó Bataller Novas Torrens Pol Armendáriz Cabaleiro Aldana Feito
      Odriozola Pedreira Olivé Calvet Limón Victoria Dopico Arriaga Santander Colorado Avendaño
      Sureda Salgueiro Villarroya Sesma Doval Cava Claros Colás Olalla Quiroz Rojano Domene Moltó
      Mancilla Pichardo Cara Chavarría Bethencourt Sanguino Humanes Comino Valenciano Montaner
      Briceño Garrigós Chinea Camarasa Matei Carril Piris Rufo Godino Gibert Artola Isla Vivar
      Lebrón Cubillo Madariaga Pernía Tendero Sanjurjo Zapatero Arrizabalaga Mozo Gámiz Pernas
      Bailón Herrador Fleitas Bañón Estruch Miñano Capitán Parés Pariente Arencibia Manresa Montaña
      Buzón Ezquerro Llabrés Benet Manchón Gay del_Águila Lorite Garijo Ollé Cabanes Esquinas Cortez
      Palmer Cancela Moratalla Montejo Jaume Saucedo Gallart Barquín Villalonga Lois Urrea Lomas
      Rizo Fortuny Mayol Blesa Recuero Dolz Dual Vergés Villén Lagares Salvà Borrallo Merlo
      San_Emeterio Mauri Ortí del_Álamo Igual de_Prado Gras José Matesanz Roma Navajas Berna Bru
      Almenara Briz Carnicero Viedma Barajas Manchado Couso Benjumea Olaya Arques de_la_Paz Vizuete
      Planells Alameda Altamirano Bellver de_Francisco Esquivel Casellas Belinchón Riaño Marañón
      Largo Sarrión Ugalde Jarque Capó Santisteban Filgueira Ravelo Menor Nuez Feria Vivanco
      de_la_Puente Amate Irigoyen Espinal Zayas Andreo Fresno Garro Bermudo Mohedano Bielsa
      Mingorance Isern Queralt Aguiló Goikoetxea Osés Oliván Berzosa Alejandre Fructuoso Cerrillo
      Chueca Zazo Ardila Gambín Lacalle Altuna Mascaró Anglada Donate Gironés Gabriel Payán Llera
      Naharro Miñarro Boronat Olmeda Vecino Doblado Coma Bono Carbajal Palao Trenado Barberán Ponte
      Padial Moragues Lezcano Bellés Parera Agirre Iturbe Castañón Máñez Acebes Manuel Castán Añón
      Vilela Santín Tato Roche Moncayo Escrig Sedeño Medel Ferrandis Serbán Giralt Arbelo Lagos
      Buján Pi Bachiller Ollero Peñafiel Beneyto Alós Bote de_Luis Lizarraga Morote Preciado
      Chicharro Fierro Nogueras Prior Pedreño Balbuena Yánez Pinar Mier Masa Blaya Morejón Celdrán
      Sande San_Segundo Amoedo Corchero Nájera Morte Juanes Loaiza Soro Diago Fábrega Meroño
      Aizpurua Tarazona Pàmies Armesto Guitart Arriola Pardos Cardozo Sahuquillo Vicedo Atencia
      Cecilia Sañudo Moles Torrents Cartagena Huerga Barro Mouriño Chao Becerril Lahuerta Berges
      de_Arriba Meca Sayago de_Vega Faus Mazón Muiño Górriz Zubizarreta Gragera Cambra Leo Mederos
      Nuevo Armada Yeste Solla Fores Burillo Formoso Alberto Fumero Balsera Corzo Figueredo Lapeña
      Monasterio Albiol Rouco Lucero Figueiras Sanahuja Alberca Povedano Gayoso Socorro Abal Muelas
      Monterde Botana Tárraga Yebra Avellaneda Banegas Antuña Cores Güell Fiol Fayos Bascuñana
      Fortea Cabanas Trapero Palomero Selva Quezada Renedo Alias Pazo Oria de_Vicente de_Pablos
      Garre Vaquerizo Extremera de_Gracia Fort Magdalena Regidor Olano Zurdo Cintas Vinagre Aparisi
      Forner Escandell Naya Biosca Soldevila Florea Doña Penas Marugán Llanes Cejas Fabián Lores
      Artacho Cabezuelo Heredero País Enciso Piqué Brunet Cevallos Espadas Pando Germán Bragado
      Subirats Castrillón Cosano Loza Rondón Maneiro Lazo Pujadas de_la_Mata Escoda Mingo Porcar
      Lendínez Beato Farrés Ballestero Roger Colón Capella Algarra Vallina Santano Calles Sojo
      Ruipérez Penalva Tejerina Tabernero Ronda Benlloch Cañamero Bosque Almela Viñals Quijano
      Sigüenza Buil Sotomayor Belloso Revert Villares Valido Goya Burgueño Amar Cadena Tellería
      Vallejos Moncho Carrió Peñate Pedro Negro Rigo Imaz Troyano Ferreres Velilla Lucio Vieites
      Pujante Puchades Cabero Macarro Colomina Masó Herrán Rando Valiño Reguero Cifre Bañuls
      Figuerola Villarrubia Cabañero Solanas Arboleda Escámez Vaño de_la_Rubia Cabezón Servera
      Dopazo Uranga Calonge Pinillos Inglés Baño Langa Cobas Cumplido Guinea Calvillo Huarte Docampo
      Barreira Linde Montón Cantalejo Tapias Manzanera Mancheño Mencia Andueza Verdaguer Riesgo Roy
      Mascarell Ferrán Páramo Repiso Lidón Claramunt Orive Henares Barredo Barrantes Betancort Peón
      Marchal Colomé Braña Sena Sueiro Badiola Eslava Yubero Mancha Mendiola Ferrón Argudo Massó
      Varea Mompó Piñón Granja Bayarri Lamela Encarnación Muiños Figueira Manero Carral Corrochano
      Alzate Arriaza de_Torres Español Ramallo Agra Vilaseca Pedros Bastos Anta Torné Gonzalvo
      Peguero Hormigo Grima Rupérez Baca Garde de_Benito Alejandro Dacosta Barbeito Moñino Guiu
      Maíllo Parga Astudillo Consuegra Forcada Pampín Bort Nieva Lizana Murciano Celis Marimón Nova
      Vilella Pato Casco Fontanet Lacruz Mazo Folgado Carratalá Lojo Plazas Pomar del_Arco Iriondo
      Negrete Estellés Peraza Farías Aponte Beitia Cádiz Valderas Espigares Véliz Zapater Viñuela
      Bolado Piñera Bengoa Peregrina Isidro Sabio Raga Palou Bordón Creus Lacasa Veloso Adam Lazcano
      Albacete Poyato Balcells Novella Meliá Vigara Celada de_Toro Cazalla Lupiáñez Mezquita Nácher
      Socas Jorquera Pozas Cala Mercadal Civera Clares Sintes Píriz Murga Delicado Carlos Gañán Poch
      de_Mingo Gozalo Cerezuela Celaya Colina Estupiñán Tascón Casañas Rentero Iturralde Cabre
      Raventos Carceller Carrizo Férriz Ocón Jerónimo Quiñonero Egaña Alés Mantilla Rabanal Valerio
      Hoyo Rosique de_Santiago Monforte Abuín Molino Pescador Morais Manzanero Culebras Lemus Suñé
      Alaminos Ogando Monleón Bea Masiá Valor Gastón Talens Orenes Urdiales Rull Garau Corujo Jané
      de_la_Morena Robaina Tubío Cots Colino Recalde Camuñas Rodes Carballido Remón Trías Femenía
      Florit Madrazo Luzón Mosteiro Recasens Rascón Portas Suñer Berenguel Traver Tuñón Centelles
      Blay Honrubia Mudarra Cidoncha Terrones César Sorribes Claver Balado Primo Mondragón Mallén
      Villarino Petit Barnés Moruno Guardado Olaizola de_Santos Canela Benéitez Tarrés Munar Morey
      Miret Acha Iribarren Gato Serantes Olvera Juncal Fusté Caba Moreta Riu Fenoll Villamor
      Montoliu Balsalobre Minaya Bleda Urquijo Caballé Pereyra Espiñeira Caso Tarragó Yébenes
      Subirana Borrajo Llompart Gancedo Velo del_Prado Villafranca Ortolá Justiniano Abajo Corchado
      Gayo Moldes Cuerva Villagrasa Bengoechea Villacorta Liñares Azcarate Guijo Bandera Aparici
      Fons Oña Tort Portales Horrillo Lera Castiñeiras Calvete Casquero Socías Álava Ortego
      Pastoriza Madero Choque Megía San_Pedro Salinero Barriuso Estudillo Cerveró Juste Mantecón
      Tamargo Lasso Cervilla Tobar Bedmar Pisa Larrinaga Carballeira Madera Carcelén Morocho Palop
      Quintáns Gomar Cardo Portolés Ruibal Lodeiro Vallecillo Osa Torreblanca Peco de_la_Riva Ara
      Tardío Zabalza Damián Mujica Maseda Argente Prego Naveira Escriba Corcuera Nistal Fontenla
      Doñate Vaquer Ivorra Carles Segado Marsal Mendo Asín Sobrado Custodio Auñón Orduña Rubí
      Planelles Simbaña Bastidas San_Millán Varón Senra Febrer Ochando Lado Lapuente Capote Zuluaga
      Garnica Santa_Cruz Ojea Gili Anglés Lombardo Teixidor Caramés Reboredo Aymerich Furió Barona
      Garín Marichal Vitoria Berzal Lario Castellví Albertos Oriol Mejuto Rengel Febles Pascua
      Silveira Eizaguirre Barra Ostos Cela Ripollés Fenoy Abenza Galmés Moscardó Marte Morro Andrada
      Marrón Llinás Llull Perdiguero Selma Erazo Sarasola Carpena Ordás Carbonero Temprano Marzal
      Serradilla Sardá Felices Herce Risueño Sordo Serena Botello Ribot Montejano Hernáiz Molinos
      Obando Celma Bascón Felip Barcala Tarifa Jesús Cambronero Cedrés Mesquida Casamayor Javier
      Higuero Pliego Carneiro Munera Signes Pinzón Rosero Escalada Parrondo Cerrada de_la_Flor
      Alejos Bugallo Luaces Forero Faura Fullana Reyero Butrón Collados Rozalén Lanzas Rosendo
      Cordeiro Magallón Calatrava Zubillaga Navío Caride Sotillo Arruti Barquilla Margalef Armario
      Sotos Melguizo Loor Periáñez Soldado Jornet Zarzuela Murias Uclés Pulgarín Bujalance Frau
      Alcover Pulgar Tejado Alférez Pinos Crespillo Ahumada Chiva Romay Anguera Colomo Paricio
      Ferragut Benedí Guadalupe Valladolid Sancha Hermosa Sesé Galve Milián Tarancón Allué Baixauli
      Arenal Polonio Llerena Morín Solaz Cepero Hernáez Insa Pancorbo Palos Parrón Pinel Albalat
      Vercher Noda Solar Llopart Ignacio Damas Crego Quiñónez Berruezo Olcina Barrasa Elorriaga
      Cladera Elizondo Paul Rísquez Escuder Viso Ormazábal Sutil Escriche Richart Marchán Cabot
      Balsa Villodres Villatoro Tizón Pedrajas Cordobes Comes Fragoso Cubells Campanario Tineo
      Narbona Catalina Villoria Barrón Escola de_Armas Compte Nebreda Naval Farfán Loro Zornoza
      Cegarra Safont Lourido Coves Santiso Cantalapiedra Pedregosa Cirera Pavía Setién Comellas
      Solans Iraola Zaldívar Quetglas Sixto Bretón Guillermo Puchol Forte Lavilla Barandiarán Santa
      Blánquez Echarri Sequera Mendia Brun Mesonero Canedo Bodas Rafael Cerviño Tallón Calo Currás
      Penadés Grueso Cardenal Bibiloni Abelló Vall Torra Artés Burón Triana Escartín Saz Forteza
      Isasi Picado Fanjul Artal Mella Aibar Tevar Llarena Balbas Concha Vales Ruedas Casais
      de_Antonio Illana Badillo Reus Manzaneque Eguía Taberner Couceiro Monferrer Zamudio Umpiérrez
      Cabrejas Rengifo Robledillo Escaño Villamayor Sagredo Armijos Cotelo Tórrez Moriana Noval
      Mielgo Zavala Bolaño Leis Robert Terrero Bernardino Cárcel Besada Herrerías Meana Algar
      Tellechea Agut Pacho Viéitez del_Saz Basanta Pellejero Férez Peñarrubia Usero Carballal Oubiña
      Bennasar Ortiz_de_Zárate Alberti Bisbal Porres Merayo Jácome Ureta Irastorza Junco Tous Bedia
      Aleixandre Ladrón_de_Guevara Aranega Costales Redón Mor Galeote Murua Palomeque Zubeldia
      Almendro Posadas Cernadas Peces Carnerero Rebolledo Arrufat Almarcha de_la_Hera Paulino
      Almonte Moreda Onieva Gabarrón Oyarzabal Caldera Chavero Camprubí Marcilla Horcajo Cantera
      Argibay Ludeña Gaviria Pardal Villada Bretones Beteta Siverio Rivilla Cebolla Prol Corella
      Barcenilla Santamarina Vanegas Jarillo Olivero Zelaya Gispert de_la_Casa Mayans Payo Gurrea
      Bueso Bailén Balagué Hermo Tocino Olarte Rada Cascón Amezcua Puértolas Santacreu Sansano
      Millet Montolio Lancho Rotger Cárdenes Barranquero Esnaola Darriba Santomé Yanguas Alhambra
      Santillán Turón Carralero Iza Viúdez Pinazo Yago Catena Lobera Llauradó Arbona Caballer
      Barrull Negre Badenes Nolasco Melón Alcoba Gualda Albiñana Casasola Miguéns Santonja Sanchiz
      Herrada Ascanio Chicano Arrocha Carnicer Maraver Santandreu Chillón Riestra Manteca Llaneza
      Boscá Vilardell Maceiras Mut Bahamonde de_Gregorio del_Fresno Nombela Arteche Bastante
      Cañaveras Alburquerque Munárriz Lucía Fontecha Ciria Palanca Treviño Condori Colado Unanue
      Racero Castañer Almiñana Valdivielso Madroñal Castel Homs Eugenio Freixas Martino Claro Resina
      Goitia Campano Fraguas Bonnín Giro Travieso Peñuela Penedo Baquedano Barreno Horcajada
      Descalzo Torner Quinto Guimerá Masdeu Caminero Buceta Monllor Cal Cabezudo Patricio Pau
      Collazos Panizo Colomar Tarrío Leira Ontiveros Aldama Chimeno Masegosa Moros Barja Lomba
      Campoverde Tadeo Tristán Piñar Maturana Ciscar Guil Abalo Arán Pous Campayo Eguren Maíz Bordas
      Molas Mercadé Galián Usón Casanueva Iglesia Santalla Carmena Fornos Ayora Cárcamo Monclús
      Bolea Cobacho Neila Cancio Raso Cuerda de_Alba Iván Lérida Cívico Rubira Urquiza Rollán Vilaro
      Viqueira Hilario Fornieles Lozada Gorrín Galea Azurmendi Chicaiza Urbaneja Urbán Ventosa
      Rasero Marmolejo Camero Cedillo Lagunas Valcarce Riego Resa Camba Hortal Fúnez Cabana Chicote
      de_la_Osa Mullor Isabel Campello Olivar Lestón Eguíluz Rabasco Lozoya Ternero Baldo Ramajo Aja
      Monterrubio Esparcia Imbernón Ábalos Cancho Esteller Candelas Vergel Alfageme San_Nicolás
      Liaño Lizarralde Parro Segade Merlos Luca Torró Ruzafa Montagut Cañero Dapena Moratilla Legaz
      Uroz Mogollón Marcano Sarango Caselles Hellín Piza Verdes Irisarri Bella Urbieta Baranda
      Blanquer Ferris Cos de_la_Llave Camiña Arza Cortizo Marino Serret Griñán Encabo Alacid Calavia
      Guaita Hornero Dóniz Deza Montes_de_Oca Montesino San_Vicente Planes Fitó Sarasa Obrador
      de_Celis Terrazas Jordana Bonmatí Fandos Belchí Almaraz Bescós Bañuelos Candal Canalejo Platas
      Marquínez Jimena Ferradas Baltasar Yépez Ambrosio Janeiro Seara Barrenechea Reverter Boyero
      Oroz Cortázar Bruna Aledo Azpiazu Alquézar Espeso Partida Grillo Ágreda Beas Mulas Marcé
      Villasante Blandón Rodilla Timón Joya Jacinto Modrego Aniorte Nievas Burguera Manterola Belmar
      Arriero Lana Olías Caracuel Salvat Porro Dols Costoya Sanromán Urra Monte Grela Menchón
      Barcelona Sansó Andino Pindado Rosal Mares Rebollar Romaguera Ausín San_Sebastián Punzano
      Liste Pousa Leiro Brull Cabedo Serrato Vizoso Calderín Montoto Boo Goenaga Melendo Morel
      Torrero Becerro Esteván Arquero Lizcano Sabariego Olivella Cañavate Carrilero Silván Pretel
      Tobajas Laserna Granada Zorita Vich Jofré Ballarín Osma Mariano Navia Toapanta Ibarrola
      de_la_Concepción Grimalt Cardiel Campa Colmenares Santamarta Pedroche Toca Capellán Said
      Alabau Margarit Boullosa Pacios Aneiros Bofill Llobera
      """,
    rareSurnameHeads: "",
    rareSurnameTails: "",
    rareSurnameWeight: 1_530_757,
    surnameCount: 2,
    femaleNames: """
      1930 María:6783 Carmen:5897 Josefa:4240 Dolores:3074 Francisca:2733 Antonia:2654 Isabel:2570
      Pilar:2102 Concepción:1911 Juana:1703 Teresa:1702 María_del_Carmen:1635 Manuela:1634 Rosa:1609
      Ana:1520 Rosario:1445 Mercedes:1437 María_Teresa:1347 María_Carmen:1338 María_Luisa:1337
      Encarnación:1310 María_Dolores:1208 Ángeles:983 Julia:976 Ana_María:940 Amparo:828 Ángela:808
      Margarita:806 Luisa:792 Consuelo:790 Emilia:729 María_Josefa:694 María_del_Pilar:688
      María_Pilar:688 María_Ángeles:673 Josefina:658 Catalina:641 Vicenta:626 Victoria:618
      Aurora:592 Felisa:549 María_Jesús:548 Montserrat:526 Milagros:521 Purificación:513
      Asunción:503 Esperanza:496 Elena:493 María_Rosa:483 Matilde:470 Trinidad:453
      María_Concepción:445 María_Antonia:432 Ascensión:420 Petra:408 Remedios:407 Ramona:407
      Joaquina:388 Natividad:388 Magdalena:357 Rafaela:354 María_Isabel:346 Juliana:319
      Rosa_María:312 María_Mercedes:305 Agustina:295 María_de_los_Ángeles:288 María_Luz:280
      María_Asunción:279 Elvira:274 Gregoria:264 Enriqueta:261 María_del_Rosario:259 Nieves:256
      Soledad:253 Amelia:239 Herminia:238 Adoración:235 Adela:233 María_Cruz:223 María_Soledad:218
      Araceli:211 Amalia:208 Tomasa:207 Cándida:204 María_Nieves:199 María_Paz:198 Aurelia:196
      Gloria:192 María_Victoria:190 Benita:186 Leonor:181 Filomena:181 Piedad:173 Marcelina:173
      María_Rosario:173 Teodora:169 María_Begoña:163 Florentina:162 Hortensia:162 Felicidad:160
      Eulalia:159 Rosalía:157 Sagrario:154 María_de_las_Nieves:85
      1940 Carmen:7599 María:7490 Josefa:6387 María_del_Carmen:5836 María_Carmen:4775 Dolores:4323
      Francisca:4259 Isabel:4258 Antonia:4145 María_Teresa:3959 María_Dolores:3491 Concepción:3041
      María_Luisa:3001 Pilar:2985 Manuela:2605 Ana_María:2532 Juana:2511 Mercedes:2359 Rosario:2355
      Ana:2328 María_Isabel:2205 Teresa:2202 Encarnación:2154 Rosa:2144 María_del_Pilar:2039
      María_Pilar:2039 María_Ángeles:2004 María_Josefa:1686 María_Jesús:1647 Ángeles:1449
      Margarita:1420 Julia:1329 Rosa_María:1315 María_Rosa:1266 Amparo:1238 Ángela:1177
      Consuelo:1122 María_Concepción:1099 Josefina:1050 Emilia:994 Montserrat:970 Luisa:959
      Catalina:948 María_Antonia:932 María_de_los_Ángeles:859 Milagros:844 María_Mercedes:818
      Purificación:800 Vicenta:788 Elena:773 Aurora:762 Esperanza:749 Magdalena:727 Matilde:727
      Asunción:727 Remedios:727 Trinidad:727 Natividad:727 Ascensión:727 Felisa:727 María_Luz:726
      María_del_Rosario:722 María_Asunción:669 Rafaela:665 María_Victoria:662 María_Soledad:644
      Elvira:635 Ramona:632 Joaquina:605 Soledad:603 Gloria:602 Nieves:570 Petra:568 Araceli:560
      María_Cruz:545 María_Paz:540 Adela:534 Juliana:529 Amelia:523 María_Nieves:509 Agustina:503
      Amalia:488 María_Rosario:481 María_José:481 María_Begoña:458 Adoración:440 Leonor:431
      María_Lourdes:418 Herminia:380 Enriqueta:379 Rosalía:371 Victoria:354 María_Esther:352
      María_Elena:347 Gregoria:345 María_Encarnación:331 María_Milagros:327 Eulalia:327
      María_Cristina:320 María_Amparo:318 María_Francisca:314 Aurelia:314 Piedad:313
      María_Gloria:310 María_de_las_Nieves:218
      1950 María_del_Carmen:8504 María_Carmen:6958 Carmen:6411 Josefa:6315 María_Dolores:6004
      María:5832 María_Teresa:5472 Isabel:5047 Francisca:4670 Antonia:4482 Ana_María:4473
      María_Isabel:4424 Dolores:4025 María_Luisa:3729 María_Ángeles:3488 Concepción:3362
      María_Jesús:3116 Rosa_María:3070 Manuela:3024 María_del_Pilar:2858 María_Pilar:2858
      Mercedes:2790 Pilar:2737 Juana:2636 Rosario:2633 Ana:2589 Encarnación:2541 María_Josefa:2348
      Teresa:2107 María_José:2096 Rosa:1999 Margarita:1886 Montserrat:1826 María_Concepción:1652
      María_Mercedes:1626 María_Rosa:1588 María_de_los_Ángeles:1495 María_Antonia:1456 Ángeles:1420
      Julia:1350 María_Victoria:1267 María_del_Rosario:1227 Amparo:1226 Consuelo:1119 Ángela:1110
      Elena:1071 María_Soledad:1012 Josefina:1005 Emilia:996 Catalina:996 Milagros:980
      María_Asunción:977 Alicia:947 Gloria:947 Luisa:947 Aurora:947 Esperanza:947 María_Luz:947
      Purificación:947 Magdalena:947 Matilde:940 Remedios:936 Asunción:924 Victoria:914 Araceli:913
      María_Paz:903 Elvira:903 Vicenta:893 Trinidad:889 Soledad:884 Natividad:882 María_Elena:858
      Inmaculada:820 María_Rosario:818 María_Cruz:818 Ascensión:808 María_Cristina:808
      María_Lourdes:806 Nuria:794 María_Begoña:788 Esther:787 Nieves:780 Rafaela:767
      María_Nieves:765 Adela:753 María_Esther:737 Amelia:702 Amalia:700 Elisa:666 Lourdes:647
      María_del_Mar:645 Felisa:643 Begoña:638 María_Amparo:637 Leonor:628 Beatriz:608 Ramona:602
      Joaquina:579 Olga:576 Rosalía:538 Juliana:536 Juana_María:527 Agustina:526
      María_Encarnación:522 María_de_las_Nieves:328
      1960 María_del_Carmen:9613 María_Carmen:7865 Ana_María:7623 María_Dolores:7157 María_José:6478
      María_Teresa:6468 María_Isabel:5915 Rosa_María:4930 Isabel:4857 Josefa:4798 Carmen:4769
      Francisca:4373 María_Ángeles:4356 Antonia:4302 María:4238 María_Jesús:4081 María_Luisa:3738
      María_del_Pilar:3625 María_Pilar:3625 Dolores:3276 Montserrat:3248 María_del_Mar:3245
      Mercedes:3014 Ana:2928 Manuela:2918 Concepción:2869 María_Mercedes:2599 Encarnación:2540
      Rosario:2453 Pilar:2371 Ana_Isabel:2313 Juana:2260 María_Josefa:2143 Margarita:2056
      Inmaculada:2029 Yolanda:1976 María_Elena:1946 María_de_los_Ángeles:1867 Cristina:1861
      María_Victoria:1732 Susana:1729 Teresa:1688 Nuria:1669 Marta:1643 Elena:1616
      María_Concepción:1601 Rosa:1508 María_Antonia:1498 María_Rosa:1479 María_Soledad:1441
      María_Begoña:1391 Raquel:1349 Beatriz:1349 Alicia:1349 Ángela:1349 Esther:1349 Ángeles:1349
      Amparo:1349 Victoria:1349 Catalina:1349 Gloria:1349 María_del_Rosario:1315 Silvia:1289
      María_Cristina:1248 Consuelo:1244 Emilia:1215 Milagros:1199 Aurora:1134 María_Luz:1127
      Esperanza:1127 Lourdes:1082 Olga:1077 María_Nieves:1049 Begoña:1025 Elisa:999
      María_Lourdes:951 María_Esther:946 Eva:926 María_Paz:925 Luisa:923 Araceli:913 Josefina:908
      Julia:905 María_Asunción:888 Purificación:882 María_Rosario:877 Virginia:843 Mónica:840
      Isabel_María:821 María_Belén:817 Magdalena:812 Soledad:794 María_Inmaculada:792 Elvira:787
      María_Amparo:782 María_Cruz:753 María_Eugenia:733 Juana_María:697 Fátima:681 Remedios:681
      Carolina:679 Sonia:678 Marina:667 Laura:665 María_de_las_Nieves:449
      1970 María_José:6442 Ana_María:6087 María_del_Carmen:5670 Mónica:5563 Cristina:5444
      Raquel:5409 Sonia:5147 Susana:5108 Yolanda:4658 María_Isabel:4651 María_Carmen:4639
      Silvia:4623 Marta:4616 María_Dolores:4416 María_Teresa:4359 María:4144 Laura:3966
      Eva_María:3892 María_del_Mar:3678 Nuria:3460 Beatriz:3371 Rosa_María:3319 Ana_Belén:3223
      Isabel:3016 Ana:2997 María_Ángeles:2876 Elena:2830 Ana_Isabel:2829 Montserrat:2810 Eva:2716
      Inmaculada:2533 Patricia:2510 María_Jesús:2403 María_del_Pilar:2252 María_Pilar:2252
      Carmen:2204 Sandra:2190 Esther:2052 María_Luisa:2043 Francisca:2039 Alicia:2002 Rocío:1921
      Antonia:1898 Natalia:1894 Verónica:1819 Olga:1761 María_Elena:1757 Carolina:1715 Mercedes:1667
      Noelia:1635 Josefa:1625 María_Belén:1493 Dolores:1448 Lucía:1448 Sara:1448 Pilar:1448
      Concepción:1448 Manuela:1448 Rosario:1448 Juana:1448 Teresa:1448 Encarnación:1448 Irene:1448
      Rosa:1448 Ángela:1448 Marina:1448 Margarita:1448 María_Mercedes:1448 María_Victoria:1448
      Lidia:1448 Victoria:1406 María_de_los_Ángeles:1233 Virginia:1223 Julia:1220 María_Josefa:1192
      Fátima:1184 María_Cristina:1183 Lourdes:1109 Celia:1096 Isabel_María:1074 Inés:1050
      Begoña:1010 Gloria:992 Gema:942 María_Rosa:938 Elisa:919 Anna:915 María_Soledad:877
      María_Antonia:856 Catalina:850 Paloma:835 Belén:829 Miriam:828 Gemma:808 María_Concepción:800
      Almudena:782 María_del_Rosario:767 María_Inmaculada:766 Clara:758 María_Esther:744 Amparo:701
      María_Nieves:695 Ángeles:694 María_Rosario:511 María_de_las_Nieves:298
      1980 Laura:6628 Cristina:6343 María:6097 Marta:4338 Patricia:3980 Raquel:3675 Beatriz:3650
      Verónica:3484 Sara:3410 Ana:3178 Rocío:3024 Sandra:3003 Silvia:2796 Ana_María:2718
      María_José:2654 Vanesa:2609 Elena:2592 Lorena:2507 Sonia:2278 Noelia:2238 Nuria:2122
      María_del_Carmen:2109 Mónica:1992 Miriam:1883 Ana_Belén:1836 Natalia:1807 Irene:1786
      Carolina:1766 María_Carmen:1726 Estefanía:1716 Isabel:1682 Tamara:1647 Lucía:1647 Vanessa:1598
      María_Isabel:1574 María_Dolores:1559 María_Teresa:1557 Alicia:1508 Eva:1503 Esther:1459
      Susana:1411 Jessica:1375 María_del_Mar:1366 Inmaculada:1337 Yolanda:1312 Paula:1289 Lidia:1288
      Carmen:1287 Ana_Isabel:1285 Rosa_María:1247 Andrea:1247 Marina:1247 Celia:1247 Fátima:1247
      Clara:1247 Anna:1247 María_Jesús:1177 Gema:1147 María_Ángeles:1140 Nerea:1132 Inés:1130
      Virginia:1087 Belén:1077 Blanca:1076 Ángela:1073 Montserrat:1062 Julia:1008 Almudena:977
      Rebeca:976 Noemí:916 Alejandra:873 Olga:868 Isabel_María:862 Manuela:846 Victoria:837
      Gemma:828 Mireia:819 Alba:808 Teresa:806 Paloma:799 Eva_María:787 Pilar:786
      María_del_Pilar:769 María_Pilar:769 Diana:760 Tania:760 Mercedes:744 María_Victoria:730
      Elisabet:697 Lourdes:697 Leticia:696 María_Elena:688 María_Cristina:687 Carmen_María:662
      María_Luisa:642 María_Mercedes:636 Margarita:626 Gabriela:612 Begoña:610 María_Belén:592
      María_Rocío:590 Berta:570 María_de_los_Ángeles:488
      1990 María:7407 Laura:6279 Cristina:5183 Marta:4684 Sara:3949 Andrea:3906 Ana:3453 Paula:3334
      Alba:3318 Sandra:2647 Patricia:2510 Irene:2497 Lucía:2377 Raquel:2370 Elena:2262 Marina:2251
      Rocío:2121 Beatriz:2043 Noelia:1827 Miriam:1794 Natalia:1792 Lorena:1624 Carmen:1530
      Nerea:1527 Silvia:1504 Nuria:1408 Ana_María:1374 Claudia:1334 Alicia:1270 Carla:1197
      María_José:1197 Isabel:1185 Estefanía:1159 Tamara:1152 Ángela:1112 Mónica:1098 Lidia:1044
      Carolina:1022 Sonia:1021 Eva:1012 Julia:997 Verónica:996 Anna:990 Tania:915 Clara:898
      Jennifer:897 María_del_Carmen:881 Esther:849 Celia:846 Belén:828 Sofía:803 Daniela:803
      Alejandra:803 Ainhoa:803 Fátima:803 Adriana:803 Blanca:803 Laia:803 Rebeca:803 Mireia:803
      Ariadna:803 Carlota:803 Leire:803 Ainara:803 Lara:803 Noemí:799 Diana:780 Inés:746 Martina:733
      Gema:725 María_Carmen:721 Aroa:708 Erika:679 Inmaculada:674 Judith:669 Sheila:642 Almudena:634
      Judit:608 María_del_Mar:596 Paola:595 Virginia:593 Helena:581 Vanesa:581 Emma:578 Berta:574
      Saray:567 Naiara:561 Yaiza:552 Leticia:549 Susana:540 Nadia:527 Gemma:520 Jessica:518 Elsa:513
      Soraya:506 Gabriela:502 Yolanda:494 Vanessa:485 Paloma:469 Iris:467 Elisabet:449
      2000 María:8096 Lucía:7953 Paula:6689 Laura:5165 Marta:4579 Alba:4233 Sara:3965 Andrea:3906
      Claudia:3579 Carla:3144 Irene:3073 Ana:3000 Nerea:2823 Elena:2432 Natalia:2304 Carmen:2288
      Marina:2247 Sofía:2227 Cristina:2225 Julia:2221 Ainhoa:1824 Daniela:1761 Rocío:1731
      Ángela:1659 Nuria:1521 Alejandra:1489 Sandra:1388 Inés:1349 Patricia:1268 Aitana:1267
      Alicia:1233 Celia:1225 Raquel:1216 Clara:1210 Noelia:1202 Adriana:1161 Miriam:1122 Laia:1121
      Eva:1111 Silvia:1067 Ariadna:1063 Isabel:1061 Martina:1041 Carlota:980 Blanca:968 Lorena:966
      Candela:899 Carolina:878 Noa:850 Ainara:842 Leire:817 Lara:817 Aroa:817 Nora:785 Valeria:717
      Lola:714 Beatriz:704 Emma:691 Jimena:688 Aina:682 Naiara:680 Mar:679 Leyre:647 Mireia:598
      Paola:587 Erika:560 Yaiza:537 Anna:507 Iria:494 Tania:493 Ane:482 Lidia:479 Helena:475
      Vera:467 Saray:462 Judith:451 Sheila:451 Iris:430 Nayara:417 Diana:416 Abril:414 Elsa:397
      Irati:397 Rebeca:395 Jana:388 Alexia:378 Noemí:361 Judit:360 Zaira:354 Mónica:341 Esther:334
      Verónica:333 Yanira:331 Fátima:330 Nadia:327 Mara:326 Berta:300 Sonia:298 Nahia:291 Naia:287
      """,
    maleNames: """
      1930 José:6094 Antonio:4600 Manuel:4134 Francisco:3724 Juan:2837 Pedro:1473 Luis:1340
      Miguel:1241 Ángel:1230 Jesús:1198 Rafael:1041 Vicente:978 Ramón:954 José_María:902
      José_Luis:820 José_Antonio:737 Joaquín:695 Fernando:685 Enrique:641 Andrés:560 Emilio:540
      Julián:515 Félix:478 Julio:469 Santiago:456 Carlos:442 Salvador:436 Tomás:436 Agustín:417
      Domingo:411 Mariano:410 Jaime:365 Alfonso:362 Juan_José:340 Eduardo:337 Gregorio:316
      Ricardo:312 Pablo:312 Felipe:301 Diego:301 Josep:297 Juan_Antonio:292 José_Manuel:276
      Eugenio:257 Alejandro:255 Ignacio:243 Alberto:238 Sebastián:236 Lorenzo:235 Daniel:223
      Benito:206 Marcelino:191 José_Ramón:189 Victoriano:160 Juan_Manuel:155 Teodoro:155
      Florencio:154 Eusebio:150 Aurelio:149 Alfredo:141 Isidro:139 Pascual:138 Dionisio:136
      Jacinto:133 Bartolomé:128 Cándido:126 Isidoro:121 Faustino:119 Saturnino:118 Justo:118
      Florentino:117 Emiliano:112 Carmelo:112 Valentín:110 Bernardo:105 Adolfo:100 Rufino:99
      Cristóbal:99 Avelino:98 Jesús_María:97 Modesto:97 Fermín:96 Celestino:93 Serafín:92 Paulino:90
      Santos:90 Josep_María:89 Feliciano:87 Segundo:85 Eladio:81 Gerardo:80 Benigno:78 Anastasio:77
      Luciano:77 Blas:76 Rogelio:74 Esteban:73 Amador:72 Teófilo:72 Hilario:72
      1940 José:11702 Antonio:10475 Manuel:9023 Francisco:8170 Juan:5722 José_Luis:3625 Pedro:3171
      Ángel:2936 Jesús:2934 José_María:2803 Miguel:2795 Luis:2695 Rafael:2603 José_Antonio:2482
      Vicente:2010 Fernando:1968 Ramón:1944 José_Manuel:1522 Joaquín:1502 Enrique:1446 Carlos:1405
      Juan_José:1307 Andrés:1210 Emilio:1131 Juan_Antonio:1074 Santiago:1067 Julián:1050
      Salvador:1043 Julio:945 Félix:935 Alfonso:924 Tomás:923 Agustín:902 Francisco_Javier:845
      Jaime:806 Eduardo:792 Mariano:788 Domingo:787 Miguel_Ángel:776 Ricardo:760 Juan_Manuel:706
      Diego:687 Josep:646 Pablo:645 Gregorio:605 Alberto:588 José_Ramón:582 Felipe:570 Alejandro:520
      Joan:509 Eugenio:494 Alfredo:474 Benito:439 Lorenzo:413 Marcelino:375 Isidro:354 Sebastián:346
      Pascual:335 Cristóbal:332 Valentín:329 Aurelio:317 Jesús_María:312 Bartolomé:309
      Victoriano:308 Eusebio:304 Carmelo:301 Adolfo:298 José_Miguel:295 Bernardo:294 Teodoro:288
      Jacinto:287 Juan_Carlos:285 José_Ignacio:285 Florencio:282 Esteban:272 Dionisio:270
      Ignacio:263 Isidoro:260 Cándido:258 Fermín:255 Justo:249 Josep_María:248 Gerardo:248
      Francisco_José:239 Faustino:234 Emiliano:232 Roberto:227 Federico:225 Juan_Francisco:218
      Santos:215 José_Francisco:211 Serafín:208 Florentino:208 Blas:197 Saturnino:196 Modesto:192
      Jordi:190 Juan_Luis:186 Juan_Bautista:186 Avelino:184
      1950 Antonio:12983 José:12250 Manuel:11125 Francisco:10278 Juan:6339 José_Luis:5999
      José_Antonio:5122 Jesús:4168 José_María:4035 Pedro:3992 Rafael:3798 José_Manuel:3703
      Ángel:3648 Miguel:3391 Fernando:3064 Luis:3036 Francisco_Javier:3005 Juan_José:2502
      Miguel_Ángel:2490 Carlos:2433 Ramón:2389 Vicente:2342 Juan_Antonio:2148 Joaquín:1975
      Enrique:1924 Andrés:1631 Santiago:1570 Juan_Manuel:1549 Emilio:1425 Salvador:1408
      Juan_Carlos:1370 Alfonso:1339 Julián:1282 Julio:1210 Agustín:1200 Eduardo:1195 José_Ramón:1164
      Tomás:1160 Javier:1132 Ricardo:1090 Félix:1070 Diego:1013 Alberto:980 Jaime:976 Jorge:974
      Domingo:956 Mariano:937 José_Miguel:876 Josep:849 Pablo:839 Roberto:814 Francisco_José:814
      Ignacio:814 Alfredo:814 Felipe:814 Gregorio:814 Sebastián:814 Eugenio:783 Jordi:765
      Lorenzo:761 José_Ignacio:707 Cristóbal:684 Juan_Francisco:645 Esteban:619 Jesús_María:614
      Valentín:604 Benito:575 José_Francisco:561 Isidro:553 Adolfo:544 Juan_Luis:518 Joan:515
      Bernardo:505 Pascual:500 Carmelo:498 José_Ángel:491 José_Carlos:489 Gerardo:468 Bartolomé:457
      Marcelino:452 José_Vicente:437 Federico:433 Josep_María:423 Aurelio:415 Fermín:414
      Juan_Ramón:412 Luis_Miguel:405 Ernesto:390 Jacinto:380 Eusebio:379 Victoriano:364 Jaume:362
      José_Javier:361 Arturo:352 Juan_Miguel:350 Isidoro:344 Dionisio:331 César:330 Teodoro:329
      Juan_Pedro:326
      1960 Antonio:13099 Manuel:10943 José:9881 Francisco:9541 José_Antonio:8222
      Francisco_Javier:7940 José_Luis:7508 José_Manuel:6161 Juan_Carlos:6041 Juan:5594
      Miguel_Ángel:5584 Jesús:5016 Rafael:4945 José_María:4534 Fernando:4337 Pedro:4175 Carlos:4047
      Ángel:3617 Miguel:3565 Juan_José:3558 Javier:3414 Juan_Antonio:3267 Luis:3193 Juan_Manuel:2625
      Francisco_José:2547 Ramón:2391 Enrique:2350 Vicente:2255 Jorge:2244 Joaquín:2228 Santiago:2058
      Alberto:2046 Andrés:1911 Alfonso:1744 Eduardo:1704 Salvador:1659 José_Ramón:1608 Ricardo:1552
      José_Miguel:1500 Emilio:1459 Roberto:1449 Jordi:1339 Agustín:1311 Julio:1282 Pablo:1281
      David:1271 Julián:1251 Diego:1241 Ignacio:1237 Jaime:1214 Tomás:1178 Félix:1178 Josep:1178
      Mariano:1178 Domingo:1178 Alfredo:1178 Óscar:1176 Sebastián:1174 Juan_Francisco:1172 Joan:1110
      Felipe:1087 José_Ignacio:1076 José_Carlos:1003 José_Ángel:954 José_Francisco:915 Juan_Luis:883
      Cristóbal:865 Esteban:863 Lorenzo:859 Gregorio:845 Gabriel:841 Luis_Miguel:826 César:795
      Jesús_María:739 Víctor:713 Daniel:713 Arturo:691 Eugenio:682 Valentín:679 José_Javier:671
      Antonio_José:660 Juan_Miguel:654 José_Vicente:652 Jaume:648 Raúl:637 Juan_Ramón:610 Adolfo:608
      Víctor_Manuel:603 Germán:591 Pedro_José:589 Guillermo:563 Ernesto:560 Juan_Pedro:556
      Gerardo:542 Bernardo:533 Isidro:529 Francisco_Manuel:516 Federico:512 Carmelo:506
      Alejandro:484
      1970 David:10566 Antonio:8939 Francisco_Javier:8799 Manuel:7040 José_Antonio:6918
      Miguel_Ángel:6861 Javier:6838 José_Manuel:5878 Francisco:5670 José_Luis:5523 Carlos:5365
      Óscar:5105 José:5037 Juan_Carlos:5032 Jorge:4640 Sergio:4615 Daniel:4476 Raúl:4324 Jesús:4282
      Rafael:4138 Fernando:4031 Alberto:3989 José_María:3560 Juan:3520 Juan_José:3236 Roberto:3039
      Miguel:3034 Juan_Antonio:3001 Pedro:2938 Ángel:2741 Juan_Manuel:2684 Francisco_José:2650
      Luis:2578 Alejandro:2449 Rubén:2343 Jordi:2256 Pablo:2212 Enrique:2159 Eduardo:2158 Iván:2105
      Santiago:2048 Diego:1879 Ricardo:1843 Ignacio:1800 Joaquín:1678 Andrés:1648 Ramón:1644
      José_Miguel:1620 Vicente:1569 Víctor_Manuel:1567 Víctor:1520 Mario:1520 Jaime:1520 Marcos:1520
      Alfonso:1520 Salvador:1520 Emilio:1520 Julián:1520 Julio:1520 Agustín:1520 Joan:1467
      José_Ramón:1419 Gabriel:1392 Guillermo:1391 Tomás:1362 Álvaro:1352 Juan_Francisco:1305
      José_Carlos:1263 César:1176 José_Ángel:1138 Sebastián:1039 Luis_Miguel:1034 Félix:1012
      Gonzalo:1006 José_Ignacio:1005 Josep:976 Alfredo:958 Juan_Luis:923 José_Francisco:915
      Ismael:858 Antonio_José:856 Xavier:845 Arturo:832 Albert:822 Felipe:779 José_Javier:766
      Juan_Miguel:750 Martín:743 Esteban:738 Mariano:723 Francisco_Manuel:723 Jaume:712 Germán:698
      Domingo:680 Antonio_Jesús:675 Cristóbal:671 Pedro_José:669 Nicolás:639 José_Vicente:597
      Moisés:597
      1980 David:9558 Javier:6785 Daniel:6418 Sergio:4792 Antonio:4780 Carlos:4575 Alberto:4216
      Francisco_Javier:4115 Manuel:3995 Rubén:3971 Alejandro:3764 Iván:3631 Jorge:3340 Jesús:3289
      Miguel_Ángel:3265 José_Antonio:3171 Raúl:3150 Francisco:3051 José_Manuel:2946 Pablo:2815
      José:2701 Miguel:2623 José_Luis:2417 Óscar:2362 Álvaro:2275 Rafael:2272 Adrián:2232 Juan:2203
      Fernando:2201 Víctor:2154 Diego:2146 Roberto:2023 Ángel:1861 José_María:1820 Juan_José:1792
      Francisco_José:1754 Eduardo:1701 Luis:1604 Juan_Carlos:1584 Jordi:1581 Pedro:1568
      Juan_Manuel:1534 Juan_Antonio:1507 Enrique:1363 Cristian:1343 Mohamed:1315 Marcos:1293
      Ignacio:1276 Andrés:1218 Mario:1190 Ramón:1154 Joaquín:1154 Santiago:1154 Jaime:1154
      Alfonso:1154 Ricardo:1154 Guillermo:1154 Gabriel:1154 Marc:1154 José_Miguel:1154 Gonzalo:1154
      Joan:1154 Ismael:1154 Aitor:1154 Martín:1146 Xavier:1098 Albert:1097 Nicolás:1072 Samuel:1068
      Vicente:1067 César:1067 Salvador:1040 José_Carlos:974 Juan_Francisco:891 Isaac:842
      José_Ángel:832 Héctor:828 Víctor_Manuel:808 Julio:803 Luis_Miguel:794 Abel:778 Borja:743
      Antonio_Jesús:727 Emilio:718 José_Ramón:692 Julián:691 Jonathan:687 Íñigo:680 Antonio_José:680
      Agustín:662 Mikel:637 Francisco_Manuel:621 Rodrigo:618 Israel:618 Arturo:615 Tomás:614
      Moisés:609 Juan_Luis:591 José_Ignacio:576 Jonatan:568
      1990 Alejandro:5914 David:5873 Daniel:5870 Javier:4888 Sergio:4537 Adrián:4342 Carlos:3977
      Pablo:3693 Álvaro:3583 Antonio:3016 Alberto:2836 Iván:2805 Jorge:2796 Manuel:2745 Rubén:2538
      Jesús:2508 Miguel:2336 Víctor:2223 Diego:2146 Cristian:2073 Francisco_Javier:2050
      Francisco:2013 José_Antonio:1809 Raúl:1777 Miguel_Ángel:1767 José_Manuel:1728 José:1712
      Juan:1608 Marc:1581 Mario:1483 Fernando:1467 Óscar:1457 Rafael:1451 Ángel:1425 Luis:1310
      Ignacio:1257 José_Luis:1216 Guillermo:1214 Pedro:1183 Andrés:1140 Borja:1128 Eduardo:1122
      Jaime:1106 Aitor:1082 Samuel:1080 Marcos:1079 Juan_José:1076 Juan_Carlos:1056 Mohamed:1054
      Francisco_José:1049 Juan_Manuel:1018 Roberto:1018 Jordi:1018 Gonzalo:1018 Ismael:1018
      Héctor:1018 Iker:1018 Pau:1018 Enrique:991 Santiago:978 Nicolás:934 Álex:930 Gerard:917
      Martín:917 Hugo:898 Gabriel:879 Rodrigo:858 Unai:849 Asier:819 Aarón:790 Juan_Antonio:788
      Joel:764 Jonathan:763 Albert:760 Sergi:742 Xavier:741 Christian:736 Mikel:727 Isaac:706
      Jon:655 Ricardo:654 Darío:632 Oriol:625 Guillem:623 Ander:615 Eric:613 Kevin:612 Adrià:609
      Omar:602 José_Miguel:601 César:593 Joan:591 Abel:587 José_María:585 Saúl:573 Lucas:573
      Martí:573 Íñigo:559 Arnau:559 Joaquín:554
      2000 Alejandro:7251 Daniel:6266 Pablo:5907 David:5654 Adrián:4982 Álvaro:4627 Javier:4539
      Sergio:3765 Carlos:3309 Iván:3171 Diego:3051 Hugo:3035 Jorge:2931 Manuel:2772 Mario:2764
      Miguel:2638 Raúl:2544 Marcos:2543 Antonio:2428 Rubén:2322 Víctor:2156 Juan:1990 Marc:1987
      Iker:1915 Alberto:1903 Jesús:1817 Álex:1806 Ángel:1726 Samuel:1703 Francisco:1644 Óscar:1577
      José:1576 Nicolás:1474 Jaime:1451 Guillermo:1361 Ismael:1338 Pau:1313 Gonzalo:1309 Luis:1293
      Lucas:1292 Miguel_Ángel:1292 Pedro:1284 Héctor:1276 Gabriel:1224 Rafael:1191 Ignacio:1190
      Aitor:1157 Francisco_Javier:1148 Rodrigo:1142 Aarón:1133 Joel:1099 Cristian:1050 Eric:991
      Pol:935 Unai:922 Arnau:879 Izan:837 Asier:673 Adrià:670 Gerard:660 Erik:627 Kevin:612
      Darío:558 Borja:549 Christian:544 Aleix:543 Martí:543 Jordi:530 Roberto:516 Saúl:514 Sergi:511
      Jan:506 Guillem:500 Adam:500 Yeray:495 Oriol:491 Julen:490 Ander:487 Marco:484 Bruno:450
      Jonathan:440 Mikel:430 Jon:422 Ian:412 Nil:392 Biel:386 Martín:381 Yago:378 Eneko:362
      Francisco_José:351 Omar:345 Roger:344 Ibai:342 Mateo:333 Aimar:317 Isaac:307 Iago:305 Luca:299
      Markel:296 Oier:292
      """,
    ages: """
      18:105 20:260 25:272 30:289 35:309 40:360 45:407 50:390 55:368 60:330 65:277 70:233 75:204
      80:133 85:102 90:48 95
      """,
    cities: """
      Madrid|Madrid|28001-28055||3333
      Barcelona|Barcelona|08001-08042||1660
      Valencia|Valencia|46001-46026||807
      Zaragoza|Zaragoza|50001-50022||682
      Sevilla|Sevilla|41001-41020||684
      Málaga|Málaga|29001-29018||587
      Murcia|Murcia|30001-30012||469
      Palma|Illes Balears|07001-07015||423
      Las Palmas de Gran Canaria|Las Palmas|35001-35020||378
      Alicante|Alicante|03001-03016||349
      Bilbao|Bizkaia|48001-48015||346
      Córdoba|Córdoba|14001-14014||324
      Valladolid|Valladolid|47001-47016||297
      Vigo|Pontevedra|36201-36216||293
      L'Hospitalet de Llobregat|Barcelona|08901-08908||274
      Gijón|Asturias|33201-33213||268
      Vitoria-Gasteiz|Álava|01001-01015||255
      A Coruña|A Coruña|15001-15011||247
      Elche|Alicante|03201-03208||235
      Granada|Granada|18001-18016||230
      Terrassa|Barcelona|08221-08228||225
      Cartagena|Murcia|30201-30205||218
      Oviedo|Asturias|33001-33013||217
      Jerez de la Frontera|Cádiz|11401-11408||213
      Móstoles|Madrid|28931-28938||211
      Santa Cruz de Tenerife|Santa Cruz de Tenerife|38001-38010||209
      Pamplona|Navarra|31001-31016||205
      Almería|Almería|04001-04009||199
      Alcalá de Henares|Madrid|28801-28807||197
      San Sebastián|Gipuzkoa|20001-20018||188
      Castellón de la Plana|Castellón|12001-12006||174
      Burgos|Burgos|09001-09007||174
      Albacete|Albacete|02001-02008||173
      Santander|Cantabria|39001-39012||173
      La Laguna|Santa Cruz de Tenerife|38201-38208||158
      Marbella|Málaga|29601-29604||156
      Logroño|La Rioja|26001-26009||150
      Badajoz|Badajoz|06001-06012||150
      Lleida|Lleida|25001-25008||142
      Salamanca|Salamanca|37001-37008||142
      Huelva|Huelva|21001-21007||142
      Dos Hermanas|Sevilla|41701-41704||138
      Tarragona|Tarragona|43001-43008||138
      Mataró|Barcelona|08301-08304||129
      Algeciras|Cádiz|11201-11207||123
      León|León|24001-24010||121
      Cádiz|Cádiz|11001-11012||111
      Jaén|Jaén|23001-23009||111
      Reus|Tarragona|43201-43206||108
      Ourense|Ourense|32001-32005||103
      Girona|Girona|17001-17007||103
      Barakaldo|Bizkaia|48901-48903||100
      Santiago de Compostela|A Coruña|15701-15707||98
      Lugo|Lugo|27001-27004||98
      Cáceres|Cáceres|10001-10005||95
      Guadalajara|Guadalajara|19001-19005||88
      Toledo|Toledo|45001-45008||86
      Torrevieja|Alicante|03181-03185||86
      Ceuta|Ceuta|51001-51005||83
      Melilla|Melilla|52001-52006||85
      Pontevedra|Pontevedra|36001-36005||82
      Talavera de la Reina|Toledo|45600-45600||83
      Palencia|Palencia|34001-34006||76
      Avilés|Asturias|33401-33403||75
      Ciudad Real|Ciudad Real|13001-13005||75
      Gandía|Valencia|46701-46702||76
      Benidorm|Alicante|03501-03503||70
      Ferrol|A Coruña|15401-15406||63
      Irun|Gipuzkoa|20301-20305||62
      Ponferrada|León|24401-24404||63
      Zamora|Zamora|49001-49006||59
      Alcoy|Alicante|03801-03804||59
      Ávila|Ávila|05001-05006||58
      Cuenca|Cuenca|16001-16004||54
      Huesca|Huesca|22001-22006||54
      Segovia|Segovia|40001-40006||51
      Soria|Soria|42001-42005||40
      Teruel|Teruel|44001-44003||36
      """,
    postcodeFormat: "#####",
    landlineNumber: "",
    mobileNumbers: "",
    streetHeads: """
      Calle:66 Avenida:13 Plaza:6 Paseo:5 Camino:4 Travesía:2 Ronda:2 Pasaje:1 Callejón:1
      """,
    streetTails: """
      Mayor:9 Real:6 Nueva:5 Ancha:3 Larga:2 Alta:2 Baja:2 Corta Honda Empedrada
      de_la_Constitución:7 de_España:5 de_la_Paz:4 de_la_Libertad:3 de_la_Concordia:2 de_Europa:3
      de_América:2 de_Andalucía:3 de_Aragón:2 de_Asturias:2 de_Cantabria:2 de_Castilla:2
      de_Extremadura:2 de_Galicia:2 de_Navarra:2 de_La_Rioja:2 de_Portugal:2 de_Francia de_Italia
      de_Madrid:2 de_Toledo:2 de_Granada:2 de_Sevilla:2 de_Salamanca de_Zaragoza:2 de_Valencia:2
      de_Córdoba:2 de_León de_Burgos de_Segovia de_Soria del_Mediterráneo:2 del_Atlántico
      del_Cantábrico del_Mar:2 de_la_Playa:2 del_Puerto:3 de_la_Marina:2 del_Faro del_Muelle
      de_la_Ribera:3 del_Río:3 de_la_Fuente:5 de_las_Fuentes:2 del_Pozo:2 de_los_Pozos del_Agua
      de_la_Acequia del_Molino:4 de_los_Molinos:2 de_la_Noria del_Puente:3 de_la_Presa
      del_Lavadero:2 de_los_Baños del_Sol:4 de_la_Luna:2 de_la_Estrella:2 de_las_Estrellas del_Alba
      de_la_Aurora del_Norte:2 del_Sur del_Este del_Oeste de_Poniente:2 de_Levante:2 del_Mediodía
      de_la_Sierra:3 del_Monte:2 de_la_Montaña:2 del_Valle:2 de_la_Vega:3 del_Cerro:2 de_la_Cuesta:2
      de_la_Loma de_la_Peña del_Bosque:2 de_la_Dehesa:2 de_la_Huerta:3 de_las_Huertas:2
      de_los_Huertos del_Jardín:2 de_los_Jardines:2 de_las_Flores:4 de_la_Rosa:2 de_las_Rosas:3
      de_los_Rosales:2 del_Clavel:2 de_los_Claveles:2 de_las_Azucenas de_las_Violetas
      de_las_Margaritas de_los_Geranios:2 del_Jazmín:2 de_las_Amapolas:2 de_las_Camelias
      de_las_Mimosas de_las_Adelfas de_la_Lavanda del_Romero:2 del_Tomillo del_Olivo:2
      de_los_Olivos:4 de_los_Almendros:3 de_las_Encinas:3 de_los_Pinos:4 del_Pinar:3 de_los_Álamos:3
      de_los_Chopos:2 de_los_Olmos:2 de_los_Fresnos de_los_Castaños:2 de_los_Robles:2 de_los_Nogales
      de_los_Cerezos:2 de_los_Naranjos:3 de_los_Limoneros de_los_Granados de_la_Higuera
      de_las_Higueras de_las_Acacias:3 de_los_Tilos de_los_Plátanos de_los_Cipreses:2
      de_los_Laureles:2 de_las_Palmeras:3 de_la_Palma:2 de_las_Moreras de_la_Morera del_Ciprés
      del_Roble del_Tejo de_las_Viñas:2 de_la_Viña:2 del_Parral del_Lagar de_las_Bodegas:2
      de_las_Eras:3 de_la_Era:2 del_Trigo del_Prado:3 de_los_Prados del_Pastor de_la_Cañada:2
      del_Egido de_la_Iglesia:6 de_la_Ermita:3 del_Convento:2 del_Calvario:3 de_la_Cruz:4
      de_las_Cruces del_Carmen:3 del_Rosario:2 de_la_Merced:2 de_la_Soledad de_la_Esperanza:2
      de_los_Remedios de_la_Trinidad del_Castillo:4 de_la_Muralla:2 del_Alcázar de_la_Torre:3
      del_Arco:3 de_la_Puerta_Nueva del_Reloj de_la_Plaza:3 del_Mercado:3 de_la_Feria:2
      del_Comercio:2 del_Teatro de_la_Estación:5 del_Ferrocarril:3 del_Matadero del_Hospital:2
      de_la_Escuela:2 de_las_Escuelas:3 de_la_Biblioteca de_la_Universidad:2 del_Estadio
      de_la_Industria:2 de_la_Fábrica:2 de_la_Energía de_los_Artesanos de_los_Alfareros
      de_los_Herreros:2 de_los_Carpinteros de_los_Tejedores de_los_Curtidores de_los_Plateros
      de_los_Pescadores:2 de_los_Marineros de_los_Labradores:2 de_los_Molineros de_los_Arrieros
      del_Horno:3 de_la_Tahona de_la_Golondrina de_las_Golondrinas del_Ruiseñor del_Jilguero
      de_las_Palomas de_la_Cigüeña del_Águila:2 del_Ciervo
      """,
    streetJoin: " ",
    houseNumberFollowsStreet: true,
    houseNumberJoin: ", ",
    houseNumbers: 1...144,
    companyHeads: """
      Alam Albor Alc Alf Altam Anc Arav Azab Bar Brez Cal Cand Carr Cerv Cord Duer Encin Esper Fal
      Fresn Garb Garz Gran Her Huert Jar Lav Lind Lum Mad Marj Nav Nebr Nog Oliv Pald Quej Rib Rom
      Sab Salc Serr Tam Torm Trev Ur Vald Zarz
      """,
    companyTails: """
      acena adia alba alda alia ambra anca anda anea anta ardia aria asca astra avia edra elia elva
      embra enda enia eria ermo esia esta ida ilda ilia imbra inda iria isca ista oada olia onda
      onia orba oria orna osca uera ulia umbra una uria
      """,
    companyJoin: " ",
    industries: """
      Sistemas, Programación, Ciberseguridad, Desarrollos
      Técnico de soporte/Técnica de soporte, Programador júnior/Programadora júnior, \
      Probador de software/Probadora de software
      Programador/Programadora, Administrador de sistemas/Administradora de sistemas, \
      Analista de datos, Ingeniero de redes/Ingeniera de redes
      Jefe de proyecto informático/Jefa de proyecto informático, \
      Arquitecto de software/Arquitecta de software, Director técnico/Directora técnica

      Salud, Clínicas, Odontología, Farmacias
      Auxiliar de enfermería, Celador/Celadora, Auxiliar de farmacia
      Enfermero/Enfermera, Farmacéutico/Farmacéutica, Fisioterapeuta, Médico/Médica, \
      Higienista dental
      Jefe de enfermería/Jefa de enfermería, Director médico/Directora médica

      Transportes, Mensajería, Almacenes, Fletes
      Mozo de almacén/Moza de almacén, Repartidor/Repartidora, Carretillero/Carretillera
      Conductor de camión/Conductora de camión, Agente de aduanas, \
      Planificador de rutas/Planificadora de rutas
      Jefe de almacén/Jefa de almacén, Jefe de tráfico/Jefa de tráfico, \
      Director de logística/Directora de logística

      Construcciones, Reformas, Obras, Cubiertas
      Peón de obra/Peona de obra, Aprendiz de albañilería/Aprendiza de albañilería
      Albañil/Albañila, Fontanero/Fontanera, Carpintero/Carpintera, Aparejador/Aparejadora, \
      Pintor/Pintora
      Encargado de obra/Encargada de obra, Jefe de obra/Jefa de obra

      Seguros, Inversiones, Patrimonios, Gestoría
      Cajero/Cajera, Auxiliar de seguros, Gestor de siniestros/Gestora de siniestros
      Asesor financiero/Asesora financiera, Analista de riesgos, \
      Corredor de seguros/Corredora de seguros, Gestor de patrimonios/Gestora de patrimonios
      Director de sucursal/Directora de sucursal, Actuario jefe/Actuaria jefa

      Mecanizados, Herramientas, Fundiciones, Plásticos
      Operario de producción/Operaria de producción, Montador/Montadora
      Tornero/Tornera, Soldador/Soldadora, Ingeniero de calidad/Ingeniera de calidad, Delineante, \
      Técnico de mantenimiento/Técnica de mantenimiento
      Jefe de taller/Jefa de taller, Jefe de producción/Jefa de producción, \
      Director de fábrica/Directora de fábrica

      Alimentación, Panadería, Conservas, Lácteos
      Ayudante de panadería, Envasador/Envasadora
      Panadero/Panadera, Pastelero/Pastelera, Tecnólogo de alimentos/Tecnóloga de alimentos, \
      Quesero/Quesera
      Maestro panadero/Maestra panadera, Jefe de planta/Jefa de planta

      Ediciones, Imprenta, Librerías, Publicidad
      Ayudante de redacción, Maquetador/Maquetadora
      Redactor/Redactora, Diseñador gráfico/Diseñadora gráfica, Traductor/Traductora, \
      Corrector/Correctora, Librero/Librera
      Redactor jefe/Redactora jefa, Director de arte/Directora de arte

      Energías, Renovables, Electricidad, Climatización
      Lector de contadores/Lectora de contadores, Ayudante de electricista
      Electricista, Ingeniero eléctrico/Ingeniera eléctrica, Instalador solar/Instaladora solar, \
      Frigorista
      Jefe de central/Jefa de central, Director de energía/Directora de energía

      Hoteles, Viajes, Restauración, Hostelería
      Camarero/Camarera, Recepcionista, Ayudante de cocina
      Cocinero/Cocinera, Agente de viajes, Sumiller, Animador turístico/Animadora turística
      Jefe de cocina/Jefa de cocina, Director de hotel/Directora de hotel, Jefe de sala/Jefa de sala

      Consultores, Asesoría, Auditores, Selección
      Auxiliar jurídico/Auxiliar jurídica, Consultor júnior/Consultora júnior
      Consultor/Consultora, Asesor fiscal/Asesora fiscal, Abogado/Abogada, \
      Técnico de selección/Técnica de selección, Auditor/Auditora
      Socio director/Socia directora, Gerente de consultoría

      Muebles, Tejidos, Calzados, Confecciones
      Dependiente/Dependienta, Reponedor/Reponedora
      Comprador/Compradora, Escaparatista, Modista, Zapatero/Zapatera, Ebanista
      Encargado de tienda/Encargada de tienda, Jefe de zona/Jefa de zona

      Viveros, Semillas, Bodegas, Cultivos
      Peón agrícola/Peona agrícola, Ayudante de bodega
      Agricultor/Agricultora, Ingeniero agrónomo/Ingeniera agrónoma, Enólogo/Enóloga, Viverista
      Capataz de finca/Capataza de finca, Director de bodega/Directora de bodega

      Academias, Idiomas, Enseñanza, Guarderías
      Monitor/Monitora, Auxiliar de conversación
      Profesor/Profesora, Maestro/Maestra, Orientador/Orientadora, \
      Educador infantil/Educadora infantil
      Jefe de estudios/Jefa de estudios, Director de colegio/Directora de colegio

      Limpiezas, Jardinería, Reciclajes, Aguas
      Limpiador/Limpiadora, Ayudante de jardinería
      Jardinero/Jardinera, Técnico ambiental/Técnica ambiental, \
      Operador de depuradora/Operadora de depuradora
      Encargado de limpieza/Encargada de limpieza, Responsable de medio ambiente
      """,
    commonJobs: """
      Auxiliar administrativo/Auxiliar administrativa, Becario/Becaria, Telefonista
      Administrativo/Administrativa, Contable, Comercial, \
      Técnico de recursos humanos/Técnica de recursos humanos, \
      Secretario de dirección/Secretaria de dirección, Responsable de comunicación
      Director comercial/Directora comercial, Director financiero/Directora financiera, \
      Director general/Directora general, Jefe de personal/Jefa de personal, \
      Jefe de ventas/Jefa de ventas
      """,
    legalForms: "S.L.:70, S.L.U.:14, S.A.:9, S. Coop.:3, S.L.L.:2, :2"
  )
}
