import type { RateInputs } from '@svc/tariff/rates/inputs';
import { isRead, parseRate } from '@svc/tariff/rates/parse-rate';
import type { Rate, ReferenceRate, ReferenceTarget } from '@svc/tariff/rates/rate';
import { UNSETTLED } from '@svc/tariff/rates/references';
import type { DutyRequest } from './estimate.ts';

/** Column of a schedule; a reference to another line means the same column there. */
type RateColumn = 'dutyRate' | 'column2Rate';

const NAMED: readonly ReferenceTarget[] = ['subheadings'];

/** Inputs for a referenced column: the rates of the given line, else of the provisions that the text names. */
export function following(request: DutyRequest, column: RateColumn): RateInputs {
  const { inputs, linesUnder } = request;
  if (linesUnder === undefined) return inputs;

  return {
    ...inputs,
    provisions: (reference) =>
      ratesOf(
        codesOf(reference, request).flatMap((digits) => linesUnder(digits)),
        request,
        column,
      ),
  };
}

function codesOf({ to, codes }: ReferenceRate, { applicableCode }: DutyRequest): readonly string[] {
  if (UNSETTLED.includes(to)) return [];
  if (applicableCode !== null && applicableCode !== undefined) return [applicableCode];
  return NAMED.includes(to) ? codes.map((code) => code.replaceAll('.', '')) : [];
}

function ratesOf(
  lines: readonly DutyRequest['line'][],
  { market }: DutyRequest,
  column: RateColumn,
): readonly Rate[] {
  const texts = new Set(lines.map((line) => line[column] ?? line.dutyRate).filter((text) => text !== null));
  return [...texts].map((text) => parseRate(text, market)).filter(isRead);
}
