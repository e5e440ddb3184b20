/** Result of one check: what was found, and the cure where something is wrong. */
export interface Finding {
  readonly check: string;
  readonly state: 'ok' | 'warning' | 'failed';
  readonly found: string;
  readonly cure: string | null;
}

/** A check that passed. */
export function ok(check: string, found: string): Finding {
  return { check, state: 'ok', found, cure: null };
}

/** A defect with which the service still works. */
export function warning(check: string, found: string, cure: string): Finding {
  return { check, state: 'warning', found, cure };
}

/** A defect with which the service does not work as it should. */
export function failed(check: string, found: string, cure: string): Finding {
  return { check, state: 'failed', found, cure };
}

/** Message of an error, with its code where it has one. */
export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message || error.name;
  return error.cause === undefined ? message : `${message}: ${faultText(error.cause)}`;
}
