import { ROLES } from '@svc/domain/accounts/account';
import { findAccountByEmail } from '@svc/domain/accounts/find-account';
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '@svc/domain/sign-in/password';
import { preparePassword } from '@svc/domain/sign-in/reset-password';
import { createAccountStore } from '@svc/storage/accounts/account-store';
import { defineCommand } from '../../command-line/command.ts';
import { choice, flag, optional, text } from '../../command-line/option.ts';
import { accountView } from '../../output/account-view.ts';
import { fieldLines, table } from '../../output/table.ts';

const PASSWORD_LENGTH = `${PASSWORD_MIN_CHARS} to ${PASSWORD_MAX_CHARS} characters`;

export const accountsCreate = defineCommand({
  name: 'accounts create',
  about: 'Creates an account with its signup credits; a sandbox account gets none.',
  options: {
    name: text('NAME', 'name of the person or program'),
    email: text('EMAIL', 'email address, of no other account'),
    role: choice(ROLES, 'what the account may do'),
    plan: optional(text('PLAN', 'key of a plan; without one the account is unrestricted')),
    sandbox: flag('free lookups that others do not see, erased after SANDBOX_KEEP_HOURS; role entry'),
    stdin: flag(`read a password for the console from the first line of standard input, ${PASSWORD_LENGTH}`),
  },
  run: async ({ name, email, role, plan, sandbox, stdin }, { installation, readLine }) => {
    const password = stdin ? await readLine() : null;
    const { administer, signupCredits } = await installation();
    const request = { name, email, role, plan, password, sandbox };
    const account = await administer((acts) => acts.createAccount(signupCredits, request));
    const view = accountView(account);

    return { json: view, lines: fieldLines(view) };
  },
});

export const accountsList = defineCommand({
  name: 'accounts list',
  about: 'Lists the accounts, oldest first.',
  options: {},
  run: async (_values, { installation }) => {
    const { db } = await installation();
    const views = (await createAccountStore(db).list()).map(accountView);
    const rows = views.map(({ id, name, email, role, active, sandbox, plan, credits }) => [
      id,
      name,
      email,
      role,
      [active ? 'active' : 'deactivated', ...(sandbox === true ? ['sandbox'] : [])].join(', '),
      plan ?? '-',
      String(credits),
    ]);

    return { json: views, lines: table(['id', 'name', 'email', 'role', 'state', 'plan', 'credits'], rows) };
  },
});

export const accountsPassword = defineCommand({
  name: 'accounts password',
  about: 'Sets a new password and ends the sessions of the account. A generated password is shown only once.',
  options: {
    email: text('EMAIL', 'email address of the account'),
    stdin: flag(`take the password from the first line of standard input, ${PASSWORD_LENGTH}`),
  },
  run: async ({ email, stdin }, { installation, readLine }) => {
    const { administer, db } = await installation();
    const account = await findAccountByEmail(createAccountStore(db), email);
    const prepared = await preparePassword(account.email, stdin ? await readLine() : null);

    await administer((acts) => acts.resetPassword(account, prepared));

    const shown = stdin ? {} : { password: prepared.password };
    const view = { id: account.id, email: account.email, ...shown };

    return { json: view, lines: fieldLines(view) };
  },
});
