import { FEES_KNOWN_UNTIL } from './us-fees.ts';
import type { LandedCostRequest, PossibleCharge } from './landed-cost.ts';

const EXCISE_CHAPTERS = ['22', '24', '27'];
const REDUCED_VAT_CHAPTERS = [
  '01',
  '02',
  '03',
  '04',
  '07',
  '08',
  '09',
  '10',
  '11',
  '15',
  '16',
  '19',
  '20',
  '21',
  '22',
  '30',
  '49',
];

const EXCISE_US: PossibleCharge = {
  key: 'federal_excise',
  title: 'Federal excise tax on alcohol, tobacco and fuel',
  legalBasis: '26 U.S.C. chapters 51, 52 and 31',
  pct: null,
  from: '1986-10-22',
  to: null,
  reason: 'unknown_rate',
  url: 'https://www.ttb.gov/tax-audit/tax-and-fee-rates',
};

const EXCISE_EU: PossibleCharge = {
  key: 'excise_duty',
  title: 'Excise duty of the member state on alcohol, tobacco and energy',
  legalBasis: 'Directive (EU) 2020/262',
  pct: null,
  from: '2023-02-13',
  to: null,
  reason: 'unknown_rate',
  url: 'https://taxation-customs.ec.europa.eu/taxation/excise-duties_en',
};

const REDUCED_VAT: PossibleCharge = {
  key: 'vat_reduced',
  title: 'Reduced rate of value added tax of the member state',
  legalBasis: 'Directive 2006/112/EC, article 98 and annex III',
  pct: null,
  from: '2006-11-28',
  to: null,
  reason: 'use',
  url: 'https://ec.europa.eu/taxation_customs/tedb/',
};

const LATER_FEES: PossibleCharge = {
  key: 'mpf_later_bounds',
  title: 'Bounds of the merchandise processing fee of a later fiscal year',
  legalBasis: '19 CFR 24.23',
  pct: null,
  from: '2026-10-01',
  to: null,
  reason: 'unknown_rate',
  url: 'https://www.cbp.gov/trade/basic-import-export/user-fee-table',
};

/** Charges that code and date do not settle. */
export function possibleCharges({ duty }: LandedCostRequest): readonly PossibleCharge[] {
  const { market, line, inputs } = duty;
  const chapter = (line.codeDigits ?? '').slice(0, 2);
  const isExcised = EXCISE_CHAPTERS.includes(chapter);
  if (market === 'US') {
    return [...(isExcised ? [EXCISE_US] : []), ...(inputs.date > FEES_KNOWN_UNTIL ? [LATER_FEES] : [])];
  }
  if (market === 'VN') return [];

  return [
    ...(isExcised ? [EXCISE_EU] : []),
    ...(REDUCED_VAT_CHAPTERS.includes(chapter) ? [REDUCED_VAT] : []),
  ];
}
