import { ROLES } from '@svc/domain/accounts/account';
import { listKeys } from '@svc/domain/accounts/manage-keys';
import { createAccountStore } from '@svc/storage/accounts/account-store';
import { defineCommand } from '../../command-line/command.ts';
import { choice, flag, momentOrNone, optional, text, wholeNumber } from '../../command-line/option.ts';
import { keyView } from '../../output/account-view.ts';
import { fieldLines, table } from '../../output/table.ts';

export const keysCreate = defineCommand({
  name: 'keys create',
  about: 'Creates an API key, shown only once. Its role never exceeds the role of its account.',
  options: {
    account: text('ID', 'id of the account that the key acts for'),
    name: text('NAME', 'what the key is for'),
    role: choice(ROLES, 'what the key may do'),
    expires: optional(momentOrNone('when it expires; by default never')),
    'read-only': flag('it may only read'),
  },
  run: async ({ account, name, role, expires, 'read-only': readOnly }, { administer }) => {
    const expiresAt = expires?.value ?? null;
    const { id, key, prefix } = await administer((acts) =>
      acts.createKey({ accountId: account, name, role, expiresAt, readOnly }),
    );

    return { json: { id, key, prefix }, lines: fieldLines({ id, key, prefix }) };
  },
});

const HOUR_MS = 3_600_000;

export const keysRotate = defineCommand({
  name: 'keys rotate',
  about:
    'Replaces a key by a new one with the same rights, shown only once. The old key expires after a grace period.',
  options: {
    id: text('ID', 'id of the key, as keys list shows it'),
    'overlap-hours': wholeNumber('N', { min: 0, max: 24 * 30 }, 'hours that the old key stays valid'),
  },
  run: async ({ id, 'overlap-hours': hours }, { administer }) => {
    const made = await administer((acts) => acts.rotateKey(id, hours * HOUR_MS));
    const shown = { id: made.id, key: made.key, old_expires_at: made.oldExpiresAt.toISOString() };

    return { json: shown, lines: fieldLines(shown) };
  },
});

export const keysList = defineCommand({
  name: 'keys list',
  about: 'Lists the API keys of an account, including revoked ones.',
  options: { account: text('ID', 'id of the account') },
  run: async ({ account }, { installation }) => {
    const { db } = await installation();
    const views = (await listKeys(createAccountStore(db), account)).map(keyView);
    const rows = views.map(({ id, name, role, prefix, created_at, last_used_at, expires_at, revoked_at }) => [
      id,
      name,
      role,
      prefix,
      created_at,
      last_used_at ?? 'never',
      expires_at ?? 'never',
      revoked_at ?? '-',
    ]);

    return {
      json: views,
      lines: table(['id', 'name', 'role', 'prefix', 'created', 'last used', 'expires', 'revoked'], rows),
    };
  },
});

export const keysRevoke = defineCommand({
  name: 'keys revoke',
  about: 'Revokes an API key permanently.',
  options: { id: text('ID', 'id of the key, as keys list shows it') },
  run: async ({ id }, { administer }) => {
    await administer((acts) => acts.revokeKey(id));

    return { json: { id, revoked: true }, lines: [`revoked ${id}`] };
  },
});
