import { chooseDataset } from '@svc/domain/datasets/choose-dataset';
import type { VersionPair } from '@svc/domain/datasets/tariff-change';
import type { Market } from '@svc/tariff/market';
import type { ApiDeps } from '../../../deps.ts';

interface Asked {
  readonly market: Market;
  readonly from: string | null;
  readonly to: string | null;
  readonly accountId: string;
}

/**
 * The two requested versions, or those of the latest activation; compares them if needed. Null if the market has no
 * activation. Throws 422 for an unknown version, and 429 if the comparison slots are taken.
 */
export async function comparedPair(
  deps: ApiDeps,
  { market, from, to, accountId }: Asked,
): Promise<VersionPair | null> {
  if (from === null || to === null) {
    for (const [version, field] of [
      [from, 'from_version'],
      [to, 'to_version'],
    ] as const) {
      if (version !== null) await chooseDataset(deps.datasets, market, version, field);
    }

    const latest = await deps.tariffChanges.latestPair(market, from, to);
    return latest === null ? null : compared(deps, latest, accountId);
  }

  return compared(deps, { market, fromVersion: from, toVersion: to }, accountId);
}

// Content replaced since the activation is compared again.
async function compared(deps: ApiDeps, pair: VersionPair, accountId: string): Promise<VersionPair> {
  const before = await chooseDataset(deps.datasets, pair.market, pair.fromVersion, 'from_version');
  const after = await chooseDataset(deps.datasets, pair.market, pair.toVersion, 'to_version');
  if (await deps.tariffChanges.isCompared(pair)) return pair;

  const release = deps.scheduleSlots.take(accountId);
  try {
    await deps.compareVersions(pair, before.id, after.id);
  } finally {
    release();
  }

  return pair;
}
