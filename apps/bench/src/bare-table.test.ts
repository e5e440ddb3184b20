import type { StorageClient } from '@svc/storage/client';
import { describe, expect, it } from '@jest/globals';
import { fillBare } from './bare-table.ts';

const INDEXES = [
  { name: 'lookups_by_day', definition: 'CREATE INDEX lookups_by_day ON lookups (created_at)' },
  { name: '"By Name"', definition: 'CREATE INDEX "By Name" ON lookups (description)' },
];

/** A client that notes its statements in their order. */
function recorder(indexes = INDEXES) {
  const done: string[] = [];
  const query = async (statement: string): Promise<{ rows: unknown[] }> => {
    const isQuestion = statement.trimStart().startsWith('SELECT');
    if (!isQuestion) done.push(statement);
    return { rows: isQuestion ? indexes : [] };
  };
  return { done, client: { query } as unknown as StorageClient };
}

describe('filling tables', () => {
  it('drops indexes before the work and recreates them after it', async () => {
    const { done, client } = recorder();
    await fillBare(client, ['lookups', 'batches'], async () => done.push('work'));
    expect(done).toEqual([
      'DROP INDEX lookups_by_day',
      'DROP INDEX "By Name"',
      'work',
      ...INDEXES.map(({ definition }) => definition),
      'VACUUM ANALYZE lookups',
      'VACUUM ANALYZE batches',
    ]);
  });

  it('recreates the indexes and passes on the error if the work fails', async () => {
    const { done, client } = recorder();
    const work = async (): Promise<never> => Promise.reject(new Error('disk full'));
    await expect(fillBare(client, ['lookups'], work)).rejects.toThrow('disk full');
    expect(done.slice(2)).toEqual(INDEXES.map(({ definition }) => definition));
  });

  it('does only the work for tables without indexes', async () => {
    const { done, client } = recorder([]);
    await fillBare(client, [], async () => done.push('work'));
    expect(done).toEqual(['work']);
  });
});
