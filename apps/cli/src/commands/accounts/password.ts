import { findAccountByEmail } from '@svc/domain/accounts/find-account-by-email';
import { preparePassword, resetPassword } from '@svc/domain/accounts/reset-password';
import { createAccountStore } from '@svc/storage/accounts/account-store';
import { createPasswordStore } from '@svc/storage/accounts/password-store';
import { defineCommand } from '../../command-line/command.ts';
import { flag, text } from '../../command-line/option.ts';
import { fieldLines } from '../../output/table.ts';

/** `tariff accounts password` */
export const accountsPassword = defineCommand({
  name: 'accounts password',
  about: 'Sets a new password and ends the sessions of the account. A made-up one is shown this once.',
  options: {
    email: text('EMAIL', 'email address of the account'),
    stdin: flag('take the password from the first line of standard input, 12 to 1024 characters'),
  },
  run: async ({ email, stdin }, { installation, readLine }) => {
    const { administer, db } = await installation();
    const account = await findAccountByEmail(createAccountStore(db), email);
    const prepared = await preparePassword(account.email, stdin ? await readLine() : null);

    await administer(async (tx, record) => {
      await resetPassword(createPasswordStore(tx), account, prepared);
      await record('account.password', account.id, {});
    });

    const shown = stdin ? {} : { password: prepared.password };
    const view = { id: account.id, email: account.email, ...shown };

    return { json: view, lines: fieldLines(view) };
  },
});
