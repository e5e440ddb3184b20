import { readMeasure, type MeasureField } from './measures.ts';
import { readUnit, type RateUnit } from './units.ts';

interface PerQuantity {
  readonly per: string;
  readonly unit: RateUnit;
  readonly basis: MeasureField | null;
  readonly over: string | null;
}

const PER =
  /^(?:(?<each>each|for each other piece or part)|\/(?<count>[\d,]+)?\s?(?<unit>[^\d\s].*?)?)(?:(?: on| of|, including|(?<=2)of) ?(?:the )?(?<basis>[a-z].*?))?(?: over (?<over>\d+))?$/u;
const CLEAN = /^clean /u;
const PLAIN: PerQuantity = { per: '1', unit: 'no', basis: null, over: null };

/** Parses ` each`, `/kg on drained weight`, `/1,000 pins`, `/jewel over 7` after an amount of the US schedule; null for other texts. */
export function readPerUs(text: string): PerQuantity | null {
  const groups = PER.exec(text)?.groups;
  if (groups === undefined) return null;
  if (groups['each'] === 'for each other piece or part') return { ...PLAIN, basis: 'other_parts' };
  if (groups['each'] !== undefined) return PLAIN;

  const per = (groups['count'] ?? '1').replaceAll(',', '');
  return withBasis(per, groups['unit'], groups['basis'], groups['over'] ?? null);
}

function withBasis(
  per: string,
  unitText: string | undefined,
  basisText: string | undefined,
  over: string | null,
): PerQuantity | null {
  const named = namedUnit(unitText ?? 'no');
  if (named === null) return null;
  const basis = basisText === undefined ? named.basis : readMeasure(basisText);
  return basisText !== undefined && basis === null ? null : { per, unit: named.unit, basis, over };
}

const NAMED: Readonly<Record<string, { readonly unit: RateUnit; readonly basis: MeasureField | null }>> = {
  pins: { unit: 'no', basis: 'pins' },
  jewel: { unit: 'jewel', basis: 'jewels' },
  'line/gross': { unit: 'line_gross', basis: null },
};

function namedUnit(text: string): { readonly unit: RateUnit; readonly basis: MeasureField | null } | null {
  const known = Object.hasOwn(NAMED, text) ? NAMED[text] : undefined;
  if (known !== undefined) return known;
  const unit = readUnit(text.replace(CLEAN, ''));
  if (unit === null) return null;
  return { unit, basis: CLEAN.test(text) ? 'clean_weight_kg' : null };
}
