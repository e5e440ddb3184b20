import type { AnswerOf, RequestOf } from '@svc/client';
import { codeList } from '../../command-line/words.ts';
import { CommandError, invalidOption } from '../../output/command-error.ts';

export type Batch = AnswerOf<'batches.upload'>;
export type ColumnMapping = RequestOf<'batches.start'>['body']['column_mapping'];

type Field = keyof ColumnMapping;
const FIELDS: readonly Field[] = [
  'description',
  'material',
  'use',
  'composition',
  'origin',
  'notes',
  'sku',
  'existing_code',
];

/** Column mapping of a file: the suggested one, overridden by `field=Column,…`. Throws CommandError. */
export function columnMapping({ columns, validation }: Batch, given: string | null): ColumnMapping {
  const mapping = { ...validation.suggested_mapping, ...parsed(given, columns) };
  const { description } = mapping;
  if (description !== null && description !== undefined) return { ...mapping, description };
  throw new CommandError(
    'validation_error',
    `no column looks like a description of the product: name it with --map "description=COLUMN". Columns: ${columns.join(', ')}`,
  );
}

function parsed(given: string | null, columns: readonly string[]): Partial<Record<Field, string>> {
  const pairs = (given ?? '').split(',').filter((pair) => pair.trim() !== '');
  return Object.fromEntries(pairs.map((pair) => parsedPair(pair, columns)));
}

function parsedPair(pair: string, columns: readonly string[]): readonly [Field, string] {
  const at = pair.indexOf('=');
  const [name, column] = [pair.slice(0, Math.max(at, 0)).trim(), pair.slice(at + 1).trim()];
  const field = FIELDS.find((each) => each === name);
  if (field === undefined) {
    throw invalidOption('map', `must be FIELD=COLUMN with ${codeList(FIELDS)}, not "${pair}"`);
  }
  if (!columns.includes(column)) {
    throw invalidOption('map', `names no column of the file: "${column}"; columns: ${columns.join(', ')}`);
  }

  return [field, column];
}
