import { MARKETS, oneOf } from '../../api/address.ts';

export const CODE_STATES = ['expired', 'invalid', 'changed', 'not_declarable', 'unknown', 'valid'] as const;

const Q_MAX_CHARS = 200;

export interface CatalogSearch {
  readonly q?: string;
  readonly market?: (typeof MARKETS)[number];
  readonly state?: (typeof CODE_STATES)[number];
  /** Only SKUs with an open alert, or only those without a code. */
  readonly only?: 'alerts' | 'no_code';
}

export function readSearch(raw: Readonly<Record<string, unknown>>): CatalogSearch {
  const typed = raw['q'];
  const q = typeof typed === 'string' || typeof typed === 'number' ? String(typed).slice(0, Q_MAX_CHARS) : '';
  const market = oneOf(MARKETS, raw['market']);
  const state = oneOf(CODE_STATES, raw['state']);
  const only = oneOf(['alerts', 'no_code'] as const, raw['only']);

  return {
    ...(q === '' ? {} : { q }),
    ...(market === undefined ? {} : { market }),
    ...(state === undefined ? {} : { state }),
    ...(only === undefined ? {} : { only }),
  };
}

export function toQuery({ q, market, state, only }: CatalogSearch) {
  return {
    ...(q === undefined ? {} : { q }),
    ...(market === undefined ? {} : { market }),
    ...(state === undefined ? {} : { code_status: state }),
    ...(only === 'alerts' ? { has_alert: true } : {}),
    ...(only === 'no_code' ? { has_code: false } : {}),
  };
}
