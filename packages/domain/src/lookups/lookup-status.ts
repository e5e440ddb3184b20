import { stateTable } from '../state-table.ts';

export const LOOKUP_STATUSES = [
  'queued',
  'processing',
  'proposed',
  'needs_review',
  'needs_info',
  'error',
] as const;

export type LookupStatus = (typeof LOOKUP_STATUSES)[number];

/** Transitions of the API's lookup table, and those of a claim that its worker released or lost. */
export const LOOKUP_MOVES = stateTable(LOOKUP_STATUSES, {
  claim: { from: ['queued'], to: 'processing' },
  reclaim: { from: ['processing'], to: 'processing' },
  propose: { from: ['processing'], to: 'proposed' },
  ask_person: { from: ['processing'], to: 'needs_review' },
  ask_information: { from: ['processing'], to: 'needs_info' },
  fail: { from: ['processing'], to: 'error' },
  release: { from: ['processing'], to: 'queued' },
});

export function isFinished(status: LookupStatus): boolean {
  return !LOOKUP_MOVES.allows(status, 'claim') && !LOOKUP_MOVES.allows(status, 'reclaim');
}

export const REVIEW_STATUSES = [
  'needs_review',
  'needs_info',
  'error',
] as const satisfies readonly LookupStatus[];
