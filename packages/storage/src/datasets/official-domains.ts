import { OFFICIAL_DOMAINS } from '@svc/tariff/official-source';
import type { Market } from '@svc/tariff/market';

interface Published {
  readonly market: Market;
  readonly isDemo: boolean;
  readonly sourceUrl: string | null;
}

/** Hosts whose texts count as official for a version; a sample has none. */
export function officialDomains({ market, isDemo, sourceUrl }: Published): readonly string[] {
  const own = sourceUrl === null ? [] : [new URL(sourceUrl).hostname];
  return isDemo ? own : [...new Set([...own, ...OFFICIAL_DOMAINS[market]])];
}
