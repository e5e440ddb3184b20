import type { AnswerOf } from '@svc/client/create-client';
import { allOf } from '../../api/address.ts';

/** A lookup with its result. */
export type Lookup = AnswerOf<'lookups.get'>;

/** The request of a lookup with its relations; every page uses this one key. */
export const wholeLookup = (lookupId: string) =>
  ({ params: { lookup_id: lookupId }, query: { view: 'full', active: true } }) as const;

/** The result of a lookup that has one. */
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

/** The result, or null while there is none. */
export function resultOf({ result }: Lookup): Result | null {
  return result.status === undefined ? null : result;
}

/** True if a lookup is in progress. */
export function isUnderWay({ status }: Pick<Lookup, 'status'>): boolean {
  return status === 'queued' || status === 'processing';
}

/** The proposed line and the other candidates, best first. */
export function candidatesOf(result: Result): readonly Candidate[] {
  return result.recommended === null ? result.alternatives : [result.recommended, ...result.alternatives];
}

/** True if the active version can no longer declare the code of a case. */
export function isInactive({ active_line: line }: Pick<Lookup, 'active_line'>): boolean {
  return line !== undefined && line !== null && !line.is_declarable;
}
