import type { Successor } from '../alerts/alert.ts';

/** Maximum successors returned for a code. */
export const SUCCESSORS_MAX = 10;

export interface ActiveLine {
  readonly version: string;
  readonly isDeclarable: boolean;
  /**
   * Declarable lines of the active version that replace a non-declarable code: those below it, else those of the latest
   * comparison.
   */
  readonly successors: readonly Successor[];
}
