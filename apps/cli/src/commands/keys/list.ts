import { listKeys } from '@svc/domain/accounts/list-keys';
import { createAccountStore } from '@svc/storage/accounts/account-store';
import { defineCommand } from '../../command-line/command.ts';
import { text } from '../../command-line/option.ts';
import { keyView } from '../../output/account-view.ts';
import { table } from '../../output/table.ts';

/** `tariff keys list` */
export const keysList = defineCommand({
  name: 'keys list',
  about: 'Lists the API keys of an account, revoked ones too.',
  options: { account: text('ID', 'id of the account') },
  run: async ({ account }, { installation }) => {
    const { db } = await installation();
    const views = (await listKeys(createAccountStore(db), account)).map(keyView);
    const rows = views.map(({ id, name, role, prefix, created_at, last_used_at, revoked_at }) => [
      id,
      name,
      role,
      prefix,
      created_at,
      last_used_at ?? 'never',
      revoked_at ?? '-',
    ]);

    return {
      json: views,
      lines: table(['id', 'name', 'role', 'prefix', 'created', 'last used', 'revoked'], rows),
    };
  },
});
