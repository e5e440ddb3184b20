import { periodInOrder } from '../../../http/date-range.ts';
import { pageFields } from '../../../http/paging.ts';
import { array, object } from '../../../http/schema/collection.ts';
import { integer } from '../../../http/schema/number.ts';
import { checked, named } from '../../../http/schema/open.ts';
import { LIMITS } from '../../limits.ts';
import { ledgerFilterFields } from '../ledger-query.ts';
import { LedgerItemSchema, LedgerTotalsSchema } from '../ledger-schema.ts';

const { default: preset, max } = LIMITS.page_size.ledger;

/** Query of the ledger. */
export const ListLedgerQuery = checked(
  object({ ...ledgerFilterFields(), ...pageFields({ preset, max }) }),
  periodInOrder,
);

/** A page of the ledger with the sums of all its pages. */
export const LedgerPageSchema = named(
  'LedgerPage',
  object({
    items: array(LedgerItemSchema, { max }),
    total: integer({ min: 0 }),
    page: integer({ min: 1 }),
    page_size: integer({ min: 1 }),
    totals: LedgerTotalsSchema,
  }),
);
