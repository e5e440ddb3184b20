import { revokeKey } from '@svc/domain/accounts/revoke-key';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { id } from '../../../http/schema/text.ts';
import { OkSchema } from '../../ok.ts';
import { ADMINISTRATION } from '../admin-operation.ts';

/** Revokes a key for good. */
export const revokeApiKey = ({ account: { administer }, clock }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.keys_revoke',
    method: 'delete',
    path: '/api/admin/keys/{key_id}',
    summary: 'Revoke an API key',
    params: object({ key_id: id() }),
    response: OkSchema,
    answers: { 200: 'The key is revoked' },
    run: async ({ actor, params: { key_id: keyId } }) => {
      await administer(actor, clock(), async ({ accounts, record }) => {
        await revokeKey({ accounts, now: clock }, keyId);
        await record('key.revoke', keyId, {});
      });
      return json(200, { ok: true });
    },
  });
