import { rerunLookup } from '@svc/domain/lookups/rerun-lookup';
import type { Market } from '@svc/tariff/market';
import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import * as v from '../../../http/schema/index.ts';
import { ownerOf } from '../../owner.ts';
import { checkConsignment, type Consignment } from '../../tariff/landed-cost/landed-cost-of.ts';
import { createLookupDeps } from '../create-lookup-deps.ts';
import { lookupAnswer } from '../lookup-answer.ts';
import { LookupSchema } from '../lookup-schema.ts';
import { descriptionField, digitsField, draftField, marketField } from '../../product-fields.ts';
import { ConsignmentSchema } from '../../tariff/landed-cost/schema.ts';
import { noteField } from '../note-field.ts';

const ANSWERS_MAX = 20;
const QUESTION_ID_MAX_CHARS = 100;
const ANSWER_MAX_CHARS = 200;

const answer = v.object({
  question_id: v.text({ max: QUESTION_ID_MAX_CHARS, min: 1, about: 'Id of a question of the lookup' }),
  value: v.text({ max: ANSWER_MAX_CHARS, min: 1, about: 'Value of one of its options' }),
});

const RerunBody = v.object({
  description: v.optional(descriptionField()),
  material: v.optional(v.text({ max: FIELD_MAX_CHARS.material })),
  use: v.optional(v.text({ max: FIELD_MAX_CHARS.use })),
  composition: v.optional(v.text({ max: FIELD_MAX_CHARS.composition })),
  origin: v.optional(v.country({ max: FIELD_MAX_CHARS.origin })),
  notes: v.optional(v.text({ max: FIELD_MAX_CHARS.notes })),
  market: v.optional(marketField()),
  tariff_version: v.optional(v.nullable(v.text({ max: FIELD_MAX_CHARS.tariff_version }))),
  sku_id: v.optional(v.nullable(v.integerId())),
  digits: digitsField(),
  language: v.optional(v.nullable(v.languageTag({ max: FIELD_MAX_CHARS.language }))),
  answers: v.withDefault(
    v.array(answer, {
      max: ANSWERS_MAX,
      about: 'Facts added to earlier answers; a new description discards those',
    }),
    [],
  ),
  note: noteField('Why it is run again'),
  draft_id: draftField(),
  landed_cost: v.optional(v.nullable(ConsignmentSchema)),
});

export const lookupsRerun = (deps: ApiDeps) =>
  operation({
    id: 'lookups.rerun',
    route: 'POST /api/lookups/{lookup_id}/rerun',
    summary: 'Rerun a lookup',
    access: 'entry',
    idempotent: true,
    createsLookup: true,
    params: v.object({ lookup_id: v.id() }),
    body: RerunBody,
    bodyRequired: false,
    response: LookupSchema,
    answers: {
      202: 'The new lookup, queued',
      402: 'Not enough credits, or the trial has ended and a SKU is given',
      404: 'No such lookup, or it belongs to another account',
      409: 'The original is not finished, or the draft was used for another lookup',
      503: 'The market has no schedule',
    },
    errorCodes: ['out_of_credits', 'forbidden', 'trial_ended'],
    run: async ({ actor, params, body, language, t }) => {
      const {
        market,
        tariff_version,
        sku_id,
        language: asked,
        answers,
        note,
        draft_id: draft,
        ...rest
      } = body;
      const { landed_cost: sent, ...fields } = rest;
      const target = { lookupId: params.lookup_id, ownerId: ownerOf(actor) };
      const landedCost = await newConsignment(deps, target, market, sent);
      const wanted = { market, tariffVersion: tariff_version, skuId: sku_id, asked, answers, note, draft };
      const lookup = await rerunLookup(createLookupDeps(deps), actor, target, {
        ...wanted,
        fields: landedCost === undefined ? fields : { ...fields, landedCost },
      });

      return lookupAnswer(202, lookup, { language, t });
    },
  });

interface Target {
  readonly lookupId: string;
  readonly ownerId: string | null;
}

// Without `market`, the original's market determines the programmes.
async function newConsignment(
  deps: ApiDeps,
  { lookupId, ownerId }: Target,
  asked: Market | undefined,
  consignment: Consignment | null | undefined,
): Promise<Consignment | null | undefined> {
  if (consignment === undefined || consignment === null) return consignment;
  const market = asked ?? (await deps.lookups.find(lookupId, ownerId))?.market;
  return market === undefined ? consignment : checkConsignment(deps, consignment, [market]);
}
