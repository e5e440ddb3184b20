import { codeIndex, type CodeIndex } from './code-index.ts';
import { groupBy } from './group-by.ts';
import type { TaxRow } from './pack/charge.ts';
import type { Condition } from './pack/condition.ts';
import type { GoodsRef, ListRow } from './pack/goods.ts';
import type { Measure } from './pack/measure.ts';
import type { Need } from './pack/need.ts';
import type { DatedCode } from './pack/origins.ts';
import type { MeasurePack } from './pack/pack.ts';
import type { PreferentialRate, Programme } from './pack/programme.ts';

/** A row of a list, or codes of a cell of its own, that goods are in. */
export type GoodsRow = Pick<ListRow, 'needs' | 'from' | 'to'>;

/** Rows that goods are in, by list; `within` those that only a part of the line is in. */
export interface GoodsRows {
  readonly covering: ReadonlyMap<object | string, readonly GoodsRow[]>;
  readonly within: ReadonlyMap<object | string, readonly GoodsRow[]>;
}

/** A pack, indexed for estimates. */
export interface Law {
  readonly pack: MeasurePack;
  /** Headings that the pack has measures for. */
  readonly headings: ReadonlySet<string>;
  rowsOf(digits: string): GoodsRows;
  /** Measures that may hold for goods on a day, by their codes alone. */
  candidates(rows: GoodsRows, date: string): readonly Measure[];
  isOf(origins: readonly DatedCode[] | null, origin: string, date: string): boolean;
  isInGroup(group: string, origin: string, date: string): boolean;
  condition(need: Need): Condition;
  programme(code: string, date?: string): Programme | null;
  /** Preferential rates of a programme for a code, the longest code first. */
  preferences(programme: string, digits: string): readonly PreferentialRate[];
  /** Rows of a tax for a code on a day, the longest code first. */
  taxes(key: TaxRow['key'], digits: string, date: string): readonly TaxRow[];
}

interface Listed {
  readonly list: object | string;
  readonly row: GoodsRow;
}

/** Indexes a pack, once. */
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
  const preferences = preferencesOf(pack);

  return {
    pack,
    headings: new Set(pack.measures.map(({ heading }) => heading).filter((heading) => heading !== null)),
    rowsOf: (digits) => ({
      covering: byList(goods.covering(digits).map(({ row }) => row)),
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
    taxes: taxesOf(pack),
    preferences: (programme, digits) =>
      preferences
        .get(programme)
        ?.covering(digits)
        .map(({ row }) => row) ?? [],
  };
}

/** Estimates ask day by day: the rows of the last day are at hand. */
function onDay(measures: readonly Measure[]): (date: string) => readonly Measure[] {
  let [day, rows]: [string, readonly Measure[]] = ['', []];
  return (date) => {
    if (date !== day) [day, rows] = [date, measures.filter((measure) => isOn(measure, date))];
    return rows;
  };
}

/** Whether a period holds on a day; a side without a day is open. */
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
  const map = new Map<object | string, GoodsRow[]>();
  for (const [list, listed] of groupBy(rows, (each) => each.list))
    map.set(
      list,
      listed.map(({ row }) => row),
    );
  return map;
}

function conditionOf({ conditions, id }: MeasurePack, { key }: Need): Condition {
  const condition = conditions.get(key);
  // The reader lets no other pass.
  if (condition === undefined) throw new Error(`the pack ${id} has no condition ${key}`);
  return condition;
}

function programmeOf({ programmes }: MeasurePack, code: string, date?: string): Programme | null {
  const own = programmes.filter((programme) => programme.code === code);
  return own.find((programme) => date !== undefined && isOn(programme, date)) ?? own.at(-1) ?? null;
}

function taxesOf({ taxes, lists }: MeasurePack): Law['taxes'] {
  const ofAll = taxes.filter(({ goods }) => goods.isAll);
  const listed = codeIndex(codesOf(taxes, lists));
  const excepted = codeIndex(
    codesOf(
      taxes.map((row) => ({ row, goods: row.exceptGoods })),
      lists,
    ),
  );

  return (key, digits, date) => {
    const out = new Set(excepted.covering(digits).map(({ row }) => row.row));
    return [...listed.covering(digits).map(({ row }) => row), ...ofAll].filter(
      (row) => row.key === key && isOn(row, date) && !out.has(row),
    );
  };
}

/** Rows by each code of their goods. */
function codesOf<T extends { readonly goods: GoodsRef }>(
  rows: readonly T[],
  lists: MeasurePack['lists'],
): readonly (readonly [code: string, row: T])[] {
  return rows.flatMap((row) => {
    const ofLists = row.goods.lists.flatMap(
      ({ name }) => lists.get(name)?.flatMap(({ codes }) => codes) ?? [],
    );
    return [...row.goods.codes, ...ofLists].map((code) => [code, row] as const);
  });
}

function preferencesOf({
  preferences,
  lists,
}: MeasurePack): ReadonlyMap<string, CodeIndex<PreferentialRate>> {
  const byProgramme = groupBy(preferences, ({ programme }) => programme);

  return new Map([...byProgramme].map(([programme, rates]) => [programme, codeIndex(codesOf(rates, lists))]));
}
