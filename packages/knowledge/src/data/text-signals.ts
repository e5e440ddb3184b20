/** Phrases that name services, money or mere talk and no movable goods; English and glossary English. */
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

/** Talk that fills a field without naming goods; a description made only of these is empty talk. */
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

/** Phrases that say several articles are put up together. */
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

/** Set-like phrases that name one article of the nomenclature and no set in the sense of rule 3(b). */
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
];

/** Words that show that goods work with electricity. */
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
];

/** Words behind which a name of goods only says what they are for, of or with. */
export const HEAD_BREAKERS: readonly string[] = [
  ...'for with of from made used designed consisting containing comprised composed comprising in having which'.split(
    ' ',
  ),
  ...'that that’s incorporating featuring imported produced on by to via utilized using including without and/or'.split(
    ' ',
  ),
];

/** Openings of ruling subjects and declarations that come before the name of the goods. */
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
