import type { Market } from '@svc/tariff/market';
import { parseSimpleRate } from '@svc/tariff/rates/parse-simple-rate';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { AdditionalDuty, DutySummary } from '../../classification.ts';
import type { Words } from './words.ts';

const CURRENCIES = { US: 'USD', EU: 'EUR', VN: 'VND' } as const;

const mayApply = (line: ScheduleLine, words: Words): AdditionalDuty[] =>
  line.additionalDuties === null || line.additionalDuties === ''
    ? []
    : [
        {
          key: 'additional_duties',
          legal_basis: null,
          code: null,
          title: line.additionalDuties,
          rate: null,
          pct: null,
          from: null,
          to: null,
          reason: words.say('additional_duties_noted'),
          url: null,
          amount: null,
        },
      ];

/** Sums up a line's general rate; only a plain percentage is read, any other text is given as published. */
export function dutyOf(line: ScheduleLine, market: Market, words: Words): DutySummary {
  const rate =
    line.dutyRate === null ? null : parseSimpleRate(line.dutyRate, { isBarePercent: market === 'VN' });
  const pct = rate === null ? null : Number(rate.pct);
  return {
    available: rate !== null,
    rate_text: line.dutyRate,
    rate_basis: 'general',
    effective_pct: pct,
    min_pct: pct,
    max_pct: pct,
    additional_pct: 0,
    additional: [],
    may_apply: mayApply(line, words),
    specific: false,
    currency: CURRENCIES[market],
  };
}
