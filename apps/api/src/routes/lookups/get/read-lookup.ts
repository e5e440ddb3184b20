import type { ActiveLine } from '@svc/domain/lookups/active-line';
import { SUCCESSORS_MAX } from '@svc/domain/lookups/active-line';
import type { Lookup } from '@svc/domain/lookups/lookup';
import type { ReviewStore } from '@svc/domain/lookups/review-store';
import { codeDigits } from '@svc/tariff/code';
import { array, object } from '../../../http/schema/collection.ts';
import { boolean } from '../../../http/schema/number.ts';
import { named } from '../../../http/schema/open.ts';
import { nullable, optional } from '../../../http/schema/presence.ts';
import { SuccessorSchema } from '../../alerts/alert-schema.ts';
import { LandedCostSchema } from '../../tariff/landed-cost/schema.ts';
import { words } from '../answer-fields.ts';
import { lookupFields } from '../lookup-schema.ts';

const ActiveLineSchema = named(
  'ActiveLine',
  object({
    version: words('The active version of the market'),
    is_declarable: boolean(),
    successors: array(SuccessorSchema, {
      max: SUCCESSORS_MAX,
      about:
        'Declarable lines that replace a code that is not declarable: those below it, or its successors in the latest comparison',
    }),
  }),
);

export const ReadLookupSchema = named(
  'ReadLookup',
  object({
    ...lookupFields,
    active_line: optional(nullable(ActiveLineSchema)),
    landed_cost: optional(nullable(LandedCostSchema)),
  }),
);

/** Final code (else the proposed one) in the active version; null without a code or an active version. */
export async function activeLineOf(reviews: ReviewStore, lookup: Lookup) {
  const digits = codeDigits(lookup.finalCode ?? lookup.recommendedCode ?? '');
  const line: ActiveLine | null = digits === null ? null : await reviews.activeLine(lookup.market, digits);
  return line === null
    ? null
    : { version: line.version, is_declarable: line.isDeclarable, successors: line.successors };
}
