import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { readPropertyRun } from '@svc/runtime/config/test-services';
import fc from 'fast-check';
import { allOperations } from '../src/routes/operations.ts';
import { answerFaults } from './property/answer-faults.ts';
import { arbitraryRequest, type DrawnRequest } from './property/arbitrary-request.ts';
import { callerHeaders } from './property/callers.ts';
import { makeRecords, type Records } from './property/records.ts';
import { createSender, type Sender, type WireRequest } from './property/send.ts';
import { changedTables, tableStatesReader, type TableStates } from './property/table-states.ts';
import { loadTestRulings } from './rulings.ts';
import { startTestApi, type TestApi } from './test-api.ts';

const { requests, seed, seconds } = readPropertyRun();
/** Deletions use records up; new ones come in between. */
const RECORDS_LAST = 150;
/** Requests of a run long enough to get past validation in every operation. */
const WHOLE_RUN = 10_000;
/** No account of the test has a password or a link. */
const NEVER_SUCCEED = new Set([
  'auth.sign_in',
  'auth.sign_in_link',
  'auth.password',
  // No draw makes a schedule file or the cells of a measure.
  'admin.datasets_upload',
  'admin.measures_preview',
  'admin.measures_add',
  'admin.measures_release',
  'admin.measures_withdraw',
]);
const FAULTS_SHOWN = 40;
const SHOWN_CHARS = 400;

let api: TestApi;
let sender: Sender;
let readStates: () => Promise<TableStates>;
let records: Records;
let callers: ReturnType<typeof callerHeaders>;
const seen = new Map<string, number>();

beforeAll(async () => {
  api = await startTestApi({
    env: {
      WEBHOOK_ALLOW_HOSTS: '127.0.0.1:1',
      UPLOAD_IDLE_SECONDS: '2',
      // A long run uploads more than it starts.
      STORED_BATCHES_PER_ACCOUNT: '10000',
    },
  });
  await loadTestRulings(api);
  sender = createSender(api.agent.get('/').url);
  readStates = await tableStatesReader(api.database);
});
afterAll(async () => {
  sender.close();
  await api.close();
});

function wired({ method, parts, query, body, headers, caller }: DrawnRequest): WireRequest {
  const path = parts.map((part) => {
    if ('raw' in part) return part.raw;
    const known = records.get(part.name) ?? [];
    return known[part.pick % Math.max(known.length, 1)] ?? 'none';
  });
  return {
    method,
    path: `/${path.join('/')}${query === '' ? '' : `?${query}`}`,
    headers: { ...headers, ...callers.get(caller), ...body?.headers },
    body: body?.bytes ?? null,
  };
}

function told({ operation, caller }: DrawnRequest, { method, path, headers, body }: WireRequest): string {
  const shown = body === null ? '' : ` ${body.toString().slice(0, SHOWN_CHARS)}`;
  return `${operation.id} as ${caller}: ${method} ${path.slice(0, 300)} ${headers['content-type'] ?? ''}${shown}`;
}

/** Faults of the response to a request; empty when all is right. */
async function ask(drawn: DrawnRequest): Promise<readonly string[]> {
  const request = wired(drawn);
  const { operation, method } = drawn;
  const before = await readStates();
  const answer = await sender.send(request);
  const changed = answer.status < 400 ? [] : changedTables(before, await readStates());
  // A rejected sign-in is in the audit log.
  const kept = changed.filter(
    (table) => operation.id !== 'auth.sign_in' || !table.startsWith('audit_entries'),
  );
  const faults = [
    ...answerFaults(operation, method === operation.method.toUpperCase(), method, answer),
    ...kept.map((change) => `refused with ${answer.status} and yet changed ${change}`),
  ];
  count(`${operation.id} ${answer.status}`);
  if (faults.length === 0) return [];
  return [
    `${faults.join('\n')}\n  ${told(drawn, request)}\n  → ${answer.status} ${answer.body.toString().slice(0, SHOWN_CHARS)}`,
  ];
}

async function renewRecords(): Promise<void> {
  records = await makeRecords(api);
  callers = callerHeaders(api, records);
}

function count(outcome: string): void {
  seen.set(outcome, (seen.get(outcome) ?? 0) + 1);
}

describe('every operation, given valid and invalid requests by every persona', () => {
  it(
    `responds as described and stores nothing of rejected requests (${requests} requests, seed ${seed})`,
    async () => {
      const operations = allOperations(api.deps);
      let asked = 0;
      const faults: string[] = [];
      const request = fc.constantFrom(...operations).chain((operation) => arbitraryRequest(operation));
      await fc.assert(
        fc.asyncProperty(request, async (drawn) => {
          if (asked % RECORDS_LAST === 0) await renewRecords();
          asked += 1;
          // All faults are reported at once; nothing is shrunk, as requests leave traces in the database.
          if (faults.length < FAULTS_SHOWN) faults.push(...(await ask(drawn)));
        }),
        { numRuns: requests, seed, interruptAfterTimeLimit: seconds * 1000 },
      );
      expect(faults).toEqual([]);
      expect(asked).toBeGreaterThan(100);
      if (requests < WHOLE_RUN) return;
      const succeeded = new Set(
        [...seen.keys()].filter((key) => / 2\d\d$/.test(key)).map((key) => key.split(' ')[0]),
      );
      expect(
        operations.map(({ id }) => id).filter((id) => !succeeded.has(id) && !NEVER_SUCCEED.has(id)),
      ).toEqual([]);
    },
    (seconds + 60) * 1000,
  );
});
