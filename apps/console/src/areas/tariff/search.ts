import { given, MARKETS, oneOf, textOf, wholeOf, type Market, type RawSearch } from '../../api/address.ts';

const CODE_MAX = 32;
const VERSION_MAX = 64;
const Q_MAX = 200;
const FIELD = /^[a-z][a-z0-9_]{1,40}$/;

/** Kinds of changes shown; a split is a removed line with several added successors. */
export const KINDS = [
  'added',
  'removed',
  'split',
  'rate_changed',
  'description_changed',
  'unit_changed',
  'moved',
  'declarability_changed',
] as const;

export type Kind = (typeof KINDS)[number];

export interface BrowseSearch {
  readonly market?: Market;
  readonly version?: string;
  readonly code?: string;
  readonly q?: string;
}

const place = (raw: RawSearch) => ({
  market: oneOf(MARKETS, raw['market']),
  code: textOf(raw['code'], CODE_MAX),
});

export function readBrowse(raw: RawSearch): BrowseSearch {
  return given({ ...place(raw), version: textOf(raw['version'], VERSION_MAX), q: textOf(raw['q'], Q_MAX) });
}

export interface CompareSearch {
  readonly market?: Market;
  readonly from?: string;
  readonly to?: string;
  readonly kind?: Kind;
  readonly code?: string;
  readonly open?: number;
}

export function readCompare(raw: RawSearch): CompareSearch {
  return given({
    ...place(raw),
    from: textOf(raw['from'], VERSION_MAX),
    to: textOf(raw['to'], VERSION_MAX),
    kind: oneOf(KINDS, raw['kind']),
    open: wholeOf(raw['open'], 1),
  });
}

export const CHANGES_MAX = 2_000;

/** Request for the changes between two versions; shared, so that it has one cache key. */
export const changesOf = ({
  market,
  from,
  to,
}: {
  readonly market: Market;
  readonly from: string;
  readonly to: string;
}) => ({ query: { market, from_version: from, to_version: to, limit: CHANGES_MAX } }) as const;

export interface RulingsSearch {
  readonly market?: Market;
  readonly code?: string;
  readonly q?: string;
  readonly ruling?: string;
  readonly page?: number;
}

export function readRulings(raw: RawSearch): RulingsSearch {
  return given({
    ...place(raw),
    q: textOf(raw['q'], Q_MAX),
    ruling: textOf(raw['ruling'], Q_MAX),
    page: wholeOf(raw['page'], 2),
  });
}

export type CalculationSearch = Readonly<Record<string, string>>;

const INPUTS_MAX = 60;

export function readCalculation(raw: RawSearch): CalculationSearch {
  const fields = Object.entries(raw).flatMap(([name, value]): readonly (readonly [string, string])[] => {
    const text = typeof value === 'boolean' ? String(value) : textOf(value, VERSION_MAX);
    return text !== undefined && FIELD.test(name) ? [[name, text]] : [];
  });
  return Object.fromEntries(fields.slice(0, INPUTS_MAX));
}
