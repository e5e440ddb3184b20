import { resolveLookup } from '@svc/domain/lookups/resolve-lookup';
import { lookupSummary } from '@svc/wire/lookups/lookup-summary';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import * as v from '../../../http/schema/index.ts';
import { LookupSummarySchema } from '../lookup-schema.ts';
import { noteField } from '../note-field.ts';

/** Body of resolving; false returns the lookup to the queue. */
const ResolveBody = v.object({
  resolved: v.withDefault(v.boolean(), true),
  note: noteField('Why'),
});

export const lookupsResolve = ({ lookups, reviews, clock }: ApiDeps) =>
  operation({
    id: 'lookups.resolve',
    route: 'POST /api/lookups/{lookup_id}/resolve',
    summary: 'Resolve a lookup',
    tag: 'review',
    access: 'reviewer',
    params: v.object({ lookup_id: v.id() }),
    body: ResolveBody,
    bodyRequired: false,
    response: LookupSummarySchema,
    answers: { 200: 'The changed lookup', 404: 'No such lookup', 409: 'The lookup is not finished' },
    run: async ({ actor, params, body, t }) => {
      const request = { lookupId: params.lookup_id, ...body };
      const lookup = await resolveLookup({ lookups, reviews, now: clock }, actor, request);
      return json(200, lookupSummary(lookup, t));
    },
  });
