extension LocaleData {
  /// Poland, in Polish.
  ///
  /// Surnames: numbers in hundreds of the PESEL register of January 2020 (dane.gov.pl, CC0) for
  /// the commonest twenty; the order of the next hundred and seventy is the register's too, their
  /// numbers lie on its curve, and the rest of the order is approximate. The rarer ones are
  /// listed or composed, and weigh what is missing to the whole population. First names: the
  /// commonest of each decade in their approximate order, weighted by rank. Ages: population at
  /// the end of 2022 in ten thousands, after GUS, rounded. Cities: population in thousands; some
  /// have one postcode only, and no two have the same first two digits. Poland sets aside no phone
  /// numbers. Streets and companies are invented.
  static let polish = LocaleData(
    country: "Polska",
    surnames: """
      Nowak:2040 Kowalski/Kowalska:1380 Wiśniewski/Wiśniewska:1099 Wójcik:991 Kowalczyk:975
      Kamiński/Kamińska:948 Lewandowski/Lewandowska:929 Zieliński/Zielińska:907
      Szymański/Szymańska:884 Woźniak:880 Dąbrowski/Dąbrowska:865 Kozłowski/Kozłowska:753
      Jankowski/Jankowska:686 Mazur:681 Kwiatkowski/Kwiatkowska:660 Wojciechowski/Wojciechowska:655
      Krawczyk:631 Kaczmarek:619 Piotrowski/Piotrowska:609 Grabowski/Grabowska:581
      Pawłowski/Pawłowska:549 Michalski/Michalska:537 Zając:526 Król:515 Jabłoński/Jabłońska:505
      Wieczorek:496 Nowakowski/Nowakowska:487 Wróbel:479 Majewski/Majewska:471
      Olszewski/Olszewska:463 Jaworski/Jaworska:458 Malinowski/Malinowska:453 Stępień:448 Dudek:443
      Adamczyk:439 Nowicki/Nowicka:435 Pawlak:430 Górski/Górska:426 Witkowski/Witkowska:423
      Sikora:419 Walczak:415 Rutkowski/Rutkowska:412 Baran:408 Michalak:405 Szewczyk:402
      Ostrowski/Ostrowska:398 Tomaszewski/Tomaszewska:394 Zalewski/Zalewska:390
      Wróblewski/Wróblewska:387 Pietrzak:383 Jasiński/Jasińska:379 Marciniak:376
      Sadowski/Sadowska:373 Duda:370 Zawadzki/Zawadzka:366 Bąk:363 Jakubowski/Jakubowska:360
      Chmielewski/Chmielewska:358 Borkowski/Borkowska:355 Włodarczyk:352 Wilk:349
      Sokołowski/Sokołowska:346 Szczepański/Szczepańska:343 Sawicki/Sawicka:340
      Kucharski/Kucharska:337 Lis:334 Kalinowski/Kalinowska:331 Wysocki/Wysocka:328 Mazurek:326
      Kubiak:323 Maciejewski/Maciejewska:321 Czarnecki/Czarnecka:318 Kaźmierczak:316 Kołodziej:313
      Konieczny/Konieczna:311 Sobczak:309 Głowacki/Głowacka:306 Urbański/Urbańska:304 Krupa:302
      Zakrzewski/Zakrzewska:300 Wasilewski/Wasilewska:297 Krajewski/Krajewska:295 Mróz:292
      Laskowski/Laskowska:290 Sikorski/Sikorska:287 Ziółkowski/Ziółkowska:285 Gajewski/Gajewska:283
      Szulc:280 Makowski/Makowska:278 Kozak:276 Kaczmarczyk:274 Brzeziński/Brzezińska:272
      Baranowski/Baranowska:270 Przybylski/Przybylska:268 Borowski/Borowska:266 Kania:264
      Szymczak:262 Błaszczyk:260 Janik:258 Adamski/Adamska:256 Górecki/Górecka:254
      Chojnacki/Chojnacka:252 Szczepaniak:250 Leszczyński/Leszczyńska:248 Lipiński/Lipińska:246
      Andrzejewski/Andrzejewska:245 Kowalewski/Kowalewska:243 Czerwiński/Czerwińska:241 Kozioł:239
      Mucha:238 Wesołowski/Wesołowska:236 Mikołajczyk:234 Cieślak:233 Zięba:231 Jarosz:229
      Musiał:228 Markowski/Markowska:226 Kowalik:225 Brzozowski/Brzozowska:223 Kołodziejczyk:222
      Nowacki/Nowacka:221 Domański/Domańska:219 Orłowski/Orłowska:218 Kopeć:216
      Ciesielski/Ciesielska:215 Pawlik:214 Żak:213 Piątek:212 Kurek:210 Kot:209 Wójtowicz:208
      Tomczyk:207 Tomczak:206 Wolski/Wolska:205 Kruk:204 Wawrzyniak:203 Polak:202 Markiewicz:201
      Stasiak:200 Jastrzębski/Jastrzębska:199 Sowa:198 Karpiński/Karpińska:197 Urbaniak:196
      Stankiewicz:195 Klimek:194 Piasecki/Piasecka:194 Czajkowski/Czajkowska:193 Łuczak:192
      Wierzbicki/Wierzbicka:191 Nawrocki/Nawrocka:190 Bielecki/Bielecka:189 Gajda:188 Dziedzic:188
      Stefański/Stefańska:187 Bednarek:186 Milewski/Milewska:185 Janicki/Janicka:184
      Sosnowski/Sosnowska:184 Madej:183 Kowal:182 Skiba:181 Leśniak:180 Majchrzak:180 Maj:179
      Jóźwiak:178 Urban:177 Śliwiński/Śliwińska:177 Małecki/Małecka:176 Socha:175 Marek:175
      Domagała:174 Bednarczyk:173 Kasprzak:173 Dobrowolski/Dobrowolska:172 Wrona:171
      Matuszewski/Matuszewska:171 Pająk:170 Michalik:169 Ratajczak:169 Olejniczak:168
      Orzechowski/Orzechowska:167 Wilczyński/Wilczyńska:167 Romanowski/Romanowska:166 Świątek:166
      Kurowski/Kurowska:165 Rogowski/Rogowska:164 Olejnik:164 Łukasik:163 Grzelak:163 Rybak:162
      Bukowski/Bukowska:161 Mazurkiewicz:161 Owczarek:160 Sobolewski/Sobolewska:160 Sroka:159
      Kędzierski/Kędzierska:159 Kosiński/Kosińska:158 Barański/Barańska:158 Zych:157 Bednarz:157
      Bednarski/Bednarska:156 Marcinkowski/Marcinkowska:156 Dębski/Dębska:155 Matusiak:155
      Skowroński/Skowrońska:155 Czajka:154 Janiszewski/Janiszewska:154 Chrzanowski/Chrzanowska:153
      Czech:153 Murawski/Murawska:152 Kacprzak:152 Stachowiak:151 Olszak:151 Różański/Różańska:150
      Szymanek:150 Niemiec:150 Żukowski/Żukowska:149 Kasprzyk:149 Sobczyk:148
      Gołębiowski/Gołębiowska:148 Lech:147 Rudnicki/Rudnicka:147 Lewicki/Lewicka:147 Turek:146
      Wnuk:146 Marczak:145 Hajduk:145 Banaś:145 Cichoń:144 Dudziak:144 Kaczyński/Kaczyńska:143
      Wojtczak:143 Wojtas:143 Zaremba:142 Rosiński/Rosińska:142 Bielawski/Bielawska:142 Cieślik:141
      Kubicki/Kubicka:141 Smoliński/Smolińska:140 Krzemiński/Krzemińska:140 Banach:140
      Gutowski/Gutowska:139 Filipek:139 Filipiak:139 Sobieraj:138 Cybulski/Cybulska:138 Sokół:138
      Rak:137 Rakowski/Rakowska:137 Biernacki/Biernacka:137 Sienkiewicz:136 Kwiecień:136 Zawada:136
      Bartczak:135 Siwek:135 Stec:135 Bieniek:134 Witczak:134 Lenart:134 Tomala:133
      Kruszewski/Kruszewska:133 Górniak:133 Gawroński/Gawrońska:132 Guzik:132
      Grzybowski/Grzybowska:132 Dąbek:131 Pilarski/Pilarska:131 Pietrzyk:131 Stachura:131
      Rogalski/Rogalska:130 Zarzycki/Zarzycka:130 Białek:130 Mielczarek:129 Wojtkowiak:129
      Janowski/Janowska:129 Zaborowski/Zaborowska:128 Jagodziński/Jagodzińska:128
      Sobański/Sobańska:128 Jędrzejewski/Jędrzejewska:128 Krakowiak:127 Drozd:127
      Kuczyński/Kuczyńska:127 Frączek:126 Czyż:126 Podgórski/Podgórska:126 Burzyński/Burzyńska:126
      Wilczek:125 Florczak:125 Szczygieł:125 Strzelecki/Strzelecka:125 Kujawa:124 Ptak:124
      Tkaczyk:124 Kozieł:124 Skrzypczak:123 Jędrzejczak:123 Nowaczyk:123 Mroczek:123
      Mroczkowski/Mroczkowska:122 Balcerzak:122 Kula:122 Dominiak:122 Wasiak:121 Gruszka:121
      Cieśla:121 Józefowicz:121 Fijałkowski/Fijałkowska:120 Karczewski/Karczewska:120 Rakoczy:120
      Sadowy/Sadowa:120 Pietras:119 Grochowski/Grochowska:119 Bogusz:119 Bober:119
      Bojarski/Bojarska:118 Różycki/Różycka:118 Kłos:118 Kosowski/Kosowska:118 Sołtys:117
      Bartkowiak:117 Juszczak:117 Paluch:117 Banasiak:117 Bogucki/Bogucka:116 Gołąb:116
      Walkowiak:116 Szydłowski/Szydłowska:116 Buczek:116 Kochański/Kochańska:115
      Kwaśniewski/Kwaśniewska:115 Malec:115 Staniszewski/Staniszewska:115 Tarnowski/Tarnowska:114
      Więckowski/Więckowska:114 Szymczyk:114 Michałowski/Michałowska:114 Krysiak:114
      Mikulski/Mikulska:113 Matysiak:113 Bilski/Bilska:113 Cichy/Cicha:113 Wypych:113 Sitek:112
      Kostrzewa:112 Raczyński/Raczyńska:112 Jeleń:112 Milczarek:112 Gołębiewski/Gołębiewska:111
      Ochman:111 Jędrzejczyk:111 Czapla:111 Sierakowski/Sierakowska:111 Maliszewski/Maliszewska:110
      Kmiecik:110 Pluta:110 Góral:110 Kołodziejski/Kołodziejska:109 Kulesza:109
      Paszkowski/Paszkowska:109 Wolak:109 Zimny/Zimna:108 Kapusta:108 Gąsior:108 Kaczor:108
      Winiarski/Winiarska:108 Kuś:107 Zygmunt:107 Pakuła:107 Malik:107 Tokarski/Tokarska:106
      Słowik:106 Molenda:106 Kubacki/Kubacka:106 Cebula:106 Kaleta:105 Kubik:105 Kępa:105 Rosiak:105
      Wojtasik:105 Wiącek:104 Juszczyk:104 Falkowski/Falkowska:104 Jurek:104 Biały/Biała:104
      Kuchta:103 Łukaszewski/Łukaszewska:103 Osiński/Osińska:103 Kulig:103 Marzec:103 Kisiel:102
      Czaja:102 Jakubiak:102 Janusz:102 Kurzawa:102 Skrzypek:101 Żurek:101 Dutkiewicz:101 Boruta:101
      Nowosielski/Nowosielska:101 Sobota:100 Radomski/Radomska:100 Kasperek:100
      Rudziński/Rudzińska:100 Korzeniowski/Korzeniowska:100 Kostecki/Kostecka:100
      Celiński/Celińska:99 Góra:99 Gil:99 Łapiński/Łapińska:99 Banaszak:99
      Niedzielski/Niedzielska:98 Majka:98 Przybyła:98 Młynarczyk:98 Trojanowski/Trojanowska:98
      Żmuda:98 Wierzba:97 Mackiewicz:97 Frankowski/Frankowska:97 Kulik:97 Dobosz:97 Gancarz:97
      Dziuba:96 Zawisza:96 Jabłonowski/Jabłonowska:96 Wojnar:96 Kucharczyk:96 Franczak:95
      Krakowski/Krakowska:95 Pilch:95 Błażejewski/Błażejewska:95 Myśliwiec:95 Furman:95 Mika:94
      Nowotny/Nowotna:94 Skóra:94 Bogdański/Bogdańska:94 Jurkiewicz:94 Mierzejewski/Mierzejewska:94
      Nowaczek:94 Kaliński/Kalińska:93 Rzepka:93 Piwowarczyk:93 Borek:93 Pietruszka:93 Wojda:93
      Czubak:92 Serafin:92 Trzciński/Trzcińska:92 Marszałek:92 Stelmach:92 Paczkowski/Paczkowska:92
      Gross:92 Ryś:91 Bartosik:91 Szafrański/Szafrańska:91 Szczerba:91 Ślusarczyk:91 Bury:91
      Kosiorek:90 Kalisz:90 Wyrzykowski/Wyrzykowska:90 Sawczuk:90 Dudzik:90 Ziętek:90
      Słowiński/Słowińska:90 Jezierski/Jezierska:89 Zabłocki/Zabłocka:89 Grudzień:89
      Łuczyński/Łuczyńska:89 Chudzik:89 Biernat:89 Karaś:89 Reszka:88 Kłosowski/Kłosowska:88
      Tomczuk:88 Wiatr:88 Zielonka:88 Krzyżanowski/Krzyżanowska:88 Ambroziak:88
      Piekarski/Piekarska:87 Dubiel:87 Noga:87 Lasota:87 Haładaj:87 Szostak:87 Mikołajczak:87
      Zdunek:87 Marchewka:86 Kielar:86 Malczewski/Malczewska:86 Szwed:86 Pawelec:86
      Sochacki/Sochacka:86 Kukla:86 Bieńkowski/Bieńkowska:86 Bryła:85 Wójcicki/Wójcicka:85
      Świderski/Świderska:85 Kasprowicz:85 Kołakowski/Kołakowska:85 Panek:85 Rojek:85 Rogala:84
      Żebrowski/Żebrowska:84 Kluska:84 Bugaj:84 Mach:84 Mikuła:84 Iwański/Iwańska:84 Warchoł:83
      Gaweł:83 Majcher:83 Szczęsny/Szczęsna:83 Rybicki/Rybicka:83 Osowski/Osowska:83 Kmieć:83
      Włodarski/Włodarska:83 Wolny/Wolna:82 Mamczarz:82 Koza:82 Prokop:82 Pawlikowski/Pawlikowska:82
      Kłosiński/Kłosińska:82 Biskup:82 Walas:81 Goździk:81 Witek:81 Kawecki/Kawecka:81
      Kwaśny/Kwaśna:81 Rataj:81 Stolarczyk:81 Gala:81 Szot:80 Raczkowski/Raczkowska:80
      Radecki/Radecka:80 Sawa:80 Zarębski/Zarębska:80 Chodkowski/Chodkowska:80 Dziedzina:80
      Karwowski/Karwowska:80 Sobotka:79 Banasik:79 Koper:79 Zielony/Zielona:79 Karwacki/Karwacka:79
      Kopczyński/Kopczyńska:79 Kosmala:79 Łaski/Łaska:79 Szafraniec:78 Konopka:78 Grygiel:78
      Kosior:78 Piech:78 Maślanka:78 Liszka:78 Żuk:78 Skowron:77 Kłak:77 Rusin:77
      Pietrzykowski/Pietrzykowska:77 Moskal:77 Lisiecki/Lisiecka:77 Pasternak:77 Okoń:77
      Jaskulski/Jaskulska:77 Cichocki/Cichocka:76 Gawlik:76 Przybysz:76 Jarząbek:76
      Lisowski/Lisowska:76 Nalepa:76 Rogoziński/Rogozińska:76 Skrzypiec:76 Graczyk:76 Maciąg:75
      Piórkowski/Piórkowska:75 Gawron:75 Suchecki/Suchecka:75 Pieczyński/Pieczyńska:75
      Gadomski/Gadomska:75 Drzewiecki/Drzewiecka:75 Zwoliński/Zwolińska:75 Sulima:75 Antczak:74
      Kędziora:74 Jurczak:74 Olech:74 Bochenek:74 Grzyb:74 Pawluk:74 Kujawski/Kujawska:74 Sosna:74
      Lipski/Lipska:74 Krukowski/Krukowska:73 Bujak:73 Dziubek:73 Zientek:73 Piekarz:73 Orzeł:73
      Jaskólski/Jaskólska:73 Ciszewski/Ciszewska:73 Bochnak:73 Bartnik:72 Kalita:72 Kędzior:72
      Rudzki/Rudzka:72 Szymkowiak:72 Nagórski/Nagórska:72 Wagner:72 Piwowarski/Piwowarska:72
      Suski/Suska:72 Ptaszyński/Ptaszyńska:72 Kubala:71 Węgrzyn:71 Potocki/Potocka:71 Tracz:71
      Kawka:71 Wdowiak:71 Kotowski/Kotowska:71 Fornal:71 Knapik:71 Puchalski/Puchalska:71 Jaros:71
      Iwaniuk:70 Szadkowski/Szadkowska:70 Podolski/Podolska:70 Oleksy:70 Rzepecki/Rzepecka:70
      Wójciak:70 Biela:70 Sadłowski/Sadłowska:70 Wcisło:70 Dobrzyński/Dobrzyńska:70
      Morawski/Morawska:69 Machnik:69 Stefaniak:69 Stefańczyk:69 Bielak:69 Michałek:69 Urbanek:69
      Stasiuk:69 Gorczyca:69 Fijałek:69 Cyran:69 Pałka:68 Koziołek:68 Dąbkowski/Dąbkowska:68
      Klimczak:68 Drabik:68 Śliwa:68 Wrzesiński/Wrzesińska:68 Bielski/Bielska:68 Kałuża:68
      Kulczycki/Kulczycka:68 Gondek:68 Gębala:68 Kuźma:67 Krawiec:67 Nowosad:67 Janas:67
      Piątkowski/Piątkowska:67 Dróżdż:67 Pabian:67 Siemiński/Siemińska:67 Zdanowicz:67 Chmura:67
      Stawicki/Stawicka:67 Fudala:66 Jamróz:66 Kmiotek:66 Bogacz:66 Szarek:66 Jachimowicz:66
      Szymik:66 Matczak:66 Antoniak:66 Klich:66 Wojtowicz:66 Rychlik:66 Wąsik:66 Kiełbasa:65
      Skalski/Skalska:65 Zatorski/Zatorska:65 Sałata:65 Pieniążek:65 Zaborski/Zaborska:65
      Grześkowiak:65 Pacholczyk:65 Łoś:65 Krzak:65 Smyk:65 Świerczyński/Świerczyńska:65
      Starzyński/Starzyńska:64 Wanat:64 Czerniak:64 Pawelczyk:64 Kliś:64 Grądzki/Grądzka:64
      Woliński/Wolińska:64 Ożóg:64 Machowski/Machowska:64 Bączek:64 Stanek:64 Talar:64 Krzywda:63
      Sieradzki/Sieradzka:63 Wąs:63 Kuliński/Kulińska:63 Bobrowski/Bobrowska:63 Dworak:63 Miler:63
      Gronek:63 Kaczmarski/Kaczmarska:63 Zapała:63 Tokarz:63 Cegielski/Cegielska:63 Tomaszek:62
      Więcek:62 Salamon:62 Szcześniak:62 Szymaniak:62 Lach:62 Gruszczyński/Gruszczyńska:62 Zaręba:62
      Rosa:62 Kempa:62 Jurkowski/Jurkowska:62 Ratajski/Ratajska:61 Głąb:61 Kaszuba:61 Mielnik:61
      Stachowicz:61 Dymek:61 Rajca:61 Gąska:61 Żurawski/Żurawska:61 Pawłowicz:61
      Majkowski/Majkowska:61 Rydz:61 Ciechanowski/Ciechanowska:61 Poręba:60 Karolak:60 Rzeszutek:60
      Cichosz:60 Grzesiak:60 Łukaszewicz:60 Ziemba:60 Kalinka:60 Owczarczyk:60 Matras:60 Cupiał:60
      Krygier:60 Sobczyński/Sobczyńska:59 Kwapisz:59 Kłys:59 Solecki/Solecka:59 Patyk:59
      Mądry/Mądra:59 Kazimierczak:59 Wójcikowski/Wójcikowska:59 Skowronek:59 Surma:59
      Wilkowski/Wilkowska:59 Lorek:59 Borys:59 Niewiadomski/Niewiadomska:59 Szczypka:58 Rolka:58
      Kuczma:58 Zdrojewski/Zdrojewska:58 Mossakowski/Mossakowska:58 Szwarc:58
      Kaczorowski/Kaczorowska:58 Godlewski/Godlewska:58 Ignaczak:58 Sadkowski/Sadkowska:58
      Pawełczyk:58 Ciołek:58 Makuch:58
      """,
    rareSurnames: """
      Adamaszek Adamczewski/Adamczewska Adamowski/Adamowska Aleksandrowski/Aleksandrowska
      Aleksandrzak Ambrozik Ambroziński/Ambrozińska Andrearczyk Andrejczuk Andruszko Andrys
      Antkowski/Antkowska Antończak Antoszczyk Apanowicz Armatys Augustowski/Augustowska Augustynek
      Augustyński/Augustyńska Babij Babiński/Babińska Babiuch Bachanek Bacia Bacik Badowski/Badowska
      Bagiński/Bagińska Bagrowski/Bagrowska Bajko Bajkowski/Bajkowska Bakiera Bakowski/Bakowska
      Bakun Balawender Balcewicz Balicki/Balicka Balik Bałazy Banachowicz Banachowski/Banachowska
      Banaszewski/Banaszewska Bandurski/Bandurska Bandyk Bańkowski/Bańkowska Barankiewicz
      Barcikowski/Barcikowska Barczewski/Barczewska Barczyński/Barczyńska Bardziński/Bardzińska
      Bareja Barłóg Barteczko Bartkowicz Bartkowski/Bartkowska Bartłomiejski/Bartłomiejska
      Bartnicki/Bartnicka Bartosiński/Bartosińska Bartoszewski/Bartoszewska
      Bartoszyński/Bartoszyńska Bartoś Barwiński/Barwińska Basista Bastek Baster Baszak Batóg Baum
      Bazela Bąbel Bączkiewicz Bąkiewicz Bąkowski/Bąkowska Bednarkowski/Bednarkowska Bejnarowicz
      Bełza Bender Berek Berendt Berezowski/Berezowska Bernacki/Bernacka Bernatek Bernatowicz Beśka
      Betlej Betliński/Betlińska Białasik Białczyk Białecki/Białecka Białkowski/Białkowska
      Białobrzeski/Białobrzeska Białous Białowąski/Białowąska Biedrzycki/Biedrzycka
      Biegański/Biegańska Bielat Bielicki/Bielicka Bieliński/Bielińska Bielkowski/Bielkowska
      Bieniecki/Bieniecka Bieńczycki/Bieńczycka Biernacik Biesaga Biesek Biesiadecki/Biesiadecka
      Bieszke Bigoński/Bigońska Biliński/Bilińska Biniecki/Biniecka Biskupski/Biskupska Bittner
      Blank Blaut Bluszcz Błachowski/Błachowska Błaszkiewski/Błaszkiewska Błaszkowski/Błaszkowska
      Błaszyk Błaziak Błądek Błażejewicz Błażejowski/Błażejowska Błocki/Błocka Błoński/Błońska
      Błotnicki/Błotnicka Bobel Bobik Bobiński/Bobińska Bobowski/Bobowska Bobrecki/Bobrecka Bochnia
      Bociek Bodek Boduch Bogacki/Bogacka Bogdanowski/Bogdanowska Bogumilski/Bogumilska
      Bogusławski/Bogusławska Bohdanowski/Bohdanowska Bojanowski/Bojanowska Boksa Bolewski/Bolewska
      Bondyra Boniecki/Boniecka Bończyński/Bończyńska Borczyk Borecki/Borecka Borejko Borkiewicz
      Borkiewski/Borkiewska Borkowicz Borodziński/Borodzińska Borówkowski/Borówkowska
      Borucki/Borucka Borysiak Borzęcki/Borzęcka Borzych Borzym Borzyszkowski/Borzyszkowska Bosek
      Botor Bożewski/Bożewska Bracha Brachman Brandowski/Brandowska Brańka Bratkowski/Bratkowska
      Breguła Brejnak Breś Brochocki/Brochocka Broniarek Broniek Broniszewski/Broniszewska Bronka
      Bronowicki/Bronowicka Bronowski/Bronowska Broński/Brońska Broszkiewicz Brudnicki/Brudnicka
      Brudziński/Brudzińska Bruski/Bruska Bruzda Brygoła Brykalski/Brykalska Bryndza Bryzek
      Brzeski/Brzeska Brzezicki/Brzezicka Brzęk Brzeźniak Brzostowski/Brzostowska
      Brzózkowski/Brzózkowska Brzuchalski/Brzuchalska Brzykcy Buchalski/Buchalska Buchholz
      Bucki/Bucka Buczko Buczkowski/Buczkowska Buczyński/Buczyńska Budkowski/Budkowska Budner
      Budniak Budnicki/Budnicka Budych Budzeń Budzich Budziński/Budzińska Budzisławski/Budzisławska
      Budzyński/Budzyńska Bujalski/Bujalska Bujas Bujko Bujnowski/Bujnowska Bukowiecki/Bukowiecka
      Buksa Bulak Bulczak Bulski/Bulska Burakowski/Burakowska Burchard Burnicki/Burnicka
      Burski/Burska Burza Burzycki/Burzycka Buszewski/Buszewska Buszkowski/Buszkowska Buśko Butrym
      Buza Byczkowski/Byczkowska Bykowski/Bykowska Byliński/Bylińska Byra Byrski/Byrska Bystroń
      Bystrzycki/Bystrzycka Byzdra Bzdęga Bzowski/Bzowska Bździuch Cacko Cader Calik
      Całkowski/Całkowska Capała Capiga Cąkała Cebo Cebulak Cecot Cegłowski/Cegłowska
      Celejewski/Celejewska Celmerowski/Celmerowska Celuch Cetera Ceynowa Chaba Chaber Chabior
      Chabowski/Chabowska Chabrowski/Chabrowska Chachaj Chachuła Charzewski/Charzewska
      Chądzyński/Chądzyńska Chełmicki/Chełmicka Chełstowski/Chełstowska Chlipała Chłopecki/Chłopecka
      Chmielak Chmielecki/Chmielecka Chmieliński/Chmielińska Chmurski/Chmurska
      Chmurzyński/Chmurzyńska Chochowski/Chochowska Chodakowski/Chodakowska Chodorowski/Chodorowska
      Choiński/Choińska Chojecki/Chojecka Chojnowski/Chojnowska Chomiuk Chorążewicz
      Choroszewski/Choroszewska Choroś Chorzelski/Chorzelska Chorzewski/Chorzewska
      Chrapkowski/Chrapkowska Chrościcki/Chrościcka Chróścicki/Chróścicka Chruszcz
      Chruściński/Chruścińska Chrzczonowski/Chrzczonowska Chuchla Chudziński/Chudzińska
      Chwaliński/Chwalińska Chwałkowski/Chwałkowska Chwedczuk Chyczewski/Chyczewska Chylak
      Chyliński/Chylińska Ciak Ciarka Ciaś Cibor Ciborowski/Ciborowska Cichos Cichowlas
      Cichowski/Cichowska Ciechocki/Ciechocka Ciechowicz Ciecierski/Ciecierska Cielecki/Cielecka
      Cieloch Ciemniewski/Ciemniewska Cieniuch Ciepliński/Cieplińska Ciepluch Cieplucha Cierpisz
      Cierpka Ciesiołkowski/Ciesiołkowska Ciesiółka Cieszkowski/Cieszkowska Cieszyński/Cieszyńska
      Cimoch Ciochoń Ciołkowski/Ciołkowska Ciszkowski/Ciszkowska Ciuba Ciuk Cudnowski/Cudnowska
      Cudzich Cukrowski/Cukrowska Cwynarski/Cwynarska Cybul Cybulnicki/Cybulnicka Cydzik
      Cygański/Cygańska Cynarski/Cynarska Cyrański/Cyrańska Cyrek Cyrkowski/Cyrkowska Cyrulik
      Cywiński/Cywińska Czachorowski/Czachorowska Czachowski/Czachowska Czajewski/Czajewska
      Czajkiewski/Czajkiewska Czaplicki/Czaplicka Czapliński/Czaplińska Czapski/Czapska
      Czarkowski/Czarkowska Czarnocki/Czarnocka Czarnomski/Czarnomska Czarnowski/Czarnowska
      Czechowski/Czechowska Czekalski/Czekalska Czekański/Czekańska Czepielewski/Czepielewska
      Czerepak Czerkaski/Czerkaska Czerkawski/Czerkawska Czermiński/Czermińska
      Czerniawski/Czerniawska Czernicki/Czernicka Czerniewski/Czerniewska Czerski/Czerska
      Czertowski/Czertowska Czerwionka Czeszewski/Czeszewska Czochralski/Czochralska
      Czosnowski/Czosnowska Czosnyka Czubiński/Czubińska Czudowski/Czudowska Czulak Czupryn
      Czupryński/Czupryńska Czuryło Czylok Czyżewski/Czyżewska Czyżowski/Czyżowska
      Czyżykowski/Czyżykowska Ćwierz Ćwirko Dacko Daczkowski/Daczkowska Dalecki/Dalecka Damek Damian
      Danel Danielewski/Danielewska Danielski/Danielska Danieluk Danilczuk Daniłowski/Daniłowska
      Danisz Dankiewicz Dargacz Darłak Darowski/Darowska Daszkowski/Daszkowska Dawidczyk
      Dawidowski/Dawidowska Dawiec Dąbal Dąbkowiecki/Dąbkowiecka Dąbroś Dąbrowicz Dejneka Dela
      Delekta Dembiński/Dembińska Dembowski/Dembowska Denisiewski/Denisiewska Derek
      Deręgowski/Deręgowska Derkowski/Derkowska Derliński/Derlińska Deskowski/Deskowska
      Dębicki/Dębicka Dębiński/Dębińska Dębkowski/Dębkowska Dębniak Dębosz Dębowski/Dębowska
      Dietrich Dłubakowski/Dłubakowska Długołęcki/Długołęcka Długosielski/Długosielska
      Długoszewski/Długoszewska Długowski/Długowska Dłużniewski/Dłużniewska Dmitrowski/Dmitrowska
      Dmochowski/Dmochowska Dobiecki/Dobiecka Dobkowski/Dobkowska Dobosiewicz
      Dobrosielski/Dobrosielska Dobrzański/Dobrzańska Dobrzeniecki/Dobrzeniecka Dobrzycki/Dobrzycka
      Doktor Doktór Dolecki/Dolecka Dolega Doliński/Dolińska Domagalski/Domagalska
      Domaradzki/Domaradzka Domaszewski/Domaszewska Dombrowski/Dombrowska Domek Domeracki/Domeracka
      Domicki/Domicka Domino Domińczak Domiński/Domińska Doroszewski/Doroszewska
      Doroszkowski/Doroszkowska Doroszuk Doroz Dorynek Dowgalski/Dowgalska Drabczyk
      Drabiński/Drabińska Draus Drążkowski/Drążkowska Drejerski/Drejerska Dreliszewski/Dreliszewska
      Drewa Drewniok Drgas Drobek Drobiński/Drobińska Drobot Drogowski/Drogowska Drost
      Drozdowski/Drozdowska Droździel Drwęcki/Drwęcka Drygalski/Drygalska Drygała Drygas Dryka Drzał
      Drzazgowski/Drzazgowska Dubel Dubik Dubis Duchnowski/Duchnowska Duczek Dudko Dudkowiak
      Dudkowski/Dudkowska Dudzicz Dudziec Dudziński/Dudzińska Dukat Dulas Dulik Dulski/Dulska
      Dunajewski/Dunajewska Dunajski/Dunajska Dunal Duniec Dunowski/Dunowska Durkowski/Durkowska
      Durlak Durlik Duszczak Duszkowski/Duszkowska Duszyński/Duszyńska Dworakowski/Dworakowska
      Dworecki/Dworecka Dworzecki/Dworzecka Dybaś Dybicki/Dybicka Dybka Dybowski/Dybowska
      Dyczkowski/Dyczkowska Dyda Dydak Dygulski/Dygulska Dyjach Dylewski/Dylewska Dylong
      Dymkowski/Dymkowska Dymowski/Dymowska Dyniewski/Dyniewska Dyrek Dyszkiewicz
      Dytkowski/Dytkowska Dzbański/Dzbańska Dziadkiewicz Dziadkowiec Działak Dziarmaga
      Dziarski/Dziarska Dzidek Dzieciołowski/Dzieciołowska Dziekański/Dziekańska
      Dziekoński/Dziekońska Dzienis Dzienisz Dzierzbicki/Dzierzbicka Dzierzkowski/Dzierzkowska
      Dzierżak Dzierżanowski/Dzierżanowska Dziewa Dziewięcki/Dziewięcka Dziewit
      Dziewulski/Dziewulska Dzięcielski/Dzięcielska Dzikowski/Dzikowska Dziopa Dziób Dziuban
      Dziubiński/Dziubińska Dziuda Dziugieł Dziurkowski/Dziurkowska Dzwonkowski/Dzwonkowska Ekert
      Elert Ellwart Elsner Elwart Engel Erdmann Fabiańczyk Fabiański/Fabiańska Fabisiński/Fabisińska
      Fabiszak Falecki/Falecka Faliński/Falińska Faliszewski/Faliszewska Fałkowski/Fałkowska Fąferek
      Fedak Fedorowski/Fedorowska Felczyński/Felczyńska Feliksiak Ferdyn Ficoń Fiedorczuk Fiedoruk
      Figat Figurski/Figurska Fijoł Filak Filek Filipczyński/Filipczyńska Filipkowski/Filipkowska
      Filipowski/Filipowska Filipski/Filipska Filus Firkowski/Firkowska Fiszkowski/Fiszkowska Fita
      Fitas Fitrzyk Flasza Flisek Flisiak Flisowski/Flisowska Florian Floriański/Floriańska
      Florkowski/Florkowska Fogt Foit Fojt Folta Forma Formański/Formańska Fornalski/Fornalska
      Forysiak Franas Franaszek Franczewski/Franczewska Frania Franków Fraszczyk Fraś
      Frąckowski/Frąckowska Frącz Frelek Friedrich Fronia Froń Frydrychowski/Frydrychowska Fudalej
      Fuławka Furmański/Furmańska Fyda Fydrych Gabrych Gabrylewski/Gabrylewska Gackowski/Gackowska
      Gaczkowski/Gaczkowska Gadzała Gajdowski/Gajdowska Gajdzik Gajowiecki/Gajowiecka Gajownik
      Gajzler Galek Galewski/Galewska Galicki/Galicka Galiński/Galińska Galos Galuba Gałach
      Gałązkowski/Gałązkowska Gałecki/Gałecka Gałęski/Gałęska Garbaciak Garbacki/Garbacka
      Garbowski/Garbowska Garczyk Garczyński/Garczyńska Garlicki/Garlicka Garliński/Garlińska
      Garncarek Garstecki/Garstecka Gasek Gaszewski/Gaszewska Gawarecki/Gawarecka Gawęcki/Gawęcka
      Gawlikowski/Gawlikowska Gawłowicz Gawłowski/Gawłowska Gaworski/Gaworska Gąbka
      Gąsiorowski/Gąsiorowska Gąsowski/Gąsowska Gąszczak Gebauer Geisler Gendera Gerlicki/Gerlicka
      Gębicki/Gębicka Gęca Gęsicki/Gęsicka Gidziński/Gidzińska Giel Gierach Gierak Gierasimiuk
      Gierat Gieroń Giersz Gierszewski/Gierszewska Gietka Giewartowski/Giewartowska
      Gilewski/Gilewska Giliński/Gilińska Gill Giziński/Gizińska Giżycki/Giżycka Glanc
      Glanowski/Glanowska Glapiak Glaza Glazowski/Glazowska Gleba Glegoła Glica
      Glinkowski/Glinkowska Gliński/Glińska Gliszczyński/Gliszczyńska Gliwiński/Gliwińska
      Głodowski/Głodowska Głogowski/Głogowska Głowiak Głowiński/Głowińska Głuchowski/Głuchowska
      Głuszewski/Głuszewska Głuszko Głuszkowski/Głuszkowska Gmur Gniadkowski/Gniadkowska
      Gniazdowski/Gniazdowska Gniewek Gniewkowski/Gniewkowska Gnoiński/Gnoińska Godzik Godzisz
      Godziszewski/Godziszewska Gogacz Gogola Gogolewski/Gogolewska Goik Golan Golczyk Golda Golisz
      Golon Gołas Gołaszewski/Gołaszewska Goławski/Goławska Gołdowski/Gołdowska Gołoś
      Gołuchowski/Gołuchowska Gomoliński/Gomolińska Gonsior Gontarski/Gontarska
      Goraczkowski/Goraczkowska Gorczyński/Gorczyńska Gordziewski/Gordziewska Gorecki/Gorecka
      Goriszewski/Goriszewska Gorlicki/Gorlicka Gorzelski/Gorzelska Gorzkowski/Gorzkowska
      Gorzycki/Gorzycka Gosiewski/Gosiewska Gosik Goska Gosławski/Gosławska Gostkowski/Gostkowska
      Gostyński/Gostyńska Gosz Goszczyński/Goszczyńska Gościcki/Gościcka Gościński/Gościńska Gotfryd
      Gotkowski/Gotkowska Gotowicki/Gotowicka Goworowski/Goworowska Gozdecki/Gozdecka
      Gozdowski/Gozdowska Gozdur Góralski/Góralska Górnicki/Górnicka Górnisiewicz Góryński/Góryńska
      Górzyński/Górzyńska Graban Grabarski/Grabarska Grabczak Grabias Grabicki/Grabicka
      Grabiecki/Grabiecka Grabiński/Grabińska Gradek Graj Gralewski/Gralewska Graliński/Gralińska
      Gramza Granat Granowski/Granowska Grądziel Gregorczuk Greszta Grębowiec Groborz
      Grochocki/Grochocka Grochola Grocki/Grocka Grodecki/Grodecka Grodek Grodzicki/Grodzicka
      Grodzki/Grodzka Gronostaj Groń Gros Groszewski/Groszewska Groszkowski/Groszkowska
      Grotkowski/Grotkowska Grotowski/Grotowska Gródecki/Gródecka Grubba Grudkowski/Grudkowska
      Grudziński/Grudzińska Grusiecki/Grusiecka Gruszecki/Gruszecka Gruszkowski/Gruszkowska
      Grybowski/Grybowska Gryciuk Gryczewski/Gryczewska Gryga Gryglewski/Gryglewska Grygo
      Grygorcewicz Grygorowicz Grys Gryta Grzankowski/Grzankowska Grzegorczewski/Grzegorczewska
      Grzegorzak Grzegorzewski/Grzegorzewska Grzegórski/Grzegórska Grzelec Grzeliński/Grzelińska
      Grzesicki/Grzesicka Grzesiek Grześków Grzędziński/Grzędzińska Grzybczyński/Grzybczyńska
      Grzymkowski/Grzymkowska Grzywiński/Grzywińska Grzywnowicz Gumiński/Gumińska
      Gumkowski/Gumkowska Gurdziński/Gurdzińska Gurzyński/Gurzyńska Gustowski/Gustowska
      Guszkowski/Guszkowska Guściora Gutkowski/Gutkowska Gwara Gwiazdowski/Gwiazdowska
      Gwoździński/Gwoździńska Gzowski/Gzowska Habdas Hadam Hadaś Hajdas Hajder Hajdukiewicz
      Hajdukowski/Hajdukowska Halicki/Halicka Halik Haliński/Halińska Hallmann Hałaburski/Hałaburska
      Hałka Hałuszczyński/Hałuszczyńska Hamera Hamerski/Hamerska Hamrol Hanas Hanc Handzel Hanus
      Hanusiak Hanuszewski/Hanuszewska Hanzel Haraburda Harasimiuk Harasimowski/Harasimowska
      Haraziński/Harazińska Haremza Hawro Hawrylak Hejduk Helak Helman Hennig Herbowski/Herbowska
      Herdzik Hermanowicz Hermanowski/Hermanowska Hetmańczyk Hetmański/Hetmańska Hewelt
      Hińczewski/Hińczewska Hojda Hojeński/Hojeńska Hołota Hołowiński/Hołowińska Homicki/Homicka
      Horbacz Horbowski/Horbowska Hornik Horodecki/Horodecka Hryniewicki/Hryniewicka Hrynkiewicz
      Hrynkowski/Hrynkowska Huber Hubicki/Hubicka Huczko Hulewski/Hulewska Humeniuk Hutyra Hyjek
      Iciek Idkowski/Idkowska Idzi Idzikowski/Idzikowska Ignaczewski/Ignaczewska Ignatiuk
      Ignatowski/Ignatowska Igras Ilnicki/Ilnicka Iłowiecki/Iłowiecka Imiołczyk Indyk Indyka Irzyk
      Iwanicki/Iwanicka Iwanowski/Iwanowska Iwaszkowski/Iwaszkowska Iwicki/Iwicka Iwiński/Iwińska
      Izbicki/Izbicka Izdebski/Izdebska Izydorski/Izydorska Jabłkowski/Jabłkowska
      Jabłonicki/Jabłonicka Jacewski/Jacewska Jachimczak Jackowski/Jackowska Jacuński/Jacuńska
      Jadkowski/Jadkowska Jadowski/Jadowska Jagielski/Jagielska Jagiełka Jagłowski/Jagłowska
      Jagniątkowski/Jagniątkowska Jagusiński/Jagusińska Jakimowski/Jakimowska Jakoniuk Jakóbik
      Jakóbowski/Jakóbowska Jakubaszek Jakubicki/Jakubicka Jakubiński/Jakubińska Jałocki/Jałocka
      Jałoszyński/Jałoszyńska Jałowiec Jamroz Jamrożek Jamroży Jancewicz Jancewski/Jancewska
      Janczarek Janczarski/Janczarska Janczewski/Janczewska Janiczkowski/Janiczkowska
      Janikowski/Janikowska Janiński/Janińska Janiszowski/Janiszowska Janka Janke
      Jankiewski/Jankiewska Jankowicz Janoszka Janowicki/Janowicka Jantos Januchta Januszewicz
      Januszko Jaracz Jarczak Jarecki/Jarecka Jaremko Jargieło Jarka Jarliński/Jarlińska
      Jarmołowski/Jarmołowska Jarmuła Jarmuszewski/Jarmuszewska Jarmuż Jarocki/Jarocka Jarosiewicz
      Jarosiński/Jarosińska Jarosławski/Jarosławska Jarzębowski/Jarzębowska Jarzębski/Jarzębska
      Jarzyński/Jarzyńska Jasieński/Jasieńska Jaskłowski/Jaskłowska Jaskóła Jasnowski/Jasnowska
      Jastrzemski/Jastrzemska Jastrzębowski/Jastrzębowska Jaszcz Jaszczyński/Jaszczyńska Jaszczyszyn
      Jaszewski/Jaszewska Jaszkowski/Jaszkowska Jaśko Jaśkowski/Jaśkowska Jaślikowski/Jaślikowska
      Jaworowski/Jaworowska Jażdżewski/Jażdżewska Jażdżyk Jedliński/Jedlińska
      Jednoralski/Jednoralska Jegliński/Jeglińska Jeka Jeleński/Jeleńska Jeliński/Jelińska
      Jelonkowski/Jelonkowska Jemielniański/Jemielniańska Jenek Jereczek Jeruszewski/Jeruszewska
      Jessa Jeszke Jewuła Jeziorski/Jeziorska Jędra Jędraszczyk Jędraszewski/Jędraszewska
      Jędrkowski/Jędrkowska Jędrusiak Jędruszewski/Jędruszewska Jędryczka Jędrzejek
      Jeżewski/Jeżewska Jeżowski/Jeżowska Joszko Józefowski/Józefowska Józefski/Józefska
      Józwicki/Józwicka Juchnicki/Juchnicka Juchniewski/Juchniewska Judek Judycki/Judycka
      Jurasiński/Jurasińska Jurczyński/Jurczyńska Jurewski/Jurewska Jurgielewski/Jurgielewska
      Juriewski/Juriewska Juszczyński/Juszczyńska Juszkowski/Juszkowska Juśkiewicz
      Kabaciński/Kabacińska Kabański/Kabańska Kacperek Kaczanowski/Kaczanowska Kaczkowski/Kaczkowska
      Kaczmar Kaczmarkiewicz Kaczmarowski/Kaczmarowska Kaczmarzewski/Kaczmarzewska Kafel Kajak
      Kajdas Kajstura Kaletka Kalicki/Kalicka Kaliszewski/Kaliszewska Kalka Kalkowski/Kalkowska
      Kalota Kaluga Kalwiński/Kalwińska Kałkowski/Kałkowska Kałucki/Kałucka Kałuski/Kałuska
      Kałużyński/Kałużyńska Kałwa Kamecki/Kamecka Kamela Kamieniecki/Kamieniecka Kamieński/Kamieńska
      Kamionowski/Kamionowska Kanarek Kanarski/Kanarska Kandora Kaniewski/Kaniewska Kanik
      Kański/Kańska Kapałka Kapcia Kapeliński/Kapelińska Kapera Kapinos Kapiński/Kapińska Kapka
      Kapral Kapustecki/Kapustecka Karasiński/Karasińska Karaszewski/Karaszewska
      Karaśkowski/Karaśkowska Karbowski/Karbowska Karcewski/Karcewska Karczmarek
      Karczmarski/Karczmarska Karczmarz Kargol Karkocha Karkut Karłowski/Karłowska Karnacki/Karnacka
      Karnas Karnicki/Karnicka Karnkowski/Karnkowska Karolewski/Karolewska Karpiak Karpiel Karpik
      Karpowski/Karpowska Karski/Karska Karsznia Karwala Karwan Karwicki/Karwicka
      Karwiński/Karwińska Kasiński/Kasińska Kasper Kasprowski/Kasprowska Kasprzewski/Kasprzewska
      Kasprzycki/Kasprzycka Kastelik Kaszewski/Kaszewska Kasznia Kaszubowski/Kaszubowska
      Kaszubski/Kaszubska Kaszuwski/Kaszuwska Kaszyński/Kaszyńska Kawiak Kawulok Kazberuk Kazek
      Kazimierowski/Kazimierowska Kazimierski/Kazimierska Kazior Kaziród Kaźmierowski/Kaźmierowska
      Kaźmierski/Kaźmierska Kędziorski/Kędziorska Kępczyński/Kępczyńska Kępiński/Kępińska
      Kępski/Kępska Kętrzyński/Kętrzyńska Kiciński/Kicińska Kidawa Kiedrowicz Kielan
      Kielczewski/Kielczewska Kieliszewski/Kieliszewska Kieloch Kiełek Kiepas Kierat Kierski/Kierska
      Kierzkowski/Kierzkowska Kierzynkowski/Kierzynkowska Kieszek Kijanka Kijański/Kijańska Kijas
      Kijewski/Kijewska Kijowski/Kijowska Kilański/Kilańska Kilar Kiliański/Kiliańska
      Kiliński/Kilińska Kiliszek Kiljan Kinal Kirylewski/Kirylewska Kisielewski/Kisielewska
      Kisieliński/Kisielińska Kisielski/Kisielska Kiszewski/Kiszewska Klaja Kleban
      Klebowski/Klebowska Kleczkowski/Kleczkowska Klejnowski/Klejnowska Klekowski/Klekowska Klemczak
      Klepacki/Klepacka Kleszczewski/Kleszczewska Klewicki/Klewicka Klimaszewski/Klimaszewska
      Klimczewski/Klimczewska Klimecki/Klimecka Klimko Klimkowski/Klimkowska Klimowski/Klimowska
      Klinger Klinkowski/Klinkowska Kliński/Klińska Klonowski/Klonowska Klorek Klos Kluczek
      Kluczkowski/Kluczkowska Klucznik Kluczyk Kluczyński/Kluczyńska Klupś Kłaczkowski/Kłaczkowska
      Kłobukowski/Kłobukowska Kłodowski/Kłodowska Kłodziński/Kłodzińska Kłopotowski/Kłopotowska
      Kłosiewicz Kłosiewski/Kłosiewska Kłosowicz Knapek Knapiński/Knapińska Knysak
      Kobierski/Kobierska Kobos Kobuszewski/Kobuszewska Kobyliński/Kobylińska Kobyłecki/Kobyłecka
      Kocaj Kociemba Kocięcki/Kocięcka Kociński/Kocińska Kocoł Kocurek Koczara
      Koczorowski/Koczorowska Koczy Koćwin Koćwiński/Koćwińska Kolanek Kolanko Kolanowski/Kolanowska
      Kolański/Kolańska Kolasiński/Kolasińska Kolbicki/Kolbicka Kolbusz Koleśnik Koliński/Kolińska
      Kolman Kolonko Kołacki/Kołacka Kołaczek Kołaczkowski/Kołaczkowska Kołaczyk Kołata
      Kołecki/Kołecka Kołodyński/Kołodyńska Kołodziński/Kołodzińska Kołosowski/Kołosowska Kołsut
      Komarnicki/Komarnicka Komarowski/Komarowska Komarzewski/Komarzewska Kominiak Komisarczyk
      Komisarek Komorowski/Komorowska Komosiński/Komosińska Komperda Konarski/Konarska
      Konarzewski/Konarzewska Kondej Kondracki/Kondracka Kondratowski/Kondratowska Konecki/Konecka
      Konewecki/Konewecka Koniarski/Koniarska Konicki/Konicka Koniec Koniecko Konieczek
      Konieczkowski/Konieczkowska Konopacki/Konopacka Konopiński/Konopińska Kontowski/Kontowska Kopa
      Kopała Kopaniecki/Kopaniecka Kopański/Kopańska Kopciuch Kopczewski/Kopczewska Kopczyk Kopiczko
      Kopiczyński/Kopiczyńska Kopij Kopik Kopiński/Kopińska Kopycki/Kopycka Koral
      Korbiński/Korbińska Korcki/Korcka Kordowski/Kordowska Kordylewski/Kordylewska Kordys
      Korecki/Korecka Kornacki/Kornacka Kornecki/Kornecka Kornet Korolewski/Korolewska
      Koroński/Korońska Korowski/Korowska Korpacki/Korpacka Korsakowski/Korsakowska
      Kortylewski/Kortylewska Korybski/Korybska Korycki/Korycka Korytkowski/Korytkowska
      Korytowski/Korytowska Korzeniak Korzeniecki/Korzeniecka Korzeniewski/Korzeniewska Korzonek
      Korzyński/Korzyńska Kosacki/Kosacka Kosak Kosecki/Kosecka Koseński/Koseńska Kosiak
      Kosicki/Kosicka Kosidło Kosikowski/Kosikowska Kosno Koss Kossowski/Kossowska
      Kostański/Kostańska Kosterski/Kosterska Kostkowski/Kostkowska Kostorz Kostrzewski/Kostrzewska
      Kostuchowski/Kostuchowska Kosz Koszański/Koszańska Koszelowski/Koszelowska Koszewski/Koszewska
      Kościelak Kościelecki/Kościelecka Kościelski/Kościelska Kościk Kościołek Koślacki/Koślacka
      Kotarski/Kotarska Kotecki/Kotecka Kotewicki/Kotewicka Kotlarski/Kotlarska Kotliński/Kotlińska
      Kotuński/Kotuńska Kotwicki/Kotwicka Kowalak Kowalczewski/Kowalczewska Kowalecki/Kowalecka
      Kowaliński/Kowalińska Kowalkowski/Kowalkowska Kowaluk Kowieski/Kowieska Kownacki/Kownacka
      Kozaczuk Kozakowski/Kozakowska Kozarski/Kozarska Kozdra Kozdrój Koziarski/Koziarska Koziatek
      Kozicki/Kozicka Koziorowski/Koziorowska Kozubal Kozubski/Kozubska Kórnicki/Kórnicka Kózka
      Kożuchowski/Kożuchowska Kraczkowski/Kraczkowska Krajnicki/Krajnicka Krakowczyk
      Krakowiecki/Krakowiecka Kramarski/Kramarska Kramer Kraskowski/Kraskowska
      Krasnodębski/Krasnodębska Krasnowski/Krasnowska Krasowski/Krasowska Krassowski/Krassowska
      Kraszewski/Kraszewska Kraśnicki/Kraśnicka Kraśniewski/Kraśniewska Krauz
      Krawczykowski/Krawczykowska Krawczyński/Krawczyńska Krąkowski/Krąkowska Krążewski/Krążewska
      Krechowicki/Krechowicka Kreczmer Krefta Krejczyński/Krejczyńska Krekora Kremer Kremski/Kremska
      Kretowicz Kręcicki/Kręcicka Kręcisz Kręgielewski/Kręgielewska Krępa Krępski/Krępska Krężołek
      Krochmal Kroczak Krokosz Kroll Kropiwnicki/Kropiwnicka Królczyk Królewski/Królewska
      Królicki/Królicka Królikiewicz Królikowski/Królikowska Kruczkowski/Kruczkowska
      Krukowiecki/Krukowiecka Krupecki/Krupecka Krupicki/Krupicka Krupiński/Krupińska
      Krupski/Krupska Kruszelnicki/Kruszelnicka Kruszka Kruszyński/Kruszyńska Kruzel
      Kryczyński/Kryczyńska Krygowski/Krygowska Kryk Krymski/Krymska Kryński/Kryńska
      Krypiński/Krypińska Krysik Krysiński/Krysińska Krystkowiak Krystosiński/Krystosińska Kryszczuk
      Kryszkiewicz Kryszkowski/Kryszkowska Krywult Kryza Krzan Krzeczkowski/Krzeczkowska
      Krzemieniecki/Krzemieniecka Krzempek Krzesiński/Krzesińska Krzeszewski/Krzeszewska Krzeszowiec
      Krzeszowski/Krzeszowska Krzosiński/Krzosińska Krzyczewski/Krzyczewska
      Krzyczkowski/Krzyczkowska Krzyk Krzymiński/Krzymińska Krzymowski/Krzymowska
      Krzynowski/Krzynowska Krzyszczak Krzyszkowski/Krzyszkowska Krzysztofiński/Krzysztofińska
      Krzysztoporski/Krzysztoporska Krzysztoszek Krzywański/Krzywańska Krzywicki/Krzywicka
      Krzywiński/Krzywińska Krzywkowski/Krzywkowska Krzywoń Krzyżewski/Krzyżewska
      Krzyżowski/Krzyżowska Książkowski/Książkowska Księżyk Kubaczyński/Kubaczyńska
      Kubalski/Kubalska Kuban Kubasiak Kubasiewicz Kubaszewski/Kubaszewska Kubiaczyk
      Kubiński/Kubińska Kubisiński/Kubisińska Kubisz Kuboń Kucewicz Kucewski/Kucewska
      Kucharzewski/Kucharzewska Kucharzyk Kuchciak Kuchciński/Kuchcińska Kuciak Kuciński/Kucińska
      Kucz Kuczaj Kuczak Kuczewski/Kuczewska Kuczkowski/Kuczkowska Kudelski/Kudelska Kudlak
      Kudlicki/Kudlicka Kudliński/Kudlińska Kudłacz Kudra Kudrycki/Kudrycka Kujawiński/Kujawińska
      Kujda Kukawka Kukier Kuklewski/Kuklewska Kukliński/Kuklińska Kukowski/Kukowska
      Kukulski/Kukulska Kulawiński/Kulawińska Kulczyński/Kulczyńska Kulecki/Kulecka
      Kuleszewski/Kuleszewska Kuliberda Kulikowski/Kulikowska Kulis Kulma Kulpiński/Kulpińska
      Kulwicki/Kulwicka Kułakowski/Kułakowska Kunc Kuncewicz Kundziński/Kundzińska Kunicki/Kunicka
      Kunikowski/Kunikowska Kuniński/Kunińska Kunka Kunowski/Kunowska Kupczyński/Kupczyńska
      Kupiecki/Kupiecka Kupiński/Kupińska Kupracki/Kupracka Kupś Kurach Kurant Kurcz Kurczab Kurczak
      Kurczewski/Kurczewska Kurda Kurdziński/Kurdzińska Kurkowski/Kurkowska Kurnik
      Kuropatnicki/Kuropatnicka Kurpiewski/Kurpiewska Kurpiński/Kurpińska Kurpisz Kurzac Kurzak
      Kurzępski/Kurzępska Kurzydło Kurzyński/Kurzyńska Kusik Kusiński/Kusińska Kusio Kuska
      Kuskowski/Kuskowska Kuszewski/Kuszewska Kusztelski/Kusztelska Kuszyński/Kuszyńska Kuśka
      Kuśmierski/Kuśmierska Kuśnierek Kuświk Kutera Kutkowski/Kutkowska Kutnik Kutyłowski/Kutyłowska
      Kuza Kuziora Kuźmiński/Kuźmińska Kuźnicki/Kuźnicka Kuźnieski/Kuźnieska Kwaczyński/Kwaczyńska
      Kwapień Kwapiński/Kwapińska Kwarciński/Kwarcińska Kwasiborski/Kwasiborska Kwaśnicki/Kwaśnicka
      Kwiatoński/Kwiatońska Kwieciński/Kwiecińska Kwiekowski/Kwiekowska Kycia Labocha
      Labudziński/Labudzińska Lachowicki/Lachowicka Lachowski/Lachowska Lada Lademann Lalak Lamch
      Lampkowski/Lampkowska Lanckowski/Lanckowska Lang Langa Langier Langiewicz Laprowski/Laprowska
      Larysz Laryszewski/Laryszewska Lasecki/Lasecka Laskiewski/Laskiewska Lasocki/Lasocka
      Lasowski/Lasowska Laszczyński/Laszczyńska Latko Latkowski/Latkowska Latoszek
      Latoszewski/Latoszewska Latowski/Latowska Latuszek Latuszewski/Latuszewska Lazarek
      Lebiedziński/Lebiedzińska Leciński/Lecińska Ledziński/Ledzińska Legięcki/Legięcka
      Legowski/Legowska Legutko Lejman Lelonek Lemański/Lemańska Lemiński/Lemińska Lemke
      Lenarski/Lenarska Lenda Lendzioński/Lendziońska Lenik Lenkowski/Lenkowska Leoniak Leonowicz
      Leonowski/Leonowska Lepa Lepianka Lesiecki/Lesiecka Lesiewicz Lesiński/Lesińska Lesisz Lesner
      Leszczak Leszczyk Leśkowski/Leśkowska Leśnicki/Leśnicka Leśniewski/Leśniewska
      Lewański/Lewańska Lewczyński/Lewczyńska Lewek Lewicz Lewiński/Lewińska Lica Lichoń
      Lidziński/Lidzińska Ligenza Ligocki/Ligocka Lilpowski/Lilpowska Limanowski/Limanowska Linek
      Linowski/Linowska Lipczyński/Lipczyńska Lipecki/Lipecka Lipnicki/Lipnicka Lipnowski/Lipnowska
      Lipok Lipowski/Lipowska Lisewski/Lisewska Lisicki/Lisicka Lisiński/Lisińska
      Liskowski/Liskowska Liss Liszewski/Liszewska Liśkiewicz Litewka Litwinowicz Litwińczuk
      Litwiński/Litwińska Liwiński/Liwińska Lizurej Loba Lorens Lorkowski/Lorkowska
      Lubański/Lubańska Lubaszewski/Lubaszewska Lubecki/Lubecka Lubelski/Lubelska Lubera
      Lubicki/Lubicka Lubieniecki/Lubieniecka Lubiński/Lubińska Luboński/Lubońska
      Lubowiecki/Lubowiecka Lubowski/Lubowska Ludwiczyński/Ludwiczyńska Ludwiniak
      Ludwiński/Ludwińska Lukas Lula Lulkowski/Lulkowska Lupiński/Lupińska Lutomski/Lutomska
      Lutowski/Lutowska Łabaj Łabęcki/Łabęcka Łabędzki/Łabędzka Łabno Łabuński/Łabuńska
      Łabuszewski/Łabuszewska Łabuś Łachacz Łachut Ładniak Ładowski/Ładowska Ładziak
      Ładziński/Ładzińska Łagodziński/Łagodzińska Łagowski/Łagowska Łakomski/Łakomska Łakota Łapacz
      Łapczyński/Łapczyńska Łasica Łasiński/Łasińska Łaskawiec Łaskawski/Łaskawska Łaszcz
      Łaszewski/Łaszewska Łaszkowski/Łaszkowska Ławecki/Ławecka Ławicki/Ławicka Ławiński/Ławińska
      Ławnicki/Ławnicka Łazarski/Łazarska Łaziński/Łazińska Łazowski/Łazowska Łącki/Łącka
      Łączkowski/Łączkowska Łączyński/Łączyńska Łempicki/Łempicka Łepkowski/Łepkowska Łęcki/Łęcka
      Łęczycki/Łęczycka Łęgowik Łęgowski/Łęgowska Łobocki/Łobocka Łobodziński/Łobodzińska
      Łochowski/Łochowska Łodyga Łodziński/Łodzińska Łojewski/Łojewska Łomiński/Łomińska
      Łopaciński/Łopacińska Łosicki/Łosicka Łosiński/Łosińska Łoski/Łoska Łowicki/Łowicka
      Łoziński/Łozińska Łubieński/Łubieńska Łubiński/Łubińska Łubnicki/Łubnicka Łuczewski/Łuczewska
      Łuczkiewicz Łuczkowski/Łuczkowska Łuczyk Łukaszczyński/Łukaszczyńska Łukowicz
      Łukowski/Łukowska Łuksza Łuniewski/Łuniewska Łupiński/Łupińska Łupkowski/Łupkowska Łusiak
      Łuszczewski/Łuszczewska Łuszczyński/Łuszczyńska Łuszkowski/Łuszkowska Łużyński/Łużyńska Łyczak
      Łyczek Łyjak Łysakowski/Łysakowska Łysiński/Łysińska Łyskowski/Łyskowska Łyszkowski/Łyszkowska
      Łytkowski/Łytkowska Łyżwiński/Łyżwińska Macha Machalski/Machalska Machczyński/Machczyńska
      Machiński/Machińska Machliński/Machlińska Machoń Machowiak Machul Maciaszewski/Maciaszewska
      Maciejczuk Maciejczyński/Maciejczyńska Maciejowski/Maciejowska Maciejuk
      Macieszyński/Macieszyńska Maciuszek Maculewicz Maćkowski/Maćkowska Maćków Madajczyk
      Madajski/Madajska Madaliński/Madalińska Madejczyk Madejewski/Madejewska Madera Madzia Madziar
      Magdziński/Magdzińska Magierski/Magierska Magnowski/Magnowska Magnuszewski/Magnuszewska
      Majcherski/Majcherska Majdak Majdański/Majdańska Majeranowski/Majeranowska Majerczyk
      Majerowski/Majerowska Majewicz Majorowski/Majorowska Majrowski/Majrowska Majsterek Majzner
      Makarewski/Makarewska Makarski/Makarska Makaruk Makiełkowski/Makiełkowska Maksimowicz
      Makulski/Makulska Makurat Malanowski/Malanowska Malara Malarski/Malarska Malawski/Malawska
      Malcharek Malcher Malcherek Malecki/Malecka Maleszewski/Maleszewska Malewicz Malewski/Malewska
      Malicki/Malicka Maliczewski/Maliczewska Malinecki/Malinecka Maliński/Malińska Malon
      Malski/Malska Małachowski/Małachowska Małaczyński/Małaczyńska Małas Małasiewski/Małasiewska
      Małaszewski/Małaszewska Małkowski/Małkowska Małocha Małolepski/Małolepska Małyński/Małyńska
      Małys Małyszewski/Małyszewska Małyszka Mamcarz Mamiński/Mamińska Manikowski/Manikowska
      Mankowski/Mankowska Mańkowski/Mańkowska Marański/Marańska Marat Marchewiński/Marchewińska
      Marchlewicz Marchlewski/Marchlewska Marchwicki/Marchwicka Marciniewski/Marciniewska
      Marcinowski/Marcinowska Marcińczyk Marciński/Marcińska Marciszewski/Marciszewska
      Marczewski/Marczewska Marczyński/Marczyńska Marecki/Marecka Margol Marko
      Markuszewski/Markuszewska Maron Marszycki/Marszycka Martyka Martyn Martyński/Martyńska
      Maruszczyk Maruszewski/Maruszewska Maryniewski/Maryniewska Marynowski/Marynowska
      Masalski/Masalska Masiewski/Masiewska Masłowski/Masłowska Maszewski/Maszewska Matecki/Matecka
      Matejczuk Matejczyk Matejkowski/Matejkowska Matejuk Matela Materek Mateusiak
      Matlakowski/Matlakowska Matłacki/Matłacka Matraszewski/Matraszewska Matula Matulewicz
      Matulewski/Matulewska Matura Matusiński/Matusińska Matuszczyński/Matuszczyńska
      Matuszkowski/Matuszkowska Matuszyk Matuszyński/Matuszyńska Matyjasek Matynia
      Matysiewski/Matysiewska Matyszkowski/Matyszkowska Mazan Mazanek Mazański/Mazańska Mazik
      Mazurowski/Mazurowska Mącki/Mącka Mąkowski/Mąkowska Medyński/Medyńska Meissner Mejer
      Mejerski/Mejerska Melcer Melkowski/Melkowska Melnicki/Melnicka Melonowski/Melonowska
      Męciński/Męcińska Mędrzycki/Mędrzycka Mędykowski/Mędykowska Miara Miąsik Micał
      Michalczewski/Michalczewska Michalewski/Michalewska Michaliński/Michalińska
      Michalkowski/Michalkowska Michniewski/Michniewska Michnowski/Michnowska Miciński/Micińska
      Mickowski/Mickowska Miczulski/Miczulska Miczyński/Miczyńska Midura Miechowicki/Miechowicka
      Miechowicz Mieczkowski/Mieczkowska Miecznik Miecznikowski/Miecznikowska Mielcarski/Mielcarska
      Mielczarski/Mielczarska Mielecki/Mielecka Mielewski/Mielewska Mielke Mielnicki/Mielnicka
      Mierosławski/Mierosławska Mierzwiński/Mierzwińska Mierzyński/Mierzyńska
      Mieszczański/Mieszczańska Mieszkowski/Mieszkowska Miękus Miętkiewski/Miętkiewska Migała Migda
      Migdalski/Migdalska Migoń Migowski/Migowska Mijas Mikiciński/Mikicińska Mikiciuk
      Mikicki/Mikicka Mikielski/Mikielska Miklaszewski/Miklaszewska Mikoda Mikołajewski/Mikołajewska
      Mikołajski/Mikołajska Mikosiński/Mikosińska Miksza Mikucki/Mikucka Mikuliński/Mikulińska
      Mikułowski/Mikułowska Mikusek Mikuszewski/Mikuszewska Mila Milanowski/Milanowska Milcarz
      Milczarczyk Milczewski/Milczewska Milecki/Milecka Milewczyk Milewczyński/Milewczyńska
      Milikowski/Milikowska Miliński/Milińska Milkowski/Milkowska Miłaszewski/Miłaszewska
      Miłkowski/Miłkowska Miłoszewski/Miłoszewska Miłowski/Miłowska Mindykowski/Mindykowska
      Minkowski/Minkowska Minowski/Minowska Minta Mińkowski/Mińkowska Miński/Mińska Miodek
      Mioduszewski/Mioduszewska Miozga Mirecki/Mirecka Mirga Mirgos Mirocha Mironiuk Mirończuk Miros
      Mirosławski/Mirosławska Mirowski/Mirowska Misiewski/Misiewska Misiński/Misińska Misiuk
      Misiurek Miszczyński/Miszczyńska Miszewski/Miszewska Miszkiewicz Miszkowski/Miszkowska
      Misztalski/Misztalska Misztela Miśkiewski/Miśkiewska Miśko Miśkowiec Miśkowski/Miśkowska
      Mitera Mitkowski/Mitkowska Mleczak Mleczkowski/Mleczkowska Mliczewski/Mliczewska Młocek
      Młocki/Młocka Młodawski/Młodawska Młodecki/Młodecka Młodzikowski/Młodzikowska
      Młotkowski/Młotkowska Młynarski/Młynarska Młynarz Młyńczak Młyński/Młyńska
      Mniszewski/Mniszewska Mocarski/Mocarska Moczulski/Moczulska Moczydłowski/Moczydłowska
      Modelski/Modelska Modliński/Modlińska Modliszewski/Modliszewska Modrzewski/Modrzewska
      Modrzyński/Modrzyńska Modzelewski/Modzelewska Mogielnicki/Mogielnicka Mogilski/Mogilska Mojsa
      Mokrzycki/Mokrzycka Mokrzyński/Mokrzyńska Mokwiński/Mokwińska Molak Molęcki/Molęcka
      Moliński/Molińska Molski/Molska Monkowski/Monkowska Morawiak Morgała Morgowski/Morgowska
      Moroński/Morońska Moroziński/Morozińska Mortka Morzycki/Morzycka Mosakowski/Mosakowska
      Mosiński/Mosińska Mosiołek Moskalewski/Moskalewska Moskalik Mossowski/Mossowska Mostek
      Mostowski/Mostowska Moszczyński/Moszczyńska Moszkowski/Moszkowska Moszyński/Moszyńska
      Motylewski/Motylewska Motyliński/Motylińska Motylski/Motylska Możdżyński/Możdżyńska Mroczko
      Mrowiński/Mrowińska Mrozewski/Mrozewska Mrozicki/Mrozicka Mroziński/Mrozińska Mrozowicz
      Mrozowski/Mrozowska Mrówczyński/Mrówczyńska Mucharski/Mucharska Muchowski/Muchowska Mućka
      Mularski/Mularska Mulawski/Mulawska Muraszkowski/Muraszkowska Murat Murzynowski/Murzynowska
      Musialski/Musialska Musiała Musiałkowski/Musiałkowska Musiolik Muskalski/Muskalska
      Muszkowski/Muszkowska Muszyński/Muszyńska Mycek Myczkowski/Myczkowska Mydlak Myga
      Mykowski/Mykowska Myrcha Myrcik Mysiński/Mysińska Mysłowski/Mysłowska Myszak
      Myszkowski/Myszkowska Myślicki/Myślicka Myśliński/Myślińska Myśliwski/Myśliwska Mytnik Mzyk
      Nabiałek Nadolski/Nadolska Nadrowski/Nadrowska Nagel Nagodziński/Nagodzińska
      Nagrabski/Nagrabska Nalewajek Nalewajko Nalewajski/Nalewajska Namysł Namysło
      Namysłowski/Namysłowska Narewski/Narewska Narkowski/Narkowska Narożański/Narożańska
      Naruszewski/Naruszewska Nasierowski/Nasierowska Nasiłowski/Nasiłowska Naskręcki/Naskręcka
      Natkański/Natkańska Natoński/Natońska Nawolski/Nawolska Nawrotek Nawrotowski/Nawrotowska Nazar
      Nazarewicz Nehring Nerkowski/Nerkowska Nesterowicz Nicewicz Niciński/Nicińska Nidecki/Nidecka
      Niebudek Niedbalski/Niedbalska Niedziałkowski/Niedziałkowska Niedzielewski/Niedzielewska
      Niedźwiadek Niedźwiecki/Niedźwiecka Niegowski/Niegowska Niekrasowski/Niekrasowska
      Niemczewski/Niemczewska Niemczuk Niemczycki/Niemczycka Niemierski/Niemierska
      Niemirowski/Niemirowska Nieradzik Niesiołowski/Niesiołowska Niesłuchowski/Niesłuchowska
      Niesporek Nieścioruk Nieściurski/Nieściurska Niewiarowski/Niewiarowska Niezgodzki/Niezgodzka
      Nijak Nikel Niklewicz Niklewski/Niklewska Nikodemski/Nikodemska Nikołajuk Niski/Niska
      Nitecki/Nitecka Nitkowski/Nitkowska Niwiński/Niwińska Nizielski/Nizielska Niziński/Nizińska
      Nocoński/Nocońska Nocuński/Nocuńska Nogajski/Nogajska Nogalski/Nogalska Nojman Noras
      Nosowski/Nosowska Noszczyk Nowaczewski/Nowaczewska Nowaczyński/Nowaczyńska Nowalski/Nowalska
      Nowek Nowiński/Nowińska Nowodworski/Nowodworska Nowogórski/Nowogórska Nowogrodzki/Nowogrodzka
      Nowomiejski/Nowomiejska Nowowiejski/Nowowiejska Nóżka Nurkiewicz Nurkowski/Nurkowska
      Nurzyński/Nurzyńska Nyczkowski/Nyczkowska Nykowski/Nykowska Obarski/Obarska
      Obłękowski/Obłękowska Oborski/Oborska Obrębski/Obrębska Obrycki/Obrycka
      Ocetkiewski/Ocetkiewska Ochniewski/Ochniewska Ochnik Ochnio Ochocki/Ochocka Ociepski/Ociepska
      Ocieski/Ocieska Oczko Oczkowicz Odolski/Odolska Odrobiński/Odrobińska Odrzywolski/Odrzywolska
      Ogonowski/Ogonowska Ogórkowski/Ogórkowska Ogrodnicki/Ogrodnicka Ogrodowski/Ogrodowska
      Ojrzyński/Ojrzyńska Okliński/Oklińska Okła Okniński/Oknińska Okoński/Okońska
      Okrasiński/Okrasińska Okulski/Okulska Okuniewski/Okuniewska Olas Olbrych Olchawa
      Olczykowski/Olczykowska Olechowski/Olechowska Olejarski/Olejarska Olejnicki/Olejnicka
      Olejnikowski/Olejnikowska Oleksiewski/Oleksiewska Oleksik Oleksiński/Oleksińska Oleksiuk
      Oleński/Oleńska Oleszczak Oleszkowski/Oleszkowska Oleśkiewicz Oleśnicki/Oleśnicka
      Olędzki/Olędzka Olizarowski/Olizarowska Olko Olkowicz Olkowski/Olkowska Olszański/Olszańska
      Olszowa Olszowski/Olszowska Olszycki/Olszycka Ołdakowski/Ołdakowska Ołtarzewski/Ołtarzewska
      Opalach Opaliński/Opalińska Opalski/Opalska Opas Opęchowski/Opęchowska Opoka
      Oporowski/Oporowska Oracki/Oracka Oraczewski/Oraczewska Orchowski/Orchowska
      Ordakowski/Ordakowska Orlicki/Orlicka Orlikowski/Orlikowska Orliński/Orlińska Ornat Orpel
      Orzechowicki/Orzechowicka Orzełowski/Orzełowska Orzeszek Osadowski/Osadowska
      Osękowski/Osękowska Osiadacz Osica Osiecki/Osiecka Osielski/Osielska Osik Osipiuk Oskroba
      Osmański/Osmańska Osmolski/Osmolska Osmulski/Osmulska Ossowski/Ossowska
      Ostachowski/Ostachowska Ostapczuk Ostapiuk Ostasz Ostaszewski/Ostaszewska Ostojski/Ostojska
      Ostrożański/Ostrożańska Ostrzycki/Ostrzycka Osuchowski/Osuchowska Oszczanowski/Oszczanowska
      Oszmiański/Oszmiańska Ośko Otfinowski/Otfinowska Otłowski/Otłowska Otocki/Otocka Otremba
      Otwinowski/Otwinowska Owczarczak Owczarski/Owczarska Owsianka Owsianowski/Owsianowska
      Owsiński/Owsińska Oziemski/Oziemska Ozimiński/Ozimińska Ozorowski/Ozorowska
      Ożarowski/Ożarowska Pabianowski/Pabianowska Pabis Pacewicz Pacewski/Pacewska Pachnik
      Pachocki/Pachocka Pacholak Pacholik Pachowicz Pachulski/Pachulska Pachuta
      Paciorkowski/Paciorkowska Pacyga Padewski/Padewska Pagowski/Pagowska Pajączkowski/Pajączkowska
      Pajda Pajdak Pajewski/Pajewska Pakos Palak Palczewski/Palczewska Palecki/Palecka Paliga
      Paliński/Palińska Pałaszewski/Pałaszewska Pałczyński/Pałczyńska Pałęga Pałubicki/Pałubicka
      Pałucki/Pałucka Pancerz Pancewski/Pancewska Paniewski/Paniewska Pankowski/Pankowska
      Panowski/Panowska Panuś Pańkowski/Pańkowska Papierowski/Papierowska Papierski/Papierska
      Papiński/Papińska Papliński/Paplińska Paprocki/Paprocka Parada Paradowski/Paradowska
      Parafiniuk Paraszewski/Paraszewska Parczewski/Parczewska Pardecki/Pardecka
      Parfieński/Parfieńska Parnowski/Parnowska Partyczyński/Partyczyńska Partyński/Partyńska Parus
      Paruszewski/Paruszewska Paruzelski/Paruzelska Parzniewski/Parzniewska Parzyński/Parzyńska
      Pasieczyński/Pasieczyńska Pasierbek Pasiński/Pasińska Pasławski/Pasławska Pastor Pastuła
      Pastuszek Pastuszko Paszczyński/Paszczyńska Paszkowiak Paszyński/Paszyńska
      Paterkowski/Paterkowska Patkowski/Patkowska Patoka Patoła Patrzałek Paulski/Paulska Pawela
      Pawelski/Pawelska Pawełkiewicz Pawlaczek Pawlewski/Pawlewska Pawlicki/Pawlicka Pawliczak
      Pawliczek Pawliński/Pawlińska Pawliszyn Pawlonka Pawlukiewicz Pazderski/Pazderska Pazera
      Pazoła Pągowski/Pągowska Pąkowski/Pąkowska Paździerski/Paździerska Pecyński/Pecyńska
      Pełczyński/Pełczyńska Pełkowski/Pełkowska Penar Penkala Pepliński/Peplińska Pera Perczak
      Perkowski/Perkowska Perliński/Perlińska Perłowski/Perłowska Pernak Pesta Peszko
      Petecki/Petecka Petrulewski/Petrulewska Petryk Petrykowski/Petrykowska Pezda
      Pęczkowski/Pęczkowska Pędowski/Pędowska Pędzik Pędziński/Pędzińska Pękalski/Pękalska
      Pękowski/Pękowska Pęksa Pianka Piaskowski/Piaskowska Piastowski/Piastowska
      Piątkiewski/Piątkiewska Pich Pichowski/Pichowska Piechociński/Piechocińska Piechocki/Piechocka
      Piechowski/Piechowska Piecki/Piecka Pieczkowski/Pieczkowska Piegłowski/Piegłowska Piejko
      Piekarek Piekarniewski/Piekarniewska Piekutowski/Piekutowska Pielecki/Pielecka
      Pieniecki/Pieniecka Pieńkowski/Pieńkowska Pierzak Pierzchalski/Pierzchalska
      Pierzchlewski/Pierzchlewska Pierzyński/Pierzyńska Piestrzeniewicz Pieślewski/Pieślewska
      Pietkowski/Pietkowska Pietraszewski/Pietraszewska Pietraszkiewicz Pietrek
      Pietrulewski/Pietrulewska Pietrus Pietrusiak Pietrusiewicz Pietrusiński/Pietrusińska
      Pietruski/Pietruska Pietruszewski/Pietruszewska Pietruszyński/Pietruszyńska
      Pietryński/Pietryńska Pikulski/Pikulska Pilawski/Pilawska Pilecki/Pilecka Pilich
      Pilichowski/Pilichowska Piliński/Pilińska Piłatowski/Piłatowska Pindral Pinkowski/Pinkowska
      Piński/Pińska Pioch Piotrkowicz Piotrkowski/Piotrkowska Piórecki/Piórecka Pisarski/Pisarska
      Piskor Piskorski/Piskorska Pitala Pitek Pitura Piwek Piwkowski/Piwkowska Piwnicki/Piwnicka
      Piwoński/Piwońska Piwowarek Plaskota Plebanek Pleszyński/Pleszyńska Plewicki/Plewicka
      Plewiński/Plewińska Plewnia Plich Pluciński/Plucińska Płachecki/Płachecka
      Płaczkowski/Płaczkowska Płocharczyk Płocharski/Płocharska Płocki/Płocka Płodzień
      Płomiński/Płomińska Płoński/Płońska Płoskonka Płotnicki/Płotnicka Płócienniczak
      Pniewski/Pniewska Pochopień Pochroń Pochylski/Pochylska Początek Podbielski/Podbielska
      Podczaski/Podczaska Podgrodzki/Podgrodzka Podkowiński/Podkowińska Podlasiński/Podlasińska
      Podlaski/Podlaska Podleski/Podleska Podlewski/Podlewska Podsiedlik Podwalski/Podwalska
      Podwysocki/Podwysocka Pogoński/Pogońska Pogorzelec Pogorzelski/Pogorzelska
      Pogwizdowski/Pogwizdowska Pohorecki/Pohorecka Pokorski/Pokorska Pokrzywiński/Pokrzywińska
      Pokrzywnicki/Pokrzywnicka Polakiewicz Polakowski/Polakowska Polański/Polańska Polasik
      Polasiński/Polasińska Polaszek Polewczyński/Polewczyńska Polewka Polewski/Polewska Policht
      Poliński/Polińska Politowicz Polkowski/Polkowska Polnik Połczyński/Połczyńska Połom
      Połoński/Połońska Pomaski/Pomaska Pomorski/Pomorska Poniedziałek Ponikowski/Ponikowska
      Popielarczyk Popielarski/Popielarska Popielski/Popielska Popiński/Popińska Popławski/Popławska
      Popowski/Popowska Porczyński/Porczyńska Poreda Porębski/Porębska Porowski/Porowska
      Portalski/Portalska Portka Porwoł Porzucek Posmyk Pospieszalski/Pospieszalska
      Postolski/Postolska Potaczek Potempski/Potempska Potępski/Potępska Potoczek
      Potrzebowski/Potrzebowska Potulicki/Potulicka Potyrała Powałka Powązka Poźniecki/Poźniecka
      Pracz Prasek Prażanowski/Prażanowska Prażmowski/Prażmowska Prażuch Prażuchowski/Prażuchowska
      Preuss Prochnicki/Prochnicka Prochownik Prochowski/Prochowska Proć Prokopczyk
      Prokopowski/Prokopowska Protasiewski/Protasiewska Pruchnicki/Pruchnicka Pruchnik
      Prudlicki/Prudlicka Prusakowski/Prusakowska Prusiecki/Prusiecka Prusinowski/Prusinowska
      Prusiński/Prusińska Pruszczyński/Pruszczyńska Pruszkowski/Pruszkowska Pruszyński/Pruszyńska
      Pryciński/Prycińska Pryczkowski/Pryczkowska Pryk Przanowski/Przanowska Prządecki/Prządecka
      Przeborowski/Przeborowska Przedpełski/Przedpełska Przesmycki/Przesmycka Przewłocki/Przewłocka
      Przewłoka Przewoźniak Przezdziecki/Przezdziecka Przeździecki/Przeździecka Przybecki/Przybecka
      Przyborowski/Przyborowska Przybyliński/Przybylińska Przybyszewski/Przybyszewska Przybyś
      Przychocki/Przychocka Przygocki/Przygocka Przygodzki/Przygodzka Przygórski/Przygórska
      Przyłucki/Przyłucka Przystalski/Przystalska Przystupa Psarski/Psarska
      Pszczółkowski/Pszczółkowska Ptasiński/Ptasińska Ptaszkowski/Ptaszkowska Puchowski/Puchowska
      Puciłowski/Puciłowska Puczyński/Puczyńska Pudełek Pudełkowski/Pudełkowska Pudlewski/Pudlewska
      Pukownicki/Pukownicka Pulkowski/Pulkowska Puławski/Puławska Pułka Puszkarski/Puszkarska
      Puternicki/Puternicka Puziewski/Puziewska Pyczkowski/Pyczkowska Pyda Pyrkowski/Pyrkowska Pyrz
      Pyszka Pytkowski/Pytkowska Pyziak Rabiej Rachański/Rachańska Rachubiński/Rachubińska
      Raciborski/Raciborska Racki/Racka Raczewski/Raczewska Raczkiewicz Raczycki/Raczycka Radke
      Radko Radkowski/Radkowska Radliński/Radlińska Radłowski/Radłowska Radomiński/Radomińska
      Radomyski/Radomyska Radoński/Radońska Radoszewski/Radoszewska Radowski/Radowska Radzewicz
      Radziejewski/Radziejewska Radziejowski/Radziejowska Radzikowski/Radzikowska
      Radziński/Radzińska Radzio Radziszewski/Radziszewska Radziwanowski/Radziwanowska
      Radzymiński/Radzymińska Rafalski/Rafalska Ragan Rajchel Rajewski/Rajewska Rajkowski/Rajkowska
      Rajman Rakowiecki/Rakowiecka Rakus Ramczykowski/Ramczykowska Ramotowski/Ramotowska Rapa
      Rapacki/Rapacka Raszewski/Raszewska Raszkowski/Raszkowska Ratajewski/Ratajewska
      Ratkowski/Ratkowska Ratyński/Ratyńska Rawa Rawicki/Rawicka Rawiński/Rawińska Rawski/Rawska
      Rączkowski/Rączkowska Rąkowski/Rąkowska Raźniak Rećko Regulski/Regulska Reiński/Reińska
      Rejewski/Rejewska Rejmak Rejmer Rejniak Rekowski/Rekowska Rembalski/Rembalska
      Rembowski/Rembowska Reszczyński/Reszczyńska Reszkowski/Reszkowska Rezler Rezmer
      Rębacki/Rębacka Rębielski/Rębielska Rębisiński/Rębisińska Robakowski/Robakowska Roch
      Rochowski/Rochowska Roczkowski/Roczkowska Rogacki/Rogacka Rogacz Rogaczewski/Rogaczewska
      Rogiński/Rogińska Rogula Roguski/Roguska Rojewski/Rojewska Rokicki/Rokicka
      Rokosiński/Rokosińska Rolek Rolewski/Rolewska Roliński/Rolińska Romaniak
      Romaniewski/Romaniewska Romankiewicz Romański/Romańska Romecki/Romecka Romejko
      Romiński/Romińska Roński/Rońska Ropelewski/Ropelewska Rorat Rosicki/Rosicka Roskosz Rosłon
      Rosłoń Rosołek Rosołowski/Rosołowska Rospędowski/Rospędowska Rostkowski/Rostkowska
      Rostowski/Rostowska Roszczyński/Roszczyńska Roszkiewicz Roszko Roszkowski/Roszkowska
      Rotnicki/Rotnicka Rowicki/Rowicka Rowiński/Rowińska Rozbicki/Rozbicka Rozenkowski/Rozenkowska
      Rozmarynowski/Rozmarynowska Rozpędowski/Rozpędowska Rozumek Rozwadowski/Rozwadowska
      Rożański/Rożańska Różak Różalski/Różalska Różewski/Różewska Rubacha Rubin Ruciński/Rucińska
      Ruczyński/Ruczyńska Rudawski/Rudawska Rudecki/Rudecka Rudkowski/Rudkowska Rudolf
      Rudomiński/Rudomińska Rudowicz Rudowski/Rudowska Rukowski/Rukowska Rumiński/Rumińska
      Rupiński/Rupińska Rusiecki/Rusiecka Rusiński/Rusińska Rusnak Ruszczak Ruszczyński/Ruszczyńska
      Ruszkowski/Ruszkowska Rutecki/Rutecka Rutowski/Rutowska Rużycki/Rużycka Rybacki/Rybacka
      Rybarski/Rybarska Rybiński/Rybińska Rybus Rychcik Rychel Rychlicki/Rychlicka
      Rychliński/Rychlińska Rychłowski/Rychłowska Ryczkowski/Ryczkowska Rydlewski/Rydlewska
      Rydzewski/Rydzewska Rydzyński/Rydzyńska Ryguła Rykała Rykowski/Rykowska Ryliński/Rylińska
      Rymarski/Rymarska Rynkowski/Rynkowska Ryński/Ryńska Rypiński/Rypińska Rysiński/Rysińska Rysz
      Rywacki/Rywacka Ryznar Rzączyński/Rzączyńska Rząd Rzechowski/Rzechowska
      Rzeczkowski/Rzeczkowska Rzepiński/Rzepińska Rzepkowski/Rzepkowska Rzeszotarski/Rzeszotarska
      Rzeszowski/Rzeszowska Rzeszut Rzońca Rżewski/Rżewska Sabała Sacharczuk Sacharski/Sacharska
      Saciński/Sacińska Saczewski/Saczewska Sadecki/Sadecka Sadlik Sadliński/Sadlińska Sadłocha
      Sadomski/Sadomska Sadownik Sadurski/Sadurska Sady Sadziński/Sadzińska Sajkowski/Sajkowska
      Sajnóg Sakowicki/Sakowicka Sakowski/Sakowska Salamoński/Salamońska Salicki/Salicka
      Saliński/Salińska Salomon Salwin Salwiński/Salwińska Samborski/Samborska Samol
      Samolewski/Samolewska Sampolski/Sampolska Samson Samulak Samulski/Samulska Sancewski/Sancewska
      Sandecki/Sandecka Sandomierski/Sandomierska Sanecki/Sanecka Sankiewicz Sankowski/Sankowska
      Sapeta Sapieżyński/Sapieżyńska Sapiński/Sapińska Sarnacki/Sarnacka Sarnecki/Sarnecka
      Sarnowski/Sarnowska Sarota Saternus Sawiński/Sawińska Sawko Sawkowski/Sawkowska
      Sąchocki/Sąchocka Sądej Sąsiadek Sąsiadowski/Sąsiadowska Schubert Sczepański/Sczepańska
      Sekulski/Sekulska Seliński/Selińska Selwański/Selwańska Semik Senkowski/Senkowska
      Seremski/Seremska Serocki/Serocka Serowski/Serowska Serwa Serwach Serwiński/Serwińska
      Sędkowski/Sędkowska Sędzielewski/Sędzielewska Sędzikowski/Sędzikowska Sękowski/Sękowska
      Siatkowski/Siatkowska Siciarz Sicki/Sicka Sidorczuk Sidorski/Sidorska Sieczkowski/Sieczkowska
      Siedlaczek Siedlecki/Siedlecka Siedlik Siedliński/Siedlińska Siekański/Siekańska Siekierka
      Siekierkowski/Siekierkowska Siekierski/Siekierska Sieklucki/Sieklucka Siembab Siemek
      Siemianowski/Siemianowska Siemiątkowski/Siemiątkowska Siemieńczuk Siemieński/Siemieńska
      Sieniawski/Sieniawska Sienicki/Sienicka Siennicki/Siennicka Sieńkowski/Sieńkowska
      Sieracki/Sieracka Sierański/Sierańska Siergiej Sieroński/Sierońska Sierosławski/Sierosławska
      Sierpiński/Sierpińska Sierzputowski/Sierzputowska Sierżant Siestrzewitowski/Siestrzewitowska
      Siewiera Siewierski/Siewierska Sikorowski/Sikorowska Siliński/Silińska Silski/Silska
      Sitarski/Sitarska Sitkowski/Sitkowska Sitnicki/Sitnicka Siwicki/Siwicka Siwiński/Siwińska
      Siwka Siwkowski/Siwkowska Skałecki/Skałecka Skałka Skarbiński/Skarbińska Skarżyński/Skarżyńska
      Skibicki/Skibicka Skibiński/Skibińska Skibniewski/Skibniewska Skierka Skierkowski/Skierkowska
      Skiński/Skińska Składanek Składanowski/Składanowska Składkowski/Składkowska
      Składowski/Składowska Skoczyński/Skoczyńska Skolik Skolimowski/Skolimowska Skoniecki/Skoniecka
      Skonieczka Skorupiński/Skorupińska Skorupski/Skorupska Skorzewski/Skorzewska Skotarczak
      Skotnicki/Skotnicka Skórczyński/Skórczyńska Skórski/Skórska Skórzewski/Skórzewska
      Skrobański/Skrobańska Skrobecki/Skrobecka Skrobek Skrobot Skroński/Skrońska Skrzecki/Skrzecka
      Skrzyniarski/Skrzyniarska Skrzyński/Skrzyńska Skrzypczyński/Skrzypczyńska
      Skrzypkowski/Skrzypkowska Skubiński/Skubińska Skubis Skubiszewski/Skubiszewska
      Skuliński/Skulińska Skulski/Skulska Skupiński/Skupińska Skurczyński/Skurczyńska
      Skurski/Skurska Skuziński/Skuzińska Skwarczyński/Skwarczyńska Skwarski/Skwarska
      Skwierczyński/Skwierczyńska Skwirowski/Skwirowska Słabosz Sławecki/Sławecka
      Sławiński/Sławińska Sławkowski/Sławkowska Słoboda Słobodzian Słoka Słomczyński/Słomczyńska
      Słomian Słomiński/Słomińska Słomkowski/Słomkowska Słonecki/Słonecka Słoniecki/Słoniecka
      Słoniewski/Słoniewska Słoński/Słońska Słotwiński/Słotwińska Słowiak Słowikowski/Słowikowska
      Słucki/Słucka Słupczyński/Słupczyńska Słupecki/Słupecka Słupik Słupski/Słupska
      Smaczyński/Smaczyńska Smagacz Smagalski/Smagalska Smagała Smal Smalec Smardzewski/Smardzewska
      Smela Smędowski/Smędowska Smętek Smoczyk Smoczyński/Smoczyńska Smogorzewski/Smogorzewska
      Smolarski/Smolarska Smolec Smoleński/Smoleńska Smolnicki/Smolnicka Smolorz Smorąg
      Smuszkowski/Smuszkowska Smyczyński/Smyczyńska Smykała Smykowski/Smykowska Smyl
      Sobczykowski/Sobczykowska Sobecki/Sobecka Sobiecki/Sobiecka Sobierajski/Sobierajska
      Sobieralski/Sobieralska Sobieszczański/Sobieszczańska Sobieszczyk Sobkowski/Sobkowska
      Sobociński/Sobocińska Sobocki/Sobocka Sobolak Sochaj Socharski/Socharska Sochoński/Sochońska
      Sokalski/Sokalska Sokolnicki/Sokolnicka Sokólski/Sokólska Solarski/Solarska Soliński/Solińska
      Solnica Solnicki/Solnicka Solski/Solska Sołoducha Sołowiński/Sołowińska Sołtysek
      Sołtysiński/Sołtysińska Sommer Sommerfeld Sompoliński/Sompolińska Sopata Sopiński/Sopińska
      Sorbian Sosiński/Sosińska Sosnecki/Sosnecka Sosnicki/Sosnicka Sosnowiecki/Sosnowiecka
      Sowiński/Sowińska Spadło Spadowski/Spadowska Spaliński/Spalińska Sporek Sprycha
      Spychalski/Spychalska Srebrnicki/Srebrnicka Srebrowski/Srebrowska Srocki/Srocka
      Sroczkowski/Sroczkowska Sroczyński/Sroczyńska Stachański/Stachańska Stachecki/Stachecka
      Stachelek Stachelski/Stachelska Stachewicz Stachlewski/Stachlewska Stachorski/Stachorska
      Stachowski/Stachowska Stachurski/Stachurska Stadnicki/Stadnicka Stanclik Stanecki/Stanecka
      Staniaszek Staniecki/Staniecka Staniewicz Stanisławczyk Stanisławek Stanisławski/Stanisławska
      Staniszkowski/Staniszkowska Stankowski/Stankowska Stanuch Stańczewski/Stańczewska
      Stańkowski/Stańkowska Stański/Stańska Starczewski/Starczewska Starek Staręga
      Starkowski/Starkowska Starnawski/Starnawska Starosielski/Starosielska Starostka
      Staroszewski/Staroszewska Starościński/Starościńska Starowicki/Starowicka Starski/Starska
      Stasiewski/Stasiewska Stasiński/Stasińska Staszewski/Staszewska Staszkowski/Staszkowska
      Staszyński/Staszyńska Staśko Stawecki/Stawecka Stawiarski/Stawiarska Stawiński/Stawińska
      Stawowski/Stawowska Stawski/Stawska Stąpor Stażewski/Stażewska Stebel Stecki/Stecka
      Steckiewicz Stefanowski/Stefanowska Stefkowski/Stefkowska Steinke Stelmachowski/Stelmachowska
      Stelmasiak Stelmaszewski/Stelmaszewska Stempel Stempin Stemplewski/Stemplewska
      Stempniewski/Stempniewska Sternicki/Sternicka Stęczniewski/Stęczniewska Stępiński/Stępińska
      Stępka Stępkowski/Stępkowska Stęplewski/Stęplewska Stępniewski/Stępniewska Stępowski/Stępowska
      Stiller Stochaj Stochel Stocki/Stocka Stodolski/Stodolska Stodulski/Stodulska Stojak
      Stokłosiński/Stokłosińska Stokowski/Stokowska Stolarski/Stolarska Stoliński/Stolińska Stoltman
      Stołowski/Stołowska Stosio Stradomski/Stradomska Strama Straszewski/Straszewska
      Straszkowski/Straszkowska Straszyński/Straszyńska Strawiński/Strawińska Strąkowski/Strąkowska
      Stroiński/Stroińska Strojecki/Strojecka Strojnowski/Strojnowska Stromecki/Stromecka Stróż
      Stróżyński/Stróżyńska Struczyński/Struczyńska Strugalski/Strugalska Strugiński/Strugińska
      Strumiłowski/Strumiłowska Strumiński/Strumińska Strupiechowski/Strupiechowska
      Strużyński/Strużyńska Stryjecki/Stryjecka Stryjek Stryjewski/Stryjewska Stryjski/Stryjska
      Strykowski/Strykowska Strynkowski/Strynkowska Strzałkowski/Strzałkowska Strzelczak
      Strzelczyński/Strzelczyńska Strzeliński/Strzelińska Strzeszewski/Strzeszewska
      Strzeszyński/Strzeszyńska Strzoda Strzyż Strzyżewski/Strzyżewska Studnicki/Studnicka
      Studziński/Studzińska Stuglik Stupnicki/Stupnicka Sturgólewski/Sturgólewska
      Styczyński/Styczyńska Styn Stypa Stypka Stypuła Stypułkowski/Stypułkowska Subocz
      Suchański/Suchańska Suchocki/Suchocka Suchodolski/Suchodolska Suchomski/Suchomska Suchoń
      Suchorski/Suchorska Suchorzewski/Suchorzewska Suchowiecki/Suchowiecka Suda Sudnik
      Sudolski/Sudolska Sudziński/Sudzińska Sugier Sukiennicki/Sukiennicka Sulewski/Sulewska
      Sulęcki/Sulęcka Sulik Sulikowski/Sulikowska Sulimierski/Sulimierska Suliński/Sulińska
      Sulkowski/Sulkowska Sułkowski/Sułkowska Sumiński/Sumińska Supeł Sura Surdacki/Surdacka Surdyk
      Surmacki/Surmacka Surmański/Surmańska Surowiecki/Surowiecka Suszko Suszycki/Suszycka
      Suszyński/Suszyńska Sutowski/Sutowska Swacha Swarowski/Swarowska Swaryczewski/Swaryczewska
      Swatek Swędrowski/Swędrowska Sych Syczewski/Syczewska Sydor Sygulski/Sygulska Sygut Sykała
      Sykulski/Sykulska Sykut Syldatk Sylwestrowski/Sylwestrowska Symołoński/Symołońska
      Synakowski/Synakowska Synowiecki/Synowiecka Sypuła Syroczyński/Syroczyńska Syroka Sysło
      Szabłowski/Szabłowska Szachnowski/Szachnowska Szaciłowski/Szaciłowska Szacki/Szacka Szafarz
      Szaflarski/Szaflarska Szajda Szalast Szaliński/Szalińska Szalkowski/Szalkowska Szałaj
      Szałański/Szałańska Szałas Szałecki/Szałecka Szałkiewicz Szałkowski/Szałkowska
      Szamocki/Szamocka Szamotulski/Szamotulska Szaniawski/Szaniawska Szankowski/Szankowska
      Szarecki/Szarecka Szargiński/Szargińska Szarkowski/Szarkowska Szaruga Szatkowski/Szatkowska
      Szatyński/Szatyńska Szawłowski/Szawłowska Szczap Szczawiński/Szczawińska Szczechowicz
      Szczeciński/Szczecińska Szczepan Szczepankowski/Szczepankowska Szczepanowski/Szczepanowska
      Szczepiński/Szczepińska Szczerbiak Szczerbiński/Szczerbińska Szczerkowski/Szczerkowska
      Szczesniewski/Szczesniewska Szczęśniewski/Szczęśniewska Szczodrowski/Szczodrowska Szczubełek
      Szczucki/Szczucka Szczudłowski/Szczudłowska Szczukowski/Szczukowska Szczurkowski/Szczurkowska
      Szczurowski/Szczurowska Szczutkowski/Szczutkowska Szczyciński/Szczycińska
      Szczygielski/Szczygielska Szczygłowski/Szczygłowska Szczypek Szczypiński/Szczypińska Szczypiór
      Szczytowski/Szczytowska Szelągowski/Szelągowska Szeligowski/Szeligowska Szeliński/Szelińska
      Szelkowski/Szelkowska Szemraj Szepietowski/Szepietowska Szeszko Szeszycki/Szeszycka
      Szewczykowski/Szewczykowska Szklarek Szklarski/Szklarska Szkopiński/Szkopińska
      Szkudlarski/Szkudlarska Szkup Szlaga Szlagowski/Szlagowska Szlapiński/Szlapińska
      Szlubowski/Szlubowska Szlufik Szłapa Szłapka Szmaj Szmalec Szmelter Szmigielski/Szmigielska
      Szmurło Szmytkowski/Szmytkowska Sznura Szołtysiński/Szołtysińska Szopiński/Szopińska
      Szostakowski/Szostakowska Szpakowski/Szpakowska Szpala Szpilski/Szpilska
      Szpinkowski/Szpinkowska Szpotański/Szpotańska Szrama Szramka Szramowski/Szramowska
      Szreniawski/Szreniawska Sztaba Szubiński/Szubińska Szubski/Szubska Szuchnicki/Szuchnicka
      Szulborski/Szulborska Szulczewski/Szulczewska Szulczyński/Szulczyńska Szulecki/Szulecka
      Szuliński/Szulińska Szulist Szumański/Szumańska Szumigalski/Szumigalska
      Szumilewski/Szumilewska Szumiło Szumiński/Szumińska Szumlański/Szumlańska
      Szumlewski/Szumlewska Szumowski/Szumowska Szumski/Szumska Szuplewski/Szuplewska Szurek
      Szurkowski/Szurkowska Szustakowski/Szustakowska Szuszkowski/Szuszkowska Szwabiński/Szwabińska
      Szwaj Szwajkowski/Szwajkowska Szwedowski/Szwedowska Szyba Szybiak Szyborski/Szyborska Szyca
      Szylar Szyma Szymajda Szymanik Szymańczak Szymańczyk Szymczewski/Szymczewska
      Szymkowski/Szymkowska Szymków Szymocha Szymonik Szymula Szynalski/Szynalska Szyndler
      Szynkowski/Szynkowska Szypulski/Szypulska Szyszkowski/Szyszkowska Ścibiorski/Ścibiorska
      Ścibisz Ściborski/Ściborska Ścieszka Ścisłowski/Ścisłowska Ślebioda
      Śledzianowski/Śledzianowska Śledzik Śledziński/Śledzińska Ślesiński/Ślesińska Ślęczka Ślimak
      Ślipek Śliwicki/Śliwicka Śliwowski/Śliwowska Śliżewski/Śliżewska Ślusarski/Ślusarska
      Śluzarski/Śluzarska Śmiałkowski/Śmiałkowska Śmiechowski/Śmiechowska Śmieciński/Śmiecińska
      Śmieja Śmietański/Śmietańska Śmigielski/Śmigielska Śmigiełowski/Śmigiełowska
      Śmigrodzki/Śmigrodzka Śniadowski/Śniadowska Śnieciński/Śniecińska Śnieżyński/Śnieżyńska
      Środecki/Środecka Śródkowski/Śródkowska Świadek Światkowski/Światkowska Świątecki/Świątecka
      Świątkowski/Świątkowska Świątnicki/Świątnicka Świć Świdnicki/Świdnicka Świdziński/Świdzińska
      Świech Świeciński/Świecińska Świecki/Świecka Świejkowski/Świejkowska
      Świerczkowski/Świerczkowska Świergiel Świergocki/Świergocka Świerszcz Świetlicki/Świetlicka
      Święcicki/Święcicka Święciński/Święcińska Święcki/Święcka Świętalski/Świętalska
      Świętochowski/Świętochowska Świętosławski/Świętosławska Świeżawski/Świeżawska
      Świeżyński/Świeżyńska Świniarecki/Świniarecka Świniarski/Świniarska Świrski/Świrska Świstek
      Świt Świtaj Tabaczyński/Tabaczyńska Tabisz Tabiś Taczała Tadeusiak Tadych
      Talarowski/Talarowska Talarski/Talarska Talkowski/Talkowska Tałaj Tałałajski/Tałałajska Tarach
      Tarapacki/Tarapacka Tarasiewski/Tarasiewska Tarasiński/Tarasińska Tarczewski/Tarczewska
      Tarczyński/Tarczyńska Targalski/Targalska Targoński/Targońska Targowski/Targowska
      Tarkowski/Tarkowska Tarłowski/Tarłowska Tarnacki/Tarnacka Tarnawski/Tarnawska
      Tarnecki/Tarnecka Tatarski/Tatarska Tatarynowski/Tatarynowska Tchórzewski/Tchórzewska Tecław
      Tekiela Tekieli Telecki/Telecka Teliński/Telińska Teodorowicz Teresiński/Teresińska
      Terlecki/Terlecka Terlikowski/Terlikowska Tesławski/Tesławska Teterycz Tęgowski/Tęgowska Thiel
      Thomas Tkaczewski/Tkaczewska Tlałka Tobolewski/Tobolewska Tobolski/Tobolska
      Toczydłowski/Toczydłowska Toczyłowski/Toczyłowska Toczyński/Toczyńska
      Tokarczewski/Tokarczewska Tokarzewski/Tokarzewska Tołkaczewski/Tołkaczewska Tołoczko
      Tołoczkowski/Tołoczkowska Toma Tomal Tomalik Tomalski/Tomalska Tomański/Tomańska
      Tomasiński/Tomasińska Tomaszczyk Tomaszkowski/Tomaszkowska Tomaszuk Tomczewski/Tomczewska
      Tomczyński/Tomczyńska Tomicki/Tomicka Tomiczkowski/Tomiczkowska Tomiński/Tomińska
      Tomkowski/Tomkowska Tonder Tondera Topa Topczewski/Topczewska Topczyński/Topczyńska
      Topolewski/Topolewska Topoliński/Topolińska Topolnicki/Topolnicka Topolski/Topolska
      Toporowski/Toporowska Toporski/Toporska Torchalski/Torchalska Toruński/Toruńska Towarek
      Tracki/Tracka Traczewski/Traczewska Traczyński/Traczyńska Trafalski/Trafalska
      Trawiński/Trawińska Trąbczyński/Trąbczyńska Trąbski/Trąbska Treliński/Trelińska
      Trembecki/Trembecka Trepczyk Trepkowski/Trepkowska Trębicki/Trębicka Trochim
      Trochimowski/Trochimowska Troczyński/Troczyńska Trojański/Trojańska Troka
      Troszczyński/Troszczyńska Trubicki/Trubicka Truchanowski/Truchanowska Truchel
      Truchliński/Truchlińska Trusewski/Trusewska Truskolaski/Truskolaska Truszczyński/Truszczyńska
      Truszkowski/Truszkowska Trybowski/Trybowska Trybuchowski/Trybuchowska Trybulski/Trybulska
      Tryka Trzaskalski/Trzaskalska Trzcieliński/Trzcielińska Trzebiatowski/Trzebiatowska
      Trzebiński/Trzebińska Trzeciński/Trzecińska Trzepiński/Trzepińska
      Trzeszczkowski/Trzeszczkowska Trzmiel Trzmielewski/Trzmielewska Trzop Trzos
      Tucholski/Tucholska Tuchowski/Tuchowska Tuczyński/Tuczyńska Tulecki/Tulecka Tuliński/Tulińska
      Tumański/Tumańska Tumidalski/Tumidalska Turalski/Turalska Turecki/Turecka
      Turkiewski/Turkiewska Turkowski/Turkowska Turliński/Turlińska Turobiński/Turobińska
      Turowski/Turowska Turski/Turska Turzański/Turzańska Turzyński/Turzyńska Tuszyński/Tuszyńska
      Tutkowski/Tutkowska Twardawski/Twardawska Twardzik Twarowski/Twarowska Tworkowski/Tworkowska
      Tworzyński/Tworzyńska Tyborowski/Tyborowska Tyborski/Tyborska Tychoński/Tychońska Tycki/Tycka
      Tyczyński/Tyczyńska Tylek Tylicki/Tylicka Tyliński/Tylińska Tylkowski/Tylkowska Tylman Tyma
      Tymczyński/Tymczyńska Tymieniecki/Tymieniecka Tymowski/Tymowska Tynecki/Tynecka
      Tyniecki/Tyniecka Tyrański/Tyrańska Tyrkowski/Tyrkowska Tyszecki/Tyszecka
      Tyszkowski/Tyszkowska Uchański/Uchańska Uchroński/Uchrońska Uciński/Ucińska Udziński/Udzińska
      Ufnal Ujazdowski/Ujazdowska Ulanecki/Ulanecka Ulanowski/Ulanowska Ulatowski/Ulatowska Ulewicz
      Uliński/Ulińska Umiecki/Umiecka Umięcki/Umięcka Umiński/Umińska Unierzyski/Unierzyska
      Unisławski/Unisławska Urbanecki/Urbanecka Urbankowski/Urbankowska Urbanowski/Urbanowska
      Urbaszewski/Urbaszewska Urlewski/Urlewska Uryga Uryszewski/Uryszewska Usakowski/Usakowska
      Ustaszewski/Ustaszewska Ustrzycki/Ustrzycka Uszyński/Uszyńska Uścieński/Uścieńska
      Uściński/Uścińska Utrata Uzar Uziębło Użarowski/Użarowska Waberski/Waberska
      Wachnicki/Wachnicka Wachowski/Wachowska Wachulski/Wachulska Wacławczyk Wacławski/Wacławska
      Waculiński/Waculińska Wadecki/Wadecka Wadowski/Wadowska Wajszczyński/Wajszczyńska
      Walaszewski/Walaszewska Walawski/Walawska Walczewski/Walczewska Walczyński/Walczyńska
      Waldowski/Waldowska Walecki/Walecka Walencik Walendowski/Walendowska Walentowski/Walentowska
      Waleski/Waleska Walewski/Walewska Walicki/Walicka Waligórski/Waligórska
      Waliszewski/Waliszewska Walkiewski/Walkiewska Walkowski/Walkowska Waloch Walocha Waloszczyk
      Waloszek Waltrowski/Waltrowska Waluk Walusiak Wałaszek Wałaszewski/Wałaszewska Wałdoch
      Wałecki/Wałecka Wałek Wandowski/Wandowska Wandzel Waniewski/Waniewska Wankowski/Wankowska
      Wańkowski/Wańkowska Waraszkowski/Waraszkowska Warawski/Warawska Warchał
      Warcholiński/Warcholińska Wardecki/Wardecka Wardyński/Wardyńska Wardziak Wardziński/Wardzińska
      Warecki/Warecka Wargocki/Wargocka Wargowski/Wargowska Warmiński/Warmińska Warmuz
      Warszawski/Warszawska Warszewski/Warszewska Warwas Warzybok Warzyński/Warzyńska Wasążnik
      Wasiewski/Wasiewska Wasil Wasilewicz Wasiłowski/Wasiłowska Wasiński/Wasińska Wasiuk
      Wasiukowski/Wasiukowska Wasyluk Waszczykowski/Waszczykowska Waszkowski/Waszkowska
      Watracki/Watracka Watras Wawryniuk Wawryszewski/Wawryszewska Wawrzecki/Wawrzecka
      Wawrzkowski/Wawrzkowska Wawrzonkowski/Wawrzonkowska Wawrzyczek Wawrzyk Wawrzyn Wawrzynek
      Wawrzynkiewicz Wawrzynowicz Wawszczak Wawszczyk Wawszkowski/Wawszkowska Wąchocki/Wąchocka
      Wądołkowski/Wądołkowska Wądołowski/Wądołowska Wągrodzki/Wągrodzka Wągrowski/Wągrowska
      Wąsiewski/Wąsiewska Wąsiński/Wąsińska Wąsowski/Wąsowska Wątorski/Wątorska Ważyński/Ważyńska
      Wdowicki/Wdowicka Wdowiński/Wdowińska Wdowski/Wdowska Wejerowski/Wejerowska Welenc
      Welenkowski/Welenkowska Wencki/Wencka Wenda Wendołowski/Wendołowska Wendt
      Wengierski/Wengierska Wenzel Werecki/Werecka Wereda Werenicki/Werenicka
      Wereszczyński/Wereszczyńska Wernicki/Wernicka Wesoliński/Wesolińska Westfal
      Węckowski/Węckowska Węclewski/Węclewska Wędołowski/Wędołowska Wędrowski/Wędrowska
      Wędrychowski/Wędrychowska Wędzicki/Wędzicka Węgielski/Węgielska Węgierski/Węgierska
      Węglarski/Węglarska Węglicki/Węglicka Węgliński/Węglińska Węgłowski/Węgłowska
      Węgorzewski/Węgorzewska Węgrzecki/Węgrzecka Węgrzycki/Węgrzycka Węgrzynek Węgrzyniak
      Węgrzyniecki/Węgrzyniecka Węsierski/Węsierska Wiaderek Wiak Wiankowski/Wiankowska Wiatrak
      Wichary Wichłacki/Wichłacka Wichrowski/Wichrowska Wiciak Wicikowski/Wicikowska
      Wiciński/Wicińska Widawski/Widawska Widelski/Widelska Widerski/Widerska Widomski/Widomska
      Widuliński/Widulińska Widziński/Widzińska Wiech Wiechecki/Wiechecka Wieciński/Wiecińska
      Wieczerzak Wieczerzyński/Wieczerzyńska Wieczorkowski/Wieczorkowska Wieczyński/Wieczyńska Wieja
      Wielecki/Wielecka Wielgat Wielgo Wielgocki/Wielgocka Wielgos Wielgosiński/Wielgosińska
      Wieliczkowski/Wieliczkowska Wieliński/Wielińska Wielochowski/Wielochowska
      Wielowiejski/Wielowiejska Wieluński/Wieluńska Wierciński/Wiercińska Wiernicki/Wiernicka
      Wiertel Wiertelewski/Wiertelewska Wieruszewski/Wieruszewska Wierzbiński/Wierzbińska
      Wierzbowski/Wierzbowska Wierzchoń Wierzchowiecki/Wierzchowiecka Wierzchowski/Wierzchowska
      Wierzchucki/Wierzchucka Wierzejski/Wierzejska Wierzyński/Wierzyńska Wiesiołowski/Wiesiołowska
      Wieszczecki/Wieszczecka Wietecha Wietecki/Wietecka Wietrzyński/Wietrzyńska Wiewiórka
      Więcki/Więcka Więcławek Więcławski/Więcławska Więzowski/Więzowska Wigurski/Wigurska Wijata
      Wika Wikarski/Wikarska Wikliński/Wiklińska Wiktorowski/Wiktorowska Wilamowski/Wilamowska
      Wilczewski/Wilczewska Wilczkowski/Wilczkowska Wilewski/Wilewska Wiliczkowski/Wiliczkowska
      Wiliński/Wilińska Wilkanowski/Wilkanowska Wilkoński/Wilkońska Wilkos Wilkowiecki/Wilkowiecka
      Winczewski/Winczewska Windak Winek Winkowski/Winkowska Winnicki/Winnicka Wiński/Wińska
      Wiorkowski/Wiorkowska Wiraszka Wirkowski/Wirkowska Wirski/Wirska Wisłocki/Wisłocka
      Wiśnicki/Wiśnicka Wiśniowski/Wiśniowska Wita Witański/Witańska Witas Witaszewski/Witaszewska
      Witczyński/Witczyńska Witecki/Witecka Witka Witkiewski/Witkiewska Witomski/Witomska
      Witoński/Witońska Witos Witosławski/Witosławska Witowski/Witowska Wittbrodt
      Wituchowski/Wituchowska Witucki/Witucka Wituszyński/Wituszyńska Wiwatowski/Wiwatowska
      Włoczewski/Włoczewska Włodarz Włodkowski/Włodkowska Włodowski/Włodowska Włosiński/Włosińska
      Włoszczowski/Włoszczowska Wnorowski/Wnorowska Wnuczek Wnukowski/Wnukowska Wochnik
      Wodecki/Wodecka Wodnicki/Wodnicka Wodyński/Wodyńska Wodziński/Wodzińska Wojak
      Wojciński/Wojcińska Wojdalski/Wojdalska Wojdyński/Wojdyńska Wojewódzki/Wojewódzka
      Wojewski/Wojewska Wojnarski/Wojnarska Wojniak Wojniłowski/Wojniłowska Wojnowski/Wojnowska
      Wojsław Wojsławski/Wojsławska Wojtalewski/Wojtalewska Wojtalik Wojtanowicz Wojtasiewicz
      Wojtaszczyk Wojtaszewski/Wojtaszewska Wojtera Wojtkowski/Wojtkowska Wojtoń
      Wojtulewski/Wojtulewska Wojtyński/Wojtyńska Wolanowski/Wolanowska Wolański/Wolańska Wolff
      Wolicki/Wolicka Wolniakowski/Wolniakowska Wolnicki/Wolnicka Wolniewski/Wolniewska
      Wolszczyński/Wolszczyńska Wołczański/Wołczańska Wołczyński/Wołczyńska Wołkowicz
      Wołkowski/Wołkowska Wołodkowski/Wołodkowska Wołos Wołosiński/Wołosińska
      Wołoszyński/Wołoszyńska Wołowski/Wołowska Wołyński/Wołyńska Wondołowski/Wondołowska Worach
      Woronecki/Woronecka Woronicki/Woronicka Woroniecki/Woroniecka Woroński/Worońska
      Worowski/Worowska Wosiak Woszczyński/Woszczyńska Wośko Wójcikiewicz Wójtowski/Wójtowska
      Woźniakowski/Woźniakowska Woźnicki/Woźnicka Woźniewski/Woźniewska Wrębski/Wrębska
      Wroczyński/Wroczyńska Wroński/Wrońska Wrotkowski/Wrotkowska Wróblicki/Wróblicka
      Wrzecki/Wrzecka Wrześniewski/Wrześniewska Wrzoskowski/Wrzoskowska Wudarczyk Wudarski/Wudarska
      Wujec Wybrański/Wybrańska Wyciszkiewicz Wyciszkowski/Wyciszkowska Wyderka Wydrowski/Wydrowska
      Wydrych Wydrzyński/Wydrzyńska Wyganowski/Wyganowska Wygocki/Wygocka Wygonowski/Wygonowska
      Wykowski/Wykowska Wylegała Wypiór Wyrembski/Wyrembska Wyrębski/Wyrębska Wyroba
      Wyrobiński/Wyrobińska Wyroślak Wyrwał Wyrwicki/Wyrwicka Wyrwiński/Wyrwińska Wyrzycki/Wyrzycka
      Wysota Wyszkowski/Wyszkowska Wyszogrodzki/Wyszogrodzka Wyszomierski/Wyszomierska
      Wyszomirski/Wyszomirska Wyszowski/Wyszowska Wyżykowski/Wyżykowska Wziątek Zabawski/Zabawska
      Zabiegałowski/Zabiegałowska Zabielski/Zabielska Zabiński/Zabińska Zabrocki/Zabrocka
      Zabrzeski/Zabrzeska Zachalski/Zachalska Zacharczuk Zacharek Zacharski/Zacharska
      Zaciewski/Zaciewska Zackiewicz Zaczkowski/Zaczkowska Zaczyk Zadurski/Zadurska
      Zagalski/Zagalska Zagański/Zagańska Zagórski/Zagórska Zagożdżoński/Zagożdżońska
      Zagrabski/Zagrabska Zagrajek Zagrodnik Zagrodzki/Zagrodzka Zahorski/Zahorska
      Zajączkowski/Zajączkowska Zajdowski/Zajdowska Zajko Zajkowski/Zajkowska
      Zaklikowski/Zaklikowska Zakolski/Zakolska Zakrocki/Zakrocka Zakrzowski/Zakrzowska
      Zaleski/Zaleska Zalewicki/Zalewicka Zaliński/Zalińska Załęcki/Załęcka Załęski/Załęska
      Załoński/Załońska Załucki/Załucka Załuski/Załuska Zambrowski/Zambrowska Zambrzuski/Zambrzuska
      Zambrzycki/Zambrzycka Zamłyński/Zamłyńska Zamojski/Zamojska Zamorowski/Zamorowska
      Zandecki/Zandecka Zaniewski/Zaniewska Zański/Zańska Zapalski/Zapalska Zapałowski/Zapałowska
      Zapolski/Zapolska Zapora Zaranek Zarański/Zarańska Zarecki/Zarecka Zaremski/Zaremska
      Zarzecki/Zarzecka Zaskórski/Zaskórska Zatoń Zatoński/Zatońska Zawadowski/Zawadowska
      Zawadziński/Zawadzińska Zawal Zawalich Zawalski/Zawalska Zawidzki/Zawidzka Zawiejski/Zawiejska
      Zawiliński/Zawilińska Zawistowski/Zawistowska Zawitkowski/Zawitkowska Zawłocki/Zawłocka
      Zawodnik Zawodzki/Zawodzka Zawojski/Zawojska Zawolski/Zawolska Ząbczyński/Ząbczyńska
      Ząbecki/Ząbecka Ząbkowski/Ząbkowska Zborowski/Zborowska Zbroński/Zbrońska Zbrzeski/Zbrzeska
      Zdancewicz Zdanowski/Zdanowska Zdański/Zdańska Zdebski/Zdebska Zdonek Zdrojkowski/Zdrojkowska
      Zdunowski/Zdunowska Zduński/Zduńska Zdybicki/Zdybicka Zegadło Zegarski/Zegarska
      Zelewski/Zelewska Zelkowski/Zelkowska Zeman Zera Zębik Ziarnik Ziegert Zielecki/Zielecka
      Zieleniewski/Zieleniewska Zielewski/Zielewska Zieleziński/Zielezińska Zielke Ziemann
      Ziembicki/Ziembicka Ziembiński/Ziembińska Ziembowski/Ziembowska Ziemecki/Ziemecka
      Ziemiański/Ziemiańska Ziemiński/Ziemińska Ziemniewski/Ziemniewska Zieniewicz
      Zienkowski/Zienkowska Ziębicki/Ziębicka Zięciowski/Zięciowska Ziętal Zimiński/Zimińska Zimmer
      Zimniak Zimnicki/Zimnicka Zimnowodzki/Zimnowodzka Zimoląg Zimoń Ziniewicz Zioła
      Zmarzliński/Zmarzlińska Zmorzyński/Zmorzyńska Zmudziński/Zmudzińska Zmysłowski/Zmysłowska
      Znamierowski/Znamierowska Znaniecki/Znaniecka Zoliński/Zolińska Zubiński/Zubińska
      Zubkowski/Zubkowska Zubowicz Zubrzycki/Zubrzycka Zuchowski/Zuchowska Zugaj Zumiński/Zumińska
      Zuziak Zwara Zwierski/Zwierska Zwierzchowski/Zwierzchowska Zwierzyński/Zwierzyńska
      Zwolicki/Zwolicka Zwolski/Zwolska Zybura Zyga Zygmański/Zygmańska Zygmuntowski/Zygmuntowska
      Zygnerski/Zygnerska Zyskowski/Zyskowska Zysnarski/Zysnarska Żabicki/Żabicka Żabiński/Żabińska
      Żabowski/Żabowska Żach Żaczkowski/Żaczkowska Żakowski/Żakowska Żarnowski/Żarnowska
      Żarski/Żarska Żbikowski/Żbikowska Żdanowski/Żdanowska Żegalski/Żegalska Żeglicki/Żeglicka
      Żegliński/Żeglińska Żelasko Żelazo Żelazowski/Żelazowska Żelechowski/Żelechowska
      Żeleński/Żeleńska Żelichowski/Żelichowska Żeligowski/Żeligowska Żerański/Żerańska
      Żerebecki/Żerebecka Żerkowski/Żerkowska Żmigrodzki/Żmigrodzka Żmijewski/Żmijewska
      Żmudziński/Żmudzińska Żochowski/Żochowska Żołądkowski/Żołądkowska Żołędowski/Żołędowska
      Żołnacki/Żołnacka Żołnierczyk Żołnowski/Żołnowska Żółciński/Żółcińska Żółkowski/Żółkowska
      Żółtowski/Żółtowska Żórawski/Żórawska Żubrowski/Żubrowska Żuchowicz Żuchowski/Żuchowska
      Żuczkowski/Żuczkowska Żugaj Żukowicki/Żukowicka Żuliński/Żulińska Żuławski/Żuławska
      Żurański/Żurańska Żurawicki/Żurawicka Żurawik Żurkowski/Żurkowska Żuromski/Żuromska
      Żurowski/Żurowska Życki/Życka Żylicki/Żylicka Żyliński/Żylińska Żynda Żyrek
      Żyrkowski/Żyrkowska Żyrowski/Żyrowska Żytkowski/Żytkowska Żytniewski/Żytniewska
      Żywicki/Żywicka
      """,
    rareSurnameHeads: """
      Abram Adam Andr Ant Bart Bedn Bern Błaż Bron Chmiel Cimosz Danił Dawid Dobr Domin Fabian Fedor
      Filip Floriań Franc Gabr Grzeg Hanus Harasim Ignat Jachim Jakim Janc Jarem Jaskul Jerem Juch
      Kacp Karp Kasp Klim Kondr Konop Kosm Krasn Kuźm Lach Lesz Łazar Łuk Maciej Maks Marc Mart Mat
      Michn Mikoł Mir Naum Niem Nikod Okul Oleks Ostap Pasz Paw Petr Piech Prok Radz Rom Rosz Sam
      Semen Sid Siem Stach Stan Such Szczep Taras Teod Tom Tymosz Wasil Wawrz Wiktor Wit Wojn
      Zachar Zdan Zen
      """,
    rareSurnameTails: """
      ak asiak aszczyk aszek ek owicz uk usiak usik
      """,
    rareSurnameWeight: 257_709,
    surnameCount: 1,
    femaleNames: """
      1930 Maria:150 Krystyna:143 Zofia:125 Janina:111 Stanisława:100 Irena:91 Helena:83 Anna:77
      Barbara:71 Danuta:67 Halina:62 Teresa:59 Jadwiga:56 Genowefa:53 Wanda:50 Marianna:48
      Henryka:45 Kazimiera:43 Józefa:42 Czesława:40 Alicja:38 Stefania:37 Leokadia:36 Regina:34
      Elżbieta:33 Eugenia:32 Władysława:31 Lucyna:30 Bronisława:29 Wiesława:29 Zdzisława:28
      Aniela:27 Aleksandra:26 Ryszarda:26 Urszula:25 Mirosława:24 Ewa:24 Katarzyna:23 Franciszka:23
      Róża:22 Wacława:22 Cecylia:21 Apolonia:21 Sabina:20 Feliksa:20 Jolanta:20 Zenobia:19 Hanna:19
      1940 Krystyna:143 Maria:125 Barbara:111 Danuta:100 Teresa:91 Halina:83 Zofia:77 Anna:71
      Janina:67 Elżbieta:62 Helena:59 Irena:56 Jadwiga:53 Ewa:50 Stanisława:48 Wanda:45 Urszula:43
      Alicja:42 Małgorzata:40 Bożena:38 Genowefa:37 Grażyna:36 Wiesława:34 Henryka:33 Józefa:32
      Kazimiera:31 Marianna:30 Czesława:29 Mirosława:29 Hanna:28 Regina:27 Aleksandra:26 Lucyna:26
      Zdzisława:25 Bogumiła:24 Eugenia:24 Stefania:23 Władysława:23 Jolanta:22 Bogusława:22 Róża:21
      Joanna:21 Ryszarda:20 Leokadia:20 Katarzyna:20 Gabriela:19 Łucja:19 Izabela:19
      1950 Maria:143 Krystyna:125 Elżbieta:111 Barbara:100 Ewa:91 Teresa:83 Danuta:77 Halina:71
      Anna:67 Grażyna:62 Bożena:59 Jadwiga:56 Zofia:53 Małgorzata:50 Urszula:48 Janina:45 Jolanta:43
      Irena:42 Wiesława:40 Wanda:38 Mirosława:37 Alicja:36 Helena:34 Hanna:33 Stanisława:32 Lidia:31
      Lucyna:30 Joanna:29 Bogumiła:29 Aleksandra:28 Dorota:27 Katarzyna:26 Bogusława:26 Iwona:25
      Renata:24 Izabela:24 Gabriela:23 Henryka:23 Marianna:22 Zdzisława:22 Beata:21 Marzena:21
      Regina:20 Genowefa:20 Kazimiera:20 Celina:19 Magdalena:19 Sławomira:19
      1960 Małgorzata:143 Ewa:125 Anna:111 Barbara:100 Grażyna:91 Elżbieta:83 Bożena:77 Jolanta:71
      Maria:67 Beata:62 Dorota:59 Danuta:56 Teresa:53 Krystyna:50 Iwona:48 Halina:45 Joanna:43
      Renata:42 Katarzyna:40 Urszula:38 Alicja:37 Wiesława:36 Mirosława:34 Agnieszka:33 Lidia:32
      Jadwiga:31 Zofia:30 Marzena:29 Hanna:29 Aleksandra:28 Lucyna:27 Monika:26 Izabela:26 Irena:25
      Aneta:24 Bogusława:24 Wioletta:23 Mariola:23 Janina:22 Gabriela:22 Magdalena:21 Sylwia:21
      Bogumiła:20 Wanda:20 Honorata:20 Edyta:19 Violetta:19 Marta:19
      1970 Agnieszka:143 Anna:125 Katarzyna:111 Monika:100 Małgorzata:91 Joanna:83 Ewa:77 Beata:71
      Dorota:67 Iwona:62 Renata:59 Aneta:56 Magdalena:53 Edyta:50 Marta:48 Barbara:45 Sylwia:43
      Izabela:42 Aleksandra:40 Justyna:38 Elżbieta:37 Maria:36 Jolanta:34 Marzena:33 Wioletta:32
      Ilona:31 Ewelina:30 Bożena:29 Agata:29 Anita:28 Urszula:27 Mariola:26 Grażyna:26 Kinga:25
      Karolina:24 Danuta:24 Halina:23 Krystyna:23 Bogumiła:22 Bernadetta:22 Lidia:21 Alicja:21
      Paulina:20 Dominika:20 Kamila:20 Teresa:19 Gabriela:19 Hanna:19
      1980 Anna:143 Katarzyna:125 Agnieszka:111 Magdalena:100 Monika:91 Joanna:83 Justyna:77
      Małgorzata:71 Karolina:67 Marta:62 Aleksandra:59 Ewelina:56 Paulina:53 Natalia:50 Sylwia:48
      Izabela:45 Kamila:43 Ewa:42 Aneta:40 Agata:38 Dorota:37 Patrycja:36 Iwona:34 Dominika:33
      Emilia:32 Edyta:31 Barbara:30 Maria:29 Marlena:29 Marzena:28 Beata:27 Renata:26 Kinga:26
      Martyna:25 Angelika:24 Ilona:24 Alicja:23 Anita:23 Weronika:22 Milena:22 Daria:21 Diana:21
      Żaneta:20 Klaudia:20 Sabina:20 Elżbieta:19 Urszula:19 Hanna:19
      1990 Natalia:111 Aleksandra:100 Karolina:91 Paulina:83 Anna:77 Katarzyna:71 Magdalena:67
      Patrycja:62 Klaudia:59 Martyna:56 Agata:53 Ewelina:50 Weronika:48 Monika:45 Dominika:43
      Justyna:42 Joanna:40 Kinga:38 Marta:37 Julia:36 Wiktoria:34 Angelika:33 Sandra:32 Kamila:31
      Agnieszka:30 Sylwia:29 Daria:29 Marlena:28 Emilia:27 Zuzanna:26 Adrianna:26 Ewa:25
      Małgorzata:24 Izabela:24 Maria:23 Milena:23 Sara:22 Żaneta:22 Diana:21 Alicja:21 Kornelia:20
      Oliwia:20 Michalina:20 Roksana:19 Malwina:19 Marcelina:19 Gabriela:18 Ada:18
      2000 Julia:100 Wiktoria:91 Zuzanna:83 Aleksandra:77 Oliwia:71 Natalia:67 Weronika:62 Maja:59
      Patrycja:56 Martyna:53 Amelia:50 Karolina:48 Gabriela:45 Klaudia:43 Lena:42 Nikola:40
      Emilia:38 Anna:37 Kinga:36 Maria:34 Paulina:33 Magdalena:32 Dominika:31 Hanna:30 Zofia:29
      Alicja:29 Milena:28 Kamila:27 Katarzyna:26 Nadia:26 Kornelia:25 Marcelina:24 Małgorzata:24
      Sandra:23 Sara:23 Laura:22 Agata:22 Daria:21 Angelika:21 Jagoda:20 Joanna:20 Michalina:20
      Roksana:19 Antonina:19 Iga:19 Pola:18 Marta:18 Barbara:18 Wanessa:17
      """,
    maleNames: """
      1930 Jan:150 Stanisław:143 Józef:125 Tadeusz:111 Kazimierz:100 Henryk:91 Jerzy:83 Zbigniew:77
      Marian:71 Zdzisław:67 Ryszard:62 Mieczysław:59 Czesław:56 Zygmunt:53 Edward:50 Władysław:48
      Franciszek:45 Stefan:43 Andrzej:42 Eugeniusz:40 Wacław:38 Antoni:37 Bolesław:36 Bogdan:34
      Witold:33 Adam:32 Edmund:31 Lucjan:30 Roman:29 Piotr:29 Bronisław:28 Wiesław:27 Leszek:26
      Leon:26 Zenon:25 Ludwik:24 Aleksander:24 Janusz:23 Wojciech:23 Mirosław:22 Michał:22
      Bernard:21 Alfred:21 Feliks:20 Jacek:20 Gerard:20 Lech:19 Romuald:19
      1940 Jan:143 Andrzej:125 Stanisław:111 Jerzy:100 Tadeusz:91 Józef:83 Zbigniew:77 Ryszard:71
      Henryk:67 Kazimierz:62 Marian:59 Janusz:56 Edward:53 Krzysztof:50 Marek:48 Zdzisław:45
      Wojciech:43 Bogdan:42 Zygmunt:40 Eugeniusz:38 Roman:37 Piotr:36 Czesław:34 Mieczysław:33
      Stefan:32 Wiesław:31 Franciszek:30 Adam:29 Władysław:29 Leszek:28 Zenon:27 Jacek:26 Antoni:26
      Waldemar:25 Mirosław:24 Paweł:24 Witold:23 Michał:23 Lech:22 Bogusław:22 Wacław:21 Bolesław:21
      Aleksander:20 Ireneusz:20 Włodzimierz:20 Maciej:19 Edmund:19 Lucjan:19
      1950 Andrzej:143 Jan:125 Stanisław:111 Marek:100 Ryszard:91 Krzysztof:83 Zbigniew:77 Jerzy:71
      Tadeusz:67 Józef:62 Janusz:59 Henryk:56 Wojciech:53 Kazimierz:50 Piotr:48 Marian:45 Leszek:43
      Jacek:42 Bogdan:40 Mirosław:38 Wiesław:37 Edward:36 Waldemar:34 Roman:33 Adam:32 Zdzisław:31
      Zygmunt:30 Sławomir:29 Eugeniusz:29 Paweł:28 Bogusław:27 Dariusz:26 Maciej:26 Grzegorz:25
      Włodzimierz:24 Zenon:24 Lech:23 Franciszek:23 Stefan:22 Ireneusz:22 Michał:21 Tomasz:21
      Czesław:20 Antoni:20 Władysław:20 Witold:19 Jarosław:19 Mieczysław:19
      1960 Krzysztof:143 Andrzej:125 Marek:111 Piotr:100 Dariusz:91 Zbigniew:83 Jan:77 Mirosław:71
      Jacek:67 Janusz:62 Wojciech:59 Grzegorz:56 Jarosław:53 Stanisław:50 Sławomir:48 Ryszard:45
      Adam:43 Tomasz:42 Leszek:40 Jerzy:38 Robert:37 Wiesław:36 Tadeusz:34 Bogdan:33 Paweł:32
      Mariusz:31 Waldemar:30 Józef:29 Henryk:29 Kazimierz:28 Artur:27 Maciej:26 Ireneusz:26
      Bogusław:25 Roman:24 Cezary:24 Marian:23 Edward:23 Włodzimierz:22 Rafał:22 Arkadiusz:21
      Michał:21 Witold:20 Zdzisław:20 Zenon:20 Bernard:19 Eugeniusz:19 Lech:19
      1970 Piotr:143 Tomasz:125 Krzysztof:111 Marcin:100 Paweł:91 Grzegorz:83 Robert:77 Mariusz:71
      Artur:67 Rafał:62 Dariusz:59 Jacek:56 Adam:53 Michał:50 Jarosław:48 Wojciech:45 Andrzej:43
      Marek:42 Sławomir:40 Radosław:38 Maciej:37 Sebastian:36 Łukasz:34 Arkadiusz:33 Zbigniew:32
      Mirosław:31 Janusz:30 Przemysław:29 Jan:29 Jakub:28 Daniel:27 Bartosz:26 Stanisław:26
      Remigiusz:25 Bogdan:24 Cezary:24 Leszek:23 Ryszard:23 Waldemar:22 Karol:22 Ireneusz:21
      Hubert:21 Norbert:20 Witold:20 Wiesław:20 Tadeusz:19 Roman:19 Jerzy:19
      1980 Tomasz:143 Łukasz:125 Marcin:111 Michał:100 Paweł:91 Piotr:83 Krzysztof:77 Grzegorz:71
      Rafał:67 Mateusz:62 Kamil:59 Adam:56 Bartosz:53 Jakub:50 Dawid:48 Wojciech:45 Damian:43
      Karol:42 Maciej:40 Przemysław:38 Sebastian:37 Daniel:36 Mariusz:34 Artur:33 Robert:32
      Radosław:31 Adrian:30 Szymon:29 Dominik:29 Bartłomiej:28 Jacek:27 Konrad:26 Marek:26
      Arkadiusz:25 Sławomir:24 Andrzej:24 Dariusz:23 Jarosław:23 Jan:22 Hubert:22 Patryk:21 Filip:21
      Krystian:20 Norbert:20 Błażej:20 Mirosław:19 Remigiusz:19 Stanisław:19
      1990 Mateusz:111 Michał:100 Jakub:91 Kamil:83 Dawid:77 Patryk:71 Damian:67 Adrian:62 Piotr:59
      Paweł:56 Tomasz:53 Łukasz:50 Karol:48 Bartosz:45 Dominik:43 Krzysztof:42 Bartłomiej:40
      Maciej:38 Marcin:37 Daniel:36 Kacper:34 Konrad:33 Rafał:32 Sebastian:31 Przemysław:30
      Szymon:29 Wojciech:29 Adam:28 Filip:27 Hubert:26 Grzegorz:26 Artur:25 Radosław:24 Krystian:24
      Jan:23 Mikołaj:23 Robert:22 Wiktor:22 Oskar:21 Błażej:21 Aleksander:20 Marek:20 Mariusz:20
      Eryk:19 Igor:19 Arkadiusz:19 Norbert:18 Kajetan:18
      2000 Jakub:100 Mateusz:91 Kacper:83 Michał:77 Patryk:71 Dawid:67 Szymon:62 Kamil:59 Bartosz:56
      Filip:53 Piotr:50 Maciej:48 Dominik:45 Wiktor:43 Adrian:42 Karol:40 Bartłomiej:38 Adam:37
      Mikołaj:36 Oskar:34 Krzysztof:33 Paweł:32 Igor:31 Jan:30 Maksymilian:29 Damian:29 Oliwier:28
      Hubert:27 Sebastian:26 Tomasz:26 Daniel:25 Łukasz:24 Wojciech:24 Krystian:23 Marcin:23
      Aleksander:22 Konrad:22 Stanisław:21 Antoni:21 Eryk:20 Fabian:20 Przemysław:20 Rafał:19
      Franciszek:19 Marcel:19 Miłosz:18 Alan:18 Gabriel:18 Tymoteusz:17 Nikodem:17
      """,
    ages: """
      18:72 20:179 25:209 30:256 35:306 40:313 45:286 50:240 55:217 60:240 65:254 70:208 75:123
      80:80 85:54 90
      """,
    cities: """
      Warszawa|mazowieckie|00101-00999||1862
      Kraków|małopolskie|30001-30898||803
      Wrocław|dolnośląskie|50001-50575||674
      Łódź|łódzkie|90001-90755||655
      Poznań|wielkopolskie|61001-61897||541
      Gdańsk|pomorskie|80001-80890||487
      Szczecin|zachodniopomorskie|70001-70893||392
      Lublin|lubelskie|20001-20883||331
      Bydgoszcz|kujawsko-pomorskie|85001-85883||330
      Białystok|podlaskie|15001-15893||292
      Katowice|śląskie|40001-40889||281
      Gdynia|pomorskie|81001-81681||242
      Częstochowa|śląskie|42200-42229||208
      Rzeszów|podkarpackie|35001-35959||198
      Radom|mazowieckie|26600-26617||197
      Toruń|kujawsko-pomorskie|87100-87118||195
      Sosnowiec|śląskie|41200-41219||189
      Kielce|świętokrzyskie|25001-25900||183
      Gliwice|śląskie|44100-44122||172
      Olsztyn|warmińsko-mazurskie|10001-10900||168
      Bielsko-Biała|śląskie|43300-43346||167
      Zielona Góra|lubuskie|65001-65785||139
      Opole|opolskie|45001-45920||126
      Gorzów Wielkopolski|lubuskie|66400-66417||117
      Elbląg|warmińsko-mazurskie|82300-82315||113
      Płock|mazowieckie|09400-09411||112
      Tarnów|małopolskie|33100-33114||103
      Wałbrzych|dolnośląskie|58300-58316||102
      Koszalin|zachodniopomorskie|75001-75900||105
      Kalisz|wielkopolskie|62800-62810||94
      Legnica|dolnośląskie|59220-59220||93
      Grudziądz|kujawsko-pomorskie|86300-86311||90
      Słupsk|pomorskie|76200-76218||86
      Siedlce|mazowieckie|08110-08110||76
      Inowrocław|kujawsko-pomorskie|88100-88100||68
      Piotrków Trybunalski|łódzkie|97300-97300||68
      Ostrów Wielkopolski|wielkopolskie|63400-63400||69
      Suwałki|podlaskie|16400-16400||69
      Stargard|zachodniopomorskie|73110-73110||65
      Ostrowiec Świętokrzyski|świętokrzyskie|27400-27400||63
      Leszno|wielkopolskie|64100-64100||60
      Łomża|podlaskie|18400-18400||60
      Ełk|warmińsko-mazurskie|19300-19300||60
      Zamość|lubelskie|22400-22400||59
      Pabianice|łódzkie|95200-95200||58
      Stalowa Wola|podkarpackie|37450-37464||56
      Tczew|pomorskie|83110-83110||57
      Mielec|podkarpackie|39300-39300||58
      Kędzierzyn-Koźle|opolskie|47220-47232||56
      Biała Podlaska|lubelskie|21500-21500||55
      """,
    postcodeFormat: "##-###",
    landlineNumber: "",
    mobileNumbers: "",
    streetHeads: """
      ul.:95 al.:5
      """,
    streetTails: """
      Akacjowa:3 Aksamitna Alpejska Ametystowa Bajkowa Bazaltowa Beskidzka Biała Błękitna Bławatna
      Błotna Borowa Brzozowa:4 Brzoskwiniowa Bukowa Bursztynowa Bystra Cedrowa Ceglana Cicha Cisowa
      Cyprysowa Czereśniowa Daglezjowa Daleka Deszczowa Dębowa Długa Dolna Dworcowa Diamentowa Dzika
      Fabryczna Fiołkowa Forteczna Gajowa Garncarska Graniczna Granitowa Grodzka Gruszowa Głogowa
      Górna Górska Handlowa Hutnicza Hiacyntowa Irysowa Iglasta Jabłoniowa Jagodowa Jarzębinowa
      Jasna Jaśminowa Jaworowa Jesienna Jesionowa Jeziorna Jodłowa Jutrzenki Kalinowa Kamienna
      Karpacka Kasztanowa Klasztorna Klonowa Kolejowa:3 Kolorowa Konwaliowa Kościelna:3 Kosodrzewiny
      Kowalska Krańcowa Kręta Krokusowa Krótka:4 Kryształowa Krzywa Kwiatowa:4 Kwitnąca Lawendowa
      Leszczynowa Leśna:6 Letnia Lipowa:4 Liliowa Lniana Łabędzia Łagodna Łanowa Łąkowa:4 Makowa
      Malinowa Malwowa Marzeń Miła Miodowa Młyńska Modrzewiowa Morelowa Morska Mostowa Murarska
      Myśliwska Nagietkowa Nadbrzeżna Nadrzeczna Nowa Nowowiejska Objazdowa Obwodowa Ogrodowa:5
      Okrężna Olchowa Orzechowa Osiedlowa Osikowa Owsiana Parkowa:3 Paprociowa Pastelowa Piaskowa
      Piękna Platanowa Pocztowa Podgórna Podleśna Pogodna Polna:6 Poprzeczna Południowa Porzeczkowa
      Poziomkowa Północna Promienna Prosta Przechodnia Przemysłowa Przyjazna Przytulna Pszczela
      Pszeniczna Równa Rolna Rubinowa Rumiankowa Różana Rybacka Rynkowa Rzeczna Rzemieślnicza Sadowa
      Sasankowa Serdeczna Słoneczna:5 Słonecznikowa Słowicza Sokola Sosnowa:3 Spacerowa Spokojna
      Srebrna Stawowa Stolarska Storczykowa Strażacka Stroma Strumykowa Sucha Szafirowa Szafranowa
      Szarotki Szeroka Szewska Szkolna:5 Szmaragdowa Szpitalna Świerkowa Świetlista Tarninowa
      Targowa Tatrzańska Tulipanowa Turkusowa Turystyczna Tymiankowa Urocza Ustronna Warzywna Wąska
      Wczasowa Wesoła Wiatraczna Wielka Wiejska Wiklinowa Willowa Wiosenna Wiśniowa Wierzbowa
      Włókiennicza Wodna Wrzosowa Wschodnia Wspólna Wysoka Zachodnia Zacisze Zagrodowa Zamkowa
      Zbożowa Zdrojowa Zielona:3 Zimowa Ziołowa Złota Żabia Żeglarska Żniwna Żonkilowa Żurawia
      Żwirowa Żytnia Źródlana Rzepakowa Perłowa Opalowa Koralowa Agrestowa Astrów Azaliowa Bratków
      Bzowa Chabrowa Cynamonowa Daliowa Figowa Forsycji Goździkowa Imbirowa Jałowcowa Jeżynowa
      Kaktusowa Koniczynowa Ligustrowa Magnoliowa Mieczykowa Miętowa Narcyzowa Nasturcjowa
      Niezapominajki Orlika Pelargonii Pierwiosnków Piwonii Rezedowa Rododendronów Szałwiowa Śnieżna
      Tęczowa Topolowa Widok Winogronowa Wrotyczowa Zawilcowa Żarnowcowa Żywopłotowa Bocianów
      Borsucza Bażantowa Czapli Drozdów Dzięciołowa Gołębia Jaskółcza Jelenia Kormoranów Krucza
      Kukułcza Lisia Łosiowa Orla Pawia Perliczki Puszczyka Rysia Sarnia Sikorek Skowronków Sowia
      Wilcza Wróbla Zajęcza Żubrowa Bednarska Ciesielska Cukrownicza Druciana Drukarska Flisacka
      Furmańska Garbarska Gazowa Górnicza Hodowlana Introligatorska Kaletnicza Kupiecka Lotnicza
      Mleczna Papiernicza Piekarska Portowa Rymarska Sukiennicza Szklarska Tkacka Tokarska Węglowa
      Zduńska Zbrojarska Źródłowa
      """,
    streetJoin: " ",
    houseNumberFollowsStreet: true,
    houseNumberJoin: " ",
    houseNumbers: 1...118,
    companyHeads: """
      Bal Bel Bor Brom Cer Dal Del Dob Dol Fal Fer Gal Ger Gran Hal Iwon Jas Kal Kar Kop Kor Kras
      Lam Lem Lub Mag Mel Mer Mor Nal Nar Nor Ol Orl Pel Pron Rad Ral Ros Sad Ser Sig Sol Tal Tar
      Ter Tor Ul Wal Wer Wil Zal Zel
      """,
    companyTails: """
      abia adar adro alis amex anda antex arix arno asta awex elan elmet enda enta erpol erta etra
      iblex idar ilex imar inta irex itan iwex odex odra olan omar onix onta opak orna osta ubex
      ulan umex unia urex usta
      """,
    companyJoin: " ",
    industries: """
      Informatyka, Systemy, Oprogramowanie, Robotyka
      Młodszy programista/Młodsza programistka, Tester/Testerka, Serwisant/Serwisantka
      Programista/Programistka, Administrator systemów/Administratorka systemów, \
      Analityk danych/Analityczka danych
      Architekt oprogramowania/Architektka oprogramowania, Kierownik projektu/Kierowniczka projektu

      Kliniki, Laboratoria, Rehabilitacja, Przychodnie
      Opiekun medyczny/Opiekunka medyczna, Rejestrator medyczny/Rejestratorka medyczna
      Pielęgniarz/Pielęgniarka, Farmaceuta/Farmaceutka, Fizjoterapeuta/Fizjoterapeutka, \
      Lekarz/Lekarka
      Ordynator/Ordynatorka, Pielęgniarz oddziałowy/Pielęgniarka oddziałowa

      Logistyka, Spedycja, Przewozy, Magazyny
      Magazynier/Magazynierka, Kurier/Kurierka
      Spedytor/Spedytorka, Kierowca, Agent celny/Agentka celna
      Kierownik magazynu/Kierowniczka magazynu, Kierownik floty/Kierowniczka floty

      Budownictwo, Dachy, Konstrukcje, Instalacje
      Pomocnik murarza/Pomocnica murarza, Praktykant na budowie/Praktykantka na budowie
      Cieśla, Elektryk/Elektryczka, Inżynier budowy/Inżynierka budowy, Kosztorysant/Kosztorysantka
      Kierownik budowy/Kierowniczka budowy, Dyrektor kontraktu/Dyrektorka kontraktu

      Ubezpieczenia, Finanse, Inwestycje
      Doradca klienta/Doradczyni klienta, Asystent likwidatora szkód/Asystentka likwidatora szkód
      Analityk finansowy/Analityczka finansowa, Analityk kredytowy/Analityczka kredytowa
      Dyrektor oddziału/Dyrektorka oddziału, Aktuariusz/Aktuariuszka

      Mechanika, Narzędzia, Tworzywa, Odlewnie
      Operator maszyn/Operatorka maszyn, Monter/Monterka
      Ślusarz/Ślusarka, Inżynier jakości/Inżynierka jakości, Konstruktor/Konstruktorka
      Kierownik produkcji/Kierowniczka produkcji, Dyrektor zakładu/Dyrektorka zakładu

      Piekarnie, Przetwory, Nabiał, Wędliny
      Pomocnik piekarza/Pomocnica piekarza, Pakowacz/Pakowaczka
      Piekarz/Piekarka, Technolog żywności/Technolożka żywności, Cukiernik/Cukierniczka
      Kierownik zmiany/Kierowniczka zmiany, Mistrz piekarski/Mistrzyni piekarska

      Wydawnictwo, Drukarnie, Poligrafia
      Asystent redakcji/Asystentka redakcji, Młodszy grafik/Młodsza graficzka
      Redaktor/Redaktorka, Grafik/Graficzka, Korektor/Korektorka, Tłumacz/Tłumaczka
      Redaktor naczelny/Redaktorka naczelna, Dyrektor artystyczny/Dyrektorka artystyczna

      Energetyka, Fotowoltaika, Ciepłownictwo
      Monter paneli/Monterka paneli, Inkasent/Inkasentka
      Inżynier elektryk/Inżynierka elektryczka, Projektant sieci/Projektantka sieci
      Kierownik sieci/Kierowniczka sieci, Główny energetyk/Główna energetyczka

      Hotele, Podróże, Restauracje, Cukiernie
      Kelner/Kelnerka, Recepcjonista/Recepcjonistka
      Kucharz/Kucharka, Organizator podróży/Organizatorka podróży, Sommelier/Sommelierka
      Szef kuchni/Szefowa kuchni, Dyrektor hotelu/Dyrektorka hotelu

      Doradztwo, Kadry, Księgowość
      Asystent prawny/Asystentka prawna, Młodszy konsultant/Młodsza konsultantka
      Doradca podatkowy/Doradczyni podatkowa, Rekruter/Rekruterka, Konsultant/Konsultantka
      Partner zarządzający/Partnerka zarządzająca, Biegły rewident/Biegła rewidentka

      Meble, Tkaniny, Obuwie, Odzież
      Sprzedawca/Sprzedawczyni, Kasjer/Kasjerka
      Zaopatrzeniowiec, Dekorator wnętrz/Dekoratorka wnętrz, Krawiec/Krawcowa
      Kierownik sklepu/Kierowniczka sklepu, Kierownik regionu/Kierowniczka regionu

      Sadownictwo, Nasiennictwo, Ogrodnictwo
      Pomocnik ogrodnika/Pomocnica ogrodnika, Zbieracz owoców/Zbieraczka owoców
      Ogrodnik/Ogrodniczka, Agronom/Agronomka, \
      Mechanik maszyn rolniczych/Mechaniczka maszyn rolniczych
      Kierownik gospodarstwa/Kierowniczka gospodarstwa, Główny agronom/Główna agronomka

      Szkolenia, Przedszkola, Edukacja
      Asystent nauczyciela/Asystentka nauczyciela, Pomoc wychowawcy
      Nauczyciel/Nauczycielka, Trener/Trenerka, Wychowawca/Wychowawczyni
      Dyrektor szkoły/Dyrektorka szkoły, Kierownik szkoleń/Kierowniczka szkoleń
      """,
    commonJobs: """
      Pracownik biurowy/Pracownica biurowa, Stażysta/Stażystka, Praktykant/Praktykantka
      Księgowy/Księgowa, Przedstawiciel handlowy/Przedstawicielka handlowa, Kadrowy/Kadrowa
      Dyrektor handlowy/Dyrektorka handlowa, Główny księgowy/Główna księgowa, Prezes/Prezeska
      """,
    legalForms: "sp. z o.o.:70, S.A.:9, sp. k.:8, sp. j.:8, s.c.:5"
  )
}
