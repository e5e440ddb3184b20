import { codeDigits } from '@svc/tariff/code';
import { isMarket, type Market } from '@svc/tariff/market';
import type { ClassifyInput } from '../input.ts';

export interface EvaluationCase {
  readonly id: string;
  /** Digits of the correct code; as many as the label has. */
  readonly digits: string;
  readonly input: ClassifyInput;
}

const textOf = (row: object, field: string): string => {
  const value: unknown = Reflect.get(row, field);
  return typeof value === 'string' ? value : '';
};

/** Parses a labelled product; null without a description or a valid code. Absent fields count as empty. */
export function readCase(row: unknown, place: number, market: Market): EvaluationCase | null {
  if (typeof row !== 'object' || row === null) return null;
  const digits = codeDigits(textOf(row, 'code'));
  const description = textOf(row, 'description');
  if (digits === null || digits.length < 2 || description.trim() === '') return null;

  const own = textOf(row, 'market');

  return {
    id: textOf(row, 'id') || `case-${place + 1}`,
    digits,
    input: {
      description,
      material: textOf(row, 'material'),
      use: textOf(row, 'use'),
      composition: textOf(row, 'composition'),
      origin: textOf(row, 'origin'),
      notes: textOf(row, 'notes'),
      market: isMarket(own) ? own : market,
    },
  };
}
