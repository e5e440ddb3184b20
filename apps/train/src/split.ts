import { hashText } from '@svc/text-model/hash';
import type { TrainingRow } from './corpus/training-row.ts';

const SPLIT_SEED = 77;

/** Groups are dealt into this many parts; the first is held out. */
export const PARTS = 5;

/** Part of a row's product or ruling, 0 to PARTS − 1; the same on every machine. */
export function partOf({ group }: TrainingRow): number {
  return hashText(group, SPLIT_SEED) % PARTS;
}

/** Whether a labelled row is kept from the models that are measured. */
export function isHeldOut(row: TrainingRow): boolean {
  return row.group !== '' && partOf(row) === 0;
}
