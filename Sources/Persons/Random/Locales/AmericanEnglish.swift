extension LocaleData {
  /// The United States, in English.
  ///
  /// Surnames: the 20,000 most common ones, the upper half with counts; left out are five that
  /// could offend, and double names that the table runs together: U.S. Census Bureau, "Frequently
  /// Occurring Surnames from the 2010 Census". The table has capitals only; `Mc` is put back, and
  /// `Mac`, `O'`, `D'` and `St.` where they are usual. First names: counts in tens of the 500 most
  /// common ones of each decade of birth and sex, Social Security Administration, "Baby Names"; a
  /// name that both bear is of the sex that has the more of it in that decade. Both are works of
  /// the federal government, in the public domain. Ages: resident population of 2022 in hundreds
  /// of thousands, approximate. Cities: approximate population in thousands, one ZIP code prefix
  /// and the main area code, from general knowledge. Streets and companies are invented.
  static let americanEnglish = LocaleData(
    country: "United States",
    surnames: commonAmericanSurnames,
    rareSurnames: rarerAmericanSurnames,
    rareSurnameHeads: "",
    rareSurnameTails: "",
    rareSurnameWeight: 93_363_573,
    surnameCount: 1,
    femaleNames: americanWomensNames,
    maleNames: americanMensNames,
    ages: """
      18:88 20:221 25:224 30:235 35:224 40:214 45:199 50:209 55:210 60:211 65:184 70:150 75:104
      80:65 85:42 90:23 95
      """,
    cities: """
      New York|NY|10001-10099|212|8804
      Los Angeles|CA|90001-90099|213|3899
      Chicago|IL|60601-60699|312|2746
      Houston|TX|77001-77099|713|2304
      Phoenix|AZ|85001-85099|602|1608
      Philadelphia|PA|19101-19199|215|1604
      San Antonio|TX|78201-78299|210|1435
      San Diego|CA|92101-92199|619|1387
      Dallas|TX|75201-75299|214|1304
      San Jose|CA|95101-95199|408|1013
      Austin|TX|78701-78799|512|962
      Jacksonville|FL|32201-32299|904|950
      Fort Worth|TX|76101-76199|817|919
      Columbus|OH|43201-43299|614|906
      Indianapolis|IN|46201-46299|317|888
      Charlotte|NC|28201-28299|704|875
      San Francisco|CA|94102-94199|415|874
      Seattle|WA|98101-98199|206|737
      Denver|CO|80201-80299|303|716
      Washington|DC|20001-20099|202|690
      Nashville|TN|37201-37250|615|689
      Oklahoma City|OK|73101-73199|405|681
      El Paso|TX|79901-79999|915|679
      Boston|MA|02108-02137|617|676
      Portland|OR|97201-97299|503|653
      Las Vegas|NV|89101-89199|702|642
      Detroit|MI|48201-48288|313|639
      Memphis|TN|38101-38197|901|633
      Louisville|KY|40201-40299|502|633
      Baltimore|MD|21201-21298|410|586
      Milwaukee|WI|53201-53299|414|577
      Albuquerque|NM|87101-87199|505|565
      Tucson|AZ|85701-85777|520|543
      Fresno|CA|93701-93799|559|542
      Sacramento|CA|95811-95899|916|525
      Kansas City|MO|64101-64199|816|508
      Mesa|AZ|85201-85216|480|504
      Atlanta|GA|30301-30399|404|499
      Omaha|NE|68101-68198|402|486
      Colorado Springs|CO|80901-80997|719|479
      Raleigh|NC|27601-27699|919|468
      Long Beach|CA|90801-90899|562|467
      Virginia Beach|VA|23450-23479|757|459
      Miami|FL|33101-33199|305|442
      Oakland|CA|94601-94662|510|441
      Minneapolis|MN|55401-55488|612|430
      Tulsa|OK|74101-74194|918|413
      Bakersfield|CA|93301-93390|661|403
      Wichita|KS|67201-67278|316|398
      Arlington|TX|76001-76019|817|394
      Aurora|CO|80010-80019|303|386
      Tampa|FL|33601-33694|813|385
      New Orleans|LA|70112-70195|504|384
      Cleveland|OH|44101-44199|216|373
      Honolulu|HI|96801-96850|808|351
      Anaheim|CA|92801-92899|714|347
      Lexington|KY|40502-40598|859|323
      Stockton|CA|95201-95297|209|321
      Corpus Christi|TX|78401-78480|361|318
      Riverside|CA|92501-92522|951|315
      Newark|NJ|07101-07199|973|312
      St. Paul|MN|55101-55191|651|312
      Cincinnati|OH|45201-45299|513|309
      Orlando|FL|32801-32899|407|308
      Pittsburgh|PA|15201-15295|412|303
      St. Louis|MO|63101-63199|314|302
      Greensboro|NC|27401-27499|336|299
      Jersey City|NJ|07302-07311|201|292
      Anchorage|AK|99501-99530|907|291
      Lincoln|NE|68501-68588|402|291
      Durham|NC|27701-27722|919|284
      Buffalo|NY|14201-14280|716|278
      Toledo|OH|43601-43699|419|271
      Madison|WI|53701-53794|608|270
      Reno|NV|89501-89599|775|264
      Fort Wayne|IN|46801-46899|260|264
      St. Petersburg|FL|33701-33747|727|258
      Lubbock|TX|79401-79499|806|257
      Winston-Salem|NC|27101-27199|336|249
      Norfolk|VA|23501-23551|757|238
      Boise|ID|83701-83799|208|236
      Spokane|WA|99201-99299|509|229
      Baton Rouge|LA|70801-70898|225|227
      Richmond|VA|23218-23298|804|227
      Tacoma|WA|98401-98424|253|219
      Huntsville|AL|35801-35899|256|215
      Des Moines|IA|50301-50399|515|214
      Rochester|NY|14601-14694|585|211
      Little Rock|AR|72201-72295|501|203
      Birmingham|AL|35201-35298|205|201
      Salt Lake City|UT|84101-84199|801|200
      Providence|RI|02901-02940|401|191
      Jackson|MS|39201-39298|601|154
      Charleston|SC|29401-29425|843|150
      """,
    postcodeFormat: "#####",
    landlineNumber: "(*) 555-01##",
    mobileNumbers: "*",
    streetHeads: """
      Alder Amber Aspen Bayberry Birch Bluebird Briar Brookside Canyon Cedar Chapel Cherry
      Chestnut Clover Cottonwood Creekside Cypress Dogwood Elm Fairview Fern Fieldstone Foxglove
      Garden Glenwood Harvest Hawthorn Heather Hickory Highland Hillcrest Holly Ivy Jasmine
      Juniper Lakeview Laurel Linden Locust Magnolia Maple Meadow Mill Mulberry Oak Orchard Pine
      Poplar Prairie Quarry Redwood Ridge River Rosewood Sage Spring Spruce Stonegate Summit
      Sycamore Timber Valley Vine Walnut Willow Windmill
      """,
    streetTails: """
      Street:30 Avenue:22 Drive:16 Lane:10 Road:10 Court:6 Way:4 Place:3 Boulevard:3 Terrace:1
      Circle:2
      """,
    streetJoin: " ",
    houseNumberFollowsStreet: false,
    houseNumberJoin: " ",
    houseNumbers: 1...9_899,
    companyHeads: """
      Ald Arl Bex Bram Brant Cald Carn Cobb Corv Dain Drav Dunn Eld Ember Fald Farn Gar Hav Hest
      Holl Ilk Kelb Kest Lark Lind Lorn Mald Marl Mor Nav Nels Oldm Orr Pell Quill Ravel Rosk Sald
      Stav Tarn Thal Trev Ulm Vald Varr Wend Wex Yarr Zell
      """,
    companyTails: """
      aby agate all amar and ard ell endon enna eris erin erly ero ester estone idge igan ilon
      indale inor iston ingford itas ock olla omar onby ora orne ovan overton owen ura uric uston
      """,
    companyJoin: " ",
    industries: """
      Software, Systems, Analytics, Robotics
      Junior Developer, Support Technician, QA Analyst
      Software Engineer, Data Analyst, Product Designer, Systems Administrator
      Engineering Manager, Principal Engineer, Chief Technology Officer

      Clinics, Therapeutics, Wellness, Diagnostics
      Medical Assistant, Lab Technician
      Registered Nurse, Pharmacist, Physical Therapist, Radiographer
      Head Nurse, Clinic Director, Chief Physician

      Logistics, Freight, Shipping
      Warehouse Associate, Dispatcher
      Truck Driver, Logistics Coordinator, Customs Specialist
      Fleet Manager, Terminal Manager, Director of Operations

      Builders, Construction, Architects, Roofing
      Apprentice Carpenter, Site Assistant
      Carpenter, Electrician, Civil Engineer, Estimator
      Site Superintendent, Project Director

      Capital, Insurance, Advisors
      Teller, Claims Assistant
      Financial Analyst, Underwriter, Loan Officer
      Portfolio Manager, Branch Manager, Actuary

      Manufacturing, Tools, Plastics, Instruments
      Machine Operator, Assembler
      Machinist, Quality Engineer, Production Planner
      Plant Manager, Head of Production

      Foods, Bakeries, Farms
      Kitchen Assistant, Packer
      Baker, Food Technologist, Agronomist
      Head Baker, Production Manager

      Publishing, Studios, Media
      Editorial Assistant, Junior Designer
      Editor, Graphic Designer, Copywriter
      Art Director, Managing Editor

      Energy, Solar, Utilities
      Meter Technician, Field Technician
      Power Engineer, Solar Installer, Grid Analyst
      Grid Operations Manager, Director of Energy

      Hotels, Catering, Travel
      Receptionist, Waiter/Waitress
      Chef, Event Planner, Travel Agent
      Hotel Manager, Executive Chef

      Legal, Consulting, Staffing
      Paralegal, Research Assistant
      Attorney, Consultant, Recruiter
      Senior Partner, Managing Director

      Retail, Outfitters, Furniture
      Sales Associate, Cashier
      Buyer, Merchandiser, Store Designer
      Store Manager, Regional Manager
      """,
    commonJobs: """
      Office Assistant, Intern, Trainee
      Accountant, Sales Agent, HR Specialist, Marketer, Customer Service Agent, Bookkeeper
      Sales Manager, HR Manager, Controller, Chief Financial Officer, Office Manager
      """,
    legalForms: ":40, Inc.:30, LLC:20, Group:6, Co.:4"
  )
}

extension LocaleData {
  /// The 10,000 most common surnames with the number of people who bear them, by rank.
  private static let commonAmericanSurnames = """
    Smith:2442977 Johnson:1932812 Williams:1625252 Brown:1437026 Jones:1425470 Garcia:1166120
    Miller:1161437 Davis:1116357 Rodriguez:1094924 Martinez:1060159 Hernandez:1043281 Lopez:874523
    Gonzalez:841025 Wilson:801882 Anderson:784404 Thomas:756142 Taylor:751209 Moore:724374
    Jackson:708099 Martin:702625 Lee:693023 Perez:681645 Thompson:664644 White:660491 Harris:624252
    Sanchez:612752 Clark:562679 Ramirez:557423 Lewis:531781 Robinson:529821 Walker:523129
    Young:484447 Allen:482607 King:465422 Wright:458980 Scott:439530 Torres:437813 Nguyen:437645
    Hill:434827 Flores:433969 Green:430182 Adams:427865 Nelson:424958 Baker:419586 Hall:407076
    Rivera:391114 Campbell:386157 Mitchell:384486 Carter:376966 Roberts:376774 Gomez:365655
    Phillips:360802 Evans:355593 Turner:348627 Diaz:347636 Parker:336221 Cruz:334201 Edwards:332423
    Collins:329770 Reyes:327904 Stewart:324957 Morris:318884 Morales:311777 Murphy:308417
    Cook:302589 Rogers:302261 Gutierrez:293218 Ortiz:286899 Morgan:286280 Cooper:280791
    Peterson:278297 Bailey:277845 Reed:277030 Kelly:267394 Howard:264826 Ramos:263464 Kim:262352
    Cox:261231 Ward:260464 Richardson:259798 Watson:252579 Brooks:251663 Chavez:250898 Wood:250715
    James:249379 Bennett:247599 Gray:246116 Mendoza:242771 Ruiz:238234 Hughes:236271 Price:235251
    Alvarez:233983 Castillo:230420 Sanders:230374 Patel:229973 Myers:229895 Long:229374 Ross:229368
    Foster:227764 Jimenez:227118 Powell:224874 Jenkins:222653 Perry:221741 Russell:221558
    Sullivan:220990 Bell:220599 Coleman:219070 Butler:218847 Henderson:218393 Barnes:218241
    Gonzales:214758 Fisher:214703 Vasquez:212781 Simmons:210182 Romero:208614 Jordan:208403
    Patterson:205423 Alexander:204621 Hamilton:201746 Graham:201159 Reynolds:200247 Griffin:198406
    Wallace:197276 Moreno:196925 West:195818 Cole:195289 Hayes:194246 Bryant:192773 Herrera:192711
    Gibson:190667 Ellis:188968 Tran:188498 Medina:188497 Aguilar:186512 Stevens:185674 Murray:184910
    Ford:184832 Castro:184134 Marshall:183922 Owens:182719 Harrison:181091 Fernandez:180842
    McDonald:180497 Woods:177425 Washington:177386 Kennedy:176865 Wells:176230 Vargas:173835
    Henry:170964 Chen:169580 Freeman:169149 Webb:168878 Tucker:167446 Guzman:167044 Burns:165925
    Crawford:164457 Olson:164035 Simpson:163181 Porter:163054 Hunter:162440 Gordon:161833
    Mendez:161717 Silva:161633 Shaw:160400 Snyder:160262 Mason:160213 Dixon:159480 Munoz:158483
    Hunt:158421 Hicks:158320 Holmes:156780 Palmer:156601 Wagner:155795 Black:154738 Robertson:153666
    Boyd:153469 Rose:153397 Stone:153329 Salazar:152703 Fox:152334 Warren:152147 Mills:151942
    Meyer:150895 Rice:149500 Schmidt:147034 Garza:147005 Daniels:146570 Ferguson:146426
    Nichols:145584 Stephens:144646 Soto:144451 Weaver:143837 Ryan:143452 Gardner:142894 Payne:142601
    Grant:142277 Dunn:141427 Kelley:140693 Spencer:139951 Hawkins:139751 Arnold:138893 Pierce:138629
    Vazquez:138322 Hansen:137977 Peters:137513 Santos:137232 Hart:137184 Bradley:136720
    Knight:136713 Elliott:135765 Cunningham:135718 Duncan:135187 Armstrong:135044 Hudson:134963
    Carroll:134317 Lane:134227 Riley:133872 Andrews:133799 Alvarado:133501 Ray:133171 Delgado:132985
    Berry:132812 Perkins:131440 Hoffman:131401 Johnston:131373 Matthews:131303 Pena:130776
    Richards:130529 Contreras:130164 Willis:130152 Carpenter:129898 Lawrence:129699 Sandoval:128948
    Guerrero:128677 George:128625 Chapman:127939 Rios:127794 Estrada:127470 Ortega:127256
    Watkins:127083 Greene:126101 Nunez:125350 Wheeler:125058 Valdez:124995 Harper:124461
    Burke:122877 Larson:122587 Santiago:122212 Maldonado:121526 Morrison:121130 Franklin:120621
    Carlson:120552 Austin:119706 Dominguez:119304 Carr:119076 Lawson:119053 Jacobs:118614
    O'Brien:118557 Lynch:117708 Singh:116749 Vega:116673 Bishop:116618 Montgomery:115953
    Oliver:115900 Jensen:115679 Harvey:115662 Williamson:114959 Gilbert:114940 Dean:114030
    Sims:113374 Espinoza:112154 Howell:112041 Li:111786 Wong:111371 Reid:111360 Hanson:111144
    Le:110967 McCoy:110744 Garrett:110697 Burton:110529 Fuller:110116 Wang:109883 Weber:109433
    Welch:108987 Rojas:108421 Lucas:107690 Marquez:107533 Fields:107522 Park:106696 Yang:106033
    Little:105936 Banks:105833 Padilla:105365 Day:105091 Walsh:105079 Bowman:105007 Schultz:104888
    Luna:104518 Fowler:104515 Mejia:104057 Davidson:103930 Acosta:103418 Brewer:103318 May:103306
    Holland:102538 Juarez:101949 Newman:101931 Pearson:101836 Curtis:101801 Cortez:101694
    Douglas:101458 Schneider:101290 Joseph:100959 Barrett:100104 Navarro:99807 Figueroa:98468
    Keller:98268 Avila:97314 Wade:97040 Molina:96979 Stanley:96867 Hopkins:96810 Campos:96111
    Barnett:95681 Bates:95622 Chambers:94988 Caldwell:93944 Beck:93786 Lambert:93678 Miranda:93628
    Byrd:92904 Craig:92507 Ayala:92463 Lowe:92260 Frazier:92152 Powers:91970 Neal:91694
    Leonard:91475 Gregory:91384 Carrillo:91129 Sutton:90964 Fleming:90677 Rhodes:90670 Shelton:90517
    Schwartz:90071 Norris:89796 Jennings:89700 Watts:89649 Duran:89401 Walters:89376 Cohen:89091
    McDaniel:88728 Moran:88615 Parks:88586 Steele:88230 Vaughn:88060 Becker:87859 Holt:87531
    Deleon:87414 Barker:87162 Terry:87000 Hale:86618 Leon:86363 Hail:86240 Benson:86081 Haynes:85974
    Horton:85195 Miles:84942 Lyons:84516 Pham:84320 Graves:84179 Bush:84018 Thornton:83967
    Wolfe:83928 Warner:83781 Cabrera:83621 McKinney:83616 Mann:83510 Zimmerman:83265 Dawson:83182
    Lara:83067 Fletcher:83063 Page:82992 McCarthy:82950 Love:82873 Robles:82458 Cervantes:82161
    Solis:82146 Erickson:82085 Reeves:81978 Chang:81939 Klein:81471 Salinas:81156 Fuentes:81006
    Baldwin:80742 Daniel:80526 Simon:80460 Velasquez:80364 Hardy:80252 Higgins:79803 Aguirre:79517
    Lin:79508 Cummings:79316 Chandler:79186 Sharp:78990 Barber:78848 Bowen:78822 Ochoa:78677
    Dennis:78482 Robbins:78381 Liu:78370 Ramsey:78350 Francis:78327 Griffith:78260 Paul:78256
    Blair:78026 O'Connor:77923 Cardenas:77652 Pacheco:77642 Cross:77557 Calderon:77085 Quinn:76986
    Moss:76908 Swanson:76897 Chan:76664 Rivas:76205 Khan:76171 Rodgers:76095 Serrano:75996
    Fitzgerald:75356 Rosales:75185 Stevenson:75169 Christensen:75143 Manning:74949 Gill:74948
    Curry:74919 McLaughlin:74816 Harmon:74737 McGee:74542 Gross:74503 Doyle:74458 Garner:74324
    Newton:74092 Burgess:73931 Reese:73919 Walton:73854 Blake:73797 Trujillo:73664 Adkins:73599
    Brady:73145 Goodman:73136 Roman:72918 Webster:72625 Goodwin:72451 Fischer:72357 Huang:72328
    Potter:72175 Delacruz:72109 Montoya:71844 Todd:71759 Wu:71721 Hines:71717 Mullins:71646
    Castaneda:71368 Malone:71286 Cannon:71085 Tate:71058 Mack:71056 Sherman:70502 Hubbard:70362
    Hodges:70223 Zhang:70125 Guerra:70071 Wolf:70031 Valencia:70000 Saunders:69943 Franco:69943
    Rowe:69879 Gallagher:69834 Farmer:69617 Hammond:69515 Hampton:69472 Townsend:69360 Ingram:69345
    Wise:68649 Gallegos:68373 Clarke:68281 Barton:68233 Schroeder:67977 Maxwell:67961 Waters:67929
    Logan:67909 Camacho:67893 Strickland:67769 Norman:67704 Person:67411 Colon:67338 Parsons:67310
    Frank:67304 Harrington:66959 Glover:66858 Osborne:66827 Buchanan:66648 Casey:66556 Floyd:66454
    Patton:66293 Ibarra:66063 Ball:66059 Tyler:66056 Suarez:66013 Bowers:66003 Orozco:65904
    Salas:65468 Cobb:65125 Gibbs:65064 Andrade:65037 Bauer:65004 Conner:64572 Moody:64429
    Escobar:64403 McGuire:64327 Lloyd:64202 Mueller:64191 Hartman:64106 French:63991 Kramer:63936
    McBride:63899 Pope:63881 Lindsey:63760 Velazquez:63736 Norton:63722 McCormick:63649 Sparks:63440
    Flynn:63400 Yates:63254 Hogan:63085 Marsh:62304 Macias:62227 Villanueva:61883 Zamora:61729
    Pratt:61671 Stokes:61639 Owen:61630 Ballard:61625 Lang:61529 Brock:61369 Villarreal:61355
    Charles:61211 Drake:61162 Barrera:60998 Cain:60948 Patrick:60845 Pineda:60820 Burnett:60791
    Mercado:60761 Santana:60667 Shepherd:60479 Bautista:60264 Ali:60002 Shaffer:59943 Lamb:59913
    Trevino:59882 McKenzie:59595 Hess:59486 Beil:59463 Olsen:59356 Cochran:59350 Morton:59213
    Nash:58714 Wilkins:58634 Petersen:58480 Briggs:58408 Shah:58287 Roth:58278 Nicholson:58151
    Holloway:58040 Lozano:57779 Rangel:57549 Flowers:57549 Hoover:57497 Short:57477 Arias:57477
    Mora:57464 Valenzuela:57383 Bryan:57143 Meyers:57127 Weiss:57112 Underwood:57064 Bass:57044
    Greer:57043 Summers:56953 Houston:56900 Carson:56872 Morrow:56840 Clayton:56638 Whitaker:56616
    Decker:56576 Yoder:56410 Collier:56380 Zuniga:56347 Carey:56322 Wilcox:56286 Melendez:56230
    Poole:56226 Roberson:56180 Larsen:55960 Conley:55917 Davenport:55895 Copeland:55850 Massey:55595
    Lam:55554 Huff:55484 Rocha:55251 Cameron:55240 Jefferson:55179 Hood:55174 Monroe:55136
    Anthony:55114 Pittman:55021 Huynh:54996 Randall:54764 Singleton:54621 Kirk:54394 Combs:54257
    Mathis:54217 Christian:54198 Skinner:54046 Bradford:54015 Richard:53893 Galvan:53822 Wall:53794
    Boone:53792 Kirby:53767 Wilkinson:53739 Bridges:53682 Bruce:53419 Atkinson:53376 Velez:53265
    Meza:53230 Roy:53159 Vincent:53095 York:53059 Hodge:52920 Villa:52817 Abbott:52739 Allison:52701
    Tapia:52651 Gates:52569 Chase:52481 Sosa:52457 Sweeney:52410 Farrell:52321 Wyatt:52211
    Dalton:52184 Horn:52138 Barron:52070 Phelps:52044 Yu:52035 Dickerson:51889 Heath:51877
    Foley:51865 Atkins:51671 Mathews:51592 Bonilla:51475 Acevedo:51351 Benitez:51288 Zavala:51153
    Hensley:51081 Glenn:51043 Cisneros:50920 Harrell:50837 Shields:50832 Rubio:50788 Huffman:50786
    Choi:50786 Boyer:50742 Garrison:50686 Arroyo:50614 Bond:50610 Kane:50584 Hancock:50558
    Callahan:50524 Dillon:50465 Cline:50258 Wiggins:50247 Grimes:50245 Arellano:50104 Melton:50069
    O'Neill:50028 Savage:49914 Ho:49817 Beltran:49776 Pitts:49740 Parrish:49733 Ponce:49549
    Rich:49481 Booth:49402 Koch:49395 Golden:49360 Ware:49316 Brennan:49238 McDowell:49217
    Marks:49177 Cantu:49126 Humphrey:49056 Baxter:49033 Sawyer:49028 Clay:48844 Tanner:48813
    Hutchinson:48781 Kaur:48753 Berg:48746 Wiley:48720 Gilmore:48719 Russo:48696 Villegas:48599
    Hobbs:48522 Keith:48487 Wilkerson:48444 Ahmed:48319 Beard:48207 McClain:48165 Montes:48142
    Mata:48120 Rosario:48051 Vang:48036 Walter:48024 Henson:48013 O'Neal:47979 Mosley:47963
    McClure:47742 Beasley:47693 Stephenson:47641 Snow:47528 Huerta:47455 Preston:47367 Vance:47324
    Barry:47274 Johns:47246 Eaton:47184 Blackwell:47175 Dyer:47170 Prince:47168 MacDonald:46717
    Solomon:46534 Guevara:46454 Stafford:46394 English:46393 Hurst:46244 Woodard:46240 Cortes:46229
    Shannon:46147 Kemp:46146 Nolan:46054 McCullough:45852 Merritt:45594 Murillo:45558 Moon:45528
    Salgado:45469 Strong:45432 Kline:45390 Cordova:45305 Barajas:45153 Roach:45019 Rosas:44938
    Winters:44914 Jacobson:44808 Lester:44784 Knox:44742 Bullock:44740 Kerr:44711 Leach:44581
    Meadows:44500 Orr:44388 Davila:44388 Whitehead:44373 Pruitt:44365 Kent:44325 Conway:44320
    McKee:44137 Barr:44130 David:44040 Dejesus:44038 Marin:43904 Berger:43851 McIntyre:43842
    Blankenship:43830 Gaines:43821 Palacios:43798 Cuevas:43701 Bartlett:43648 Durham:43635
    Dorsey:43631 McCall:43483 O'Donnell:43460 Stein:43389 Browning:43329 Stout:43305 Lowery:43278
    Sloan:43261 McLean:43260 Hendricks:43197 Calhoun:43180 Sexton:43133 Chung:43110 Gentry:43027
    Hull:43018 Duarte:42983 Ellison:42827 Nielsen:42773 Gillespie:42693 Buck:42639 Middleton:42578
    Sellers:42577 Leblanc:42575 Esparza:42559 Hardin:42469 Bradshaw:42465 McIntosh:42379 Howe:42265
    Livingston:42103 Frost:42015 Glass:41802 Morse:41774 Knapp:41771 Herman:41750 Stark:41735
    Bravo:41700 Noble:41667 Spears:41665 Weeks:41565 Corona:41553 Frederick:41394 Buckley:41348
    McFarland:41300 Hebert:41275 Enriquez:41271 Hickman:41163 Quintero:41158 Randolph:41129
    Schaefer:41063 Walls:41025 Trejo:41021 House:41000 Reilly:40884 Pennington:40854 Michael:40736
    Conrad:40707 Giles:40598 Benjamin:40590 Crosby:40563 Fitzpatrick:40449 Donovan:40410 Mays:40408
    Mahoney:40397 Valentine:40395 Raymond:40275 Medrano:40261 Hahn:40250 McMillan:40237 Small:40212
    Bentley:40193 Felix:40165 Peck:40055 Lucero:39986 Boyle:39921 Hanna:39890 Pace:39879 Rush:39802
    Hurley:39796 Harding:39787 McConnell:39754 Bernal:39693 Nava:39670 Ayers:39623 Everett:39593
    Ventura:39580 Avery:39564 Pugh:39559 Mayer:39555 Bender:39551 Shepard:39430 McMahon:39411
    Landry:39391 Case:39319 Sampson:39277 Moses:39216 Magana:39105 Blackburn:39097 Dunlap:39063
    Gould:38924 Duffy:38835 Vaughan:38830 Herring:38733 McKay:38681 Espinosa:38667 Rivers:38662
    Farley:38528 Bernard:38512 Ashley:38499 Friedman:38374 Potts:38277 Truong:38267 Costa:38265
    Correa:38232 Blevins:38229 Nixon:38147 Clements:38044 Fry:38029 Delarosa:37932 Best:37923
    Benton:37912 Lugo:37903 Portillo:37890 Dougherty:37884 Crane:37870 Haley:37858 Phan:37836
    Villalobos:37754 Blanchard:37695 Horne:37689 Finley:37672 Quintana:37657 Lynn:37644
    Esquivel:37578 Bean:37571 Dodson:37566 Mullen:37502 Xiong:37499 Hayden:37451 Cano:37368
    Levy:37228 Huber:37170 Richmond:37053 Moyer:37050 Lim:37021 Frye:36973 Sheppard:36960
    McCarty:36944 Avalos:36922 Booker:36840 Waller:36805 Parra:36765 Woodward:36764 Jaramillo:36755
    Krueger:36743 Rasmussen:36636 Brandt:36613 Peralta:36585 Donaldson:36558 Stuart:36540
    Faulkner:36466 Maynard:36460 Galindo:36429 Coffey:36423 Estes:36318 Sanford:36312 Burch:36269
    Maddox:36250 Vo:36236 O'Connell:36194 Vu:36179 Andersen:36150 Spence:36129 McPherson:36125
    Church:36072 Schmitt:36043 Stanton:35997 Leal:35958 Cherry:35877 Compton:35830 Dudley:35781
    Sierra:35770 Pollard:35749 Alfaro:35725 Hester:35642 Proctor:35636 Lu:35628 Hinton:35606
    Novak:35461 Good:35446 Madden:35438 McCann:35408 Terrell:35408 Jarvis:35350 Dickson:35312
    Reyna:35291 Cantrell:35266 Mayo:35228 Branch:35225 Hendrix:35194 Rollins:35132 Rowland:35121
    Whitney:35118 Duke:35053 Odom:35020 Daugherty:34987 Travis:34985 Tang:34961 Archer:34949
    Haas:34918 Galloway:34909 Bray:34906 Nieves:34896 Petty:34882 McGrath:34871 Kaufman:34844
    Holden:34824 Krause:34722 Baird:34721 Riggs:34506 Braun:34491 Werner:34488 Quinones:34468
    Saldana:34434 Mercer:34431 Hatfield:34381 McNeil:34368 Irwin:34297 Hooper:34247 Hays:34191
    Joyce:34132 McKnight:34055 Gamble:34005 Downs:33922 Pierre:33913 Haney:33898 Forbes:33813
    Saenz:33787 Davies:33753 Vera:33674 Levine:33637 Mooney:33555 John:33543 Rosa:33521 Riddle:33507
    Key:33501 Cho:33490 Kaiser:33480 Holder:33465 Bird:33457 Bonner:33446 Ferrell:33418 Cotton:33374
    Dotson:33347 McGowan:33340 Barlow:33335 Shea:33329 Ewing:33314 Bright:33281 Becerra:33274
    Lindsay:33255 Ritter:33252 Cooley:33231 Fritz:33224 Cooke:33223 Delaney:33218 Amaya:33218
    Chaney:33201 Kidd:33186 Velasco:33078 Ngo:33005 Cheng:32982 Newell:32909 Frey:32904 Carney:32897
    Barrios:32873 Bolton:32815 Holman:32788 Tovar:32760 Cardona:32727 Dailey:32719 Merrill:32620
    Cowan:32586 Slater:32584 Albert:32507 Justice:32480 Osborn:32439 Carver:32415 Lancaster:32362
    Goff:32298 Zapata:32274 Fulton:32258 Kang:32221 Sears:32206 Lehman:32180 Byers:32174
    Snider:32148 Law:32122 Tan:32120 Lake:32104 Lutz:32050 Costello:32043 Gay:32025 Guthrie:31956
    Gallardo:31909 Workman:31856 McFadden:31839 Blanco:31800 Gorman:31788 Katz:31780 Kuhn:31776
    Noel:31768 Valle:31716 Marino:31687 Hong:31670 Springer:31643 Pickett:31611 Aguilera:31581
    Witt:31575 Carrasco:31575 Donahue:31563 Kinney:31558 Donnelly:31505 Britt:31474 Craft:31452
    Odell:31349 Daly:31330 Winter:31310 Abraham:31303 Baez:31298 Rodrigues:31280 Wooten:31249
    Hartley:31221 Ng:31210 Kendall:31209 Cleveland:31123 Crowley:31098 Pearce:31060 Dillard:31021
    Wilder:31018 Lange:30984 Shoemaker:30934 Flanagan:30887 Bruno:30883 Segura:30880 Beach:30867
    Castellanos:30859 Tillman:30825 Alford:30771 Finch:30769 McLeod:30769 Mackey:30749 Dodd:30732
    Emerson:30702 Minor:30702 Muniz:30695 Alston:30693 Maloney:30671 Childers:30570 McDermott:30528
    Moser:30483 Vogel:30470 McCabe:30401 Dang:30389 Alonso:30389 Saucedo:30374 Starr:30363 Do:30301
    Hurtado:30286 Kirkland:30283 Hendrickson:30259 Holley:30231 Cordero:30158 Franks:30155
    Guillen:30153 Welsh:30153 Ratliff:30083 Sweet:30051 Talley:30014 Whitfield:29962 Crowe:29953
    Goldstein:29938 England:29926 Pereira:29898 Ly:29891 Joyner:29884 Richter:29880 Farris:29877
    Tracy:29867 Bacon:29860 Han:29847 Gibbons:29824 Mayfield:29805 Hoang:29798 Elder:29796 Lau:29792
    Dale:29757 Camp:29753 Connolly:29710 Hewitt:29694 Cramer:29691 Goldberg:29603 Morin:29593
    Sutherland:29585 Kaplan:29582 McAllister:29544 Byrne:29503 Osorio:29482 Cash:29476 Haines:29462
    Meeks:29457 Wynn:29417 Gilliam:29414 Vigil:29382 Hickey:29350 Connor:29346 Pate:29327
    Zepeda:29252 Hatcher:29235 Escobedo:29185 Arredondo:29173 Hyde:29094 Christopher:29067
    Mobley:29065 Kessler:29064 Britton:29040 Ritchie:29040 Romano:29018 O'Neil:28949 Tyson:28947
    Bui:28919 Hilton:28918 Caballero:28903 Downing:28880 Sharpe:28879 Guy:28852 Holcomb:28852
    Rankin:28821 Godfrey:28734 Chamberlain:28727 Fink:28701 Hollis:28617 Foreman:28605
    Carranza:28581 Sharma:28559 Kern:28547 Chu:28508 Knowles:28460 Ma:28452 Madison:28411
    Childs:28359 Belcher:28321 Wills:28219 Womack:28201 Dye:28182 Arthur:28102 Grace:28098
    Baca:28082 Rutherford:28079 Sorensen:28069 McCray:28024 Hastings:28015 Pierson:27983
    Chacon:27982 Renteria:27976 Mohamed:27972 Nicholas:27922 Kendrick:27915 Ferreira:27898
    Lockhart:27883 Boggs:27880 Pryor:27805 Doherty:27787 Sargent:27786 Kenney:27759 Tuttle:27751
    Denton:27742 Magee:27720 Jamison:27697 Lyon:27690 Locke:27643 Puckett:27627 Coronado:27626
    Olvera:27551 Sykes:27546 Manuel:27529 Burks:27523 Chin:27487 Quiroz:27452 Hopper:27353
    McGill:27330 Dolan:27329 McKenna:27293 Head:27292 Montano:27276 Paredes:27274 Delatorre:27265
    Langley:27252 Sinclair:27243 Dwyer:27240 Shirley:27224 Muller:27216 Courtney:27205
    Slaughter:27155 Polk:27094 Lemus:27079 Covington:27068 Madrigal:27033 Clemons:27022 Rosado:26998
    Broussard:26971 McGinnis:26953 Hatch:26903 Sheehan:26902 Rutledge:26887 Corbin:26876
    Dempsey:26863 Garland:26779 Carmona:26774 Bowling:26762 Burris:26760 Whitley:26732 Hamm:26726
    Bland:26722 Bermudez:26691 Stinson:26681 Pike:26655 Orellana:26651 Downey:26627 Varela:26621
    Harden:26617 Couch:26615 Dickinson:26607 Cassidy:26590 Rucker:26581 Gabriel:26578 Herron:26559
    McNamara:26534 Rouse:26519 Burt:26475 Battle:26432 Gustafson:26421 Herbert:26417 Dunbar:26405
    Webber:26405 Boyce:26376 Dewitt:26348 Rosenberg:26307 Simms:26287 Woodruff:26286 Brandon:26284
    Romo:26283 Hutchins:26251 Kirkpatrick:26251 Corbett:26246 Granados:26187 Rossi:26183 Goss:26179
    Lott:26174 Leyva:26153 Hinojosa:26146 Gil:26112 Crabtree:26104 Grady:26103 McClellan:26060
    Kumar:25986 Fraser:25961 Rico:25954 Bingham:25941 Soriano:25916 Sterling:25894 Fonseca:25863
    Madrid:25854 Emery:25839 Singer:25828 Aragon:25801 Aquino:25783 Elmore:25774 Worley:25758
    Simons:25755 Quezada:25752 Ott:25738 Ocampo:25720 Aviles:25716 Nieto:25701 Ervin:25698
    Gore:25648 Shafer:25641 Weston:25637 Xu:25622 Plummer:25596 Michel:25578 Paz:25574 Yanez:25563
    Gregg:25554 Abrams:25534 Smart:25528 Beatty:25510 Serna:25503 Meier:25486 Robison:25450
    Swartz:25444 Seymour:25436 Gleason:25416 Vela:25414 Padgett:25413 Ackerman:25401 Heller:25373
    Ziegler:25351 Vinson:25341 Eldridge:25299 Pina:25293 Schumacher:25292 Akers:25290 Roe:25286
    Tomlinson:25274 Mayes:25256 Zheng:25242 Albright:25189 Burgos:25169 Swain:25157 Manley:25136
    Helton:25118 Song:25110 Quick:25091 Leslie:25078 Stern:25074 Givens:25067 Tipton:25064
    Coffman:24980 Greenwood:24971 Curran:24969 Childress:24937 Fish:24924 Elkins:24902 Daley:24901
    Lowry:24895 Angel:24895 Solano:24881 Duong:24870 Edmonds:24857 Gomes:24827 Buckner:24822
    Walden:24821 Hutchison:24820 Griggs:24819 Nix:24786 Clifton:24758 Thomson:24750 Yarbrough:24749
    McCauley:24743 Elias:24696 Jacob:24688 Meredith:24679 McElroy:24668 Groves:24629 Uribe:24612
    Hoskins:24581 Bowden:24560 Tatum:24558 Schafer:24543 Field:24543 Bustamante:24536 Stover:24526
    Teague:24514 Gunter:24513 Burrell:24504 Funk:24419 Crowder:24396 Schulz:24385 Sanderson:24384
    Canales:24384 Tolbert:24375 Lund:24347 Blue:24341 Kay:24337 Draper:24337 Shapiro:24335
    Whalen:24262 Navarrete:24259 Gamez:24256 Swift:24249 Inman:24222 Crews:24219 Kurtz:24216
    Stroud:24211 Blanton:24154 Reece:24145 Liang:24140 Francisco:24095 Crow:24089 Bloom:24081
    Sun:24058 Tompkins:24056 Jung:24026 Nance:24018 Anaya:24017 McKinley:24000 Olivares:23982
    Newsome:23958 Thurman:23950 Helms:23949 Metcalf:23946 Goldman:23940 Schmitz:23931 Crouch:23923
    McManus:23909 Arevalo:23895 Horner:23881 Conklin:23846 Holbrook:23843 Neely:23843
    Hollingsworth:23831 Clement:23830 Devine:23775 Crockett:23769 Benavides:23761 Bullard:23755
    Louis:23738 Steiner:23735 Coates:23725 Drew:23722 Bowles:23713 Payton:23670 Chappell:23634
    Amos:23621 Hagen:23616 Phipps:23610 Self:23595 Larkin:23578 Poe:23563 Pritchard:23549
    Masters:23533 Gunn:23524 Jeffries:23510 Dooley:23481 Pagan:23474 McGhee:23461 Post:23458
    Montalvo:23454 Zhou:23437 Prado:23436 Heard:23408 Lord:23405 Thao:23404 Connelly:23398
    Driscoll:23385 Dubois:23366 Feldman:23356 Coker:23348 Dickey:23320 Pollock:23310 Kimball:23293
    Rainey:23291 Ivey:23263 Gee:23241 Butts:23227 Maher:23222 Jewell:23187 Barragan:23176
    Machado:23170 Rubin:23165 Reynoso:23143 Wesley:23135 Hidalgo:23134 Cabral:23128 Samuel:23125
    Lacy:23110 Gallo:23056 Egan:23048 Aldridge:23034 Swenson:23009 Swan:23001 Stratton:22983
    Hinkle:22983 Butcher:22978 Ornelas:22969 Forrest:22954 Colbert:22940 Aleman:22927
    Rodriquez:22892 Arrington:22840 Goins:22837 Whaley:22833 Esposito:22789 Neff:22764 Mead:22727
    Casillas:22710 Lilly:22662 Biggs:22641 Yeager:22634 Godwin:22628 Sprague:22610 Rosen:22596
    Quintanilla:22581 Otto:22558 Billings:22553 Connell:22552 Temple:22549 Boswell:22540
    Colvin:22499 Koenig:22499 Erwin:22496 Tellez:22494 Norwood:22461 Milligan:22416 Ames:22385
    Purcell:22383 Ludwig:22380 Souza:22373 Huggins:22371 Amador:22370 Dunham:22362 Goode:22356
    Kauffman:22353 Piper:22329 O'Leary:22329 Cuellar:22324 Steward:22318 Winn:22316 Gary:22310
    Zhao:22301 Sewell:22294 Browne:22289 Ramey:22287 Davison:22276 Clifford:22245 Stahl:22211
    Ybarra:22211 Samuels:22207 Dukes:22187 Sheridan:22177 Snell:22177 Vickers:22176 Cartwright:22156
    Link:22137 Blackmon:22130 Bunch:22117 Grimm:22103 Meade:22091 Silver:22052 Ojeda:22045
    Geiger:22039 Dodge:22035 Kraft:22035 Lujan:22021 Babcock:22016 Hand:22006 Winkler:21993
    Painter:21969 Regan:21951 Bragg:21934 Engel:21933 Valadez:21859 Carbajal:21838 Redmond:21834
    Jarrett:21821 Bolden:21819 Wolff:21815 Thorpe:21813 Hassan:21801 Hadley:21771 Healy:21751
    McDonough:21739 Shin:21735 Grove:21732 Block:21717 Peacock:21712 O'Hara:21710 Hammer:21709
    Feliciano:21667 Winston:21667 Betancourt:21663 Beaver:21640 Godinez:21640 Kilgore:21627
    McGraw:21614 Dahl:21598 Diamond:21586 Pimentel:21579 Cornell:21558 Arreola:21540 Siegel:21536
    Hankins:21532 Raines:21518 Thacker:21512 Sadler:21504 Sotelo:21455 Dugan:21455 Cote:21446
    Bower:21445 Miner:21439 Brantley:21395 Sheets:21384 Sherwood:21384 Pinto:21366 Doss:21366
    Stiles:21357 Willard:21352 Waddell:21301 Stanford:21295 Latham:21277 Zhu:21265 Irvin:21263
    Matos:21258 Gagnon:21208 Carlton:21202 Tidwell:21176 Lovell:21171 Hoyt:21169 Spivey:21161
    Jean:21140 Land:21116 Patino:21113 Marrero:21109 Hager:21106 Hurt:21037 Ash:21030 Hagan:21017
    Brito:21007 Lanier:20997 Zarate:20992 Major:20977 Escamilla:20958 Otero:20937 Henley:20934
    Voss:20911 Greenberg:20897 Finn:20852 Venegas:20851 McNeal:20778 Metzger:20771 Coulter:20757
    Beal:20752 Crump:20737 Jorgensen:20731 Maurer:20707 Kearney:20706 Cummins:20705 Ferris:20703
    Milton:20703 Timmons:20671 Palma:20636 Escalante:20626 Cahill:20623 Schaffer:20614 Guidry:20600
    Yee:20591 Kruse:20584 McMullen:20545 Hurd:20540 Castle:20534 Valdes:20527 McWilliams:20523
    Leung:20496 Holliday:20491 Houser:20484 Bassett:20482 Thomason:20478 Sapp:20448 Tripp:20434
    Galvez:20425 Eubanks:20424 Hilliard:20377 Crocker:20370 Caruso:20367 Alonzo:20367 Barnard:20366
    Deal:20366 Metz:20366 Carlisle:20365 Hargrove:20360 Keenan:20353 North:20343 Dasilva:20338
    Ledesma:20311 Messer:20306 Westbrook:20284 Root:20284 Hackett:20278 Posey:20263 Fountain:20193
    Cornelius:20160 Benoit:20160 Barnhart:20157 Rendon:20143 Hannah:20138 Pedersen:20135
    Stubbs:20134 Starks:20130 Sizemore:20116 Epps:20112 Olivas:20106 Bergeron:20073 Roper:20065
    Hightower:20065 Paige:20063 Urban:20058 Boucher:20050 Fontenot:20035 Washburn:20030 Farr:20011
    Melvin:20008 Cullen:20000 Hu:19999 McCollum:19990 Betts:19983 Coyle:19931 Trotter:19927
    Wilhelm:19913 Blount:19878 Murdock:19873 Street:19866 Lockwood:19865 Hinson:19857 Rudolph:19854
    Waiters:19853 Sepulveda:19851 Duvall:19844 Smiley:19829 Casas:19777 Doan:19760 McQueen:19760
    Langston:19742 Sheffield:19738 Tackett:19737 Locklear:19716 Linares:19688 Polanco:19688
    Marroquin:19661 Connors:19637 Trent:19630 Carmichael:19628 Toth:19606 Rushing:19604 Cody:19600
    Gamboa:19577 Brewster:19564 Shipley:19563 Mena:19522 Prieto:19520 Gifford:19514 Oliva:19513
    Layton:19504 Gaston:19502 Goodrich:19487 Prater:19484 Burger:19480 Toledo:19474 Lovett:19471
    Gipson:19470 Arce:19464 Wiseman:19439 Dobson:19419 Ledbetter:19417 Arteaga:19410 Penn:19409
    Jiang:19409 Whitman:19399 Burkett:19369 Koehler:19368 Christiansen:19340 Sheldon:19339
    Pritchett:19334 Paulson:19331 Eddy:19321 Rock:19313 Roland:19311 Aranda:19298 McCracken:19287
    Hyatt:19280 Hanley:19240 Arriaga:19236 Engle:19226 Story:19218 Valentin:19211 Yost:19210
    Langford:19208 Herndon:19183 Napier:19182 Lai:19157 Reeder:19155 McNeill:19152 Levin:19144
    Landers:19144 Mims:19139 Brand:19135 Delossantos:19131 Vallejo:19117 Lima:19109 Cronin:19078
    Muhammad:19076 Fitch:19060 Gupta:19057 Oliveira:19055 McCain:19032 Medeiros:19031 Kraus:19028
    Stacy:19010 Pettit:19004 Bateman:19001 Pulido:18942 Roche:18940 Tobin:18932 Zaragoza:18908
    Isaac:18903 Spaulding:18902 Keys:18899 Sylvester:18896 Nowak:18891 Weir:18881 Darling:18879
    Barrientos:18877 Ogden:18860 McClendon:18857 Araujo:18856 Sumner:18838 Saavedra:18834
    Gillis:18834 Landis:18826 Caudill:18822 Jacobsen:18820 Overton:18820 Diehl:18815 Alarcon:18805
    Hedrick:18804 Toney:18787 Cheung:18765 Darby:18757 Thorne:18738 Mansfield:18725 Kyle:18721
    Dietz:18720 Smallwood:18717 Adair:18708 Gold:18698 Laird:18696 Lacey:18691 Christie:18681
    Pack:18678 Vidal:18677 Kiser:18674 Peoples:18672 Waite:18664 Beyer:18641 Desai:18638
    Banuelos:18636 Spangler:18622 Mondragon:18620 Fair:18609 Rizzo:18605 Sands:18584 Queen:18557
    Ledford:18532 Allred:18526 Bledsoe:18510 Rhoades:18508 Ricks:18506 Spicer:18501 Ordonez:18498
    Chavarria:18492 Bryson:18486 Hutton:18479 Dobbs:18476 Lay:18468 Abel:18464 Keen:18459
    Woody:18434 Luke:18425 McHugh:18422 Negron:18413 Cope:18410 Triplett:18408 Hathaway:18401
    Salcedo:18387 Presley:18384 Ernst:18361 Haywood:18360 Putnam:18340 Najera:18340 Stapleton:18332
    Batista:18323 Wilkes:18314 Lopes:18310 Richey:18296 Oh:18285 Keyes:18252 Dill:18215
    Humphries:18201 Youngblood:18197 Capps:18194 Cates:18190 Covarrubias:18189 Addison:18169
    Ha:18156 McRae:18156 Cao:18138 Dickens:18123 Judd:18110 Barbosa:18106 Hawley:18100 Rahman:18097
    Crenshaw:18096 Lackey:18082 Varner:18081 Staley:18080 Kowalski:18077 Kincaid:18075 Moya:18071
    Vogt:18061 Kimble:18040 Barraza:18030 Hay:18029 Platt:18022 Fernandes:18018 Abreu:17998
    Doty:17965 Crum:17944 Yi:17934 Corley:17931 Flaherty:17926 Drummond:17922 Bernstein:17916
    Darnell:17915 Hwang:17900 Fong:17889 McCord:17875 Akins:17868 Bergman:17846 Delong:17844
    Moreland:17832 Lorenzo:17825 Longoria:17818 Pelletier:17808 Sneed:17804 Skaggs:17778
    Alcala:17758 Munson:17745 Eason:17714 Keene:17711 Paris:17707 Shearer:17707 Cerda:17703 Lo:17687
    Marcus:17671 Crain:17650 Cagle:17647 Bauman:17641 Friend:17635 Crespo:17629 Calvert:17619
    Corcoran:17607 Cornejo:17591 O'Malley:17588 Albrecht:17581 Mallory:17578 Cavanaugh:17577
    Jaimes:17573 Culver:17566 Hope:17562 Begay:17553 Argueta:17540 Granger:17539 Grover:17534
    Michaels:17528 Champion:17527 Whittington:17517 Aldrich:17509 Heredia:17506 Denny:17503
    Fagan:17501 Waldron:17501 Oakes:17499 Hanks:17498 Grossman:17484 Neumann:17484 Ashby:17482
    Vernon:17480 Crowell:17467 Blum:17458 Jeffers:17455 McCormack:17449 Mai:17445 Dumas:17442
    Kenny:17429 Ceja:17423 O'Keefe:17414 Shultz:17395 Cormier:17377 Bain:17371 Madsen:17364
    Cavazos:17361 Burrows:17355 Busch:17354 Burroughs:17336 Schuster:17325 Bagley:17324
    Montero:17314 Stringer:17300 Whitt:17293 Stallings:17269 Eckert:17269 McGovern:17257
    Boykin:17255 Saldivar:17250 Woodson:17242 Oakley:17238 Currie:17234 Whittaker:17234
    Huddleston:17231 Hoff:17223 Staples:17217 Mireles:17186 Mohr:17180 Ambrose:17178 Bellamy:17167
    McLain:17152 Greco:17150 Zimmer:17146 Moseley:17130 Quigley:17121 Atwood:17112 Brunson:17099
    Coon:17097 Mott:17092 Zambrano:17092 Dinh:17081 Hirsch:17072 Keating:17060 Chow:17059
    Dutton:17057 Ferrer:17057 Flood:17053 Hooks:17053 Read:17048 Hobson:17043 Bustos:17040
    Benedict:17036 Vandyke:17030 Troyer:16981 Ham:16980 Prescott:16975 Shaver:16972 Hoffmann:16966
    Lunsford:16962 Grayson:16946 Finney:16939 Bueno:16936 Cottrell:16930 Whitlock:16927 Bello:16915
    Frias:16911 Knutson:16910 Hussain:16909 Hsu:16907 Comer:16893 Hawk:16884 Hamlin:16871
    Ransom:16871 Schwab:16870 Gauthier:16852 Haskins:16842 Stovall:16827 Rooney:16823 Coe:16819
    Corral:16808 Barrow:16801 Torrez:16795 Dupree:16794 Eastman:16791 Crandall:16781 Nunn:16769
    Light:16769 Almeida:16760 Hawthorne:16758 Pendleton:16751 Naylor:16745 Gerber:16732
    Schrader:16727 Burnette:16717 Maguire:16713 Doran:16704 Calloway:16689 Bartley:16689
    Kohler:16686 Purvis:16686 Acuna:16683 Ulrich:16668 Chau:16667 German:16661 Schulte:16658
    Conroy:16651 Hooker:16646 Thayer:16625 Gage:16614 Nevarez:16607 Jansen:16596 Alaniz:16596
    McNair:16595 Honeycutt:16587 Baer:16587 Rosenthal:16583 Pickens:16577 Balderas:16576
    Giordano:16569 Pappas:16559 Henning:16557 Malloy:16546 Schilling:16546 Duff:16536 Carrera:16533
    Burkhart:16526 Adamson:16515 Arnett:16499 Reagan:16491 Anguiano:16479 Lincoln:16477 Tamayo:16474
    Perdue:16464 Easley:16459 Hogue:16457 O'Rourke:16457 Rincon:16455 Abernathy:16450 Altman:16448
    Huston:16435 Foote:16425 Ennis:16419 Whiting:16418 Chadwick:16415 Adler:16412 Barney:16404
    Ontiveros:16382 Ring:16381 Rider:16352 Joiner:16349 Goldsmith:16346 Baum:16334 Ruffin:16324
    Laughlin:16323 Rader:16320 Baron:16308 Trimble:16306 Hare:16304 Russ:16300 Ahmad:16291
    Parr:16286 Montanez:16281 Aaron:16276 Clinton:16263 Woodall:16260 Marcum:16246 Dowling:16238
    Stoner:16204 Mattson:16203 Means:16203 London:16195 Adame:16193 Bynum:16166 Farias:16153
    Brannon:16136 Cazares:16134 Brenner:16114 Ladd:16112 Willoughby:16111 Kinsey:16102 Dozier:16091
    Hairston:16090 Holguin:16090 Shook:16070 Faust:16066 Deluca:16066 Lyles:16062 Dias:16044
    Felton:16044 McNally:16039 Schreiber:16034 Earl:16027 Berman:16025 Schaeffer:16024 Cheek:16020
    Fenton:16017 Sams:16014 Saylor:16010 Robledo:16001 Espino:15997 Hauser:15981 Cleary:15980
    Nugent:15977 Boudreaux:15976 Nickerson:15970 Sorenson:15962 Rowell:15952 Coats:15943 Yoon:15936
    Mast:15932 Espinal:15924 Ibrahim:15915 Dietrich:15904 Bruner:15898 Valdivia:15895 Jernigan:15889
    Schwarz:15884 Gale:15866 Chapa:15865 Prather:15860 Seals:15858 Wetzel:15849 Mock:15847
    Parham:15846 St._John:15843 Hutson:15835 Aponte:15828 Jolly:15827 Stauffer:15821 Goodson:15820
    Boston:15814 Scruggs:15808 Stoltzfus:15786 Giron:15786 McCloud:15783 Titus:15780 Burnham:15775
    Grubbs:15773 Redding:15767 Tilley:15758 Royal:15755 Busby:15754 Hillman:15738 Cornett:15733
    Burr:15703 Luu:15702 Mosher:15672 Coley:15671 Hayward:15665 Naranjo:15658 Henriquez:15657
    Skelton:15624 Cutler:15621 Vergara:15618 McGregor:15614 Kerns:15614 Goddard:15599 Lombardo:15598
    Brunner:15593 Rowley:15588 Shipman:15581 Corey:15569 Craven:15567 Talbot:15562 Anders:15554
    Reaves:15550 Hough:15549 Iverson:15539 Monahan:15533 Beavers:15531 Julian:15520 Ceballos:15515
    Leary:15505 Burk:15500 Borden:15500 Nagy:15497 Chatman:15473 Dow:15472 Carlos:15462
    Antonio:15461 McKinnon:15450 Tabor:15445 Tinsley:15442 Driver:15442 Dawkins:15431 Sauer:15430
    Elizondo:15419 Vann:15416 Wray:15405 Trinh:15392 Ruff:15383 Sousa:15377 Mahan:15375 Leone:15364
    He:15363 Bartholomew:15339 Hinds:15337 Call:15324 Dowell:15320 Kellogg:15317 Horvath:15302
    Whitmore:15296 Bianco:15278 Jack:15256 Pantoja:15249 Negrete:15245 Hearn:15234 Thurston:15234
    Watt:15211 Roque:15203 Pyle:15180 Kitchen:15170 Guillory:15161 Chong:15146 Lemon:15140
    Kearns:15136 Mohammed:15132 Purdy:15126 Lentz:15126 Falcon:15125 Flint:15123 Delgadillo:15123
    Wagoner:15118 Fajardo:15100 Briones:15098 Conn:15089 Her:15089 Armenta:15078 Dobbins:15076
    Chester:15066 Banda:15055 Urbina:15055 Mattingly:15050 Beckman:15045 Solorzano:15045 Ruth:15012
    Starkey:15004 Lind:14990 Waggoner:14983 Gannon:14981 Meek:14970 Puente:14966 Bail:14957
    Isaacs:14951 Brower:14950 Yazzie:14949 Strange:14948 Boles:14946 Mares:14931 Wilburn:14928
    Malik:14925 Priest:14915 Michaud:14910 Tejada:14903 Irving:14896 Farrar:14892 Power:14890
    Gentile:14873 Dent:14873 Douglass:14862 Lundy:14850 Fay:14849 Beebe:14847 Chavis:14844 Rea:14819
    Griffiths:14805 Ireland:14800 Marion:14777 Lira:14758 Schuler:14745 Unger:14738 Mojica:14737
    Rudd:14732 Demarco:14731 Hummel:14715 Almanza:14708 Merchant:14692 Monroy:14673 Grubb:14673
    Harman:14658 Durbin:14650 Gaytan:14647 Baumann:14644 Salter:14641 Silverman:14636 Meehan:14630
    Dennison:14629 Knott:14622 Perales:14593 Francois:14593 Mulligan:14590 St._Clair:14590
    Bliss:14588 Wakefield:14587 Kahn:14584 Barth:14579 Parnell:14560 Dove:14560 Noriega:14559
    Cloud:14555 Stearns:14554 Nagel:14545 Weldon:14538 Handy:14537 Lorenz:14528 Crook:14526
    Loomis:14518 Laws:14511 Salmon:14511 Centeno:14510 Roark:14509 Hostetler:14505 Herrington:14498
    Higginbotham:14489 Carnes:14487 Tobias:14482 Soria:14477 Limon:14472 Diggs:14467 Parish:14466
    Luong:14464 Resendiz:14457 Kelsey:14456 Echols:14456 Worthington:14452 Barbour:14451 Coles:14449
    Fournier:14449 Starnes:14442 Randle:14437 Reardon:14435 Coughlin:14434 Vick:14421 Jacques:14417
    Heim:14414 Staton:14413 Garay:14393 Lawler:14387 Bowser:14383 Harms:14377 Fierro:14371
    Pederson:14370 Collazo:14369 McMahan:14368 Hershberger:14357 Linton:14354 Ogle:14354 Mehta:14342
    Mayberry:14326 Barger:14324 Alley:14323 Oswald:14322 Stoddard:14317 McDonnell:14309
    Shelley:14300 Newcomb:14292 Blackman:14278 Augustine:14268 Mark:14265 Creech:14264 Stump:14257
    Chance:14256 Tejeda:14240 Clemens:14231 Baughman:14230 Ryder:14228 Lombardi:14227 Weiner:14208
    Mota:14182 Villasenor:14180 Breen:14170 Gant:14167 Kong:14165 Way:14157 Kaminski:14152
    Vanhorn:14151 Lockett:14140 Elam:14138 Maier:14135 Gruber:14131 Angeles:14128 Trahan:14114
    Irizarry:14114 Rapp:14107 Foss:14094 McClelland:14092 Kilpatrick:14087 Daigle:14084
    Burdick:14081 Weathers:14073 Gavin:14061 Winslow:14056 Whitten:14054 Deaton:14052 Seay:14046
    Squires:14045 Estep:14037 Arndt:14031 Satterfield:14023 Early:14014 Moua:14013 Heck:13995
    Fairchild:13993 Rowan:13993 Ouellette:13984 Beam:13972 High:13961 Sebastian:13934 Donohue:13919
    Moeller:13915 Luther:13906 Lofton:13900 Kruger:13898 Myles:13898 Humphreys:13895 Renner:13889
    Alves:13882 Forrester:13878 Coy:13875 Dykes:13874 Branham:13872 Grier:13868 Pfeiffer:13851
    Whipple:13850 Thibodeaux:13850 Strauss:13840 Braswell:13838 Heaton:13834 Linder:13830
    Hills:13829 Hamby:13823 Callaway:13819 Ellsworth:13813 Mathew:13808 Lovelace:13787 Valles:13777
    Weller:13774 Upton:13769 Andrew:13764 Estrella:13758 Tharp:13757 Parrott:13753 Christy:13750
    Singletary:13749 Mateo:13746 Gunderson:13742 Coburn:13741 Minton:13737 Duenas:13736
    MacKenzie:13733 Briscoe:13728 Lawton:13713 Sarmiento:13710 Brinkley:13695 Keener:13687
    Askew:13683 Storey:13669 Ferrara:13669 Chastain:13655 Harp:13646 Manzo:13635 Sherrill:13631
    Medley:13630 Hacker:13625 Bonds:13620 Pruett:13618 McCartney:13615 Hitchcock:13608 Tierney:13608
    Braden:13603 Devries:13600 Crouse:13598 Dowd:13590 Suggs:13585 Pickering:13582 Adam:13574
    Cheney:13573 Mesa:13566 Yancey:13566 Morrissey:13564 Weinstein:13563 Jarrell:13562 Rector:13559
    Loyd:13547 Solorio:13537 Garvin:13536 Jaime:13532 Stamper:13528 Ivy:13524 Edmondson:13524
    Pool:13505 Bearden:13499 Roldan:13498 Hemphill:13495 Emmons:13493 McNulty:13483 Newberry:13482
    Valerio:13482 Trinidad:13474 Dowdy:13468 Guajardo:13438 Hook:13437 Aparicio:13437 Scherer:13421
    Darden:13414 Joy:13413 Tirado:13410 Robb:13402 Templeton:13396 Rinehart:13392 Goetz:13390
    Rhoads:13389 Bock:13382 Slack:13377 Carrier:13377 William:13373 Asher:13371 Shell:13369
    Layne:13367 Gilliland:13351 Alba:13347 Shank:13343 Traylor:13341 Holm:13341 Tam:13327
    Bales:13326 Bourgeois:13325 Carrington:13320 Jasso:13318 Ko:13312 Stockton:13306 Graf:13301
    Noonan:13286 Spear:13284 Pressley:13281 Felder:13257 Jameson:13255 Wahl:13253 Archuleta:13248
    Nesbitt:13248 Seaman:13237 Myrick:13236 Kwon:13235 Byler:13230 Herrmann:13226 Yoo:13225
    Vitale:13220 Loera:13218 Parson:13209 Marlow:13205 Jeter:13198 Tong:13196 Lyle:13192
    Scales:13190 Segovia:13182 Burleson:13176 Chiu:13174 Witherspoon:13171 Barfield:13165
    Fabian:13161 Bouchard:13154 Chun:13141 Markham:13137 Zeigler:13135 Ulloa:13133 Leavitt:13133
    Ely:13130 Martino:13128 Lance:13122 Dubose:13120 Redd:13119 Pringle:13115 Padron:13114
    D'Amico:13109 Condon:13109 Wiles:13105 Garibay:13088 Culp:13081 Santillan:13081 Westfall:13079
    Willey:13067 Lassiter:13066 Willett:13065 Graff:13058 Bachman:13057 Barkley:13051 Blank:13050
    Croft:13047 Baltazar:13045 Salisbury:13038 Easter:13036 Burden:13028 Redman:13028 Salvador:13021
    Schell:13016 Devlin:13014 Woo:13003 Steen:12989 Leggett:12977 Girard:12975 Su:12973 Gann:12972
    Lytle:12970 Nobles:12965 Bolin:12962 Fuchs:12958 Radford:12956 Foy:12952 Epstein:12952
    Lipscomb:12948 Carreon:12941 Pease:12937 Regalado:12931 Oldham:12928 Belanger:12922
    Alcantar:12919 Looney:12910 Kenyon:12891 Reich:12891 Epperson:12884 Aguayo:12876 Beaty:12869
    Ricketts:12862 Cheatham:12852 Lusk:12847 Mabry:12846 Millard:12843 Shen:12839 Thrasher:12836
    Danielson:12833 Ebert:12830 Tubbs:12828 Gilchrist:12825 Cardoza:12824 Andres:12821
    Willingham:12818 Ragland:12816 Aiken:12812 Caron:12810 Snodgrass:12806 Gaffney:12805 Babb:12794
    Denney:12792 Schofield:12790 Jauregui:12783 Main:12776 Tavares:12766 Barone:12758 Trout:12758
    Rees:12754 Pedraza:12748 Crisp:12741 Gillette:12724 Stock:12722 Baggett:12717 Messina:12717
    Killian:12717 Angulo:12714 Amato:12713 Wendt:12712 Parris:12710 Hammonds:12710 Steinberg:12709
    Breaux:12705 East:12684 McArthur:12683 Grey:12680 Wisniewski:12675 Pan:12664 Guardado:12656
    Benavidez:12648 Garber:12640 Lazo:12640 Lerma:12639 Alcantara:12636 Houck:12634 Seitz:12630
    Schubert:12629 Munguia:12615 Reddy:12614 Huntley:12614 Wing:12614 Adcock:12599 Slade:12599
    Matlock:12599 Longo:12594 Orlando:12586 Hein:12586 Trammell:12582 Guinn:12577 Will:12575
    Muse:12571 Clancy:12556 Caraballo:12546 Baugh:12543 Crawley:12523 Wheatley:12520 Linn:12508
    Shockley:12504 Chisholm:12503 Dong:12466 McCurdy:12463 Bertrand:12461 Spann:12457 Preciado:12455
    Cooney:12455 Berrios:12451 Zelaya:12448 Jaeger:12436 Smalls:12435 Clevenger:12428 Durant:12428
    Bollinger:12425 Armendariz:12423 Denson:12419 Mixon:12394 Geary:12382 Montiel:12376
    Santamaria:12375 McAfee:12371 Donald:12367 Foust:12366 Sisk:12365 Rockwell:12360 Ferraro:12355
    Still:12354 Casper:12351 Cintron:12349 Overstreet:12342 Borges:12337 Concepcion:12332
    Lemons:12322 Matson:12320 Brinson:12303 Shelby:12303 Ralston:12302 Altamirano:12296 Swann:12293
    Alicea:12287 Broughton:12273 Oglesby:12271 Caceres:12269 Braxton:12268 Ashton:12263 Lomeli:12263
    Begum:12255 Scarborough:12252 Dewey:12249 Alfonso:12246 Duggan:12237 Nadeau:12236
    Churchill:12235 Loya:12232 Ragsdale:12227 Mace:12222 Brubaker:12218 Riggins:12218 Curley:12211
    Graber:12204 McCrary:12204 Farnsworth:12203 Herrick:12202 Oates:12202 Nunes:12191 Harley:12186
    Robert:12181 Talbert:12181 Hopson:12180 Waterman:12177 Gao:12172 Lantz:12169 Hamrick:12168
    Cornwell:12168 Nye:12167 Reis:12165 Birch:12161 Milner:12153 Slone:12142 Spurlock:12141
    Tolliver:12128 Almonte:12128 Razo:12125 Masterson:12117 Porras:12106 Moulton:12104 Monk:12103
    Pence:12101 Hatton:12090 Rust:12086 Duckworth:12080 Frantz:12079 O'Reilly:12074 Bundy:12065
    Bethea:12061 Reinhardt:12057 Sam:12053 Guo:12048 Littlejohn:12047 Carlin:12035 Kimbrough:12034
    Low:12032 Stoll:12032 Landrum:12026 Champagne:12023 Forte:12023 Dyson:12017 Jett:12008
    Bach:11999 Streeter:11988 Christman:11987 Brink:11982 Herr:11980 Falk:11979 Beverly:11978
    Wylie:11975 Fallon:11974 Billingsley:11973 Stack:11967 Chowdhury:11961 Pascual:11959
    Qualls:11958 Persaud:11956 Christianson:11951 Fortner:11951 Gilman:11946 Cecil:11941
    France:11937 Turpin:11937 Greenfield:11922 Mize:11908 Selby:11908 Cotter:11904 New:11903
    Fontaine:11901 Valladares:11901 Edgar:11895 Forman:11894 Hannon:11893 Reedy:11884 Galvin:11882
    Doughty:11880 Fraley:11876 Beckwith:11876 Allan:11867 Beauchamp:11865 Viera:11861 Moffett:11853
    Stuckey:11846 Brumfield:11842 Lankford:11834 Cyr:11829 Bolanos:11829 Shanks:11822
    O'Sullivan:11818 Delvalle:11816 Hite:11810 Arenas:11809 Tomlin:11797 Cardwell:11791 Milam:11787
    Bowie:11786 Halverson:11781 Speer:11770 Amaro:11769 McMillian:11765 Ponder:11764 Beckett:11763
    Applegate:11762 Larue:11757 Hudgins:11755 Paxton:11754 Martins:11751 Fortune:11748 Bair:11740
    Dorman:11739 Neville:11739 Rains:11737 Smalley:11737 Lamar:11733 Holton:11731 Patten:11730
    Harlow:11726 Vue:11717 Marx:11716 Sommers:11706 Kolb:11705 Morrell:11700 Havens:11699
    Brice:11697 Finnegan:11695 Soares:11694 Godoy:11690 Carl:11689 Hildebrand:11687 Merino:11684
    Rawls:11679 Rao:11672 Mello:11670 Blakely:11669 McAlister:11665 Lyman:11664 Harkins:11662
    Sommer:11662 McHenry:11660 Cason:11657 Faulk:11656 Wharton:11656 Bigelow:11650 Helm:11649
    Bull:11646 Dockery:11644 Thai:11644 Matias:11635 Boland:11631 Spain:11628 Jain:11626
    Cowart:11621 Brothers:11619 Fine:11618 Alcaraz:11616 Pulliam:11613 Benner:11612 Scanlon:11610
    Nolasco:11609 Menendez:11609 Wallis:11594 Jacobo:11590 Branson:11587 Simpkins:11585 Ramon:11582
    Whatley:11579 Lewandowski:11577 Quinonez:11576 Cepeda:11572 Watters:11569 Botello:11569
    Barclay:11568 Grissom:11563 Cadena:11560 Canfield:11560 Edge:11556 Cota:11554 Perrin:11550
    McAdams:11547 Haro:11547 Keeler:11546 Perea:11546 Menard:11543 Ricci:11534 Burkholder:11532
    Poindexter:11531 Coyne:11525 Shackelford:11525 Ellington:11522 Krieger:11521 Ridley:11521
    Troutman:11519 Tello:11512 Nielson:11511 Cary:11506 Irby:11506 Ruelas:11505 Grigsby:11501
    Paulino:11500 Maciel:11500 Steffen:11494 Blalock:11493 Levesque:11490 Forsythe:11489 Newby:11483
    Lor:11479 Sample:11471 Barbee:11470 Butterfield:11468 Franz:11462 Keane:11459 Gooch:11453
    Baumgartner:11448 Devore:11445 Hyman:11436 Wenzel:11432 Janssen:11423 Lauer:11414 Gresham:11412
    Fennell:11410 Vest:11405 Schmid:11400 Grogan:11400 Rupp:11399 Corrigan:11396 Breeden:11395
    Gossett:11389 Causey:11387 Waugh:11387 Roush:11386 Zamudio:11384 Mancini:11382 Withers:11381
    Sisson:11380 Pepper:11374 Choate:11372 Tolentino:11371 Whelan:11363 Yan:11354 McNeely:11350
    Corrales:11348 Murrell:11347 Brownlee:11344 Fultz:11342 Harlan:11339 Lindquist:11337
    Gooden:11335 Whiteside:11334 Gardiner:11331 Rodas:11327 Haggerty:11320 Shuler:11315 Garvey:11307
    Cardoso:11304 Carman:11302 Nettles:11302 Burdette:11284 Villagomez:11282 Apodaca:11280
    Royer:11279 Colby:11278 Daily:11276 Hammons:11273 Pemberton:11272 Wellman:11260 Montague:11258
    Gaspar:11251 Paulsen:11243 Harwood:11238 Castellano:11238 Victor:11234 Stanfield:11229
    Bronson:11229 Ruvalcaba:11220 Newsom:11218 Shipp:11217 Wren:11211 Dao:11211 Sage:11207
    Brockman:11204 Nino:11202 Parent:11193 Lenz:11191 Keck:11186 Houghton:11184 Noe:11182 Bunn:11180
    South:11178 Kopp:11175 Snowden:11171 Martell:11158 Bruns:11158 Boyles:11156 Camarena:11154
    Moe:11150 Herzog:11146 Kiefer:11141 Clary:11139 Ayres:11139 Amin:11137 Warden:11135 Muir:11130
    Samson:11123 Ezell:11121 Switzer:11114 Pardo:11104 Mullin:11103 Eller:11103 Infante:11102
    Kroll:11098 Rivero:11096 Sauceda:11093 Zielinski:11087 Jeffrey:11085 Ragan:11081 Bostic:11079
    Krebs:11067 Camarillo:11066 Urena:11066 Peek:11062 Seeley:11061 Strand:11051 Wyman:11051
    Grooms:11045 Beers:11043 Barba:11043 Freitas:11041 Byrnes:11039 Ness:11037 Estevez:11032
    Alanis:11029 Morley:11028 Keefe:11028 Llamas:11028 Brackett:11027 Lively:11026 Leahy:11014
    Sell:11014 Mortensen:11013 Domingo:11012 Fanning:11007 Palumbo:11005 Hartmann:11000 Dial:10997
    Pino:10993 Needham:10983 Wheat:10979 Tsai:10968 Nagle:10963 Sifuentes:10954 Hamel:10944
    Landeros:10934 Massie:10920 Pedroza:10918 Morey:10894 Larios:10887 Dees:10887 Brant:10886
    Carvalho:10877 Miguel:10861 Agee:10857 Elrod:10851 McLemore:10850 Kuntz:10848 Pak:10846
    O'Toole:10842 Hardwick:10841 Skidmore:10841 Seibert:10826 Worrell:10821 Briseno:10821
    Nolen:10820 Hardesty:10817 Pauley:10809 Haddad:10804 Reiter:10802 Dunaway:10798 Van:10798
    Robins:10797 Laney:10796 Custer:10790 Gaither:10790 Vicente:10789 Wolford:10789 Danner:10786
    Gatlin:10785 Dunning:10784 Salcido:10776 Wilde:10766 Somers:10762 Delagarza:10759 Plunkett:10758
    McCloskey:10756 Mendiola:10752 Medlin:10750 Millan:10733 Boehm:10730 Marr:10724 Drury:10721
    Lennon:10720 March:10719 Horan:10711 Christenson:10707 Arana:10698 Jose:10697 Beaulieu:10695
    Bone:10692 Feng:10687 Eng:10682 Farrow:10672 Islam:10670 Stowe:10668 Olguin:10660 Younger:10658
    Toro:10650 Kitchens:10647 Libby:10631 Clawson:10631 Crider:10621 Newkirk:10620 Malcolm:10618
    Montenegro:10606 Gulley:10605 Maples:10603 Galarza:10601 Wenger:10596 Zeller:10595 Carbone:10591
    Maxey:10584 Narvaez:10579 Peng:10575 Pichardo:10572 Stepp:10571 Florez:10570 Terrazas:10569
    Ahn:10567 McIntire:10566 Pullen:10565 Phelan:10562 Parry:10555 Charlton:10555 Vail:10554
    Schrock:10549 Hiller:10546 Iglesias:10546 Bayer:10544 Sager:10541 Kinder:10539 Koontz:10538
    Cedillo:10538 Villatoro:10535 O'Shea:10531 Kimmel:10528 Conti:10526 Turley:10524 Behrens:10524
    Acker:10519 Crist:10518 Kemper:10518 Currier:10513 Broderick:10504 Waldrop:10503 Lemke:10501
    Snead:10500 Seifert:10499 Ratcliff:10497 Ingle:10497 Flannery:10497 Olivo:10483 Winchester:10480
    Judge:10453 Serrato:10449 Ambriz:10445 Gandy:10444 Sales:10439 Fogle:10434 Paez:10433 Jin:10432
    Brinkman:10432 Conde:10430 Monson:10425 Etheridge:10420 Vieira:10420 Griswold:10417
    Gaskins:10414 McClanahan:10407 Westmoreland:10399 Seward:10399 Chao:10398 Rand:10397
    Poston:10396 Anglin:10396 Severson:10391 Windham:10390 Comstock:10390 Hubert:10380
    Grantham:10379 Fugate:10375 Noll:10374 Lafferty:10373 McMillen:10371 Garnett:10370 Healey:10370
    Burge:10364 Aldana:10362 Kozlowski:10358 Keegan:10354 Turk:10354 Tom:10350 Reichert:10345
    Deguzman:10341 Paniagua:10340 Dupont:10339 Skipper:10338 Venable:10333 Higgs:10333 Karr:10324
    Bagwell:10324 Wicker:10321 Liles:10317 Fang:10316 Carrion:10316 Maya:10313 Ferry:10312
    Marvin:10310 Quinlan:10302 Minter:10301 Cosby:10300 Barksdale:10294 Tisdale:10293 Meador:10292
    Sikes:10280 Hanlon:10278 Easton:10276 Peyton:10276 Rojo:10275 Motley:10274 Ballesteros:10261
    Lindley:10260 Caputo:10257 Steed:10250 Penny:10249 Luciano:10247 Hiatt:10247 Israel:10245
    Crooks:10244 Searcy:10243 Logsdon:10242 Culbertson:10240 Glaser:10235 Weems:10231 McCallum:10229
    Neil:10228 Leger:10221 Wayne:10215 Leigh:10213 Mendenhall:10213 Hollins:10213 Dorn:10206
    Tavarez:10201 Sowers:10198 Andrus:10197 Glick:10196 Everhart:10186 Deluna:10182 Ahrens:10182
    Chapin:10175 Hodgson:10173 Niles:10173 Lanham:10170 Mendes:10162 Weiler:10160 Lindberg:10149
    Valdovinos:10147 Murry:10140 Colwell:10140 Earley:10140 Culpepper:10135 Broome:10133 Shore:10130
    Barreto:10127 Correia:10126 McDuffie:10125 Betz:10120 Alderman:10119 Tice:10118 Desantis:10117
    Ashworth:10116 Tafoya:10114 Pfeifer:10109 Boudreau:10103 Mattox:10099 Dexter:10099 Isom:10099
    Box:10098 Montez:10097 Martens:10096 Son:10094 Joshi:10089 Moffitt:10070 Schweitzer:10068
    Kasper:10064 Caro:10064 Vines:10061 Dehart:10058 Perdomo:10058 Eggleston:10057 Shi:10055
    Bills:10051 Allard:10047 Kirchner:10044 Faber:10039 Layman:10038 Calvillo:10032 Sanborn:10025
    Harter:10020 Tuck:10018 Mauldin:10011 Nilson:10010 Blaylock:10008 Moriarty:10005 Luo:10005
    Colburn:10005 Starling:10004 Haller:9992 Mears:9988 Thorn:9988 Bahena:9983 Curiel:9983
    Stine:9979 Catalano:9973 Beckham:9960 Ashcraft:9957 Haag:9957 Kunz:9953 Abney:9948
    Albertson:9943 Littleton:9939 Hallman:9938 Cone:9935 McNabb:9935 Stephen:9925 Free:9923
    Upchurch:9922 Wadsworth:9912 Partridge:9909 Osman:9908 Hawes:9908 Wirth:9907 Gilley:9906
    Isbell:9905 Chamberlin:9897 Olmos:9895 Storm:9895 Quach:9894 Groff:9889 Mackay:9886 Thiel:9880
    Agnew:9856 Aceves:9854 Jay:9852 McCarter:9849 Lebron:9843 Schott:9842 Kuykendall:9841 Ye:9839
    Chou:9834 Caswell:9827 Weinberg:9825 Zook:9824 McMurray:9824 Musser:9820 Canada:9819
    Haskell:9816 Witte:9816 Johansen:9815 Delrio:9814 Guenther:9809 Taggart:9808 Renfro:9806
    Schindler:9801 Huey:9800 Clemente:9797 Lomax:9789 Reddick:9785 Chaffin:9782 Broyles:9781
    Coombs:9780 Quarles:9780 Lucio:9780 Gable:9779 Fisk:9779 Echevarria:9777 Parkinson:9767
    Jeffery:9766 Albers:9766 Sutter:9760 Lindstrom:9754 Higdon:9753 Badillo:9753 Thatcher:9752
    Weis:9750 Doll:9749 Dix:9748 Keeton:9748 Whitworth:9748 Majors:9747 Dover:9742 Card:9742
    Latimer:9733 Cha:9732 Melo:9731 Keaton:9723 Handley:9722 Syed:9722 Ledezma:9721 Olivarez:9720
    Binder:9720 Xie:9716 Kelleher:9714 Counts:9713 Mancuso:9711 Noyes:9710 Colson:9710 Heckman:9709
    Mosqueda:9709 Littlefield:9707 Tinoco:9707 Luce:9704 Kohn:9701 Legg:9671 Horowitz:9671
    Harder:9665 Bess:9663 Bohannon:9663 Willson:9659 Mayorga:9659 Gall:9658 Artis:9656 Saleh:9656
    Rawlings:9652 St._Pierre:9638 Wynne:9637 Luttrell:9632 Jasper:9632 Camargo:9626 Hedges:9625
    Brandenburg:9624 Straub:9624 Bernier:9614 Villareal:9614 Tyree:9613 Sowell:9612 Manzano:9608
    Knoll:9608 Paquette:9606 Fiore:9606 Bivens:9603 Frick:9597 Homan:9597 Ong:9584 Madera:9583
    Taveras:9580 Wei:9578 Fulmer:9570 Amaral:9567 Shull:9565 Koehn:9559 Truitt:9557 Keefer:9552
    Echeverria:9552 McCune:9549 Cable:9545 Freed:9541 Loveless:9533 Wilbur:9527 Stacey:9520
    Gracia:9520 Ostrander:9518 Mangum:9515 Staggs:9514 Curtin:9513 Saxton:9509 Gagne:9507
    Hackney:9507 Findley:9505 Holtz:9502 Glynn:9501 Scroggins:9495 Packard:9494 Antoine:9493
    Wicks:9489 Kunkel:9488 Guest:9483 Vaught:9476 Close:9474 Feeney:9473 Smyth:9470 Sibley:9467
    Fairbanks:9466 Cockrell:9465 Haugen:9461 McClung:9456 Poirier:9453 Perryman:9443 Mahon:9441
    Cosgrove:9441 Salerno:9440 Mundy:9439 Timm:9433 Swisher:9431 Lafleur:9430 Hardman:9430
    Toler:9427 Cohn:9426 Seaton:9423 Ashford:9421 Dallas:9418 Batchelor:9417 Cedeno:9412 Calvin:9412
    Lavoie:9408 Deloach:9407 Vuong:9407 Neill:9404 Irvine:9397 Jolley:9392 Resendez:9390 Noland:9386
    Cousins:9380 Mull:9377 Hasan:9374 Jacoby:9372 Edmond:9369 Swafford:9369 Derrick:9365
    Martines:9363 Abarca:9363 Woodworth:9361 Deutsch:9361 Thigpen:9359 Andre:9358 McGrew:9354
    Scholl:9351 Tarver:9341 Clough:9339 Hennessy:9338 Rosenbaum:9333 Stull:9324 Bolen:9323 Reno:9322
    McFarlane:9319 Hulsey:9317 Seal:9316 Roby:9315 Ripley:9314 Palomino:9313 McWhorter:9312
    Rafferty:9311 Harry:9311 Jurado:9309 Lumpkin:9307 Kohl:9303 Toscano:9301 Bratcher:9301
    Bratton:9300 Evers:9300 Fahey:9299 Gaona:9299 Keeney:9294 Trapp:9294 Ocasio:9293 Neeley:9288
    Wiese:9287 Maas:9285 Joe:9280 Furman:9273 Whitson:9273 Bohn:9272 Bourne:9270 Hanes:9268
    Ruggiero:9263 Fitzsimmons:9260 Luis:9255 Bobo:9254 Rueda:9253 Headley:9250 Horst:9245 Sturm:9242
    Reinhart:9237 McNutt:9232 McCutcheon:9230 Tu:9230 Galicia:9229 Javier:9226 Demers:9225
    Biddle:9219 Brill:9215 Hoppe:9215 Shay:9212 Farrington:9211 Landon:9211 Coble:9204 Laster:9202
    Proffitt:9202 Beall:9202 Wheaton:9202 Collado:9201 Casanova:9201 Islas:9200 Bader:9197 Hoy:9196
    Sweat:9194 Hofmann:9192 Hoyle:9192 Peter:9191 Maki:9190 Bowens:9188 Stutzman:9185 Lea:9180
    Klinger:9179 Florence:9177 Buss:9177 Hussey:9176 Smoot:9168 Dugger:9164 Bittner:9163 Soliz:9159
    Runyon:9153 Pitt:9151 Blocker:9149 Ainsworth:9149 Calkins:9146 Gaddis:9142 Strom:9142
    McClintock:9141 Worden:9139 Dube:9136 McCombs:9134 Zink:9134 Schiller:9132 Jerome:9131
    Rickard:9128 Ling:9127 Burney:9126 Volk:9126 Jang:9125 Gantt:9122 Avina:9122 Cordell:9119
    Gingerich:9117 Forster:9116 Olivera:9108 Melgar:9106 Knudsen:9104 Slocum:9102 Smail:9097
    Hoke:9096 Leong:9094 Lawless:9093 Mariano:9091 Ruby:9091 Sander:9090 Buford:9089 Mayhew:9085
    Merriman:9085 Cady:9084 See:9081 Tully:9081 Glasgow:9078 Gerard:9075 Breedlove:9075
    Register:9075 Kovacs:9072 Davey:9071 Redden:9067 Goad:9062 Goebel:9062 Lazaro:9061 Erb:9060
    Putman:9058 Martel:9056 Eads:9056 Reimer:9055 Pickard:9053 Borders:9053 Pond:9052 Gallant:9051
    Kee:9049 Packer:9048 Greenlee:9048 Taft:9048 Nunley:9046 Jonas:9043 Shuman:9043 Belton:9041
    Barnhill:9040 Kovach:9040 Moreira:9037 Moreau:9035 Halstead:9027 Fredrickson:9026 Sanabria:9026
    Goble:9022 Crutchfield:9019 Loza:9011 Sturgeon:9007 Kidwell:9006 Nicolas:9006 Clarkson:9004
    Mullis:9003 Beattie:8993 Sigler:8992 Neuman:8982 Sevilla:8980 Pollack:8977 Ridgeway:8975
    Bourque:8973 Wilks:8972 Rauch:8972 Jankowski:8970 Simonson:8968 Kwan:8965 Evangelista:8964
    Rau:8961 Lozada:8959 Canady:8958 Faircloth:8954 Batson:8951 Popp:8947 Dunne:8941 Keeling:8938
    Teal:8937 Hamblin:8936 Greiner:8935 Holly:8934 To:8934 Yun:8933 Aiello:8927 Baptiste:8915
    Grice:8914 Freedman:8913 Bergstrom:8908 Clausen:8906 Chew:8905 Haase:8904 Ammons:8904
    Outlaw:8901 Sabo:8899 Deng:8898 Teixeira:8895 Lapointe:8894 Colley:8887 Galbraith:8886
    Miramontes:8884 Carvajal:8883 Cranford:8883 Strain:8883 Stubblefield:8878 Partida:8878
    Grabowski:8877 Vickery:8874 Loy:8868 Marte:8867 Rodarte:8860 Burnside:8859 Hermann:8858
    Wofford:8856 Fleck:8852 Magallanes:8852 Mathias:8851 Duval:8851 Weatherford:8850 Ricker:8850
    McVey:8848 Ritchey:8844 Barahona:8844 Peebles:8843 Peace:8841 Chiang:8841 Fung:8837
    Hutchings:8833 Himes:8831 Frame:8827 Creel:8815 Fortin:8814 Bedford:8814 Dodds:8813 Clouse:8809
    Merrell:8809 Bartels:8809 Southard:8808 Basham:8806 D'Angelo:8802 Raney:8801 Lehmann:8799
    Worthy:8795 Langdon:8794 Jara:8790 Flanders:8787 Showalter:8786 Robinette:8784 Meeker:8781
    Moy:8781 Cathey:8779 Craddock:8772 Kirsch:8764 Back:8762 Arsenault:8760 Spring:8757
    Winstead:8756 Mount:8754 Munn:8751 Iniguez:8750 Marquardt:8749 Szymanski:8748 Scully:8747
    Conte:8744 Provost:8742 Conover:8738 Buffington:8738 Marquis:8737 Valverde:8737 Belt:8737
    Goforth:8735 Mazur:8733 Durand:8729 Wimberly:8729 Bunting:8725 Kish:8725 Geer:8717 Foltz:8714
    Peak:8713 Santoro:8713 Lanning:8711 Plascencia:8710 Burkhardt:8707 Autry:8704 Sarabia:8695
    Slattery:8695 Testa:8694 Tennant:8693 Santoyo:8692 Peterman:8690 Clapp:8689 Pannell:8687
    Keel:8682 Coppola:8676 Embry:8675 Howland:8675 Shorter:8675 Earle:8672 Brittain:8671 Kelso:8671
    Gurley:8669 Samples:8663 Boothe:8656 Freeland:8653 Fusco:8650 Parada:8649 Sorrell:8641
    Bannister:8639 Hawks:8639 Prasad:8638 Romeo:8636 Lightfoot:8634 Sells:8633 Tenorio:8629
    Merrick:8629 Kaye:8627 Tijerina:8626 Akin:8626 Atwell:8622 Menjivar:8622 Gilbertson:8621
    Meraz:8616 Shanahan:8616 Ibanez:8614 Cruse:8614 Hernandes:8612 Garrido:8605 Spalding:8601
    Deanda:8600 Calabrese:8599 Matheny:8595 Yuan:8588 Harbin:8587 Molnar:8586 Gough:8584 Bandy:8582
    Moncada:8574 Chavira:8573 Doucette:8573 Slagle:8573 Welker:8566 Teran:8557 Gainey:8556
    Heinrich:8552 Vetter:8550 Carden:8548 Meneses:8548 Trice:8546 McCallister:8545 Koss:8544
    Shifflett:8544 Burley:8542 Fries:8540 Jobe:8536 Rayburn:8532 Hundley:8532 McCorkle:8529
    Boss:8529 Wozniak:8526 Asbury:8522 Mosier:8522 Petrie:8520 Elliot:8518 Arguello:8518
    Fullerton:8517 Sharkey:8514 Schulze:8509 Shumaker:8508 Couture:8508 Bontrager:8507 Hargis:8503
    Varney:8502 Siddiqui:8502 Paine:8501 Barboza:8497 Gonsalves:8494 Dayton:8494 Louie:8485
    Candelaria:8483 Liao:8482 Barnette:8480 Batts:8473 Montelongo:8472 Casteel:8472 Lemay:8471
    Wasson:8471 Cartagena:8467 Coons:8466 Pagano:8465 Riddick:8464 Gillen:8462 Kersey:8459
    Gorham:8458 Cai:8457 Griego:8456 McLendon:8453 Forsyth:8450 Pinkerton:8446 Sturgill:8444
    Purnell:8441 Fan:8441 Hylton:8440 Begley:8435 Easterling:8433 Macedo:8433 Baeza:8432 Seidel:8430
    Snipes:8428 Sandlin:8421 Sherrod:8420 Herbst:8419 Monge:8418 Sandberg:8416 Swope:8415 Covey:8414
    Ketchum:8407 Blackwood:8407 Almaraz:8404 Salem:8404 Hutto:8403 Delrosario:8402 Pelayo:8402
    Palacio:8400 Weidner:8400 Leighton:8399 Desimone:8399 Rausch:8398 Dion:8395 Cade:8391
    Aguiar:8390 Cave:8389 D'Agostino:8388 Haggard:8384 Wentz:8376 Armijo:8372 Piazza:8372
    Prewitt:8371 Fu:8370 Covert:8369 Bertram:8369 Mariscal:8368 Houle:8364 Hales:8363 Nemeth:8362
    Gatewood:8359 Archibald:8359 Wingate:8359 Hennessey:8357 Cochrane:8355 Damron:8354
    Williford:8352 Lovejoy:8351 Lister:8350 Gaddy:8342 Southerland:8336 Wick:8333 Jewett:8330
    Logue:8328 Hailey:8327 Siler:8327 Scarbrough:8327 Blunt:8326 Parisi:8326 Eagle:8325 Wilhite:8325
    Whitcomb:8324 Camara:8324 Hauck:8322 Hutcheson:8321 Faison:8320 Turnbull:8320 Melchor:8319
    Burchett:8318 Colin:8318 Abdullah:8314 Orosco:8313 Coffin:8312 Fuqua:8312 Heinz:8311
    Shumate:8311 Griffis:8309 Battaglia:8308 Ballinger:8306 Vanmeter:8305 Scoggins:8302
    Lieberman:8302 Nathan:8300 McCreary:8298 Cato:8298 Maestas:8296 Partin:8296 Lovato:8293
    Galan:8293 Nickel:8292 Pinkston:8291 Casto:8284 Bianchi:8284 Samaniego:8281 Jaquez:8281
    Rousseau:8270 Landa:8267 Bracken:8265 Santacruz:8264 Conaway:8264 Withrow:8262 True:8261
    Furr:8260 Creamer:8255 Dell:8255 Chism:8253 Bear:8252 McCue:8250 Martz:8250 Fogarty:8245
    McCulloch:8244 Prosser:8244 Derosa:8241 Poore:8240 Oden:8240 Ives:8233 Winfield:8230
    Sprouse:8229 Kirkwood:8227 Mowery:8226 Ahern:8221 Rhea:8219 Wild:8217 Greathouse:8217
    Castleberry:8210 Deangelo:8205 Heil:8205 Settle:8202 Spearman:8199 Wertz:8198 Monaco:8198
    Redmon:8197 Sides:8194 Leiva:8193 Wegner:8192 Guyton:8191 Atchison:8185 McCaffrey:8181
    Dupuis:8179 Valenti:8174 Tallman:8174 Bradbury:8172 Seiler:8170 Menchaca:8169 Caudle:8167
    Loftus:8166 Palermo:8165 Ulmer:8165 Wilt:8165 Leclair:8162 Sammons:8161 An:8160 Knowlton:8157
    Denham:8156 Tillery:8156 Stallworth:8155 Ralph:8153 Tracey:8152 Schreiner:8152 Mercier:8149
    Oviedo:8145 Stinnett:8142 Ferrari:8141 Schoen:8140 Armour:8139 Moen:8138 Nutter:8137 Chaves:8137
    Robson:8137 Velarde:8135 Dupre:8131 Ridenour:8130 Strunk:8129 Hardison:8128 Frasier:8124
    Tilton:8124 Pendergrass:8123 Fain:8122 Ramsay:8120 Manriquez:8119 Fort:8117 Troy:8109
    Wilbanks:8107 Clem:8107 Montemayor:8106 Wilke:8106 Bazan:8104 Hynes:8104 Holcombe:8103
    Hefner:8100 Enos:8097 Maness:8095 Neri:8094 Buckingham:8094 Ginn:8088 Cromwell:8087 McVay:8086
    Morel:8085 Mahaffey:8079 Criswell:8077 Denning:8076 Rey:8074 Collett:8064 Quevedo:8064 Lum:8060
    Duque:8058 Lathrop:8057 Royster:8056 Weimer:8050 Cornish:8050 Martinson:8048 Canty:8047
    Clegg:8045 McLaurin:8045 Zayas:8045 Rosser:8043 Mazza:8043 Kingsley:8043 Marek:8042
    Castellon:8041 Dellinger:8040 Leo:8039 Shinn:8038 Bogan:8034 Steinmetz:8032 Budd:8026
    Harrelson:8023 Wentworth:8023 Staten:8021 Olmstead:8021 Whitlow:8020 Sledge:8019 Ta:8017
    Pulley:8007 Lacroix:8003 Goncalves:8000 Tremblay:7996 Tanaka:7994 Sisco:7993 Hendrick:7988
    Weed:7987 Badger:7987 Vaca:7982 Magnuson:7980 Keyser:7978 Allman:7977 Durkin:7975 Alvarenga:7973
    Sayre:7973 Segal:7972 Earnest:7968 Monaghan:7968 Nall:7966 Clanton:7965 Geyer:7962 Bounds:7960
    Pettigrew:7958 Lundberg:7958 Bostick:7957 Magdaleno:7956 Jenson:7956 Hutchens:7954 Tiller:7954
    Cromer:7952 Fincher:7951 Loper:7950 Sumpter:7950 Fellows:7948 Blythe:7947 Urias:7941
    Haddock:7940 Appel:7938 Rupert:7936 McInnis:7933 Alam:7932 Buxton:7925 Chestnut:7924 Eggers:7921
    Armstead:7919 Gayle:7916 Muro:7916 Jeanbaptiste:7915 Clemmons:7914 Dykstra:7913 Mancilla:7908
    Grande:7904 Thibodeau:7904 Beeler:7902 Eaves:7902 Picard:7898 Grasso:7894 Tamez:7894 Roller:7894
    MacLeod:7886 Meister:7885 Hibbard:7885 Garman:7884 Alcorn:7884 Sanches:7883 Gunther:7882
    Ethridge:7878 Arriola:7877 Heilman:7876 Prentice:7874 Swearingen:7872 Milburn:7871 Guess:7871
    Quesada:7870 Mei:7867 Etienne:7867 Hyland:7862 Lemaster:7858 Ballew:7857 Riordan:7848
    Fredericks:7848 Volpe:7847 Conlon:7845 Veal:7842 Servin:7842 Mertz:7841 Stephan:7840 Flora:7837
    Unruh:7835 Travers:7833 Swank:7832 Ascencio:7832 Devito:7831 Johnsen:7831 Loredo:7830 Krug:7827
    Samuelson:7824 Donato:7823 Villalpando:7821 Brent:7820 McKoy:7820 Orta:7820 Yount:7817 Teel:7814
    Hair:7814 Vanwinkle:7811 Caldera:7802 Deboer:7798 Bricker:7792 Treadway:7792 Deangelis:7791
    Buchholz:7790 Luckett:7790 Pitman:7789 Wooldridge:7788 Augustin:7788 Taber:7788 Vargo:7787
    Kremer:7784 Basile:7783 Yeung:7782 Lilley:7780 Poling:7779 Talavera:7777 Choe:7776 Barrows:7773
    Dvorak:7771 Raynor:7770 Alejandro:7770 Rash:7769 Keim:7769 Hitt:7762 Lapp:7761 Towns:7760
    Sperry:7760 Leroy:7759 Deyoung:7759 Schoonover:7756 Rinaldi:7756 Ashe:7756 Herrin:7755
    Brogan:7754 Lung:7753 Ordaz:7753 Rohrer:7750 Poland:7746 Coronel:7745 Plante:7744 Lavender:7744
    Frazer:7743 Barela:7739 Southern:7738 Jackman:7738 Bahr:7731 Bickford:7728 Angelo:7728
    Kraemer:7726 Angell:7725 Mauro:7722 Coggins:7722 Goolsby:7721 Batten:7716 Worth:7713 Kling:7713
    Hazel:7711 Wojcik:7710 Kehoe:7708 Sayers:7705 Romine:7704 Getz:7703 Gaitan:7702 Battles:7702
    Abrego:7702 Whyte:7701 Ovalle:7698 Everson:7694 Bristol:7694 Shores:7691 Yuen:7688 Fontana:7685
    Spruill:7683 Hofer:7682 Eck:7681 Grijalva:7678 Fenner:7678 Szabo:7678 Pyles:7677 Castanon:7673
    Tomas:7673 Boren:7672 Lerner:7672 Olds:7670 Isaacson:7668 Manson:7663 Flick:7661 Omar:7660
    Janes:7659 Nakamura:7658 Moye:7657 Thomsen:7654 Morehead:7653 Schenk:7651 Savoy:7649 Lear:7649
    Flanigan:7648 Drayton:7648 McKeever:7647 Pastor:7647 Reuter:7643 Steadman:7642 Whiteman:7642
    Pang:7642 Driggers:7641 Fortier:7634 Stroup:7627 Spellman:7627 Windsor:7621 Mather:7621
    Halsey:7619 Thames:7619 Borja:7618 Sparrow:7614 Martini:7612 McEwen:7610 Heflin:7609
    Sparkman:7607 Zeng:7605 Reitz:7604 McFall:7602 Silvers:7602 Osuna:7601 Morrill:7598 Folsom:7598
    Sena:7597 Boling:7597 Sessions:7593 Spires:7592 Hammett:7590 McCurry:7590 Donley:7589
    Cassell:7587 Jester:7587 Matheson:7585 Markley:7581 Minnick:7581 Cass:7581 Bunker:7581
    Valente:7580 Stidham:7579 Saxon:7576 Bethel:7573 Pearl:7570 Timmerman:7569 Lemieux:7567 Du:7566
    Henke:7566 Avelar:7564 Carpio:7561 Graziano:7559 Damon:7555 Gearhart:7553 Larose:7552
    Jorgenson:7551 Osburn:7549 Otis:7549 Mosby:7549 Frausto:7547 Yamamoto:7547 Wooden:7547
    Schramm:7543 Nutt:7541 Burrow:7539 Holloman:7536 Toliver:7536 Hazen:7532 Puentes:7528
    Laporte:7528 Kress:7528 Fryer:7524 Ehlers:7524 Marques:7520 Linville:7517 Berryman:7517
    Langlois:7513 Nair:7513 Friesen:7512 Toomey:7510 Ault:7509 Parikh:7506 Langer:7506 Lei:7504
    MacLean:7504 Bolt:7504 Berlin:7503 Diallo:7502 Levi:7500 Peeples:7499 Kozak:7495 Pogue:7493
    Newland:7491 Eden:7489 Mattison:7485 Abdi:7484 Whited:7482 Manzanares:7480 Palomo:7478
    Usher:7477 Jablonski:7469 Hecht:7466 Freund:7465 Piatt:7463 Cloutier:7461 Schlegel:7461 So:7456
    Derr:7456 Posada:7454 Pointer:7453 Brannan:7452 Shirk:7448 Pizarro:7446 Smothers:7444
    Vanegas:7444 Warfield:7443 Toussaint:7441 Restrepo:7441 Stegall:7439 Favela:7439 Wallen:7436
    Beale:7431 Lindner:7428 Yager:7427 Kuo:7426 McDevitt:7425 Carnahan:7424 Falcone:7423 Grim:7418
    Bucher:7417 Ching:7417 Whitehurst:7412 Lew:7410 Hintz:7406 Fiedler:7403 Upshaw:7401 Cushman:7400
    Moorman:7399 Pellegrino:7398 Jenks:7396 Desmond:7395 Gerlach:7394 McMichael:7392 Baskin:7389
    Talbott:7386 Utley:7385 Koester:7380 Boatwright:7379 Pleasant:7378 Pomeroy:7377 Dabney:7376
    Duckett:7375 McReynolds:7373 Shane:7372 Bettencourt:7365 Miley:7365 Crites:7363 Pinson:7362
    Sung:7360 Spooner:7359 Franke:7359 Irons:7358 McKeown:7357 Spradlin:7356 Pettis:7354 Juan:7350
    Keiser:7348 Button:7341 Abell:7339 Jamieson:7338 Irish:7336 Wickham:7335 Reiss:7334 Germain:7332
    Thornhill:7327 Pippin:7326 Bristow:7323 Horning:7322 Zamarripa:7322 Mulder:7317 Luster:7316
    Garris:7316 Johnstone:7313 Bosch:7312 Thornburg:7309 Stamps:7307 Whittle:7307 Guffey:7307
    Huntington:7306 O'Grady:7306 Nelms:7303 Lindgren:7300 Tibbs:7294 Bare:7291 Das:7289 Lowman:7284
    McKeon:7283 Creighton:7282 Knudson:7278 Walling:7275 Chi:7273 Ferro:7273 Sasser:7272 Sherry:7271
    Gladden:7271 Gilson:7271 Hildreth:7269 Hornsby:7267 Mickelson:7267 McKenney:7265 Cupp:7263
    Christ:7261 Raber:7261 McCool:7259 Ries:7258 McDaniels:7256 Speed:7255 Bernhardt:7253
    Frankel:7253 Deltoro:7251 Place:7251 Voigt:7251 Falls:7250 Sachs:7248 Guan:7247 Molloy:7238
    Tenney:7238 Kester:7237 Harwell:7234 Knotts:7232 Bobbitt:7230 Rosenberger:7228 Michels:7225
    Sturdivant:7223 Hammock:7222 Simone:7221 Walz:7220 Bussey:7219 Bosley:7216 Gorski:7213
    Gurrola:7211 Stillwell:7211 Verdugo:7210 Fazio:7210 Neel:7209 Urrutia:7208 Amezcua:7206
    Rutter:7205 Lavigne:7204 Schlosser:7203 Ivory:7201 Lundgren:7198 Raya:7198 Laplante:7195
    Held:7195 Yao:7192 Salmeron:7191 Sandhu:7190 Randazzo:7190 Almond:7188 Oaks:7182 Hussein:7182
    Kuehn:7181 Whitmire:7179 Gabel:7177 Pride:7172 Encarnacion:7171 Null:7170 Strother:7170
    Binkley:7159 Blodgett:7157 Garrity:7156 Phung:7155 Rambo:7154 Napolitano:7153 Goodin:7153
    Matteson:7148 Au:7148 Shade:7148 Carreno:7146 Rana:7145 Woodbury:7144 Spriggs:7143 Snook:7141
    Peltier:7140 Macklin:7140 Casarez:7140 McDougal:7139 Oxendine:7139 Hung:7137 Loving:7135
    Barros:7134 Bocanegra:7134 Ridge:7133 Nail:7133 Moll:7131 Roddy:7127 Nation:7125 Rigsby:7124
    Zimmermann:7123 Gooding:7123 Vandenberg:7121 Hogg:7119 McDade:7119 Wilkie:7116 Wainwright:7114
    Steel:7111 Rainwater:7111 Enright:7108 Ackley:7102 Bankston:7101 Westphal:7101 Nesmith:7097
    Welborn:7095 Trowbridge:7095 Araiza:7095 Sato:7095 Hague:7093 Suh:7089 Hannan:7086 Feller:7085
    Palomares:7084 Oropeza:7082 Lagunas:7080 Huskey:7080 Turcios:7073 Slayton:7069 Rudy:7069
    Guido:7068 Doe:7066 Comeaux:7066 Backus:7064 Destefano:7058 Marler:7058 Puga:7056 Tobar:7056
    Kuhns:7055 Damian:7048 Spurgeon:7047 Saul:7047 Brumley:7046 Brownell:7045 McKelvey:7043
    Palm:7041 Gaskin:7039 Roderick:7039 Hargrave:7037 Dimas:7035 Paterson:7035 Kinard:7035
    Archie:7035 Bickel:7035 Wallin:7034 Sipes:7034 Giddens:7034 Kingston:7033 Seo:7033 Hartwell:7032
    Lora:7030 Spitzer:7027 Penaloza:7026 Veliz:7024 Glaze:7022 Tarr:7021 Beals:7020 Butt:7020
    Carrasquillo:7015 Varghese:7013 McBee:7011 Fried:7010 Macon:7008 Durden:7007 Ostrowski:7005
    Bozeman:7004 Bernardo:7003 Berkowitz:7000 Shively:7000 Arango:6998 Delafuente:6996 Merkel:6991
    Victoria:6989 Boynton:6983 Khalil:6983 McGarry:6982 Min:6982 Woodley:6982 Friday:6980
    Heffner:6980 Barcenas:6979 Smithson:6978 Musick:6972 Bastian:6967 Qureshi:6966 Monteiro:6965
    Jessup:6964 Council:6964 Barringer:6964 Fishman:6962 Martindale:6962 Judy:6962 Heffernan:6961
    Rohde:6961 Real:6959 Yeh:6958 Beeson:6952 Beardsley:6950 Woolsey:6949 Apple:6948 Sacco:6942
    Shivers:6939 Mabe:6939 Hua:6939 Pinon:6938 Bowlin:6938 Durr:6937 Lock:6936 Siebert:6932
    Buenrostro:6931 Gosnell:6931 Haight:6929 Sallee:6929 Salyer:6926 Weatherly:6926 Verduzco:6923
    Munro:6918 Fielder:6917 Rubino:6917 Alexis:6915 Leake:6915 Michalski:6914 Garduno:6912
    Trombley:6908 Booher:6900 Catalan:6899 Farber:6897 Bischoff:6897 Davalos:6894 Doolittle:6893
    Poulin:6892 Stoker:6888 Corder:6887 Corwin:6887 Belk:6886 Rooks:6883 Calvo:6883 Millar:6883
    Heims:6881 Holiday:6881 Gastelum:6880 Fannin:6873 Dugas:6871 Joslin:6868 Penrod:6867 Andino:6866
    Krauss:6865 Fredrick:6865 Grider:6865 Desantiago:6864 Hass:6863 Hang:6863 Pieper:6860 Tsang:6860
    Shephard:6859 Large:6859 Quiles:6858 Phillip:6857 Shrader:6855 Lundquist:6853 Baxley:6852
    McGinley:6851 Styles:6847 Lamont:6845 Carrizales:6845 Dalrymple:6843 Bice:6841 Philips:6840
    Underhill:6839 Yarborough:6839 Pounds:6838 Flagg:6834 Bonham:6832 Hughey:6830 Howes:6828
    Totten:6828 Lien:6827 Nelsen:6825 Anton:6823 Justus:6821 Waltz:6819 Tyner:6819 Kaufmann:6818
    Gass:6818 Denis:6818 Trainor:6816 Bechtel:6813 Richie:6812 Geller:6810 Larosa:6808 Ard:6807
    Rutkowski:6805 Brody:6805 D'Amato:6804 Turney:6803 Tindall:6802 Pinckney:6800 Eisenberg:6798
    Grisham:6798 Hutcherson:6795 Woodcock:6794 Koller:6792 Dionne:6788 Prior:6787 Eby:6786
    Hetrick:6784 Wellington:6784 Hamer:6783 Furlong:6783 Porterfield:6780 Sarver:6780 Schumann:6777
    Loftis:6777 Hulse:6776 Guarino:6775 Rickman:6774 Borrego:6772 Born:6771 Vaccaro:6766
    Greenwell:6765 Sills:6761 Forney:6755 Hoag:6752 Thorson:6752 Dreyer:6751 Woolley:6749
    Dumont:6748 Rath:6747 Kidder:6746 Holbert:6746 Harless:6746 Fulcher:6745 Salomon:6745
    McMaster:6744 Kistler:6742 Roeder:6742 Winfrey:6740 Weigel:6740 Aziz:6740 Cooksey:6740
    Loftin:6739 Conger:6737 Albritton:6737 Wisdom:6734 Bremer:6733 Rountree:6726 Roybal:6725
    Zachary:6724 Somerville:6721 Gandhi:6721 Orton:6720 Fife:6719 Farah:6718 Farkas:6714
    Kerrigan:6714 Lash:6712 Ribeiro:6712 Schnell:6708 Arena:6706 Kesler:6704 Colton:6704 Mandel:6703
    Gilmer:6697 Ison:6697 Stott:6693 Bejarano:6692 Nowlin:6692 Brush:6690 Vanover:6689 Mashburn:6688
    Mackie:6686 Vanpelt:6685 Byars:6683 Claudio:6679 Dacosta:6679 Lavin:6679 Darr:6677
    Dombrowski:6676 Marchese:6670 Lashley:6669 Towne:6666 Laurent:6665 Hembree:6665 Greenwald:6664
    Stockwell:6664 Haile:6663 Musgrove:6660 Boettcher:6659 Stowers:6657 Metzler:6657 Kieffer:6656
    La:6655 McDougall:6655 Hasty:6654 Roden:6653 Pedro:6649 Peel:6647 Chrisman:6647 Broadway:6647
    Harrigan:6646 Dorris:6644 Bordelon:6644 Batiste:6640 Baran:6640 Desouza:6639 Kiley:6639
    Pitre:6637 Nazario:6636 Cantwell:6635 Huebner:6635 Brasher:6634 Wessel:6630 Pabon:6630 Bowe:6628
    Deese:6626 Maggard:6625 Felts:6621 Rife:6620 Cowell:6618 Novotny:6617 Escalera:6616 Viola:6616
    Vollmer:6614 Burchfield:6612 Byron:6610 Marchand:6610 Heiser:6606 Keil:6603 Mulcahy:6595
    Amundson:6594 Raley:6593 Leeper:6593 Hadden:6593 Pine:6592 Fortenberry:6589 Tuggle:6589
    Bays:6588 Brodie:6585 Conyers:6583 Mallard:6583 Richman:6583 Rocco:6583 Leija:6580 Koster:6580
    Riedel:6578 Beeman:6578 Birmingham:6577 Wasserman:6577 Correll:6577 Silverstein:6576 Hume:6573
    Lowell:6569 Copley:6568 Hazelwood:6567 Rawlins:6566 Horsley:6565 Cobbs:6565 Karl:6564
    Beaudoin:6562 Stocker:6561 Scribner:6558 Erdman:6558 Brophy:6557 Baines:6557 Mallett:6556
    Barcia:6555 McCleary:6554 Gower:6554 Giese:6553 Mathes:6553 Neilson:6553 Ladner:6551 Beiler:6549
    Yin:6548 Marlowe:6543 Recinos:6540 Tibbetts:6538 Lehr:6537 Marston:6535 Mouton:6535 Plank:6534
    Toole:6534 Morelli:6532 Ferrante:6532 Corn:6528 Alberto:6528 Sorto:6523 Buell:6522 Bias:6518
    Caraway:6517 Emanuel:6517 Howerton:6516 Delao:6515 Chaplin:6513 Gottlieb:6509 Grenier:6509
    Hermosillo:6508 Cotto:6506 Mohler:6506 Nuno:6506 Lohr:6506 Strait:6505 Yocum:6504 Rashid:6504
    Ruble:6503 Arreguin:6501 Catron:6501 Doane:6501 Wyant:6498 Melancon:6496 Lizarraga:6494
    Donnell:6494 Hartzell:6494 Denison:6490 Alfred:6490 Sauls:6490 Saucier:6489 Giraldo:6489
    Brigham:6485 Pohl:6485 Rosenfeld:6484 Stebbins:6484 Cushing:6480 Canter:6477 Billups:6475
    Valentino:6474 Newhouse:6471 Campo:6470 Hatley:6468 Hack:6468 Rathbun:6467 Atherton:6466
    Laing:6465 Pablo:6462 Sheikh:6462 Witmer:6461 Chitwood:6461 Rigby:6458 August:6456 Weil:6455
    Stowell:6455 Kissinger:6455 Deane:6454 Ingalls:6453 Fee:6453 Blanchette:6452 Blaine:6451
    Quan:6451 Eberhardt:6450 Rounds:6447 Abad:6446 Walther:6444 Payan:6443 Messick:6441
    Abercrombie:6439 Roundtree:6439 Marker:6438 Matthew:6436 Krantz:6436 Groth:6434 Yepez:6433
    Chevalier:6431 Ritz:6430 Fell:6429 Babin:6426 Umana:6426 Theis:6425 Theriot:6424 Gist:6422
    Soper:6421 Bogart:6420 Garces:6420 Hann:6420 Money:6420 Torrence:6419 Saechao:6419 Medlock:6416
    Gammon:6415 Dollar:6414 Bolling:6414 Mumford:6413 Crittenden:6411 Hixson:6408 O'Bryan:6408
    Albanese:6407 Delapaz:6404 Aguero:6402 Haynie:6400 Olivier:6400 Prichard:6400 Fairley:6398
    Rawson:6395 Quirk:6392 Mudd:6391 McHale:6391 Fulkerson:6391 Wyrick:6391 Carswell:6390
    Ingersoll:6388 Hartnett:6387 Lett:6385 Dawes:6383 Hsieh:6382 Fawcett:6381 Lefebvre:6381
    Pinkney:6378 Kwiatkowski:6377 Agustin:6375 Fike:6374 Hochstetler:6372 Soule:6372 Felipe:6370
    Perrone:6368 Albarran:6366 Kempf:6364 Ramires:6362 Wingfield:6362 Gault:6360 Izaguirre:6358
    Larkins:6357 Book:6356 Grillo:6355 Bunnell:6355 Mulholland:6353 Machuca:6351 Jarman:6351
    Pape:6350 Bay:6350 Reza:6349 Warrick:6347 Huss:6346 Orth:6345 Wampler:6345 Lemoine:6343
    Pender:6340 Galaviz:6339 Alejo:6339 Spiegel:6338 Baylor:6336 Hewett:6336 Landaverde:6336
    Hoagland:6335 Wimmer:6334 Buehler:6333 Emerick:6333 Karnes:6333 Carty:6332 Pfaff:6331 Ozuna:6327
    Kingsbury:6325 Cifuentes:6325 Luevano:6324 Shreve:6321 McCrea:6320 McLellan:6318 Gaynor:6318
    Myer:6317 Parsley:6315 Mangan:6315 Passmore:6314 Manns:6312 Overby:6311 Morehouse:6309
    Kocher:6308 Rohr:6308 Alger:6306 Musselman:6306 McCluskey:6301 Runyan:6301 Halvorson:6298
    Speck:6297 Weddle:6296 Hodson:6296 Palmieri:6296 Miracle:6291 Mansour:6291 Guerin:6291
    Tinker:6291 Carrigan:6290 Kamara:6288 Cundiff:6283 Hardee:6283 Boylan:6280 Linden:6276
    Pilgrim:6275 Dee:6275 Rascon:6274 Hassell:6273 Pitcher:6272 Probst:6271 Tait:6271 McCants:6270
    Milan:6268 Chambliss:6268 Doucet:6267 Silveira:6267 Rizo:6266 Barham:6266 Almazan:6265
    Sprinkle:6265 Vandiver:6263 Chilton:6263 Schatz:6261 Oster:6259 Milne:6258 Whitehouse:6258
    Vanderpool:6257 Gilligan:6257 Faria:6257 Rood:6254 Dew:6252 Duffey:6251 Dejong:6249 Browder:6249
    Friedrich:6249 Ingraham:6248 Bumgarner:6246 Schenck:6245 Nam:6244 Labelle:6242 Dinkins:6242
    Jacinto:6238 Jorge:6236 Rule:6236 Flemming:6234 Sellars:6232 Medellin:6231 Engstrom:6229
    Thach:6229 Alberts:6229 Blanks:6229 Tse:6227 Stockman:6226 Munroe:6226 Duhon:6223 Coffee:6223
    Hillard:6223 Ream:6222 Bruton:6221 Roa:6221 Tribble:6220 Brake:6220 Marley:6220 Ignacio:6219
    Shine:6217 Click:6216 Moritz:6216 Cowles:6215 Harbison:6215 McSwain:6213 Chinn:6211 Yip:6208
    Saravia:6207 Gabbard:6205 Watanabe:6204 Bae:6203 Burd:6202 Varga:6201 Alegria:6200 Homer:6198
    Kirkman:6197 Engler:6194 Burwell:6193 Callaghan:6191 Meacham:6190 Mohan:6188 Atchley:6187
    Rhoden:6187 Tapp:6186 Osgood:6186 Chairez:6186 Geisler:6185 Hershey:6182 Castrejon:6180
    Dipietro:6180 Nolte:6180 Searles:6178 Word:6177 Stumpf:6173 Strader:6172 Obregon:6172
    Bayless:6171 Northcutt:6170 Pennell:6170 Lemmon:6170 Diep:6168 Chalmers:6166 Weiland:6163
    Trask:6162 Cooks:6157 Lui:6156 Latta:6155 Wilber:6155 Ashmore:6155 Salyers:6152 Monzon:6151
    Edmunds:6151 Bojorquez:6147 Orona:6145 Yim:6144 Lockard:6141 Diego:6141 Harold:6141 Ligon:6140
    Stilwell:6138 Settles:6137 Dossantos:6137 Earls:6136 Kellum:6136 Mandujano:6133 Denman:6133
    Castano:6133 Tedesco:6133 Alderson:6130 Arvizu:6130 Bedolla:6127 Coakley:6127 Ismail:6126
    Brister:6123 Xiao:6123 Elmer:6119 Shaughnessy:6117 Christopherson:6115 Serra:6114 Paradis:6113
    Nowell:6112 Massa:6111 Edens:6110 Wooley:6109 Lamm:6105 Cravens:6104 Gosselin:6104 Aguila:6103
    Radtke:6099 Strobel:6097 Hoch:6095 Deweese:6095 Renaud:6094 Lazar:6093 Humes:6093 Distefano:6091
    Petit:6090 Barnum:6090 Evenson:6088 Avendano:6086 Zahn:6086 Hesse:6084 Chaudhry:6084
    McGinty:6084 Fielding:6081 Berndt:6081 Strickler:6079 Funes:6079 Gong:6079 Hamann:6078
    Kuhlman:6078 Hilbert:6077 Mayers:6076 Paschal:6075 Plaza:6075 Lavelle:6074 Bergen:6074
    McClary:6070 Gilpin:6070 Sonnier:6068 Thorp:6067 Berube:6067 Chaparro:6066 Marra:6065
    Pinedo:6065 Whetstone:6064 Shaikh:6063 Castor:6063 Mulkey:6061 Ledoux:6058 Funderburk:6058
    Hindman:6056 Nowicki:6056 Chaffee:6053 Maupin:6051 Scofield:6048 Sim:6047 Freese:6047
    Bedard:6046 Abeyta:6046 Hollenbeck:6043 Klug:6041 Nason:6040 Parton:6039 Futrell:6038 Duron:6037
    Cordes:6035 Duda:6034 Fender:6034 Lampkin:6034 Maes:6033 Ehrlich:6031 Bott:6029 Schaub:6027
    Alva:6026 Almaguer:6023 Deckard:6022 Messenger:6022 Klotz:6021 Harr:6021 Bixler:6021 Shirey:6020
    Kao:6018 Kimbrell:6016 Flack:6016 Roney:6015 Azevedo:6014 Fitts:6014 Ericson:6014 Luck:6008
    Leonardo:6007 Guadarrama:6006 Papa:6005 Donofrio:6004 Crutcher:6004 Benefield:6004 Wiegand:6004
    Armas:6002 Corbitt:6002 Carper:6002 Caskey:5997 Eicher:5997 Folk:5996 Baldridge:5996 Durst:5995
    Vansickle:5994 Tankersley:5990 Rieger:5989 Bedell:5989 Quillen:5989 Maxfield:5987 Beaman:5980
    Kipp:5978 Hossain:5978 Hubbell:5977 Izquierdo:5974 Caban:5974 Sipe:5974 Costanzo:5970
    Hemingway:5970 Hoffer:5969 Krohn:5969 Slate:5969 Truax:5968 McLaren:5968 Schick:5967
    Kiernan:5966 Geist:5966 Sadowski:5965 Hendershot:5963 Downes:5956 McGinn:5955 Llewellyn:5955
    Bard:5953 Federico:5951 Peraza:5949 Radcliffe:5948 Jacks:5946 Stitt:5946 Eberle:5944 Buie:5943
    Doerr:5942 Larry:5942 Shriver:5942 Garnica:5941 Gerdes:5940 Pardue:5940 Boardman:5938
    Quiroga:5937 Deering:5936 Gourley:5934 Delcid:5933 Bridge:5933 Grimaldo:5931 Beer:5931
    Bettis:5931 Banta:5931 Bloomfield:5928 Koerner:5928 Fore:5927 Reinke:5926 Dizon:5924
    Frierson:5923 Marcotte:5923 Bentz:5923 Thurmond:5922 Mink:5922 Suazo:5921 Sorrells:5921
    Wingo:5913 Hartwig:5913 Stoltz:5912 Neubauer:5911 Hatten:5907 Alt:5906 Tull:5904 Sayles:5902
    Ochs:5901 Boatman:5899 Blakley:5898 Lao:5897 Malinowski:5895 Markle:5893 Teeter:5892
    Decarlo:5889 Fancher:5888 Leos:5888 Sturgis:5885 Fritts:5883 Kahler:5881 Remington:5881
    Cory:5879 Crossley:5878 Maggio:5877 Baumgardner:5877 Tudor:5877 Hargett:5876 Schaller:5875
    Vanburen:5874 Lombard:5873 Mustafa:5873 Kuhl:5872 Koonce:5870 Wen:5870 Thibault:5870 Spinks:5868
    Cowley:5868 Buckman:5868 Dibble:5866 Hillis:5866 Halpin:5865 Jaffe:5865 Shupe:5861 Albano:5860
    Karas:5858 Plant:5858 Milliken:5857 McCaskill:5857 Nickell:5855 Theriault:5855 Mintz:5853
    Crabb:5851 Bogle:5851 Treadwell:5851 Kibler:5849 Peeler:5848 Grimsley:5848 Gudino:5847
    Nester:5847 Seale:5846 Stackhouse:5844 Frizzell:5840 Mincey:5839 Marchant:5834 Philip:5832
    Turnage:5831 Wan:5831 Barner:5827 Blume:5826 Sandy:5826 Godsey:5826 McNamee:5825 Bellinger:5825
    Behnke:5824 Bode:5824 Derby:5822 Montesdeoca:5820 Lanza:5819 Arceneaux:5818 Risner:5816
    McClinton:5816 Daughtry:5816 Dorr:5814 Pelaez:5810 Dickman:5809 Oliphant:5808 Lally:5808
    Antunez:5808 Elston:5803 Loeffler:5801 Prendergast:5800 Ballou:5800 Kilmer:5799 Ducharme:5797
    Lux:5796 Marble:5796 Lippert:5794 Dearing:5794 Haire:5794 Palafox:5793 Darrow:5791 McGriff:5789
    Tyrrell:5788 Sandifer:5786 Claxton:5786 Meagher:5784 Toy:5784 Harkness:5783 Hamill:5781
    Bartz:5781 Moats:5778 Petro:5777 Moniz:5775 Hagler:5775 Stambaugh:5775 Zinn:5774 Huizar:5774
    Esqueda:5773 Blood:5770 Schuman:5770 Hui:5769 Olmedo:5768 Loveland:5766 Balderrama:5766
    Iqbal:5764 Gallego:5763 Wilk:5763 Sigmon:5760 Capers:5759 Rex:5758 Gregoire:5757 Sylvia:5756
    Barden:5755 Beecher:5755 Khoury:5753 Pelton:5753 Penney:5752 Hagerty:5750 McGehee:5749
    Alden:5748 Boring:5746 Pires:5746 Lachance:5744 Jaynes:5741 Banner:5739 Specht:5738
    Hollister:5736 Brinker:5736 Sackett:5735 Bost:5734 Berryhill:5733 McAuliffe:5733 Olinger:5732
    Thompkins:5732 Hallett:5731 Meng:5729 Lawlor:5729 Karim:5729 Callender:5728 Cerna:5726
    Hatchett:5726 Tolley:5726 Dana:5723 Nestor:5723 Nicholls:5722 Walston:5721 Voorhees:5720
    Kinser:5720 Coward:5720 Cotten:5719 Scheer:5719 Blais:5718 Nabors:5718 Bayne:5716 McEvoy:5713
    Olive:5712 Campa:5709 Crayton:5709 Parkhurst:5708 Madigan:5707 Rhinehart:5707 Theisen:5707
    Herold:5705 Lightner:5701 Riojas:5699 Monreal:5698 Trudeau:5697 Leatherman:5696 Gartner:5694
    Angle:5693 Dilley:5692 Magill:5692 Benz:5691 Brummett:5690 McCrory:5689 MacMillan:5688
    Carmody:5688 Svoboda:5686 Bustillos:5684 Bivins:5681 Salvatore:5680 Chesser:5675 Gragg:5675
    Helmer:5674 Carrico:5673 Phifer:5671 Maravilla:5669 Fogg:5669 Deck:5668 Rahn:5668 Arambula:5668
    Northrup:5663 Witkowski:5662 Waits:5661 Byerly:5661 Dillman:5660 Boatright:5659 Rolon:5658
    Marrs:5658 Thelen:5657 Fite:5656 Heintz:5655 Kirksey:5654 Scanlan:5654 Pierrelouis:5653
    Savoie:5652 Suter:5648 Carmack:5648 Dreher:5644 Emory:5641 Terrill:5641 Hollander:5640
    McLane:5640 Mohammad:5639 Munger:5639 Hotchkiss:5639 Uddin:5639 Koon:5638 Kwong:5637 Goulet:5637
    Byrum:5637 Hollinger:5634 Farina:5633 Laguna:5633 Zacarias:5633 Wold:5631 Worsham:5631
    Tolson:5630 Hight:5629 Brenneman:5629 Briley:5629 Westcott:5626 Arbogast:5625 Coria:5625
    Franzen:5621 Lamas:5621 Elizalde:5620 Agosto:5619 Laroche:5618 Honaker:5617 McComb:5616
    Kowalczyk:5615 Vestal:5614 Kavanaugh:5611 Georges:5611 Gause:5610 Hickson:5610 Matta:5610
    Salguero:5610 Milano:5609 Comeau:5609 Lowrey:5607 Dutcher:5605 Pipkin:5604 Sikora:5604
    Marlin:5602 Christmas:5599 Fernando:5596 Hudak:5593 Coelho:5593 Kennard:5592 Pridgen:5591
    Hendry:5591 Bane:5591 Ellingson:5590 Laboy:5590 Appleton:5588 Priddy:5586 Hibbs:5585 Rodman:5585
    Helmick:5583 Landau:5582 Lessard:5582 Gaskill:5581 MacPherson:5579 Keeley:5578 Hanrahan:5578
    Karp:5577 Slaton:5577 Abner:5577 Bromley:5576 Storms:5575 Lafrance:5574 Wendel:5572 Seely:5571
    Mitchel:5570 Bartel:5568 Mao:5565 Cress:5565 Benally:5562 McCraw:5561 Houk:5560
    D'Alessandro:5559 Sokol:5559 Philpot:5558 Appleby:5556 Crone:5555 Hawkes:5555 Olszewski:5554
    Dancy:5551 Voyles:5551 Waldman:5549 Dever:5549 Marriott:5547 Celis:5546 Fouts:5545 Lejeune:5544
    Viramontes:5544 Bagby:5542 Perrine:5541 Heisler:5539 Deason:5539 Petry:5538 Oberg:5537
    Julien:5535 Shrestha:5535 Said:5535 Stancil:5532 Gu:5532 Thom:5531 Rivard:5530 Villar:5530
    Carder:5529 Natale:5529 Conners:5528 Eagan:5528 Winder:5527 Bigham:5525 Ryals:5523 Truman:5521
    Mortimer:5521 Dudek:5519 Matney:5518 Beckner:5516 Verdin:5515 Villeda:5514 Adrian:5514
    Abram:5514 Sanmiguel:5513 Burcham:5512 Paulk:5511 Schutte:5511 Silvia:5511 Breland:5510
    Dulaney:5507 Steinke:5506 Verma:5506 Woodman:5505 Bodnar:5502 Lees:5502 Hambrick:5501
    Curtiss:5500 Tedder:5500 Brookins:5499 Nordstrom:5498 Rossman:5498 Birdsong:5498 Osteen:5497
    Sabin:5496 Gonsalez:5495 Hageman:5494 Bramlett:5494 Deberry:5493 Rackley:5488 Harker:5485
    Bracey:5485 Rickert:5483 Stricklin:5483 Mathieu:5483 Mielke:5482 Deming:5482 Brett:5482
    Carothers:5480 Chartier:5479 Ruano:5478 Soler:5477 Alex:5476 Lenhart:5476 Baber:5474
    Lefevre:5472 Brookshire:5472 Caton:5467 Halloran:5465 Lawhorn:5465 Furtado:5464 Widener:5464
    Schauer:5463 Saad:5461 Riffle:5461 Stamm:5461 Headrick:5459 Kwok:5458 Kite:5457 McIver:5457
    Mapes:5456 Bushey:5456 Cronk:5456 Oquendo:5455 Amerson:5455 Bey:5453 Burgin:5453 Knecht:5452
    Cawley:5451 McCulley:5450 Reinert:5450 Lowder:5449 Vermillion:5449 Senn:5448 Hildebrandt:5448
    Awad:5446 Speight:5445 Avant:5443 Constantino:5442 Degroot:5442 Korn:5442 Koons:5442
    Judkins:5442 Pfister:5441 O'Quinn:5439 Agarwal:5436 Markey:5435 Hamlett:5435 Luckey:5434
    Mader:5434 Plata:5432 Mizell:5429 Hensel:5429 Beckley:5429 Ridgway:5429 Edelman:5428 Eggert:5427
    Hagerman:5426 Lupo:5425 McArdle:5424 Desrosiers:5423 Aycock:5422 Weiser:5421 Galdamez:5419
    Spiller:5418 Beason:5414 Legrand:5413 Warwick:5411 Wayman:5411 Stillman:5411 Weatherspoon:5409
    Levitt:5407 Reeve:5406 Pepe:5405 Cosme:5405 Gagliardi:5404 Jeong:5404 Bancroft:5404 Vice:5403
    Garmon:5403 Loucks:5403 Faris:5401 Bolduc:5401 Burgett:5399 Demoss:5399 Hash:5397 Overman:5396
    Delano:5392 Salley:5392 Pilcher:5391 Kephart:5390 Sink:5388 Magallon:5387 Conant:5386
    Sterner:5385 Mahmood:5384 Monday:5379 Solberg:5379 Rothman:5379 Rittenhouse:5378 Dryden:5378
    Harney:5376 Mar:5375 Schaaf:5375 Carino:5373 Cage:5372 Dhillon:5371 Harness:5371 Mauricio:5371
    Casiano:5369 Studer:5368 Carruthers:5367 Brewington:5366 Grau:5365 Kreider:5365 Howlett:5364
    Tarango:5360 Flinn:5359 Breeding:5358 Cabello:5358 Wortham:5358 Decastro:5354 Groce:5351
    Penner:5349 Bhatt:5349 Squire:5349 Sievers:5349 Armbruster:5345 Peabody:5345 Dorado:5345
    Busse:5344 Flournoy:5344 Mix:5344 Brazil:5343 Strawn:5343 Rego:5342 Kerley:5342 Mickens:5339
    Skeen:5338 Neese:5335 Curl:5335 McPhail:5333 Robey:5333 Barroso:5333 Spinelli:5332 Noah:5332
    Piotrowski:5332 Pawlowski:5332 Klaus:5328 Govea:5327 Haupt:5327 Elwell:5326 Schroder:5325
    McMillin:5323 Golding:5321 Babbitt:5320 Stith:5319 Cofield:5319 Whitmer:5317 Reel:5316
    Pirtle:5315 Wolcott:5315 Wieland:5314 McKean:5314 Spell:5313 Womble:5311 Fick:5311 D'Andrea:5310
    Swaim:5310 Muncy:5308 Schutz:5307 Reavis:5305 Moskowitz:5304 Hinman:5303 Delia:5301
    Kavanagh:5301 Mick:5299 Woolard:5296 Reber:5295 Rai:5295 Peres:5294 Gillett:5293 Gadson:5291
    Lampe:5290 Koski:5288 Rager:5287 Barriga:5286 Gaspard:5285 Grose:5285 Simonds:5284 Ringer:5283
    Fix:5282 Burkhalter:5282 Brehm:5282 Malave:5278 Shumway:5278 Downer:5277 Witcher:5275
    Schmit:5274 Suzuki:5274 Jamerson:5273 Constantine:5272 Paddock:5272 Bono:5272 Zajac:5270
    Sansone:5270 Corson:5268 Giddings:5267 Naughton:5264 Newcomer:5263 Blessing:5263 Wyckoff:5262
    Feliz:5261 Haun:5261 Hecker:5260 Kaylor:5260 Bosworth:5260 Leathers:5259 Haber:5258 Catlett:5258
    Erskine:5258 Kato:5257 Zito:5257 Whittemore:5256 Bucci:5256 Mazariegos:5255 Tsosie:5255
    Choy:5254 Vining:5253 Escoto:5249 Eastwood:5247 Ren:5247 Aronson:5247 Tew:5247 Bill:5246
    Grow:5246 Hix:5244 Gerald:5244 Uhl:5244 Flory:5243 Esteban:5240 Burbank:5240 Baier:5238
    Child:5237 Broom:5236 Riddell:5236 You:5234 Kile:5234 Gervais:5233 Radcliff:5232 Kratz:5231
    Visser:5231 Steger:5231 Telles:5230 Ruggles:5228 Shattuck:5228 Gregorio:5228 Rumsey:5226
    Delk:5222 Mahler:5222 Marmolejo:5221 Lechuga:5221 Alvey:5220 Cashman:5219 Dave:5218 Greaves:5217
    Pattison:5217 Wesson:5217 Kahl:5215 Hulbert:5214 Robin:5212 Sherlock:5211 Melgoza:5211
    Allgood:5210 Raab:5208 Dorsett:5208 Carcamo:5205 Colombo:5205 Wescott:5205 Wilmoth:5205
    Pettus:5204 Macy:5203 Reiner:5202 Claiborne:5201 Oswalt:5198 Berumen:5195 Goodall:5193
    Cairns:5192 Wiener:5191 Tallent:5191 Gambrell:5190 Mallon:5188 Esquibel:5187 Hafner:5187
    Wester:5187 Stadler:5186 Ruppert:5186 Lander:5186 Manchester:5182 Milian:5181 Delosreyes:5177
    Zak:5177 Woodring:5176 Bushnell:5176 Corpuz:5176 Leffler:5176 Veloz:5173 Berglund:5173
    Skiles:5172 Cannady:5172 Fenn:5172 Eubank:5171 Paulus:5171 Peppers:5171 Showers:5171 Mak:5170
    Cunha:5170 Scholz:5169 Cespedes:5168 Gambino:5168 Shoup:5164 Stricker:5164 Sauter:5163
    Hardaway:5163 Endres:5163 MacGregor:5161 Wrenn:5160 Warnock:5159 Gaylord:5159 St._Louis:5158
    Turman:5155 Stansbury:5152 Roscoe:5152 Garofalo:5152 McGough:5150 Abbey:5150 McCandless:5149
    Dominick:5149 Hartung:5148 Genovese:5147 McCafferty:5147 Levinson:5147 Lemos:5147 Kiel:5146
    Hammel:5146 Shrum:5146 Rigdon:5145 Matz:5143 Beane:5142 Kranz:5141 Yanes:5140 Runge:5139
    Knighton:5139 Benfield:5138 Peake:5137 Henkel:5135 Depew:5135 Capone:5135 Delp:5134 Nalley:5134
    Lalonde:5134 Shelly:5134 Wales:5133 Kain:5132 Persinger:5131 Rubalcava:5130 Marron:5129
    O'Hare:5128 Napoli:5127 Pugliese:5126 Majewski:5126 Hazlett:5122 Shaner:5121 Greenway:5120
    Kellar:5120 Moralez:5120 McMullin:5119 Detweiler:5119 Devoe:5118 Reams:5118 Westerman:5117
    Kizer:5116 Royce:5115 Eversole:5114 Groom:5114 Hunsaker:5114 Littrell:5111 Barrick:5111
    Quijano:5110 Pizano:5110 Loggins:5109 Kershaw:5109 Race:5108 Cottle:5108 Dishman:5106
    Brumbaugh:5103 Beachy:5102 Tatro:5102 Roebuck:5100 Gehring:5100 Cusick:5099 Leech:5099
    Manion:5099 Martinelli:5099 Piedra:5098 Proulx:5096 Rae:5094 Youmans:5092 Turcotte:5092
    Calle:5091 Hixon:5091 Egbert:5089 Massaro:5089 Lewin:5088 Brotherton:5086 Galbreath:5083
    Burson:5082 Hammack:5080 Frazee:5078 Beauregard:5078 Standridge:5078 Forest:5076 Dore:5075
    Vanbuskirk:5073 Donner:5068 Flatt:5068 Fidler:5068 Maloy:5068 Lattimore:5068 Carrell:5067
    Townes:5067 Yen:5066 Toner:5065 Bierman:5064 Lammers:5061 Johanson:5061 Fall:5060 Gillum:5060
    Fermin:5057 Satterwhite:5057 Runnels:5055 Heine:5054 Melson:5054 Muth:5054 Leak:5053
    Hollowell:5053 Candelario:5053 Arrieta:5053 Marcos:5052 Nevins:5052 Roos:5051 Fricke:5048
    Mach:5047 Talamantes:5047 Kenner:5045 Kitts:5045 Harriman:5045 Pagel:5043 Arora:5043 Bodine:5042
    Hickerson:5041 Etter:5039 Messner:5039 Bissell:5039 Rome:5037 Ley:5037 Forester:5037 Dyke:5037
    Ussery:5036 Daggett:5035 Frisch:5033 Coney:5032 Boyette:5032 Forde:5031 Haworth:5030
    Briceno:5030 Parmer:5029 Brooke:5027 Amick:5026 Sawyers:5026 Willie:5025 Wojciechowski:5023
    Rue:5023 Perron:5023 Calzada:5022 Poff:5021 Peavy:5016 Stanek:5014 Slusher:5014 Nicol:5012
    Gainer:5012 Gladney:5012 Roll:5011 Ables:5010 Gottschalk:5010 Dinsmore:5008 Gerhardt:5007
    Martineau:5006 McShane:5006 Granado:5004 Finger:5004 Vital:5004 Staub:5004 Torrey:5004
    Elwood:5000 McCown:5000 Ceron:4998 Fraga:4998 Neves:4997 Batres:4996 Benge:4995 Tseng:4994
    McMinn:4993 Kight:4992 Zhong:4991 Boley:4990 Cowen:4990 Gott:4989 Haug:4989 Aucoin:4989
    Woodford:4989 Bergmann:4988 Zendejas:4988 Cate:4987 Toms:4986 Crumpton:4985 Broadnax:4983
    Wingard:4983 Viveros:4983 Langan:4982 Musgrave:4982 Bushman:4981 Gebhardt:4981 Cobos:4980
    Brooker:4979 Volz:4978 Youngs:4977 Schuh:4976 Dowdell:4976 Radke:4976 Kessel:4976 Dingman:4974
    Guyer:4974 Abbas:4974 Fogel:4973 Ding:4973 Chee:4973 Hyder:4971 Fregoso:4969 Coston:4969
    Addington:4968 Bowes:4967 Coulson:4966 Fuhrman:4965 Lavallee:4965 Mitchem:4965 Nissen:4964
    Steelman:4964 Silvas:4963 Killion:4960 Hostetter:4960 Cool:4958 Lebeau:4958 McKibben:4958
    Shim:4958 Sorrentino:4956 Ballenger:4956 Benham:4955 Gilstrap:4954 Jefferies:4953 Navas:4953
    Kingery:4952 Toland:4952 Kurth:4951 Nickels:4949 Gormley:4949 Breckenridge:4949 Abrahamson:4948
    Steffens:4947 Vizcarra:4946 Nave:4946 Hayman:4945 Clapper:4944 Brace:4943 Tighe:4942
    Tinajero:4940 Setzer:4940 Music:4940 Thrower:4938 Ayon:4937 Ahumada:4937 Aikens:4936 Chiles:4936
    Livengood:4935 Shih:4935 Fleury:4934 Habib:4932 Hallock:4930 Fast:4929 Takahashi:4928 Hovey:4927
    Collette:4927 Engelhardt:4924 Koo:4923 Torgerson:4923 Bannon:4921 Burg:4919 Kuehl:4918
    Calder:4915 Gurule:4915 Bernabe:4915 Eckman:4914 Villalba:4913 Kyles:4911 Wilmot:4910
    Harrod:4909 Quijada:4908 Nieman:4907 Brauer:4906 Braddock:4906 Arzate:4906 Summerville:4905
    Burford:4905 Wight:4904 Scharf:4901 Therrien:4900 Savino:4899 Chipman:4899 Mingo:4899
    Gasper:4898 Cimino:4897 Weinberger:4897 Veach:4896 Harbaugh:4895 Liddell:4892 Acton:4892
    Jeanlouis:4891 Liston:4888 Ku:4888 Pearsall:4888 Im:4887 Shetler:4886 Giroux:4885 Peckham:4885
    Harrold:4884 Ronquillo:4881 Carley:4880 Sattler:4879 Saiz:4878 Beaumont:4878 Halbert:4878
    Gloria:4878 Guadalupe:4877 Siu:4877 Welty:4876 Darcy:4876 Ready:4875 Abramson:4875
    Cervantez:4874 Erazo:4873 Hupp:4871 Feaster:4871 Tiffany:4871 Eades:4870 Heyward:4867
    Jaworski:4865 Hom:4863 Eberhart:4862 Marti:4860 Burciaga:4856 Swinney:4856 Sass:4856 Koval:4855
    Gasca:4854 Fortney:4853 Gwinn:4852 Cassel:4851 Jahn:4850 Cahoon:4849 Detwiler:4849 Moorer:4849
    Leland:4848 Marty:4848 Eley:4848 Holladay:4845 Loudermilk:4845 Neary:4844 Thomasson:4844
    Borg:4843 Barrington:4843 Fordham:4838 Dibenedetto:4838 Arguelles:4837 Holler:4836 Racine:4836
    Whiteley:4834 Rubenstein:4833 Holmberg:4832 Gustin:4832 Canas:4832 Catlin:4831 Orcutt:4831
    Mirza:4831 Pastrana:4830 Lobo:4830 Cockerham:4830 Brammer:4830 Brockway:4828 Nez:4827 Nay:4826
    Chaidez:4826 Berner:4826 Hinrichs:4825 Summerlin:4824 Bly:4823 Waltman:4822 Renfroe:4822
    Boisvert:4821 Suttles:4821 Rolle:4819 Aguinaga:4818 Moyers:4818 Letourneau:4818 Dull:4818
    Dortch:4817 Bloch:4817 Sigala:4817 Peach:4815 Neighbors:4814 Gaudet:4814 Dones:4813
    Carballo:4813 McComas:4812 Fussell:4810 Sand:4810 Pettway:4807 Hileman:4806 Toombs:4806
    Bolinger:4805 Gilbreath:4804 Pedigo:4804 Herd:4803 O'Meara:4801 Corso:4798 Eberly:4796 Sohn:4796
    Sidhu:4795 Ewell:4794 Mowry:4793 Merriweather:4793 Swindle:4793 Whitford:4793 Biggers:4792
    O'Mara:4792 Moorehead:4791 Gillispie:4791 Dillingham:4791 Nicely:4789 Lussier:4786 Tyndall:4786
    Bent:4785 Bryce:4785 Fulk:4785 Southworth:4783 Sheehy:4782 Barnwell:4781 Gwin:4781 Malek:4780
    Troxell:4780 Abshire:4778 Stultz:4778 Stroh:4777 Kangas:4776 Spillman:4775 Carillo:4774
    Mayle:4773 Nigro:4773 Melcher:4772 Ecker:4772 Zurita:4770 Treat:4765 Henshaw:4765 Leininger:4765
    Nesbit:4765 Blain:4764 Kindred:4763 Fears:4762 Endicott:4761 Welton:4761 Stotts:4760
    Rodrigue:4759 Alatorre:4759 Castorena:4759 Parke:4759 Campuzano:4758 Canchola:4758 Wysocki:4758
    Truesdale:4757 Farnham:4757 Grigg:4757 Lindeman:4757 Kissel:4756 Polley:4756 Gandara:4754
    Doering:4754 Aubrey:4753 Wilborn:4752 Hooten:4751 Ousley:4751 Berkley:4750 Rinker:4750 Mapp:4749
    Ernest:4745 Cordoba:4744 Montana:4744 Barley:4744 Propst:4743 Lozoya:4743 Maze:4742
    Edgerton:4740 Carlile:4739 Hock:4739 Glidden:4739 McAtee:4739 Wittman:4739 Shilling:4738
    Criss:4738 Millen:4737 Juliano:4735 Voelker:4735 Westover:4734 Moten:4734 Freitag:4733
    Maynor:4732 Lepore:4731 Pepin:4731 Desilva:4731 Walley:4730 Stringfellow:4730 Silas:4729
    Welter:4729 Deaver:4729 Gard:4729 Bartell:4726 Botelho:4726 Metcalfe:4725 Ledet:4725
    Laureano:4724 Gamino:4724 Alfano:4724 Huckaby:4723 Dai:4723 Landin:4722 Poulos:4722 Bemis:4722
    Marsden:4718 Creed:4718 Izzo:4717 Cathcart:4716 Peden:4716 Benn:4716 McAvoy:4715 Tingle:4712
    Thaxton:4711 Cataldo:4711 McCaslin:4709 Miceli:4708 Stocks:4708 Labonte:4706 Mattern:4705
    Aden:4705 Villalta:4704 Rusch:4703 Melendrez:4703 Friel:4703 Kornegay:4702 Rusk:4701 Thrash:4701
    Bible:4700 Waldo:4699 Haught:4699 Dilworth:4699 Bowler:4698 Baucom:4696 Manis:4696 Menefee:4695
    Falco:4695 Newson:4693 Holst:4691 Hunnicutt:4690 Bah:4690 Schulman:4689 Gaeta:4688 Brunelle:4688
    Fowlkes:4686 Lewallen:4686 Killingsworth:4686 Millsap:4685 Duty:4685 Boggess:4684 Revels:4683
    Kunkle:4682 Kulp:4681 Arrowood:4681 Weng:4680 Searle:4680 Celestine:4680 Mullinax:4679
    Toribio:4679 Ansari:4679 Barta:4678 Wildman:4678 Bang:4676 Howie:4676 Alexandre:4675 Sain:4675
    Sherer:4674 Spratt:4674 Enciso:4674 Chenoweth:4673 Nasser:4673 Lemley:4670 Marcial:4670
    Arzola:4669 Bonnell:4668 Rook:4668 Rhone:4667 Ton:4667 Bidwell:4667 Lomas:4667 Moncrief:4665
    Arneson:4665 Celaya:4664 McLoughlin:4661 Sisneros:4661 Rude:4661 Valero:4660 Hipp:4660
    Schutt:4658 Sheriff:4657 Hazelton:4656 Boutwell:4654 Lower:4653 Kwak:4652 Hulett:4652
    Burress:4652 Hudspeth:4651 Maley:4651 Lunn:4650 Gaul:4650 Eichelberger:4647 Dufour:4647
    Resnick:4647 Watford:4646 Winchell:4644 Sites:4644 Cribbs:4644 Middlebrooks:4643 Tristan:4642
    Serafin:4641 Silvestri:4638 Tryon:4638 Rigney:4637 Nord:4635 Nickles:4634 Schram:4634
    Millet:4631 Edmonson:4631 Mendieta:4630 Luker:4629 Mellon:4628 Quimby:4628 Eckstein:4628
    Ahearn:4628 Weissman:4627 Pankey:4626 Ni:4624 Oliveros:4624 Campagna:4624 Buckles:4623
    Brashear:4622 Spector:4622 Balbuena:4621 Santo:4620 Shealy:4620 Peery:4620 Medel:4620 Pete:4619
    Swindell:4618 Naquin:4617 Charbonneau:4617 Colunga:4616 Gordillo:4616 Bybee:4614 Gast:4612
    Dufresne:4611 Hudgens:4609 Melanson:4608 Schlueter:4608 Goodell:4607 Cadet:4607 Brook:4607
    MacFarlane:4605 Keough:4605 Adames:4604 Beltz:4603 Brawner:4601 Wachter:4601 Theodore:4601
    Stenger:4601 Lubin:4601 Fraire:4601 Belden:4600 Fenwick:4597 Feinberg:4596 Nightingale:4596
    Lohman:4592 Finkelstein:4591 Futch:4591 Rick:4591 Scarlett:4590 Beggs:4590 Yap:4590 Humble:4588
    Holliman:4586 Giglio:4586 Spikes:4586 Fullmer:4585 Maple:4585 Rayford:4584 Grube:4584 Pass:4583
    Sandler:4583 Botts:4582 Klatt:4580 Grajeda:4580 Cardinal:4580 Eldred:4580 Pelkey:4579
    Rothwell:4579 Sacks:4577 Stedman:4576 Dickenson:4575 Hinz:4574 Kates:4574 Swick:4574 Wyche:4573
    Mariani:4573 Maxson:4573 McBroom:4573 Wortman:4572 Clair:4571 Wroblewski:4570 Via:4570
    Weitzel:4569 Sok:4569 Cipriano:4569 Halliday:4568 Kell:4568 Landreth:4568 Larocca:4567
    Grass:4567 Hackworth:4566 Bobadilla:4566 Alton:4565 Sussman:4565 Hardeman:4565 Litton:4564
    Levan:4564 Poon:4564 Casale:4563 Cutter:4563 Seng:4563 Struble:4562 Spano:4561 Cofer:4561
    Monte:4560 Keister:4560 Raby:4559 Brundage:4558 Blades:4558 Cyrus:4557 Hunley:4556 Hamman:4555
    Hannigan:4554 Reiser:4554 Jessen:4553 Crim:4552 Lykins:4552 Mellott:4552 Pisano:4551
    Yingling:4550 Staats:4549 Devaney:4549 Delvecchio:4548 Gurney:4547 Amezquita:4544
    Burmeister:4543 Moffatt:4542 Macaluso:4542 Rolfe:4542 Crozier:4541 Surratt:4539 Boldt:4538
    Rogan:4537 Gendron:4537 Haygood:4536 Ewald:4535 Liggett:4535 Dirks:4534 Dehaven:4532 Arruda:4532
    Zorn:4531 Ebersole:4531 Callan:4531 Wacker:4530 Alejandre:4528 Mercurio:4528 Leverett:4527
    Torre:4527 Croteau:4525 Hollifield:4525 Cargill:4524 Lacombe:4524 Tarin:4524 Midkiff:4523
    Duck:4521 Eckhardt:4520 Cassady:4519 Ogletree:4519 Acree:4519 Ung:4519 Antonelli:4518
    Zander:4518 Rhyne:4518 Leduc:4518 Kirschner:4517 Chick:4517 Batchelder:4517 Dabbs:4516
    Bhatia:4515 Schlabach:4514 Gama:4513 Shanley:4511 Wolter:4511 McCowan:4510 Oxford:4509
    Findlay:4509 Cleaver:4509 Kulkarni:4506 Morfin:4505 Froehlich:4504 Bostwick:4502 Lodge:4501
    Maria:4500 Hou:4500 Hassler:4499 Wulf:4499 Trott:4498 Bosco:4498 Menke:4498 Crossman:4497
    Valley:4497 Suber:4495 Edmiston:4495 Lapierre:4494 Roof:4494 Wrobel:4493 Zou:4493 Fanelli:4493
    Grullon:4492 Chea:4492 Chesney:4491 Cauley:4491 Marotta:4491 Perri:4491 Bonney:4491 Swart:4490
    Breslin:4490 Digiovanni:4487 Gatto:4486 Matsumoto:4486 Tower:4486 Tharpe:4486 Standley:4486
    Beamon:4485 Woolf:4485 Nealy:4485 Kiger:4484 Marinelli:4483 Raygoza:4482 Conard:4482
    Astorga:4481 Bee:4480 Tolman:4480 Firestone:4480 Fontes:4478 Deel:4478 Thiele:4478 Weese:4478
    Warrington:4477 Garver:4477 Behm:4476 Blackford:4476 Seymore:4474 Topete:4473 Fetters:4473
    Edward:4473 McInerney:4473 Mejias:4472 Rabe:4472 Balch:4472 McFarlin:4471 Deen:4471
    Dressler:4470 Oseguera:4470 Bessette:4469 Shropshire:4469 Swaney:4468 Drum:4468 Shockey:4467
    Yamada:4467 Herren:4466 Hinshaw:4466 Boyett:4465 Hance:4464 Lambright:4463 Beaton:4462 Ruhl:4462
    Walk:4460 Cavender:4460 Calixto:4458 Guillot:4457 Fillmore:4457 Peguero:4457 Sy:4457
    Atencio:4456 Zermeno:4455 Dehoyos:4455 Bilodeau:4454 Blizzard:4453 Whitener:4453 Spina:4453
    Kaminsky:4453 Smock:4452 Looper:4451 Garzon:4450 Canterbury:4449 Leatherwood:4449 Maddux:4448
    Terrones:4448 Olea:4447 Garfield:4447 Hepler:4445 Boden:4445 Vong:4443 Wargo:4442 Annis:4442
    Ressler:4442 Jiles:4441 Cantor:4441 Espiritu:4438 Lindemann:4438 Cureton:4437 Korte:4436
    Messinger:4436 Raymer:4436 Markowitz:4435 Cullum:4435 Chisolm:4435 Seger:4434 More:4432
    McQuade:4430 Duquette:4429 Shuster:4428 Hans:4427 Hallmark:4426 Eldredge:4426 Tarrant:4425
    Bridgeman:4424 Hammon:4424 Qiu:4424 Pell:4424 Judson:4422 Moxley:4421 Huck:4421 Englert:4421
    Danley:4420 Perreault:4420 Caudillo:4418 Almendarez:4415 Messier:4413 Kolar:4413 Kilby:4412
    Stivers:4412 Wanner:4411 Tung:4411 Leopold:4411 Merida:4411 Ivie:4411 Lazarus:4410 Conlin:4409
    Ealy:4408 Kean:4408 Croom:4407 Hermes:4407 Fudge:4407 Barbieri:4407 Jeffcoat:4406 Landes:4404
    Levasseur:4404 Kroeger:4402 Tai:4401 Teasley:4400 Pfeffer:4400 Converse:4400 Coen:4400 Toma:4399
    Knepp:4398 Eiler:4397 Otten:4396 Hertel:4395 Tessier:4394 Arbuckle:4393 Towers:4392
    Archambault:4391 Moultrie:4391 Reisinger:4390 Maroney:4390 Hilburn:4390 Lasher:4389 Otte:4387
    Hector:4387 Sunderland:4387 Rozier:4386 Sala:4386 Devera:4386 Urquhart:4385 Wideman:4385
    Yancy:4384 Mars:4384 Vanhouten:4383 Borrero:4383 Wilfong:4382 Owings:4381 Odum:4381 Eidson:4381
    Cozart:4381 Curcio:4380 Timberlake:4380 Smythe:4379 Simmonds:4379 Soucy:4377 Sartin:4377
    Dement:4376 Claypool:4376 Butterworth:4375 Mertens:4375 Renshaw:4374 Peele:4373 Plumb:4372
    Mishra:4372 Donegan:4372 Bachmann:4372 Smedley:4371 Tooley:4371 Glisson:4370 Go:4370
    Encinas:4369 Minnich:4369 Rushton:4369 Urbano:4368 Saito:4367 Raphael:4366 Kasten:4366
    Malin:4365 Colston:4363 Snapp:4360 Alas:4358 Bottoms:4357 Jager:4356 Maye:4356 Melville:4355
    Burkey:4354 Poteet:4353 Timms:4353 Sandstrom:4352 Moynihan:4352 Orange:4350 Heuer:4350
    Brann:4350 Weidman:4350 Stites:4349 Halter:4349 Grimaldi:4349 Pigg:4349 Zabala:4348 Aitken:4347
    Paiz:4347 Grizzle:4347 Brogdon:4346 Walcott:4346 Kerby:4345 Ito:4344 Abate:4344 Tippett:4344
    Tittle:4343 Carlsen:4343 Caine:4343 McGuinness:4342 Winger:4342 Strang:4341 St._Germain:4341
    Lent:4341 Puryear:4339 Gober:4339 Birdwell:4339 Matt:4337 Kowal:4337 Pilkington:4336
    Hartford:4336 Desjardins:4335 Gillman:4334 Tester:4334 Knorr:4333 Niemeyer:4332 Moorhead:4332
    Coomer:4331 Seibel:4331 Utter:4331 Whitted:4330 Waring:4330 Kellner:4329 Ratcliffe:4327
    Wine:4327 Flake:4326 Espitia:4324 Chicas:4324 Depalma:4324 Kellam:4323 Kushner:4323 Breton:4322
    Bevins:4322 Drown:4321 Humbert:4321 Pascua:4321 Merz:4321 Nussbaum:4321 Gerhart:4319
    Alleman:4318 Srinivasan:4317 Mathison:4316 Lingle:4316 Oxley:4315 Krieg:4314 Schmucker:4314
    Mote:4313 Cosentino:4312 Santangelo:4312 Tabb:4312 Delreal:4311 Clare:4309 Chua:4309
    Casares:4309 Stickney:4309 Won:4309 Weisman:4308 Straight:4307 Buller:4307 Diller:4306
    Mortenson:4306 Lasley:4306 Bussell:4305 Lail:4304 McNew:4304 Tullis:4304 Bieber:4301
    Stockdale:4301 Dingle:4301 Theobald:4300 Till:4299 Highsmith:4299 Higley:4298 Esser:4297
    Hardiman:4296 McCready:4296 MacDougall:4296 Paschall:4296 Wisner:4296 Warnick:4295 Favors:4295
    Forsberg:4294 Labbe:4294 Witham:4293 Beaudry:4293 Vanness:4291 Kilburn:4290 Litchfield:4290
    Lillie:4289 Herald:4289 Ballentine:4289 Atwater:4289 Bradfield:4288 Gideon:4287 Depriest:4287
    McNaughton:4287 Tao:4286 Beckford:4285 Dixson:4285 Harvell:4284 Laskowski:4284 Ramer:4283
    Heise:4282 Carleton:4282 Saddler:4282 Morell:4281 Novoa:4281 Woodland:4280 Noyola:4279
    Chenault:4278 Harner:4277 Bedwell:4276 Dimarco:4275 D'Ambrosio:4275 Fortson:4273 Albin:4273
    Fehr:4272 Niemi:4272 Mercedes:4272 Marchetti:4272 Hinkley:4271 Grewal:4270 Mangrum:4270
    McCollough:4269 Howarth:4269 Husted:4268 Witter:4268 Saltzman:4267 Gluck:4267 Fragoso:4267
    Strachan:4266 Arceo:4265 Bumgardner:4264 Henninger:4262 Mattos:4260 Akhtar:4260 Nero:4259
    Hertz:4257 Clift:4256 Marcano:4256 Kittle:4253 Jeon:4253 Kellerman:4252 Sabol:4250 Wert:4248
    Belle:4246 Ippolito:4246 Greeley:4246 Doggett:4245 Tucci:4245 Hackman:4242 Perera:4242
    Mullaney:4241 Desir:4241 Charron:4241 Turek:4241 Thies:4240 Grote:4240 Gerken:4240 Danforth:4239
    Shope:4239 Shiver:4238 Whitacre:4238 Higuera:4238 Danko:4237 Huertas:4235 Newport:4235
    Londono:4235 Dunlop:4234 Shouse:4234 Reveles:4233 Drennan:4233 Janis:4233 Powe:4233 Sanjuan:4232
    Thurber:4232 Bloomer:4231 Holston:4231 Moise:4230 Poynter:4229 Prevost:4228 Mori:4228
    Selman:4228 Hinckley:4227 Gambill:4227 Percy:4226 Gordy:4225 Hopp:4225 Dutra:4225 Sperling:4224
    Paden:4223 Look:4222 Cortese:4221 Glasser:4221 Butz:4220 Kershner:4219 Alcazar:4219 Yung:4218
    Bloodworth:4218 Pompa:4217 Doster:4215 Roseberry:4215 Angus:4214 Brian:4214 Seltzer:4213
    Borkowski:4212 Florio:4211 Mullens:4210 Leasure:4210 Sotomayor:4210 Snelling:4210 Mensah:4209
    Moller:4209 Derry:4209 Plourde:4208 Boozer:4208 McCourt:4206 Cottingham:4206 Eugene:4205
    Bakken:4205 Shoemake:4205 Crank:4204 Pendley:4203 Horgan:4202 Dandridge:4201 Charley:4201
    Pasillas:4201 Banker:4201 Plumley:4200 McGlynn:4200 MacKinnon:4199 Rein:4199 Fritsch:4199
    Gallaher:4198 Gilliard:4198 Natividad:4198 Llanes:4197 Heaney:4197 Worthen:4197 Strasser:4196
    Maines:4196 Ou:4196 Gallimore:4195 Russel:4195 Brawley:4193 Reidy:4193 Hartsfield:4192
    Bunton:4191 Bibbs:4190 Barefoot:4190 Waldon:4190 Sikorski:4189 Sutphin:4188 Huntsman:4187
    McAuley:4186 Pegram:4185 Niemann:4184 Sweitzer:4183 Wilkey:4183 Auger:4182 Sundberg:4181
    Schuck:4181 Margolis:4181 Reina:4180 Gehrke:4180 Gregor:4180 Driskell:4180 Wages:4180
    Souders:4179 Petrillo:4179 Kinsella:4179 Binns:4178 Autrey:4177 Laux:4176 Newlin:4175 Roop:4175
    Barto:4174 Sanfilippo:4173 Motta:4173 Constant:4173 Basinger:4171 Desmarais:4170 Neu:4170
    Paradise:4170 Kessinger:4170 Gales:4169 Riccio:4169 Rutland:4168 Blosser:4167 Waddle:4167
    Wirtz:4166 Tesch:4166 Deas:4165 Mele:4165 Nottingham:4165 Quackenbush:4164 Czarnecki:4164
    Welling:4164 Trusty:4163 Alleyne:4163 Olin:4163 Papp:4162 Gagliano:4161 Beech:4160
    Tarantino:4158 Nilsen:4158 Nipper:4157 Harville:4157 Skelly:4157 Towle:4156 Halterman:4156
    Coss:4156 Cheeks:4155 Harbour:4155 Hartz:4153 Terwilliger:4153 Bednar:4151 Pinder:4151
    Killen:4151 Colella:4150 Lechner:4149 Tillotson:4149 Chancellor:4147 McCutchen:4146 Shults:4146
    Treece:4144 Moton:4144 Countryman:4144 Trussell:4143 Philpott:4142 Penland:4142 Murguia:4141
    Mickle:4141 Crandell:4141 Zack:4141 Kittrell:4140 Norfleet:4139 Isham:4139 Sokolowski:4139
    Steinman:4139 Haws:4138 Dicarlo:4138 Breuer:4138 Depaz:4137 Willman:4137 Borchardt:4136
    Battista:4136 Pelfrey:4136 Kastner:4136 McAnally:4136 Derose:4135 McEachern:4133 Karns:4133
    Arcos:4132 Adelman:4131 Rosson:4131 Kamp:4131 Josey:4131 Reiff:4130 Shoop:4130 Yousif:4130
    Seeger:4129 Templin:4129 McAndrew:4129 Kaul:4128 Cordeiro:4128 Tetreault:4128 Bowyer:4127
    Dey:4127 Espana:4127 Pawlak:4127 Lakin:4126 Markel:4126 Bunce:4126 Carrero:4126 Polson:4125
    Giffin:4124 Fulford:4123 Nystrom:4122 Schreck:4122 Abdallah:4121 Kirkham:4121 Halpern:4121
    Charette:4121 Dantzler:4117 Gullett:4117 Griner:4117 Ronan:4117 Hagedorn:4116 Cleland:4116
    Ketcham:4115 McEntire:4115 Palladino:4115 Bevan:4114 Yoshida:4113 Copenhaver:4113 Felker:4113
    Pastore:4112 Rabon:4112 Lafond:4112 Lawyer:4112 Almodovar:4112 Ashburn:4112 Kreger:4111
    Krull:4111 Fant:4111 Cowden:4111 Chancey:4111 Elledge:4110 Fiske:4110 Gorton:4110 Ginsberg:4110
    Tennyson:4110 Eddings:4109 Kindle:4109 Polite:4108 Force:4108 Jessee:4108 Haider:4107
    Blakeney:4107 McCarley:4106 Kinley:4105 Jacquez:4105 Boykins:4105 Shulman:4104 Holifield:4104
    Jost:4104 Lovely:4104 Knopp:4103 Carraway:4103 Gilles:4102 Villavicencio:4102 Brannen:4101
    Trail:4101 Feeley:4101 Debord:4100 Sheaffer:4100 Gillard:4099 Medford:4099 Holstein:4098
    Stiffler:4098 Winkelman:4097 Flickinger:4097 Demars:4097 Meissner:4097 Laborde:4095 Burnell:4095
    Gusman:4095 Almanzar:4095 Burrus:4094 Kania:4092 June:4091 Lydon:4091 Pursley:4091
    Murchison:4089 Llanos:4089 Mancia:4089 Rodney:4089 Mangold:4088 Dunson:4088 Issa:4088 Deans:4087
    Cavanagh:4086 Hockenberry:4086 Rosenblum:4086 Bixby:4086 Wilkens:4086 Erdmann:4085 Mastin:4085
    Klassen:4084 Muldoon:4084 Champlin:4084 Brodsky:4083 Belmonte:4083 Gamache:4082 Crew:4081
    Anson:4079 Rye:4079 Shuck:4078 Armentrout:4077 Winkle:4077 Bing:4076 Rennie:4076 Farfan:4075
    Slay:4075 Jerez:4074 Krupa:4073 Deoliveira:4072 Weekley:4072 Stroman:4071 Rhee:4071 Hardie:4071
    Heiman:4070 Lauderdale:4070 Lesher:4070 Basso:4070 Wilcher:4069 Grosso:4069 Mayne:4068
    Shubert:4068 Thoma:4068 Householder:4067 Brownfield:4067 Chatham:4066 Fitzwater:4066 Sinha:4066
    McPhee:4065 Loos:4064 Paquin:4064 Crumley:4064 Armitage:4063 Hoey:4062 Klink:4059 Kimura:4059
    Jun:4059 Schuette:4059 Kucera:4058 Presnell:4058 Nunnally:4058 Granillo:4058 Wald:4057
    Crafton:4056 Ensley:4055 Lark:4055 Hazard:4054 Roger:4054 Stella:4053 Haberman:4053 Eklund:4053
    Collard:4053 Brodeur:4053 Kennon:4053 Jordon:4052 Kaczmarek:4052 Creek:4052 Finnerty:4052
    Scheffler:4052 Severino:4051 Vella:4051 Boger:4051 Delapena:4051 Digiacomo:4051 Mackin:4051
    Teter:4050 Lowther:4049 McAbee:4049 Jason:4048 Borst:4048 Woosley:4048 Riggle:4047
    Fortunato:4047 Macomber:4047 Lobato:4047 Gallup:4046 Matamoros:4044 Pitchford:4044 Sessoms:4044
    Asuncion:4042 Prouty:4042 Lamp:4042 Delisle:4041 Hartsell:4040 Heid:4040 Risley:4040 Ji:4039
    Galante:4038 Lucia:4038 Sheth:4038 Surber:4037 Hibbert:4037 Fontanez:4036 Rayner:4036 Bosse:4036
    Jahnke:4035 Bonin:4034 Canning:4033 Polito:4032 Colucci:4031 Dearman:4030 Larrabee:4028
    Chery:4027 Soileau:4027 Latorre:4026 Lakey:4025 Krol:4025 Emmert:4025 Rochester:4024
    Bonnett:4023 Freeze:4023 Parkin:4022 Murphree:4021 Corrado:4021 Blatt:4020 Wendell:4020
    Chauvin:4018 Croy:4018 Durkee:4017 Prickett:4016 Kugler:4015 Edison:4015 Bullington:4015
    Borland:4014 Bigler:4013 Duren:4013 Delcastillo:4013 Huth:4013 Murphey:4013 Mickey:4012
    Piercy:4012 Craver:4012 Triana:4012 Caplan:4011 Pellegrini:4011 Rademacher:4011 Leitner:4010
    Mains:4010 Man:4010 Winans:4010 Stoops:4010 Duffield:4009 Cueva:4008 Stuck:4008 Soles:4006
    Hinojos:4006 MacArthur:4006 Cothran:4005 Tutt:4005 Beadle:4005 Yusuf:4003 Wiser:4002
    Livesay:4002 Kerner:4001 O'Bryant:4001 Kanter:4000 Jump:3999 Dulin:3998 Lal:3997 Maus:3997
    Rosier:3997 Bergin:3996 Placencia:3996 Benford:3995 Blackshear:3995 Rembert:3994 Ice:3994
    Roseman:3993 Schiff:3993 Brainard:3992 Widner:3992 Hoard:3992 Eady:3992 Lovelady:3992
    Vannoy:3991 Kiss:3990 Northrop:3990 Jeanpierre:3990 Hafer:3989 Durfee:3989 Press:3989
    Scudder:3989 Steinbach:3987 Steiger:3986 Rideout:3986 Malley:3986 Woodhouse:3985 McGlothlin:3984
    Raleigh:3984 Odle:3984 Michalak:3983 Mo:3983 Kantor:3982 Fleischer:3981 Faith:3981 Beamer:3981
    Auguste:3981 Slavin:3981 Bowker:3980 Krall:3980 Janke:3977 Sawicki:3977 Hollar:3976 Largent:3974
    Kapp:3974 Jardine:3973 Tupper:3973 Grainger:3972 Renfrow:3972 Funkhouser:3971 Densmore:3971
    Eskridge:3969 Wadley:3968 Schooley:3968 Souder:3968 Tollefson:3967 Riegel:3967 Graybill:3967
    Jessop:3965 Hazzard:3965 Frisby:3964 Despain:3964 Strouse:3964 Shabazz:3963 Ambrosio:3963
    Caruthers:3963 Hiles:3962 Mecham:3962 Straw:3962 Sumrall:3961 Brunk:3961 Dewberry:3960
    Housley:3960 Mounts:3960 Taliaferro:3959 Schade:3958 Houlihan:3958 Daye:3958 Popovich:3957
    Mahone:3956 Bressler:3956 Iyer:3956 Ardoin:3955 Rentz:3954 Greenleaf:3954 Dunford:3952
    Matus:3952 Kalinowski:3951 Priester:3951 Ricciardi:3951 Simental:3950 Zuber:3950 Michaelson:3950
    Devereaux:3949 Vierra:3949 Trost:3948 Townley:3947 Salamanca:3947 Board:3946 Mulvey:3945
    Pohlman:3945 McGarvey:3945 Fetter:3944 Valera:3944 Halley:3943 Carlo:3942 Makowski:3942
    Sigman:3942 Spry:3940 Schlesinger:3940 Higa:3940 Lavery:3938 Hermanson:3937 Aston:3937
    Alvis:3936 Sternberg:3935 Carrick:3935 Heron:3934 Janson:3930 Kutz:3930 Knepper:3930 Lukas:3930
    Mike:3930 Winton:3930 McKinzie:3929 Knuth:3927 Kalman:3927 Hewlett:3927 Schaffner:3927
    Zamorano:3926 Cater:3926 Buckler:3926 Stallard:3925 Braley:3924 Ceniceros:3924 Lair:3923
    Wardell:3923 Lillard:3922 Hagood:3922 Campana:3920 Maurice:3919 Bhatti:3919 Peachey:3918
    Hake:3918 Dameron:3917 Colman:3916 Jessie:3916 Desousa:3915 Eddins:3914 Esteves:3913 Lema:3913
    Rost:3913 Rummel:3913 Bergquist:3912 Geiser:3912 Dimaggio:3912 Holzer:3911 Linderman:3911
    Springs:3911 Mier:3910 Morano:3910 Gilroy:3910 Congdon:3910 Drumm:3908 Pollak:3908 Edson:3906
    Gilreath:3905 Maiden:3905 Lepe:3904 Danna:3904 Cesar:3904 Stutz:3904 Rothstein:3904 Shroyer:3904
    Boulware:3903 Alderete:3903 Grimmett:3903 Corpus:3901 Vineyard:3901 Patti:3899 Virgen:3898
    Braithwaite:3898 Burlingame:3897 Metts:3896 Lease:3896 Groh:3894 Rondeau:3894 Reinhard:3893
    Matute:3892 Lebrun:3890 Cann:3890 Horta:3889 Frink:3888 Sirois:3887 Trump:3886 Alder:3885
    Mazzola:3885 Quinteros:3885 Tinney:3884 Halcomb:3883 Earhart:3882 Becerril:3881 Crowther:3880
    Sharif:3879 Dills:3878 Ramage:3878 Poulsen:3877 Pereyra:3877 Ericksen:3877 Deville:3877
    Callis:3877 Mefford:3875 Stetson:3875 Bogard:3875 Kurz:3874 Hubbs:3873 Frisbie:3872 Aho:3872
    Aman:3872 Segarra:3871 Coddington:3871 Sainz:3869 Shedd:3868 Santibanez:3868 Brazell:3868
    Burdett:3868 Demello:3868 Lepage:3865 Kale:3864 Pegues:3864 Pahl:3864 Geier:3864 Senior:3864
    Coursey:3862 Marvel:3862 Sines:3861 Mathers:3860 Drain:3859 Tunstall:3859 Essex:3858 Reep:3858
    Moretti:3858 Mannino:3857 Bridgewater:3857 Ludlow:3856 Stengel:3856 Wendling:3855 Bilbrey:3855
    Louden:3855 Earp:3855 Jesse:3855 Hilario:3854 Carruth:3854 Petrone:3854 Blaney:3854 Arms:3854
    Stelly:3854 Winner:3853 Ram:3853 McElhaney:3853 McGann:3853 Lotz:3852 Blaisdell:3852
    Birchfield:3852 Shutt:3852 Riehl:3852 Boe:3850 Gress:3850 Lafave:3849 Defelice:3848 Barwick:3848
    Silverio:3848 Bove:3847 Vancleave:3847 Eder:3847 Eilers:3847 Manrique:3847 Fitz:3846
    Kobayashi:3845 Salamone:3845 Weathersby:3844 Pal:3844 Merryman:3843 Domingue:3843 Zeman:3843
    Schock:3843 Harty:3842 Smeltzer:3841 Lezama:3840 Hudnall:3839 Conwell:3839 Ciccone:3838
    Franck:3838 Kimber:3838 Sather:3838 Whisenant:3838 Kenna:3837 Leyba:3836 Hurlburt:3836
    Willette:3835 Weise:3834 Eskew:3834 Millett:3834 Cueto:3833 Haack:3832 Bertsch:3832 Shears:3831
    Alter:3830 Dowden:3829 Dash:3828 Neale:3828 Work:3828 Wheelock:3827 Mitchum:3827 Liggins:3827
    Ivanov:3826 Germany:3825 McGowen:3825 Lacour:3822 Borowski:3821 Felt:3820 Fleetwood:3819
    Gribble:3819 Heng:3819 Dungan:3819 McGrady:3819 Roca:3819 Scarberry:3818 Mellinger:3818
    Marrone:3818 Caulfield:3818 Caddell:3818 Hansel:3815 List:3814 Pifer:3814 Teller:3814
    Towner:3813 Zucker:3813 Christen:3813 Zalewski:3812 Solares:3812 Core:3810 Gulledge:3810
    Krishnan:3810 Rankins:3809 Kerwin:3808 Bracy:3808 Argo:3808 Waites:3808 McSweeney:3807
    Hollingshead:3807 Hedge:3805 Chasteen:3805 Wessels:3805 Zacharias:3805 Shanklin:3804 Weeden:3803
    Lasalle:3803 Burdine:3802 Cancel:3801 Reichard:3799 Anand:3798 Silvey:3798 Casella:3797
    Jemison:3797 Burkes:3796 Kass:3796 Blakey:3796 Bibb:3796 Behr:3795 Leeds:3795 Ekstrom:3795
    Ginter:3795 Kapoor:3794 Hufford:3793 Callejas:3792 Bos:3792 Weintraub:3792 Merkle:3791
    Murdoch:3790 Patch:3790 McKim:3790 Isenberg:3790 Ugalde:3789 Boney:3789 Alvares:3789 Wexler:3787
    Chabot:3787 McGaha:3787 Prine:3786 Schall:3786 Swinson:3784 Remy:3784 Deitz:3784 Garretson:3784
    Feist:3784 Adorno:3783 Zazueta:3782 Gardea:3781 Hersey:3780 Forehand:3779 Millican:3779
    Swink:3779 Rhine:3779 Veras:3776 Wickman:3775 Nicks:3775 Ospina:3774 Vidales:3774 Traver:3774
    Wolters:3773 Andujar:3773 Pray:3773 Lares:3773 Shahan:3772 Avilez:3771 Roberto:3770
    Stalnaker:3770 Lansing:3770 Kallas:3770 Just:3769 Gish:3768 Kuang:3767 Neiman:3766 Nuss:3765
    Kircher:3765 Lockridge:3765 Hatter:3765 Ming:3764 Raymundo:3764 Ortez:3762 Lainez:3762
    Delucia:3762 Glasscock:3761 Grundy:3759 Krouse:3759 Knighten:3759 Swiger:3758 Rourke:3757
    Werth:3757 Plowman:3757 Heins:3757 Chien:3756 Tobey:3756 Baskerville:3755 Gilkey:3755
    Grindstaff:3754 Isley:3754 Berk:3754 Wiebe:3754 Trevizo:3754 Bitner:3753 Masse:3753 Marini:3752
    Mui:3752 Seabolt:3752 Shackleford:3751 Stansberry:3750 Licata:3750 Lemmons:3749 Kam:3749
    Pumphrey:3749 Boutin:3749 Westerfield:3748 Stoffel:3748 Hanner:3748 Karcher:3746 Tye:3746
    Avitia:3745 Saez:3745 Everette:3745 Files:3744 Bouldin:3744 Henn:3743 Pye:3743 Goings:3741
    Shao:3741 Sullins:3741 Wolfson:3740 McElveen:3740 McVicker:3738 Hine:3738 Partain:3737 Peer:3736
    Musa:3736 Moctezuma:3735 Hosey:3735 Dann:3735 Eliason:3735 Bernhard:3735 Wille:3734 Imhoff:3734
    Oleson:3734 Reh:3734 Mauk:3733 Lorenzen:3733 Given:3733 Nyberg:3732 Sanger:3732 Zuckerman:3731
    Florian:3731 Geraci:3729 Sack:3729 Hathcock:3726 Crotty:3726 Pasquale:3726 McRoberts:3726
    Pavlik:3725 Sin:3725 Ober:3724 Belisle:3722 Vogler:3721 Vanhook:3720 Loring:3720 Krick:3720
    Lambrecht:3719 Willhite:3719 Sudduth:3718 Zabel:3717 Nowakowski:3717 Peart:3717 Brim:3717
    Villela:3716 Romans:3715 Roberge:3714 Coblentz:3714 McAlpine:3714 Lonergan:3713 Perrotta:3713
    Norvell:3713 Clardy:3713 Fabela:3713 Bucio:3712 Molitor:3712 Peluso:3712 Provenzano:3712
    Leftwich:3712 Saba:3712 Saini:3711 Wolverton:3711 Dunigan:3711 Flower:3711 Mistry:3710
    Retana:3710 Stiltner:3709 Stoller:3709 Vaillancourt:3709 Bonanno:3709 Pharr:3709 Meadors:3709
    Cottrill:3709 Pinkham:3706 Boddie:3706 Colter:3705 Cusack:3704 Hedden:3704 Merry:3704
    Sedillo:3704 Sweatt:3703 Parrett:3703 Dunston:3702 Bowerman:3702 Bailon:3702 Marano:3701
    Breault:3700 Bechtold:3700 Youssef:3700 Villafuerte:3700 Kautz:3699 Cover:3699 Licea:3698
    Barbera:3696 Lutes:3695 Chadwell:3695 Drews:3695 Hoyos:3694 Zaman:3694 Alcocer:3693 Xia:3693
    Bretz:3693 Cirillo:3692 Sheffer:3692 Phares:3691 Gailey:3690 Watterson:3690 Brittingham:3689
    Paulin:3689 Laflamme:3689 O'Day:3688 Rosner:3688 Stanger:3688 Siegfried:3688 Applewhite:3687
    McMurry:3687 Geddes:3687 Hollon:3686 Lesser:3686 Bisson:3685 Langham:3684 Lefler:3684
    Vereen:3683 Ruch:3682 Lambeth:3682 Diorio:3682 Embrey:3681 Wentzel:3681 Amado:3680 Santini:3680
    Tarpley:3680 Malcom:3680 Brigman:3679 Corum:3679 Jasinski:3679 Shiflett:3679 Billington:3678
    Groover:3678 Dear:3677 Marine:3676 Ruan:3676 Stapp:3675 Heinen:3675 Claus:3674 Lerch:3674
    Kubiak:3674 Sloane:3673 Blumenthal:3673 Scheller:3672 Southwick:3671 Trivedi:3671 Freer:3671
    Cropper:3669 Kersten:3669 Pinter:3669 Miele:3668 Klingler:3668 Epley:3667 Broadwater:3667
    Robinett:3667 Weigand:3666 Dunphy:3666 Ghosh:3666 Glassman:3666 Lahr:3666 Marten:3666 Godin:3665
    Sealey:3665 Horstman:3664 Nickelson:3664 Galligan:3663 Cram:3662 Andresen:3662 Ancheta:3661
    Zhen:3661 Keele:3661 Koger:3660 Blackmore:3660 Blackstone:3659 Villagran:3659 Kammerer:3659
    Dail:3659 Clyde:3658 Confer:3657 Troup:3657 Starcher:3657 Lavalley:3656 Marrow:3656 Cauthen:3655
    Delorenzo:3655 Diedrich:3655 Ferrier:3654 Mendonca:3654 Wines:3654 Perlman:3653 Deegan:3653
    Lafontaine:3652 Colgan:3651 Fleenor:3651 Braddy:3650 Markus:3649 Spindler:3648 Routh:3648
    Adamo:3647 Mellor:3647 Harshman:3647 Dame:3647 Bresnahan:3646 McGuigan:3646 Loo:3645
    Chandra:3645 Bolick:3645 Hartin:3644 Chafin:3643 Chon:3643 Northern:3643 Ormsby:3643 Trigg:3642
    Rettig:3641 Lough:3641 Helsel:3641 Morman:3640 Lindell:3639 Lafountain:3639 Hubble:3639
    Rehm:3637 Patricio:3636 Coots:3636 Crossland:3636 Strayer:3636 Stromberg:3636 Turgeon:3635
    Fiorentino:3635 Heater:3634 Nolt:3634 Hames:3633 Gillam:3633 Uy:3633 Sequeira:3631 Disney:3631
    Cogan:3631 Motes:3631 Rafael:3631 Quesenberry:3630 Hirst:3630 Caesar:3628 Eakin:3628 Julius:3628
    Traynor:3628 Marrufo:3626 Paugh:3626 Garwood:3626 McPeak:3625 Lino:3625 St._Onge:3625 Loney:3624
    Lua:3624 Partlow:3623 Batt:3622 Baptista:3621 Billy:3621 Barthel:3620 Emmett:3619 Canela:3619
    Chai:3619 Cornelison:3617 Player:3617 Sison:3617 Skeens:3617 Delay:3616 Everitt:3615
    Grinnell:3615 Lipinski:3615 Rossetti:3615 Ansley:3615 Haven:3614 Campion:3614 Glazier:3612
    Lieu:3612 Blas:3612 O'Conner:3611 Castelan:3611 Hartline:3610 Nations:3610 Munos:3610
    Linehan:3610 McCarron:3609 Hanke:3609 Borjas:3609 Shavers:3609 Beckmann:3608 Wiggs:3608
    Plasencia:3608 Luedtke:3607 Hetzel:3607 Snavely:3607 Fortuna:3606 Persons:3606 Lindo:3605
    Broadbent:3605 Chapple:3604 Frith:3604 Hamner:3604 Wunderlich:3604 Bazemore:3604 Roan:3603
    Senter:3602 Gulick:3602 Buettner:3602 Cristobal:3602 McElwee:3602 Monteleone:3602 Bellows:3601
    Secrest:3599 Oceguera:3599 Lindahl:3599 Polo:3598 Benning:3597 Uriarte:3597 Varnado:3597
    Whitesell:3596 Merrifield:3596 Nice:3595 Koh:3595 Dart:3594 Custodio:3592 Hau:3592 Rael:3592
    Ullrich:3592 Anzalone:3591 Sale:3591 Lennox:3591 McChesney:3590 Josephson:3590 Nick:3590
    Blow:3590 Pavon:3589 Maine:3589 Hersh:3589 Hoyer:3589 Fey:3588 Jo:3588 Brack:3588 Wiest:3588
    Springfield:3586 Vanhoose:3585 Tafolla:3584 Sankey:3584 Enders:3584 Privett:3583 Berard:3582
    Beene:3581 Binion:3581 Bolding:3581 McAdoo:3580 Lueck:3579 Tomaszewski:3579 Auer:3578 Elkin:3578
    Cribb:3578 Hendren:3578 Haughton:3577 Molinar:3577 Waterhouse:3577 Valtierra:3576 Hassett:3576
    Lathan:3575 McCusker:3574 Addis:3574 Murtha:3573 Rupe:3572 Wimer:3571 Manalo:3571 Mishler:3569
    Redwine:3569 Askins:3569 Saeed:3568 Mendosa:3568 Collum:3568 Pletcher:3567 Sunday:3567
    Adamski:3566 Trull:3565 Speaks:3565 Stouffer:3565 Priebe:3565 Giardina:3565 Goodnight:3564
    Comfort:3564 Steck:3564 Tolle:3564 Sealy:3564 Adan:3564 Tincher:3563 Glidewell:3563 Jacobi:3563
    Boos:3562 Blakeslee:3561 Tims:3561 Glennon:3561 Goldenberg:3561 Chinchilla:3561 Caston:3561
    Stamey:3560 Strahan:3559 Joaquin:3559 Haugh:3558 Lowrance:3557 Hawn:3556 Hearne:3554 McKown:3554
    Lasky:3554 Posadas:3554 Tasker:3553 Shotwell:3553 Rochelle:3553 Bobb:3552 Liberty:3552
    Klingensmith:3551 Reinhold:3551 Roemer:3551 Scalise:3551 Silvestre:3550 Fetzer:3550
    Jimerson:3548 Cobian:3548 Dupuy:3548 Fleischman:3547 Sustaita:3547 Tian:3547 Samano:3547
    Schumaker:3545 Threatt:3545 Sibert:3545 Purser:3545 Rabinowitz:3544 Jim:3544 Hoekstra:3544
    Rives:3544 Wagers:3544 Demaio:3542 Stutts:3541 Bankhead:3540 Lamontagne:3539 Lesko:3537
    Helgeson:3537 Grieco:3537 Yaeger:3537 Scala:3537 Storer:3536 Swanger:3536 Eide:3536 Preece:3536
    Kerber:3535 Lenoir:3534 Attaway:3534 Bozarth:3531 Fulks:3531 Choudhury:3530 Esh:3529
    Lavergne:3529 Averill:3529 Baugher:3529 Vandusen:3529 Oney:3528 McGlone:3527 Laurie:3526
    Porto:3526 Trader:3525 Tadlock:3523 Rhode:3523 Bennet:3523 Brokaw:3523 Culley:3522 Kost:3522
    Basurto:3522 Reynaga:3522 Smitherman:3521 Bogue:3521 Tressler:3521 Waid:3521 Kennett:3521
    Kinsman:3521 Legaspi:3520 Cui:3520 Talton:3519 Thiessen:3519 Rainer:3518 Mill:3518 Bakke:3517
    Barna:3516 Tweedy:3516 Krawczyk:3516 Cabrales:3516 Gingrich:3515 Record:3515 Berkey:3515
    Sickler:3514 Marable:3514 Kellett:3513 Jakubowski:3513 Deleo:3513 Salzman:3513 Riker:3512
    Pandya:3512 Woodside:3511 Cluff:3510 Grammer:3510 Calderone:3509 Markowski:3509 Trimmer:3509
    Spies:3508 Loyola:3508 Lemire:3507 Tarter:3507 Mansell:3506 Cullins:3506 Creasy:3506 Clack:3505
    Hohman:3505 Stang:3505 Scheel:3504 Leboeuf:3504 Heald:3503 Heitman:3503 Gibb:3502 Dougan:3502
    Diez:3502 Slusser:3502 Shamblin:3501 Spitz:3500 Halvorsen:3500 Kropp:3500 Hoehn:3499
    Giannini:3499 Fann:3499 Dahlberg:3499 Chiasson:3499 Robillard:3499 Staab:3498 Amoroso:3498
    Doak:3498 Hartle:3498 Nauman:3497 Six:3497 Barreras:3496 Bish:3495 Soukup:3495 Havard:3495
    Griffen:3495 Elswick:3495 Maughan:3494 Keffer:3493 Niehaus:3493 Pasley:3493 Oyler:3493
    Cavallaro:3493 Smithers:3493 Banegas:3493 Antone:3493 Bickham:3492 Klimek:3492 Leonhardt:3491
    Lingenfelter:3491 Kratzer:3490 Rosenblatt:3490 Lindholm:3489 Navarrette:3489 Dunkin:3489
    Korman:3488 Bukowski:3487 Ingham:3487 Trainer:3487 Bomar:3487 Vallejos:3487 Ostrom:3485
    Lampert:3484 Helfrich:3482 Altieri:3482 Schuyler:3480 Husband:3480 Goldfarb:3480 Hepburn:3479
    Brockington:3479 Massengill:3478 McCammon:3478 Arciniega:3478 Acord:3477 Morillo:3477
    Carlyle:3476 Camper:3476 Ebner:3476 Devault:3476 Demaria:3475 Donahoe:3475 Cloyd:3475 Mundt:3475
    Callison:3474 Hendley:3473 Wear:3473 Ringler:3472 Dare:3472 Phinney:3472 Lines:3472 Liss:3472
    Recker:3471 Sultana:3471 Schuller:3470 Vences:3470 Canaday:3470 Copp:3469 Foxworth:3469
    Vanzandt:3469 Frechette:3468 Hennings:3467 Perna:3467 Poteat:3465 Geraghty:3465 Doctor:3465
    Dunagan:3465 Bova:3465 Averett:3464 Siciliano:3464 Dillow:3464 Pare:3464 Byington:3463
    Hovis:3462 Pineiro:3461 Borton:3461 Kempton:3460 Elia:3460 Edinger:3459 Brunette:3459 Moose:3459
    Tague:3459 Samayoa:3458 Weakley:3458 Spiker:3457 Claussen:3457 Caviness:3456 Laine:3456
    Severance:3456 Romer:3456 Alverson:3456 Lenard:3455 Johannes:3455 Buggs:3455 Kayser:3454
    Meisner:3454 Stork:3454 Swartzentruber:3453 Albino:3453 Guth:3453 Hoopes:3452 McBrayer:3452
    Quinton:3452 Berens:3452 Stalker:3452 Trieu:3451 Spradling:3450 Soltero:3450 Gurung:3450
    Bulger:3450 Chmielewski:3449 Geter:3449 Ricardo:3448 Bork:3448 Balogh:3448 Alamo:3448
    Bethune:3447 Grams:3447 Hessler:3447 Falconer:3446 Bradberry:3446 Wehner:3446 Rowlett:3446
    Blomquist:3445 Durso:3445 Clemmer:3444 McGruder:3444 Berge:3444 Subramanian:3443 Geronimo:3443
    Matherne:3442 Recio:3442 Pick:3442 Zaleski:3442 Antonucci:3441 Tavera:3441 Christner:3441
    Shaheen:3440 Banning:3440 Borrelli:3440 Garry:3439 Guaman:3439 Hoban:3439 Cavallo:3438
    Standifer:3438 Soni:3437 Walczak:3437 Poulson:3437 Manna:3437 Kinne:3437 Peet:3434 Spradley:3434
    Teng:3433 Scalf:3433 Aubin:3433 Quist:3433 Noon:3433 Hamid:3433 Manor:3432 Arizmendi:3432
    Wathen:3432 Umanzor:3432 Lundin:3431 Holleman:3430 Simonsen:3430 Brathwaite:3429 Bedoya:3429
    Wager:3428 Schirmer:3428 Joubert:3428 Quade:3426 Rimmer:3426 Pickle:3425 Garton:3425
    Kettler:3424 Gaughan:3423 Bye:3423 Ebel:3423 Topping:3423 Baig:3423 Beery:3421 Sahagun:3421
    Sowards:3420 Spinner:3420 Naugle:3420 Mosely:3419 Cripe:3419 Buckland:3419 Frederickson:3419
    Ogilvie:3418 D'Souza:3417 Thibeault:3417 Tart:3417 Zellner:3417 Alsup:3416 Tepper:3416 Hord:3416
    Harber:3416 Krajewski:3416 McMillion:3415 Mikesell:3415 Culberson:3415 Ayer:3415 Dinger:3414
    Harshbarger:3413 Ang:3413 Spaeth:3412 Catania:3412 Khang:3411 Violette:3411 Mentzer:3410
    Carle:3410 Darrah:3410 Haviland:3410 Grafton:3409 Cardinale:3409 Brickey:3409 Lamothe:3409
    Bugg:3408 Crisostomo:3408 Eddington:3408 Aker:3408 Schoenfeld:3408 Absher:3407 Davie:3407
    Harsh:3407 Bose:3406 Arney:3405 Sobel:3405 Kisner:3405 Obando:3404 Joshua:3403 Heinemann:3403
    Hetherington:3403 Garren:3403 Stenson:3403 Braga:3402 Echavarria:3402 Lampley:3402 Karam:3401
    Arp:3401 Towery:3400 Shearin:3399 Leader:3399 Cicero:3399 Holmquist:3399 Hendon:3398
    Rebollar:3397 Sill:3397 Revis:3396 Beacham:3396 Galli:3396 Delacerda:3395 Misner:3395 Mask:3395
    Schechter:3395 Sayer:3395 Enoch:3394 Finke:3394 Hartfield:3394 Guillermo:3393 Scheid:3393
    Bakker:3392 Woodrum:3392 Raza:3392 Pinzon:3392 Kegley:3391 Dice:3391 Baty:3391 Cendejas:3390
    Hiner:3390 Bicknell:3389 Costantino:3388 Hoelscher:3387 Roux:3387 Ben:3386 Keever:3386
    Lundeen:3385 Monette:3385 Eaddy:3385 Bolger:3385 Sharon:3385 Seaver:3384 Swett:3384
    Cogswell:3384 Newbold:3384 Kleinman:3383 Wingert:3383 Sabatino:3382 Gaylor:3382 Duprey:3381
    Cuenca:3381 Morais:3381 Reif:3381 Holub:3380 Blakeman:3380 Backer:3380 Wethington:3379
    Courville:3379 Mardis:3378 Nassar:3377 Eisen:3377 Bains:3377 Benedetto:3375 Songer:3375
    Pitzer:3375 Palazzolo:3374 Leath:3372 Guerrier:3372 Alessi:3372 Trueblood:3371 Roane:3370
    Durante:3369 Coreas:3369 Partee:3369 Keesee:3368 Hornberger:3368 Hackler:3367 Gebhart:3367
    Cascio:3367 Xavier:3367 Wilken:3366 Yarnell:3365 Azar:3365 Paiva:3365 Gunning:3364 Bash:3364
    Belmont:3363 Rode:3363 Sultan:3363 Palmisano:3363 Pecoraro:3362 Gust:3362 Chouinard:3362
    Chesnut:3362 Anderton:3362 Tunnell:3362 Durrett:3361 Glazer:3361 Lamoureux:3361 Jumper:3360
    Hellman:3360 Delavega:3360 Dinardo:3359 Bhakta:3359 Kennelly:3358 Oliveri:3357 Faught:3357
    Naumann:3356 Shear:3356 Schleicher:3356 Speakman:3355 Vanlandingham:3355 Maney:3355 Losey:3355
    Hegarty:3355 Higbee:3355 Didonato:3355 Kummer:3354 Wieczorek:3354 Berardi:3354 Tedford:3354
    Garrard:3353 Escudero:3352 Blanc:3352 Kunze:3351 Boltz:3350 Wamsley:3350 St._Jean:3350
    Scholten:3350 Paramo:3348 Meekins:3347 Geis:3347 Castello:3347 Charleston:3346 Rachal:3346
    Stanfill:3346 Vanzant:3345 Reimers:3345 Brough:3345 Dilorenzo:3344 Hering:3344 Hedlund:3344
    Neufeld:3344 Vancamp:3344 Agrawal:3344 Seth:3344 Culler:3343 Mahmoud:3342 Gigliotti:3341
    Feltner:3341 Hallam:3340 Halford:3340 Redfern:3340 Seagraves:3340 Rank:3339 Haskin:3339
    D'Amore:3339 Elbert:3339 Mandell:3337 Wardlaw:3337 Widmer:3336 Trautman:3336 Laurence:3336
    Pascoe:3336 Mower:3336 Nevels:3335 Egger:3334 Vale:3334 Suttle:3333 Felice:3333 Poppe:3333
    Frakes:3332 Strode:3331 Crispin:3330 Dunkle:3329 Clymer:3329 Fryman:3329 Salmons:3329 Athey:3329
    Tingley:3327 Hedgepeth:3327 Raven:3327 Lefever:3327 McCalla:3326 Phoenix:3326 Ramsdell:3325
    Frady:3325 Tanksley:3325 Bacchus:3325 Bainbridge:3324 Wash:3324 Hargraves:3324 Nichol:3323
    Latour:3323 Maxie:3322 Paynter:3322 Deacon:3322 Rizvi:3322 Penton:3321 Jowers:3320 Hollaway:3320
    Fenske:3320 Struck:3320 Channell:3318 Rakes:3318 Percival:3317 Saleem:3317 Bjork:3317 Ariza:3316
    Trexler:3316 Rossiter:3316 Parekh:3316 Davy:3316 Fessler:3316 Hagans:3316 Petrick:3315
    McClurg:3314 Shenk:3314 Thrift:3313 Reader:3313 Polak:3313 Stagg:3312 Yowell:3311 Rehman:3311
    Loughlin:3309 Gorrell:3309 Jeffreys:3308 Chico:3308 Colangelo:3307 Cavin:3307 Lacasse:3307
    Vara:3307 Arechiga:3306 Range:3306 Patty:3306 Cruise:3306 Brewton:3304 Trantham:3304
    Trumble:3303 Casias:3303 Poor:3303 Pendergast:3302 Mahar:3302 McCullum:3302 Goto:3302 Say:3302
    Whisenhunt:3301 Foran:3301 Donoghue:3300 Noto:3300 Vos:3300 Saville:3299 Starke:3299
    Mathewson:3299 Longmire:3299 Holsinger:3299 Dieter:3298 Batey:3298 Zapien:3298 Sherwin:3296
    Rone:3296 Cordle:3296 Najar:3296 Mulvaney:3296 Moline:3296 Polston:3295 Heyer:3295 Woolfolk:3295
    Hungerford:3294 Eisner:3294 Prejean:3294 Starrett:3293 Mauer:3292 Castelli:3292 Canavan:3290
    Depasquale:3290 Rudisill:3290 Riccardi:3289 Anselmo:3289 Malott:3289 Olivieri:3289
    O'Halloran:3289 Schuetz:3288 Buzzard:3287 Mosquera:3286 Rowles:3286 Ney:3285 Cavalier:3285
    Haldeman:3284 Kernan:3284 Bittle:3284 Morello:3283 Pelham:3282 Herb:3282 Durrant:3282
    Velazco:3282 Rutz:3282 Denmark:3281 O'Boyle:3281 Decosta:3280 Brinkerhoff:3280 Hockett:3280
    Telford:3280 Tena:3279 Hartsock:3279 Farlow:3279 Brisson:3279 Reneau:3279 Santucci:3278
    Biles:3278 Dake:3277 Lineberry:3276 Bingaman:3276 Dewald:3275 Drago:3275 Portis:3274
    Mountain:3274 Knisley:3273 Soltis:3273 Billiot:3272 Ayotte:3272 Ugarte:3272 Blakemore:3271
    Stamp:3271 Terranova:3271 Nuttall:3271 Palmore:3271 Dole:3271 Reeser:3270 Labarge:3270
    Belknap:3270 Urbanski:3270 Gwynn:3268 Millsaps:3267 Stribling:3267 Schiavone:3267 Resch:3267
    Fruge:3266 Chacko:3266 Janik:3265 Coco:3264 Driskill:3264 Stickler:3264 Tapley:3264
    Ackerson:3264 Chamblee:3263 Howze:3263 Montejano:3263 Lan:3262 Everly:3262 Mijares:3259
    Penick:3259 Pellerin:3259 Vyas:3259 Seguin:3259 Ruddy:3258 Deem:3258 Peay:3256 Osterman:3256
    Maitland:3256 McCully:3256 Guay:3255 Lagos:3254 Krone:3253 Paladino:3253 Wightman:3252
    Srivastava:3251 Mettler:3250 Eiland:3250 Tso:3249 Xue:3248 Stolz:3248 Shock:3248 Olney:3248
    Lavine:3248 Kenworthy:3248 Mancha:3248 Lore:3248 McCarroll:3246 Nickens:3246 Normand:3246
    O'Shaughnessy:3246 Parkes:3246 Railey:3246 Grill:3246 Horwitz:3246 Whitton:3246 Twomey:3245
    Schantz:3245 Provencher:3245 Montalbano:3245 Courson:3244 Camden:3243 Alpert:3243 Crippen:3242
    Hockman:3242 Goines:3242 Palencia:3241 Boutte:3241 Brazier:3240 Dustin:3240 Hoggard:3239
    Devers:3238 Throckmorton:3238 Blanding:3237 Furlow:3237 Warr:3236 Bolyard:3235 Sarno:3235
    Drexler:3235 Brick:3235 Pauly:3235 Nace:3235 Jurgens:3235 Leitch:3234 Featherstone:3234
    Frampton:3233 Hasson:3233 Merced:3233 Million:3233 Boughton:3233 Southall:3231 Line:3231
    Goyette:3231 Grable:3231 Guillaume:3230 Chavers:3230 Hocker:3229 Sonnenberg:3229 Spielman:3228
    Balk:3228 Leek:3228 Hamlet:3227 Cerny:3227 Shoaf:3227 Sword:3225 Byer:3224 Jaques:3224
    Littles:3224 McNeese:3223 Keo:3223 Nilsson:3223
    """

  /// The 10,000 surnames that come after those, by rank.
  private static let rarerAmericanSurnames = """
    Pritt Dubon Cortinas Michaelis Scher Wilbert Vaden Slaven Frawley Halligan Eisele Ducote
    Morrissette Twigg Vandeventer Billman Rumph Minnis Meltzer Sitton Trawick Baynes Ullman Engels
    Cutting Trotman Birnbaum Tillis Copper Buster Roesch Backman Serio Strack Eccles Poss Ping
    Orlowski Eichler Caster Cale Lieb Malhotra Pound Hornbeck Sasaki Richburg Stotler Silcox Sly
    Vassallo Feinstein Gongora Chronister Dasher Galeano Longley Wesolowski Balmer Blaha Palazzo
    O'Brian Godina Hummer Harte Creager Abdalla Rowden Revell Cranston Dehaan Nemec Lewellen Resto
    Willison Oman Chalk Gaudette Huckabee Olmsted Kiker Edmundson Adkison Risinger Spurlin Kahle
    Koziol Bennington Birk Mines Creekmore Callen Carstens Natal Perrault Mulvihill Hutt Standish
    Soliman Sistrunk Rolland Genao Govan Gravely Calabro Darlington Dhaliwal Lopresti Ridings
    Testerman Tilson Dam Dresser Burman Gowen Hilt Maul Blumberg Ludwick Kensinger Carbaugh
    Castilleja Cookson McClean Noles Pulver Bodden Rubinstein Schroer Parmenter Ogburn Iraheta Firth
    Corliss Dorantes Benites Vieyra Samora Silk Capobianco Nardone Manjarrez Chaisson Esch Honea
    Wait Bailes Spotts Stier Finnell Collis Cardin Gantz Oshiro Uriostegui Brambila Speights Shukla
    Goldsberry Corea Harnish Sluder Wenner Wengerd Feathers Cartee Bridwell Qian Hott Rothrock
    Laguerre Labrie Parente Haffner Swinford Tennison Tsui Cryer Nyman Mullet Crumpler Hakim Gorden
    Smit Seda Thome Daves O'Loughlin Thoms Murawski Pizzo Carmen Gallion Garr Holmgren Swint Sickles
    Vivar Hunsinger Harkey Jepson Posner Pettaway Kepler Melara Boaz Thakkar Warman Korth Broadus
    Disalvo Dunton Reck Tabares Shue Runion Barrie McGary Daum Greeson Greenawalt Primm Mouser
    Michelson Donelson Ashman Wetmore Trammel Lukens Edington Hansford Livermore Myatt Pettiford
    Gruver Gabaldon Safford Segundo Bai Tillett Nardi Mossman Pooler McMillon Killeen Buhler Clyburn
    Fuson Lajoie Orndorff Alday McKernan Fitzhugh Moffat Yarber Villagrana Wilton Weitz Banister
    Traxler Schoch Milford Goodale Chilson Covell Cancino Jaggers Orman Liriano Berns Bordeaux
    Lefkowitz Mulhern Ranson Costanza Renz Secor Bastien Petterson Pipes Bengtson Takacs Jayne
    Ferrera Lehner Schweizer St._Cyr Jarquin Fishel Cousin Laub Rohan Andress Breese Hobart Myhre
    Mohn Massengale Manes Raker Brandes Baur Vassar Robichaud Colyer Elson Constable Conder
    Utterback Bohl Bullis Pascal Leite Brisco Heywood Yong Callihan McDougald Merlo Mina Joo Thorsen
    Wegener Lecompte Laliberte McElrath Dewalt Magruder Hauer Seidl Spohn Cheshire Milstead Madson
    Clutter Dufrene Harbert Malagon Leroux Petri Puleo Zumwalt Truelove Monteith Kung Hilderbrand
    Hubler Foor Duggins Kral Ottinger Sias Scherrer Rothenberg Bernardino Peirce Leaf Lipsey Mannion
    Brockett Hettinger Bollman Baisden Schnabel Toles Lofgren Justin Jiminez Fasano Fiscus Koepke
    McLamb Minard Fromm Burleigh Whisler Champ Hosier Donohoe Pillow Voight Blom Ting Tyus Linkous
    Kogan Hawkinson Hartshorn Carnevale Reger Nevin Felty Carlock Onofre Vasques Verner Bartee Rink
    Faller Falkner Guertin Dahlgren Lipp Lucy Birdsall Beveridge Albaugh Collings Ginsburg McDavid
    Houseman Bilyeu Wilds Gutierres Froelich Diana Eakins Krier Pyne Teets Boots Borne Dangerfield
    Belew Ashbaugh Blackstock Yearwood Crosson Hard Modi Masi Dineen Celestin Dyess Cuthbertson
    Marco Morones Haslam Hiser Goree Ammerman Foxx Haden Postell Hillier Escareno Riffe Edgington
    Mascorro Mellen Kime Regis Shellenberger Aguillon Hagar Dittmer Doria Courtright Vankirk Tomes
    Stecker Janzen McAlpin Trudell Weekes Foshee Carreiro Cevallos Taulbee Streit Stough Sanner
    Cerrato Petree Couto Doud Pando Putney Kilian Anwar Schimmel Caylor Caffrey Dipasquale Finkel
    McElwain Arens Sen Toomer Loeb Quiros Paton Ferri Garth Chatfield Burkart Fulbright Hoeft Gutman
    Marez Kyser Orsini Escalona Thill Schorr Zeno Timmer Ferrel Beagle Villani Konrad Windle
    Amburgey Bernardi Rymer McGaughey McMorris Khanna Dunkley Rondon Zell Rippy Sedano Mikell Naik
    Cumming Spillane Stryker Twyman Grindle Khalid Corr Duplessis Maxon Utz Roblero Brunet Cisco
    Farren Mau Kimes Gillenwater Ayoub Garrick Hower Kujawa Wilkin Riemer Basler Wagstaff Hilty
    Elgin Edenfield Dane Magness Zavaleta Biggerstaff Hughley Griffey Nadler Scheetz Sechrist Bench
    Yau Mullikin Kincade Hoss Haddix Larocque Panek Woodyard Troxel Balentine Sartain Savala Hartzog
    Ingles Cortina Hanshaw Navarre Ketterman Speicher Vidrine Biller Swinton St._George Lippincott
    Calles Currin Castleman Butters Lunt Coan Gasser Chumley Cardone Cuff Maniscalco Boice Vizcaino
    Nellis Nau Hugo Dansby Dryer Molinari Lenox Kollar Session Kelch Boateng Vila Stiller Spitler
    Meece Pinney Prokop McKinstry Cardillo Jeske Basilio Zehr Leclerc O'Callaghan Ulibarri Straka
    Stefan Blough Reale Petrucci Kula Gauna Shuey Schermerhorn Cadwell Kleiman Pearlman Clouser Garg
    Toups Mattes Rosso Asencio Kan Jantz Ferree McBeth Pledger Weyer Villafana Anchondo Shankle
    MacNeil Lizotte McIlwain Holz Barrier Winningham Bogdan Rooker Eriksen Dahlke Nee Montijo Symons
    Bella Troupe Bolivar Slabaugh Haring Gwaltney Redford Patin Kinsley Lian Haga Ruffner Banas
    Dimartino Hayashi Liddle Norcross Haralson Wymer Runkle Baek Yeomans Guice Lunde Krupp Spahr
    Stange Spiers Zellers Augustus Peloquin Carriere Heatherly Lamkin Wagler Barbara Rugg Teeters
    Wardlow Ricard Molinaro Burchell Crowl Hausman McVeigh Shute Klemm Reading Nicoletti Kuhlmann
    Featherston Farwell Finlay Mager Paisley Chidester Bargas Deatherage Hennigan Spoon Brust Lumley
    Cid Chauhan Defilippo Gimenez Teske Guida Haman Cutlip Sproul Socha Arends Adkisson Brouillette
    Cappello Fifer Leedy Manos Hocking Yon Barrette Auerbach Caffey Lipps O'Dea Moloney Flesher
    Bellard Blau Armes Butera Bruning Keown Monterroso Campanella Center Andreasen Shrewsbury Riner
    Bayles Collinsworth Buono Howells Hepner Kinnard Baranowski Schipper Lizama Petrosky Hardcastle
    Collin Weinstock Sturges Coolidge Pauls Leverette Lama Defreitas Sergent Selph Beesley Mara
    Trotta Turnbow Rubalcaba Rothschild Clayborn Coffelt Sevier Aldaco Defazio Leister Kesterson
    Guizar Giuliano Follett Bumpus Mahaney Hoskinson Horak Gros Twitty Bewley Bardwell Romain Bath
    Lou Mazurek Kloss Oldenburg Iles Gatling Houchin Dominique Troncoso Sanon Sensenig Strout
    Barillas Updike Girouard Gowan Nault Luera Tullos Woolridge Derosier Delozier Menon Kravitz
    Owusu Peiffer Wiesner Abe Loughran Cioffi Fedor Enlow Mehl Porch Sisler Momin Buchan Huhn
    Hurwitz Halliburton Henriksen Gravitt Munday Works Bohrer Mosteller Messmer Rene Collie Englund
    Desalvo Owsley Lafollette Lamanna Badgett Blaser Sinnott Statler Salo Lemaire McCree Mallette
    Chesley Helmuth Midgett Threadgill Suiter Marciano Hyer Culbreth Nova Woodham Vachon Linker
    Divine Lesley Kagan Prudhomme Ponte Mire Jelinek Honey Sasso Schill Galeana Mozingo McKellar
    Pigott Fabrizio Wigley Bak Gleeson Coello Reda Morocho Goodyear Edelstein Millner Kinchen Dubay
    Faul Ferretti Schalk Geib Deyo Bugarin Philbrick Kirkendall Kiesel Krell Petrella Render
    Goehring Singley Batton Yamaguchi Cordon Parmar McMasters Magner Lazcano Jules Derouen Furey
    Brame Todaro Shoffner Richert Budde McKinnie Pearman Cabezas Giang Vecchio Stabler Blakeley Jama
    Carlucci Pokorny Lamberth Demarest Bashaw Tynes Yetter Sorg Sansom Cripps Endsley Heady Fluker
    Neace Auman Allmon Rogerson Rosati Kitt Hervey Diener Kalish Rabb Wiltshire Branstetter Membreno
    Lucier Motter Chopra Goggins Ferrin Mirabal Offutt Repp Biehl Berning Nicosia Reames Overholt
    Locker Innes Chupp Boll Whisnant States Whorton Dittman Hornback McKissick Killebrew Gan
    Charpentier Bopp Swallow Eisenhauer Hipolito Pyatt Lindsley Guardiola Adhikari Gatti Deer Keech
    Kelling Juneau Muldrow Fryar Teitelbaum Bourassa Lapoint Lingo McKie Milazzo Leflore Feder Donis
    Ruben Hauge Farthing Chambless Brien McGoldrick Foret Sandefur Schaff Braaten Borchers Stabile
    Bruder Damiano Palos Laverty Lamson Rickett Branum Renn Friedlander Gouveia Dabrowski Rockwood
    Towe Beres Weisberg Doody Cavaliere Hopwood Mederos Ehrhardt Cartier Brune Costilla Debolt
    Gilmartin Gerena Moberg Shuford Ardon Matter Eanes Brouwer Dance Kappel Balzer Kiely Lesperance
    Thielen Leber Hern Jamal Deeds Emmanuel Melnick Tatman Ashlock Mauck Kleinschmidt Kays Cuadra
    Helwig Mounce Behan Stimpson Axtell Wiltz Loewen Gonsales Lasater Monarrez Granda Seabrook
    Dearborn Greve Henriques Toman Welsch Zukowski Fiala Plyler Leis Hutter Bramble Kimbro Loaiza
    Kalb Stanko McEntee Prochaska Heitz Exum Hobby Doman Catanzaro Spray Zaidi Astudillo Simonetti
    Depina Ginther Arnone Beller Rieck McWhirter Pernell Monti Amann Bale Kinman Keels Henrich
    Holtzman Hunsberger Getty Pecina Rappaport Labrecque Heston Armand Ahlers Romig Lakes Litz Kubik
    Heyman Gouge Ranieri Rockett Stirling Stuber Murrieta Helland Mroz Pittenger Knickerbocker
    Swingle Shortt Nader Dewar Gines Lemasters Rothe St._Hilaire Stegman Wedel Murakami Pesce
    Hornung Raposo Nascimento Lucey Markland Bruhn Adamczyk Sherrell Cali Gonzaga Olague Linde Kober
    Cusumano Woolery Boman Eichhorn Langevin Nally Lagasse Domingues Thor Sweeten Jarboe Rasheed
    Plaisance Joya Castille Timothy Ziemba Venezia Win Coke Chand Gillies Keppler Kinzer Noone
    Norberg Napper Matte Hempel Corry Dennard Simkins Yeary Costner Wolfgang Rohrbach Oldfield
    Killinger Coto Dorfman Gerry Seto Berthiaume Artz Babineaux Walkup Stansell Gabbert Masten
    Masson Marie Mummert Feldmann Hiers Gumm Doolin Scoville Dillinger Hemenway Guild Hirt Marcello
    Stucker Thoman Tilghman Craighead Considine Lachapelle Sterrett Stead Saari Westman Barranco
    Branton Kinkade McNatt Buskirk Heider Eckard Penrose Pisani Yeo Piccolo Gallman Holdren McCaleb
    Keese Youngman Wilford Rizzi Lockman Quattlebaum Rasberry Port Pereda Oller Demartino Britten
    Eveland Claros Bortz Auld Branco Randell Martucci Bury Bartolo Schlenker Sheetz Hagy Kovac
    Rabago Musso Giblin Glen Dipaolo Andreas Fults Gadd Harvin Leddy Marquart Morford Foerster
    Spurling Tineo Cambron Patil Prunty Twitchell Dorton Fleet Hennen Merriam Maharaj Sieber
    Truesdell Markovich Mattice Kirtley Nurse Dunnigan Bussard Crowson Crampton Dedios Ide Napoles
    Platz Rigg Walser Greenstein Rakestraw Warburton Zastrow Asberry Appling Aubuchon Boris
    Stankiewicz Kier Gautreaux Collison Carmon Drost Enloe Haque Leclaire Moles Stucky Summer
    Roussel Plum Lauria Hain Guilford Cogar Nunnery Rusnak Blazer Narcisse Paik MacIntyre Mulford
    Gessner Stogner Bornstein Garey Jepsen Winsor Ritch Sauers Sturtevant Garrow Carnell Brun
    Mooneyham Max Espejo Grissett Tomblin Whiddon Ickes Gadsden Garlock Elie O'Daniel Western Warnke
    Schoonmaker Schneck Terhune Feld Cremeans Silberman Behling Zirkle Courter Garlick Hage Hallberg
    Mort Melby Brummer Defeo Jarosz Lamere Symonds Schober Tufts Polzin Gerardi Greig Churchwell
    Wulff Sandusky Summerfield Popa Melillo Licon Ralls Gittens Eshelman Whisman Yoho Bovee Sayler
    McCrae Lago Townsley Wehr Wireman Bashir Santora Redfield Nygaard Chaudhary Clow Fierros Holeman
    Martone Mancillas Sargeant Sydnor Bartos Tweed Proper Ishmael Frandsen Greenbaum Earles Eudy
    Coogan Wakeman Stults Virgil Vivas Quinto Breshears Bourg Ripple Shoulders Mattis McConville
    Doney Spates Araya Bittinger Sakamoto Heineman Krahn Ordway Millington Lantigua Harger Decicco
    Sobczak Bellew Wake Ganz Mangus Miron Morgenstern Duffin Biondo Santa Ellinger Greenspan
    Mandeville Sidwell Benedetti Zane Master Guerriero Crespin Berke Steeves Vandergriff Hohn Junker
    Prout Englehart Situ San Romanowski Sublett Borchert Dubin Capuano Parise Karpinski Bartram
    Truett Steffes Sowa Ladson Delangel Hardt Ewert Davisson Easterday O'Hearn Wendland Loehr Debose
    Haigh Bonk Ritenour Sheahan Glasco Lundstrom Pardee Mundell Hilson Herrell Dicicco Ryu Banerjee
    Woodrow Warne Comerford Hyden Kerstetter Stice Topper Mullings Rall Eames Downie Deherrera Cray
    Kitterman Kaler Lupton Steven Rudder Westrick Soderberg Kowalewski Carbonell Ewers Jarmon Kelton
    Simeone Suhr Albarado Nusbaum Morejon Renninger Ketner Gutowski Broomfield Boese Farquhar
    Crothers Kleckner Marconi Didomenico Colletti Lederer Tomko Knipp Ketter Gerke Bump Tauber Auten
    Willems Deforest Hartigan Ranney Mok D'Alessio Drane Dahlstrom Michell Taub Coll Espindola
    Scaggs Arocho Sangster Fabre Huie Kistner Kull Marko Bloomquist Ammon Skiba Laufer Fifield
    Tindell Johansson Perillo Morlan Gaxiola Gentle Carberry Bonnette Aultman Witten Fetterman
    Middlebrook Novick Pasco McMann Hashimoto Bushong Ceasar Westlake Borunda Rabideau Lamberson
    Danford Abbate Sklar Talarico Shows Urso Pascale Pegg Deardorff Bustillo Ferdinand Foti Ruark
    Simeon Alberti Disanto Novack Milo Millman Overbey McConkey Deshields Howley Slover Sher Triggs
    Picazo Northup Lozier Luongo Padula Hile Guin Fredette Goodloe Engebretson Petitt Scannell
    Pridemore Gallaway Holl Dancer Rorie Rotondo Siegrist Stripling Cogburn Htoo Grandy St._Peter
    Sappington Braham Vanek Jerry Cutright Ditto Parkins Ortego Liska Maag Morabito Croce Gatica
    Royston Cork Cotner Minick Longenecker Lentini Dismuke Hillyer Ikeda O'Bannon Wier Vivian Blazek
    Feather Dolce Morningstar Pickel Maclin Manahan Bickley Rioux Liner Raj Currey Hartwick Hoskin
    Cawthon Manzella Reichel Daw Rockey Schultheis Allee Degroat Moscoso Muench Manzi Speller Rozell
    Zoller Bevilacqua Nitz Farner Hsiao Bruckner McCurley Licht Jinks Atilano Balog Seigler
    Sunderman Qin Pendergraft Fondren Frahm Oddo Boehmer Aburto Stiff Merwin Pesina Jude Lawhon
    Lorentz Hoge Brousseau Cammarata Dealba Durocher Crimmins Lack Vreeland Saha Gile Hanneman
    Deskins Pucci Nuckols Robeson Yelton Sweigart Madore Cipolla Grossi Coil Leavell Salvo Shawver
    Borman Modica Janda Audette Hampson Feagin Leeman McEwan Marquette Balcom Woodburn Sedgwick
    Danis Colorado McKeehan Killough Pearcy Vantassel Lain Inglis Hittle Kammer Nalls Alkire Merlino
    Pilon Lenahan McGonagle McCumber Marciniak Inouye Glasper Chasse Kosinski Plaster Milewski
    Arendt Rollo Strohl Sethi Engelman Hickok Holthaus Canon Manno Begin Bao Demuth Heidt Gingras
    Deemer Carlino Co Mendel Magno Musto Nordin Wardle Smoak Stage Abrahams Meunier Overcash Lebaron
    Eslinger Jeronimo Lollis Bodie Barra Kopec Peltz Quint Carreras Douthit Fordyce Fogleman Traub
    Stenberg Bousquet Macri Luc Gove Steverson Toon Swords Erikson Buendia McCary Manus Lesniak
    Burse Becton Alvidrez Vallee Swinehart Defrancisco Gargano Demeo Cutshall Monsivais Wink Addy
    Opperman Privette Pera Digregorio Hosmer Fairfield Bluhm Semple Bolte Beauvais Grassi Goin
    Heinze Colegrove Corriveau Cowgill Chae Lederman Bellis Blandon Troche Swensen Studebaker
    Karsten Ellenberger Cuthbert Festa Gilmour Brass Drucker Penley Polansky Napoleon Kamal Goudy
    Ballance Agudelo Buchman O'Kane Ketterer Heiden Brickner Theiss Toohey Shahid Bitter Paxson
    Polly Layfield Lavalle Cadle Desoto Zamarron Botkin Loveday McMullan Olsson Baily Schillinger
    Narayan Glickman Hodnett Primus Shimizu Sing Abernethy Keogh Jourdan Germann Holtzclaw
    Robitaille Tadeo Scherr Goodrum Funke Cape Reinoso Phillippi Pursell Lile Fleshman Granville
    Blancas Duerr McCay McMurtry Laclair Beier Woerner Latimore Doiron Cane Bullen Burchard Chubb
    Gaunt Huffaker Johannsen Plott Parkman Liberatore Hara Chuang Byram Chamorro Ehlert Decamp Jaber
    Rahim Bartolome Sturdevant Locascio Donlon Dan Gately Sleeper Szeto Bonar Blackwelder Satchell
    Hedberg Mannix Leibowitz Detrick Salters Bergeson Bento Ringo Bufford Greenman Lanigan Pless
    Lamoreaux Santistevan Nimmo Mujica Pruden Qu Raja Lafayette Matherly Fredricks Etheredge
    Oliveras Maciejewski Kaelin Heckler Wininger Whittier Branscum Schweiger Gajewski Granata Bruck
    Kuzma Mass Moylan Pryce Evens Hokanson Gafford Polen Risher Trapani Vacca Pinero Mistretta Nott
    Guyette Gerhard Maradiaga Winkel Bevis Rogge Ruckman Kearse Mork Fuselier Essary Horrocks Pullin
    Joslyn Tyre Fujimoto Gephart Larimer Marple Pouliot Schoolcraft Skillman Vanatta Weikel Pink
    Lucky Lariviere Huffer Brucker Leto Birt Sommerville Larock Keltner Lazenby Daniell Galle
    Simonton Senecal Richins Acharya Jenner Hatt Hiebert Lauber Lagrange Maddock Reding Lieber
    Labarbera D'Antonio Wilbourn Rochon Shipe Topp Surles Ogg Naber Mah Eckhart Harland Holter Nath
    Hammers Wainscott Braggs Sugg Sheedy Quam Morelos Deras Brantner Akbar Tuten Schexnayder
    Talkington Tomczak Bruggeman Gaillard Remillard Kleiner Murr Gelinas Clontz Dempster Rosato
    Cullison Ensign Buff Murcia Mucha Noack Osbourne Lumsden Mascarenas Vass Bencomo Benda Abbasi
    Lustig Faucher Husain Iversen Hankerson Lollar Barefield Wallach Macaulay Matthias Meaux Mullett
    Colindres Ellerbe Galang Frerichs Marcy Larochelle Kollman Varnell Gayton Clowers Creswell
    Herlihy Knopf Alldredge Bast Vento Weisz Laskey Noor Jimenes Moro Menzel Hone Coomes Baney
    Bracamontes Tiernan Stimson Enger Minix Nawrocki Ragin Getchell Boulanger Boose Wicklund Puglisi
    Hemmer Degnan Barnhardt Althoff Hover Luft Mauney Lazzaro Cornelio Bigley Berrier Serpa Gerardo
    Greenhalgh Grinstead Check Dumond Laduke Scurlock Smithey Arnette Boes Maly Kondo Doby Jalloh
    Towler Satterlee Tuthill Defranco Rayo Middaugh Visconti Bondurant Brackin Braman Souther
    Koeller Livingstone Fales Giguere January Cabe Brizuela Levenson Makin Starner Timko Bjorklund
    Whetzel Spade Scrivner Lounsbury Mukherjee McQuillan Current Dileo Drescher Berggren Vinyard
    Helt Weatherby Altizer Straus Sparling Arledge Whitby Hunsucker Grate Marasco Pfeil Dolezal
    Cornwall Roundy Valiente Court Messing McNary Estabrook Spillers Tomasello Scheidt Windom
    Armistead Hotaling Cabanas Duley Ragusa Monks Lightsey Wolk Revilla Troiano McSpadden Reider
    Claytor Clover Cheema Ensminger Damm Putt Mosser Mangano Weigle Bradburn O'Kelley Edelen Galasso
    Eyler Craine Dendy Rickey Ruzicka Rundle Stair Strauch Villalon Reason Kulick Crochet Chappel
    Furst Winegar Spraggins Rouleau Sailer Wanamaker Birge Balboa Fulgham Breneman Cuesta Rada
    Knuckles Timmins Laubach Lobdell Dicken Dunleavy Cardiel Billie Trosclair Desrochers Demery Mair
    Lebel Pixley Modlin Lach McQuaid Buhl Godley Harmer Bart Sweeny Terpstra Shorts Bourke Helman
    Gattis Dinwiddie Kehl Mikel Doshi Golson Belford Richer Roehl Siders Barras Whigham Morelock
    Oros Kapadia Purifoy Harrah Demott Brindley Lovins Rosenzweig Melia Pecora Tsao Banfield Yawn
    Peterkin Plumlee Orantes Munsey Marcoux Lipman Dark Breed Caba Keithley Sesay Bowersox Bloss
    Louviere Padua Hodgkins Gautier Ranger Limas Vanetten Rohrbaugh Potvin Nicoll Ju Fisch Haigler
    Fellers Brosnan Manfredi Nolin Hobgood Aggarwal Ackermann Soza Germano Bridgman Moores Pankratz
    Schaper Wittenberg Sebring Simmers Tobler Hurdle Cournoyer Millwood Becher Sowder Prakash Jiron
    Coady Caplinger Chewning Karlin Lorenzana Preuss Millette Neubert Burkhead Evert Gelman
    Hoisington Hallowell Ndiaye Schad Bazile Wickline Victory Bangs Smotherman Kropf Gorsuch Como
    Orme Pentecost Sedlacek Sievert Tichenor Beaupre Brar Regnier Deeter Puccio Kucharski Bade Shew
    Lowrie Petrovich Lipe Burnes Tuma Broadhead Fern Mastrangelo Laplant Pozo Justiniano McCreery
    Loch Veit Yamashita Hakes Howey Cohan Cloninger Cranmer Gum Macey Klos Rebolledo Handler Clubb
    Boerner Shain Hollen Hunsicker Freire Minyard McAndrews Ratzlaff Ortman Lupercio Dampier Dragon
    Bissonnette Bever Blouin Cosper Heitmann Mendivil Landy Kovar Pompey Piscitelli Blandford
    St._Laurent Straley Walla Dahlin Devita Volker Avent Decesare Fairman Goggin Perla Job Baumgart
    Ashraf Sundquist Koop Leiter Leaman Carolan Cacho Crotts Pantaleon Pathak Janney Borger
    Robichaux Sagastume Dewees Colquitt Randles Yandell Wedge Abalos Riser Reichenbach Paras Naples
    Magers Costigan Cashion Crisman Dennett Hollman Olander Stender Bednarz Yuhas Storch Schmaltz
    Heiss Gump Graver Leu McLin Keeter Stickel Albee Bouton Acuff Wiens Roesler Easterly Friese
    Flynt Ivery Rasch Bonifacio Miah Lichtenstein Gupton Friedel Calton Kamin Lanford Aron Barge
    Banos Ro Wyse Villafane Durgin Eckel Elton Czech Gordan Hensler Kaster Hayhurst Hao Cutts Buhr
    Strecker Shick Ba Branam Cozad Coppock Connally Duell Lovette Mika Mayor Parvin Hinkel Hercules
    Geissler Fyffe Imes Leith Lapham Konopka Crown Shugart Shu Ruffing Buckmaster Calero Fullen
    Pinheiro Baumgarten Valderrama Houghtaling Hagemann Crumbley Degeorge Rayfield Basquez Schwenk
    Polizzi Czajkowski Coppage Horrell Goodfellow Pinkard Klee Mendelson Gerson Gilland Figueiredo
    Dawley Vanfleet Villasana Amidon Sliger McCaw Creason Barbato Filer Hayworth Orduna Backstrom
    Turnipseed Tally Senger Ranck Lumpkins Deroche McFalls Veilleux Culbert Fentress Henao Haglund
    Cossey McKain Lamonica Organ Nakagawa Raulerson Lacoste Brightwell Crick Bangert Benbow Benito
    Row Huh Fackler Gans Pressler Kinsler Loesch Duclos Tiger Blowers Wickersham Marlatt Lannon Noh
    Palmeri Czerwinski Gladstone Bohm Barcus Andes Minaya McLennan McCarver Mancera Kirwan Kaneshiro
    Nishimura Hon Cuomo Westlund Bolles Bracamonte Henrickson Greenwalt Fuerte Conforti Mudge
    Pennock Reliford Larimore Backes Strock Warford Owensby Ohler Buch Degraw Drouin Frei Wooster
    Seavey Hipps Hodgdon Callanan Conerly Raimondi Lax Koopman Defalco Stalter Vanarsdale Able
    Stiner Severin Moak Milliner Kopf Hennig Smelser Banh Wayland Boulton Schley Garibaldi Cayton
    Klock Wigginton Viers Amstutz Sailor Kuiper McCullar Hamdan Scalzo Schueller Seeman Ryerson
    Ballantyne Gholson Fye Lagrone Morrone Jia Rolf Smits Tanguay Swihart Shumpert Dorazio Kimsey
    Loose Cessna Blaise Benard Agan Welk Carew Engen Herod Langton Lurie Haak Brugger Viloria
    Schueler Grays Caulder Tercero Vanslyke Yale Loe Landwehr McNerney Vinci Macke Digirolamo Karn
    Neer Rachel Perreira Belin Vanallen Wilmore Thoreson Rieder O'Gorman Monger Dossett Bridgers
    Canale Camilo Chunn Cosner Rothermel Braud Yoakum Widman Cliff Durazo Joachim Bronner Folks
    Hofmeister Arnott Wunder Sauder Goulding Che Buckwalter Heiner Tietz Rix Burgan Casado Kimberlin
    Lahey Luebke Kemmerer Schreier Silber Touchet Dearth Ince Capetillo Zerbe Winfree Verde Poorman
    Puma Candler Emrick Gaydos Towles Barco Hackbarth Bross Dedrick Pons Worcester Yohe Mikkelson
    McPeek Jacobus Goodridge Fahy Ebeling Buzzell Caggiano Leist Morlock Brayton Wirt Snoddy
    St._Martin Bartsch Bourland Turco Davids Gremillion Heffron Godbey Eckenrode Dry Poplin Loh
    Abril Riggleman Heckel Hause Surface Rutan Sanson Mease Pullins Mestas Marden Kromer Hoefer
    Gholston Clodfelter Gauger Eyre Ladue Okamoto Gatson Shaeffer Steffey Zaremba Caywood Reimann
    Marcelino Letson Kilroy Oberle Curlee Feltman Aguado Bank Silverberg Rudnick Rine Stagner Jurek
    McKeen Bryner Stigall Roessler Richerson Boomer Highfill Handel Fein Fridley Eckhoff Poche
    Patlan Bogner Swiney Tapper Cron Gasaway Moor Klem Sipple Wittig Salim Kilbourne McCart Golub
    Gabrielson Gullickson Dade Dowler Escarcega Lingerfelt Klosterman Breazeale Beringer Beekman
    Rawlinson Diggins Jellison Lis Lipton Marcelo Watley Urrea Shortridge Dearmas Ebanks Colonna
    Hitchens Huffstetler Haskett Fikes Letts MacIntosh Mumma Scranton Stetler Tanis Biel Torrance
    Sloat Millis Knutsen Kestner Hannum Storie Town Borntrager Arvin Wurtz Weight Grunwald Caicedo
    Cargile Eatmon Hice Genova Tant Thurlow Ettinger Christiano Mang Motz Qi Petersheim Pollitt
    Chalfant Canton Atkin Strawser Capra Class Ensor Brindle Hollie Kron Sartor Babich Bohan
    Allender Vowell Yardley Zehner Bissett Santizo Taing Hively Clauson Crownover Nutting Bethke
    Bascom Arcuri Wojtowicz Wesner Spink Haddox Gabler Orduno Prentiss Ormond Emond Candela
    Carpentier Radabaugh Pascarella Basil Blomberg Yow Abdullahi Marinez Dimatteo Dinkel Highland
    McAleer Lipford Chavarin Drennen Culbreath Delara Orchard Zubia Vansant Melin Glowacki Hornick
    Embree Pabst Boehme Benes Stoudt Reynosa Warlick Ocon Leming Dowdle Foulk Hinnant Carollo
    Weddington Vanderhoof Villicana Mowrey Lampman Martello Cammack Flannigan Bauder Meldrum Giunta
    Gallucci Hutsell Brickhouse Willer Westberry Bermejo Ament MacRae McQuiston Mauch Pasternak
    Purkey Cervera Coletti Folger Pita Riles Sabino Thapa Washam Deford Brey Huezo Westbrooks Stines
    Cannella Dingus Gartman Plemmons Neuhaus McCullen Pettyjohn Mickelsen Kissell Diederich Retzlaff
    Ziemer Blagg Sauve Scurry Tedeschi Mac Nies Kennison Caines Gorecki Hockaday Simcox Boller Bier
    Tollison Landman Moraga Pinnock Henton Yelverton Anzaldua Vaz Tidd Pimental Markiewicz Marbury
    Malo Cosio Chatterton Eberhard Schacht Rizzuto Verdi Virgin Barter Snelson Clendenin Friedland
    Lamphere Renken Lebo Dilts Bigger Wigfall Vanderlinden Jacome Papadopoulos Pattillo Oyer Devitt
    Cockrum Edgell Vanvalkenburg Vilchis Stefanski Salman Brekke Rauscher Mikula Mance Keifer
    Prindle Broach Ester Maynes Wind Boyden Banton Mong Carrol Cogdill Jalbert Hoadley Heaps Plotkin
    Quast Pontius Maisonet Gioia Eager Yousef Zarco Amey Braunstein Raiford Ponton Howington
    Blackledge Schendel Simoneaux Yeoman Wilcoxson Hershman Franko Corado Brzezinski Paull Norby
    Lacayo Vine Baughn Rodden Olmeda Mosca Capozzi Compean Cheeseman Ezzell Eshleman Gwyn Deters
    Balser Truss Vanorden Barnaby Chaput Hubbert Flippen Renda Kerlin Luque Lepley Norsworthy Hesson
    Briner Border Rolling Devane Gerling Pruneda Postma Niemiec Lisk Golla Chapel Wilhoit Winders
    Stell Carte Cullinan Elms Few Kennell Lawley Nappi Patenaude Reamer Levins Magnus Edler
    Barthelemy Akter Westervelt Trumbull Santee Rebello Oberholtzer Lamotte Wrigley Brecht Bothwell
    Swanner Osterhout Fitzmaurice Korb Sakai Borum Barrientes Saxena Seamon Stratman McCroskey
    Migliore Ellenburg Nickson Lanz Stroupe Schuldt Ahmadi Woodberry Starbuck Sine Mazzeo Middendorf
    Gramajo Garnes Forst Greening Knobloch Vides Ziolkowski Barakat Summey Mickel Farnum Deshpande
    Degennaro Delamora Gullo Isler Hatmaker Breeze Nanney Tolar Boon Picone Concannon Guernsey
    Ferland Bienaime Abramowitz Vandam Torkelson Toll Finan Gowdy Gunnell Hose Redondo Metoyer
    Moroney Jovel Hadfield Tieu Syverson Belvin Bookout Bookman Bodner Bonaparte Vess Whitsett
    Sabatini Heideman Faucett Deckert Matula Laxton Degraff Engelbrecht Brendel Finlayson Zwick
    Apgar Weingarten Dimauro Dimick Nebel Rasco Presson Mengel Dehn Dibella Crumb Boyko Adkinson
    Scates Ropp Ruane McGreevy Legere Renard Figueredo Bisbee Vaquera Balfour Rosalez Forshee
    Epperly Svendsen Bonn Abdo Graciano Ratner Lerman McCaffery McCubbin Kolodziej Moulder Muirhead
    Cerrone Boivin Rogel Carstensen Gunnels Mazzone Mankin Kring Portugal Eaker Eastham Roten
    Talmadge Trottier Hyun Immel Hertzog Draeger Pavone Abston Vandegrift Folse Farhat Nease Gerace
    Trim Siewert Hitch Corner Rathburn Lunceford Tiwari Warriner Tutor Bartelt Mullenix Cantero
    Crissman Freda Bellman Strohm Scotti Hillenbrand Kear Nantz Porche Yue Bellino Sherrer Taormina
    Fleener Brinegar Burket Delima Nehring Fewell Dekker Diop Zellmer Wimberley Seawright Saliba
    Espada Hagstrom Northington Parenteau Klepper Kuebler Legette Dockter Cuneo Carron Simard Amico
    Bhandari Walthall Southwell Lawing Lorusso Mantooth Peralez Likens Krumm Dimond Funches
    Stringham Seiber Sheely Vesely Biro Owenby Cardozo Cousineau Bonnet Pero Conkle Eugenio Gehman
    Hargreaves Blasingame Waldner Vallone Threlkeld Thaler Hornbuckle Jaco Finck Flanary Cleghorn
    Noguera Mitcham Lapinski Lape McElfresh Kneeland Pradhan Rainville Brownlow Trang Spahn Spells
    Umberger Boler Tocco Sandford Clear Dreiling Otey Palmquist Cumberland Burner Hosler Sidney
    Henrichs Gravel Dombroski Reiman Nakano Pier Laforge Gratton Salvato Borntreger Bober Brickman
    Maser Phu Ealey Delancey Risch Dearmond Delph Gamblin Hauk Hammes Cassity Martine Lamarre
    Sellman Arthurs Asay Vivanco Baysinger Rowlands Pinion Chawla Brookes Haner Hillyard Amon
    Vanbeek Wootton Wilmer Bejar Caple Gauvin Kreutzer Randhawa Gathers Frances Farrer Castaldo
    Brinton Criner Bouie Waldrep Viray Shum Shepler Sciortino Caples Fitzgibbons Prager Paw Munford
    Longacre Fincham Fargo Gravelle Eid Thornberry Boddy Allain Alamillo Victorino Sola
    Christofferson Cheever Gengler Swoboda Scheele Segars Brabham Goel Fitzgibbon Guevarra Edouard
    Kluge Kitzmiller Raskin Cronan Vroman Teegarden Stec Tartaglia Troutt Younce Domino Carner Catoe
    Re Mazzella Kirchoff Cromartie Harned Atteberry Wycoff Stokley Shetty Ros Tramel Canseco Brimmer
    Knauss Mani Oestreich Penate Hanlin Houde Schooler Hosford McGrail Kinslow Messersmith Foos
    Biondi Acklin Tandy Hurlbut Mucci Overturf McClay Lillis Lint Lucchesi Parrilla Hamblen Hathorn
    Calahan Coppedge Sprenger Steigerwald Zaldivar Deloatch Hereford Fleischmann Mera Laymon
    Quintanar Gleaton Hise Ivers Barre Tarvin Tindle Rutt Wasilewski Simoes Brunetti Brissette
    Kittel Kamm Principe Sinn Salsbury Willits Beaird Overly Mundo Kitson Meader Heidenreich Herrman
    Garica Devos Montilla Batty Sova Sosebee Siller Baumer Verret Gent Hur Hoffner Hamil Furness
    Canizales Puig Bizzell Toure Bones Badgley Rathbone Kirkley Medders Longworth Desiderio Forsman
    Balke Thrush Sutterfield Winbush Hofstetter Kulas Pettengill Oberlander Heacock Decoteau
    Schuessler Sutcliffe Suniga Cuddy Lakhani Jury League Guel Wickstrom Beran Stonecipher Seese
    Honore Fassett Mee McTaggart Nock Ogren Mizrahi Gascon Bottorff Baltz Holmstrom Higareda
    Chappelle Rayborn Puebla O'Rear Narayanan Malm Cassano Didier Dittmar Goodspeed Urquiza Bonet
    Sroka Tindal Charest Maffei Petrey L'Heureux Draughn Gammons Binford Balsamo Axelrod Henne Hirsh
    Huneycutt Eastridge Mabrey Nasir Nickle Marchan Gardener Gano Brookman Manz Pelzer Westberg
    Winer Oppenheimer Dahlquist Ferber Gabriele Gibney Hilliker Brenes McNichols Maeda Waterbury
    Welcome Rollings Carias Eckles Driggs Gottfried Flock Jeffords Dewolf Kegler Hamed Seman
    Spengler Westra Behrendt Abella Hamburg Hebb Hymes Juhl Manthey Reisman Vandenheuvel Turbeville
    Aung Essig Hogge Centers Pillsbury Voth Sweeting Ruggieri Shinkle Schiffer Audet Bansal Alban
    Moberly Charney Dematteo Critchfield Huling Janus Harjo Cheramie Montesinos Nordquist Leighty
    Boatner Sherrard Knauer Houtz Honda Forcier Golightly Cowling Claycomb Dycus Ertel Luper Bhat
    Shadle Osornio Dula Hurtt Gossman Colmenares Josephs Kelliher Klima Bjerke Bayliss Arden Levey
    Cayetano Dengler Flippo Duplantis Panos Ortegon Baden Trinkle Stoneking Stickley Taplin Trego
    Baltimore Iorio Erhardt Manners Kinlaw Sherpa Seevers Kurian Dacus Coca Tedrow Wallick Boydston
    Suero Brouillard Leff Milliron Buentello Dibiase Grimshaw Goodner Casler Miyamoto Rabin
    Lafreniere Wilsey Veazey Barkman Grandberry Burgoyne Clopton Moura Arboleda Sarkar Arauz Avis
    Arwood Hassen Estell Chatterjee Pounders Meads McKinnis Brashears Arellanes Wurster Savarese
    Rumbaugh Kees Diemer Heimann Huizenga Mullane Obert Nealon Wurst Wike Aldape Schmalz Volkman
    Walrath Mikkelsen Perl Karlson Kohli Gardella Dingess Gregson Everts Hoops Perkinson Randel
    Rentas Mraz Morreale Wherry Bolan Rohn Blackmer Primeaux Meiners Hasse Dorner Dziedzic Bonneau
    Borgman Adcox Wilding Worsley Vanfossen Vannatta Sang Junior Pipkins Mun Hickox Fly Simko Viator
    Stelzer Heasley Nicastro Jolliff Ono Munden Patnode Pair Drummer Sylvain Tosh Tiner Stringfield
    Saetern Tune Hankinson Conlan Calhoon Frison Fallin Plunk Moussa Castiglione Brickley Brunton
    Font Popham Leavy Mazon Tigner Utt Westley McBryde Kulik Calix Ellefson Pai Schoenberger Sheard
    Youngberg Lever Drinkwater Donoho Graybeal Cumbie Coulombe Sontag Cull Ellett Kahan Ledger
    Licona Clower Haq Steinhoff Ruder Ansell Vanpatten Veith Westhoff Wiltse Whittenburg Heeter
    Joines Raman Weyant Shankar Saelee Bostrom Bodin Petrov Militello Mattocks Lenihan Lujano
    Mutchler Ostler Hanger Faz Tritt Sedlak Shurtleff Renwick Tostado Tank Foye Isidro Epp Pusey
    O'Farrell Lineberger Pavia Stever Smolinski Tien Riel Riney Seager Barreiro Neira Hagins Fujii
    Grosse Longwell McAteer Streets Plemons Renick Crudup Campisi Mailloux Laura Lappin Sanmartin
    Roloff Rotter Philippe Pingel Castagna Clute Fabiano Dilbeck Morant Lizardo Seamans Roose
    Stalcup Falzone Goering Hajek Holderman Goyal Grieve Dunfee Morado Sheen Schlecht Purdie
    Pusateri Preble Malkin McAdam Eddleman Charboneau Majano Scriven Staff Bohanan Veatch Wilmes
    Uresti Riggio Conboy Depaul Drinkard Chamness Choice Ewart Neher Roser Bolander Sprayberry
    Quandt Fichter Goodsell Gilleland Fodor Copple Crompton Cruickshank Fluharty O'Donoghue Stocking
    Sons Kohls Cella Corby Lohse Raine Toothman Then Arispe Nicodemus Loop Marcellus Kepner Joplin
    Loar Dahm Gully Alaimo Willcox Torok Tannehill Schommer Hassinger Fretwell Goulart Persson
    Overmyer Mikhail Pauli Przybylski Ladwig Hodgins Hoye Buttram Loken Parkerson Zang Wyss Weirich
    Seyler Prins Oatman Lubbers Castonguay Puls Wetherington Bratt Petrus Devaughn Goldston
    Goldberger Wasser Shan Sambrano Gillian Drees Cordray Nicolosi Magyar McKiernan Mir Deschamps
    Sabella Star Wysong Wiersma Borel Arant Alloway Richeson Dalal Haar Mendelsohn Lusby Oehler
    Sippel Yamasaki Mutter Letcher Kriner Munch Portwood Rago Jelks Dille Dyal Baggs Braziel Alfieri
    Rakowski Kettle Massingill Dwight Watrous Steinhauer Replogle Seidman Simoneau Trivette Tulloch
    Baham Avellaneda Derrico Coppinger Claar Imler Holle Nettleton Longfellow Holleran Hug Hawker
    Dusek Engleman Legge Procopio Parmelee Vicknair Redick Neece Ecklund Fimbres Inge Drewry Magoon
    McDonagh Wetherell Bodiford Rogowski Schloss Wolfenbarger McDougle Moir Fedele Esguerra Focht
    Dinges Maida Ratchford Emig Bordner Shorey Spatz Silvera Scaglione Byun Heinrichs Littell
    Dimmick Slawson Stills Stonebraker Artman Wildes Tannenbaum Sclafani Parmley Pellegrin Nell
    Litwin Dunkel Tardiff Waxman Vanderveen Beckstead Beecham Almquist Guglielmo Fails Matteo
    Labarre Kimberly Lamarche Kyler Machen Pelt Jarnagin Howse Hucks Haydon Don Culhane Moyle
    Akridge Baity Acheson McDonell Buitron Jared Fluellen Coniglio Leopard Norden Ramachandran
    Aylward Taboada Sapienza Ridgley Sabia Klopp Foutz Gracey Loman Pitcock Metheny Santillo Alm
    Banach Walmsley Winburn Restivo Kothari Castilla Casperson Erlandson Hoerner Grogg Keiper Rubi
    Seales Sumlin Trivett Slezak Saephan Fenstermaker Busick Dockins Hallenbeck Hulme McFee Varley
    Wann Lobb Laprade Hedman Hinkson Dews Hausmann Havel Headen Fray Piccirillo Waymire Ruck Banes
    Reichman Markert Menzies Ocana Flavin Jasmin Yonker Vanwormer Gries Cyphers O'Hanlon Omer Kelson
    Glessner Huse Hinze Bourdeau Schriver Tefft Garten Ehret Cherian Piasecki Nass Caraveo Freels
    Fresquez Stiefel Bartow Vedder Freel Fuerst Fleisher Harpster Cazarez Corman Denniston Ortuno
    Rarick Ip Gendreau Casson Vanderford Snedeker Shires Sever Simas Tarbox Balcazar Corchado
    Holzman Patt Mantz Henthorn Braverman Bogert Saulsberry Schultze Ruppel Bechard Capasso Loflin
    Neitzel Choquette Apolinar Zullo Anspach Tallant Bruni Moretz Oyola Reasoner Moshier Lintz
    Mallery Ciccarelli Delariva Schmelzer Wagnon Schwan Deshong Dolin Gildea Gammill Girardi
    Buechler Lipari McGarity Kast Tynan Zielke Blauvelt Blohm Beutler Knaus McCardle Disla Janowski
    Jan Capehart Copas Natoli Profitt Baril Amy Trimm Varughese Rearick Pietrzak Mose Lirette Condit
    Catt Levering Kerry O'Keeffe Viviano Boysen Ryland Strine Diebold Emrich Brochu Hove Heimbach
    Harkless Forbis Tamura Tarlton Sartori Zambrana Zanders Weinman Vartanian Althouse Strozier
    Harting Drysdale Dinapoli Hoffpauir Jimmerson Gerstner Landi Maker Matsuda Agostini Whidden
    Wimbush Rotella Goll Fetty Fleeman Maza Lipson Labrador Peavey Spero Szczepanski McQuillen
    Eusebio Holtman Dunmire Corsi Clinkscales Columbus McGrane Lyda Kopecky Mullan Bourdon Wachtel
    Putz Keely Claude Chace Eich Jesus Heitzman Hilger Harford Grand Krum Monterrosa Vidaurri
    Bombard Ahuja Lauzon Gills Gentner Hamon Harada Dingler Kash Leppert Newberg Redinger Peete
    Heide Bongiorno Borelli Brault Rosin Darst Casimiro Hogle Eure Fekete Minner Liguori Ryans
    Rising Stacks Stogsdill Alix Wible Lage Morency Ownby Prange Geren Poli Piche Mattia Booze
    Taranto Saathoff Rosemond Kelty Gerrard Jetton Cissell Jozwiak Lochner Macko Sandidge Blumer
    Alber Alegre Grout Haislip Evan Nuzzo Wehrle Westby Schiffman Selig Scotto Aispuro Zigler Bayes
    Oubre Prim Linthicum Klick Hymel Costin Eickhoff Doner Drye Cowger Buitrago Innis Fullwood Gertz
    Greenhill Petroff Reppert Schlemmer Nicolai Leveille Elsner Daub Lucius Manigault Jurgensen Ohl
    Ollis Siefert Apperson Zakrzewski Veney McCraney Olden Penix Dickie Austria Bickerstaff Taha
    Super Younker Allie Dittrich Ferrero McKillip Natarajan Ethier Harb Hillhouse Brancato Witty
    Salvatierra Bahe Ban Fearon Dublin Kelm Keehn Latif Minch Dyck Brew Hoppes Romaine Secrist Bibi
    McNiel McElyea Hosea Gilyard Cheesman Croley Heer Malan Penman Bonomo Tome Squier Bal Weekly
    Moncayo Losee Groat Fettig Dunnam Puri Wegman Nazarian Loiselle Clinger Cottone Cupples Curd
    Dicus Galati Levis McMath Meh Meche Kohut Montag Platero Hammontree Skowronski Sease Stich
    Chartrand Reigle Cothern Fonville Stoneman Bragdon Heal Colmenero Brenton Caudell Dahlen Mershon
    O'Hagan Kinnear Dames Rhoton Degen Heskett Mallet Newbury Pfau Magnusson Kelsch Sieg Beshears
    Bazzi Aslam Biggins Wroten Vangilder Hollandsworth Darnall Knights Asmus Baratta Bacher Sica
    Solari Tiscareno Ryman Styer Werts Daza Cadiz Herrod Pinales Atlas Bergan Alvord Michalek Khatri
    Kaba Holdsworth Easterwood Iacono Bajwa Townson Crystal Decaro Crisler Grizzard Fortes Filler
    Grajales Gram Kimmons McBurney Olesen Ravelo Shippy Bate Swilley Sweetman Taff Rajan Okada Mash
    Kalina Ehrhart Enderle Colligan Maris Malick Lyttle Liptak Morita Seiter Bolster Walch Vandeusen
    Anger Abebe Statham Raasch Lokey Burnley Deshazo Coldiron Felan Linscott Laurel Leanos Ota Sow
    Starkweather Tahir Schaal Scull Than Delaluz Dedmon Picou Nisbet Sutliff Tansey Stall Stemple
    Betances Einhorn Hadlock Cabana Kesner Setser Shrout Radley Deloera Ganley Ingold Dejean Brunell
    Kabir Sanderlin Abdul Viveiros Amendola Roselli Szewczyk Toone Laforest Mastroianni Prisco Heger
    Demko Mahony Suleiman Smathers Boelter Wooton Enochs Bruch Caver Hagopian Grimmer Farrand
    Charland Ullah Wareham Traore Sandell Chittenden Candia Imel Leiker Rainbolt Netherton Fuentez
    Byard Cesario Nicola Machin Solt Barbeau Stutler Royse Lybarger Cora Fulghum Fischbach Heenan
    Hanning Delorme Yasin Bala Anello Rogue Silvis Matchett Nicklas Molden Pilla Ouyang Pangilinan
    Coder Flax Gerth Ashbrook Warfel Baillargeon Bouck Ambler Stallman Foutch Even Gurganus Hepp
    Burrage Crosley Passarelli Merideth Manke Lohmann Laviolette Deuel Eckley Hamada Hruska Zoeller
    Boyes Waguespack Wolski Ying Tobon Furrow Gerow Carlon Forero Lamantia Kuster Premo Linger Linke
    Breece Alligood Whipkey Goetsch Harward Kresge Lafever Gow Bien Yohn Gillingham Catchings
    Bruening Debusk Funderburg Karst Meaney Rascoe Mitra Mumm Morrisey Nogueira Lamon Brobst Bolds
    Shriner Ronning Standard Cheatwood Delbosque Derringer Fells Harvill Marmol Losoya Normandin
    Palombo Keathley Cuba Caprio Sheeley Shy Arter Akhter Veasey Body Schaible Broaddus Kaspar
    Lauterbach Marcelin Quispe Broad Bromberg Cales Dressel Gadberry Grado Schlichting Rocker Speers
    Thornsberry Valliere Biermann Sours Capo Fuhrmann Minich Bramblett Virden Wipf Friar Hunn
    Heinlein Crosier Moler Moskal Narciso Parman Lucarelli Khuu Woodfin Umstead Rivet Scheck Shiner
    Tolan Swofford Talamantez Dutta Chirinos Finklea Fizer Concha Sicard Whelchel Bester Wellborn
    Waddington Cabell Cubbage Keplinger Plancarte Ort Mondesir Doyon Heavner Hepworth Sharer Sorrels
    Welcher Pillai Martelli McGuffin Chagnon Arend Sandman Renzi Ruggeri Berta Deloney Ferman
    Longstreet Meriwether Llanas Luby Gossard Hollier Bondi Besaw Barcelo Vinton Vanwyk Stiver
    Streetman Janicki Haan Chilcote Kail Paek Milone Okafor Jorden Herzberg Steinert Wix Borgen
    Barstow Amen Yarger Sabala Henslee Gibbens Gaudreau Lebowitz Munk Laughter Heier Grigoryan
    Chesson Brosius Eisenman Schnur Belliveau Casimir Mooring Nathanson Gula Berlanga Weist Rybak
    Rosenberry Retherford Dionisio Mayen Mazzarella Salamon Batz Rogalski Piceno Dy Busbee Sapien
    Alli Wishart Rosenstein Strausbaugh Smartt Deere Hasbrouck Prettyman Nayak Meas Burlison Soden
    Bamford Beem Closson Inzunza Greenlaw Moorefield Olalde Cerezo Bohman Siguenza Gear Fritch
    Labadie Larocco Kuchta McNicholas Foskey Currence Yockey Tassone Escandon Fausto Largo Gover
    Hearns Difranco Tardif Skoglund Trosper Stolte Stelter Declue Harn Loud Naqvi Fallis Darosa
    Saladino Woodie Blea Tall Cruce Fernald Jenkinson Moldenhauer Panella Luk Heintzelman Gothard
    Brimhall Tickle Bourn Brasfield Apel Belli Canto Demasi Gaertner Hoots Nokes Pleasants Rather
    Kinner Fishback Ge Garden Blakney Zachery Schupp Riendeau Bangura Hank Quisenberry Mitts Garfias
    Catano Irick Priestley Bormann Bossert Beland Wetherbee Reddish Nigh Onorato Ohman Hibbler Gerst
    Gilder Goudeau Casner Broady O'Banion Nale Mungia Remer Belles Spiess Swayze Bardin Atterberry
    Wolfram McHone McMiller Ceaser Hofman Glaspie Cansler Meli Martinsen Lisi Tow Som Rowen
    Schweigert Westgate Zawacki Orris Delany Holsey Guilliams Guerrera Grandstaff Calo Merkley
    Pappalardo McKittrick Alejos Tun Riess Teneyck Tolleson Simmerman Pintor Buscemi Groen Hammill
    Cleaves Rapoza Katzman Leet Kolbe McMenamin Milliman Clayborne Crigger Freshour Touchstone
    Rocheleau Routt Shofner Ake Gargiulo Frew Higginson Heap Seagle Biswas Delfin Kiehl Kreps
    McQueary Meese Manders Popoca Huls Benavente Varnum Severe Scaife Tonkin Swigart Gran Classen
    Pulaski Reetz Mollica Ocegueda Mathieson McSherry Krout Buser Carwile Holte Brawn Rosinski
    Interiano Gorby Grell Brocato Copes Darwin Mantilla Mealey Golder Saint Sonntag Stauber
    Zollinger Valeriano Wint Gabor Ivester Engram Carnley Maner Lucido Petrovic Burrill Cadwallader
    Villano Alles Belser Surprenant Scharff Sykora Belz Brizendine Crossen Hearon Remick Ohm
    McLachlan Lareau Fishburn Castner Baskett Trigueros Stoltenberg Fansler Lowden Redfearn Parga
    Penson Mitzel Gridley Harrill Hemming Haltom Cannizzaro Steve Sharrow Vogelsang Yunker Brogden
    Doles Liverman Kuester Ke Emert Desanto Hentz Teer Shand Rodela Aten Harshaw Kinch Labar Lucht
    Lovin Maltese Marshburn Ogawa O'Dowd Hey Jarrard Vandemark Spada Sorge Summa Schurman Whiteaker
    Ewen Finkle Darley Merlos Noren Rayas Llerena Gumbs Westendorf Rhymes Roache Siddiqi Hasler
    Heilig Fager Dargan McGuirk Kadlec Pomerantz Eccleston Gambrel Guzzo Vanderburg Weldy Swing
    Suits Ek Labella Mathur Buscher Coffield Houchins Hullinger Whitesides Woolford Worrall Bergh
    Yerkes Swarthout Struthers Raju Olmo Louissaint Huckins Garabedian Dipaola Allbritton Bommarito
    Veltri Sturtz Downard Cannata Gowin Maston Maske Kibbe McPhillips Pech Outland Goldner Helle
    Cavitt Brott Vegas Boersma Zuluaga Blass Wiggin Demaree Pavao Mazzei McCasland Puffer Daoud
    Hayner Hanford Baptist Bradt Adolph Rist Canez Legault Lattin Pines Cisse Eckart Ishii Bardales
    Hanselman Giesler Kindel Kleven Kittinger Gatton Glancy Clabaugh Bahl Asaro Rhein Scoggin
    Sherburne Stockstill Brazelton Bevans Behrends Chevez Cadenas Hanscom Jeanty Matthes Nivens Mira
    Delva Strawbridge Tooker Roles Rolen Westwood Diazdeleon Capellan Calleja Cousino Henrie Osei
    Fout Froman Conatser Epling Brunt Follis Granberry Yeates Robidoux Sheeran Thieme Smidt Frisbee
    Guss Paradiso Matzke Raabe Reith Eisenhart Swiderski Robie Bert Wittmer Ronk Donaghy Chatmon
    Calixte Moree Noell Ore Maio Savell Vanwagner Armer Bertolini Lesh Croxton Curren Heffelfinger
    Frisk Cosenza McKeel Legendre Miers Brassfield Bowley Zafar Sutherlin Milby Nathaniel Kemble
    Kemmer Dalke Dostal Eastin Karimi Laidlaw Meisel Lenhardt Pirkle Sandridge Vandenbosch Tibbitts
    Draves Damiani Coghlan Neuenschwander Maass Manske Thibodaux Vasser Zorrilla Rumley Riehle
    Campoverde Broadhurst Frese Fitzsimons Esquer Hertzler Guynn Happel Cashin Chiodo Drumheller
    Lecroy Youn Ammann Boggan Yadav Torbert Loew Rayl Delvillar Havener Gonyea Fossum Hoglund Drozd
    Kirschbaum Blossom Wallner Roosa Rumble Rother Kirkbride Kirchhoff Kinnison Pullum Grondin Espy
    Fergus Fossett Shuff Sherrick Traina Tagle Turnquist Delmonte Desroches O'Gara Knisely Maresca
    McCuen Luz Prock Pettitt Defoe Usry Bouley Steffan Sanz Crichton Godlewski Geise Noffsinger
    Lesage Murad Goodlett Sood Bonacci Aldama Vandoren Mattera Leib Loder Jennette Clinard Waddy
    Bara Sosnowski Sepeda Rosell Rubel Stilson Tellier Walraven Hardrick Harton Guill Clauss Dahms
    Dufault Morataya Navarra Olivero Prudencio Wechsler Wein Vita Zylstra Amodeo Vilchez Tyra Ketron
    Costley Istre Bertucci Teeple Stannard Bohannan Barb Ferebee Burruss Luman Nanez Onate Musial
    Drawdy Gobble Aoki Bouffard Aly Wax Vora Tilden Rosete Romanelli Rizk Shimer Tidmore Studdard
    Dike Brendle Luca Menges Kluck Thang Asbell Severs Nur Kolesar Leeson Lamay Dority Dray Coggin
    Lynam Leonardi Seaborn Sylva Beyers Ankney Sarkisian Roh Mebane McMorrow Chute Darrington
    Hartness Hiett Hameed Schiro Bondy Wendler Gundersen Hattaway Greenblatt Gosney McAninch Mahr
    Liebman Mattei Hewes Heras Iler Cipriani Balliet Aldrete Shimp Risser Cowans Marcel O'Berry
    Radel McQuay Hohl Gartland Streater Steinberger Schoening Bologna Gobert Mullican Nakata Prue
    Paramore MacFarland Hegwood Guttman Chitty Cephas Blade Sautter Schank Schreffler Steil Speegle
    Calderwood Hayter Hintze Last Munsell Murch Keesler McCrimmon Brose Stoneburner Belizaire
    Weishaar Aye Allaire Allyn Tardy Cuffee Dirksen Gerner Patillo Prophet Poisson McCleskey
    Melgarejo Deveau Butner Schrum Amore Vanderbilt Schieber Brightman Garbarino Moos Marquina
    Fatima Etherton Burchette Duffie Cuccia Choo Fairweather Malec Pleitez Sarvis Seefeldt Wedding
    Kirch Kue Gebhard Harrel Deines Dubey Doris Mahnke Weibel Wehmeyer Vandervort Zeledon Rines
    Severns Speaker Vitela Watlington Manges Maust Peasley Derryberry Hedstrom Gundlach Gravley
    Cunanan Dreier Clingan Buras Oram Letendre Strope Riggin Strandberg Staudt Tiemann Portnoy
    Darland Games Halls Ing Hysell Flohr Datta Brier Vavra Blanch Balas Provencio Norrell Marro
    Morefield Grayer Hassel Henegar Coryell Celentano Mansur McRee Rentschler Tarkington Brassard
    Almon Alameda Lisle Maddy Mulloy Buda Duryea Factor Figgins Forgione Muck Meszaros Radloff Beas
    Bark Yam Villalva Fritsche Fofana Cowie Reisner Relyea Ventimiglia Brazeal Tischler Stanhope
    Hartig Gander Meurer Saylors Upham Mingus Mu Moo Morgado Ochsner McGonigal Claunch Condra
    Housman Lemanski Langworthy Minto Vales Wagaman Brandl Wynkoop Scalia Shingleton Honig
    Goodpaster Claflin Deschenes Demar Grothe Modesto Molter Reddington Martinek Longshore Shehan
    Bown Bealer Alzate Zeringue Hatchell Ferron Hansard Eger Coughlan Capote Laursen Jusino Twombly
    Roseboro Spangenberg Vicencio Veale Amar Barnhouse Ramesh Parshall Brutus Dawood Darrell Fickes
    Girgis Cortright Mook Leventhal Abundis Veres Kinnaman Oppenheim Permenter Dolphin Gahagan Hole
    Dickison Mahajan Bohanon Ruf Selders Biron Bastidas Vallecillo Kersh Piner Mittal Merola
    Drakeford Folmar Estelle Gramling Griffeth Hughs Zertuche Zeitler Baksh Scroggs Smithwick
    Hartzler Kirton McNealy Holyfield Segoviano Bermeo Besser Amend Tellis Maglio Levario Krejci
    McSorley Hayek Couey Romines Waldorf Bouvier Ridder Thakur Collar Hefley Hilley Filkins Macario
    Lucatero Knop Kivett Giuliani Hadaway Efird Danaher Rickards Sessa Shaul Foraker Pidgeon
    Paolucci Eyer Rustin Benefiel Barks Saling Salah Sprecher Storck Etchison Fannon Pincus
    Kazmierczak Lippman McCleery Gerrity Hallum Cuervo Sopko Sumter Rexrode Amundsen Upson Vermeulen
    Alvear Dysart Loria Oscar Lute Jonson Delfino Failla Fitchett Bermea Valenta Schwager Stennett
    Thiede Shiflet Serratos Ripp Rodriges Wenz Bohr Hild McGurk Orrell Muriel Purtell Kells Lambdin
    Henricks Hansell Chino Baylis Smoker Atienza Haddon Hursey Hille Paone Penning Saxe Schroth
    Ashcroft Wallingford Villarruel Piro Markarian Lovern Kinkead Verrett Bassler Blackston Alvizo
    Threet Suchy Male Rake Olah Hesser Hotz Feehan Glascock Penwell Ostendorf Mangual McRoy Layden
    Koren Sasse Sheng Ahlstrom Bilger Vangorder Uecker Schwalm Scholes Rochford Ribera Signorelli
    Hoffert Cambra Diem Gallop Farooq Nims Nakamoto Swayne Tabler Antunes Merten Foland Clore
    Michener Renderos Karle Mahn Algarin Weisser Tippins Simonelli Mackley Pauling Panchal Peaslee
    Mohney Oren Marburger Cutshaw Dolph Fenimore Gillmore Gorney Sevigny Whitehill Saffold Spadaro
    Tinnin Tacker Swarts Gobin Falvey Heuser Keitt Oda Raub Bullins Buntin Tiedemann Sifford
    Schoenberg Scheffer Tinch Dumais Finnie Greenough Pawlik Palen Orvis Near Labat Mecca Funez
    Chichester Stayton Wark Blinn Stoughton Euler Hooley Guzik Giusti Kraker Philipp Blystone Bayley
    Bachand Allende Yutzy Bodkin Wadkins Ptak Inskeep Burnam Castruita Cumberbatch Dakin Gullion
    Kroger Kiesling Tyrell Spiva Schiltz Trepanier Urzua Borba Kreis Longino Hoeppner Gassaway
    Fransen Degregorio Winebrenner Tuohy Beegle Bebout Semler Romney Teed Donatelli Goheen Leishman
    Rast Pallares Nygren Patron Gipe Fred Dillion Dowe Bowlby Urbanek Wiedeman Turpen Dunsmore Facey
    Pietsch Mayoral Meikle Finegan Vanderlaan Bardsley Tomberlin Sirianni Rybicki Temples Tieman
    Truex Fortino Huskins Guilfoyle Dawe Condrey McGeorge Malecki Novello Mero Dimaio Horace
    Villacorta Warthen Benninger Sommerfeld Guimond Grandison Chalker Lopiccolo Kamps Chia Carrow
    Bronstein Frasure Rocca Weinmann Walpole Rothenberger Etzel Fecteau Chisum Raftery Oberlin
    Kinyon Kott Cieslak Daulton Steely Vito Benningfield Sligh Rundell Cresswell Denker Cecere
    Delcampo Howser Lacher Maltby Tetrault Basulto Baires Selzer Lehrer Kimbell Kennington Minjarez
    Pizana Pillar Goslin Gose Ginder Chaires Chess Bucy Burriss Ellzey Goldsby Henschel Mulhall
    Leffel Tschida Trower Abdulla Tinkham Kurland Kittredge Pica Gobel Everman Hillery Huitron
    Phaneuf Poncedeleon Mimms Konieczny Lukes Stratford Saltsman Zebrowski McElligott Kin Evanoff
    Falgout Edney Carnegie Grunewald Lahti Mannon Lundell Madewell Wohl Rhymer Savard Lattimer Cluck
    Climer Divito Deboard Gerrish Stansfield Tay Andrzejewski Bachelder Barile Alvardo Acero Zick
    Vandermolen Godbolt Farquharson Degarmo Dennehy Loden Mian Newlon Perrigo Cairo Fenderson
    Speidel Roma Aybar Bonelli Blocher Giannone Gartrell Pullman Newborn Koepp Koroma Murtagh Gokey
    Demos Deavers Dedeaux Deharo Gaw Halladay Maxim Beauford Varona Sandor Votaw Aune Lauro Rahimi
    Poblete Fendley Curto Byrom Wurm Varma Vince Trollinger Bickett Seiden Bruneau Conteh Popov
    Mertes Lourenco Kocsis Mitton Noga Rapier Delira Emmerich Facio Galeas Goris Guinan Harpe Styron
    Blundell Baba Ankrom Bhagat Vannorman Hoxie Faulkenberry Penna Pehrson Juergens Lininger Losh
    Nie Newbill Fergerson Straughter Thornley Vanriper Hazlewood Phalen Ramadan Kruk Lemmer Lamarca
    Frailey Debellis Crary Davin Cornette Newbern Bonfiglio Beliveau Anastasio Motsinger Pinard
    Paolini Manger McNett Hashmi Carignan Lowenstein Mynatt Bevill Barratt Baudoin Vicari Weisner
    Solar Schrank Vawter Bannerman Arif Malveaux Matthies Cappiello Burda Hodgin Freiberg Frenzel
    Fujita Falkowski Gies Carico Kukla Aurand Bibeau Bennion Blaker Soloman Kurowski Leachman
    Gillham Gibby Gregerson Gaiser Fralick Corbo Dahle Elamin Minchew Steere Sowders Balint Woelfel
    Moodie Kennerly Luoma Lorence Brzozowski Faucette Human Guidroz Halperin Lanoue Knipe Nyquist
    Hipple Glatt Dogan Wuest Wass Baize Swim Wada Corns Haefner Rasor Parenti Kaczor Henningsen
    Greeno Dalby Deeb Vose Asselin Vandermeer Rivenbark Duan Grounds Klass Mango Kepley Murley
    Forbush Finkbeiner Demelo Rimer Ybanez Bona Belair Wasko Vancil Sablan Bunger Petti Rancourt
    Kittleson Bruss Engelmann Flor Faye Sickels Roxas Baumbach Akey Hambright Lary Pandey Kafka
    Lengyel Elsey Deppe Curtsinger Canlas Hegedus Hunziker Jani Massenburg Kendricks Latson Procter
    Studley Aubry Reising Kurek Godines Coatney Crittendon Dechant Fertig Flippin Matheney Becnel
    Vanauken Stefani Tariq Spurrier Simonian Smalling Sande Lein Lassen Piggott Foulks Eppley Bugbee
    Labrada Kuss Staggers Winget Krom Legler Millikan Burbach Fleckenstein Geoghegan Facundo
    Costales Duane Dennie Pozos Porcaro Lauver Mastro Worthey Bohner Borquez Applebaum Spruell
    Schwindt Selleck Tipps Bartling Blasko McCausland Labra Red Nilles Disbrow Grochowski Ishikawa
    Chagolla Buse Minier Philbin Kaser Marceau Buterbaugh Bridger Connery Elsayed Fowles Ulery
    Sowinski Stegner Stoehr Sperber Sumler Vaidya Armbrust Gillan Gutshall Depue Custis Loiacono
    Thrall Slick Ryba Bohlen Lindauer Cermak Cothren Demartini Eash Doyal Chmiel Jaros Franson
    Betancur Wolbert Tilford Suess Swindler Bracewell Girod Cerritos Melnik Nealey Locher Caley
    Dorgan Eli File Vidrio Weary Bran Aberle Garst Howery Michalik Montejo Hruby Coloma Blacker
    Wardwell Stalder Schild Scarpa Rosendahl Stumbo Charlesworth Dragoo Hoar Nowacki Mantle Komar
    Pinner Pressman Gagner Caves Seligman Wynter Bow Bax Coplin Dudgeon Hilaire Nevitt Lansford
    McLelland Mall Schroyer Templeman Stager Bashore Learned Mowbray Province Jeancharles Girton
    Goldschmidt Enamorado Buelow Morena Loudon Serpas Spier Vanvleet McBean Quintal Huot Giambrone
    Coury Eaglin Days Reiber Pico Winship Skala Rolfes Bartle Miao Dominy Chittum Forward Chmura
    Cosey Coletta Buswell Bubb Villamil Rohloff Ricca Sax Streich Basu Blanford Dalzell Gedeon
    Mwangi Nicholes Kintz Nakashima Purdue Goodenough Hovland Horvat Vanvliet Stukes Sayegh Shive
    Schrage Villalvazo Tuller Arita Cuello Duchene Puerto Rafter Maule Masuda Pyron Poll Edlund
    Errico Hiler Fett Antrim Sano Rodger Soules Swearengin Becraft Whicker Gildersleeve Gallina
    Ransome Oliverio Miyashiro McDole Kebede Knoblauch Lisowski Cree Diblasi Vanbrunt Bilal Arocha
    Zeiger Tebo Rosenow Runner Sheley Theus Fenstermacher Luton Kos Kassa Kincheloe Monje Neptune
    Pippen Hockensmith Burdge Corlett Tack Soe Seldon Wolak Culotta Grob Fagundes Peed Mohamud Prill
    McMeans Hohmann Hitz Croll Dejohn Difiore Coonrod Bassi Younan Trombetta Stem Crase Escutia
    Lipka Knudtson Koury Lasko Orner Fyfe Candido Sholar Riche Berkman Bellomy Badilla Schwandt
    Cheong Flinchum Galusha Haston Learn Kirst McNeilly Haggins Hudock Ruis Vanhoy Wile Waldrip
    Bhattacharya Bohnert Requena Coop Limones Kendig Ramm Philbrook Pigeon Otwell Cobble Cichon
    Deshotel Denicola Hansley Bodily Whitbeck Baillie Isabell Forth Piekarski Prioleau Opp Landgraf
    Madonna Pomerleau Ficklin Higham Eno Ehrman Beckles Ulm Sylvestre Ellard Domenech Capel
    Castillon Hamad Faustino Fulp Overbeck McNab Secord Blubaugh Bosarge Smolen Luviano Litten
    Mollett Giacalone Godby Haughey Courtemanche Spinney Baumeister Beemer Beams Yocom Ally Yeboah
    Calandra Jerkins Golston Provo Linhart Mallow Filip Dominquez Endo Sudol Schroeter Sardina Yard
    Wildermuth Westerlund Crosswhite Canedo Campanelli Farrier Meola Junkins Kuper Perone Glanton
    Criddle Din Winch Wolfgram Wagar Tawney Haslett Prall Mahmud Lockley Maez McCloy Legros Profit
    Mizer Dauzat Tietjen Straughn Angelini Arakaki Ary Vancleve Stanback Schwanke Shobe Rishel
    Isenhour Garfinkel Kuehne Killam Lapan Leonetti Neblett Regina Henline Dauphin Entrekin Brehmer
    Coster Rolston Sherk Voll Beets Ambrocio Wieder Udell Resendes Sluss Broadwell Raynes Neto
    Nocera Most Mehaffey Merck Leisure Morning Overall Glines Goza Hambleton Eichner Suriel
    Santillanes Botero Appiah Shotts Shire Tibbits Eggen Inocencio Hux Hosch Hoggatt Miano
    Quarterman Latiolais Lisenby Makela Greenidge Dinan Barrus Beirne Yeater Villeneuve Avey Elders
    Cunniff Crabbe Ganey Hufnagel Klar Rando Prewett Kliewer Houchens Danos Bracero Younkin Viana
    Wierzbicki Amir Dock Dorey Carmouche Furry Fulmore Kimbler Rech Laycock Lowy Bucklin Cossio
    Dolores Villines Semon Vanderploeg Vanalstine Twiss Awan Edie Guilbeau Hawke McKey Paschke
    Noblitt Millender Crume Dierks Brescia Capron Arline Arciga Yerger Shewmaker Siemens Spiro
    Steffy Slavik Biederman Wiedemann Delahoussaye Hornyak Panetta Pierro Burbridge Afzal Schmeling
    Noakes Peffer Palomera Brodbeck Jeffs Gulati Galo Slama Alspaugh Uhler Fonte Holdridge Buchheit
    Ovando Millhouse Minks McNear Chojnacki Croyle Jent Garceau Turrentine Shake Samsel Tonn Trumbo
    Yzaguirre Favreau Estey Evins Hagberg Constance Brinkmann Lukasik Keisler Hunte Sollars Sigmund
    Tussey Wagener Javed Gaudio Kump Melero Porcelli Printz Lashbrook Flanery Eguia Vester
    Victoriano Babineau Sinkler Tarbell Sharpless Rheaume Safi Tarnowski Witzel Kuck Luevanos Madero
    Raye Rahm Kappes Bunner Hosking Bibby Brasel Rita Silliman Slavens Slane Baginski Feldt Ngai
    O'Laughlin Pew Kok McCaulley Mayeux Dutt Baehr Allshouse Boothby Beaudette Weymouth Vannostrand
    Sibrian Risk Crago Hurlbert Gustavson Kontos Laabs Patchen Portman Pickrell Marlar Hottinger
    Felter Dines Rusin Servantes Toto Tetzlaff Treacy Dudas Charity Heppner Innocent Ferrufino Fuss
    Marone Marzano Mathai Knouse Siegler Schuelke Riffel Weinert Pentz Broxton Canipe Carone Brow
    Coachman Denby Freeborn Gaye Parrino Marson Batie Abboud Rustad Schiavo Schnitzer McColl Mabie
    Peinado Fredericksen Hasting Ransdell Monty McDow Joyal Soderstrom Tarleton Bazaldua Vielma
    Wisneski Salama Kerney McGahee Martyn Litteral Overbay Guard Dyar Chrzanowski Herz McGinness
    Lacourse Roye Rud Searls Shatto Tann Summitt Vandermark Vandyk Aust Zehnder Venditti Marcucci
    Habel Hodzic Cleek Buenaventura Eppler Daubert Iman Ethington McKinsey Leng Kort Perlmutter
    Vessels Vanderhoff Zornes Ajayi Bracco Brannigan Suda Sliva Rossignol Rabalais Garbutt Bryer
    Diosdado Frasher Jeans Haji Thole Bottom Bessey Baccus Um Ungar Trogdon Vialpando Voorhies
    Earwood Knee Kittelson Leiby Lipsky Crater Rollison Rommel Riera Ribble Saltz Shrock Tober
    Windley Heisey Klopfenstein Munns Ohlson Maillet Farney Whitehair Viens Venzor Ullom Balla
    Tollett Seidler Hagel Cambridge Lietz Pisciotta Oo Marchbanks Kerrick Debruin Herdman Avera
    Washer Winnie Sa Tews Telfer Storrs Highley Gammage Godbold Kogut Millward Kindig Farinas Fricks
    Bick Wunsch Riebe Sherron Dymond Courts Lauck McCaughey Pellot Ramsden Ploof Odegard McGeehan
    Mathurin Kifer El Hultgren Schisler Strum Blankinship Bongiovanni Bramer Asante Stahlman
    Effinger Dashiell Lindblom Quillin Philipps Musselwhite Marenco McLeroy Deavila Cardella Hibler
    Hebron Gaviria Gautreau Rexroad Trombly Blumenfeld Belding Aleshire Shepardson Feltz McCullers
    Kea Knupp Murph Miera Orzechowski Raddatz Rehberg Pupo Poplawski Kreiser Fessenden Hentges Cue
    Rister Ruhland Sterns Sobolewski Tassin Tat Szymczak Turlington Coutts Heidel Macek Pelley Palko
    Muise Hege Dattilo Bitting Sheats Daddario Calaway Brownstein Brimer Jantzen Ferrigno Eddie
    Moravec Newcombe Reasor McCollom Leiser Lafon Othman Capp Freas Harkleroad Siqueiros Arshad
    Volkert Boesch Sletten Steinkamp Royall Huseman Dykema Pattee Rahe Najjar Pangburn Kies Crivello
    Hires Galaz Bomberger Bosma Accardi Venters Roudebush Scarpelli Sotolongo Daigneault Justo Ours
    Pafford Orwig Montagna Ortis Papineau Poitras Laforce Krenz Egner Viles Whitlatch Wittrock
    Brodersen Pals Kincer Dopp Donnellan Esters Jess Trovato Sisto Rio Fader Fagg Fuhr Demps Luiz
    Levingston Rampersad Dorsch Emberton Couturier Eslick Heckert Snively Westerberg Abed Bhardwaj
    Ardis Yorke Zacher Jeremiah Ells Dall McAlexander Kmetz Kohan Knerr Mancino Portales Prinz Deo
    Engelke Chahal Felten Barrentine Berthold Rieth Roquemore Belmontes Axelson Anker Witman
    Giberson Grasser Hayslip Cherney Neilsen Labounty Leicht Marsala Neugebauer Casselman Imperial
    Eye Willner Twilley Arrigo Surette Hamburger Dolly Negri Mallari Lafortune Kind Difrancesco
    Devall Chicoine Cogdell Suresh Tennis Tunney Baas Bendel Brandel Stangl Rish Cohee Grosz Greggs
    Nordby Osby Piland Pedrosa Lastra Mattie Feingold Jervis Deramus Eakes Treanor Wingler Vangundy
    Saner Filsaime Majka Lyden Lewellyn Knaub Koehl Peplinski Parkey Necaise Fiorillo Hardnett Halle
    Harrop Carmean Spang Barmore Shover Grange Glantz Gautam Frederiksen Hiltz Ducker Lall Mangione
    Meinhardt Shupp Sloss Baine Treadaway Wieser Ancona Pippins Remley Dosch Clothier Choudhry
    Hedgecock Hemmings Hemminger Igo Hyppolite Feely Gallien Housel Higby Haig Dismukes Delcarmen
    Morriss Boan Veenstra Santi Schwing Skoog Tourville Baisley Ambrosino Meiser Latshaw Catanese
    Hallinan Gosser Feher Luedke Bartman Warf Towell Shuttleworth Shevlin Balli Bergren Antle Lucien
    Larrison Coutu Fukuda Gayden Laferriere Lucci Marlette Mixson Petras Pettey Panzer Abels Wimbley
    Service Sabourin Saintlouis Sienkiewicz Ridenhour Vosburgh Alcorta Ovalles Pickell Prahl Mahurin
    Lagarde Krogh Buker Denault Heitkamp Pop Amrhein Beddingfield Skelley Theroux Sarinana Bergey
    Balls Baldino Raia Kuczynski McCook Mayton Hasegawa Hayslett Edman Casados Comiskey Doxey
    Cuadrado Croker Haye Paglia Navarette Botta Vanderhorst Swanberg Tee Opitz Luken Hammitt Gazaway
    Collura Caso Consiglio Cutrer Heist Keaney Styers Schiefelbein Tuazon Bayard Allbright Agnello
    Zarazua Zobel Bogardus Kozel Prestridge Dollard Ciesielski Hennis Jeanfrancois Galiano Archila
    Zach Allsup Amparo Bramwell Wetter Ringgold Sproles Glorioso Highfield Plath Kannan MacNeill Lok
    Kamau Oles Heroux Fegley Curbelo Springman Stickles Salaam Wittmann Wasielewski Stinchcomb
    Loveall Mangino Majeski Dietrick Calcagno Greenhaw Grund Spivak Sweatman Teo Tope Tippit Wah
    Witherow Worman Ahl Spisak Stepney Santilli Chatelain Coberly Elser Ottman Clermont Henkle
    Hedger Schenkel Seddon Toby Andrada Wolken Sneddon Salvaggio Bremner Erhart Elizarraras Mary
    Kroening Mari Maberry Lichty Moscato Denlinger Buckelew Conejo Huisman Huitt Goodwyn Wadlington
    Albro Migliaccio Lyke Maselli Larabee Pilarski Reinecke Corning Camberos Creasey Dubiel
    Blassingame Rhoten Silvernail Salzer Berwick Annunziata Devi Cangelosi Breunig Gash Folds
    Rennick O'Driscoll Perino Papke Kurt Kehr Cornman Coviello Danz Voltz Rominger Tirrell Frasca
    Fletes Chirino Callier Laporta Mayse Yacoub Zeh Begaye Vejar Sindelar Linneman Quayle Obermeyer
    Dipalma Doolan Earnhardt Deibert Chumbley Heckathorn Raff Quito Paula Lengacher Kowalsky
    Rezendes Belote Bradham Youngquist Lass Lintner Macauley Reiley Muntz Horney Fouch Fankhauser
    Chakraborty Delaune Ellwood Fraizer Pascucci Achenbach Azam Urich Sirmans Stenzel Tell Selfridge
    Shinault Lachman Graney Hulin Gunnells Burtch Cantley Kuipers McGirt McCalister Montalto Nehls
    Reser Stelling Spera Waybright Ackman Zerr Brain Vanscoy Osowski Kriebel Burgard Brost Dermody
    Hallford Greek Goldblatt Gassman Florek Fenster Erving Camilleri Kleist Pantano Reineke Raposa
    Tapscott Schuett Suri Trillo Woodell Apostol Albury Mayhall Goguen Haake Helfer Colvard Daher
    Kirkendoll Purdom Moorhouse Amis Bickers Willms Sylla Severt Rozanski Rossow Steckler Baldonado
    Kenton Journey Klump Dague Duby Cavins Budge Hoose Holiman Haus Goh Memon Panter Battiste Almeda
    Troxler Vandehey Vitiello Zepp Balan Smucker Osterberg Norville Limbaugh Grabow Corker Liberman
    McNelly Mateos Manwaring Pasion Pribble Reade Sensabaugh Birkholz Bise Avelino Shisler McJunkin
    Kovarik Fouse Lauritzen Makris Nuckolls Blasi Banales Zych Waltrip Seibold Seim Knebel Giorgio
    Godbout Bufkin Donati Walburn Whang Alcott Bernat Benway Berberich Alewine Choudhary Chivers
    Goshorn Heidelberg Jovanovic Motto Meserve Raybon Palmatier Ravenell Kohr Loja Halbrook Dundas
    Rohm Scoles Stipe Weger Budzinski Host Merlin Murrin Neuberger Maloof Luciani Langlais Groner
    Harnden Fadden Burbage Ellerbee Beranek Bischof Huntoon Kassab Keita Khatun Pospisil McPartland
    Melzer Dahlman Sayed Rosenbloom Reyez Avilla Vallery Cocco Niblett Monjaras McQuinn Mazyck
    Triolo Waldrup Wyllie Blose Bottomley Zhuang Shakir Mas Nadel Naidu Clampitt Jha Fischetti
    Ganesh Gannaway Cearley Mirabella Noggle Langner Repass Saine Terrero Antony Beltre Teves
    Stainbrook Sole Kot Marmon Manly Prada Quill Harlin Halton Morquecho Laffey Sund Rushin Azizi
    Vandyne Rosenquist Swaby Smither Spurr Laffoon Lands Kreitzer Graczyk Gin Cola Eitel Due Dant
    Hodo Lawhead Lasala Laughman Leamon Notaro O'Kelly Pritts Sego Azure Westling Schimpf Strayhorn
    Prohaska Ranallo Luff Drewes Dery Coscia Ingrassia Grzybowski Eves Kirven Kimpel Karch Nordman
    Steves Skipworth Thierry Roder Baze Bekele Bedgood Bielecki Weingart Schluter Molino Paley
    Parlier Panico Koshy Buescher Carlstrom Dau Fazekas Giancola Huffine Matarazzo Paylor Pinnix
    Mullinix Scarboro Vrooman Botsford Artiga Auxier Zurawski Nold Newburn Pilot Gamber Casebolt
    Cost Ebron Goggans Guse Hebel Poulton Orosz Misra Stickle Stroble Smetana Senft Voris Weyand
    Willet Montz Iannone Burling Bulloch Denk Hurn Hoosier Jette McCrady Wimbish Ristau Spataro
    Tiburcio Swanigan Schoenherr Weakland Atha Marton Kardos Heslop Demas Deems Goodwill Gossage
    Garon O'Shields Wyland Sciacca Sennett Besse Partington Longnecker Clever Melnyk Petre
    Archibeque Babu Seeber Sall Tadros Touchette Stam St._Amand Simien Zia Andrea Willeford Werling
    Muscarella Miraglia Newhall Matis Cousar Forgey Crumrine Bouknight Rhines Woll Fear Meidinger
    Lish Reilley Nolley Hankey In Bassham Weatherwax Serafini Huguley Helzer Faherty Frain Gilcrease
    Goucher Ciaccio Caffee Cassella Prime Mathena Konkel Gillaspie Gift Herber Rohe Sao Spady Tignor
    Alsip Buffa Buttler Littman Lucke Maginnis Remigio Nissley Malpass Koerber Byas Eichman
    Ducksworth Height Brackins Boerger Whitely Rotolo Spoor Hastie Hirschman Flesch Farrelly Edsall
    Carrara Christoff Chard Cohoon Prom Lamy Erbe Esslinger Folden Fronk Hilts Stalvey Shippee
    Vanderwall Barrs Adriano Zackery Benevides Gelb Galyon Clasen Keebler Orban Lebouef Jamil
    Beresford Shimabukuro Seago Sabbagh Bollin Valdivieso Hauptman Gandarilla Gettys Browner Junge
    Lummus Orihuela Pugsley Pough Raglin Entwistle Janvier Winnett Sum Beerman Arner Yoshimura Amer
    Enyart Broberg Colosimo Lenart Dandy Bosquez Brakefield Sue Segers Tevis Beaudin Congleton
    Hollenbach Holding Hayles Hirata Hampshire Helvey Espinola Fairfax Feuerstein Broder Dinatale
    Peavler Pawloski Bilbo Bausch Soroka Slowik Searfoss Mingle Kamel Cuyler Denn Bunge Duenez
    Hillen McGahan Munz Nees Baltes Bianchini Veiga Weitzman Applebee Spafford Topham Tocci Nuzum
    McGlothin Lyall Khawaja Horsey Digby Burzynski Hoak Fretz Kloster Lust Reddin Salva Rupprecht
    Bartolotta Berthelot Alberson Zoellner Valenciano Maggi Hopewell Hamaker Bublitz Condron Dumlao
    Ferranti Majeed Pooley Purpura Murnane Aschenbrenner Slough Rieke Samaroo Saulnier Scearce Vogl
    Flach Gehringer Gettinger Husk Hession Hedin Harpole Ellman Klose Betty Belue Sarro Saeteurn
    Santelli Scheib Sizer Araki Ager Koza Predmore Dunmore Commander Chamberland Cardon Gramlich
    Goldie Cude Pasko Larrea Locklin Lomonaco Waldroup Wedgeworth Reuther Speth Trafton Lembo Clyne
    Fahnestock Fauntleroy Fonda Lehto Woodmansee Arvidson Bouma Bohorquez Alongi Tadesse Rod Samford
    Markovic Preiss Mouzon Nakayama Henrikson Danks Docherty Dieguez Devereux Chason Rusher
    Tousignant Birney Hursh Jansson Paredez Kazi Kriss Quin Midgette Chirico Brennen Wilker Vaquero
    Thein Sannicolas Yaw Whiteford Bettinger Batra Alward Craycraft Insley Graddy Nagata Porta Knarr
    Jobes Leyden Quinney Pavlick Pazos Chiarello Shryock Taube Sparacino Weisenberger Culwell Dulay
    Peifer Rayos Marinello Kriz Krishna Ra Eastburn Cubas Cort Bun Hellmann Wendorf Yochum Bargo
    Aylor Astacio Stettler Hackley Merrow Olivar Pariseau Ledgerwood Kalin Katona Marc Ivins
    Fleishman Dauer Toews Rockhold Tessmer Stow Bednarski Behar Dinicola Flemings Granderson Hundt
    Leveque Kasprzak Kaya Moring Nett Brunswick Cozzi Woolwine Stanberry Fauver Nomura Raval
    Lampkins McInturff Mowers Meyerson Celestino Elsberry Texeira Tabron Swider Saporito Spagnola
    Staker Berber Brannock Corrao Metivier Maury Masood Laska Kleine Kase Pettry Hickle Ballow
    Zagorski Spratley Riedl Ruud Seybold Stachowiak Balistreri Bence Feemster Gayheart Ciulla Erby
    Petrosyan Mayhugh Lehn Laberge Crooms Deitch Clavijo Serino Coghill Coenen Dussault Getman
    Lepper Lacross Miltenberger Myint Nolting Dass Sechler Rezac Brayboy Yopp Vecchione Turano
    Willing Braatz Baros Cienfuegos Chiappetta Castelo Francoeur Fusaro Ramseur Mayweather Meinke
    Locicero Okeke Haver Byrns Dalley Rong Strube Soohoo Sloop Streicher Sarkissian Asare Arencibia
    Vore Brumm Hadnot Licari Kouba Krehbiel Kamen Lolley Monsalve Pacifico Hund Horsman Chipps
    Ulysse Zurek Rieman Resler Sant Bosman Cossette Breitenbach Hands Goodrow Ramnarine Molano
    Newhart Marcantel Madriz Mojarro Ottley Ference Boulay Blewett Bilderback Barletta Badeaux Aguas
    Vanderveer Aday Salsman Ivan Darwish Naccarato Nourse Nitta Odeh Mascaro Krikorian Pen Carabajal
    Salameh Rozelle Schneiderman Bi Strauser Callas Carini Heslin Goertz Poyner Propes Reeb Koning
    Carol Coover Desautels Edgerly Seelye Bozek Basco Arbaugh Bastin Vanderslice Rexford Enfinger
    Burstein Holen Kowalik Kicklighter McCampbell Liechty Joly Moroz Dimaria Cressman Riggan Runk
    Vida Beadles Roig Corl Corkery Exline Murtaugh Kramp McGuffey McNeeley McGuckin Melone Parkhill
    Jenny Chretien Wigington Whitty Shumake Sandel Corella Daniele Depaula Hoffmeister Euceda Pizzi
    Mule Morvant McNiff McEachin MacDowell Kone Leinbach Lotts Meis Pavey Pazmino Haith Ell
    Chenevert Cabot Saintil Xiang Barret Alpizar Segrest Stefanik Eckels Gillon Gero Minder Litke
    Jock Kapur Lofland Oldaker Dolson Digiorgio Cianci Stormer Shead Zona Brea Beedle Beaudet Vrabel
    Bhuiyan Yilmaz Stingley Tesfaye Contino Buckle Camejo Frier O'Dwyer Mustard Kyzer Kandel Joel
    Newswanger Guymon Herzig Soucie Saum Reta Antley Bratten Aliff Sabado Trager Sullens Cauble
    Dimeo Deakins Porath Ouk Ike Jew Teodoro Rosenau Running Balasubramanian Asad Vezina Bold Alan
    Sereno Howton Dickerman Demby Ponds Mizelle Mackiewicz McNees Knoop Jackowski Haycraft Gochenour
    Stampley Zelinski Winebarger Stalling Tiede Summerall Shutts Scheuerman Jacquet Byerley Chui
    Dorrell Latona Maysonet Padden Winkelmann Vitek Whitner Abadie Pon Poarch Croston Guilmette
    Fucci Flom Doremus Christine Ostlund Pestana Pharris Lizardi Leman Ade Ausmus Vacek Shadrick
    Russom Traywick Rosero Sepe Updegraff Willbanks McClaskey Pesek Rauh Michie Gravatt Guereca
    Hosley Hagaman Hanchett Dunker Decuir Michalowski Milani Monsen Konen Wasik Authement Shellman
    Spinella Sottile Santiesteban Wrona Mehra Meares Mehr Mrozek Rani Rebelo Eells Greenland Mowrer
    Oregel Wilczynski Witek Whitefield Waibel Backhaus Brainerd Ahart Schwabe Santander Rote Ternes
    Antuna Veitch Murga Prevatt Perine Marth Greaney Holbrooks Duet Cadogan Gimbel Brandow Bob
    Townsel Soltys Sahota Beehler Anzures Wichman Feria Portilla Passalacqua McLarty Ferrill Gelfand
    Hasley Christoffersen Rikard Selle Stuhr Torpey Bissonette Dummer Cruikshank Hoback Fava Forbus
    McCranie Luse Krogman Kush Kappler Paluch Quirino Kha Crisafulli Drapeau Beeks Bator Witherell
    Yeatts Speranza Shealey Titsworth Wafer Boehler Chadha Kindt Kozar Maglione Liotta McKelvy
    Mensch Parten Claassen Echeverri Hanus Vosburg Solem Taunton Sankar Schlatter Jakes Foo Goudreau
    Duguay Lovitt Jolin Cincotta Shorty Welles Vasko Beato Bevers Asif Sugarman Corlew Isidoro Isaak
    Keagle Pile Milks Obi Ogata Morphis Pasha Kottke McMurtrey Jarreau Grinder Clune Charlie Robards
    Arnaud Bradsher Alamilla Urbaniak Wire Amsden Bastida Rodrigo Clairmont Brummitt Dubinsky Dolby
    Dippel Fillion Filippone Pankow Outten Rasnick Philyaw Lesure Cranfill Diab Assad Beazley
    Anastasi Ahsan Tripathi Spieker Fagin Knapik Leadbetter Pfannenstiel Ozment Mumaw Fath Goulette
    Jeppesen Devinney Egli Casarrubias Canup Claeys Celeste Swarey Valladolid Winland Ates Artiaga
    Borer Boyington Vlahos Vanleeuwen Stoney Riaz Heberling Flakes Carbo Crass Peets Sladek Vanzee
    Bliven Boer Arey Arata Smead Santore Persad Mattila Deniz Ehler Harewood Eastep Eoff McCreight
    Luczak Kats Rifkin Sidebottom Sugar Toor Sawtelle Shands Shunk Bennette Zaborowski Vandergrift
    Jue Malmberg Midgley Mole Elizarraraz Brignac Burkley Jenness Florentino Formica Goldin
    Jeanjacques Brighton Cerra Claborn Laube Krishnamurthy Bainter Tokarz Steveson Straker Suydam
    Swartwood Seamster Schoon Aube Akram Manansala Convery Briles Elzey Inoue Hooton Haydel Gervacio
    Fontanilla Frutos Dammann Bridgeforth Condie Maslowski Lala Kersting Kinnaird Poage Basden
    Beauchemin Wittwer Woolbright Wolfer Simmon Stracener Segraves Amor Regier Ramakrishnan Oltman
    McFerrin Coldwell Cantin Dietzel Hartl Hallstrom Irigoyen Laguardia Orgeron Muto Quigg Paulo Abt
    Bradway Arjona Vickrey Shimko Silguero Saulsbury Ruel Vanvoorhis Wahlstrom Arriaza Hirth Fenley
    Gerstein Cobbins Brungardt Crisci Gangi Jahan Pulsifer Menz Bielski Samra Spanos Tedrick Taddeo
    Sergeant Boyland Aller Vought Whitis Leaver Quirarte Ravi Niccum Halsted Creedon Dubuque Colt
    Derrickson Guidi Foushee Murrow Pomales Mateer Litman Tubb Avallone Shelnutt Schnoor
    Schrecengost Touch Spilman Subia Scuderi Vadnais Mans Lawrie Kist Orea Givan Cottman Carbonaro
    Cassara Deno Drayer Diver Homa Mungo Pittard Reily Osegueda Kinzel Luecke Seery Rini Summerford
    Swiatek Roling Marcell Nepomuceno Nemitz Jeppson Hinch Dotts Chain Helbig Frates Pendarvis
    Lucente Lazzara Walder Boxley Azad Bartek Bajaj Abila Aber Ruddell Schurr Kilbourn Kawamoto
    Prude Filson Feldkamp Hinderliter Dubbs Churchman Gottesman Ojo Lecuyer MacLaren Lightle Saffell
    Thong Wilhoite Blick Sandquist Marzullo Kaczynski Noda Reinbold Pareja Grisby Cowherd Coffer
    Calfee Dimitrov Bryden Citizen Covelli Helsley Falbo Ogan Morphew Kole Loffredo Scheerer
    Shamburger Benny Bernardini Throop Stach Krapf Laury Pedrick Pitkin Friedrichs Goldsborough
    Hakala Horman Horstmann Croskey Dallman Broman Flatley Figaro Farrior Panganiban Ouzts Niesen
    Nosal Kettner Sobol Slifer Tabora Shurtz Scheuer Tappan Whitham Caliendo Claggett Conlee Grewe
    Garrigan Lawver Niu Parchman Belen Andersson Blattner Borbon Toal Simek Stehle Stokely Striegel
    Punch Montesino Mell McHargue Griebel Grear Gledhill Jen Grosvenor Hird Houpt Eustace Cashwell
    Duhart Loupe Kolakowski Kann Nobile Orenstein Overfield Sepulvado Rolph Bieker Allmond Wirick
    Worster Tredway Tripodi Aguinaldo Belman Rauda Reichardt Meck Matuszak Crabill Fosdick Evanson
    Kinkel Abbe Riter Shirah Steptoe Antillon Brackman Bonetti Bleich Lajeunesse Loreto Plaisted
    Osmond Piel Gain Gau Ciampa Cedano Gibbon Hegg Pliego Reder Nuccio Nwosu Mineo Mackall Masiello
    Knauf Khalsa Brafford Alcock Stolle Tawil Shreves Ricketson Salemi Kochan Haymon Isakson Gayer
    Galyean Glade Gouin Fiori Fegan Clendening Bussiere D'Auria Cypher Buresh Buske Homes Hagman
    Mealy Maday Seck Bohne Wertman Lovan Lindow McKeithan Lacefield Leday Nida Pane Moldovan Kohout
    Markwell Lobos Channel Degner Bembry Arreaga Rosenfield Takeuchi Thweatt Adelson Younts Guise
    Gebert Keach Niswonger Nickols Palo Karki Lichtenberg Maricle Gonser Huard Inniss Corzine
    Casagrande Caperton Allis Boros Twiggs Thedford Satter Rua Arizpe Bachmeier Chauncey Mattoon
    Jolicoeur Petzold Kopacz Lalli Maiorano Malatesta Cahn Deblasio Dimeglio Hoel Gade Berliner
    Sipos Baylon Ader Engles Eckler Curfman Camero Corzo Loi Officer Puerta McClintic Lasseter
    Kluesner Kepple Daoust Engelhart Goodlow Zaki Salais Saragosa Spath Tham Tingler Tortora Yepes
    Alsop Arehart Astle Blackard Wichmann Gathright Caracciolo Bushee Cabaniss Breitenstein Koen
    Phuong Picklesimer Latino Lighty Lueders Lynd Campfield Chagoya Gladfelter Hislop Henze Belfiore
    Andree Spagnuolo Somma Sprankle Stilley Sze Bogar Winsett Wee Vicars Glanz Galles Cail Poulter
    Plouffe Orrick Prosper Pajak Cudd Ferreri Halim Jacobowitz Wishon Voit Tyer Behringer Bergner
    Tison Hemby Farabaugh Ebling Pylant Novy Kanagy Mousseau Prabhu Duhamel Dahn Casco Exley
    Galindez Garneau Horrigan Roehm Borek Ulman Millikin No McKissack Liberto Kaltenbach Mitten
    Ratley Chaudhari Clevinger Cloer Vitello Bo Bergerson Barris Zenon Selden Royalty Zawadzki
    Barlett Weisel Wohlgemuth Caufield Hultman Meigs Meinert Mechling Mihalik Hicklin Cooperman
    Chanthavong Dunkelberger Wolfinger Auclair Appleman Arno Tangen Stimac Stepanek Welliver Demeter
    Dewolfe Cheadle Houdek Muszynski O'Donovan Littlepage Longstreth Kelemen Palomar Gier Crean
    Donathan Eastland Wyble Vanepps Trudel Tallon Toft Torchia Rufus Riese Villacis Baley Zurcher
    Aldinger Calleros Pry Karras Popescu Crager Hocutt Hieb Banderas Binger Treiber Woessner Ruffino
    Stockard Sheperd Filippi Ferreyra Pung McClusky McGahey Linnell Palmateer Miedema Hyler
    Couillard Enfield Jeansonne Furnish Moyes Ohern Pichon Salih Roff Sigel Teasdale Uhrig Vinas
    Bohling Vanalstyne Terriquez Rollin Paro Nagi Lauritsen Krider Faulhaber Brereton Elliston
    Dobyns Craner Cully
    """

  /// Women's names by decade of birth, the most common ones first.
  private static let americanWomensNames = """
    1930 Mary:57291 Betty:30036 Barbara:29639 Shirley:22935 Patricia:22056 Dorothy:21038 Joan:17342
    Margaret:15735 Nancy:14247 Helen:14040 Carol:11773 Joyce:11550 Doris:11064 Ruth:10918
    Virginia:10307 Marilyn:9852 Elizabeth:9647 Jean:9418 Frances:9211 Beverly:8084 Lois:8071
    Alice:7896 Donna:7884 Martha:7769 Dolores:7712 Janet:7603 Phyllis:7379 Norma:7287 Carolyn:6952
    Evelyn:6935 Gloria:6857 Anna:6658 Marie:6579 Ann:6405 Mildred:6173 Rose:5909 Peggy:5626
    Geraldine:5003 Catherine:5002 Judith:4990 Louise:4985 Janice:4934 Marjorie:4921 Annie:4894
    Ruby:4764 Eleanor:4637 Jane:4581 Sandra:4539 Irene:4444 Wanda:4307 Elaine:4110 June:4074
    Joanne:4058 Rita:3873 Florence:3793 Delores:3759 Lillian:3739 Marlene:3735 Edna:3697 Sarah:3650
    Patsy:3647 Lorraine:3633 Thelma:3625 Josephine:3605 Juanita:3591 Bonnie:3580 Arlene:3479
    Gladys:3476 Joann:3469 Sally:3468 Charlotte:3464 Kathleen:3455 Audrey:3400 Pauline:3368
    Wilma:3319 Sylvia:3300 Theresa:3278 Jacqueline:3211 Clara:3166 Ethel:3158 Loretta:3153
    Grace:3135 Sharon:3109 Edith:3104 Lucille:3084 Emma:3002 Bernice:2990 Marion:2956 Linda:2936
    Jo:2865 Anne:2862 Hazel:2856 Roberta:2773 Carole:2677 Darlene:2596 Esther:2579 Katherine:2518
    Ellen:2514 Laura:2509 Julia:2494 Rosemary:2485 Jeanette:2475 Marian:2390 Beatrice:2371
    Margie:2334 Billie:2329 Vivian:2293 Eva:2279 Kathryn:2258 Elsie:2234 Judy:2231 Eileen:2226
    Anita:2222 Diane:2220 Bertha:2123 Susan:2103 Maria:2063 Maxine:2047 Ida:2023 Yvonne:2022
    Ella:1996 Lillie:1993 Constance:1989 Sue:1950 Bobbie:1948 Georgia:1900 Jeanne:1876
    Christine:1848 Sara:1826 Alma:1825 Bessie:1804 Agnes:1803 Vera:1802 Nellie:1770 Kay:1730
    Jessie:1725 Karen:1670 Lucy:1641 Mattie:1630 Gertrude:1613 Rosa:1604 Minnie:1587 Gail:1585
    Connie:1566 Geneva:1428 Viola:1426 Velma:1425 Marcia:1424 Leona:1417 Myrtle:1413 Violet:1386
    Rosalie:1371 Harriet:1369 Annette:1353 Naomi:1350 Charlene:1347 Pearl:1329 Joy:1318 Mae:1286
    Suzanne:1276 Claire:1264 Rebecca:1261 Faye:1255 Carrie:1252 Pat:1246 Dora:1238 Rachel:1227
    Rosie:1206 Emily:1192 Eunice:1160 Maureen:1146 Alberta:1134 Cora:1125 Stella:1120 Lula:1108
    Sheila:1096 Caroline:1084 Glenda:1059 Verna:1058 Lena:1054 Lola:1039 Myrna:1024 Hattie:1023
    Rosemarie:1013 Ramona:1012 Gwendolyn:1011 Jeannette:980 Erma:970 Genevieve:969 Cynthia:966
    Nina:966 Patty:962 Fannie:955 Diana:950 Jennie:949 Hilda:945 Marguerite:933 Daisy:906
    Deloris:898 Bettie:894 Nora:892 Paula:886 Dixie:884 Mabel:879 Flora:873 Beulah:867 Muriel:865
    Inez:856 Carmen:856 Priscilla:854 Opal:853 Irma:852 Madeline:851 Ernestine:851 Ada:849
    Maryann:844 Miriam:835 Mamie:822 Laverne:819 Iris:814 Melba:795 Della:795 Susie:792 Marcella:791
    Lila:784 Mable:775 Teresa:765 Eula:752 Blanche:750 Eloise:747 Colleen:743 Bette:739
    Antoinette:738 Janie:733 Bettye:705 Regina:704 Katie:696 Imogene:693 Jacquelyn:681 Maggie:680
    Lydia:666 Marianne:661 Angela:652 Sadie:630 Victoria:620 Nadine:620 Reba:619 Lorene:618
    Shelby:608 Mona:601 Claudia:600 Amelia:596 Myra:586 Deanna:584 Freda:582 Henrietta:581 Fay:576
    Estelle:570 Ina:553 Frankie:548 Nettie:546 Sallie:546 Essie:536 Ollie:532 Winifred:529
    Dorthy:518 Lou:516 Veronica:514 Ora:512 Gayle:503 Cecilia:503 Glenna:498 Natalie:495 Olga:493
    Nelda:493 Jewel:487 Etta:480 Iva:479 Janis:463 Lela:462 Cecelia:459 Angelina:457 Fern:457
    Mavis:451 Rosetta:446 Lenora:446 Isabel:444 Willa:444 Helene:440 Brenda:438 Gracie:436 Celia:435
    Claudette:433 Sondra:431 Lavonne:428 Bernadine:426 Lottie:424 Clarice:422 Leola:422 Cleo:418
    Dorothea:418 Ola:415 Addie:413 Luella:410 Adele:408 Dianne:404 Rhoda:404 Arline:402 Jewell:402
    Jeannine:402 Nell:398 Julie:396 Valerie:396 Betsy:393 Olivia:392 Joanna:391 Estella:391
    Earline:390 Polly:386 Effie:384 Elva:379 Ruthie:378 Bernadette:377 Elinor:376 May:374 Dawn:373
    Sherry:370 Lizzie:368 Alta:367 Goldie:363 Angeline:362 Lenore:360 Lupe:356 Olive:354 Ila:354
    Leah:354 Beverley:351 Josie:346 Adeline:345 Earnestine:345 Dona:342 Amy:340 Lorna:336 Rena:336
    Elnora:336 Beth:331 Earlene:326 Pearlie:326 Corinne:323 Therese:322 Virgie:322 Elvira:321
    Dolly:319 Faith:319 Marlys:317 Sonja:314 Robbie:313 Renee:312 Molly:312 Sybil:312 Harriett:304
    Nola:300 Gretchen:299 Neva:299 Guadalupe:299 Winnie:297 Yolanda:292 Adrienne:292 Lucile:291
    Carmela:288 Greta:288 Selma:288 Sophie:287 Annabelle:287 Lora:286 Doreen:286 Delia:285
    Eugenia:284 Dollie:283 Cecile:282 Deborah:281 Gwen:281 Elma:279 Alicia:278 Mollie:277
    Isabelle:276 Melva:276 Christina:274 Nannie:274 Cornelia:273 Janette:272 Margery:268 Rosella:268
    Nona:268 Corrine:266 Bonita:263 Eleanore:263 Marylou:262 Wilda:262 Millie:261 Gay:259 Ilene:258
    Margarita:258 Lynne:255 Johanna:253 Flossie:252 Marsha:252 Sonia:251 Leila:247 Monica:247
    Avis:245 Zelma:245 Odessa:244 Alyce:241 Carmella:239 Reva:238 Frieda:238 Edwina:236 Louella:236
    Marilynn:236 Letha:234 Rochelle:231 Carlene:227 Carla:226 Lily:223 Marietta:223 Queen:223
    Loraine:222 Antonia:222 Consuelo:221 Noreen:220 Aurora:220 Lynda:219 Andrea:218 Aileen:216
    Florine:213 Angie:213 Hannah:212 Corine:212 Francine:212 Jannie:210 Rae:210 Camille:209
    Concetta:209 Hope:209 Elouise:205 Lilly:203 Matilda:203 Helena:203 Georgie:201 Evangeline:197
    Amanda:196 Allie:196 Ophelia:195 Jenny:194 Aline:191 Pansy:190 Callie:189 Winona:189 Clare:188
    Pamela:187 Retha:187 Mercedes:186 Rosalind:186 Marva:185 Lorena:184 Lessie:183 Rosalyn:183
    Bertie:183 Eliza:182 Ima:182 Maude:181 Jan:179 Roxie:175 Iona:175 Rosalee:174 Delphine:173
    Nita:173 Katharine:172 Twila:170 Lorine:169 Claudine:168 Shirlee:168 Roslyn:168 Lelia:167
    Sonya:166 Reta:165 Zelda:165 Denise:165 Peggie:165 Susanne:164 Lucia:164 Elena:164 Madelyn:163
    Leota:162 Alene:162 Ardis:161 Stephanie:161 Ardith:160 Vernell:159
    1940 Mary:64000 Linda:53162 Barbara:42523 Patricia:41139 Carol:29232 Sandra:26552 Nancy:25203
    Sharon:22122 Judith:21801 Susan:21201 Betty:19461 Carolyn:18184 Margaret:17301 Shirley:17176
    Judy:16771 Karen:16769 Donna:16551 Kathleen:15297 Joyce:15149 Dorothy:13224 Janet:13074
    Diane:12287 Janice:11888 Joan:11769 Elizabeth:11653 Brenda:11241 Gloria:10504 Virginia:9899
    Marilyn:9896 Martha:9538 Beverly:9512 Helen:9074 Bonnie:8688 Ruth:8565 Frances:8543 Jean:8036
    Ann:7679 Phyllis:7614 Pamela:7311 Jane:7253 Alice:7238 Peggy:7211 Cheryl:7095 Doris:6413
    Catherine:6208 Elaine:6010 Cynthia:5806 Marie:5752 Lois:5685 Connie:5660 Christine:5456
    Diana:5368 Gail:5314 Joanne:5165 Rose:5163 Wanda:5077 Carole:5030 Rita:4985 Charlotte:4948
    Jo:4845 Evelyn:4816 Geraldine:4793 Jacqueline:4556 Ellen:4540 Sally:4534 Rebecca:4531
    Kathryn:4458 Deborah:4406 Norma:4302 Suzanne:4140 Anna:4128 Sue:4094 Darlene:4032 Patsy:4028
    Joann:4001 Sarah:3997 Katherine:3992 Paula:3904 Annie:3871 Louise:3865 Roberta:3805 Sylvia:3728
    Anne:3614 Theresa:3579 Sheila:3574 Maria:3556 Laura:3507 Kathy:3477 Eileen:3469 Marcia:3439
    Rosemary:3429 Glenda:3334 Dolores:3310 Mildred:3306 Lorraine:3304 Marjorie:3290 Sherry:3276
    Kay:3265 Anita:3253 Dianne:3229 Ruby:3187 Irene:3182 Juanita:3044 Maureen:3026 Loretta:3012
    Jeanne:3011 Constance:2991 Lynn:2939 Marlene:2929 Arlene:2909 Delores:2850 Lynda:2795 Julia:2789
    Marsha:2741 Charlene:2678 June:2517 Jeanette:2472 Edna:2470 Josephine:2432 Eleanor:2376
    Yvonne:2367 Vicki:2349 Vivian:2291 Emma:2279 Georgia:2239 Lillian:2231 Edith:2215 Pauline:2191
    Wilma:2119 Victoria:2076 Ethel:2058 Lucille:2046 Florence:2039 Sara:2027 Margie:2026 Thelma:2023
    Clara:2003 Audrey:1972 Grace:1937 Teresa:1933 Annette:1918 Claudia:1917 Gladys:1906 Julie:1904
    Marion:1849 Gwendolyn:1834 Priscilla:1812 Esther:1764 Eva:1756 Andrea:1706 Maryann:1705
    Bernice:1703 Rosa:1680 Hazel:1666 Billie:1637 Bertha:1622 Bobbie:1620 Gayle:1620 Pat:1615
    Maxine:1607 Marian:1604 Ella:1597 Paulette:1590 Joy:1557 Beatrice:1556 Cathy:1555 Lillie:1535
    Janis:1486 Ida:1429 Lynne:1424 Deanna:1374 Faye:1371 Valerie:1369 Rachel:1341 Emily:1341
    Lucy:1313 Janie:1312 Penny:1311 Harriet:1292 Regina:1272 Rosalie:1259 Alma:1240 Angela:1226
    Vera:1219 Jessie:1215 Marianne:1194 Stephanie:1194 Jill:1187 Mattie:1178 Minnie:1174
    Caroline:1163 Michele:1160 Veronica:1153 Patty:1142 Rosie:1140 Stella:1136 Elsie:1122
    Bessie:1106 Carrie:1098 Rosemarie:1083 Sheryl:1071 Jennifer:1070 Carmen:1069 Jacquelyn:1068
    Colleen:1047 Bonita:1040 Claire:1027 Nellie:1020 Lana:1020 Denise:1011 Dianna:1006 Vickie:1004
    Dixie:991 Toni:990 Dora:972 Jeannette:963 Madeline:960 Agnes:952 Nina:951 Carla:948 Geneva:948
    Nora:941 Velma:927 Susie:921 Lydia:918 Leona:903 Deloris:896 Naomi:895 Mae:894 Myra:887
    Christina:884 Cora:875 Jan:872 Beth:866 Dawn:863 Bernadette:863 Wendy:842 Yolanda:832
    Alberta:831 Viola:827 Antoinette:824 Sandy:819 Myrna:817 Marguerite:812 Cecilia:801
    Ernestine:797 Gertrude:793 Verna:787 Hattie:784 Renee:782 Iris:781 Ramona:780 Pearl:778 Irma:775
    Becky:773 Lola:762 Hilda:756 Cecelia:736 Lena:736 Lula:733 Myrtle:727 Francine:722 Olivia:720
    Miriam:710 Eunice:706 Bette:703 Jennie:701 Betsy:698 Bettye:698 Daisy:694 Bettie:688 Saundra:686
    Sondra:673 Candace:672 Marcella:668 Violet:655 Erma:655 Sharron:655 Fannie:647 Penelope:639
    Della:636 Trudy:620 Katie:618 Flora:618 Robin:617 Ada:588 Eloise:588 Laverne:586 Mamie:576
    Michelle:569 Melba:569 Henrietta:565 Cindy:547 Doreen:546 Debra:544 Dana:543 Melinda:542 Amy:533
    Amelia:532 Susanne:532 Nadine:532 Jeannie:525 Laurie:522 Gretchen:519 Vicky:518 Glenna:518
    Sallie:513 Genevieve:512 Sonja:508 Claudette:505 Melanie:503 Maggie:502 Alicia:501 Helene:493
    Mable:492 Gale:490 Shelby:490 Laurel:489 Nelda:487 Reba:485 Rhonda:482 Rosetta:480 Guadalupe:480
    Freda:479 Margo:479 Inez:473 Lou:472 Joanna:471 Muriel:467 Monica:466 Faith:453 Camille:452
    Rochelle:452 Patti:448 Lorna:443 Rosalind:441 Beulah:441 Lila:441 Earnestine:438 Eula:438
    Noreen:438 Lucinda:436 Kaye:433 Gay:433 Polly:430 Mona:424 Celia:423 Darla:423 Fay:420
    Ginger:419 Sadie:417 Molly:416 Terri:415 Natalie:413 Gwen:405 Kristine:405 Lenora:402 Mabel:402
    Blanche:402 Olga:402 Shelia:401 Adrienne:399 Tina:397 Holly:396 Jayne:396 Ruthie:394 Judi:394
    Lynette:391 Lorene:391 Sharyn:390 Gracie:387 Roseann:385 Etta:380 Opal:379 Ollie:377 Ina:377
    Adele:376 Melody:376 Estella:373 Nettie:373 Winifred:373 Essie:370 Diann:369 Earlene:369 Ora:365
    Jewel:364 Janette:362 Jenny:358 Rena:358 Marilynn:357 Lupe:357 Cathleen:354 Leah:350 Isabel:343
    Beverley:342 Dona:342 Willa:342 Sherrie:339 Josie:338 Lela:336 Pam:336 Dorthy:334 Margarita:334
    Kathie:331 Pearlie:331 Lenore:326 Debbie:323 Estelle:322 Earline:322 Delia:321 Jeanie:320
    Ilene:320 Bernadine:318 Therese:317 Marylou:314 Lora:313 Marva:312 Dorothea:311 Karla:310
    Jewell:310 Cheri:308 Lavonne:307 Harriett:306 Robbie:303 Carlene:302 Hope:301 Eugenia:300
    Addie:297 April:296 Jeannine:294 Maryanne:294 Corinne:291 Meredith:290 Judie:287 Belinda:286
    Lizzie:285 Melissa:284 Marla:284 Ola:283 Rhoda:282 Karin:281 Iva:281 Edwina:280 Fern:280
    Lottie:280 Johanna:279 Katharine:279 Amanda:276 Clarice:276 Cherie:275 Lisa:273 Antonia:271
    Sybil:271 Elva:270 Mavis:270 Leola:269 Cassandra:266 Rae:266 Rosalyn:258 Sonia:257 Rosanne:256
    Arleen:256 Dee:255 Dolly:254 Jannie:254 Cornelia:251 Delois:250 Nola:248 Shelley:247 Melva:247
    Maryellen:246 Imogene:245 Jeri:244 Marlys:243 Candice:241 Cecile:240 Nita:238 Elvira:237
    Tamara:237 Jolene:235 Angelina:234 Margery:234 Effie:233 Sherri:232 May:232 Mollie:231
    Sherrill:231 Madelyn:230 Ladonna:229 Millie:228 Elnora:227 Dottie:227 Alta:226 Angie:225
    Merry:225 Elena:225 Cleo:224 Kitty:224 Marietta:223 Jamie:223
    1950 Mary:62553 Linda:56426 Patricia:45959 Susan:43769 Deborah:43049 Barbara:34569 Debra:34128
    Karen:33248 Nancy:28676 Donna:27031 Cynthia:26339 Sandra:25153 Pamela:23737 Sharon:23278
    Kathleen:22430 Carol:22262 Diane:21060 Brenda:20923 Cheryl:17136 Janet:16750 Elizabeth:16564
    Kathy:15791 Margaret:14956 Janice:13360 Carolyn:12405 Denise:12377 Judy:11804 Rebecca:11568
    Joyce:11494 Teresa:11426 Christine:11333 Catherine:10882 Shirley:10878 Judith:10874 Betty:10318
    Beverly:9777 Lisa:9582 Laura:9552 Theresa:8958 Connie:8880 Ann:8703 Julie:8669 Gloria:8669
    Gail:8561 Joan:8516 Paula:8485 Peggy:8428 Cindy:8397 Martha:8318 Bonnie:8300 Jane:8291
    Cathy:8270 Robin:8242 Debbie:8209 Diana:8022 Marilyn:8015 Kathryn:7779 Dorothy:7447 Wanda:7244
    Jean:7226 Vicki:7198 Sheila:7015 Virginia:6978 Sherry:6832 Katherine:6685 Rose:6672 Lynn:6604
    Jo:6396 Ruth:6252 Maria:6239 Darlene:6187 Jacqueline:6046 Rita:6025 Rhonda:5980 Phyllis:5777
    Helen:5757 Vickie:5686 Kim:5607 Lori:5606 Ellen:5538 Elaine:5422 Joanne:5354 Anne:5239
    Valerie:5223 Alice:5207 Frances:5118 Suzanne:5032 Marie:4926 Victoria:4912 Kimberly:4896
    Anita:4759 Laurie:4695 Michelle:4678 Sally:4670 Terri:4643 Marcia:4372 Jennifer:4308 Leslie:4304
    Doris:4289 Maureen:4281 Wendy:4266 Michele:4196 Anna:4168 Marsha:4155 Angela:4034 Sarah:3996
    Sylvia:3953 Jill:3906 Dawn:3890 Sue:3885 Evelyn:3840 Roberta:3791 Jeanne:3766 Charlotte:3699
    Eileen:3656 Lois:3619 Colleen:3591 Stephanie:3556 Annette:3534 Glenda:3522 Yvonne:3504
    Dianne:3448 Tina:3399 Beth:3399 Lorraine:3358 Constance:3352 Renee:3295 Charlene:3272 Joann:3266
    Julia:3245 Gwendolyn:3194 Norma:3080 Regina:3079 Amy:3059 Loretta:3038 Sheryl:3038 Carla:2943
    Andrea:2937 Tammy:2918 Irene:2696 Jan:2616 Louise:2585 Juanita:2565 Marlene:2525 Penny:2512
    Rosemary:2499 Becky:2484 Kay:2464 Joy:2451 Geraldine:2422 Jeanette:2398 Gayle:2372 Annie:2368
    Vivian:2354 Claudia:2315 Lynda:2269 Melissa:2229 Audrey:2222 Lynne:2219 Patsy:2173 Melinda:2151
    Vicky:2133 Toni:2131 June:2110 Belinda:2094 Marjorie:2093 Arlene:2065 Patti:2060 Ruby:2055
    Sara:2049 Yolanda:1994 Rosa:1987 Christina:1985 Melanie:1985 Delores:1936 Jackie:1930
    Vanessa:1916 Carmen:1894 Monica:1871 Janis:1867 Holly:1864 Marianne:1847 Dolores:1831
    Shelley:1822 Veronica:1762 Mildred:1757 Dana:1711 Eva:1710 Rachel:1677 Shelia:1676 Roxanne:1660
    Carole:1653 Lillian:1651 Josephine:1640 Carrie:1618 Patty:1611 Sherri:1610 Doreen:1608
    Grace:1592 Esther:1576 Melody:1552 Edith:1548 Edna:1542 Kelly:1537 Marian:1533 Georgia:1505
    Dianna:1497 Debora:1492 Paulette:1488 Jacquelyn:1482 Ramona:1465 Janie:1462 Emma:1462 Lydia:1461
    Pauline:1443 Candace:1425 Priscilla:1424 Gina:1399 Margie:1367 Lucy:1364 Jody:1328 Tamara:1309
    Emily:1284 Nina:1280 Clara:1277 Bobbie:1268 Wilma:1228 Maryann:1222 Sandy:1219 Gladys:1218
    Bonita:1208 Kristine:1207 Lucille:1205 Marion:1188 Teri:1183 Thelma:1177 Billie:1164 Ethel:1155
    Nora:1153 Karla:1146 Marla:1144 Tracy:1136 Deanna:1126 Bertha:1125 Pam:1124 Mona:1118
    Eleanor:1107 Vera:1104 Ella:1103 Sheri:1097 Bernice:1083 Beatrice:1074 Bernadette:1070
    Florence:1060 Betsy:1056 Faye:1042 Sherrie:1038 Myra:1038 Susie:1029 Patrice:1028 Claire:1026
    Heidi:1021 Francine:1020 April:1018 Jamie:1017 Lynette:1013 Rosie:1001 Cecilia:998 Alicia:988
    Jayne:980 Jeannie:979 Ida:976 Maxine:974 Alma:963 Lillie:962 Darla:959 Miriam:954 Gale:948
    Cathleen:946 Laurel:944 Irma:943 Therese:932 Dora:929 Joni:922 Hazel:913 Cheri:909 Lou:909
    Antoinette:904 Crystal:902 Ginger:901 Caroline:899 Lucinda:898 Nadine:898 Lana:893 Iris:887
    Jeannette:886 Shelly:880 Jenny:870 Luann:862 Robyn:860 Stella:859 Lauren:848 Trudy:834
    Rosemarie:812 Tanya:791 Christy:786 Cassandra:769 Jennie:759 Naomi:749 Marguerite:743 Jeri:733
    Terrie:716 Harriet:713 Jana:708 Kathie:706 Faith:696 Cecelia:690 Rochelle:688 Velma:686
    Ronda:685 Rosalie:679 Gwen:678 Dixie:677 Celeste:667 Lorna:665 Mattie:662 Marcella:662
    Deloris:659 Natalie:657 Molly:646 Shari:646 Lora:630 Hilda:630 Adrienne:630 Susanne:629
    Madeline:627 Alison:621 Geneva:618 Verna:616 Yvette:611 Olivia:610 Shannon:610 Gretchen:610
    Janette:610 Candice:605 Della:604 Leah:596 Janine:596 Bessie:594 Minnie:593 Cherie:593 Tami:590
    Margo:589 Rosanne:588 Cora:587 Sonia:586 Guadalupe:577 Laverne:577 Karin:576 Lena:573 Candy:572
    Olga:566 Ernestine:566 Gay:565 Leona:564 Agnes:560 Celia:560 Bridget:556 Heather:555 Mae:554
    Lola:554 Amanda:548 Margarita:545 Sheree:541 Nanette:540 Viola:539 Nellie:536 Elsie:536
    Rosalind:533 Jodi:529 Pat:526 Katie:526 Kristi:521 Amelia:519 Noreen:518 Corinne:518 Tracey:516
    Joanna:515 Daisy:510 Polly:507 Hope:501 Sabrina:491 Alberta:490 Camille:488 Kathi:486 Stacy:484
    Kristin:483 Jolene:482 Freda:478 Penelope:476 Pearl:476 Helene:474 Tonya:470 Glenna:468
    Jeanine:463 Diann:462 Stacey:462 Sonja:461 Delia:459 Lenora:459 Jessica:456 Allison:456
    Eunice:449 Debby:446 Hattie:445 Rena:443 Flora:441 Erin:438 Lorrie:434 Dee:433 Mindy:432
    Christie:432 Ada:430 Jeannine:428 Jeanie:428 Sondra:427 Ava:424 Jerri:421 Claudette:419
    Myrna:418 Marta:416 Violet:415 Luanne:415 Reba:414 Roseann:410 Kimberley:409 Robbie:409
    Leigh:408 Marcy:404 Isabel:404 Sallie:399 Tammie:398 Dena:395 Gertrude:393 Ana:393 Gayla:392
    Erma:392 Dona:391 Felicia:390 Adele:386 Henrietta:383 Lula:382 Rosetta:382 Katrina:381
    Saundra:381 Melba:379 Ladonna:379 Rosalyn:378 Katharine:371 Leticia:370 Angie:369 Eloise:367
    Fannie:367 Colette:367 Sharron:367 Sonya:367 Denice:366 Leanne:359 Mamie:358 Lila:357 Suzan:357
    Randi:356 Kaye:354 Janelle:353 Elise:351 Maggie:350 Lorie:347 Rae:346 Nita:345 Elena:345
    Lynnette:344 Bette:344 Ilene:343 Leann:341 Valarie:341 Estella:338 Charmaine:337 Lorene:337
    Eugenia:336 Coleen:331 Carlene:330 Gracie:330 Ruthie:330 Kristina:328 Cathryn:327 Mitzi:323
    Kristy:323 Nelda:321 Antonia:318 Bettie:318
    1960 Lisa:49698 Mary:35522 Susan:28766 Karen:28604 Kimberly:25909 Patricia:23114 Linda:22541
    Donna:21346 Michelle:20828 Cynthia:19661 Sandra:18381 Deborah:18343 Tammy:18222 Pamela:18195
    Lori:17656 Laura:17418 Elizabeth:16890 Julie:16615 Brenda:16448 Jennifer:16443 Barbara:15975
    Angela:15925 Sharon:15489 Debra:15378 Teresa:15177 Nancy:14271 Christine:13933 Cheryl:13565
    Denise:12883 Kelly:12808 Tina:12638 Kathleen:12097 Melissa:11922 Robin:11832 Amy:11679
    Diane:11444 Dawn:11429 Carol:11234 Tracy:10378 Kathy:10112 Rebecca:9947 Theresa:9712 Kim:9438
    Rhonda:9361 Stephanie:9282 Cindy:9159 Janet:8931 Wendy:8897 Maria:8867 Michele:8699
    Jacqueline:8437 Debbie:8421 Margaret:8187 Paula:8051 Sherry:7752 Catherine:7679 Carolyn:7526
    Laurie:7445 Sheila:7407 Ann:7209 Jill:6915 Connie:6528 Diana:6504 Terri:6374 Suzanne:5977
    Andrea:5840 Beth:5839 Janice:5796 Valerie:5658 Renee:5581 Leslie:5446 Christina:5278 Gina:5237
    Lynn:5194 Annette:5191 Cathy:5163 Katherine:5065 Judy:5033 Carla:4789 Anne:4777 Wanda:4777
    Dana:4771 Joyce:4612 Regina:4582 Beverly:4524 Monica:4518 Bonnie:4509 Kathryn:4487 Anita:4440
    Sarah:4391 Darlene:4353 Jane:4334 Sherri:4163 Martha:4102 Anna:4087 Colleen:4068 Vicki:4051
    Tracey:4029 Judith:3978 Tamara:3900 Gloria:3858 Betty:3839 Stacey:3826 Penny:3822 Shirley:3807
    Victoria:3775 Jean:3728 Peggy:3704 Melanie:3675 Joan:3668 Melinda:3630 Shelly:3566 Stacy:3553
    Virginia:3534 Marie:3481 Maureen:3444 Julia:3418 Ruth:3418 Ellen:3414 Tonya:3407 Shannon:3386
    Heidi:3374 Joanne:3335 Dorothy:3301 Gail:3287 Rita:3286 Heather:3271 Deanna:3227 Holly:3214
    Rose:3186 Vickie:3176 Carrie:3117 Veronica:3002 Yvonne:2995 Becky:2960 Helen:2909 Sylvia:2859
    Yolanda:2843 April:2830 Elaine:2747 Sheri:2733 Marilyn:2700 Alice:2695 Jodi:2688 Rachel:2680
    Sheryl:2606 Jackie:2589 Jamie:2570 Phyllis:2570 Frances:2499 Crystal:2497 Joann:2487 Eileen:2487
    Shelley:2485 Toni:2484 Charlene:2462 Kristin:2435 Sally:2435 Charlotte:2423 Kristine:2412
    Jeanne:2355 Sara:2305 Tanya:2303 Belinda:2295 Carmen:2287 Sandy:2271 Evelyn:2258 Alicia:2243
    Sonya:2229 Lorraine:2224 Yvette:2209 Jeanette:2209 Loretta:2207 Joy:2176 Sue:2161 Norma:2151
    Roberta:2110 Vanessa:2099 Shari:2052 Jo:2020 Natalie:1957 Tammie:1934 Traci:1870 Gwendolyn:1864
    Nicole:1857 Felicia:1856 Melody:1847 Tami:1844 Shelia:1844 Marcia:1842 Doris:1819 Kristen:1805
    Audrey:1787 Karla:1772 Jody:1767 Glenda:1759 Patty:1752 Amanda:1718 Pam:1711 Juanita:1697
    Dianne:1693 Lynne:1691 Kristi:1690 Kelli:1687 Caroline:1678 Teri:1677 Cassandra:1676 Marsha:1664
    Allison:1653 Darla:1634 Ronda:1628 Kimberley:1626 Vicky:1580 Lynda:1569 Erin:1557 Irene:1543
    Robyn:1510 Rosa:1501 Kelley:1475 Christy:1475 Doreen:1466 Constance:1466 Rosemary:1460 Tara:1454
    Bridget:1448 Patti:1434 Lora:1417 Vivian:1401 Jessica:1368 Roxanne:1358 Eva:1357 Dianna:1337
    Lois:1326 Danielle:1316 Kellie:1312 Angie:1302 Marlene:1295 Sonia:1293 Ramona:1293 Jan:1283
    Lynette:1275 Leah:1275 Kristina:1272 Sherrie:1253 Lauren:1248 Sabrina:1245 Kay:1239 Emily:1234
    Katrina:1228 Alison:1222 Marianne:1194 Cheri:1193 Monique:1192 Janine:1176 Lydia:1171
    Ginger:1170 Jana:1161 Tracie:1131 Arlene:1123 June:1123 Grace:1122 Jacquelyn:1112 Samantha:1105
    Kari:1097 Sonja:1096 Jenny:1095 Louise:1089 Nina:1089 Bernadette:1072 Leigh:1071 Lorie:1062
    Marla:1061 Lillian:1060 Carole:1056 Marjorie:1051 Priscilla:1034 Dina:1021 Trina:1019 Ruby:1017
    Gayle:1012 Esther:1010 Claudia:998 Antoinette:993 Rochelle:989 Candace:987 Geraldine:979
    Gretchen:975 Annie:965 Debora:963 Dolores:963 Nora:952 Molly:937 Josephine:931 Maryann:922
    Joanna:919 Dena:917 Edith:900 Bobbie:898 Pauline:894 Mona:879 Karin:876 Hope:874 Lucy:867
    Betsy:856 Tiffany:849 Delores:846 Alisa:842 Cherie:837 Lana:832 Leticia:831 Cathleen:829
    Joni:828 Lorrie:824 Margie:816 Kristy:809 Miriam:808 Nadine:801 Adrienne:800 Angelia:791
    Georgia:790 Cecilia:784 Ana:784 Susie:781 Edna:770 Mildred:769 Billie:767 Francine:760
    Patrice:759 Therese:758 Tricia:757 Jeannette:756 Kerri:756 Candy:756 Janie:754 Terrie:747
    Paulette:743 Dora:742 Rosemarie:740 Jeannie:736 Myra:736 Kris:716 Desiree:715 Krista:708
    Irma:707 Leanne:707 Kara:705 Christie:702 Faith:700 Jodie:700 Emma:699 Celeste:698 Stacie:697
    Daphne:693 Patsy:692 Deana:679 Jeanine:677 Marian:677 Tonia:672 Lucinda:670 Kirsten:666
    Bonita:658 Tammi:652 Clara:650 Beatrice:645 Alma:638 Laurel:636 Erica:633 Deirdre:632 Lesa:630
    Marion:621 Elisa:619 Naomi:616 Susanne:615 Suzette:615 Leann:606 Bernice:605 Vera:603 Jennie:598
    Marcella:598 Gwen:596 Claire:595 Gladys:595 Eleanor:594 Megan:593 Trudy:592 Thelma:590 Jayne:587
    Jeri:587 Bertha:584 Iris:580 Cara:578 Kristie:568 Nanette:567 Marcy:566 Paige:566 Ida:560
    Darcy:559 Shawna:556 Lauri:556 Sondra:555 Trisha:549 Deanne:547 Amber:547 Mindy:546 Jeannine:544
    Ladonna:542 Rosalind:535 Kendra:533 Erika:532 Margarita:530 Misty:529 Tamera:526 Camille:524
    Janette:522 Katie:522 Lena:519 Ella:518 Valarie:516 Lesley:514 Christi:512 Staci:508
    Florence:508 Polly:503 Janelle:502 Janis:497 Bridgette:496 Rachelle:496 Stella:496 Jerri:492
    Rosie:492 Sophia:490 Bobbi:488 Ingrid:486 Kimberlee:483 Dee:483 Amelia:482 Jolene:479
    Madeline:478 Colette:476 Tamra:474 Elena:474 Olga:473 Rena:472 Lynnette:471 Ethel:469
    Annmarie:465 Lorna:465 Della:458 Lorri:456 Corinne:455 Wilma:452 Wendi:450 Lea:449 Lucille:442
    Danette:439 Deidre:436 Maxine:432 Karyn:431 Noreen:427 Elisabeth:426 Mia:424 Faye:424 Raquel:422
    Guadalupe:421 Lara:419 Luann:412 Julianne:408 Audra:408 Olivia:402 Vonda:400 Deann:397 Gena:397
    Margo:396 Meredith:393 Mitzi:390 Celia:388 Lillie:387 Keri:387 Cecelia:386 Delia:386 Marci:383
    Aimee:381 Bethany:381 Marybeth:380 Deena:378 Stefanie:376 Benita:372 Isabel:372 Angelina:371
    Leona:370 Velma:370 Elise:369 Hazel:368 Maura:365 Rosalie:364 Hilda:360 Coleen:357 Lenora:356
    Shauna:356 Robbin:356
    1970 Jennifer:58179 Amy:26901 Melissa:25329 Michelle:24914 Kimberly:22911 Lisa:22868
    Angela:22522 Heather:20394 Stephanie:16047 Nicole:14467 Jessica:14350 Elizabeth:14287
    Rebecca:13731 Kelly:13357 Mary:12628 Christina:12575 Amanda:12394 Julie:12195 Sarah:11884
    Laura:11822 Shannon:11380 Christine:10324 Tammy:9883 Tracy:9554 Karen:9518 Dawn:9244 Susan:8833
    Andrea:8643 Tina:8476 Patricia:8112 Cynthia:8021 Lori:7778 Rachel:7778 April:7694 Maria:7613
    Wendy:7419 Crystal:7376 Stacy:6991 Erin:6791 Jamie:6785 Carrie:6684 Tiffany:6516 Tara:6508
    Sandra:6433 Monica:6168 Danielle:6093 Stacey:5922 Pamela:5806 Tonya:5779 Sara:5696 Michele:5656
    Teresa:5603 Denise:5588 Jill:5508 Katherine:5407 Melanie:5333 Dana:5136 Holly:5047 Erica:4961
    Brenda:4860 Deborah:4788 Tanya:4783 Sharon:4778 Donna:4736 Amber:4707 Emily:4687 Robin:4595
    Linda:4593 Kathleen:4486 Leslie:4484 Christy:4459 Kristen:4422 Catherine:4386 Kristin:4239
    Misty:4238 Barbara:4224 Heidi:4222 Nancy:4187 Cheryl:4040 Theresa:4009 Brandy:4007 Alicia:3925
    Veronica:3880 Gina:3812 Jacqueline:3797 Rhonda:3795 Anna:3775 Renee:3760 Megan:3737 Tamara:3707
    Melinda:3644 Kathryn:3644 Debra:3463 Sherry:3420 Allison:3418 Valerie:3382 Diana:3335 Paula:3274
    Kristina:3265 Ann:3203 Margaret:3196 Victoria:3088 Cindy:3088 Jodi:3035 Natalie:2981 Brandi:2907
    Suzanne:2904 Kristi:2903 Samantha:2894 Beth:2886 Tracey:2875 Regina:2832 Vanessa:2808
    Kristy:2777 Carolyn:2706 Yolanda:2703 Deanna:2699 Carla:2685 Sheila:2651 Laurie:2610 Anne:2560
    Shelly:2554 Diane:2533 Sabrina:2449 Janet:2446 Erika:2430 Katrina:2430 Courtney:2400
    Colleen:2377 Carol:2348 Julia:2342 Jenny:2290 Jaime:2277 Kathy:2271 Felicia:2233 Alison:2208
    Lauren:2185 Kelli:2154 Leah:2116 Ashley:2107 Kim:2070 Traci:2068 Kristine:2055 Tricia:2052
    Joy:2012 Krista:1981 Kara:1976 Terri:1960 Sonya:1947 Aimee:1941 Natasha:1933 Cassandra:1903
    Bridget:1887 Anita:1883 Kari:1875 Nichole:1852 Christie:1818 Marie:1814 Virginia:1805
    Connie:1796 Martha:1792 Carmen:1787 Stacie:1783 Lynn:1762 Katie:1748 Monique:1747 Kristie:1737
    Shelley:1728 Sherri:1709 Angel:1682 Bonnie:1668 Mandy:1625 Jody:1623 Shawna:1618 Kerry:1613
    Annette:1606 Yvonne:1599 Toni:1590 Meredith:1585 Molly:1573 Kendra:1567 Joanna:1527 Sonia:1520
    Janice:1484 Robyn:1468 Brooke:1452 Kerri:1445 Sheri:1440 Becky:1431 Gloria:1422 Mindy:1402
    Tracie:1380 Angie:1378 Kellie:1367 Claudia:1361 Ruth:1343 Wanda:1329 Jeanette:1297 Cathy:1294
    Adrienne:1280 Kelley:1275 Rachael:1272 Beverly:1270 Candace:1267 Sylvia:1262 Penny:1258
    Charlene:1255 Trisha:1255 Charlotte:1251 Belinda:1249 Candice:1249 Yvette:1247 Lindsay:1236
    Keri:1232 Melody:1230 Caroline:1229 Rosa:1226 Bethany:1218 Trina:1213 Joyce:1200 Joanne:1199
    Tabitha:1195 Vicki:1193 Tamika:1190 Gretchen:1180 Ginger:1178 Betty:1171 Dorothy:1167
    Debbie:1152 Darlene:1149 Helen:1147 Latoya:1146 Ellen:1143 Leigh:1141 Rose:1138 Karla:1136
    Frances:1134 Ana:1120 Alice:1113 Jean:1103 Hope:1102 Tasha:1097 Latonya:1091 Nikki:1088
    Latasha:1088 Maureen:1067 Bobbie:1058 Rita:1055 Peggy:1053 Shirley:1052 Marsha:1042 Cara:1042
    Christa:1039 Audrey:1038 Norma:1027 Shana:1023 Juanita:1018 Leticia:1015 Kimberley:1011
    Billie:998 Evelyn:997 Tonia:994 Desiree:986 Judith:984 Joann:982 Shanna:982 Elaine:978
    Angelica:973 Charity:972 Staci:969 Tami:968 Judy:966 Rebekah:965 Raquel:959 Tammie:958 Jane:949
    Meghan:936 Jackie:931 Sally:928 Jana:917 Priscilla:911 Sandy:910 Rochelle:908 Summer:903
    Jodie:901 Marcia:897 Alisha:892 Keisha:890 Stefanie:871 Loretta:864 Eva:860 Dena:850
    Cristina:845 Janelle:844 Christi:842 Naomi:842 Rachelle:840 Marisa:832 Irene:828 Kirsten:826
    Jeanne:820 Jenifer:817 Roxanne:817 Miranda:812 Roberta:809 Dina:804 Shauna:804 Sonja:796
    Marilyn:793 Eileen:792 Gwendolyn:791 Vickie:790 Katina:788 Olivia:785 Teri:784 Amie:781 Lora:777
    Cheri:776 Jennie:776 Lindsey:774 Lesley:772 Lara:761 Lydia:761 Alisa:758 Autumn:736 Sheryl:736
    Jacquelyn:734 Lynette:728 Esther:728 Nina:727 Antoinette:720 Gail:715 Deana:707 Jaclyn:702
    Lorraine:700 Alexandra:697 Jami:696 Ronda:693 Candy:688 Bobbi:686 Ericka:673 Abigail:671
    Chandra:670 Ebony:669 Latisha:664 Cherie:661 Marla:661 Angelia:652 Kenya:650 Joan:648
    Jeannie:648 Shari:644 Ruby:643 Miriam:643 Lakisha:641 Tameka:638 Marcy:638 Angelina:635
    Faith:635 Marisol:629 Krystal:625 Dianna:623 Adriana:619 Audra:616 Angelique:614 Marissa:613
    Grace:610 Alyssa:608 Alexis:607 Janine:607 Elisa:602 Jolene:602 Karin:600 Shelby:597 Wendi:595
    Tania:592 Jo:592 Melisa:589 Bernadette:589 Lorena:586 Shelia:584 Rosemary:582 Ramona:578
    Nora:577 Marlene:572 Camille:568 Tanisha:563 Carey:560 Alma:559 Sherrie:558 Cecilia:557
    Celeste:553 Kate:550 Betsy:546 Brandie:542 Annie:542 Darla:538 Lillian:537 Maribel:534
    Glenda:532 Amelia:532 Chasity:532 Patrice:532 Lorie:529 Tabatha:527 Elena:527 Lana:524
    Jocelyn:522 Jeannette:520 Guadalupe:520 Marcie:518 Johanna:517 Josephine:515 Tisha:508
    Leanne:506 Vivian:501 Whitney:500 Darcy:499 Hilary:495 Marci:492 Doris:485 Selena:484 Serena:484
    Constance:484 Daphne:483 Hollie:482 Bridgette:482 Tammi:482 Jeanine:477 Terra:476 Margarita:475
    Allyson:474 Vicky:474 Marianne:473 Elisabeth:470 Paige:468 Iris:468 Lena:468 Emma:467
    Jillian:467 Lakeisha:466 Latanya:465 Arlene:465 Aisha:464 Tia:464 Alissa:462 Sophia:458
    Hannah:456 Lawanda:453 Chrystal:451 Lea:445 Cari:443 Mia:442 Chastity:435 Lynda:435 Cassie:434
    Marjorie:434 Liza:426 Edith:425 Jenna:423 Joni:421 Misti:420 Blanca:420 Dionne:415 Jasmine:414
    Yesenia:414 Leann:414 Corinne:414 Lashonda:414 Malinda:410 Gabriela:409 Shonda:407 Laurel:406
    Hillary:405 Kimberlee:404 Karrie:404 Irma:403 Pauline:401 Claire:396 Isabel:394 Dora:394
    Georgia:391 Esmeralda:390 Nadine:389 Lakesha:389 Marcella:389 Luz:388 Ladonna:387 Katharine:385
    Phyllis:384 Sue:382 Kisha:381 Janie:381 Dianne:381 Myra:378 Gabrielle:378 Ingrid:373 Lucy:370
    Maryann:370 Bridgett:368
    1980 Jessica:46944 Jennifer:44084 Amanda:36970 Ashley:35215 Sarah:27256 Stephanie:21813
    Melissa:21790 Nicole:21046 Elizabeth:19894 Heather:19184 Tiffany:15861 Michelle:15399
    Amber:15394 Megan:15350 Amy:15065 Rachel:14666 Kimberly:14644 Christina:14598 Lauren:14514
    Crystal:14100 Brittany:14084 Rebecca:13622 Laura:13457 Danielle:13436 Emily:13175 Samantha:12112
    Angela:11658 Erin:11581 Kelly:10954 Sara:10464 Lisa:10260 Katherine:9915 Andrea:9824 Jamie:9655
    Mary:9584 Erica:9314 Courtney:8430 Kristen:8322 Shannon:7841 April:7594 Katie:7285 Lindsey:7194
    Kristin:7055 Lindsay:6848 Christine:6800 Alicia:6696 Vanessa:6571 Maria:6566 Kathryn:6244
    Allison:6232 Julie:6168 Anna:5729 Tara:5633 Kayla:5528 Natalie:5442 Victoria:5325 Monica:5185
    Jacqueline:5155 Holly:4965 Kristina:4594 Patricia:4512 Cassandra:4490 Brandy:4452 Whitney:4437
    Chelsea:4316 Brandi:4288 Catherine:4242 Cynthia:4166 Kathleen:3940 Veronica:3922 Leslie:3872
    Natasha:3820 Krystal:3749 Stacy:3699 Diana:3688 Erika:3684 Dana:3681 Jenna:3659 Meghan:3620
    Carrie:3608 Leah:3604 Melanie:3594 Brooke:3498 Karen:3491 Alexandra:3479 Valerie:3462
    Caitlin:3360 Julia:3334 Alyssa:3295 Jasmine:3294 Hannah:3268 Stacey:3213 Brittney:3153
    Susan:3054 Margaret:3035 Sandra:3002 Candice:2985 Latoya:2954 Bethany:2934 Misty:2912
    Katrina:2882 Tracy:2849 Kelsey:2775 Kara:2750 Nichole:2723 Alison:2701 Heidi:2638 Alexis:2631
    Molly:2588 Tina:2584 Pamela:2574 Rachael:2566 Nancy:2548 Jillian:2544 Candace:2516 Denise:2511
    Sabrina:2463 Gina:2445 Renee:2441 Jill:2441 Kendra:2438 Morgan:2428 Brenda:2414 Monique:2389
    Teresa:2340 Krista:2286 Linda:2281 Miranda:2272 Robin:2269 Dawn:2241 Kristy:2238 Theresa:2238
    Tanya:2230 Wendy:2227 Melinda:2221 Joanna:2220 Anne:2211 Felicia:2194 Desiree:2181 Jaclyn:2180
    Alisha:2175 Lori:2164 Tamara:2123 Marissa:2110 Kelli:2105 Lacey:2077 Abigail:2064 Christy:2022
    Jenny:1971 Tabitha:1957 Colleen:1946 Meredith:1920 Barbara:1912 Angelica:1907 Carolyn:1863
    Rebekah:1832 Ebony:1826 Deanna:1815 Tonya:1798 Caroline:1794 Kristi:1771 Kari:1754 Michele:1726
    Brianna:1713 Bridget:1710 Angel:1674 Marie:1653 Sharon:1650 Sheena:1640 Tasha:1626 Meagan:1625
    Jaime:1621 Cindy:1602 Priscilla:1600 Ann:1593 Ashlee:1585 Stefanie:1583 Cassie:1576
    Adrienne:1567 Tammy:1565 Ana:1550 Beth:1537 Dominique:1510 Mallory:1508 Latasha:1503
    Cristina:1502 Virginia:1499 Deborah:1478 Katelyn:1478 Audrey:1466 Regina:1458 Carla:1445
    Cheryl:1432 Olivia:1403 Autumn:1382 Claudia:1378 Nina:1362 Kristine:1356 Kate:1356 Janet:1352
    Jacquelyn:1342 Cara:1327 Aimee:1319 Mandy:1313 Donna:1304 Martha:1303 Suzanne:1298 Shawna:1297
    Trisha:1281 Haley:1277 Mindy:1266 Adriana:1262 Carmen:1262 Janelle:1257 Carly:1247 Kaitlin:1246
    Bianca:1245 Summer:1216 Bonnie:1210 Toni:1201 Abby:1189 Grace:1178 Robyn:1177 Joy:1168
    Alexandria:1165 Jodi:1160 Gabrielle:1151 Yolanda:1139 Kellie:1131 Ruth:1119 Diane:1118
    Mayra:1108 Paula:1107 Lydia:1105 Evelyn:1097 Kaitlyn:1089 Briana:1088 Krystle:1087 Naomi:1084
    Claire:1083 Sophia:1081 Rosa:1078 Gloria:1043 Nikki:1041 Melody:1037 Emma:1036 Marisa:1036
    Paige:1035 Ellen:1024 Shanna:1013 Britney:1000 Shana:995 Jeanette:994 Ashleigh:988 Rose:983
    Debra:982 Kelley:979 Raquel:978 Amelia:974 Randi:972 Kasey:971 Sasha:970 Christie:969
    Hillary:960 Sheila:954 Sonia:953 Keri:945 Karla:935 Sylvia:931 Daisy:915 Shelly:910 Justine:908
    Roxanne:904 Rachelle:903 Charlene:894 Chelsey:893 Sierra:885 Esther:881 Carol:881 Jocelyn:878
    Stacie:876 Kirsten:874 Savannah:871 Christa:867 Anita:859 Tia:858 Sherry:858 Rhonda:858
    Kerri:856 Yvonne:850 Frances:849 Shauna:848 Traci:847 Charlotte:847 Leigh:846 Sonya:842
    Helen:840 Lacy:840 Tracey:837 Karina:837 Hilary:834 Laurie:833 Annie:825 Yesenia:822 Charity:821
    Alissa:820 Angelina:820 Johanna:816 Leticia:816 Kristie:814 Brianne:810 Tamika:795 Shelby:788
    Katharine:786 Gabriela:781 Eva:781 Elise:775 Terri:772 Yvette:771 Miriam:771 Carissa:763
    Hope:762 Latisha:760 Kerry:759 Maggie:751 Elisabeth:750 Janice:749 Jane:743 Breanna:739
    Alice:732 Rochelle:729 Tabatha:729 Jana:727 Allyson:721 Dorothy:714 Maureen:712 Elaine:712
    Annette:710 Irene:710 Tricia:709 Chasity:708 Cortney:705 Staci:705 Jade:704 Cecilia:698
    Kathy:698 Camille:697 Antoinette:693 Alana:692 Keisha:688 Sandy:682 Shelley:682 Tanisha:681
    Aubrey:680 Lynn:678 Elisa:673 Faith:667 Juanita:655 Lorena:655 Destiny:654 Jami:651 Brandie:648
    Jennie:646 Lesley:640 Clarissa:637 Bobbie:635 Ariel:635 Tessa:632 Ruby:631 Elena:629
    Marquita:626 Ericka:622 Amie:614 Rita:614 Sally:612 Hayley:611 Connie:611 Guadalupe:606
    Jackie:605 Patrice:602 Jasmin:595 Becky:593 Katy:592 Joyce:591 Lyndsey:584 Judith:579 Leanne:576
    Taryn:574 Tiara:574 Constance:573 Latonya:573 Eileen:569 Alma:568 Mia:568 Angie:567 Gretchen:567
    Jenifer:565 Chrystal:560 Marilyn:558 Marisol:557 Shayla:556 Alyson:556 Lakeisha:555 Norma:555
    Alejandra:554 Maribel:554 Nadia:553 Nora:552 Madeline:549 Kira:546 Kylie:544 Joanne:542 Lara:540
    Lillian:539 Beverly:537 Belinda:535 Meaghan:534 Christin:532 Celeste:531 Jolene:530 Serena:526
    Alisa:522 Darlene:518 Hollie:517 Corinne:517 Betty:516 Shirley:507 Audra:505 Callie:504
    Sherri:502 Jody:502 Tameka:499 Rosemary:499 Trista:497 Isabel:496 Tiffani:493 Bridgette:490
    Laurel:490 Lakisha:487 Judy:485 Jean:485 Elisha:484 Anastasia:483 Larissa:482 Tatiana:480
    Alexa:479 Esmeralda:478 Bobbi:477 Marlene:477 Genevieve:475 Christen:475 Carolina:474 Iris:474
    Josephine:473 Lucy:472 Brittani:470 Ariana:469 Terra:464 Michaela:461 Julianne:461 Jayme:460
    Chantel:460 Mackenzie:459 Noelle:458 Sydney:458 Lena:458 Blanca:456 Caitlyn:448 Elyse:445
    Janine:445 Sheri:444 Ciara:444 Alaina:440 Mercedes:440 Blair:440 Ginger:436 Kristal:434
    Leann:432 Billie:431 Margarita:430 Dianna:429 Chandra:428 Joann:428 Aisha:426 Jodie:426
    Tania:425 Chanel:424 Tracie:424 Tierra:420 Brenna:419 Joni:417 Marina:416 Daniela:414
    Chelsie:414 Vivian:414 Lora:413 Lorraine:411 Ashlie:411 Mandi:409 Shayna:408
    1990 Jessica:30307 Ashley:30179 Emily:23722 Sarah:22425 Samantha:22398 Amanda:19106
    Brittany:19081 Elizabeth:17260 Taylor:16901 Megan:16035 Hannah:15876 Kayla:15588 Lauren:15356
    Stephanie:14980 Rachel:14908 Jennifer:14800 Nicole:13608 Alexis:13118 Victoria:11744 Amber:11559
    Alyssa:11524 Courtney:11328 Rebecca:10966 Danielle:10956 Jasmine:10530 Brianna:9909
    Katherine:9686 Alexandra:9479 Madison:9189 Morgan:9118 Melissa:8998 Michelle:8651 Kelsey:8512
    Chelsea:8480 Anna:7849 Kimberly:7788 Tiffany:7753 Olivia:7588 Mary:7555 Christina:7464
    Allison:7442 Abigail:7275 Sara:7214 Shelby:7199 Heather:7162 Haley:7119 Maria:7085 Kaitlyn:6756
    Laura:6720 Erin:6533 Andrea:6522 Natalie:6337 Brooke:6062 Julia:5993 Emma:5814 Vanessa:5790
    Erica:5575 Sydney:5575 Kelly:5571 Kristen:5307 Katelyn:5281 Marissa:5121 Amy:5116 Crystal:5109
    Paige:5055 Cassandra:5036 Gabrielle:4981 Katie:4935 Caitlin:4903 Lindsey:4897 Destiny:4823
    Kathryn:4715 Jacqueline:4594 Shannon:4591 Jenna:4584 Angela:4515 Savannah:4470 Mariah:4460
    Alexandria:4409 Sierra:4363 Alicia:4348 Briana:4280 Miranda:4222 Jamie:4144 Catherine:4075
    Brittney:4003 Breanna:4002 Grace:3984 Monica:3888 Sabrina:3866 Madeline:3696 Caroline:3682
    Molly:3655 Erika:3506 Mackenzie:3477 Leah:3408 Diana:3377 Whitney:3288 Cheyenne:3184 Bailey:3161
    Christine:3161 Meghan:3150 Lindsay:3138 Angelica:3132 Cynthia:3131 Margaret:3128 Kaitlin:3082
    Alexa:3029 Hailey:3029 Veronica:2985 Melanie:2935 Bianca:2855 Autumn:2815 Ariel:2814
    Kristin:2782 Bethany:2775 Lisa:2743 Kristina:2724 Holly:2707 Leslie:2676 Chloe:2585 April:2576
    Julie:2542 Claire:2531 Kaylee:2521 Brenda:2492 Kathleen:2484 Rachael:2451 Karen:2451 Sophia:2449
    Patricia:2412 Gabriela:2408 Kendra:2397 Dominique:2364 Kara:2351 Ana:2351 Desiree:2349 Tara:2336
    Michaela:2316 Brandi:2296 Carly:2279 Kylie:2273 Karina:2261 Adriana:2233 Valerie:2201
    Caitlyn:2199 Natasha:2197 Hayley:2185 Rebekah:2092 Jocelyn:2088 Cassidy:2066 Jade:2039
    Gabriella:2016 Makayla:2008 Daisy:1999 Jillian:1972 Alison:1972 Audrey:1952 Faith:1952
    Nancy:1948 Dana:1928 Krystal:1908 Alejandra:1900 Ariana:1886 Summer:1880 Isabella:1875
    Mikayla:1874 Raven:1850 Katrina:1840 Kiara:1782 Sandra:1762 Meagan:1710 Lydia:1693 Kirsten:1688
    Chelsey:1684 Zoe:1679 Monique:1676 Claudia:1650 Mallory:1647 Joanna:1628 Deanna:1622 Isabel:1610
    Ashlee:1598 Felicia:1564 Marisa:1553 Mercedes:1529 Mckenzie:1528 Jasmin:1523 Krista:1521
    Yesenia:1517 Diamond:1516 Evelyn:1512 Cindy:1504 Selena:1504 Brandy:1490 Gina:1488 Mia:1462
    Bridget:1459 Tori:1453 Kassandra:1453 Alisha:1451 Priscilla:1449 Anne:1447 Hope:1430 Cierra:1406
    Maya:1396 Abby:1387 Lacey:1385 Denise:1374 Tabitha:1369 Amelia:1354 Jazmin:1332 Allyson:1326
    Ashleigh:1319 Cristina:1311 Hanna:1308 Ciara:1306 Colleen:1292 Naomi:1288 Carolyn:1288
    Karla:1286 Linda:1280 Meredith:1277 Jazmine:1267 Jaclyn:1266 Asia:1266 Kendall:1263 Daniela:1217
    Britney:1206 Tessa:1204 Arianna:1196 Teresa:1195 Guadalupe:1187 Tatiana:1168 Adrianna:1156
    Nina:1154 Nichole:1153 Candace:1152 Jada:1142 Kasey:1141 Ellen:1134 Katelynn:1130 Lillian:1122
    Carmen:1116 Mayra:1114 Maggie:1110 Wendy:1108 Renee:1108 Rosa:1107 Raquel:1095 Justine:1090
    Aubrey:1090 Tiara:1089 Susan:1086 Alissa:1080 Heidi:1079 Katlyn:1072 Tamara:1069 Clarissa:1059
    Theresa:1059 Jordyn:1059 Ashlyn:1058 Ruby:1055 Camille:1045 Kiana:1036 Carrie:1031
    Esmeralda:1028 Kelli:1023 Angelina:1021 Ebony:1017 Marina:1017 Jenny:1014 Jessie:1014
    Alexus:1013 Cecilia:1011 Jacquelyn:1003 Miriam:1002 Virginia:986 Candice:986 Cara:984
    Carolina:984 Celeste:981 Marie:981 Gloria:978 Lily:976 Elise:971 Kelsie:971 Tia:970 Martha:970
    Charlotte:968 Janet:966 Elena:950 Cassie:944 Callie:940 Esther:935 Kate:935 Shayla:928 Alana:922
    Brenna:920 Kylee:913 Skylar:910 Alondra:906 Savanna:905 Alexia:904 Kyra:894 Madeleine:892
    Vivian:885 Stacy:884 Carissa:882 Barbara:880 Stacey:875 Hillary:872 Ruth:870 Ashton:869
    Genesis:868 Tiana:868 Madelyn:864 Annie:859 Sadie:857 Kennedy:855 Robin:850 Arielle:849
    Anastasia:849 Brooklyn:848 Janelle:848 Rose:848 Serena:844 Sharon:844 Mckenna:841 Helen:840
    Pamela:839 Carla:839 Kyla:837 Toni:831 Deja:827 Sasha:819 Liliana:810 Kellie:809 Imani:801
    Eva:799 Sophie:798 Natalia:797 Melinda:793 Ann:790 Aaliyah:784 Adrienne:784 Aimee:783 Sofia:782
    Valeria:779 Juliana:771 Deborah:757 Tanya:757 Marisol:756 Melody:752 Elisabeth:751 Peyton:750
    Delaney:749 Kierra:747 Karissa:745 Kira:744 Nikki:744 Isabelle:727 Sonia:725 Makenzie:724
    Payton:722 Chelsie:720 Tina:719 Tierra:717 Nadia:713 Shawna:711 Josephine:706 Sidney:696
    Regina:691 Mikaela:690 Francesca:690 Macy:690 Julianna:689 Destinee:688 Kali:685 Bryanna:685
    Lorena:683 Kailey:683 Bria:678 Brianne:676 Jane:668 Tracy:668 Kayleigh:663 Alyson:661 Taryn:658
    Emilee:657 Larissa:654 Kristine:654 Cortney:652 Alaina:650 Alice:645 Chasity:643 Sylvia:638
    Tayler:638 Paola:638 Gianna:636 Paula:633 Kari:632 Precious:630 Leticia:630 Kaitlynn:628
    Harley:626 Shania:625 Cheyanne:623 Clara:622 Nicolette:621 Brittani:621 Joy:618 Shanice:615
    Kristy:614 Tania:612 Mariana:611 India:611 Robyn:611 Lucy:608 Giselle:607 Frances:606
    Jeanette:605 Johanna:604 Josie:604 Michele:602 Alma:601 Christy:598 Noelle:598 Irene:596
    Allie:595 Haylee:595 Kaila:594 Breana:592 Carley:590 Daniella:590 Shayna:583 Simone:583
    Marilyn:575 Randi:573 Marlene:571 Kristi:571 Donna:566 Angelique:566 Abbey:560 Ciera:560
    Tasha:560 Elisa:557 Iris:554 Talia:553 Yvette:553 Nora:552 Christa:547 Kourtney:545 Rachelle:543
    Elaine:543 Ericka:543 Meaghan:542 Misty:542 Kiera:538 Stefanie:534 Trisha:532 Katharine:532
    Nia:528 Kaleigh:527 Maritza:523 Kenya:522 Carina:522 Cristal:522 Corinne:520 Maribel:520
    Blanca:518 Chantel:518 Julianne:517 Tatyana:517 Ivy:511 Tiffani:507 Judith:507 Paris:506
    Kelsi:505 Aliyah:505 Alanna:503 Haleigh:502 Janae:502 Lauryn:498 Lizbeth:498 Yvonne:498
    Charity:498 Carol:495 Lori:495 Kelley:494 Kiersten:493 Yasmin:493 Baylee:492 Diane:491 Kaley:490
    Eleanor:487 Leanna:482 Margarita:482 Julissa:481 Lyndsey:478
    2000 Emily:22361 Madison:19308 Emma:18117 Olivia:15595 Hannah:15563 Abigail:15081 Isabella:14944
    Samantha:13422 Elizabeth:13330 Ashley:13299 Alexis:13071 Sarah:12427 Sophia:11917 Alyssa:11440
    Grace:11064 Ava:10448 Taylor:10093 Brianna:9970 Lauren:9712 Chloe:9641 Natalie:9503 Kayla:9429
    Jessica:9060 Anna:9012 Victoria:8488 Mia:8345 Hailey:8192 Sydney:7641 Jasmine:7598 Julia:7084
    Morgan:7073 Destiny:6970 Rachel:6822 Ella:6743 Kaitlyn:6687 Megan:6680 Katherine:6532
    Savannah:6468 Jennifer:6347 Alexandra:6122 Allison:5994 Haley:5700 Maria:5692 Kaylee:5637
    Lily:5615 Makayla:5494 Brooke:5465 Nicole:5453 Mackenzie:5452 Addison:5136 Stephanie:4993
    Lillian:4934 Andrea:4915 Zoe:4872 Faith:4871 Kimberly:4846 Madeline:4826 Alexa:4809 Katelyn:4780
    Gabriella:4734 Gabrielle:4699 Trinity:4683 Amanda:4653 Kylie:4641 Mary:4604 Paige:4554
    Riley:4550 Leah:4536 Jenna:4528 Sara:4398 Rebecca:4360 Michelle:4350 Sofia:4335 Vanessa:4319
    Angelina:4276 Caroline:4182 Avery:4168 Audrey:4149 Evelyn:4070 Maya:4001 Claire:3900 Autumn:3848
    Jocelyn:3836 Ariana:3796 Nevaeh:3795 Arianna:3780 Jada:3704 Bailey:3685 Brooklyn:3681
    Aaliyah:3634 Amber:3618 Isabel:3602 Mariah:3564 Danielle:3560 Melanie:3521 Sierra:3450 Erin:3335
    Molly:3325 Amelia:3324 Isabelle:3284 Madelyn:3260 Melissa:3259 Jacqueline:3210 Marissa:3205
    Shelby:3128 Angela:3128 Leslie:3104 Katie:3041 Jade:3026 Catherine:2967 Diana:2953 Aubrey:2951
    Mya:2877 Amy:2874 Briana:2870 Sophie:2867 Gabriela:2852 Breanna:2798 Gianna:2784 Kennedy:2756
    Gracie:2746 Peyton:2746 Adriana:2739 Christina:2712 Courtney:2696 Daniela:2663 Lydia:2629
    Kathryn:2626 Valeria:2620 Layla:2618 Alexandria:2590 Natalia:2550 Laura:2496 Charlotte:2423
    Margaret:2389 Cheyenne:2388 Mikayla:2372 Miranda:2372 Naomi:2367 Kelsey:2337 Payton:2336
    Ana:2317 Alicia:2312 Jillian:2281 Daisy:2278 Mckenzie:2254 Ashlyn:2246 Sabrina:2232 Caitlin:2228
    Summer:2216 Ruby:2200 Rylee:2194 Valerie:2194 Skylar:2186 Lindsey:2163 Kelly:2161 Genesis:2142
    Zoey:2137 Eva:2133 Sadie:2128 Alexia:2122 Cassidy:2116 Kylee:2115 Kendall:2102 Jordyn:2098
    Kate:2076 Jayla:2073 Karen:2059 Tiffany:2017 Cassandra:2012 Juliana:2006 Reagan:1997
    Caitlyn:1977 Giselle:1971 Serenity:1959 Alondra:1949 Lucy:1937 Bianca:1890 Kiara:1890
    Crystal:1888 Erica:1885 Angelica:1868 Hope:1866 Chelsea:1801 Alana:1791 Liliana:1760
    Brittany:1755 Camila:1755 Makenzie:1746 Lilly:1724 Veronica:1722 Abby:1720 Jazmin:1719
    Adrianna:1716 Delaney:1707 Karina:1707 Ellie:1702 Jasmin:1690 Maggie:1689 Julianna:1688
    Bella:1679 Erika:1671 Carly:1668 Jamie:1648 Mckenna:1635 Ariel:1623 Karla:1613 Kyla:1606
    Mariana:1581 Elena:1568 Nadia:1565 Kyra:1562 Alejandra:1553 Esmeralda:1547 Bethany:1535
    Aliyah:1530 Amaya:1525 Cynthia:1516 Vivian:1468 Monica:1467 Elise:1456 Keira:1451 Camryn:1451
    Laila:1443 Mallory:1434 Brenda:1434 Kendra:1422 Meghan:1408 Makenna:1402 Haylee:1398
    Heather:1398 Jazmine:1394 Hayley:1394 Josephine:1391 Reese:1382 Fatima:1360 Rebekah:1352
    Hanna:1350 Kara:1347 Alison:1328 Macy:1321 Annabelle:1316 Tessa:1316 Michaela:1307 Savanna:1302
    Joanna:1296 Allyson:1295 Lizbeth:1294 Nina:1287 Desiree:1280 Clara:1271 Diamond:1256
    Kristen:1255 Guadalupe:1252 Julie:1247 Shannon:1246 Selena:1239 Alaina:1234 Lindsay:1226
    Piper:1220 Carmen:1220 Katelynn:1219 Kira:1207 Ciara:1203 Cecilia:1197 Heaven:1192 Aniyah:1185
    Stella:1183 Kailey:1183 Kayleigh:1175 Camille:1175 Kaitlin:1164 Holly:1159 Allie:1153
    Brooklynn:1146 April:1140 Esther:1134 Alivia:1134 Miriam:1125 Asia:1122 Claudia:1121
    Eleanor:1118 Tatiana:1114 Carolina:1106 Nancy:1092 Nora:1091 Callie:1088 Anastasia:1084
    Melody:1083 Eliana:1070 Sienna:1068 Kamryn:1066 Josie:1063 Madeleine:1062 Serena:1062
    Cadence:1058 Celeste:1054 Julissa:1052 Ashlynn:1045 Eden:1035 Paris:1033 Alayna:1010 Jayda:1010
    Heidi:1009 Aniya:1008 Kathleen:1006 Raven:1002 Britney:1001 Sandra:998 Izabella:992 Leila:989
    Cindy:989 Paola:987 Bridget:986 Daniella:986 Violet:980 Natasha:963 Kaylie:961 Eliza:960
    Alina:960 Priscilla:958 Wendy:957 Shayla:956 Georgia:953 Rose:953 Kristina:952 Katrina:950
    Aurora:944 Alissa:943 Kirsten:933 Patricia:931 Nayeli:929 Ivy:928 Leilani:926 Emely:922
    Jadyn:916 Rachael:914 Ruth:912 Denise:905 Lila:903 London:900 Brenna:900 Marley:899 Lexi:898
    Yesenia:890 Meredith:889 Helen:884 Annie:882 Imani:881 Emilee:881 Annika:878 Fiona:877
    Madalyn:872 Tori:870 Christine:869 Kassandra:867 Ashlee:867 Lauryn:866 Anahi:865 Sasha:864
    Iris:863 Scarlett:859 Nia:856 Kiana:856 Tara:856 Kiera:853 Talia:851 Mercedes:844 Yasmin:842
    Sidney:840 Rylie:833 Angie:832 Cierra:831 Ryleigh:826 Tatum:825 Alice:825 Dulce:824
    Genevieve:822 Malia:820 Harley:819 Joselyn:812 Kiley:811 Lucia:808 Phoebe:808 Kyleigh:802
    Rosa:797 Dana:794 Brittney:790 Bryanna:790 Marisol:784 Lola:781 Anne:780 Kassidy:779 Marisa:778
    Cora:774 Madisyn:765 Brynn:763 Delilah:760 Itzel:760 Clarissa:755 Marina:751 Valentina:750
    Perla:748 Lesly:745 Baylee:743 Hailee:742 Maddison:742 Lacey:739 Kaylin:737 Hallie:736
    Gloria:725 Sage:725 Harmony:722 Madyson:721 Linda:718 Whitney:718 Alexus:717 Jane:712
    Elisabeth:712 Halle:711 Lisa:702 Francesca:702 Noelle:697 Viviana:696 Cristina:695 Fernanda:695
    Madilyn:693 Deanna:692 Khloe:691 Shania:690 Anya:688 Raquel:686 Tiana:685 Tabitha:683
    Krystal:681 Ximena:679 Johanna:678 Janelle:676 Teresa:675 Carolyn:672 Skye:670 Virginia:670
    Jenny:668 Jaelyn:667 Janiya:666 Amari:662 Kaitlynn:659 Estrella:658 Brielle:658 Macie:658
    Paulina:656 Jaqueline:655 Presley:654 Sarai:651 Taryn:650 Ashleigh:648 Ashanti:648 Nyla:647
    Kaelyn:646 Aubree:644 Dominique:643 Elaina:641 Kaydence:640 Alyson:640 Teagan:638 Ainsley:636
    Raegan:636 India:635 Emilia:634 Nataly:633 Kaleigh:628 Ayanna:624 Addyson:624 Tamia:620
    Emerson:620 Tania:618 Alanna:617 Athena:616 Carla:616 Miracle:614 Marie:612 Kristin:610
    Destinee:609 Lena:606 Martha:606 Regan:604 Haleigh:603 Cara:603 Cheyanne:603 Willow:600
    Alisha:600 Alessandra:598 America:598 Amya:598 Madelynn:597 Lyla:596 Samara:596 Hazel:592
    Joy:592 Miley:591
    """

  /// Men's names by decade of birth, the most common ones first.
  private static let americanMensNames = """
    1930 Robert:59067 James:54735 John:48782 William:41662 Richard:33042 Charles:30312 Donald:28362
    George:19224 Thomas:18384 Joseph:18052 David:16467 Edward:14781 Ronald:14029 Paul:12574
    Kenneth:12508 Frank:10806 Raymond:9957 Jack:9637 Harold:9543 Billy:8831 Gerald:8280 Walter:8088
    Jerry:8068 Joe:7146 Eugene:7092 Henry:7041 Bobby:6940 Arthur:6770 Carl:6674 Larry:6523
    Ralph:6379 Albert:6280 Willie:6246 Fred:5614 Michael:5600 Lawrence:5448 Harry:5310 Howard:5148
    Roy:5147 Norman:4998 Roger:4961 Daniel:4799 Louis:4774 Earl:4459 Gary:4360 Clarence:4266
    Anthony:4253 Francis:4138 Wayne:4113 Marvin:4107 Ernest:3932 Leonard:3920 Herbert:3781
    Melvin:3770 Stanley:3712 Leroy:3626 Don:3597 Peter:3582 Jimmy:3539 Alfred:3437 Dale:3252
    Bill:3233 Samuel:3213 Bernard:3054 Ray:3020 Gene:2930 Philip:2884 Russell:2883 Frederick:2660
    Franklin:2638 Dennis:2636 Douglas:2602 Jimmie:2581 Gordon:2546 Andrew:2503 Theodore:2495
    Floyd:2488 Johnny:2459 Allen:2435 Glenn:2422 Bruce:2412 Edwin:2402 Lee:2395 Lloyd:2379 Bob:2329
    Clifford:2309 Leon:2300 Leo:2285 Clyde:2244 Eddie:2232 Vernon:2219 Martin:2192 Alvin:2148
    Jim:2082 Herman:2031 Lewis:2001 Harvey:1990 Tommy:1985 Vincent:1940 Charlie:1915 Warren:1915
    Jerome:1896 Jesse:1893 Patrick:1839 Stephen:1827 Curtis:1801 Arnold:1788 Gilbert:1774 Elmer:1736
    Lester:1698 Duane:1685 Phillip:1653 Cecil:1648 Tom:1642 Alan:1637 Milton:1572 Jackie:1568
    Victor:1556 Johnnie:1533 Roland:1500 Benjamin:1461 Glen:1448 Chester:1441 Calvin:1417 Keith:1387
    Dean:1362 Sam:1335 Wallace:1324 Claude:1274 Maurice:1264 Willard:1246 Manuel:1232 Jose:1229
    Leslie:1224 Edgar:1186 Max:1175 Hugh:1170 Oscar:1137 Virgil:1136 Allan:1135 Darrell:1112
    Terry:1103 Everett:1095 Wesley:1094 Ted:1052 Freddie:1045 Jay:1021 Dick:1016 Hubert:981
    Nicholas:971 Rodney:969 Lowell:966 Dan:962 Neil:946 Sidney:941 Homer:941 Delbert:917 Tony:916
    Morris:912 Lyle:905 Wilbur:904 Luther:885 Earnest:872 Ronnie:871 Bennie:870 Joel:869 Ben:864
    Steve:857 Rudolph:820 Willis:819 Horace:812 Lonnie:812 Mike:803 Junior:800 Carroll:796 Karl:772
    Guy:756 Roosevelt:747 Otis:745 Mark:745 Nathaniel:741 Danny:723 Alton:721 Marshall:717
    Clayton:717 Alexander:709 Benny:686 Clifton:685 Archie:673 Oliver:671 Clinton:670 Barry:664
    Juan:661 Salvatore:648 Nelson:647 Jon:636 Alex:630 Leland:628 Matthew:625 Wendell:622
    Wilbert:616 Julius:612 Lynn:604 Doyle:602 Edmund:600 Rex:594 Myron:589 Ira:584 Orville:582
    Merle:580 Ivan:578 Fredrick:558 Loren:557 Carlos:555 Pete:553 Ramon:552 Jesus:548 Perry:541
    Malcolm:538 Troy:537 Dewey:533 Gerard:530 Eldon:528 Jacob:526 Antonio:523 Elbert:521
    Sylvester:514 Timothy:511 Buddy:510 Angelo:510 Stuart:510 Ervin:507 Tommie:502 Carlton:502
    Dwight:489 Julian:486 Steven:484 Sherman:483 Byron:482 Dave:482 Laurence:481 Rufus:477 Irvin:476
    Grady:474 Aaron:473 Isaac:471 Conrad:471 Nathan:470 Nick:467 Ruben:464 Mack:464 Ross:456
    Wilfred:449 Ellis:448 Forrest:442 Teddy:439 Sheldon:430 Owen:428 Burton:427 Bert:426 Irving:424
    Dallas:424 Donnie:423 Rudy:421 Felix:420 Sammy:417 Norbert:414 Neal:408 Loyd:406 Boyd:395
    Harlan:389 Reginald:386 Percy:386 Harley:378 Gregory:377 Aubrey:377 Clark:376 Darrel:373
    Wilson:370 Garland:369 Irwin:360 Emmett:356 Elwood:355 Emil:352 Pedro:351 Louie:348 Johnie:345
    Preston:344 Marlin:340 Grover:339 Amos:334 Francisco:333 Sammie:333 Noel:330 Raul:324 Jerald:322
    Mario:321 August:320 Travis:318 Brian:318 Otto:314 Kent:312 Cornelius:312 Royce:311 Maynard:310
    Wade:310 Darwin:302 Randall:302 Delmar:299 Alfonso:299 Merlin:296 Dominick:296 Morton:296
    Edmond:294 Woodrow:292 Lionel:292 Murray:291 Roberto:290 Dominic:288 Randolph:285 Luis:281
    Eric:280 Kermit:279 Grant:275 Christopher:274 Moses:272 Elton:272 Ned:271 Austin:269 Erwin:262
    Thurman:262 Mitchell:262 Millard:260 Roscoe:258 Phil:257 Ed:256 Elvin:255 Abraham:250
    Cleveland:248 Sanford:247 Stewart:247 Odell:246 Norris:244 Alonzo:243 Gale:243 Charley:242
    Adam:241 Will:240 Weldon:239 Jasper:237 Andy:233 Clair:232 Wiley:232 Marcus:230 Merrill:230
    Reuben:227 Lamar:219 Adolph:219 Seymour:218 Lavern:218 Adrian:217 Huey:217 Harrison:216
    Monroe:216 Lorenzo:214 Elijah:213 Simon:212 Wilburn:212 Garry:212 Hollis:211 Wilmer:207
    Salvador:203 Emanuel:202 Gus:199 Scott:198 Coy:198 Rodger:196 Armando:196 Armand:195 Craig:195
    Van:195 Jake:194 Alfredo:194 Buford:193 Al:192 Rolland:192 Barney:191 Emory:190 Sterling:190
    Chris:190 Truman:189 Winston:186 Dudley:186 Clement:184 Daryl:184 Levi:184 Mervin:184
    Gabriel:184 Russel:183 Bradley:183 Nolan:182 Dwayne:181 Hal:181 Hector:179 Ricardo:179
    Spencer:179 Freddy:178 Terrence:177 Hershel:176 Rocco:175 Frederic:174 Rene:174 Elliott:174
    Delmer:174 Mickey:173 Monte:173 Jackson:171 Basil:170 Carrol:170 Jess:170 Ward:170 Wilford:169
    Roderick:168 Vern:168 Alva:168 Linwood:168 Ken:167 Jonathan:166 Emery:166 Miguel:166 Miles:166
    Denis:165 Arlen:165 Harris:163 Kevin:163 Earle:163 Noah:160 Eli:159 Darryl:156 Normand:155
    Booker:154 Vito:153 Jeff:152 Bud:151 Vance:150 Winfred:150 Forest:149 Solomon:149 Silas:148
    Herschel:148 Milford:147 Riley:147 Carmine:147 Ulysses:145 Arturo:144 Elmo:144 Rodolfo:143
    Olin:143 Denver:142 Cyril:142 Dalton:142 Lenard:142 Fernando:142 Pablo:142 Micheal:140
    Rafael:140 Blaine:140 Claud:139 Freeman:138 Tim:138 Ernie:137 Fredric:136 Elias:136 Royal:136
    Everette:135 Galen:135 Dewayne:135 Tomas:133 Melvyn:133 Ernesto:133 Warner:132 Kenny:131
    Odis:131 Enrique:130 Kennith:130 Cletus:130 Bryan:129 Kelly:129 Burl:129 Dana:129 Alden:129
    Roman:129 Alphonse:128 Bernie:128 Alphonso:128 Luke:127 Alberto:127 Arden:126 Gaylord:126
    Wilton:126
    1940 James:79565 Robert:75800 John:71153 William:55638 Richard:47738 David:42629 Charles:36167
    Thomas:35076 Michael:33656 Ronald:28240 Larry:25585 Donald:24775 Joseph:23024 Gary:21771
    George:20897 Kenneth:19850 Paul:18334 Edward:17477 Jerry:16721 Dennis:16208 Frank:11940
    Daniel:11277 Raymond:10905 Roger:10758 Stephen:10678 Gerald:10332 Walter:8372 Harold:8214
    Steven:8121 Douglas:8076 Lawrence:8044 Terry:7696 Wayne:7512 Arthur:7396 Jack:7392 Carl:7273
    Henry:7245 Willie:7239 Bruce:7208 Joe:7199 Peter:6934 Billy:6781 Roy:6562 Ralph:6495
    Anthony:6483 Jimmy:6350 Albert:6026 Bobby:5887 Eugene:5726 Johnny:5718 Fred:5665 Harry:5624
    Howard:5352 Mark:5073 Alan:5031 Louis:4942 Philip:4873 Patrick:4862 Dale:4680 Danny:4665
    Stanley:4626 Leonard:4427 Timothy:4350 Gregory:4324 Samuel:4313 Ronnie:4245 Norman:4216
    Ernest:4175 Russell:4132 Francis:3952 Melvin:3922 Earl:3912 Frederick:3910 Allen:3905 Bill:3776
    Tommy:3703 Phillip:3700 Marvin:3643 Steve:3628 Don:3624 Barry:3619 Clarence:3619 Glenn:3571
    Jim:3562 Eddie:3479 Mike:3464 Andrew:3462 Jeffrey:3434 Leroy:3385 Alfred:3199 Martin:3140
    Lee:3098 Tom:2988 Ray:2965 Herbert:2870 Gene:2774 Bernard:2644 Theodore:2624 Curtis:2600
    Keith:2587 Clifford:2582 Rodney:2484 Gordon:2446 Jimmie:2435 Jesse:2433 Vincent:2390 Warren:2373
    Lloyd:2359 Leon:2358 Jerome:2311 Edwin:2297 Brian:2280 Victor:2252 Bob:2137 Floyd:2100
    Lewis:2092 Harvey:2076 Alvin:2071 Clyde:2070 Craig:2029 Vernon:2003 Leslie:1938 Franklin:1930
    Calvin:1924 Jon:1904 Jay:1866 Charlie:1825 Darrell:1823 Jackie:1812 Dan:1801 Allan:1783
    Randall:1778 Joel:1742 Gilbert:1734 Benjamin:1718 Lester:1708 Duane:1707 Leo:1696 Tony:1696
    Herman:1684 Jose:1681 Glen:1655 Johnnie:1642 Dean:1636 Arnold:1603 Lonnie:1590 Christopher:1587
    Nicholas:1551 Freddie:1537 Chester:1528 Eric:1519 Milton:1487 Cecil:1484 Manuel:1419 Randy:1416
    Roland:1309 Ted:1302 Dwight:1286 Claude:1282 Wesley:1246 Neil:1243 Sam:1235 Scott:1217 Dave:1174
    Wallace:1146 Kevin:1129 Hugh:1099 Donnie:1098 Elmer:1087 Micheal:1062 Willard:1060 Juan:1055
    Maurice:1048 Garry:1032 Marshall:1024 Oscar:1019 Edgar:980 Karl:973 Sidney:961 Stuart:953
    Nathaniel:949 Alexander:948 Sammy:936 Everett:931 Benny:930 Guy:895 Virgil:895 Morris:880
    Matthew:876 Earnest:870 Lyle:862 Max:852 Bennie:848 Wendell:838 Kent:835 Jonathan:830
    Fredrick:823 Clifton:815 Luther:814 Gerard:812 Carlos:810 Ben:808 Tim:800 Nelson:782 Perry:778
    Clinton:770 Otis:766 Terrence:765 Dick:756 Randolph:755 Lowell:733 Delbert:724 Chris:716 Ira:715
    Reginald:709 Hubert:709 Carroll:708 Clayton:706 Homer:695 Horace:687 Alex:686 Ricky:680
    Laurence:667 Rex:667 Rudolph:655 Byron:653 Loren:640 Alton:637 Ruben:632 Jesus:631 Archie:630
    Leland:626 Marc:618 Troy:618 Neal:616 Willis:616 Ross:615 Pete:613 Mitchell:612 Antonio:610
    Oliver:606 Rick:598 Wilbur:596 Tommie:595 Aaron:594 Jeff:591 Roosevelt:590 Edmund:581
    Wilbert:580 Rudy:578 Darryl:574 Jerald:571 Malcolm:568 Mack:564 Nathan:558 Salvatore:557 Ron:557
    Julius:556 Bradley:554 Doyle:553 Myron:552 Terrance:546 Sherman:545 Dewey:537 Carlton:536
    Sylvester:536 Daryl:529 Rodger:529 Darrel:527 Frankie:526 Julian:516 Teddy:514 Nick:512 Greg:510
    Isaac:507 Clark:505 Kenny:494 Ivan:488 Ken:488 Jacob:485 Woodrow:476 Jeffery:476 Rufus:466
    Tyrone:466 Ramon:464 Ellis:462 Phil:458 Grady:457 Ervin:452 Raul:450 Preston:450 Forrest:450
    Mickey:448 Roberto:445 Elbert:445 Brent:438 Wilson:436 Dallas:435 Felix:431 Wade:429 Merle:419
    Lance:418 Sammie:418 Francisco:416 Rickey:410 Kerry:406 Pedro:404 Eldon:404 Sheldon:404
    Buddy:400 Mario:399 Bryan:397 Grant:397 Conrad:396 Owen:392 Luis:390 Irvin:389 Orville:384
    Angelo:383 Garland:381 Bert:381 Junior:380 Van:376 Stewart:376 Boyd:374 Denis:371 Geoffrey:371
    Andy:371 Percy:370 Winston:368 Kurt:360 Travis:358 Freddy:358 Noel:354 Louie:351 Royce:345
    Emmett:343 Aubrey:337 Lanny:333 Harlan:327 Marcus:327 Wilfred:326 Harley:321 Grover:314
    Armando:311 Lionel:307 Ricardo:305 Ed:304 Edmond:304 Spencer:304 Darwin:303 Marlin:301 Denny:301
    Ronny:299 Loyd:299 Alfonso:298 Cleveland:297 Gerry:296 Burton:296 Irving:293 Kelly:286 Ernie:284
    Hector:283 Cary:281 Terence:281 Lorenzo:279 Ned:279 Amos:277 Moses:277 Kirk:276 Dwayne:274
    Dominic:273 Cornelius:273 Kim:272 Rene:267 Elliott:266 Roderick:266 Dominick:266 Kermit:265
    Alonzo:265 Adrian:264 Hal:262 Elwood:259 Sanford:259 Gregg:258 Thurman:256 Murray:254
    Salvador:252 Emil:250 Norbert:250 Austin:249 Arturo:248 Miguel:248 Alfredo:248 Frederic:245
    Galen:244 Adam:244 August:243 Bradford:242 Elijah:240 Monte:240 Vaughn:238 Lamar:236 Chuck:235
    Al:234 Sterling:233 Doug:233 Roscoe:232 Elton:232 Truman:230 Norris:227 Linwood:225 Abraham:223
    Wiley:218 Todd:217 Barney:217 Will:216 Harrison:213 Jasper:212 Odell:211 Millard:211 Weldon:211
    Fernando:211 Maynard:209 Vance:207 Simon:207 Reuben:206 Merlin:206 Dannie:206 Gabriel:204
    Nolan:200 Jess:200 Miles:199 Elvin:199 Johnie:196 Merrill:194 Delmar:193 Emanuel:193 Stephan:193
    Colin:192 Otto:192 Fredric:189 Jerold:187 Monroe:186 Rodolfo:186 Charley:185 Irwin:185
    Dewayne:185 Rafael:183 Coy:182 Monty:182 Hollis:181 Jake:180 Emory:180 Dudley:180 Errol:180
    Ernesto:179 Jackson:179 Levi:177 Ward:176 Kennith:174 Russel:174 Enrique:173 Randal:171
    Andre:170 Jerrold:168 Erwin:167 Harris:167 Riley:166 Buford:165 Alphonso:165 Elliot:164
    Alberto:164 Tracy:163 Mac:163 Gus:163 Blaine:162 Stan:162 Armand:161 Eddy:161 Tomas:160 Vern:159
    Domingo:159 Clement:156 Carey:156 Ulysses:156 Booker:155 Evan:155 Clair:154 Christian:153
    Rocco:152 Noah:152 Terrell:152 Kirby:151 Dickie:150 Melvyn:150 Solomon:150 Denver:150 Mervin:146
    Dexter:146
    1950 James:84338 Michael:83708 Robert:83003 John:79753 David:76956 William:59097 Richard:53515
    Thomas:45417 Mark:38242 Charles:36098 Steven:33351 Gary:32975 Joseph:29985 Donald:27341
    Ronald:27101 Kenneth:26268 Paul:25308 Larry:24554 Daniel:24359 Stephen:20717 Dennis:20413
    Timothy:19823 Edward:18828 Jeffrey:18454 George:18096 Gregory:17836 Kevin:15896 Douglas:14814
    Terry:14063 Anthony:13662 Jerry:13651 Bruce:13638 Randy:12048 Brian:11230 Frank:11225
    Scott:11179 Roger:11009 Raymond:10889 Peter:10271 Patrick:9682 Keith:9120 Lawrence:9107
    Wayne:8807 Danny:8658 Alan:8394 Gerald:8258 Ricky:7912 Carl:7872 Christopher:7820 Dale:7551
    Walter:7215 Craig:6947 Willie:6643 Johnny:6574 Arthur:6569 Steve:6421 Joe:6260 Randall:6240
    Jack:6239 Russell:6238 Henry:6222 Harold:6213 Roy:6180 Andrew:6096 Philip:6083 Ralph:6041
    Billy:5924 Glenn:5868 Stanley:5714 Jimmy:5486 Rodney:5478 Barry:5477 Samuel:5375 Eric:5329
    Bobby:5326 Albert:5282 Phillip:5243 Ronnie:5127 Martin:5096 Mike:4834 Eugene:4826 Louis:4791
    Howard:4784 Allen:4730 Curtis:4630 Jeffery:4584 Frederick:4425 Leonard:4354 Harry:4331
    Micheal:4093 Tony:4078 Ernest:3965 Eddie:3857 Fred:3743 Darrell:3723 Jay:3695 Melvin:3615
    Matthew:3582 Lee:3581 Vincent:3534 Tommy:3494 Francis:3475 Marvin:3469 Dean:3456 Rick:3438
    Victor:3388 Norman:3373 Earl:3263 Jose:3140 Calvin:3054 Ray:2990 Clifford:2985 Alfred:2973
    Jerome:2970 Bradley:2948 Clarence:2947 Don:2944 Theodore:2903 Jon:2892 Rickey:2794 Joel:2785
    Jesse:2663 Jim:2621 Edwin:2619 Dan:2601 Bernard:2587 Chris:2586 Jonathan:2581 Gordon:2572
    Glen:2538 Jeff:2492 Warren:2460 Leroy:2458 Herbert:2429 Duane:2413 Bill:2388 Benjamin:2384
    Tom:2374 Alvin:2307 Nicholas:2261 Tim:2222 Mitchell:2196 Marc:2193 Leon:2134 Dwight:2084
    Bryan:2063 Lloyd:2061 Vernon:2012 Gene:1969 Reginald:1933 Lonnie:1919 Guy:1914 Gilbert:1883
    Garry:1878 Juan:1876 Karl:1872 Kent:1869 Kurt:1864 Todd:1856 Greg:1824 Lewis:1812 Wesley:1808
    Clyde:1788 Floyd:1786 Neil:1770 Allan:1769 Donnie:1715 Perry:1707 Franklin:1701 Lester:1656
    Brad:1648 Manuel:1637 Kirk:1622 Carlos:1582 Leo:1553 Jimmie:1552 Randolph:1549 Charlie:1528
    Darryl:1509 Dave:1485 Ted:1472 Milton:1456 Daryl:1450 Kerry:1440 Freddie:1439 Brent:1432
    Harvey:1424 Gerard:1421 Stuart:1407 Johnnie:1404 Herman:1382 Rex:1349 Arnold:1319 Bob:1291
    Terrence:1283 Chester:1277 Maurice:1256 Tyrone:1244 Ruben:1239 Nathaniel:1238 Roland:1232
    Alexander:1219 Cecil:1199 Antonio:1162 Oscar:1136 Fredrick:1134 Aaron:1114 Gregg:1109
    Claude:1083 Neal:1073 Marshall:1069 Byron:1053 Mario:1047 Randal:1035 Ricardo:1031 Jessie:1016
    Nathan:1013 Sam:1005 Wendell:990 Clifton:987 Terrance:984 Luis:978 Lance:972 Hugh:969 Sidney:963
    Ross:951 Wallace:944 Clinton:931 Clayton:930 Nelson:919 Benny:881 Marcus:869 Edgar:864 Wade:853
    Kenny:838 Jesus:835 Morris:832 Lyle:830 Alex:821 Sammy:810 Carlton:792 Dwayne:788 Ron:778
    Ben:776 Raul:774 Rickie:764 Roberto:753 Max:743 Andre:740 Francisco:731 Marty:731 Earnest:731
    Otis:728 Virgil:728 Everett:727 Brett:726 Troy:719 Bennie:718 Frankie:713 Ken:711 Hector:709
    Willard:703 Ira:702 Rocky:697 Geoffrey:689 Rudy:689 Andy:689 Laurence:689 Elmer:687 Bradford:668
    Mickey:665 Rudolph:665 Clark:663 Loren:661 Luther:647 Shawn:645 Terence:633 Joey:632 Myron:630
    Roderick:630 Ramon:628 Derrick:618 Sylvester:616 Miguel:616 Salvatore:609 Darrel:603 Edmund:602
    Delbert:600 Alton:599 Pete:593 Kyle:579 Sherman:579 Pedro:577 Felix:575 Armando:575 Grant:574
    Stewart:573 Angelo:572 Horace:572 Malcolm:570 Nick:570 Roosevelt:567 Rodger:550 Archie:549
    Isaac:548 Monte:547 Sean:547 Cary:546 Teddy:541 Jacob:540 Doug:536 Julius:534 Ivan:533
    Hubert:527 Tommie:526 Leland:525 Derek:525 Kelvin:518 Preston:516 Wilbert:515 Van:509 Doyle:508
    Jerald:506 Timmy:500 Fernando:499 Oliver:499 Denis:495 Rene:494 Lowell:492 Lorenzo:490
    Julian:483 Forrest:471 Homer:460 Willis:459 Stephan:449 Jeffry:446 Hal:442 Clay:433 Ervin:428
    Angel:422 Mack:421 Arturo:420 Carroll:417 Rufus:415 Wilbur:413 Chuck:412 Dallas:406 Adrian:406
    Alfredo:403 Freddy:402 Grady:401 Ellis:397 Bret:396 Alonzo:396 Rafael:395 Owen:394 Travis:390
    Gerry:390 Dewey:383 Alfonso:382 Monty:382 Sheldon:380 Jason:379 Phil:378 Bert:375 Adam:373
    Dominic:372 Boyd:371 Conrad:365 Carey:365 Noel:364 Lionel:363 Christian:362 Rory:362 Percy:353
    Matt:352 Curt:351 Elbert:350 Jaime:350 Darwin:349 Royce:349 Dexter:348 Buddy:345 Louie:344
    Sammie:342 Vance:342 Dewayne:340 Wilson:338 Ernie:338 Aubrey:337 Irvin:337 Alberto:335 Jorge:332
    Bart:329 Drew:328 Ronny:324 Salvador:323 Garland:322 Al:322 Cornelius:321 Gabriel:320
    Dominick:318 Miles:318 Spencer:315 Edmond:311 Blaine:310 Cleveland:307 Stevie:305 Merle:303
    Rodolfo:303 Kirby:301 Evan:299 Emmett:298 Darnell:297 Rusty:295 Ed:295 Galen:294 Abraham:291
    Javier:290 Marlin:288 Ernesto:286 Wilfred:283 Enrique:283 Amos:281 Woodrow:280 Moses:278
    Orlando:277 Scot:277 Alphonso:277 Lamar:276 Lanny:275 Cedric:273 Elton:272 Harlan:272 Denny:269
    Dirk:269 Murray:268 Barney:267 Casey:265 Kendall:264 Norris:262 Donny:261 Blake:259 Ned:259
    Shane:259 Sterling:257 Julio:256 Joesph:254 Winston:254 Eldon:252 Reed:250 Christophe:248
    Grover:248 Dane:248 Colin:246 Randell:245 Erik:245 Jess:244 Vaughn:243 Dannie:243 Irving:240
    Lon:240 Emanuel:239 Elliott:238 Junior:237 Stan:237 Harley:234 Linwood:232 Elijah:231 Luke:231
    Michel:231 Justin:230 Orville:229 Jerrold:226 Bryant:226 Blair:225 Eduardo:224 Marlon:223
    Joshua:222 Austin:222 Rocco:220 Reuben:219 Thaddeus:219 Eddy:218 Zachary:218 Frederic:217
    Dick:214 Clint:214 Lamont:213 Toby:212 Simon:212 Loyd:211 Ramiro:211 Sanford:210 Seth:210
    Reynaldo:209 Abel:209 Kennith:206 Mathew:206 Damon:205
    1960 Michael:83340 David:73417 John:71365 James:68499 Robert:65098 Mark:44151 William:42161
    Richard:37401 Thomas:32723 Jeffrey:30210 Steven:29074 Joseph:28316 Timothy:27689 Kevin:27151
    Scott:26694 Brian:25828 Charles:24949 Paul:24259 Daniel:24216 Christopher:23728 Kenneth:22755
    Anthony:20319 Gregory:18757 Ronald:18219 Donald:17267 Gary:16605 Stephen:15228 Eric:15226
    Edward:14402 Douglas:13505 Todd:12877 Patrick:12277 George:11306 Keith:11262 Larry:10860
    Matthew:10604 Terry:10146 Andrew:9720 Dennis:9499 Randy:9389 Jerry:9357 Peter:9246 Frank:8718
    Craig:8474 Raymond:8182 Jeffery:7952 Bruce:7468 Rodney:7218 Mike:7146 Roger:7146 Tony:7058
    Ricky:6638 Steve:6566 Jeff:6209 Troy:6142 Alan:6142 Carl:6080 Danny:6072 Russell:6046 Chris:5638
    Bryan:5533 Gerald:5531 Wayne:5477 Joe:5338 Randall:5207 Lawrence:5137 Dale:5043 Phillip:5041
    Johnny:4983 Vincent:4950 Martin:4914 Bradley:4875 Billy:4846 Glenn:4810 Shawn:4781 Jonathan:4744
    Jimmy:4739 Sean:4736 Curtis:4725 Barry:4723 Bobby:4639 Walter:4593 Jon:4489 Philip:4480
    Samuel:4429 Jay:4274 Jason:4260 Dean:4255 Jose:4203 Tim:4159 Roy:4004 Willie:3980 Arthur:3962
    Darryl:3920 Henry:3916 Darrell:3802 Allen:3772 Victor:3684 Harold:3675 Greg:3646 Albert:3638
    Jack:3562 Darren:3504 Ronnie:3471 Ralph:3418 Joel:3383 Louis:3339 Jim:3320 Micheal:3197
    Marc:3139 Frederick:3079 Eddie:3058 Lee:3022 Stanley:3000 Tommy:2936 Eugene:2932 Tom:2920
    Howard:2870 Leonard:2844 Kurt:2822 Marvin:2813 Brent:2718 Ernest:2689 Dwayne:2679 Aaron:2609
    Brett:2585 Rick:2574 Benjamin:2565 Bill:2515 Reginald:2492 Duane:2376 Juan:2346 Fred:2320
    Melvin:2308 Adam:2297 Norman:2275 Dan:2272 Mitchell:2270 Harry:2267 Jesse:2262 Nicholas:2241
    Carlos:2240 Jerome:2230 Kirk:2223 Ray:2219 Don:2213 Calvin:2190 Glen:2189 Brad:2137
    Theodore:2131 Karl:2120 Derrick:2119 Edwin:2064 Earl:2037 Lance:2005 Francis:1935 Clifford:1927
    Kent:1926 Derek:1904 Wesley:1881 Alfred:1865 Antonio:1857 Warren:1856 Andre:1812 Clarence:1750
    Bernard:1747 Kyle:1661 Tyrone:1642 Manuel:1604 Chad:1592 Luis:1591 Gordon:1583 Dave:1577
    Nathan:1554 Guy:1536 Kerry:1529 Daryl:1526 Leroy:1522 Perry:1513 Lonnie:1512 Erik:1476
    Maurice:1464 Marcus:1457 Alvin:1450 Gilbert:1443 Vernon:1441 Alexander:1422 Stuart:1397
    Rickey:1394 Shane:1394 Franklin:1389 Leon:1382 Gregg:1379 Bob:1379 Darin:1374 Herbert:1370
    Gene:1370 Neil:1368 Darrin:1361 Ted:1354 Mario:1348 Lloyd:1343 Ricardo:1314 Ron:1311 Dwight:1301
    Wade:1288 Marty:1279 Ruben:1262 Travis:1262 Kenny:1236 Joey:1226 Andy:1214 Byron:1212 Alex:1205
    Timmy:1192 Ken:1190 Doug:1190 Kelvin:1186 Lewis:1168 Ryan:1137 Floyd:1123 Allan:1112 Jesus:1090
    Donnie:1090 Roberto:1086 Terrence:1082 Clinton:1027 Christian:1022 Nathaniel:1020 Jimmie:1018
    Charlie:1004 Corey:997 Oscar:992 Miguel:979 Ross:979 Lester:974 Roland:968 Roderick:963
    Hector:960 Arnold:950 Leo:949 Neal:936 Gerard:934 Clayton:930 Johnnie:915 Clyde:907 Terrance:906
    Freddie:901 Milton:900 Wendell:897 Geoffrey:876 Rex:874 Jessie:870 Sam:866 Francisco:858
    Nelson:856 Raul:851 Bret:841 Randal:838 Fredrick:836 Herman:836 Matt:823 Randolph:820 Damon:812
    Nick:801 Ben:792 Ramon:784 Terence:780 Marshall:779 Harvey:778 Adrian:767 Chuck:762 Clifton:762
    Cecil:743 Garry:741 Angel:740 Rene:735 Jorge:713 Pedro:708 Cary:705 Jaime:702 Carlton:699
    Frankie:694 Sidney:684 Cedric:683 Grant:681 Robbie:680 Hugh:679 Chester:678 Justin:673 Sammy:660
    Angelo:656 Edgar:649 Claude:644 Javier:642 Loren:636 Ivan:635 Rudy:635 Armando:632 Rafael:630
    Gabriel:616 Clark:614 Bart:612 Fernando:611 Everett:609 Pat:604 Curt:598 Orlando:597 Wallace:595
    Lorenzo:592 Cory:590 Dewayne:587 Bradford:580 Felix:575 Clay:572 Benny:565 Shaun:556 Darrel:550
    Alberto:549 Salvatore:548 Morris:535 Joshua:534 Bryant:534 Myron:532 Teddy:528 Lyle:526 Scot:525
    Virgil:521 Mickey:516 Pete:516 Trent:514 Jacob:510 Evan:509 Dominic:506 Max:502 Ian:500
    Eduardo:497 Alfredo:496 Otis:496 Monte:494 Malcolm:490 Dexter:490 Julian:484 Stewart:481
    Preston:479 Blake:473 Casey:473 Arturo:468 Noel:466 Mathew:466 Jeremy:462 Isaac:461 Bennie:458
    Rocky:458 Earnest:451 Clint:451 Scotty:448 Spencer:442 Ira:441 Alonzo:440 Drew:439 Alton:438
    Toby:436 Kendall:435 Edmund:434 Jeffry:431 Sherman:430 Willard:429 Brandon:429 Stephan:426
    Rusty:424 Laurence:422 Enrique:420 Colin:417 Monty:417 Rob:416 Julius:416 Jerald:414 Luke:408
    Luther:407 Vance:406 Phil:405 Julio:405 Sheldon:403 Tod:400 Daren:395 Van:393 Delbert:391
    Sylvester:384 Elmer:384 Seth:380 Ed:378 Alfonso:377 Rod:375 Trevor:374 Rory:373 Marco:371
    Darnell:369 Rodger:367 Vince:367 Roosevelt:367 Cameron:366 Blaine:360 Ernesto:360 Forrest:358
    Stevie:357 Archie:356 Ty:356 Rudolph:354 Leland:353 Zachary:349 Doyle:347 Lionel:347 Brendan:344
    Darwin:343 Bryon:342 Tommie:337 Lowell:337 Sergio:336 Oliver:334 Lamont:332 Robby:331 Dirk:331
    Erick:330 Rickie:329 Carey:329 Dion:324 Dallas:324 Salvador:322 Tyler:318 Wilbert:317 Boyd:314
    Horace:314 Ernie:312 Dominick:311 Rodolfo:310 Alejandro:310 Garrett:310 Hubert:309 Willis:306
    Gerry:295 Grady:293 Bert:292 Gerardo:292 Owen:292 Gilberto:288 Miles:283 Marlon:280 Dino:279
    Freddy:278 Cornelius:278 Ervin:276 Denis:275 Buddy:275 Devin:273 Mack:272 Abraham:271 Pablo:269
    Israel:268 Abel:267 Wilson:266 Rolando:265 Dane:264 Kip:264 Scottie:263 Rufus:262 Dewey:262
    Lamar:261 Ellis:260 Andres:258 Ronny:258 Reynaldo:258 Wilbur:257 Terrell:256 Demetrius:255
    Vaughn:255 Jonathon:253 Al:252 Kurtis:252 Conrad:252 Sterling:250 Louie:250 Homer:249
    Alphonso:249 Royce:245 Morgan:245 Elliott:245 Denny:245 Johnathan:244 Donny:243 Randell:242
    Lane:242 Blair:236 Kirby:235 Donnell:233 Hans:233 Joesph:232 Jess:231 Stan:231 Jared:230
    1970 Michael:70774 Christopher:47567 Jason:46295 David:44600 James:44498 John:40288 Robert:39745
    Brian:32287 William:28359 Matthew:27801 Joseph:24494 Daniel:24458 Kevin:21242 Eric:21161
    Jeffrey:20296 Richard:20292 Scott:19471 Mark:19444 Steven:18821 Thomas:18690 Timothy:18137
    Anthony:17495 Charles:16312 Joshua:14041 Ryan:13977 Jeremy:13936 Paul:13650 Andrew:13310
    Gregory:11565 Chad:11360 Kenneth:11155 Jonathan:10800 Stephen:10788 Shawn:10583 Aaron:10154
    Adam:9183 Patrick:9131 Justin:8659 Sean:8394 Edward:8352 Todd:8338 Donald:8248 Ronald:8178
    Benjamin:8139 Keith:7674 Bryan:7140 Gary:6830 Jose:6637 Nathan:6595 Douglas:6521 Nicholas:6512
    Brandon:6512 George:6476 Travis:6415 Peter:6237 Craig:5883 Bradley:5872 Larry:5816 Dennis:5058
    Shane:5030 Raymond:4937 Troy:4886 Jerry:4837 Samuel:4812 Frank:4692 Jesse:4491 Jeffery:4458
    Juan:4338 Terry:4244 Corey:4103 Phillip:3986 Marcus:3950 Derek:3836 Rodney:3749 Joel:3724
    Carlos:3694 Randy:3655 Jacob:3640 Tony:3569 Russell:3548 Brent:3541 Antonio:3324 Billy:3322
    Derrick:3287 Kyle:3268 Erik:3210 Johnny:3204 Marc:3184 Carl:3139 Philip:3139 Roger:2974
    Bobby:2908 Brett:2895 Danny:2886 Curtis:2882 Jon:2871 Vincent:2765 Cory:2752 Jimmy:2710
    Victor:2676 Lawrence:2668 Dustin:2658 Gerald:2617 Walter:2574 Alexander:2500 Joe:2494
    Christian:2492 Chris:2489 Alan:2482 Wayne:2463 Jared:2443 Gabriel:2441 Martin:2429 Jay:2400
    Luis:2397 Willie:2397 Micheal:2380 Henry:2352 Wesley:2327 Randall:2304 Brad:2263 Darren:2259
    Roy:2236 Albert:2213 Arthur:2211 Ricky:2207 Lance:2182 Allen:2169 Lee:2158 Bruce:2114 Andre:2114
    Mario:2095 Frederick:2074 Louis:2016 Darrell:2008 Damon:2006 Shaun:1932 Nathaniel:1920
    Zachary:1909 Casey:1900 Adrian:1892 Jesus:1880 Jeremiah:1878 Jack:1861 Ronnie:1827 Dale:1808
    Tyrone:1792 Manuel:1769 Ricardo:1766 Harold:1761 Barry:1727 Ian:1722 Reginald:1720 Glenn:1690
    Ernest:1676 Steve:1667 Seth:1659 Eugene:1655 Clinton:1635 Miguel:1632 Tommy:1618 Eddie:1587
    Leonard:1582 Maurice:1523 Roberto:1514 Dwayne:1481 Jerome:1479 Ralph:1476 Marvin:1474
    Francisco:1465 Jorge:1464 Neil:1406 Alex:1403 Dean:1391 Kristopher:1389 Calvin:1382 Kurt:1367
    Theodore:1358 Ruben:1355 Jermaine:1353 Edwin:1336 Stanley:1323 Melvin:1313 Howard:1300
    Mitchell:1299 Duane:1241 Trevor:1237 Jeff:1227 Geoffrey:1219 Hector:1214 Terrence:1191
    Terrance:1189 Oscar:1185 Clifford:1176 Harry:1166 Kirk:1165 Tyler:1158 Greg:1145 Earl:1141
    Daryl:1102 Mathew:1086 Heath:1082 Clayton:1077 Clarence:1068 Karl:1063 Raul:1054 Alfred:1053
    Isaac:1049 Javier:1045 Wade:1044 Mike:1032 Luke:1031 Ramon:1027 Joey:1023 Warren:1009 Ray:1008
    Francis:1002 Norman:990 Toby:989 Leon:986 Glen:984 Lonnie:965 Rafael:958 Cody:953 Pedro:950
    Byron:946 Fred:943 Franklin:936 Omar:926 Fernando:916 Alejandro:913 Bernard:911 Clint:910
    Darin:909 Gilbert:907 Andy:904 Lucas:883 Alvin:868 Cedric:868 Eduardo:866 Armando:860
    Roderick:860 Don:850 Leroy:841 Darryl:839 Jessie:819 Cameron:805 Ross:794 Kelvin:793 Marco:789
    Evan:789 Johnathan:784 Clifton:781 Fredrick:774 Vernon:773 Dominic:755 Lewis:753 Colin:750
    Donnie:747 Damian:729 Rene:726 Sergio:726 Herbert:725 Alberto:721 Grant:721 Jonathon:720
    Erick:717 Marlon:707 Julio:705 Ivan:702 Dwight:700 Micah:698 Brendan:695 Darrin:694 Spencer:690
    Orlando:688 Nelson:685 Lloyd:682 Julian:681 Edgar:680 Marshall:678 Kent:673 Jarrod:672
    Lamont:667 Trent:664 Garrett:663 Gordon:659 Alfredo:657 Damien:643 Charlie:637 Stuart:632
    Demetrius:630 Devin:628 Guy:626 Gene:623 Arturo:623 Rick:617 Enrique:617 Bryant:615 Cesar:615
    Scotty:608 Jim:603 Neal:602 Jimmie:595 Johnnie:592 Allan:592 Antoine:583 Ben:581 Marty:573
    Bradford:572 Chadwick:571 Noah:569 Floyd:568 Jayson:568 Gerardo:565 Dan:555 Bret:554 Felix:552
    Preston:549 Roland:548 Gregg:548 Angelo:547 Blake:545 Jordan:545 Ted:545 Freddie:543 Tyson:540
    Israel:538 Lorenzo:538 Leo:537 Perry:536 Ethan:535 Tim:531 Rickey:523 Bill:521 Salvador:516
    Noel:514 Abraham:514 Lester:511 Ernesto:508 Dewayne:494 Rudy:493 Nick:488 Tom:486 Austin:486
    Carlton:484 Darnell:483 Andres:483 Kenny:479 Herman:476 Terence:476 Milton:470 Jamal:469
    Frankie:466 Robbie:465 Marcos:461 Brady:458 Matt:458 Sam:452 Quincy:446 Terrell:443 Clyde:439
    Clay:434 Bryce:432 Quentin:431 Ron:426 Max:424 Cecil:418 Drew:418 Dion:415 Chester:414 Lamar:414
    Alfonso:411 Brock:408 Rodolfo:405 Dylan:404 Randolph:403 Caleb:402 Josh:402 Gerard:401 Pablo:401
    Loren:401 Salvatore:398 Cornelius:398 Kendrick:392 Timmy:391 Harvey:391 Sammy:389 Dexter:387
    Nicolas:387 Malcolm:385 Ty:383 Sidney:382 Levi:379 Bryon:377 Julius:377 Donovan:375 Oliver:374
    Wendell:372 Arnold:370 Kris:368 Rocky:367 Rolando:367 Dallas:366 Everett:365 Rusty:365 Garry:365
    Myron:365 Scottie:362 Gilberto:362 Eli:361 Cary:360 Simon:358 Sheldon:356 Otis:355 Abel:353
    Alonzo:349 Scot:345 Jamey:342 Kendall:341 Elijah:340 Jake:338 Randal:336 Rex:336 Guillermo:335
    Roman:334 Morgan:334 Benny:331 Felipe:330 Sherman:328 Derick:326 Ismael:325 Claude:324 Hugh:318
    Mickey:317 Stephan:317 Damion:316 Darrick:316 Virgil:315 Darius:315 Beau:314 Ira:311 Rogelio:311
    Devon:310 Desmond:307 Owen:302 Teddy:301 Gustavo:300 Bart:298 Kareem:296 Earnest:296 Curt:296
    Elias:296 Lyle:296 Forrest:291 Thaddeus:289 Stewart:288 Xavier:288 Dominick:288 Dante:288
    Wallace:286 Ramiro:286 Alton:286 Pete:285 Morris:280 Monte:278 Jess:278 Moses:278 Donny:276
    Colby:276 Saul:271 Trenton:269 Rory:267 Gavin:267 Marion:266 Darrel:266 Reynaldo:266 Erich:264
    Bennie:263 Fabian:263 Luther:262 Tomas:261 Blaine:261 Jerald:260 Dave:259 Shad:258 Edmund:255
    Reuben:254 Clark:254 Jarrett:253 Kory:253 Sonny:252 Donnell:250 Demond:249 Robby:247
    Leonardo:246 Aron:246 Jamison:244 Lionel:243 Kurtis:241
    1980 Michael:66359 Christopher:55479 Matthew:45889 Joshua:39653 David:38361 James:35636
    Daniel:34541 Robert:32160 John:32103 Joseph:29937 Jason:29202 Justin:28976 Andrew:28501
    Ryan:27885 William:24824 Brian:23398 Brandon:23217 Jonathan:22991 Nicholas:22329 Anthony:21180
    Eric:20420 Adam:19505 Kevin:18864 Thomas:17774 Steven:17740 Timothy:17281 Richard:15471
    Jeremy:15342 Jeffrey:14478 Kyle:14191 Benjamin:14134 Aaron:13834 Charles:13186 Mark:12937
    Jacob:12419 Stephen:11360 Patrick:11136 Scott:10816 Nathan:10596 Paul:10434 Sean:10383
    Travis:10292 Zachary:10181 Dustin:9731 Gregory:9365 Kenneth:8911 Jose:8658 Tyler:8643 Jesse:8590
    Alexander:8194 Bryan:8049 Samuel:7341 Derek:7289 Bradley:6934 Chad:6905 Shawn:6558 Edward:6081
    Jared:6029 Cody:6026 Jordan:5714 Peter:5667 Corey:5361 Keith:5263 Marcus:5178 Juan:5140
    Donald:5085 Ronald:4666 Phillip:4569 George:4568 Cory:4435 Joel:4356 Shane:4316 Douglas:4174
    Antonio:4160 Raymond:4150 Carlos:4147 Brett:4127 Gary:4022 Alex:3868 Nathaniel:3864 Craig:3810
    Ian:3777 Luis:3741 Derrick:3634 Erik:3633 Casey:3598 Philip:3570 Frank:3358 Evan:3248
    Gabriel:3230 Victor:3225 Vincent:3203 Larry:3128 Austin:3128 Brent:3128 Seth:3113 Wesley:3108
    Dennis:3046 Todd:3032 Christian:3024 Curtis:2990 Jeffery:2958 Randy:2951 Jeremiah:2833
    Adrian:2812 Jesus:2737 Luke:2703 Alan:2680 Trevor:2669 Russell:2665 Mario:2638 Lucas:2608
    Jerry:2575 Miguel:2553 Carl:2545 Blake:2539 Cameron:2459 Troy:2454 Mitchell:2453 Tony:2448
    Shaun:2447 Terry:2416 Johnny:2349 Martin:2321 Ricardo:2308 Bobby:2202 Allen:2190 Johnathan:2190
    Jorge:2172 Devin:2170 Andre:2158 Henry:2072 Billy:2065 Caleb:2064 Marc:2052 Garrett:2047
    Ricky:2015 Kristopher:2007 Francisco:2007 Danny:2001 Manuel:1998 Lee:1978 Lawrence:1963
    Jonathon:1958 Jimmy:1952 Lance:1945 Taylor:1941 Randall:1933 Micheal:1873 Mathew:1862
    Albert:1850 Isaac:1836 Roger:1799 Rodney:1787 Roberto:1781 Jon:1770 Colin:1767 Walter:1757
    Clinton:1753 Louis:1734 Clayton:1692 Willie:1689 Arthur:1678 Chase:1655 Joe:1651 Jack:1590
    Jay:1582 Calvin:1578 Ross:1571 Darren:1569 Oscar:1565 Drew:1558 Maurice:1557 Gerald:1551
    Alejandro:1529 Spencer:1517 Hector:1510 Ruben:1485 Wayne:1474 Brendan:1458 Grant:1451
    Javier:1448 Bruce:1433 Roy:1430 Dylan:1416 Logan:1398 Edwin:1390 Omar:1367 Brad:1357
    Reginald:1350 Fernando:1318 Darrell:1316 Sergio:1314 Frederick:1305 Julian:1292 Jermaine:1280
    Geoffrey:1272 Levi:1264 Terrance:1257 Noah:1237 Dominic:1227 Rafael:1225 Jerome:1218 Pedro:1217
    Raul:1211 Eddie:1200 Theodore:1196 Neil:1183 Edgar:1160 Tyrone:1160 Jessie:1156 Ronnie:1156
    Marvin:1150 Eduardo:1143 Ivan:1128 Jake:1127 Ernest:1124 Micah:1103 Kurt:1068 Terrence:1066
    Eugene:1056 Ramon:1053 Ethan:1048 Dale:1048 Leonard:1047 Tommy:1046 Armando:1042 Steve:1039
    Darryl:1031 Bryce:1028 Nicolas:1025 Preston:1023 Glenn:1018 Alberto:1008 Andres:1003 Barry:992
    Marco:980 Emmanuel:976 Bryant:966 Byron:965 Clifford:955 Melvin:943 Francis:940 Karl:937
    Julio:932 Devon:926 Stanley:920 Harold:918 Jarrod:918 Cesar:916 Dwayne:906 Erick:900 Tyson:886
    Max:873 Cole:872 Abraham:868 Andy:846 Franklin:822 Damien:816 Joey:812 Dean:805 Ralph:800
    Cedric:799 Marshall:797 Terrell:792 Alfredo:784 Ray:783 Arturo:778 Warren:771 Orlando:764
    Leon:762 Antoine:762 Enrique:762 Tristan:758 Gilbert:757 Elijah:756 Harry:753 Clint:749
    Alvin:748 Alfred:745 Branden:741 Earl:740 Clarence:736 Brady:735 Rene:725 Nickolas:724
    Gerardo:724 Demetrius:718 Jamal:718 Kirk:718 Darius:717 Beau:717 Kelvin:716 Lorenzo:707
    Howard:704 Xavier:704 Nelson:700 Wade:697 Trent:692 Marcos:692 Daryl:684 Colby:683 Dane:679
    Isaiah:671 Johnathon:669 Ernesto:665 Salvador:665 Roderick:662 Stuart:661 Heath:652 Bernard:651
    Chris:648 Clifton:639 Quentin:633 Damon:633 Israel:631 Brock:631 Darnell:629 Angelo:616
    Collin:613 Lamar:606 Landon:596 Trenton:588 Hunter:587 Norman:585 Lewis:584 Maxwell:580
    Damian:572 Tanner:570 Miles:567 Dallas:566 Allan:560 Leroy:560 Kenny:559 Bret:558 Mason:553
    Charlie:546 Eli:545 Neal:542 Kendrick:541 Desmond:540 Gavin:539 Simon:538 Zachery:538 Vernon:537
    Rudy:535 Glen:533 Felix:530 Duane:525 Rodolfo:517 Dwight:516 Julius:514 Lonnie:514 Pablo:511
    Terence:506 Gordon:502 Kent:500 Don:499 Zachariah:498 Quinton:497 Derick:496 Graham:495
    Jamar:495 Jayson:492 Rickey:492 Jarrett:491 Marquis:489 Emanuel:486 Kurtis:486 Fredrick:486
    Gustavo:484 Deandre:482 Fred:481 Noel:477 Jarvis:477 Elliott:476 Kendall:476 Bradford:475
    Rory:473 Chance:473 Abel:473 Nolan:468 Perry:460 Lloyd:460 Donovan:455 Leo:454 Alfonso:453
    Malcolm:452 Marlon:452 Josue:450 Dillon:449 Ben:449 Elias:448 Elliot:447 Herbert:446 Fabian:443
    Josiah:440 Dante:437 Guillermo:436 Rocky:435 Brenton:434 Stephan:432 Dexter:429 Rick:425
    Ismael:425 Felipe:424 Roland:423 Rolando:422 Jarred:419 Kory:416 Oliver:414 Darin:412 Saul:411
    Cornelius:408 Pierre:404 Owen:404 Sam:404 Gilberto:403 Clay:402 Stefan:401 Dusty:399 Carlton:399
    Colton:398 Dominick:397 Harrison:397 Roman:394 Rogelio:393 Jamaal:389 Diego:389 Freddie:384
    Donnie:382 Jeff:378 Rashad:377 Rusty:376 Toby:376 Milton:374 Hugo:373 Antwan:370 Johnnie:370
    Tyrell:370 Blaine:367 Quincy:367 Frankie:366 Ty:364 Loren:363 Guy:363 Gene:362 Alonzo:362
    Donte:361 Jimmie:360 Greg:360 Esteban:359 Lester:357 Skyler:352 Darrin:351 Nathanael:351
    Mike:350 Forrest:349 Floyd:348 Lamont:345 Riley:344 Chadwick:344 Jerrod:340 Weston:340 Trey:339
    Salvatore:338 Zackary:338 Lionel:336 Sheldon:334 Giovanni:334 Dewayne:334 Sidney:333 Tomas:331
    Gerard:330 Connor:330 Ramiro:330 Moses:327 Demarcus:322 Jackson:320 Leonardo:319 Brendon:317
    Moises:315 Herman:313 Everett:312 Jarod:312 Jamel:307 Kareem:306 Scotty:303 Ted:301 Alec:301
    Clark:301 Kody:298 Sterling:296 Cecil:293 Zane:291 Randolph:290 Jonah:289 Avery:288 Wilson:286
    Kellen:285
    1990 Michael:46229 Christopher:36019 Matthew:35158 Joshua:32910 Jacob:29828 Nicholas:27528
    Andrew:27280 Daniel:27215 Tyler:26226 Joseph:26063 Brandon:25938 David:25354 James:24488
    Ryan:24118 John:24000 Zachary:22525 Justin:22007 William:21774 Anthony:21616 Robert:20539
    Jonathan:19742 Austin:19011 Alexander:18389 Kyle:18017 Kevin:16516 Thomas:14657 Cody:14646
    Jordan:14472 Eric:13519 Benjamin:13387 Aaron:12832 Christian:12601 Samuel:12548 Dylan:12205
    Steven:12107 Brian:11925 Jose:11898 Timothy:10773 Nathan:10728 Adam:10687 Richard:9485
    Patrick:9290 Charles:9241 Sean:9198 Jason:9168 Cameron:8112 Jeremy:7778 Mark:7579 Stephen:7514
    Jesse:7376 Juan:7088 Alex:7080 Travis:6819 Jeffrey:6698 Ethan:6691 Caleb:6626 Luis:6471
    Jared:6377 Logan:6356 Hunter:6051 Trevor:5993 Bryan:5973 Evan:5938 Paul:5890 Kenneth:5825
    Connor:5738 Dustin:5676 Noah:5621 Carlos:5515 Devin:5506 Gabriel:5480 Ian:5399 Nathaniel:5256
    Gregory:5207 Derek:5074 Corey:5021 Jesus:4910 Scott:4900 Bradley:4807 Dakota:4665 Antonio:4654
    Marcus:4646 Blake:4586 Garrett:4532 Edward:4514 Luke:4441 Shawn:4247 Peter:4236 Seth:4220
    Mitchell:4200 Adrian:4197 Victor:4105 Miguel:4099 Shane:4059 Chase:4030 Isaac:4024 Spencer:3817
    Lucas:3815 Jack:3747 Tanner:3739 Angel:3698 Vincent:3670 Isaiah:3658 Dalton:3597 Brett:3542
    George:3524 Alejandro:3516 Elijah:3463 Cory:3416 Cole:3385 Joel:3379 Erik:3359 Jake:3309
    Mason:3287 Jorge:3271 Dillon:3265 Raymond:3168 Colton:3046 Ricardo:2930 Casey:2924
    Francisco:2871 Brendan:2851 Devon:2842 Keith:2837 Colin:2825 Wesley:2824 Phillip:2796 Oscar:2787
    Julian:2765 Johnathan:2726 Eduardo:2722 Chad:2711 Donald:2675 Bryce:2675 Ronald:2668 Alec:2590
    Dominic:2563 Grant:2545 Martin:2532 Henry:2520 Mario:2457 Xavier:2428 Manuel:2416 Alan:2408
    Derrick:2398 Frank:2395 Tristan:2390 Collin:2375 Omar:2371 Jeremiah:2364 Jackson:2358 Troy:2282
    Edgar:2220 Javier:2210 Douglas:2196 Clayton:2181 Jonathon:2142 Nicolas:2120 Andre:2108
    Maxwell:2091 Ivan:2050 Philip:2045 Levi:2032 Sergio:2011 Roberto:2005 Darius:1966 Andres:1963
    Cristian:1952 Hector:1948 Fernando:1943 Drew:1932 Curtis:1920 Gary:1919 Riley:1883 Johnny:1846
    Max:1820 Dennis:1809 Malik:1795 Wyatt:1793 Cesar:1783 Edwin:1746 Gavin:1727 Preston:1708
    Marco:1699 Allen:1693 Ruben:1692 Calvin:1685 Mathew:1680 Randy:1678 Brent:1662 Jerry:1657
    Hayden:1634 Brady:1623 Parker:1623 Tony:1613 Pedro:1613 Craig:1610 Larry:1594 Erick:1567
    Kaleb:1490 Trenton:1469 Carl:1469 Jeffery:1466 Raul:1460 Zachery:1459 Sebastian:1458 Louis:1443
    Rafael:1436 Marc:1431 Colby:1426 Emmanuel:1417 Jimmy:1410 Albert:1392 Julio:1383 Danny:1381
    Harrison:1378 Kristopher:1377 Micah:1375 Russell:1374 Armando:1367 Jaime:1357 Gerardo:1349
    Diego:1344 Ricky:1342 Chance:1323 Gage:1320 Lawrence:1315 Alberto:1306 Terry:1304 Abraham:1300
    Chandler:1296 Micheal:1287 Damian:1269 Conner:1263 Trey:1262 Darren:1251 Landon:1251 Skyler:1230
    Andy:1225 Donovan:1224 Rodney:1212 Lance:1210 Walter:1202 Liam:1189 Joe:1189 Nolan:1179
    Marcos:1179 Enrique:1178 Arthur:1178 Todd:1161 Trent:1149 Bobby:1138 Zackary:1137 Jalen:1112
    Billy:1094 Giovanni:1093 Josiah:1091 Josue:1074 Nickolas:1073 Jay:1067 Roger:1065 Ramon:1048
    Ross:1046 Dallas:1044 Jon:1036 Deandre:1036 Randall:1032 Jamal:1026 Arturo:1025 Israel:1016
    Alfredo:1011 Theodore:1010 Maurice:1009 Jonah:1007 Malcolm:1006 Dante:1000 Bryant:997 Carson:996
    Kody:996 Marvin:981 Miles:981 Gerald:980 Carter:972 Reginald:972 Willie:971 Branden:968
    Eddie:965 Owen:964 Damon:963 Terrance:954 Avery:945 Ty:929 Lorenzo:915 Brock:911 Johnathon:907
    Damien:907 Tommy:904 Lee:901 Dominick:898 Gustavo:898 Elias:885 Frederick:884 Marquis:883
    Aidan:878 Shaun:862 Salvador:860 Roy:858 Tevin:852 Eli:848 Braden:839 Demetrius:839 Brennan:830
    Marshall:827 Conor:824 Jakob:816 Zane:815 Dean:812 Quentin:811 Ernesto:811 Fabian:808 Pablo:799
    Angelo:799 Griffin:794 Brenden:793 Clinton:793 Tyrone:793 Terrell:792 Bruce:790 Desmond:786
    Quinton:781 Terrence:772 Steve:765 Zachariah:764 Darrell:756 Zackery:750 Wayne:750 Simon:749
    Drake:744 Kelvin:739 Saul:739 Leonardo:728 Jerome:723 Nelson:716 Rene:714 Franklin:712 Myles:710
    Francis:707 Kameron:707 Ronnie:705 Byron:703 Lane:703 Tucker:702 Neil:698 Melvin:695 Jarrett:690
    Devonte:687 Orlando:686 Brendon:683 Roman:677 Ismael:673 Emilio:672 Emanuel:666 Keegan:659
    Quinn:658 Oliver:656 Darryl:654 Forrest:650 Abel:648 Guillermo:646 Kyler:646 Esteban:645
    Felix:628 Cooper:627 Leonard:626 Kendrick:624 Corbin:622 Dale:621 Geoffrey:617 Stanley:612
    Karl:610 Weston:610 Eugene:608 Jermaine:607 Ernest:605 Graham:600 Devante:599 Keenan:599
    Wade:599 Warren:596 Nikolas:594 Bryson:592 Glenn:591 Moises:589 Alvin:588 Trevon:582 Clay:580
    Dawson:575 Jordon:573 Kurt:569 Cedric:566 Rodolfo:566 Beau:561 Dwayne:561 Hugo:561 Harold:552
    Jarrod:551 Devan:550 Tyrell:550 Isiah:547 Denzel:545 Dane:545 Sam:543 Gilbert:542 Ray:540
    Harry:540 Stefan:540 Allan:539 Joey:539 Felipe:535 Kenny:531 Lukas:530 Brayden:529 Noel:527
    Elliot:526 Alfonso:519 Kristian:519 Jarred:517 Leon:517 Tyson:514 Chris:513 Ali:513 Davis:512
    Braxton:508 Gilberto:507 Darian:505 Rodrigo:504 Rudy:503 Tristen:502 Brody:500 Donte:499
    Deshawn:499 Javon:496 Keaton:495 Elliott:495 Khalil:492 Jayson:492 Charlie:491 Sheldon:484
    Reid:483 Shaquille:481 Rogelio:478 Davon:475 Justice:475 Leo:473 Grayson:473 Alfred:472
    Sterling:471 Rashad:469 Ramiro:468 Marquise:467 Blaine:462 Nathanael:461 Tylor:458 Cade:457
    Marlon:455 Clarence:453 Jace:453 Lewis:453 Darnell:451 Julius:451 Tomas:451 Reed:449 Garret:449
    Ralph:447 Tyree:439 Brad:438 Stuart:434 Stephan:434 Jaquan:432 Jaden:431 Roderick:431
    Clifford:430 Santiago:428 Daquan:427 Alonzo:426 Demarcus:425 Barry:422 Duncan:422 Quincy:419
    Antoine:417 Bernard:416 Noe:414 Wilson:414 Kurtis:413 Mauricio:409 Rolando:408 Bret:401 Kory:401
    Jarod:400 Clint:399
    2000 Jacob:27369 Michael:25042 Joshua:23181 Matthew:22144 Daniel:20360 Christopher:20318
    Andrew:20236 Ethan:20170 Joseph:19458 William:19424 Anthony:19174 David:17970 Alexander:17868
    Nicholas:17751 Ryan:17315 Tyler:16546 James:16298 John:16082 Jonathan:14469 Noah:14335
    Brandon:14290 Christian:14228 Dylan:14003 Samuel:13836 Benjamin:13715 Nathan:13474 Zachary:13469
    Logan:13394 Justin:12290 Gabriel:11971 Jose:11566 Austin:11269 Kevin:11100 Elijah:11027
    Caleb:10998 Robert:10652 Thomas:10203 Jordan:10106 Cameron:9582 Jack:9547 Hunter:9479
    Jackson:9444 Angel:9425 Isaiah:9264 Evan:9210 Isaac:9063 Luke:9044 Mason:9043 Jason:8848
    Jayden:8847 Gavin:8840 Aaron:8685 Connor:8595 Aiden:8348 Aidan:7646 Kyle:7611 Juan:7580
    Charles:7529 Luis:7428 Adam:7095 Lucas:7093 Brian:6972 Eric:6943 Adrian:6606 Nathaniel:6420
    Sean:6409 Alex:6373 Carlos:6313 Ian:6190 Bryan:6190 Owen:6184 Jesus:6128 Landon:6107 Julian:6034
    Chase:5713 Cole:5682 Diego:5601 Jeremiah:5558 Steven:5384 Sebastian:5382 Xavier:5242
    Timothy:5238 Carter:5230 Wyatt:5132 Brayden:5033 Blake:5007 Hayden:5001 Devin:4937 Cody:4883
    Richard:4854 Seth:4813 Dominic:4807 Jaden:4623 Antonio:4619 Miguel:4606 Liam:4491 Patrick:4476
    Carson:4462 Jesse:4333 Tristan:4326 Alejandro:4309 Henry:4262 Victor:4066 Trevor:4003 Bryce:3986
    Jake:3981 Colin:3912 Jared:3800 Jeremy:3746 Mark:3720 Caden:3671 Garrett:3621 Parker:3571
    Marcus:3562 Vincent:3525 Kaleb:3473 Kaden:3460 Brady:3429 Colton:3422 Kenneth:3405 Joel:3364
    Oscar:3352 Josiah:3318 Jorge:3301 Cooper:3242 Ashton:3240 Tanner:3167 Eduardo:3139 Paul:3088
    Edward:3077 Ivan:3066 Preston:3031 Maxwell:3004 Alan:2963 Levi:2925 Stephen:2886 Grant:2840
    Nicolas:2825 Omar:2814 Dakota:2814 George:2799 Eli:2782 Collin:2781 Spencer:2743 Gage:2739
    Max:2735 Cristian:2718 Ricardo:2717 Derek:2700 Micah:2699 Brody:2668 Francisco:2649 Nolan:2636
    Ayden:2627 Dalton:2616 Shane:2610 Peter:2610 Damian:2601 Jeffrey:2590 Brendan:2583 Travis:2571
    Fernando:2514 Conner:2491 Andres:2476 Javier:2461 Giovanni:2421 Shawn:2416 Braden:2406
    Jonah:2368 Bradley:2360 Cesar:2359 Emmanuel:2352 Manuel:2342 Edgar:2258 Mario:2240 Erik:2240
    Edwin:2205 Johnathan:2188 Devon:2160 Erick:2142 Wesley:2106 Oliver:2091 Trenton:2088 Hector:2086
    Malachi:2074 Jalen:2044 Raymond:2036 Gregory:2005 Abraham:1981 Elias:1960 Leonardo:1947
    Sergio:1943 Donovan:1931 Colby:1917 Marco:1911 Bryson:1905 Martin:1874 Jaylen:1868 Clayton:1866
    Damien:1850 Josue:1831 Roberto:1800 Miles:1778 Andre:1778 Andy:1772 Dillon:1770 Corey:1745
    Harrison:1720 Ty:1711 Mitchell:1690 Dawson:1686 Drew:1671 Dustin:1651 Jace:1629 Scott:1622
    Israel:1614 Calvin:1609 Jaxon:1572 Pedro:1561 Ruben:1536 Dominick:1526 Rafael:1502 Zane:1482
    Malik:1476 Jakob:1476 Troy:1474 Roman:1468 Brett:1466 Santiago:1460 Griffin:1455 Frank:1446
    Cayden:1438 Chance:1432 Johnny:1427 Grayson:1416 Camden:1412 Keegan:1405 Skyler:1402
    Braxton:1389 Trey:1387 Jaiden:1378 Alec:1372 Cade:1367 Ronald:1363 Marcos:1358 Gerardo:1358
    Derrick:1352 Drake:1352 Phillip:1346 Raul:1341 Simon:1339 Kayden:1325 Trent:1306 Armando:1305
    Enrique:1292 Julio:1277 Kai:1260 Allen:1252 Keith:1250 Dante:1246 Brock:1243 Darius:1242
    Tucker:1238 Landen:1232 Casey:1226 Leo:1226 Kameron:1223 Hudson:1221 Jaime:1204 Donald:1200
    Fabian:1196 Angelo:1178 Brennan:1174 Corbin:1164 Zion:1162 Kyler:1161 Lukas:1160 Kaiden:1149
    Emanuel:1149 Tyson:1138 Chandler:1122 Asher:1110 Ezekiel:1110 Quinn:1108 Myles:1108 Gustavo:1101
    Zackary:1100 Brenden:1099 Alberto:1086 Ryder:1061 Jerry:1061 Axel:1060 Mathew:1060 Theodore:1055
    Lance:1054 Danny:1053 Saul:1053 Mateo:1048 Pablo:1048 Jimmy:1045 Dennis:1040 Randy:1035
    Louis:1025 Rylan:1024 Lane:1022 Emilio:1020 Philip:1018 Sawyer:1015 Lorenzo:1008 Xander:990
    Arturo:988 Tony:983 Aden:964 Curtis:964 Jonathon:956 Maddox:953 Jude:934 Tristen:919 Larry:913
    Kobe:911 Albert:908 Nickolas:900 Alfredo:894 Darren:892 Ismael:891 Cory:890 Gary:887 Amir:886
    Adan:881 Marc:881 Lincoln:880 Jayson:871 Damon:869 Douglas:865 Esteban:865 Dallas:864
    Maximus:861 Brayan:854 Chad:851 Bryant:850 Braeden:840 Moises:839 Quentin:838 Charlie:836
    Abel:836 Arthur:834 Ezra:828 Zander:825 Julius:817 Marvin:817 Joe:817 Joaquin:817 Ricky:815
    Jay:814 Ramon:814 Walter:813 Dean:803 Rodrigo:803 Weston:798 Salvador:786 Nikolas:781
    Ernesto:780 Russell:778 Keaton:774 Kristopher:774 Emiliano:773 Ali:772 Chris:765 Graham:762
    Lawrence:761 Mauricio:759 Felix:758 Jaxson:754 Camron:750 Orlando:749 Caiden:749 Elliot:744
    Marshall:738 Hugo:732 Holden:730 Silas:729 Declan:727 Micheal:726 Luca:723 Reece:721 Jonas:719
    Easton:719 Carl:718 Maurice:718 Davis:713 Bennett:713 Eddie:708 Isiah:704 Shaun:700 Justice:692
    Gael:690 Deandre:682 Dane:678 Issac:678 Kade:676 Tommy:670 Braydon:668 Terry:663 Zachariah:661
    Zachery:660 Javon:659 Reid:653 Jeffery:648 Tate:648 Rodney:646 Uriel:644 Walker:641 Roger:635
    Desmond:631 Brent:630 Yahir:629 Kelvin:626 Jon:624 Melvin:623 Branden:620 Braylon:619
    Elliott:617 Beau:613 Guillermo:609 Jadon:606 Conor:593 Quinton:591 Jamal:589 Grady:589
    Dorian:589 Jaylin:586 Kody:586 Nelson:586 Khalil:582 Noel:581 Mekhi:578 Anderson:576
    Demetrius:575 Sam:573 Bobby:570 Nathanael:570 Davion:567 Billy:566 Nasir:566 Brendon:566
    Terrance:564 Frederick:563 Solomon:562 Reed:562 Trevon:561 Kristian:559 Felipe:558 Roy:556
    Craig:554 Noe:553 Bruce:553 Cash:552 Jayce:552 Jamari:551 Nehemiah:551 Everett:551 Jameson:549
    Jermaine:548 Rowan:548 Franklin:548 Jaydon:543 Rene:540 Ahmad:539 Jaylon:537 Moses:534 Byron:534
    Quincy:533 Mohamed:532 Reginald:527 Allan:520 Alvin:517 Kenny:516 Malcolm:514 Willie:514
    Gerald:514 Terrell:514 Leonel:514 Jarrett:513 Zackery:513 Jasper:511 Cruz:510 Maximilian:510
    Steve:509 Phoenix:507 Triston:506 Johnathon:505 Leon:504 Osvaldo:504 Izaiah:504 Damion:503
    Tomas:503 Cyrus:496 Warren:495 Colten:493 Marquis:492
    """
}
