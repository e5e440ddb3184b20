import { describe, expect, it } from '@jest/globals';
import { parsePayload, type QueueDefinition } from './define-queue.ts';
import {
  activateDataset,
  classifyLookup,
  fanOutEvents,
  learnModel,
  loadDataset,
  runBatch,
  sendDelivery,
} from './jobs.ts';

const ID = '0f8fad5bd9cb469fa16570867728950e';
const OTHER_ID = 'f'.repeat(32);

interface Case {
  readonly name: string;
  /** Parses a stored payload; returns it with its job id. */
  readonly read: (data: unknown) => { readonly payload: unknown; readonly jobId: string };
  readonly payload: object;
  /** Another piece of work. */
  readonly other: object;
}

function caseOf<Payload>(
  definition: QueueDefinition<Payload>,
  payload: Payload & object,
  other: Payload & object,
): Case {
  const read = (data: unknown) => {
    const parsed = parsePayload(definition, data);
    return { payload: parsed, jobId: definition.jobId(parsed) };
  };
  return { name: definition.name, read, payload, other };
}

const CASES: readonly Case[] = [
  caseOf(classifyLookup, { lookupId: ID }, { lookupId: OTHER_ID }),
  caseOf(runBatch, { batchId: ID }, { batchId: OTHER_ID }),
  caseOf(loadDataset, { loadId: ID }, { loadId: OTHER_ID }),
  caseOf(activateDataset, { activationId: ID }, { activationId: OTHER_ID }),
  caseOf(learnModel, { accountId: ID, market: 'US' }, { accountId: ID, market: 'EU' }),
  caseOf(sendDelivery, { deliveryId: 7, attempt: 2 }, { deliveryId: 7, attempt: 3 }),
  caseOf(fanOutEvents, { subject: ID }, { subject: OTHER_ID }),
];

describe.each(CASES)('a job of $name', ({ read, payload, other }) => {
  it('is read from the queue as it was sent', () => {
    const kept: unknown = JSON.parse(JSON.stringify(payload));
    expect(read(kept).payload).toEqual(payload);
  });

  it('is the same for equal work, and different for other work', () => {
    expect(read(payload).jobId).toBe(read({ ...payload }).jobId);
    expect(read(payload).jobId).not.toBe(read(other).jobId);
  });

  it('has an id without colons or blanks, as queues require', () => {
    expect(read(payload).jobId).toMatch(/^[\w-]+$/);
    // Digits alone are what the queue itself calls its jobs.
    expect(read(payload).jobId).not.toMatch(/^\d+$/);
  });

  it('may have fields of a later release, which are dropped', () => {
    const later = { ...payload, priority: 5, trace: { id: 'x' } };
    expect(read(later)).toEqual(read(payload));
  });

  it('is rejected without a payload', () => {
    expect(() => read(null)).toThrow(/payload/);
  });
});

describe('job ids', () => {
  it('for different kinds of work on one id differ', () => {
    const ids = [
      classifyLookup.jobId({ lookupId: ID }),
      runBatch.jobId({ batchId: ID }),
      loadDataset.jobId({ loadId: ID }),
      activateDataset.jobId({ activationId: ID }),
      fanOutEvents.jobId({ subject: ID }),
    ];
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('for deliveries do not collide with other attempts', () => {
    expect(sendDelivery.jobId({ deliveryId: 1, attempt: 11 })).not.toBe(
      sendDelivery.jobId({ deliveryId: 11, attempt: 1 }),
    );
  });
});

describe('jobs of an earlier release', () => {
  it('for a delivery without an attempt count as the first attempt', () => {
    expect(parsePayload(sendDelivery, { deliveryId: 7 })).toEqual({ deliveryId: 7, attempt: 1 });
  });

  it('are equal for all events without a subject', () => {
    const payload = parsePayload(fanOutEvents, {});
    expect(fanOutEvents.jobId(payload)).toBe(fanOutEvents.jobId({}));
    expect(fanOutEvents.jobId(payload)).not.toBe(fanOutEvents.jobId({ subject: ID }));
  });
});

describe('parsePayload', () => {
  it.each([
    { lookupId: ID.slice(1) },
    { lookupId: `${ID}0` },
    { lookupId: `${ID.slice(1)}g` },
    { lookupId: null },
    { batchId: ID },
    {},
  ])('rejects %j as a lookup, naming the queue', (data) => {
    expect(() => parsePayload(classifyLookup, data)).toThrow('lookup.classify');
  });

  it.each([{ deliveryId: 0 }, { deliveryId: -1 }, { deliveryId: 1.5 }, { deliveryId: 1, attempt: 0 }])(
    'rejects %j as a delivery',
    (data) => {
      expect(() => parsePayload(sendDelivery, data)).toThrow('delivery.send');
    },
  );

  it.each([{ subject: 'a:b' }, { subject: 'a b' }, { subject: 'x'.repeat(65) }, { subject: '' }])(
    'rejects %j as a subject, as it becomes part of an id',
    (data) => {
      expect(() => parsePayload(fanOutEvents, data)).toThrow('outbox.fan-out');
    },
  );

  it('has the original error as its cause', () => {
    expect(() => parsePayload(classifyLookup, {})).toThrow(
      expect.objectContaining({ cause: expect.objectContaining({ name: 'ValidationError' }) }),
    );
  });
});
