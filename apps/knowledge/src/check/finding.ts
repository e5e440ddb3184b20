/** What a check found. Errors make the base wrong; warnings say where it is thin or unclear. */
export interface Finding {
  readonly level: 'error' | 'warning';
  /** File and line, a code, or several codes. */
  readonly where: string;
  readonly message: string;
  /** The file is no YAML: nothing else in it can be checked. */
  readonly isUnreadable?: boolean;
}

/** A finding that makes the base wrong. */
export const error = (where: string, message: string): Finding => ({ level: 'error', where, message });

/** A finding that the base can be used with. */
export const warning = (where: string, message: string): Finding => ({ level: 'warning', where, message });
