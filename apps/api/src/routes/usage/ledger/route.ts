import type { ApiDeps } from '../../../deps.ts';
import { operation } from '../../../http/operation.ts';
import { pageRange } from '../../../http/paging.ts';
import { json } from '../../../http/reply.ts';
import { ledgerItemJson, ledgerTotalsJson } from '../ledger-json.ts';
import { ledgerFilter } from '../ledger-query.ts';
import { LedgerPageSchema, ListLedgerQuery } from './schema.ts';

/** A page of the credit ledger. */
export const listLedger = ({ account: { usage } }: ApiDeps) =>
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
