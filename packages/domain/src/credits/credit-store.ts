import { refuse, type Refusal } from '../errors/refusal.ts';

export interface CreditStore {
  /** Balance minus reserved fees, decimal text in credits. */
  spendable(accountId: string): Promise<string>;
}

/** The 402 if the balance minus reserved fees does not cover `needed` credits. */
export async function refuseOutOfCredits(
  credits: CreditStore,
  accountId: string,
  needed: string,
): Promise<Refusal> {
  const balance = Number(await credits.spendable(accountId));
  const details = { balance, needed: Number(needed) };
  return refuse('out_of_credits', { params: details, details });
}
