import { TEXTILE_GROUPS } from '@svc/knowledge/data/materials';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';
import { attributeVotes } from './agreement.ts';
import { conflictingFigures } from '../normalize/figures.ts';
import { findMaterials } from '../normalize/find-materials.ts';
import { statedText } from '@svc/tariff/search/stated-text';
import { tokenize } from '@svc/tariff/search/text';
import { lineReading, type LineReading } from './line-reading.ts';

const TEXTILES: ReadonlySet<string> = new Set(TEXTILE_GROUPS);
/** Names by which a row takes a whole group of materials. */
const WHOLE_GROUPS: Readonly<Record<string, readonly string[]>> = {
  man_made_fibre: ['man-made fibers'],
  plastics: ['plastics'],
  rubber: ['rubber'],
  wood: ['wood'],
  paper: ['paper'],
  stone: ['stone'],
  ceramic: ['ceramic'],
  glass: ['glass'],
  leather: ['leather'],
  iron_steel: ['steel', 'iron'],
  precious_metal: ['precious metal'],
};
const NARROWED_TEXTILE = /\b(?:man-made|synthetic|artificial|vegetable) textile/iu;
const OTHER_MATERIALS = /\bother (?:textile|base metals?|plastics|wood|metal|fib|man-made|vegetable)/iu;
const LAST_FOOD_CHAPTER = 24;
/** Attributes whose words in a schedule text are always said of the goods; those of a use or a form may be of what they go with. */
const CLAIMED: ReadonlySet<string> = new Set(['gender', 'construction', 'state']);
/** Words that say of a row's goods no more than that they are goods. */
const EMPTY_TERMS: ReadonlySet<string> = new Set(
  ['article', 'goods', 'material', 'product', 'base', 'weight', 'mainly', 'chief'].flatMap(tokenize),
);
/** Terms of a row from which it describes goods of its own, and the share of them that the description must have. */
const NARROW_TERMS = 5;
const NARROW_SHARE = 0.5;
const CONDITIONS_OF_TRADE: ReadonlySet<string> = new Set(['used', 'new', 'unfinished']);

/** Parts of a list, each of which names goods or materials of its own. */
const LISTED = /[,;:()]|(?<!\p{L})(?:and|or|và|hoặc|hay)(?!\p{L})/iu;

/** Names of the materials that a text takes without narrowing them: `Of reptile leather` does not take any leather. */
const plainMaterials = (reading: Reading, text: string): string[] =>
  statedText(text)
    .split(LISTED)
    .flatMap((part) => {
      const names = findMaterials([part]).map(({ name }) => name);
      const ofMaterials = new Set(names.flatMap(tokenize));
      const isPlain = tokenize(part).every(
        (term) => ofMaterials.has(term) || EMPTY_TERMS.has(term) || reading.terms.has(term),
      );
      return isPlain ? names : [];
    });

/** Whether no material outweighs the others: of half cotton and half polyester neither is the material of the goods. */
const isTie = ({ normalized }: Reading): boolean => {
  const [first, second] = normalized.materials;
  return first?.percent != null && first.percent === second?.percent;
};

const namesMaterial = (reading: Reading, text: string): boolean => {
  const [group] = reading.normalized.material_groups;
  if (group === undefined || isTie(reading) || OTHER_MATERIALS.test(text)) return false;

  const names = plainMaterials(reading, text);
  const isOfGoods = reading.normalized.materials.some(
    ({ name, group: of }) => of === group && names.includes(name),
  );
  const whole = WHOLE_GROUPS[group] ?? [];
  const isWhole = whole.length > 0 && whole.every((name) => names.includes(name));
  const isTextile = TEXTILES.has(group) && names.includes('textile material') && !NARROWED_TEXTILE.test(text);

  return isOfGoods || isWhole || isTextile;
};

/** The deepest row that names materials decides: `of stainless steel` under `of iron or steel`. */
const agreesOnMaterial = (
  reading: Reading,
  schedule: ScheduleIndex,
  path: readonly ScheduleLine[],
): boolean => {
  // Footwear is classified by upper and sole material; a list of materials does not say which is which.
  if (path[0]?.codeDigits?.startsWith('64') === true) return false;
  const line = path.findLast((row) => lineReading(schedule, row).materialNames.length > 0);
  return line !== undefined && namesMaterial(reading, line.description);
};

const isSense = (attribute: string, value: string | undefined, path: readonly ScheduleLine[]): boolean => {
  // Goods for men and women fit a line for men; that is no agreement to speak of.
  if (value === 'unisex') return false;
  if (attribute !== 'state' || CONDITIONS_OF_TRADE.has(value ?? '')) return true;
  return Number(path[0]?.codeDigits?.slice(0, 2)) <= LAST_FOOD_CHAPTER;
};

/** Whether a row describes goods of its own of which the description says nothing, or little. */
const namesOtherGoods = (reading: Reading, row: LineReading): boolean => {
  if (row.isResidual) return false;
  const isMet = (term: string): boolean => reading.terms.has(term);
  if (!row.terms.some(isMet)) return true;
  const ofMaterials = new Set(row.materialNames.flatMap(tokenize));
  const own = row.terms.filter((term) => !ofMaterials.has(term));
  const isNarrow = row.attributes.size === 0 && own.length >= NARROW_TERMS;

  return isNarrow && own.filter(isMet).length < own.length * NARROW_SHARE;
};

/**
 * Attributes in which the words of a path name what is known of the goods. Empty where the path sets a limit that a
 * figure of the description breaks, or where the line names other goods.
 */
export function agreementsOf(
  reading: Reading,
  schedule: ScheduleIndex,
  path: readonly ScheduleLine[],
): string[] {
  const texts = path.map(({ description }) => description);
  const leaf = path.at(-1);
  if (leaf === undefined || namesOtherGoods(reading, lineReading(schedule, leaf))) return [];
  if (conflictingFigures(reading.figures, texts)) return [];

  const found = path.flatMap((line) =>
    attributeVotes(reading.facts, lineReading(schedule, line))
      .filter(({ attribute, vote }) => vote === 1 && CLAIMED.has(attribute))
      .map(({ attribute }) => attribute),
  );
  const stated = found.filter((name) =>
    isSense(name, [...reading.facts].find(([attribute]) => attribute === name)?.[1], path),
  );

  return [...new Set([...(agreesOnMaterial(reading, schedule, path) ? ['material'] : []), ...stated])];
}
