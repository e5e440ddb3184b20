/** A material of goods or schedule lines; `group` is the level at which chapters and lines separate materials. */
export interface Material {
  readonly name: string;
  readonly group: MaterialGroup;
  /** English names; other languages map to these through the glossary. */
  readonly terms: readonly string[];
}

/** Groups of materials as the nomenclature separates them. */
type MaterialGroup =
  | 'cotton'
  | 'wool'
  | 'silk'
  | 'vegetable_fibre'
  | 'man_made_fibre'
  | 'textile'
  | 'leather'
  | 'fur'
  | 'plastics'
  | 'rubber'
  | 'wood'
  | 'plaiting'
  | 'paper'
  | 'stone'
  | 'ceramic'
  | 'glass'
  | 'iron_steel'
  | 'copper'
  | 'nickel'
  | 'aluminium'
  | 'zinc'
  | 'tin'
  | 'lead'
  | 'other_metal'
  | 'metal'
  | 'precious_metal'
  | 'pearls_stones';

const of = (group: MaterialGroup, ...rows: readonly string[]): readonly Material[] =>
  rows.map((row) => {
    const [name = '', ...others] = row.split('|');
    return { name, group, terms: [name, ...others] };
  });

/** Fabrics that are usually of man-made fibers: a guess that does not count as a stated fiber. */
export const USUAL_FIBERS: ReadonlySet<string> = new Set(['plush', 'fleece', 'chiffon']);

export const MATERIALS: readonly Material[] = [
  ...of(
    'cotton',
    'cotton|denim|corduroy|terry cloth|muslin|canvas cotton|baumwolle|coton|algodón|cotone|katoen|bawełna',
  ),
  ...of(
    'wool',
    'wool|merino|woolen|woollen|wolle|schurwolle|laine',
    'cashmere|kashmir',
    'mohair',
    'alpaca',
    'fine animal hair|angora',
  ),
  ...of('silk', 'silk|silk waste|mulberry silk|seide|soie'),
  ...of('vegetable_fibre', 'linen|flax', 'jute', 'hemp', 'ramie', 'coir|coconut fiber', 'sisal|abaca'),
  ...of(
    'man_made_fibre',
    'man-made fibers|mmf|manmade fib|man-made fib|man-made fibres|manmade fibers|manmade fibres|manmade fiber|man-made fiber|man-made fibre|man-made textile materials|man-made textile material|chemiefasern|chemiefaser|kunstfasern|kunstfaser',
    'synthetic fibers|synthetic fibres|synthetic fiber|synthetic fibre|syn fibers|syn fib',
    'artificial fibers|artificial fibres|artificial fiber|artificial fibre|art fibers|art fib',
    'polyester',
    'microfibre|microfiber',
    'plush|velboa',
    'fleece',
    'chiffon',
    'nylon|polyamide',
    'spandex|elastane|lycra',
    'acrylic fiber|acrylic yarn|modacrylic',
    'viscose|rayon',
    'lyocell|tencel|modal|cupro',
    'synthetic hair',
  ),
  ...of(
    'textile',
    'textile material|textile materials|textile|fabric|cloth|felt|nonwoven fabric|non-woven|nontissé|nontisse|non-tissé|vliesstoff|spinnstoff|spinnstoffe',
  ),
  ...of(
    'leather',
    'leather|cowhide|cow leather|sheepskin leather|suede|composition leather|genuine leather|leder|cuir|cuero',
  ),
  ...of('fur', 'furskin|fur|mink|fox fur|rabbit fur'),
  ...of(
    'plastics',
    'plastics|plastic|resin|thermoplastic|kunststoff|kunststoffe|kunststof|plastique|plástico|matière plastique|tworzywo sztuczne',
    'polyethylene|hdpe|ldpe|polyethylen|polyetylen|polyéthylène',
    'polypropylene|polypropylen|polypropylène',
    'polyvinyl chloride|pvc|vinyl|polyvinylchlorid|chlorure de vinyle|chlorure de vynyle|polychlorure de vinyle',
    'polystyrene|styrofoam',
    'abs|acrylonitrile butadiene styrene',
    'polycarbonate|pc plastic',
    'polyurethane|pu|pu leather|faux leather|artificial leather',
    'acrylic|pmma|polymethyl methacrylate|plexiglass',
    'silicone|silicones',
    'eva|ethylene vinyl acetate|peva|polyethylene vinyl acetate',
    'polyethylene terephthalate|polyetylen terephthalate|polyetylen terephtalat|polyethylen terephthalat',
    'tpu|thermoplastic polyurethane',
    'epoxy resin|epoxy',
    'melamine',
  ),
  ...of(
    'rubber',
    'rubber|natural rubber|vulcanized rubber|latex|kautschuk|gummi|caoutchouc|caucho',
    'neoprene',
    'synthetic rubber|nitrile rubber',
    'epdm',
  ),
  ...of(
    'wood',
    'wood|wooden|timber|oak|pine|teak|walnut wood|beech|birch|holz|bois|madera|legno|hout|drewno',
    'plywood',
    'mdf|fiberboard|particle board|particleboard',
    'bamboo',
    'cork',
  ),
  ...of('plaiting', 'rattan', 'wicker', 'straw', 'seagrass', 'willow'),
  ...of(
    'paper',
    'paper|tissue paper|kraft paper|papier|papel',
    'paperboard|cardboard|corrugated cardboard|pappe|karton',
    'papier-mache',
  ),
  ...of(
    'stone',
    'stone|natural stone',
    'marble|travertine',
    'granite',
    'slate',
    'plaster|gypsum',
    'cement|concrete',
  ),
  ...of(
    'ceramic',
    'ceramic|ceramics|keramik|céramique|cerámica',
    'porcelain|china porcelain|bone china',
    'stoneware|earthenware|terracotta|clay',
  ),
  ...of(
    'glass',
    'glass|tempered glass|borosilicate|glas|verre|vidrio|vetro',
    'lead crystal|crystal glass',
    'rhinestone|rhinestones',
    'fiberglass|glass fiber',
  ),
  ...of(
    'iron_steel',
    'steel|steel wool|iron wool|ios wool|carbon steel|alloy steel|stahl|acier|acero|acciaio|staal',
    'stainless steel|inox|edelstahl|acier inoxydable|acero inoxidable|acciaio inossidabile|roestvrij staal',
    'iron|cast iron|wrought iron|eisen|gusseisen',
    'tinplate',
  ),
  ...of('copper', 'copper|kupfer|cuivre', 'brass|messing|laiton', 'bronze'),
  ...of('nickel', 'nickel'),
  ...of('aluminium', 'aluminum|aluminium|aluminio|alluminio'),
  ...of('zinc', 'zinc|zinc alloy'),
  ...of('tin', 'tin metal|pewter'),
  ...of('lead', 'lead metal'),
  ...of('other_metal', 'titanium', 'tungsten', 'magnesium', 'molybdenum'),
  ...of('metal', 'metal|base metal|alloy|metallic|metall|métal|métallique'),
  ...of(
    'precious_metal',
    'precious metal|precious metals|prec metal|prec metals',
    'silver|sterling silver',
    'gold|karat gold',
    'platinum',
    'palladium',
  ),
  ...of(
    'pearls_stones',
    'pearl|pearls|freshwater pearl|cultured pearls',
    'diamond|diamonds|moissanite',
    'precious stone|semiprecious stone|gemstone|gemstones|jade|amethyst|turquoise|agate|sapphire|ruby|emerald',
    'cubic zirconia',
    'zircon',
    'synthetic stones',
  ),
];

/** Groups that are base metals in the sense of Section XV. */
export const BASE_METAL_GROUPS: ReadonlySet<string> = new Set<MaterialGroup>([
  'iron_steel',
  'copper',
  'nickel',
  'aluminium',
  'zinc',
  'tin',
  'lead',
  'other_metal',
  'metal',
]);

/** Chapters whose goods are of one material (or few), with their groups. */
export const CHAPTER_MATERIALS: Readonly<Record<string, readonly string[]>> = {
  '39': ['plastics'],
  '40': ['rubber'],
  '41': ['leather'],
  '43': ['fur'],
  '44': ['wood'],
  '45': ['wood'],
  '46': ['plaiting', 'wood', 'paper'],
  '48': ['paper'],
  '50': ['silk'],
  '51': ['wool'],
  '52': ['cotton'],
  '53': ['vegetable_fibre'],
  '54': ['man_made_fibre'],
  '55': ['man_made_fibre'],
  '68': ['stone'],
  '69': ['ceramic'],
  '70': ['glass'],
  '72': ['iron_steel', 'metal'],
  '73': ['iron_steel', 'metal'],
  '74': ['copper', 'metal'],
  '75': ['nickel', 'metal'],
  '76': ['aluminium', 'metal'],
  '78': ['lead', 'metal'],
  '79': ['zinc', 'metal'],
  '80': ['tin', 'metal'],
  '81': ['other_metal', 'metal'],
  '82': [...BASE_METAL_GROUPS],
  '83': [...BASE_METAL_GROUPS],
};

/** Groups that are textiles in the sense of Section XI. */
export const TEXTILE_GROUPS: ReadonlySet<string> = new Set<MaterialGroup>([
  'cotton',
  'wool',
  'silk',
  'vegetable_fibre',
  'man_made_fibre',
  'textile',
]);

/** Base metals as a whole; any other name of a base metal is a kind: stainless steel, brass, titanium. */
export const WHOLE_METALS: ReadonlySet<string> = new Set<string>([
  'steel',
  'copper',
  'nickel',
  'aluminum',
  'zinc',
  'tin metal',
  'lead metal',
  'metal',
]);

/** Construction of the textiles and garments that a chapter covers (notes 1 to chapters 60, 61 and 62). */
export const CHAPTER_CONSTRUCTION: Readonly<Record<string, readonly string[]>> = {
  '60': ['knitted'],
  '61': ['knitted'],
  '62': ['woven', 'not_knitted', 'nonwoven'],
};
