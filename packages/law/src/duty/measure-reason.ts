import type { Measure } from '../pack/measure.ts';
import type { Stacked } from './stack-measures.ts';

/** Why a measure applies or may apply: a stable code, rendered by the API. */
export type MeasureReason =
  | 'origin_and_code'
  | 'code'
  | 'origin_unknown'
  | 'content'
  | 'exclusion'
  | 'use'
  | 'quota'
  | 'producer'
  | 'schedule_note'
  | 'unknown_rate'
  | 'entry_price'
  | 'part_of_line'
  | 'announced';

const CONTENT = /_content_|_weight_/;

export function reasonOf(stacked: Stacked): MeasureReason {
  const { measure, standing, reason } = stacked;
  if (standing === 'owed') return measure.origins === null ? 'code' : 'origin_and_code';
  if (standing === 'unless') return 'exclusion';
  if (reason === 'hint') return hintReason(measure);
  return reason === 'condition' ? conditionReason(stacked) : (reason ?? 'use');
}

function conditionReason({ measure, open, victims }: Stacked): MeasureReason {
  if (open.length === 0 && victims.length > 0) return 'exclusion';
  if (measure.kind === 'quota') return 'quota';
  if (open.some(({ condition }) => CONTENT.test(condition.input))) return 'content';
  if (open.some(({ parameter }) => parameter !== null)) return 'producer';
  return open.some(({ condition }) => condition.input === 'within_quota') ? 'quota' : 'use';
}

function hintReason({ rate, kind }: Measure): MeasureReason {
  if (rate.form === 'at_most' || rate.form === 'by_firm') return 'producer';
  if (kind === 'quota' || rate.form === 'quota') return 'quota';
  return rate.form === 'unknown' ? 'unknown_rate' : 'use';
}
