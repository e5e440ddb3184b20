import type { MeasureEntry } from './estimate.ts';
import type { Stacked } from './stack-measures.ts';

/** A measure in its place with what it comes to. */
export interface Placed {
  readonly stacked: Stacked;
  readonly entry: MeasureEntry;
}
