import { listKeys } from '@svc/domain/accounts/list-keys';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { array } from '../../../http/schema/collection.ts';
import { apiKeyJson } from '../account-json.ts';
import { AccountParams, ApiKeySchema } from '../account-schema.ts';
import { ADMINISTRATION } from '../admin-operation.ts';

const KEYS_MAX = 10_000;

/** The keys of an account. */
export const listApiKeys = ({ accounts }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.keys_list',
    method: 'get',
    path: '/api/admin/accounts/{account_id}/keys',
    summary: 'List API keys',
    params: AccountParams,
    response: array(ApiKeySchema, { max: KEYS_MAX }),
    answers: { 200: 'Keys, oldest first, revoked ones too' },
    run: async ({ params }) => json(200, (await listKeys(accounts, params.account_id)).map(apiKeyJson)),
  });
