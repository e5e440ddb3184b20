export interface Finding {
  readonly check: string;
  readonly state: 'ok' | 'warning' | 'failed';
  readonly found: string;
  readonly cure: string | null;
}

export function ok(check: string, found: string): Finding {
  return { check, state: 'ok', found, cure: null };
}

/** A defect that does not impair the service. */
export function warning(check: string, found: string, cure: string): Finding {
  return { check, state: 'warning', found, cure };
}

/** A defect that impairs the service. */
export function failed(check: string, found: string, cure: string): Finding {
  return { check, state: 'failed', found, cure };
}

export function faultText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const message = error.message || error.name;
  return error.cause === undefined ? message : `${message}: ${faultText(error.cause)}`;
}
