import { given, type RawSearch } from '../../api/address.ts';

/** What the address of a report says: first and last day, UTC. */
export interface Period {
  readonly from?: string;
  readonly to?: string;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

function isDay(text: string): boolean {
  const start = new Date(`${text}T00:00:00Z`);
  // 31 February rolls over, so that it does not come back as written.
  return DAY.test(text) && !Number.isNaN(start.getTime()) && start.toISOString().startsWith(text);
}

function dayOf(value: unknown): string | undefined {
  return typeof value === 'string' && isDay(value) ? value : undefined;
}

/** The search of a report's address. */
export function readPeriod(raw: RawSearch): Period {
  return given({ from: dayOf(raw['from']), to: dayOf(raw['to']) });
}

/** The period as the query of an operation names it. */
export function periodQuery({ from, to }: Period) {
  return given({ date_from: from, date_to: to });
}
