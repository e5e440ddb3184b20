import { MARKETS, oneOf } from '../../api/address.ts';

/** Parts of the catalog, those that need work first. */
export const PARTS = [
  'alerts',
  'expired',
  'invalid',
  'changed',
  'not_declarable',
  'unchecked',
  'no_code',
  'valid',
] as const;

export type Part = (typeof PARTS)[number];

const Q_MAX_CHARS = 200;

export interface CatalogSearch {
  readonly q?: string;
  readonly market?: (typeof MARKETS)[number];
  readonly state?: Part;
}

export function readSearch(raw: Readonly<Record<string, unknown>>): CatalogSearch {
  const typed = raw['q'];
  const q = typeof typed === 'string' || typeof typed === 'number' ? String(typed).slice(0, Q_MAX_CHARS) : '';
  const market = oneOf(MARKETS, raw['market']);
  const state = oneOf(PARTS, raw['state']);

  return {
    ...(q === '' ? {} : { q }),
    ...(market === undefined ? {} : { market }),
    ...(state === undefined ? {} : { state }),
  };
}

function partQuery(part: Part) {
  if (part === 'alerts') return { has_alert: true };
  if (part === 'no_code') return { has_code: false };
  if (part === 'unchecked') return { has_code: true, code_status: 'unknown' } as const;
  return { code_status: part };
}

export function toQuery({ q, market, state }: CatalogSearch) {
  return {
    ...(q === undefined ? {} : { q }),
    ...(market === undefined ? {} : { market }),
    ...(state === undefined ? {} : partQuery(state)),
  };
}
