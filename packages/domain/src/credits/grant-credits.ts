import type { Account } from '../accounts/account.ts';
import type { AccountStore } from '../accounts/account-store.ts';
import { findAccount } from '../accounts/find-account.ts';
import { DomainError, invalidField } from '../errors/domain-error.ts';
import { outOfCredits, type CreditStore } from '../accounts/actor.ts';

/** Credits as text, within the ledger's precision: ten digits before the point, two after. */
const AMOUNT = /^-?\d{1,10}(?:\.\d{1,2})?$/;
const NOTE_MAX_CHARS = 2000;
/** Maximum balance that the ledger can store. */
export const BALANCE_MAX = '999999999999.99';

interface GrantCreditsDeps {
  readonly accounts: AccountStore;
  readonly credits: CreditStore;
  readonly now: () => Date;
}

/** A grant; a negative amount deducts credits. */
interface GrantRequest {
  readonly accountId: string;
  /** Decimal text. */
  readonly amount: string;
  readonly note: string | null;
  /** Granting account; null for the command line. */
  readonly byId: string | null;
}

/**
 * Grants credits and returns the new balance, decimal text. Throws 404, 422, 409 for a sandbox, or 402 if the deduction
 * exceeds the available credits.
 */
export async function grantCredits(deps: GrantCreditsDeps, request: GrantRequest): Promise<string> {
  const { accountId, amount, byId } = request;
  const note = request.note?.trim() ? request.note.trim() : null;
  if (!AMOUNT.test(amount) || /^-?[0.]+$/.test(amount)) {
    throw invalidField('amount', 'must be a number other than 0 with at most two decimals');
  }
  if (note !== null && note.length > NOTE_MAX_CHARS) {
    throw invalidField('note', `must have at most ${NOTE_MAX_CHARS} characters`);
  }

  rejectSandbox(await findAccount(deps.accounts, accountId));

  const balance = await deps.accounts.grant(accountId, amount, note, byId, deps.now());
  if (balance === null && !amount.startsWith('-')) {
    throw invalidField('amount', `must leave a balance of at most ${BALANCE_MAX}`);
  }
  if (balance === null) throw await outOfCredits(deps.credits, accountId, amount.replace('-', ''));

  return balance;
}

function rejectSandbox({ sandbox }: Account): void {
  if (sandbox) throw new DomainError('conflict', { message: 'sandbox_credits' });
}
