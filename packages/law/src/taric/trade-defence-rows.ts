import type { TaricMeasure } from '@svc/tariff/schedule/eu/read-taric';
import { groupBy } from '../group-by.ts';
import type { TRADE_DEFENCE_TABLE } from '../pack/trade-defence.ts';
import { readAct } from './act.ts';

type Column = (typeof TRADE_DEFENCE_TABLE)['required'][number] | 'except_origins' | 'note' | 'needs';
type Cells = Readonly<Partial<Record<Column, string | undefined>>>;
type NumberedCells = Pick<Cells, 'id' | 'from' | 'goods'>;

const EVERY_ORIGIN = '1011';
interface DefenceType {
  readonly kind: string;
  readonly stem: string;
  readonly title: string;
}

const TYPES: ReadonlyMap<string, DefenceType> = new Map(
  [
    ['551', 'provisional_anti_dumping', 'ad-provisional', 'Provisional anti-dumping duty'],
    ['552', 'anti_dumping', 'ad', 'Anti-dumping duty'],
    ['554', 'countervailing', 'cvd', 'Countervailing duty'],
    ['555', 'pending', 'pending', 'Anti-dumping or countervailing duty, collection pending'],
  ].map(([type = '', kind = '', stem = '', title = '']) => [type, { kind, stem, title }]),
);
/** What the price is under a minimum, at most the rate. */
const MINIMUM_PRICE: DefenceType = {
  kind: 'minimum_price',
  stem: 'ad',
  title: 'Anti-dumping duty under a minimum import price',
};
const ALL_OTHERS = /^[A-Z0-9]999$/;
const PCT = /^[\d.]+%$/;
/** Document for imports within a quota that is free of the duty. */
const OF_QUOTA = /^K52\d$/;
/** First day of rows whose table omits it. */
const LONG_AGO = '1990-01-01';
/** A unit that no request input has: battery cells. */
const CELLS = 'ENC';

/**
 * Converts TARIC trade defence measures to rows of trade_defence.csv; codes with the same acts and companies share a
 * row.
 */
export function tradeDefenceRows(measures: readonly TaricMeasure[]): readonly Cells[] {
  const relevant = measures.filter(({ type, duty }) => TYPES.has(type) && !duty.includes(CELLS));
  const ofCode = [...groupBy(relevant, ({ origin, type, code }) => `${origin} ${type} ${code}`).values()];
  const firsts = ofCode.flatMap(([first]) => first ?? []);
  const rows = ofCode.flatMap((own) => rowsOf(own, firsts));
  const grouped = groupBy(rows, ({ cells }) => JSON.stringify(cells)).values();

  return numbered(
    [...grouped].flatMap((same) =>
      same
        .slice(0, 1)
        .map(({ cells }) => ({ ...cells, goods: sorted(same.map(({ code }) => code)).join(' ') })),
    ),
  );
}

// Producers with a minimum price are in separate rows.
function rowsOf(own: readonly TaricMeasure[], firsts: readonly TaricMeasure[]) {
  const main = own.find(isOfOthers) ?? own[0];
  const type = TYPES.get(main?.type ?? '');
  if (main === undefined || type === undefined) return [];
  const priced = new Set(own.filter(({ price }) => price !== null).map((each) => each.additionalCode));
  const [under, flat] = [true, false].map((is) =>
    own.filter((each) => priced.has(each.additionalCode) === is),
  );
  const leftOut = sorted([...priced].map((firm) => `${firm ?? 'all'}=none; `));
  const row = (of: DefenceType, companies: string) => ({
    code: main.code,
    cells: { ...cellsOf(main, of, own, firsts), companies },
  });

  return [
    ...(flat?.length ? [row(type, `${leftOut.join('')}${companiesOf(flat)}`)] : []),
    ...(under?.length ? [row(MINIMUM_PRICE, companiesOf(under))] : []),
  ];
}

function cellsOf(
  main: TaricMeasure,
  { kind, stem, title }: DefenceType,
  own: readonly TaricMeasure[],
  firsts: readonly TaricMeasure[],
): Cells {
  const isForAll = main.origin === EVERY_ORIGIN;
  const acts = [...new Set([main.act ?? '', ...sorted(own.map(({ act }) => act ?? ''))])].map(readAct);
  const slug = (main.act ?? 'taric').toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  const ends = own.map(({ to }) => to ?? '');

  return {
    id: `eu-${stem}-${slug}-${isForAll ? 'all' : main.origin.toLowerCase()}`,
    kind,
    title,
    legal_basis: acts.map((act) => act.title).join('; '),
    url: readAct(main.act).url,
    origins: isForAll ? '*' : main.origin,
    except_origins: isForAll ? originsBeside(main, firsts) : '',
    from: sorted(own.map(({ from }) => from ?? LONG_AGO))[0],
    to: ends.includes('') ? '' : sorted(ends).at(-1),
    needs: own.some(isOfQuota) ? 'beyond_quota' : '',
  };
}

function isOfOthers({ additionalCode }: TaricMeasure): boolean {
  return additionalCode === null || ALL_OTHERS.test(additionalCode);
}

function isOfQuota({ certificate }: TaricMeasure): boolean {
  return OF_QUOTA.test(certificate ?? '');
}

function sorted(texts: readonly string[]): readonly string[] {
  return texts.toSorted((one, other) => (one < other ? -1 : 1));
}

// A measure on all origins excludes those with a separate measure on the same goods.
function originsBeside({ code, type }: TaricMeasure, codes: readonly TaricMeasure[]): string {
  const beside = codes.filter(
    (each) =>
      each.origin !== EVERY_ORIGIN &&
      each.type === type &&
      (each.code.startsWith(code) || code.startsWith(each.code)),
  );
  return sorted([...new Set(beside.map(({ origin }) => origin))]).join(' ');
}

function companiesOf(own: readonly TaricMeasure[]): string {
  const owed = own.filter((each) => !isOfQuota(each));
  const byCompany = groupBy(owed, ({ additionalCode }) => {
    if (additionalCode === null) return 'all';
    return ALL_OTHERS.test(additionalCode) ? 'C999' : additionalCode;
  });
  return [...byCompany]
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([company, rates]) => `${company}=${ratesText(rates)}`)
    .join('; ');
}

// The rate with the declaration comes first, then the one without.
function ratesText(rates: readonly TaricMeasure[]): string {
  const declared = highest(rates.filter(({ certificate }) => certificate !== null));
  const plain = highest(rates.filter(({ certificate }) => certificate === null));
  const own = declared ?? plain ?? '0%';
  return plain === null || plain === own ? own : `${own}|${plain}`;
}

function highest(rates: readonly TaricMeasure[]): string | null {
  const duties = rates.map(({ duty }) => duty);
  const pcts = duties.filter((duty) => PCT.test(duty));
  const from = pcts.length > 0 ? pcts : duties;
  return from.toSorted((one, other) => Number.parseFloat(other) - Number.parseFloat(one))[0] ?? null;
}

/** Sorts rows by id, first day and goods, and appends serial numbers to the ids. */
export function numbered<Row extends NumberedCells>(rows: readonly Row[]): readonly Row[] {
  const inOrder = rows.toSorted((one, other) => (orderOf(one) < orderOf(other) ? -1 : 1));
  return [...groupBy(inOrder, ({ id = '' }) => id).values()].flatMap((same) =>
    same.map((row, at) => ({ ...row, id: `${row.id ?? ''}/${at + 1}` })),
  );
}

function orderOf({ id = '', from = '', goods = '' }: NumberedCells): string {
  return `${id}\0${from}\0${goods}`;
}
