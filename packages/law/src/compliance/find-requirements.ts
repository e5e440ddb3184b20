import type { Market } from '@svc/tariff/market';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { EU_FOOD_AND_NATURE } from './eu/food-and-nature.ts';
import { EU_GOODS } from './eu/goods.ts';
import { EU_TRADE_AND_CLIMATE } from './eu/trade-and-climate.ts';
import { STRENGTHS, type Requirement } from './requirement.ts';
import { US_AGENCY_FLAGS } from './us/agency-flags.ts';
import { US_GOODS } from './us/goods.ts';
import { VN_CONTROLLED } from './vn/controlled.ts';
import { VN_GOODS } from './vn/goods.ts';
import { policyNotes } from './vn/policy-notes.ts';

const REQUIREMENTS: Readonly<Record<Market, readonly Requirement[]>> = {
  US: [...US_AGENCY_FLAGS, ...US_GOODS],
  EU: [...EU_GOODS, ...EU_FOOD_AND_NATURE, ...EU_TRADE_AND_CLIMATE],
  VN: [...VN_GOODS, ...VN_CONTROLLED],
};

/** Goods to find requirements for. */
interface CheckedGoods {
  readonly market: Market;
  readonly line: Pick<ScheduleLine, 'codeDigits' | 'extra'>;
  /** ISO code; null where it is not known: then requirements on single origins are named too, as possible. */
  readonly origin: string | null;
  /** ISO date. */
  readonly date: string;
}

/** Requirements that goods of a line may meet on import, the surest first. */
export function findRequirements({ market, line, origin, date }: CheckedGoods): readonly Requirement[] {
  const digits = line.codeDigits ?? '';
  const found = REQUIREMENTS[market]
    .filter(({ from, to }) => from <= date && (to === null || date <= to))
    .filter(({ codes }) => codes === null || codes.matched(digits) > 0)
    .filter(({ origins }) => origin === null || origins === null || origins.includes(origin))
    .filter(({ exceptOrigins }) => !exceptOrigins.includes(origin ?? ''))
    .map((requirement) => (origin === null ? unsureOfOrigin(requirement) : requirement));
  const noted = market === 'VN' ? policyNotes(line.extra) : [];

  return [...noted, ...found].toSorted(
    (left, right) => STRENGTHS.indexOf(left.strength) - STRENGTHS.indexOf(right.strength),
  );
}

function unsureOfOrigin(requirement: Requirement): Requirement {
  return requirement.origins === null ? requirement : { ...requirement, strength: 'possible' };
}
