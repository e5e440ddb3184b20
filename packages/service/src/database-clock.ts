import type { Clock } from '@svc/runtime/clock';
import type { Db } from '@svc/storage/prisma';

/** Time of PostgreSQL, so that processes on different hosts share one clock for leases. */
export interface DatabaseClock {
  /** Current time; the host's clock until the first sync. */
  readonly now: Clock;
  /** Synchronises with the database; between syncs it advances by a monotonic clock. */
  sync(): Promise<void>;
}

interface ClockParts {
  readonly ask: () => Promise<Date>;
  readonly elapsed: () => number;
  readonly host: Clock;
}

/** Offset of PostgreSQL's time from the monotonic clock in milliseconds, and its uncertainty. */
interface Reading {
  readonly offset: number;
  readonly doubt: number;
}

// The first query of a process waits for its connection; one of three responds at once.
const QUESTIONS = 3;

export function createDatabaseClock(parts: ClockParts): DatabaseClock {
  const { elapsed, host } = parts;
  let offset: number | null = null;

  return {
    now: () => (offset === null ? host() : new Date(offset + elapsed())),
    sync: async () => {
      const readings: Reading[] = [];
      for (let left = QUESTIONS; left > 0; left -= 1) readings.push(await read(parts));
      const best = readings.reduce((a, b) => (b.doubt < a.doubt ? b : a));
      // A slow response is imprecise: the clock changes only if it is certainly wrong.
      if (offset === null || Math.abs(best.offset - offset) > best.doubt) offset = best.offset;
    },
  };
}

// The time was correct at some moment between request and response.
async function read({ ask, elapsed }: ClockParts): Promise<Reading> {
  const asked = elapsed();
  const at = (await ask()).getTime();
  const answered = elapsed();
  return { offset: at - (asked + answered) / 2, doubt: (answered - asked) / 2 };
}

/** Reads the current time in PostgreSQL, not the start time of the transaction. */
export async function readDatabaseTime(db: Pick<Db, '$queryRaw'>): Promise<Date> {
  const rows = await db.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
  const now = rows[0]?.now;
  if (now === undefined) throw new Error('the database returned no time');
  return now;
}
