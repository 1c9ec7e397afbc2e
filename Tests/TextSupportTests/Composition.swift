import Testing

/// Letters and the one letter that each becomes with a combining mark: the canonical compositions
/// of Unicode in Latin, Greek, Cyrillic, Arabic and kana.
struct Composition: Sendable, CustomTestStringConvertible {
  /// One pair: the composed letter, and what NFD writes for it.
  struct Pair: Sendable {
    let composed: Character
    let decomposed: String
  }

  let mark: Unicode.Scalar
  let letters: String
  let composed: String

  var testDescription: String {
    "U+\(String(mark.value, radix: 16, uppercase: true)) on \(letters)"
  }

  /// The letters beside their spelling with all marks apart.
  var pairs: [Pair] {
    zip(letters, composed).map { letter, composed in
      Pair(composed: composed, decomposed: Self.decomposed(letter) + String(Character(mark)))
    }
  }

  /// A letter that is itself composed, taken apart further.
  private static func decomposed(_ letter: Character) -> String {
    for composition in all {
      guard let index = Array(composition.composed).firstIndex(of: letter) else { continue }
      let inner = Array(composition.letters)[index]
      return decomposed(inner) + String(Character(composition.mark))
    }
    return String(letter)
  }

  /// Generated from UnicodeData.txt; the base of a row may be the composed letter of another.
  static let all: [Composition] = [
    Composition(
      mark: "\u{300}",
      letters: "AEIOUaeiouÜüNnЕИеиĒēŌōWwÂâĂă",
      composed: "ÀÈÌÒÙàèìòùǛǜǸǹЀЍѐѝḔḕṐṑẀẁẦầẰằ"),
    Composition(
      mark: "\u{300}",
      letters: "ÊêÔôƠơƯưYyἀἁἈἉἐἑἘἙἠἡἨἩἰἱἸἹὀὁ",
      composed: "ỀềỒồỜờỪừỲỳἂἃἊἋἒἓἚἛἢἣἪἫἲἳἺἻὂὃ"),
    Composition(
      mark: "\u{300}",
      letters: "ὈὉὐὑὙὠὡὨὩαεηιουωΑΕΗϊΙϋΥΟΩ",
      composed: "ὊὋὒὓὛὢὣὪὫὰὲὴὶὸὺὼᾺῈῊῒῚῢῪῸῺ"),
    Composition(
      mark: "\u{301}",
      letters: "AEIOUYaeiouyCcLlNnRrSsZzÜüGg",
      composed: "ÁÉÍÓÚÝáéíóúýĆćĹĺŃńŔŕŚśŹźǗǘǴǵ"),
    Composition(
      mark: "\u{301}",
      letters: "ÅåÆæØøΑΕΗΙΟΥΩϊαεηιϋουωϒГКгкÇ",
      composed: "ǺǻǼǽǾǿΆΈΉΊΌΎΏΐάέήίΰόύώϓЃЌѓќḈ"),
    Composition(
      mark: "\u{301}",
      letters: "çĒēÏïKkMmÕõŌōPpŨũWwÂâĂăÊêÔôƠ",
      composed: "ḉḖḗḮḯḰḱḾḿṌṍṒṓṔṕṸṹẂẃẤấẮắẾếỐốỚ"),
    Composition(
      mark: "\u{301}",
      letters: "ơƯưἀἁἈἉἐἑἘἙἠἡἨἩἰἱἸἹὀὁὈὉὐὑὙὠὡ",
      composed: "ớỨứἄἅἌἍἔἕἜἝἤἥἬἭἴἵἼἽὄὅὌὍὔὕὝὤὥ"),
    Composition(
      mark: "\u{301}",
      letters: "ὨὩ",
      composed: "ὬὭ"),
    Composition(
      mark: "\u{302}",
      letters: "AEIOUaeiouCcGgHhJjSsWwYyZzẠạ",
      composed: "ÂÊÎÔÛâêîôûĈĉĜĝĤĥĴĵŜŝŴŵŶŷẐẑẬậ"),
    Composition(
      mark: "\u{302}",
      letters: "ẸẹỌọ",
      composed: "ỆệỘộ"),
    Composition(
      mark: "\u{303}",
      letters: "ANOanoIiUuVvÂâĂăEeÊêÔôƠơƯưYy",
      composed: "ÃÑÕãñõĨĩŨũṼṽẪẫẴẵẼẽỄễỖỗỠỡỮữỸỹ"),
    Composition(
      mark: "\u{304}",
      letters: "AaEeIiOoUuÜüÄäȦȧÆæǪǫÖöÕõȮȯYy",
      composed: "ĀāĒēĪīŌōŪūǕǖǞǟǠǡǢǣǬǭȪȫȬȭȰȱȲȳ"),
    Composition(
      mark: "\u{304}",
      letters: "ИиУуGgḶḷṚṛαΑιΙυΥ",
      composed: "ӢӣӮӯḠḡḸḹṜṝᾱᾹῑῙῡῩ"),
    Composition(
      mark: "\u{306}",
      letters: "AaEeGgIiOoUuУИиуЖжАаЕеȨȩẠạαΑ",
      composed: "ĂăĔĕĞğĬĭŎŏŬŭЎЙйўӁӂӐӑӖӗḜḝẶặᾰᾸ"),
    Composition(
      mark: "\u{306}",
      letters: "ιΙυΥ",
      composed: "ῐῘῠῨ"),
    Composition(
      mark: "\u{307}",
      letters: "CcEeGgIZzAaOoBbDdFfHhMmNnPpR",
      composed: "ĊċĖėĠġİŻżȦȧȮȯḂḃḊḋḞḟḢḣṀṁṄṅṖṗṘ"),
    Composition(
      mark: "\u{307}",
      letters: "rSsŚśŠšṢṣTtWwXxYyſ",
      composed: "ṙṠṡṤṥṦṧṨṩṪṫẆẇẊẋẎẏẛ"),
    Composition(
      mark: "\u{308}",
      letters: "AEIOUaeiouyYΙΥιυϒЕІеіАаӘәЖжЗ",
      composed: "ÄËÏÖÜäëïöüÿŸΪΫϊϋϔЁЇёїӒӓӚӛӜӝӞ"),
    Composition(
      mark: "\u{308}",
      letters: "зИиОоӨөЭэУуЧчЫыHhÕõŪūWwXxt",
      composed: "ӟӤӥӦӧӪӫӬӭӰӱӴӵӸӹḦḧṎṏṺṻẄẅẌẍẗ"),
    Composition(
      mark: "\u{309}",
      letters: "AaÂâĂăEeÊêIiOoÔôƠơUuƯưYy",
      composed: "ẢảẨẩẲẳẺẻỂểỈỉỎỏỔổỞởỦủỬửỶỷ"),
    Composition(
      mark: "\u{30A}",
      letters: "AaUuwy",
      composed: "ÅåŮůẘẙ"),
    Composition(
      mark: "\u{30B}",
      letters: "OoUuУу",
      composed: "ŐőŰűӲӳ"),
    Composition(
      mark: "\u{30C}",
      letters: "CcDdEeLlNnRrSsTtZzAaIiOoUuÜü",
      composed: "ČčĎďĚěĽľŇňŘřŠšŤťŽžǍǎǏǐǑǒǓǔǙǚ"),
    Composition(
      mark: "\u{30C}",
      letters: "GgKkƷʒjHh",
      composed: "ǦǧǨǩǮǯǰȞȟ"),
    Composition(
      mark: "\u{30F}",
      letters: "AaEeIiOoRrUuѴѵ",
      composed: "ȀȁȄȅȈȉȌȍȐȑȔȕѶѷ"),
    Composition(
      mark: "\u{311}",
      letters: "AaEeIiOoRrUu",
      composed: "ȂȃȆȇȊȋȎȏȒȓȖȗ"),
    Composition(
      mark: "\u{313}",
      letters: "αΑεΕηΗιΙοΟυωΩρ",
      composed: "ἀἈἐἘἠἨἰἸὀὈὐὠὨῤ"),
    Composition(
      mark: "\u{314}",
      letters: "αΑεΕηΗιΙοΟυΥωΩρΡ",
      composed: "ἁἉἑἙἡἩἱἹὁὉὑὙὡὩῥῬ"),
    Composition(
      mark: "\u{31B}",
      letters: "OoUu",
      composed: "ƠơƯư"),
    Composition(
      mark: "\u{323}",
      letters: "BbDdHhKkLlMmNnRrSsTtVvWwZzAa",
      composed: "ḄḅḌḍḤḥḲḳḶḷṂṃṆṇṚṛṢṣṬṭṾṿẈẉẒẓẠạ"),
    Composition(
      mark: "\u{323}",
      letters: "EeIiOoƠơUuƯưYy",
      composed: "ẸẹỊịỌọỢợỤụỰựỴỵ"),
    Composition(
      mark: "\u{324}",
      letters: "Uu",
      composed: "Ṳṳ"),
    Composition(
      mark: "\u{325}",
      letters: "Aa",
      composed: "Ḁḁ"),
    Composition(
      mark: "\u{326}",
      letters: "SsTt",
      composed: "ȘșȚț"),
    Composition(
      mark: "\u{327}",
      letters: "CcGgKkLlNnRrSsTtEeDdHh",
      composed: "ÇçĢģĶķĻļŅņŖŗŞşŢţȨȩḐḑḨḩ"),
    Composition(
      mark: "\u{328}",
      letters: "AaEeIiUuOo",
      composed: "ĄąĘęĮįŲųǪǫ"),
    Composition(
      mark: "\u{32D}",
      letters: "DdEeLlNnTtUu",
      composed: "ḒḓḘḙḼḽṊṋṰṱṶṷ"),
    Composition(
      mark: "\u{32E}",
      letters: "Hh",
      composed: "Ḫḫ"),
    Composition(
      mark: "\u{330}",
      letters: "EeIiUu",
      composed: "ḚḛḬḭṴṵ"),
    Composition(
      mark: "\u{331}",
      letters: "BbDdKkLlNnRrTtZzh",
      composed: "ḆḇḎḏḴḵḺḻṈṉṞṟṮṯẔẕẖ"),
    Composition(
      mark: "\u{342}",
      letters: "ἀἁἈἉἠἡἨἩἰἱἸἹὐὑὙὠὡὨὩαηιϊυϋω",
      composed: "ἆἇἎἏἦἧἮἯἶἷἾἿὖὗὟὦὧὮὯᾶῆῖῗῦῧῶ"),
    Composition(
      mark: "\u{345}",
      letters: "ἀἁἂἃἄἅἆἇἈἉἊἋἌἍἎἏἠἡἢἣἤἥἦἧἨἩἪἫ",
      composed: "ᾀᾁᾂᾃᾄᾅᾆᾇᾈᾉᾊᾋᾌᾍᾎᾏᾐᾑᾒᾓᾔᾕᾖᾗᾘᾙᾚᾛ"),
    Composition(
      mark: "\u{345}",
      letters: "ἬἭἮἯὠὡὢὣὤὥὦὧὨὩὪὫὬὭὮὯὰαάᾶΑὴηή",
      composed: "ᾜᾝᾞᾟᾠᾡᾢᾣᾤᾥᾦᾧᾨᾩᾪᾫᾬᾭᾮᾯᾲᾳᾴᾷᾼῂῃῄ"),
    Composition(
      mark: "\u{345}",
      letters: "ῆΗὼωώῶΩ",
      composed: "ῇῌῲῳῴῷῼ"),
    Composition(
      mark: "\u{653}",
      letters: "ا",
      composed: "آ"),
    Composition(
      mark: "\u{654}",
      letters: "اويەہے",
      composed: "أؤئۀۂۓ"),
    Composition(
      mark: "\u{655}",
      letters: "ا",
      composed: "إ"),
    Composition(
      mark: "\u{3099}",
      letters: "かきくけこさしすせそたちつてとはひふへほうゝカキクケコサ",
      composed: "がぎぐげござじずぜぞだぢづでどばびぶべぼゔゞガギグゲゴザ"),
    Composition(
      mark: "\u{3099}",
      letters: "シスセソタチツテトハヒフヘホウワヰヱヲヽ",
      composed: "ジズゼゾダヂヅデドバビブベボヴヷヸヹヺヾ"),
    Composition(
      mark: "\u{309A}",
      letters: "はひふへほハヒフヘホ",
      composed: "ぱぴぷぺぽパピプペポ"),
  ]
}
