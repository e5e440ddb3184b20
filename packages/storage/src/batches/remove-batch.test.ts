import { expect, it } from '@jest/globals';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { createBatchStore } from './batch-store.ts';

it('retries deleting a batch after a deadlock', async () => {
  let tries = 0;
  const deleteMany = async () => {
    tries += 1;
    if (tries === 1) throw Object.assign(new Error('write conflict'), { code: 'P2034' });
    return { count: 1 };
  };
  const db = { batch: { deleteMany } } as unknown as PrismaClient;
  expect(await createBatchStore(db).remove('f'.repeat(32))).toBeNull();
  expect(tries).toBe(2);
});
