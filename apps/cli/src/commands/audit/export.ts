import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { AUDIT_ACTIONS } from '@svc/domain/audit/audit-log';
import { createAuditReader } from '@svc/storage/audit-log';
import { auditEntryJson } from '@svc/wire/audit';
import { CSV_BYTE_ORDER_MARK, csvLine } from '@svc/table-file/csv/write-csv';
import { defineCommand } from '../../command-line/command.ts';
import { choice, day, optional, text } from '../../command-line/option.ts';
import { counted } from '../../command-line/words.ts';

const OWNER_ONLY = 0o600;

export const auditExport = defineCommand({
  name: 'audit export',
  about: 'Exports the audit log to a file, oldest entry first.',
  options: {
    file: text('FILE', 'file to write; must not exist'),
    format: optional(choice(['jsonl', 'csv'], 'one JSON object per line (default), or a table')),
    since: optional(day('first day, UTC')),
    until: optional(day('day after the last day, UTC')),
    action: optional(choice(AUDIT_ACTIONS, 'only acts of this kind')),
    account: optional(text('ID', 'only acts of this account')),
  },
  run: async ({ file, format, since, until, action, account }, { installation, now }) => {
    const { db, record } = await installation();
    const filter = {
      since: since ?? undefined,
      until: until ?? now(),
      action: action ?? undefined,
      byId: account ?? undefined,
    };
    let acts = 0;
    const lines = async function* (): AsyncGenerator<string> {
      if (format === 'csv') yield CSV_BYTE_ORDER_MARK + csvLine(COLUMNS);
      for await (const page of createAuditReader(db).pages(filter)) {
        acts += page.length;
        yield page
          .map(auditEntryJson)
          .map(format === 'csv' ? tableLine : jsonLine)
          .join('');
      }
    };
    await pipeline(lines(), createWriteStream(file, { flags: 'wx', mode: OWNER_ONLY }));
    await record('export', 'audit', { kind: 'audit', acts });

    return { json: { file, acts }, lines: [`wrote ${counted(acts, 'act')} to ${file}`] };
  },
});

type ActView = ReturnType<typeof auditEntryJson>;

const COLUMNS = [
  'id',
  'at',
  'by_id',
  'by_name',
  'via',
  'key_id',
  'address',
  'action',
  'subject',
  'details',
] as const satisfies readonly (keyof ActView)[];

const jsonLine = (act: ActView): string => `${JSON.stringify(act)}\n`;
const tableLine = ({ details, ...act }: ActView): string =>
  csvLine(COLUMNS.map((column) => (column === 'details' ? JSON.stringify(details) : act[column])));
