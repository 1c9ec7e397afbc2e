extension LocaleData {
  /// Japan, in Japanese.
  ///
  /// Surnames: the 1,998 commonest with their estimated numbers of bearers in thousands, after the
  /// MIT-licensed japanese-personal-name-dataset (of 2026), some readings corrected; the rest of
  /// the population, 25 million, bears the rarer ones, which the IPA dictionary of MeCab attests
  /// as surnames. First names: the commonest of each decade, those in front after Meiji Yasuda's
  /// yearly ten, the others in approximate order, weighted by rank, for there is no national
  /// count; readings are the usual ones. Spellings: Hepburn without marks of length. Ages:
  /// population on 1 October 2022 in ten thousands, after the Statistics Bureau, rounded. Cities:
  /// inhabitants in thousands by the census of 2020; postcodes from Japan Post's list, in which
  /// most codes of a range are the city's and none is another's. Japan sets aside no phone
  /// numbers. Towns and companies are invented.
  static let japanese = LocaleData(
    country: "日本",
    surnames: """
      佐藤=sato:1887 鈴木=suzuki:1806 高橋=takahashi:1421 田中=tanaka:1343 伊藤=ito:1081
      渡辺=watanabe:1070 山本=yamamoto:1057 中村=nakamura:1051 小林=kobayashi:1034 加藤=kato:892
      吉田=yoshida:835 山田=yamada:819 佐々木=sasaki:679 山口=yamaguchi:647 松本=matsumoto:631
      井上=inoue:617 木村=kimura:579 林=hayashi:548 斎藤=saito:546 清水=shimizu:535
      山崎=yamazaki:485 森=mori:468 池田=ikeda:453 橋本=hashimoto:450 阿部=abe:447 石川=ishikawa:429
      山下=yamashita:421 中島=nakajima:403 石井=ishii:398 小川=ogawa:398 前田=maeda:384
      岡田=okada:381 長谷川=hasegawa:379 藤田=fujita:377 後藤=goto:374 近藤=kondo:371
      村上=murakami:357 遠藤=endo:335 青木=aoki:330 坂本=sakamoto:328 斉藤=saito:325 福田=fukuda:314
      太田=ota:312 西村=nishimura:310 藤井=fujii:310 岡本=okamoto:298 藤原=fujiwara:298
      金子=kaneko:297 三浦=miura:297 中野=nakano:296 中川=nakagawa:292 原田=harada:292
      松田=matsuda:290 竹内=takeuchi:287 小野=ono:282 田村=tamura:281 中山=nakayama:270
      和田=wada:268 石田=ishida:267 森田=morita:261 上田=ueda:249 原=hara:247 内田=uchida:245
      柴田=shibata:244 酒井=sakai:241 宮崎=miyazaki:239 横山=yokoyama:238 高木=takagi:234
      安藤=ando:232 宮本=miyamoto:230 大野=ono:222 小島=kojima:217 工藤=kudo:216 谷口=taniguchi:216
      今井=imai:214 高田=takada:211 増田=masuda:209 丸山=maruyama:209 杉山=sugiyama:208
      村田=murata:207 大塚=otsuka:206 新井=arai:204 藤本=fujimoto:204 小山=koyama:204
      平野=hirano:204 河野=kono:201 上野=ueno:201 武田=takeda:200 野口=noguchi:199 松井=matsui:195
      千葉=chiba:194 菅原=sugawara:193 岩崎=iwasaki:192 久保=kubo:188 木下=kinoshita:188
      佐野=sano:186 野村=nomura:186 松尾=matsuo:184 菊地=kikuchi:183 杉本=sugimoto:182
      市川=ichikawa:182 古川=furukawa:178 大西=onishi:177 島田=shimada:176 水野=mizuno:175
      桜井=sakurai:174 渡部=watabe:173 高野=takano:173 吉川=yoshikawa:171 山内=yamauchi:165
      西田=nishida:163 菊池=kikuchi:162 飯田=iida:162 小松=komatsu:161 西川=nishikawa:161
      北村=kitamura:159 安田=yasuda:158 五十嵐=igarashi:157 川口=kawaguchi:156 平田=hirata:155
      関=seki:154 中田=nakada:154 久保田=kubota:153 東=higashi:152 服部=hattori:151 岩田=iwata:150
      川崎=kawasaki:150 土屋=tsuchiya:150 福島=fukushima:149 本田=honda:149 樋口=higuchi:148
      辻=tsuji:148 秋山=akiyama:147 田口=taguchi:147 永井=nagai:147 山中=yamanaka:146
      中西=nakanishi:146 吉村=yoshimura:145 川上=kawakami:144 松岡=matsuoka:142 浜田=hamada:142
      大橋=ohashi:142 石原=ishihara:142 馬場=baba:141 森本=morimoto:140 矢野=yano:139
      松下=matsushita:138 浅野=asano:138 星野=hoshino:138 吉岡=yoshioka:137 大久保=okubo:137
      小池=koike:137 野田=noda:135 荒木=araki:132 松浦=matsuura:132 熊谷=kumagai:132 大谷=otani:132
      内藤=naito:131 黒田=kuroda:128 尾崎=ozaki:127 望月=mochizuki:126 川村=kawamura:126
      永田=nagata:126 松村=matsumura:125 堀=hori:125 田辺=tanabe:125 菅野=kanno:124 荒井=arai:124
      大島=oshima:124 平井=hirai:124 西山=nishiyama:124 早川=hayakawa:124 栗原=kurihara:123
      広瀬=hirose:122 横田=yokota:119 石橋=ishibashi:118 岩本=iwamoto:118 萩原=hagiwara:117
      片山=katayama:117 関口=sekiguchi:115 宮田=miyata:115 大石=oishi:114 本間=honma:113
      高山=takayama:113 須藤=sudo:112 吉野=yoshino:112 岡崎=okazaki:112 小田=oda:112 鎌田=kamata:111
      伊東=ito:111 上原=uehara:109 篠原=shinohara:109 小西=konishi:108 松原=matsubara:108
      福井=fukui:108 古賀=koga:107 大森=omori:107 成田=narita:107 小泉=koizumi:106 南=minami:106
      奥村=okumura:106 内山=uchiyama:105 三宅=miyake:105 桑原=kuwabara:105 沢田=sawada:105
      岡=oka:104 川島=kawashima:104 片岡=kataoka:104 富田=tomita:104 奥田=okuda:103 八木=yagi:103
      杉浦=sugiura:103 松永=matsunaga:102 北川=kitagawa:102 小沢=ozawa:102 関根=sekine:101
      平山=hirayama:101 牧野=makino:101 河合=kawai:101 白石=shiroishi:100 今村=imamura:99
      寺田=terada:98 青山=aoyama:98 中尾=nakao:97 小倉=ogura:96 渋谷=shibuya:96 上村=uemura:96
      小野寺=onodera:96 大山=oyama:95 岡村=okamura:95 坂口=sakaguchi:95 足立=adachi:95 多田=tada:94
      天野=amano:94 根本=nemoto:93 佐久間=sakuma:93 豊田=toyoda:92 村山=murayama:92 角田=tsunoda:92
      飯塚=iizuka:92 田島=tajima:92 西=nishi:91 武藤=muto:91 竹田=takeda:91 宮下=miyashita:90
      白井=shirai:90 塚本=tsukamoto:90 児玉=kodama:90 坂田=sakata:90 坂井=sakai:89 榎本=enomoto:89
      水谷=mizutani:89 神谷=kamiya:89 齋藤=saito:87 小原=ohara:87 小笠原=ogasawara:87 岡部=okabe:86
      森下=morishita:86 浅井=asai:86 神田=kanda:86 植田=ueda:86 中井=nakai:86 河村=kawamura:85
      前川=maekawa:85 宮川=miyagawa:85 稲垣=inagaki:84 大川=okawa:84 松崎=matsuzaki:82 長田=osada:82
      若林=wakabayashi:82 飯島=iijima:82 谷=tani:81 安部=abe:81 大沢=osawa:81 石塚=ishitsuka:80
      及川=oikawa:80 堀内=horiuchi:80 田代=tashiro:79 中嶋=nakajima:79 山根=yamane:79 江口=eguchi:78
      中谷=nakatani:78 岸本=kishimoto:78 荒川=arakawa:77 西尾=nishio:77 本多=honda:77
      森山=moriyama:77 今野=konno:76 細川=hosokawa:76 岡野=okano:76 金井=kanai:76 安達=adachi:75
      戸田=toda:75 稲葉=inaba:75 津田=tsuda:75 森川=morikawa:75 土井=doi:75 星=hoshi:75
      落合=ochiai:74 村松=muramatsu:74 畠山=hatakeyama:74 三上=mikami:74 町田=machida:74
      長尾=nagao:73 岩井=iwai:72 中原=nakahara:72 堤=tsutsumi:72 野崎=nozaki:71 中沢=nakazawa:70
      米田=yoneda:70 金田=kaneda:70 松山=matsuyama:70 堀田=hotta:69 三好=miyoshi:69 杉田=sugita:69
      西野=nishino:69 佐伯=saeki:69 山岸=yamagishi:68 西岡=nishioka:68 黒川=kurokawa:67 泉=izumi:67
      甲斐=kai:67 大竹=otake:66 笠原=kasahara:66 黒木=kuroki:65 徳永=tokunaga:65 堀江=horie:65
      大木=oki:65 川田=kawata:65 岸=kishi:65 須田=suda:65 山川=yamakawa:65 古田=furuta:64
      新田=nitta:64 梅田=umeda:64 三木=miki:64 野中=nonaka:64 榊原=sakakibara:64 村井=murai:63
      奥山=okuyama:63 土田=tsuchida:62 大城=oshiro:62 滝沢=takizawa:62 大村=omura:62 金城=kinjo:61
      川端=kawabata:61 井口=iguchi:60 梶原=kajiwara:60 大場=oba:60 宮城=miyagi:58 吉原=yoshiwara:58
      金沢=kanazawa:58 長島=nagashima:58 宮内=miyauchi:58 安井=yasui:58 庄司=shoji:57 大内=ouchi:57
      比嘉=higa:57 茂木=mogi:57 日高=hidaka:57 向井=mukai:57 松島=matsushima:56 下田=shimoda:56
      西本=nishimoto:56 荻野=ogino:56 塚田=tsukada:56 奥野=okuno:56 竹中=takenaka:56
      石黒=ishiguro:56 広田=hirota:56 藤川=fujikawa:56 嶋田=shimada:56 福本=fukumoto:56
      栗田=kurita:55 北野=kitano:55 川原=kawahara:55 宇野=uno:55 谷川=tanigawa:55 小谷=kotani:55
      藤野=fujino:55 吉本=yoshimoto:54 丹羽=niwa:54 藤岡=fujioka:54 竹下=takeshita:54
      竹本=takemoto:54 青柳=aoyagi:54 緒方=ogata:54 古谷=furuya:54 藤村=fujimura:54 平川=hirakawa:53
      亀井=kamei:53 高島=takashima:53 三輪=miwa:53 藤沢=fujisawa:53 窪田=kubota:52 篠崎=shinozaki:52
      宮原=miyahara:52 高井=takai:52 下村=shimomura:52 高瀬=takase:51 山村=yamamura:51
      根岸=negishi:51 川本=kawamoto:51 柳沢=yanagisawa:51 出口=deguchi:51 横井=yokoi:51
      小森=komori:50 吉沢=yoshizawa:50 小澤=ozawa:50 武井=takei:50 長野=nagano:50 竹村=takemura:50
      宮沢=miyazawa:49 平松=hiramatsu:49 福岡=fukuoka:49 黒沢=kurosawa:49 志村=shimura:49
      溝口=mizoguchi:49 臼井=usui:49 田原=tawara:49 稲田=inada:48 浅田=asada:48 筒井=tsutsui:48
      柳田=yanagida:48 大原=ohara:48 永野=nagano:48 林田=hayashida:48 大平=ohira:48 冨田=tomita:47
      福永=fukunaga:47 瀬戸=seto:47 入江=irie:47 手塚=tezuka:47 北原=kitahara:47 篠田=shinoda:47
      富永=tominaga:47 湯浅=yuasa:46 鶴田=tsuruta:46 小出=koide:46 沼田=numata:46 長岡=nagaoka:46
      矢島=yajima:46 高松=takamatsu:46 山岡=yamaoka:46 堀口=horiguchi:46 大田=ota:46 岩瀬=iwase:46
      大槻=otsuki:45 石山=ishiyama:45 石崎=ishizaki:45 澤田=sawada:45 池上=ikegami:45 相馬=soma:45
      堀川=horikawa:45 二宮=ninomiya:44 園田=sonoda:44 平岡=hiraoka:44 柏木=kashiwagi:44
      花田=hanada:44 島崎=shimazaki:44 杉原=sugihara:44 川野=kawano:44 加納=kano:44 村瀬=murase:43
      長沢=nagasawa:43 片桐=katagiri:43 内海=utsumi:43 越智=ochi:43 倉田=kurata:43 野沢=nozawa:43
      福原=fukuhara:43 河原=kawara:43 西原=nishihara:43 松野=matsuno:43 笠井=kasai:43
      秋元=akimoto:42 小坂=kosaka:42 田畑=tabata:42 谷本=tanimoto:42 千田=senda:42 日野=hino:42
      渡邊=watanabe:42 吉井=yoshii:41 北島=kitajima:41 深沢=fukazawa:41 西沢=nishizawa:41
      相沢=aizawa:41 徳田=tokuda:41 原口=haraguchi:41 新谷=shintani:41 田上=tagami:40
      小柳=koyanagi:40 菅=suga:40 米山=yoneyama:40 細谷=hosoya:40 森岡=morioka:40 今泉=imaizumi:40
      浜野=hamano:40 畑中=hatanaka:40 芳賀=haga:40 小嶋=kojima:40 磯部=isobe:39 大井=oi:39
      秋田=akita:39 大崎=osaki:39 植木=ueki:39 白川=shirakawa:39 坪井=tsuboi:39 中本=nakamoto:39
      皆川=minagawa:39 浅見=asami:39 相原=aihara:39 細田=hosoda:39 荻原=ogiwara:39 三谷=mitani:39
      福山=fukuyama:38 岸田=kishida:38 浜口=hamaguchi:38 辻本=tsujimoto:38 大友=otomo:38 畑=hata:38
      木原=kihara:38 川瀬=kawase:38 平林=hirabayashi:38 塩田=shioda:38 河内=kawachi:38
      島村=shimamura:38 遠山=toyama:38 古屋=furuya:38 大坪=otsubo:38 神山=kamiyama:37 難波=nanba:37
      三井=mitsui:37 植村=uemura:37 中里=nakazato:37 齊藤=saito:37 大澤=osawa:37 三村=mimura:37
      三橋=mitsuhashi:37 岩下=iwashita:37 渡邉=watanabe:37 栗山=kuriyama:37 井手=ide:37
      松川=matsukawa:37 吉永=yoshinaga:37 早坂=hayasaka:37 川畑=kawahata:36 長井=nagai:36
      佐竹=satake:36 井出=ide:36 河田=kawada:36 亀山=kameyama:36 浜崎=hamazaki:36 川合=kawai:36
      朝倉=asakura:36 橘=tachibana:36 柳=yanagi:36 草野=kusano:36 堀井=horii:36 保坂=hosaka:35
      村岡=muraoka:35 尾形=ogata:35 志賀=shiga:35 半田=handa:35 高村=takamura:35 若松=wakamatsu:35
      小宮=komiya:35 狩野=kano:35 水上=mizukami:35 大津=otsu:35 高岡=takaoka:35 中根=nakane:35
      亀田=kameda:35 立石=tateishi:35 高柳=takayanagi:35 柴崎=shibazaki:34 市村=ichimura:34
      瀬川=segawa:34 三島=mishima:34 寺島=terashima:34 奈良=nara:34 新垣=arakaki:34 武内=takeuchi:34
      清野=seino:34 真鍋=manabe:34 内野=uchino:34 平=taira:34 玉井=tamai:34 水口=mizuguchi:34
      藤崎=fujisaki:34 木内=kiuchi:34 植松=uematsu:34 久野=kuno:34 江藤=eto:34 進藤=shindo:34
      橋口=hashiguchi:34 大沼=onuma:34 玉城=tamaki:34 高見=takami:34 深谷=fukaya:34 寺本=teramoto:33
      守屋=moriya:33 織田=oda:33 宮地=miyaji:33 河本=kawamoto:33 藤森=fujimori:33 菅谷=sugaya:33
      毛利=mori:33 並木=namiki:33 有馬=arima:33 大江=oe:33 宮島=miyajima:33 下山=shimoyama:33
      有田=arida:33 那須=nasu:33 高原=takahara:32 矢部=yabe:32 市原=ichihara:32 石渡=ishiwata:32
      飯野=ino:32 鳥居=torii:32 北山=kitayama:32 関谷=sekiya:32 坂下=sakashita:32 板垣=itagaki:32
      松沢=matsuzawa:32 野上=nogami:32 前原=maehara:32 牧=maki:32 三原=mihara:32 坂上=sakagami:31
      川井=kawai:31 立花=tachibana:31 田崎=tazaki:31 葛西=kasai:31 岩佐=iwasa:31 松木=matsuki:31
      平尾=hirao:31 外山=toyama:31 高尾=takao:31 長谷=hase:31 成瀬=naruse:31 染谷=someya:31
      小室=komuro:31 三田=mita:31 阪本=sakamoto:30 滝本=takimoto:30 長瀬=nagase:30 宇佐美=usami:30
      野本=nomoto:30 小寺=kodera:30 板倉=itakura:30 山城=yamashiro:30 秋葉=akiba:30
      塚原=tsukahara:30 高崎=takasaki:30 門脇=kadowaki:30 石垣=ishigaki:30 滝口=takiguchi:30
      海野=umino:30 井田=ida:30 山野=yamano:30 長谷部=hasebe:30 大倉=okura:30 秦=hata:30 土居=doi:30
      江崎=ezaki:30 和泉=izumi:30 仲村=nakamura:30 高梨=takanashi:30 正木=masaki:30 今田=imada:29
      中澤=nakazawa:29 椎名=shiina:29 相川=aikawa:29 平塚=hiratsuka:29 奥=oku:29 小関=koseki:29
      宍戸=shishido:29 島=shima:29 都築=tsuzuki:29 岩永=iwanaga:29 藤木=fujiki:29 西谷=nishitani:29
      木田=kida:29 細井=hosoi:29 堀越=horikoshi:29 江川=egawa:29 小杉=kosugi:29 金谷=kanaya:29
      石丸=ishimaru:28 金山=kanayama:28 永山=nagayama:28 田川=tagawa:28 諏訪=suwa:28 乾=inui:28
      森谷=moriya:28 金森=kanamori:28 下川=shimokawa:28 黒岩=kuroiwa:28 富樫=togashi:28
      細野=hosono:28 小畑=obata:28 布施=fuse:28 杉村=sugimura:28 北田=kitada:28 山上=yamagami:28
      大貫=onuki:28 大熊=okuma:28 上山=kamiyama:28 野原=nohara:28 梅原=umehara:28 石本=ishimoto:28
      豊島=toyoshima:28 米沢=yonezawa:28 小野田=onoda:28 末永=suenaga:28 赤松=akamatsu:28
      宮脇=miyawaki:28 阿久津=akutsu:28 大矢=oya:28 宮野=miyano:27 古沢=furusawa:27
      島袋=shimabukuro:27 今西=imanishi:27 塩谷=shioya:27 倉持=kuramochi:27 水田=mizuta:27
      風間=kazama:27 本橋=motohashi:27 麻生=aso:27 仲田=nakada:27 香川=kagawa:27 菅沼=suganuma:27
      坂元=sakamoto:27 生田=ikuta:27 喜多=kita:27 門田=kadota:27 小幡=obata:27 井川=igawa:26
      西口=nishiguchi:26 大庭=oba:26 大和田=owada:26 平良=taira:26 中林=nakabayashi:26
      小久保=kokubo:26 梅本=umemoto:26 須賀=suga:26 浦田=urata:26 佐川=sagawa:26 富岡=tomioka:26
      岩渕=iwabuchi:26 浜本=hamamoto:26 岩間=iwama:26 大滝=otaki:26 海老原=ebihara:26
      土橋=dobashi:26 木本=kimoto:26 日下=kusaka:26 川辺=kawabe:26 矢口=yaguchi:26 杉野=sugino:26
      木戸=kido:26 永島=nagashima:26 波多野=hatano:26 金丸=kanemaru:25 砂川=sunagawa:25
      長崎=nagasaki:25 羽田=haneda:25 目黒=meguro:25 小沼=konuma:25 小椋=ogura:25 立川=tachikawa:25
      平沢=hirasawa:25 森脇=moriwaki:25 依田=yoda:25 白鳥=shiratori:25 真田=sanada:25
      浅川=asakawa:25 雨宮=amamiya:25 板橋=itabashi:25 山形=yamagata:25 影山=kageyama:25
      石坂=ishizaka:25 神崎=kanzaki:25 大畑=ohata:25 深田=fukada:25 濱田=hamada:25 寺尾=terao:25
      曽根=sone:25 矢田=yada:25 松元=matsumoto:25 山元=yamamoto:24 三枝=saegusa:24 高倉=takakura:24
      北沢=kitazawa:24 橋爪=hashizume:24 勝又=katsumata:24 赤木=akagi:24 宇田川=udagawa:24
      清田=kiyota:24 梅津=umezu:24 丹野=tanno:24 宇都宮=utsunomiya:24 柳川=yanagawa:24 尾上=onoe:24
      芦田=ashida:24 瀬尾=seo:24 櫻井=sakurai:24 岩城=iwaki:24 神野=jinno:24 江原=ehara:24
      横尾=yokoo:24 鶴岡=tsuruoka:24 池内=ikeuchi:24 柳原=yanagihara:24 坂野=sakano:24
      栗林=kuribayashi:23 吉澤=yoshizawa:23 西脇=nishiwaki:23 久米=kume:23 桑田=kuwata:23 角=sumi:23
      結城=yuki:23 川西=kawanishi:23 日比野=hibino:23 森口=moriguchi:23 西島=nishijima:23
      小堀=kobori:23 大嶋=oshima:23 梅村=umemura:23 上杉=uesugi:23 飛田=tobita:23 浦野=urano:23
      手島=teshima:23 井原=ihara:23 首藤=shudo:23 小菅=kosuge:23 赤坂=akasaka:23 田端=tabata:23
      玉置=tamaoki:23 青野=aono:23 北=kita:23 横川=yokokawa:23 柏原=kashiwabara:23 小玉=kodama:22
      小高=odaka:22 大林=obayashi:22 水島=mizushima:22 合田=goda:22 浅沼=asanuma:22 梅沢=umezawa:22
      竹原=takehara:22 角谷=kakutani:22 宮坂=miyasaka:22 脇田=wakita:22 有賀=ariga:22 志田=shida:22
      本村=motomura:22 池本=ikemoto:22 三沢=misawa:22 柴山=shibayama:22 島津=shimazu:22
      明石=akashi:22 妹尾=senoo:22 春日=kasuga:22 池谷=ikeya:22 宮里=miyazato:22 大下=oshita:22
      大和=yamato:22 勝田=katsuta:22 滝川=takigawa:22 加瀬=kase:22 中塚=nakatsuka:21
      富山=tomiyama:21 楠=kusunoki:21 前島=maejima:21 会田=aida:21 阪口=sakaguchi:21
      柿沼=kakinuma:21 戸塚=totsuka:21 恩田=onda:21 曽我=soga:21 笹川=sasagawa:21 益田=masuda:21
      谷村=tanimura:21 川越=kawagoe:21 前野=maeno:21 国分=kokubu:21 石野=ishino:21 古山=furuyama:21
      楠本=kusumoto:21 吉崎=yoshizaki:21 磯野=isono:21 白木=shiraki:21 小栗=oguri:21 菅井=sugai:21
      野島=nojima:21 坂東=bando:21 夏目=natsume:21 岡山=okayama:21 日下部=kusakabe:21
      内村=uchimura:21 井本=imoto:21 熊田=kumada:20 花岡=hanaoka:20 高畑=takahata:20
      石倉=ishikura:20 玉木=tamaki:20 沖=oki:20 中=naka:20 田渕=tabuchi:20 滝=taki:20
      金澤=kanazawa:20 持田=mochida:20 城戸=kido:20 倉本=kuramoto:20 末吉=suekichi:20 神戸=kanbe:20
      福地=fukuchi:20 東海林=shoji:20 浜=hama:20 田所=tadokoro:20 鬼頭=kito:20 沖田=okita:20
      児島=kojima:20 塩見=shiomi:20 若山=wakayama:20 森井=morii:20 黒崎=kurosaki:20 八田=hatta:20
      寺沢=terasawa:20 沢井=sawai:20 廣瀬=hirose:20 森永=morinaga:20 重松=shigematsu:20 大浦=oura:20
      高嶋=takashima:20 本山=motoyama:20 高谷=takaya:20 寺西=teranishi:20 村木=muraki:20
      大高=otaka:20 井村=imura:20 重田=shigeta:20 田尻=tashiri:20 今=ima:20 深井=fukai:20
      粕谷=kasuya:20 長坂=nagasaka:20 南部=nanbu:20 平賀=hiraga:20 菊田=kikuta:19 玉田=tamada:19
      鵜飼=ukai:19 米倉=yonekura:19 川嶋=kawashima:19 秋本=akimoto:19 寺岡=teraoka:19
      岡島=okajima:19 磯崎=isozaki:19 岩谷=iwatani:19 猪股=inomata:19 熊倉=kumakura:19
      笹原=sasahara:19 桜田=sakurada:19 増井=masui:19 畠中=hatanaka:19 冨永=tominaga:19 野呂=noro:19
      知念=chinen:19 氏家=ujiie:19 古橋=furuhashi:19 紺野=konno:19 大関=ozeki:19 長浜=nagahama:19
      富沢=tomisawa:19 小俣=omata:19 小口=oguchi:19 小平=kodaira:19 五味=gomi:19 小暮=kogure:19
      川添=kawazoe:19 牧田=makita:18 新村=niimura:18 土谷=tsuchiya:18 梶田=kajita:18 西井=nishii:18
      西浦=nishiura:18 下地=shimoji:18 安永=yasunaga:18 平本=hiramoto:18 岩村=iwamura:18
      柳瀬=yanase:18 境=sakai:18 丸田=maruta:18 相田=aida:18 河西=kasai:18 鹿野=kano:18
      倉橋=kurahashi:18 花井=hanai:18 大越=okoshi:18 長沼=naganuma:18 今川=imagawa:18
      鹿島=kashima:18 杉崎=sugisaki:18 辻村=tsujimura:18 宮澤=miyazawa:18 塚越=tsukakoshi:18
      小峰=komine:18 寺崎=terasaki:18 松谷=matsuya:18 藤島=fujishima:18 百瀬=momose:18
      我妻=agatsuma:18 黒澤=kurosawa:18 二瓶=nihei:18 安川=yasukawa:18 寺井=terai:18
      寺内=terauchi:18 湊=minato:18 新保=shinbo:18 神原=kanbara:18 赤羽=akabane:18 伴=ban:18
      川名=kawana:18 伊達=date:18 古市=furuichi:18 益子=masuko:18 本郷=hongo:18 滝田=takita:18
      浦=ura:18 品川=shinagawa:18 篠塚=shinozuka:18 東野=tono:18 室井=muroi:17 石沢=ishizawa:17
      土肥=doi:17 熊沢=kumasawa:17 真野=mano:17 野間=noma:17 仲野=nakano:17 大前=omae:17
      郡司=gunji:17 金=kin:17 平原=hirahara:17 的場=matoba:17 中岡=nakaoka:17 須永=sunaga:17
      片野=katano:17 江田=eda:17 村越=murakoshi:17 江頭=egashira:17 新川=shinkawa:17
      村中=muranaka:17 大宮=omiya:17 河上=kawakami:17 神保=jinbo:17 藤山=fujiyama:17 照井=terui:17
      南雲=nagumo:17 渥美=atsumi:17 安西=anzai:17 長友=nagatomo:17 坂=saka:17 保田=yasuda:17
      野尻=nojiri:17 大岩=oiwa:17 金原=kinbara:17 長澤=nagasawa:17 久田=hisada:17 湯川=yukawa:17
      住田=sumita:17 安原=yasuhara:17 赤井=akai:17 広川=hirokawa:17 森島=morishima:17
      栗本=kurimoto:17 高須=takasu:17 矢吹=yabuki:17 増山=masuyama:17 大河原=okawara:17
      河口=kawaguchi:17 松橋=matsuhashi:17 河崎=kawasaki:17 伏見=fushimi:16 小山田=oyamada:16
      有村=arimura:16 船越=funakoshi:16 石岡=ishioka:16 塩崎=shiozaki:16 梶=kaji:16 津村=tsumura:16
      北岡=kitaoka:16 増子=mashiko:16 坪田=tsubota:16 相良=sagara:16 長嶋=nagashima:16 金野=konno:16
      薄井=usui:16 上岡=kamioka:16 石村=ishimura:16 高津=takatsu:16 吉見=yoshimi:16 関本=sekimoto:16
      中森=nakamori:16 西森=nishimori:16 藤谷=fujitani:16 矢崎=yazaki:16 磯貝=isogai:16
      緑川=midorikawa:16 八巻=yamaki:16 安東=ando:16 谷田=tanida:16 藤巻=fujimaki:16 河井=kawai:16
      桑野=kuwano:16 稲村=inamura:16 梶山=kajiyama:16 福士=fukushi:16 高坂=takasaka:16
      垣内=kakiuchi:16 高沢=takasawa:16 山脇=yamawaki:16 仲宗根=nakasone:16 関野=sekino:16
      森崎=morisaki:16 浜中=hamanaka:16 尾関=ozeki:16 水本=mizumoto:16 長山=nagayama:16
      小村=komura:16 中道=nakamichi:16 棚橋=tanahashi:16 牛島=ushijima:16 堺=sakai:16
      住吉=sumiyoshi:16 松林=matsubayashi:16 湯本=yumoto:16 谷内=taniuchi:16 二村=nimura:16
      迫田=sakoda:16 照屋=teruya:16 榊=sakaki:16 小宮山=komiyama:16 小竹=kotake:16 相澤=aizawa:16
      船木=funaki:16 玉川=tamagawa:16 東山=higashiyama:16 柿崎=kakizaki:16 田嶋=tajima:16
      加賀=kaga:16 柿本=kakimoto:15 塩野=shiono:15 椿=tsubaki:15 飯村=iimura:15 塩沢=shiozawa:15
      新美=niimi:15 丸岡=maruoka:15 芝田=shibata:15 大坂=osaka:15 梅木=umeki:15 赤塚=akatsuka:15
      鶴見=tsurumi:15 深澤=fukazawa:15 吉武=yoshitake:15 永瀬=nagase:15 越川=koshikawa:15
      田沢=tazawa:15 矢沢=yazawa:15 高森=takamori:15 下野=shimono:15 仲=naka:15 清原=kiyohara:15
      唐沢=karasawa:15 駒井=komai:15 小橋=kobashi:15 向山=mukoyama:15 井沢=izawa:15 沢=sawa:15
      三瓶=sanpei:15 平間=hirama:15 西澤=nishizawa:15 鮫島=sameshima:15 木島=kijima:15 宇田=uda:15
      辻井=tsujii:15 高杉=takasugi:15 藤澤=fujisawa:15 植野=ueno:15 原島=harashima:15
      竹林=takebayashi:15 川内=kawauchi:15 高林=takabayashi:15 畑山=hatakeyama:15 疋田=hikita:15
      西崎=nishizaki:15 名倉=nakura:15 福元=fukumoto:15 磯田=isoda:15 岩沢=iwasawa:15
      笹本=sasamoto:15 八幡=yahata:15 塙=hanawa:15 犬飼=inukai:15 福沢=fukuzawa:15 羽鳥=hatori:14
      加茂=kamo:14 米谷=yonetani:14 平石=hiraishi:14 袴田=hakamada:14 勝山=katsuyama:14
      鳴海=narumi:14 島本=shimamoto:14 西垣=nishigaki:14 対馬=tsushima:14 森野=morino:14
      金本=kanamoto:14 長屋=nagaya:14 上地=uechi:14 廣田=hirota:14 安斎=anzai:14 村尾=murao:14
      船橋=funabashi:14 志水=shimizu:14 岩橋=iwahashi:14 村本=muramoto:14 浦川=urakawa:14
      山浦=yamaura:14 大屋=oya:14 城=shiro:14 木谷=kitani:14 沢村=sawamura:14 伊沢=izawa:14
      柳澤=yanagisawa:14 新里=shinzato:14 衛藤=eto:14 若杉=wakasugi:14 小熊=koguma:14 桂=katsura:14
      神=jin:14 小田島=odajima:14 大杉=osugi:14 長=cho:14 赤堀=akahori:14 早瀬=hayase:14
      小崎=ozaki:14 庄子=shoji:14 横溝=yokomizo:14 芝=shiba:14 伊勢=ise:14 小山内=osanai:14
      添田=soeda:14 川又=kawamata:14 時田=tokita:14 石毛=ishige:14 城間=shiroma:14 高塚=takatsuka:14
      長嶺=nagamine:14 宮村=miyamura:14 板谷=itaya:14 深川=fukagawa:14 芹沢=serizawa:14
      高久=takaku:14 高本=takamoto:14 柴=shiba:14 竹山=takeyama:14 保科=hoshina:14 柳井=yanai:14
      鳥海=toriumi:14 丸尾=maruo:14 新藤=shindo:14 大迫=osako:14 松葉=matsuba:14 直井=naoi:14
      飯沼=iinuma:14 平岩=hiraiwa:14 永松=nagamatsu:14 米村=yonemura:14 谷山=taniyama:14
      徳山=tokuyama:14 猪俣=inomata:14 塩川=shiokawa:14 国井=kunii:14 大上=ogami:14
      竹島=takeshima:14 安岡=yasuoka:14 井戸=ido:14 桐山=kiriyama:14 水越=mizukoshi:14
      新城=shinjo:13 別府=beppu:13 黒瀬=kurose:13 山路=yamaji:13 上林=kanbayashi:13 佃=tsukuda:13
      小浜=obama:13 柘植=tsuge:13 大須賀=osuga:13 猪狩=ikari:13 赤間=akama:13 幸田=koda:13
      日向=hinata:13 岩野=iwano:13 安江=yasue:13 野澤=nozawa:13 竹之内=takenouchi:13 熊野=kumano:13
      福嶋=fukushima:13 福留=fukudome:13 生駒=ikoma:13 大泉=oizumi:13 柳沼=yaginuma:13
      大河内=okochi:13 橋詰=hashizume:13 竹井=takei:13 平島=hirashima:13 岩見=iwami:13 脇=waki:13
      青島=aoshima:13 須崎=suzaki:13 岩元=iwamoto:13 村川=murakawa:13 須貝=sugai:13 藤=fuji:13
      新山=niiyama:13 藤江=fujie:13 鳥越=torigoe:13 猿渡=saruwatari:13 早田=soda:13 熊本=kumamoto:13
      石上=ishigami:13 上西=uenishi:13 山西=yamanishi:13 神尾=kamio:13 中平=nakahira:13
      名取=natori:13 深見=fukami:13 赤嶺=akamine:13 五島=goto:13 上島=uejima:13 崎山=sakiyama:13
      矢作=yahagi:13 鎌倉=kamakura:13 兵頭=hyodo:13 小松崎=komatsuzaki:13 小塚=kozuka:13
      宗像=munakata:13 松澤=matsuzawa:13 綿貫=watanuki:13 砂田=sunada:13 岩切=iwakiri:13
      春田=haruta:13 長江=nagae:13 鷲見=sumi:13 秋吉=akiyoshi:12 安本=yasumoto:12 塩原=shiobara:12
      新倉=niikura:12 竹谷=takeya:12 萩野=hagino:12 松坂=matsuzaka:12 桜庭=sakuraba:12
      鬼塚=onizuka:12 古澤=furusawa:12 荒谷=araya:12 石津=ishizu:12 関川=sekikawa:12 平木=hiraki:12
      梶谷=kajitani:12 園部=sonobe:12 市橋=ichihashi:12 舟橋=funahashi:12 真下=mashita:12
      蛭田=hiruta:12 広岡=hirooka:12 藤枝=fujieda:12 竹川=takekawa:12 間瀬=mase:12
      岡林=okabayashi:12 二階堂=nikaido:12 土岐=toki:12 大岡=ooka:12 池野=ikeno:12 加賀谷=kagaya:12
      安倍=abe:12 竹沢=takezawa:12 磯=iso:12 佐原=sahara:12 磯村=isomura:12 一ノ瀬=ichinose:12
      黒須=kurosu:12 東田=higashida:12 鳥羽=toba:12 川尻=kawajiri:12 友田=tomoda:12 岸野=kishino:12
      辰巳=tatsumi:12 清家=seike:12 近江=omi:12 副島=soejima:12 大賀=oga:12 元木=motoki:12
      村野=murano:12 武山=takeyama:12 脇坂=wakisaka:12 守田=morita:12 大堀=ohori:12 高石=takaishi:12
      馬渕=mabuchi:12 犬塚=inuzuka:12 中園=nakazono:12 船津=funatsu:12 戸村=tomura:12
      菊川=kikukawa:12 堀尾=horio:12 米川=yonekawa:12 井坂=isaka:12 嶋崎=shimazaki:12
      星川=hoshikawa:12 吉松=yoshimatsu:12 佐山=sayama:12 須山=suyama:12 宮嶋=miyajima:12
      奥谷=okutani:12 多賀=taga:12 大里=osato:12 吉成=yoshinari:12 有吉=ariyoshi:12 谷岡=tanioka:12
      若月=wakatsuki:12 田丸=tamaru:12 高城=takagi:12 梶川=kajikawa:12 坪内=tsubouchi:12
      小田切=odagiri:12 亀谷=kameya:12 辻野=tsujino:12 片倉=katakura:12 北条=hojo:12
      北口=kitaguchi:12 日置=hioki:12 杉谷=sugitani:12 川北=kawakita:12 宮武=miyatake:12
      大本=omoto:12 長内=osanai:12 新=atarashi:12 山地=yamaji:12 江本=emoto:12 海老沢=ebisawa:12
      赤沢=akazawa:12 土方=hijikata:12 伊波=iha:11 春山=haruyama:11 柴原=shibahara:11 大門=daimon:11
      大脇=owaki:11 巽=tatsumi:11 広沢=hirosawa:11 堀部=horibe:11 兼子=kaneko:11 戸谷=toya:11
      岡安=okayasu:11 佐田=sata:11 有本=arimoto:11 藤倉=fujikura:11 箕輪=minowa:11 武石=takeishi:11
      河辺=kawabe:11 片平=katahira:11 安里=asato:11 設楽=shitara:11 宮尾=miyao:11 八島=yashima:11
      姫野=himeno:11 細見=hosomi:11 田山=tayama:11 末広=suehiro:11 田坂=tasaka:11 赤尾=akao:11
      曽我部=sogabe:11 小木曽=ogiso:11 伊原=ihara:11 赤石=akaishi:11 寺山=terayama:11 間宮=mamiya:11
      北浦=kitaura:11 中込=nakagomi:11 辻田=tsujita:11 深津=fukatsu:11 瀬戸口=setoguchi:11
      糸井=itoi:11 牟田=muta:11 真壁=makabe:11 江上=egami:11 小松原=komatsubara:11 井関=iseki:11
      若井=wakai:11 作田=sakuta:11 田淵=tabuchi:11 横内=yokouchi:11 中江=nakae:11 高垣=takagaki:11
      杉江=sugie:11 鳥山=toriyama:11 古野=furuno:11 国吉=kuniyoshi:11 末松=suematsu:11
      半沢=hanzawa:11 末次=suetsugu:11 吉良=kira:11 高宮=takamiya:11 金川=kanekawa:11
      露木=tsuyuki:11 藤間=fujima:11 河津=kawazu:11 草間=kusama:11 新居=nii:11 日比=hibi:11
      永尾=nagao:11 二見=futami:11 朝日=asahi:11 奥原=okuhara:11 峯=mine:11 角野=sumino:11
      上条=kamijo:11 高良=takara:11 梅野=umeno:11 橋田=hashida:11 岩上=iwagami:11 藤平=fujihira:11
      下平=shimodaira:11 有川=arikawa:11 深山=fukayama:11 石神=ishigami:11 白田=shirota:11
      高畠=takahata:11 永吉=nagayoshi:10 坂根=sakane:10 山室=yamamuro:10 香取=katori:10
      鷲尾=washio:10 田井=tai:10 野坂=nosaka:10 江尻=ejiri:10 稲川=inagawa:10 早野=hayano:10
      速水=hayami:10 久松=hisamatsu:10 小田原=odawara:10 折原=orihara:10 古家=furuya:10
      前山=maeyama:10 白土=shiratsuchi:10 里見=satomi:10 沖野=okino:10 西出=nishide:10 佐瀬=sase:10
      上坂=kamisaka:10 桐生=kiryu:10 石森=ishimori:10 池永=ikenaga:10 品田=shinada:10
      永岡=nagaoka:10 沢口=sawaguchi:10 八重樫=yaegashi:10 猪野=ino:10 池原=ikehara:10
      鍋島=nabeshima:10 正田=shoda:10 菱沼=hishinuma:10 岩倉=iwakura:10 錦織=nishikori:10
      井野=ino:10 中崎=nakazaki:10 香月=katsuki:10 矢内=yanai:10 宮前=miyamae:10 逸見=henmi:10
      湯田=yuda:10 嶋=shima:10 宮部=miyabe:10 笹田=sasada:10 泉谷=izumiya:10 今岡=imaoka:10
      熊崎=kumazaki:10 坂巻=sakamaki:10 白岩=shiraiwa:10 藤代=fujishiro:10 小柴=koshiba:10
      江島=ejima:10 渕上=fuchigami:10 宮永=miyanaga:10 君島=kimijima:10 湯沢=yuzawa:10
      島野=shimano:10 仁科=nishina:10 立野=tateno:10 大道=omichi:10 門馬=monma:10 木山=kiyama:10
      小野塚=onozuka:10 山際=yamagiwa:10 笹岡=sasaoka:10 本庄=honjo:10 成沢=narisawa:10 飯尾=iio:10
      高桑=takakuwa:10 中瀬=nakase:10 松藤=matsufuji:10 宮岡=miyaoka:10 川久保=kawakubo:10
      尾田=oda:10 田野=tano:10 三角=misumi:10 景山=kageyama:10 寺嶋=terashima:10 木崎=kizaki:10
      野瀬=nose:10 石島=ishijima:10 野々村=nonomura:10 柳本=yanagimoto:10 中垣=nakagaki:10
      青田=aota:10 梅崎=umezaki:10 赤池=akaike:10 木暮=kogure:10 又吉=matayoshi:10 嶋村=shimamura:10
      北林=kitabayashi:10 大月=otsuki:10 福村=fukumura:10 羽賀=haga:10 一瀬=ichinose:10
      小黒=oguro:10 菅田=sugeta:10 隅田=sumida:10 手嶋=teshima:10 浅岡=asaoka:10 関戸=sekido:10
      木元=kimoto:10 羽生=hanyu:10 諸岡=morooka:10 柏崎=kashiwazaki:10 米澤=yonezawa:10
      船山=funayama:10 浅利=asari:10 碓井=usui:10 仙波=senba:10 松丸=matsumaru:10 兵藤=hyodo:10
      楠田=kusuda:10 津久井=tsukui:10 伊佐=isa:10 浦上=uragami:10 伊丹=itami:10 古瀬=furuse:10
      阪田=sakata:10 八代=yashiro:10 四方=shikata:10 遊佐=yusa:10 一戸=ichinohe:10 広野=hirono:10
      溝上=mizokami:10 笹井=sasai:10 北尾=kitao:10 河島=kawashima:10 小河=ogawa:10 鳥井=torii:10
      桝田=masuda:10 永谷=nagatani:10 若狭=wakasa:10 新妻=niizuma:10 具志堅=gushiken:10
      梅澤=umezawa:10 丹治=tanji:10 中元=nakamoto:10 山木=yamaki:10 中橋=nakahashi:10 大浜=ohama:10
      戸川=togawa:10 山添=yamazoe:10 水戸=mito:10 猪瀬=inose:10 大垣=ogaki:10 松倉=matsukura:10
      深瀬=fukase:10 所=tokoro:10 桑山=kuwayama:10 浜島=hamashima:10 綾部=ayabe:9 杉岡=sugioka:9
      檜山=hiyama:9 別所=bessho:9 一色=isshiki:9 春名=haruna:9 常盤=tokiwa:9 勝野=katsuno:9
      穂積=hozumi:9 根津=nezu:9 岸川=kishikawa:9 能登=noto:9 笠松=kasamatsu:9 笹木=sasaki:9
      大串=ogushi:9 久我=kuga:9 岩淵=iwabuchi:9 阿南=anan:9 立山=tateyama:9 伊賀=iga:9 奥井=okui:9
      内川=uchikawa:9 竹野=takeno:9 能勢=nose:9 彦坂=hikosaka:9 北條=hojo:9 引地=hikichi:9
      田沼=tanuma:9 西嶋=nishijima:9 上川=kamikawa:9 田仲=tanaka:9 室田=murota:9 奥平=okudaira:9
      峯岸=minegishi:9 北本=kitamoto:9 小牧=komaki:9 向後=kogo:9 田部=tabe:9 曾根=sone:9
      荒巻=aramaki:9 押田=oshida:9 神林=kanbayashi:9 柚木=yuzuki:9 榎=enoki:9 平澤=hirasawa:9
      津島=tsushima:9 朝比奈=asahina:9 杉森=sugimori:9 小早川=kobayakawa:9 赤川=akagawa:9
      瓜生=uryuu:9 椎葉=shiiba:9 山名=yamana:9 岩尾=iwao:9 浦山=urayama:9 迫=sako:9 芦沢=ashizawa:9
      諸橋=morohashi:9 石谷=ishitani:9 駒田=komada:9 安保=abo:9 牛田=ushida:9 三澤=misawa:9
      北井=kitai:9 吉住=yoshizumi:9 金光=kanemitsu:9 守谷=moriya:9 飯山=iiyama:9 信田=shinoda:9
      日吉=hiyoshi:9 国本=kunimoto:9 柏=kashiwa:9 谷中=yanaka:9 前沢=maezawa:9 寺門=terakado:9
      宮井=miyai:9 栗栖=kurisu:9 新野=niino:9 桜木=sakuragi:9 櫛田=kushida:9 宇井=ui:9
      梶本=kajimoto:9 真島=majima:9 田部井=tabei:9 津川=tsugawa:9 助川=sukegawa:9 木場=kiba:9
      李=ri:9 原野=harano:9 向=mukai:9 柳谷=yanagiya:9 漆原=urushibara:9 桑名=kuwana:9
      仲川=nakagawa:9 城田=shirota:9 菱田=hishida:9 中条=nakajo:9 新海=shinkai:9 門間=monma:9
      仲本=nakamoto:9 仲間=nakama:9 宇佐見=usami:9 宇津木=utsugi:9 樋渡=hiwatari:9 熊木=kumaki:9
      清川=kiyokawa:9 杉=sugi:9 谷崎=tanizaki:9 阪上=sakagami:9 内堀=uchibori:9 田宮=tamiya:9
      中辻=nakatsuji:9 谷野=tanino:9 陶山=suyama:9 橋場=hashiba:9 安野=yasuno:9 亀岡=kameoka:9
      横沢=yokozawa:9 堀之内=horinouchi:9 白浜=shirahama:9 冨岡=tomioka:9 青井=aoi:9
      山之内=yamanouchi:9 中上=nakagami:9 今枝=imaeda:9 米本=yonemoto:9 峰=mine:9 今津=imazu:9
      二木=niki:9 坂内=bannai:9 綿引=watabiki:9 木野=kino:9 勝俣=katsumata:9 平出=hiraide:9
      高安=takayasu:9 荒田=arata:8 植竹=uetake:8 沢野=sawano:8 蓮見=hasumi:8 小谷野=koyano:8
      川俣=kawamata:8 澤=sawa:8 藤永=fujinaga:8 大町=omachi:8 泉田=izumida:8 深野=fukano:8
      山越=yamakoshi:8 堀本=horimoto:8 仁平=nihira:8 中津=nakatsu:8 布川=fukawa:8 中畑=nakahata:8
      山辺=yamabe:8 中居=nakai:8 粟野=awano:8 大隅=osumi:8 勝部=katsube:8 権田=gonda:8
      森内=moriuchi:8 広井=hiroi:8 船田=funada:8 大出=oide:8 北澤=kitazawa:8 木幡=kihata:8
      喜田=kida:8 東谷=higashidani:8 宮口=miyaguchi:8 涌井=wakui:8 東郷=togo:8 松平=matsudaira:8
      東条=tojo:8 市野=ichino:8 鈴村=suzumura:8 水落=mizuochi:8 高浜=takahama:8 奥本=okumoto:8
      千原=chihara:8 水村=mizumura:8 比留間=hiruma:8 加地=kaji:8 田頭=tagashira:8 武本=takemoto:8
      津野=tsuno:8 中條=chujo:8 柳下=yanagishita:8 坂部=sakabe:8 向田=mukoda:8 小貫=onuki:8
      茅野=chino:8 稲見=inami:8 川岸=kawagishi:8 肥後=higo:8 千野=chino:8 大東=daito:8 澤井=sawai:8
      仁木=niki:8 宮=miya:8 竹森=takemori:8 牛山=ushiyama:8 肥田=hida:8 羽田野=hatano:8 真木=maki:8
      岡元=okamoto:8 笹山=sasayama:8 佐々=sasa:8 井内=iuchi:8 大窪=okubo:8 増本=masumoto:8
      古本=furumoto:8 古木=furuki:8 新堀=shinbori:8 兼田=kaneda:8 松宮=matsumiya:8 三田村=mitamura:8
      斎木=saiki:8 臼田=usuda:8 市田=ichida:8 道下=michishita:8 魚住=uozumi:8 南野=minamino:8
      大藤=ofuji:8 蜂谷=hachiya:8 舘=tachi:8 荒=ara:8 牛尾=ushio:8 柿原=kakihara:8 白水=shiromizu:8
      赤星=akahoshi:8 折田=orita:8 峰岸=minegishi:8 甲田=koda:8 三野=mino:8 丸谷=maruya:8
      森元=morimoto:8 大畠=ohata:8 倉島=kurashima:8 永原=nagahara:8 前=mae:8 浜村=hamamura:8
      仲谷=nakaya:8 本木=motoki:8 仲井=nakai:8 柳生=yagyu:8 谷沢=yazawa:8 藤城=fujishiro:8
      加来=kaku:8 諸星=moroboshi:8 野地=noji:8 花房=hanabusa:8 荒牧=aramaki:8 桐原=kirihara:8
      深町=fukamachi:8 金崎=kanasaki:8 鵜沢=uzawa:8 沖本=okimoto:8 中屋=nakaya:8 坂倉=sakakura:8
      豊岡=toyooka:8 木口=kiguchi:8 井藤=ito:8 大黒=daikoku:8 岩川=iwakawa:8 大池=oike:8
      山森=yamamori:8 寺村=teramura:8 平沼=hiranuma:8 武村=takemura:8 高=ko:8 丹下=tange:8
      権藤=gondo:8 吉山=yoshiyama:8 吉富=yoshitomi:8 宮木=miyaki:8 与那嶺=yonamine:8 今関=imazeki:8
      新開=shinkai:8 藤尾=fujio:8 徳丸=tokumaru:8 三森=mitsumori:8 寺川=terakawa:8 河端=kawabata:8
      小野沢=onozawa:8 小滝=kotaki:8 白崎=shirasaki:8 和気=wake:8 水沢=mizusawa:8 吉元=yoshimoto:8
      板東=bando:8 冨山=tomiyama:8 武市=takechi:8 清宮=kiyomiya:8 新家=shinya:8 安武=yasutake:8
      仲里=nakazato:8 谷津=yatsu:8 江村=emura:8 西内=nishiuchi:8 茨木=ibaraki:8 春木=haruki:8
      大家=oya:8 三嶋=mishima:8 福崎=fukusaki:8 安村=yasumura:8 嵯峨=saga:8 佐古=sako:8
      脇本=wakimoto:8
      """,
    rareSurnames: """
      大野田=onoda 大前田=omaeda 小井=koi 大根田=oneta 小本=komoto 小須田=kosuda 小松田=komatsuda
      小井田=koida 小池田=koikeda 山井=yamai 小和田=kowada 小坂田=osakada 大谷田=oyata 大口=oguchi
      大矢野=oyano 高久田=takakuda 小原田=oharada 山原=yamahara 小谷田=koyata 伊田=ida 宮山=miyayama
      中木=nakaki 大内山=ouchiyama 佐井=sai 高川=takagawa 赤田=akada 福野=fukuno 小酒井=kosakai
      小岩井=koiwai 小佐井=kosai 小永井=konagai 小美野=omino 小佐野=osano 小荒井=koarai 岩山=iwayama
      小見山=komiyama 田本=tamoto 松口=matsuguchi 三本=mimoto 小中村=konakamura 中藤=nakato
      西牟田=nishimuta 山沢=yamazawa 三川=mikawa 川守田=kawamorita 大瀬=ose 長川=nagakawa
      三井田=miida 長村=nagamura 川原田=kawaharada 小田野=odano 山野井=yamanoi 岡井=okai
      小根山=oneyama 石木=ishiki 小野山=onoyama 高藤=takato 川真田=kawamata 中津山=nakatsuyama
      片田=katada 岩原=iwahara 小路川=ojikawa 森村=morimura 佐和田=sawada 佐久田=sakuta 鈴田=suzuta
      山谷=yamatani 小野村=onomura 伊野=ino 石口=ishiguchi 大野木=onoki 三輪田=miwata 杉井=sugii
      大中=onaka 小部=kobe 小田井=odai 長原=nagahara 小瀬=kose 西木=nishiki 寺野=terano 古井=furui
      吉木=yoshiki 三木田=mikita 中内=nakauchi 加野=kano 関田=sekita 坂村=sakamura 堀野=horino
      森原=morihara 伊井=ii 小野原=onohara 岩木=iwaki 日田=hita 小木=ogi 中部=nakabe 高内=takauchi
      岡原=okahara 若田=wakata 山尾=yamao 横野=yokono 小中=konaka 伊山=iyama 野川=nogawa 武野=takeno
      平口=hiraguchi 山部=yamabe 松内=matsuuchi 水井=mizui 山瀬=yamase 小手川=kotegawa 伊村=imura
      田藤=tafuji 大間=oma 大見=omi 岩島=iwashima 伊与田=iyoda 鈴野=suzuno 藤口=fujiguchi
      今本=imamoto 小見川=omigawa 高部=takabe 坂原=sakahara 小鍋島=konabeshima 本井=motoi
      永村=nagamura 渡井=watai 森木=moriki 加山=kayama 小曾木=osoki 金村=kanemura 赤山=akayama
      吉島=yoshijima 斎田=saida 松瀬=matsuse 佐沢=sazawa 上井=kamii 水川=mizukawa 内本=uchimoto
      宮之川=miyanokawa 池井=ikei 岩岡=iwaoka 米野=yoneno 江山=eyama 森藤=morifuji 赤村=akamura
      木川=kigawa 黒井=kuroi 吉谷=yoshitani 須野=suno 小野口=onoguchi 秋野=akino 瀬田=seda
      伊牟田=imuta 川谷=kawatani 佐谷=saya 小熊野=kogumano 堀村=horimura 石内=ishiuchi 佐島=sajima
      村口=muraguchi 小野崎=onozaki 橋野=hashino 高草木=takakusaki 本川=motokawa 田岡=taoka
      平谷=hiraya 浅山=asayama 内山田=uchiyamada 小森谷=komoriya 竹藤=takefuji 山之口=yamanoguchi
      竹口=takeguchi 三藤=mito 中之島=nakanoshima 池山=ikeyama 小間=koma 高中=takanaka 田谷=taya
      稲野=inano 竹崎=takezaki 遠田=enda 村島=murashima 中松=nakamatsu 坂木=sakaki 菊野=kikuno
      梅山=umeyama 小石原=koishiwara 井崎=izaki 今原=imahara 杉木=sugiki 武川=takekawa
      松中=matsunaka 新本=niimoto 池村=ikemura 中戸川=nakatogawa 若野=wakano 斉田=saida
      中倉=nakakura 谷井=tanii 飯川=iikawa 寺原=terahara 前村=maemura 加賀田=kagata 渡田=watarida
      野谷=noya 北崎=kitazaki 井島=ishima 平崎=hirasaki 小根沢=onezawa 米井=yonei 梅川=umekawa
      深村=fukamura 水原=mizuhara 片井=katai 坂藤=sakafuji 鈴川=suzukawa 富野=tomino 小野岡=onooka
      小長谷=konagaya 山倉=yamakura 有野=arino 坂崎=sakazaki 関井=sekii 小坂井=kozakai
      野見山=nomiyama 大矢部=oyabe 大根=one 伊川=igawa 三崎=misaki 内原=uchihara 岡沢=okazawa
      柴野=shibano 三野村=minomura 阿野=ano 熊井=kumai 尾野=ono 丸野=maruno 西之原=nishinohara
      小野島=onojima 竹岡=takeoka 本原=motohara 宮瀬=miyase 小見=omi 松上=matsugami 山坂=yamasaka
      山塚=yamatsuka 塩井=shioi 稲井=inai 酒田=sakada 大田原=otawara 高西=takanishi 吉尾=yoshio
      森沢=morisawa 笹野=sasano 杉島=sugishima 井岡=ioka 高根沢=takanezawa 高見沢=takamizawa
      菊井=kikui 滝野=takino 木沢=kizawa 福谷=fukutani 西橋=nishihashi 西部=nishibe 村沢=murasawa
      関山=sekiyama 岡谷=okaya 大地=ochi 増野=masuno 山見=yamami 浅原=asahara 笠田=kasada
      横原=yokohara 木藤=kito 市井=ichii 川部=kawabe 須川=sukawa 熊山=kumayama 仲山=nakayama
      菅山=sugayama 吉瀬=yoshise 土山=tsuchiyama 秋川=akikawa 高澤=takazawa 大葉=oba 菅本=sugamoto
      古島=furushima 梶野=kajino 大八木=oyagi 宇山=uyama 中浦=nakaura 清井=kiyoi 細山=hosoyama
      柏田=kashiwada 日山=hiyama 加川=kagawa 猪田=inoda 塩山=shioyama 稲山=inayama 田内=tauchi
      橋川=hashikawa 北谷=kitaya 山澤=yamasawa 山賀=yamaga 二田=futada 荒木田=arakida 橋村=hashimura
      塩本=shiomoto 稲本=inamoto 富井=tomii 関村=sekimura 高間=takama 村崎=murasaki 安沢=yasuzawa
      菊山=kikuyama 伊井野=iino 熊川=kumakawa 伊崎=izaki 菅川=sugakawa 玉野=tamano 土川=tsuchikawa
      広山=hiroyama 有井=arii 丹田=tanda 井谷=itani 佐橋=sahashi 杉藤=sugito 水木=mizuki 馬田=mada
      岩部=iwabe 桜野=sakurano 谷地田=yachida 市山=ichiyama 阿井=ai 日村=himura 古村=komura
      西野川=nishinogawa 久原=kuhara 若本=wakamoto 塩村=shiomura 丸井=marui 星田=hoshida 曽田=soda
      野内=nouchi 植山=ueyama 田尾=tao 矢川=yagawa 谷原=yahara 篠井=shinoi 柿田=kakita
      井之川=inokawa 三重野=mieno 木之本=kinomoto 小矢部=koyabe 白山=shiroyama 清山=kiyoyama
      新井田=araida 植本=uemoto 内木=uchiki 平瀬=hirase 堀木=horiki 三尾=mio 寺口=teraguchi
      清本=kiyomoto 奥川=okugawa 安島=yasujima 島川=shimakawa 西間木=nishimaki 滝井=takii
      相本=aimoto 高浦=takaura 若村=wakamura 朝田=asada 小屋=koya 富本=tomimoto 石松=ishimatsu
      藤橋=fujihashi 神川=kamikawa 有山=ariyama 渡木=wataki 杉沢=sugisawa 神村=kamimura 萩田=hagita
      坂谷=sakatani 福内=fukuuchi 栗村=kurimura 中沼=nakanuma 長橋=nagahashi 宮林=miyabayashi
      大戸=oto 池川=ikegawa 阿山=ayama 塚野=tsukano 三瀬=mise 西中=nishinaka 松森=matsumori
      志野=shino 尾山=oyama 白原=shirahara 柴本=shibamoto 富川=tomikawa 大谷木=oyagi 阿本=amoto
      相村=aimura 吉中=yoshinaka 梶井=kajii 野木=nogi 中石=nakaishi 尾本=omoto 丸本=marumoto
      篠山=shinoyama 板野=itano 徳野=tokuno 荻田=ogita 瀬野=seno 石西=ishinishi 川中=kawanaka
      須原=suhara 宇多田=utada 篠本=shinomoto 内崎=uchizaki 加島=kashima 滝山=takiyama 原井=harai
      福尾=fukuo 西林=nishibayashi 柴村=shibamura 丸川=marukawa 石郷岡=ishigooka 宇治田=ujita
      宇賀田=ugata 関原=sekihara 森尾=morio 今沢=imazawa 山石=yamaishi 大川原=okawara 中宮=nakamiya
      和野=wano 奥口=okuguchi 川林=kawabayashi 西下=nishishita 熊原=kumahara 磯山=isoyama 伊島=ijima
      仲原=nakahara 土原=tsuchihara 石澤=ishizawa 小名木=onagi 福部=fukube 小野木=onogi
      笹村=sasamura 大部=obu 森部=moribe 近野=konno 横藤=yokofuji 日原=hihara 畠田=hatada
      奥崎=okuzaki 川下=kawashita 上口=kamiguchi 滝村=takimura 稲原=inahara 石間=ishima 森瀬=morise
      国田=kunita 金岡=kanaoka 増川=masukawa 西上=nishigami 宮西=miyanishi 北内=kitauchi
      池藤=ikefuji 村橋=murahashi 竹尾=takeo 池口=ikeguchi 真山=mayama 小野瀬=onose 西松=nishimatsu
      武口=takeguchi 増村=masumura 倉井=kurai 加沢=kazawa 山宮=yamamiya 井佐原=isahara
      伊勢山=iseyama 伊賀山=igayama 勝井=katsui 原山=harayama 上木=ueki 玉山=tamayama 伊谷=itani
      三小田=sankoda 松嶋=matsushima 松沼=matsunuma 井尾=io 池崎=ikezaki 竹部=takebe 天田=amada
      山野部=yamanobe 桜山=sakurayama 永沢=nagasawa 石賀=ishiga 岡橋=okahashi 横島=yokoshima
      赤岡=akaoka 藤中=fujinaka 西倉=nishikura 木之原=kinohara 桜本=sakuramoto 松石=matsuishi
      植原=uehara 船井=funai 橋谷田=hashiyada 津山=tsuyama 井部=ibe 吉倉=yoshikura 桑村=kuwamura
      板井=itai 徳井=tokui 山屋=yamaya 杉内=sugiuchi 堀岡=horioka 新崎=niizaki 江沢=ezawa
      川倉=kawakura 原村=haramura 玉村=tamamura 平下=hirashita 大野見=onomi 今谷=imatani
      黒島=kuroshima 宮間=miyama 田林=tabayashi 倉山=kurayama 高根=takane 北橋=kitahashi
      赤島=akajima 小田内=odauchi 桜村=sakuramura 本岡=motooka 高津尾=takatsuo 木部=kibe
      藤林=fujibayashi 岩松=iwamatsu 有原=arihara 中城=nakashiro 西坂=nishisaka 根井=nei
      寺谷=teratani 小笠木=okasagi 浦井=urai 勝本=katsumoto 花野=hanano 須木=suki 堀谷=horiya
      坂尾=sakao 木瀬=kise 松江=matsue 高屋=takaya 藤下=fujishita 尾原=ohara 古内=furuuchi
      津志田=tsushida 宇川=ugawa 津野田=tsunoda 加美山=kamiyama 加賀山=kagayama 鶴野=tsuruno
      松根=matsune 湯山=yuyama 野間口=nomaguchi 久島=kushima 本谷=motoya 倉川=kurakawa 佐倉=sakura
      池沢=ikezawa 辻山=tsujiyama 本島=motojima 溝田=mizota 板山=itayama 武沢=takezawa 西見=nishimi
      瀬山=seyama 柿野=kakino 谷藤=tanifuji 堀沢=horisawa 野林=nobayashi 遠野=tono 勝村=katsumura
      春野=haruno 樋野=hino 畑田=hatada 福中=fukunaka 千村=chimura 白藤=shirafuji 大津賀=otsuga
      飯沢=iizawa 渋田=shibuta 森中=morinaka 藤松=fujimatsu 宮森=miyamori 小田部=kotabe 川見=kawami
      高地=takachi 宮浦=miyaura 水崎=mizusaki 大丸=omaru 細木=hosoki 新沢=niizawa 長松=nagamatsu
      黒岡=kurooka 辻川=tsujikawa 湯村=yumura 豊野=toyono 飯岡=iioka 船村=funamura 新木=araki
      青谷=aoya 上谷=kamiya 浅島=asajima 志井田=shiida 米崎=yonezaki 河瀬=kawase 岩坂=iwasaka
      三岡=mitsuoka 岩塚=iwatsuka 田倉=takura 柳島=yanagishima 越田=koshida 鎌野=kamano
      関藤=sekifuji 梅岡=umeoka 武谷=takeya 広木=hiroki 新岡=niioka 森林=moribayashi 谷島=tanishima
      南田=minamida 池島=ikejima 平坂=hirasaka 石戸谷=ishitoya 三倉=mikura 白島=shirashima
      山平=yamahira 戸井=toi 小賀坂=kogasaka 若木=wakaki 島木=shimaki 坪野=tsubono 仁田=nita
      長倉=nagakura 吉森=yoshimori 中戸=nakato 及田=oita 諸田=morota 関崎=sekizaki 吉浦=yoshiura
      名田=nada 村林=murabayashi 二井=nii 片島=katashima 川森=kawamori 栗木=kuriki 小石澤=koishizawa
      浜岡=hamaoka 鳥村=torimura 古口=koguchi 横谷=yokotani 梅島=umejima 仲崎=nakazaki 新島=niijima
      阪井=sakai 志子田=shikoda 田澤=tazawa 藤塚=fujitsuka 金内=kaneuchi 宇尾野=uono 阿川=agawa
      宇崎=uzaki 三坂=misaka 中越=nakakoshi 尾川=ogawa 富木=tomiki 佐賀=saga 井野口=inoguchi
      門野=monno 稲崎=inazaki 岸井=kishii 広藤=hirofuji 早原=hayahara 小野上=onogami 岩澤=iwasawa
      山戸=yamato 前谷=maetani 長塚=nagatsuka 浜谷=hamaya 黒谷=kurotani 熊島=kumashima 伊橋=ihashi
      青崎=aosaki 有木=ariki 伊部=ibe 井林=ibayashi 勝間田=katsumata 間田=mada 戸山=toyama
      高水=takamizu 土岐田=tokita 石江=ishie 斉川=saikawa 水内=mizuuchi 三田川=mitagawa 柴木=shibaki
      朝野=asano 梅谷=umetani 岩森=iwamori 佐浦=saura 井下=ishita 安部山=abeyama 福西=fukunishi
      倉原=kurahara 秋沢=akizawa 白岡=shiraoka 五井=goi 山吉=yamayoshi 金尾=kaneo 市崎=ichizaki
      木林=kibayashi 篠木=shinoki 三津谷=mitsuya 永橋=nagahashi 米岡=yoneoka 竹松=takematsu
      田賀=taga 久谷=kutani 綿田=watada 沢山=sawayama 岡上=okagami 宮元=miyamoto 成本=narimoto
      大柳=oyanagi 杉中=suginaka 岡松=okamatsu 関沢=sekizawa 萩井=hagii 今橋=imahashi 秋岡=akioka
      沢本=sawamoto 北上=kitakami 村西=muranishi 河原田=kawarada 金木=kanagi 花本=hanamoto
      嶋野=shimano 若島=wakashima 柏井=kashiwai 河中=kawanaka 荒沢=arasawa 久山=hisayama
      市島=ichishima 相崎=aizaki 猪井=inoi 湯原=yuhara 安部川=abekawa 多野=tano 和多田=watada
      仲沢=nakazawa 戸井田=toida 本内=motouchi 水尾=mizuo 小田中=odanaka 田浦=taura 橋岡=hashioka
      久本=hisamoto 関岡=sekioka 神島=kamishima 鶴本=tsurumoto 中泉=nakaizumi 田野崎=tanosaki
      宇沢=uzawa 西塚=nishizuka 藤浦=fujiura 久保井=kuboi 片谷=kataya 小板橋=koitabashi 犬田=inuta
      沢川=sawakawa 秋谷=akiya 尾口=oguchi 田下=tashimo 樋山=hiyama 花川=hanakawa 岡倉=okakura
      大曾根=osone 大曽根=osone 大矢根=oyane 山野上=yamanoue 仲岡=nakaoka 吉塚=yoshizuka
      北松=kitamatsu 岡西=okanishi 西元=nishimoto 杉林=sugibayashi 土岡=tsuchioka 花村=hanamura
      長森=nagamori 水橋=mizuhashi 白沢=shirasawa 井倉=ikura 阿佐野=asano 福間=fukuma 梶木=kajiki
      内尾=uchio 宇藤=uto 菊沢=kikuzawa 久川=hisakawa 橋谷=hashiya 鶴川=tsurukawa 古藤=koto
      大巻=omaki 笹口=sasaguchi 羽野=hano 久村=hisamura 稲岡=inaoka 桜川=sakuragawa 川元=kawamoto
      赤部=akabe 杉下=sugishita 松吉=matsuyoshi 三国谷=mikuniya 豊山=toyoyama 星井=hoshii
      白谷=shiratani 岩津=iwatsu 河東田=katoda 牧山=makiyama 桑木=kuwaki 春川=harukawa
      西宮=nishimiya 赤瀬=akase 樋川=hikawa 畠野=hatano 菊岡=kikuoka 内橋=uchihashi 萩本=hagimoto
      牧本=makimoto 仲島=nakajima 日江井=hiei 笹崎=sasazaki 原木=haraki 井野岡=inooka
      東本=higashimoto 矢尾=yao 岡坂=okasaka 佐沼=sanuma 大寺=otera 吉宮=yoshimiya 児山=koyama
      吉口=kichiguchi 佐野内=sanouchi 古林=furubayashi 猪本=inomoto 外田=toda 佐内=sanai
      細島=hosojima 江木=egi 吉江=yoshie 宇津井=utsui 西根=nishine 矢木=yagi 森澤=morisawa
      岩内=iwanai 榎田=enokida 清沢=kiyozawa 坪山=tsuboyama 島岡=shimaoka 久保山=kuboyama 朝井=asai
      平嶋=hirashima 中竹=nakatake 大須=osu 守井=morii 小城=ogi 豊川=toyokawa 竹見=takemi 江部=ebe
      矢橋=yahashi 菅沢=sugasawa 坪本=tsubomoto 菊谷=kikuya 豊村=toyomura 東川=higashikawa
      植岡=ueoka 牧村=makimura 高泉=takaizumi 梅内=umeuchi 川根=kawane 福森=fukumori 浅尾=asao
      川野部=kawanobe 東村=higashimura 久米田=kumeda 石嶋=ishijima 滝島=takishima 青尾=aoo
      福浦=fukuura 清岡=kiyooka 向野=kono 藤津=fujitsu 坂西=sakanishi 渡瀬=watase 木坂=kisaka
      牧野田=makinoda 二川=futakawa 吉屋=yoshiya 安瀬=anse 島谷=shimaya 星山=hoshiyama 池尾=ikeo
      曽山=soyama 加茂川=kamogawa 武尾=takeo 坪川=tsubokawa 長津=nagatsu 藤嶋=fujishima
      亀崎=kamezaki 奥瀬=okuse 藤沼=fujinuma 荻村=ogimura 中丸=nakamaru 横橋=yokohashi
      井良沢=irasawa 栗谷=kuriya 前尾=maeo 勝木=katsuki 真崎=mazaki 宇都野=utsuno 伊林=ibayashi
      尾沢=ozawa 有岡=arioka 北見=kitami 今中=imanaka 菅崎=sugasaki 横瀬=yokose 篠沢=shinozawa
      池部=ikebe 石場=ishiba 早藤=hayafuji 野津=notsu 武部=takebe 深尾=fukao 大玉=otama 朝山=asayama
      市沢=ichisawa 角山=tsunoyama 平宮=hiramiya 広谷=hirotani 阿藤=ato 相島=aijima 守山=moriyama
      櫻田=sakurada 岩根=iwane 藤元=fujimoto 笹沢=sasazawa 朝本=asamoto 神沢=kamisawa 平江=hirae
      宇留野=uruno 杉坂=sugisaka 小谷松=oyamatsu 栗沢=kurisawa 大佐=osa 小代=koshiro 守本=morimoto
      川地=kawachi 桑島=kuwashima 益野=masuno 成原=narihara 根川=negawa 篠岡=shinooka 井戸川=idogawa
      瀬木=seki 市谷=ichitani 安坂=yasusaka 牛川=ushikawa 小森江=komorie 平根=hirane 大渕=obuchi
      高須賀=takasuga 井森=imori 曽根田=soneda 鷲田=washida 井浦=iura 坂間=sakama 木賀=kiga
      町野=machino 沖井=okii 植谷=uetani 今林=imabayashi 増沢=masuzawa 伊上=igami 浜尾=hamao
      大枝=oeda 広崎=hirosaki 香山=kayama 朝川=asakawa 清谷=kiyotani 椎野=shiino 藤宮=fujimiya
      守川=morikawa 尾島=ojima 杉見=sugimi 嶋本=shimamoto 川城=kawashiro 夏田=natsuda 早島=hayashima
      野元=nomoto 畑野=hatano 岩垣=iwagaki 有沢=arisawa 田名部=tanabe 寺林=terabayashi 増岡=masuoka
      篠島=shinojima 増藤=masuto 井戸木=idoki 末木=sueki 布野=funo 溝井=mizoi 松竹=matsutake
      木浦=kiura 鳥木=toriki 藤根=fujine 春原=haruhara 笹谷=sasaya 和木=waki 栗崎=kurisaki 荒尾=arao
      粕田=kasuda 高丸=takamaru 三根=mine 山保=yamaho 森嶋=morishima 笹島=sasajima 丸沢=marusawa
      滝谷=takiya 寺下=terashita 脇山=wakiyama 渋井=shibui 中川原=nakagawara 伊倉=ikura 成井=narui
      小川原=ogawara 田屋=taya 瀬口=seguchi 長根=nagane 古尾谷=furuoya 芦野=ashino 紺田=konda
      野宮=nomiya 柴谷=shibatani 平地=hirachi 三津木=mitsugi 藤屋=fujiya 富崎=tomisaki 玉沢=tamazawa
      勝島=katsushima 宮戸=miyato 村嶋=murashima 羽山=hayama 尾谷=otani 豊原=toyohara 越野=koshino
      多村=tamura 森塚=morizuka 萩生田=hagiuda 小里=ozato 古見=furumi 金松=kanematsu 中浜=nakahama
      野江=noe 坂森=sakamori 矢中=yanaka 牧原=makihara 金上=kanagami 沖山=okiyama 白尾=shirao
      磯谷=isoya 東原=higashihara 瀬崎=sezaki 木地谷=kichiya 中出=nakade 寺上=teragami 安中=annaka
      影田=kageta 柳橋=yanagihashi 磯島=isojima 桜沢=sakurazawa 荒瀬=arase 大嶺=omine 猪原=inohara
      村石=muraishi 重野=shigeno 石畑=ishihata 原岡=haraoka 玉岡=tamaoka 五木田=gokita 永倉=nagakura
      斉木=saiki 吉水=yoshimizu 浦口=uraguchi 畠本=hatamoto 水永=mizunaga 中堀=nakahori 大達=odachi
      野呂瀬=norose 小稲葉=koinaba 伊坂=isaka 湯島=yushima 秋尾=akio 脇村=wakimura 国木田=kunikida
      長部=osabe 安浦=yasuura 品野=shinano 村元=muramoto 薄田=usuda 玉野井=tamanoi 宮越=miyakoshi
      稲内=inauchi 河浦=kawaura 門村=kadomura 出田=ideta 岡沼=okanuma 伊澤=izawa 徳島=tokushima
      本林=motobayashi 亀島=kamejima 仁井=nii 片木=katagi 棚田=tanada 諸井=moroi 山里=yamazato
      竹石=takeishi 上中=kaminaka 羽村=hamura 後藤田=gotoda 鵜野=uno 川場=kawaba 伊勢谷=iseya
      白瀬=shirase 増谷=masutani 立原=tachihara 原谷=haraya 玉谷=tamaya 羽根田=haneda 津藤=tsuto
      木戸口=kidoguchi 木津=kitsu 山高=yamataka 城野=shirono 武中=takenaka 大武=otake 吉池=yoshiike
      小野江=onoe 永坂=nagasaka 永塚=nagatsuka 天本=amamoto 仲尾=nakao 堀上=horigami 片瀬=katase
      町井=machii 中曾根=nakasone 中曽根=nakasone 星原=hoshihara 石戸=ishido 田保橋=tabohashi
      曽原=sohara 島内=shimauchi 堀松=horimatsu 浦島=urashima 水倉=mizukura 駒野=komano 井元=imoto
      入野=irino 倉岡=kuraoka 間野=mano 細尾=hosoo 仲木=nakagi 和島=washima 牛原=ushihara
      久間木=kumaki 木之内=kinouchi 成木=nariki 沼野=numano 福屋=fukuya 木野内=kinouchi
      草山=kusayama 原沢=harasawa 井手口=ideguchi 稲尾=inao 高岸=takagishi 津谷=tsuya
      吉越=yoshikoshi 畑井=hatai 渋川=shibukawa 森屋=moriya 久木野=kugino 沢木=sawaki 金坂=kanasaka
      金塚=kanatsuka 花木=hanaki 高岩=takaiwa 野辺=nobe 矢上=yagami 高月=takatsuki 天川=amakawa
      勝野井=katsunoi 寺坂=terasaka 永見=nagami 氏田=ujita 木塚=kizuka 矢松=yamatsu 小越=kogoshi
      武林=takebayashi 板沢=itazawa 正野=masano 朝原=asahara 岡宮=okamiya 奥永=okunaga 海田=kaita
      一野=ichino 大田垣=otagaki 相内=aiuchi 小保内=obonai 大室=omuro 国原=kunihara
      赤石沢=akaishizawa 中俣=nakamata 広尾=hiroo 笠川=kasagawa 久木=hisaki 岡江=okae 堀西=horinishi
      志藤=shito 鶴木=tsuruki 稲部=inabe 百田=momota 平子=hirako 湯藤=yuto 船岡=funaoka
      池下=ikeshita 澤野=sawano 戸口=toguchi 桐野=kirino 益山=masuyama 舟田=funada 武下=takeshita
      辻岡=tsujioka 若尾=wakao 島尾=shimao 徳岡=tokuoka 草川=kusakawa 三島木=mishimagi 越井=koshii
      高居=takai 園山=sonoyama 草村=kusamura 梅林=umebayashi 杉沼=suginuma 樋木=hiki 元田=motoda
      八木田=yagita 砂山=sunayama 広橋=hirohashi 中須=nakasu 町山=machiyama 加澤=kazawa 半村=hanmura
      瀬見井=semii 永澤=nagasawa 矢倉=yakura 原崎=harasaki 竹屋=takeya 栗尾=kurio 皆野=minano
      戸崎=tozaki 末沢=suezawa 西畑=nishihata 岩脇=iwawaki 水野谷=mizunoya 河嶋=kawashima
      木宮=kimiya 河沼=kawanuma 海川=umikawa 倉沢=kurasawa 加瀬谷=kaseya 鹿本=kamoto 丸内=maruuchi
      湯谷=yuya 沢藤=sawafuji 楠野=kusuno 重井=shigei 村地=murachi 水間=mizuma 堀坂=horisaka
      船島=funajima 多和田=tawada 金賀=kanega 仲手原=nakatehara 中木屋=nakakiya 糸田=itoda 瀬谷=seya
      野嶋=nojima 住野=sumino 奥西=okunishi 浦岡=uraoka 早崎=hayasaki 仁井田=niida 永森=nagamori
      富尾=tomio 安塚=yasuzuka 末岡=sueoka 栗橋=kurihashi 倉谷=kuratani 木根=kine 畑本=hatamoto
      松居=matsui 岡垣=okagaki 永浦=nagaura 下沢=shimozawa 戸島=toshima 寺澤=terasawa 黒松=kuromatsu
      三戸部=mitobe 園川=sonokawa 犬井=inui 沢崎=sawazaki 安元=yasumoto 浅倉=asakura 松代=matsushiro
      横倉=yokokura 吉泉=yoshiizumi 井垣=igaki 小嶺=komine 中川根=nakakawane 神部=kanbe 藤戸=fujito
      長場=nagaba 猪木=inoki 和賀井=wagai 榊山=sakakiyama 浜下=hamashita 村城=murashiro
      向井田=mukaida 辻沢=tsujisawa 清瀬=kiyose 城井=shiroi 野水=nomizu 矢澤=yazawa 三池=miike
      久崎=hisazaki 下岡=shimooka 大貝=ogai 塚谷=tsukatani 水澤=mizusawa 曽川=sogawa 池西=ikenishi
      成島=narishima 角本=kadomoto 山野辺=yamanobe 長戸=nagato 久保木=kuboki 末谷=sueya 芹田=serita
      藤脇=fujiwaki 倉崎=kurasaki 越山=koshiyama 大鳥=otori 鳥谷=toriya 廣川=hirokawa 古石=furuishi
      直田=naota 畑村=hatamura 長池=nagaike 南山=minamiyama 花島=hanashima 北垣=kitagaki
      辻谷=tsujitani 越本=koshimoto 飯倉=iikura 阿木=agi 江間=ema 角井=kakui 手川=tegawa 江見=emi
      立木=tachiki 藤吉=fujiyoshi 南本=minamimoto 浜上=hamagami 染野=someno 和久井=wakui
      三吉=miyoshi 有瀬=arise 谷内田=yachida 水森=mizumori 赤橋=akabashi 横坂=yokosaka
      横塚=yokotsuka 安間=anma 小渕=obuchi 青塚=aotsuka 豊口=toyoguchi 笹尾=sasao 丸橋=maruhashi
      角川=kadokawa 牧口=makiguchi 堀澤=horisawa 重本=shigemoto 芦川=ashikawa 浦沢=urasawa
      上松=uematsu 品山=shinayama 横澤=yokozawa 漆田=urushida 東口=higashiguchi 下島=shimojima
      長越=nagakoshi 今藤=kondo 石下=ishige 宍野=shishino 正井=masai 戸沢=tozawa 湯野川=yunokawa
      小谷地=koyachi 一井=ichii 八重野=yaeno 猪口=inoguchi 犬山=inuyama 蓮田=hasuda 宮丸=miyamaru
      尾瀬=ose 大川戸=okawado 南川=minamikawa 牛木=ushiki 池澤=ikezawa 越村=koshimura
      砂子田=sunakoda 岩泉=iwaizumi 前坂=maesaka 古宮=furumiya 増尾=masuo 福場=fukuba 浅間=asama
      仁多田=nitada 桐井=kirii 南村=minamimura 黒坂=kurosaka 吉竹=yoshitake 矢賀=yaga 内浦=uchiura
      久保口=kuboguchi 落川=ochikawa 城山=shiroyama 田地=taji 藤之倉=fujinokura 小形=ogata
      平泉=hiraizumi 三塚=mitsutsuka 田之上=tanoue 朝木=asaki 重村=shigemura 城本=shiromoto
      与田=yoda 松久保=matsukubo 守木=moriki 岡嶋=okajima 花沢=hanazawa 桜内=sakurauchi 池見=ikemi
      武見=takemi 名村=namura 多川=tagawa 森戸=morito 奥澤=okusawa 小又=komata 梶尾=kajio
      菱井=hishii 藤畑=fujihata 滝瀬=takise 福池=fukuike 宇多川=utagawa 入山=iriyama 雨野=amano
      牧島=makishima 江森=emori 下谷=shimotani 永嶋=nagashima 間山=mayama 米永=yonenaga
      永沼=naganuma 濱野=hamano 楠井=kusui 窪川=kubokawa 石浜=ishihama 江浦=eura 波田=namita
      鵜川=ukawa 飯間=iima 室川=murokawa 亀尾=kameo 西丸=nishimaru 犬村=inumura 折井=orii
      仲林=nakabayashi 沢岡=sawaoka 三間=mitsuma 鍋田=nabeta 広中=hironaka 馬飼野=makaino
      関下=sekishita 長畑=nagahata 小須戸=kosudo 小井戸=koido 石高=ishitaka 吉丸=yoshimaru
      久坂=kusaka 馬崎=mazaki 城川=shirokawa 古手川=kotegawa 君田=kimita 永石=nagaishi
      山田林=yamadahayashi 小宅=oyake 柿沢=kakizawa 浜坂=hamasaka 出野=ideno 荻島=ogishima
      島中=shimanaka 新見=niimi 森越=morikoshi 門川=kadogawa 正本=masamoto 森吉=moriyoshi
      北嶋=kitajima 久岡=hisaoka 星崎=hoshizaki 木嶋=kijima 倉内=kurauchi 鷲野=washino 金石=kaneishi
      澤山=sawayama 横森=yokomori 伊江=ie 長泉=nagaizumi 前澤=maesawa 西名=nishina 綾田=ayata
      橋上=hashigami 白倉=shirakura 駒村=komamura 沢谷=sawaya 今元=imamoto 入村=irimura 井場=iba
      冨沢=tomisawa 馬島=mashima 牛崎=ushizaki 久間=kuma 澤本=sawamoto 上浦=kamiura 田治見=tajimi
      桐本=kirimoto 峯田=mineta 園原=sonohara 竹之下=takenoshita 伊福部=ifukube 赤津=akatsu
      砂原=sunahara 守口=moriguchi 伊野部=inobe 玉橋=tamahashi 寺石=teraishi 入間田=irimada
      泉井=izumii 三賀=mitsuga 広林=hirobayashi 入野田=irinoda 水嶋=mizushima 寺塚=terazuka
      水沼=mizunuma 夏野=natsuno 池浦=ikeura 岸谷=kishiya 仲上=nakagami 竹脇=takewaki 上間=uema
      一川=ichikawa 菱山=hishiyama 鶴谷=tsuruya 染井=somei 菅松=sugamatsu 戸野本=tonomoto
      原瀬=harase 皆本=minamoto 石曽根=ishisone 酒谷=sakaya 山家=yamaya 赤沼=akanuma 楠山=kusuyama
      一村=ichimura 黒森=kuromori 畑原=hatahara 中武=nakatake 飯森=iimori 粟田=awata 水石=mizuishi
      竹越=takekoshi 高田屋=takadaya 松枝=matsueda 永江=nagae 住山=sumiyama 今宮=imamiya 二谷=nitani
      遠谷=toya 古松=komatsu 澤村=sawamura 折本=orimoto 稲松=inamatsu 東島=tojima 知野=chino
      白坂=shirasaka 橋西=hashinishi 水元=mizumoto 梅森=umemori 古城=furushiro 谷澤=tanizawa
      深浦=fukaura 峰田=mineta 阪谷=sakatani 浜野谷=hamanotani 米坂=yonesaka 出井=dei 猪岡=inooka
      鶴沢=tsurusawa 平丸=hiramaru 国島=kunishima 新地=shinchi 鈴森=suzumori 木之下=kinoshita
      丹沢=tanzawa 木野下=kinoshita 菱川=hishikawa 三竹=mitake 芦原=ashihara 土倉=tsuchikura
      熊西=kumanishi 笠島=kasajima 仲西=nakanishi 小田嶋=odajima 八津川=yatsugawa 北脇=kitawaki
      江嶋=eshima 根内=neuchi 江沼=enuma 倉部=kurabe 奥津=okutsu 長竹=nagatake 森泉=moriizumi
      長見=osami 住川=sumikawa 萩谷=hagiya 牧谷=makiya 高嶺=takamine 田野浦=tanoura 岩名=iwana
      坂城=sakaki 瀬戸山=setoyama 泉山=izumiyama 西里=nishizato 神永=kaminaga 湯尾=yuo 八木野=yagino
      古西=konishi 中黒=nakaguro 島松=shimamatsu 西浜=nishihama 星沢=hoshizawa 臼木=usuki
      柏谷=kashiwaya 荒澤=arasawa 渋木=shibuki 佐保=saho 泉本=izumimoto 影井=kagei 花崎=hanasaki
      長谷井=hasei 勝瀬=katsuse 重原=shigehara 吉浜=yoshihama 坂戸=sakato 青津=aotsu 春谷=harutani
      金屋=kanaya 安場=yasuba 須見=sumi 関澤=sekizawa 片見=katami 岡地=okaji 松友=matsutomo
      名原=nahara 尾林=obayashi 二島=futajima 丸林=marubayashi 鬼山=oniyama 品原=shinahara
      川浜=kawahama 熊坂=kumasaka 小浅=koasa 清松=kiyomatsu 加茂部=kamobe 仁川=nigawa 豊沢=toyosawa
      坪谷=tsuboya 常田=tokida 池津=iketsu 鶴崎=tsurusaki 川出=kawade 芝野=shibano 横沼=yokonuma
      青嶋=aoshima 徳橋=tokuhashi 青沼=aonuma 赤根=akane 杉之下=suginoshita 上嶋=kamishima
      上沼=kaminuma 古和口=kowaguchi 白澤=shirasawa 小市=koichi 鵜原=uhara 泉川=izumikawa
      橋間=hashima 島倉=shimakura 室原=murohara 海老田=ebita 大手=ote 橋見=hashimi 久留島=kurushima
      島西=shimanishi 宮東=miyahigashi 立谷=tachiya 間仁田=manita 古水=furumizu 稲坂=inasaka
      浅石=asaishi 福良=fukura 鳥尾=torio 染川=somekawa 本宮=motomiya 池之内=ikenouchi 塩澤=shiozawa
      上石=kamiishi 吉里=yoshisato 有松=arimatsu 菅間=sugama 谷森=tanimori 根木=negi 秋澤=akisawa
      久保沢=kubosawa 朝岡=asaoka 寺地=terachi 黒沼=kuronuma 生野=ikuno 新津=niitsu 水垣=mizugaki
      国岡=kunioka 羽島=hashima 夏井=natsui 守岡=morioka 川里=kawasato 塩野谷=shionoya 入生田=iriuda
      門谷=monya 鬼村=onimura 川代=kawashiro 織野=orino 天口=amaguchi 米森=yonemori 篠永=shinonaga
      高羽=takaha 浦部=urabe 久米川=kumekawa 滝下=takishita 下尾=shimoo 岡戸=okado 豊崎=toyosaki
      長谷山=haseyama 赤垣=akagaki 富倉=tomikura 大鳥居=otorii 村杉=murasugi 池元=ikemoto
      奥宮=okumiya 岩浜=iwahama 長保=nagaho 黒石=kuroishi 岩月=iwatsuki 新沼=niinuma 高室=takamuro
      濱本=hamamoto 岩出=iwade 西巻=nishimaki 三石=mitsuishi 鎌崎=kamasaki 菊間=kikuma
      北泉=kitaizumi 小坪=kotsubo 有倉=arikura 熊澤=kumasawa 神坂=kamisaka 国谷=kuniya 高関=takazeki
      深石=fukaishi 栗坂=kurisaka 広間=hiroma 下橋=shimohashi 嶋岡=shimaoka 椎木=shiiki 下部=shimobe
      清塚=kiyotsuka 柴倉=shibakura 向原=mukaihara 平高=hirataka 宇治谷=ujitani 友野=tomono
      井手尾=ideo 横江=yokoe 橋浦=hashiura 増永=masunaga 澤原=sawahara 青江=aoe 百井=momoi
      池宮=ikemiya 相坂=aisaka 平堀=hirahori 堀地=horichi 高好=takayoshi 佐東=sato 濱村=hamamura
      富塚=tomitsuka 小清水=koshimizu 山貝=yamagai 半崎=hanzaki 荒津=aratsu 目加田=mekada
      岩代=iwashiro 羽沢=hazawa 中郷=nakago 土浦=tsuchiura 国沢=kunisawa 富澤=tomizawa 磯上=isogami
      小郷=ogo 大喜多=okita 菊澤=kikusawa 高波=takanami 小町=komachi 三岸=migishi 有坂=arisaka
      笹倉=sasakura 丹藤=tando 田高=tataka 井城=igi 飛川=tobikawa 清見=kiyomi 引田=hikita 黒江=kuroe
      楠原=kusuhara 細浦=hosoura 門岡=kadooka 日浦=hiura 塩森=shiomori 西久保=nishikubo 稲森=inamori
      名川=nagawa 桜林=sakurabayashi 緑井=midorii 出村=idemura 大住=osumi 小中居=konakai
      藤高=fujitaka 波野=namino 梅宮=umemiya 棚井=tanai 小松代=komatsushiro 柏野=kashino 羽岡=haoka
      羽藤=hato 阿坂=asaka 阿久沢=akuzawa 長岩=nagaiwa 尾坂=osaka 白津=shiratsu 菊森=kikumori
      榎木=enoki 江辺=ebe 木城=kijo 今子=imako 君野=kimino 大峰=omine 青垣=aogaki 会川=aikawa
      中市=nakaichi 尾澤=ozawa 米津=yonetsu 脇谷=wakiya 小梨=konashi 松波=matsunami 戸部=tobe
      西条=nishijo 石平=ishidaira 鈴江=suzue 谷嶋=tanishima 海島=umishima 高貝=takagai
      夏川=natsukawa 古畑=furuhata 宮渕=miyabuchi 野里=nozato 高玉=takadama 玉上=tamagami
      高鳥=takatori 磯西=isonishi 若森=wakamori 藤里=fujisato 秋津=akitsu 古江上=furueue 井丸=imaru
      島森=shimamori 津下=tsushita 国崎=kunisaki 大久間=daikuma 椎崎=shiizaki 横地=yokochi
      石嶺=ishimine 青地=aochi 綾野=ayano 倉林=kurabayashi 平久江=hirakue 彦野=hikono 尾間=oma
      粕川=kasukawa 赤平=akahira 山科=yamashina 金戸=kaneto 峯野=mineno 今池=imaike 岡田上=okadaue
      梅屋=umeya 生井=ikui 牧内=makiuchi 押野=oshino 窪木=kuboki 片沼=katanuma 沢橋=sawahashi
      亀倉=kamekura 滝澤=takizawa 武地=takechi 須之内=sunouchi 芦口=ashiguchi 比佐野=hisano
      八坂=yasaka 八塚=yatsuka 成岡=naruoka 寺戸=terato 鎌内=kamauchi 浅葉=asaba 助野=sukeno
      大菅=osuga 漆野=urushino 門沢=kadosawa 青葉=aoba 宇南山=unayama 緑山=midoriyama 梅垣=umegaki
      田巻=tamaki 水城=mizuki 三木元=mikimoto 片石=kataishi 池辺=ikebe 岸部=kishibe 相浦=aiura
      今吉=imayoshi 鶴橋=tsuruhashi 中坪=nakatsubo 小河原=ogawara 荒江=arae 山我=yamaga
      寺脇=terawaki 福浜=fukuhama 富浦=tomiura 久保内=kubouchi 浜屋=hamaya 浦中=uranaka 矢嶋=yajima
      松方=matsukata 宇津=utsu 芝山=shibayama 笠尾=kasao 駒木=komaki 安加賀=yasukaga 安竹=yasutake
      小野里=onozato 有森=arimori 海江田=kaieda 沼木=numaki 中寺=nakadera 河竹=kawatake 丹原=tanbara
      内子=uchiko 増間=masuma 草岡=kusaoka 南崎=minamizaki 元井=motoi 高取=takatori 堀場=horiba
      大溝=omizo 天谷=amaya 森高=moritaka 風原=kazahara 大渡=owatari 萩尾=hagio 牧尾=makio
      谷江=tanie 上垣=uegaki 東尾=higashio 真坂=masaka 細沼=hosonuma 橋元=hashimoto 西海=nishiumi
      日沼=hinuma 松前=matsumae 熊石=kumaishi 西形=nishigata 高市=takaichi 大路=oji 下中=shimonaka
      一木=ichiki 津西=tsunishi 宇内=unai 名香野=nakano 姫井=himei 仁藤=nito 吉海=yoshiumi
      広津=hirotsu 福居=fukui 梶間=kajima 直山=naoyama 水吉=mizuyoshi 浜地=hamachi 白根=shirane
      田久保=takubo 篠森=shinomori 内池=uchiike 渋沢=shibusawa 森居=morii 江里口=eriguchi
      堀池=horiike 羽崎=hasaki 矢場=yaba 谷地=yachi 澤木=sawaki 三須=misu 桐木=kiriki 玉澤=tamazawa
      益岡=masuoka 片江=katae 横平=yokohira 唐川=karakawa 草島=kusajima 上平=kamihira 織本=orimoto
      山寺=yamadera 鮫川=samekawa 鵜崎=uzaki 笹森=sasamori 広嶋=hiroshima 池嶋=ikejima 野俣=nomata
      須之部=sunobe 角口=sumiguchi 片根=katane 勝倉=katsukura 石関=ishizeki 畑沢=hatazawa
      古元=komoto 鍋井=nabei 佐貫=sanuki 千倉=chikura 牧瀬=makise 秋田谷=akitaya 本池=motoike
      稲元=inamoto 前嶋=maejima 皆木=minaki 伊佐見=isami 朝内=asauchi 二橋=futahashi 出原=idehara
      浅水=asamizu 長久保=nagakubo 奈川=nagawa 中妻=nakatsuma 沼口=numaguchi 菱木=hishiki
      柏瀬=kashiwase 飯嶋=iijima 下林=shimobayashi 芹川=serikawa 米屋=yoneya 広石=hiroishi
      曽根原=sonehara 井月=itsuki 島之内=shimanouchi 谷垣=tanigaki 又井=matai 佐越=sagoshi
      増森=masumori 浅場=asaba 高幡=takahata 元山=motoyama 桝井=masui 井野元=inomoto 駒崎=komazaki
      池水=ikemizu 菅江=sugae 瀬戸川=setogawa 沼崎=numazaki 野久保=nokubo 中矢=nakaya 砂谷=sunaya
      町谷=machiya 金泉=kanaizumi 早見=hayami 佐合=sago 峯井=minei 浦松=uramatsu 池場=ikeba
      細木原=hosokibara 仲根=nakane 押井=oshii 横戸=yokoto 夏原=natsuhara 辰野=tatsuno
      寺泉=teraizumi 青戸=aoto 喜藤=kito 北浜=kitahama 諸沢=morosawa 細江=hosoe 大北=okita
      今戸=imado 澤口=sawaguchi 千坂=chisaka 椎谷=shiiya 関屋=sekiya 南沢=minamizawa 三玉=mitama
      梶浦=kajiura 前場=maeba 原澤=harasawa 柳葉=yanagiba 井端=ibata 原賀=haraga 河原口=kawaraguchi
      蛭川=hirukawa 平渡=hirawata 木之元=kinomoto 飯場=iiba 曽部=sobe 畑谷=hataya 松比良=matsuhira
      井東=ito 波山=namiyama 大柴=oshiba 畑島=hatajima 蓮井=hasui 大桑=okuwa 平形=hiragata
      上脇=kamiwaki 古田島=kotajima 柏山=kashiyama 清元=kiyomoto 皆口=minaguchi 澤崎=sawazaki
      阪中=sakanaka 唐木田=karakida 沢中=sawanaka 氏原=ujihara 堀畑=horihata 河原崎=kawarazaki
      広江=hiroe 勝間=katsuma 若宮=wakamiya 出川=degawa 池脇=ikewaki 勝見=katsumi 作野=sakuno
      矢田部=yatabe 浦西=uranishi 姫川=himekawa 板坂=itasaka 湯澤=yuzawa 和倉=wakura 神辺=kannabe
      折口=origuchi 長渕=nagabuchi 塩屋=shioya 重岡=shigeoka 坂浜=sakahama 尾沼=onuma
      森久保=morikubo 若江=wakae 糸川=itokawa 山手=yamate 芦谷=ashiya 柴内=shibanai 守橋=morihashi
      大仲=onaka 新屋=araya 半藤=hando 鬼木=oniki 桜森=sakuramori 向島=mukaishima 宇垣=ugaki
      田形=tagata 尾内=onai 竹俣=takemata 江畑=ehata 金杉=kanasugi 桐島=kirishima 桝本=masumoto
      嶋尾=shimao 羽原=habara 志間=shima 斎賀=saiga 熊地=kumachi 仲地=nakachi 加賀見=kagami
      中安=nakayasu 八木原=yagihara 大辻=otsuji 小屋平=koyadaira 船見=funami 笹沼=sasanuma
      飯吉=iiyoshi 柏村=kashimura 津森=tsumori 大星=oboshi 室岡=murooka 徳間=tokuma 二上=nikami
      瀬間=sema 栗田谷=kuritaya 山花=yamahana 皆島=minashima 河出=kawade 漆山=urushiyama
      駒沢=komazawa 森保=moriyasu 引野=hikino 中目=nakame 小渡=kowatari 島屋=shimaya 室野井=muronoi
      奈須野=nasuno 奈良野=narano 沼沢=numazawa 喜谷=kitani 鹿志村=kashimura 八嶋=yashima
      阪下=sakashita 沢上=sawakami 又村=matamura 名島=najima 荒子=arako 戸松=tomatsu 高手=takate
      綾川=ayakawa 佐武=satake 榎沢=enosawa 芝原=shibahara 那須野=nasuno 名久井=nakui 川熊=kawakuma
      有江=arie 稲辺=inabe 水竹=mizutake 萩中=haginaka 犬島=inujima 奥泉=okuizumi 柴宮=shibamiya
      間藤=mato 勝浦=katsuura 窪島=kubojima 三友=mitomo 押川=oshikawa 峰山=mineyama 木俣=kimata
      坂出=sakaide 泉崎=izumizaki 沼岡=numaoka 下坂=shimosaka 谷水=tanimizu 峯村=minemura
      井手上=ideue 羽尾=hao 伊関=iseki 保屋野=hoyano 西家=nishiie 池畑=ikehata 荒戸=arato 赤城=akagi
      瀬賀=sega 南谷=minamitani 河東=kawato 成松=narimatsu 井尻=ijiri 崎野=sakino 染崎=somezaki
      篠宮=shinomiya 前畑=maehata 柿下=kakishita 与本=yomoto 白子=shirako 沢松=sawamatsu 大河=okawa
      上泉=kamiizumi 結木=yuki 正岡=masaoka 花松=hanamatsu 奥戸=okudo 一岡=ichioka 久永=hisanaga
      戸倉=tokura 飯畑=iihata 玉津=tamatsu 白城=shiraki 直原=naohara 蓮村=hasumura 入谷=iriya
      岸上=kishigami 真嶋=mashima 織原=orihara 木月=kizuki 川波=kawanami 亀屋原=kameyabara
      本杉=motosugi 谷戸=tanito 米城=yoneki 江良=era 間島=majima 吉津=kitsu 白戸=shirato
      岩室=iwamuro 野畑=nobata 外島=toshima 原嶋=harashima 城沢=shirosawa 伊馬=ima 秋場=akiba
      小門=okado 羽瀬=hase 佐熊=sakuma 仲平=nakahira 峰村=minemura 小吹=obuki 早津=hayatsu
      猿田=saruta 室谷=murotani 真石=maishi 小斎=kosai 杉生=sugiu 丸屋=maruya 瀬下=seshimo
      谷脇=taniwaki 和賀=waga 樋上=higami 根橋=nebashi 夏木=natsuki 谷田部=yatabe 竹貫=takenuki
      濱口=hamaguchi 滝根=takine 関子=sekiko 柴垣=shibagaki 入沢=irisawa 石幡=ishihata
      神城=kamishiro 綿谷=wataya 田野畑=tanohata 関場=sekiba 溝部=mizobe 五上=gogami 戸坂=tosaka
      楠岡=kusuoka 澤谷=sawaya 桐谷=kiriya 多岐川=takigawa 浜畑=hamahata 西方=nishikata
      立松=tatematsu 磯江=isoe 八津尾=yatsuo 目崎=mezaki 小桑=kokuwa 住岡=sumioka 戸澤=tozawa
      津嶋=tsushima 冨澤=tomizawa 真辺=manabe 濱崎=hamazaki 土子=tsuchiko 川幡=kawabata
      駒谷=komatani 室崎=murosaki 中桐=nakagiri 桜塚=sakurazuka 坂尻=sakajiri 山門=yamakado
      小迫=kosako 山吹=yamabuki 岩波=iwanami 森友=moritomo 柿倉=kakikura 草尾=kusao 井越=igoshi
      杉久保=sugikubo 菱谷=hishiya 糸原=itohara 西郷=nishigo 石牧=ishimaki 西前=nishimae
      永浜=nagahama 石鍋=ishinabe 鎌上=kamagami 中溝=nakamizo 三室=mimuro 倉嶋=kurashima 稲場=inaba
      花坂=hanasaka 花塚=hanatsuka 桐沢=kirisawa 鎌松=kamamatsu 木佐=kisa 荒畑=arahata
      喜多村=kitamura 山菅=yamasuga 今里=imazato 小川名=ogawana 折谷=oriya 奈良井=narai 岩滝=iwataki
      勝沼=katsunuma 濱島=hamashima 桑江=kuwae 高峰=takamine 曽根崎=sonezaki 花澤=hanazawa 仁尾=nio
      中路=nakaji 鷲崎=washizaki 金浜=kanehama 浅坂=asazaka 今出=imade 宮淵=miyabuchi 井形=igata
      栗平=kurihira 永堀=nagahori 小辻=kotsuji 戸賀沢=togasawa 倉石=kuraishi 狩谷=kariya
      金井塚=kanaizuka 若水=wakamizu 成見=narimi 小成=konari 作山=sakuyama 板津=itatsu 伏木=fushiki
      金高=kanetaka 君和田=kimiwada 八重沢=yaezawa 薄木=usuki 谷畑=tanihata 今堀=imahori
      飛島=tobishima 嶋中=shimanaka 沢見=sawami 早宮=hayamiya 仲吉=nakayoshi 田波=tanami
      西堀=nishibori 竹友=taketomo 白畑=shirahata 井手浦=ideura 野室=nomuro 桜江=sakurae
      矢倉沢=yagurazawa 福武=fukutake 棚木=tanaki 戸賀=toga 星永=hoshinaga 猪倉=inokura 中堂=nakado
      藤波=fujinami 米畑=yonehata 今居=imai 瀬沼=senuma 北形=kitagata 磯地=isochi 伊勢屋=iseya
      飯坂=iizaka 津奈木=tsunagi 鶴間=tsuruma 塩越=shiokoshi 柚原=yuhara 稲吉=inayoshi 原屋=haraya
      栗城=kuriki 酒見=sakami 唐木=karaki 久城=kujo 保谷=hoya 坪倉=tsubokura 久津見=kutsumi
      久保倉=kubokura 井畑=ibata 成澤=narisawa 平方=hirakata 黒丸=kuromaru 紺名野=konnano 磯辺=isobe
      三滝=mitaki 赤岩=akaiwa 八城=yashiro 中曽=nakaso 尾嶋=ojima 風岡=kazaoka 茂原=mobara 相場=aiba
      浜竹=hamatake 宮鍋=miyanabe 兼崎=kanesaki 朝永=asanaga 椎橋=shiihashi 徳元=tokumoto 尾平=ohira
      浦嶋=urashima 田幡=tabata 川淵=kawabuchi 泉沢=izumisawa 井戸沼=idonuma 直木=naoki 大南=ominami
      野波=nonami 茅原=chihara 笠間=kasama 城島=joshima 津屋=tsuya 君成田=kiminarita 沖中=okinaka
      大田黒=otaguro 江馬=ema 鶴賀=tsuruga 国松=kunimatsu 笹嶋=sasajima 田方=takata 横関=yokoseki
      仲畑=nakahata 濱岡=hamaoka 水里=mizusato 滝上=takinoe 花森=hanamori 金巻=kanemaki 越尾=koshio
      末石=sueishi 添川=soekawa 鷲沢=washizawa 瀬野尾=senoo 丸子=maruko 芝口=shibaguchi
      岸森=kishimori 板宮=itamiya 奈須川=nasukawa 湯江=yue 中迫=nakasako 津留崎=tsurusaki
      西牧=nishimaki 水出=mizuide 塚根=tsukane 舟木=funaki 崎本=sakimoto 田郷=tago 新名=niina
      近内=konnai 飛岡=tobioka 菅泉=sugaizumi 会沢=aizawa 丹澤=tanzawa 徳江=tokue 橋戸=hashido
      那須川=nasukawa 濱谷=hamaya 藤前=fujimae 山北=yamakita 千間=senma 若田部=wakatabe
      西町=nishimachi 本柳=motoyanagi 桜葉=sakuraba 古泉=koizumi 南原=nanbara 広畑=hirohata
      奥出=okude 水巻=mizumaki 丸池=maruike 稲泉=inaizumi 豊澤=toyosawa 樋浦=hiura 秋良=akira
      星澤=hoshizawa 野方=nokata 江端=ebata 加賀屋=kagaya 浜名=hamana 姫木=himeki 川町=kawamachi
      里村=satomura 三科=mishina 仲井間=nakaima 倉地=kurachi 比留川=hirukawa 笠森=kasamori
      森滝=moritaki 板屋=itaya 戸津=totsu 矢代=yashiro 飯石=iishi 浦江=urae 影沢=kagesawa
      上出=kamide 鷲谷=washiya 金久保=kanakubo 合川=aikawa 桑嶋=kuwajima 瀬戸岡=sedooka 志垣=shigaki
      岩坪=iwatsubo 嶋倉=shimakura 安久津=akutsu 澤内=sawauchi 谷保=yaho 井熊=ikuma 奥居=okui
      豊浦=toyoura 関城=sekijo 荻澤=ogisawa 室橋=murohashi 長勢=nagase 山仲=yamanaka 鳥屋部=toriyabe
      久下=kuge 徳垣=tokugaki 戸嶋=toshima 田邊=tanabe 戸沼=tonuma 東浦=higashiura 増戸=masuto
      須坂=suzaka 飯浜=iihama 梶子=kajiko 飛沢=tobisawa 沼尾=numao 猪浦=inoura 湯地=yuchi
      水津=suitsu 戸田沢=todasawa 下江=shimoe 隅木=sumiki 生島=ikushima 高際=takagiwa
      櫻谷=sakuratani 飯高=iitaka 直島=naoshima 梅里=umezato 赤須=akasu 舟崎=funazaki 上里=kamisato
      藤立=fujitate 横代=yokoshiro 戸石=toishi 垣野=kakino 城内=kiuchi 鳥屋=toriya 新浜=niihama
      成嶋=narishima 佐立=satachi 折内=oriuchi 井波=inami 武居=takei 門倉=kadokura 野市=noichi
      国見=kunimi 黒柳=kuroyanagi 間部=mabe 伊海=iumi 岩立=iwatachi 真城=maki 伊勢子=iseko
      伊良子=irako 峯木=mineki 久津=hisatsu 沼部=numabe 棚沢=tanazawa 長淵=nagabuchi 西城=saijo
      押木=oshiki 原子=harako 新高=niitaka 田邉=tanabe 川手=kawate 露口=tsuyuguchi 肥田野=hidano
      深堀=fukahori 駒瀬=komase 飯端=iibata 田添=tazoe 谷地森=yachimori 多澤=tazawa 会谷=aitani
      浅越=asagoe 有泉=ariizumi 菊竹=kikutake 深居=fukai 高辻=takatsuji 仲丸=nakamaru
      河原木=kawaragi 元島=motoshima 日野浦=hinoura 田鍋=tanabe 和地=wachi 矢須=yasu 小南=kominami
      秋保=akiho 藤牧=fujimaki 久石=hisaishi 浦辺=urabe 田町=tamachi 河室=kawamuro 宮住=miyasumi
      三鍋=minabe 木滝=kitaki 冨江=tomie 伏谷=fushiya 折尾=orio 保原=hobara 姫島=himeshima
      河又=kawamata 加佐=kasa 上柳=ueyanagi 糸島=itoshima 戸根=tone 臼倉=usukura 岩持=iwamochi
      奈良原=narahara 笠沼=kasanuma 竹前=takemae 紺谷=kontani 菅名=sugana 西目=nishime 野添=nozoe
      瀬上=senoe 岩手=iwate 喜多川=kitagawa 川安=kawayasu 長町=nagamachi 豊嶋=toyoshima 皆瀬=minase
      八木沢=yagisawa 下辺=shimobe 中富=nakatomi 勝城=katsuki 岩吉=iwakichi 永友=nagatomo
      平手=hirate 沢江=sawae 入間川=irimagawa 牧之内=makinouchi 戸屋=toya 林口=hayashiguchi
      楠瀬=kususe 川目=kawame 赤枝=akaeda 土佐林=tosabayashi 能瀬=nose 倉戸=kurato 八森=hachimori
      市丸=ichimaru 鶴宮=tsurumiya 町永=machinaga 友沢=tomozawa 船水=funamizu 荒居=arai 白出=shirade
      漆崎=urushizaki 菊名=kikuna 伊良部=irabu 片岸=katagishi 船子=funako 池尻=ikejiri
      林崎=hayashizaki 豊元=toyomoto 岸根=kishine 船場=funaba 坪沼=tsubonuma 遠宮=tomiya 古関=koseki
      岡市=okaichi 秋浜=akihama 小園=kozono 石堂=ishido 北郷=kitago 川股=kawamata 板場=itaba
      桑畑=kuwahata 白柳=shirayanagi 与口=yoguchi 和嶋=wajima 上東=uehigashi 友岡=tomooka
      宇之津=unotsu 元岡=motooka 一方井=ichikatai 井堀=ibori 鳴沢=narusawa 魚崎=uozaki 船戸=funato
      八奈見=yanami 丹内=tannai 矢越=yagoshi 櫻内=sakurauchi 片柳=katayanagi 奥貫=okunuki
      永武=nagatake 大向=omukai 鶴屋=tsuruya 下嶋=shimojima 豊宮=toyomiya 米里=yonesato 加畑=kabata
      伊久地=ikuji 辻脇=tsujiwaki 森町=morimachi 伊庭=iba 阿久澤=akusawa 片里=katasato 八杉=yasugi
      野矢=noya 半澤=hanzawa 間中=manaka 魚島=uoshima 牧江=makie 伊熊=ikuma 宮路=miyaji
      芝崎=shibasaki 角松=kadomatsu 豊根=toyone 柏岡=kashioka 金武=kanatake 沖浦=okiura
      唐崎=karasaki 諸塚=morotsuka 竹添=takezoe 鎌江=kamae 堀合=horiai 中南=nakaminami
      東根=higashine 塩浜=shiohama 水戸部=mitobe 雨尾=amao 浦戸=urato 幸谷=kotani 横越=yokogoshi
      大阿久=oaku 塩月=shiotsuki 濱尾=hamao 田安=tayasu 沢辺=sawabe 尾倉=ogura 岡添=okazoe
      塩出=shiode 渋澤=shibusawa 永黒=nagaguro 仲居=nakai 岸辺=kishibe 川住=kawazumi 花城=hanashiro
      漆沢=urushizawa 駒林=komabayashi 鳥脇=toriwaki 大角=osumi 鳥谷部=toriyabe 砂澤=sunazawa
      鍋谷=nabeya 大久=ohisa 金須=kinsu 垣本=kakimoto 松富=matsutomi 櫻木=sakuragi 真杉=masugi
      峯岡=mineoka 元谷=mototani 浅輪=asawa 曽宮=somiya 石光=ishimitsu 隅谷=sumiya 中馬=chuma
      海原=kaibara 間下=mashita 羽下=haneshita 古前=furumae 沼下=numashita 西東=saito 桝谷=masuya
      白須=shirasu 奈良木=naraki 川路=kawaji 植月=uetsuki 宇奈根=unane 大古=oko 神出=kamide
      赤井畑=akaihata 大多和=otawa 平吹=hirabuki 糸谷=itotani 武輪=takewa 宮北=miyakita 三股=mimata
      立葉=tateba 手代木=teshirogi 桐林=kiribayashi 村手=murate 深海=fukaumi 本上=honjo 山東=santo
      八名=yana 横家=yokoya 秋月=akizuki 櫛谷=kushiya 島居=shimai 細越=hosogoe 金波=kanenami
      漆谷=urushiya 木町=kimachi 吉植=yoshiue 仲俣=nakamata 武友=taketomo 沖津=okitsu 阿曽沼=asonuma
      古知屋=kochiya 粟谷=awaya 宮迫=miyasako 新巻=aramaki 及森=oimori 長峰=nagamine 柏葉=kashiwaba
      新郷=shingo 神里=kamisato 鹿賀=kaga 露崎=tsuyusaki 神代=kamishiro 峯沢=minesawa 古俣=komata
      三門=mikado 桜坂=sakurazaka 鳥畑=torihata 佐和=sawa 清里=kiyosato 芦間=ashima 二葉=futaba
      皆上=minakami 森安=moriyasu 坂牧=sakamaki 石河=ishikawa 宇美=umi 板戸=itado 二戸=nito
      木梨=kinashi 丸浜=maruhama
      """,
    rareSurnameHeads: "",
    rareSurnameTails: "",
    rareSurnameWeight: 25_000,
    surnameCount: 1,
    femaleNames: """
      1930 和子=kazuko:200 幸子=sachiko:167 節子=setsuko:143 弘子=hiroko:125 美代子=miyoko:111
      久子=hisako:100 文子=fumiko:91 洋子=yoko:83 美智子=michiko:77 京子=kyoko:71 悦子=etsuko:67
      信子=nobuko:62 光子=mitsuko:59 栄子=eiko:56 孝子=takako:53 良子=yoshiko:50 敏子=toshiko:48
      愛子=aiko:45 静子=shizuko:43 千代子=chiyoko:42 昭子=akiko:40 照子=teruko:38 恵美子=emiko:37
      芳子=yoshiko:36 澄子=sumiko:34 清子=kiyoko:33 正子=masako:32 道子=michiko:31 貞子=sadako:30
      英子=hideko:29 喜美子=kimiko:29 登美子=tomiko:28 房子=fusako:27 君子=kimiko:26
      富美子=fumiko:26 八重子=yaeko:25 雅子=masako:24 礼子=reiko:24 恵子=keiko:23 紀子=noriko:23
      昌子=masako:22 初江=hatsue:22 静江=shizue:21 春子=haruko:21 秀子=hideko:20 百合子=yuriko:20
      淑子=yoshiko:20 玲子=reiko:19 泰子=yasuko:19 政子=masako:19 智恵子=chieko:18 千恵子=chieko:18
      朝子=asako:18 花子=hanako:17 郁子=ikuko:17 美津子=mitsuko:17 和枝=kazue:16 喜代子=kiyoko:16
      綾子=ayako:16 安子=yasuko:16 絹子=kinuko:15 時子=tokiko:15
      1940 和子=kazuko:167 洋子=yoko:143 幸子=sachiko:125 節子=setsuko:111 弘子=hiroko:100
      美智子=michiko:91 悦子=etsuko:83 勝子=katsuko:77 恵子=keiko:71 京子=kyoko:67 美代子=miyoko:62
      光子=mitsuko:59 紀子=noriko:56 昭子=akiko:53 信子=nobuko:50 久子=hisako:48 文子=fumiko:45
      恵美子=emiko:43 啓子=keiko:42 久美子=kumiko:40 栄子=eiko:38 礼子=reiko:37 孝子=takako:36
      敏子=toshiko:34 良子=yoshiko:33 陽子=yoko:32 順子=junko:31 千恵子=chieko:30 則子=noriko:29
      裕子=hiroko:29 玲子=reiko:28 紘子=hiroko:27 邦子=kuniko:26 澄子=sumiko:26 富子=tomiko:25
      道子=michiko:24 英子=eiko:24 芳子=yoshiko:23 静子=shizuko:23 淳子=junko:22 泰子=yasuko:22
      雅子=masako:21 典子=noriko:21 早苗=sanae:20 和代=kazuyo:20 律子=ritsuko:20 佳子=yoshiko:19
      静枝=shizue:19 清子=kiyoko:19 照子=teruko:18 正子=masako:18 喜久子=kikuko:18 美枝子=mieko:17
      容子=yoko:17 秀子=hideko:17 博子=hiroko:16 百合子=yuriko:16 千鶴子=chizuko:16
      登志子=toshiko:16 妙子=taeko:15 智子=tomoko:15 絹代=kinuyo:15
      1950 恵子=keiko:143 洋子=yoko:125 和子=kazuko:111 幸子=sachiko:100 京子=kyoko:91
      由美子=yumiko:83 久美子=kumiko:77 美智子=michiko:71 節子=setsuko:67 悦子=etsuko:62
      裕子=yuko:59 恵美子=emiko:56 順子=junko:53 明美=akemi:50 典子=noriko:48 智子=tomoko:45
      真理子=mariko:43 弘子=hiroko:42 美代子=miyoko:40 陽子=yoko:38 啓子=keiko:37 礼子=reiko:36
      純子=junko:34 雅子=masako:33 孝子=takako:32 良子=yoshiko:31 博子=hiroko:30 文子=fumiko:29
      紀子=noriko:29 千恵子=chieko:28 真由美=mayumi:27 隆子=takako:26 敏子=toshiko:26 信子=nobuko:25
      春美=harumi:24 和美=kazumi:24 早苗=sanae:23 栄子=eiko:23 ひとみ=hitomi:22 みどり=midori:22
      淳子=junko:21 邦子=kuniko:21 律子=ritsuko:20 玲子=reiko:20 広子=hiroko:20 美恵子=mieko:19
      富美子=fumiko:19 靖子=yasuko:19 まゆみ=mayumi:18 ひろみ=hiromi:18 久恵=hisae:18 浩子=hiroko:17
      直子=naoko:17 清美=kiyomi:17 美佐子=misako:16 由紀子=yukiko:16 民子=tamiko:16 里子=satoko:16
      育子=ikuko:15 郁子=ikuko:15 千鶴子=chizuko:15 佳子=yoshiko:15
      1960 由美子=yumiko:125 明美=akemi:111 真由美=mayumi:100 恵子=keiko:91 久美子=kumiko:83
      智子=tomoko:77 裕子=yuko:71 洋子=yoko:67 由美=yumi:62 幸子=sachiko:59 直美=naomi:56
      陽子=yoko:53 浩子=hiroko:50 和子=kazuko:48 京子=kyoko:45 典子=noriko:43 順子=junko:42
      純子=junko:40 直子=naoko:38 美智子=michiko:37 恵美子=emiko:36 ゆかり=yukari:34 美香=mika:33
      真理=mari:32 和美=kazumi:31 美紀=miki:30 美穂=miho:29 由紀子=yukiko:29 里美=satomi:28
      弘美=hiromi:27 かおり=kaori:26 恵美=emi:26 千春=chiharu:25 早苗=sanae:24 みゆき=miyuki:24
      美幸=miyuki:23 雅子=masako:23 博美=hiromi:22 敦子=atsuko:22 千恵=chie:21 真弓=mayumi:21
      佳子=yoshiko:20 初美=hatsumi:20 律子=ritsuko:20 清美=kiyomi:19 恵理子=eriko:19 桂子=keiko:19
      理恵=rie:18 淳子=junko:18 晴美=harumi:18 弥生=yayoi:17 昌子=masako:17 万里子=mariko:17
      礼子=reiko:16 由香=yuka:16 啓子=keiko:16 ひろみ=hiromi:16 香代子=kayoko:15 美樹=miki:15
      千鶴=chizuru:15 伸子=nobuko:15 美恵子=mieko:14 ひとみ=hitomi:14 佳代子=kayoko:14
      1970 陽子=yoko:111 智子=tomoko:100 裕子=yuko:91 真由美=mayumi:83 久美子=kumiko:77
      純子=junko:71 直美=naomi:67 香織=kaori:62 恵美=emi:59 美香=mika:56 恵=megumi:53 美穂=miho:50
      由美子=yumiko:48 優子=yuko:45 恵子=keiko:43 直子=naoko:42 由美=yumi:40 めぐみ=megumi:38
      裕美=hiromi:37 理恵=rie:36 美紀=miki:34 幸子=sachiko:33 理香=rika:32 由香=yuka:31
      由香里=yukari:30 友子=tomoko:29 明美=akemi:29 さおり=saori:28 千春=chiharu:27 里美=satomi:26
      奈緒美=naomi:26 智美=tomomi:25 真理子=mariko:24 順子=junko:24 佳子=yoshiko:23 亜希子=akiko:23
      晶子=akiko:22 聡子=satoko:22 礼子=reiko:21 綾子=ayako:21 里香=rika:20 真紀=maki:20
      麻紀=maki:20 祐子=yuko:19 貴子=takako:19 敦子=atsuko:19 千恵=chie:18 典子=noriko:18
      洋子=yoko:18 知子=tomoko:17 朋子=tomoko:17 美奈子=minako:17 美和=miwa:16 美樹=miki:16
      雅美=masami:16 早苗=sanae:16 麻里=mari:15 由紀=yuki:15 かおり=kaori:15 みゆき=miyuki:15
      志保=shiho:14 千佳=chika:14 有紀=yuki:14 和美=kazumi:14 尚子=naoko:14 仁美=hitomi:14
      1980 愛=ai:91 麻衣=mai:83 裕子=yuko:77 恵=megumi:71 香織=kaori:67 彩=aya:62 麻美=asami:59
      美穂=miho:56 舞=mai:53 沙織=saori:50 智子=tomoko:48 友美=tomomi:45 陽子=yoko:43 愛美=manami:42
      理恵=rie:40 絵美=emi:38 恵美=emi:37 明日香=asuka:36 由佳=yuka:34 久美子=kumiko:33
      あゆみ=ayumi:32 美香=mika:31 麻衣子=maiko:30 真由美=mayumi:29 千尋=chihiro:29 綾=aya:28
      綾香=ayaka:27 優子=yuko:26 瞳=hitomi:26 亜希子=akiko:25 成美=narumi:24 智美=tomomi:24
      友香=yuka:23 美紀=miki:23 千春=chiharu:22 有希子=yukiko:22 麻里子=mariko:21 梓=azusa:21
      亜由美=ayumi:20 恵理=eri:20 恵理子=eriko:20 彩香=ayaka:19 裕美=hiromi:19 綾子=ayako:19
      由香里=yukari:18 真理子=mariko:18 美由紀=miyuki:18 里奈=rina:17 茜=akane:17 祥子=shoko:17
      里美=satomi:16 めぐみ=megumi:16 美幸=miyuki:16 さやか=sayaka:16 奈々=nana:15 遥=haruka:15
      早紀=saki:15 桃子=momoko:15 夏美=natsumi:14 詩織=shiori:14 奈津子=natsuko:14 静香=shizuka:14
      香奈=kana:14 加奈子=kanako:14 志穂=shiho:13
      1990 美咲=misaki:67 愛=ai:62 彩=aya:59 舞=mai:56 萌=moe:53 麻衣=mai:50 彩香=ayaka:48
      愛美=manami:45 美穂=miho:43 千尋=chihiro:42 茜=akane:40 桃子=momoko:38 遥=haruka:37 葵=aoi:36
      明日香=asuka:34 里奈=rina:33 彩花=ayaka:32 七海=nanami:31 優花=yuka:30 早紀=saki:29
      未来=miku:29 楓=kaede:28 菜摘=natsumi:27 佳奈=kana:26 千夏=chinatsu:26 真由=mayu:25
      奈々=nana:24 瞳=hitomi:24 沙織=saori:23 玲奈=rena:23 彩乃=ayano:22 優香=yuka:22
      菜々子=nanako:21 亜美=ami:21 夏希=natsuki:20 美里=misato:20 由佳=yuka:20 綾香=ayaka:19
      成美=narumi:19 詩織=shiori:19 夏美=natsumi:18 真央=mao:18 琴美=kotomi:18 梨沙=risa:17
      里沙=risa:17 美月=mizuki:17 春香=haruka:16 結衣=yui:16 智美=tomomi:16 莉奈=rina:16
      瑞希=mizuki:15 綾乃=ayano:15 香織=kaori:15 杏奈=anna:15 紗希=saki:14 絵里香=erika:14
      菜月=natsuki:14 友香=yuka:14 さくら=sakura:14 梨奈=rina:14 千晴=chiharu:13 朱里=akari:13
      栞=shiori:13 静香=shizuka:13 真奈美=manami:13
      2000 美咲=misaki:53 さくら=sakura:50 陽菜=hina:48 七海=nanami:45 葵=aoi:43 凜=rin:42 萌=moe:40
      美月=mizuki:38 優花=yuka:37 未来=miku:36 彩花=ayaka:34 菜月=natsuki:33 結衣=yui:32 美羽=miu:31
      莉子=riko:30 真央=mao:29 花音=kanon:29 琴音=kotone:28 彩乃=ayano:27 愛美=manami:26
      明日香=asuka:26 詩織=shiori:25 玲奈=rena:24 美優=miyu:24 百花=momoka:23 楓=kaede:23
      桃花=momoka:22 桃香=momoka:22 遥=haruka:21 愛=ai:21 ひなた=hinata:20 心=kokoro:20 優奈=yuna:20
      結菜=yuina:19 千尋=chihiro:19 遥香=haruka:19 愛莉=airi:18 和奏=wakana:18 怜奈=rena:18
      優衣=yui:17 心愛=kokoa:17 咲良=sakura:17 瑞希=mizuki:16 千夏=chinatsu:16 綾音=ayane:16
      綾香=ayaka:16 春菜=haruna:15 真帆=maho:15 朱里=akari:15 日菜=hina:15 芽依=mei:14 彩音=ayane:14
      萌花=moeka:14 菜々子=nanako:14 風花=fuka:14 優月=yuzuki:14 美結=miyu:13 唯=yui:13 莉央=rio:13
      ほのか=honoka:13 日和=hiyori:13 美桜=mio:12 奈々=nana:12 夏希=natsuki:12 莉奈=rina:12
      愛梨=airi:12
      """,
    maleNames: """
      1930 清=kiyoshi:200 勇=isamu:167 博=hiroshi:143 弘=hiroshi:125 実=minoru:111 進=susumu:100
      茂=shigeru:91 正=tadashi:83 稔=minoru:77 武=takeshi:71 和夫=kazuo:67 三郎=saburo:62
      勝=masaru:59 隆=takashi:56 明=akira:53 昇=noboru:50 勲=isao:48 功=isao:45 幸雄=yukio:43
      勉=tsutomu:42 昭=akira:40 豊=yutaka:38 正雄=masao:37 一郎=ichiro:36 義雄=yoshio:34
      秀雄=hideo:33 正男=masao:32 忠=tadashi:31 保=tamotsu:30 登=noboru:29 孝=takashi:29
      昭二=shoji:28 昭三=shozo:27 昭夫=akio:26 昭一=shoichi:26 辰雄=tatsuo:25 栄一=eiichi:24
      栄治=eiji:24 誠=makoto:23 一男=kazuo:23 敏雄=toshio:22 武雄=takeo:22 光雄=mitsuo:21
      良雄=yoshio:21 良一=ryoichi:20 健二=kenji:20 利夫=toshio:20 四郎=shiro:19 五郎=goro:19
      英雄=hideo:19 幸男=yukio:18 久雄=hisao:18 正夫=masao:18 正一=shoichi:17 利雄=toshio:17
      春雄=haruo:17 輝雄=teruo:16 忠雄=tadao:16 二郎=jiro:16 次男=tsugio:16 文雄=fumio:15
      芳雄=yoshio:15 信雄=nobuo:15 修=osamu:15
      1940 勝=masaru:167 勇=isamu:143 進=susumu:125 清=kiyoshi:111 勲=isao:100 博=hiroshi:91
      弘=hiroshi:83 功=isao:77 稔=minoru:71 武=takeshi:67 茂=shigeru:62 勝利=katsutoshi:59
      和夫=kazuo:56 修=osamu:53 明=akira:50 実=minoru:48 豊=yutaka:45 正=tadashi:43 隆=takashi:42
      昭=akira:40 昇=noboru:38 紀夫=norio:37 紘一=koichi:36 誠=makoto:34 孝=takashi:33 正雄=masao:32
      忠=tadashi:31 勉=tsutomu:30 一郎=ichiro:29 健二=kenji:29 邦夫=kunio:28 邦雄=kunio:27
      義雄=yoshio:26 義明=yoshiaki:26 武夫=takeo:25 勝男=katsuo:24 勝彦=katsuhiko:24 哲夫=tetsuo:23
      哲雄=tetsuo:23 幸雄=yukio:22 幸男=yukio:22 正義=masayoshi:21 国雄=kunio:21 英雄=hideo:20
      和男=kazuo:20 一夫=kazuo:20 和雄=kazuo:19 昭夫=akio:19 正夫=masao:19 敏夫=toshio:18
      敏雄=toshio:18 俊夫=toshio:18 文夫=fumio:17 武志=takeshi:17 正幸=masayuki:17 洋一=yoichi:16
      良夫=yoshio:16 栄一=eiichi:16 三郎=saburo:16 宏=hiroshi:15 晃=akira:15 昌弘=masahiro:15
      恒夫=tsuneo:15 信夫=nobuo:14 寛=hiroshi:14 利夫=toshio:14 満=mitsuru:14
      1950 茂=shigeru:143 誠=makoto:125 隆=takashi:111 博=hiroshi:100 修=osamu:91 進=susumu:83
      清=kiyoshi:77 稔=minoru:71 豊=yutaka:67 明=akira:62 実=minoru:59 勉=tsutomu:56 浩=hiroshi:53
      和夫=kazuo:50 正=tadashi:48 勝=masaru:45 昇=noboru:43 徹=toru:42 孝=takashi:40 勇=isamu:38
      弘=hiroshi:37 健一=kenichi:36 正博=masahiro:34 正人=masato:33 幸一=koichi:32 和彦=kazuhiko:31
      和弘=kazuhiro:30 光男=mitsuo:29 浩一=koichi:29 哲夫=tetsuo:28 健二=kenji:27 敏夫=toshio:26
      敏明=toshiaki:26 俊夫=toshio:25 英雄=hideo:24 英明=hideaki:24 正明=masaaki:23 孝夫=takao:23
      隆夫=takao:22 幸雄=yukio:22 幸男=yukio:21 信一=shinichi:21 信夫=nobuo:20 義明=yoshiaki:20
      一郎=ichiro:20 宏=hiroshi:19 満=mitsuru:19 晃=akira:19 洋一=yoichi:18 達夫=tatsuo:18
      秀夫=hideo:18 秀樹=hideki:17 文男=fumio:17 文夫=fumio:17 利明=toshiaki:16 和男=kazuo:16
      正幸=masayuki:16 康夫=yasuo:16 純一=junichi:15 賢一=kenichi:15 俊彦=toshihiko:15
      克己=katsumi:15 忠=tadashi:14 秀明=hideaki:14 邦夫=kunio:14 守=mamoru:14 耕一=koichi:14
      良一=ryoichi:14
      1960 誠=makoto:125 浩=hiroshi:111 修=osamu:100 隆=takashi:91 浩一=koichi:83 和彦=kazuhiko:77
      徹=toru:71 豊=yutaka:67 浩二=koji:62 剛=tsuyoshi:59 直樹=naoki:56 哲也=tetsuya:53
      聡=satoshi:50 健一=kenichi:48 学=manabu:45 秀樹=hideki:43 達也=tatsuya:42 博=hiroshi:40
      浩之=hiroyuki:38 勉=tsutomu:37 明=akira:36 茂=shigeru:34 淳=jun:33 健=takeshi:32
      和也=kazuya:31 進=susumu:30 実=minoru:29 正人=masato:29 正樹=masaki:28 英樹=hideki:27
      英明=hideaki:26 裕之=hiroyuki:26 博之=hiroyuki:25 博文=hirofumi:24 健二=kenji:24 健司=kenji:23
      幸一=koichi:23 幸司=koji:22 信也=shinya:22 伸一=shinichi:21 真一=shinichi:21 敦=atsushi:20
      孝=takashi:20 孝之=takayuki:20 隆之=takayuki:19 隆司=takashi:19 雅彦=masahiko:19
      雅之=masayuki:18 雅人=masato:18 昌弘=masahiro:18 昌彦=masahiko:17 康弘=yasuhiro:17
      康之=yasuyuki:17 靖=yasushi:16 良一=ryoichi:16 純一=junichi:16 俊之=toshiyuki:16
      義彦=yoshihiko:15 仁=hitoshi:15 宏=hiroshi:15 章=akira:15 晃=akira:14 勝=masaru:14
      和弘=kazuhiro:14 和博=kazuhiro:14 伸二=shinji:14 賢治=kenji:14 正之=masayuki:13
      克彦=katsuhiko:13 洋=hiroshi:13
      1970 誠=makoto:111 剛=tsuyoshi:100 直樹=naoki:91 健一=kenichi:83 哲也=tetsuya:77 学=manabu:71
      大輔=daisuke:67 淳=jun:62 大介=daisuke:59 英樹=hideki:56 徹=toru:53 崇=takashi:50 亮=ryo:48
      健=ken:45 聡=satoshi:43 秀樹=hideki:42 博之=hiroyuki:40 修=osamu:38 浩二=koji:37
      竜也=tatsuya:36 健太郎=kentaro:34 洋平=yohei:33 達也=tatsuya:32 和也=kazuya:31 隆=takashi:30
      浩之=hiroyuki:29 健二=kenji:29 健司=kenji:28 和彦=kazuhiko:27 真一=shinichi:26 真吾=shingo:26
      慎一=shinichi:25 慎也=shinya:24 敦=atsushi:24 洋介=yosuke:23 陽介=yosuke:23 雄一=yuichi:22
      祐一=yuichi:22 裕二=yuji:21 祐二=yuji:21 雄二=yuji:20 智之=tomoyuki:20 知之=tomoyuki:20
      智也=tomoya:19 正樹=masaki:19 雅之=masayuki:19 雅人=masato:18 孝之=takayuki:18
      貴之=takayuki:18 隆之=takayuki:17 克也=katsuya:17 信也=shinya:17 信之=nobuyuki:16
      康弘=yasuhiro:16 泰之=yasuyuki:16 浩一=koichi:16 幸一=koichi:15 幸司=koji:15 孝司=koji:15
      耕平=kohei:15 章=akira:14 洋=hiroshi:14 純一=junichi:14 剛志=tsuyoshi:14 武史=takeshi:14
      俊介=shunsuke:14 宏之=hiroyuki:13 拓也=takuya:13 努=tsutomu:13
      1980 大輔=daisuke:91 直樹=naoki:83 健太=kenta:77 誠=makoto:71 拓也=takuya:67 達也=tatsuya:62
      和也=kazuya:59 翔太=shota:56 翔=sho:53 亮=ryo:50 大介=daisuke:48 健太郎=kentaro:45
      雄太=yuta:43 祐介=yusuke:42 剛=tsuyoshi:40 大樹=daiki:38 哲也=tetsuya:37 徹=toru:36
      洋平=yohei:34 学=manabu:33 健一=kenichi:32 裕介=yusuke:31 健=ken:30 聡=satoshi:29
      翔平=shohei:29 雄介=yusuke:28 竜也=tatsuya:27 淳=jun:26 慎也=shinya:26 陽介=yosuke:25
      洋介=yosuke:24 雄大=yudai:24 裕太=yuta:23 祐太=yuta:23 智也=tomoya:22 康平=kohei:22
      浩平=kohei:21 亮太=ryota:21 貴之=takayuki:20 隆之=takayuki:20 崇=takashi:20 貴大=takahiro:19
      正樹=masaki:19 真也=shinya:19 慎太郎=shintaro:18 健二=kenji:18 雅人=masato:18 雅也=masaya:17
      和樹=kazuki:17 一樹=kazuki:17 勇樹=yuki:16 祐樹=yuki:16 裕樹=hiroki:16 宏樹=hiroki:16
      弘樹=hiroki:15 直人=naoto:15 直也=naoya:15 俊介=shunsuke:15 俊=shun:14 圭介=keisuke:14
      啓介=keisuke:14 恭平=kyohei:14 純平=junpei:14 晃平=kohei:14 亮介=ryosuke:13 良太=ryota:13
      悠介=yusuke:13 誠司=seiji:13 拓哉=takuya:13
      1990 翔太=shota:67 拓也=takuya:62 健太=kenta:59 大樹=daiki:56 翔=sho:53 大輝=daiki:50
      達也=tatsuya:48 翼=tsubasa:45 雄太=yuta:43 大輔=daisuke:42 拓海=takumi:40 翔平=shohei:38
      大地=daichi:37 大貴=daiki:36 駿=shun:34 亮太=ryota:33 直樹=naoki:32 和也=kazuya:31
      貴大=takahiro:30 雄大=yudai:29 涼太=ryota:29 亮=ryo:28 海斗=kaito:27 直人=naoto:26
      一輝=kazuki:26 陸=riku:25 康平=kohei:24 智也=tomoya:24 匠=takumi:23 拓哉=takuya:23
      祐介=yusuke:22 優太=yuta:22 裕太=yuta:21 健人=kento:21 勇太=yuta:20 悠太=yuta:20 航平=kohei:20
      航=wataru:19 和樹=kazuki:19 一樹=kazuki:19 恭平=kyohei:18 大智=daichi:18 俊介=shunsuke:18
      裕也=yuya:17 優也=yuya:17 雄也=yuya:17 健太郎=kentaro:16 慎太郎=shintaro:16 凌=ryo:16
      諒=ryo:16 隼人=hayato:15 裕貴=yuki:15 智貴=tomoki:15 俊=shun:15 純平=junpei:14 聖也=seiya:14
      誠=makoto:14 竜也=tatsuya:14 慶太=keita:14 圭太=keita:14 智大=tomohiro:13 将太=shota:13
      佑太=yuta:13
      2000 翔=sho:53 大輝=daiki:50 翔太=shota:48 拓海=takumi:45 海斗=kaito:43 蓮=ren:42 陸=riku:40
      颯太=sota:38 駿=shun:37 大翔=hiroto:36 優斗=yuto:34 健太=kenta:33 翼=tsubasa:32 匠=takumi:31
      優太=yuta:30 悠斗=yuto:29 一輝=kazuki:29 竜也=tatsuya:28 太陽=taiyo:27 大樹=daiki:26
      亮太=ryota:26 大地=daichi:25 智也=tomoya:24 歩夢=ayumu:24 大和=yamato:23 大雅=taiga:23
      陸斗=rikuto:22 悠真=yuma:22 颯汰=sota:21 輝=hikaru:21 悠人=yuto:20 雄大=yudai:20 雄太=yuta:20
      健斗=kento:19 海翔=kaito:19 啓太=keita:19 颯人=hayato:18 空=sora:18 陽斗=haruto:18
      樹=itsuki:17 航=wataru:17 航太=kota:17 康太=kota:16 涼太=ryota:16 隼人=hayato:16
      駿介=shunsuke:16 瑛太=eita:15 遼=ryo:15 涼=ryo:15 凌=ryo:15 龍之介=ryunosuke:14 智樹=tomoki:14
      直樹=naoki:14 和樹=kazuki:14 拓真=takuma:14 拓磨=takuma:14 大貴=daiki:13 大智=daichi:13
      亮介=ryosuke:13 聖也=seiya:13 健太郎=kentaro:13 慶太=keita:12 大輔=daisuke:12 優真=yuma:12
      陽太=yota:12
      """,
    ages: """
      18:221 20:626 25:641 30:645 35:721 40:795 45:946 50:944 55:808 60:745 65:754 70:934 75:703
      80:574 85:396 90:199 95
      """,
    cities: """
      札幌市=sapporo|北海道|0600001-0600022||1973
      仙台市=sendai|宮城県|9840030-9840065||1097
      さいたま市=saitama|埼玉県|3310045-3310078||1324
      千葉市=chiba|千葉県|2600001-2600028||975
      横浜市=yokohama|神奈川県|2310831-2310868||3777
      川崎市=kawasaki|神奈川県|2100801-2100869||1538
      相模原市=sagamihara|神奈川県|2520221-2520246||725
      新潟市=niigata|新潟県|9500121-9500169||789
      静岡市=shizuoka|静岡県|4200021-4200048||693
      浜松市=hamamatsu|静岡県|4300923-4300949||791
      名古屋市=nagoya|愛知県|4600001-4600026||2332
      京都市=kyoto|京都府|6008141-6008190||1464
      大阪市=osaka|大阪府|5400001-5400039||2752
      堺市=sakai|大阪府|5900921-5900977||826
      神戸市=kobe|兵庫県|6500011-6500048||1525
      岡山市=okayama|岡山県|7000801-7000847||725
      広島市=hiroshima|広島県|7300011-7300055||1201
      北九州市=kitakyushu|福岡県|8020001-8020026||939
      福岡市=fukuoka|福岡県|8120011-8120046||1612
      熊本市=kumamoto|熊本県|8600011-8600048||739
      世田谷区=setagaya|東京都|1580081-1580098||944
      大田区=ota|東京都|1430001-1430027||748
      江戸川区=edogawa|東京都|1330051-1330073||698
      足立区=adachi|東京都|1200011-1200047||695
      板橋区=itabashi|東京都|1730011-1730037||585
      江東区=koto|東京都|1350001-1350024||524
      葛飾区=katsushika|東京都|1240001-1240025||453
      新宿区=shinjuku|東京都|1600001-1600023||349
      港区=minato|東京都|1055501-1055549||260
      渋谷区=shibuya|東京都|1500031-1500047||244
      中央区=chuo|東京都|1030001-1030028||169
      千代田区=chiyoda|東京都|1010021-1010054||67
      八王子市=hachioji|東京都|1920041-1920075||579
      船橋市=funabashi|千葉県|2730011-2730048||643
      松戸市=matsudo|千葉県|2710061-2710097||498
      川口市=kawaguchi|埼玉県|3320001-3320035||594
      宇都宮市=utsunomiya|栃木県|3200801-3200867||519
      高崎市=takasaki|群馬県|3700811-3700857||373
      旭川市=asahikawa|北海道|0700021-0700044||329
      盛岡市=morioka|岩手県|0200801-0200846||290
      郡山市=koriyama|福島県|9638001-9638048||328
      長野市=nagano|長野県|3800831-3800867||373
      富山市=toyama|富山県|9300021-9300078||414
      金沢市=kanazawa|石川県|9200901-9200947||463
      岐阜市=gifu|岐阜県|5008001-5008059||403
      豊田市=toyota|愛知県|4710041-4710079||422
      東大阪市=higashiosaka|大阪府|5770801-5770849||494
      姫路市=himeji|兵庫県|6700001-6700058||531
      西宮市=nishinomiya|兵庫県|6620061-6620099||486
      奈良市=nara|奈良県|6308201-6308268||355
      和歌山市=wakayama|和歌山県|6408020-6408069||357
      倉敷市=kurashiki|岡山県|7100021-7100057||475
      福山市=fukuyama|広島県|7200801-7200845||461
      高松市=takamatsu|香川県|7600001-7600058||417
      松山市=matsuyama|愛媛県|7900831-7900878||511
      長崎市=nagasaki|長崎県|8500011-8500079||409
      大分市=oita|大分県|8701101-8701159||476
      宮崎市=miyazaki|宮崎県|8800901-8800956||401
      鹿児島市=kagoshima|鹿児島県|8920801-8920855||593
      那覇市=naha|沖縄県|9000011-9000037||318
      """,
    postcodeFormat: "###-####",
    landlineNumber: "",
    mobileNumbers: "",
    streetHeads: """
      本町:8 中央:8 栄町:4 旭町:3 緑町:3 幸町:3 錦町:2 桜町:2 若松町:2 末広町:2 元町:2 新町:3 東町:2
      西町:2 南町:2 北町:2 中町:2 上町:1 下町:1 仲町:2 大町:2 泉町:2 松原町:1 宮前町:1 宮本町:1
      寺町:1 八幡町:2 稲荷町:1 天神町:1 城山町:1 旭ヶ丘:2 緑ヶ丘:2 桜ヶ丘:2 自由ヶ丘:1 光ヶ丘:1
      富士見町:2 富士見台:1 若葉町:1 若葉台:1 青葉町:1 青葉台:1 美園:1 美里:1 花園町:1 花見台:1
      梅園町:1 梅が丘:1 藤が丘:1 松が丘:1 希望ヶ丘:1 朝日町:2 常盤町:1 高砂町:1 寿町:1 千歳町:1
      弥生町:1 永楽町:1 曙町:1 山手町:1 浜町:1 港町:1 海岸通:1 河原町:1 川端町:1 堀端町:1 橋本町:1
      水神町:1 清水町:1 湧水町:1 滝の上:1 池の端:1 柳町:1 竹園町:1 竹の台:1 欅台:1 楠町:1 榎町:1
      桐ヶ丘:1 椿台:1 菊水町:1 菖蒲町:1 萩の台:1 紅葉丘:1 白樺台:1 鷹匠町:1 鍛冶町:1 大工町:1
      紺屋町:1 呉服町:1 魚町:1 塩屋町:1 米屋町:1 茶屋町:1 問屋町:1 馬場町:1 弓町:1 的場町:1 御幸町:1
      京町:1 住吉町:1 春日町:1 日吉町:1 神明町:1 氷川町:1 白山町:1 浅間町:1 愛宕町:1 諏訪町:1
      月見町:1 星が丘:1 虹が丘:1 南台:1 北浜:1 東山町:1 西原町:1 南原町:1 北園町:1 東雲町:1 大手町:1
      追手町:1 城東町:1 城西町:1 城南町:1 駅前:2 駅南:1 駅東:1 新田町:1 田町:1 小川町:1 平和町:1
      昭和町:1 学園町:1 文京町:1
      """,
    streetTails: """
      1丁目:30 2丁目:27 3丁目:21 4丁目:13 5丁目:9
      """,
    streetJoin: "",
    houseNumberFollowsStreet: true,
    houseNumberJoin: "",
    houseNumbers: 1...30,
    companyHeads: """
      朝=asa 雪=yuki 霧=kiri 霞=kasumi 楓=kaede 桂=katsura 樫=kashi 萩=hagi 椿=tsubaki 柊=hiiragi
      橘=tachibana 蔦=tsuta 茜=akane 藍=ai 碧=ao 緋=hi 銀=gin 錦=nishiki 絹=kinu 琴=koto 笛=fue
      鈴=suzu 鐘=kane 星=hoshi 月=tsuki 虹=niji 雲=kumo 風=kaze 空=sora 潮=shio 渚=nagisa 滝=taki
      泉=izumi 澪=mio 雁=kari 鶴=tsuru 鷹=taka 燕=tsubame 蛍=hotaru 杜=mori 峠=toge 露=tsuyu
      霜=shimo 暁=akatsuki 宵=yoi 曙=akebono 梢=kozue 篠=shino 葦=ashi 檜=hinoki 梓=azusa
      """,
    companyTails: """
      嶺=mine 岬=misaki 帆=ho 舟=fune 羽=hane 音=oto 葉=ba 雫=shizuku 波=nami 浜=hama 浦=ura 瀬=se
      里=zato 谷=tani 坂=zaka 橋=bashi 池=ike 津=tsu 宮=miya 門=kado 丘=oka 岸=gishi 路=ji 窓=mado
      鏡=kagami 垣=gaki 堂=do 城=jo
      """,
    companyJoin: "",
    industries: """
      情報=joho, 情報技術=johogijutsu, 電算=densan, 通信=tsushin
      ヘルプデスク, テスター, 新人プログラマー
      システムエンジニア, プログラマー, データアナリスト, ウェブデザイナー, インフラエンジニア
      開発部長, プロジェクトマネージャー, 最高技術責任者

      医療=iryo, 製薬=seiyaku, 介護=kaigo, 医科器械=ikakikai
      看護助手, 介護職員, 医療事務
      看護師, 薬剤師, 理学療法士, 臨床検査技師
      看護師長, 診療部長, 施設長

      物流=butsuryu, 運輸=unyu, 倉庫=soko, 海運=kaiun
      仕分け係, 配送助手, 倉庫作業員
      トラック運転手, 配車係, 通関士
      物流センター長, 運行管理者, 営業所長

      建設=kensetsu, 工務店=komuten, 土木=doboku, 設計=sekkei
      現場作業員, 見習い大工
      大工, 電気工事士, 土木技術者, 建築士, 積算担当
      現場監督, 工事部長, 一級建築士

      証券=shoken, 信託=shintaku, 保険=hoken, 投資=toshi
      窓口係, 保険事務員
      融資担当, 証券アナリスト, ファイナンシャルプランナー, 保険査定員
      支店長, アクチュアリー, 資産運用部長

      製作所=seisakusho, 精機=seiki, 工業=kogyo, 化成=kasei
      機械オペレーター, 組立工
      旋盤工, 溶接工, 品質管理技術者, 機械設計者, 生産計画担当
      工場長, 製造部長

      食品=shokuhin, 製菓=seika, 農園=noen, 水産=suisan
      製造補助, 包装作業員
      パン職人, 食品技術者, 栄養士, 農業技術者
      製造長, 商品開発部長

      出版=shuppan, 印刷=insatsu, 広告=kokoku, 映像=eizo
      編集アシスタント, 制作アシスタント
      編集者, グラフィックデザイナー, コピーライター, 校正者, 映像カメラマン
      編集長, アートディレクター, 制作部長

      電力=denryoku, 電機=denki, 太陽光=taiyoko, 電工=denko
      検針員, 設備点検員
      電気技術者, 送電技術者, 太陽光施工技術者
      発電所長, 電力事業部長, 電気主任技術者

      旅館=ryokan, 観光=kanko, 旅行=ryoko, 温泉=onsen
      フロント係, ホールスタッフ, 客室係
      調理師, 旅行プランナー, 宴会担当, バーテンダー
      総支配人, 料理長

      経営研究所=keieikenkyujo, 総研=soken, 人材=jinzai, 企画=kikaku
      調査補助, コンサルティングアシスタント
      経営コンサルタント, 税理士, 社会保険労務士, キャリアアドバイザー, 研究員
      主席研究員, 統括マネージャー, パートナー

      商店=shoten, 商事=shoji, 家具=kagu, 織物=orimono
      販売員, レジ係
      バイヤー, 店舗デザイナー, 貿易事務, 家具職人
      店長, エリアマネージャー, 仕入部長

      自動車=jidosha, 車体=shatai, 部品=buhin, 整備=seibi
      洗車係, 見習い整備士
      自動車整備士, 車体設計者, 板金塗装工, 検査員
      整備工場長, 車両開発部長

      不動産=fudosan, 地所=jisho, 住宅=jutaku, 住建=juken
      物件案内係, 不動産事務
      宅地建物取引士, 不動産鑑定士, マンション管理員, 住宅アドバイザー
      賃貸部長, 用地開発部長

      環境=kankyo, 緑化=ryokka, 造園=zoen, 水道=suido
      清掃員, 造園作業員
      環境分析士, 造園技術者, 配管工, 水質検査員
      環境部長, 施工管理責任者
      """,
    commonJobs: """
      事務アシスタント, インターン, 一般事務, 営業アシスタント
      経理担当, 人事担当, 営業担当, 総務担当, 広報担当, 秘書, カスタマーサポート, 法務担当
      営業部長, 人事部長, 総務部長, 経理課長, 営業課長, 取締役, 監査役
      """,
    legalForms: "株式会社^:60, 有限会社^:12, 合同会社^:8, 株式会社:20"
  )
}
