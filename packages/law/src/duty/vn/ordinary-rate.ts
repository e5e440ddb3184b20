import type { DutyRequest, MeasureEntry } from '../estimate.ts';
import { measure } from '../measure.ts';
import { stateText } from '../state-rate.ts';

/**
 * Origins outside the World Trade Organization without a trade agreement with Vietnam that the project knows of: the
 * ordinary rate may hold for their goods. Source: membership of the WTO, 2026.
 */
const MAY_BE_ORDINARY = 'AZ BA DZ ER ET IQ IR KP LB LY SD SO SS ST SY TM'.split(' ');

/** The ordinary rate as a hint for goods that may not have the most-favoured-nation rate. */
export function ordinaryRateEntries({ line, inputs }: DutyRequest): readonly MeasureEntry[] {
  if (inputs.origin === null || !MAY_BE_ORDINARY.includes(inputs.origin) || line.column2Rate === null)
    return [];

  const stated = stateText(line.column2Rate, 'VN', inputs);
  const facts = measure({
    key: 'ordinary_rate',
    group: 'country',
    legalBasis: 'Law on Export and Import Duties 107/2016/QH13, article 5(3)(c)',
    title: 'Ordinary rate in the place of the most-favoured-nation rate',
    from: '2016-09-01',
    certainty: 'may_apply',
    reason: 'not_most_favoured',
    url: 'https://vbpl.vn/TW/Pages/vbpq-toanvan.aspx?ItemID=107015',
  });

  return [
    {
      measure: facts,
      reason: 'not_most_favoured',
      rateText: line.column2Rate,
      pct: stated.pct,
      amount: null,
      missing: [],
    },
  ];
}
