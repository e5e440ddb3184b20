import type { ScheduleLine, SourceRow } from './line.ts';

/** The part of a line that comes down from the lines above it. */
type InForce = Pick<ScheduleLine, 'dutyRate' | 'specialRate' | 'column2Rate' | 'unit' | 'additionalDuties'>;

/**
 * Rates and unit in force on a row, from its own cells and those in force on the coded line that its code continues.
 *
 * The three rate columns are one legal statement that stands on the rate line and holds for all that its code is
 * continued by; nothing goes upward or to a grouping row. A row with a general rate of its own is a rate line: an empty
 * special column there says that no preference exists, so it takes none from above. A row without a general rate
 * (statistical lines, and the few that repeat one column only) takes each empty column from above.
 */
export function inheritRates(row: SourceRow, above: InForce | null): InForce {
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
