import { MARKETS, wholeOf } from '../../api/address.ts';

/** Possible effects of a new version on a code. */
export const KINDS = ['code_removed', 'code_invalid', 'code_changed'] as const;

export interface AlertSearch {
  readonly market?: (typeof MARKETS)[number];
  readonly kind?: (typeof KINDS)[number];
  /** Shows acknowledged instead of open alerts. */
  readonly seen?: true;
  readonly item?: number;
}

/** Parses the search parameters; drops invalid values. */
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
