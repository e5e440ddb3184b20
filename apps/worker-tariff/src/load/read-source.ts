import { readCsv } from '@svc/table-file/read-csv';
import type { ScheduleSource } from '@svc/tariff/schedule/read-schedule';

const BYTE_ORDER_MARK = /^\uFEFF/;
/** Beginnings of workbooks: of an archive, and of the container of old or encrypted ones. */
const WORKBOOKS = [Buffer.from('PK'), Buffer.from('d0cf11e0', 'hex')] as const;

/** A schedule file by its content: JSON and web pages as text, workbooks and tables as rows. */
export async function readSource(bytes: Uint8Array): Promise<ScheduleSource> {
  const content = Buffer.from(bytes);
  if (WORKBOOKS.some((start) => content.subarray(0, start.length).equals(start))) {
    // Reading workbooks takes a large library, which a thread that reads a text spares itself.
    const { readTable } = await import('@svc/table-file/read-table');
    return { kind: 'rows', rows: (await readTable(content)).rows };
  }
  const start = content.subarray(0, 64).toString('utf8').replace(BYTE_ORDER_MARK, '').trimStart();
  if (/^[[{<]/.test(start)) return { kind: 'text', text: content.toString('utf8') };
  return { kind: 'rows', rows: readCsv(content).rows };
}
