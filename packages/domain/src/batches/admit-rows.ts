import { Decimal } from 'decimal.js';
import { outOfCredits, type CreditStore } from '../accounts/actor.ts';
import type { Batch } from './batch.ts';

/** Throws 402 if the batch's owner cannot currently pay for its rows. Reserves no fee. */
export async function admitRows(
  credits: CreditStore,
  batch: Pick<Batch, 'accountId' | 'isExempt'>,
  rows: number,
  creditsPerLookup: string,
): Promise<void> {
  if (batch.isExempt) return;
  const needed = new Decimal(creditsPerLookup).times(rows);
  const spendable = new Decimal(await credits.spendable(batch.accountId));
  if (spendable.lessThan(needed)) throw await outOfCredits(credits, batch.accountId, needed.toString());
}
