import { createKey } from '@svc/domain/accounts/create-key';
import { ROLES } from '@svc/domain/accounts/role';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { oneOf, text } from '../../../http/schema/text.ts';
import { AccountParams, ADMIN_MAX_CHARS, NewApiKeySchema } from '../account-schema.ts';
import { ADMINISTRATION } from '../admin-operation.ts';

const NewKeyBody = object({
  name: text({ max: ADMIN_MAX_CHARS.name, min: 1, trim: true }),
  role: oneOf(ROLES, { about: 'Cut to the role of the account whenever the key is used' }),
});

/** Makes an API key; it is shown in this answer and never again. */
export const makeApiKey = ({ account: { administer }, clock }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.keys_create',
    method: 'post',
    path: '/api/admin/accounts/{account_id}/keys',
    summary: 'Create an API key',
    params: AccountParams,
    body: NewKeyBody,
    response: NewApiKeySchema,
    answers: { 200: 'The key' },
    run: async ({ actor, params: { account_id: accountId }, body: { name, role } }) => {
      const at = clock();
      const made = await administer(actor, at, async ({ accounts, record }) => {
        const created = await createKey({ accounts, now: () => at }, { accountId, name, role });
        await record('key.create', created.id, { account: accountId, name, role });
        return created;
      });
      const { id, prefix, key } = made;

      return json(200, { id, account_id: accountId, name, role, prefix, created_at: at.toISOString(), key });
    },
  });
