import type Joi from 'joi';

interface Retention {
  readonly done: number;
  readonly failed: number;
}

/** A kind of job: what producer and consumer must agree on, without the handler. */
export interface QueueDefinition<Payload> {
  readonly name: string;
  readonly payload: Joi.ObjectSchema<Payload>;
  /** Total attempts, including the first. */
  readonly attempts: number;
  /** Delay before the first retry in milliseconds; doubles with each retry. */
  readonly backoffMs: number;
  /** Lock of one attempt; when it expires another worker may take the job. */
  readonly lockMs: number;
  readonly keep: Retention;
  /** Id that deduplicates queued jobs. */
  readonly jobId: (payload: Payload) => string;
}

export function defineQueue<Payload>(definition: QueueDefinition<Payload>): QueueDefinition<Payload> {
  return definition;
}

/** Parses a payload by its definition. Throws if the shape is wrong: retrying cannot help. */
export function parsePayload<Payload>(definition: QueueDefinition<Payload>, data: unknown): Payload {
  const { value, error } = definition.payload.validate(data, { stripUnknown: true });
  if (error)
    throw new Error(`payload of ${definition.name} is not valid: ${error.message}`, { cause: error });
  return value;
}
