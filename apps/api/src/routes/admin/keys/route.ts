import { ROLES } from '@svc/domain/accounts/account';
import { listKeys } from '@svc/domain/accounts/manage-keys';
import { HOUR_MS } from '@svc/domain/calendar-day';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import * as v from '../../../http/schema/index.ts';
import { OkSchema } from '../../ok.ts';
import { apiKeyJson, newKeyJson } from '@svc/wire/account';
import { AccountParams, ADMIN_MAX_CHARS, ApiKeySchema, NewApiKeySchema } from '../account-schema.ts';
import { ADMINISTRATION } from '../admin-operation.ts';

const NewKeyBody = v.object({
  name: v.text({ max: ADMIN_MAX_CHARS.name, min: 1, trim: true }),
  role: v.oneOf(ROLES, { about: 'Limited to the role of the account whenever the key is used' }),
  expires_at: v.optional(v.nullable(v.timestamp({ about: 'Expiry; by default never' }))),
  read_only: v.flag('Read-only key'),
});

/** Creates an API key, shown only in this response. */
export const adminKeysCreate = ({ account: { administer } }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.keys_create',
    route: 'POST /api/admin/accounts/{account_id}/keys',
    summary: 'Create an API key',
    params: AccountParams,
    body: NewKeyBody,
    response: NewApiKeySchema,
    answers: { 200: 'The key' },
    run: async ({ actor, params: { account_id: accountId }, body }) => {
      const { name, role, read_only: readOnly } = body;
      const expiresAt =
        body.expires_at === null || body.expires_at === undefined ? null : new Date(body.expires_at);
      const made = await administer(actor, ({ createKey }) =>
        createKey({ accountId, name, role, expiresAt, readOnly }),
      );
      return json(200, newKeyJson(made));
    },
  });

const OVERLAP_HOURS = { min: 0, max: 24 * 30 } as const;

/** Creates a key with the properties of another, which expires after an overlap so that no call fails. */
export const adminKeysRotate = ({ account: { administer } }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.keys_rotate',
    route: 'POST /api/admin/keys/{key_id}/rotate',
    summary: 'Rotate an API key',
    params: v.object({ key_id: v.id() }),
    body: v.object({
      overlap_hours: v.withDefault(
        v.integer({ ...OVERLAP_HOURS, about: 'Hours that the old key stays valid' }),
        24,
      ),
    }),
    bodyRequired: false,
    response: NewApiKeySchema,
    answers: { 200: 'The new key' },
    run: async ({ actor, params: { key_id: keyId }, body }) => {
      const overlapMs = body.overlap_hours * HOUR_MS;
      const made = await administer(actor, ({ rotateKey }) => rotateKey(keyId, overlapMs));
      return json(200, newKeyJson(made));
    },
  });

const KEYS_MAX = 10_000;

export const adminKeysList = ({ accounts }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.keys_list',
    route: 'GET /api/admin/accounts/{account_id}/keys',
    summary: 'List API keys',
    params: AccountParams,
    response: v.array(ApiKeySchema, { max: KEYS_MAX }),
    answers: { 200: 'Keys, oldest first, revoked ones too' },
    run: async ({ params }) => json(200, (await listKeys(accounts, params.account_id)).map(apiKeyJson)),
  });

export const adminKeysRevoke = ({ account: { administer } }: ApiDeps) =>
  operation({
    ...ADMINISTRATION,
    id: 'admin.keys_revoke',
    route: 'DELETE /api/admin/keys/{key_id}',
    summary: 'Revoke an API key',
    params: v.object({ key_id: v.id() }),
    response: OkSchema,
    answers: { 200: 'The key is revoked' },
    run: async ({ actor, params: { key_id: keyId } }) => {
      await administer(actor, ({ revokeKey }) => revokeKey(keyId));
      return json(200, { ok: true });
    },
  });
