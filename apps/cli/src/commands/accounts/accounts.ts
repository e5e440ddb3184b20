import { ROLES } from '@svc/domain/accounts/account';
import type { AccountChange } from '@svc/domain/accounts/account-store';
import { findAccountByEmail } from '@svc/domain/accounts/find-account';
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '@svc/domain/sign-in/password';
import { preparePassword } from '@svc/domain/sign-in/reset-password';
import { createAccountStore } from '@svc/storage/accounts/account-store';
import { eraseAccount, type Erasure } from '@svc/storage/accounts/erase-account';
import { defineCommand } from '../../command-line/command.ts';
import { choice, flag, optional, text, momentOrNone, textOrNone, truth } from '../../command-line/option.ts';
import { counted } from '../../command-line/words.ts';
import { accountView } from '../../output/account-view.ts';
import { CommandError, invalidOption } from '../../output/command-error.ts';
import { fieldLines, table } from '../../output/table.ts';

export const accountsErase = defineCommand({
  name: 'accounts erase',
  about:
    'Permanently erases the personal data of an account; its ledger, lookups and decisions stay, without the name.',
  notes: [
    'Erased: name, email, password, sessions, keys, webhooks with their addresses, files that were not started, and the name in',
    'the history of lookups. The audit record and sent events keep it until their retention ends (AUDIT_KEEP_DAYS,',
    'WEBHOOK_KEEP_DAYS); backups keep it too.',
  ],
  options: {
    id: text('ID', 'id of the account'),
    email: text('EMAIL', 'its email, to confirm'),
  },
  run: async ({ id, email }, { administer, now }) => {
    const { keys, webhooks, events } = await administer(async ({ tx, record }) => {
      const erasure = await eraseAccount(tx, id, email.toLowerCase(), now());
      if (erasure.kind !== 'erased') throw errorOf(erasure.kind);
      await record('account.erase', id, { keys: erasure.keys, webhooks: erasure.webhooks });
      return erasure;
    });

    return {
      json: { id, keys, webhooks, events },
      lines: [
        `erased ${id}: ${counted(keys, 'key')} revoked, ${counted(webhooks, 'webhook')} deleted, ` +
          `the name removed from ${counted(events, 'entry', 'entries')} of the history`,
      ],
    };
  },
});

function errorOf(kind: Exclude<Erasure['kind'], 'erased'>): CommandError {
  if (kind === 'unknown') return new CommandError('not_found', 'there is no such account');
  if (kind === 'other_email') return invalidOption('email', 'is not the email of this account');
  if (kind === 'last_admin')
    return new CommandError(
      'conflict',
      'the last active administrator cannot be erased: make another one first',
    );
  return new CommandError(
    'conflict',
    'lookups or batches of this account are under way: wait for them or cancel them, then erase it again',
  );
}

export const accountsUpdate = defineCommand({
  name: 'accounts update',
  about: 'Changes an account. The last active administrator cannot be demoted or deactivated.',
  options: {
    id: text('ID', 'id of the account'),
    role: optional(choice(ROLES, 'what the account may do')),
    plan: optional(textOrNone('PLAN', 'key of a plan; none takes the plan away')),
    active: optional(truth('false deactivates the account and its keys')),
    'trial-ends': optional(momentOrNone('when the free trial ends; none takes the end away')),
  },
  run: async ({ id, role, plan, active, 'trial-ends': trialEnds }, { administer }) => {
    const change: AccountChange = {
      role: role ?? undefined,
      plan: plan?.value,
      active: active ?? undefined,
      trialEndsAt: trialEnds?.value,
    };
    if (Object.values(change).every((value) => value === undefined)) {
      throw new CommandError(
        'validation_error',
        'nothing to change: give --role, --plan, --active or --trial-ends',
      );
    }

    const account = await administer((acts) => acts.updateAccount(id, change));
    const view = accountView(account);

    return { json: view, lines: fieldLines(view) };
  },
});

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
