import type { ReadOptions } from '../finish-schedule.ts';
import { rateFor, type TableRate } from '../rate-table.ts';
import type { RejectedRow, ScheduleFault } from '../report.ts';

const DECLARABLE_DIGITS = 8;

interface JoinedRate {
  readonly dutyRate: string | null;
  readonly specialRate: string | null;
  readonly extra: Readonly<Record<string, unknown>>;
}

export interface RateJoin {
  readonly faults: readonly ScheduleFault[];
  /** Rate of a line by its digits, with its dates in `extra`; null if the table has none. */
  readonly rateOf: (digits: string, extra: Readonly<Record<string, unknown>>) => JoinedRate;
  /** Rates whose code is on no line of the schedule, as rejects of the rate table. */
  readonly unused: () => RejectedRow[];
}

export function joinRates({
  rates: table,
  preferences,
}: Pick<ReadOptions, 'rates' | 'preferences'>): RateJoin {
  const used = new Set<string>();

  return {
    faults: [...(table?.faults ?? []), ...(preferences?.faults ?? [])],
    rateOf: (digits, extra) => {
      // A heading's line covers many rates; from the subheading down a rate may be published for the code.
      const found = table === undefined || digits.length < 6 ? null : rateFor(table, digits);
      const specialRate = digits.length < DECLARABLE_DIGITS ? null : (preferences?.textFor(digits) ?? null);
      if (found === null) return { dutyRate: null, specialRate, extra };
      used.add(found.digits);
      return { dutyRate: found.rate, specialRate, extra: { ...extra, ...datesOf(found) } };
    },
    unused: () =>
      [...(table?.rates.values() ?? [])]
        .filter(({ digits }) => !used.has(digits))
        .map(({ sourceRow, digits, rate }) => ({
          sourceRow,
          reason: 'rate_without_line',
          text: `${digits} ${rate}`,
        })),
  };
}

function datesOf({ date, from = null, until = null }: TableRate): Readonly<Record<string, unknown>> {
  return {
    rate_date: date,
    ...(from === null ? {} : { rate_from: from }),
    ...(until === null ? {} : { rate_until: until }),
  };
}
