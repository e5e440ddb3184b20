import type { Operation } from '../http/operation.ts';
import type { JsonSchema } from '../http/schema/schema.ts';

const ERROR_CONTENT = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };

function commonRefusals({ access, inputs }: Operation): Readonly<Record<number, string>> {
  const takesFields = inputs.query !== undefined || inputs.body !== undefined || inputs.upload !== undefined;
  return {
    ...(access === 'public'
      ? {}
      : { 401: 'No valid key or session', 403: 'Role or plan does not allow the call' }),
    ...(inputs.params === undefined ? {} : { 404: 'No such record' }),
    ...(takesFields ? { 422: 'Invalid input' } : {}),
    500: 'Unexpected failure',
  };
}

function successContent({ response, produces }: Operation): JsonSchema {
  if (produces !== undefined) return { content: { [produces]: {} } };
  return response === undefined ? {} : { content: { 'application/json': { schema: response.json } } };
}

function responseOf(operation: Operation, status: number, description: string): JsonSchema {
  return { description, ...(status < 400 ? successContent(operation) : { content: ERROR_CONTENT }) };
}

/** Every answer of an operation by status. */
export function responses(operation: Operation): JsonSchema {
  const answers = Object.entries({ ...commonRefusals(operation), ...operation.answers });
  return Object.fromEntries(
    answers.map(([status, description]) => [status, responseOf(operation, Number(status), description)]),
  );
}
