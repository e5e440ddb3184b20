import type { ServerResponse } from 'node:http';

/** Observes a response. The returned function gives the error code of its body once it was sent. */
export function errorCodeOf(res: ServerResponse): () => string | null {
  let body = '';
  const end = res.end.bind(res);

  // Refusals are sent in one piece, which is what `end` is given.
  res.end = ((chunk?: unknown, ...rest: never[]) => {
    if (res.statusCode >= 400 && (typeof chunk === 'string' || Buffer.isBuffer(chunk)))
      body = chunk.toString();
    return Reflect.apply(end, res, [chunk, ...rest]);
  }) as typeof res.end;

  return () => codeIn(body);
}

function codeIn(body: string): string | null {
  try {
    const parsed: unknown = JSON.parse(body);
    return typeof parsed === 'object' && parsed !== null && 'code' in parsed ? String(parsed.code) : null;
  } catch {
    return null;
  }
}
