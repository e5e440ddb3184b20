import { isZip } from '@svc/table-file/read-xlsx';
import { readTable } from '@svc/table-file/read-table';
import type { ScheduleSource } from '@svc/tariff/schedule/read-schedule';

const BYTE_ORDER_MARK = /^\uFEFF/;

/** A schedule file by its content: JSON and web pages as text, workbooks and tables as rows. */
export async function readSource(bytes: Uint8Array): Promise<ScheduleSource> {
  const content = Buffer.from(bytes);
  if (!isZip(content)) {
    const start = content.subarray(0, 64).toString('utf8').replace(BYTE_ORDER_MARK, '').trimStart();
    if (/^[[{<]/.test(start)) return { kind: 'text', text: content.toString('utf8') };
  }
  const { rows } = await readTable(content);
  return { kind: 'rows', rows };
}
