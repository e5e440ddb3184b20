import type { Lookup } from '@svc/domain/lookups/lookup';
import { isFinished } from '@svc/domain/lookups/lookup-status';
import { lookupDetail, type Reader } from '@svc/wire/lookup-detail';
import { json, type Reply } from '../../http/reply.ts';

/** First pause of a client that polls; it grows to five seconds. */
const POLL_FIRST_SECONDS = 1;

/** A lookup with its detail fields; one that is not finished says when to ask again. */
export function lookupAnswer(status: number, lookup: Lookup, reader: Reader): Reply {
  const headers = isFinished(lookup.status) ? {} : { 'Retry-After': String(POLL_FIRST_SECONDS) };
  return json(status, lookupDetail(lookup, reader), headers);
}
