import type Joi from 'joi';

/** Retention of finished jobs, as counts. */
interface Retention {
  readonly done: number;
  readonly failed: number;
}

/** One kind of job: everything that producer and consumer must agree on. It knows no handler. */
export interface QueueDefinition<Payload> {
  /** `noun.verb`; the queue's name and the metric's label. */
  readonly name: string;
  readonly payload: Joi.ObjectSchema<Payload>;
  /** Tries in all, first included. */
  readonly attempts: number;
  /** Pause before the first retry in milliseconds; it doubles each time. */
  readonly backoffMs: number;
  /** Lock of one attempt: after it another worker may take the job. */
  readonly lockMs: number;
  readonly keep: Retention;
  /** Names the job so that the same reminder is not queued twice. */
  readonly jobId: (payload: Payload) => string;
}

/** Declares a kind of job. */
export function defineQueue<Payload>(definition: QueueDefinition<Payload>): QueueDefinition<Payload> {
  return definition;
}

/** Reads a payload by its definition. Throws when the shape is wrong: retrying cannot help. */
export function parsePayload<Payload>(definition: QueueDefinition<Payload>, data: unknown): Payload {
  const { value, error } = definition.payload.validate(data, { stripUnknown: true });
  if (error)
    throw new Error(`payload of ${definition.name} is not valid: ${error.message}`, { cause: error });
  return value;
}
