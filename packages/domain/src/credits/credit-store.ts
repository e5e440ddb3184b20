import { DomainError } from '../errors/domain-error.ts';

export interface CreditStore {
  /** Balance minus reserved fees, decimal text in credits. */
  spendable(accountId: string): Promise<string>;
}

/** The 402 if the balance minus reserved fees does not cover `needed` credits. */
export async function rejectOutOfCredits(
  credits: CreditStore,
  accountId: string,
  needed: string,
): Promise<DomainError> {
  const balance = Number(await credits.spendable(accountId));
  const details = { balance, needed: Number(needed) };
  return new DomainError('out_of_credits', { params: details, details });
}
