import { HOUR_MS } from '@svc/domain/calendar-day';
import type { WorkerName } from '@svc/storage/heartbeats';
import { MARKETS } from '@svc/tariff/market';
import type { ApiDeps } from '../../../deps.ts';
import { publicOperation } from '../../../http/operation.ts';
import { json } from '../../../http/reply.ts';
import { array, object, openObject } from '../../../http/schema/collection.ts';
import { boolean, integer } from '../../../http/schema/number.ts';
import { anything, named } from '../../../http/schema/open.ts';
import { nullable } from '../../../http/schema/presence.ts';
import { oneOf, text } from '../../../http/schema/text.ts';
import { FAILED_DELIVERIES_MS, type SourceState } from './health-source.ts';
import { readHealth } from './read-health.ts';

const words = () => text({ max: 1000 });

const source = () =>
  oneOf([
    'disabled',
    'no_release',
    'pending',
    'loading',
    'loaded',
    'failed',
    'differs',
  ] as const satisfies readonly SourceState[]);
const seconds = () => nullable(integer({ min: 0 }));

const workers = (about: string) =>
  object(
    { classify: seconds(), batch: seconds(), tariff: seconds(), webhook: seconds() } satisfies Record<
      WorkerName,
      unknown
    >,
    { about },
  );

const background = openObject(
  {
    us_tariff: source(),
    eu_tariff: source(),
    vn_tariff: source(),
    query_embedding: oneOf(['ok', 'paused'], { about: 'While paused, lookups run on text search alone' }),
    queue: oneOf(['ok', 'unreachable']),
    workers: workers('The same as `worker_seconds_since_report`, under its first name'),
    worker_seconds_since_report: workers('Seconds since each worker last reported; null when it never did'),
    failed_deliveries: nullable(
      integer({
        min: 0,
        about: `Webhook deliveries given up in the last ${FAILED_DELIVERIES_MS / HOUR_MS} hours; null when not known`,
      }),
    ),
  },
  anything(),
  { about: 'State of background work; new keys and values may appear' },
);

const Health = named(
  'Health',
  object({
    status: oneOf(['ok', 'degraded']),
    environment: words(),
    demo_mode: boolean(),
    sample_data_markets: array(oneOf(MARKETS), { max: MARKETS.length }),
    issues: array(words(), { max: 100 }),
    background,
    version: nullable(words()),
  }),
);

export const systemHealth = (deps: ApiDeps) =>
  publicOperation({
    id: 'system.health',
    method: 'get',
    path: '/api/health',
    summary: 'Health of the service',
    tag: 'system',
    response: Health,
    answers: { 200: 'The service is up' },
    run: async ({ t }) =>
      json(
        200,
        await readHealth(deps.health, { environment: deps.config.environment, version: deps.version }, t),
      ),
  });
