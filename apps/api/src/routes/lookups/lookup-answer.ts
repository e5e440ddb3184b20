import type { Lookup } from '@svc/domain/lookups/lookup';
import { isFinished } from '@svc/domain/lookups/lookup-status';
import { lookupDetail, type Reader } from '@svc/wire/lookups/lookup-detail';
import { json } from '../../http/reply.ts';
import { LIMITS } from '../limits.ts';
import { languageHeader } from './text-language.ts';
import { shortView } from './short-view.ts';

export const VIEWS = ['short', 'full'] as const;

export function lookupAnswer(
  status: number,
  lookup: Lookup,
  reader: Reader,
  view: (typeof VIEWS)[number] = 'full',
) {
  const headers = {
    ...languageHeader(reader),
    ...(isFinished(lookup.status) ? {} : { 'Retry-After': String(LIMITS.poll_interval_seconds.first) }),
  };
  const detail = lookupDetail(lookup, reader);
  return json(status, view === 'full' ? detail : shortView(detail), headers);
}
