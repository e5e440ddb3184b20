import { describe, expect, it } from '@jest/globals';
import { shippedLaw } from './law-book.ts';
import { groupBy } from './group-by.ts';
import { applicableMeasures, type ApplicableMeasure } from './duty/applicable-measures.ts';
import type { Condition } from './pack/condition.ts';
import type { ListRow } from './pack/goods.ts';
import type { Measure } from './pack/measure.ts';

const LAW = shippedLaw('US');
const { pack } = LAW;
/** A code that no list names, for measures on all goods. */
const ANY_GOODS = '9503000073';
/** Origins for measures on all of them. */
const ANYWHERE = ['VN', 'AU', 'SG'];
const DAY_MS = 86_400_000;

const shifted = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

// The value that meets a condition.
function meeting({ means }: Condition, parameter: string | null): string {
  switch (means.is) {
    case 'no':
      return 'false';
    case 'parameter':
      return parameter ?? '';
    case 'one_of':
      return means.words[0] ?? '';
    case 'compared':
      return means.by.startsWith('<') ? means.limit.minus(1).toFixed() : means.limit.plus(1).toFixed();
    case 'yes':
    case 'given':
      return 'true';
  }
}

interface Tried {
  readonly code: string;
  readonly needs: ListRow['needs'];
}

// Codes of a measure with the conditions of their rows, as they are on a day.
function goodsOf({ goods }: Measure, day: string): readonly Tried[] {
  const rows = goods.lists.flatMap(({ name }) => pack.lists.get(name) ?? []);
  const held = rows.filter(({ from, to }) => (from ?? day) <= day && (to ?? day) >= day);
  const own = [...(goods.isAll ? [ANY_GOODS] : []), ...goods.codes];
  return [
    ...own.map((code) => ({ code, needs: [] })),
    ...held.flatMap(({ codes, needs }) => codes.map((code) => ({ code, needs }))),
  ];
}

function originOf({ origins, exceptOrigins }: Measure, date: string): string {
  if (origins === null) return ANYWHERE.find((origin) => !LAW.isOf(exceptOrigins, origin, date)) ?? 'VN';
  const first = origins[0]?.code ?? 'VN';
  return pack.groups.find(({ group }) => group === first)?.origins[0] ?? first;
}

function holding(measure: Measure, { code, needs }: Tried, date: string): ApplicableMeasure | undefined {
  const met = [...measure.needs, ...needs].map((need) => {
    const condition = LAW.condition(need);
    return [condition.input, meeting(condition, need.parameter)] as const;
  });
  const facts = { customs_value: '100', ...Object.fromEntries(met) };
  const goods = { digits: code, origin: originOf(measure, date), date, claim: null, facts };
  return applicableMeasures(LAW, goods).find((held) => held.measure === measure);
}

const holdsFor = (measure: Measure, date: string): Tried | undefined =>
  goodsOf(measure, date).find((tried) => holding(measure, tried, date) !== undefined);

const DATED = pack.measures.filter(({ status }) => status !== 'suspended');

describe('a US measure', () => {
  it('applies from its first day, not the day before', () => {
    const wrong = DATED.filter((measure) => {
      const tried = holdsFor(measure, measure.from);
      return tried === undefined || holding(measure, tried, shifted(measure.from, -1)) !== undefined;
    });

    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('applies through its last day, not the day after', () => {
    const wrong = DATED.filter(({ to }) => to !== null).filter((measure) => {
      const last = measure.to ?? measure.from;
      const tried = holdsFor(measure, last);
      return tried === undefined || holding(measure, tried, shifted(last, 1)) !== undefined;
    });

    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('follows its predecessor with the same stem without gap or overlap', () => {
    const periods = groupBy(pack.measures, ({ id }) => id.replace(/\/\d+$/, ''));
    const broken = [...periods.values()].flatMap((rows) =>
      rows.slice(1).filter(({ from }, at) => {
        const before = rows[at]?.to ?? null;
        return before === null || from <= before;
      }),
    );

    expect(broken.map(({ id }) => id)).toEqual([]);
  });
});
