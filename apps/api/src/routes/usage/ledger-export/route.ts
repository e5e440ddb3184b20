import { Readable } from 'node:stream';
import type { LedgerRow } from '@svc/domain/usage/usage';
import type { MessageKey, Translate } from '@svc/i18n/translate';
import { CSV_BYTE_ORDER_MARK, csvLine, type CsvCell } from '@svc/table-file/csv/write-csv';
import type { ApiDeps } from '../../../deps.ts';
import { periodInOrder } from '../../../http/date-range.ts';
import { openInSlot } from '../../../http/file-slot.ts';
import { operation } from '../../../http/operation.ts';
import { file } from '../../../http/reply.ts';
import { object } from '../../../http/schema/collection.ts';
import { checked } from '../../../http/schema/open.ts';
import { ledgerFilter, ledgerFilterFields } from '../ledger-query.ts';

const ExportLedgerQuery = checked(object(ledgerFilterFields()), periodInOrder);

export const usageLedgerExport = ({ account: { usage, recordAct }, clock, exportSlots }: ApiDeps) =>
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
    run: async ({ actor, query, t }) => {
      await recordAct(actor, clock(), 'export', 'ledger', { kind: 'ledger', ...query });
      return file({
        filename: `ledger-${clock().toISOString().slice(0, 10)}.csv`,
        contentType: 'text/csv; charset=utf-8',
        content: await openInSlot(exportSlots, actor.accountId, () =>
          Readable.from(ledgerCsv(usage.ledgerChunks(ledgerFilter(query, actor)), t)),
        ),
      });
    },
  });

interface Column {
  readonly title: MessageKey;
  readonly cell: (row: LedgerRow, t: Translate) => CsvCell;
}

const COLUMNS: readonly Column[] = [
  { title: 'labels.ledger_column_id', cell: (row) => row.id },
  { title: 'labels.ledger_column_created_at', cell: (row) => row.createdAt.toISOString() },
  { title: 'labels.ledger_column_kind', cell: (row, t) => t(`labels.ledger_${row.kind}`) },
  // Numbers, not text: spreadsheets do not run a negative amount as a formula.
  { title: 'labels.ledger_column_amount', cell: (row) => Number(row.amount) },
  { title: 'labels.ledger_column_balance_after', cell: (row) => Number(row.balanceAfter) },
  { title: 'labels.ledger_column_lookup_id', cell: (row) => row.lookupId },
  { title: 'labels.ledger_column_note', cell: (row) => row.note },
  { title: 'labels.ledger_column_created_by', cell: (row) => row.createdByName },
  { title: 'labels.ledger_column_user_id', cell: (row) => row.accountId },
  { title: 'labels.ledger_column_user_name', cell: (row) => row.accountName },
  { title: 'labels.ledger_column_user_email', cell: (row) => row.accountEmail },
  { title: 'labels.ledger_column_tokens', cell: (row) => row.tokens },
];

async function* ledgerCsv(chunks: AsyncIterable<readonly LedgerRow[]>, t: Translate): AsyncGenerator<string> {
  yield CSV_BYTE_ORDER_MARK + csvLine(COLUMNS.map(({ title }) => t(title)));
  for await (const rows of chunks) {
    yield rows.map((row) => csvLine(COLUMNS.map(({ cell }) => cell(row, t)))).join('');
  }
}
