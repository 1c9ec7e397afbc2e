extension LocaleData {
  /// The United States, in English.
  ///
  /// Surnames: counts in thousands, U.S. Census Bureau, "Frequently Occurring Surnames from the
  /// 2010 Census". First names: counts in thousands, Social Security Administration.
  /// Both are works of the federal government, in the public domain. Ages: resident population of
  /// 2022 in hundreds of thousands, rounded. Cities: ZIP code prefixes, area codes and approximate
  /// population in thousands. Rarer surnames are composed; streets and companies are invented.
  static let americanEnglish = LocaleData(
    country: "United States",
    surnames: """
      Smith:2443 Johnson:1933 Williams:1625 Brown:1437 Jones:1425 Garcia:1166 Miller:1161
      Davis:1116 Rodriguez:1095 Martinez:1060 Hernandez:1043 Lopez:875 Gonzalez:841 Wilson:802
      Anderson:784 Thomas:756 Taylor:751 Moore:724 Jackson:708 Martin:703 Lee:693 Perez:682
      Thompson:665 White:660 Harris:624 Sanchez:613 Clark:563 Ramirez:557 Lewis:532 Robinson:530
      Walker:523 Young:484 Allen:483 King:465 Wright:459 Scott:440 Torres:438 Nguyen:438 Hill:435
      Flores:434 Green:430 Adams:428 Nelson:425 Baker:420 Hall:407 Rivera:391 Campbell:386
      Mitchell:384 Carter:377 Roberts:377 Gomez:366 Phillips:361 Evans:356 Turner:349 Diaz:348
      Parker:336 Cruz:334 Edwards:332 Collins:330 Reyes:328 Stewart:325 Morris:319 Morales:312
      Murphy:308 Cook:303 Rogers:302 Gutierrez:293 Ortiz:287 Morgan:286 Cooper:281 Peterson:278
      Bailey:278 Reed:277 Kelly:267 Howard:265 Ramos:263 Kim:262 Cox:261 Ward:260 Richardson:260
      Watson:253 Brooks:252 Chavez:251 Wood:251 James:249 Bennett:248 Gray:246 Mendoza:243
      Ruiz:238 Hughes:236 Price:235 Alvarez:234 Castillo:230 Sanders:230 Patel:230 Myers:230
      Long:229 Ross:229 Foster:228 Jimenez:227 Powell:225 Jenkins:223 Perry:222 Russell:222
      Sullivan:221 Bell:221 Coleman:219 Butler:219 Henderson:218 Barnes:218 Gonzales:215
      Fisher:215 Vasquez:213 Simmons:210 Romero:209 Jordan:208 Patterson:205 Alexander:205
      Hamilton:202 Graham:201 Reynolds:200 Griffin:198 Wallace:197 Moreno:197 West:196 Cole:195
      Hayes:194 Bryant:193 Herrera:193 Gibson:191 Ellis:189 Tran:188 Medina:188 Aguilar:187
      Stevens:186 Murray:185 Ford:185 Castro:184 Marshall:184 Owens:183 Harrison:181 Fernandez:181
      McDonald:180 Woods:177 Washington:177 Kennedy:177 Wells:176 Vargas:174 Henry:171 Chen:170
      Freeman:169 Webb:169 Tucker:167 Guzman:167 Burns:166 Crawford:164 Olson:164 Simpson:163
      Porter:163 Hunter:162 Gordon:162 Mendez:162 Silva:162 Shaw:160 Snyder:160 Mason:160
      Dixon:159 Munoz:158 Hunt:158 Hicks:158 Holmes:157 Palmer:157 Wagner:156 Black:155
      Robertson:154 Boyd:153 Rose:153 Stone:153 Salazar:153 Fox:152 Warren:152 Mills:152 Meyer:151
      Rice:150 Schmidt:147 Garza:147 Daniels:147 Ferguson:146 Nichols:146 Stephens:145 Soto:144
      Weaver:144 Ryan:143 Gardner:143 Payne:143 Grant:142 Dunn:141 Kelley:141 Spencer:140
      Hawkins:140 Arnold:139 Pierce:139 Vazquez:138 Hansen:138 Peters:138 Santos:137 Hart:137
      Bradley:137 Knight:137 Elliott:136 Cunningham:136 Duncan:135 Armstrong:135 Hudson:135
      Carroll:134 Lane:134 Riley:134 Andrews:134 Alvarado:134 Ray:133 Delgado:133 Berry:133
      Perkins:131 Hoffman:131 Johnston:131 Matthews:131 Pena:131 Richards:131 Contreras:130
      Willis:130 Carpenter:130 Lawrence:130 Sandoval:129 Guerrero:129 George:129 Chapman:128
      Rios:128 Estrada:127 Ortega:127 Watkins:127 Greene:126 Nunez:125 Wheeler:125 Valdez:125
      Harper:124 Burke:123 Larson:123 Santiago:122 Maldonado:122 Morrison:121 Franklin:121
      Carlson:121 Austin:120 Dominguez:119 Carr:119 Lawson:119 Jacobs:119 O'Brien:119 Lynch:118
      Singh:117 Vega:117 Bishop:117 Montgomery:116 Oliver:116 Jensen:116 Harvey:116 Williamson:115
      Gilbert:115 Dean:114 Sims:113 Espinoza:112 Howell:112 Li:112 Wong:111 Reid:111 Hanson:111
      Le:111 McCoy:111 Garrett:111 Burton:111 Fuller:110 Wang:110 Weber:109 Welch:109 Rojas:108
      Lucas:108 Marquez:108 Fields:108 Park:107 Yang:106 Little:106 Banks:106 Padilla:105 Day:105
      Walsh:105 Bowman:105 Schultz:105 Luna:105 Fowler:105 Mejia:104 Davidson:104 Acosta:103
      Brewer:103 May:103 Holland:103 Juarez:102 Newman:102 Pearson:102 Curtis:102 Cortez:102
      Douglas:101 Schneider:101 Joseph:101 Barrett:100 Navarro:100 Figueroa:98 Keller:98 Avila:97
      Wade:97 Molina:97 Stanley:97 Hopkins:97 Campos:96 Barnett:96 Bates:96 Chambers:95
      Caldwell:94 Beck:94 Lambert:94 Miranda:94 Byrd:93 Craig:93 Ayala:92 Lowe:92 Frazier:92
      Powers:92 Neal:92 Leonard:91 Gregory:91 Carrillo:91 Sutton:91 Fleming:91 Rhodes:91
      Shelton:91 Schwartz:90 Norris:90 Jennings:90 Watts:90 Duran:89 Walters:89 Cohen:89
      McDaniel:89 Moran:89 Parks:89 Steele:88 Vaughn:88 Becker:88 Holt:88 DeLeon:87 Barker:87
      Terry:87 Hale:87 Leon:86 Hail:86 Benson:86 Haynes:86 Horton:85 Miles:85 Lyons:85 Pham:84
      Graves:84 Bush:84 Thornton:84 Wolfe:84 Warner:84 Cabrera:84 McKinney:84 Mann:84 Zimmerman:83
      Dawson:83 Lara:83 Fletcher:83 Page:83 McCarthy:83 Love:83 Robles:82 Cervantes:82 Solis:82
      Erickson:82 Reeves:82 Chang:82 Klein:81 Salinas:81 Fuentes:81 Baldwin:81 Daniel:81 Simon:80
      Velasquez:80 Hardy:80 Higgins:80 Aguirre:80 Lin:80 Cummings:79 Chandler:79 Sharp:79
      Barber:79 Bowen:79 Ochoa:79 Dennis:78 Robbins:78 Liu:78 Ramsey:78 Francis:78 Griffith:78
      Paul:78 Blair:78 O'Connor:78 Cardenas:78 Pacheco:78 Cross:78 Calderon:77 Quinn:77 Moss:77
      Swanson:77 Chan:77 Rivas:76 Khan:76 Rodgers:76 Serrano:76 Fitzgerald:75 Rosales:75
      Stevenson:75 Christensen:75 Manning:75 Gill:75 Curry:75 McLaughlin:75 Harmon:75 McGee:75
      Gross:75 Doyle:74 Garner:74 Newton:74 Burgess:74 Reese:74 Walton:74 Blake:74 Trujillo:74
      Adkins:74 Brady:73 Goodman:73 Roman:73 Webster:73 Goodwin:72 Fischer:72 Huang:72 Potter:72
      Delacruz:72 Montoya:72 Todd:72 Wu:72 Hines:72 Mullins:72 Castaneda:71 Malone:71 Cannon:71
      Tate:71 Mack:71 Sherman:71 Hubbard:70 Hodges:70 Zhang:70 Guerra:70 Wolf:70 Valencia:70
      Saunders:70 Franco:70 Rowe:70 Gallagher:70 Farmer:70 Hammond:70 Hampton:69 Townsend:69
      Ingram:69 Wise:69 Gallegos:68 Clarke:68 Barton:68 Schroeder:68 Maxwell:68 Waters:68 Logan:68
      Camacho:68 Strickland:68 Norman:68 Person:67 Colon:67 Parsons:67 Frank:67 Harrington:67
      Glover:67 Osborne:67 Buchanan:67 Casey:67 Floyd:66 Patton:66 Ibarra:66 Ball:66 Tyler:66
      Suarez:66 Bowers:66 Orozco:66 Salas:65 Cobb:65 Gibbs:65 Andrade:65 Bauer:65 Conner:65
      Moody:64 Escobar:64 McGuire:64 Lloyd:64 Mueller:64 Hartman:64 French:64 Kramer:64 McBride:64
      Pope:64 Lindsey:64 Velazquez:64 Norton:64 McCormick:64 Sparks:63 Flynn:63 Yates:63 Hogan:63
      Marsh:62 Macias:62 Villanueva:62 Zamora:62 Pratt:62 Stokes:62 Owen:62 Ballard:62 Lang:62
      Brock:61 Villarreal:61 Charles:61 Drake:61 Barrera:61 Cain:61 Patrick:61 Pineda:61
      Burnett:61 Mercado:61 Santana:61 Shepherd:60 Bautista:60 Ali:60 Shaffer:60 Lamb:60
      Trevino:60 McKenzie:60 Hess:59 Beil:59 Olsen:59 Cochran:59 Morton:59 Nash:59 Wilkins:59
      Petersen:58 Briggs:58 Shah:58 Roth:58 Nicholson:58 Holloway:58 Lozano:58 Rangel:58
      Flowers:58 Hoover:57 Short:57 Arias:57 Mora:57 Valenzuela:57 Bryan:57 Meyers:57 Weiss:57
      Underwood:57 Bass:57 Greer:57 Summers:57 Houston:57 Carson:57 Morrow:57 Clayton:57
      Whitaker:57 Decker:57 Yoder:56 Collier:56 Zuniga:56 Carey:56 Wilcox:56 Melendez:56 Poole:56
      Roberson:56 Larsen:56 Conley:56 Davenport:56 Copeland:56 Massey:56 Lam:56 Huff:55 Rocha:55
      Cameron:55 Jefferson:55 Hood:55 Monroe:55 Anthony:55 Pittman:55 Huynh:55 Randall:55
      Singleton:55 Kirk:54 Combs:54 Mathis:54 Christian:54 Skinner:54 Bradford:54 Richard:54
      Galvan:54 Wall:54 Boone:54 Kirby:54 Wilkinson:54 Bridges:54 Bruce:53 Atkinson:53 Velez:53
      Meza:53 Roy:53 Vincent:53 York:53 Hodge:53 Villa:53 Abbott:53 Allison:53 Tapia:53 Gates:53
      Chase:52 Sosa:52 Sweeney:52 Farrell:52 Wyatt:52 Dalton:52 Horn:52 Barron:52 Phelps:52 Yu:52
      Dickerson:52 Heath:52 Foley:52 Atkins:52 Mathews:52 Bonilla:51 Acevedo:51 Benitez:51
      Zavala:51 Hensley:51 Glenn:51 Cisneros:51 Harrell:51 Shields:51 Rubio:51 Huffman:51 Choi:51
      Boyer:51 Garrison:51 Arroyo:51 Bond:51 Kane:51 Hancock:51 Callahan:51 Dillon:50 Cline:50
      Wiggins:50 Grimes:50 Arellano:50 Melton:50 O'Neill:50 Savage:50 Ho:50 Beltran:50 Pitts:50
      Parrish:50 Ponce:50 Rich:49 Booth:49 Koch:49 Golden:49 Ware:49 Brennan:49 McDowell:49
      Marks:49 Cantu:49 Humphrey:49 Baxter:49 Sawyer:49 Clay:49 Tanner:49 Hutchinson:49 Kaur:49
      Berg:49 Wiley:49 Gilmore:49 Russo:49 Villegas:49 Hobbs:49 Keith:48 Wilkerson:48 Ahmed:48
      Beard:48 McClain:48 Montes:48 Mata:48 Rosario:48 Vang:48 Walter:48 Henson:48 O'Neal:48
      Mosley:48 McClure:48 Beasley:48 Stephenson:48 Snow:48 Huerta:47 Preston:47 Vance:47 Barry:47
      Johns:47 Eaton:47 Blackwell:47 Dyer:47 Prince:47 MacDonald:47 Solomon:47 Guevara:46
      Stafford:46 English:46 Hurst:46 Woodard:46 Cortes:46 Shannon:46 Kemp:46 Nolan:46
      McCullough:46 Merritt:46 Murillo:46 Moon:46 Salgado:45 Strong:45 Kline:45 Cordova:45
      Barajas:45 Roach:45 Rosas:45 Winters:45 Jacobson:45 Lester:45 Knox:45 Bullock:45 Kerr:45
      Leach:45 Meadows:44 Orr:44 Davila:44 Whitehead:44 Pruitt:44 Kent:44 Conway:44 McKee:44
      Barr:44 David:44 Dejesus:44 Marin:44 Berger:44 McIntyre:44 Blankenship:44 Gaines:44
      Palacios:44 Cuevas:44 Bartlett:44 Durham:44 Dorsey:44 McCall:43 Odonnell:43 Stein:43
      Browning:43 Stout:43 Lowery:43 Sloan:43 McLean:43 Hendricks:43 Calhoun:43 Sexton:43 Chung:43
      Gentry:43 Hull:43 Duarte:43 Ellison:43 Nielsen:43 Gillespie:43 Buck:43 Middleton:43
      Sellers:43 LeBlanc:43 Esparza:43 Hardin:42 Bradshaw:42 McIntosh:42 Howe:42 Livingston:42
      Frost:42 Glass:42 Morse:42 Knapp:42 Herman:42 Stark:42 Bravo:42 Noble:42 Spears:42 Weeks:42
      Corona:42 Frederick:41 Buckley:41 McFarland:41 Hebert:41 Enriquez:41 Hickman:41 Quintero:41
      Randolph:41 Schaefer:41 Walls:41 Trejo:41 House:41 Reilly:41 Pennington:41 Michael:41
      Conrad:41 Giles:41 Benjamin:41 Crosby:41 Fitzpatrick:40 Donovan:40 Mays:40 Mahoney:40
      Valentine:40 Raymond:40 Medrano:40 Hahn:40 McMillan:40 Small:40 Bentley:40 Felix:40 Peck:40
      Lucero:40 Boyle:40 Hanna:40 Pace:40 Rush:40 Hurley:40 Harding:40 McConnell:40 Bernal:40
      Nava:40 Ayers:40 Everett:40 Ventura:40 Avery:40 Pugh:40 Mayer:40 Bender:40 Shepard:39
      McMahon:39 Landry:39 Case:39 Sampson:39 Moses:39 Magana:39 Blackburn:39 Dunlap:39 Gould:39
      Duffy:39 Vaughan:39 Herring:39 McKay:39 Espinosa:39 Rivers:39 Farley:39 Bernard:39 Ashley:38
      Friedman:38 Potts:38 Truong:38 Costa:38 Correa:38 Blevins:38 Nixon:38 Clements:38 Fry:38
      Delarosa:38 Best:38 Benton:38 Lugo:38 Portillo:38 Dougherty:38 Crane:38 Haley:38 Phan:38
      Villalobos:38 Blanchard:38 Horne:38 Finley:38 Quintana:38 Lynn:38 Esquivel:38 Bean:38
      Dodson:38 Mullen:38 Xiong:37 Hayden:37 Cano:37 Levy:37 Huber:37 Richmond:37 Moyer:37 Lim:37
      Frye:37 Sheppard:37 McCarty:37 Avalos:37 Booker:37 Waller:37 Parra:37 Woodward:37
      Jaramillo:37 Krueger:37 Rasmussen:37 Brandt:37 Peralta:37 Donaldson:37 Stuart:37 Faulkner:36
      Maynard:36 Galindo:36 Coffey:36 Estes:36 Sanford:36 Burch:36 Maddox:36 Vo:36 Oconnell:36
      Vu:36 Andersen:36 Spence:36 McPherson:36 Church:36 Schmitt:36 Stanton:36 Leal:36 Cherry:36
      Compton:36 Dudley:36 Sierra:36 Pollard:36 Alfaro:36 Hester:36 Proctor:36 Lu:36 Hinton:36
      Novak:35 Good:35 Madden:35 Terrell:35 McCann:35 Jarvis:35 Dickson:35 Reyna:35 Cantrell:35
      Mayo:35 Branch:35 Hendrix:35 Rollins:35 Rowland:35 Whitney:35 Duke:35 Odom:35 Daugherty:35
      Travis:35 Tang:35 Archer:35
      """,
    rareSurnameHeads: """
      Ash Beck Black Brad Cal Clay Cran Dun Els Far Fen Glen Hal Har Hather Hazel Kings Lang Law
      Lin Mans Mar Nor Oak Pem Pres Rad Ray Rock Ros Ruther Shel Stan Stock Sut Thorn Tal Wake
      Whit Win Wood
      """,
    rareSurnameTails: """
      burn bury by combe croft den don field ford ham hurst land ley low man mere more sett son
      ston ton wald ward way well wick win wood worth
      """,
    rareSurnameWeight: 20_000,
    femaleNames: """
      1930 Mary:573 Betty:300 Barbara:296 Shirley:229 Patricia:221 Dorothy:210 Joan:173
      Margaret:157 Nancy:142 Helen:140 Carol:118 Joyce:115 Doris:111 Ruth:109 Virginia:103
      Marilyn:99 Elizabeth:96 Jean:94 Frances:92 Beverly:81 Lois:81 Alice:79 Donna:79 Martha:78
      Dolores:77 Janet:76 Phyllis:74 Norma:73 Carolyn:70 Evelyn:69 Gloria:69 Anna:67 Marie:66
      Ann:64 Mildred:62 Rose:59 Peggy:56 Geraldine:50 Catherine:50 Judith:50
      1940 Mary:640 Linda:532 Barbara:425 Patricia:411 Carol:292 Sandra:266 Nancy:252 Sharon:221
      Judith:218 Susan:212 Betty:195 Carolyn:182 Margaret:173 Shirley:172 Judy:168 Karen:168
      Donna:166 Kathleen:153 Joyce:151 Dorothy:132 Janet:131 Diane:123 Janice:119 Joan:118
      Elizabeth:117 Brenda:112 Gloria:105 Virginia:99 Marilyn:99 Martha:95 Beverly:95 Helen:91
      Bonnie:87 Ruth:86 Frances:85 Jean:80 Ann:77 Phyllis:76 Pamela:73 Jane:73
      1950 Mary:626 Linda:564 Patricia:460 Susan:438 Deborah:430 Barbara:346 Debra:341 Karen:332
      Nancy:287 Donna:270 Cynthia:263 Sandra:252 Pamela:237 Sharon:233 Kathleen:224 Carol:223
      Diane:211 Brenda:209 Cheryl:171 Janet:168 Elizabeth:166 Kathy:158 Margaret:150 Janice:134
      Carolyn:124 Denise:124 Judy:118 Rebecca:116 Joyce:115 Teresa:114 Christine:113 Catherine:109
      Shirley:109 Judith:109 Betty:103 Beverly:98 Lisa:96 Laura:96 Theresa:90 Connie:89
      1960 Lisa:497 Mary:355 Susan:288 Karen:286 Kimberly:259 Patricia:231 Linda:225 Donna:213
      Michelle:208 Cynthia:197 Sandra:184 Deborah:183 Tammy:182 Pamela:182 Lori:177 Laura:174
      Elizabeth:169 Julie:166 Brenda:164 Jennifer:164 Barbara:160 Angela:159 Sharon:155 Debra:154
      Teresa:152 Nancy:143 Christine:139 Cheryl:136 Denise:129 Kelly:128 Tina:126 Kathleen:121
      Melissa:119 Robin:118 Amy:117 Diane:114 Dawn:114 Carol:112 Tracy:104 Kathy:101
      1970 Jennifer:582 Amy:269 Melissa:253 Michelle:249 Kimberly:229 Lisa:229 Angela:225
      Heather:204 Stephanie:160 Nicole:145 Jessica:143 Elizabeth:143 Rebecca:137 Kelly:134
      Mary:126 Christina:126 Amanda:124 Julie:122 Sarah:119 Laura:118 Shannon:114 Christine:103
      Tammy:99 Tracy:96 Karen:95 Dawn:92 Susan:88 Andrea:86 Tina:85 Patricia:81 Cynthia:80 Lori:78
      Rachel:78 April:77 Maria:76 Wendy:74 Crystal:74 Stacy:70 Erin:68 Jamie:68
      1980 Jessica:469 Jennifer:441 Amanda:370 Ashley:352 Sarah:273 Stephanie:218 Melissa:218
      Nicole:210 Elizabeth:199 Heather:192 Tiffany:159 Michelle:154 Amber:154 Megan:154 Amy:151
      Rachel:147 Kimberly:146 Christina:146 Lauren:145 Crystal:141 Brittany:141 Rebecca:136
      Laura:135 Danielle:134 Emily:132 Samantha:121 Angela:117 Erin:116 Kelly:110 Sara:105
      Lisa:103 Katherine:99 Andrea:98 Jamie:97 Mary:96 Erica:93 Courtney:84 Kristen:83 Shannon:78
      April:76
      1990 Jessica:303 Ashley:302 Emily:237 Sarah:224 Samantha:224 Amanda:191 Brittany:191
      Elizabeth:173 Taylor:169 Megan:160 Hannah:159 Kayla:156 Lauren:154 Stephanie:150 Rachel:149
      Jennifer:148 Nicole:136 Alexis:131 Victoria:117 Amber:116 Alyssa:115 Courtney:113
      Rebecca:110 Danielle:110 Jasmine:105 Brianna:99 Katherine:97 Alexandra:95 Madison:92
      Morgan:91 Melissa:90 Michelle:87 Kelsey:85 Chelsea:85 Anna:78 Kimberly:78 Tiffany:78
      Olivia:76 Mary:76 Christina:75
      2000 Emily:224 Madison:193 Emma:181 Olivia:156 Hannah:156 Abigail:151 Isabella:149
      Samantha:134 Elizabeth:133 Ashley:133 Alexis:131 Sarah:124 Sophia:119 Alyssa:114 Grace:111
      Ava:104 Taylor:101 Brianna:100 Lauren:97 Chloe:96 Natalie:95 Kayla:94 Jessica:91 Anna:90
      Victoria:85 Mia:83 Hailey:82 Sydney:76 Jasmine:76 Julia:71 Morgan:71 Destiny:70 Rachel:68
      Ella:67 Kaitlyn:67 Megan:67 Katherine:65 Savannah:65 Jennifer:63 Alexandra:61
      """,
    maleNames: """
      1930 Robert:591 James:547 John:488 William:417 Richard:330 Charles:303 Donald:284 George:192
      Thomas:184 Joseph:181 David:165 Edward:148 Ronald:140 Paul:126 Kenneth:125 Frank:108
      Raymond:100 Jack:96 Harold:95 Billy:88 Gerald:83 Walter:81 Jerry:81 Joe:71 Eugene:71
      Henry:70 Bobby:69 Arthur:68 Carl:67 Larry:65 Ralph:64 Albert:63 Willie:62 Fred:56 Michael:56
      Lawrence:54 Harry:53 Howard:51 Roy:51 Norman:50
      1940 James:796 Robert:758 John:712 William:556 Richard:477 David:426 Charles:362 Thomas:351
      Michael:337 Ronald:282 Larry:256 Donald:248 Joseph:230 Gary:218 George:209 Kenneth:199
      Paul:183 Edward:175 Jerry:167 Dennis:162 Frank:119 Daniel:113 Raymond:109 Roger:108
      Stephen:107 Gerald:103 Walter:84 Harold:82 Steven:81 Douglas:81 Lawrence:80 Terry:77
      Wayne:75 Arthur:74 Jack:74 Carl:73 Henry:72 Willie:72 Bruce:72 Joe:72
      1950 James:843 Michael:837 Robert:830 John:798 David:770 William:591 Richard:535 Thomas:454
      Mark:382 Charles:361 Steven:334 Gary:330 Joseph:300 Donald:273 Ronald:271 Kenneth:263
      Paul:253 Larry:246 Daniel:244 Stephen:207 Dennis:204 Timothy:198 Edward:188 Jeffrey:185
      George:181 Gregory:178 Kevin:159 Douglas:148 Terry:141 Anthony:137 Jerry:137 Bruce:136
      Randy:120 Brian:112 Frank:112 Scott:112 Roger:110 Raymond:109 Peter:103 Patrick:97
      1960 Michael:833 David:734 John:714 James:685 Robert:651 Mark:442 William:422 Richard:374
      Thomas:327 Jeffrey:302 Steven:291 Joseph:283 Timothy:277 Kevin:272 Scott:267 Brian:258
      Charles:249 Paul:243 Daniel:242 Christopher:237 Kenneth:228 Anthony:203 Gregory:188
      Ronald:182 Donald:173 Gary:166 Stephen:152 Eric:152 Edward:144 Douglas:135 Todd:129
      Patrick:123 George:113 Keith:113 Larry:109 Matthew:106 Terry:101 Andrew:97 Dennis:95
      Randy:94
      1970 Michael:708 Christopher:476 Jason:463 David:446 James:445 John:403 Robert:397 Brian:323
      William:284 Matthew:278 Joseph:245 Daniel:245 Kevin:212 Eric:212 Jeffrey:203 Richard:203
      Scott:195 Mark:194 Steven:188 Thomas:187 Timothy:181 Anthony:175 Charles:163 Joshua:140
      Ryan:140 Jeremy:139 Paul:136 Andrew:133 Gregory:116 Chad:114 Kenneth:112 Jonathan:108
      Stephen:108 Shawn:106 Aaron:102 Adam:92 Patrick:91 Justin:87 Sean:84 Edward:84
      1980 Michael:664 Christopher:555 Matthew:459 Joshua:397 David:384 James:356 Daniel:345
      Robert:322 John:321 Joseph:299 Jason:292 Justin:290 Andrew:285 Ryan:279 William:248
      Brian:234 Brandon:232 Jonathan:230 Nicholas:223 Anthony:212 Eric:204 Adam:195 Kevin:189
      Thomas:178 Steven:177 Timothy:173 Richard:155 Jeremy:153 Jeffrey:145 Kyle:142 Benjamin:141
      Aaron:138 Charles:132 Mark:129 Jacob:124 Stephen:114 Patrick:111 Scott:108 Nathan:106
      Paul:104
      1990 Michael:462 Christopher:360 Matthew:352 Joshua:329 Jacob:298 Nicholas:275 Andrew:273
      Daniel:272 Tyler:262 Joseph:261 Brandon:259 David:254 James:245 Ryan:241 John:240
      Zachary:225 Justin:220 William:218 Anthony:216 Robert:205 Jonathan:197 Austin:190
      Alexander:184 Kyle:180 Kevin:165 Thomas:147 Cody:146 Jordan:145 Eric:135 Benjamin:134
      Aaron:128 Christian:126 Samuel:125 Dylan:122 Steven:121 Brian:119 Jose:119 Timothy:108
      Nathan:107 Adam:107
      2000 Jacob:274 Michael:250 Joshua:232 Matthew:221 Daniel:204 Christopher:203 Andrew:202
      Ethan:202 Joseph:195 William:194 Anthony:192 David:180 Alexander:179 Nicholas:178 Ryan:173
      Tyler:165 James:163 John:161 Jonathan:145 Noah:143 Brandon:143 Christian:142 Dylan:140
      Samuel:138 Benjamin:137 Nathan:135 Zachary:135 Logan:134 Justin:123 Gabriel:120 Jose:116
      Austin:113 Kevin:111 Elijah:110 Caleb:110 Robert:107 Thomas:102 Jordan:101 Cameron:96
      Jack:95
      """,
    ages: """
      18:88 20:221 25:224 30:235 35:224 40:214 45:199 50:209 55:210 60:211 65:184 70:150 75:104
      80:66 85:38 90
      """,
    cities: """
      New York|NY|10001-10299|212, 646, 917|8800
      Brooklyn|NY|11201-11256|718, 347, 929|2700
      Buffalo|NY|14201-14299|716|278
      Los Angeles|CA|90001-90099|213, 323|3900
      San Diego|CA|92101-92199|619, 858|1390
      San Jose|CA|95101-95199|408, 669|1010
      San Francisco|CA|94101-94199|415, 628|870
      Sacramento|CA|94203-94299 95811-95899|916|525
      Fresno|CA|93701-93799|559|542
      Chicago|IL|60601-60699|312, 773, 872|2740
      Houston|TX|77001-77099|713, 281, 832|2300
      San Antonio|TX|78201-78299|210, 726|1430
      Dallas|TX|75201-75299|214, 469, 972|1300
      Austin|TX|78701-78799|512, 737|960
      Fort Worth|TX|76101-76199|817, 682|920
      El Paso|TX|79901-79999|915|679
      Phoenix|AZ|85001-85099|602, 480|1610
      Tucson|AZ|85701-85799|520|542
      Philadelphia|PA|19101-19199|215, 267|1600
      Pittsburgh|PA|15201-15299|412|303
      Jacksonville|FL|32201-32299|904|950
      Miami|FL|33101-33199|305, 786|442
      Tampa|FL|33601-33699|813|385
      Orlando|FL|32801-32899|407, 689|307
      Columbus|OH|43201-43299|614, 380|905
      Cleveland|OH|44101-44199|216|372
      Cincinnati|OH|45201-45299|513|309
      Charlotte|NC|28201-28299|704, 980|875
      Raleigh|NC|27601-27699|919, 984|467
      Indianapolis|IN|46201-46299|317|888
      Seattle|WA|98101-98199|206|737
      Spokane|WA|99201-99299|509|229
      Denver|CO|80201-80299|303, 720|716
      Washington|DC|20001-20099|202|690
      Boston|MA|02108-02299|617, 857|676
      Nashville|TN|37201-37299|615, 629|689
      Memphis|TN|38101-38199|901|633
      Oklahoma City|OK|73101-73199|405|681
      Tulsa|OK|74101-74199|918, 539|413
      Portland|OR|97201-97299|503, 971|653
      Las Vegas|NV|89101-89199|702, 725|642
      Detroit|MI|48201-48299|313|639
      Baltimore|MD|21201-21299|410, 443|586
      Milwaukee|WI|53201-53299|414|577
      Albuquerque|NM|87101-87199|505|565
      Kansas City|MO|64101-64199|816|508
      St. Louis|MO|63101-63199|314|302
      Atlanta|GA|30301-30399|404, 678|499
      Omaha|NE|68101-68199|402, 531|486
      Minneapolis|MN|55401-55499|612|430
      New Orleans|LA|70112-70199|504|384
      Louisville|KY|40201-40299|502|633
      Salt Lake City|UT|84101-84199|801, 385|200
      Honolulu|HI|96801-96899|808|351
      Boise|ID|83701-83799|208, 986|236
      Birmingham|AL|35201-35299|205, 659|201
      Richmond|VA|23218-23299|804|227
      Des Moines|IA|50301-50399|515|214
      """,
    landlineNumber: "(*) 555-01##",
    mobileNumbers: "",
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
