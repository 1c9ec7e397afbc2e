extension LocaleData {
  /// Germany, in German.
  ///
  /// Surnames: hundreds of telephone directory entries of 28 million. The order is that of the
  /// directory of 2002 (as counted by genealogists), the numbers of the ten commonest are those of
  /// the Digitales Familiennamenwörterbuch Deutschlands (directory of 2005), and those of the
  /// others are approximate, by rank. Rarer surnames: the next 1,791 of that order, names that
  /// came to Germany from elsewhere, and composed ones. First names: the commonest of each decade
  /// of birth in their approximate order, weighted by rank, for there is no federal count. Ages:
  /// population at the end of 2023 in ten thousands, approximate. Cities: one range of postcodes,
  /// not all of which are in use, and the approximate population in thousands. Phone numbers: what the
  /// Bundesnetzagentur sets aside for films. Legal forms: approximate. Streets and companies are
  /// invented.
  static let german = LocaleData(
    country: "Deutschland",
    surnames: """
      Müller:2560 Schmidt:1906 Schneider:1157 Fischer:977 Weber:861 Meyer:836 Wagner:797 Becker:740
      Schulz:737 Hoffmann:714 Schäfer:570 Koch:545 Richter:523 Bauer:503 Klein:486 Wolf:470
      Schröder:455 Neumann:442 Schwarz:430 Zimmermann:416 Braun:403 Hofmann:391 Krüger:380
      Hartmann:370 Lange:360 Schmitt:351 Werner:343 Schmitz:335 Krause:327 Meier:320 Lehmann:315
      Schmid:310 Schulze:306 Maier:301 Köhler:297 Herrmann:293 Walter:289 König:285 Mayer:282
      Huber:278 Kaiser:275 Fuchs:272 Peters:269 Lang:266 Scholz:263 Möller:260 Weiß:258 Jung:255
      Hahn:252 Schubert:250 Vogel:247 Friedrich:245 Günther:242 Keller:240 Winkler:237 Frank:235
      Berger:232 Roth:230 Beck:228 Lorenz:226 Baumann:224 Franke:222 Albrecht:220 Schuster:218
      Simon:216 Ludwig:214 Böhm:212 Winter:211 Kraus:209 Martin:207 Schumacher:206 Krämer:204
      Vogt:203 Otto:201 Jäger:200 Stein:198 Groß:197 Sommer:195 Seidel:194 Heinrich:192 Haas:191
      Brandt:190 Schreiber:189 Graf:187 Dietrich:186 Schulte:185 Kühn:184 Ziegler:183 Kuhn:181
      Pohl:180 Engel:179 Horn:178 Bergmann:177 Voigt:176 Busch:175 Thomas:174 Sauer:173 Arnold:172
      Pfeiffer:171 Wolff:170 Beyer:169 Seifert:168 Ernst:166 Lindner:165 Hübner:164 Kramer:163
      Jansen:162 Franz:161 Peter:160 Hansen:159 Wenzel:158 Götz:157 Paul:156 Riedel:155 Barth:154
      Kern:153 Hermann:152 Nagel:151 Wilhelm:150 Ott:149 Bock:148 Langer:147 Grimm:146 Ritter:146
      Haase:145 Lenz:144 Förster:143 Mohr:142 Kruse:141 Schumann:141 Jahn:140 Thiel:139 Kaufmann:138
      Zimmer:138 Hoppe:137 Petersen:136 Fiedler:135 Berg:135 Arndt:134 Marx:133 Lutz:133 Fritz:132
      Kraft:131 Michel:131 Walther:130 Böttcher:129 Schütz:129 Eckert:128 Sander:127 Thiele:127
      Reuter:126 Reinhardt:126 Schindler:125 Ebert:124 Kunz:124 Schilling:123 Schramm:123 Voß:122
      Nowak:122 Hein:121 Hesse:120 Frey:120 Rudolph:119 Fröhlich:119 Beckmann:118 Kunze:118
      Herzog:117 Bayer:117 Behrens:116 Stephan:116 Büttner:115 Gruber:115 Adam:114 Gärtner:114
      Witt:113 Maurer:113 Bender:113 Bachmann:112 Schultz:112 Seitz:111 Geiger:111 Stahl:110
      Steiner:110 Scherer:109 Kirchner:109 Dietz:109 Ullrich:108 Kurz:108 Breuer:107 Gerlach:107
      Ulrich:106 Brinkmann:106 Fink:106 Heinz:105 Löffler:105 Reichert:105 Naumann:104 Böhme:104
      Schröter:103 Blum:103 Göbel:103 Moser:102 Schlüter:102 Brunner:102 Körner:101 Schenk:101
      Wirth:100 Wegner:100 Brand:100 Wendt:99 Stark:99 Schwab:99 Krebs:98 Heller:98 Wolter:98
      Reimann:97 Rieger:97 Unger:97 Binder:96 Bruns:96 Döring:96 Menzel:95 Buchholz:95 Ackermann:95
      Rose:95 Meißner:94 Janssen:94 Bartsch:94 May:93 Hirsch:93 Jakob:93 Schiller:92 Kopp:92 John:92
      Hinz:92 Bach:91 Pfeifer:91 Bischoff:91 Engelhardt:91 Wilke:90 Sturm:90 Hildebrandt:90
      Siebert:89 Urban:89 Link:89 Rohde:89 Kohl:88 Linke:88 Wittmann:88 Fricke:88 Köster:87
      Gebhardt:87 Weiss:87 Vetter:87 Freitag:86 Nickel:86 Hennig:86 Rau:86 Münch:85 Witte:85
      Noack:85 Renner:85 Westphal:84 Reich:84 Will:84 Baier:84 Kolb:84 Brückner:83 Marquardt:83
      Kiefer:83 Keil:83 Henning:82 Heinze:82 Funk:82 Lemke:82 Ahrens:82 Esser:81 Pieper:81 Baum:81
      Conrad:81 Schlegel:80 Fuhrmann:80 Decker:80 Jacob:80 Held:80 Röder:79 Berndt:79 Hanke:79
      Kirsch:79 Neubauer:79 Hammer:78 Stoll:78 Erdmann:78 Mann:78 Philipp:78 Schön:78 Wiese:77
      Kremer:77 Bartels:77 Klose:77 Mertens:77 Schreiner:76 Dittrich:76 Krieger:76 Kröger:76 Krug:76
      Harms:75 Henke:75 Großmann:75 Martens:75 Heß:75 Schrader:75 Strauß:74 Adler:74 Herbst:74
      Kühne:74 Heine:74 Konrad:74 Kluge:73 Henkel:73 Wiedemann:73 Albert:73 Popp:73 Wimmer:73
      Karl:72 Wahl:72 Stadler:72 Hamann:72 Kuhlmann:72 Steffen:72 Lindemann:71 Fritsch:71
      Bernhardt:71 Burkhardt:71 Preuß:71 Metzger:71 Bader:71 Nolte:70 Hauser:70 Blank:70 Beier:70
      Klaus:70 Probst:70 Hess:70 Zander:69 Miller:69 Niemann:69 Funke:69 Haupt:69 Burger:69 Bode:68
      Holz:68 Jost:68 Rauch:68 Rothe:68 Herold:68 Jordan:68 Anders:68 Fleischer:67 Wiegand:67
      Hartung:67 Janßen:67 Lohmann:67 Krauß:67 Vollmer:67 Baur:66 Heinemann:66 Wild:66 Brenner:66
      Reichel:66 Wetzel:66 Christ:66 Rausch:66 Hummel:65 Reiter:65 Mayr:65 Knoll:65 Kroll:65
      Wegener:65 Beer:65 Schade:65 Neubert:64 Merz:64 Schüler:64 Strobel:64 Diehl:64 Behrendt:64
      Glaser:64 Feldmann:64 Hagen:63 Jacobs:63 Rupp:63 Geißler:63 Straub:63 Hohmann:63 Römer:63
      Stock:63 Haag:63 Meister:62 Freund:62 Dörr:62 Kessler:62 Betz:62 Seiler:62 Altmann:62 Weise:62
      Metz:62 Eder:61 Busse:61 Mai:61 Wunderlich:61 Schütte:61 Hentschel:61 Voss:61 Weis:61 Heck:61
      Born:60 Falk:60 Raab:60 Lauer:60 Völker:60 Bittner:60 Merkel:60 Sonntag:60 Moritz:60 Ehlers:60
      Bertram:59 Hartwig:59 Rapp:59 Gerber:59 Zeller:59 Scharf:59 Pietsch:59 Kellner:59 Bär:59
      Eichhorn:59 Giese:58 Wulf:58 Block:58 Opitz:58 Gottschalk:58 Jürgens:58 Greiner:58 Wieland:58
      Benz:58 Keßler:58 Steffens:57 Heil:57 Seeger:57 Stumpf:57 Gross:57 Bühler:57 Eberhardt:57
      Hiller:57 Buck:57 Weigel:57 Schweizer:57 Albers:56 Heuer:56 Pape:56 Hempel:56 Schott:56
      Schütze:56 Scheffler:56 Engelmann:56 Wiesner:56 Runge:56 Geyer:56 Neuhaus:56 Forster:55
      Oswald:55 Radtke:55 Heim:55 Geisler:55 Appel:55 Weidner:55 Seidl:55 Moll:55 Dorn:55 Klemm:55
      Barthel:55 Gabriel:54 Springer:54 Timm:54 Engels:54 Kretschmer:54 Reimer:54 Steinbach:54
      Hensel:54 Wichmann:54 Eichler:54 Hecht:54 Winkelmann:54 Heise:53 Noll:53 Fleischmann:53
      Neugebauer:53 Hinrichs:53 Schaller:53 Lechner:53 Brandl:53 Mack:53 Gebauer:53 Siegel:53
      Zahn:53 Singer:52 Michels:52 Schuler:52 Scholl:52 Uhlig:52 Brüggemann:52 Specht:52 Bürger:52
      Eggert:52 Baumgartner:52 Weller:52 Schnell:52 Börner:51 Brauer:51 Kohler:51 Pfaff:51 Auer:51
      Drescher:51 Otte:51 Frenzel:51 Petzold:51 Rother:51 Hagemann:51 Sattler:51 Wirtz:50 Ruf:50
      Schirmer:50 Sauter:50 Schürmann:50 Junker:50 Walz:50 Dreyer:50 Sievers:50 Haller:50 Prinz:50
      Stolz:50 Hausmann:50 Lux:49 Schnabel:49 Elsner:49 Kühl:49 Gerhardt:49 Klotz:49 Rabe:49
      Schick:49 Faber:49 Riedl:49 Kranz:49 Fries:49 Reichelt:49 Rösch:48 Langner:48 Maaß:48
      Wittig:48 Geier:48 Finke:48 Kasper:48 Maas:48 Bremer:48 Rath:48 Knapp:48 Dittmann:48 Kahl:48
      Volk:48 Faust:47 Harder:47 Biermann:47 Pütz:47 Kempf:47 Mielke:47 Michaelis:47 Yilmaz:47
      Abel:47 Thieme:47 Schütt:47 Hauck:47 Cordes:47 Eberle:47 Schaefer:46 Wehner:46 Haug:46
      Fritzsche:46 Kilian:46 Eggers:46 Große:46 Matthes:46 Reinhold:46 Paulus:46 Dürr:46 Bohn:46
      Thoma:46 Schober:46 Koller:46 Korn:45 Höhne:45 Hering:45 Gerdes:45 Ullmann:45 Jensen:45
      Endres:45 Bernhard:45 Leonhardt:45 Eckhardt:45 Schaaf:45 Höfer:45 Junge:45 Rademacher:45
      Pilz:45 Hellwig:45 Knorr:44 Helbig:44 Melzer:44 Lippert:44 Evers:44 Bahr:44 Klinger:44
      Heitmann:44 Ehrhardt:44 Heinrichs:44 Horstmann:44 Behr:44 Stöhr:44 Drews:44 Rudolf:44
      Sieber:44 Theis:44 Groth:43 Hecker:43 Weiler:43 Kemper:43 Rost:43 Lück:43 Claus:43
      Hildebrand:43 Steinmetz:43 Götze:43 Trautmann:43 Blume:43 Kurth:43 Augustin:43 Nitsche:43
      Janke:43 Jahnke:43 Klug:43 Damm:42 Heimann:42 Strauch:42 Schlosser:42 Uhl:42 Böhmer:42 Ries:42
      Hellmann:42 Höhn:42 Hertel:42 Dreher:42 Borchert:42 Huth:42 Sperling:42 Just:42 Stenzel:42
      Kunkel:42 Lau:42 Sprenger:41 Schönfeld:41 Pohlmann:41 Heilmann:41 Wacker:41 Lehner:41
      Teichmann:41 Kaminski:41 Vogl:41 Gehrke:41 Hartl:41 Vogler:41 Schroeder:41 Thomsen:41
      Nitschke:41 Engler:41 Liedtke:41 Wille:41 Starke:41 Friedrichs:41 Kirchhoff:40 Schwarze:40
      Balzer:40 Reinhard:40 Heinen:40 Lotz:40 Küster:40 Kretzschmar:40 Schöne:40 Clemens:40
      Hornung:40 Ulbrich:40 Renz:40 Hofer:40 Ruppert:40 Lohse:40 Schuh:40 Amann:40 Westermann:40
      Stiller:40 Burmeister:40 Alt:39 Hampel:39 Brockmann:39 Wessel:39 Späth:39 Hoyer:39 Mader:39
      Bartel:39 Rößler:39 Krieg:39 Grote:39 Schwarzer:39 Schweitzer:39 Scheer:39 Bosch:39 Zink:39
      Roos:39 Wagener:39 Oppermann:39 Henze:39 Lehnert:39 Seemann:38 Trapp:38 Reiß:38 David:38
      Pfeffer:38 Grau:38 Horst:38 Diekmann:38 Korte:38 Rehm:38 Wilde:38 Schleicher:38 Lampe:38
      Grundmann:38 Veit:38 Daniel:38 Eisele:38 Hafner:38 Steinert:38 Sachs:38 Pfister:38 Kühnel:38
      Schüller:38 Klatt:37 Bischof:37 Schwabe:37 Wendel:37 Tietz:37 Frick:37 Buschmann:37 Steinke:37
      Menke:37 Baumeister:37 Kirschner:37 Loos:37 Ebner:37 Kastner:37 Wolters:37 Orth:37 Stange:37
      Becher:37 Reinke:37 Brendel:37 Behnke:37 Schweiger:37 Kolbe:37 Schmidtke:37 Süß:37 Rühl:36
      Gläser:36 Heider:36 Seibert:36 Heckmann:36 Reitz:36 Baumgart:36 Riemer:36 Helm:36 Knobloch:36
      Wörner:36 Heyer:36 Nguyen:36 Baumgärtner:36 Grund:36 Brüning:36 Ostermann:36 Cremer:36
      Schauer:36 Jacobi:36 Ewald:36 Fürst:36 Widmann:36 Otten:36 Büchner:36 Petri:36 Fritsche:35
      Kock:35 Ehlert:35 Kleine:35 Eckstein:35 Hacker:35 Brandes:35 Buchner:35 Hagedorn:35 Keck:35
      Häusler:35 Muth:35 Apel:35 Heuser:35 Bastian:35 Kersten:35 Stamm:35 Niemeyer:35 Berthold:35
      Gehrmann:35 Weinert:35 Schatz:35 Hager:35 Volkmann:35 Michael:35 Wieczorek:35 Wilms:35
      Burghardt:34 Schultze:34 Merten:34 Schwartz:34 Kling:34 Rode:34 Neu:34 Mende:34 Thies:34
      Böttger:34 Schell:34 Spindler:34 Pabst:34 Grün:34 Weiland:34 Mühlbauer:34 Hanisch:34 Doll:34
      Janzen:34 Adams:34 Hermes:34 Haack:34 Cramer:34 Spies:34 Stern:34 Kugler:34 Budde:34 Jakobs:34
      Scheller:34 Rösler:34 Reiser:33 Jonas:33 Herr:33 Ebeling:33 Wulff:33 Pauli:33 Löhr:33 Lukas:33
      Rahn:33 Sachse:33 Köhn:33 Backhaus:33 Mahler:33 Hille:33 Kowalski:33 Heidrich:33 Brück:33
      Gottwald:33 Heidenreich:33 Baumgarten:33 Hamm:33 Körber:33 Kübler:33 Frisch:33 Hardt:33
      Enders:33 Bräuer:33 Seidler:33 Küpper:33 Lauterbach:33 Zeidler:33 Eckardt:32 Kreuzer:32
      Schiffer:32 Schaper:32 Gehring:32 Hannemann:32 Ortmann:32 Petry:32 Thiemann:32 Tiedemann:32
      Grünewald:32 Johannsen:32 Scheel:32 Volz:32 Kunert:32 Dieckmann:32 Bormann:32 Obermeier:32
      Knauer:32 Schaub:32 Eilers:32 Berner:32 Pahl:32 Reinecke:32 Herz:32 Henn:32 Brehm:32 Hoff:32
      Resch:32 Ochs:32 Krohn:32 Lerch:32 Raabe:32 Ehrlich:32 Hack:31 Friedl:31 Reis:31 Rogge:31
      Meurer:31 Thelen:31 Drechsler:31 Hölscher:31 Morgenstern:31 Sommerfeld:31 Ebel:31
      Kellermann:31 Rupprecht:31 Post:31 Hillebrand:31 Hill:31 Paulsen:31 Grabowski:31 Bolz:31
      Lorenzen:31 Welsch:31 Seibel:31 Kleinert:31 Schröer:31 Jaeger:31 Wächter:31 Boldt:31 Palm:31
      Kratz:31 Reimers:31 Pusch:31 Exner:31 Dietze:31 Wüst:31 Andres:31 Heide:31 Kaya:30
      Reichardt:30 Kummer:30 Metzner:30 Grube:30 Ewert:30 Grunwald:30 Habermann:30 Zorn:30
      Fichtner:30 Emmerich:30 Mangold:30 Reif:30 Ahlers:30 Kästner:30 Küppers:30 Petermann:30
      Stratmann:30 Sailer:30 Schuhmacher:30 Hoch:30 Struck:30 Buchmann:30 Rauscher:30 Lüdtke:30
      Wendler:30 Dreier:30 Zöller:30 Bucher:30 Siegert:30 Finger:30 Hopf:30 Rieck:30 Friese:30
      Hopp:30 Sahin:30 Henrich:30 Spengler:30 Weigand:30
      """,
    rareSurnames: """
      Backes Lenk Hollmann Arlt Kießling März Rasch Franzen Härtel Lücke Fiebig Fey Armbruster
      Heidemann Oertel Clausen Hinze Büscher Schreier Bähr Rüdiger Weiser Fechner Hermanns Möbius
      Aigner Homann Maul Rohr Schacht Aust Klee Heger Rosenberger Gräf Rückert Siegmund Bäcker Fleck
      Linder Holzapfel Christiansen Bruhn Christmann Boos Wallner Hunger Stöcker Henschel Töpfer
      Lehr Daum Freese Waldmann Tillmann Metzler Pfeil Wachter Merk Bosse Zöllner Wessels Holst
      Röhrig Rosenkranz Deutsch Wurm Rosenthal Rösner Zech Sell Hock Kleinschmidt Künzel Rein Celik
      Huhn Goebel Georgi Landgraf Fabian Steiger Ertl Kammerer Jäckel Kamp Demir Borchers Eck Butz
      Kober Weinmann Schönberger Markert Holzer Wilken Steinberg Friedel Weigelt Edelmann Marschall
      Gerhard Groh Hubert Bauch Schäffer Spiegel Grüner Färber Lübke Steinmann Stier Steger
      Faßbender Raschke Reinert Schmieder Zabel Fromm Hörmann Löw Poppe Schüßler Kuhl Englert Giesen
      Lachmann Liebig Wilkens Birk Nitsch Schönherr Maus Linden Winkel Jeske Marks Bothe Trost
      Scheibe Lederer Drexler Strobl Hain Holzmann Mücke Wolfram Schmelzer Wortmann Obst Klink
      Riemann Glöckner Hülsmann Jakobi Dittmar Gebhard Laux Reese Andresen Zeitler Biedermann Zapf
      Buhl Luft Böck Kayser Rauh Schwenk Gröger Höppner Nissen Baron Schnitzler Stelzer Kreutz Aydin
      Uhlmann Gutmann Quast Diener Hofmeister Pätzold Meinhardt Roß Gebert Mundt Sasse Reiche
      Stegemann Salzmann Schuhmann Weidemann Seibold Tiemann Herbert Rink Hamacher Kohn Kropp
      Dombrowski Sänger Stolle Goldmann Dahmen Reck Degen Leitner Pelz Knop Timmermann Rieder
      Beckers Pohle Olbrich Reiner Abraham Kleemann Storch Mattern Donath Schönfelder Völkel Pelzer
      Wrobel Yildirim Häfner Anton Erhardt Schmalz Münster Kiel Glück Weigl Kempe Rust Radke Hans
      Stegmann Kleiner Yildiz Jankowski Jacobsen Bieber Frei Öztürk Greve Preiß Lamprecht Özdemir
      Zielke Bornemann Carstens Welter Wegmann Franken Stricker Carl Siewert Bartz Bretschneider
      Matthies Ley Rommel Spieß Manthey Brandenburg Linde Dogan Stork Ulbricht Rüger Eichner
      Schlösser Weinhold Manz Janz Scheuermann Engelke Lammers Buhr Luther Tischer Teichert Rücker
      Wende Jeschke Braune Ring Schult Gall Denk Schuller Hirt Streit Matz Gast Kuhnert Heymann
      Bergner Meissner Buchwald Stengel Gruner Strecker Warnecke Bollmann Deppe Gries Bartl Aßmann
      Röhl Borchardt Hoffmeister Vogelsang Knecht Bräutigam Egger Gerken Ecker Lohr Willmann
      Hauschild Lucas Weimer Weil Kahle Christoph Schild Knopp Hauke Grothe Rosenberg Gabler Mager
      Reschke Dreßler Merkle Kretschmann Kreutzer Welz Möckel Wenz Erler Niedermeier Dengler Klassen
      Nitzsche Tietze Pagel Bott Buß Schlichting Schreck Hartig Hillmann Erb Carstensen Grunert
      Pauly Koslowski Speck Schuldt Gräfe Dunkel Ramm Maiwald Strack Arendt Martini Neumeier Jentsch
      Keim Brill Brune Wünsch Laube Gerke Schwan Strasser Bork Häring Kreis Oster Senger Spitzer
      Holl Wendland Geppert Arens Dirks Willms Kress Tröger Ludewig Kaul Bloch Engelbrecht Karg
      Willems Huck Lösch Friesen Steuer Kopf Löwe Eberhard Frings Kasten Georg Gericke Hilger
      Hirschmann Günter Schiemann Donner Reith Rotter Rettig Blanke Eich Guth Benner Danner Suhr
      Dahm Geist Pfau Knopf Salomon Zobel Melcher Jäkel Behrend Fuß Aschenbrenner Türk Schünemann
      Hilbert Rott Semmler Strunk Geis Buch Drees Hauptmann Leopold Wieser Esch Brock Dietl Brauner
      Wunder List Czech Preis Best Koop Veith Heiß Dahl Gerstner Landwehr Stangl Bolte Knappe Mahr
      Fischbach Diedrich Lipp Thiede Krauss Eger Hänsel Ross Bruder Hof Kirsten Theobald Hauer
      Sandmann Scherf Wick Dräger Arslan Hofbauer Jessen Theisen Werth Droste Henne Eberl Grohmann
      Grebe Höpfner Liebl Zenker Herzig Rottmann Thamm Grewe Blaschke Peschel Pflüger Holler Sandner
      Euler Peschke Teuber Nowack Kupfer Feil Köppen Dörfler Rödel Wohlgemuth Gerth Bäuerle Pesch
      Reusch Reichenbach Wittke Seiffert Feller Wiemann Lüders Böcker Dörner Marten Neufeld Ruhland
      Schall Häußler Nestler Böhler Menz Rosenbaum Helms Drewes Blümel Görtz Schöning Wünsche
      Gerhards Kehl Kessel Röttger Wunsch Michalski Johann Kube Rusch Holtz Loose Haake Paschke Barz
      Hilgers Kreß Mehnert Jungmann Liebscher Scholze Kersting Schroth Schlicht Wrede Haak Kaden
      Flohr Baldauf Scheid Flemming Munz Markus Althaus Krings Bellmann Drechsel Molitor Eickhoff
      Hackl Küchler Montag Zeh Rieß Weimann Schmiedel Traub Walker Althoff Kühner Möhring Simons
      Heckel Junghans Schaal Steinhauer Ritz Stocker Jürgensen Reuther Staudt Titze Mattes Wanner
      Dammann Dorsch Kiesel Lewandowski Kreft Nielsen Olschewski Wuttke Reindl Rickert Stroh Hähnel
      Sonnenberg Kleber Kurtz Messerschmidt Krone Baumbach Laue Kluth Steinhoff Heid Lippmann
      Grünwald Mehl Stolze Borgmann Falke Schoch Hönig Köpke Meixner Reuß Schiefer Ulmer
      Hammerschmidt Brecht Borowski Feige Hug Kohlmann Schreiter Böse Krull Mauer Rech Hell Burkert
      Penner Taubert Both Göpfert Hornig Zielinski Bluhm Wiedmann Faller Rautenberg Pott Schwarzkopf
      Frese Kaczmarek Kilic Richert Boll Kampmann Jobst Beckert Meinecke Hahne Hörner Teske
      Degenhardt Gundlach Dittmer Hüttner Mewes Bell Schwaiger Buss Schaffer Dohmen Hägele Schupp
      Klement Eberlein Heiden Ruff Kirstein Thiem Mischke Zacharias Frerichs Joos Frost Kindler
      Hänel Burmester Straube Kähler Stelter Wölfel Bley Koll Kittel Panzer Dressel Korb Neumaier
      Riegel Böhnke Glas Bruch Klos Leicht Seel Rummel Schmied Bickel Assmann Kautz Schuck Träger
      Abele Holland Belz Schad Warnke Kratzer Baer Hilpert Lieb Potthoff Wiechmann Heigl Klar
      Reichmann Gutsche Niehaus Reiners Borrmann Günzel Schiele Flach Mock Rathmann Meisel Leistner
      Saß Neff Oldenburg Röhr Bier Goller Heins Knebel Meinert Weinberger Brühl Windisch Rössler
      Welzel Leuschner Dietzel Jörg Wiebe Heinzelmann Hallmann Kümmel Volkmer Krumm Mair Weyer
      Hintze Rank Geiß Schreyer Bücker Wellmann Taube Bogner Erhard Schillinger Böckmann Marek
      Kettner Domke Karsten Tesch Wiegmann Bade Knauf Schmidbauer Bopp Knuth Garbe Risse Priebe
      Staab Krenz Swoboda Zinke Duda Klier Stehle Eichinger Harnisch Neuber Brink Kindermann
      Holstein Bohne Höfler Koopmann Platz Matzke Oehler Pauls Linnemann Schäfers Ruppel Heindl
      Milde Feist Püschel Wenk Bußmann Knoop Meiners Knabe Hufnagel Kollmann Hepp Speer Zühlke
      Langen Roscher Schultheiß Stöckl Schwind Nebel Straßer Schill Heumann Bethke Deutschmann
      Friebe Rasche Balke Sievert Haufe Knoblauch Bausch Schimmel Thielen Ganz Griese Wall Eckl
      Rühle Dressler Wald Debus Freyer Abt Stiegler Kraemer Kusch Ziemann Kunath Risch Schultheis
      Söllner Ehret Sippel Kröner Kircher Wedel Beermann Bongartz Weichert Lippold Schier Clasen
      Mathes Wichert Wernicke Imhof Gürtler Scheidt Mark Stich Freier Jentzsch Stockmann Valentin
      Pöhlmann Reisinger Utz Merker Schuchardt Stürmer Kelm Geßner Thoms Deckert Moos Severin
      Weidlich Stender Grosser Kerber Scheuer Zuber Herzberg Schorn Kothe Pollmann Reichl Roller
      Bürkle Hintz Eller Keppler Weitzel Grosch Philippi Riese Kipp Pflug Hild Lietz Brümmer Gabel
      Mittag Mueller Klenk Ehmann Roloff Teschner Lenzen Moldenhauer Heyne Fehr Biehl Stenger
      Maschke Scholten Kloss Rumpf Seibt Leipold Fetzer Kölbl Nicolai Puls Weingärtner Schanz
      Naujoks Spielmann Demuth Rüter Holtmann Leber Sperber Menge Schalk Schuch Hielscher Lamm
      Raddatz Tewes Behringer Beutel Krahl Spangenberg Fenske Goldschmidt Behrends Steck Jehle
      Schimpf Welker Laufer Löser Lambrecht Stecher Hipp Witzel Brugger Pick Schaarschmidt Andreas
      Kahlert Retzlaff Hetzel Kloß Salewski Bitter Lauber Weinzierl George Kirschbaum Adolph Groll
      Köppe Brose Hundt Marschner Polster Stolte Wohlfahrt Handke Steinbrecher Hey Rinke Steininger
      Weigert Flügel Dobler Falkenberg Kirch Lüdemann Böker Sand Bülow Rehberg Dahms Reger Storm
      Tetzlaff Ihle Alexander Kaspar Licht Schorr Stang Fuhr Grossmann Hannig Waibel Köhne Gerling
      Seufert Herwig Köllner Sigl Thaler Thom Fleckenstein Pries Ertel Reiss Greif Kloos Gräber
      Ostermeier Radermacher Beil Goldbach Kamm Maaßen Reinartz Flick Knittel Mäder Meindl Plate
      Offermann Pichler Burkart Kullmann Leder Staiger Jahns Oltmanns Stracke Heinisch Kappes Matt
      Neuner Kaufhold Frahm Nägele Ohm Heyn Stüber Klumpp Gronau Lambert Nordmann Daub Sanders
      Rüther Schöbel Gunkel Neitzel Kapp Kistner Mehlhorn Stach Wittenberg Bäumer Niebuhr Schnelle
      Wollny Arend Cornelius Dierks Kalb Franzke Hansmann Sieg Sutter Hölzel Grams Breitenbach Clauß
      Piel Rosin Schießl Kunzmann Kutz Holzner Kuntz Storz Eisenmann Stefan Mönch Nürnberger
      Klöckner Gaiser Kuschel Plath Lutter Weidmann Freytag Schug Zwick Adrian Wurster Germann Roll
      Schenkel Weitz Galle Wedekind Strube Göhring Sorg Dahlke Plank Steinborn Lautenschläger
      Bergemann Greulich Birkner Mau Wassermann Bartelt Freudenberg Görner Haberland Emrich
      Friedmann Acker Dröge Nau Kutscher Nitz Obermaier Distler Kerner Mahnke Schellenberg Junk
      Scheffel Grosse Reh Reinsch Hohl Holm Rehbein Wilk Pfisterer Stehr Lennartz Steinberger
      Klostermann Zellner Claßen Lind Bonk Kast Biller Sternberg Holzinger Burkard Göhler Gold
      Gregor Hellmich Hutter Michl Burg Grill Helfrich Bacher Kötter Dudek Eckel Gerner Schewe Kögel
      Matthias Graupner Herter Johannes Wehrle Bunk Mund Rolf Franck Kappel Roßmann Ilg Boden
      Görlich Angerer Brosch Ruß Mandel Stemmer Kley Schlenker Hammes Mühl Kutzner Oestreich Scheele
      Uhlemann Mauch Meiser Hinrichsen Knaus Kaltenbach Knoch Voit Rump Hampe Jäschke Schäffler
      Wehrmann Dahlmann Diederich Heinzmann Nehring Voges Prange Wehr Meinel Bernard Hartwich Plum
      Jochum Bast Wiest Wischnewski Achenbach Dehn Hasse Spahn Tischler Knoche Leis Feld Mey Pech
      Hinkel Lucht Menges Schunk Krupp Blechschmidt Heinicke Nießen Unruh Alber Klingler Ringel
      Klaas Schwerdtfeger Denker Seubert Epp Wiemer Benecke Kammer Sondermann Epple Erbe Grahl
      Hilbig Weck Güttler Kögler Loth Pfennig Kegel Reineke Bensch Faulhaber Klasen Köhl Limmer
      Bertsch Grafe Großer Häuser Heinecke Velten Blessing Baltes Blohm Büchler Dillmann Koppe
      Wittwer Hirschfeld Felber Wenger Thum Ridder Selzer Brückmann Bäumler Dill Köller Lichtenberg
      Pötzsch Reim Schönemann Weiner Oehme Hegemann Bechtold Gebel Höft Rist Schüssler Zoller Dunker
      Harrer Kämmerer Klett Hölzer Kracht Menne Plötz Schönberg Wittek Matheis Döll Hase Gilles
      Heldt Klinke Mengel Mühle Prause Döhler Büchel Christian Burk Heer Klinge Siegl Jünger
      Pawlowski Piontek Brettschneider Dettmer Hackenberg Nehls Busche Zeiler Kettler Wölk Preuss
      Streicher Thome Haubold Hellmuth Nies Streich Glatz Klocke Leonhard Renken Ferber Scheck Bohl
      Gaul Hammel Hennemann Sacher Bienert Kappler Lehnen Bechtel Hirth Rudloff Helbing Niehoff
      Brennecke Escher Meder Patzelt Gellert Hillenbrand Dannenberg Görgen Herber Kamps Knott Birke
      Mehler Papke Ruhl Ladwig Pingel Prager Rosner Hohn Gleich Vieth Breit Buse Griebel Schümann
      Schwalm Dickmann Tölle Amend Dieterle Mast Birkholz Kinzel Härtl Jüttner Möhle Völkl Brummer
      Hommel Beutler Lüke Meinke Katz Linz Angermann Bitzer Grieger Holtkamp Grünberg Ostertag Stutz
      Peukert Zieger Bergen Jasper Breyer Kiesewetter Zacher Pöschl Hütter Spiller Schwager Heinke
      Nienhaus Schöler Oberländer Klages Schätzle Siemer Steinle Wein Weisser Kienle Ortner
      Steinhauser Bröker Hennings Möllmann Dippel Engelhard Häcker Kölsch Rohmann Schneck Möllers
      Joachim Schnur Wanke Findeisen Schneiders Emde Henninger Gaida Kerscher Greger Gutjahr Krey
      Kück Brix Guse Hammann Appelt Leupold Rutz Sebastian Pawlik Helmer Schwenke Trautwein Zinn
      Rolle Riehl Scheurer Wiens Asmus Heinlein Schock Störmer Selle Zell Behm Bracht Kürschner
      Kirchhof Baumert Sieger Korth Tews Thormann Mitschke Eßer Rütten Brust Redlich Wege Engl
      Diederichs Kösters Schlesinger Hollstein Lanz Markgraf Oberle Schipper Jablonski Kröll
      Schleich Treiber Weinrich Neumeister Wollmann Breu Götte Henseler Landmann Seliger Tietjen
      Abels Bangert Holzwarth Sowa Hagel Rhein Staub Temme Gohlke Schaar Schepers Krell Rauer
      Lochner Thimm Jüngling Niemeier Blome Philipps Stobbe Schüle Laub Dettmann Fleischhauer
      Rohleder Schnoor Kimmel Ehrmann Ketterer Lambertz Mück Burkhard Pietschmann Heintz Lesch Loibl
      Bohlen Trommer Wilhelmi Blumenthal Sperlich Edler Karger Spitz Klingenberg Piotrowski Vaupel
      Anger Glock Gutzeit Kölling Meuser Wicke Mildner Wittich Lüdecke Berens Hölzl Mainka Schultes
      Steigerwald Diel Kuntze Sautter Szymanski Roßbach Andersen Reinhart Reinicke Jauch Kehr Kost
      Daniels Jungbluth Eitel Mittelstädt Zitzmann Kick Zettl Bünger Sorge Denecke Maack Nagler
      Polzin Höller Schulten Förtsch Haustein Kaluza Ammon Derksen Gaus Langhammer Raith Reisch
      Rohrbach Schmoll Jünemann Edel Heidt Siefert Stegmaier Bichler Gassner Berberich Böhringer
      Büsing Rößner Schüttler Tempel Weidinger Siekmann Breidenbach Majewski Vollrath Feldhaus
      Klaiber Werle Brandner Engert Schurig Kehrer Benning Diefenbach Haberkorn Häberle Kienzle
      Nolting Behrmann Breunig Blankenburg Saathoff Stemmler Köcher Steinkamp Eichholz Dierkes
      Schlemmer Tolksdorf Bartmann Bethge Limbach Reischl Thielemann Frühauf Stöckel Finkbeiner
      Orlowski Ostendorf Oßwald Emmert Prüfer Kolberg Seelig Coenen Weinreich Bunge Freiberg
      Huppertz Matthiesen Niermann Schwanke Hackmann Heppner Stöber Weyand Wolfrum Lembke Wöhrle
      Deininger Wisniewski Ziemer Herget Neuberger Seyfarth Hochmuth Irmer Schmidl Lührs Rödiger
      Zipfel Böning Teubner Hausner Wagenknecht Düring Gottschling Effenberger Häfele Niggemann
      Staudinger Mittmann Wohlfarth Kortmann Wachsmuth Hofstetter Vögele Bröcker Voigtländer
      Pfitzner Plöger Hackbarth Rombach Flügge Küsters Lindenberg Schönborn Fellner Kallenbach
      Schnitzer Hildenbrand Jänicke Kara Koc Özkan Polat Aslan Simsek Korkmaz Cetin Aksoy Bulut
      Yavuz Ünal Acar Tekin Aktas Güler Keskin Tas Ates Turan Duman Bozkurt Güven Kaplan Ucar Uzun
      Yüksel Kocak Toprak Avci Karaca Cakir Karakaya Tuncer Akin Altun Demirci Isik Kurt Cinar Eren
      Gül Sen Yaman Coban Ceylan Can Kocer Özer Öz Özcan Öztas Bayram Akbulut Karatas Erol Ergin
      Nowakowski Wojcik Krawczyk Kubiak Mazur Pawlak Sikora Kozlowski Malinowski Kwiatkowski
      Jaworski Gorski Krol Adamczyk Walczak Wojtas Nowicki Kucharski Sobczak Zawadzki Jasinski
      Kalinowski Lis Kania Ivanov Petrov Popov Volkov Rossi Russo Esposito Romano Bianchi Greco
      Conti Marino Rizzo Lombardi Caruso Ferrara Gallo Costa Papadopoulos Nikolaidis Petrovic
      Jovanovic Nikolic Markovic Stojanovic Ilic Pavlovic Popovic Kovacevic Novak Horvat Kovac Babic
      Maric Juric Hoxha Krasniqi Gashi Berisha Shala Tran Pham Hoang Ahmad Ali Hassan Hussein
      Ibrahim Khalil Mohammad Abdullah Haddad Saleh Omar Khan Singh Ahmed Garcia Rodriguez Fernandez
      Lopez Perez Martinez Silva Santos Pereira Ferreira Popa Ionescu Popescu Radu Rusu Munteanu
      Kovacs Szabo Nagy Toth Horvath Svoboda Novotny Dvorak Jansson Nilsson Olsen Larsen de_Vries
      van_den_Berg von_der_Heide von_Ahn
      """,
    rareSurnameHeads: """
      Alten Birken Blumen Breiten Buchen Dorn Dürr Edel Ehren Eichen Erlen Eschen Falken Fichten
      Finken Freuden Fuchs Garten Gold Greifen Grün Hagel Hasel Heiden Hirsch Hohen Hopfen Kalten
      Kirch Klingen Königs Kreuz Lauter Lichten Linden Moos Neu Nieder Ober Oster Raben Reh Rosen
      Sand Schell Schön Silber Sonnen Stern Stocken Tannen Unter Vogel Wasser Weiden Weißen Wester
      Wolfs
      """,
    rareSurnameTails: """
      auer bach bacher bauer beck berg berger brink bühler burger eck ecker egger feld felder hagen
      heimer hof hofer huber kamp lechner maier mayer meier moser rieder stein steiner thaler
      """,
    rareSurnameWeight: 190_833,
    surnameCount: 1,
    femaleNames: """
      1930 Ursula:1667 Helga:1429 Ingrid:1250 Gisela:1111 Christa:1000 Ruth:909 Renate:833 Edith:769
      Erika:714 Hannelore:667 Waltraud:625 Inge:588 Gerda:556 Ilse:526 Ingeborg:500 Eva:476
      Anneliese:455 Elfriede:435 Margot:417 Hildegard:400 Irmgard:385 Marianne:370 Elisabeth:357
      Maria:345 Brigitte:333 Lieselotte:323 Karin:312 Rosemarie:303 Margarete:294 Käthe:286 Anna:278
      Gertrud:270 Annemarie:263 Johanna:256 Anni:250 Martha:244 Charlotte:238 Else:233 Erna:227
      Herta:222 Irene:217 Lore:213 Magdalena:208 Katharina:204 Lisa:200 Sigrid:196 Marga:192
      Edeltraud:189 Gudrun:185 Theresia:182 Rita:179 Thea:175 Frieda:172 Elsbeth:169 Ella:167
      Adelheid:164 Wilma:161 Doris:159 Elli:156 Hedwig:154
      1940 Karin:1667 Ingrid:1429 Helga:1250 Renate:1111 Elke:1000 Ursula:909 Monika:833 Christa:769
      Gisela:714 Brigitte:667 Heidi:625 Bärbel:588 Jutta:556 Barbara:526 Gudrun:500 Christel:476
      Sigrid:455 Heide:435 Edeltraud:417 Erika:400 Hannelore:385 Marianne:370 Rosemarie:357
      Heidemarie:345 Maria:333 Inge:323 Uta:312 Doris:303 Margrit:294 Waltraud:286 Ilse:278
      Elisabeth:270 Eva:263 Hildegard:256 Anneliese:250 Ute:244 Dagmar:238 Angelika:233 Rita:227
      Marlies:222 Margarete:217 Helma:213 Annemarie:208 Gerda:204 Irmgard:200 Ingeborg:196
      Sieglinde:192 Edda:189 Irene:185 Antje:182 Christine:179 Elfriede:175 Anna:172 Gabriele:169
      Edith:167 Roswitha:164 Helgard:161 Ellen:159 Margret:156 Regina:154
      1950 Brigitte:1667 Renate:1429 Monika:1250 Karin:1111 Angelika:1000 Ursula:909 Gabriele:833
      Barbara:769 Ingrid:714 Christine:667 Gisela:625 Jutta:588 Petra:556 Sabine:526 Marion:500
      Cornelia:476 Regina:455 Elke:435 Christa:417 Helga:400 Birgit:385 Roswitha:370 Sigrid:357
      Doris:345 Eva:333 Martina:323 Susanne:312 Christiane:303 Marlies:294 Heike:286 Rita:278
      Marianne:270 Elisabeth:263 Bärbel:256 Maria:250 Gudrun:244 Ilona:238 Dagmar:233 Ute:227
      Annette:222 Rosemarie:217 Hannelore:213 Margit:208 Gerlinde:204 Heidi:200 Waltraud:196
      Silvia:192 Evelyn:189 Ulrike:185 Beate:182 Andrea:179 Irmgard:175 Christel:172 Veronika:169
      Anita:167 Edeltraud:164 Hildegard:161 Irene:159 Johanna:156 Anna:154
      1960 Sabine:1667 Susanne:1429 Petra:1250 Birgit:1111 Gabriele:1000 Andrea:909 Martina:833
      Ute:769 Heike:714 Angelika:667 Claudia:625 Silke:588 Kerstin:556 Anja:526 Ulrike:500
      Bettina:476 Barbara:455 Karin:435 Monika:417 Marion:400 Simone:385 Cornelia:370 Anke:357
      Beate:345 Sonja:333 Elke:323 Katrin:312 Dagmar:303 Christine:294 Brigitte:286 Sylvia:278
      Michaela:270 Christiane:263 Regina:256 Carola:250 Astrid:244 Manuela:238 Iris:233 Ingrid:227
      Renate:222 Gudrun:217 Jutta:213 Annette:208 Doris:204 Tanja:200 Elisabeth:196 Maria:192
      Heidi:189 Ursula:185 Stefanie:182 Nicole:179 Silvia:175 Ines:172 Ilona:169 Ramona:167 Ina:164
      Katja:161 Eva:159 Anne:156 Antje:154
      1970 Nicole:1250 Stefanie:1111 Sandra:1000 Anja:909 Claudia:833 Tanja:769 Andrea:714 Katja:667
      Katrin:625 Melanie:588 Susanne:556 Daniela:526 Kerstin:500 Silke:476 Sabine:455 Petra:435
      Heike:417 Christina:400 Yvonne:385 Christine:370 Simone:357 Alexandra:345 Nadine:333
      Bianca:323 Sonja:312 Anke:303 Manuela:294 Antje:286 Birgit:278 Bettina:270 Michaela:263
      Julia:256 Kathrin:250 Martina:244 Cornelia:238 Sylvia:233 Diana:227 Anne:222 Britta:217
      Ines:213 Jana:208 Jeanette:204 Kirsten:200 Maren:196 Sarah:192 Verena:189 Annette:185
      Ulrike:182 Carmen:179 Barbara:175 Miriam:172 Maria:169 Eva:167 Elke:164 Astrid:161 Silvia:159
      Nina:156 Mandy:154 Doreen:152 Ramona:149
      1980 Julia:1250 Stefanie:1111 Christina:1000 Sandra:909 Nadine:833 Katrin:769 Melanie:714
      Anna:667 Jennifer:625 Nicole:588 Sarah:556 Kathrin:526 Daniela:500 Anne:476 Jessica:455
      Sabrina:435 Maria:417 Katharina:400 Nina:385 Jana:370 Franziska:357 Lisa:345 Susanne:333
      Tanja:323 Claudia:312 Verena:303 Miriam:294 Laura:286 Christine:278 Anja:270 Carolin:263
      Sabine:256 Andrea:250 Eva:244 Janine:238 Yvonne:233 Simone:227 Bianca:222 Martina:217
      Stephanie:213 Kristin:208 Mandy:204 Diana:200 Ina:196 Sonja:192 Johanna:189 Vanessa:185
      Judith:182 Tina:179 Carina:175 Annika:172 Linda:169 Theresa:167 Mareike:164 Isabel:161
      Denise:159 Sophie:156 Lena:154 Britta:152 Maren:149 Natalie:147 Susann:145 Jasmin:143
      1990 Julia:1000 Sarah:909 Lisa:833 Laura:769 Anna:714 Jessica:667 Katharina:625 Franziska:588
      Lena:556 Vanessa:526 Jennifer:500 Maria:476 Annika:455 Jana:435 Sabrina:417 Michelle:400
      Carolin:385 Marie:370 Johanna:357 Theresa:345 Nina:333 Lea:323 Alina:312 Pia:303 Svenja:294
      Sophie:286 Luisa:278 Melina:270 Christina:263 Sandra:256 Stefanie:250 Nadine:244 Melanie:238
      Isabel:233 Miriam:227 Hannah:222 Kim:217 Saskia:213 Anne:208 Jasmin:204 Janina:200 Denise:196
      Kristina:192 Carina:189 Larissa:185 Linda:182 Eva:179 Ann-Kathrin:175 Natalie:172
      Elisabeth:169 Celine:167 Sophia:164 Charlotte:161 Lara:159 Jacqueline:156 Antonia:154
      Tamara:152 Verena:149 Ramona:147 Helena:145 Paula:143 Anja:141 Tabea:139 Rebecca:137 Ronja:135
      Corinna:133
      2000 Anna:1000 Lea:909 Sarah:833 Hannah:769 Michelle:714 Laura:667 Lena:625 Lara:588 Julia:556
      Leonie:526 Marie:500 Sophie:476 Emily:455 Jana:435 Lisa:417 Johanna:400 Alina:385 Emma:370
      Nele:357 Paula:345 Antonia:333 Amelie:323 Luisa:312 Pauline:303 Maja:294 Celina:286 Clara:278
      Finja:270 Zoe:263 Mia:256 Vanessa:250 Katharina:244 Jasmin:238 Sophia:233 Lilly:227 Chiara:222
      Celine:217 Annika:213 Nina:208 Charlotte:204 Vivien:200 Isabel:196 Franziska:192 Helena:189
      Melina:185 Pia:182 Josephine:179 Merle:175 Eva:172 Maria:169 Jule:167 Kim:164 Carla:161
      Greta:159 Miriam:156 Fiona:154 Elena:152 Magdalena:149 Victoria:147 Lucy:145 Theresa:143
      Ronja:141 Ida:139 Jessica:137 Angelina:135 Marlene:133 Mara:132 Aylin:130
      """,
    maleNames: """
      1930 Hans:1667 Günter:1429 Karl:1250 Heinz:1111 Werner:1000 Gerhard:909 Horst:833 Helmut:769
      Walter:714 Kurt:667 Rolf:625 Manfred:588 Herbert:556 Siegfried:526 Klaus:500 Ernst:476
      Wolfgang:455 Rudolf:435 Erich:417 Otto:400 Willi:385 Heinrich:370 Dieter:357 Josef:345
      Hermann:333 Erwin:323 Harald:312 Alfred:303 Günther:294 Paul:286 Wilhelm:278 Friedrich:270
      Franz:263 Fritz:256 Johann:250 Georg:244 Peter:238 Karl-Heinz:233 Egon:227 Bruno:222 Harry:217
      Ludwig:213 Richard:208 Hubert:204 Alois:200 Bernhard:196 Max:192 Gustav:189 Robert:185
      August:182 Eberhard:179 Lothar:175 Joachim:172 Ewald:169 Albert:167 Hans-Joachim:164 Arno:161
      Gottfried:159 Johannes:156 Emil:154 Jürgen:152 Theodor:149
      1940 Peter:1667 Klaus:1429 Hans:1250 Jürgen:1111 Dieter:1000 Wolfgang:909 Manfred:833
      Günter:769 Uwe:714 Horst:667 Bernd:625 Rolf:588 Gerd:556 Helmut:526 Heinz:500 Werner:476
      Gerhard:455 Hartmut:435 Karl-Heinz:417 Rainer:400 Volker:385 Siegfried:370 Michael:357
      Eberhard:345 Jochen:333 Winfried:323 Norbert:312 Bodo:303 Jörg:294 Karl:286 Lothar:278
      Wilfried:270 Joachim:263 Reinhard:256 Walter:250 Josef:244 Ulrich:238 Hans-Jürgen:233
      Frank:227 Friedrich:222 Heinrich:217 Klaus-Dieter:213 Herbert:208 Kurt:204 Franz:200
      Johann:196 Hermann:192 Georg:189 Günther:185 Thomas:182 Erich:179 Ernst:175 Otto:172
      Rudolf:169 Erwin:167 Wilhelm:164 Paul:161 Hans-Dieter:159 Harald:156 Eckhard:154 Axel:152
      Udo:149 Roland:147 Dietmar:145 Holger:143 Ludwig:141
      1950 Michael:1667 Peter:1429 Hans:1250 Wolfgang:1111 Klaus:1000 Jürgen:909 Bernd:833
      Rainer:769 Thomas:714 Uwe:667 Dieter:625 Manfred:588 Norbert:556 Werner:526 Joachim:500
      Reinhard:476 Ulrich:455 Günter:435 Hans-Jürgen:417 Helmut:400 Frank:385 Karl-Heinz:370
      Andreas:357 Detlef:345 Gerhard:333 Ralf:323 Volker:312 Holger:303 Gerd:294 Jörg:286 Harald:278
      Horst:270 Hartmut:263 Rolf:256 Walter:250 Dietmar:244 Hans-Joachim:238 Karl:233 Wilfried:227
      Stefan:222 Roland:217 Heinz:213 Josef:208 Udo:204 Lothar:200 Axel:196 Martin:192 Christian:189
      Friedrich:185 Franz:182 Eberhard:179 Matthias:175 Johann:172 Herbert:169 Siegfried:167
      Reiner:164 Jochen:161 Winfried:159 Klaus-Dieter:156 Georg:154 Alfred:152 Ludwig:149 Robert:147
      Günther:145 Burkhard:143
      1960 Thomas:1667 Michael:1429 Andreas:1250 Frank:1111 Peter:1000 Stefan:909 Uwe:833 Jürgen:769
      Ralf:714 Martin:667 Jörg:625 Bernd:588 Klaus:556 Dirk:526 Matthias:500 Torsten:476 Jens:455
      Holger:435 Rainer:417 Christian:400 Markus:385 Wolfgang:370 Oliver:357 Axel:345 Carsten:333
      Ulrich:323 Olaf:312 Detlef:303 Volker:294 Hans:286 Heiko:278 Udo:270 Norbert:263 Joachim:256
      Thorsten:250 Christoph:244 Karsten:238 Dieter:233 Harald:227 Dietmar:222 Roland:217 Werner:213
      Guido:208 Manfred:204 Kai:200 Stephan:196 Jan:192 Ingo:189 Robert:185 Günter:182 Armin:179
      Steffen:175 Alexander:172 Bernhard:169 Gerd:167 Josef:164 Mario:161 Georg:159 Johannes:156
      René:154 Hans-Jürgen:152 Lutz:149 Achim:147
      1970 Stefan:1250 Michael:1111 Thomas:1000 Andreas:909 Christian:833 Markus:769 Frank:714
      Torsten:667 Sven:625 Alexander:588 Matthias:556 Oliver:526 Marco:500 Jan:476 Martin:455
      Jens:435 Daniel:417 Dirk:400 Marc:385 Lars:370 Jörg:357 Ralf:345 Carsten:333 Holger:323
      Björn:312 Heiko:303 Tobias:294 Kai:286 Thorsten:278 Mario:270 Sascha:263 Christoph:256
      Sebastian:250 Peter:244 Maik:238 Ingo:233 Florian:227 Karsten:222 René:217 Uwe:213 Steffen:208
      Ronny:204 André:200 Robert:196 Stephan:192 Bernd:189 Patrick:185 Marcus:182 Olaf:179
      Philipp:175 Dennis:172 Enrico:169 Volker:167 Nils:164 Timo:161 Simon:159 Jürgen:156 Boris:154
      Guido:152 Benjamin:149 Johannes:147 Ulrich:145
      1980 Christian:1250 Daniel:1111 Sebastian:1000 Stefan:909 Michael:833 Alexander:769 Thomas:714
      Andreas:667 Tobias:625 Florian:588 Benjamin:556 Matthias:526 Patrick:500 Jan:476 Marcel:455
      Dennis:435 Philipp:417 Markus:400 David:385 Martin:370 Felix:357 Johannes:345 Simon:333
      Fabian:323 Björn:312 Sven:303 Marco:294 Oliver:286 Christoph:278 Robert:270 Kevin:263 Marc:256
      Nils:250 Timo:244 Steffen:238 André:233 René:227 Lars:222 Torsten:217 Manuel:213 Dominik:208
      Sascha:204 Frank:200 Jens:196 Peter:192 Christopher:189 Mario:185 Maximilian:182 Julian:179
      Tim:175 Stephan:172 Jonas:169 Mathias:167 Marcus:164 Thorsten:161 Ronny:159 Lukas:156
      Jakob:154 Kai:152 Pascal:149 Hendrik:147 Carsten:145 Robin:143 Moritz:141 Nico:139 Henning:137
      1990 Jan:1000 Tobias:909 Alexander:833 Lukas:769 Daniel:714 Philipp:667 Florian:625 Kevin:588
      Felix:556 Christian:526 Sebastian:500 Maximilian:476 Patrick:455 Marcel:435 Dennis:417
      Jonas:400 David:385 Fabian:370 Marvin:357 Niklas:345 Dominik:333 Simon:323 Tim:312 Robin:303
      Nico:294 Moritz:286 Julian:278 Jannik:270 Michael:263 Benjamin:256 Marco:250 Johannes:244
      Paul:238 Pascal:233 Stefan:227 Lars:222 Marc:217 Tom:213 Max:208 Thomas:204 Nils:200
      Matthias:196 Christoph:192 Martin:189 Robert:185 Leon:182 Sven:179 Andreas:175 Timo:172
      Julius:169 Markus:167 Manuel:164 Erik:161 Oliver:159 Jakob:156 Kai:154 Hendrik:152 Luca:149
      Justin:147 Christopher:145 Yannick:143 Henrik:141 Malte:139 Jens:137 Steffen:135 Vincent:133
      2000 Lukas:1000 Jan:909 Finn:833 Leon:769 Niklas:714 Tim:667 Jonas:625 Luca:588 Paul:556
      Felix:526 Maximilian:500 Jannik:476 Max:455 Ben:435 Elias:417 Noah:400 Julian:385 Moritz:370
      Philipp:357 Simon:345 Nico:333 David:323 Fabian:312 Tom:303 Erik:294 Linus:286 Louis:278
      Mika:270 Till:263 Jakob:256 Alexander:250 Luis:244 Daniel:238 Florian:233 Marvin:227 Nils:222
      Tobias:217 Johannes:213 Robin:208 Lennart:204 Justin:200 Joshua:196 Benjamin:192 Vincent:189
      Anton:185 Jason:182 Dominik:179 Hannes:175 Sebastian:172 Leonard:169 Julius:167 Konstantin:164
      Marlon:161 Kevin:159 Colin:156 Lasse:154 Emil:152 Raphael:149 Pascal:147 Oskar:145 Samuel:143
      Henri:141 Michael:139 Kilian:137 Malte:135 Christian:133 Adrian:132 Jonathan:130 Mats:128
      Dennis:127 Bastian:125 Lenny:123
      """,
    ages: """
      18:154 20:455 25:480 30:560 35:560 40:530 45:490 50:560 55:680 60:640 65:530 70:440 75:330
      80:320 85:185 90:85 95
      """,
    cities: """
      Berlin|Berlin|10115-10179|030 23125 ###|3780
      Hamburg|Hamburg|22041-22089|040 66969 ###|1910
      München|Bayern|80933-80999|089 99998 ###|1510
      Köln|Nordrhein-Westfalen|50931-50999|0221 4710 ###|1090
      Frankfurt am Main|Hessen|60306-60399|069 90009 ###|775
      Stuttgart|Baden-Württemberg|70173-70199||633
      Düsseldorf|Nordrhein-Westfalen|40210-40239||629
      Leipzig|Sachsen|04103-04179||616
      Dortmund|Nordrhein-Westfalen|44225-44289||595
      Essen|Nordrhein-Westfalen|45127-45149||586
      Bremen|Bremen|28201-28279||577
      Dresden|Sachsen|01067-01099||566
      Hannover|Niedersachsen|30159-30179||548
      Nürnberg|Bayern|90402-90491||526
      Duisburg|Nordrhein-Westfalen|47119-47199||503
      Bochum|Nordrhein-Westfalen|44801-44894||366
      Wuppertal|Nordrhein-Westfalen|42327-42399||358
      Bielefeld|Nordrhein-Westfalen|33602-33699||338
      Bonn|Nordrhein-Westfalen|53111-53179||336
      Münster|Nordrhein-Westfalen|48143-48167||322
      Mannheim|Baden-Württemberg|68159-68199||316
      Karlsruhe|Baden-Württemberg|76131-76199||309
      Augsburg|Bayern|86150-86199||303
      Wiesbaden|Hessen|65183-65199||285
      Mönchengladbach|Nordrhein-Westfalen|41169-41199||268
      Gelsenkirchen|Nordrhein-Westfalen|45879-45899||265
      Aachen|Nordrhein-Westfalen|52062-52080||252
      Braunschweig|Niedersachsen|38100-38126||252
      Chemnitz|Sachsen|09111-09131||249
      Kiel|Schleswig-Holstein|24103-24159||248
      Halle (Saale)|Sachsen-Anhalt|06108-06132||243
      Magdeburg|Sachsen-Anhalt|39104-39130||240
      Freiburg im Breisgau|Baden-Württemberg|79100-79117||237
      Krefeld|Nordrhein-Westfalen|47800-47839||229
      Mainz|Rheinland-Pfalz|55116-55131||222
      Lübeck|Schleswig-Holstein|23552-23570||219
      Erfurt|Thüringen|99084-99099||215
      Oberhausen|Nordrhein-Westfalen|46117-46149||211
      Rostock|Mecklenburg-Vorpommern|18106-18147||210
      Kassel|Hessen|34117-34134||204
      Hagen|Nordrhein-Westfalen|58089-58099||190
      Potsdam|Brandenburg|14467-14482||187
      Saarbrücken|Saarland|66111-66133||183
      Hamm|Nordrhein-Westfalen|59063-59077||180
      Ludwigshafen am Rhein|Rheinland-Pfalz|67059-67071||175
      Oldenburg|Niedersachsen|26121-26135||174
      Mülheim an der Ruhr|Nordrhein-Westfalen|45468-45481||173
      Osnabrück|Niedersachsen|49074-49090||168
      Leverkusen|Nordrhein-Westfalen|51371-51381||166
      Darmstadt|Hessen|64283-64297||163
      Heidelberg|Baden-Württemberg|69115-69126||162
      Solingen|Nordrhein-Westfalen|42651-42699||161
      Regensburg|Bayern|93047-93059||158
      Herne|Nordrhein-Westfalen|44623-44653||157
      Neuss|Nordrhein-Westfalen|41460-41472||155
      Ingolstadt|Bayern|85049-85057||142
      Offenbach am Main|Hessen|63065-63075||134
      Heilbronn|Baden-Württemberg|74072-74081||130
      Ulm|Baden-Württemberg|89073-89081||129
      Würzburg|Bayern|97070-97084||127
      """,
    postcodeFormat: "#####",
    landlineNumber: "*",
    mobileNumbers: "0171 39200##, 0176 040690##",
    streetHeads: """
      Ahorn Akazien Amsel Anemonen Apfel Aster Bach Berg Binsen Birken Blumen Brombeer Brunnen
      Buchen Burg Dahlien Distel Dohlen Dorf Drossel Efeu Eichen Elster Enzian Erlen Eschen Falken
      Farn Feld Fichten Finken Flieder Forst Fuchs Garten Gersten Ginster Goldregen Hafer Hagebutten
      Hasel Hasen Hecken Heide Himbeer Hirsch Hof Holunder Hopfen Hügel Igel Iris Jasmin Kastanien
      Kiebitz Kiefern Kirsch Klee Kleiber Korn Krokus Kuckuck Lärchen Lavendel Lerchen Lilien Linden
      Löwenzahn Luchs Lupinen Mandel Margeriten Maulbeer Meisen Mohn Moor Mühlen Nachtigallen
      Narzissen Nelken Nord Nuss Ost Pappel Pirol Platanen Primel Quellen Reiher Roggen Rosen
      Rotdorn Salbei Sand Schilf Schlehen Schul Schwalben See Sonnen Sperber Stein Stern Stieglitz
      Storchen Süd Tannen Tauben Teich Thymian Tulpen Ufer Ulmen Veilchen Wacholder Wald Wasser
      Weiden Wein Weizen West Wiesen Zeisig Ziegel Zypressen
      """,
    streetTails: """
      straße:50 weg:34 allee:6 ring:5 gasse:4 platz:2 pfad:2
      """,
    streetJoin: "",
    houseNumberFollowsStreet: true,
    houseNumberJoin: " ",
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
    companyJoin: " ",
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
    legalForms:
      "GmbH:66, GmbH & Co. KG:16, e. K.:6, UG (haftungsbeschränkt):4, AG:4, KG:2, OHG:2"
  )
}
