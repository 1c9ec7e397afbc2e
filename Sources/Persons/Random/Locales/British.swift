extension LocaleData {
  /// The United Kingdom, in English.
  ///
  /// Surnames: the commonest five hundred of England and Wales with their shares (Office for
  /// National Statistics, 2002), mixed by population with the commonest of Scotland in the order of
  /// the National Records of Scotland, 2024, and some of Northern Ireland, approximate; in
  /// millionths of the population. Some eight hundred behind them are approximate, and the rarer
  /// ones are listed from memory or composed; they weigh what is missing to the whole population.
  /// First names: the commonest of England and Wales in the fourth year of each decade in their
  /// order (ONS, 1934 to 1994; 2002 for the last decade, approximate beyond its first sixty),
  /// weighted on the curve of the counts of 1997, steeper for the earlier years. Ages: population
  /// in the middle of 2022 in ten thousands, after ONS, rounded. Cities: population in thousands,
  /// approximate, and one postcode district; the last three places of a postcode are free. Phone
  /// numbers: what Ofcom sets aside for drama. Streets and companies are invented.
  static let british = LocaleData(
    country: "United Kingdom",
    surnames: """
      Smith:11235 Jones:8563 Williams:6017 Brown:5461 Taylor:5107 Davies:4272 Wilson:4006 Evans:3471
      Thomas:3115 Johnson:3026 Roberts:2937 Thompson:2772 Walker:2732 Robinson:2721 Wright:2667
      Hughes:2588 White:2571 Martin:2440 Edwards:2403 Hall:2342 Green:2341 Wood:2295 Jackson:2258
      Clarke:2248 Harris:2225 Lewis:2225 Moore:2158 Clark:2141 Scott:2140 Patel:2136 Hill:2071
      Cooper:2066 Turner:2047 Ward:1989 Singh/Kaur:1958 King:1910 Kelly:1870 Morris:1869 Watson:1816
      Baker:1780 Harrison:1780 Lee:1780 Young:1773 Mitchell:1763 Anderson:1731 Campbell:1723
      Bell:1708 Allen:1691 James:1691 Morgan:1691 Phillips:1602 Murphy:1559 Stewart:1554 Miller:1533
      Davis:1513 Miah/Begum:1513 Parker:1513 Price:1513 Murray:1465 Shaw:1450 Bennett:1424
      Griffiths:1424 Marshall:1416 Simpson:1378 Bailey:1335 Carter:1335 Collins:1335 Cook:1335
      Richardson:1335 Gray:1305 Graham:1304 Robertson:1256 Cox:1246 Khan:1246 Richards:1246
      Adams:1157 Ellis:1157 Foster:1157 Wilkinson:1157 Russell:1072 Ali:1068 Chapman:1068 Hunt:1068
      Mason:1068 Powell:1068 Rogers:1068 Webb:1068 Gibson:1065 Reid:1030 Barnes:979 Butler:979
      Holmes:979 Hussain:979 Knight:979 Lloyd:979 Matthews:979 Mills:979 Owen:979 Palmer:979
      Thomson:953 Ahmed:890 Barker:890 Dixon:890 Fisher:890 Fletcher:890 Harvey:890 Jenkins:890
      Pearson:890 Stevens:890 Hamilton:885 Johnston:876 Ross:854 Hunter:834 Grant:825 McDonald:814
      Kennedy:810 Andrews:801 Brooks:801 Day:801 Elliott:801 Ford:801 Fox:801 Howard:801
      Lawrence:801 Payne:801 Pearce:801 Reynolds:801 Saunders:801 Walsh:801 West:801 Henderson:780
      MacDonald:731 Atkinson:712 Ball:712 Booth:712 Bradley:712 Burton:712 Cole:712 Dawson:712
      Gill:712 Mahmood/Bibi:712 O'Brien:712 Perry:712 Rose:712 Ryan:712 Spencer:712 Watts:712
      Quinn:706 O'Neill:702 Burns:691 Wallace:686 Williamson:674 Davidson:673 Morrison:667
      Armstrong:623 Barrett:623 Berry:623 Carr:623 Dunn:623 Francis:623 Gregory:623 Harding:623
      Hart:623 Hawkins:623 Hayes:623 Holland:623 Hudson:623 Lowe:623 Marsh:623 Newman:623 Newton:623
      Oliver:623 Page:623 Parsons:623 Porter:623 Reed:623 Rees:623 Riley:623 Stone:623 Webster:623
      Wells:623 Woods:623 Gordon:608 Fraser:607 Stevenson:606 Cunningham:582 Ferguson:570 Kerr:555
      Gallagher:551 Black:548 Bates:534 Bird:534 Bishop:534 Burgess:534 Byrne:534 Chambers:534
      Coleman:534 Cooke:534 Cross:534 Curtis:534 Dean:534 Freeman:534 Gardner:534 Harper:534
      Hodgson:534 Hopkins:534 Lane:534 Long:534 McCarthy:534 Moss:534 Nicholls:534 Nicholson:534
      O'Connor:534 Parry:534 Robson:534 Shah:534 Shepherd:534 Sutton:534 Walton:534 Warren:534
      Watkins:534 Yates:534 Sharp:527 Cameron:484 Duncan:475 Douglas:474 Boyle:473 Allan:472
      Alexander:467 McLean:456 Crawford:449 Akhtar:445 Arnold:445 Austin:445 Barber:445 Barnett:445
      Barton:445 Baxter:445 Blake:445 Bond:445 Buckley:445 Burke:445 Clayton:445 Doyle:445 Frost:445
      George:445 Gilbert:445 Goodwin:445 Greenwood:445 Griffin:445 Hammond:445 Hardy:445 Hewitt:445
      Higgins:445 Holt:445 Hutchinson:445 Jennings:445 Jordan:445 Kemp:445 Lambert:445 Lynch:445
      Mann:445 May:445 Miles:445 Nash:445 Nelson:445 Osborne:445 Poole:445 Potter:445 Pritchard:445
      Read:445 Rowe:445 Slater:445 Stephens:445 Stephenson:445 Stokes:445 Sullivan:445 Tucker:445
      Walters:445 Wheeler:445 Whitehead:445 Willis:445 Woodward:445 Patterson:440 Doherty:435
      Craig:417 McKenzie:415 Sinclair:411 Bruce:392 Fleming:382 Donnelly:365 Abbott:356 Archer:356
      Ashton:356 Atkins:356 Baldwin:356 Banks:356 Barlow:356 Bartlett:356 Bentley:356 Birch:356
      Bowen:356 Bradshaw:356 Brennan:356 Briggs:356 Brookes:356 Bryant:356 Bull:356 Burrows:356
      Carroll:356 Cartwright:356 Dale:356 Daniels:356 Davey:356 Davison:356 Dickinson:356 Dobson:356
      Dodd:356 Duffy:356 Farrell:356 Field:356 Flynn:356 Fowler:356 French:356 Fuller:356 Gibbs:356
      Glover:356 Goddard:356 Hancock:356 Hartley:356 Haynes:356 Hayward:356 Heath:356 Hicks:356
      Holden:356 Howe:356 Howell:356 Humphreys:356 Jarvis:356 John:356 Kay:356 Kent:356 Kirby:356
      Kirk:356 Knowles:356 Lamb:356 Lawson:356 Little:356 Lucas:356 Middleton:356 Morley:356
      Morton:356 Norman:356 Norris:356 O'Sullivan:356 Parkinson:356 Perkins:356 Peters:356
      Preston:356 Pugh:356 Reeves:356 Rhodes:356 Sanders:356 Savage:356 Schofield:356 Short:356
      Simmons:356 Skinner:356 Smart:356 Stanley:356 Thornton:356 Thorpe:356 Todd:356 Tomlinson:356
      Townsend:356 Vaughan:356 Wade:356 Wall:356 Warner:356 Waters:356 Weston:356 Whittaker:356
      Wilkins:356 Wong:356 Paterson:295 Barry:267 Benson:267 Bevan:267 Blackburn:267 Bolton:267
      Brady:267 Bray:267 Browne:267 Bryan:267 Butcher:267 Carey:267 Carpenter:267 Chadwick:267
      Chamberlain:267 Chan:267 Chandler:267 Charlton:267 Clements:267 Coates:267 Coles:267
      Collier:267 Connolly:267 Connor:267 Conway:267 Daly:267 Dennis:267 Dyer:267 Farmer:267
      Faulkner:267 Finch:267 Fitzgerald:267 Forster:267 Franklin:267 Fry:267 Gardiner:267 Garner:267
      Gibbons:267 Giles:267 Godfrey:267 Gough:267 Gould:267 Hale:267 Hanson:267 Hargreaves:267
      Henry:267 Herbert:267 Hilton:267 Hobbs:267 Holloway:267 Hooper:267 Hope:267 Horton:267
      Houghton:267 Howarth:267 Howells:267 Humphries:267 Hurst:267 Hyde:267 Ingram:267 Iqbal:267
      Joyce:267 Law:267 Leach:267 Lees:267 Leonard:267 Lord:267 Lyons:267 Manning:267 Marsden:267
      Mellor:267 Metcalfe:267 Mistry:267 Moran:267 Myers:267 Naylor:267 Nixon:267 Noble:267
      Nolan:267 North:267 Norton:267 O'Donnell:267 Owens:267 Parkes:267 Parkin:267 Peacock:267
      Pickering:267 Pollard:267 Pope:267 Potts:267 Power:267 Pratt:267 Rahman:267 Randall:267
      Rice:267 Rowley:267 Sanderson:267 Sharpe:267 Sheppard:267 Sims:267 Steele:267 Storey:267
      Summers:267 Swift:267 Sykes:267 Talbot:267 Turnbull:267 Tyler:267 Vincent:267 Wallis:267
      Welch:267 Whitehouse:267 Winter:267 Wyatt:267 McLaughlin:257 Aziz:240 Blackwell:240 Bourne:240
      Bowden:240 Bradbury:240 Bright:240 Broadbent:240 Burnett:240 Burt:240 Bush:240 Callaghan:240
      Chappell:240 Clough:240 Corbett:240 Cotton:240 Coulson:240 Crosby:240 Crowther:240 Cullen:240
      Curran:240 Dalton:240 Dodds:240 Downing:240 Drake:240 Eaton:240 Edmonds:240 England:240
      English:240 Farrow:240 Fielding:240 Firth:240 Fitzpatrick:240 Foley:240 Gale:240 Garrett:240
      Gilmour:240 Goodman:240 Grainger:240 Haigh:240 Haines:240 Harwood:240 Hassan:240 Haywood:240
      Hills:240 Hodges:240 Hodgkinson:240 Hogan:240 Horne:240 Hubbard:240 Hull:240 Hurley:240
      Irving:240 Islam:240 Jeffery:240 Jeffrey:240 Kane:240 Kendall:240 Kershaw:240 Kumar:240
      Lacey:240 Lake:240 Langley:240 Latham:240 Leigh:240 Leslie:240 Lester:240 Lindsay:240
      Lister:240 Lomas:240 Mackie:240 Maguire:240 Malik:240 Malone:240 Mather:240 Maxwell:240
      McCabe:240 McCormack:240 McGrath:240 Mead:240 Mercer:240 Millard:240 Milner:240 Mohammed:240
      Molloy:240 Mooney:240 Mullen:240 Nawaz:240 Neale:240 Needham:240 Newell:240 Nicholas:240
      Oakley:240 Osborn:240 Partridge:240 Paul:240 Pike:240 Piper:240 Platt:240 Prince:240
      Proctor:240 Purcell:240 Rayner:240 Redfern:240 Reeve:240 Regan:240 Rigby:240 Rodgers:240
      Rowland:240 Rowlands:240 Rushton:240 Sadler:240 Salmon:240 Salter:240 Seddon:240 Senior:240
      Sharma:240 Sheridan:240 Sherwood:240 Shields:240 Slade:240 Small:240 Snow:240 Spence:240
      Stacey:240 Stafford:240 Stanton:240 Stott:240 Stuart:240 Sumner:240 Sutcliffe:240 Swan:240
      Sweeney:240 Tanner:240 Tate:240 Terry:240 Thorne:240 Underwood:240 Vickers:240 Wainwright:240
      Waite:240 Wakefield:240 Waller:240 Walmsley:240 Weaver:240 Weeks:240 Welsh:240 Wheatley:240
      Whelan:240 Whiteley:240 Whitfield:240 Whittle:240 Wilcox:240 Wild:240 Wills:240 Wise:240
      Woodcock:240 Woodhouse:240 Woolley:240 MacKenzie:199 MacKay:187 Abraham:185 Adam:185
      Addison:185 Allison:185 Appleton:185 Ashby:185 Ashworth:185 Baines:185 Baird:185 Bannister:185
      Barr:185 Barratt:185 Batchelor:185 Bate:185 Beasley:185 Beattie:185 Beech:185 Beer:185
      Bellamy:185 Bennetts:185 Best:185 Bingham:185 Blackman:185 Bone:185 Boulton:185 Bourke:185
      Bower:185 Bowers:185 Bridges:185 Bristow:185 Brook:185 Brooke:185 Broughton:185 Bryce:185
      Buchanan:185 Budd:185 Bunting:185 Burden:185 Burrell:185 Cain:185 Cannon:185 Carlisle:185
      Carver:185 Casey:185 Cassidy:185 Choudhury:185 Chowdhury:185 Church:185 Clegg:185 Clifford:185
      Cohen:185 Collett:185 Compton:185 Conroy:185 Coombes:185 Cope:185 Copeland:185 Court:185
      Cowley:185 Coyle:185 Crane:185 Croft:185 Crook:185 Crowe:185 Currie:185 Darby:185 Dent:185
      Devine:185 Dhillon:185 Dickens:185 Dolan:185 Donaldson:185 Donovan:185 Dowling:185 Downey:185
      Draper:185 Drew:185 Driscoll:185 Driver:185 Drummond:185 Dunne:185 Earl:185 Egan:185
      Ellison:185 Emery:185 Everett:185 Fagan:185 Fenton:185 Fitzsimmons:185 Flanagan:185 Forbes:185
      Foreman:185 Forrest:185 Forrester:185 Frith:185 Fryer:185 Gates:185 Gilmore:185 Gorman:185
      Graves:185 Greaves:185 Greenhalgh:185 Grey:185 Griffith:185 Guest:185 Guy:185 Hackett:185
      Hadley:185 Hagan:185 Hales:185 Halliday:185 Hampton:185 Handley:185 Hardman:185 Harrington:185
      Haslam:185 Hawkes:185 Healy:185 Heaton:185 Hickman:185 Higgs:185 Hines:185 Hinton:185
      Hirst:185 Hobson:185 Hodge:185 Holder:185 Holman:185 Hood:185 Horn:185 Horsfall:185 Hough:185
      Houston:185 Hutchings:185 Ingham:185 Ireland:185 Isaacs:185 Ives:185 Jacobs:185 Jameson:185
      Jamieson:185 Jenkinson:185 Johns:185 Judd:185 Kavanagh:185 Keane:185 Kearney:185 Keating:185
      Keen:185 Kenny:185 Kirkham:185 Knott:185 Knox:185 Larkin:185 Lawton:185 Leech:185 Legg:185
      Lennon:185 Levy:185 Livesey:185 Llewellyn:185 Lock:185 Lockwood:185 Love:185 Lovell:185
      Lunn:185 Major:185 Marchant:185 Marriott:185 Massey:185 Mathews:185 McAllister:185
      McCormick:185 McDermott:185 McDonnell:185 McGee:185 McGowan:185 McGuinness:185 McLeod:185
      McMahon:185 McManus:185 McNally:185 McNamara:185 Meredith:185 Milligan:185 Milton:185
      Moody:185 Moorhouse:185 Mortimer:185 Neville:185 Nightingale:185 Noonan:185 Nuttall:185
      Oates:185 Oldham:185 Orr:185 Paine:185 Parmar:185 Pascoe:185 Peck:185 Peel:185 Pemberton:185
      Penney:185 Penny:185 Philips:185 Phipps:185 Pitt:185 Plant:185 Pollitt:185 Prescott:185
      Pringle:185 Prior:185 Prosser:185 Pryor:185 Qureshi:185 Radford:185 Rafferty:185 Ramsey:185
      Rashid:185 Ratcliffe:185 Rawlings:185 Ray:185 Redmond:185 Reece:185 Rehman:185 Riaz:185
      Richmond:185 Ridley:185 Roach:185 Roche:185 Roe:185 Roper:185 Rowell:185 Rush:185
      Rutherford:185 Rutter:185 Saleem:185 Sampson:185 Samuel:185 Sandhu:185 Sargent:185 Sawyer:185
      Sellers:185 Sewell:185 Sharples:185 Sheldon:185 Shore:185 Sidhu:185 Simms:185 Singleton:185
      Snell:185 Spicer:185 Squires:185 Stead:185 Steel:185 Stringer:185 Sturgess:185 Styles:185
      Swain:185 Symonds:185 Tait:185 Tennant:185 Timms:185 Tomkins:185 Tuck:185 Turton:185 Uddin:185
      Unwin:185 Upton:185 Vernon:185 Waddington:185 Wagstaff:185 Warburton:185 Wardle:185 Waring:185
      Weir:185 Westwood:185 Wharton:185 Whitworth:185 Whyte:185 Wilde:185 Wilkes:185 Wiltshire:185
      Winstanley:185 Woodall:185 Wootton:185 Worthington:185 Wynne:185 York:185 Younis:185
      MacLeod:180 Smyth:168 Johnstone:166 Sutherland:155 Watt:151 Muir:146 Milne:141 Ritchie:138
      Millar:135 Dickson:134 Docherty:133 McKay:129 Munro:127 Abbot:125 Adamson:125 Adeyemi:125
      Ainsworth:125 Alderson:125 Aldridge:125 Allsop:125 Ambler:125 Appleby:125 Armitage:125
      Arthur:125 Ashman:125 Askew:125 Aspinall:125 Atherton:125 Attwood:125 Ayres:125 Bagshaw:125
      Balmer:125 Bamford:125 Bartley:125 Bayliss:125 Beale:125 Beaumont:125 Beck:125 Beckett:125
      Bedford:125 Benton:125 Berkeley:125 Berridge:125 Billington:125 Blackmore:125 Blair:125
      Bland:125 Bloomfield:125 Blundell:125 Boardman:125 Bolt:125 Boswell:125 Bowyer:125 Boyce:125
      Brackley:125 Brandon:125 Brewer:125 Briscoe:125 Britton:125 Brogan:125 Bromley:125 Buck:125
      Bullock:125 Bunn:125 Burgin:125 Burman:125 Burnham:125 Butt:125 Butterworth:125 Byrom:125
      Calvert:125 Capper:125 Carlton:125 Carney:125 Carson:125 Cartledge:125 Catterall:125
      Challis:125 Chen:125 Chesterton:125 Cheung:125 Childs:125 Christian:125 Clare:125 Cleary:125
      Coe:125 Colley:125 Collinson:125 Cooney:125 Corrigan:125 Costello:125 Cottrell:125 Cousins:125
      Coward:125 Crabtree:125 Creasey:125 Critchley:125 Crompton:125 Crossley:125 Cummings:125
      Cummins:125 Curry:125 Dack:125 Dalby:125 Daley:125 Danks:125 Darlington:125 Dawes:125
      Dearden:125 Denham:125 Denton:125 Derbyshire:125 Desai:125 Dewhurst:125 Diamond:125 Dillon:125
      Dobbs:125 Dolby:125 Doran:125 Dove:125 Downes:125 Duckworth:125 Dudley:125 Duggan:125
      Dunlop:125 Dutton:125 Dwyer:125 Eagles:125 Eastwood:125 Eccles:125 Edge:125 Elliot:125
      Elsworth:125 Entwistle:125 Etherington:125 Ewing:125 Fairbrother:125 Fairhurst:125
      Farnworth:125 Fawcett:125 Fearon:125 Fell:125 Fernandes:125 Ferreira:125 Ferris:125 Finlay:125
      Finn:125 Fish:125 Flint:125 Flower:125 Fogarty:125 Foot:125 Foulkes:125 Fountain:125 Foy:125
      Galloway:125 Gamble:125 Garside:125 Gaskell:125 Geary:125 Gee:125 Gent:125 Gillespie:125
      Glynn:125 Golding:125 Gooch:125 Goode:125 Gore:125 Goss:125 Grimshaw:125 Groves:125 Gunn:125
      Gupta:125 Hadfield:125 Hallam:125 Halsall:125 Hampson:125 Hanley:125 Harker:125 Harley:125
      Harman:125 Harries:125 Harrop:125 Hastings:125 Hatton:125 Hawes:125 Hawley:125 Hayden:125
      Head:125 Healey:125 Heap:125 Hegarty:125 Hemmings:125 Henshaw:125 Heron:125 Heywood:125
      Hibbert:125 Higginbottom:125 Hindle:125 Hoare:125 Hollis:125 Hopwood:125 Horner:125
      Horrocks:125 Hoyle:125 Huggins:125 Hulme:125 Hume:125 Huxley:125 Hyland:125 Illingworth:125
      Isherwood:125 Jacques:125 Jagger:125 Javed:125 Jeffries:125 Jessop:125 Jewell:125 Jolly:125
      Joshi:125 Kaye:125 Kearns:125 Kelsall:125 Kenyon:125 Kettle:125 Kilburn:125 Kirkpatrick:125
      Kitchen:125 Kowalski:125 Lacy:125 Laird:125 Lam:125 Lang:125 Lavery:125 Leary:125 Ledger:125
      Leeming:125 Lightfoot:125 Lilley:125 Linton:125 Livingstone:125 Locke:125 Lodge:125
      Longden:125 Lowry:125 Lumley:125 Lyon:125 Mackintosh:125 Maddocks:125 Maher:125 Mahon:125
      Marlow:125 Martindale:125 Mayes:125 Maynard:125 McAuley:125 McCartney:125 McClelland:125
      McCoy:125 McCulloch:125 McEwan:125 McFarlane:125 McGill:125 McGuire:125 McHugh:125
      McKinney:125 McLoughlin:125 McNeill:125 McPherson:125 Medley:125 Mellors:125 Mensah:125
      Merritt:125 Metcalf:125 Midgley:125 Millward:125 Monaghan:125 Monk:125 Morrell:125 Moseley:125
      Mottram:125 Mountford:125 Mulligan:125 Myatt:125 Nadeem:125 Neal:125 Newbold:125 Newby:125
      Nguyen:125 Nicol:125 Nowak:125 Nugent:125 O'Hara:125 O'Keefe:125 O'Leary:125 O'Reilly:125
      Ogden:125 Okafor:125 Openshaw:125 Osei:125 Osman:125 Palfrey:125 Parish:125 Parrott:125
      Patton:125 Pearsall:125 Penn:125 Pereira:125 Petty:125 Phelan:125 Pickles:125 Pilkington:125
      Pinder:125 Pitman:125 Plummer:125 Pocock:125 Poulton:125 Povey:125 Pownall:125 Priestley:125
      Pritchett:125 Quigley:125 Radcliffe:125 Raine:125 Ramsden:125 Rankin:125 Rathbone:125
      Rawson:125 Redman:125 Rendell:125 Riddell:125 Rimmer:125 Roebuck:125 Rooney:125 Roscoe:125
      Rothwell:125 Rowbotham:125 Royle:125 Rudd:125 Ruddock:125 Sangster:125 Sansom:125 Santos:125
      Saville:125 Saxton:125 Scarborough:125 Scholes:125 Shackleton:125 Shannon:125 Shelton:125
      Shepley:125 Siddall:125 Siddiqui:125 Silva:125 Simmonds:125 Skelton:125 Slack:125 Sloan:125
      Smalley:125 Smallwood:125 Smithson:125 Sohal:125 Southern:125 Speight:125 Spiers:125
      Spooner:125 Stainton:125 Staley:125 Stamp:125 Stark:125 Stenson:125 Stirling:125 Stoddart:125
      Stratton:125 Street:125 Strong:125 Stubbs:125 Sugden:125 Swann:125 Sweet:125 Swindells:125
      Tansley:125 Tasker:125 Tattersall:125 Taverner:125 Tebbutt:125 Temple:125 Thacker:125
      Thatcher:125 Thomason:125 Thorley:125 Thrower:125 Tierney:125 Tilley:125 Tinsley:125
      Tolley:125 Toms:125 Tonks:125 Topham:125 Towers:125 Travis:125 Trotter:125 Truman:125
      Tunnicliffe:125 Turley:125 Twigg:125 Usher:125 Varley:125 Venables:125 Verma:125 Vine:125
      Wadsworth:125 Walden:125 Walkden:125 Wallwork:125 Wang:125 Wareham:125 Warrington:125
      Waterhouse:125 Watling:125 Weatherill:125 Wesley:125 Westbrook:125 Wheeldon:125 Whitaker:125
      Whitmore:125 Whitney:125 Wickens:125 Wicks:125 Widdowson:125 Wigley:125 Wilding:125 Wilkie:125
      Willetts:125 Wilmot:125 Wilshaw:125 Windsor:125 Winfield:125 Witham:125 Wojcik:125 Woodley:125
      Woodruff:125 Woolf:125 Worrall:125 Wragg:125 Wray:125 Wren:125 Yeomans:125 Zaman:125 Zhang:125
      McMillan:124 McIntosh:123 McKenna:112 MacLean:110 McGregor:109 Reilly:107 Bain:105
      Christie:104 Aitken:102 Hay:101 Findlay:98 McCann:98 Rennie:97 Geddes:96 Kidd:93 Laing:92
      Forsyth:90 Lamont:88 Mathieson:87 Menzies:86 Moffat:85 McKee:84 Pollock:84 Rae:83 Struthers:81
      Gillies:79 Cowan:78 Devlin:78 Cairns:77 Ramsay:76 Boyd:70 Hanna:70 Magee:70 McCullough:70
      Irwin:62 Montgomery:62 Mulholland:62 McBride:56 McConnell:56 McMullan:56 McGuigan:50 Mallon:42
      Magill:34 McIlroy:34
      """,
    rareSurnames: """
      Abell Abercrombie Abernethy Abram Acaster Ackerley Ackroyd Acton Adcock Addy Adkin Agar Agnew
      Ainscough Ainsley Airey Akers Albon Alcott Alford Allaway Allcott Allman Allwood Almond Alsop
      Alston Amery Amies Amos Anstey Ansell Antrobus Applegate Appleyard Arbuthnot Archibald Argent
      Arkwright Arlow Arrowsmith Ashcroft Ashdown Asher Ashforth Ashley Ashurst Ashwell Astbury
      Astley Aston Atkin Attwell Aubrey Auld Auton Avery Axford Aylett Aylward Babbage Bacon Badger
      Bagley Bagnall Bainbridge Balcombe Balding Balfour Ballantyne Ballard Bancroft Banfield
      Bannerman Bardsley Barefoot Barham Barkley Barling Barnard Barnaby Barraclough Barras Barron
      Barrow Barrowman Bartle Bartram Barwick Basford Bassett Bateman Bateson Batten Batty Baxendale
      Bayley Baynes Beadle Beal Beaman Beamish Beard Beardsley Beaton Beaver Beckwith Beddoes
      Bedwell Beeby Beeching Belcher Bellis Bembridge Benham Benn Benstead Bentham Beresford Bernard
      Beswick Bettany Betts Beveridge Beverley Bewley Bickerton Bickley Biddle Biggs Bilton Binns
      Birchall Birkett Birtwistle Blackett Blackie Blackley Blacklock Blackshaw Blagden Blakeley
      Blakemore Blanchard Blandford Bligh Blizzard Blount Blythe Boddy Boland Bonner Boothroyd
      Boothby Borthwick Bosworth Bottomley Boucher Boughton Bounds Bowker Bowler Bowles Bowman
      Bowring Brace Bracewell Bradford Bradwell Braithwaite Bramhall Bramley Brammer Brannigan Brant
      Brayshaw Brearley Brereton Brett Brew Brierley Briers Brindle Brinkley Brocklebank
      Brocklehurst Brodie Bromfield Bromwich Brooker Brooksbank Brotherton Browning Brownlow Brunton
      Brydon Buckland Buckle Budge Bulmer Bunce Burbidge Burchell Burdett Burford Burge Burley
      Burnley Burnside Burridge Burroughs Burrow Burwell Bushell Butterfield Buxton Bywater Cadman
      Caffrey Caine Calder Caldwell Cairney Callister Callow Calvin Campion Candler Canning Cant
      Cantwell Capel Capon Carbery Cardwell Carew Cargill Carlin Carmichael Carne Carrington
      Carruthers Carswell Carvell Cassell Castle Caswell Catchpole Cator Caulfield Causer Cave
      Cawley Cawthorne Chaffey Chalk Chalmers Chamberlin Champion Chaplin Charlesworth Charnley
      Charnock Chatterton Cheetham Cheshire Chester Chesworth Chilcott Chisholm Chisnall Chivers
      Christopher Chubb Churchman Clancy Clapham Clarkson Claxton Clay Claypole Cleaver Cleland
      Clement Cleverley Clowes Clutterbuck Clyde Cobb Cobbold Cochrane Cockerill Coldwell Collard
      Colbert Colbourne Colclough Coley Collingwood Collis Colman Colquhoun Colvin Comer Condon
      Conlon Connell Constable Conlan Cookson Coombs Cooksey Copley Copping Corby Cordell Corcoran
      Cordery Corless Cork Cornish Cornwell Cosgrove Cossey Coton Coupe Coupland Courtney Coverdale
      Cowell Cowen Cowling Cowper Coxon Craddock Cragg Craven Crawshaw Crichton Cresswell Crewe
      Cripps Crocker Croker Crofts Cronin Crosbie Crossland Crouch Crowley Crozier Cruickshank Cuddy
      Cudmore Culley Cullinane Cumberland Cuthbert Cuthbertson Cutler Cutts Dainty Dalgleish
      Dallimore Dalzell Dampier Dandy Dangerfield Daniell Darke Daunt Davenport Davidge Daws Deacon
      Deakin Dearing Deeley Delaney Dempsey Dempster Denby Denning Dennison Denny Derrick Devenish
      Devereux Dewar Dewey Dexter Dibble Dickenson Diggle Digby Dilworth Dimmock Dingle Dinsdale
      Diver Dobbie Dodgson Dodson Doggett Doig Donoghue Donald Donnachie Dooley Dorman Dorrington
      Dowd Dowdeswell Downie Doughty Dowse Drabble Dransfield Draycott Drayton Drewett Drinkwater
      Drury Drysdale Duckett Duffield Dugdale Duke Dunbar Duncombe Dunford Dunham Dunkley Dunning
      Dunphy Dunstan Durham Durkin Durrant Dyke Eades Eagleton Eames Earnshaw Easton Eastham Ebdon
      Eckersley Eddleston Eden Edgar Edgington Edmondson Edmunds Elder Eldridge Eley Elkin Elkington
      Ellerby Ellery Ellwood Elphick Elsey Elvin Elwell Emerson Emmerson Emmett Emsley Endicott
      Ennis Errington Erskine Etchells Eustace Evered Everitt Everson Ewart Eyre Fairbairn
      Fairclough Fairley Fairweather Fallon Fallows Farnham Farquhar Farrant Farrar Farrer Farley
      Farthing Faulds Faulkes Featherstone Fellows Fenn Fennell Fenwick Fergusson Fernley Ferrier
      Fewster Fiddler Fieldhouse Fildes Filby Finnegan Finney Fishwick Fitton Fitch Fitzgibbon Fleet
      Flitcroft Flood Fludgate Follett Forde Fordham Formby Forshaw Forsythe Foskett Fothergill
      Fowkes Foxall Foxton Frame Frampton Francombe Frankland Frearson Freestone Freer Frewin
      Froggatt Frobisher Frogley Fulford Fullerton Fulton Furlong Furness Furnival Fyfe Gadsby Gadd
      Gaffney Gallacher Galbraith Galvin Gammon Gannon Garbett Garbutt Gardener Garforth Garland
      Garnett Garrity Garrod Garvey Garwood Gascoigne Gatenby Gault Gaunt Gavin Geldard Gentry
      Germain Gerrard Gibbon Gibbins Giblin Giddings Giffard Gifford Gilchrist Gilhooly Gilks
      Gillard Gillett Gilliam Gilligan Gillings Gilroy Girling Gladwin Glass Gleave Gleeson Glen
      Glendinning Glossop Goacher Goldsmith Goldsworthy Goodacre Goodall Goodchild Goodfellow
      Goodhew Goodier Gooding Goodison Goodlad Goodson Gorton Gosling Gossage Gott Gower Gowland
      Grady Grayson Grafton Greatorex Greenaway Greenfield Greenhill Greenslade Greenway Greensmith
      Gregg Greig Grenfell Gresham Grice Grieve Grigg Griggs Grimes Grindrod Grogan Grosvenor Grove
      Grundy Gullick Gunning Gurney Guthrie Gutteridge Gwilliam Gwynne Haddock Haddow Hadden
      Haggerty Hague Hainsworth Halford Halligan Hallett Halliwell Hallsworth Halpin Halstead Hamer
      Hammersley Hammerton Hancox Hand Hannah Hannaford Hannam Hansford Harbottle Harcourt Hardacre
      Hardcastle Hardwick Hare Harford Hargrave Harkin Harland Harling Harms Harness Harold Harrower
      Hartland Hartnell Hartshorn Harty Haselden Haskins Hassall Haslett Hatch Hatcher Hatfield
      Hathaway Hatherley Haughton Havers Haw Hawker Hawksworth Haworth Hawthorn Hawthorne Haycock
      Hayhurst Hayter Hayton Hazell Hazelwood Headley Heald Heard Hearn Hearne Heathcote Hebden
      Heffernan Heckford Hedges Hedley Heeley Helliwell Hellyer Helm Helsby Hemming Hendry Henley
      Hennessy Henson Hepworth Herd Heritage Herring Herrington Heslop Hester Hetherington Hewson
      Hibbard Hibbs Hickey Hickling Higginson Hildreth Hilditch Hillier Hillman Hinchcliffe
      Hinchliffe Hind Hindmarsh Hinds Hinkley Hitchen Hobday Hockaday Hocking Hockley Hodder
      Hodgetts Hodgkins Hodgkiss Hogarth Hogg Holbrook Holcombe Holdsworth Holgate Holliday
      Hollingsworth Hollins Hollinshead Holroyd Holyoake Honeyman Honour Hookham Hooton Hopcroft
      Hopkinson Hopley Hopper Hornby Hornsby Horsley Hoskins Houlihan Howden Howes Howie Howley
      Howlett Howson Huckle Huckerby Huddleston Hudspeth Hulse Humble Humphrey Hunnisett Hurd
      Hurrell Husband Hussey Hutton Huxtable Hynes Ibbotson Iles Imrie Ince Ingleby Inglis Innes
      Inman Instone Iredale Irons Irvine Ivory Izzard Jackman Jaggard Jardine Jarman Jeavons Jelley
      Jellicoe Jennison Jepson Jermyn Jervis Jewitt Jobling Jobson Joiner Jopling Jowett Joynes
      Jukes Kearsley Keeble Keegan Keeley Keenan Keighley Kelland Kellett Kelleher Kelsey Kember
      Kempster Kempton Kendrick Kenward Kenworthy Kerridge Kerrigan Kersey Kerslake Kiddle Kilgour
      Killick Kilpatrick Kimber Kinsella Kirkbride Kirkland Kirkwood Kirton Kitching Kitson Knapp
      Kneale Knighton Kynaston Laidlaw Lakeman Lally Lambton Lamming Lancaster Lander Landon Langdon
      Langford Langridge Langston Langton Lansdown Large Larkham Larner Lascelles Latimer Lauder
      Laurence Lawless Lawley Lawrie Lawrenson Laycock Layton Lazenby Lea Leadbeater Leahy Leake
      Leaver Leavesley Leckie Leggett Leighton Leverton Lewin Ley Leyland Liddell Liddle Lilly
      Lindley Lindop Line Lines Lingard Linley Linnell Litchfield Littlewood Littlejohn Littleton
      Lipscombe Loader Loftus Logan Lofthouse Longbottom Longman Longstaff Lonsdale Loveday Loveless
      Lovegrove Lovett Lowden Lowes Lowther Loxley Luckhurst Ludlow Luff Lumb Lund Lupton Luscombe
      Lusty Luxton Lyall Lydon Lyle Lynas Lynn Mabbott MacArthur Macauley MacDougall Macfarlane
      MacGregor Machin MacInnes MacIntyre MacKinnon MacLennan MacNeil Macpherson MacRae Madden
      Maddison Maddox Magrath Mahoney Maidment Mainwaring Maitland Makin Mallett Mallinson Mallory
      Malpass Maltby Manders Mangan Manley Mansell Mansfield Maple Mardell Margetts Markham Marklew
      Marr Marrs Marston Martyn Maskell Maslin Massie Masters Masterson Matheson Mattinson Maude
      Maudsley Maughan Maunder Mawson Maxted Mayall Mayhew Maylam Mayo McAdam McAleer McAlister
      McArdle McArthur McAteer McAvoy McCaffrey McCall McCallum McCarron McCaughey McClean McClure
      McCluskey McColl McConville McCourt McCrae McCready McCreadie McCrory McCurdy McCutcheon
      McDaid McDaniel McDevitt McDougall McDowell McElroy McEvoy McEwen McFadden McFarland McGarry
      McGeough McGhee McGinley McGinty McGlynn McGoldrick McGonagle McGough McGovern McGuckin
      McGuffie McGurk McHale McIlwaine McInnes McInally McIvor McKechnie McKeever McKellar McKeown
      McKernan McKie McKinlay McKinnon McKnight McLachlan McLaren McLaughlan McLellan McLennan
      McMaster McMenamin McMillen McMonagle McMurray McNab McNaughton McNicol McNulty McPhail McPhee
      McQuade McQueen McRae McRoberts McShane McSweeney McTaggart McVeigh McVey McWilliams Meaden
      Meadows Meakin Mears Medhurst Meehan Meek Meikle Melia Melling Melrose Melville Meldrum
      Merrick Merrifield Merriman Merryweather Messenger Michie Middlemass Milburn Mildenhall
      Millership Millington Millman Milward Minchin Mingay Minns Minto Mitchinson Mitton Mobbs
      Moffatt Mogg Mole Moncrieff Monkhouse Montague Moorcroft Moreton Morehouse Morland Morrissey
      Morse Mould Moulding Mounsey Mountain Moxon Moyes Moyle Mudd Mudge Muggeridge Mullins Mumford
      Munday Mundy Munn Murfin Murtagh Musgrave Nairn Nance Napier Nattrass Neave Neil Neild Neilson
      Nesbitt Nethercott Nettleton Nevin Newbery Newcombe Newey Newham Newland Newlands Newsham
      Newsome Newstead Nichol Nicholl Nickson Nicklin Nicolson Nisbet Noakes Nock Norbury Norcross
      Norfolk Normington Norrie Northcott Northover Norwood Notley Nunn Nurse Nutley O'Boyle
      O'Callaghan O'Connell O'Dea O'Doherty O'Dowd O'Driscoll O'Flaherty O'Gorman O'Grady O'Hagan
      O'Hare O'Kane O'Keeffe O'Mahony O'Malley O'Meara O'Rourke O'Shea O'Toole Oakes Oakey Odell
      Offord Ogilvie Oldfield Oldroyd Oliphant Ollerenshaw Onions Oram Orchard Ormerod Ormond Orton
      Osbourne Ough Outram Overton Oxley Pace Packer Padgett Padmore Painter Palin Palk Pallister
      Pannell Pardoe Parfitt Pargeter Parham Park Parke Parkhouse Parkman Parnell Parr Parris
      Partington Passmore Paton Patrick Patten Pattinson Pattison Pavey Pawson Paxton Peach Peak
      Peake Pearman Pearse Peat Peden Peebles Peers Pegg Pelham Pendlebury Pendleton Penfold
      Pengelly Penhaligon Penman Pennington Penrose Pepper Percival Percy Perkin Perrett Perrin
      Perrott Petch Petrie Pettigrew Pettit Philpott Pick Pickard Pickersgill Pickett Pickford
      Pickup Picton Pidgeon Pierce Pigott Pilgrim Pilling Pimblett Pinfold Pink Pinnock Pipe Pitcher
      Pittaway Playford Pledger Plumb Plumley Plumridge Pointon Poland Pomeroy Pond Poolman Popple
      Popplewell Portman Postlethwaite Pottinger Poulter Poyser Pragnell Preece Prentice Prestwich
      Prestwood Pridmore Priest Prime Pring Probert Procter Proudfoot Prout Pryce Puddephatt Pullan
      Pullen Purdy Purkiss Purnell Purvis Pybus Pye Pyke Quick Quinlan Quirk Rackham Ragg Raistrick
      Rainbow Ralph Rampling Ramsbottom Ramshaw Rand Randle Ranger Ransome Raven Ravenscroft
      Rawcliffe Raworth Rayment Raymond Rea Reader Readman Reardon Redding Redgate Redhead Redwood
      Reeder Reekie Reeks Relph Renshaw Renton Renwick Revell Reynard Rhind Ricketts Rickard Rickman
      Rideout Rider Ridge Ridgway Rigg Riggs Ringrose Ripley Risdon Rivers Rix Robb Robbins Robins
      Robotham Rochford Rock Rodger Rodgerson Rogan Rolfe Rollinson Romney Ronald Rook Rosser
      Rossiter Rotherham Rough Rouse Routledge Rowan Rowlandson Roy Royal Rudge Ruffell Rule Rumsey
      Runciman Rundle Rushworth Ruston Ryder Rylance Ryland Sage Sales Salisbury Salt Samson Sandham
      Sandiford Sands Sapsford Satterthwaite Saul Savory Sawle Saxby Sayer Sayers Scaife Scales
      Scanlon Scarfe Scrivens Scullion Scully Seabrook Seagrave Seal Sealey Searle Sefton Selby Self
      Sellars Selwyn Semple Sennett Setchell Severn Seymour Shacklady Shadbolt Shanks Shardlow
      Sharman Sharratt Shattock Shelley Shenton Sherlock Sherman Sherratt Sherriff Sherrington
      Shillito Shipley Shipton Shorrock Shotton Showell Shrimpton Shuttleworth Sibley Siddle Silk
      Sillitoe Silver Silvester Simcox Simkins Simons Simmonite Sivier Skeggs Skerritt Skidmore
      Skipper Skipworth Slaney Slee Sleight Slingsby Sly Smailes Smales Smedley Smethurst Smillie
      Smithies Snape Sneddon Snelling Snowden Soames Somers Somerville Soper Sorrell Souter Southall
      Southgate Southwell Southworth Spalding Sparkes Sparks Sparrow Spark Speakman Spear Speed
      Speller Spelman Spilsbury Spink Spinks Spratt Spring Springett Sproston Spurr Stables Stack
      Stainsby Stallard Standen Standing Standish Staniforth Stanier Stannard Stansfield Stanworth
      Staples Stapleton Starkey Starling Statham Staveley Steadman Stearn Stebbing Stedman Steer
      Stenhouse Stent Stephen Sterling Sterry Stimpson Stinson Stobbs Stock Stockdale Stocker
      Stockley Stocks Stockton Stockwell Stoker Stonehouse Stones Stopford Storer Storr Stow
      Strachan Strange Straw Streeter Stretton Strickland Stride Stringfellow Stroud Sturges Styring
      Suckling Sudbury Sugg Surtees Suttle Swaby Swaffield Swale Swallow Swanson Swanwick Sweetman
      Swinburne Swindlehurst Swinton Syme Symes Symons Taggart Tallis Tamblyn Tams Tandy Tapley
      Taplin Tapp Tarrant Tatham Tatton Taunton Tavener Teague Tearle Telfer Telford Tempest Tester
      Tetlow Theobald Thew Thickett Thirkell Thirlwell Thomlinson Thompsett Thornber Thornhill
      Thornley Threlfall Throup Thurlow Thurston Thwaite Thwaites Tickle Tidy Tilbury Till Tillett
      Tilling Tillotson Timmins Timson Tindall Tingle Tinker Tipping Tipton Titley Titmus
      Titterington Todhunter Toft Tolson Tomkinson Tomlin Tompkins Tong Toogood Took Toon Tooth
      Toothill Toplis Torrance Tovey Towell Towler Townend Townley Towns Townson Toye Trainor
      Tranter Traynor Treacy Treadwell Treasure Tregenza Treharne Treloar Tremain Trenchard Treanor
      Trevor Trickett Trigg Trimble Trinder Tripp Trott Troughton Trow Trueman Trussell Tubb
      Tuckwell Tudor Tulloch Tully Tunstall Turney Turnock Turpin Turvey Tweed Tweedie Twist Twomey
      Tye Tyers Tynan Tyrer Tyson Underhill Unsworth Upson Urquhart Urwin Vale Valentine Vallance
      Varney Varty Veal Venn Vennard Verity Vernall Vicary Vigar Viggers Viney Vinnicombe Vowles
      Wadham Wakeham Wakeling Wakelin Walch Waldron Walford Wallbank Wallington Walshaw Walter
      Walthew Waltham Walwyn Warboys Warden Ware Wareing Wark Warman Warnock Warr Warrener Warwick
      Wasley Waterfield Waterman Waterworth Wathen Watmough Wattam Waugh Way Wayman Weal Wearing
      Weatherby Weatherley Webber Webley Weedon Weekes Weighell Weightman Welbourn Welburn Welford
      Weller Wellings Wellman Wellock Welsby Wensley Westcott Westerman Westgarth Westlake Westley
      Westmore Westoby Westrop Wetherall Whalley Wheatcroft Wheater Wheelan Wheelwright Whiffin
      Whinfield Whistler Whitby Whitcombe Whiteman Whiteside Whitham Whiting Whitlock Whittall
      Whitten Whittingham Whittington Whitton Whitwell Wicker Wickham Widdop Wigg Wiggins
      Wigglesworth Wightman Wilby Wilce Wildman Wilford Wilks Willcox Willett Willey Willmott
      Willott Willoughby Wilmore Wimpenny Winch Winchester Windle Windram Wing Wingfield Winn
      Winnard Winship Winslow Winspear Winterbottom Wintle Winwood Wiseman Withers Witts Wolfenden
      Wolstencroft Wolstenholme Womersley Wonnacott Woodard Woodbridge Woodburn Woodcraft Woodfield
      Woodford Woodgate Woodhall Woodhead Woodings Woodland Woodman Woodrow Woodthorpe Woodvine
      Woollard Wooler Woolfenden Woolford Woolgar Woollen Woolman Woolridge Woolston Wooster Worgan
      Workman Wormald Worsfold Worsley Worsnop Worth Wortley Wraith Wrathall Wrigglesworth Wrigley
      Wyles Wylie Wyllie Wyman Wyness Wynn Wynter Wythe Yarborough Yardley Yarrow Yarwood Yeadon
      Yeandle Yeates Yeo Yeoman Youds Youell Youlden Younger Youngs Yule Zammit Adebayo Agyeman
      Akram Alam Amin Anwar Arshad Asghar Ashraf Aslam Asante Babatunde Badu Bains Bajwa Bakare
      Banerjee Basra Bhatt Bhatti Boateng Chaudhry Chauhan Chohan Dar Darko Das Dhaliwal Dogan Eze
      Faisal Farooq Fernando Gohil Grewal Gurung Haider Hamid Haque Hossain Hussein Ibrahim Iftikhar
      Imran Ismail Jain Johal Kapoor Karim Khalid Khalil Khatun Kiani Lal Latif Lewandowski Li Lin
      Liu Maan Mahal Majid Masih Mehta Mishra Moyo Mughal Mukherjee Munir Mustafa Naeem Naidoo Nair
      Nasir Ncube Nkosi Obi Okeke Okoro Olaniyan Omar Owusu Pandya Pathak Perera Pillai Purewal
      Rafiq Rai Rao Rauf Reddy Sadiq Saha Sahota Saini Salim Sarwar Sattar Sethi Shafiq Shaikh
      Sheikh Sood Soni Solanki Sultana Syed Szymanski Tahir Tariq Thakur Thapa Tomaszewski Vaghela
      Wu Xu Yadav Yang Yaqoob Yilmaz Yusuf Zielinski
      """,
    rareSurnameHeads: """
      Al Ash Ather Bad Bar Bex Bick Blay Brad Bram Brig Brom Bur Cal Can Carl Chad Chal Clay Cold
      Cop Cran Crom Dar Den Dit Dray Dun Eger El Far Fen Flax Gar Gold Had Hal Ham Har Has Hather
      Haw Hazel Hel Hen Hey Hol Horn Hur Kel Kil Kim Lang Led Lin Lud Mal Mar Mel Mil Mor Nor Oak
      Pem Pil Pres Rad Ram Ring Rock Rom Rum Sed Shad Shel Sher Sil Stan Stap Swin Tad Thorn Til Tun
      Twy Wad Wal Wat Wel Wes Whit Wick Wil Win Wood Wyn
      """,
    rareSurnameTails: """
      bourne bridge brook burn bury by combe cote croft dale den don field ford gate grave ham hurst
      land ley low more ridge sett shaw stead ston thorpe ton wald ward well wick win wood worth
      """,
    rareSurnameWeight: 471_650,
    surnameCount: 1,
    femaleNames: """
      1930 Margaret:600 Jean:460 Mary:392 Joan:350 Patricia:320 Sheila:290 Barbara:267 Doreen:248
      June:233 Shirley:220 Dorothy:205 Joyce:192 Maureen:180 Elizabeth:170 Audrey:162 Brenda:154
      Kathleen:147 Sylvia:141 Eileen:135 Pamela:130 Betty:122 Beryl:114 Ann:108 Irene:102 Janet:96
      Anne:91 Rita:87 Pauline:83 Mavis:79 Iris:75 Marjorie:72 Valerie:69 Doris:66 Marion:64
      Marina:61 Catherine:59 Vera:57 Josephine:55 Edna:53 Lilian:51 Norma:50 Rosemary:48 Phyllis:47
      Hazel:45 Evelyn:44 Edith:43 Olive:41 Winifred:40 Florence:39 Ruth:38 Elsie:37 Muriel:35
      Marie:34 Daphne:33 Frances:32 Christine:31 Thelma:30 Gladys:29 Maria:28 Gwendoline:27 Hilda:26
      Violet:25 Helen:24 Rose:24 Cynthia:23 Alice:22 Gillian:22 Enid:21 Annie:20 Yvonne:20 Freda:19
      Ellen:19 Ivy:18 Jane:18 Peggy:17 Sarah:17 Marlene:17 Nancy:16 Bridget:16 Diana:15 Grace:15
      Teresa:15 Veronica:14 Agnes:14 Angela:14
      1940 Margaret:520 Patricia:390 Christine:347 Mary:320 Jean:300 Ann:276 Susan:258 Janet:243
      Maureen:231 Barbara:220 Valerie:204 Carol:190 Sandra:178 Pauline:167 Elizabeth:158 Joan:150
      Pamela:143 Jennifer:136 Kathleen:130 Anne:125 Sheila:118 Brenda:111 Gillian:105 Linda:100
      Jacqueline:95 Sylvia:90 Carole:86 Eileen:82 Wendy:79 Judith:75 Dorothy:72 June:70 Joyce:67
      Irene:65 Diane:62 Rosemary:60 Angela:58 Doreen:56 Shirley:54 Marion:53 Rita:51 Catherine:50
      Yvonne:48 Josephine:47 Helen:46 Beryl:44 Hazel:43 Frances:42 Janice:41 Elaine:40 Diana:39
      Veronica:37 Jane:36 Marilyn:35 Lesley:33 Norma:32 Maria:31 Heather:30 Gloria:29 Marie:28
      Marjorie:28 Hilary:27 Jill:26 Cynthia:25 Ruth:24 Mavis:24 Audrey:23 Marlene:22 Betty:22
      Julia:21 Evelyn:21 Penelope:20 Lynda:20 Christina:19 Jeanette:19 Carolyn:18 Iris:18 Anita:17
      Denise:17 Kay:17 Marian:16 Vera:16 Teresa:15 Georgina:15 Sally:15
      1950 Susan:530 Linda:460 Christine:381 Margaret:333 Janet:300 Patricia:266 Carol:240
      Elizabeth:220 Mary:204 Anne:190 Ann:178 Jane:168 Jacqueline:160 Barbara:152 Sandra:145
      Gillian:139 Pauline:134 Elaine:129 Lesley:124 Angela:120 Pamela:113 Helen:108 Jennifer:102
      Valerie:97 Jean:93 Catherine:89 Julie:85 Kathleen:82 Denise:78 Maureen:75 Judith:73 Wendy:70
      Diane:68 Sheila:65 Janice:63 Lynn:61 Karen:59 Yvonne:58 Lynne:56 Shirley:54 Marion:53 Maria:51
      Rosemary:50 Carole:49 Joan:47 Marilyn:46 June:45 Lorraine:44 Lynda:43 Sally:42 Marian:40
      Brenda:39 Alison:37 Teresa:36 Julia:35 Heather:34 Marie:33 Eileen:31 Deborah:30 Kathryn:29
      Hilary:28 Caroline:28 Sharon:27 Sylvia:26 Ruth:25 Irene:24 Dorothy:24 Sarah:23 Frances:22
      Josephine:22 Jill:21 Joyce:21 Hazel:20 Annette:20 Beverley:19 Gail:19 Rita:18 Geraldine:18
      Diana:17 Carolyn:17 Christina:16 Penelope:16 Jeanette:16 Suzanne:15 Amanda:15
      1960 Susan:370 Julie:350 Karen:322 Jacqueline:304 Deborah:290 Tracey:266 Jane:248 Helen:233
      Diane:221 Sharon:210 Tracy:201 Angela:192 Sarah:185 Alison:178 Caroline:172 Amanda:167
      Sandra:162 Linda:158 Catherine:154 Elizabeth:150 Carol:141 Joanne:132 Wendy:125 Janet:118
      Dawn:112 Christine:106 Nicola:101 Gillian:96 Sally:92 Maria:88 Michelle:84 Debra:81 Paula:78
      Anne:75 Lorraine:72 Patricia:69 Mary:67 Denise:65 Margaret:62 Ann:60 Beverley:58 Donna:57
      Elaine:55 Fiona:53 Jennifer:52 Lesley:50 Louise:49 Mandy:47 Tina:46 Jayne:45 Suzanne:43
      Andrea:42 Pauline:40 Lisa:39 Claire:38 Kim:37 Julia:35 Teresa:34 Heather:33 Kathryn:32 Lynn:31
      Ruth:30 Yvonne:30 Judith:29 Melanie:28 Marie:27 Pamela:26 Carole:26 Barbara:25 Gail:24
      Lynne:24 Clare:23 Janice:23 Rachel:22 Jill:22 Katherine:21 Kathleen:21 Shirley:20 Annette:20
      Carolyn:19 Anna:19 Sara:18 Valerie:18 Cheryl:18 Jeanette:17
      1970 Sarah:430 Claire:360 Nicola:317 Emma:290 Lisa:270 Joanne:246 Michelle:228 Helen:213
      Samantha:200 Karen:190 Amanda:180 Rachel:172 Louise:165 Julie:158 Clare:152 Rebecca:147
      Sharon:142 Victoria:138 Caroline:134 Susan:130 Alison:124 Catherine:118 Elizabeth:112
      Deborah:107 Donna:103 Tracey:99 Tracy:95 Angela:92 Jane:88 Zoe:85 Kerry:82 Melanie:80 Sally:77
      Jennifer:75 Dawn:73 Andrea:70 Suzanne:68 Lucy:67 Joanna:65 Anna:63 Charlotte:61 Paula:60
      Katherine:59 Maria:57 Marie:56 Fiona:55 Kelly:53 Natalie:52 Kathryn:51 Jacqueline:50 Wendy:48
      Sara:46 Hayley:45 Laura:43 Natasha:42 Ruth:40 Lorraine:39 Tina:38 Rachael:37 Anne:36
      Stephanie:34 Kirsty:33 Christine:32 Julia:31 Gillian:31 Cheryl:30 Hannah:29 Vanessa:28 Ann:27
      Jayne:27 Diane:26 Heather:25 Sandra:25 Teresa:24 Kate:23 Linda:23 Mary:22 Elaine:22
      Georgina:21 Emily:21 Katie:20 Alexandra:20 Nichola:19 Carol:19 Sophie:18
      1980 Sarah:340 Laura:310 Gemma:282 Emma:263 Rebecca:250 Claire:226 Victoria:207 Samantha:192
      Rachel:180 Amy:170 Jennifer:161 Nicola:153 Katie:147 Lisa:141 Kelly:135 Natalie:130 Louise:126
      Michelle:122 Hayley:118 Hannah:115 Helen:109 Charlotte:104 Joanne:99 Lucy:95 Elizabeth:91
      Leanne:87 Danielle:83 Donna:80 Katherine:77 Clare:74 Stephanie:72 Stacey:69 Lauren:67
      Joanna:65 Kerry:63 Emily:61 Catherine:59 Sophie:58 Anna:56 Jessica:55 Zoe:53 Kirsty:52
      Kimberley:51 Kate:49 Jenna:48 Caroline:47 Natasha:46 Rachael:45 Amanda:44 Kathryn:43 Karen:42
      Alexandra:40 Jodie:39 Alison:38 Sara:37 Jemma:36 Carly:35 Heather:34 Holly:33 Ruth:32 Fiona:32
      Melissa:31 Angela:30 Suzanne:29 Katy:29 Marie:28 Naomi:27 Cheryl:27 Melanie:26 Sally:26
      Julie:25 Charlene:25 Jade:24 Sian:24 Tracey:23 Eleanor:23 Deborah:22 Maria:22 Lindsey:21
      Abigail:21 Lindsay:20 Susan:20 Alice:20 Georgina:19 Aimee:19
      1990 Rebecca:300 Lauren:280 Jessica:257 Charlotte:241 Hannah:230 Sophie:214 Amy:201 Emily:191
      Laura:182 Emma:175 Chloe:163 Sarah:153 Lucy:144 Katie:137 Bethany:130 Jade:124 Megan:118
      Alice:113 Rachel:109 Samantha:105 Danielle:100 Holly:95 Abigail:91 Olivia:87 Stephanie:83
      Elizabeth:80 Victoria:77 Natasha:74 Georgia:71 Zoe:69 Natalie:66 Eleanor:64 Shannon:62
      Paige:60 Georgina:58 Gemma:57 Nicole:55 Chelsea:53 Kirsty:52 Alexandra:51 Melissa:49
      Jennifer:48 Hayley:47 Louise:46 Katherine:45 Jodie:44 Grace:43 Anna:42 Molly:41 Amber:40
      Jasmine:39 Kayleigh:38 Kelly:37 Harriet:36 Ashleigh:35 Catherine:34 Leah:34 Nicola:33
      Francesca:32 Naomi:31 Kate:31 Abbie:30 Claire:29 Leanne:29 Rachael:28 Rosie:28 Aimee:27
      Ellie:27 Sian:26 Kimberley:26 Lydia:25 Hollie:25 Stacey:24 Bethan:24 Amelia:23 Beth:23
      Kathryn:22 Heather:22 Lisa:22 Helen:21 Ella:21 Robyn:21 Chantelle:20 Ellen:20 Daisy:20
      2000 Chloe:260 Emily:220 Jessica:204 Ellie:193 Sophie:185 Megan:175 Charlotte:167 Lucy:160
      Hannah:155 Olivia:150 Lauren:141 Katie:133 Amy:126 Molly:120 Holly:115 Ella:110 Bethany:106
      Rebecca:102 Grace:98 Mia:95 Georgia:90 Abigail:86 Caitlin:82 Leah:78 Amelia:75 Eleanor:72
      Emma:69 Jasmine:67 Lily:64 Elizabeth:62 Shannon:60 Jade:58 Alice:56 Courtney:54 Millie:53
      Anna:51 Amber:50 Erin:48 Sarah:47 Phoebe:46 Abbie:44 Daisy:43 Zoe:42 Rachel:41 Laura:40
      Nicole:39 Isabelle:38 Maisie:38 Paige:37 Isabella:36 Freya:35 Natasha:34 Isobel:34 Niamh:33
      Rosie:32 Alexandra:32 Imogen:31 Eve:30 Isabel:30 Louise:29 Alicia:29 Alisha:28 Poppy:27
      Ruby:27 Evie:26 Francesca:26 Victoria:26 Harriet:25 Maddison:25 Madison:24 Aimee:24 Sophia:24
      Jodie:23 Lydia:23 Samantha:22 Chelsea:22 Skye:22 Hollie:21 Danielle:21 Georgina:21 Tia:20
      Lola:20 Mollie:20 Summer:20 Keira:19
      """,
    maleNames: """
      1930 John:800 Peter:560 William:493 Brian:450 David:420 James:381 Michael:351 Ronald:327
      Kenneth:307 George:290 Robert:261 Thomas:237 Alan:217 Derek:200 Raymond:185 Anthony:173
      Roy:162 Donald:152 Dennis:143 Edward:135 Gordon:126 Terence:118 Joseph:111 Frederick:105
      Arthur:99 Colin:94 Eric:89 Richard:85 Charles:81 Norman:77 Leslie:74 Patrick:70 Geoffrey:68
      Frank:65 Albert:62 Keith:60 Leonard:58 Bernard:56 Stanley:54 Gerald:52 Reginald:50 Francis:48
      Maurice:47 Douglas:45 Henry:44 Malcolm:43 Ernest:41 Harold:40 Alfred:39 Graham:38 Harry:36
      Jack:34 Barry:32 Walter:30 Ian:29 Philip:27 Christopher:26 Bryan:25 Trevor:24 Clifford:22
      Cyril:21 Victor:20 Paul:20 Denis:19 Allan:18 Alexander:17 Roger:16 Mohammed:16 Sidney:15
      Clive:14 Daniel:14 Lawrence:13 Herbert:13 Edwin:12 Samuel:12 Ralph:11 Derrick:11 Abdul:11
      Andrew:10 Martin:10 Hugh:9
      1940 John:760 David:620 Michael:505 Peter:437 Robert:390 Anthony:339 Brian:302 Alan:273
      William:249 James:230 Richard:208 Kenneth:189 Roger:174 Keith:161 Colin:149 Christopher:139
      Raymond:131 Terence:123 Thomas:116 Barry:110 George:103 Graham:97 Ian:92 Malcolm:87
      Geoffrey:82 Ronald:78 Derek:74 Paul:71 Edward:68 Roy:65 Patrick:62 Philip:59 Trevor:57
      Dennis:55 Leslie:53 Joseph:51 Bernard:49 Charles:47 Eric:46 Stephen:44 Martin:43 Frederick:41
      Norman:40 Gordon:39 Andrew:38 Frank:37 Arthur:36 Rodney:35 Gerald:34 Clive:33 Jeffrey:31
      Douglas:30 Donald:28 Francis:27 Stuart:26 Victor:24 Robin:23 Allan:22 Leonard:21 Stanley:20
      Albert:19 Maurice:19 Henry:18 Howard:17 Harry:16 Alexander:16 Kevin:15 Clifford:15 Nigel:14
      Barrie:14 Reginald:13 Ernest:13 Alfred:12 Adrian:12 Harold:11 Nicholas:11 Timothy:10 Melvyn:10
      Bryan:10 Neil:9
      1950 David:620 John:580 Stephen:497 Michael:446 Peter:410 Robert:348 Paul:303 Alan:269
      Christopher:242 Richard:220 Anthony:201 Andrew:185 Ian:172 James:161 William:151 Philip:142
      Brian:134 Keith:127 Graham:121 Kevin:115 Martin:107 Colin:100 Steven:93 Thomas:87 Kenneth:82
      Raymond:78 Nigel:73 Geoffrey:69 Terence:66 Trevor:63 Malcolm:60 Mark:57 Barry:54 Gary:52
      George:50 Nicholas:48 Derek:46 Charles:44 Patrick:42 Timothy:41 Roger:39 Leslie:38 Ronald:36
      Clive:35 Edward:34 Neil:33 Joseph:32 Jeffrey:31 Stuart:30 Roy:29 Gordon:28 Jonathan:26
      Simon:25 Adrian:24 Dennis:23 Mohammed:22 Phillip:21 Allan:20 Robin:19 Gerald:19 Francis:18
      Eric:17 Bernard:16 Donald:16 Frank:15 Norman:15 Frederick:14 Howard:14 Douglas:13 Jeremy:13
      Alexander:12 Arthur:12 Daniel:11 Abdul:11 Martyn:11 Leonard:10 Lawrence:10 Gerard:10 Tony:9
      Bryan:9
      1960 David:560 Paul:500 Andrew:458 Mark:430 John:410 Michael:360 Stephen:322 Ian:293
      Robert:270 Richard:250 Christopher:223 Peter:201 Simon:183 Anthony:168 Kevin:155 Gary:143
      Steven:133 Martin:125 James:117 Philip:110 Alan:103 Neil:97 Nigel:92 Timothy:87 Colin:82
      Graham:78 Jonathan:74 Nicholas:71 William:68 Adrian:65 Brian:62 Stuart:59 Keith:57 Thomas:55
      Patrick:53 Sean:51 Carl:49 Trevor:47 Wayne:46 Shaun:44 Kenneth:43 Barry:41 Derek:40 Dean:39
      Raymond:38 Antony:37 Jeremy:36 Joseph:35 Edward:34 Lee:33 Terence:32 Matthew:30 Daniel:29
      George:28 Russell:27 Charles:26 Jeffrey:25 Clive:24 Phillip:23 Craig:22 Roger:21 Julian:21
      Geoffrey:20 Karl:19 Malcolm:18 Darren:18 Tony:17 Adam:17 Robin:16 Garry:16 Roy:15 Vincent:15
      Mohammed:14 Gordon:14 Duncan:13 Leslie:13 Alexander:13 Gregory:12 Gareth:12 Ronald:12
      1970 Paul:460 Mark:440 David:387 Andrew:354 Richard:330 Christopher:307 James:288 Simon:273
      Michael:261 Matthew:250 Stephen:231 Lee:215 John:201 Robert:189 Darren:178 Daniel:169
      Steven:160 Jason:153 Nicholas:146 Jonathan:140 Ian:131 Neil:124 Peter:117 Stuart:110
      Anthony:104 Martin:99 Kevin:94 Craig:90 Philip:86 Gary:82 Scott:79 Wayne:75 Timothy:73
      Benjamin:70 Adam:67 Alan:65 Dean:62 Adrian:60 Carl:58 Thomas:56 William:55 Graham:53
      Alexander:51 Colin:50 Jamie:48 Gareth:47 Justin:46 Barry:44 Christian:43 Karl:42 Brian:40
      Edward:38 Keith:37 Marc:35 Nigel:34 Sean:33 Shaun:31 Nathan:30 Joseph:29 Russell:28
      Mohammed:27 Jeremy:26 Phillip:25 Damian:24 Shane:23 Duncan:23 Patrick:22 Julian:21 Dominic:20
      Charles:20 Marcus:19 Gavin:19 Tony:18 Antony:17 Robin:17 Trevor:16 Glen:16 Iain:16 Ryan:15
      Martyn:15
      1980 Christopher:470 James:410 David:377 Daniel:356 Michael:340 Matthew:314 Andrew:293
      Richard:276 Paul:262 Mark:250 Thomas:229 Adam:210 Robert:195 John:182 Lee:171 Benjamin:160
      Steven:152 Jonathan:144 Craig:136 Stephen:130 Simon:122 Nicholas:116 Peter:109 Anthony:104
      Alexander:99 Gary:94 Ian:90 Ryan:86 Luke:82 Jamie:79 Stuart:76 Philip:73 Darren:70 William:68
      Gareth:65 Martin:63 Kevin:61 Scott:59 Dean:57 Joseph:55 Jason:54 Neil:52 Samuel:51 Carl:49
      Ben:48 Sean:47 Timothy:45 Oliver:44 Ashley:43 Wayne:42 Edward:41 Shaun:39 Aaron:38 Mohammed:36
      Gavin:35 Liam:34 Nathan:33 Alan:32 Graham:31 Ross:30 Karl:29 Marc:28 Adrian:28 Phillip:27
      Patrick:26 Lewis:25 Colin:25 Russell:24 Charles:23 Shane:23 George:22 Sam:22 Mathew:21 Jack:21
      Ricky:20 Dale:20 Tony:19 Joshua:19 Alex:18 Dominic:18
      1990 Thomas:350 James:330 Jack:297 Daniel:276 Matthew:260 Ryan:236 Joshua:217 Luke:203
      Samuel:190 Jordan:180 Adam:169 Michael:160 Alexander:152 Christopher:145 Benjamin:139
      Joseph:133 Liam:128 Jake:123 William:119 Andrew:115 George:109 Lewis:104 Oliver:99 David:94
      Robert:90 Jamie:86 Nathan:83 Connor:79 Jonathan:76 Harry:74 Callum:71 Aaron:69 Ashley:66
      Bradley:64 Jacob:62 Kieran:60 Scott:58 Sam:57 John:55 Ben:54 Mohammed:52 Nicholas:51 Kyle:50
      Charles:48 Mark:47 Sean:46 Edward:45 Stephen:44 Richard:43 Alex:42 Peter:41 Dominic:39 Joe:38
      Reece:37 Lee:36 Rhys:35 Steven:34 Anthony:33 Charlie:32 Paul:31 Craig:31 Jason:30 Dale:29
      Ross:28 Cameron:28 Louis:27 Dean:26 Conor:26 Shane:25 Elliot:24 Patrick:24 Max:23 Shaun:23
      Henry:22 Simon:22 Timothy:21 Mitchell:21 Billy:21 Philip:20 Joel:20
      2000 Jack:305 Joshua:260 Thomas:241 James:229 Daniel:220 Benjamin:204 William:191 Samuel:181
      Joseph:172 Oliver:165 Harry:159 Matthew:153 Luke:149 Lewis:144 George:140 Callum:137 Adam:133
      Ethan:130 Alexander:128 Ryan:125 Ben:118 Mohammed:112 Liam:106 Jake:101 Nathan:96 Connor:92
      Cameron:88 Dylan:84 Charlie:81 Jacob:78 Owen:75 Jamie:72 Max:70 Michael:67 Kieran:65 Aaron:63
      Brandon:61 Bradley:59 Kyle:57 Tyler:56 Louis:54 Alex:53 Jordan:51 Reece:50 Edward:49 Harvey:47
      Charles:46 David:45 Alfie:44 Robert:43 Henry:42 Harrison:40 Joe:39 Rhys:38 Archie:37
      Christopher:36 Sam:35 Toby:34 Kai:33 Morgan:32 Muhammad:32 Jay:31 Andrew:30 Isaac:29 Leo:29
      Finlay:28 Ewan:27 Sean:27 Scott:26 Logan:26 Joel:25 Dominic:25 Elliot:24 Zachary:24 Patrick:23
      Riley:23 Ashley:22 John:22 Jonathan:21 Finley:21
      """,
    ages: """
      18:156 20:423 25:448 30:470 35:452 40:433 45:407 50:461 55:462 60:409 65:345 70:309 75:265
      80:172 85:107 90
      """,
    cities: """
      London||SE1|020 7946 0###|8800
      Birmingham||B15|0121 496 0###|1145
      Glasgow||G12|0141 496 0###|632
      Leeds||LS6|0113 496 0###|536
      Manchester||M14|0161 496 0###|549
      Liverpool||L15|0151 496 0###|506
      Edinburgh||EH3|0131 496 0###|506
      Sheffield||S10|0114 496 0###|500
      Bristol||BS6|0117 496 0###|472
      Leicester||LE2|0116 496 0###|406
      Cardiff||CF24|029 2018 0###|348
      Coventry||CV5||345
      Belfast||BT9|028 9018 0###|345
      Bradford||BD7||333
      Nottingham||NG7|0115 496 0###|299
      Newcastle upon Tyne||NE4|0191 498 0###|286
      Kingston upon Hull||HU5||270
      Plymouth||PL4||265
      Derby||DE22||263
      Stoke-on-Trent||ST4||259
      Southampton||SO17||249
      Northampton||NN3||243
      Wolverhampton||WV3||234
      Milton Keynes||MK6||230
      Luton||LU3||225
      Portsmouth||PO4||208
      Brighton||BN2||200
      Aberdeen||AB24||198
      Norwich||NR3||196
      Bournemouth||BH8||196
      Swindon||SN2||184
      Bolton||BL3||184
      Southend-on-Sea||SS2||181
      Peterborough||PE2||180
      Reading||RG1|0118 496 0###|175
      Warrington||WA4||175
      Swansea||SA2||170
      Sunderland||SR4|0191 498 0###|168
      Huddersfield||HD3||162
      Oxford||OX4||162
      Telford||TF3||155
      Ipswich||IP4||152
      Gloucester||GL4||150
      Blackpool||FY3||150
      Dundee||DD3||148
      Middlesbrough||TS5||148
      Preston||PR2||147
      Cambridge||CB4||146
      Slough||SL2||144
      York||YO31||142
      Watford||WD18||132
      Colchester||CO4||130
      Newport||NP20||130
      Exeter||EX4||128
      Blackburn||BB2||121
      Gateshead||NE8|0191 498 0###|120
      Cheltenham||GL50||119
      Crawley||RH10||118
      Basildon||SS14||116
      Basingstoke||RG22||114
      Doncaster||DN2||114
      Stockport||SK3|0161 496 0###|117
      Worthing||BN11||111
      Chelmsford||CM2||111
      Oldham||OL4|0161 496 0###|111
      Salford||M50|0161 496 0###|130
      Birkenhead||CH42|0151 496 0###|110
      Maidstone||ME15||110
      Gillingham||ME7||108
      Wigan||WN5||108
      Worcester||WR4||103
      Lincoln||LN5||104
      Wakefield||WF1||97
      Bath||BA2||94
      Darlington||DL3||93
      Halifax||HX3||89
      Harrogate||HG2||75
      Carlisle||CA2||74
      Rotherham||S60||72
      Derry||BT48||85
      Shrewsbury||SY3||77
      Inverness||IV2||47
      Paisley||PA2|0141 496 0###|77
      Chester||CH2||87
      Hastings||TN34||91
      Torquay||TQ2||52
      Wrexham||LL13||45
      Durham||DH1|0191 498 0###|50
      Lancaster||LA1||53
      Perth||PH1||47
      """,
    postcodeFormat: "* #@@",
    landlineNumber: "*",
    mobileNumbers: "",
    streetHeads: """
      Abbey:3 Acorn Albion:2 Alder Alma Apple_Tree Arundel Ash:2 Ashfield Aspen Avondale Bank Barley
      Barn Beech:3 Beechwood Belmont Bishop's Blackthorn Blenheim Bluebell Bridge:4 Broad:2 Brook:2
      Brookside Broom Burnside Buttercup Campion Canal Castle:3 Cedar:2 Chapel:5 Cherry_Tree:2
      Chestnut:2 Church:10 Clarence Clover Coach Common Copper_Beech Coppice Corn_Mill Cotswold Cow
      Cowslip Cross:2 Crown Dale Derwent Dock Duck Eastfield Elm:3 Elmwood Farm Fern Ferry Field
      Fieldside Forest Foundry Foxglove Front:2 Garden Gas_Works Glebe:2 Goose Gorse Grange:3
      Granary Green:5 Grove:2 Hall Harbour Hawthorn:2 Hazel Heath Heather Heron High:12 Highfield:3
      Hill Hillside Holly:2 Holme Hollow Honeysuckle Hope Ivy Jubilee Juniper Kestrel Kiln
      Kiln_Croft Kingfisher Laburnum Lakeside Langdale Larch Lark Laurel Lavender Lilac Lime Linden
      Linnet Long Lower Malt_House Manor:5 Maple:2 Market:2 Marsh Mayfield Meadow:3 Mere Mill:6
      Millstream Moor Mulberry New:6 Newland North:3 Nursery Oak:2 Oakfield Old_Mill Old_School
      Orchard:4 Oxford Paddock Palace Park:7 Parsonage Pasture Pear_Tree Pinewood Plough Poplar:2
      Primrose Priory:2 Pump Quarry Railway:2 Rectory Redwood Regent:2 Ridge Ridgeway River
      Riverside Rose Rowan:2 Rushmoor Rye Sandy School:3 Sea_View Severn Shepherd's Silver Skylark
      Smithy South:3 Spa Spring:2 Springfield:3 Spruce Stable Station:9 Stone Stoneleigh Summer
      Swallow Swan Sycamore:2 Tanner's Thistle Thorn Tithe_Barn Tudor Union Upper Valley Vicarage:2
      Victoria:6 Vine Walnut Water Waterside Weaver's Well Wellfield West:3 Westfield:2 Wharf
      Wheatfield White_House Whitehall Willow:2 Windmill:2 Windsor:2 Wood Woodland:2 Woodside:2 Wren
      Yew_Tree York:3
      """,
    streetTails: """
      Road:34 Street:24 Lane:13 Close:13 Avenue:13 Drive:8 Way:5 Crescent:4 Grove:4 Gardens:3
      Court:3 Terrace:3 Place:2 Hill:1 Row:1 Walk:2 Rise:1 Mews:1
      """,
    streetJoin: " ",
    houseNumberFollowsStreet: false,
    houseNumberJoin: " ",
    houseNumbers: 1...182,
    companyHeads: """
      Ambl Arb Bess Birn Blak Bryn Calv Cass Crav Dax Denb Derw Eav Ellw Fenn Garr Harl Helm Isl
      Kend Kirr Lyth Mard Merr Nanth Neth Orm Pend Quen Rav Rhos Sedg Selw Strath Teif Thrax Tregg
      Ulv Wadd Wenl Wynt Yealm
      """,
    companyTails: """
      abbey adon aith andell arrow astle avon eagle edge ellan elwyn embury enfell ennick erdale
      erwick esk evale ewyn idale igrove illow inver iscar isle olway omer onfield orrin osker oten
      oxley ynd
      """,
    companyJoin: " ",
    industries: """
      Digital, Computing, Informatics, Hosting
      Helpdesk Technician, Junior Programmer, Test Analyst
      Software Developer, Systems Analyst, Database Administrator, Network Engineer
      Head of Development, Technical Architect, IT Director

      Healthcare, Dental, Pharmacy, Opticians
      Healthcare Assistant, Dental Nurse, Pharmacy Dispenser
      Staff Nurse, Pharmacist, Physiotherapist, Optometrist
      Ward Manager, Practice Manager, Consultant Physician

      Haulage, Couriers, Removals, Warehousing
      Warehouse Operative, Delivery Driver, Parcel Sorter
      HGV Driver, Transport Planner, Customs Clerk, Freight Forwarder
      Transport Manager, Depot Manager, Warehouse Manager

      Joinery, Groundworks, Surveyors, Scaffolding
      Apprentice Joiner, Labourer
      Joiner, Bricklayer, Quantity Surveyor, Plumber
      Site Manager, Contracts Manager, Clerk of Works

      Mortgages, Pensions, Assurance, Brokers
      Cashier, Claims Handler
      Mortgage Adviser, Insurance Broker, Loss Adjuster, Pensions Administrator
      Bank Manager, Fund Manager, Chief Actuary

      Engineering, Castings, Fabrications, Pumps
      Machine Setter, Assembly Operative
      Toolmaker, Welder, Production Engineer, Quality Inspector
      Works Manager, Production Director

      Bakers, Dairies, Brewery, Preserves
      Bakery Assistant, Packing Operative
      Baker, Brewer, Food Scientist, Cheesemaker
      Head Brewer, Factory Manager

      Press, Printers, Books, Design
      Editorial Assistant, Print Finisher
      Sub-editor, Illustrator, Copywriter, Typesetter
      Commissioning Editor, Creative Director

      Renewables, Heating, Lighting, Windpower
      Meter Reader, Trainee Gas Engineer
      Gas Engineer, Electrician, Energy Assessor, Wind Turbine Technician
      Network Operations Manager, Head of Renewables

      Inns, Tearooms, Holidays, Leisure
      Waiter/Waitress, Kitchen Porter, Hotel Receptionist
      Chef, Travel Consultant, Events Organiser, Pastry Chef
      Head Chef, Hotel General Manager, Catering Manager

      Solicitors, Accountancy, Recruitment, Payroll
      Trainee Solicitor, Accounts Assistant
      Solicitor, Chartered Accountant, Recruitment Consultant, Legal Executive
      Senior Partner, Head of Audit

      Ironmongers, Drapers, Homewares, Stationers
      Shop Assistant, Till Operator, Stockroom Assistant
      Buyer, Visual Merchandiser, Upholsterer, Tailor
      Shop Manager, Area Manager, Head of Buying

      Growers, Seeds, Forestry, Landscapes
      Farm Worker, Garden Centre Assistant
      Gardener, Agronomist, Tree Surgeon, Farm Mechanic
      Farm Manager, Head Gardener

      Training, Tuition, Nurseries, Learning
      Teaching Assistant, Nursery Assistant
      Teacher, Nursery Nurse, Skills Trainer, Careers Adviser
      Head Teacher, Head of Training, Nursery Manager

      Lettings, Estates, Cleaning, Facilities
      Lettings Assistant, Cleaner, Caretaker
      Estate Agent, Property Manager, Security Officer
      Lettings Manager, Head of Facilities
      """,
    commonJobs: """
      Office Junior, Administrative Assistant, Apprentice Administrator
      Personal Assistant, Sales Executive, HR Adviser, Marketing Executive, Management Accountant, \
      Customer Services Adviser
      Managing Director, Finance Director, Sales Manager, HR Manager, Operations Manager
      """,
    legalForms: "Ltd:62, Limited:13, :8, LLP:6, plc:4, & Sons:4, & Partners:3"
  )
}
