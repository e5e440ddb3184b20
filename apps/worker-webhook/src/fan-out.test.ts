import { beforeEach, describe, expect, it } from '@jest/globals';
import type { EventContent, OutboxEvent } from '@svc/domain/webhooks/outbox-event';
import type { EventBody, OutboxStore, UnreadableEvent } from '@svc/domain/webhooks/outbox-store';
import { silentLogger, type Logger } from '@svc/runtime/logger';
import { createFanOut } from './fan-out.ts';

const AT = new Date('2026-11-22T12:00:00Z');
const CHANGED: EventContent = {
  event: 'tariff.changed',
  market: 'US',
  fromVersion: 'v1',
  toVersion: 'v2',
  summary: {},
  affectedSkus: 0,
};

let waiting: OutboxEvent[];
let unreadable: UnreadableEvent[];
let sent: EventBody[][];
let told: (readonly number[])[];
let faults: unknown[];
beforeEach(() => {
  waiting = [];
  unreadable = [];
  sent = [];
  told = [];
  faults = [];
});

const eventOf = (id: bigint, content: EventContent = CHANGED): OutboxEvent => ({
  id,
  createdAt: AT,
  content,
});
/** An event that was written by something else: its content has not the shape that its name says. */
const brokenEvent = (id: bigint) => eventOf(id, { event: 'sku.alert' } as unknown as EventContent);
const many = (from: number, count: number) =>
  Array.from({ length: count }, (_, place) => eventOf(BigInt(from + place)));

/** An outbox whose events each make one delivery, numbered like the event. */
function fanOut(changes: Partial<OutboxStore> = {}) {
  const outbox: OutboxStore = {
    waiting: async (limit, except) => ({
      events: waiting.filter(({ id }) => !except.includes(id)).slice(0, limit),
      unreadable: unreadable.filter(({ id }) => !except.includes(id)),
    }),
    fanOut: async (bodies) => {
      sent.push([...bodies]);
      const ids = new Set(bodies.map(({ id }) => id));
      waiting = waiting.filter(({ id }) => !ids.has(id));
      return bodies.map(({ id }) => Number(id));
    },
    ...changes,
  };
  const logger: Logger = {
    ...silentLogger,
    error: (_message, fields) => void faults.push(fields?.['outbox']),
  };
  return createFanOut({
    outbox,
    now: () => AT,
    logger,
    onDeliveries: async (ids) => void told.push(ids),
  });
}

describe('the fan-out', () => {
  it('creates the deliveries of waiting events and reports them', async () => {
    waiting = many(1, 2);
    await fanOut()();
    expect(sent.flat().map(({ id }) => id)).toEqual([1n, 2n]);
    expect(sent[0]?.[0]?.bodyStart).toMatch(/^\{"event":"tariff.changed",.*,"id":$/);
    expect(told).toEqual([[1, 2]]);
  });

  it('stops querying the outbox if nothing waits', async () => {
    await fanOut()();
    expect([sent, told]).toEqual([[], []]);
  });

  it('continues until nothing waits, a few hundred at a time', async () => {
    waiting = many(1, 450);
    await fanOut()();
    expect(waiting).toEqual([]);
    expect(sent.length).toBeGreaterThan(1);
    expect(new Set(told.flat()).size).toBe(450);
  });

  it('reports no deliveries without a listener', async () => {
    waiting = many(1, 1);
    const listenerless = async (bodies: readonly EventBody[]) => {
      waiting = [];
      sent.push([...bodies]);
      return [];
    };
    await fanOut({ fanOut: listenerless })();
    expect(sent).toHaveLength(1);
    expect(told).toEqual([]);
  });
});

describe('an undeliverable event', () => {
  it('is reported once, and blocks no other', async () => {
    waiting = [brokenEvent(1n), eventOf(2n)];
    const run = fanOut();
    await run();
    await run();
    expect(faults).toEqual(['1']);
    expect(told).toEqual([[2]]);
  });

  it('is reported even if it could not be read', async () => {
    unreadable = [{ id: 7n, event: 'of.tomorrow', fault: new Error('unknown') }];
    waiting = [eventOf(8n)];
    const run = fanOut();
    await run();
    await run();
    expect(faults).toEqual(['7']);
    expect(told).toEqual([[8]]);
  });

  it('does not block a whole page of waiting events', async () => {
    waiting = [...Array.from({ length: 200 }, (_, place) => brokenEvent(BigInt(place + 1))), eventOf(900n)];
    await fanOut()();
    expect(faults).toHaveLength(200);
    expect(told).toEqual([[900]]);
  });

  it('is reported again by another process', async () => {
    waiting = [brokenEvent(1n)];
    await fanOut()();
    await fanOut()();
    expect(faults).toEqual(['1', '1']);
  });
});

it('leaves the events to the next round if the outbox fails', async () => {
  waiting = many(1, 1);
  const away = async () => Promise.reject(new Error('no connection'));
  await expect(fanOut({ fanOut: away })()).rejects.toThrow('no connection');
  expect(told).toEqual([]);
  await fanOut()();
  expect(told).toEqual([[1]]);
});
