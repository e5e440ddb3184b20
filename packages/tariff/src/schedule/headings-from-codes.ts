import type { Market } from '../market.ts';
import { codeDigits, formatCode } from '../code.ts';
import { NO_RATES, type SourceRow } from './line.ts';
import type { HeadingTitle, TitleOf } from './title-of.ts';

/** A row with the heading and subheading of its code; `dashes` is the depth in the source. */
interface NationalRow {
  readonly row: SourceRow;
  readonly digits: string;
  readonly dashes: number;
}

const HEADING_DIGITS = 4;
const SUBHEADING_DIGITS = 6;
const NO_TITLE = { text: '', official: false };
/** Marks a line whose title is not the schedule's wording. */
const NOT_OFFICIAL = Object.freeze({ official: false });
const OFFICIAL = Object.freeze({});

/**
 * Inserts a row for each heading and subheading before the first row that continues it, for sources without them. Rows
 * are sorted by code; a heading not divided into subheadings (`.00`) gets no subheading row. An undivided heading takes
 * the text of its line; every other title is looked up and marked `official: false` in `extra` unless it is the
 * schedule's wording, even if no title is known and the text is empty.
 */
export function withHeadings(
  rows: readonly SourceRow[],
  market: Market,
  titleOf: TitleOf = () => null,
): SourceRow[] {
  return groupsOf(sortedByCode(rows), HEADING_DIGITS).flatMap((heading) => {
    const given = heading.rows.filter(({ digits }) => digits.length <= HEADING_DIGITS);
    const below = heading.rows.filter(({ digits }) => digits.length > HEADING_DIGITS);
    const own =
      given.length > 0
        ? given.map(({ row }) => row)
        : [headingRow({ ...heading, rows: below }, market, titleOf)];

    return [
      ...own.map((row) => ({ ...row, indent: 0 })),
      ...groupsOf(below, SUBHEADING_DIGITS).flatMap((group) => subheadingRows(group, market, titleOf)),
    ];
  });
}

function subheadingRows(group: CodeGroup, market: Market, titleOf: TitleOf): SourceRow[] {
  const given = group.rows.filter(({ digits }) => digits.length <= SUBHEADING_DIGITS);
  const lines = group.rows.filter(({ digits }) => digits.length > SUBHEADING_DIGITS);
  const isHeadingAgain = group.digits.endsWith('00') && given.length === 0;
  const indent = isHeadingAgain ? 0 : subheadingIndent(lines);
  const made = isHeadingAgain ? [] : [madeRow(group, titleFor({ ...group, rows: lines }, titleOf), market)];
  const own = given.length > 0 ? given.map(({ row }) => row) : made;

  return [
    ...own.map((row) => ({ ...row, indent })),
    ...lines.map(({ row, dashes }) => ({ ...row, indent: Math.max(dashes, indent + 1) })),
  ];
}

interface CodeGroup {
  readonly digits: string;
  readonly rows: readonly NationalRow[];
}

function sortedByCode(rows: readonly SourceRow[]): NationalRow[] {
  return rows
    .map((row) => ({ row, digits: codeDigits(row.code ?? '') ?? '', dashes: row.indent }))
    .toSorted((a, b) => (a.digits < b.digits ? -1 : a.digits > b.digits ? 1 : 0));
}

function groupsOf(rows: readonly NationalRow[], digits: number): CodeGroup[] {
  const groups = new Map<string, NationalRow[]>();
  for (const row of rows) {
    const start = row.digits.slice(0, digits);
    const group = groups.get(start);
    if (group === undefined) groups.set(start, [row]);
    else group.push(row);
  }

  return [...groups].map(([start, group]) => ({ digits: start, rows: group }));
}

/** Indent of a subheading: one level above its lines; an undivided one is the line itself. */
function subheadingIndent(rows: readonly NationalRow[]): number {
  if (rows.length === 0) return 1;
  const least = Math.min(...rows.map(({ dashes }) => dashes));
  return Math.max(1, isUndivided(rows) ? least : least - 1);
}

function isUndivided(rows: readonly NationalRow[]): boolean {
  return rows.length === 1 && (rows[0]?.digits.endsWith('00') ?? false);
}

function headingRow(heading: CodeGroup, market: Market, titleOf: TitleOf): SourceRow {
  const only = heading.rows[0];
  const isLine = isUndivided(heading.rows) && (only?.digits.endsWith('0000') ?? false);
  const own = isLine && only !== undefined ? { text: only.row.description, official: true } : null;
  return madeRow(heading, own ?? titleOf(heading.digits) ?? NO_TITLE, market);
}

/**
 * Title of a subheading. The line of an undivided one directly under its heading has the whole text; deeper ones are
 * under a group whose text the source omits.
 */
function titleFor(subheading: CodeGroup, titleOf: TitleOf): HeadingTitle {
  const only = subheading.rows[0];
  const own =
    isUndivided(subheading.rows) && only !== undefined
      ? { text: only.row.description, official: true }
      : null;
  if (own !== null && only !== undefined && only.dashes <= 1) return own;

  return titleOf(subheading.digits) ?? own ?? NO_TITLE;
}

function madeRow(group: CodeGroup, title: HeadingTitle, market: Market): SourceRow {
  return {
    sourceRow: group.rows[0]?.row.sourceRow ?? 0,
    code: formatCode(group.digits, market),
    indent: 0,
    description: title.text,
    ...NO_RATES,
    extra: title.official ? OFFICIAL : NOT_OFFICIAL,
  };
}
