import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { findRequirements } from '@svc/law/compliance/find-requirements';
import { REQUIREMENT_KINDS, STRENGTHS } from '@svc/law/pack/requirement';
import { shippedPack } from '@svc/law/shipped-packs';
import { MARKETS } from '@svc/tariff/market';
import { requirementItem } from '@svc/wire/tariff/requirement';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { array, object } from '../../../http/schema/collection.ts';
import { country } from '../../../http/schema/country.ts';
import { named } from '../../../http/schema/open.ts';
import { nullable, optional } from '../../../http/schema/presence.ts';
import { date, oneOf, text } from '../../../http/schema/text.ts';
import { LIST_MAX, words } from '../../lookups/answer-fields.ts';
import { marketField } from '../../product-fields.ts';
import { declarableLine } from '../declarable-line.ts';
import { datasetOfAnswer, heldSchedule } from '../held-schedule.ts';
import { LineDatasetSchema } from '../line-schema.ts';

const ComplianceQuery = object({
  code: text({ max: FIELD_MAX_CHARS.current_code, min: 1, trim: true, about: 'A declarable code' }),
  market: optional(marketField()),
  version: optional(text({ max: FIELD_MAX_CHARS.tariff_version })),
  origin: optional(country({ max: FIELD_MAX_CHARS.origin })),
  date: optional(date({ about: 'Day of entry; today when left out' })),
});

const ItemSchema = named(
  'ComplianceItem',
  object({
    key: words(),
    authority: words(),
    kind: oneOf(REQUIREMENT_KINDS),
    title: words(),
    summary: words(),
    legal_basis: words(),
    url: words(),
    applies_when: nullable(words('What else must be true of the goods')),
    strength: oneOf(STRENGTHS),
    from: date(),
    to: nullable(date()),
  }),
);

/** Hint at requirements on import. */
export const findCompliance = (deps: ApiDeps) =>
  operation({
    id: 'tariff.compliance',
    method: 'get',
    path: '/api/compliance',
    summary: 'Requirements that goods of a line may meet on import',
    tag: 'tariff data',
    access: 'entry',
    defaultMarket: 'US',
    query: ComplianceQuery,
    response: object({
      dataset: LineDatasetSchema,
      code: words(),
      market: oneOf(MARKETS),
      known_until: date({ about: 'Last day through which the law behind the items is established' }),
      items: array(ItemSchema, { max: LIST_MAX }),
      disclaimer: words(),
    }),
    answers: {
      200: 'Requirements, the surest first',
      404: 'Unknown code',
      503: 'The market has no schedule',
    },
    run: async ({ actor, query, language, t }) => {
      const market = query.market ?? 'US';
      const schedule = await heldSchedule(deps, market, query.version, actor.accountId);
      const line = declarableLine(schedule, query.code);
      const origin = query.origin === undefined || query.origin === '' ? null : query.origin;
      const day = query.date ?? deps.clock().toISOString().slice(0, 10);
      const pack = shippedPack(market);
      const found = findRequirements({ line, origin, date: day }, pack);
      const head = {
        dataset: datasetOfAnswer(schedule.dataset),
        code: line.code,
        market,
        known_until: pack.knownUntil,
      };
      const items = found.map((requirement) => requirementItem(requirement, language));

      return json(200, { ...head, items, disclaimer: t('disclaimer.compliance') });
    },
  });
