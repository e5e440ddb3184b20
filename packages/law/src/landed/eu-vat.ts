import { roundMoney, type Decimal } from '@svc/tariff/rates/decimal';
import { costLine, type CostLine } from './landed-cost.ts';

/** A standard rate in percent from an ISO date on. */
type RateFrom = readonly [from: string, pct: string];

const URL = 'https://taxation-customs.ec.europa.eu/taxation/vat/vat-directive/vat-rates_en';

/**
 * Standard rates of value added tax by member state, oldest first. Source: "VAT rates applied in the Member States" of the
 * European Commission and the acts that changed them since 2018. Reduced rates turn on the goods and are not listed.
 */
const VAT_RATES: Readonly<Record<string, readonly RateFrom[]>> = {
  AT: [['1984-01-01', '20']],
  BE: [['1996-01-01', '21']],
  BG: [['1999-01-01', '20']],
  CY: [['2014-01-13', '19']],
  CZ: [['2013-01-01', '21']],
  DE: [
    ['2007-01-01', '19'],
    ['2020-07-01', '16'],
    ['2021-01-01', '19'],
  ],
  DK: [['1992-01-01', '25']],
  EE: [
    ['2009-07-01', '20'],
    ['2024-01-01', '22'],
    ['2025-07-01', '24'],
  ],
  ES: [['2012-09-01', '21']],
  FI: [
    ['2013-01-01', '24'],
    ['2024-09-01', '25.5'],
  ],
  FR: [['2014-01-01', '20']],
  GR: [['2016-06-01', '24']],
  HR: [['2013-01-01', '25']],
  HU: [['2012-01-01', '27']],
  IE: [
    ['2012-01-01', '23'],
    ['2020-09-01', '21'],
    ['2021-03-01', '23'],
  ],
  IT: [['2013-10-01', '22']],
  LT: [['2009-09-01', '21']],
  LU: [
    ['2015-01-01', '17'],
    ['2023-01-01', '16'],
    ['2024-01-01', '17'],
  ],
  LV: [['2012-07-01', '21']],
  MT: [['2004-01-01', '18']],
  NL: [['2012-10-01', '21']],
  PL: [['2011-01-01', '23']],
  PT: [['2011-01-01', '23']],
  RO: [
    ['2017-01-01', '19'],
    ['2025-08-01', '21'],
  ],
  SE: [['1990-07-01', '25']],
  SI: [['2013-07-01', '22']],
  SK: [
    ['2011-01-01', '20'],
    ['2025-01-01', '23'],
  ],
};

/** The standard rate of a member state on a date, in percent; null where it is not known. */
export function vatRate(member: string, date: string): string | null {
  const rates = Object.hasOwn(VAT_RATES, member) ? VAT_RATES[member] : undefined;
  return rates?.findLast(([from]) => from <= date)?.[1] ?? null;
}

/** Value added tax on a base, rounded to two decimals. */
export function vatOn(base: Decimal, pct: string): Decimal {
  return roundMoney(base.times(pct).dividedBy(100));
}

/** The line of value added tax: of the customs value and the duties, at the standard rate of the destination. */
export function vatLine(destination: string | null, date: string, base: Decimal | null): CostLine {
  const pct = destination === null ? null : vatRate(destination, date);

  return costLine({
    key: 'vat',
    group: 'taxes',
    basis: 'duties',
    rate: pct === null ? null : `${pct}%`,
    amount: pct === null || base === null ? null : vatOn(base, pct),
    legalBasis: 'Directive 2006/112/EC, articles 85, 86 and 97',
    url: URL,
  });
}
