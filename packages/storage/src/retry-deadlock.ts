const TRIES_MAX = 4;
// deadlock_detected, and its forms in Prisma.
const DEADLOCK = /40P01|P2034|deadlock detected/;

/** Retries a transaction that PostgreSQL aborted to break a deadlock; nothing was written. */
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
