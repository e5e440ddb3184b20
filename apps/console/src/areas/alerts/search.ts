import { MARKETS, wholeOf } from '../../api/address.ts';

export const KINDS = ['code_removed', 'code_invalid', 'code_changed'] as const;

export interface AlertSearch {
  readonly market?: (typeof MARKETS)[number];
  readonly kind?: (typeof KINDS)[number];
  readonly seen?: true;
  readonly item?: number;
}

export function readSearch(raw: Readonly<Record<string, unknown>>): AlertSearch {
  const market = MARKETS.find((each) => each === raw['market']);
  const kind = KINDS.find((each) => each === raw['kind']);
  const item = wholeOf(raw['item'], 1);

  return {
    ...(market === undefined ? {} : { market }),
    ...(kind === undefined ? {} : { kind }),
    ...(raw['seen'] === true ? { seen: true } : {}),
    ...(item === undefined ? {} : { item }),
  };
}
