/** Statements of use in each language; the use follows the cue, or is in the group `before`. */
const END = '[^,;:：()※<>\\n.]|[.:](?=\\d)';
const use = (length = 120): string => `(?<use>(?:${END}){2,${length}})`;
const cue = (source: string, flags = 'giu'): RegExp => new RegExp(source, flags);

export const USE_KEYS: RegExp = cue(
  `(?<!\\p{L})(?:purpose|usages?(?: scenarios?)?|uses?|used for|applications?|application scope|function|suitable for|công dụng|mục đích(?: sử dụng)?|용도|사용처|用途|使用用途|verwendung(?:szweck)?|utilisation)\\s*[:：]\\s*${use()}`,
);

/** Heading of a use in brackets, as in Korean rulings; its items continue after commas. */
export const USE_HEADED: RegExp = cue(
  `[(（]\\s?(?:용도|用途)\\s?[)）]\\s*[:：]?\\s*(?<use>[^;()（）※<>\\n.]{2,120})`,
);

export const USE_STATED: readonly RegExp[] = [
  // Processing after the name of a host: `for use with excavators in metal processing`.
  cue(
    `\\b(?:for|to)\\s+(?:be\\s+)?used?\\s+with\\s+[^,;().]{2,60}?\\sin\\s+(?<use>(?:[\\p{L}-]{1,20}\\s){0,2}[\\p{L}-]{3,20}ing(?!\\p{L})(?:${END}){0,80})`,
  ),
  cue(
    `(?<!\\b(?:not|never|cannot be)\\s+(?:\\p{L}{1,12}ly\\s+)?)\\b(?:used|utili[sz]ed|designed|intended|meant|suitable|adapted|suited|ideal)\\s+(?:(?:mainly|primarily|exclusively|solely|specifically)\\s+)?(?:for|to|in|as|with|on|when)(?:\\s+use\\s+(?:in|with|on|as|by|for|at))?\\s+${use()}`,
  ),
  cue(
    `(?<!\\b(?:not|never)\\s+)\\b(?:allow|enable)s?\\s+(?:the\\s+|its\\s+|their\\s+)?(?:users?|operators?)\\s+to\\s+${use()}`,
  ),
  cue(
    `\\bfor\\s+(?:(?:use|installation|incorporation)\\s+(?:in|with|on|as|by|to|into)|(?:mounting|attachment)\\s+(?:in|into))\\s+${use()}`,
  ),
  cue(`\\bfor\\s+the\\s+(?:manufacture|production|treatment|preparation|purposes?)\\s+of\\s+${use()}`),
  cue(
    `(?<!\\b(?:upper|lower|outer|inner|front|back|top|bottom|main|major|greater|greatest|large|first|second|based on)\\s+)\\b(?:(?:spare\\s+)?parts?|component|accessor(?:y|ies))\\s+(?:of|for)\\s+${use()}`,
  ),
  cue(`\\bfits?\\s+(?:in|on|into|onto|over)\\s+${use()}`),
  cue(`[;:]\\s*(?:[-–—]\\s*)?for\\s+(?!men\\b|women\\b|boys\\b|girls\\b|babies\\b)${use()}`),
  cue(`[;:]\\s*(?:[-–—]\\s*)?to\\s+(?!\\d)${use()}`),
  cue(
    `(?<!\\p{L})(?<!(?:đã qua|không|hạn|hướng dẫn|người|tiêu|gia|đồ|đã)\\s)(?:sử dụng|dùng)\\s+(?!pin(?!\\p{L})|bóng(?!\\p{L})|điện(?!\\p{L})|nguồn|nhiên liệu|một lần|1 lần)(?:để\\s+(?!đồ\\s)|cho\\s+|trong\\s+|làm\\s+|vào\\s+)?${use()}`,
  ),
  cue(`(?<!\\p{L})(?:có tác dụng|có chức năng|chuyên dùng|tác dụng)\\s+(?:để\\s+)?${use()}`),
  cue(`(?<!\\p{L})(?<!(?:dùng|dụng)\\s)để\\s+(?!bàn|trần|ngoài|đồ\\s)${use()}`),
  cue(
    `(?<!\\p{L})(?:phụ kiện|bộ phận|phụ tùng|linh kiện|chi tiết)\\s+(?:của|cho)\\s+(?<use>(?:[^,;()※<>:\\n.]|\\.(?=\\d)){2,120})`,
  ),
  cue(`(?<!\\p{L})(?<!(?:dùng|dụng)\\s)cho\\s+(?!nam\\b|nữ|bé|trẻ|người)${use(60)}`),
  cue(`(?<!\\p{L})(?:đựng|dẫn(?=\\s(?:khí|nước|dầu))|(?<!lớp\\s)phủ(?=\\sbề mặt))\\s+(?!trong)${use(60)}`),
  cue(
    `(?<![가-힣A-Za-z\\d] ?)(?<use>(?:(?<=[ㅇ○◦·-]\\s?)(?:[가-힣]{1,8},\\s?){1,3})?[가-힣A-Za-z\\d][\\p{L}\\d ·․‧ㆍ]{1,60}(?:에|에서|으로|로))\\s*사용(?:되는|하는|됨|함)`,
  ),
  cue(
    `(?<use>[\\p{Script=Hangul}]{2,10})(?<!사|이|비|내|적|인|활|착|수|허|포|복|상|유|남성|여성|아동|유아|숙녀|신사)용(?=[\\s의,)(]|$)(?!\\s[가-힣]{1,8}(?:\\([^)]{1,15}\\))?\\s?(?:처리|부착|장착|내장|형성|구비|마감))(?!\\s[\\p{Script=Hangul} ]{1,10}(?:[을를]\\s|에서?\\s[\\p{Script=Hangul}]{2}(?![되돼])))`,
  ),
  cue(`(?<![\\p{L}\\d])(?<use>[\\p{L}\\d]{2,40})(?:に|で|として)(?:使用|用い)`),
  cue(
    `(?<![\\p{Script=Han}\\p{Script=Katakana}ー]|(?![のはがをにとでもや])\\p{Script=Hiragana})(?<use>[\\p{Script=Han}\\p{Script=Katakana}ー]{2,12})(?<!男性|女性|紳士|婦人|子供|乳児|男子|女子|使|利|費|専)用(?=[のにとで、,)）\\s]|$)`,
  ),
];

/** Statements of use in other European languages, read only in texts that are not English. */
export const USE_STATED_ABROAD: readonly RegExp[] = [
  cue(
    `(?<!\\p{L})(?:für(?!\\s(?:\\p{L}+\\s)?(?:klein)?(?:kinder|damen|herren|frauen|männer|mädchen|jungen|säuglinge|babys))|bestimmt zu[rm]?|verwendet (?:als|zu[rm]?|in)|destinée?s? (?:à|au|aux)|utilisée?s? (?:pour|dans|comme)|pour|para|voor|uporablja(?: se)?(?: za)?|do produkcji|przeznaczon[yae] do|używan[yae] do|používan[ýáé] (?:k|na|pro)|destinat[oaie] a[l]?|utilizzat[oaie] per)\\s+${use()}`,
  ),
];

export const USE_IN_NAME: RegExp = cue(`(?:(?<before>[^.;,()]{1,160}?)|(?<=[(]))\\bfor\\s+${use()}`);

/** Terms before `for` that do not introduce a use: the request of a letter, the role of a component. */
export const NO_USE_BEFORE: RegExp =
  /\b(?:with|having|featuring|including|contain\w*|ruling|request\w*|determin\w+|letter|submitted|sent|forwarded|returned|retained|asked|priced?|values?|classification|provi\w+|calls?|applied|application|sold|packed|packaged|put up|ready|account\w*|known|except|except|photographs?|allow\w*|need|responsible)\b/iu;

export const NO_USE: RegExp =
  /^(?:(?:an?|the|its|their|our|your|his|her|further)\s+)?(?:analysis|review|further review|examination|inspection|sale|retail sale|classification|tariff|ruling|this|these|those|each|which|whom|that|it|them|example|instance|reference|men\b|women\b|boys?\b|girls?\b|kids\b|children\b|bab(?:y|ies)\b|infants?\b|adults?\b|ladies\b|frauen\b|damen\b|herren\b|männer|kinder\b|femmes?\b|hommes?\b|enfants?\b|unisex\b|more|less|over|free|only|use$|(?:pair(?:ing)?|connect(?:ion|ing)?|sync|plug)\s+(?:in)?to|(?:pair|connect|sync)\s+with|(?:\p{L}{1,20}\s+)?(?:mounting|attachment|attaching)\s+(?:on|onto|to)\b|gifts?(?:$|\s+(?:for|giving|to)\b)|(?:any|every|all) occasions?\b|bán lẻ|(?:làm\s)?(?:bằng|từ)\s|(?:đồ|hàng|hàng hóa)$|(?:be )?(?:sold|imported|retained)\b|duty|customs|import|importation|the purposes? of|same|good\b|cover (?:the|a) (?:(?:upper|lower) )?(?:part of the )?body\b|describe|refer|separate(?:ly)?\b|interchangeable|compatible|remain\b|be removed|(?:방지|제조|측정|고정|보호|진단|생산|처리|가공|연결|제거|절단|공급|제어|조립|설치|검사|防止|製造|測定|固定|保護|診断|生産|処理|加工|接続|除去|切断|制御|検査|取付)$|[$€£\d])/iu;

export const USE_END =
  /\s+(?:which|that|who|faisant|specially|manufactured|and (?:is|are|was|has|can|during|while|when|after|then|consists?|comes?|contains?|includes?|comprises?)|is|are|was|can|made of|consisting|comes? with|bằng|làm bằng|chất liệu|hiệu|nsx|model|hàng mới|mới|chống (?:sốc|nước|thấm|bụi|trầy|va đập)|cao cấp|[-–—])(?:\s|$).*$|\s[-–—]\s.*$|\s\d+(?:[.,]\d+)?\s?[x*×]\s?\d.*$/iu;

/** A shop is a place of sale, not a use, unless the goods are shop fittings. */
export const PLACE_OF_SALE = /^(?:\p{L}{2,20}\s){0,3}(?:shops?|stores?|boutiques?)$/iu;
export const SHOP_FITTING =
  /\b(?:display|racks?|shelf|shelves|shelving|stands?|signs?|counters?|cabinets?|furniture|fittings?|checkouts?|registers?|scanners?|fridges?|freezers?|refrigerators?)\b/iu;

/** Endings of unfinished Korean and Japanese clauses: the action follows. */
export const UNFINISHED =
  /(?:는데|은데|하며|되며|이며|시키며|(?:하|되|시키|있|없|이)고|면서|지만|므로|(?:아|어|여)서|하여|되어|であり|しながら|するが|されるが|して)$/u;

/**
 * Phrases before `designed to` after which it describes something else: `for ovens designed to`; after the material of
 * the goods (`made from steel`) it describes the goods.
 */
export const SAID_OF_ANOTHER =
  /(?<!\b(?:made|manufactured|constructed|formed|produced|imported|available|supplied|built)\s)\b(?:in|with|for|on|by|from|onto|to|through|within|containing|including|having)\s+(?:(?!(?:is|are|was|were|be|been|being|that|which|can|may|will|it|they|men|women|boys|girls|babies|infants|children|kids|adults|ladies)\s)[\p{L}\d'-]{1,20}\s+){1,6}$/iu;

export const TITLE_ENDS: ReadonlySet<string> = new Set(
  'accessory part replacement replace replacing repair kit set diy gift model finding supply tool spare'.split(
    ' ',
  ),
);
