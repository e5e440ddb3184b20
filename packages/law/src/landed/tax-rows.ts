import { type Decimal, roundMoney } from '@svc/tariff/rates/decimal';
import type { Law } from '../law.ts';
import type { TaxRow } from '../pack/charge.ts';
import { isMet } from '../pack/condition.ts';
import type { DutyRequest } from '../duty/estimate.ts';
import { factsOf } from '../duty/estimate-duty.ts';
import { costLine, type CostLine, type PossibleCharge } from './landed-cost.ts';

/** The row of a tax that goods owe, or of their relief; null if none applies. */
export function owedTax(
  law: Law,
  key: TaxRow['key'],
  request: DutyRequest,
  destination: string | null = null,
): TaxRow | null {
  const given = factsOf(request, null);
  const rows = law
    .taxes(key, request.line.codeDigits ?? '', request.inputs.date)
    .filter(
      ({ kind, destination: of, needs }) =>
        kind !== 'may_apply' &&
        (of === null || of === destination) &&
        needs.every((need) => isMet(law.condition(need), need.parameter, given) === true),
    );
  return rows.find(({ kind }) => kind === 'relief') ?? rows[0] ?? null;
}

export function possibleTaxes(law: Law, { line, inputs }: DutyRequest): readonly TaxRow[] {
  return (['excise', 'vat'] as const)
    .flatMap((key) => law.taxes(key, line.codeDigits ?? '', inputs.date))
    .filter(({ kind }) => kind === 'may_apply');
}

export function possibleCharge({ id, title, legalBasis, rateText, from, to, url }: TaxRow): PossibleCharge {
  return {
    key: id,
    title,
    legalBasis,
    rate: rateText === null ? null : `${rateText}%`,
    pct: rateText,
    from,
    to,
    url,
    reason: rateText === null && !id.startsWith('vat') ? 'unknown_rate' : 'use',
  };
}

/** Value added tax line of a member state: on the customs value and the duties, at its standard rate. */
export function vatLine(row: TaxRow | null, base: Decimal | null): CostLine {
  const pct = row?.rateText ?? null;
  const amount = pct === null || base === null ? null : roundMoney(base.times(pct).dividedBy(100));
  const rate = pct === null ? null : `${pct}%`;
  return costLine({ key: 'vat', group: 'taxes', basis: 'duties', rate, amount, source: row });
}
