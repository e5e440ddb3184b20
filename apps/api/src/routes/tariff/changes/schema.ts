import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { TARIFF_CHANGE_KINDS } from '@svc/tariff/changes/change-kind';
import { limitField } from '../../../http/paging.ts';
import { array, object } from '../../../http/schema/collection.ts';
import { integer, number } from '../../../http/schema/number.ts';
import { anything, named } from '../../../http/schema/open.ts';
import { nullable, optional } from '../../../http/schema/presence.ts';
import { oneOf, text, timestamp } from '../../../http/schema/text.ts';
import { marketField } from '../../product-fields.ts';

const LIMIT = { preset: 200, max: 2000 } as const;
const WORDS_MAX = 100_000;
const words = () => text({ max: WORDS_MAX });

/** Query of the tariff changes. */
export const ChangesQuery = object({
  market: optional(marketField()),
  from_version: optional(text({ max: FIELD_MAX_CHARS.tariff_version })),
  to_version: optional(text({ max: FIELD_MAX_CHARS.tariff_version })),
  kind: optional(oneOf(TARIFF_CHANGE_KINDS)),
  code: optional(text({ max: FIELD_MAX_CHARS.current_code, about: 'Start of a code' })),
  ...limitField(LIMIT),
});

const change = named(
  'TariffChange',
  object({
    id: integer(),
    market: oneOf(['US', 'EU', 'VN']),
    from_version: words(),
    to_version: words(),
    code: words(),
    kind: oneOf(TARIFF_CHANGE_KINDS),
    before: nullable(anything({ about: 'Fields that differ, as they were' })),
    after: nullable(anything({ about: 'Fields that differ, as they are' })),
    successors: array(object({ code: words(), description: words(), score: number({ min: 0, max: 1 }) }), {
      max: 5,
    }),
    affected_skus: integer({ min: 0 }),
    detected_at: timestamp(),
  }),
);

/** Answer of the tariff changes. */
export const ChangesAnswer = object({
  market: oneOf(['US', 'EU', 'VN']),
  from_version: nullable(words()),
  to_version: nullable(words()),
  summary: anything({ about: 'Number of changes by kind, over the whole filter' }),
  items: array(change, { max: LIMIT.max }),
});
