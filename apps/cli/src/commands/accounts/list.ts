import { createAccountStore } from '@svc/storage/accounts/account-store';
import { defineCommand } from '../../command-line/command.ts';
import { accountView } from '../../output/account-view.ts';
import { table } from '../../output/table.ts';

/** `tariff accounts list` */
export const accountsList = defineCommand({
  name: 'accounts list',
  about: 'Lists the accounts, oldest first.',
  options: {},
  run: async (_values, { installation }) => {
    const { db } = await installation();
    const views = (await createAccountStore(db).list()).map(accountView);
    const rows = views.map(({ id, name, email, role, active, plan, credits }) => [
      id,
      name,
      email,
      role,
      active ? 'active' : 'deactivated',
      plan ?? '-',
      String(credits),
    ]);

    return { json: views, lines: table(['id', 'name', 'email', 'role', 'state', 'plan', 'credits'], rows) };
  },
});
