import { isSpecialProvision } from '../code.ts';
import type { Market } from '../market.ts';
import { fullText } from './full-text.ts';
import type { LineLevel, ScheduleLine, SourceRow } from './line.ts';
import { placeRows, type PlacedRow, type Placing } from './place-rows.ts';
import type { ScheduleFault } from './report.ts';

interface BuiltTree {
  readonly lines: readonly ScheduleLine[];
  readonly faults: readonly ScheduleFault[];
}

/** Legal rate lines have 8 digits in all three markets, so goods cannot be declared under a shorter code. */
const DECLARABLE_DIGITS_MIN = 8;
const FAULT_TEXT_CHARS = 80;

/**
 * Builds the tree of a schedule from rows in source order: adds chapters, parents by indent (or by code, if the source
 * omits levels), levels, leaves, inherited rates and full texts.
 */
export function buildTree(
  rows: readonly SourceRow[],
  market: Market,
  placing: Placing = 'indent',
): BuiltTree {
  const placed = placeRows(rows, market, placing);
  const faults = [...duplicates(placed), ...orphans(placed, market)];
  const subdivided = subdividedPositions(placed);
  const lines: ScheduleLine[] = [];

  for (const place of placed) {
    const { row, digits, parent, codedAbove } = place;
    const level = levelOf(place, placed, market);
    const above = parent === null ? null : (lines[parent] ?? null);
    const text = { level, codeDigits: digits, description: row.description };
    const inForce = inheritRates(row, codedAbove === null ? null : (lines[codedAbove] ?? null));

    lines.push({
      position: lines.length,
      parent,
      code: row.code,
      codeDigits: digits,
      level,
      indent: row.indent,
      isLeaf: isDeclarable(digits, subdivided.has(lines.length)),
      description: row.description,
      fullDescription: fullText(text, above, above?.fullDescription ?? ''),
      dutyRate: inForce.dutyRate,
      specialRate: inForce.specialRate,
      column2Rate: inForce.column2Rate,
      unit: inForce.unit,
      additionalDuties: inForce.additionalDuties,
      extra: row.extra,
    });
  }

  return { lines, faults };
}

/**
 * Goods are declared under a coded line with no coded line below it. In the US that is a 10-digit line, or an 8-digit
 * one in chapters 98 and 99 and for the watches of chapter 91, whose statistical suffixes name parts of the article and
 * are not exported.
 */
function isDeclarable(digits: string | null, isSubdivided: boolean): boolean {
  return digits !== null && digits.length >= DECLARABLE_DIGITS_MIN && !isSubdivided;
}

function subdividedPositions(placed: readonly PlacedRow[]): Set<number> {
  const positions = new Set<number>();
  for (const { nearestCoded } of placed) if (nearestCoded !== null) positions.add(nearestCoded);
  return positions;
}

function levelOf(place: PlacedRow, placed: readonly PlacedRow[], market: Market): LineLevel {
  switch (place.digits?.length) {
    case undefined:
      return 'group';
    case 2:
      return 'chapter';
    case 4:
      return 'heading';
    case 6:
      return 'subheading';
    case 10:
      return market === 'US' && isUnderRateLine(place, placed) ? 'statistical' : 'national';
    default:
      return 'national';
  }
}

/** US rates are at 8 digits by law; ten-digit rows under them are statistical, while a ten-digit code alone is the rate line itself. */
function isUnderRateLine(place: PlacedRow, placed: readonly PlacedRow[]): boolean {
  return place.codedAbove !== null && placed[place.codedAbove]?.digits?.length === 8;
}

function duplicates(placed: readonly PlacedRow[]): ScheduleFault[] {
  const first = new Map<string, number>();
  const faults: ScheduleFault[] = [];

  for (const { row, digits } of placed) {
    if (digits === null) continue;

    const firstRow = first.get(digits);
    if (firstRow === undefined) first.set(digits, row.sourceRow);
    else
      faults.push({
        code: 'duplicate_code',
        sourceRow: row.sourceRow,
        params: { code: row.code ?? '', firstRow },
      });
  }

  return faults;
}

function orphans(placed: readonly PlacedRow[], market: Market): ScheduleFault[] {
  const faults: ScheduleFault[] = [];
  for (const place of placed) {
    const reason = orphanReason(place, placed, market);
    if (reason !== null) faults.push(orphanFault(place.row, reason));
  }

  return faults;
}

/**
 * Error of a line that lacks something above it: `not_under_prefix`, `no_line_above`, `indent_jump`, `no_rate_line`.
 */
export function orphanFault(
  row: Pick<SourceRow, 'code' | 'description'> & { readonly sourceRow: number | null },
  reason: string,
): ScheduleFault {
  const text = row.description.slice(0, FAULT_TEXT_CHARS);
  return { code: 'orphan_line', sourceRow: row.sourceRow, params: { code: row.code ?? '', text, reason } };
}

function orphanReason(place: PlacedRow, placed: readonly PlacedRow[], market: Market): string | null {
  const { digits, nearestCoded, row } = place;
  if (digits === null || digits.length <= 2) return null;

  const isSpecial = isSpecialProvision(digits, market);
  if (nearestCoded === null) return row.indent > 0 && !isSpecial ? 'no_line_above' : null;

  const above = placed[nearestCoded]?.digits ?? '';
  // Special provisions nest lines of equal length; they only have to stay in their heading.
  const shared = isSpecial ? above.slice(0, 4) : above;

  return digits.startsWith(shared) ? jumpReason(place, above) : 'not_under_prefix';
}

/**
 * Reason of an indent jump; none if the official export only omits grouping rows between a rate line and its
 * statistical lines.
 */
function jumpReason(place: PlacedRow, above: string): string | null {
  return place.jump > 1 && above.length < DECLARABLE_DIGITS_MIN ? 'indent_jump' : null;
}

type InForce = Pick<ScheduleLine, 'dutyRate' | 'specialRate' | 'column2Rate' | 'unit' | 'additionalDuties'>;

/**
 * Rates and unit in force on a row: its own, or those of its nearest coded ancestor. The three rate columns are one
 * legal statement: printed on the rate line, it applies to every code below, never upward and never to a grouping row.
 * A row with a general rate is a rate line; its empty special column means no preference, so none is inherited. A row
 * without a general rate (statistical lines, and the few that repeat a single column) inherits each empty column.
 */
function inheritRates(row: SourceRow, above: InForce | null): InForce {
  if (above === null) {
    const { dutyRate, specialRate, column2Rate, unit, additionalDuties } = row;
    return { dutyRate, specialRate, column2Rate, unit, additionalDuties };
  }

  const isRateLine = row.dutyRate !== null;

  return {
    dutyRate: row.dutyRate ?? above.dutyRate,
    specialRate: isRateLine ? row.specialRate : (row.specialRate ?? above.specialRate),
    column2Rate: isRateLine ? row.column2Rate : (row.column2Rate ?? above.column2Rate),
    unit: row.unit ?? above.unit,
    additionalDuties: row.additionalDuties ?? above.additionalDuties,
  };
}
