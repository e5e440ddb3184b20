import type { Attribute } from '@svc/knowledge/data/attributes';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { ScheduleIndex } from '../../ports.ts';
import { lineReading } from '../rank/line-reading.ts';
import type { RankedLine } from '../rank.ts';

/** Chapters whose lines go by the wearer, and by how a textile is made. */
const WEARER_CHAPTERS = /^(?:42|43|61|62|64|65)/u;
const TEXTILE_CHAPTERS = /^(?:42|5\d|6[0-5])/u;
const TEXTILE_MAKES: ReadonlySet<string> = new Set(['knitted', 'not_knitted', 'woven', 'nonwoven', 'tufted']);

const LAST_FOOD_CHAPTER = 24;
/** Chapters whose lines part new goods from used ones: tires, worn clothing, machines, vehicles, ships, art. */
const TRADE_CHAPTERS = /^(?:40|63|8[4-9]|9[0147])/u;
const OF_TRADE: ReadonlySet<string> = new Set(['new', 'used']);

const isStateOf = (value: string, digits: string): boolean =>
  OF_TRADE.has(value) ? TRADE_CHAPTERS.test(digits) : Number(digits.slice(0, 2)) <= LAST_FOOD_CHAPTER;

const makesSense = (attribute: Attribute | 'material', value: string, digits: string): boolean => {
  if (attribute === 'gender') return WEARER_CHAPTERS.test(digits);
  if (attribute === 'state') return isStateOf(value, digits);
  // Upper and sole each have their material.
  if (attribute === 'material') return !digits.startsWith('64');
  return attribute !== 'construction' || !TEXTILE_MAKES.has(value) || TEXTILE_CHAPTERS.test(digits);
};

/** Length from which a row describes one article with its parts, whose materials do not part the lines. */
const ARTICLE_CHARS = 140;

const statedBy = (
  schedule: ScheduleIndex,
  row: ScheduleLine,
  attribute: Attribute | 'material',
): readonly string[] => {
  const { materialGroups, attributes } = lineReading(schedule, row);
  if (attribute !== 'material') return attributes.get(attribute) ?? [];

  return row.description.length > ARTICLE_CHARS ? [] : materialGroups;
};

const OTHER = /^[\s-]*(?:of )?other(?!\p{L})|khác\s*:?\s*$/iu;

/** Values that the siblings of a row of "other" goods name: such a row takes none of them. */
const namedBeside = (
  schedule: ScheduleIndex,
  row: ScheduleLine,
  attribute: Attribute | 'material',
): readonly string[] =>
  row.parent === null || !OTHER.test(row.description)
    ? []
    : schedule
        .children(row.parent)
        .filter(({ position, description }) => position !== row.position && !OTHER.test(description))
        .flatMap((sibling) => statedBy(schedule, sibling, attribute));

/** What a line takes of an attribute. */
interface LineValues {
  readonly values: readonly string[];
  /** Whether rows beside the line's own name other values: it takes the rest. */
  readonly isRest: boolean;
}

const NO_VALUES: LineValues = { values: [], isRest: false };

/**
 * The last row of the path that states the attribute says which values the line takes, less those that the siblings of
 * "other" rows at or below it name. The title of a heading lists all forms and uses that its goods may have: of these only
 * the rows below it tell.
 */
export function valuesOf(
  schedule: ScheduleIndex,
  { path, line }: RankedLine,
  attribute: Attribute | 'material',
): LineValues {
  const rows = attribute === 'form' || attribute === 'use' ? path.slice(1) : path;
  const from = rows.findLastIndex((row) => statedBy(schedule, row, attribute).length > 0);
  const last = rows[from];
  if (last === undefined) return NO_VALUES;

  const beside = new Set(rows.slice(from).flatMap((row) => namedBeside(schedule, row, attribute)));
  const values = statedBy(schedule, last, attribute).filter(
    (value) => !beside.has(value) && makesSense(attribute, value, line.codeDigits ?? ''),
  );

  return { values, isRest: beside.size > 0 };
}
