import { grantCredits } from '@svc/domain/accounts/grant-credits';
import { createAccountStore, createCreditStore } from '@svc/storage/accounts/account-store';
import { defineCommand } from '../../command-line/command.ts';
import { optional, text } from '../../command-line/option.ts';

/** `tariff credits grant` */
export const creditsGrant = defineCommand({
  name: 'credits grant',
  about: 'Gives an account credits; a negative amount takes them away.',
  options: {
    account: text('ID', 'id of the account'),
    amount: text('AMOUNT', 'credits, at most two decimals'),
    note: optional(text('TEXT', 'what the ledger says of it')),
  },
  run: async ({ account, amount, note }, { installation, now }) => {
    const { administer } = await installation();
    const balance = await administer(async (tx, record) => {
      const granted = await grantCredits(
        { accounts: createAccountStore(tx), credits: createCreditStore(tx), now },
        { accountId: account, amount, note, byId: null },
      );
      await record('credits.grant', account, { amount, note });

      return granted;
    });
    const json = { account, amount: Number(amount), balance: Number(balance) };

    return { json, lines: [`${account} has ${balance} credits`] };
  },
});
