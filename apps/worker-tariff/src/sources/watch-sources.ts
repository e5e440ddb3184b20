import type { OfficialSource } from '@svc/domain/datasets/official-source';
import type { Market } from '@svc/tariff/market';
import { lookAtSource, type SourceDeps } from './look-at-source.ts';
import type { MarketSource } from '@svc/service/sources/market-source';
import { nextLookAt } from './next-look.ts';
import { settleSource } from './settle-source.ts';

/** What watching sources needs beside looking at them. */
export interface WatchDeps extends SourceDeps {
  /** Runs work of a name in one process at a time; does not run it while another one does. */
  readonly exclusively: (name: string, work: () => Promise<void>) => Promise<boolean>;
}

/** Looks once at every source that is due and brings the states of the others up to date; one that fails does not hold the others up. */
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
  if (known.state === 'disabled') await deps.sources.save({ ...known, state: 'pending', checkedAt: null });
  if (!isDue(deps, known, source)) return settleSource(deps, known);
  await deps.exclusively(`source.${market}`, async () => {
    // Another worker may have looked between the question and the lock.
    const latest = (await deps.sources.find(market)) ?? blank(market);
    if (isDue(deps, latest, source)) await lookAtSource(deps, source, signal);
  });
}

function isDue(deps: WatchDeps, known: OfficialSource, source: MarketSource): boolean {
  return known.state !== 'loading' && nextLookAt(known, source.checkHours) <= deps.now();
}

function blank(market: Market): OfficialSource {
  return { market, state: 'disabled', release: null, checkedAt: null, loadId: null, error: null };
}
