import { Decimal } from '@svc/tariff/rates/decimal';
import type { Languages } from './texts.ts';

/**
 * A fact beyond code, origin and day: the request input that determines it and its question. An input's value is
 * `true`, `false`, a number or a word.
 */
export interface Condition {
  readonly key: string;
  readonly input: string;
  readonly means: ConditionTest;
  readonly title: Languages;
  /** True if the question is asked; otherwise the condition counts as not met unless the request states it. */
  readonly isAsked: boolean;
}

/** Test of an input's value; `$` is the value of a reference `key:value`. */
export type ConditionTest =
  | { readonly is: 'yes' | 'no' | 'given' | 'parameter' }
  | Comparison
  | { readonly is: 'one_of'; readonly words: readonly string[] };

interface Comparison {
  readonly is: 'compared';
  readonly by: '>=' | '<=' | '>' | '<';
  /** In percent of the customs value if `isShare`. */
  readonly limit: Decimal;
  readonly isShare: boolean;
}

export type GivenFacts = Readonly<Record<string, string>>;

const COMPARED = /^(>=|<=|>|<) ?(\d+(?:\.\d+)?)(% of customs_value)?$/;

/** Reads a test: `true`, `false`, `given`, `$`, `>= 15`, `>= 20% of customs_value`, `in a b`; null for any other text. */
export function readTest(text: string): ConditionTest | null {
  if (text === 'true') return { is: 'yes' };
  if (text === 'false') return { is: 'no' };
  if (text === 'given') return { is: 'given' };
  if (text === '$') return { is: 'parameter' };
  const [, by, limit, share] = COMPARED.exec(text) ?? [];
  if (limit !== undefined)
    return {
      is: 'compared',
      by: by as Comparison['by'],
      limit: new Decimal(limit),
      isShare: share !== undefined,
    };
  return text.startsWith('in ') ? { is: 'one_of', words: text.slice(3).split(/\s+/) } : null;
}

/** True if a condition is met; null if the request does not say. */
export function isMet(
  { means, input }: Condition,
  parameter: string | null,
  given: GivenFacts,
): boolean | null {
  const value = Object.hasOwn(given, input) ? given[input] : undefined;
  if (value === undefined) return null;
  switch (means.is) {
    case 'yes':
      return value === 'true';
    case 'no':
      return value === 'false';
    case 'given':
      return true;
    case 'parameter':
      return value === parameter;
    case 'one_of':
      return means.words.includes(value);
    case 'compared':
      return compared(new Decimal(value), means, given.customs_value);
  }
}

function compared(value: Decimal, { by, limit: least, isShare }: Comparison, whole?: string): boolean | null {
  if (isShare && whole === undefined) return null;
  const limit = isShare ? least.times(whole ?? 0).dividedBy(100) : least;
  if (by === '>=') return value.gte(limit);
  if (by === '<=') return value.lte(limit);
  return by === '>' ? value.gt(limit) : value.lt(limit);
}
