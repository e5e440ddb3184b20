import type { CreditFault } from '@svc/domain/accounts/credit-check';
import { checkCredits } from '@svc/storage/accounts/check-credits';
import { defineCommand } from '../../command-line/command.ts';
import { CommandRefusal } from '../../output/command-refusal.ts';

const WORDS: Readonly<Record<CreditFault['kind'], string>> = {
  balance: 'the balance is {found}, its ledger adds up to {expected}',
  held: '{found} is held, its unfinished lookups hold {expected}',
  fees: 'the ledger has fees of {found}, its lookups were charged {expected}',
};

/** `tariff credits check` */
export const creditsCheck = defineCommand({
  name: 'credits check',
  about: 'Verifies that every balance, hold and fee is the sum of its rows.',
  options: {},
  run: async (_values, { installation }) => {
    const { db } = await installation();
    const { accounts, faults } = await checkCredits(db);
    if (faults.length > 0) throw refuseFaults(faults);
    return { json: { accounts, faults }, lines: [`the credits of ${accounts} accounts are right`] };
  },
});

function refuseFaults(faults: readonly CreditFault[]): CommandRefusal {
  return new CommandRefusal('conflict', `${faults.length} sums are wrong`, {
    errors: faults.map(({ accountId, kind, found, expected }) => ({
      field: accountId,
      message: WORDS[kind].replace('{found}', found).replace('{expected}', expected),
    })),
    details: {
      faults: faults.map(({ accountId, ...fault }) => ({ account: accountId, ...fault })),
    },
  });
}
