extension LocaleData {
  /// Germany, in German.
  ///
  /// Surnames: approximate numbers of telephone directory entries in thousands (widely published
  /// for the commonest; beyond the tenth they follow the rank). First names: the commonest of each
  /// decade in their approximate order, weighted by rank, for there is no federal count. Ages:
  /// population at the end of 2023 in ten thousands, after Destatis, rounded. Cities: postcode
  /// ranges and population in thousands. Phone numbers: what the Bundesnetzagentur sets
  /// aside for films. Rarer surnames are composed; streets and companies are invented.
  static let german = LocaleData(
    country: "Deutschland",
    surnames: """
      Müller:265 Schmidt:190 Schneider:115 Fischer:98 Weber:88 Meyer:87 Wagner:80 Schulz:74
      Becker:73 Hoffmann:71 Schäfer:56 Koch:54 Bauer:51 Richter:49 Klein:47 Schröder:46 Wolf:44
      Neumann:43 Schwarz:42 Zimmermann:41 Braun:39 Krüger:38 Hofmann:38 Hartmann:37 Lange:36
      Schmitt:35 Werner:34 Schmitz:34 Krause:33 Meier:32 Lehmann:32 Schmid:31 Schulze:31 Maier:30
      Köhler:30 Herrmann:29 König:29 Walter:28 Mayer:28 Huber:28 Kaiser:27 Fuchs:27 Peters:27
      Lang:26 Scholz:26 Möller:26 Weiß:25 Jung:25 Hahn:25 Schubert:24 Vogel:24 Friedrich:24
      Keller:24 Günther:23 Frank:23 Berger:23 Winkler:23 Roth:23 Beck:22 Lorenz:22 Baumann:22
      Franke:22 Albrecht:22 Schuster:21 Simon:21 Ludwig:21 Böhm:21 Winter:21 Kraus:20 Martin:20
      Schumacher:20 Krämer:20 Vogt:20 Stein:20 Jäger:20 Otto:19 Sommer:19 Groß:19 Seidel:19
      Heinrich:19 Brandt:19 Haas:19 Schreiber:19 Graf:18 Schulte:18 Dietrich:18 Ziegler:18 Kuhn:18
      Kühn:18 Pohl:18 Engel:18 Horn:17 Busch:17 Bergmann:17 Thomas:17 Voigt:17 Sauer:17 Arnold:17
      Wolff:17 Pfeiffer:17 Ernst:17 Lindner:17 Beyer:16 Hübner:16 Kramer:16 Jansen:16 Franz:16
      Fiedler:16 Riedel:16 Hansen:16 Haase:16 Wenzel:16 Seifert:16 Kunz:16 Nowak:15 Kaufmann:15
      Stahl:15 Barth:15 Thiel:15 Bender:15 Peter:15 Mayr:15 Yilmaz:15 Lutz:15 Böttcher:15 Lenz:15
      Gruber:15 Ritter:15 Moser:15 Wendt:14 Hermann:14 Kirchner:14 Urban:14 Kern:14 Sander:14
      Marx:14 Schilling:14 Wegner:14 Röder:14 Schütz:14 Paul:14 Dietz:14 Behrens:14 Kessler:14
      Bach:14 Rau:14 Paulsen:14 Reuter:13 Götz:13 Noack:13 Wirth:13 Walther:13 Eckert:13 Hoppe:13
      Brinkmann:13 Stephan:13 Steiner:13 Ebert:13 Petersen:13 Fritz:13 Hesse:13 Kurz:13 Rudolph:13
      Heinz:13 Christ:13 Nagel:13 Thomsen:13 Kraft:13 Berg:13 Thoma:12 Hein:12 Kluge:12 Fink:12
      Löffler:12 Schramm:12 Funk:12 Brunner:12 Rose:12 Opitz:12 Conrad:12 Hagen:12 Sieber:12
      Vetter:12 Metzger:12 Reinhardt:12 Ullrich:12 Hauser:12 Blum:12 Jakob:12 Kremer:12 Pieper:12
      Stark:12 Decker:12 Heller:12 Freitag:12 Adam:12 Kretschmer:12 Bayer:11 Engelhardt:11
      Ehlers:11 Jahn:11 Diehl:11 Kunze:11 Rieger:11 Janssen:11 Wilhelm:11 Schwab:11 Henning:11
      Harms:11 Maurer:11 Baier:11 Schlüter:11 Straub:11 Radtke:11 Gerlach:11 Moritz:11 Demir:11
      Kaya:11 Yildiz:11 Özdemir:11 Kowalski:11 Popow:11 Arndt:11 Hentschel:11 Schuh:11 Geiger:11
      Wild:11 Ott:11 Rausch:11 Eder:11 Linke:11 Witt:11 Haupt:10 Schade:10 Strauß:10 Esser:10
      Bock:10 Bauch:10 Preuß:10 Kaminski:10 Geyer:10 Hinz:10 Wiese:10 Mohr:10 Ulrich:10 Krebs:10
      Zander:10 Popp:10 Reichert:10 Gebhardt:10 Naumann:10 Ackermann:10 Rupp:10 Menzel:10
      Bischoff:10 Hoffman:10 Kolb:10 Nickel:10 Stock:10 Fritsch:10 Ahrens:10 Thiele:10 Witte:10
      Nitsche:10 Hess:10 Michel:10 Jacobs:10 Siebert:10 Stadler:10 Rösch:10 Erdmann:10 Heinze:10
      Schlegel:10 Bartels:10 Kröger:10 Sturm:10 Born:10 Zeller:10 Dreyer:10 Janssens:9 Lohmann:9
      Buchholz:9 Anders:9 Hammer:9 Hermes:9 Rother:9 Wagener:9 Falk:9 Bruns:9 Völker:9
      Wunderlich:9 Scherer:9 Geisler:9 Großmann:9 Brückner:9 Hartwig:9 Schott:9 Weigel:9
      Wittmann:9 Lauer:9 Röhr:9 Knoll:9 Stolz:9 Zink:9 Heck:9 Späth:9 Kunert:9 Probst:9 Seitz:9
      Schön:9 Prinz:9 Ochs:9 Förster:9 Jost:9 Westphal:9 Rohde:9 Hecht:9 Lemke:9 Eggers:9 Urbach:9
      Lechner:9 Hager:9 Jacob:9 Mertens:9 Klose:9 Rath:9 Dittrich:9 Hennig:9 Nolte:9 Thomann:9
      Berndt:9 Schiller:9 Bühler:9 Runge:9 Ostermann:9 Gottschalk:9 Merkel:9 Meister:9 Bachmann:9
      Langer:9 Weidner:9 Kilian:8 Schwarze:8 Riedl:8 Feldmann:8 Mack:8 Egger:8 Blank:8
      Hildebrandt:8 Burger:8 Miller:8 Siegel:8 Reimann:8 Wulf:8 Marquardt:8 Franzen:8 Herzog:8
      Apel:8 Bär:8 Junge:8 Specht:8 Schreiner:8 Kirsch:8 Rieck:8 Drescher:8 Pape:8 Lüdtke:8
      Wieland:8 Stumpf:8 Held:8 Buck:8 Bittner:8 Hübsch:8 Weller:8 Zahn:8 Thies:8 Kasper:8 Rapp:8
      Benz:8 Hirsch:8 Baum:8 Walz:8 Adler:8 Reiter:8 Göbel:8 Trautmann:8 Dorn:8 Oswald:8 Mielke:8
      Pilz:8 Reich:8 Fleischer:8 Gärtner:8
      """,
    rareSurnameHeads: """
      Ahlen Alten Auen Birken Brand Breiten Buchen Dorn Eber Eichen Erlen Eschen Feld Finken Forst
      Garten Gold Grün Hagel Hasel Heiden Hinter Hohen Holz Immen Kalten Kirch Korn Kreuz Land
      Linden Loh Mitter Moos Mühl Nieder Ober Oster Reh Reit Rosen Sand Schön Seel Silber Sonnen
      Stein Tannen Teich Unter Vorder Wald Wasser Wester Wiesen Winkel
      """,
    rareSurnameTails: """
      auer bach bauer beck berg berger brink brock egger feld felder haus häuser hofer huber hut
      kamp kämper mann mayer meier moser müller rath reiter rieder schmid stein stetter thaler
      wald
      """,
    rareSurnameWeight: 3_000,
    femaleNames: """
      1930 Ursula:167 Helga:143 Gisela:125 Inge:111 Gerda:100 Ingrid:91 Ilse:83 Edith:77
      Hildegard:71 Erika:67 Christa:62 Waltraud:59 Lieselotte:56 Irmgard:53 Ruth:50 Elfriede:48
      Margot:45 Anneliese:43 Elisabeth:42 Brigitte:40 Maria:38 Renate:37 Marianne:36 Hannelore:34
      Eva:33 Lieselore:32 Käthe:31 Rosemarie:30
      1940 Karin:167 Ursula:143 Renate:125 Helga:111 Ingrid:100 Monika:91 Christa:83 Elke:77
      Gisela:71 Brigitte:67 Heide:62 Bärbel:59 Jutta:56 Barbara:53 Gudrun:50 Christel:48 Sigrid:45
      Edeltraud:43 Erika:42 Hannelore:40 Marianne:38 Rosemarie:37 Heidemarie:36 Maria:34 Inge:33
      Uta:32 Doris:31 Margrit:30
      1950 Brigitte:167 Monika:143 Renate:125 Angelika:111 Gabriele:100 Sabine:91 Barbara:83
      Karin:77 Petra:71 Ursula:67 Christine:62 Marion:59 Gisela:56 Ingrid:53 Jutta:50 Cornelia:48
      Heike:45 Regina:43 Elke:42 Marlies:40 Birgit:38 Roswitha:37 Sigrid:36 Doris:34 Eva:33
      Martina:32 Susanne:31 Christiane:30
      1960 Sabine:167 Susanne:143 Petra:125 Birgit:111 Gabriele:100 Andrea:91 Martina:83 Ute:77
      Heike:71 Angelika:67 Claudia:62 Silke:59 Kerstin:56 Anja:53 Ulrike:50 Bettina:48 Barbara:45
      Karin:43 Monika:42 Marion:40 Simone:38 Cornelia:37 Anke:36 Beate:34 Sonja:33 Elke:32
      Katrin:31 Dagmar:30
      1970 Nicole:167 Anja:143 Claudia:125 Stefanie:111 Andrea:100 Tanja:91 Katja:83 Susanne:77
      Sandra:71 Silke:67 Petra:62 Kerstin:59 Sabine:56 Heike:53 Melanie:50 Simone:48 Daniela:45
      Yvonne:43 Christine:42 Katrin:40 Alexandra:38 Nadine:37 Bianca:36 Sonja:34 Anke:33
      Manuela:32 Antje:31 Birgit:30
      1980 Julia:167 Stefanie:143 Christina:125 Sandra:111 Nadine:100 Katrin:91 Melanie:83 Anna:77
      Jennifer:71 Nicole:67 Sarah:62 Kathrin:59 Daniela:56 Anne:53 Jessica:50 Sabrina:48 Maria:45
      Katharina:43 Nina:42 Jana:40 Franziska:38 Lisa:37 Susanne:36 Tanja:34 Claudia:33 Verena:32
      Miriam:31 Laura:30
      1990 Julia:167 Sarah:143 Lisa:125 Laura:111 Anna:100 Jessica:91 Katharina:83 Franziska:77
      Lena:71 Vanessa:67 Jennifer:62 Maria:59 Annika:56 Jana:53 Sabrina:50 Michelle:48 Carolin:45
      Marie:43 Johanna:42 Theresa:40 Nina:38 Lea:37 Alina:36 Pia:34 Svenja:33 Sophie:32 Luisa:31
      Melina:30
      2000 Anna:167 Lea:143 Sarah:125 Hannah:111 Michelle:100 Laura:91 Lena:83 Lara:77 Julia:71
      Leonie:67 Marie:62 Sophie:59 Emily:56 Jana:53 Lisa:50 Johanna:48 Alina:45 Emma:43 Nele:42
      Paula:40 Antonia:38 Amelie:37 Luisa:36 Pauline:34 Maja:33 Celina:32 Clara:31 Finja:30 Zoe:29
      """,
    maleNames: """
      1930 Günter:167 Hans:143 Karl:125 Heinz:111 Werner:100 Gerhard:91 Horst:83 Helmut:77
      Walter:71 Kurt:67 Rolf:62 Manfred:59 Herbert:56 Siegfried:53 Klaus:50 Ernst:48 Wolfgang:45
      Rudolf:43 Erich:42 Otto:40 Willi:38 Heinrich:37 Dieter:36 Josef:34 Hermann:33 Erwin:32
      Harald:31 Alfred:30
      1940 Peter:167 Klaus:143 Hans:125 Jürgen:111 Dieter:100 Wolfgang:91 Manfred:83 Günter:77
      Uwe:71 Horst:67 Bernd:62 Rolf:59 Gerd:56 Helmut:53 Heinz:50 Werner:48 Gerhard:45 Hartmut:43
      Karl-Heinz:42 Rainer:40 Volker:38 Siegfried:37 Michael:36 Eberhard:34 Jochen:33 Winfried:32
      Norbert:31 Bodo:30
      1950 Peter:167 Michael:143 Wolfgang:125 Hans:111 Jürgen:100 Klaus:91 Bernd:83 Rainer:77
      Thomas:71 Uwe:67 Dieter:62 Manfred:59 Norbert:56 Werner:53 Joachim:50 Reinhard:48 Ulrich:45
      Günter:43 Hans-Jürgen:42 Helmut:40 Frank:38 Karl-Heinz:37 Andreas:36 Detlef:34 Gerhard:33
      Ralf:32 Volker:31 Holger:30
      1960 Thomas:167 Michael:143 Andreas:125 Frank:111 Peter:100 Stefan:91 Uwe:83 Jürgen:77
      Ralf:71 Martin:67 Jörg:62 Bernd:59 Klaus:56 Dirk:53 Matthias:50 Torsten:48 Jens:45 Holger:43
      Rainer:42 Christian:40 Markus:38 Wolfgang:37 Oliver:36 Axel:34 Carsten:33 Ulrich:32 Olaf:31
      Detlef:30
      1970 Stefan:167 Michael:143 Thomas:125 Andreas:111 Christian:100 Markus:91 Frank:83
      Torsten:77 Sven:71 Alexander:67 Matthias:62 Oliver:59 Marco:56 Jan:53 Martin:50 Jens:48
      Daniel:45 Dirk:43 Marc:42 Lars:40 Jörg:38 Ralf:37 Carsten:36 Holger:34 Björn:33 Heiko:32
      Tobias:31 Kai:30
      1980 Christian:167 Daniel:143 Sebastian:125 Stefan:111 Michael:100 Alexander:91 Thomas:83
      Andreas:77 Tobias:71 Florian:67 Benjamin:62 Matthias:59 Patrick:56 Jan:53 Marcel:50
      Dennis:48 Philipp:45 Markus:43 David:42 Martin:40 Felix:38 Johannes:37 Simon:36 Fabian:34
      Björn:33 Sven:32 Marco:31 Oliver:30
      1990 Jan:167 Tobias:143 Alexander:125 Lukas:111 Daniel:100 Philipp:91 Florian:83 Kevin:77
      Felix:71 Christian:67 Sebastian:62 Maximilian:59 Patrick:56 Marcel:53 Dennis:50 Jonas:48
      David:45 Fabian:43 Marvin:42 Niklas:40 Dominik:38 Simon:37 Tim:36 Robin:34 Nico:33 Moritz:32
      Julian:31 Jannik:30
      2000 Lukas:167 Jan:143 Finn:125 Leon:111 Niklas:100 Tim:91 Jonas:83 Luca:77 Paul:71 Felix:67
      Maximilian:62 Jannik:59 Max:56 Ben:53 Elias:50 Noah:48 Julian:45 Moritz:43 Philipp:42
      Simon:40 Nico:38 David:37 Fabian:36 Tom:34 Erik:33 Linus:32 Louis:31 Mika:30 Till:29
      Jakob:29
      """,
    ages: """
      18:154 20:455 25:480 30:560 35:560 40:530 45:490 50:560 55:680 60:640 65:530 70:440 75:330
      80:330 85:170 90
      """,
    cities: """
      Berlin|Berlin|10115-10999 12043-12689 13051-13629 14050-14199|030 23125 ###|3780
      Hamburg|Hamburg|20095-21149 22041-22769|040 66969 ###|1910
      München|Bayern|80331-81929|089 99998 ###|1510
      Köln|Nordrhein-Westfalen|50667-51149|0221 4710 ###|1090
      Frankfurt am Main|Hessen|60306-60599|069 90009 ###|775
      Stuttgart|Baden-Württemberg|70173-70629||633
      Düsseldorf|Nordrhein-Westfalen|40210-40629||629
      Leipzig|Sachsen|04103-04357||616
      Dortmund|Nordrhein-Westfalen|44135-44388||593
      Essen|Nordrhein-Westfalen|45127-45359||584
      Bremen|Bremen|28195-28779||569
      Dresden|Sachsen|01067-01328||563
      Hannover|Niedersachsen|30159-30659||545
      Nürnberg|Bayern|90402-90491||523
      Duisburg|Nordrhein-Westfalen|47051-47279||502
      Bochum|Nordrhein-Westfalen|44787-44894||366
      Wuppertal|Nordrhein-Westfalen|42103-42399||359
      Bielefeld|Nordrhein-Westfalen|33602-33739||338
      Bonn|Nordrhein-Westfalen|53111-53229||337
      Münster|Nordrhein-Westfalen|48143-48167||320
      Mannheim|Baden-Württemberg|68159-68309||315
      Karlsruhe|Baden-Württemberg|76131-76229||309
      Augsburg|Bayern|86150-86199||301
      Wiesbaden|Hessen|65183-65207||283
      Braunschweig|Niedersachsen|38100-38126||252
      Kiel|Schleswig-Holstein|24103-24159||247
      Chemnitz|Sachsen|09111-09131||248
      Magdeburg|Sachsen-Anhalt|39104-39130||240
      Freiburg im Breisgau|Baden-Württemberg|79098-79117||236
      Mainz|Rheinland-Pfalz|55116-55131||222
      Lübeck|Schleswig-Holstein|23552-23570||218
      Erfurt|Thüringen|99084-99099||215
      Rostock|Mecklenburg-Vorpommern|18055-18147||210
      Kassel|Hessen|34117-34134||204
      Potsdam|Brandenburg|14467-14482||187
      Saarbrücken|Saarland|66111-66133||182
      Oldenburg|Niedersachsen|26121-26135||174
      Osnabrück|Niedersachsen|49074-49090||167
      Heidelberg|Baden-Württemberg|69115-69126||162
      Regensburg|Bayern|93047-93059||157
      Würzburg|Bayern|97070-97084||127
      """,
    landlineNumber: "*",
    mobileNumbers: "0171 39200##, 0176 040690##",
    streetHeads: """
      Ahorn Akazien Amsel Birken Blumen Brunnen Buchen Drossel Eichen Erlen Eschen Falken Feld
      Finken Flieder Fichten Forst Garten Ginster Hasel Heide Holunder Kastanien Kiefern Kirsch
      Lerchen Linden Lupinen Meisen Mohn Mühlen Nelken Nuss Pappel Quellen Rosen Schlehen Schul
      Sonnen Tannen Tulpen Ulmen Veilchen Wald Weiden Wiesen Ziegel
      """,
    streetTails: """
      straße:50 weg:34 allee:6 ring:5 gasse:4 platz:2 pfad:2
      """,
    streetJoin: "",
    houseNumberFollowsStreet: true,
    houseNumbers: 1...148,
    companyHeads: """
      Ahl Alm Birn Brom Brenn Dahl Deger Eger Elb Fahr Fehm Gern Gold Grau Hett Harl Helm Hohn Ilm
      Isen Jagst Kell Kolm Lahn Lerch Lohr Marn Mehl Nahr Nord Oder Ohm Quent Rehn Rott Saal Sehl
      Stör Tann Thal Uhl Vilm Wahr Wern Wipp Zell
      """,
    companyTails: """
      aber achen alund amark anger ardt au auer bruck dorn eck eden egge eiler ental enau erlen
      feld furt gau grund hain halden hoff horst ingen ingsen itz kamp lau lohe mark quell rade
      rieden stätt stedt tal wede werth winkel
      """,
    industries: """
      Informatik, Systeme, Datentechnik, Robotik
      Fachinformatiker/in, Werkstudent/in, Softwaretester/in
      Softwareentwickler/in, Datenanalyst/in, Systemadministrator/in
      Entwicklungsleiter/in, Softwarearchitekt/in

      Kliniken, Medizintechnik, Pflege, Labor
      Pflegehelfer/in, Medizinischer Fachangestellter/Medizinische Fachangestellte
      Pflegefachmann/Pflegefachfrau, Apotheker/in, Physiotherapeut/in
      Chefarzt/Chefärztin, Pflegedienstleiter/in

      Logistik, Spedition, Transporte
      Lagerist/in, Kurierfahrer/in
      Disponent/in, Berufskraftfahrer/in, Zollsachbearbeiter/in
      Fuhrparkleiter/in, Niederlassungsleiter/in

      Bau, Hochbau, Holzbau, Dachtechnik
      Bauhelfer/in, Zimmerergeselle/Zimmerergesellin
      Zimmerer/Zimmerin, Bauingenieur/in, Elektriker/in
      Bauleiter/in, Polier/in

      Versicherungen, Vermögen, Finanz
      Bankkaufmann/Bankkauffrau, Schadensachbearbeiter/in
      Finanzberater/in, Kreditanalyst/in
      Filialleiter/in, Aktuar/in

      Maschinenbau, Werkzeuge, Kunststoffe, Messtechnik
      Maschinenbediener/in, Monteur/in
      Industriemechaniker/in, Qualitätsingenieur/in, Konstrukteur/in
      Werkleiter/in, Produktionsleiter/in

      Backwaren, Lebensmittel, Landbau
      Bäckergeselle/Bäckergesellin, Verkäufer/in
      Bäcker/in, Lebensmitteltechniker/in, Agraringenieur/in
      Bäckermeister/in, Betriebsleiter/in

      Verlag, Druck, Medien
      Volontär/in, Mediengestalter/in
      Redakteur/in, Lektor/in, Grafikdesigner/in
      Chefredakteur/in, Verlagsleiter/in

      Energie, Solartechnik, Netztechnik
      Solarmonteur/in, Zählermonteur/in
      Elektroingenieur/in, Netzplaner/in
      Netzleiter/in, Leiter Energiehandel/Leiterin Energiehandel

      Gastronomie, Reisen, Feinkost
      Servicekraft, Hotelfachmann/Hotelfachfrau
      Koch/Köchin, Reiseverkehrskaufmann/Reiseverkehrskauffrau
      Küchenchef/in, Hoteldirektor/in

      Beratung, Steuerberatung, Personal
      Steuerfachangestellter/Steuerfachangestellte, Assistent/in
      Unternehmensberater/in, Steuerberater/in, Personalberater/in
      Partner/in, Kanzleileiter/in

      Handel, Möbel, Textil
      Verkäufer/in, Kassierer/in
      Einkäufer/in, Raumausstatter/in
      Filialleiter/in, Regionalleiter/in
      """,
    commonJobs: """
      Bürohilfe, Auszubildender/Auszubildende, Praktikant/in
      Buchhalter/in, Sachbearbeiter/in, Industriekaufmann/Industriekauffrau, Chefsekretär/in
      Vertriebsleiter/in, Personalleiter/in, Geschäftsführer/in, Prokurist/in
      """,
    legalForms: "GmbH:66, GmbH & Co. KG:14, AG:10, KG:8, OHG:2"
  )
}
