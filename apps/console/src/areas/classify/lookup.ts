import type { AnswerOf } from '@svc/client/create-client';
import { allOf } from '../../api/address.ts';

/** A lookup with its answer. */
export type Lookup = AnswerOf<'lookups.get'>;

/** The request of a lookup with all that belongs to it; every page keeps it under this one key. */
export const wholeLookup = (lookupId: string) =>
  ({ params: { lookup_id: lookupId }, query: { view: 'full', active: true } }) as const;

/** The answer of a lookup that has one. */
export type Result = Extract<Lookup['result'], { readonly status: string }>;

/** A line that was weighed. */
export type Candidate = NonNullable<Result['recommended']>;

/** Stages of a classification, in their order. */
export const STAGES = allOf<NonNullable<Lookup['progress']>['stage']>({
  normalizing: true,
  retrieving: true,
  ranking: true,
  checking: true,
  explaining: true,
});

/** The answer, or null while there is none. */
export function resultOf({ result }: Lookup): Result | null {
  return result.status === undefined ? null : result;
}

/** Whether a lookup is still under way. */
export function isUnderWay({ status }: Pick<Lookup, 'status'>): boolean {
  return status === 'queued' || status === 'processing';
}

/** The proposed line and the other candidates, best first. */
export function candidatesOf(result: Result): readonly Candidate[] {
  return result.recommended === null ? result.alternatives : [result.recommended, ...result.alternatives];
}

/** Whether the active version can no longer declare the code of a case. */
export function isInactive({ active_line: line }: Pick<Lookup, 'active_line'>): boolean {
  return line !== undefined && line !== null && !line.is_declarable;
}
