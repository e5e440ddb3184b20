/** A value of one attribute of goods or schedule lines, with the English phrases that state it. */
export interface AttributeValue {
  readonly value: string;
  readonly terms: readonly string[];
}

export const ATTRIBUTES = ['gender', 'construction', 'state', 'packing', 'use', 'form'] as const;

export type Attribute = (typeof ATTRIBUTES)[number];

const rows = (...entries: readonly string[]): readonly AttributeValue[] =>
  entries.map((entry) => {
    const [value = '', terms = ''] = entry.split(': ');
    return { value, terms: terms.split('|') };
  });

/** Phrases of each attribute value; longer phrases take precedence over shorter ones within them. */
export const ATTRIBUTE_VALUES: Readonly<Record<Attribute, readonly AttributeValue[]>> = {
  gender: rows(
    `men: men's|mens|men|man's|man|male|gentlemen|gentleman|herren|männer|hommes`,
    `women: women's|womens|women|woman's|woman|ladies|lady|female|frauen|damen|femmes`,
    `boys: boys'|boy's|boys|boy|knaben`,
    `girls: girls'|girl's|girls|girl|mädchen`,
    `babies: babies'|babies|baby|infants|infant|infants'|toddler|newborn`,
    'men_boys: m/b',
    'women_girls: w/g',
    'unisex: unisex',
  ),
  construction: rows(
    'knitted: knitted or crocheted|knitted|knit|crocheted|crochet|jersey knit',
    'not_knitted: not knitted or crocheted|not knitted|non-knit|not knit|nt knit|n knit|no knit|not kt|nt kt|n kt|nkt',
    'woven: woven|woven fabric',
    'nonwoven: nontissé|nontisse|non-tissé|vliesstoff|nonwoven|nonwovens|non-woven|non woven|felt',
    'tufted: tufted',
    'laminated: laminated',
    'forged: forged',
    'cast: cast',
    'welded: welded',
    'seamless: seamless',
    'single_phase: single-phase|single phase|1-phase|1 phase',
    'multi_phase: multi-phase|three-phase|three phase|3-phase|3 phase',
  ),
  state: rows(
    'fresh: fresh or chilled|fresh|chilled',
    'frozen: frozen',
    'dried: dried|dehydrated',
    'live: live',
    'prepared: prepared or preserved|prepared|preserved|canned',
    'cooked: cooked|boiled|steamed',
    'roasted: roasted',
    'raw: raw|crude|unroasted|not roasted',
    'smoked: smoked',
    'salted: salted|in brine',
    'used: used|second-hand|secondhand',
    'new: new',
    'unfinished: unfinished|blank',
  ),
  packing: rows(
    'retail: put up for retail sale|for retail sale|retail pack|retail packs|retail packing|retail packaging|retail bag|retail bags|retail box|retail boxes',
    'bulk: in bulk',
    'airtight: in airtight containers|airtight container',
    // A sealed can is airtight and rigid.
    'can: canned|tinned|in tins|in cans|tins of|cans of|tin of|can of|g tin|g can|oz can|oz tin',
    'flexible: flexible containers|flexible container|in pouches|in pouch|pouch of|pouches of|g pouch',
  ),
  use: rows(
    'household: household|domestic|home use|kitchen',
    'industrial: industrial|commercial',
    'medical: medical|surgical|surgery|hospital|veterinary',
    'vehicle: motor vehicle|motor vehicles|automotive|car|truck',
    'aircraft: civil aircraft|aircraft',
    'agricultural: agricultural|farm|horticultural',
  ),
  form: rows(
    'powder: powder|powdered',
    'liquid: liquid|solution',
    'sheet: sheet|sheets|film|foil|plate',
    'tube: tube|tubes|pipe|hose',
    'yarn: yarn|thread',
    'roll: rolls|roll',
    'tablet: tablet|capsule',
  ),
};

/** Two wearers of one article: `mens and boys`. */
export const BOTH: Readonly<Record<string, readonly string[]>> = {
  men_boys: ['men', 'boys'],
  women_girls: ['women', 'girls'],
};
