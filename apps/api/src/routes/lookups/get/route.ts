import { DomainError } from '@svc/domain/errors/domain-error';
import type { Lookup } from '@svc/domain/lookups/lookup';
import type { Reader } from '@svc/wire/lookups/lookup-detail';
import { type ActiveLine, SUCCESSORS_MAX } from '@svc/domain/lookups/active-line';
import type { ReviewStore } from '@svc/domain/lookups/review-store';
import { codeDigits } from '@svc/tariff/code';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import * as v from '../../../http/schema/index.ts';
import { ownerOf } from '../../owner.ts';
import { landedCostOfLookup, type Consignment } from '../../tariff/landed-cost/landed-cost-of.ts';
import { lookupAnswer, VIEWS } from '../lookup-answer.ts';
import { readerOf, textLanguageField } from '../text-language.ts';
import { SHORT_VIEW_MAX_BYTES } from '../short-view.ts';
import { SuccessorSchema } from '../../alerts/alert-schema.ts';
import { LandedCostSchema } from '../../tariff/landed-cost/schema.ts';
import { words } from '../answer-fields.ts';
import { lookupFields } from '../lookup-schema.ts';

const ActiveLineSchema = v.entity('ActiveLine', {
  version: words('The active version of the market'),
  is_declarable: v.boolean(),
  successors: v.array(SuccessorSchema, {
    max: SUCCESSORS_MAX,
    about:
      'Declarable lines that replace a code that is not declarable: those below it, or its successors in the latest comparison',
  }),
});

const ReadLookupSchema = v.entity('ReadLookup', {
  ...lookupFields,
  active_line: v.optional(v.nullable(ActiveLineSchema)),
  landed_cost: v.optional(v.nullable(LandedCostSchema)),
});

/** Final code (else the proposed one) in the active version; null without a code or an active version. */
async function activeLineOf(reviews: ReviewStore, lookup: Lookup) {
  const digits = codeDigits(lookup.finalCode ?? lookup.recommendedCode ?? '');
  const line: ActiveLine | null = digits === null ? null : await reviews.activeLine(lookup.market, digits);
  return line === null
    ? null
    : { version: line.version, is_declarable: line.isDeclarable, successors: line.successors };
}

export const lookupsGet = (deps: ApiDeps) =>
  operation({
    id: 'lookups.get',
    route: 'GET /api/lookups/{lookup_id}',
    summary: 'Read a lookup',
    access: 'entry',
    params: v.object({ lookup_id: v.id() }),
    query: v.object({
      view: v.withDefault(
        v.oneOf(VIEWS, {
          about: `\`short\`: every field, up to four alternatives, within ${SHORT_VIEW_MAX_BYTES / 1000} KB without \`landed_cost\`; \`full\`: all candidates`,
        }),
        'short',
      ),
      ...textLanguageField(),
      active: v.flag('Add `active_line`: its code in the active version'),
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
