import type { ExportRow } from '@svc/domain/batches/export-row';
import type { MessageKey, MessageParams } from '@svc/i18n/translate';
import type { XlsxKind } from '@svc/table-file/xlsx/xlsx-sheet';
import type { FileReader } from './answer-words.ts';

export type ResultCell = string | number | Date | null;

type Named<Prefix extends string> = MessageKey extends infer Key
  ? Key extends `batches.${Prefix}_${infer Name}`
    ? Name
    : never
  : never;

/** Column of the results; its title is `batches.result_<name>`, its description `batches.about_<name>`. */
export interface ResultColumn {
  readonly name: Named<'result'> & Named<'about'>;
  readonly params?: MessageParams;
  readonly width: number;
  readonly kind?: XlsxKind;
  readonly cell: (row: ExportRow, reader: FileReader) => ResultCell;
}
