import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ERROR_STATUS, type ErrorCode } from '@svc/domain/errors/error-codes';
import type { Test } from 'supertest';
import type { Operation } from '../src/http/operation.ts';
import { openApiDocument } from '../src/openapi/document.ts';
import { domainErrorCodes } from '../src/openapi/responses.ts';
import { allOperations } from '../src/routes/operations.ts';
import { readDescription } from './conformance/description.ts';
import { wrongRequest, type Caller, type WrongRequest } from './conformance/wrong-requests.ts';
import { sessionToken } from './sessions.ts';
import { startTestApi, type TestApi } from './test-api.ts';

const UNKNOWN_INTEGER = '2000000000';
const NOBODY = 'f'.repeat(32);

// The test table is built from the operations, which need an API.
const api = await startTestApi({ env: { BULK_BODY_MAX_MIB: '1' } });
const operations = allOperations(api.deps);
const description = readDescription({ ...openApiDocument(operations) });

let broken: TestApi;
let away: TestApi;
let token: string;
beforeAll(async () => {
  token = await sessionToken(api, 'admin');
  broken = await startTestApi({
    deps: ({ health }) => ({
      health: {
        ...health,
        demoMarkets: () => {
          throw new Error('nobody foresaw this');
        },
      },
    }),
  });
  await broken.database.client.$executeRawUnsafe('ALTER SCHEMA public RENAME TO lost');
  away = await startTestApi({ databaseUrl: (own) => own.replace(/:\d+\//, ':1/') });
});
afterAll(async () => {
  await Promise.all([api.close(), broken.close(), away.close()]);
});

function addressOf({ path }: Operation): string {
  return path.replaceAll(/\{(\w+)\}/g, (_place, name: string) =>
    ['sku_id', 'alert_id', 'delivery_id', 'row_index'].includes(name) ? UNKNOWN_INTEGER : NOBODY,
  );
}

/** Calls by someone; when the database is away, by somebody whose key or token cannot be looked up. */
function agentOf(target: TestApi, caller: Caller, { access }: Operation) {
  if (caller === 'nobody') return target.agent;
  if (caller === 'session') return target.with({ Authorization: `Bearer ${token}` });
  if (caller !== 'anybody') return target.as(caller);

  return access === 'session'
    ? target.with({ Authorization: `Bearer ${'x'.repeat(43)}` })
    : target.as('admin');
}

function ask(operation: Operation, { caller, database, query = {}, body }: WrongRequest): Test {
  const target = { broken, away, there: api }[database ?? 'there'];
  const call = agentOf(target, caller, operation)[operation.method](addressOf(operation)).query(query);
  if (body === undefined) return call;
  return body === 'form' ? call.field('other', 'x') : call.set('Content-Type', body.type).send(body.text);
}

const CASES = operations.flatMap((operation) =>
  domainErrorCodes(operation).flatMap((code) => {
    const request = wrongRequest(operation, code);
    const title = `${ERROR_STATUS[code]} ${code}: ${operation.method.toUpperCase()} ${operation.path}`;
    return request === null ? [] : [{ title, code, operation, request }];
  }),
);

const RETRY_LATER: readonly ErrorCode[] = ['service_unavailable'];

it.each(CASES)('every operation rejects as described $title', async ({ code, operation, request }) => {
  const answer = await ask(operation, request);
  expect([answer.status, answer.body.code]).toEqual([ERROR_STATUS[code], code]);
  expect(description.faultsOf(operation.id, answer)).toEqual([]);
  expect(answer.body.request_id).toBe(code === 'internal_error' ? answer.headers['x-request-id'] : undefined);
  expect(answer.headers['retry-after'] !== undefined).toBe(RETRY_LATER.includes(code));
  expect(answer.text).not.toMatch(/foresaw|relation|ECONNREFUSED/);
});

it('every operation declares its errors with a code for each status that has a message', () => {
  const mute = operations.flatMap((operation) => {
    const described = domainErrorCodes(operation).map((code): number => ERROR_STATUS[code]);
    const worded = Object.keys(operation.answers).map(Number);

    return worded
      .filter((status) => status >= 400 && !described.includes(status))
      .map((status) => `${operation.id} ${status}: name its code in \`refusals\``);
  });

  expect(mute).toEqual([]);
});

const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;
const PATHS = [...new Set(operations.map(({ path }) => path))].map((path) => {
  const own = operations.filter((operation) => operation.path === path);
  const methods = own.map(({ method }) => method);
  const allowed = [...methods, ...(methods.includes('get') ? ['head'] : [])].map((each) =>
    each.toUpperCase(),
  );

  return { path, own, other: METHODS.filter((method) => !methods.includes(method)), allowed };
});

describe('every address rejects unsupported methods without a key', () => {
  it.each(PATHS)('405 method_not_allowed: $path', async ({ own, other, allowed }) => {
    expect(other.length).toBeGreaterThan(0);

    const [operation] = own;
    for (const method of operation === undefined ? [] : other) {
      const answer = await api.agent[method](operation === undefined ? '' : addressOf(operation));
      expect([method, answer.status, answer.body.code]).toEqual([method, 405, 'method_not_allowed']);
      expect(answer.headers['allow']?.split(', ')).toEqual(allowed.toSorted());
    }
  });
});
