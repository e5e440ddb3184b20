import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { TARIFF_CHANGE_KINDS } from '@svc/tariff/changes/change-kind';
import { MARKETS } from '@svc/tariff/market';
import { limitField } from '../../../http/paging.ts';
import * as v from '../../../http/schema/index.ts';
import { SuccessorSchema } from '../../alerts/alert-schema.ts';
import { marketField } from '../../product-fields.ts';
import { ChangedFieldsSchema } from './changed-fields.ts';

const LIMIT = { default: 200, max: 2000 } as const;
const WORDS_MAX = 100_000;
const words = () => v.text({ max: WORDS_MAX });

export const ChangesQuery = v.object({
  market: v.optional(marketField()),
  from_version: v.optionalWords(v.text({ max: FIELD_MAX_CHARS.tariff_version, trim: true })),
  to_version: v.optionalWords(v.text({ max: FIELD_MAX_CHARS.tariff_version, trim: true })),
  kind: v.optional(v.oneOf(TARIFF_CHANGE_KINDS)),
  code: v.optional(v.text({ max: FIELD_MAX_CHARS.current_code, about: 'Start of a code' })),
  ...limitField(LIMIT),
});

const count = () => v.integer({ min: 0 });

export const ChangeCountsSchema = v.entity('ChangeCounts', {
  added: count(),
  removed: count(),
  moved: count(),
  description_changed: count(),
  rate_changed: count(),
  unit_changed: count(),
  declarability_changed: count(),
} satisfies Record<(typeof TARIFF_CHANGE_KINDS)[number], unknown>);

const change = v.entity('TariffChange', {
  id: v.integer(),
  market: v.oneOf(MARKETS),
  from_version: words(),
  to_version: words(),
  code: words(),
  kind: v.oneOf(TARIFF_CHANGE_KINDS),
  before: v.nullable(ChangedFieldsSchema),
  after: v.nullable(ChangedFieldsSchema),
  successors: v.array(SuccessorSchema, { max: 5 }),
  affected_skus: count(),
  detected_at: v.timestamp(),
});

export const ChangesAnswer = v.object({
  market: v.oneOf(MARKETS),
  from_version: v.nullable(words()),
  to_version: v.nullable(words()),
  summary: ChangeCountsSchema,
  affected_skus: v.integer({ min: 0, about: 'SKUs with changed codes, regardless of the filter' }),
  items: v.array(change, { max: LIMIT.max }),
});
