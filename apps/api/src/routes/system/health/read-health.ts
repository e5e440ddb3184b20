import type { Translate } from '@svc/i18n/translate';
import { WORKER_SILENT_SECONDS, WORKERS, type WorkerName } from '@svc/storage/heartbeats';
import { MARKETS, type Market } from '@svc/tariff/market';
import type { HealthSource, SourceState } from './health-source.ts';

type Facts = Awaited<ReturnType<typeof gather>>;

interface HealthFrame {
  readonly environment: string;
  readonly version: string | null;
}

/** Health as JSON, with problems in the reader's language. Never throws: a failing source is reported as a problem. */
export async function readHealth(source: HealthSource, frame: HealthFrame, t: Translate) {
  const facts = await gather(source);
  const issues = findings(facts, t);
  const workers = facts.workers ?? { classify: null, batch: null, tariff: null, webhook: null };

  return {
    status: issues.length === 0 ? ('ok' as const) : ('degraded' as const),
    environment: frame.environment,
    demo_mode: facts.demoMarkets.length > 0,
    sample_data_markets: facts.demoMarkets,
    issues,
    background: {
      us_tariff: facts.sources?.US ?? ('disabled' as const),
      eu_tariff: facts.sources?.EU ?? ('disabled' as const),
      vn_tariff: facts.sources?.VN ?? ('disabled' as const),
      query_embedding: facts.queryEmbedding,
      queue: facts.queue ? ('ok' as const) : ('unreachable' as const),
      workers,
      worker_seconds_since_report: workers,
      failed_deliveries: facts.failedDeliveries,
    },
    version: frame.version,
  };
}

async function gather(source: HealthSource) {
  const [demo, sources, workers, queue, failed, givenUp] = await Promise.allSettled([
    source.demoMarkets(),
    source.sources(),
    source.workers(),
    source.queueReachable(),
    source.failedDeliveries(),
    source.givenUpSwitches(),
  ]);

  return {
    demoMarkets: demo.status === 'fulfilled' ? demo.value : [],
    sources: sources.status === 'fulfilled' ? sources.value : null,
    workers: workers.status === 'fulfilled' ? workers.value : null,
    queue: queue.status === 'fulfilled' && queue.value,
    failedDeliveries: failed.status === 'fulfilled' ? failed.value : null,
    givenUpSwitches: givenUp.status === 'fulfilled' ? givenUp.value : [],
    queryEmbedding: source.queryEmbedding,
    database: demo.status === 'fulfilled' && workers.status === 'fulfilled',
  };
}

function findings(facts: Facts, t: Translate): readonly string[] {
  // Without the database nothing else is known: only this problem is reported.
  if (!facts.database) return [t('events.health_database_unreachable')];

  return [
    ...(facts.queue ? [] : [t('events.health_queue_unreachable')]),
    ...WORKERS.flatMap((worker) => workerFinding(worker, facts.workers?.[worker] ?? null, t)),
    ...MARKETS.flatMap((market) =>
      sourceFinding(market, facts.sources?.[market] ?? ('disabled' as const), t),
    ),
    ...facts.givenUpSwitches.map((market) => t('events.health_switch_given_up', { market })),
    ...deliveryFinding(facts.failedDeliveries ?? 0, t),
    ...pausedFindings(facts, t),
  ];
}

function workerFinding(worker: WorkerName, seconds: number | null, t: Translate): readonly string[] {
  if (seconds === null) return [t('events.health_worker_absent', { worker })];
  return seconds > WORKER_SILENT_SECONDS ? [t('events.health_worker_silent', { worker, seconds })] : [];
}

function sourceFinding(market: Market, state: SourceState, t: Translate): readonly string[] {
  return state === 'failed' || state === 'differs' ? [t(`events.health_tariff_${state}`, { market })] : [];
}

function deliveryFinding(count: number, t: Translate): readonly string[] {
  return count === 0 ? [] : [t('events.health_deliveries_failed', { count })];
}

function pausedFindings({ queryEmbedding, demoMarkets }: Facts, t: Translate): readonly string[] {
  return [
    ...(queryEmbedding === 'paused' ? [t('events.health_query_embedding_paused')] : []),
    ...demoMarkets.map((market) => t('events.health_sample_data', { market })),
  ];
}
