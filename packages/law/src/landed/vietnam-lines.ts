import { Decimal, roundMoney } from '@svc/tariff/rates/decimal';
import { evaluateRate } from '@svc/tariff/rates/evaluate-rate';
import type { MissingInput, RateInputs } from '@svc/tariff/rates/inputs';
import { parseRate } from '@svc/tariff/rates/parse-rate';
import type { SpecificRate } from '@svc/tariff/rates/rate';
import { readUnit } from '@svc/tariff/rates/units';
import type { Law } from '../law.ts';
import type { TaxRow } from '../pack/charge.ts';
import { costLine, type Charges, type CostLine, type LandedCostRequest } from './landed-cost.ts';
import { owedTax, possibleCharge, possibleTaxes } from './tax-rows.ts';

const NONE = { pct: '0', text: null, missing: [] } as const;

/** Value and duties that the taxes are computed from; null if unknown. */
export interface TaxedValue {
  readonly value: Decimal | null;
  readonly duty: Decimal | null;
  readonly additional: Decimal | null;
}

interface TaxPct {
  /** Null if the case is unknown. */
  readonly pct: string | null;
  readonly text: string | null;
  readonly missing: readonly MissingInput[];
}

/** Taxes of Vietnam after the duties, in legal order. */
export function vietnamTaxes(request: LandedCostRequest, law: Law, taxed: TaxedValue) {
  const { line, inputs } = request.duty;
  const row = owedTax(law, 'special_consumption', request.duty);
  const special = specialOf(row, request);
  const vatRule = vatRuleOf(law, request.duty);
  const vat = pctOf(vatRule.text, 'vat_case', request.vatCase, inputs);
  const environment = environmentOf(owedTax(law, 'environment', request.duty), line.extra, inputs);
  const amounts = amountsOf(taxed, { special: special.pct, environment: environment.amount, vat: vat.pct });
  const specialLine = taxLine('special_consumption', row, special, amounts?.specialConsumption ?? null);

  return {
    lines: [
      ...(row === null ? [] : [specialLine]),
      ...environment.lines,
      taxLine('vat', vatRule.row, vat, amounts?.vat ?? null),
    ],
    missing: [...special.missing, ...environment.missing, ...vat.missing],
    possible: isReducible(row) ? vatRule.possible.map(possibleCharge) : [],
  };
}

// Goods under special consumption tax have the standard rate; in a case outside that tax the reduced one may apply.
function isReducible(special: TaxRow | null): boolean {
  return special === null || special.rateText?.includes('*') === true;
}

const TWO_CASES = /^(?:8\/10|10\/8)$/;

// A workbook prints the rate of a line, both rates, or its cases, which are otherwise rows of the pack; it marks lines
// excluded from the reduction by naming 10 first.
function vatRuleOf(law: Law, duty: LandedCostRequest['duty']) {
  const row = owedTax(law, 'vat', duty);
  const text = vatText(row, duty);
  const rule = { row, text: row?.rateText ?? '0', possible: [] };
  if (row?.kind === 'relief') return rule;
  if (text === '') return { ...rule, possible: possibleTaxes(law, duty) };
  if (!TWO_CASES.test(text)) return { ...rule, text };

  const lower = isLeftOut(text, duty) ? undefined : possibleTaxes(law, duty)[0];
  return lower?.rateText == null ? rule : { ...rule, row: lower, text: lower.rateText };
}

function vatText(row: TaxRow | null, { line }: LandedCostRequest['duty']): string {
  const cases = row?.rateText ?? '';
  return printed(line.extra['vat']) || (cases.includes('/') ? cases : '');
}

function isLeftOut(text: string, { line }: LandedCostRequest['duty']): boolean {
  return text === '10/8' || printed(line.extra['vat_reduction']) !== '';
}

function printed(cell: unknown): string {
  return typeof cell === 'string' ? cell.trim() : '';
}

interface KnownTaxes {
  readonly special: string | null;
  readonly environment: Decimal | null;
  readonly vat: string | null;
}

function amountsOf({ value, duty, additional }: TaxedValue, taxes: KnownTaxes) {
  if (value === null || duty === null || additional === null) return null;

  // An unknown tax counts as zero here; its line and those computed from it have no amount.
  const known = vietnamCascade({
    value,
    duty,
    additional,
    specialConsumptionPct: taxes.special ?? '0',
    environment: taxes.environment ?? new Decimal(0),
    vatPct: taxes.vat ?? '0',
  });
  const hasAll = !Object.values(taxes).includes(null);

  return {
    specialConsumption: taxes.special === null ? null : roundMoney(known.specialConsumption),
    vat: hasAll || taxes.vat === '0' ? roundMoney(known.vat) : null,
  };
}

function taxLine(
  key: 'special_consumption' | 'vat',
  row: TaxRow | null,
  tax: TaxPct,
  amount: Decimal | null,
): CostLine {
  const rate = tax.pct === null ? tax.text : `${tax.pct}%`;
  const basis = key === 'vat' ? 'taxes' : 'duties';
  return costLine({ key, group: 'taxes', basis, rate, amount, source: row });
}

// A percentage with an additional amount per piece is listed but not computed.
function specialOf(row: TaxRow | null, { duty, specialConsumptionCase }: LandedCostRequest): TaxPct {
  const text = row?.rateText ?? null;
  if (text === null) return NONE;
  if (parseRate(text, 'VN').kind === 'unread') {
    const missing = [{ field: 'special_consumption_tax', unit: 'VND', why: 'statutory_list' }] as const;
    return { pct: null, text, missing };
  }

  return pctOf(text, 'special_consumption_case', specialConsumptionCase, duty.inputs);
}

// A case outside the scope of the tax is written `*` and counts as zero.
function pctOf(text: string, field: string, rateCase: number | null, inputs: RateInputs): TaxPct {
  const rate = parseRate(text, 'VN');
  const cases = rate.kind === 'alternatives' ? rate.rates : [rate];
  const chosen = cases.length === 1 ? cases[0] : cases[(rateCase ?? 0) - 1];
  if (chosen === undefined || chosen.kind === 'unread') {
    return { pct: null, text, missing: [{ field, unit: `1\u2013${cases.length}`, why: 'tax_case' }] };
  }

  const ofHundred = evaluateRate(chosen, { ...inputs, customsValue: new Decimal(100) });

  return { pct: ofHundred.isGranted ? ofHundred.low.toFixed() : '0', text, missing: [] };
}

function environmentOf(
  row: TaxRow | null,
  extra: Readonly<Record<string, unknown>>,
  inputs: RateInputs,
): Omit<Charges, 'possible'> & { readonly amount: Decimal | null } {
  const rate = perUnit(row?.rateText ?? '');
  if (rate === null) {
    const isMarked = row !== null || typeof extra['environment'] === 'string';
    const missing = [{ field: 'environment_tax', unit: 'VND', why: 'statutory_list' }] as const;
    return isMarked
      ? { amount: null, lines: [environmentLine(row, null)], missing }
      : { amount: new Decimal(0), lines: [], missing: [] };
  }

  const outcome = evaluateRate(rate, inputs);
  const amount = outcome.high === null ? null : roundMoney(outcome.low);

  return { amount, lines: [environmentLine(row, amount)], missing: outcome.missing };
}

const PER_UNIT = /^(\d+(?:\.\d+)?) VND\/(kg|l|t)$/;

function perUnit(text: string): SpecificRate | null {
  const [, value, unit] = PER_UNIT.exec(text) ?? [];
  const known = readUnit(unit ?? '');
  if (value === undefined || known === null) return null;
  const plain = { basis: null, times: null, over: null } as const;
  return { kind: 'specific', value, currency: 'VND', per: '1', unit: known, ...plain };
}

function environmentLine(row: TaxRow | null, amount: Decimal | null): CostLine {
  const rate = row?.rateText ?? null;
  return costLine({ key: 'environment', group: 'taxes', basis: 'quantity', rate, amount, source: row });
}

/** Inputs of Vietnam's taxes, in VND; percentages as decimal text. */
interface CascadeInputs {
  /** Customs value (CIF). */
  readonly value: Decimal;
  readonly duty: Decimal;
  readonly additional: Decimal;
  readonly specialConsumptionPct: string;
  readonly environment: Decimal;
  readonly vatPct: string;
}

/**
 * Taxes after the duties, unrounded: special consumption tax on value and duties, then value added tax on everything before it (Law 66/2025/QH15, article
 * 6; Law 48/2024/QH15, article 7).
 */
export function vietnamCascade(inputs: CascadeInputs) {
  const { value, duty, additional, environment } = inputs;
  const dutiable = value.plus(duty).plus(additional);
  const specialConsumption = dutiable.times(inputs.specialConsumptionPct).dividedBy(100);
  const vat = dutiable.plus(specialConsumption).plus(environment).times(inputs.vatPct).dividedBy(100);
  const total = Decimal.sum(duty, additional, specialConsumption, environment, vat);

  return { specialConsumption, vat, total };
}
