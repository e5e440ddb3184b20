import { createHash } from 'node:crypto';
import type { DatasetLoad } from '@svc/domain/datasets/dataset-load';
import type { OfficialSource } from '@svc/domain/datasets/official-source';
import type { MarketSource } from '@svc/service/sources/market-source';
import type { Market } from '@svc/tariff/market';
import { checkSource, type SourceDeps } from './check-source.ts';

const HOUR_MS = 3_600_000;
/** Retry interval of a failed check; the check interval if shorter. */
const RETRY_HOURS = 1;
/** Relative variation of the check interval, so that installations do not query simultaneously. */
const JITTER = 0.1;

/** Dependencies of watching sources, beyond those of checking one. */
export interface WatchDeps extends SourceDeps {
  /** Runs named work in one process at a time; skips it while another process runs it. */
  readonly exclusively: (name: string, work: () => Promise<void>) => Promise<boolean>;
}

/** Checks every due source and updates the state of the others; a failure does not delay the rest. */
export async function watchSources(
  deps: WatchDeps,
  sources: ReadonlyMap<Market, MarketSource | null>,
  signal?: AbortSignal,
): Promise<void> {
  const runs = [...sources].map(([market, source]) => watchSource(deps, market, source, signal));
  const faults = (await Promise.allSettled(runs)).filter((run) => run.status === 'rejected');
  if (faults.length > 0)
    throw new AggregateError(
      faults.map((fault) => fault.reason),
      'checking a source failed',
    );
}

async function watchSource(
  deps: WatchDeps,
  market: Market,
  source: MarketSource | null,
  signal: AbortSignal | undefined,
): Promise<void> {
  const known = (await deps.sources.find(market)) ?? blank(market);
  if (source === null) {
    if (known.state !== 'disabled') await deps.sources.save({ ...blank(market), release: known.release });
    return;
  }

  if (known.state === 'disabled') await deps.sources.enable(market);
  if (!isDue(deps, known, source)) return recordCheck(deps, known);
  await deps.exclusively(`source.${market}`, async () => {
    // Another worker may have checked before this one got the lock.
    const latest = (await deps.sources.find(market)) ?? blank(market);
    if (isDue(deps, latest, source)) await checkSource(deps, source, signal);
  });
}

function isDue(deps: WatchDeps, known: OfficialSource, source: MarketSource): boolean {
  return known.state !== 'loading' && nextCheckAt(known, source.checkHours) <= deps.now();
}

function blank(market: Market): OfficialSource {
  return { market, state: 'disabled', release: null, checkedAt: null, loadId: null, error: null };
}

/** Time of the next check, the same on every worker; now if there was none. */
export function nextCheckAt(source: OfficialSource, checkHours: number): Date {
  if (source.checkedAt === null) return new Date(0);
  const hours = source.state === 'failed' ? Math.min(checkHours, RETRY_HOURS) : checkHours;
  const seed = createHash('sha256').update(`${source.market} ${source.checkedAt.toISOString()}`).digest();
  const share = seed.readUInt32BE(0) / 0xffff_ffff;
  return new Date(source.checkedAt.getTime() + hours * HOUR_MS * (1 + JITTER * (2 * share - 1)));
}

const UNDER_WAY: ReadonlySet<string> = new Set(['queued', 'running']);

async function recordCheck(deps: SourceDeps, source: OfficialSource): Promise<void> {
  const settled = await settledSource(deps, source);
  if (settled.state !== source.state || settled.error !== source.error) await deps.sources.save(settled);
}

async function settledSource(deps: SourceDeps, source: OfficialSource): Promise<OfficialSource> {
  if (source.state === 'loading') return afterLoad(deps, source);
  if (source.state === 'loaded' || source.state === 'differs') return withActive(deps, source);
  return source;
}

async function afterLoad(deps: SourceDeps, source: OfficialSource): Promise<OfficialSource> {
  const load = source.loadId === null ? null : await deps.loads.find(source.loadId);
  if (load !== null && UNDER_WAY.has(load.state)) return source;
  const error = faultOf(load);
  return error === null ? withActive(deps, source) : { ...source, state: 'failed', error };
}

function faultOf(load: DatasetLoad | null): string | null {
  if (load === null) return 'its load is no longer there';
  return load.state === 'done' || load.state === 'unchanged' ? null : (load.error ?? load.state);
}

async function withActive(deps: SourceDeps, source: OfficialSource): Promise<OfficialSource> {
  // Different content under the name of a loaded version remains an error until the next check.
  if (source.error !== null) return source;
  const dataset =
    source.release === null ? null : await deps.datasets.findVersion(source.market, source.release);
  return { ...source, state: dataset?.state === 'active' ? 'loaded' : 'differs' };
}
