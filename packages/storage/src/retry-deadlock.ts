const TRIES_MAX = 4;
// deadlock_detected, and what Prisma makes of it.
const DEADLOCK = /40P01|P2034|deadlock detected/;

/** Runs a transaction again when PostgreSQL ended it to break a deadlock; nothing of it was written then. */
export async function retryDeadlock<T>(transact: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await transact();
    } catch (error) {
      if (tries >= TRIES_MAX || !isDeadlock(error)) throw error;
    }
  }
}

function isDeadlock(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code: unknown = 'code' in error ? error.code : '';
  return DEADLOCK.test(`${String(code)} ${error.message}`);
}
