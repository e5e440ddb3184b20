import { groupBy } from '../group-by.ts';
import type { ListRow } from './goods.ts';
import type { Measure } from './measure.ts';
import type { MeasurePack } from './pack.ts';
import { rowsOf, type MeasureCells } from './own-rows.ts';
import type { PackFiles } from './read-pack.ts';

interface ChangedMeasure {
  readonly id: string;
  readonly cells: Readonly<Record<string, readonly [before: string, after: string]>>;
}

export interface PackChanges {
  readonly added: readonly string[];
  readonly removed: readonly string[];
  readonly changed: readonly ChangedMeasure[];
  /** Changed list codes, `added` and `removed` as the list writes them. */
  readonly lists: readonly {
    readonly list: string;
    readonly added: readonly string[];
    readonly removed: readonly string[];
  }[];
}

const TABLES = ['measures.csv', 'trade_defence.csv', 'quotas.csv'];

export function comparePacks(
  before: { readonly files: PackFiles; readonly pack: MeasurePack },
  after: { readonly files: PackFiles; readonly pack: MeasurePack },
): PackChanges {
  const [left, right] = [before, after].map(
    ({ files }) =>
      new Map(TABLES.flatMap((file) => rowsOf(files.get(file) ?? '')).map((row) => [row.id ?? '', row])),
  ) as [Map<string, MeasureCells>, Map<string, MeasureCells>];
  const both = [...left].flatMap(([id, row]) => {
    const other = right.get(id);
    return other === undefined ? [] : [{ id, cells: changedCells(row, other) }];
  });
  const lists = [...new Set([...before.pack.lists.keys(), ...after.pack.lists.keys()])].toSorted();

  return {
    added: [...right.keys()].filter((id) => !left.has(id)),
    removed: [...left.keys()].filter((id) => !right.has(id)),
    changed: both.filter(({ cells }) => Object.keys(cells).length > 0),
    lists: lists.flatMap((list) => {
      const [old, current] = [before, after].map(({ pack }) => codesOf(pack.lists.get(list) ?? []));
      const added = [...(current ?? [])].filter((code) => old?.has(code) !== true);
      const removed = [...(old ?? [])].filter((code) => current?.has(code) !== true);
      return added.length + removed.length === 0 ? [] : [{ list, added, removed }];
    }),
  };
}

function changedCells(before: MeasureCells, after: MeasureCells): ChangedMeasure['cells'] {
  const columns = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof MeasureCells>;
  return Object.fromEntries(
    [...columns].flatMap((column) => {
      const pair = [before[column] ?? '', after[column] ?? ''] as const;
      return pair[0] === pair[1] ? [] : [[column, pair] as const];
    }),
  );
}

function codesOf(rows: readonly ListRow[]): ReadonlySet<string> {
  return new Set(
    rows.flatMap(({ codes, needs, from, to }) => {
      const marks = [...needs.map(({ key }) => key), from ?? '', to ?? ''].filter(Boolean).join(' ');
      return codes.map((code) => (marks === '' ? code : `${code} (${marks})`));
    }),
  );
}

export interface PeriodFinding {
  readonly id: string;
  readonly kind: 'overlap' | 'gap';
  readonly from: string;
  readonly to: string;
}

const DAY_MS = 86_400_000;

/** Overlaps and gaps between the periods of each measure. A gap may be intended by law, so a person has to judge it. */
export function periodFindings({ measures }: Pick<MeasurePack, 'measures'>): readonly PeriodFinding[] {
  const stems = groupBy(measures, ({ id, program }) => `${program} ${id.replace(/\/\d+$/, '')}`);
  return [...stems.values()].flatMap((periods) => {
    const sorted = periods.toSorted((left, right) => (left.from < right.from ? -1 : 1));
    return sorted.slice(1).flatMap((next, at) => between(sorted[at], next));
  });
}

function between(last: Measure | undefined, { id, from }: Measure): readonly PeriodFinding[] {
  if (last === undefined) return [];
  if (last.to === null || last.to >= from) return [{ id, kind: 'overlap', from, to: last.to ?? '' }];
  const next = new Date(Date.parse(last.to) + DAY_MS).toISOString().slice(0, 10);
  const end = new Date(Date.parse(from) - DAY_MS).toISOString().slice(0, 10);
  return next === from ? [] : [{ id, kind: 'gap', from: next, to: end }];
}

/** Codes of lists and cells that match no schedule line as prefix or extension; `lines` as digits. */
export function codesWithoutLine(pack: MeasurePack, lines: readonly string[]): readonly string[] {
  const starts = new Set(
    lines.flatMap((digits) => [2, 4, 6, 8, 10].map((length) => digits.slice(0, length))),
  );
  const codes = [
    ...[...pack.lists.values()].flatMap((rows) =>
      rows.filter(({ to }) => to === null).flatMap((row) => row.codes),
    ),
    ...pack.measures.filter(({ to }) => to === null).flatMap(({ goods }) => goods.codes),
  ];
  return [...new Set(codes)].filter((code) => !starts.has(code) && !hasShorterLine(code, starts)).toSorted();
}

// A code may be finer than the schedule's lines only if a line with its prefix is a leaf.
function hasShorterLine(code: string, starts: ReadonlySet<string>): boolean {
  return code.length > 8 && starts.has(code.slice(0, 8)) && !starts.has(`${code.slice(0, 8)}00`);
}
