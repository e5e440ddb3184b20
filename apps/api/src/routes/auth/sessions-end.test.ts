import { expect, it } from '@jest/globals';
import { signedIn } from '../../../test/sessions.ts';
import { suiteApi } from '../../../test/test-api.ts';

const api = suiteApi();

const others = async (person: Awaited<ReturnType<typeof signedIn>>): Promise<readonly { id: string }[]> =>
  (await person.get('/api/auth/sessions')).body.filter(({ current }: { current: boolean }) => !current);

it('200 ends only the other session named', async () => {
  const elsewhere = await signedIn(api, 'reviewer');
  const person = await signedIn(api, 'reviewer');
  const [other] = await others(person);
  const answer = await person.delete(`/api/auth/sessions/${other?.id}`);
  expect([answer.status, answer.body]).toEqual([200, { ok: true }]);
  expect((await elsewhere.get('/api/auth/me')).status).toBe(401);
  expect((await person.get('/api/auth/me')).status).toBe(200);
});

it('404 for a session of another account, which continues', async () => {
  const stranger = await signedIn(api, 'admin');
  const [strange] = (await stranger.get('/api/auth/sessions')).body;
  const person = await signedIn(api, 'reviewer');
  const { status, body } = await person.delete(`/api/auth/sessions/${strange.id}`);
  expect([status, body.code]).toEqual([404, 'not_found']);
  expect((await stranger.get('/api/auth/me')).status).toBe(200);
});
