import { codeIndex } from './code-index.ts';
import { groupBy } from './group-by.ts';
import type { FeeRow, TaxRow } from './pack/charge.ts';
import type { Condition } from './pack/condition.ts';
import type { GoodsRef, ListRow, Need } from './pack/goods.ts';
import type { Measure } from './pack/measure.ts';
import type { DatedCode } from './pack/origins.ts';
import type { MeasurePack } from './pack/pack.ts';
import type { PreferentialRate, Programme } from './pack/programme.ts';
import type { RequirementRow } from './pack/requirement.ts';

export type GoodsRow = Pick<ListRow, 'needs' | 'from' | 'to'>;

/** Rows that goods are in, by list; `within` are those that cover only part of the line. */
export interface GoodsRows {
  readonly covering: ReadonlyMap<object | string, readonly GoodsRow[]>;
  readonly within: ReadonlyMap<object | string, readonly GoodsRow[]>;
}

export interface Law {
  readonly pack: MeasurePack;
  readonly headings: ReadonlySet<string>;
  rowsOf(digits: string): GoodsRows;
  candidates(rows: GoodsRows, date: string): readonly Measure[];
  isOf(origins: readonly DatedCode[] | null, origin: string, date: string): boolean;
  isInGroup(group: string, origin: string, date: string): boolean;
  condition(need: Need): Condition;
  programme(code: string, date?: string): Programme | null;
  /** Preferential rates of a programme for a code, longest code first. */
  preferences(programme: string, digits: string): readonly PreferentialRate[];
  /** Rows of a tax for a code on a day, longest code first. */
  taxes(key: TaxRow['key'], digits: string, date: string): readonly TaxRow[];
  requirements(digits: string, date: string): readonly RequirementRow[];
  /** Fees that goods owe, of any day. */
  feesOf(digits: string): readonly FeeRow[];
}

interface Listed {
  readonly list: object | string;
  readonly row: GoodsRow;
}

export function indexLaw(pack: MeasurePack): Law {
  const goods = codeIndex(listedRows(pack));
  const ofAll = onDay(pack.measures.filter((measure) => measure.goods.isAll));
  const ofList = groupBy(
    pack.measures.flatMap((measure) => listsOf(measure.goods).map((list) => ({ list, measure }))),
    ({ list }) => list,
  );
  const groups = groupBy(pack.groups, ({ group }) => group);
  const isInGroup: Law['isInGroup'] = (group, origin, date) =>
    groups.get(group)?.some((each) => each.origins.includes(origin) && isOn(each, date)) === true;
  const preferences = rowsByCode(pack.preferences, pack.lists);
  const taxes = rowsByCode(pack.taxes, pack.lists);
  const fees = rowsByCode(pack.fees, pack.lists);

  return {
    pack,
    headings: new Set(pack.measures.map(({ heading }) => heading).filter((heading) => heading !== null)),
    rowsOf: (digits) => ({
      covering: byList(goods.covering(digits)),
      within: byList(goods.within(digits)),
    }),
    candidates: ({ covering, within }, date) => {
      const found = new Set(ofAll(date));
      for (const list of [...covering.keys(), ...within.keys()]) {
        for (const { measure } of ofList.get(list) ?? []) if (isOn(measure, date)) found.add(measure);
      }
      return [...found];
    },
    isInGroup,
    isOf: (origins, origin, date) =>
      origins === null ||
      origins.some(
        ({ code, since }) =>
          (since === null || since <= date) && (code === origin || isInGroup(code, origin, date)),
      ),
    condition: (need) => conditionOf(pack, need),
    programme: (code, date) => programmeOf(pack, code, date),
    taxes: (key, digits, date) => taxes(digits, date).filter((row) => row.key === key),
    requirements: rowsByCode(pack.requirements, pack.lists),
    feesOf: (digits) => fees(digits, null),
    preferences: (programme, digits) =>
      preferences(digits, null).filter((row) => row.programme === programme),
  };
}

/** Caches the measures of the last day, because estimates are requested one day at a time. */
function onDay(measures: readonly Measure[]): (date: string) => readonly Measure[] {
  let [day, rows]: [string, readonly Measure[]] = ['', []];
  return (date) => {
    if (date !== day) [day, rows] = [date, measures.filter((measure) => isOn(measure, date))];
    return rows;
  };
}

/** True if a period includes a day; a missing bound is open. */
export function isOn(
  { from, to }: { readonly from: string | null; readonly to: string | null },
  date: string,
): boolean {
  return (from === null || from <= date) && (to === null || date <= to);
}

/** Lists of a reference: their names, and the reference itself for the codes of its cell. */
export function listsOf(ref: GoodsRef): readonly (object | string)[] {
  return [...ref.lists.map(({ name }) => name), ...(ref.codes.length > 0 ? [ref] : [])];
}

const ALWAYS: GoodsRow = { needs: [], from: null, to: null };

function listedRows({ lists, measures }: MeasurePack): readonly (readonly [string, Listed])[] {
  const ofLists = [...lists].flatMap(([list, rows]) => rows.map((row) => ({ list, row, codes: row.codes })));
  const ofCells = measures
    .flatMap(({ goods, exceptGoods }) => [goods, exceptGoods])
    .map((ref) => ({ list: ref, row: ALWAYS, codes: ref.codes }));

  return [...ofLists, ...ofCells].flatMap((listed) => listed.codes.map((code) => [code, listed] as const));
}

function byList(rows: readonly Listed[]): ReadonlyMap<object | string, readonly GoodsRow[]> {
  const lists = [...groupBy(rows, ({ list }) => list)];
  return new Map(lists.map(([list, listed]) => [list, listed.map(({ row }) => row)]));
}

function conditionOf({ conditions, id }: MeasurePack, { key }: Need): Condition {
  const condition = conditions.get(key);
  // The reader rejects packs with an unknown condition.
  if (condition === undefined) throw new Error(`the pack ${id} has no condition ${key}`);
  return condition;
}

function programmeOf({ programmes }: MeasurePack, code: string, date?: string): Programme | null {
  const own = programmes.filter((programme) => programme.code === code);
  return own.find((programme) => date !== undefined && isOn(programme, date)) ?? own.at(-1) ?? null;
}

interface DatedRow {
  readonly goods: GoodsRef;
  readonly exceptGoods: GoodsRef;
  readonly from: string;
  readonly to: string | null;
}

/** Rows for a code on a day, or on any, longest code first. */
function rowsByCode<Row extends DatedRow>(
  rows: readonly Row[],
  lists: MeasurePack['lists'],
): (digits: string, date: string | null) => readonly Row[] {
  const ofAll = rows.filter(({ goods }) => goods.isAll);
  const listed = codeIndex(codesOf(rows, lists, ({ goods }) => goods));
  const excepted = codeIndex(codesOf(rows, lists, ({ exceptGoods }) => exceptGoods));

  return (digits, date) => {
    const out = new Set(excepted.covering(digits));
    const found = new Set([...listed.covering(digits), ...ofAll]);
    return [...found].filter((row) => (date === null || isOn(row, date)) && !out.has(row));
  };
}

function codesOf<Row>(
  rows: readonly Row[],
  lists: MeasurePack['lists'],
  refOf: (row: Row) => GoodsRef,
): readonly (readonly [code: string, row: Row])[] {
  return rows.flatMap((row) => {
    const { codes, lists: refs } = refOf(row);
    const listed = refs.flatMap(({ name }) => lists.get(name)?.flatMap((each) => each.codes) ?? []);
    return [...codes, ...listed].map((code) => [code, row] as const);
  });
}
