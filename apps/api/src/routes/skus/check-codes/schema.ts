import { array, object } from '../../../http/schema/collection.ts';
import { integer, integerId } from '../../../http/schema/number.ts';
import { nullable, optional } from '../../../http/schema/presence.ts';
import { text } from '../../../http/schema/text.ts';
import { marketField } from '../../product-fields.ts';
import { CodeStatusCountsSchema } from '../sku-schema.ts';

const IDS_MAX = 100_000;
const VERSION_MAX = 64;

/** Body of a check of codes; left out it is the whole catalog. */
export const CheckCodesBody = object({
  sku_ids: optional(array(integerId(), { max: IDS_MAX })),
  market: optional(marketField()),
});

const version = () => text({ max: VERSION_MAX });

/** What a check of codes did. */
export const CheckCodesAnswer = object({
  checked: integer({ min: 0, about: 'SKUs with a code' }),
  changed: integer({ min: 0, about: 'SKUs whose code_status is another one now' }),
  counts: CodeStatusCountsSchema,
  checked_version: nullable(version()),
  checked_versions: object({ US: optional(version()), EU: optional(version()), VN: optional(version()) }),
});
