import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { outcomeOf } from './outcome.ts';
import type { Seen } from './receiver.ts';
import { SITE_CREDITS, type Site } from './site.ts';

const IDS = ['a', 'b', 'c'];
/** Two rows of a batch and three lookups: five charges, three events of lookups and one of the batch. */
const RIGHT = {
  lookups: 3,
  rowLookups: 2,
  found: 3,
  errors: 0,
  rowsDone: 2,
  processed: 2,
  failed: 0,
  charged: ['a', 'b', 'c', 'd', 'e'],
  spent: 5,
  held: 0,
  lookupEvents: 3,
  batchEvents: 1,
  deliveries: 4,
  delivered: 4,
};
const SEEN: Seen = { requests: 4, deliveries: 4, badSignatures: 0, changed: 0 };

let server: Server;
let address: string;
let exitCode: typeof process.exitCode;

beforeEach(async () => {
  exitCode = process.exitCode;
  server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(202).end('{"id":"n"}'));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  process.exitCode = exitCode;
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

/** An installation whose database has these figures and no running work. */
function siteOf(changes: Partial<typeof RIGHT>, seen: Partial<Seen>): Site {
  const held = { ...RIGHT, ...changes };
  const client = {
    $queryRaw: async () => [{ left: 0 }],
    ledgerEntry: { findMany: async () => held.charged.map((lookupId) => ({ lookupId })) },
    account: {
      findUniqueOrThrow: async () => ({
        balance: String(SITE_CREDITS - held.spent),
        held: String(held.held),
      }),
    },
    outboxEvent: {
      groupBy: async () => [
        { event: 'lookup.completed', _count: held.lookupEvents },
        { event: 'batch.completed', _count: held.batchEvents },
      ],
    },
    lookup: {
      count: async ({ where }: { where: { kind?: string; id?: unknown } }) => {
        if (where.kind !== undefined) return where.kind === 'single' ? held.lookups : held.rowLookups;
        return where.id === undefined ? held.errors : held.found;
      },
    },
    batchRow: { count: async () => held.rowsDone },
    batch: { findUnique: async () => ({ processedRows: held.processed, failedRows: held.failed }) },
    delivery: {
      count: async (query?: object) => (query === undefined ? held.deliveries : held.delivered),
    },
  };
  return {
    stack: { address },
    database: { client },
    receiver: { seen: () => ({ ...SEEN, ...seen }) },
    accountId: 'x',
    key: 'svc_x',
  } as unknown as Site;
}

const outcome = (changes: Partial<typeof RIGHT> = {}, seen: Partial<Seen> = {}): Promise<string> =>
  outcomeOf(siteOf(changes, seen), { accepted: IDS, batchId: 'batch', rows: 2 });

describe('the outcome of a site', () => {
  it('is right if everything was done once', async () => {
    process.exitCode = 0;
    expect(await outcome()).toMatch(/3 lookups \(3 accepted\), 2 rows; 5 charged, 4 events; .*each once$/);
    expect(process.exitCode).toBe(0);
  });

  it('can have more lookups than were accepted, if a response was lost', async () => {
    const more = {
      lookups: 4,
      charged: [...RIGHT.charged, 'f'],
      spent: 6,
      lookupEvents: 4,
      deliveries: 5,
      delivered: 5,
    };
    expect(await outcome(more, { requests: 5, deliveries: 5 })).toMatch(/each once$/);
  });

  it('can have repeated deliveries', async () => {
    expect(await outcome({}, { requests: 9 })).toMatch(/4 delivered in 9 requests; .*each once$/);
  });

  it.each<[string, Partial<typeof RIGHT>, Partial<Seen>]>([
    ['accepted lookups that are there 2, not 3', { found: 2 }, {}],
    ['lookups in error 1, not 0', { errors: 1 }, {}],
    ['rows done 1, not 2', { rowsDone: 1 }, {}],
    ['processed_rows 3, not 2', { processed: 3 }, {}],
    ['failed_rows 1, not 0', { failed: 1 }, {}],
    ['charges 6, not 5', { charged: [...RIGHT.charged, 'e'] }, {}],
    ['lookups charged 4, not 5', { charged: ['a', 'b', 'c', 'd', 'd'] }, {}],
    ['credits spent 4, not 5', { spent: 4 }, {}],
    ['credits held 1, not 0', { held: 1 }, {}],
    ['lookup.completed 2, not 3', { lookupEvents: 2 }, {}],
    ['batch.completed 2, not 1', { batchEvents: 2 }, {}],
    ['deliveries 3, not 4', { deliveries: 3 }, {}],
    ['delivered 3, not 4', { delivered: 3 }, {}],
    ['ids at the receiver 3, not 4', {}, { deliveries: 3 }],
    ['requests with a bad signature 1, not 0', {}, { badSignatures: 1 }],
    ['deliveries that came again changed 1, not 0', {}, { changed: 1 }],
  ])('is wrong with %s, and so is the exit code', async (words, changes, seen) => {
    process.exitCode = 0;
    expect(await outcome(changes, seen)).toMatch(new RegExp(`WRONG: .*${words}`));
    expect(process.exitCode).toBe(1);
  });

  it('counts an accepted lookup once, even with repeated responses', async () => {
    const site = siteOf({}, {});
    const expected = { accepted: [...IDS, 'a'], batchId: 'batch', rows: 2 };
    expect(await outcomeOf(site, expected)).toMatch(/each once$/);
  });
});
