import type { Market } from '@svc/tariff/market';
import type { TaricMeasure } from '@svc/tariff/schedule/eu/read-taric';
import { parse } from 'csv-parse/sync';
import { groupBy } from '../group-by.ts';
import { csvText } from '../pack/csv-text.ts';
import { MEASURE_TABLE, orderOf } from '../pack/measure.ts';
import { QUOTA_TABLE } from '../pack/quota.ts';
import { readMeasureRate } from '../pack/rate.ts';
import { LIST_TABLE, type PackFiles } from '../pack/read-pack.ts';
import { TRADE_DEFENCE_TABLE } from '../pack/trade-defence.ts';
import { readAct } from './act.ts';
import { tradeDefenceRows, numbered } from './trade-defence-rows.ts';

type Column = (typeof QUOTA_TABLE)['required' | 'optional'][number];
type QuotaCells = Readonly<Partial<Record<Column, string>>>;

/** Quotas without and with preference, on end use and of the customs union. */
const TYPES = ['122', '123', '143', '146', '147'];
const ON_END_USE = ['123', '146'];
/** Every origin, and every origin outside the Union. */
const EVERYWHERE = ['1011', '1008'];
const MARKET: Market = 'EU';

/** Converts TARIC tariff quotas to rows of quotas.csv, one row for the goods of an order number with the same rate. */
function quotaRows(measures: readonly TaricMeasure[], groups: ReadonlySet<string>): readonly QuotaCells[] {
  const readable = measures.filter(
    ({ type, orderNumber, certificate, price, additionalCode, origin }) =>
      TYPES.includes(type) &&
      orderNumber !== null &&
      (certificate ?? price ?? additionalCode) === null &&
      (origin.length === 2 || EVERYWHERE.includes(origin) || groups.has(origin)),
  );
  const ofOrigin = groupBy(readable, ({ orderNumber, duty, from, to, act, origin, type }) =>
    JSON.stringify([orderNumber, duty, from, to, act, origin, ON_END_USE.includes(type)]),
  );
  const rows = [...ofOrigin.values()].flatMap((own) => own.slice(0, 1).map((first) => rowOf(first, own)));
  const ofGoods = [...groupBy(rows, (row) => JSON.stringify({ ...row, origins: '' })).values()];

  return numbered(
    ofGoods.flatMap((same) => same.slice(0, 1).map((row) => ({ ...row, origins: originsOf(same) }))),
  );
}

function rowOf(first: TaricMeasure, own: readonly TaricMeasure[]) {
  const { orderNumber, duty, from, to, act, origin, type } = first;
  const { title, url } = readAct(act);
  return {
    id: orderNumber ?? '',
    goods: [...new Set(own.map(({ code }) => code))].toSorted().join(' '),
    origins: EVERYWHERE.includes(origin) ? '*' : origin,
    rate: readMeasureRate(duty, MARKET)?.form === 'duty' ? duty : 'unknown',
    legal_basis: title,
    url,
    from: from ?? '1990-01-01',
    to: to ?? '',
    needs: ON_END_USE.includes(type) ? 'end_use_authorised' : '',
  };
}

function originsOf(same: readonly QuotaCells[]): string {
  const origins = same.map(({ origins: each = '' }) => each);
  return origins.includes('*') ? '*' : origins.toSorted().join(' ');
}

type Cells = Readonly<Partial<Record<(typeof MEASURE_TABLE)['required'][number], string>>>;

interface SuspensionType {
  readonly list: string;
  readonly condition: string;
  readonly title: string;
}

interface Suspended {
  readonly list: string;
  readonly type: SuspensionType;
  readonly duty: string;
  readonly own: readonly TaricMeasure[];
}

const DEFENCE_COLUMNS = [...TRADE_DEFENCE_TABLE.required, ...TRADE_DEFENCE_TABLE.optional];
const SUSPENSION = 'suspension';
/** First day of rows whose table omits it. */
const LONG_AGO = '1990-01-01';
const SUSPENSIONS: ReadonlyMap<string, SuspensionType> = new Map(
  [
    ['112', 'suspensions', '', 'Autonomous suspension'],
    ['115', 'suspensions_end_use', 'end_use_authorised', 'Autonomous suspension under end-use'],
    ['117', 'ships_and_platforms', 'ships_and_platforms', 'Suspension for ships and platforms'],
    ['119', 'airworthiness', 'airworthiness_certificate', 'Suspension with an airworthiness certificate'],
  ].map(([type = '', list = '', condition = '', title = '']) => [type, { list, condition, title }]),
);
/** Lists of goods named by a type of measures, by their duty. */
const GOODS: readonly (readonly [list: string, type: string, duty: RegExp])[] = [
  ['low_value', '107', /^3 EUR$/],
  ['farm_goods_of_russia', '695', /^50%$/],
  ['steel_2026', '696', /^50%$/],
];

/** Date of the TARIC tables, and id of the pack made from them. */
interface TaricFacts {
  readonly id: string;
  readonly day: string;
}

/**
 * Updates an EU pack from the TARIC tables of a day: trade defence, suspensions, tariff quotas and goods of additional
 * duties; all else is unchanged.
 */
export function taricPack(
  files: PackFiles,
  all: readonly TaricMeasure[],
  { id, day }: TaricFacts,
): PackFiles {
  const measures = all.filter(({ from, to }) => (from === null || from <= day) && (to === null || day <= to));
  const defence = tradeDefenceRows(measures);
  const groups: readonly { group: string }[] = parse(files.get('groups.csv') ?? '', { columns: true });
  const quotas = quotaRows(measures, new Set(groups.map(({ group }) => group)));
  const facts: unknown = JSON.parse(files.get('pack.json') ?? '{}');

  return new Map([
    ...withSuspensions(files, suspendedOf(measures), day),
    ...GOODS.flatMap(([list, type, duty]) => {
      const own = measures.filter(
        (each) => each.type === type && duty.test(each.duty) && each.price === null,
      );
      return own.length === 0 ? [] : [listFile(list, own, '', day)];
    }),
    ...(quotas.length === 0
      ? []
      : [['quotas.csv', csvText([...QUOTA_TABLE.required, ...QUOTA_TABLE.optional], quotas)] as const]),
    ...(defence.length === 0 ? [] : [['trade_defence.csv', csvText(DEFENCE_COLUMNS, defence)] as const]),
    ['pack.json', `${JSON.stringify({ ...(facts as object), id, known_until: day }, null, 2)}\n`],
  ]);
}

function withSuspensions(files: PackFiles, suspended: readonly Suspended[], day: string): PackFiles {
  if (suspended.length === 0) return files;
  const published: readonly Cells[] = parse(files.get('measures.csv') ?? '', { bom: true, columns: true });
  const rows = [
    ...published.filter(({ program }) => program !== SUSPENSION),
    ...suspended.map(suspensionRow),
  ];

  return new Map([
    ...[...files].filter(([file]) => !isSuspensionList(file)),
    ...suspended.map(({ list, own, type }) => listFile(list, own, type.condition, day)),
    [
      'measures.csv',
      csvText(
        MEASURE_TABLE.required,
        rows.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1)),
      ),
    ],
  ]);
}

function suspendedOf(measures: readonly TaricMeasure[]): readonly Suspended[] {
  const groups = groupBy(measures, ({ type, duty }) => `${type} ${duty}`).values();
  return [...groups].flatMap((own) => {
    const [first] = own;
    const type = SUSPENSIONS.get(first?.type ?? '');
    if (first === undefined || type === undefined) return [];
    return [{ list: listName(type.list, first.duty), type, duty: first.duty, own }];
  });
}

// A duty other than 0 % becomes part of the name: `suspensions_1_3`.
function listName(list: string, duty: string): string {
  if (duty === '0%') return list;
  const words = duty.toLowerCase().match(/[0-9a-z]+/g) ?? [];
  return [list, ...words].join('_');
}

function isSuspensionList(file: string): boolean {
  return [...SUSPENSIONS.values()].some(({ list }) => file.startsWith(`lists/${list}`));
}

function suspensionRow({ list, type, duty, own }: Suspended): Cells {
  const acts = [...groupBy(own, ({ act }) => act)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const [[main] = [null]] = acts;
  return {
    id: `eu-${list.replaceAll('_', '-')}`,
    program: SUSPENSION,
    kind: 'base',
    title: type.title,
    legal_basis: acts.map(([act]) => readAct(act).title).join('; '),
    url: readAct(main).url,
    rate: duty === '0%' ? 'Free' : duty,
    goods: `@${list}`,
    origins: '*',
    except_origins: 'BY RU',
    from: own.map(({ from }) => from ?? LONG_AGO).reduce((one, other) => (one < other ? one : other)),
    status: 'in_force',
    note: 'The text of the code describes the goods',
  };
}

function listFile(list: string, own: readonly TaricMeasure[], condition: string, day: string) {
  const rows = [...groupBy(own, ({ from, to, act }) => JSON.stringify([from, to, act])).values()].map(
    (same) => ({
      codes: [...new Set(same.map(({ code }) => code))]
        .toSorted((one, other) => (one < other ? -1 : 1))
        .join(' '),
      condition,
      from: same[0]?.from ?? '',
      to: same[0]?.to ?? '',
      source: `TARIC of ${day}, ${readAct(same[0]?.act ?? null).title}`,
    }),
  );
  return [`lists/${list}.csv`, csvText(LIST_TABLE.required, rows)] as const;
}
