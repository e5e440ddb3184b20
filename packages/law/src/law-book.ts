import type { Market } from '@svc/tariff/market';
import { indexLaw, type Law } from './law.ts';
import { shippedPack, shippedPackInSlices } from './shipped-packs.ts';

export interface LawBook {
  current(market: Market): Law;
  named(market: Market, id: string): Promise<Law | null>;
}

const shipped = new Map<Market, Law>();

/** The law of the pack shipped for a market; read once per process. */
export function shippedLaw(market: Market): Law {
  const law = shipped.get(market) ?? indexLaw(shippedPack(market));
  shipped.set(market, law);
  return law;
}

/** `shippedLaw`, which leaves the process responsive while the pack is read. */
export async function loadShippedLaw(market: Market): Promise<Law> {
  if (!shipped.has(market)) {
    const pack = await shippedPackInSlices(market);
    if (!shipped.has(market)) shipped.set(market, indexLaw(pack));
  }
  return shippedLaw(market);
}

export const SHIPPED_LAWS: LawBook = {
  current: shippedLaw,
  named: async (market, id) => {
    const law = shippedLaw(market);
    return Promise.resolve(law.pack.id === id ? law : null);
  },
};
