// Connection exceptions (08…), shutdown and start-up (57P0…), too many connections (53300), statement timeout (57014)
// and lock timeout (55P03).
const UNAVAILABLE_SQLSTATE = /^(08|57P0|53300|57014|55P03)/;
const UNAVAILABLE_CODES = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'P1001',
  'P1002',
  'P1008',
  'P1017',
  'P2024',
  'P2028',
]);
const UNAVAILABLE_WORDS =
  /connection terminated|timeout exceeded when trying to connect|server closed the connection|DatabaseNotReachable|ConnectionClosed|SocketTimeout|TooManyConnections/i;

/** True if an error means that PostgreSQL is unavailable, rather than that the statement is wrong. */
export function isStorageUnavailable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = codeOf(error);
  if (code !== null && (UNAVAILABLE_CODES.has(code) || UNAVAILABLE_SQLSTATE.test(code))) return true;
  if (UNAVAILABLE_WORDS.test(`${error.name} ${error.message}`)) return true;
  return causesOf(error).some((cause) => isStorageUnavailable(causeOf(cause)));
}

// A failed raw query has the driver's error in its `meta`.
function causesOf(error: Error): readonly unknown[] {
  const meta: unknown = 'meta' in error ? error.meta : undefined;
  const hidden =
    typeof meta === 'object' && meta !== null && 'driverAdapterError' in meta
      ? meta.driverAdapterError
      : undefined;

  return [error.cause, hidden].filter((cause) => cause !== undefined);
}

function codeOf(error: Error): string | null {
  const code: unknown = 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : null;
}

// The driver adapter's cause is a plain object with a `kind` and the server's code.
function causeOf(cause: unknown): unknown {
  if (cause instanceof Error || typeof cause !== 'object' || cause === null) return cause;

  const fields: Record<string, unknown> = { ...cause };
  const words = [fields['kind'], fields['originalMessage'], fields['message']]
    .filter((part) => typeof part === 'string')
    .join(' ');

  return Object.assign(new Error(words), { code: fields['originalCode'] ?? fields['code'] });
}
