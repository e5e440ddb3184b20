import { measureEntry, measureKey, moneyText } from '@svc/classifier/stages/explain/measure-entry';
import type { Translate } from '@svc/i18n/translate';
import type { CostLine, LandedCost, PossibleCharge } from '@svc/law/landed/landed-cost';
import { disclaimerOf, dutyEstimate, missingInputs, type DutyFrame } from './duty-estimate.ts';

const BASIS_WORDS = {
  invoice: 'duty.basis_invoice',
  fob: 'duty.basis_fob',
  cif: 'duty.basis_cif',
  schedule: 'duty.basis_schedule',
  duties: 'duty.basis_duties',
  taxes: 'duty.basis_taxes',
  quantity: 'duty.basis_goods',
} as const satisfies Readonly<Record<CostLine['basis'], Parameters<Translate>[0]>>;

export function landedCost(cost: LandedCost, frame: DutyFrame) {
  const { request, t } = frame;
  const { totals } = cost;
  const duty = dutyEstimate(cost.duty, frame);
  const { market, origin, date, known_until, measures, flags, prohibited } = duty;

  return {
    market,
    origin,
    date,
    known_until,
    measures,
    flags,
    definite: duty.definite && cost.missing.length === 0 && cost.possible.length === 0,
    prohibited,
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
    missing_inputs: missingInputs({ missing: cost.missing, questions: cost.duty.questions }, frame),
    duty,
    disclaimer: disclaimerOf(cost.duty, frame, 'disclaimer.landed_cost'),
  };
}

function isCharge({ group }: CostLine): boolean {
  return group !== 'goods';
}

function costLine(line: CostLine, t: Translate) {
  return {
    key: keyOf(line),
    label: labelOf(line, t),
    // An additional duty is not in the schedule: its law says its rate.
    basis: line.basis === 'schedule' ? basisOf(line, t) : t(BASIS_WORDS[line.basis]),
    rate: line.rate,
    amount: moneyText(line.amount),
  };
}

function basisOf({ basis, legalBasis }: CostLine, t: Translate): string {
  return legalBasis ?? t(BASIS_WORDS[basis]);
}

function appliedCharge(line: CostLine, t: Translate) {
  return {
    key: keyOf(line),
    title: labelOf(line, t),
    basis: basisOf(line, t),
    rate: line.rate,
    amount: moneyText(line.amount),
    url: line.url,
  };
}

function keyOf({ key, entry }: CostLine): string {
  return entry === null ? key : measureKey(entry.measure);
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
    rate: charge.rate,
    pct: charge.pct === null ? null : Number(charge.pct),
    from: charge.from,
    to: charge.to,
    reason: t(`duty.reason_${charge.reason}`),
    reason_code: charge.reason,
    url: charge.url,
    amount: null,
    status: 'in_force' as const,
  };
}
