import type { DescribedOperation } from './description.ts';

export interface Rejected {
  readonly status: number;
  readonly caller: 'nobody' | 'entry' | 'admin' | 'session';
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: object;
}

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema: { readonly type?: unknown; readonly enum?: unknown; readonly format?: unknown };
}

/** Requests that an operation rejects by its description: no caller, a low role, no record, invalid fields. */
export function errorsOf({ node, path }: DescribedOperation): readonly Rejected[] {
  const role = node['x-role'];
  const caller = callerOf(node);

  return [
    ...(role === undefined ? [] : [{ status: 401, caller: 'nobody' } as const]),
    ...(role === 'reviewer' || role === 'admin' ? [{ status: 403, caller: 'entry' } as const] : []),
    ...(caller === 'session' ? [{ status: 403, caller: 'admin' } as const] : []),
    ...wrongQuery(node).map((query) => ({ status: 422, caller, query })),
    ...(hasRequiredBody(node) ? [{ status: 422, caller, body: [] }] : []),
    ...(path.includes('{') && !('requestBody' in node) ? [{ status: 404, caller }] : []),
  ];
}

export function callerOf({
  security,
  'x-role': role,
}: DescribedOperation['node']): 'admin' | 'session' | 'nobody' {
  if (role === undefined) return 'nobody';
  return JSON.stringify(security) === '[{"session":[]}]' ? 'session' : 'admin';
}

function wrongQuery(node: DescribedOperation['node']): readonly Readonly<Record<string, string>>[] {
  // Parsed from the description, which has this shape.
  const parameters = (node['parameters'] ?? []) as readonly Parameter[];
  return parameters
    .filter(({ in: place, schema }) => place === 'query' && isNarrow(schema))
    .map(({ name }) => ({ [name]: 'neither-this-nor-that' }));
}

function isNarrow({ type, enum: words, format }: Parameter['schema']): boolean {
  return (
    words !== undefined || format === 'date' || type === 'integer' || type === 'number' || type === 'boolean'
  );
}

function hasRequiredBody({ requestBody }: DescribedOperation['node']): boolean {
  if (typeof requestBody !== 'object' || requestBody === null) return false;

  return (
    'required' in requestBody &&
    requestBody.required === true &&
    JSON.stringify(requestBody).includes('application/json')
  );
}
