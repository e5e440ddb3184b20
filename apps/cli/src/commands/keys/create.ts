import { createKey } from '@svc/domain/accounts/create-key';
import { ROLES } from '@svc/domain/accounts/role';
import { createAccountStore } from '@svc/storage/accounts/account-store';
import { defineCommand } from '../../command-line/command.ts';
import { choice, text } from '../../command-line/option.ts';
import { fieldLines } from '../../output/table.ts';

/** `tariff keys create` */
export const keysCreate = defineCommand({
  name: 'keys create',
  about: 'Creates an API key, shown only once. Its role never exceeds the role of its account.',
  options: {
    account: text('ID', 'id of the account that the key acts for'),
    name: text('NAME', 'what the key is for'),
    role: choice(ROLES, 'what the key may do'),
  },
  run: async ({ account, name, role }, { installation, now }) => {
    const { administer } = await installation();
    const { id, key, prefix } = await administer(async (tx, record) => {
      const made = await createKey(
        { accounts: createAccountStore(tx), now },
        { accountId: account, name, role },
      );
      await record('key.create', made.id, { account, name, role, prefix: made.prefix });

      return made;
    });

    return { json: { id, key, prefix }, lines: fieldLines({ id, key, prefix }) };
  },
});
