import { Readable } from 'node:stream';
import { findAccount } from '@svc/domain/accounts/find-account';
import { previousPeriod, type Period } from '@svc/domain/usage/period';
import { type LedgerRow, LEDGER_KINDS, type LedgerFilter } from '@svc/domain/usage/usage';
import type { MessageKey, Translate } from '@svc/i18n/translate';
import { CSV_BYTE_ORDER_MARK, csvLine, type CsvCell } from '@svc/table-file/csv/write-csv';
import type { ApiDeps } from '../../deps.ts';
import { operation } from '../../http/operation.ts';
import { file, json } from '../../http/reply.ts';
import { periodOf, PeriodQuery } from '../period-query.ts';
import { periodInOrder, periodFields } from '../../http/date-range.ts';
import { pageFields, pageRange } from '../../http/paging.ts';
import * as v from '../../http/schema/index.ts';
import { LIMITS } from '../limits.ts';
import { openInSlot } from '../../http/file-slot.ts';
import { UsageSchema } from './me/schema.ts';
import { usageJson, type UsageFacts } from './me/usage-json.ts';
import { ledgerItemJson, ledgerTotalsJson } from './ledger-json.ts';
import { LedgerItemSchema, LedgerTotalsSchema } from './ledger-schema.ts';
import type { Actor } from '@svc/domain/accounts/actor';

const USER_ID_MAX_CHARS = 32;

const shape = v.object(ledgerFilterFields());

const TRANSACTIONS_MAX = 50;

export const usageMe = (deps: ApiDeps) =>
  operation({
    id: 'usage.me',
    route: 'GET /api/usage/me',
    summary: 'Read your usage',
    access: 'entry',
    query: PeriodQuery,
    response: UsageSchema,
    answers: { 200: 'Usage of the account' },
    run: async ({ actor, query, t }) =>
      json(200, usageJson(await readFacts(deps, actor.accountId, periodOf(query, deps.clock())), t)),
  });

async function readFacts(deps: ApiDeps, accountId: string, period: Period): Promise<UsageFacts> {
  const { usage } = deps.account;
  const before = previousPeriod(period);
  const [account, sums, totals, booked, byKind, transactions] = await Promise.all([
    findAccount(deps.accounts, accountId),
    usage.usage(accountId, period),
    usage.totals(accountId, before),
    usage.ledgerTotals({ accountId, period }),
    usage.ledgerByKind(accountId, period),
    usage.ledger({ accountId, period: {} }, 0, TRANSACTIONS_MAX),
  ]);
  const pricing = deps.config;
  const ledger = { ...booked, byKind };

  return { account, pricing, period, usage: sums, before: { ...before, totals }, ledger, transactions };
}

const ListLedgerQuery = v.checked(
  v.object({ ...ledgerFilterFields(), ...pageFields(LIMITS.page_size.ledger) }),
  periodInOrder,
);

const LedgerPageSchema = v.entity('LedgerPage', {
  items: v.array(LedgerItemSchema, { max: LIMITS.page_size.ledger.max }),
  total: v.integer({ min: 0 }),
  page: v.integer({ min: 1 }),
  page_size: v.integer({ min: 1 }),
  totals: LedgerTotalsSchema,
});

export const usageLedger = ({ account: { usage } }: ApiDeps) =>
  operation({
    id: 'usage.ledger',
    route: 'GET /api/usage/ledger',
    summary: 'Read the credit ledger',
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

const ExportLedgerQuery = v.checked(v.object(ledgerFilterFields()), periodInOrder);

export const usageLedgerExport = ({ account: { usage, recordAct }, clock, exportSlots }: ApiDeps) =>
  operation({
    id: 'usage.ledger_export',
    route: 'GET /api/usage/ledger/export',
    summary: 'Download the credit ledger',
    access: 'entry',
    query: ExportLedgerQuery,
    produces: 'text/csv',
    answers: { 200: 'The ledger as CSV', 429: 'The service is writing other files' },
    run: async ({ actor, query, t }) => {
      await recordAct(actor, 'export', 'ledger', { kind: 'ledger', ...query });
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

function ledgerFilterFields() {
  return {
    ...periodFields(),
    user_id: v.optional(v.text({ max: USER_ID_MAX_CHARS, about: 'An account; only for administrators' })),
    kind: v.optional(v.oneOf(LEDGER_KINDS)),
  } as const;
}

/** Ledger filter of a query: administrators see every account, others only their own. */
function ledgerFilter(query: v.Infer<typeof shape>, actor: Actor): LedgerFilter {
  const { date_from: from, date_to: to, user_id: userId, kind } = query;
  return {
    accountId: actor.role === 'admin' ? (userId ?? null) : actor.accountId,
    period: { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) },
    kind,
  };
}
