import { readNeeds, scopeOf } from './goods.ts';
import { PLAIN_MEASURE, type Measure, type PackNames } from './measure.ts';
import { readMeasureRate } from './rate.ts';
import { columns, sourceOf, type RowOf } from './table.ts';

const IN_QUOTA = 'in_quota';

export const QUOTA_TABLE = {
  required: columns('id goods origins rate legal_basis url from to'),
  optional: columns('needs'),
};

/** Reads a row of quotas.csv: the rate replacing the general one within the quota whose order number begins the id. */
export function readQuota(row: RowOf<typeof QUOTA_TABLE>, names: PackNames): Measure {
  const id = row.required('id');
  const rateText = row.required('rate');
  const rate = readMeasureRate(rateText, names.market);
  if (rate?.form !== 'duty' && rateText !== 'unknown') row.fault('rate', 'not_a_rate');
  if (!names.conditions.has(IN_QUOTA)) row.fault('id', 'unknown_condition', IN_QUOTA);
  const order = id.replace(/^(\d\d)(\d{4})\/\d+$/, '$1.$2');

  return {
    ...PLAIN_MEASURE,
    id: `quota-${id}`,
    program: 'tariff_quota',
    kind: 'base',
    heading: order,
    title: `Tariff quota ${order}`,
    rateText,
    rate: rate ?? { form: 'unknown' },
    ...scopeOf(row, names),
    needs: [{ key: IN_QUOTA, parameter: null }, ...readNeeds(row, 'needs', names.conditions)],
    ...sourceOf(row),
  };
}
