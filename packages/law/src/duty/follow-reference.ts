import type { RateInputs } from '@svc/tariff/rates/inputs';
import { isRead, parseRate } from '@svc/tariff/rates/parse-rate';
import type { Rate, ReferenceRate, ReferenceTarget } from '@svc/tariff/rates/rate';
import { dutiablePart, UNSETTLED, type DutiablePart } from '@svc/tariff/rates/references';
import { Decimal } from '@svc/tariff/rates/decimal';
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

/** The article that a duty upon a part of its value is owed on, with that part as its value, and the share of the part. */
export function partlyDutiable(request: DutyRequest): { article: DutyRequest; share: Decimal } | null {
  const { line, inputs, market, applicableCode, linesUnder } = request;
  const [article] = applicableCode == null ? [] : (linesUnder?.(applicableCode) ?? []);
  if (article === undefined) return null;
  const rate = parseRate(line.dutyRate ?? '', market);
  const part = rate.kind === 'reference' ? dutiablePart(rate) : null;
  const share = part === null ? null : shareOf(part, inputs);
  return part === null || share === null
    ? null
    : { article: { ...partOf(request, part.field, share), line: article }, share };
}

function shareOf({ field, isRest }: DutiablePart, { customsValue, measures }: RateInputs): Decimal | null {
  const given = measures[field];
  if (given === undefined || customsValue?.isPositive() !== true || customsValue.isZero()) return null;
  return Decimal.max(isRest ? customsValue.minus(given) : given, 0).dividedBy(customsValue);
}

function partOf({ inputs, facts = {}, ...request }: DutyRequest, field: string, share: Decimal): DutyRequest {
  const { customsValue, quantity, weightKg, measures } = inputs;
  const [value = null, count = null, weight = null] = [customsValue, quantity, weightKg].map((amount) =>
    amount === null ? null : amount.times(share),
  );
  const others = { quantity: count, weightKg: weight, measures: without(field, measures) };
  return { ...request, facts: without(field, facts), inputs: { ...inputs, customsValue: value, ...others } };
}

function without<T>(key: string, record: Readonly<Record<string, T>>): Readonly<Record<string, T>> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== key));
}
