import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { codeSet, type CodeSet } from '../duty/code-set.ts';
import type { GoodsRef } from '../pack/goods.ts';
import type { DatedCode } from '../pack/origins.ts';
import type { MeasurePack } from '../pack/pack.ts';
import { STRENGTHS, type RequirementRow } from '../pack/requirement.ts';
import { policyNotes } from './policy-notes.ts';

/** Goods to find requirements for. */
interface CheckedGoods {
  readonly line: Pick<ScheduleLine, 'codeDigits' | 'extra'>;
  /** ISO code; null where it is not known: then requirements on single origins are named too, as possible. */
  readonly origin: string | null;
  /** ISO date. */
  readonly date: string;
}

interface IndexedRequirement extends RequirementRow {
  /** Null for all goods. */
  readonly codes: CodeSet | null;
  readonly exceptCodes: CodeSet;
}

const INDEXED = new WeakMap<MeasurePack, readonly IndexedRequirement[]>();

/** Requirements of a pack that goods of a line may meet on import, the surest first. */
export function findRequirements(
  { line, origin, date }: CheckedGoods,
  pack: MeasurePack,
): readonly RequirementRow[] {
  const digits = line.codeDigits ?? '';
  const found = indexed(pack)
    .filter(({ from, to }) => from <= date && (to === null || date <= to))
    .filter(({ codes, exceptCodes }) => holds(codes, digits) && exceptCodes.matched(digits) === 0)
    .filter(({ origins }) => origin === null || origins === null || includes(origins, origin, date))
    .filter(({ exceptOrigins }) => origin === null || !includes(exceptOrigins, origin, date))
    .map((requirement) => (origin === null ? unsureOfOrigin(requirement) : requirement));
  const noted = pack.market === 'VN' ? policyNotes(line.extra) : [];

  return [...noted, ...found].toSorted(
    (left, right) => STRENGTHS.indexOf(left.strength) - STRENGTHS.indexOf(right.strength),
  );
}

function indexed(pack: MeasurePack): readonly IndexedRequirement[] {
  const held = INDEXED.get(pack);
  if (held !== undefined) return held;

  const rows = pack.requirements.map((row) => ({
    ...row,
    codes: row.goods.isAll ? null : codesOf(row.goods, pack),
    exceptCodes: codesOf(row.exceptGoods, pack),
  }));
  INDEXED.set(pack, rows);
  return rows;
}

function codesOf({ codes, lists }: GoodsRef, pack: MeasurePack): CodeSet {
  const listed = lists.flatMap(({ name }) => (pack.lists.get(name) ?? []).flatMap((row) => row.codes));
  return codeSet(...codes, ...listed);
}

function holds(codes: CodeSet | null, digits: string): boolean {
  return codes === null || codes.matched(digits) > 0;
}

function includes(origins: readonly DatedCode[], origin: string, date: string): boolean {
  return origins.some(({ code, since }) => code === origin && (since === null || since <= date));
}

function unsureOfOrigin(requirement: IndexedRequirement): RequirementRow {
  return requirement.origins === null ? requirement : { ...requirement, strength: 'possible' };
}
