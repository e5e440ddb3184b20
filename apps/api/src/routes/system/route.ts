import { listCountries } from '@svc/i18n/countries';
import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { HOUR_MS } from '@svc/domain/calendar-day';
import type { WorkerName } from '@svc/storage/heartbeats';
import { MARKETS } from '@svc/tariff/market';
import { operation, publicOperation } from '../../http/operation.ts';
import { json } from '../../http/reply.ts';
import * as v from '../../http/schema/index.ts';
import type { ApiDeps } from '../../deps.ts';
import { LIMITS } from '../limits.ts';
import { FAILED_DELIVERIES_MS, type SourceState } from './health/health-source.ts';
import { readHealth } from './health/read-health.ts';

const Countries = v.array(v.object({ code: v.text({ max: 2 }), name: v.text({ max: 200 }) }), { max: 300 });

export const systemCountries = () =>
  operation({
    id: 'system.countries',
    route: 'GET /api/countries',
    summary: 'Countries of origin',
    access: 'entry',
    response: Countries,
    answers: { 200: 'Codes and names, by name' },
    run: async ({ language }) => json(200, listCountries(language)),
  });

const count = () => v.integer({ min: 1 });
const page = () => v.object({ default: count(), max: count() });

const lengths = v.object(
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
  { about: 'Maximum characters by field' },
);

const pageSizes = v.object(
  { lookups: page(), review: page(), skus: page(), ledger: page(), rulings: page() } satisfies Record<
    keyof typeof LIMITS.page_size,
    unknown
  >,
  { about: 'Default and maximum by list' },
);

const share = () => v.number({ min: 0, max: 1 });

const ProposalThresholdsSchema = v.object(
  { heading: share(), subheading: share(), line: share() },
  { about: 'Minimum confidence for a proposal at each level' },
);

const Limits = v.entity('Limits', {
  max_sku_bulk_items: v.integer(),
  batch_max_file_mb: v.integer(),
  batch_max_rows: v.integer(),
  schedule_max_file_mb: v.integer({ about: 'Maximum schedule file that administrators can upload' }),
  credits_per_lookup: v.number({ min: 0, about: 'Credits that a classified row or lookup costs' }),
  proposal_thresholds: ProposalThresholdsSchema,
  max_field_lengths: lengths,
  comment_per_minute: v.integer(),
  comments_per_lookup: v.integer(),
  webhook_tests_per_minute: v.integer(),
  webhook_tests_per_minute_admin: v.integer(),
  page_size: pageSizes,
  poll_interval_seconds: v.object(
    { first: count(), max: count() },
    { about: 'Suggested first and maximum pause between polls' },
  ),
});

export const systemLimits = ({ config }: ApiDeps) =>
  operation({
    id: 'system.limits',
    route: 'GET /api/limits',
    summary: 'Limits in force',
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

const words = () => v.text({ max: 1000 });

const source = () =>
  v.oneOf([
    'disabled',
    'no_release',
    'pending',
    'loading',
    'loaded',
    'failed',
    'differs',
  ] as const satisfies readonly SourceState[]);
const seconds = () => v.nullable(v.integer({ min: 0 }));

const workers = (about: string) =>
  v.object(
    { classify: seconds(), batch: seconds(), tariff: seconds(), webhook: seconds() } satisfies Record<
      WorkerName,
      unknown
    >,
    { about },
  );

const background = v.openObject(
  {
    us_tariff: source(),
    eu_tariff: source(),
    vn_tariff: source(),
    query_embedding: v.oneOf(['ok', 'paused'], { about: 'While paused, lookups use text search only' }),
    queue: v.oneOf(['ok', 'unreachable']),
    workers: workers('Same as `worker_seconds_since_report`; earlier name'),
    worker_seconds_since_report: workers(
      'Seconds since the last report of each worker; null if there was none',
    ),
    failed_deliveries: v.nullable(
      v.integer({
        min: 0,
        about: `Webhook deliveries that failed for good in the last ${FAILED_DELIVERIES_MS / HOUR_MS} hours; null if not known`,
      }),
    ),
  },
  v.anything(),
  { about: 'State of background work; new keys and values may appear' },
);

const Health = v.entity('Health', {
  status: v.oneOf(['ok', 'degraded']),
  environment: words(),
  demo_mode: v.boolean(),
  sample_data_markets: v.array(v.oneOf(MARKETS), { max: MARKETS.length }),
  issues: v.array(words(), { max: 100 }),
  background,
  version: v.nullable(words()),
});

export const systemHealth = (deps: ApiDeps) =>
  publicOperation({
    id: 'system.health',
    route: 'GET /api/health',
    summary: 'Health of the service',
    response: Health,
    answers: { 200: 'The service is up' },
    run: async ({ t }) =>
      json(
        200,
        await readHealth(deps.health, { environment: deps.config.environment, version: deps.version }, t),
      ),
  });
