import { electricalIndex } from '@svc/knowledge/lexicons';
import { phraseTokens } from '@svc/knowledge/phrase-index';
import type { NamedProduct } from '@svc/knowledge/product-type';
import { cue } from '@svc/knowledge/read-table';

/** Electrical units: volts, watts, hertz, ampere-hours; `5W-30` is an oil. */
const ELECTRIC_MEASURE = cue('electric measure', 'iu');

/** Chapter 85, and machines of other chapters that always need electricity. */
const ELECTRICAL_HEADING = /^(?:85|8418|8415|8450|8451|8471|8476)/u;

export function isElectricalGoods(text: string, called: NamedProduct | null): boolean {
  return (
    ELECTRIC_MEASURE.test(text) ||
    electricalIndex.findAll(phraseTokens(text)).length > 0 ||
    (called?.type.headings.every((heading) => ELECTRICAL_HEADING.test(heading)) ?? false)
  );
}
