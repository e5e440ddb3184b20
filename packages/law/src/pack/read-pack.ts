import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { FEE_TABLE, readFee, readTax, TAX_TABLE } from './charge.ts';
import { readTest, type Condition } from './condition.ts';
import type { FaultSink, PackFault } from './fault.ts';
import { type ListRow, readCodes, readNeeds } from './goods.ts';
import { readGolden } from './golden.ts';
import { MEASURE_TABLE, orderOf, readMeasure, type Measure, type PackNames } from './measure.ts';
import { readOrigins, type OriginGroup } from './origins.ts';
import { type MeasurePack, readFacts } from './pack.ts';
import { PREFERENCE_TABLE, PROGRAMME_TABLE, readPreference, readProgramme } from './programme.ts';
import { QUOTA_TABLE, readQuota } from './quota.ts';
import { readRequirement, REQUIREMENT_TABLE } from './requirement.ts';
import { columns, readTable, type RowOf, type TableRow, type TableShape } from './table.ts';
import { languageColumns, readTexts } from './texts.ts';
import { readTradeDefence, TRADE_DEFENCE_TABLE } from './trade-defence.ts';

export type PackFiles = ReadonlyMap<string, string>;

export type ReadPack =
  | { readonly pack: MeasurePack; readonly faults: readonly [] }
  | { readonly pack: null; readonly faults: readonly PackFault[] };

/** Reading in steps, so that the process can do other work between them. */
type Steps<T> = Generator<undefined, T>;

const FAULTS_MAX = 1000;
const ROWS_A_STEP = 20;
const LIST_FILE = /^lists\/([a-z0-9_]+)\.csv$/;
const GROUP_TABLE = { required: columns('group origins'), optional: columns('from to note') };
export const CONDITION_TABLE = {
  required: [...columns('key input means'), ...languageColumns('title')],
  optional: columns('asked note'),
};
export const LIST_TABLE = { required: columns('codes condition from to source note'), optional: [] as const };

/** Reads a pack; reports up to 1,000 faults by file, row and column. */
export function readPack(files: PackFiles): ReadPack {
  const steps = stepsOf(files);
  let step = steps.next();
  while (step.done !== true) step = steps.next();
  return step.value;
}

/** Reads a pack in slices of a few milliseconds, so that the process stays responsive. */
export async function readPackInSlices(files: PackFiles): Promise<ReadPack> {
  const steps = stepsOf(files);
  let step = steps.next();
  while (step.done !== true) {
    await setImmediate();
    step = steps.next();
  }
  return step.value;
}

function* stepsOf(files: PackFiles): Steps<ReadPack> {
  const faults: PackFault[] = [];
  const sink: FaultSink = {
    add: (fault) => {
      if (faults.length < FAULTS_MAX) faults.push(fault);
    },
  };
  const pack = yield* contentOf(files, sink);
  return pack === null || faults.length > 0 ? { pack: null, faults } : { pack, faults: [] };
}

export function packHash(files: PackFiles): string {
  const hash = createHash('sha256');
  for (const name of [...files.keys()].toSorted()) hash.update(`${name}\0${files.get(name) ?? ''}\0`);
  return hash.digest('hex');
}

type ReadTable = <Column extends string, T>(
  file: string,
  shape: TableShape<Column>,
  read: (row: TableRow<Column>) => T,
) => Steps<readonly T[]>;

function tableReader(files: PackFiles, faults: FaultSink): ReadTable {
  return function* (file, shape, read) {
    const text = files.get(file);
    if (text === undefined) return [];
    const found = [];
    for (const row of readTable(file, text, shape, faults)) {
      found.push(read(row));
      if (found.length % ROWS_A_STEP === 0) yield;
    }
    yield;
    return found;
  };
}

function* contentOf(files: PackFiles, faults: FaultSink): Steps<MeasurePack | null> {
  const facts = readFacts(files.get('pack.json'), faults);
  if (facts === null) return null;

  const table = tableReader(files, faults);
  const groups = yield* table('groups.csv', GROUP_TABLE, readGroup);
  const conditions = yield* table('conditions.csv', CONDITION_TABLE, readCondition);
  const listFiles = [...files.keys()].filter((file) => LIST_FILE.test(file));
  const names: PackNames = {
    market: facts.market,
    lists: new Set(listFiles.map(listName)),
    groups: new Set(groups.map(({ group }) => group)),
    conditions: new Set(conditions.map(({ key }) => key)),
  };
  const lists = new Map<string, readonly ListRow[]>();
  for (const file of listFiles)
    lists.set(listName(file), yield* table(file, LIST_TABLE, (row) => readList(row, names)));

  return {
    ...facts,
    sha256: packHash(files),
    groups,
    conditions: new Map(conditions.map((condition) => [condition.key, condition])),
    lists,
    ...(yield* rowsOf(table, names)),
    golden: readGolden('golden.jsonl', files.get('golden.jsonl') ?? '', faults),
  };
}

function* rowsOf(table: ReadTable, names: PackNames) {
  const programmes = yield* table('programmes.csv', PROGRAMME_TABLE, (row) => readProgramme(row, names));
  const codes = new Set(programmes.map(({ code }) => code));
  const measures = yield* table('measures.csv', MEASURE_TABLE, (row) => ({
    row,
    measure: readMeasure(row, names),
  }));
  const defence = yield* table('trade_defence.csv', TRADE_DEFENCE_TABLE, (row) =>
    readTradeDefence(row, names),
  );
  const quotas = yield* table('quotas.csv', QUOTA_TABLE, (row) => readQuota(row, names));
  checkMeasures(measures, quotas);

  return {
    measures: [...measures.map(({ measure }) => measure), ...defence, ...quotas],
    programmes,
    preferences: yield* table('preferences.csv', PREFERENCE_TABLE, (row) =>
      readPreference(row, names, codes),
    ),
    taxes: yield* table('taxes.csv', TAX_TABLE, (row) => readTax(row, names)),
    fees: yield* table('fees.csv', FEE_TABLE, (row) => readFee(row, names)),
    requirements: yield* table('requirements.csv', REQUIREMENT_TABLE, (row) => readRequirement(row, names)),
  };
}

function readGroup(row: RowOf<typeof GROUP_TABLE>): OriginGroup {
  return {
    group: row.required('group'),
    origins: (readOrigins(row, 'origins', new Set()) ?? []).map(({ code }) => code),
    from: row.day('from'),
    to: row.day('to'),
  };
}

function listName(file: string): string {
  return LIST_FILE.exec(file)?.[1] ?? file;
}

function readCondition(row: RowOf<typeof CONDITION_TABLE>): Condition {
  const means = readTest(row.required('means'));
  if (means === null) row.fault('means', 'not_a_test');
  row.required('title_en');
  const input = row.required('input');
  // Name of a request parameter.
  if (!/^[a-z][a-z0-9_]{0,63}$/.test(input)) row.fault('input', 'not_allowed', input);
  return {
    key: row.required('key'),
    input,
    means: means ?? { is: 'yes' },
    title: readTexts(row, 'title'),
    isAsked: row.oneOf('asked', ['yes', 'no'], 'yes') === 'yes',
  };
}

function readList(row: RowOf<typeof LIST_TABLE>, names: PackNames): ListRow {
  row.required('codes');
  const needs = readNeeds(row, 'condition', names.conditions);
  return { codes: readCodes(row, 'codes'), needs, from: row.day('from'), to: row.day('to') };
}

type Read = { readonly row: Parameters<typeof readMeasure>[0]; readonly measure: Measure };

function checkMeasures(read: readonly Read[], quotas: readonly Measure[]): void {
  const ids = new Set<string>();
  const all = [...read.map(({ measure }) => measure), ...quotas];
  const targets = new Set(all.flatMap(({ program, id }) => [program, id]));
  let last: Measure | null = null;
  for (const { row, measure } of read) {
    if (ids.has(measure.id)) row.fault('id', 'twice');
    ids.add(measure.id);
    if (last !== null && orderOf(measure) < orderOf(last)) row.fault('program', 'not_sorted');
    last = measure;
    for (const column of ['displacedBy', 'replaces'] as const) {
      const unknown = measure[column].find((target) => !targets.has(target));
      if (unknown !== undefined)
        row.fault(column === 'replaces' ? 'replaces' : 'displaced_by', 'unknown_measure', unknown);
    }
  }
}
