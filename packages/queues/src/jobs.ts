import type { ModelScope } from '@svc/domain/learning/account-model';
import Joi from 'joi';
import { defineQueue } from './define-queue.ts';

const id = () => Joi.string().hex().length(32).required();
const USUAL = { attempts: 3, backoffMs: 2000, lockMs: 60_000 } as const;
const LONG_LOCK_MS = 900_000;

export const classifyLookup = defineQueue<{ readonly lookupId: string }>({
  ...USUAL,
  name: 'lookup.classify',
  fields: { lookupId: id() },
});

export const runBatch = defineQueue<{ readonly batchId: string }>({
  ...USUAL,
  name: 'batch.run',
  fields: { batchId: id() },
  lockMs: 120_000,
});

/** Enqueues a schedule load for the tariff worker; the content is in the database. */
export const loadDataset = defineQueue<{ readonly loadId: string }>({
  name: 'dataset.load',
  fields: { loadId: id() },
  attempts: 3,
  backoffMs: 5000,
  lockMs: LONG_LOCK_MS,
});

/** Wakes the tariff worker for an activation with unfinished steps. */
export const activateDataset = defineQueue<{ readonly activationId: string }>({
  name: 'dataset.activate',
  fields: { activationId: id() },
  attempts: 5,
  backoffMs: 2000,
  lockMs: LONG_LOCK_MS,
});

/** Wakes the batch worker for an account whose decisions or catalog changed after its model was built. */
export const learnModel = defineQueue<ModelScope>({
  name: 'model.learn',
  fields: { accountId: id(), market: Joi.string().uppercase().length(2).required() },
  // A failed run is due again when its lease expires.
  attempts: 1,
  backoffMs: 60_000,
  lockMs: LONG_LOCK_MS,
});

interface FanOutPayload {
  /** Id of the event's subject; pending jobs of one subject are merged. */
  readonly subject?: string;
}

/** Wakes the webhook worker after an event is committed; one run processes all pending events. */
export const fanOutEvents = defineQueue<FanOutPayload>({
  ...USUAL,
  name: 'outbox.fan-out',
  fields: { subject: Joi.string().alphanum().max(64) },
});

interface DeliveryPayload {
  readonly deliveryId: number;
  /** Number of the due attempt; distinguishes a retry's job from an earlier one that is still finishing. */
  readonly attempt?: number;
}

export const sendDelivery = defineQueue<DeliveryPayload>({
  ...USUAL,
  name: 'delivery.send',
  fields: {
    deliveryId: Joi.number().integer().positive().required(),
    attempt: Joi.number().integer().positive().default(1),
  },
});

/** An empty job, as the baseline of benchmarks. */
export const measureFloor = defineQueue<{ readonly place: number }>({
  ...USUAL,
  name: 'bench.floor',
  fields: { place: Joi.number().integer().min(0).required() },
});
