import { Readable } from 'node:stream';
import type { ApiDeps } from '../../../deps.ts';
import { periodInOrder } from '../../../http/date-range.ts';
import { operation } from '../../../http/operation.ts';
import { openHeld } from '../../../http/held-file.ts';
import { file } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { checked } from '../../../http/schema/open.ts';
import { ledgerFilter, ledgerFilterFields } from '../ledger-query.ts';
import { ledgerCsv } from './ledger-csv.ts';

const ExportLedgerQuery = checked(object(ledgerFilterFields()), periodInOrder);

/** The credit ledger as a CSV file, whatever its length. */
export const exportLedger = ({ account: { usage }, clock, exportSlots }: ApiDeps) =>
  operation({
    id: 'usage.ledger_export',
    method: 'get',
    path: '/api/usage/ledger/export',
    summary: 'Download the credit ledger',
    tag: 'usage',
    access: 'entry',
    query: ExportLedgerQuery,
    produces: 'text/csv',
    answers: { 200: 'The ledger as CSV', 429: 'The service is writing other files' },
    run: async ({ actor, query, t }) =>
      file({
        filename: `ledger-${clock().toISOString().slice(0, 10)}.csv`,
        contentType: 'text/csv; charset=utf-8',
        content: await openHeld(exportSlots, actor.accountId, () =>
          Readable.from(ledgerCsv(usage.ledgerChunks(ledgerFilter(query, actor)), t)),
        ),
      }),
  });
