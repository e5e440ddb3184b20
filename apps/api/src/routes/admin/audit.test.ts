import { beforeAll, describe, expect, it } from '@jest/globals';
import { MEASURE, withVnPack } from '../../../test/own-measures.ts';
import { PASSWORD, signedIn } from '../../../test/sessions.ts';
import { suiteApi } from '../../../test/test-api.ts';
import { ADMINISTRATION_OPERATIONS } from './operations.ts';

const api = suiteApi();
let admin: Awaited<ReturnType<typeof signedIn>>;
/** Records of the earlier acts. */
const made = { account: '', key: '' };

beforeAll(async () => {
  admin = await signedIn(api, 'admin');
  await withVnPack(api);
});

const NEW = { name: 'Ana', email: 'ana@example.com', role: 'entry', password: PASSWORD };
const account = () => `/api/admin/accounts/${made.account}`;

/** Sent as a form with a file. */
const SCHEDULE = { market: 'US', version: '2026-rev9' };

const NAMED_MEASURE = { market: 'VN', id: MEASURE.id };

type Act = readonly [string, string, 'post' | 'patch' | 'delete', () => string, object];

/** Administrative operations and the audit action of each, ordered so that each finds the data it needs. */
const ACTS: readonly Act[] = [
  ['admin.accounts_create', 'account.create', 'post', () => '/api/admin/accounts', NEW],
  ['admin.accounts_update', 'account.update', 'patch', account, { plan: 'team' }],
  ['admin.accounts_password', 'account.password', 'post', () => `${account()}/password`, {}],
  ['admin.credits_grant', 'credits.grant', 'post', () => `${account()}/credits`, { amount: 5 }],
  ['admin.keys_create', 'key.create', 'post', () => `${account()}/keys`, { name: 'erp', role: 'entry' }],
  ['admin.keys_rotate', 'key.rotate', 'post', () => `/api/admin/keys/${made.key}/rotate`, {}],
  ['admin.keys_revoke', 'key.revoke', 'delete', () => `/api/admin/keys/${made.key}`, {}],
  [
    'admin.plans_edit',
    'plan.update',
    'patch',
    () => '/api/admin/plans/team',
    { entitlements: [{ key: 'batch_max_rows', value: 9 }] },
  ],
  [
    'admin.datasets_activate',
    'dataset.activate',
    'post',
    () => `/api/admin/datasets/${api.dataset.usNext}/activate`,
    {},
  ],
  [
    'admin.measures_add',
    'measures.add',
    'post',
    () => '/api/admin/measures',
    { market: 'VN', measure: MEASURE, draft: true },
  ],
  ['admin.measures_release', 'measures.release', 'post', () => '/api/admin/measures/release', NAMED_MEASURE],
  [
    'admin.measures_withdraw',
    'measures.withdraw',
    'post',
    () => '/api/admin/measures/withdraw',
    NAMED_MEASURE,
  ],
  ['admin.datasets_upload', 'dataset.load', 'post', () => '/api/admin/datasets/upload', SCHEDULE],
  ['admin.datasets_fetch', 'dataset.load', 'post', () => '/api/admin/datasets/fetch', { market: 'EU' }],
  [
    'auth.password',
    'account.password',
    'post',
    () => '/api/auth/password',
    { current_password: PASSWORD, new_password: `${PASSWORD}!` },
  ],
];

/** A preview changes nothing. */
const READING = ['admin.measures_preview'];
/** Calls that begin or end a session; the password that a one-time link sets is recorded, which its own test shows. */
const OWN_SESSION = ['auth.sign_in', 'auth.sign_in_link', 'auth.sign_out', 'auth.sessions_end'];

const entries = () => api.database.client.auditEntry.findMany({ orderBy: { id: 'asc' } });

/** Everything that the operations may change, the record left out. */
function state() {
  const { client } = api.database;
  return Promise.all([
    client.account.findMany({ orderBy: { id: 'asc' } }),
    client.apiKey.findMany({ orderBy: { id: 'asc' } }),
    client.ledgerEntry.findMany({ orderBy: { id: 'asc' } }),
    client.entitlement.findMany({ orderBy: [{ planKey: 'asc' }, { key: 'asc' }] }),
    client.dataset.findMany({ orderBy: { id: 'asc' } }),
    client.datasetLoad.findMany({ orderBy: { id: 'asc' } }),
    client.datasetContent.count(),
    client.session.count(),
    client.ownMeasure.findMany({ orderBy: { id: 'asc' } }),
  ]);
}

describe('the record of administration', () => {
  it('covers every administrative operation', () => {
    const acting = ADMINISTRATION_OPERATIONS.map((make) => make(api.deps))
      .filter(({ id, method }) => method !== 'get' && ![...OWN_SESSION, ...READING].includes(id))
      .map(({ id }) => id);
    expect(ACTS.map(([id]) => id).toSorted()).toEqual(acting.toSorted());
  });

  it.each(ACTS)(
    '%s: does nothing that cannot be recorded, and records it as %s',
    async (id, act, method, path, body) => {
      const { client } = api.database;
      const send = () => {
        const call = admin[method](path());
        if (body !== SCHEDULE) return call.send(body);
        return call.field(SCHEDULE).attach('file', Buffer.from('x'), 'x.csv');
      };
      if (id === 'admin.measures_release') await client.ownMeasure.updateMany({ data: { createdBy: 'Bo' } });
      const before = await state();
      const count = (await entries()).length;

      await client.$executeRaw`ALTER TABLE audit_entries ADD CONSTRAINT full_disk CHECK (false) NOT VALID`;
      expect((await send()).status).toBe(500);
      expect(await state()).toEqual(before);

      await client.$executeRaw`ALTER TABLE audit_entries DROP CONSTRAINT full_disk`;

      const answer = await send();
      expect([200, 202]).toContain(answer.status);

      if (id === 'admin.accounts_create') made.account = answer.body.id;
      if (id === 'admin.keys_create') made.key = answer.body.id;

      const recorded = (await entries()).slice(count);
      const byId = api.accounts.admin.id;

      expect(recorded.map((entry) => [entry.action, entry.via, entry.byId])).toEqual([
        [act, 'session', byId],
      ]);

      const secrets = [PASSWORD, answer.body.password, answer.body.key].filter(
        (secret) => secret !== undefined,
      );
      expect(secrets.filter((secret) => JSON.stringify(recorded[0]?.details).includes(secret))).toEqual([]);
    },
  );
});
