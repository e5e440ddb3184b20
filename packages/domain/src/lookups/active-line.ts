import type { Successor } from '../alerts/alert.ts';

/** Successors of a code that are answered. */
export const SUCCESSORS_MAX = 10;

/** A code in the active version of its market's schedule. */
export interface ActiveLine {
  readonly version: string;
  readonly isDeclarable: boolean;
  /** Declarable lines of the active version that continue a code that is not: those below it, else those of the latest comparison. */
  readonly successors: readonly Successor[];
}
