import { beforeAll, describe, expect, it } from '@jest/globals';
import { newId } from '@svc/domain/id';
import { suiteDatabase } from '@svc/testkit/suite';
import { lookupFixture, proposal } from '../../test/lookup-fixture.ts';
import { createLookupStore } from './lookup-store.ts';

const AT = new Date('2026-11-21T12:00:00Z');

const database = suiteDatabase();
let lookupId: string;
beforeAll(async () => {
  lookupId = await (await lookupFixture(database, '10')).create();

  const lookups = createLookupStore(database.client);
  const token = newId();
  await lookups.claim(lookupId, token, AT, 30_000);
  await lookups.finish({ lookupId, token }, proposal(), AT);
});

describe('a finished lookup rejects', () => {
  it.each([
    ['a date without a decision', 'decided_at = now()', 'lookups_decision'],
    ['a code without a decision', `final_code = '6109'`, 'lookups_decision'],
    ['a decision without a date', `decision = 'rejected'`, 'lookups_decision'],
    ['an approval without a code', `decision = 'approved', decided_at = now()`, 'lookups_decision'],
    [
      'a rejection with a code',
      `decision = 'rejected', decided_at = now(), final_code = '6109'`,
      'lookups_decision',
    ],
    ['to be under way', `status = 'queued'`, 'lookups_finish'],
    ['a claim', `status = 'processing', finished_at = NULL`, 'lookups_claim'],
    ['an error without its reason', `status = 'error'`, 'lookups_error'],
    ['a reason without an error', `error = '{}'`, 'lookups_error'],
    ['a confidence beyond 1', 'confidence = 1.01', 'lookups_confidence_range'],
    ['a risk beyond 100', 'risk = 101', 'lookups_risk_range'],
    ['a row of a batch that it is not of', 'row_index = 2', 'lookups_batch_row'],
  ])('%s', async (_what, change, constraint) => {
    const update = database.client.$executeRawUnsafe(`UPDATE lookups SET ${change} WHERE id = '${lookupId}'`);
    await expect(update).rejects.toThrow(constraint);
  });

  it('a second fee', async () => {
    const book = database.client.$executeRaw`
      INSERT INTO ledger_entries (account_id, seq, prev_seq, kind, amount, balance_before, balance_after, lookup_id)
      SELECT account_id, 3, 2, 'usage', -1, 9, 8, ${lookupId} FROM lookups WHERE id = ${lookupId}`;
    await expect(book).rejects.toThrow('ledger_one_fee_a_lookup');
  });
});
