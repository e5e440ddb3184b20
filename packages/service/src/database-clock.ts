import type { Clock } from '@svc/runtime/clock';
import type { Db } from '@svc/storage/prisma';

/** The time as PostgreSQL tells it, so that the leases of processes on different hosts are of one clock. */
export interface DatabaseClock {
  /** The host's clock until it was set. */
  readonly now: Clock;
  /** Sets it; in between it goes on by what no change of the host's clock moves. */
  sync(): Promise<void>;
}

/** Where the parts of a clock come from; injected for tests. */
export interface ClockParts {
  /** The time in PostgreSQL. */
  readonly ask: () => Promise<Date>;
  /** Milliseconds that only ever go on. */
  readonly elapsed: () => number;
  readonly host: Clock;
}

/** A clock that is yet to be set. */
export function createDatabaseClock({ ask, elapsed, host }: ClockParts): DatabaseClock {
  let set: { readonly at: number; readonly elapsed: number } | null = null;
  return {
    now: () => (set === null ? host() : new Date(set.at + (elapsed() - set.elapsed))),
    sync: async () => {
      const asked = elapsed();
      const at = (await ask()).getTime();
      // The answer was true somewhere between question and answer.
      set = { at, elapsed: (asked + elapsed()) / 2 };
    },
  };
}

/** The time in PostgreSQL, not that of the transaction's begin. */
export async function readDatabaseTime(db: Pick<Db, '$queryRaw'>): Promise<Date> {
  const rows = await db.$queryRaw<{ now: Date }[]>`SELECT clock_timestamp() AS now`;
  const now = rows[0]?.now;
  if (now === undefined) throw new Error('the database told no time');
  return now;
}
