import { array, object } from '../../http/schema/collection.ts';
import { boolean, integer, number } from '../../http/schema/number.ts';
import { anything, named } from '../../http/schema/open.ts';
import { nullable } from '../../http/schema/presence.ts';
import { id, oneOf, text, timestamp } from '../../http/schema/text.ts';
import { LOOKUP_STATUSES } from '@svc/domain/lookups/lookup-status';

const LONG_TEXT_MAX = 100_000;
const words = () => text({ max: LONG_TEXT_MAX });

const summaryFields = {
  id: id(),
  created_at: timestamp(),
  kind: oneOf(['single', 'batch', 'sku']),
  batch_id: nullable(id()),
  row_index: nullable(integer()),
  parent_lookup_id: nullable(id()),
  description: words(),
  market: oneOf(['US', 'EU', 'VN']),
  dataset_version: words(),
  status: oneOf(LOOKUP_STATUSES),
  status_label: words(),
  recommended_code: nullable(words()),
  recommended_description: nullable(words()),
  hs6: nullable(words()),
  confidence: number({ min: 0, max: 1 }),
  review_flags: array(object({ code: words(), message: words() }), { max: 50 }),
  risk: integer({ min: 0, max: 100 }),
  risk_level: oneOf(['high', 'medium', 'low']),
  resolved: boolean(),
  processing_ms: integer({ min: 0 }),
  decision: nullable(oneOf(['approved', 'overridden', 'rejected'])),
  decision_label: nullable(words()),
  final_code: nullable(words()),
  decided_at: nullable(timestamp()),
  created_by: nullable(id()),
  created_by_name: nullable(words()),
  sku_id: nullable(integer()),
  language: nullable(oneOf(['en', 'vi', 'ja', 'ko'])),
  comment_count: nullable(integer()),
} as const;

const progress = object({
  stage: oneOf(['normalizing', 'retrieving', 'ranking', 'checking', 'explaining']),
  stage_label: words(),
  step: integer({ min: 1, max: 5 }),
  steps: integer(),
  percent: integer({ min: 0, max: 100 }),
  started_at: nullable(timestamp()),
});

/** Summary fields of a lookup, as lists answer them. */
export const LookupSummarySchema = named('LookupSummary', object(summaryFields));

/** Summary and detail fields of a lookup. */
export const LookupSchema = named(
  'Lookup',
  object({
    ...summaryFields,
    input: anything({ about: 'Fields sent' }),
    origin_label: nullable(words()),
    normalized: anything({ about: 'How the description was read; empty until the lookup has run' }),
    result: anything({ about: 'Full answer; empty until finished' }),
    missing_info: array(words(), { max: 100 }),
    error: nullable(words()),
    final_description: nullable(words()),
    review_note: nullable(words()),
    decided_by_name: nullable(words()),
    events: array(anything({ about: 'Entry of the history' }), { max: 10_000 }),
    progress: nullable(progress),
  }),
);
