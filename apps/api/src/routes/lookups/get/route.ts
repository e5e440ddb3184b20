import { DomainError } from '@svc/domain/errors/domain-error';
import type { Lookup } from '@svc/domain/lookups/lookup';
import type { Reader } from '@svc/wire/lookups/lookup-detail';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { object } from '../../../http/schema/collection.ts';
import { boolean } from '../../../http/schema/number.ts';
import { withDefault } from '../../../http/schema/presence.ts';
import { id, oneOf } from '../../../http/schema/text.ts';
import { ownerOf } from '../../owner.ts';
import { landedCostOfLookup, type Consignment } from '../../tariff/landed-cost/landed-cost-of.ts';
import { lookupAnswer, VIEWS } from '../lookup-answer.ts';
import { readerOf, textLanguageField } from '../text-language.ts';
import { SHORT_VIEW_MAX_BYTES } from '../short-view.ts';
import { activeLineOf, ReadLookupSchema } from './read-lookup.ts';

export const lookupsGet = (deps: ApiDeps) =>
  operation({
    id: 'lookups.get',
    method: 'get',
    path: '/api/lookups/{lookup_id}',
    summary: 'Read a lookup',
    tag: 'lookups',
    access: 'entry',
    params: object({ lookup_id: id() }),
    query: object({
      view: withDefault(
        oneOf(VIEWS, {
          about: `\`short\`: every field, up to four alternatives, within ${SHORT_VIEW_MAX_BYTES / 1000} KB; \`full\`: all candidates`,
        }),
        'short',
      ),
      ...textLanguageField(),
      active: withDefault(boolean({ about: 'Add `active_line`: its code in the active version' }), false),
    }),
    response: ReadLookupSchema,
    answers: { 200: 'The lookup', 404: 'No such lookup, or it belongs to another account' },
    run: async ({ actor, params, query, language, t }) => {
      const lookup = await deps.lookups.find(params.lookup_id, ownerOf(actor));
      if (lookup === null) throw new DomainError('not_found');
      const reader = readerOf({ language, t }, query);
      const answer = lookupAnswer(200, lookup, reader, query.view);
      const more = {
        ...(query.active ? { active_line: await activeLineOf(deps.reviews, lookup) } : {}),
        ...(await landedCostField(deps, lookup, reader)),
      };
      return { ...answer, body: { ...answer.body, ...more } };
    },
  });

async function landedCostField(deps: ApiDeps, lookup: Lookup, reader: Reader) {
  const { landedCost = null } = lookup.input;
  if (landedCost === null) return {};
  // Written only by a classify request, which validated it.
  return { landed_cost: await landedCostOfLookup(deps, lookup, landedCost as Consignment, reader) };
}
