import type { Translate } from '@svc/i18n/translate';
import type { CostLine, LandedCost, PossibleCharge } from '@svc/law/landed/landed-cost';
import { dutyEstimate, missingInput, type DutyFrame } from './duty-estimate.ts';
import { measureEntry } from './duty-measure.ts';
import { moneyText } from './stated-rate.ts';

const BASIS_WORDS = {
  invoice: 'duty.basis_invoice',
  fob: 'duty.basis_fob',
  cif: 'duty.basis_cif',
  schedule: 'duty.basis_schedule',
  duties: 'duty.basis_duties',
  taxes: 'duty.basis_taxes',
  quantity: 'duty.basis_goods',
} as const satisfies Readonly<Record<CostLine['basis'], Parameters<Translate>[0]>>;

/** A landed cost as the interface names its fields. */
export function landedCost(cost: LandedCost, frame: DutyFrame) {
  const { request, t } = frame;
  const { totals } = cost;

  return {
    currency: request.inputs.currency,
    customs_value_basis: cost.valueBasis,
    lines: cost.lines.map((line) => costLine(line, t)),
    totals: {
      duty: moneyText(totals.duty),
      additional: moneyText(totals.additional),
      fees: moneyText(totals.fees),
      taxes: moneyText(totals.taxes),
      landed: moneyText(totals.landed),
    },
    applied: cost.lines.filter(isCharge).map((line) => appliedCharge(line, t)),
    may_apply: [
      ...cost.duty.mayApply.map((entry) => measureEntry(entry, t)),
      ...cost.possible.map((charge) => possibleCharge(charge, t)),
    ],
    missing_inputs: cost.missing.map((input) => missingInput(input, t)),
    duty: dutyEstimate(cost.duty, frame),
    disclaimer: t('disclaimer.landed_cost'),
  };
}

function isCharge({ group }: CostLine): boolean {
  return group !== 'goods';
}

function costLine(line: CostLine, t: Translate) {
  return {
    key: keyOf(line),
    label: labelOf(line, t),
    basis: t(BASIS_WORDS[line.basis]),
    rate: line.rate,
    amount: moneyText(line.amount),
  };
}

function appliedCharge(line: CostLine, t: Translate) {
  return {
    key: keyOf(line),
    title: labelOf(line, t),
    basis: line.legalBasis ?? t(BASIS_WORDS[line.basis]),
    rate: line.rate,
    amount: moneyText(line.amount),
    url: line.url,
  };
}

function keyOf({ key, entry }: CostLine): string {
  return entry === null ? key : entry.measure.key;
}

function labelOf({ key, entry }: CostLine, t: Translate): string {
  if (entry !== null) return entry.measure.title;
  return key === 'additional' ? key : t(`duty.line_${key}`);
}

function possibleCharge(charge: PossibleCharge, t: Translate) {
  return {
    key: charge.key,
    legal_basis: charge.legalBasis,
    code: null,
    title: charge.title,
    rate: charge.pct === null ? null : `${charge.pct}%`,
    pct: charge.pct === null ? null : Number(charge.pct),
    from: charge.from,
    to: charge.to,
    reason: t(`duty.reason_${charge.reason}`),
    url: charge.url,
    amount: null,
  };
}
