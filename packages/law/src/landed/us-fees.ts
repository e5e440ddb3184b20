import { findProgramme } from '../duty/programmes.ts';
import { Decimal, roundMoney } from '@svc/tariff/rates/decimal';
import type { MissingInput } from '@svc/tariff/rates/inputs';
import { costLine, type CostLine, type LandedCostRequest } from './landed-cost.ts';

/** Least and most of the merchandise processing fee of a fiscal year, and the fee of an informal entry, in USD. */
interface FeeYear {
  /** ISO date of its first day. */
  readonly from: string;
  readonly min: string;
  readonly max: string;
  /** Of an automated informal entry; null where the project does not know it. */
  readonly informal: string | null;
}

/** Source: general notices of U.S. Customs and Border Protection on user fees, 19 CFR 24.22 and 24.23, by fiscal year. */
const FEE_YEARS: readonly FeeYear[] = [
  { from: '2011-10-01', min: '25', max: '485', informal: null },
  { from: '2018-01-01', min: '25.67', max: '497.99', informal: null },
  { from: '2018-10-01', min: '26.22', max: '508.70', informal: null },
  { from: '2019-10-01', min: '26.79', max: '519.76', informal: null },
  { from: '2020-10-01', min: '27.23', max: '528.33', informal: null },
  { from: '2021-10-01', min: '27.75', max: '538.40', informal: null },
  { from: '2022-10-01', min: '29.66', max: '575.35', informal: null },
  { from: '2023-10-01', min: '31.67', max: '614.35', informal: '2.53' },
  { from: '2024-10-01', min: '32.71', max: '634.62', informal: '2.62' },
  { from: '2025-10-01', min: '33.58', max: '651.50', informal: '2.69' },
];
/** Last day that the newest row is published for; later entries take it and say so. */
export const FEES_KNOWN_UNTIL = '2026-09-30';

const MPF_PCT = '0.3464';
const HMF_PCT = '0.125';
const MPF_URL = 'https://www.cbp.gov/trade/basic-import-export/user-fee-table';
const HMF_URL = 'https://www.ecfr.gov/current/title-19/section-24.24';

/** The merchandise processing fee of a formal entry: a percentage of the value between the bounds of its fiscal year. */
export function processingFee(value: Decimal, date: string): Decimal {
  const { min, max } = feeYear(date);
  return roundMoney(Decimal.min(Decimal.max(value.times(MPF_PCT).dividedBy(100), min), max));
}

/** The harbor maintenance fee of cargo by sea. */
export function harborFee(value: Decimal): Decimal {
  return roundMoney(value.times(HMF_PCT).dividedBy(100));
}

/** Fees of the United States on a customs value. */
export function usFees(
  request: LandedCostRequest,
  value: Decimal | null,
  claimed: string | null,
): { readonly lines: readonly CostLine[]; readonly missing: readonly MissingInput[] } {
  const { mode } = request;
  const isFree = claimed !== null && findProgramme('US', claimed)?.isFreeOfProcessingFee === true;
  const harbor = mode === 'ocean' || mode === null ? [harborLine(mode === null ? null : value)] : [];

  return {
    lines: [...(isFree ? [] : [processingLine(request, value)]), ...harbor],
    missing: mode === null ? [{ field: 'mode', unit: null, why: 'mode' }] : [],
  };
}

function processingLine({ duty, entryType }: LandedCostRequest, value: Decimal | null): CostLine {
  const { date } = duty.inputs;
  const year = feeYear(date);
  const common = {
    key: 'mpf',
    group: 'fees',
    basis: 'fob',
    legalBasis: '19 CFR 24.23',
    url: MPF_URL,
  } as const;
  if (entryType === 'informal') {
    const amount = year.informal === null ? null : new Decimal(year.informal);
    return costLine({ ...common, rate: year.informal === null ? null : `$${year.informal}`, amount });
  }

  const rate = `${MPF_PCT}% MIN $${year.min} MAX $${year.max}`;

  return costLine({ ...common, rate, amount: value === null ? null : processingFee(value, date) });
}

function harborLine(value: Decimal | null): CostLine {
  return costLine({
    key: 'hmf',
    group: 'fees',
    basis: 'fob',
    rate: `${HMF_PCT}%`,
    amount: value === null ? null : harborFee(value),
    legalBasis: '19 CFR 24.24',
    url: HMF_URL,
  });
}

function feeYear(date: string): FeeYear {
  const year = FEE_YEARS.findLast(({ from }) => from <= date) ?? FEE_YEARS[0];
  if (year === undefined) throw new Error('the list of fiscal years is empty');
  return year;
}
