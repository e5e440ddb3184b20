import type { ApiDeps } from '../../../deps.ts';
import { periodInOrder } from '../../../http/date-range.ts';
import { operation } from '../../../http/operation.ts';
import { pageFields, pageRange } from '../../../http/paging.ts';
import { json } from '../../../http/reply.ts';
import { array, object } from '../../../http/schema/collection.ts';
import { integer } from '../../../http/schema/number.ts';
import { checked, named } from '../../../http/schema/open.ts';
import { LIMITS } from '../../limits.ts';
import { ledgerItemJson, ledgerTotalsJson } from '../ledger-json.ts';
import { ledgerFilter, ledgerFilterFields } from '../ledger-query.ts';
import { LedgerItemSchema, LedgerTotalsSchema } from '../ledger-schema.ts';

const ListLedgerQuery = checked(
  object({ ...ledgerFilterFields(), ...pageFields(LIMITS.page_size.ledger) }),
  periodInOrder,
);

const LedgerPageSchema = named(
  'LedgerPage',
  object({
    items: array(LedgerItemSchema, { max: LIMITS.page_size.ledger.max }),
    total: integer({ min: 0 }),
    page: integer({ min: 1 }),
    page_size: integer({ min: 1 }),
    totals: LedgerTotalsSchema,
  }),
);

export const usageLedger = ({ account: { usage } }: ApiDeps) =>
  operation({
    id: 'usage.ledger',
    method: 'get',
    path: '/api/usage/ledger',
    summary: 'Read the credit ledger',
    tag: 'usage',
    access: 'entry',
    query: ListLedgerQuery,
    response: LedgerPageSchema,
    answers: { 200: 'A page of the ledger, newest first' },
    run: async ({ actor, query, t }) => {
      const { offset, limit } = pageRange(query);
      const filter = ledgerFilter(query, actor);
      const [rows, totals] = await Promise.all([
        usage.ledger(filter, offset, limit),
        usage.ledgerTotals(filter),
      ]);
      const { page, page_size } = query;
      const items = rows.map((row) => ledgerItemJson(row, t));

      return json(200, { items, total: totals.count, page, page_size, totals: ledgerTotalsJson(totals) });
    },
  });
