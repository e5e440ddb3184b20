import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { integer, number } from '../../../http/schema/number.ts';
import { named } from '../../../http/schema/open.ts';
import { LIMITS } from '../../limits.ts';

const count = () => integer({ min: 1 });
const page = () => object({ default: count(), max: count() });

const lengths = object(
  {
    description: count(),
    material: count(),
    use: count(),
    composition: count(),
    origin: count(),
    notes: count(),
    sku: count(),
    external_ref: count(),
    current_code: count(),
    decision_code: count(),
    decision_note: count(),
    market: count(),
    tariff_version: count(),
    language: count(),
    webhook_url: count(),
    q: count(),
    created_by: count(),
  } satisfies Record<keyof typeof FIELD_MAX_CHARS, unknown>,
  { about: 'Most characters by field' },
);

const pageSizes = object(
  { lookups: page(), review: page(), skus: page(), ledger: page(), rulings: page() } satisfies Record<
    keyof typeof LIMITS.page_size,
    unknown
  >,
  { about: 'Default and maximum by list' },
);

const share = () => number({ min: 0, max: 1 });

const ProposalThresholdsSchema = object(
  { heading: share(), subheading: share(), line: share() },
  { about: 'Confidence from which a proposal is sure enough at each level' },
);

const Limits = named(
  'Limits',
  object({
    max_sku_bulk_items: integer(),
    batch_max_file_mb: integer(),
    batch_max_rows: integer(),
    schedule_max_file_mb: integer({ about: 'Largest file of a schedule that administrators upload' }),
    credits_per_lookup: number({ min: 0, about: 'Credits that a classified row or lookup costs' }),
    proposal_thresholds: ProposalThresholdsSchema,
    max_field_lengths: lengths,
    comment_per_minute: integer(),
    comments_per_lookup: integer(),
    webhook_tests_per_minute: integer(),
    webhook_tests_per_minute_admin: integer(),
    page_size: pageSizes,
    poll_interval_seconds: object(
      { first: count(), max: count() },
      { about: 'Suggested first and longest pause between polls' },
    ),
  }),
);

export const systemLimits = ({ config }: ApiDeps) =>
  operation({
    id: 'system.limits',
    method: 'get',
    path: '/api/limits',
    summary: 'Limits in force',
    tag: 'system',
    access: 'entry',
    response: Limits,
    answers: { 200: 'Limits in force' },
    run: async () =>
      json(200, {
        max_sku_bulk_items: config.maxSkuBulkItems,
        batch_max_file_mb: config.batchMaxFileMb,
        batch_max_rows: config.batchMaxRows,
        schedule_max_file_mb: config.scheduleMaxFileMb,
        credits_per_lookup: config.creditsPerLookup,
        proposal_thresholds: {
          heading: config.proposalThresholdHeading,
          subheading: config.proposalThresholdSubheading,
          line: config.proposalThreshold,
        },
        max_field_lengths: FIELD_MAX_CHARS,
        ...LIMITS,
      }),
  });
