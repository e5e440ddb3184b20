import Joi from 'joi';

interface Definition<Payload> {
  readonly name: string;
  readonly fields: Joi.StrictSchemaMap<Payload>;
  /** Total attempts, including the first. */
  readonly attempts: number;
  /** Delay before the first retry in milliseconds; doubles with each retry. */
  readonly backoffMs: number;
  /** Lock of one attempt; when it expires another worker may take the job. */
  readonly lockMs: number;
}

/** A kind of job: what producer and consumer must agree on, without the handler. */
export interface QueueDefinition<Payload> extends Omit<Definition<Payload>, 'fields'> {
  readonly payload: Joi.ObjectSchema<Payload>;
  /** Id that deduplicates queued jobs: the name and the fields. */
  readonly jobId: (payload: Payload) => string;
}

export type PayloadOf<D> = D extends QueueDefinition<infer Payload> ? Payload : never;

export function defineQueue<Payload>({ fields, ...rest }: Definition<Payload>): QueueDefinition<Payload> {
  const names = Object.keys(fields) as (keyof Payload)[];
  const start = rest.name.replaceAll('.', '-');

  return {
    ...rest,
    payload: Joi.object<Payload>(fields),
    jobId: (payload) => [start, ...names.flatMap((name) => payload[name] ?? [])].join('-'),
  };
}

/** Parses a payload by its definition. Throws if the shape is wrong: retrying cannot help. */
export function parsePayload<Payload>(definition: QueueDefinition<Payload>, data: unknown): Payload {
  const { value, error } = definition.payload.validate(data, { stripUnknown: true });
  if (error)
    throw new Error(`payload of ${definition.name} is not valid: ${error.message}`, { cause: error });
  return value;
}
