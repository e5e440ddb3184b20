import { readGoods } from './goods.ts';
import { PLAIN_MEASURE, readUrl, type Measure, type PackNames } from './measure.ts';
import { readOrigins } from './origins.ts';
import { readMeasureRate } from './rate.ts';
import { period, type TableRow } from './table.ts';

const COLUMNS = ['id', 'goods', 'origins', 'rate', 'legal_basis', 'url', 'from', 'to'] as const;
const IN_QUOTA = 'in_quota';

export const QUOTA_TABLE = { required: COLUMNS, optional: [] as const };

/** Reads a row of quotas.csv: the rate replacing the general one within the quota whose order number begins the id. */
export function readQuota(row: TableRow<(typeof COLUMNS)[number]>, names: PackNames): Measure {
  const id = row.required('id');
  const rateText = row.required('rate');
  const rate = readMeasureRate(rateText, names.market);
  if (rate?.form !== 'duty') row.fault('rate', 'not_a_rate');
  if (!names.conditions.has(IN_QUOTA)) row.fault('id', 'unknown_condition', IN_QUOTA);
  const order = id.replace(/^(\d\d)(\d{4})\/\d+$/, '$1.$2');

  return {
    ...PLAIN_MEASURE,
    id: `quota-${id}`,
    program: 'tariff_quota',
    kind: 'base',
    heading: order,
    title: `Tariff quota ${order}`,
    legalBasis: row.required('legal_basis'),
    url: readUrl(row, 'url'),
    rateText,
    rate: rate ?? { form: 'unknown' },
    goods: readGoods(row, 'goods', names.lists),
    origins: readOrigins(row, 'origins', names.groups),
    needs: [{ key: IN_QUOTA, parameter: null }],
    ...period(row, 'from', 'to'),
  };
}
