import type { CreditFault } from '@svc/domain/credits/credit-check';
import { checkCredits } from '@svc/storage/accounts/check-credits';
import { defineCommand } from '../../command-line/command.ts';
import { optional, text } from '../../command-line/option.ts';
import { CommandError } from '../../output/command-error.ts';

export const creditsGrant = defineCommand({
  name: 'credits grant',
  about: 'Grants credits to an account; a negative amount deducts them.',
  options: {
    account: text('ID', 'id of the account'),
    amount: text('AMOUNT', 'credits, at most two decimals'),
    note: optional(text('TEXT', 'what the ledger says of it')),
  },
  run: async ({ account, amount, note }, { administer }) => {
    const balance = await administer((acts) => acts.grantCredits(account, amount, note));
    const json = { account, amount: Number(amount), balance: Number(balance) };

    return { json, lines: [`${account} has ${balance} credits`] };
  },
});

const WORDS: Readonly<Record<CreditFault['kind'], string>> = {
  balance: 'the balance is {found}, its ledger adds up to {expected}',
  held: '{found} is held, its unfinished lookups hold {expected}',
  fees: 'the ledger has fees of {found}, its lookups were charged {expected}',
};

export const creditsCheck = defineCommand({
  name: 'credits check',
  about: 'Verifies that every balance, hold and fee is the sum of its rows.',
  options: {},
  run: async (_values, { installation }) => {
    const { db } = await installation();
    const { accounts, faults } = await checkCredits(db);
    if (faults.length > 0) throw rejectFaults(faults);
    return { json: { accounts, faults }, lines: [`the credits of ${accounts} accounts are right`] };
  },
});

function rejectFaults(faults: readonly CreditFault[]): CommandError {
  return new CommandError('conflict', `${faults.length} sums are wrong`, {
    errors: faults.map(({ accountId, kind, found, expected }) => ({
      field: accountId,
      message: WORDS[kind].replace('{found}', found).replace('{expected}', expected),
    })),
    details: {
      faults: faults.map(({ accountId, ...fault }) => ({ account: accountId, ...fault })),
    },
  });
}
