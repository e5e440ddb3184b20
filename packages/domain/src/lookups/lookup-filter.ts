import type { Market } from '@svc/tariff/market';
import type { Decision, LookupKind } from './lookup.ts';
import type { LookupStatus } from './lookup-status.ts';

export const LOOKUP_SORTS = ['newest', 'oldest', 'confidence', 'risk'] as const;

export type LookupSort = (typeof LOOKUP_SORTS)[number];

/** Filter of a lookup list; absent parts do not narrow it. Days are inclusive, in UTC. */
export interface LookupFilter {
  /** Owner that the list is restricted to; null for all. */
  readonly ownerId: string | null;
  readonly q?: string | undefined;
  readonly statuses?: readonly LookupStatus[] | undefined;
  readonly markets?: readonly Market[] | undefined;
  readonly kind?: LookupKind | undefined;
  readonly decision?: Decision | undefined;
  /** First instant of the first day. */
  readonly createdFrom?: Date | undefined;
  /** First instant after the last day. */
  readonly createdBefore?: Date | undefined;
  readonly createdBy?: string | undefined;
  readonly confidenceMin?: number | undefined;
  readonly confidenceMax?: number | undefined;
  readonly flag?: string | undefined;
  readonly skuId?: number | undefined;
  readonly batchId?: string | undefined;
  /** Restricts to proposals of an inactive version whose code is not declarable in the active one. */
  readonly outdated?: boolean | undefined;
  /** Restricts to the review queue: waiting for a person, undecided and, by default, not resolved. */
  readonly review?: { readonly includeResolved: boolean } | undefined;
}
