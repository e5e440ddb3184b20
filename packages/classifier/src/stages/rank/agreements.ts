import { TEXTILE_GROUPS } from '@svc/knowledge/data/materials';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { ScheduleIndex } from '../../ports.ts';
import type { Reading } from '../../reading.ts';
import { attributeVotes } from './agreement.ts';
import { conflictingFigures } from '../normalize/figures.ts';
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
const CONDITIONS_OF_TRADE: ReadonlySet<string> = new Set(['used', 'new', 'unfinished']);

const namesMaterial = (reading: Reading, row: LineReading, text: string): boolean => {
  const [group] = reading.normalized.material_groups;
  if (group === undefined || OTHER_MATERIALS.test(text)) return false;

  const isOfGoods = reading.normalized.materials.some(
    ({ name, group: of }) => of === group && row.materialNames.includes(name),
  );
  const whole = WHOLE_GROUPS[group] ?? [];
  const isWhole = whole.length > 0 && whole.every((name) => row.materialNames.includes(name));
  const isTextile =
    TEXTILES.has(group) && row.materialNames.includes('textile material') && !NARROWED_TEXTILE.test(text);

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
  return line !== undefined && namesMaterial(reading, lineReading(schedule, line), line.description);
};

const isSense = (attribute: string, value: string | undefined, path: readonly ScheduleLine[]): boolean => {
  if (attribute !== 'state' || CONDITIONS_OF_TRADE.has(value ?? '')) return true;
  return Number(path[0]?.codeDigits?.slice(0, 2)) <= LAST_FOOD_CHAPTER;
};

const namesOtherGoods = (reading: Reading, row: LineReading): boolean =>
  !row.isResidual && row.terms.every((term) => !reading.terms.has(term));

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
      .filter(({ vote }) => vote === 1)
      .map(({ attribute }) => attribute),
  );
  const stated = found.filter((name) =>
    isSense(name, [...reading.facts].find(([attribute]) => attribute === name)?.[1], path),
  );

  return [...new Set([...(agreesOnMaterial(reading, schedule, path) ? ['material'] : []), ...stated])];
}
