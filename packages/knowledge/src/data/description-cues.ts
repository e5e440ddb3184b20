/** Openings of letters, rulings and applications before the product name; removed one after another. */
export const LETTER_LEAD_INS: readonly string[] = [
  String.raw`on behalf of [^.]{1,80}\.`,
  String.raw`in your letter\b.{0,200}?(?=\byou\s)`,
  String.raw`(?:according to|as per|with reference to)\s[^,]{1,120},`,
  String.raw`(?:photographs?|pictures?|samples?|descriptions?)\s[^.]{0,120}\b(?:submitted|provided|enclosed|retained|returned|sent)\b[^.]{0,120}\.`,
  String.raw`(?:you|we)\s(?:have\s)?(?:submitted|requested|state|indicate|provided|are)\s[^.]{0,120}?\b(?:samples?|photographs?|rulings?|literature|drawings)\b\s(?:of|for|on|depicting|regarding)\b`,
  String.raw`(?:the|this|these|that|each)\s(?:\w+\s){0,2}?(?:merchandise|commodity|items?|products?|articles?|goods|devices?|sets?)(?:,?\s(?:under consideration|at issue|in question|concerned|here))*,?\s(?:is|are|consists?\sof|comprises?|contains?)\b(?:\s(?:known|referred to|described|identified)\sas\b)?`,
  String.raw`(?:this|it|these|they|there)\s(?:is|are)\b`,
  String.raw`(?:the\s)?(?:tariff\s)?(?:classification|country of origin)(?:\sand\s[\w ]{1,40})?\sof\b`,
  String.raw`an?\sso-called\b`,
];

export const PACKS_OF =
  /^(?:\d+\s+)?(?:[\p{L}\d.,-]+\s+){0,3}?(?:packs?|packets?|box(?:es)?|bags?|bottles?|containers?|jars?|cans?|tubs?|sachets?|cartons?|sets?|pairs?|pieces?|kits?|samples?|types?|kinds?|styles|pcs)\s+of\s+/iu;

/** Terms that make the product an imitation: a stuffed tire is a toy. */
export const LIKENESS_WORDS: readonly string[] = [
  'toy',
  'stuffed',
  'miniature',
  'replica',
  'dummy',
  'dollhouse',
  'artificial',
  'imitation',
  'fake',
];

/** Terms after the product name in a title that do not name goods: colours, sizes, packs, state. */
export const TITLE_TAIL_WORDS: readonly string[] = [
  ...'new black white red blue green yellow pink grey gray brown purple orange beige navy multicolor'.split(
    ' ',
  ),
  ...'gold silver xs s m l xl xxl xxxl small medium large size set pcs pc piece pair pack lot unit cm mm'.split(
    ' ',
  ),
  ...'kg g ml inch assorted portable reusable disposable waterproof summer winter autumn spring'.split(' '),
  ...'women men ladies girl boy kid child adult unisex baby fashion retail'.split(' '),
];

/** Vietnamese terms that end the product name. */
export const VIETNAMESE_BREAKERS: readonly string[] =
  'bằng của cho dùng để có loại hiệu nhãn màu mầu làm được đã chưa dạng từ trong gồm chất kích kt model mã nsx hãng mới xuất'.split(
    ' ',
  );

/** Packing and maker of the goods, to the end of the clause: a company may be called after its trade. */
export const PACKING_AND_MAKER =
  /\b(?:packed|packaged|put up|supplied|sold|presented|delivered|wrapped)\s+(?:in|into|within|on|with|by)\b[^,;.()]{0,120}|\bin\s+(?:[\p{L}\d-]{1,15}\s+){0,4}(?:bags?|box(?:es)?|cartons?|pouch(?:es)?|bottles?|jars?|tins?|cans?|canisters?|drums?|sacks?|sachets?|tubs?|vials?)\b|(?<!\p{L})(?:nsx|nhà sản xuất|đóng (?:gói )?trong|manufacturer|maker)(?!\p{L})[^,;()]{0,80}/giu;

/** Materials that goods imitate or lack. */
export const NO_MATERIAL =
  /\b\p{L}+ impurit(?:y|ies)\b|\b(?:alumini?um|plastics?|rubber|metal|glass|steel|copper|zinc)(?=[ -](?:extrusion|die[- ]casting|injection|mou?lding|rolling|welding|cutting|melting)\b[^,;.]{0,30}\b(?:machines?|systems?|lines?|press(?:es)?|plants?|equipment|furnaces?)\b)|\b(?:imitation|simulated|fake|faux|artificial|vegan|imitating|resembling|replicas?|similar to|looks? like|not(?: made)?|without|no|free of|other than)\s+(?:(?:of|an?|any)\s+)*\p{L}{1,30}|\b(?:polyurethane|pu|pvc|synthetic) leather\b|(?<=\b(?:pe|poly|polyethylene|polypropylene|plastic|resin|synthetic|all-weather) )(?:rattan|wicker)\b|(?<=\b(?:steel|glass|rock|mineral|slag|stone|wood) )wool\b|(?<=\bwire )(?:cloth|fabric|gauze)\b|\b(?:polyethylene|polypropylene) glycols?\b|\bcement copper\b|\bdiamond[- ](?:patterns?|shaped?|mesh|grid|quilt(?:ed|ing)?|plate)\b|\bdiamond[- ](?:paintings?|art|dots?|embroidery|drills?)\b|\bstraws\b|(?<=\bglass[- ])ceramics?\b|(?<=\b(?:shot|wine|beer|cocktail|drinking|magnifying)[- ])glass(?:es)?\b|\bpaper[- ]?clips?\b|\biron[- ]on\b|\bfelt[- ]tip(?:ped)?\b|(?<=\b(?:steam|electric|smoothing|flat|travel|hair|hair straightening|waving|crimping|curling|soldering|waffle|tire|branding|clothes|clothing) )irons?\b|\b(?:table|bed|toilet|kitchen|household)\s+linens?\b/giu;

/** Plastic abbreviations in capitals or next to a share. */
export const PLASTIC_SIGNS: Readonly<Record<string, string>> = {
  PET: 'polyethylene terephthalate',
  PE: 'polyethylene',
  PP: 'polypropylene',
  PS: 'polystyrene',
  PA: 'nylon',
  PC: 'polycarbonate',
  PMMA: 'pmma',
};

export const MATERIAL_KEYS =
  /(?<!\p{L})(?:(?:\p{L}{2,15}\s)?materials?|metals? type|composition|fabric(?:\s+type)?|uppers?|outsoles?|chất liệu|thành phần|nguyên liệu|재질|소재|원재료|材質|素材|原材料)\s*[:：]\s*(?<value>[^;\n]{1,120}?)(?=[;\n]|\.\s|\.?$)/giu;

export const FACT_KEYS =
  /(?<!\p{L})(?:craft of weaving|weaving(?: method| type)?|weave|knitting method|construction|kiểu dệt|cách dệt|gender|giới tính|성별|性別)\s*[:：]\s*(?<value>[^;\n.]{1,60})/giu;

export const WOVEN_ABROAD = /^\s*tat(?:ting)?\s*$/iu;

/** Terms that introduce the composition of goods, whether the material is known or not. */
export const MATERIAL_STATED =
  /\b(?:made (?:up )?(?:of|from|out)|composed of|consist(?:s|ing)? of|contain(?:s|ing)?\b(?! the )|ingredients?|constituents|fabricated (?:of|from)|human hair|carbon fib(?:er|re)s?|constructed (?:of|from)|CAS)\b|(?<!\p{L})(?:chất liệu|làm bằng|làm từ|bằng (?:kim loại|vật liệu)|thành phần|gồm các chất)(?!\p{L})|재질|소재|성분|혼합|조제|로 만든|로 구성|からなる|から成る|を混合|材質|成分|製の|(?<!\p{L})(?:aus|en matière|en polym[èe]res?|en cuir|matériau|werkstoff)\s/iu;

/** Substances that are their own material: chemicals, oils, extracts, foods. */
export const SUBSTANCE =
  /(?<!\p{L})(?:\p{L}*(?:sul(?:ph|f)ate|nitrate|phosphate|carbonate|acetate|citrate|benzoate|stearate|acrylate|chloride|oxide|fluoride|bromide|iodide|amide|anol|ylene|amine|ether|ester)|acid|vitamin|extract|oil|powder|starch|protein|enzymes?|alcohol|ethanol|resin|polymer|wax|salt|sugar|milk\p{L}*|sữa|bột|hương liệu|hóa chất|hoá chất|분말|분유|粉末|dried|frozen|chilled|smoked|roasted|salted|fillets?|juice|jam|honey|tea|coffee|injection|tablets?|capsules?)(?!\p{L})/iu;

/** Teas from plants other than the tea plant. */
export const OTHER_TEAS =
  /\b(?:barley|corn|buckwheat|rooibos|ginger|ginseng|chamomile|hibiscus|mint|citron) tea$/iu;

/** Vietnamese phrases in which a material name means an appearance, or something other than the material. */
export const VIETNAMESE_LOOKS =
  /(?<=(?<!\p{L})(?:(?:máy|mũi|lưỡi|dụng cụ)\s(?:khoan|cưa|bào|tiện|phay|cắt|mài|đục|chà|xẻ|dò|chế biến|cán|ép|đùn|thổi|in|hàn|nghiền|băm|dán|đúc|uốn|dệt)|gia công)\s(?:màng\s|tấm\s|hạt\s|ống\s)?)(?:plastic|gỗ|đá|kim loại|sắt|thép|nhôm|inox|kính|giấy|vải|nhựa|bê tông|da|cao su)(?!\p{L})|(?<=(?<!\p{L})(?:sơn|keo|vecni|véc ni)\s)(?:gỗ|kim loại|sắt|thép|nhựa|cao su|kính|đá)(?!\p{L})|(?<!\p{L})(?:giả\s+(?:vân\s+)?\p{L}{1,8}|vân\s+(?:gỗ|đá|da|vải)|(?:da|gỗ|đá|lông)\s+(?:giả|nh[âậ]n tạo|công nghiệp)|bìa\s(?:mềm|cứng)|bạc\s+(?:lót|đạn|trục|dẫn|đỡ|chặn)|(?:mặt|thú|gấu|nhồi|áo)\s+bông|bông\s+(?:tai|cải|hoa|tắm|khoáng|đá|polyester|tuyết))(?!\p{L})/giu;

/** `100%` before the fineness of a precious metal is advertising: 925 is the share. */
export const PRAISED_FINENESS = /\b100\s?%\s+(?=(?:s?925|950|999|750|585|\d{1,2}\s?kt?)\b)/giu;

/** Goods with a screw thread, whose size is its diameter: `M12`. */
export const THREADED =
  /\b(?:bolts?|screws?|nuts?|studs?|washers?|thread(?:s|ed)?)\b|(?<!\p{L})(?:bu lông|vít|đai ốc)(?!\p{L})|ボルト|ねじ|ネジ|ナット|볼트|나사|너트/iu;

/**
 * Rows and the words for goods that they do not cover: those of headings that a row excludes by number (texts of the
 * headings, HS 2022), and screens without a picture tube.
 */
export const NOT_COVERED: readonly (readonly [row: RegExp, goods: RegExp])[] = [
  [
    /^[\s-]*not containing products of headings 0401 to 0404/iu,
    /(?<!(?:soya?|soybean|coconut|almond|oat|rice|hazelnut|plant|cocoa|without|no|free of|non)[ -])\b(?:milk|buttermilk|whey|yogh?urt|kephir|cream(?! soda)|lait(?! d['’])|latte|cappuccino|lassi)\b(?![ -](?:free|thistle|flavou?r))|sữa(?! (?:đậu|dừa|hạnh|yến|gạo|hạt))|牛乳|(?<!アーモンド|ココナッツ|ココナツ|オーツ|ライス|ソイ|豆)ミルク|ラテ|(?<!아몬드 ?|코코넛 ?|귀리 ?|쌀 ?|콩 ?)우유|라떼/iu,
  ],
  [
    /^(?![^;]*\b(?:includ|exclud)ing\b)[^;]*(?:(?<!non-)cathode-ray|\bpicture) tube/iu,
    /(?<![\p{L}\p{N}])(?:LCD|O?LED|plasma|liquid crystal|flat[- ]panel|tinh thể lỏng|màn hình phẳng)(?!\p{L})|液晶|액정/iu,
  ],
];

/**
 * Goods whose name bounds a figure. Volts of cables for signals: power over Ethernet, IEEE 802.3bt; USB and video have
 * less. Litres of round cells, of which the largest (D, R20) measures 34.2 × 61.5 mm: IEC 60086-2.
 */
export const NAMED_MOST: readonly (readonly [dimension: string, most: number, goods: RegExp])[] = [
  [
    'voltage',
    57,
    /\b(?:USB|HDMI|DisplayPort|DVI|VGA|Thunderbolt|Ethernet|RJ-?45|patch)\b[^,;.]{0,40}\b(?:cables?|cords?|leads?)\b/iu,
  ],
  [
    'capacity',
    0.057,
    /(?<![\p{L}\p{N}])(?:AA|AAA|LR0?[36]|R0?[36]|(?:LR|R)(?:14|20)|CR\d{4}|(?:button|coin|hearing aid))(?!\p{L})[^,;.]{0,40}(?:batter(?:y|ies)|(?<!\p{L})cells?(?!\p{L}))|(?<!\p{L})(?:batter(?:y|ies)|cells?|pin)\s(?:\p{L}+\s){0,2}(?:AA|AAA|LR0?[36]|R0?[36]|CR\d{4})(?![\p{L}\p{N}])|(?:AAA?|LR\d+|단[34]|코인|버튼)[^,;.]{0,12}(?:건전지|전지|배터리)|(?:単[1-4]|AAA?|ボタン|コイン)[^,;.]{0,12}(?:電池|バッテリー)/u,
  ],
];

/** Least and most weight in kg of a litre of a liquid food, from spirits to honey, with its bottle. */
export const LITRE_KG = [0.7, 2] as const;
