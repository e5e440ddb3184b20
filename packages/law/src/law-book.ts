import type { Market } from '@svc/tariff/market';
import { indexLaw, type Law } from './law.ts';
import { shippedPack } from './shipped-packs.ts';

/** The laws that a process estimates by. */
export interface LawBook {
  /** The current law of a market. */
  current(market: Market): Law;
  /** A law by the id of its pack; null for an unknown one. */
  named(market: Market, id: string): Promise<Law | null>;
}

const shipped = new Map<Market, Law>();

/** The law of the pack that this release ships for a market; read once a process. */
export function shippedLaw(market: Market): Law {
  const law = shipped.get(market) ?? indexLaw(shippedPack(market));
  shipped.set(market, law);
  return law;
}

/** The laws that this release ships, without any of the installation's own. */
export const SHIPPED_LAWS: LawBook = {
  current: shippedLaw,
  named: async (market, id) => {
    const law = shippedLaw(market);
    return Promise.resolve(law.pack.id === id ? law : null);
  },
};
