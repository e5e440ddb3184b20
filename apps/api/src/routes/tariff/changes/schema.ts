import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { TARIFF_CHANGE_KINDS } from '@svc/tariff/changes/change-kind';
import { MARKETS } from '@svc/tariff/market';
import { limitField } from '../../../http/paging.ts';
import { array, object } from '../../../http/schema/collection.ts';
import { integer } from '../../../http/schema/number.ts';
import { named } from '../../../http/schema/open.ts';
import { nullable, optional, optionalWords } from '../../../http/schema/presence.ts';
import { oneOf, text, timestamp } from '../../../http/schema/text.ts';
import { SuccessorSchema } from '../../alerts/alert-schema.ts';
import { marketField } from '../../product-fields.ts';
import { ChangedFieldsSchema } from './changed-fields.ts';

const LIMIT = { default: 200, max: 2000 } as const;
const WORDS_MAX = 100_000;
const words = () => text({ max: WORDS_MAX });

export const ChangesQuery = object({
  market: optional(marketField()),
  from_version: optionalWords(text({ max: FIELD_MAX_CHARS.tariff_version, trim: true })),
  to_version: optionalWords(text({ max: FIELD_MAX_CHARS.tariff_version, trim: true })),
  kind: optional(oneOf(TARIFF_CHANGE_KINDS)),
  code: optional(text({ max: FIELD_MAX_CHARS.current_code, about: 'Start of a code' })),
  ...limitField(LIMIT),
});

const count = () => integer({ min: 0 });

export const ChangeCountsSchema = named(
  'ChangeCounts',
  object({
    added: count(),
    removed: count(),
    moved: count(),
    description_changed: count(),
    rate_changed: count(),
    unit_changed: count(),
    declarability_changed: count(),
  } satisfies Record<(typeof TARIFF_CHANGE_KINDS)[number], unknown>),
);

const change = named(
  'TariffChange',
  object({
    id: integer(),
    market: oneOf(MARKETS),
    from_version: words(),
    to_version: words(),
    code: words(),
    kind: oneOf(TARIFF_CHANGE_KINDS),
    before: nullable(ChangedFieldsSchema),
    after: nullable(ChangedFieldsSchema),
    successors: array(SuccessorSchema, { max: 5 }),
    affected_skus: count(),
    detected_at: timestamp(),
  }),
);

export const ChangesAnswer = object({
  market: oneOf(MARKETS),
  from_version: nullable(words()),
  to_version: nullable(words()),
  summary: ChangeCountsSchema,
  affected_skus: integer({ min: 0, about: 'SKUs with changed codes, regardless of the filter' }),
  items: array(change, { max: LIMIT.max }),
});
