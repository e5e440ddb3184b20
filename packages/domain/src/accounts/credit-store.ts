/** Reads what an account can spend. */
export interface CreditStore {
  /** Balance less holds, decimal text in credits. */
  spendable(accountId: string): Promise<string>;
}
