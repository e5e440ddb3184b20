import { rerunLookup } from '@svc/domain/lookups/rerun-lookup';
import type { Market } from '@svc/tariff/market';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { object } from '../../../http/schema/collection.ts';
import { id } from '../../../http/schema/text.ts';
import { ownerOf } from '../../owner.ts';
import { checkConsignment, type Consignment } from '../../tariff/landed-cost/landed-cost-of.ts';
import { createLookupDeps } from '../create-lookup-deps.ts';
import { lookupAnswer } from '../lookup-answer.ts';
import { LookupSchema } from '../lookup-schema.ts';
import { RerunBody } from './schema.ts';

export const lookupsRerun = (deps: ApiDeps) =>
  operation({
    id: 'lookups.rerun',
    method: 'post',
    path: '/api/lookups/{lookup_id}/rerun',
    summary: 'Rerun a lookup',
    tag: 'lookups',
    access: 'entry',
    idempotent: true,
    createsLookup: true,
    params: object({ lookup_id: id() }),
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
