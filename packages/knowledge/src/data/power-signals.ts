/** Terms of goods that work with electricity. */
export const ELECTRICAL_PHRASES: readonly string[] = [
  'electric',
  'electrical',
  'electronic',
  'battery',
  'batteries',
  'battery-powered',
  'rechargeable',
  'cordless',
  'usb',
  'led',
  'lcd',
  'oled',
  'bluetooth',
  'wireless',
  'wifi',
  'motorized',
  'voltage',
  'volt',
  'watt',
  'charger',
  'charging',
  '12v',
  '24v',
  '110v',
  '220v',
  'digital',
  'power supply',
  'penlight',
  'flashlight',
  'printed circuit',
  'pcb',
  'pcba',
  'power headrest',
  'power seat',
  'power window',
  'power tool',
  'radio',
  'radiobroadcasting',
  'reception apparatus',
  'radio receiver',
  'crt',
  'crt monitor',
  'gps',
  'microphone',
  'pcie',
  'electronique',
  'électronique',
  'électrique',
  'elektrisch',
  'elektronisch',
  'eléctrico',
  'electrically operated',
  'electrically heated',
  'electrically powered',
  'electrically driven',
  'hdmi',
  'poe',
  'piezo actuator',
  'piezoelectric actuator',
  'piezoelectric sensor',
  'magnetic resonance',
];

/** Goods that something drives, and not an engine, a hand or air. */
export const POWERED =
  /\bpowered\b(?<!(?:air|gas|gasoline|petrol|diesel|engine|hand|foot|wind|steam|water|human|pedal|manually|mechanically|pneumatically|hydraulically|nuclear)[\s-]powered)(?!\s+by\b[^.;,]{0,60}\b(?:diesel|petrol|gasoline|gas|engines?|hand|foot|wind|steam|water|air|turbines?)\b)/iu;

/** East Asian names of goods that open with the word for electronic or driven electrically; what a microwave oven takes is not. */
export const ELECTRONIC_NAME =
  /^[^,;:。、—]{0,30}?(?:電子(?!レンジ(?:対応|用|可|加熱|調理))|電動|電気(?!的)|(?<!\p{L})전자(?!\s?레인지\s?(?:용|사용|가능))|(?<!\p{L})전동)/u;

/** Goods that keep electricity in or out and do not work with it. */
export const INSULATES =
  /^[^,;.]{0,60}\binsulat(?:ing|ion)\s+(?:tapes?|films?|sheets?|papers?|sleeves?|sleeving|varnish|materials?|boards?|oils?|gloves?|mats?|tubes?|tubing|pads?|resins?)\b/iu;

/** Electricity as a property of a substance, or in what goods coat, insulate or are put on. */
export const NOT_POWERED: readonly RegExp[] = [
  /\belectric(?:al)?\s*(?:and|or|and\/or|&|\/)\s*non[-\s]?electric(?:al)?\b|\bnon[-\s]?electric(?:al)?\s*(?:and|or|and\/or|&|\/)\s*electric(?:al)?\b/giu,
  /\b(?:books?|manuals?|brochures?|leaflets?|guides?)\s+(?:for|of|about|on|to)\s[^,;.()]{0,80}/giu,
  /\belectric\s+[적的]/giu,
  /(?<!\p{L})(?:cách|tĩnh|mạ|nhiễm|(?<!(?:dây|cáp|cable|wire|cord)\s)dẫn)\s+electric\b/giu,
  /\belectric(?:al(?:ly)?)?\s+(?:and\s+\p{L}{1,20}\s+)?(?:propert(?:y|ies)|conductiv\p{L}{1,6}|conducting|insulat\p{L}{1,6}|characteristics?|resistivity|strength|tapes?)\b/giu,
  /\b(?:to|for)\s+(?:insulat|protect|coat|cover|seal|separat|clean|bond|encapsulat)(?:e|ing)?\s[^,;.()]{0,80}/giu,
  /(?:battery|electric|electronic|lcd|led|전자|전기)[^.,;()]{0,25}?(?:에\s?(?:부착|접착|도포)|[을를]\s?(?:절연|코팅|보호|세척))/giu,
];

/** Electric measures: volts, watts, hertz, ampere-hours; `5W-30` is an oil. */
export const ELECTRIC_MEASURE =
  /(?<![\p{L}\p{N}.,-])(?:[AD]C\s?\/?\s?)?[+-]?\d{1,6}(?:[.,]\d{1,3})?(?:\s?[-–~/]\s?\d{1,6}(?:[.,]\d{1,3})?)?\s?(?:v|vdc|vac|volts?|k?w|watts?|m?ah|[kmg]?hz|k?va)(?:\s?[AD]C)?(?!\p{L}|-?\d)/iu;

/** Fields of sellers' notes that give the electricity that goods take. */
export const POWER_KEYS =
  /(?<!\p{L})(?:voltage|wattage|(?:rated|input|output|operating|working) (?:power|voltage)|power (?:supply|source|consumption)|battery(?: capacity| type| voltage)?|điện áp|전압|소비전력|電圧|消費電力)(?:\s?\(\p{L}{1,4}\))?\s*[:：]\s*(?<value>[^;\n]{1,60})/giu;

/** Sources of power that a field names. */
export const POWER_SOURCE =
  /\b(?:lithium|li-ion|electric\p{L}{0,5}|battery|usb|solar|rechargeable|nimh|nicd)\b/iu;

/** Vehicles that an engine drives, which have electric equipment. */
export const ENGINE_DRIVEN =
  /\bpowered\s+by\b(?!(?:[^.;]|\.(?=\d)){0,80}\b(?:electric|hybrid|battery)\b)(?:[^.;]|\.(?=\d)){0,80}\b(?:diesel|petrol|gasoline|combustion)\b/iu;

/** To the end of what a Korean clause says of the apparatus that goods are put in or are parts of. */
export const KOREAN_HOST =
  /^.*(?:모터|엔진)\s?(?:구동|작동)(?:에|으로)|^.*(?:에\s?(?:사용|장착|부착|설치|조립|삽입|적용)|의\s?(?:구성품|부품|부분품|부속품|parts?(?!\p{L})|components?(?!\p{L})))|(?:장착|사용|부착|설치|조립)되는\s.{0,25}?(?:장비|기기|장치|기계|설비|차량|자동차|equipment|machine|apparatus|device|vehicle)/u;
