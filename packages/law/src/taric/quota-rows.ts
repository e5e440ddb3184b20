import type { Market } from '@svc/tariff/market';
import type { TaricMeasure } from '@svc/tariff/schedule/eu/read-taric';
import { groupBy } from '../group-by.ts';
import { readMeasureRate } from '../pack/rate.ts';
import type { QUOTA_TABLE } from '../pack/quota.ts';
import { readAct } from './act.ts';
import { numbered } from './trade-defence-rows.ts';

type Column = (typeof QUOTA_TABLE)['required' | 'optional'][number];
type Cells = Readonly<Partial<Record<Column, string>>>;

/** Quotas without and with preference, on end use and of the customs union. */
const TYPES = ['122', '123', '143', '146', '147'];
const ON_END_USE = ['123', '146'];
/** Every origin, and every origin outside the Union. */
const EVERYWHERE = ['1011', '1008'];
const MARKET: Market = 'EU';

/** Converts TARIC tariff quotas to rows of quotas.csv, one row for the goods of an order number with the same rate. */
export function quotaRows(measures: readonly TaricMeasure[], groups: ReadonlySet<string>): readonly Cells[] {
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

function originsOf(same: readonly Cells[]): string {
  const origins = same.map(({ origins: each = '' }) => each);
  return origins.includes('*') ? '*' : origins.toSorted().join(' ');
}
