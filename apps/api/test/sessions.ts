import { hashPassword } from '@svc/domain/sign-in/password';
import type request from 'supertest';
import type { Seat, TestAccount } from './test-accounts.ts';
import type { TestApi } from './test-api.ts';

export const PASSWORD = 'correct horse battery';

export async function withPassword(api: TestApi, caller: Seat | TestAccount): Promise<string> {
  const { id, email } = typeof caller === 'string' ? api.accounts[caller] : caller;
  const passwordHash = await hashPassword(PASSWORD);
  await api.database.client.account.update({ where: { id }, data: { passwordHash } });
  return email;
}

export async function sessionToken(api: TestApi, caller: Seat | TestAccount): Promise<string> {
  const email = await withPassword(api, caller);
  const answer = await api.agent.post('/api/auth/sign-in').send({ email, password: PASSWORD });
  if (answer.status !== 200) throw new Error(`not signed in: ${answer.text}`);
  return answer.body.token;
}

export async function signedIn(
  api: TestApi,
  caller: Seat | TestAccount,
): Promise<ReturnType<typeof request.agent>> {
  return api.with({ Authorization: `Bearer ${await sessionToken(api, caller)}` });
}
