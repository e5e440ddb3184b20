import { createAccount } from '@svc/domain/accounts/create-account';
import { ROLES } from '@svc/domain/accounts/role';
import { createAccountStore } from '@svc/storage/accounts/account-store';
import { defineCommand } from '../../command-line/command.ts';
import { choice, flag, optional, text } from '../../command-line/option.ts';
import { accountView } from '../../output/account-view.ts';
import { fieldLines } from '../../output/table.ts';

/** `tariff accounts create` */
export const accountsCreate = defineCommand({
  name: 'accounts create',
  about: 'Creates an account with its signup credits.',
  options: {
    name: text('NAME', 'name of the person or program'),
    email: text('EMAIL', 'email address, the only one of its kind'),
    role: choice(ROLES, 'what the account may do'),
    plan: optional(text('PLAN', 'key of a plan; without one the account is unrestricted')),
    stdin: flag(
      'take a password for the console from the first line of standard input, 12 to 1024 characters',
    ),
  },
  run: async ({ name, email, role, plan, stdin }, { installation, now, readLine }) => {
    const password = stdin ? await readLine() : null;
    const { administer, signupCredits } = await installation();
    const account = await administer(async (tx, record) => {
      const made = await createAccount(
        { accounts: createAccountStore(tx), signupCredits, now },
        { name, email, role, plan, password },
      );
      await record('account.create', made.id, { email: made.email, role, plan });

      return made;
    });
    const view = accountView(account);

    return { json: view, lines: fieldLines(view) };
  },
});
