/** Phrases for services, money or conversation instead of movable goods; English and glossary English. */
export const NOT_GOODS_PHRASES: readonly string[] = [
  'consulting service',
  'consultancy',
  'software subscription',
  'subscription fee',
  'service fee',
  'shipping cost',
  'freight charge',
  'shipping fee',
  'delivery charge',
  'installation service',
  'repair service',
  'warranty extension',
  'extended warranty',
  'gift card balance',
  'legal advice',
  'training course',
  'online course',
  'insurance policy',
  'website design',
  'marketing campaign',
  'bank transfer',
  'salary',
  'rent payment',
  'hotel booking',
  'cloud hosting',
  'license fee',
  'handling fee',
];

/** Conversation that fills a field; a description made only of it is empty. */
export const EMPTY_TALK_WORDS: readonly string[] = [
  ...'hello hi hey thanks thank you please test testing asdf qwerty foo bar lorem ipsum dolor sit amet'.split(
    ' ',
  ),
  ...'unknown none null na tbd todo sample item items product products goods stuff thing things misc'.split(
    ' ',
  ),
  ...'miscellaneous various assorted general merchandise cargo article articles the a an of and or to is it my'.split(
    ' ',
  ),
  ...'what how why this that i we want need code hs hts tariff classify classification me help'.split(' '),
];

export const SET_PHRASES: readonly string[] = [
  'set consisting',
  'set of',
  'gift set',
  'starter set',
  'tool set',
  'tea set',
  'kit',
  'kits',
  'diy kit',
  'combo pack',
  'put up in sets',
  'assortment',
  'bundle of',
  'gift basket',
  'hamper',
];

/** Phrases in which the goods are for a set or kit, or have a set of parts, and are not a set themselves. */
export const FOR_A_SET = /\b(?:for|uses|using|has|having)\s[^,;.():]{0,100}?\b(?:kits?|sets?)\b/giu;

/** Several equal articles: `set of two badges with ribbons`, but not `set of three: knife, fork and spoon`. */
export const SET_OF_EQUALS =
  /\b(?:\d{1,3}\s?-?(?:pcs?|pieces?|packs?)\s+sets? of|sets? of (?:\d{1,3}|two|three|four|five|six|eight|ten|twelve))\s(?!(?:pieces?|pcs|items?|articles?|products?)\b)(?!(?:(?!\s(?:that|which|for|used|with|in|made|is|are)\s)[^.,;])*(?::|&|\band\b))(?![^.]*(?:,\s(?!(?:for|used|which|that|with|in|suitable|size)\s)[^,.]{1,40}\s(?:and|&)\s|\bconsist|\bcompris|\binclud))/giu;

/** A kit that the goods are used in, in Korean or Japanese. */
export const USED_IN_SET =
  /(?:키트|세트|キット|セット)[^.,;、。·]{0,30}(?:에\s?(?:사용|장착)|に(?:使用|用い))/u;

/** A text that says how its set is classified. */
export const SETTLED_SET =
  /\bessential character\b|\b(?:GRI|General Rules?(?: of Interpretation)?)\s?3\b|\b(?:is|are)(?: not)? (?:considered|classified as|put up as) (?:a )?sets?\b/iu;

/** A packing for retail sale or transport in a description. */
export const PACKED_IN =
  /\b(?:bottled|canned|tinned|boxed|bagged|(?:bottles?|cans|tins|jars?|drums?|barrels?|sachets?|pouch(?:es)?|cartons?|ampoules?|vials?)(?!\s(?:opener|cap|holder|lid))|(?:an?|in|per|ml|oz)\s(?:can|tin))\b|(?<!\p{L})(?:đóng (?:hộp|gói|túi|bao)|chai|lon|lọ|thùng|phuy)(?!\p{L})|瓶|缶|ボトル|병|캔/iu;

/** Set-like phrases that name one article of the nomenclature and not a set in the sense of rule 3(b). */
export const NOT_A_SET_PHRASES: readonly string[] = [
  'television set',
  'tv set',
  'test kit',
  'headset',
  'generating set',
  'generator set',
  'drum kit',
  'model kit',
  'set top box',
  'set screw',
  'set of tires',
  'first aid kit',
  'kit bag',
];

/** Terms after which a product name only qualifies: purpose, content or material. */
export const HEAD_BREAKERS: readonly string[] = [
  ...'for with of from made used designed consisting containing comprised composed comprising in having which'.split(
    ' ',
  ),
  ...'that that’s incorporating featuring imported produced on by to via utilized using including without and/or'.split(
    ' ',
  ),
];

export const LEAD_INS: readonly string[] = [
  'the tariff classification of',
  'tariff classification of',
  'classification of',
  'country of origin of',
  'a pair of',
  'pair of',
  'a set of',
  'a piece of',
  'various styles of',
  'pieces of',
  'articles of',
];

/** Phrases in which a state word does not describe the goods: `used to open cans`, `68 % on dry weight basis`. */
export const NO_STATE =
  /\bused\s+(?:to|for|in|as|by|with|on|at|when|during|under|together|mainly|primarily|exclusively|solely)\b|\b(?:be|is|are|been|being|was|were|commonly|mainly|widely|often|generally|usually|primarily)\s+used\b|\b(?:liquid|material|fuel|gas|ink|paper|product|process|(?:of|the|which|each)\s+\p{L}{3,20})\s+used(?=\s*(?:[.,;)]|$))|\bnew\s+(?:in\s+)?(?:design|type|style|generation|model|arrivals?|years?|york|zealand|20\d\d|spring|summer|autumn|fall|winter|season\w*|fashion\w*|trend\w*|look|collection|version)\b|\b(?:20\d\d|spring|summer|autumn|winter)\s+new\b|\b(?:partial(?:ly)?|partly|half|semi|lightly|not fully)[\s-]+(?:steamed|boiled|cooked|roasted|dried)\b|\bdr(?:y|ied)\s+(?:weight|matter|basis|cell|battery|cleaning)\b|\bdehydrated\s+(?:alcohol|ethanol)\b|\blive\s+(?:stream\w*|music|broadcast\w*|view)\b|\bmaterials?\s+used\b|\braw\s+materials?\b|\bprepared\s+(?=(?:ready\s+)?for\s+(?:the\s+)?(?:retail|sale|shipment|shipping|export|import|transport|presentation))|\b(?:made|recycled|obtained|produced|derived|recovered|manufactured)\s+(?:\p{L}{1,15}\s+)?(?:from|of|out of)\s+(?:\p{L}{1,15}\s+)?used\b|\bchilled\s+(?:silicone|water|air|liquid|medium)\b/giu;

/** Processing that makes food prepared in the sense of the chapters, even if chilled or frozen. */
export const PREPARED_FOOD =
  /\b(?=marinated|seasoned|spiced|breaded|battered)(?<!\b(?:not|non|never|without|pre|or)[\s-])(?:marinated|seasoned|spiced|breaded|battered)\b(?!\s+(?:cast|iron|steel|carbon|wood|timber|lumber|oak|firewood|skillet|pan|wok|rum|candle|hat|professional))/iu;

/** Product names in which a form word does not mean a form: bed linen, tableware, fittings. */
export const NO_FORM =
  /\b(?:bed|fitted|flat|crib|cot|data|instruction|baking|cookie|sticker)[\s-]+sheets?\b|\bsheet\s+(?:sets?|music|masks?)\b|^\s*sheets?\s*$|\b(?:soup|dinner|salad|dessert|side|serving|licen[cs]e|number|name|face|hot|cover|wall|switch)[\s-]?plates?\b|\b(?:test|inner|nano|picture)[\s-]?tubes?\b|\bfelt[\s-]tip(?:ped)?\b|\bsushi\s+rolls?\b|\bfilm\s+(?:cameras?|makers?|projectors?)\b/giu;

/** Phrases in which `man`, `male` and `female` do not mean the wearer: `man-made fibers`, `male to female plug`, `baby bottle`. */
export const NO_WEARER =
  /\bbaby\s(?=(?:bottles?|carriages?|strollers?|monitors?|walkers?|gates?|seats?)\b)|\b(?:(?<!\bfor\s(?:an?\s)?)man[\s-]*|men-)made\b|\b(?:fe)?males?\s+(?:to|and|or|\/)\s+(?:fe)?males?\b|\b(?:fe)?male\s+(?:\p{L}{1,20}\s+)?(?:plugs?|connectors?|sockets?|threads?|threaded|couplings?|adapters?|jacks?|terminals?|ends?|fittings?|pins?|contacts?)\b/giu;

/** Ingredient lists: state and form of an ingredient are not those of the goods. */
export const INGREDIENTS =
  /\b(?:made|prepared|produced|mixed|composed|consist(?:s|ing)?|comprised)\s+(?:up\s+)?(?:of|from|with)\b(?:[^,.;]{1,80},){2}[^.;]{0,400}|\b(?:ingredients?\s?:|contain(?:s|ing)?\b)[^.;]{0,300}|(?:thành phần|성분|원재료|原材料)\s?[:：][^.;]{0,200}|\([^(),%]{1,60}%[^()]{0,400},[^()]{1,300}\)/giu;

/** Vietnamese `bộ` for several articles; before one noun it only counts. */
export const VIETNAMESE_SET =
  /(?<!\p{L})(?:bộ\s+(?:\d{1,3}\s|sản phẩm|quà|dụng cụ|đồ (?:chơi|nghề|ăn|trang điểm|dùng)|ấm|chén|bát|dao|nồi|xoong|ly|cốc|mỹ phẩm|kit)|combo|set)/iu;
