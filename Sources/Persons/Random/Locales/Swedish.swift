extension LocaleData {
  /// Sweden, in Swedish.
  ///
  /// Surnames: the 500 commonest with their shares of each other, Skatteverket, 2025; the rarer
  /// ones are listed from memory or composed, and weigh what is missing to the whole population
  /// (SCB). First names: the commonest names that people go by of each decade in their approximate
  /// order (the first ten after SCB, beyond them approximate), weighted by rank. Ages: population
  /// at the end of 2023 in thousands, after SCB, rounded. Cities: population of the municipality
  /// in thousands, approximate, and postcodes of one part of it. Phone numbers: what PTS sets
  /// aside for fiction; of 070-174 06 xx only 10 to 99, for 00 to 04 are in use. Streets and
  /// companies are invented.
  static let swedish = LocaleData(
    country: "Sverige",
    surnames: """
      Andersson:5032 Johansson:4988 Karlsson:3707 Nilsson:3464 Eriksson:2802 Larsson:2569
      Olsson:2154 Persson:2150 Svensson:2005 Gustafsson:1457 Pettersson:1295 Jonsson:1166
      Jansson:996 Hansson:899 Carlsson:709 Bengtsson:700 Lindberg:639 Jönsson:635 Petersson:590
      Magnusson:576 Lindström:571 Lindgren:523 Gustavsson:520 Olofsson:518 Axelsson:489
      Bergström:487 Lundberg:483 Berg:478 Lundgren:468 Berglund:436 Jakobsson:435 Sandberg:414
      Ali:406 Fredriksson:392 Mattsson:388 Forsberg:382 Sjöberg:382 Lind:381 Henriksson:366
      Lindqvist:366 Engström:364 Eklund:354 Lundin:353 Holm:336 Danielsson:334 Bergman:333
      Håkansson:323 Wallin:322 Gunnarsson:316 Björk:313 Samuelsson:308 Nyström:306 Holmberg:303
      Lundqvist:302 Fransson:298 Ahmed:294 Söderberg:292 Nyberg:292 Johnsson:287 Arvidsson:286
      Isaksson:283 Nordström:282 Lundström:268 Björklund:264 Mårtensson:262 Berggren:259
      Eliasson:259 Sandström:254 Nordin:253 Mohamed:245 Ström:241 Ekström:241 Åberg:241 Holmgren:233
      Hermansson:232 Hedlund:229 Sjögren:226 Sundberg:224 Dahlberg:224 Falk:223 Ek:220 Blom:215
      Öberg:214 Hellström:214 Strömberg:211 Martinsson:209 Lindholm:206 Dahl:206 Månsson:205
      Blomqvist:205 Ibrahim:204 Löfgren:202 Hassan:201 Jensen:200 Abrahamsson:200 Norberg:200
      Åström:198 Sundström:196 Åkesson:195 Nyman:194 Söderström:194 Palm:192 Hansen:191 Lund:189
      Bergqvist:189 Jonasson:189 Borg:188 Rosén:188 Ivarsson:188 Möller:185 Andreasson:185
      Englund:183 Lindblom:182 Ekman:182 Hallberg:180 Göransson:179 Sjöström:176 Strand:176
      Lindahl:176 Stenberg:173 Davidsson:172 Josefsson:172 Friberg:172 Bäckström:170 Lilja:170
      Hedberg:170 Söderlund:170 Boström:169 Ottosson:168 Skoglund:168 Nygren:167 Holmström:166
      Roos:164 Strandberg:164 Wikström:163 Höglund:162 Björkman:161 Adolfsson:160 Malm:159
      Nielsen:159 Lindén:159 Börjesson:157 Erlandsson:153 Edlund:152 Franzén:150 Moberg:149
      Norén:149 Haglund:148 Melin:148 Claesson:147 Hussein:144 Aronsson:142 Nguyen:142 Dahlgren:142
      Ericsson:142 Johannesson:142 Dahlström:141 Östlund:140 Alm:140 Blomberg:139 Lindell:137
      Viklund:137 Holmqvist:136 Sundqvist:135 Öhman:135 Knutsson:134 Högberg:134 Vikström:131
      Nord:130 Wiklund:130 Sundin:129 Hedman:128 Mohammed:128 Sköld:128 Lindh:127 Ståhl:126
      Lundmark:126 Linder:126 Molin:124 Hedström:124 Svärd:124 Pålsson:123 Abdi:122 Olausson:122
      Sjödin:122 Lindblad:122 Ljung:122 Ljungberg:122 Hagström:121 Jacobsson:121 Oskarsson:118
      Ekberg:117 Boman:117 Malmberg:116 Pedersen:115 Ohlsson:114 Hellberg:113 Paulsson:112
      Brandt:112 Dahlin:112 Wahlström:111 Asplund:110 Törnqvist:110 Wiberg:110 Näslund:109
      Norman:109 Hedin:108 Ågren:108 Westerlund:107 Andersen:107 Fors:106 Khan:106 Lindkvist:106
      Hjalmarsson:104 Westerberg:103 Ahlström:103 Forslund:103 Levin:103 Ahmad:102 Lundkvist:102
      Edström:101 Grahn:101 Hall:100 Westman:100 Frisk:100 Österberg:99 Berntsson:98 Hägglund:98
      Augustsson:98 Marklund:97 Lindvall:96 Backman:96 Dahlqvist:95 Hjelm:95 Nordqvist:95 Omar:95
      Sjöstrand:94 Bäckman:94 Alfredsson:94 Forsman:94 Nordlund:93 Lövgren:93 Larsen:93 Westin:93
      Hagberg:92 Byström:92 Ahmadi:92 Osman:92 Ljunggren:92 Torstensson:92 Alexandersson:91
      Kristiansson:91 Lantz:91 Malmström:90 Hagman:90 Niklasson:90 Bertilsson:90 Backlund:90
      Sjöblom:89 Wall:89 Lennartsson:89 Karlström:88 Rydberg:88 Granberg:88 Sjöholm:88 Hellman:88
      Ahlberg:87 Simonsson:87 Rosengren:87 Almqvist:86 Edvardsson:86 Ahlgren:86 Bäck:86 Hammar:85
      Östman:85 Krantz:85 Bergkvist:85 Kjellberg:85 Skog:85 Hallgren:85 Ericson:84 Ekholm:84
      Svedberg:83 Wahlberg:83 Lundell:83 Sandin:83 Hanna:82 Palmqvist:82 Westberg:82 Thorén:82
      Sahlin:82 Emanuelsson:81 Mohammadi:81 Engman:81 Rydén:81 Åkerlund:81 Svanberg:80 Hellgren:80
      Holgersson:80 Broberg:79 Hult:79 Singh:79 Hägg:79 Lindmark:79 Andrén:79 Malmqvist:78 Hasan:78
      Salomonsson:78 Nordgren:77 Svahn:77 Ekstrand:77 Antonsson:76 Christensen:76 Strid:75
      Engdahl:75 Mohammad:75 Tran:75 Klasson:74 Hultman:74 Nylander:74 Malmgren:74 Broman:74
      Green:74 Sjölund:73 Asp:73 Issa:73 Eklöf:73 Engberg:73 Hultgren:73 Stark:73 Said:72 Wang:72
      Blomgren:72 Ismail:72 Bodin:72 Hallin:72 Karlberg:72 Hammarström:72 Ekelund:72 Sandgren:71
      Sandell:71 Blixt:71 Henningsson:71 Skoog:71 Gabrielsson:70 Nordberg:69 Mustafa:69
      Söderqvist:69 Lidén:69 Frank:68 Jeppsson:68 Linde:68 Melander:68 Östberg:68 Brännström:68
      Granath:67 Olsen:67 Ekdahl:67 Lundh:67 Wester:67 Bohlin:67 Kvist:67 Johnson:66 Sjöstedt:66
      Lindskog:66 Burman:66 Norling:66 Granström:66 Saleh:66 Söderholm:65 Wennberg:65 Li:64
      Helgesson:64 Haraldsson:64 Borgström:63 Werner:63 Wilhelmsson:63 Lindfors:62 Smith:62
      Granlund:62 Holst:62 Israelsson:62 Edin:62 Einarsson:62 Kristensson:62 Ahlqvist:62 Forsgren:62
      Widén:62 Brodin:61 Bolin:61 Edman:61 Sjölander:61 Ahlin:61 Vesterlund:61 Landin:60 Bylund:60
      Schmidt:60 Storm:60 Sjölin:60 Forsell:60 Kristoffersson:60 Rosenqvist:60 Vilhelmsson:60
      Norrman:60 Robertsson:60 Thulin:59 Zhang:59 Liljegren:59 Sörensen:59 Stenström:58 Carlson:58
      Häggström:58 Lundblad:58 Bergsten:58 Norgren:58 Lindquist:58 Almgren:58 Källström:58 Pihl:58
      Halvarsson:58 Westlund:57 Rosenberg:57 Elofsson:57 Kling:57 Viberg:56 Folkesson:56 Söderman:56
      Östling:56 Sundell:56 Landström:56 Lundquist:56 Löf:56 Palmgren:56 Rasmussen:56 Wallgren:56
      Chen:56 Åslund:56 Hosseini:55 Södergren:55 Wahlgren:55 Abdullah:55 Brolin:55 Edberg:55
      Vallin:55 Bergvall:55 Nordlander:54 Anderberg:54 Wallén:54 Lidström:54 Turesson:54
      Zetterberg:54 Ljungqvist:54 Steen:54 Bergstrand:53 Juhlin:53 Gren:53 Ferm:53 Roth:53 Dahlén:52
      Engvall:52 Johansen:52 Farah:52 Grönlund:52 Lönn:52 Svantesson:52 Frid:52 Carlberg:52 Jarl:52
      Olander:52 Vestin:52 Norlin:52 Nylén:52 Flink:52 Modig:51 Winberg:51 Åsberg:51 Lundholm:51
      Gashi:51 Bohman:50 Hjort:50 Ingvarsson:50 Jörgensen:50 Brink:50 Rask:50 Åkerman:50 Rehn:50
      Selin:50 Blomkvist:50 Stenlund:50 Fagerström:49 Petersen:49 Jafari:49 Thor:49 Emilsson:49
      Mohamud:49 Abbas:49 Khalil:49 Bergdahl:49 Gullberg:49 Liu:48
      """,
    rareSurnames: """
      Abelsson Adamsson Agnarsson Agrell Ahlbom Ahlbäck Ahlfors Ahlmark Ahlsén Ahlstrand Ahnström
      Albertsson Albinsson Algotsson Almberg Almerud Almlöf Almroth Almstedt Alvarsson Ambjörnsson
      Ambrosson Ammilon Antman Apelgren Apelqvist Arkel Arnell Arnesson Arnqvist Arnström Aronson
      Arvidson Asker Askerlund Asklund Asplind Assarsson Astervall Augustinsson Axén Axman Backe
      Backström Bagge Ballin Barkman Bark Bengtson Benjaminsson Bennström Berglin Berglöf Bergmark
      Bergner Bergsjö Bergsman Bernström Berthilsson Billgren Billström Birgersson Birkeland
      Bjurberg Bjurling Bjurman Bjurström Björkegren Björkén Björklöf Björkquist Björling Björnberg
      Björnfot Björnlund Björnsson Björnström Blad Blidberg Blomdahl Blomgård Blomster Boberg Bodell
      Bodlund Bogren Bokvist Boivie Bondesson Boqvist Borén Borglund Borgman Borgqvist Borin Bosson
      Brage Brandberg Brandel Brander Brandin Brandström Brantberg Brask Bratt Bredberg Bredenberg
      Brennander Brickman Bring Brinkman Brisman Brobäck Brodd Brodén Broddesson Brorsson Bruce
      Brundell Brundin Bruhn Brunnberg Brunström Brunzell Bryngelsson Brynielsson Bråberg Brämberg
      Brändström Brännberg Brännlund Brännvall Bucht Burell Burström Byberg Byfors Bygdén Byman
      Byqvist Bystedt Bågenholm Bånkestad Bäckelin Bäckgren Bäcklin Bäcklund Bäckmark Bäckvall
      Bälter Böhn Bökman Börje Börjeson Cajander Callerholm Carlbom Carlén Carlgren Carlin Carlmark
      Carlqvist Carlstedt Carlström Caspersson Cedergren Cederberg Cederholm Cederlund Cederlöf
      Cederqvist Cedervall Celander Christersson Christiansson Clarin Clarholm Clefberg Collin
      Colliander Cronberg Cronholm Cronqvist Croona Dagman Dagsberg Dahlblom Dahlborg Dahlbäck
      Dahlfors Dahlman Dahlsten Dahlstedt Dahlstrand Dalman Damberg Damgren Danielson Daniels
      Davidson Degerman Dellborg Djerf Djurberg Djurfeldt Domeij Drevander Drotz Drugge Duvander
      Duvell Dynesius Dyrssen Dyverfeldt Ebbesson Ebervall Eckerman Edenholm Edgren Edholm Edlén
      Edling Edqvist Edsman Edsberg Edvall Edwall Egnell Ehn Ehrenström Ehrling Ehrnst Ekblad Ekblom
      Ekbom Ekbäck Ekeberg Ekedahl Ekegren Ekenberg Ekerot Ekfeldt Ekfors Ekgren Ekmark Ekroth
      Eksell Ekstam Ekstedt Ekvall Elander Elfgren Elfström Elfving Elgh Ellgren Elmberg Elmgren
      Elmqvist Elmér Elmroth Elvén Elvin Emilson Emmoth Enarsson Enberg Eneroth Engblom Engbom
      Engdal Engelbrektsson Engfeldt Engholm Englesson Englöf Engqvist Engvist Engwall Enhörning
      Enlund Enocksson Enroth Envall Erikson Erlingsson Esbjörnsson Eskilsson Essén Estberg
      Evaldsson Evertsson Fager Fagerberg Fagerholm Fagerlund Fagerlind Fagerqvist Fahlander Fahlén
      Fahlgren Fahlström Falck Falkeborn Falkenberg Falkevall Falkman Fallgren Fallberg Farm Faxén
      Feltborg Fernlund Fernström Fernqvist Ferngren Filipsson Finnström Fjellborg Fjellman
      Fjällström Flodin Flodman Flodmark Flodén Flodström Flodqvist Florin Flygare Flyckt Fogelberg
      Fogelqvist Fogelström Folkeryd Folkeson Forsbäck Forsén Forshed Forslin Forslöf Forsmark
      Forsmoo Forsström Forssell Forsstedt Frankman Fredholm Fredin Fredlund Fredman Fredricson
      Frejd Frendin Fridell Fridén Fridh Fridholm Fridlund Fridman Fridolfsson Fridström Friman
      Frimodig Fritzon Frodlund Frödin Frögren Fröberg Fröjd Fröjmark Frölander Frölén Fröling
      Frykberg Fryklund Frykman Fryxell Fröström Furberg Furubom Furuhagen Furustrand Fyhr Fällgren
      Fällman Färdig Färnström Fält Fältström Gabrielson Gadd Galvin Gardell Gartner Gawell Gedda
      Gerdin Gerhardsson Germundsson Gertsson Gillberg Gillgren Gillström Gisslén Gladh Glans
      Glimberg Gottfridsson Gradin Grafström Grahm Granat Grandin Granfeldt Granholm Granqvist
      Granstedt Granstrand Graube Gravander Greiff Grelsson Grenholm Grevillius Grip Gripenland
      Gripsten Grundberg Grundén Grundström Gråberg Grönberg Gröndahl Grönkvist Grönqvist Grönstedt
      Grönvall Gullstrand Gulin Gummesson Gunnarson Gustafson Gustavson Gyllander Gyllensten Gynther
      Gårdh Gårdlund Gärdin Gärdqvist Gäfvert Gävert Göranson Götberg Göthberg Göthe Götherström
      Gothberg Hafström Hagander Hagdahl Hagelin Hagelberg Hagenfeldt Hagerman Haggren Haglöf Hagmar
      Hagsten Hagvall Haking Halldin Hallén Hallingfors Hallman Hallonsten Hallqvist Hallsten
      Hallström Halvardsson Hamberg Hammarberg Hammargren Hammarlund Hammarsten Hammarstedt Hamrin
      Handberg Hanell Hansander Hansén Haraldson Hardell Harrysson Hartelius Hartzell Hasselberg
      Hasselgren Hasselqvist Hasselström Hassler Havskog Hebbe Heberlein Hedblad Hedblom Hedborg
      Hedell Hedén Hedfors Hedgren Hedkvist Hedlin Hedmark Hedqvist Hedvall Hegardt Helander
      Helgstrand Helin Helldén Hellkvist Hellmark Hellmér Hellner Hellqvist Hellsing Hellsten
      Hemberg Hemlin Hemmingsson Hemström Henberg Henning Henricson Herbertsson Herlitz Herlin
      Hermanson Herngren Herrström Hesselgren Hesselman Hessling Hesslow Hildebrand Hilding
      Hildingsson Hillerström Hillgren Hillström Hjalmarson Hjelmberg Hjelmgren Hjelmqvist Hjelte
      Hjerpe Hjertberg Hjertén Hjorth Hjortsberg Hoff Hofberg Hofgren Holgerson Hollander Hollsten
      Holmblad Holmdahl Holmén Holmer Holmertz Holmin Holmlund Holmsten Holmstrand Holmstedt
      Holmvall Hornborg Hovberg Huldt Hultberg Hultén Hultgård Hultin Hultkvist Hultmark Hultqvist
      Hultstrand Hultström Humble Husberg Husmark Hvarfner Hyllengren Hyltén Hylander Håberg Hådell
      Hållén Hållberg Hård Håkanson Hällgren Hällqvist Hällström Höckert Hög Högbom Högdahl Högfeldt
      Högfors Högman Högstedt Högstrand Högström Högvall Höjer Hök Hörberg Hörling Hörnfeldt
      Hörnqvist Hörnsten Hörnström Idberg Idestrand Ihrman Ihrfors Ilstedt Ingelsson Ingelstam
      Ingemansson Ingemarsson Ingesson Ingevaldsson Ingmarsson Isacson Isberg Isling Isgren Ivarson
      Jaensson Jakobson Jacobson Janson Jansén Jarlborn Jarnvall Jensfelt Jernberg Jerkeman Jernelöf
      Jernström Jeppson Joelsson Johanson Jonason Jonson Jonzon Josephson Jovander Julin Junström
      Jutterström Jäderberg Jäderlund Jäderström Jägerstedt Jämting Järnberg Järnefelt Järvholm
      Jörnmark Kallin Kallgren Kalén Kardell Karlbom Karlgren Karlman Karlmark Karlqvist Karlsten
      Karlstedt Karlson Karp Karsten Kask Kempe Kennergren Kihlberg Kihlgren Kihlman Kihlström
      Kindberg Kindblom Kindstrand Kindvall Kinell Kinnander Kjellander Kjellén Kjellgren Kjellin
      Kjellman Kjellqvist Kjellsson Kjellström Klang Klarin Klarqvist Klasén Klefbom Klevebrant
      Klingberg Klingström Klingvall Klint Klintberg Klockar Knape Knutson Knutas Kock Kollberg
      Kollén Konradsson Kornfält Korsell Korsgren Krafft Krall Krigsman Krok Kronberg Kronborg
      Kronlund Kronqvist Kronvall Krook Krylborn Kull Kullander Kullberg Kullgren Kullman Kumlin
      Kumlien Kvarnlöf Kvarnström Kvarnmark Kvick Kvint Kyhlberg Kyhlstedt Kylberg Kyrk Kågström
      Källberg Källgren Källman Källqvist Källsson Källvik Kämpe Kärn Kärrman Kättström Köhlin
      Köllerström Königsson Lager Lagerberg Lagerblad Lagergren Lagerholm Lagerlund Lagerman
      Lagerqvist Lagerstedt Lagerstrand Lagerström Lagervall Lambertsson Landberg Landelius Landén
      Landgren Landqvist Landstedt Lannerstad Lanner Lantto Larson Larshammar Larsén Lasson Laurell
      Laurin Lavén Leander Ledin Leffler Leijon Leion Lejdström Lekander Lenander Lenman Lenner
      Lennerhag Leonardsson Leonsson Levander Levén Levinsson Leyman Lidberg Lidbeck Lidbom Liden
      Lidfors Lidgren Lidholm Lidman Lidmark Lidstrand Liedberg Liedholm Liffner Liljeberg Liljeblad
      Liljedahl Liljefors Liljeholm Liljekvist Liljenberg Liljenfors Liljeqvist Liljestrand
      Liljeroth Liljeström Liljevall Lillieström Lillqvist Linddahl Lindbeck Lindbom Lindborg
      Lindbäck Lindeberg Lindeborg Lindegren Lindelöf Lindelöw Lindeman Linderholm Linderoth
      Lindenfors Linderstam Lindestrand Lindfeldt Lindgård Lindholtz Linding Lindman Lindner Lindoff
      Lindow Lindros Lindsjö Lindstedt Lindsten Lindstrand Lindvik Lindwall Linge Lingman Lingvall
      Linnér Lissmark Littorin Ljungblad Ljungborg Ljungdahl Ljungfelt Ljungholm Ljungkvist Ljungman
      Ljungmark Ljungstedt Ljungstrand Ljungström Ljungvall Lodén Lodin Logren Lorentzon Lorin Lovén
      Ludvigsson Lundahl Lundblom Lundborg Lundbäck Lundeberg Lundén Lundevall Lundhagen Lundheim
      Lundius Lundman Lundsten Lundstedt Lundvall Lundvik Lundwall Lunner Lyberg Lychnell Lyckander
      Lyckholm Lydén Lydell Lyngfelt Lyrberg Långberg Långström Långbacka Lännerström Löfberg
      Löfblad Löfdahl Löfdal Löfling Löfman Löfmark Löfqvist Löfroth Löfstedt Löfstrand Löfström
      Löfvenberg Löfving Lönnberg Lönnblad Lönnbäck Lönneborg Lönngren Lönnqvist Lönnroth Lönnström
      Lööf Lööv Lövdahl Lövenborg Lövkvist Lövqvist Lövstedt Lövström Lövstrand Magnuson Majgren
      Malmborg Malmer Malmfors Malmén Malmkvist Malmlöf Malmros Malmsten Malmstedt Malmvall
      Manfredsson Mannberg Mannerström Marberg Marcusson Markgren Markusson Markström Marmander
      Martinell Matsson Matson Matthiasson Mattson Maxe Medin Mehlin Melberg Melén Melinder Mellberg
      Mellblom Mellgren Mellin Mellqvist Mellström Melvinsson Mickelsson Mikaelsson Mildner Millberg
      Mobäck Modén Modigh Modin Mogren Mohlin Molander Molinder Mollberg Mollstedt Morell Morén
      Morin Mossberg Moström Motander Munter Munthe Murberg Myhrberg Myhrman Myrberg Myrén Myrgren
      Myrin Myrman Myrsten Myrström Månberg Månson Mälberg Mällberg Mörk Mörtberg Mörtsell Möre
      Naeslund Narvell Nehlin Nelander Nellgård Nerelius Nerman Nestor Nettelbrandt Nevander
      Nicklasson Nicolausson Nilson Nilsved Noaksson Nohlgren Norbeck Norbäck Nordahl Nordborg
      Nordebo Nordell Nordén Nordenberg Nordenfelt Nordevall Nordfelt Nordfors Nordgaard Nordh
      Nordholm Nordhammar Nordkvist Nordling Nordlöf Nordmark Nordmo Nordrup Nordstrand Nordvall
      Nordvik Norell Norin Norinder Norlander Norlund Normark Norrby Norrbom Norrgren Norrgård
      Norrlin Norrsell Norrström Norström Nyblom Nydahl Nydén Nyholm Nykvist Nyhlén Nyhlin Nylin
      Nyling Nyqvist Nyrén Nystrand Nystedt Nyvall Näsholm Näsman Näsström Näsvall Nöjd Odelberg
      Odelius Odenberg Odengren Odenmark Ohlander Ohlin Ohlson Ohlström Olaisson Olersson Olofson
      Olovsson Olson Orback Orrling Oscarsson Oskarson Ottander Ottoson Otterberg Otterdahl
      Otterström Ottervik Oxelman Oxenstam Pahlm Palmberg Palmblad Palmborg Palmcrantz Palmér
      Palmlund Palmkvist Palmroth Paulin Paulson Pauli Paulinder Pehrson Pehrsson Perman Pernvik
      Person Perzon Petersén Peterson Petré Petrini Pettersén Petterson Pilblad Pilgren Pilström
      Plantin Plym Pontén Prahl Pripp Qvarnberg Qvarnström Qvist Qvick Radholm Ragnarsson Rahm
      Ramberg Ramström Ramstedt Ranby Rangmar Rapp Ravnborg Redin Regnell Rehnberg Rehnström
      Rehnqvist Reinhold Renberg Renholm Renman Renström Reuterdahl Revelj Rhodin Richardsson
      Rickardsson Ridell Ridderström Rignell Rindborg Ring Ringborg Ringdahl Ringqvist Ringström
      Ringvall Rinman Risberg Risling Rissler Ristner Robertson Rodhe Rockström Rodin Rogberg Rohlin
      Rolfsson Romare Romberg Roosvall Ropars Rosander Rosberg Rosell Rosenblad Rosendahl Rosenholm
      Rosenkvist Rosenlind Rosenlund Rosenström Rosenvall Rosling Roslund Rosqvist Rossander Rosvall
      Roswall Rothman Rothstein Rubensson Rudberg Rudén Rudholm Rudin Rudling Rudqvist Rudström
      Rulander Runborg Runesson Runemark Runfors Runsten Ruthberg Ruuth Rydell Rydevik Rydgren
      Rydholm Rydin Rydlund Rydmark Rydqvist Rydstedt Rydström Rydvall Rylander Ryman Rådberg
      Rådström Råberg Råsberg Röhl Rönn Rönnbäck Rönnberg Rönngren Rönnholm Rönning Rönnkvist
      Rönnlund Rönnmark Rönnqvist Rönnström Rörling Sahlberg Sahlén Sahlgren Sahlman Sahlström
      Sahlqvist Salander Salberg Salin Salling Salmonsson Salomonson Samuelson Sandahl Sandblom
      Sandborg Sandbäck Sandelin Sandén Sander Sanderson Sandkvist Sandkull Sandler Sandlund Sandlöf
      Sandman Sandmark Sandqvist Sandsten Sandstedt Sandvall Sandvik Sanfridsson Sanner Sannerholt
      Santesson Sarlin Schultzberg Schönberg Schönning Sebelius Segerberg Segerdahl Segerfeldt
      Segerlind Segerlund Segerqvist Segerstedt Segerström Sehlin Sehlstedt Selander Seldén Selberg
      Selinder Sellberg Selldén Sellgren Selling Sellman Sellström Sernhede Setterberg Setterlind
      Setterlund Setterqvist Seveborg Sigfridsson Sigurdsson Sigvardsson Sihlbom Silén Siljeström
      Silfver Silfverberg Silfversten Silverberg Silvergren Silversten Silverstrand Silvander
      Simonson Simrén Sivertsson Sixtensson Sjöback Sjöbeck Sjödahl Sjödelius Sjöfors Sjögård Sjöhag
      Sjökvist Sjölén Sjölind Sjöling Sjöman Sjömark Sjöqvist Sjörén Sjösten Sjösvärd Sjöwall
      Sjövall Sjövik Skagerlind Skagerström Skantz Skans Skarp Skarin Skeppstedt Skeppner Skiöld
      Skogberg Skogh Skogholm Skoglöf Skogman Skogmark Skogqvist Skogsberg Skogström Skogsmo Skoogh
      Skott Skyman Skånberg Skånström Skärlund Skärberg Slotte Smedberg Smedman Smedmark Snellman
      Sohlberg Sohlman Sohlström Sollenberg Sollander Sommarström Sparf Spetz Spjut Spolander Spång
      Spångberg Staaf Staffansson Stahre Stavling Stake Stavenow Stegberg Stegmark Stenborg Stenbäck
      Stenberger Stendahl Stenfors Stengård Stenhammar Stenholm Stenis Stenkvist Stenman Stenmark
      Stenqvist Stenson Stensson Stensland Stenvall Stenvinkel Sterner Stigsson Stiernholm Stjerna
      Stjernberg Stjernfeldt Stjernkvist Stjernlöf Stjernqvist Stjernström Stockman Stolpe Stolt
      Stoltz Storck Storgärd Stormark Stranne Strandell Strandgren Strandh Strandlund Strandman
      Strandqvist Strandvik Stridh Stridfeldt Stridsberg Stridsman Strindlund Strinnholm Stråhle
      Strålin Strömbeck Strömblad Strömbom Strömbäck Strömdahl Strömfors Strömgren Strömholm
      Strömkvist Strömland Strömlund Strömqvist Strömsten Strömstedt Strömvall Sturesson Styf
      Styrbjörn Styrman Ståhlberg Ståhlbom Ståhlgren Ståhlnacke Stålberg Stålbom Stålhammar
      Stålnacke Ståhlkrantz Stälberg Stöckel Sunborg Sundblad Sundblom Sundborg Sundelin Sundelius
      Sundén Sundfors Sundgren Sundh Sundholm Sundkvist Sundling Sundlöf Sundman Sundmark Sundsten
      Sundstrand Sundvall Sundvik Sundquist Sunesson Sunnerdahl Sunnergren Svalin Svanborg Svanfeldt
      Svangård Svanholm Svanlund Svanqvist Svanstedt Svanström Svanteson Svartling Svarvare Svedell
      Svedenborg Svedin Svedjeholm Svedlund Svedman Svedmark Svelander Svenler Svenmarker
      Svenningsson Svennberg Svensk Svensén Svenske Sverin Sverkersson Swahn Swanström Swartling
      Swärd Swärdh Svärdström Svärling Syk Sylvan Sylvén Synnergren Synnerholm Syrén Sågström
      Sällström Säfström Säfholm Särnholm Sävström Sävenstrand Sääf Söderbäck Söderblom Söderborg
      Söderdahl Söderhielm Söderhäll Söderkvist Söderlind Söderling Södermark Söderpalm Södersten
      Söderstrand Södervall Sörberg Sörlin Sörling Sörman Sörqvist Sörvik Tapper Tallberg Tallgren
      Tammelin Tegelberg Tegner Tellström Tengberg Tengblad Tengroth Tengvall Tenggren Tenglund
      Ternström Ternert Tholin Thoresson Thorell Thorman Thornberg Thorsell Thorsson Thorstensson
      Thorvaldsson Thunberg Thunell Thuresson Thyrén Thyberg Tibbelin Tideman Tideström Tillberg
      Tillgren Tilly Timander Timgren Tingström Tingvall Tjerngren Tjernberg Tjernström Tjäder Toll
      Tolf Tomasson Torberntsson Torell Torén Torgersson Tornberg Torbiörnsson Torgny Torkelsson
      Torlegård Tornell Torshage Torvaldsson Trana Tranberg Trygg Tryggvesson Träff Trolin Trulsson
      Trued Tufvesson Tuvesson Tunek Tunell Tynell Tyrberg Tyrén Tärning Törnberg Törnblad Törnblom
      Törne Törner Törnell Törngren Törnkvist Törnlund Törnros Törnström Törnwall Uddenberg Uddgren
      Uddman Uddström Ulander Ulfsson Ullberg Ullman Ullmark Ullén Ullström Ulvegren Ulvmyr Undin
      Unosson Uppström Utas Utberg Utter Utterström Vadman Vahlberg Vahlund Valdemarsson Valfridsson
      Valgren Vallberg Vallgren Vallentin Wallander Wallberg Wallbom Wallenius Wallerstedt Wallertz
      Wallinder Wallman Wallmark Wallner Wallqvist Wallström Vallström Wallstén Warg Varg Wargsjö
      Warnqvist Wassberg Wassgren Wasell Vadell Weidolf Welander Welin Wellander Wendel Wenell Wener
      Wengelin Wennerberg Wennerholm Wennerlund Wennermark Wennersten Wennerström Wennman Wennstrand
      Wennström Werme Wernersson Werngren Wernqvist Vesterberg Westbom Westdahl Westerdahl
      Westergren Westerholm Westermark Westersten Westerström Westervall Westfelt Westgård Westholm
      Westling Westmark Westmyr Westrin Westskog Wetterberg Wetterfors Wettergren Wetterlind
      Wetterlund Wettermark Wetterstrand Wibom Vickberg Wickberg Wickström Widegren Widell Widerberg
      Widerström Widgren Widholm Widlund Widman Widmark Widegård Widstrand Vidén Wigert Vigren
      Wigren Wigström Wikander Wikberg Wikdahl Wikén Wikgren Wikholm Wikingsson Viking Wiklander
      Wikman Wikmark Wiksten Wikstrand Wikner Viktorsson Wilander Wilén Willén Wilhelmson Willman
      Willners Vinberg Winblad Winbladh Vinge Winge Wingren Winkvist Winqvist Winroth Winther
      Winstrand Winsth Vintergård Virgin Wirén Wirström Wising Wisén Wissting Vistrand Wistrand
      Witting Wittberg Vittgren Wollert Volin Wrangsjö Wretling Wulff Vånnman Våhlin Wåhlin Wåhlberg
      Wågberg Wågström Wästberg Wästfelt Västberg Västerlund Västermark Wästlund Yngvesson Yngström
      Ytterberg Yttergren Zachrisson Zackrisson Zander Zetterlund Zetterman Zetterqvist Zetterström
      Zethelius Åbom Ådahl Åhl Åhlander Åhlén Åhlin Åhlström Åhman Åhsberg Åkerberg Åkerblad
      Åkerblom Åkerfeldt Åkergren Åkerholm Åkerling Åkermark Åkerstedt Åkersten Åkerstrand Åkerström
      Åkervall Ålander Ålund Åkeson Åsander Åsell Åsén Åsgren Åsling Åsman Åstrand Ängmark Öbrink
      Ödlund Ödman Ögren Öhlén Öhlin Öhlund Öhrberg Öhrling Öhrn Öhrström Öijer Ölander Ölund Öquist
      Örn Örnberg Örnfeldt Örnmark Örtegren Örtendahl Örtengren Örtenholm Östbom Östblom Österdahl
      Österman Östergren Österholm Österlind Österling Österlund Östgren Östin Östmark Östmar Östnäs
      Östrand Östvall Östvik Överby
      """,
    rareSurnameHeads: """
      Ahl Alder Alm Asp Brom Bäck Dahl Ek El Eng Fager Fern Flod Frid Fält Gran Grön Gull Hag Hall
      Hammar Hassel Hed Hell Hjelm Hof Häg Hög Kall Karl Korn Kron Kvarn Käll Lager Lilje Ljung Lunn
      Löv Malm Mell Mor Myr Nor Nord Ny Näs Palm Ram Rim Ros Rosen Rud Ryd Rönn Sand Seger Sel
      Silver Sjö Skog Skär Sol Stjern Stål Sund Sved Svan Säll Söder Tall Tegel Törn Ull Vass Vester
      Wester Vik Wik Vinter Wall Wenner Wetter Åker Äng Öst Öster Björk Blom Tran Örn
      """,
    rareSurnameTails: """
      ander berg blad borg feldt gren gård holm hult kvist lind ling lund löf man mark qvist sten
      stedt strand ström stam sjö
      """,
    rareSurnameWeight: 151_800,
    surnameCount: 1,
    femaleNames: """
      1930 Ingrid:100 Birgitta:91 Margareta:83 Inga:77 Gun:71 Maj-Britt:67 Karin:62 Kerstin:59
      Britta:56 Ulla:53 Barbro:50 Gunborg:48 Anna:45 Maj:43 Marianne:42 Siv:40 Elsa:38 Greta:37
      Inger:36 Gunvor:34 Elisabeth:33 Märta:32 Astrid:31 Brita:30 Sonja:29 Birgit:29 Rut:28 Vera:27
      Gerd:26 Solveig:26 Anna-Lisa:25 Ingegerd:24 Gunnel:24 Ann-Marie:23 Aina:23 Gudrun:22 Britt:22
      Dagny:21 Signe:21 Aino:20 Elsie:20 Berit:20 Anita:19 Ester:19 Linnéa:19 Mary:18 Iris:18
      Doris:18
      1940 Birgitta:111 Margareta:100 Karin:91 Kerstin:83 Ingrid:77 Barbro:71 Ulla:67 Christina:62
      Inger:59 Monica:56 Gun:53 Marianne:50 Siv:48 Gunilla:45 Anita:43 Eva:42 Ingegerd:40 Gunnel:38
      Elisabeth:37 Anna:36 Berit:34 Solveig:33 Gunvor:32 Maj-Britt:31 Britt:30 Birgit:29 Inga:29
      Ann-Marie:28 Lena:27 Agneta:26 Sonja:26 Maj:25 Irene:24 Yvonne:24 Ulla-Britt:23 Britt-Marie:23
      Gudrun:22 Elsa:22 Lillemor:21 Anne-Marie:21 Eivor:20 Harriet:20 Ann-Christin:20 Bodil:19
      Mona:19 Lisbeth:19 Rose-Marie:18 Laila:18
      1950 Eva:111 Birgitta:100 Margareta:91 Christina:83 Lena:77 Agneta:71 Elisabeth:67 Kerstin:62
      Gunilla:59 Marie:56 Inger:53 Monica:50 Marianne:48 Ingrid:45 Anita:43 Karin:42 Anna:40
      Barbro:38 Ulla:37 Maria:36 Ann-Christin:34 Yvonne:33 Susanne:32 Lisbeth:31 Gunnel:30 Carina:29
      Britt-Marie:29 Annika:28 Irene:27 Siv:26 Ann-Marie:26 Berit:25 Ewa:24 Katarina:24 Ingela:23
      Cecilia:23 Anette:22 Pia:22 Solveig:21 Mona:21 Helena:20 Gun:20 Bodil:20 Viveka:19 Åsa:19
      Ann-Charlotte:19 Marita:18 Inga-Lill:18
      1960 Maria:100 Eva:91 Anna:83 Lena:77 Marie:71 Susanne:67 Carina:62 Annika:59 Karin:56
      Helena:53 Elisabeth:50 Christina:48 Åsa:45 Monica:43 Anette:42 Ulrika:40 Pia:38 Cecilia:37
      Anneli:36 Agneta:34 Pernilla:33 Yvonne:32 Camilla:31 Katarina:30 Helen:29 Ingela:29
      Jeanette:28 Charlotte:27 Margareta:26 Gunilla:26 Petra:25 Birgitta:24 Kerstin:24 Annelie:23
      Ann-Charlotte:23 Lotta:22 Madeleine:22 Catrin:21 Viveca:21 Mona:20 Eva-Lena:20 Inger:20
      Marianne:19 Malin:19 Ann-Sofie:19 Jessica:18 Lisbeth:18 Veronica:18
      1970 Maria:100 Anna:91 Jenny:83 Linda:77 Malin:71 Åsa:67 Annika:62 Helena:59 Marie:56
      Ulrika:53 Sara:50 Karin:48 Jessica:45 Therese:43 Johanna:42 Camilla:40 Sofia:38 Anneli:37
      Lena:36 Pernilla:34 Susanne:33 Petra:32 Eva:31 Cecilia:30 Veronica:29 Katarina:29 Frida:28
      Erika:27 Charlotta:26 Annelie:26 Elisabeth:25 Emma:24 Carina:24 Hanna:23 Lisa:23 Jeanette:22
      Helén:22 Åse:21 Carolina:21 Mia:20 Annica:20 Madeleine:20 Monica:19 Christina:19 Ida:19
      Anette:18 Karolina:18 Josefin:18
      1980 Anna:100 Emma:91 Maria:83 Sara:77 Johanna:71 Linda:67 Jenny:62 Elin:59 Malin:56 Sofia:53
      Jessica:50 Sandra:48 Hanna:45 Ida:43 Therese:42 Frida:40 Lina:38 Josefin:37 Caroline:36
      Emelie:34 Lisa:33 Karin:32 Erika:31 Helena:30 Jennifer:29 Matilda:29 Katarina:28 Cecilia:27
      Julia:26 Rebecka:26 Kristina:25 Sofie:24 Angelica:24 Annika:23 Louise:23 Charlotte:22
      Elisabeth:22 Madeleine:21 Ulrika:21 Amanda:20 Linnéa:20 Camilla:20 Evelina:19 Mikaela:19
      Åsa:19 Victoria:18 Carolina:18 Helen:18
      1990 Emma:83 Sara:77 Elin:71 Anna:67 Amanda:62 Johanna:59 Sofia:56 Julia:53 Hanna:50 Emelie:48
      Linnéa:45 Ida:43 Josefin:42 Rebecca:40 Matilda:38 Malin:37 Frida:36 Sandra:34 Evelina:33
      Lovisa:32 Maria:31 Cecilia:30 Jennifer:29 Lisa:29 Moa:28 Alexandra:27 Caroline:26 Michaela:26
      Felicia:25 Jessica:24 Therese:24 Olivia:23 Elina:23 Natalie:22 Victoria:22 Linda:21
      Isabelle:21 Ellen:20 Nathalie:20 Lina:20 Klara:19 Fanny:19 Jenny:19 Louise:18 Nina:18 Agnes:18
      Cornelia:17 Emilia:17 Madeleine:17
      2000 Emma:67 Julia:62 Elin:59 Maja:56 Ida:53 Wilma:50 Amanda:48 Hanna:45 Linnéa:43 Alva:42
      Klara:40 Alice:38 Moa:37 Matilda:36 Ella:34 Ebba:33 Elsa:32 Sara:31 Emilia:30 Felicia:29
      Tilda:29 Isabelle:28 Nellie:27 Olivia:26 Agnes:26 Saga:25 Alicia:24 Lovisa:24 Ellen:23 Tuva:23
      Filippa:22 Nova:22 Thea:21 Lina:21 Tilde:20 Tindra:20 Vendela:20 Johanna:19 Tyra:19 Alma:19
      Evelina:18 Stina:18 Ronja:18 Cornelia:17 Elvira:17 Stella:17 Molly:16 Sofia:16 Anna:16
      Frida:16
      """,
    maleNames: """
      1930 Lars:100 Bengt:91 Karl:83 Sven:77 Rolf:71 Arne:67 Lennart:62 Gunnar:59 Stig:56 Bo:53
      Nils:50 Hans:48 Åke:45 Göran:43 Per:42 Bertil:40 Erik:38 Olof:37 Jan:36 Kurt:34 Ingvar:33
      Kjell:32 Leif:31 Börje:30 Rune:29 Gösta:29 Sture:28 Roland:27 Gustav:26 Ingemar:26 Ulf:25
      John:24 Allan:24 Bernt:23 Curt:23 Evert:22 Karl-Erik:22 Tore:21 Torsten:21 Sven-Erik:20
      Sune:20 Anders:20 Birger:19 Henry:19 Georg:19 Yngve:18 Harry:18 Folke:18
      1940 Lars:111 Bo:100 Jan:91 Bengt:83 Sven:77 Hans:71 Kjell:67 Rolf:62 Leif:59 Per:56 Göran:53
      Lennart:50 Ulf:48 Nils:45 Stig:43 Karl:42 Anders:40 Åke:38 Gunnar:37 Björn:36 Ingvar:34
      Arne:33 Roland:32 Erik:31 Bertil:30 Ingemar:29 Kurt:29 Christer:28 Olof:27 Bernt:26 Tommy:26
      Börje:25 Peter:24 Rune:24 Kent:23 Sture:23 Hans-Erik:22 Jan-Erik:22 Sune:21 Gert:21
      Lars-Erik:20 Claes:20 Conny:20 Sören:19 Göte:19 Roger:19 Kenneth:18 Mats:18 Staffan:18
      1950 Lars:111 Jan:100 Anders:91 Hans:83 Per:77 Bo:71 Kjell:67 Leif:62 Thomas:59 Ulf:56
      Göran:53 Mats:50 Bengt:48 Peter:45 Christer:43 Stefan:42 Håkan:40 Tommy:38 Björn:37 Sven:36
      Lennart:34 Kent:33 Karl:32 Staffan:31 Roland:30 Rolf:29 Kenneth:29 Nils:28 Roger:27 Ingemar:26
      Erik:26 Claes:25 Mikael:24 Torbjörn:24 Stig:23 Olof:23 Gunnar:22 Magnus:22 Bernt:21 Conny:21
      Jerker:20 Dan:20 Jörgen:20 Ronny:19 Ola:19 Alf:19 Tony:18 Johnny:18 Ingvar:18
      1960 Mikael:100 Anders:91 Peter:83 Thomas:77 Lars:71 Per:67 Jan:62 Stefan:59 Hans:56 Magnus:53
      Mats:50 Fredrik:48 Ulf:45 Håkan:43 Jonas:42 Roger:40 Jörgen:38 Kent:37 Kenneth:36 Christer:34
      Patrik:33 Johan:32 Göran:31 Bo:30 Henrik:29 Niclas:29 Björn:28 Leif:27 Tommy:26 Tomas:26
      Robert:25 Torbjörn:24 Martin:24 Johnny:23 Claes:23 Ola:22 Conny:22 Tony:21 Erik:21 Joakim:20
      Kjell:20 Karl:20 Urban:19 Dan:19 Staffan:19 Ronny:18 Jan-Erik:18 Pär:18 Michael:17
      1970 Johan:100 Fredrik:91 Mikael:83 Daniel:77 Magnus:71 Mattias:67 Anders:62 Peter:59
      Andreas:56 Jonas:53 Henrik:50 Patrik:48 Stefan:45 Thomas:43 Marcus:42 Martin:40 Niklas:38
      Robert:37 David:36 Per:34 Erik:33 Joakim:32 Tobias:31 Christian:30 Björn:29 Jimmy:29
      Kristian:28 Jörgen:27 Lars:26 Christoffer:26 Rickard:25 Michael:24 Roger:24 Ola:23 Karl:23
      Jesper:22 Håkan:22 Mats:21 Petter:21 Urban:20 Jens:20 Hans:20 Jan:19 Kenneth:19 Johnny:19
      Markus:18 Tommy:18 Pär:18
      1980 Johan:100 Daniel:91 Andreas:83 Fredrik:77 Mikael:71 Erik:67 Christoffer:62 Marcus:59
      Mattias:56 Niklas:53 David:50 Henrik:48 Martin:45 Robin:43 Jonas:42 Tobias:40 Alexander:38
      Simon:37 Patrik:36 Peter:34 Joakim:33 Sebastian:32 Robert:31 Jimmy:30 Magnus:29 Linus:29
      Viktor:28 Anton:27 Oskar:26 Emil:26 Jonathan:25 Anders:24 Rickard:24 Christian:23 Johannes:23
      Karl:22 Jesper:22 Gustav:21 Rasmus:21 Per:20 Stefan:20 Dennis:20 Adam:19 Pontus:19 Philip:19
      Björn:18 Kristoffer:18 Ola:18
      1990 Marcus:83 Erik:77 Simon:71 Alexander:67 Viktor:62 Oskar:59 Johan:56 Daniel:53 Filip:50
      Anton:48 Sebastian:45 Jonathan:43 Emil:42 Robin:40 Andreas:38 Fredrik:37 Christoffer:36
      David:34 Adam:33 Rasmus:32 Linus:31 Gustav:30 Johannes:29 Philip:29 Joakim:28 Jesper:27
      Pontus:26 Jacob:26 Niklas:25 Max:24 Hampus:24 Victor:23 Albin:23 Dennis:22 Mattias:22
      Tobias:21 Kevin:21 Elias:20 Ludvig:20 Samuel:20 Joel:19 Axel:19 Martin:19 Oliver:18 Karl:18
      Mikael:18 Henrik:17 William:17 Gabriel:17
      2000 William:67 Filip:62 Oscar:59 Lucas:56 Erik:53 Emil:50 Alexander:48 Viktor:45 Anton:43
      Simon:42 Isak:40 Elias:38 Hugo:37 Albin:36 Linus:34 Oliver:33 Gustav:32 Jonathan:31 Rasmus:30
      Adam:29 Max:29 Axel:28 Ludvig:27 Sebastian:26 David:26 Melvin:25 Jakob:24 Liam:24 Daniel:23
      Leo:23 Theo:22 Samuel:22 Carl:21 Joel:21 Noah:20 Edvin:20 Vincent:20 Gabriel:19 Marcus:19
      Hampus:19 Kevin:18 Casper:18 Felix:18 Benjamin:17 Johannes:17 Nils:17 Arvid:16 Robin:16
      Alvin:16 Tim:16
      """,
    ages: """
      18:245 20:590 25:650 30:760 35:710 40:650 45:640 50:665 55:680 60:600 65:550 70:515 75:490
      80:330 85:175 90
      """,
    cities: """
      Stockholm||11120-11164|08-465 004 ##|988
      Göteborg||41103-41140|031-390 06 ##|607
      Malmö||21111-21159|040-628 04 ##|362
      Uppsala||75308-75342||245
      Linköping||58213-58254||167
      Örebro||70210-70236||159
      Västerås||72210-72248||158
      Helsingborg||25220-25286||151
      Norrköping||60210-60247||145
      Jönköping||55302-55340||145
      Umeå||90320-90366||133
      Lund||22220-22241||130
      Borås||50330-50342||115
      Huddinge||14130-14175||114
      Eskilstuna||63217-63240||108
      Halmstad||30220-30295||105
      Gävle||80250-80294||104
      Södertälje||15131-15173||102
      Sundsvall||85229-85241||99
      Växjö||35229-35263||97
      Karlstad||65214-65232||97
      Kristianstad||29130-29166||87
      Kungsbacka||43430-43498||86
      Luleå||97231-97254||79
      Täby||18330-18379||76
      Skellefteå||93130-93164||75
      Kalmar||39230-39254||72
      Varberg||43230-43256||69
      Karlskrona||37130-37163||66
      Östersund||83130-83162||65
      Norrtälje||76130-76164||66
      Falun||79130-79177||60
      Trollhättan||46130-46173||59
      Nyköping||61130-61168||58
      Skövde||54130-54166||58
      Uddevalla||45130-45195||57
      Örnsköldsvik||89131-89162||55
      Borlänge||78430-78478||52
      Upplands Väsby||19430-19493||50
      Enköping||74530-74576||49
      Falkenberg||31130-31174||48
      Kungälv||44230-44254||50
      Lerum||44330-44361||43
      Trelleborg||23131-23170||46
      Landskrona||26131-26163||47
      Ängelholm||26232-26295||44
      Motala||59130-59173||43
      Piteå||94131-94167||42
      Alingsås||44130-44160||42
      Lidköping||53130-53161||40
      Sandviken||81130-81180||39
      Västervik||59330-59362||36
      Katrineholm||64130-64162||35
      Värnamo||33130-33156||34
      Ystad||27131-27160||32
      Karlskoga||69131-69154||30
      Oskarshamn||57230-57261||27
      Härnösand||87130-87160||25
      Visby||62141-62158||24
      Kiruna||98130-98147|0980-319 2##|22
      """,
    postcodeFormat: "### ##",
    landlineNumber: "*",
    mobileNumbers: """
      070-174 06 1#, 070-174 06 2#, 070-174 06 3#, 070-174 06 4#, 070-174 06 5#, \
      070-174 06 6#, 070-174 06 7#, 070-174 06 8#, 070-174 06 9#
      """,
    streetHeads: """
      Al Ask Asp Aspen Back Berg Björk Blomster Blåklocks Bok Brygg Bruks Bäck Dal Ek Eken Fabriks
      Fjärils Fläder Flöjt Fält Furu Fågel Gran Granit Grind Gärdes Gök Hagtorns Hallon Hassel Hjort
      Humle Idrotts Industri Järnvägs Kastanje Klock Klöver Kornblads Kvarn Kyrko Käll Lavendel Lek
      Lilje Lind Ljung Lärk Lönn Mejeri Myr Nyckel Nypon Näckros Näs Odlar Orkidé Park Pil Plommon
      Poppel Päron Ring Rosen Rådjurs Rönn Salvie Sand Sipp Skogs Skol Slåtter Smed Smultron Snickar
      Sol Solros Spår Stall Stations Sten Strand Ström Svan Syren Tall Timmer Torn Trast Trädgårds
      Tull Utsikts Vall Vass Verkstads Vete Vinkel Viol Ängs Åker Ås Äppel Älg Älv Örn
      """,
    streetTails: """
      vägen:46 gatan:44 stigen:6 gränd:3 backen:2 allén:1
      """,
    streetJoin: "",
    houseNumberFollowsStreet: true,
    houseNumberJoin: " ",
    houseNumbers: 1...96,
    companyHeads: """
      Alv Ask Barr Bris Brän Dal Eld Fjäl Frös Glim Gran Hav Hed Hjäl Idun Isel Järv Klar Kolm Kust
      Lav Ljus Lom Malv Myr Mång Nord Näv Omb Ran Rim Run Röd Silv Skim Skär Snö Sol Tall Tind Torv
      Ulv Vind Vråk Yng Ängs Örn
      """,
    companyTails: """
      aby alda andia arna arvik assa avera ebo eda eko elia ellar emo enda erium esta evi ia ilia
      imo inda inge irea ista ium oda olta onda onia orina ossa ova ulla una unda uria
      """,
    companyJoin: " ",
    industries: """
      Mjukvara, Systemutveckling, Dataanalys, Robotteknik
      Supporttekniker, Juniorutvecklare, Testare
      Mjukvaruutvecklare, Systemadministratör, Dataanalytiker, Nätverkstekniker
      Utvecklingschef, Systemarkitekt, Teknisk chef

      Vårdcentral, Tandvård, Omsorg, Läkemedel
      Vårdbiträde, Undersköterska, Tandsköterska
      Sjuksköterska, Apotekare, Fysioterapeut, Tandhygienist
      Överläkare, Verksamhetschef vård, Vårdenhetschef

      Frakt, Åkeri, Lagerhantering, Godstrafik
      Lagerarbetare, Budbilsförare, Terminalarbetare
      Lastbilschaufför, Speditör, Transportledare, Tulldeklarant
      Logistikchef, Terminalchef, Åkerichef

      Bygg, Snickeri, Plåtslageri, Takläggning
      Snickarlärling, Byggarbetare
      Snickare, Elektriker, Byggnadsingenjör, Kalkylator
      Platschef, Arbetschef, Projektchef

      Försäkringar, Förvaltning, Sparande
      Kundrådgivare, Skadehandläggare
      Finansanalytiker, Kreditrådgivare, Placeringsrådgivare, Riskanalytiker
      Kontorschef, Aktuarie, Fondförvaltare

      Verkstad, Verktyg, Gjuteri, Plåtbearbetning
      Maskinoperatör, Montör
      CNC-operatör, Kvalitetsingenjör, Konstruktör, Svetsare
      Produktionschef, Platsansvarig fabrik, Verkstadschef

      Bageri, Livsmedel, Mejeri, Trädgård
      Bageribiträde, Förpackare
      Bagare, Livsmedelstekniker, Trädgårdsmästare, Agronom
      Bagarmästare, Fabrikschef

      Förlag, Tryckeri, Bokhandel, Reklam
      Redaktionsassistent, Originalare
      Redaktör, Formgivare, Copyskribent, Översättare
      Förlagschef, Redaktionschef, Kreativ chef

      Elkraft, Vindkraft, Elnät, Solceller
      Servicetekniker, Mätartekniker
      Elkraftsingenjör, Solcellsmontör, Drifttekniker, Nätplanerare
      Driftchef, Elnätschef

      Hotell, Resor, Krog, Konditori
      Servitör/Servitris, Receptionist, Köksbiträde
      Kock, Resekonsult, Sommelier, Konditor
      Köksmästare, Hotelldirektör, Restaurangchef

      Rådgivning, Redovisning, Bemanning
      Redovisningsassistent, Konsultassistent
      Redovisningskonsult, Skatterådgivare, Rekryterare, Organisationskonsult
      Partner, Konsultchef, Auktoriserad revisor

      Möbler, Textilier, Skor, Kläder
      Butiksbiträde, Kassabiträde
      Inköpare, Butikssäljare, Inredare, Sortimentsplanerare
      Butikschef, Regionchef

      Skogsbruk, Sågverk, Lantbruk
      Skogsarbetare, Sågverksarbetare
      Skogsmaskinförare, Skogsvårdskonsulent, Sågverkstekniker
      Skogsförvaltare, Sågverkschef

      Utbildning, Kurser, Förskolor
      Elevassistent, Barnskötare
      Lärare, Förskollärare, Studievägledare, Kursledare
      Rektor, Utbildningschef
      """,
    commonJobs: """
      Kontorsassistent, Praktikant, Trainee
      Ekonomiassistent, Säljare, Personalhandläggare, Marknadsförare, Controller, \
      Kundtjänstmedarbetare
      Försäljningschef, Personalchef, Ekonomichef, Marknadschef, Verkställande direktör
      """,
    legalForms: "AB:86, HB:5, KB:4, Ekonomisk förening:2"
  )
}
