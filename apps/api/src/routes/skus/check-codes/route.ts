import { checkSkuCodes } from '@svc/domain/skus/save-sku';
import type { Market } from '@svc/tariff/market';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { array, object } from '../../../http/schema/collection.ts';
import { integer, integerId } from '../../../http/schema/number.ts';
import { nullable, optional } from '../../../http/schema/presence.ts';
import { text } from '../../../http/schema/text.ts';
import { marketField } from '../../product-fields.ts';
import { CodeStatusCountsSchema } from '../sku-schema.ts';

const IDS_MAX = 100_000;
const VERSION_MAX = 64;

/** Body of a code check; if omitted, the whole catalog is checked. */
const CheckCodesBody = object({
  sku_ids: optional(array(integerId(), { max: IDS_MAX })),
  market: optional(marketField()),
});

const version = () => text({ max: VERSION_MAX });

const CheckCodesAnswer = object({
  checked: integer({ min: 0, about: 'SKUs with a code' }),
  changed: integer({ min: 0, about: 'SKUs whose code_status is another one now' }),
  counts: CodeStatusCountsSchema,
  checked_version: nullable(version()),
  checked_versions: object({
    US: optional(version()),
    EU: optional(version()),
    VN: optional(version()),
  } satisfies Record<Market, unknown>),
});

export const skusCheckCodes = ({ skus, clock }: ApiDeps) =>
  operation({
    id: 'skus.check_codes',
    method: 'post',
    path: '/api/skus/check-codes',
    summary: 'Check codes of SKUs',
    tag: 'catalog',
    access: 'entry',
    turn: 'account',
    catalogWrite: true,
    body: CheckCodesBody,
    bodyRequired: false,
    response: CheckCodesAnswer,
    answers: { 200: 'What the check found', 402: 'The free trial has ended' },
    run: async ({ body }) => {
      const selection = { skuIds: body.sku_ids, market: body.market };
      const { checked, changed, counts, versions } = await checkSkuCodes({ skus, now: clock }, selection);
      const distinct = new Set(Object.values(versions));
      const [only = null] = distinct.size === 1 ? distinct : [];
      return json(200, { checked, changed, counts, checked_version: only, checked_versions: versions });
    },
  });
