import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { rulingDetail, rulingHit } from '@svc/wire/tariff/ruling';
import { DomainError } from '@svc/domain/errors/domain-error';
import { MARKETS } from '@svc/tariff/market';
import type { ApiDeps } from '../../deps.ts';
import { operation } from '../../http/operation.ts';
import { pageFields, pageRange } from '../../http/paging.ts';
import { json } from '../../http/reply.ts';
import * as v from '../../http/schema/index.ts';
import { LIMITS } from '../limits.ts';
import { pageOf } from '../page-schema.ts';
import { marketField } from '../product-fields.ts';
import { readCodeStart } from '../tariff/code-start.ts';

const WORDS_MAX = 1_000_000;
const words = () => v.text({ max: WORDS_MAX });

const headFields = {
  number: words(),
  source: words(),
  market: v.oneOf(MARKETS),
  title: words(),
  date: v.nullable(words()),
  codes: v.array(words(), { max: 1000 }),
  hs6: v.nullable(words()),
  url: v.nullable(words()),
} as const;

const RulingHitSchema = v.entity('RulingHit', { ...headFields, text_excerpt: words(), score: v.number() });

const currentCode = v.object({
  code: words(),
  declarable: v.boolean(),
  version: v.nullable(words()),
  successor: v.nullable(words()),
});

const RulingSchema = v.entity('Ruling', {
  ...headFields,
  text: words(),
  origin: v.nullable(words()),
  current_codes: v.array(currentCode, { max: 1000 }),
  disclaimer: words(),
});

const RulingsQuery = v.object({
  q: v.optionalWords(
    v.text({
      max: FIELD_MAX_CHARS.q,
      trim: true,
      about: 'Words, a code or its prefix, or the prefix of a number',
    }),
  ),
  code: v.optional(v.text({ max: FIELD_MAX_CHARS.current_code, about: 'Start of a code' })),
  market: v.optional(marketField()),
  ...pageFields(LIMITS.page_size.rulings),
});

export const rulingsList = (deps: ApiDeps) =>
  operation({
    id: 'rulings.list',
    route: 'GET /api/rulings',
    summary: 'Search rulings',
    access: 'entry',
    query: RulingsQuery,
    response: pageOf(RulingHitSchema),
    answers: { 200: 'A page of rulings, best first' },
    run: async ({ query }) => {
      const { offset, limit } = pageRange(query);
      const start = readCodeStart(query.code);
      const digits = start.kind === 'digits' ? start.digits : undefined;
      const { items, total } =
        start.kind === 'none'
          ? { items: [], total: 0 }
          : await deps.rulings.search({ q: query.q, digits, market: query.market }, offset, limit);

      return json(200, { items: items.map(rulingHit), total, page: query.page, page_size: query.page_size });
    },
  });

const NUMBER_MAX_CHARS = 128;

export const rulingsGet = (deps: ApiDeps) =>
  operation({
    id: 'rulings.get',
    route: 'GET /api/rulings/{number}',
    summary: 'Read a ruling',
    access: 'entry',
    params: v.object({ number: v.text({ max: NUMBER_MAX_CHARS, about: 'Number, with `/` written as %2F' }) }),
    query: v.object({
      year: v.optional(
        v.integer({
          min: 1900,
          max: 2999,
          about: 'Year of the ruling, if the number was reused; by default the latest',
        }),
      ),
    }),
    response: RulingSchema,
    answers: { 200: 'The ruling', 404: 'No such ruling' },
    run: async ({ params, query, t }) => {
      const ruling = await deps.rulings.find(params.number, query.year ?? null);
      if (ruling === null) throw new DomainError('not_found');

      return json(
        200,
        rulingDetail(ruling, await deps.rulings.currentCodes(ruling), t('disclaimer.rulings')),
      );
    },
  });
