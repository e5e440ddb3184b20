import { readMeasure, type MeasureField } from './measures.ts';
import type { ReferenceRate, ReferenceTarget } from './rate.ts';

const CODE = /\d{4}(?:\.\d{2}){0,3}/g;

/** Notes and deductions, which the rate of another line does not determine. */
export const UNSETTLED: readonly ReferenceTarget[] = ['note', 'value_less_own_products'];

/** Wordings that refer to another provision; the first match wins. */
const WORDINGS: readonly (readonly [RegExp, ReferenceTarget])[] = [
  [/^no (?:change|additional duty)\.?$/i, 'no_change'],
  [
    /^the duty (?:rate )?provided (?:for )?in (?:the applicable|such) subheading\.?$/i,
    'applicable_subheading',
  ],
  [/^the duty provided in subheadings [\d. ,or]+$/i, 'subheadings'],
  [/^the (?:duty )?rate provided for (?:originating goods|beneficiary countries) /i, 'subheadings'],
  [/^see (?:additional )?u\.?s\.? note \d+/i, 'note'],
  [/^see [\d., -]+(?:and|or)?[\d., -]*$/i, 'subheadings'],
  [/^the rate applicable to the natural juice in heading \d{4}$/i, 'subheadings'],
  [/^the rate applicable,? to each (?:garment|article) /i, 'each_article'],
  [
    /^the rate of duty applicable to that article in the set subject to the highest rate of duty$/i,
    'highest_of_set',
  ],
  [/^the rate applicable to the (?:article of which|complete)/i, 'article_it_belongs_to'],
  [
    /^the rate applicable in the absence of this (?:sub)?heading(?: on the cost of such parts)?$/i,
    'each_article',
  ],
  [/^a duty \(in lieu of any other duty or tax\) equal to/i, 'like_articles'],
  [/^a duty equal to the duty upon the importation of like articles/i, 'like_articles'],
  [/^a duty upon (?:the )?(?:full )?value of /i, 'value_less_own_products'],
];

export function readReference(text: string): ReferenceRate | null {
  const found = WORDINGS.find(([wording]) => wording.test(text));
  return found === undefined
    ? null
    : { kind: 'reference', to: found[1], codes: text.match(CODE) ?? [], text };
}

const PART = /^a duty upon (?:the )?(.+?)\s*(?:\(see .*)?$/i;

export interface DutiablePart {
  readonly field: MeasureField;
  /** True if the input is deducted from the value. */
  readonly isRest: boolean;
}

/**
 * Input for a duty upon a part of the value at the rate of another line; null for other texts, and for metal processed
 * abroad, on whose full value some duties are owed.
 */
export function dutiablePart({ text }: ReferenceRate): DutiablePart | null {
  const field = readMeasure(PART.exec(text)?.[1] ?? '');
  return field === null || field === 'processing_value'
    ? null
    : { field, isRest: field === 'us_content_value' };
}
