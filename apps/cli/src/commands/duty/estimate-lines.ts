import type { dutyEstimate } from '@svc/wire/duty-estimate';

type Estimate = ReturnType<typeof dutyEstimate>;

/** An estimate for people: what was applied, then what may apply, then what is missing. */
export function estimateLines(title: string, estimate: Estimate): readonly string[] {
  const { applied, may_apply, missing_inputs, preferences } = estimate;
  return [
    title,
    ...applied.map(
      ({ title: name, rate, amount, basis }) => `  ${name}: ${rate ?? '?'} = ${amount ?? '?'} (${basis})`,
    ),
    inAll(estimate),
    ...preferences.map(
      ({ name, condition, rate }) => `  preference: ${name}, ${rate?.rate_text ?? '?'}: ${condition}`,
    ),
    ...may_apply.map(({ title: name, rate, reason }) => `  may apply: ${name}, ${rate ?? '?'}: ${reason}`),
    ...missing_inputs.map(
      ({ field, unit, why }) => `  missing: ${field}${unit === null ? '' : ` (${unit})`}: ${why}`,
    ),
    estimate.disclaimer,
  ];
}

function inAll({
  available,
  effective_pct,
  min_pct,
  max_pct,
  amount,
  currency,
  rate_text,
}: Estimate): string {
  if (!available) return `  the rate is not available: ${rate_text ?? 'none is published'}`;
  const pct = effective_pct === null ? `${min_pct ?? 0} to ${max_pct ?? '?'}` : String(effective_pct);
  return `  in all: ${pct} %${amount === null ? '' : `, ${amount} ${currency}`}`;
}
