import type {
  ConfidenceByDigits,
  Lookup,
  LookupInput,
  LookupOrigin,
  LookupProposal,
  LookupSummary,
  Message,
  Stage,
} from './lookup.ts';
import type { LookupStatus } from './lookup-status.ts';
import type { LookupFilter, LookupSort } from './lookup-filter.ts';

export interface NewLookup extends LookupOrigin {
  readonly accountName: string;
  readonly tariffVersion: string | null;
  readonly input: LookupInput;
  readonly note: string | null;
}

export interface LookupOutcome extends LookupProposal {
  readonly status: Extract<LookupStatus, 'proposed' | 'needs_review' | 'needs_info'>;
  readonly confidenceByDigits: ConfidenceByDigits;
  readonly recommendedDigits: string | null;
  readonly normalized: object;
  readonly result: object;
  readonly missingInfo: readonly string[];
  readonly engineVersion: string;
  readonly knowledgeVersion: string;
}

export type ClaimedLookup = Pick<
  Lookup,
  'id' | 'market' | 'accountId' | 'datasetId' | 'language' | 'input' | 'attempts'
> & {
  /** False if its account has decided no product of the market, so that there are no precedents. */
  readonly hasDecisions: boolean;
};

export interface Claim {
  readonly lookupId: string;
  readonly token: string;
}

/** A classified lookup under a claim. */
export interface EndedLookup {
  readonly claim: Claim;
  readonly outcome: LookupOutcome;
  readonly finishedAt: Date;
}

export interface Page<T> {
  readonly items: readonly T[];
  readonly total: number;
}

/** Store of lookups. Each method is one transaction. */
export interface LookupStore {
  /**
   * Writes a lookup with its history entry and reserves its fee. Returns the lookup as written; null, without writing,
   * if the balance minus reserved fees does not cover the fee.
   * @param fee decimal text in credits; null if the account is exempt
   */
  create(lookup: NewLookup, fee: string | null): Promise<Lookup | null>;
  /** Same for several lookups of one account, each for the fee: all of them or none. */
  createAll(lookups: readonly NewLookup[], fee: string | null): Promise<readonly Lookup[] | null>;
  /** A lookup; null if it is unknown, belongs to another account than `ownerId`, or to a sandbox if that is null. */
  find(id: string, ownerId: string | null): Promise<Lookup | null>;
  list(filter: LookupFilter, sort: LookupSort, offset: number, limit: number): Promise<Page<LookupSummary>>;
  /** Claims a queued lookup, or one with an expired lease; null if another worker has it or it is finished. */
  claim(id: string, token: string, now: Date, leaseMs: number): Promise<ClaimedLookup | null>;
  /**
   * Claims up to `limit` of the oldest untried queued lookups under one token, and `named` if unclaimed and unfinished.
   */
  claimNext(
    token: string,
    now: Date,
    leaseMs: number,
    limit: number,
    named?: string,
  ): Promise<readonly ClaimedLookup[]>;
  /** Ids of lookups queued before `queuedBefore` or with an expired lease, oldest first. */
  findStale(queuedBefore: Date, now: Date, limit: number): Promise<readonly string[]>;
  setStage(claim: Claim, stage: Stage, at: Date): Promise<void>;
  /**
   * Writes the outcome, charges the fee, and writes the event of a single lookup and the suggestion of its SKU. False,
   * without writing, if the claim was lost.
   */
  finish(claim: Claim, outcome: LookupOutcome, finishedAt: Date): Promise<boolean>;
  /** Same for several lookups at once, all or nothing; returns the ids of those whose claim was valid. */
  finishAll(ended: readonly EndedLookup[]): Promise<readonly string[]>;
  /** Ends in `error`: releases the fee without charging it and writes the event. False if the claim was lost. */
  fail(claim: Claim, error: Message, finishedAt: Date): Promise<boolean>;
  release(claim: Claim): Promise<void>;
}

/** A new lookup as stored: `skuId` is null if the SKU was deleted meanwhile; `eventId` is that of its first history entry. */
export function queuedLookup(
  { note, ...wanted }: NewLookup,
  { skuId, eventId }: { readonly skuId: number | null; readonly eventId: number },
): Lookup {
  const by = { at: wanted.createdAt, byId: wanted.accountId, byName: wanted.accountName };
  return {
    ...wanted,
    skuId,
    description: wanted.input.description,
    events: [{ id: eventId, kind: 'created', ...by, note, from: null, to: 'queued' }],
    ...UNANSWERED,
  };
}

const UNANSWERED = {
  batchId: null,
  rowIndex: null,
  status: 'queued',
  recommendedCode: null,
  recommendedDescription: null,
  hs6: null,
  confidence: 0,
  confidenceByDigits: null,
  flags: [],
  risk: 0,
  resolved: false,
  processingMs: 0,
  decision: null,
  finalCode: null,
  decidedAt: null,
  commentCount: 0,
  stage: null,
  stageStartedAt: null,
  normalized: {},
  result: {},
  missingInfo: [],
  error: null,
  finalDescription: null,
  reviewNote: null,
  decidedByName: null,
  attempts: 0,
} as const;
