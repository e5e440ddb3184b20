import { expect, it } from '@jest/globals';
import { PASSWORD, signedIn, withPassword } from '../../../test/sessions.ts';
import { suiteApi } from '../../../test/test-api.ts';

let now = new Date('2026-11-21T12:00:00Z');
const api = suiteApi({ clock: () => now });

it('200 lists only the sessions of the account, last used first, with their browser', async () => {
  const email = await withPassword(api, 'reviewer');
  const begun = await api.agent
    .post('/api/auth/sign-in')
    .set('User-Agent', 'Mozilla/5.0 Firefox/150.0')
    .send({ email, password: PASSWORD });
  await signedIn(api, 'admin');
  now = new Date('2026-11-21T12:10:00Z');
  const person = await signedIn(api, 'reviewer');
  const { status, body } = await person.get('/api/auth/sessions');
  expect([status, body.length]).toEqual([200, 2]);
  expect(body[0]).toMatchObject({ current: true, created_at: '2026-11-21T12:10:00.000Z' });
  expect(body[1]).toEqual({
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    created_at: '2026-11-21T12:00:00.000Z',
    last_seen_at: '2026-11-21T12:00:00.000Z',
    expires_at: '2026-11-22T00:00:00.000Z',
    user_agent: 'Mozilla/5.0 Firefox/150.0',
    current: false,
  });
  expect(JSON.stringify(body)).not.toContain(begun.body.token);
});
