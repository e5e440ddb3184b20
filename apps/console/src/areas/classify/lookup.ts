import type { AnswerOf } from '@svc/client/create-client';
import { allOf, type Market } from '../../api/address.ts';

export type Lookup = AnswerOf<'lookups.get'>;

/** Request for a lookup with its relations; shared, for a common cache key. */
export const wholeLookup = (lookupId: string) =>
  ({ params: { lookup_id: lookupId }, query: { view: 'full', active: true } }) as const;

export type Result = Extract<Lookup['result'], { readonly status: string }>;

export type Candidate = NonNullable<Result['recommended']>;

/** Stages of a classification, in order. */
export const STAGES = allOf<NonNullable<Lookup['progress']>['stage']>({
  normalizing: true,
  retrieving: true,
  ranking: true,
  checking: true,
  explaining: true,
});

export function resultOf({ result }: Lookup): Result | null {
  return result.status === undefined ? null : result;
}

export function isUnderWay({ status }: Pick<Lookup, 'status'>): boolean {
  return status === 'queued' || status === 'processing';
}

export function candidatesOf(result: Result): readonly Candidate[] {
  return result.recommended === null ? result.alternatives : [result.recommended, ...result.alternatives];
}

/** True if the active version cannot declare the code of a case. */
export function isInactive({ active_line: line }: Pick<Lookup, 'active_line'>): boolean {
  return line !== undefined && line !== null && !line.is_declarable;
}

export interface Place {
  readonly code: string;
  readonly market: Market;
  /** Schedule version; the active one if omitted. */
  readonly version?: string;
}

/** Request for the place of a line; shared by all pages, so that they use one cache key. */
export const placeOf = ({ code, market, version }: Place) =>
  ({ query: { code, market, ...(version === undefined ? {} : { version }), rows: true } }) as const;
