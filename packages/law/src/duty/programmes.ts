import type { Market } from '@svc/tariff/market';
import { EU_PROGRAMMES } from './eu/programmes.ts';
import type { Programme } from './programme.ts';
import { US_PROGRAMMES } from './us/programmes.ts';
import { VN_PROGRAMMES } from './vn/programmes.ts';

/** Programmes of each market. */
export const PROGRAMMES: Readonly<Record<Market, readonly Programme[]>> = {
  US: US_PROGRAMMES,
  EU: EU_PROGRAMMES,
  VN: VN_PROGRAMMES,
};

/** The programme of a code; null for an unknown one. */
export function findProgramme(market: Market, code: string): Programme | null {
  return PROGRAMMES[market].find((programme) => programme.code === code) ?? null;
}

/** Whether a programme runs on a date. */
export function isInForce({ from, to }: Programme, date: string): boolean {
  return from <= date && (to === null || date <= to);
}

/** Whether goods of an origin may claim a programme on a date. */
export function coversOrigin(programme: Programme, origin: string, date: string): boolean {
  const isOfOrigin = programme.origins === null || programme.origins.includes(origin);
  if (!isOfOrigin || !isInForce(programme, date)) return false;
  const joined = programme.joined?.[origin];
  return joined === undefined || joined <= date;
}
