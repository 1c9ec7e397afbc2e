/// What the accented and cased letters of Latin, Greek and Cyrillic fold to, a block a literal.
///
/// How to read a block: a row is sixteen scalars, as in the Unicode charts, and the first row is
/// the one of the block's first scalar. A scalar owns two bytes of UTF-8: two ASCII letters
/// (`ss`, `ae`), one and a space (`a `), or one letter of two bytes (`α`), which is why the rows
/// are not equally wide to the eye. Two spaces: the scalar leaves nothing. `~`: it stays as it is.
/// The bar at the end of a block keeps editors from trimming its last cell.
///
/// The literals lie in the program's read-only data, so the table costs nothing at start. Letters
/// with a decomposition in Unicode 16 fold to the base of it; strokes, hooks and ligatures,
/// which have none, to the letter a person would type for them.
enum FoldTable {
  /// Latin-1 letters, Latin Extended-A and -B, IPA Extensions: U+00C0–02AF.
  static let latin = """
    a a a a a a aec e e e e i i i i \
    d n o o o o o ×o u u u u y thss\
    a a a a a a aec e e e e i i i i \
    d n o o o o o ÷o u u u u y thy \
    a a a a a a c c c c c c c c d d \
    d d e e e e e e e e e e g g g g \
    g g g g h h h h i i i i i i i i \
    i i ijijj j k k q l l l l l l l \
    l l l n n n n n n 'nn n o o o o \
    o o oeoer r r r r r s s s s s s \
    s s t t t t t t u u u u u u u u \
    u u u u w w y y y z z z z z z s \
    b b b b ƅƅo c c d d d d ƍe e \
    e f f g ɣhvi i k k l ƛɯn n o \
    o o oioip p r ƨƨʃƪt t t t u \
    u ʊv y y z z z z z ƺƻƽƽƾƿ\
    ǀǁǂǃdzdzdzljljljnjnjnja a i \
    i o o u u u u u u u u u u e a a \
    a a aeaeg g g g k k o o o o z z \
    j dzdzdzg g hvƿn n a a aeaeo o \
    a a a a e e e e i i i i o o o o \
    r r r r u u u u s s t t g g h h \
    n d ououz z a a e e o o o o o o \
    o o y y l n t j dbqpa c c l t s \
    z ɂɂb u ʌe e j j q q r r y y \
    ɐa ɒb o c d d ɘe ɚe ɜɝɞj \
    g g g ɣɤɥh h i i i l l l ɮɯ\
    ɰm n n n o ɶɷɸr r r r r r ɿ\
    r r s ʃʄʅʆʇt u ʊv ʌʍʎy \
    z z z ʓʔʕʖʗʘb ʚg h j ʞl \
    q ʡʢdzʤʥtsʧʨʩʪʫʬʭʮʯ|
    """

  /// Greek and Coptic: U+0370–03FF.
  static let greek = """
    ͱͱͳͳʹ͵ͷͷ~ ~ ͺͻͼͽ; ϳ\
    ~ ~ ~ ~ ΄¨α·εηι~ ο~ υω\
    ιαβγδεζηθικλμνξο\
    πρ~ στυφχψωιυαεηι\
    υαβγδεζηθικλμνξο\
    πρσστυφχψωιυουωϗ\
    βθυυυφπϗϙϙϛϛϝϝϟϟ\
    ϡϡϣϣϥϥϧϧϩϩϫϫϭϭϯϯ\
    κρσϳθε϶ϸϸσϻϻϼͻͼͽ|
    """

  /// Cyrillic and its supplement: U+0400–052F.
  static let cyrillic = """
    ееђгєѕііјљњћкиуџ\
    абвгдежзииклмноп\
    рстуфхцчшщъыьэюя\
    абвгдежзииклмноп\
    рстуфхцчшщъыьэюя\
    ееђгєѕііјљњћкиуџ\
    ѡѡѣѣѥѥѧѧѩѩѫѫѭѭѯѯ\
    ѱѱѳѳѵѵѵѵѹѹѻѻѽѽѿѿ\
    ҁҁ҂҃҄҅҆҇҈҉ҋҋҍҍҏҏ\
    ґґғғҕҕҗҗҙҙққҝҝҟҟ\
    ҡҡңңҥҥҧҧҩҩҫҫҭҭүү\
    ұұҳҳҵҵҷҷҹҹһһҽҽҿҿ\
    ӏжжӄӄӆӆӈӈӊӊӌӌӎӎӏ\
    ааааӕӕееәәәәжжзз\
    ӡӡииииооөөөөээуу\
    ууууччӷӷыыӻӻӽӽӿӿ\
    ԁԁԃԃԅԅԇԇԉԉԋԋԍԍԏԏ\
    ԑԑԓԓԕԕԗԗԙԙԛԛԝԝԟԟ\
    ԡԡԣԣԥԥԧԧԩԩԫԫԭԭԯԯ|
    """

  /// Latin Extended Additional, with the Vietnamese letters: U+1E00–1EFF.
  static let latinAdditional = """
    a a b b b b b b c c d d d d d d \
    d d d d e e e e e e e e e e f f \
    g g h h h h h h h h h h i i i i \
    k k k k k k l l l l l l l l m m \
    m m m m n n n n n n n n o o o o \
    o o o o p p p p r r r r r r r r \
    s s s s s s s s s s t t t t t t \
    t t u u u u u u u u u u v v v v \
    w w w w w w w w w w x x x x y y \
    z z z z z z h t w y a s s s ssd \
    a a a a a a a a a a a a a a a a \
    a a a a a a a a e e e e e e e e \
    e e e e e e e e i i i i o o o o \
    o o o o o o o o o o o o o o o o \
    o o o o u u u u u u u u u u u u \
    u u y y y y y y y y llllv v y y |
    """

  /// Greek Extended, the polytonic letters: U+1F00–1FFF.
  static let greekExtended = """
    αααααααααααααααα\
    εεεεεε~ ~ εεεεεε~ ~ \
    ηηηηηηηηηηηηηηηη\
    ιιιιιιιιιιιιιιιι\
    οοοοοο~ ~ οοοοοο~ ~ \
    υυυυυυυυ~ υ~ υ~ υ~ υ\
    ωωωωωωωωωωωωωωωω\
    ααεεηηιιοουυωω~ ~ \
    αααααααααααααααα\
    ηηηηηηηηηηηηηηηη\
    ωωωωωωωωωωωωωωωω\
    ααααα~ ααααααα  ι  \
      ¨ηηη~ ηηεεηηη      \
    ιιιι~ ~ ιιιιιι~       \
    υυυυρρυυυυυυρ¨¨` \
    ~ ~ ωωω~ ωωοοωωω´  ~ |
    """
}
