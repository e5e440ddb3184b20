/** Every state of a lookup. */
export const LOOKUP_STATUSES = [
  'queued',
  'processing',
  'proposed',
  'needs_review',
  'needs_info',
  'error',
] as const;

/** State of a lookup. */
export type LookupStatus = (typeof LOOKUP_STATUSES)[number];

/** What moves a lookup. */
export type LookupAction = 'claim' | 'propose' | 'ask_person' | 'ask_information' | 'fail' | 'release';

/** One allowed move of a lookup and what goes with it. */
interface LookupTransition {
  readonly from: LookupStatus;
  readonly action: LookupAction;
  readonly to: LookupStatus;
  /** Whether the fee is taken on this move. */
  readonly charges: boolean;
  /** Event sent for single lookups. */
  readonly emits: 'lookup.completed' | null;
}

const COMPLETED = 'lookup.completed';

/** The moves of the interface's lookup table; a pair that is absent is refused. */
export const LOOKUP_TRANSITIONS: readonly LookupTransition[] = [
  { from: 'queued', action: 'claim', to: 'processing', charges: false, emits: null },
  { from: 'processing', action: 'propose', to: 'proposed', charges: true, emits: COMPLETED },
  { from: 'processing', action: 'ask_person', to: 'needs_review', charges: true, emits: COMPLETED },
  { from: 'processing', action: 'ask_information', to: 'needs_info', charges: true, emits: COMPLETED },
  { from: 'processing', action: 'fail', to: 'error', charges: false, emits: COMPLETED },
  { from: 'processing', action: 'release', to: 'queued', charges: false, emits: null },
];

/** The move for an action in a state, or null when the state does not allow it. */
export function lookupTransition(from: LookupStatus, action: LookupAction): LookupTransition | null {
  return LOOKUP_TRANSITIONS.find((move) => move.from === from && move.action === action) ?? null;
}

/** Whether classification is over. */
export function isFinished(status: LookupStatus): boolean {
  return status !== 'queued' && status !== 'processing';
}

/** States that put an undecided, unresolved lookup into the review queue. */
export const REVIEW_STATUSES = [
  'needs_review',
  'needs_info',
  'error',
] as const satisfies readonly LookupStatus[];
