import { revokeKey } from '@svc/domain/accounts/revoke-key';
import { createAccountStore } from '@svc/storage/accounts/account-store';
import { defineCommand } from '../../command-line/command.ts';
import { text } from '../../command-line/option.ts';

/** `tariff keys revoke` */
export const keysRevoke = defineCommand({
  name: 'keys revoke',
  about: 'Revokes an API key permanently.',
  options: { id: text('ID', 'id of the key, as keys list shows it') },
  run: async ({ id }, { installation, now }) => {
    const { administer } = await installation();
    await administer(async (tx, record) => {
      await revokeKey({ accounts: createAccountStore(tx), now }, id);
      await record('key.revoke', id, {});
    });

    return { json: { id, revoked: true }, lines: [`revoked ${id}`] };
  },
});
