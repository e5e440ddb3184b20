import type { Clock } from '@svc/runtime/clock';
import type { Db } from '@svc/storage/prisma';

/** The time of PostgreSQL, so that the leases of processes on different hosts are of one clock. */
export interface DatabaseClock {
  /** The host's clock until it was set. */
  readonly now: Clock;
  /** Synchronises with the database; between syncs it advances by a monotonic clock. */
  sync(): Promise<void>;
}

/** Time sources of a clock, injected for tests. */
interface ClockParts {
  /** The time in PostgreSQL. */
  readonly ask: () => Promise<Date>;
  /** Milliseconds that only ever go on. */
  readonly elapsed: () => number;
  readonly host: Clock;
}

/** Milliseconds of PostgreSQL's time less those that elapsed here, and by how much that may be wrong. */
interface Reading {
  readonly offset: number;
  readonly doubt: number;
}

// The first question of a process waits for its connection: one of three is answered at once.
const QUESTIONS = 3;

/** A clock that is yet to be set. */
export function createDatabaseClock(parts: ClockParts): DatabaseClock {
  const { elapsed, host } = parts;
  let offset: number | null = null;

  return {
    now: () => (offset === null ? host() : new Date(offset + elapsed())),
    sync: async () => {
      const readings: Reading[] = [];
      for (let left = QUESTIONS; left > 0; left -= 1) readings.push(await read(parts));
      const best = readings.reduce((a, b) => (b.doubt < a.doubt ? b : a));
      // A slow response proves little: the clock changes only if it is certainly wrong.
      if (offset === null || Math.abs(best.offset - offset) > best.doubt) offset = best.offset;
    },
  };
}

// The time was true at some moment between request and response.
async function read({ ask, elapsed }: ClockParts): Promise<Reading> {
  const asked = elapsed();
  const at = (await ask()).getTime();
  const answered = elapsed();
  return { offset: at - (asked + answered) / 2, doubt: (answered - asked) / 2 };
}

/** The time in PostgreSQL, not that of the transaction's begin. */
export async function readDatabaseTime(db: Pick<Db, '$queryRaw'>): Promise<Date> {
  const rows = await db.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
  const now = rows[0]?.now;
  if (now === undefined) throw new Error('the database returned no time');
  return now;
}
