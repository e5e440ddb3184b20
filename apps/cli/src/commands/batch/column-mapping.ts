import type { AnswerOf, RequestOf } from '@svc/client';
import { MAPPED_FIELDS, type MappedField } from '@svc/domain/batches/column-mapping';
import { codeList } from '../../command-line/words.ts';
import { CommandError, invalidOption } from '../../output/command-error.ts';

export type Batch = AnswerOf<'batches.upload'>;
export type ColumnMapping = RequestOf<'batches.start'>['body']['column_mapping'];

/** Column mapping of a file: `field=Column,…`, completed by the suggestions for other columns. Throws CommandError. */
export function columnMapping({ columns, validation }: Batch, given: string | null): ColumnMapping {
  const chosen = parsed(given, columns);
  const taken = new Set(Object.values(chosen));
  const suggested = Object.entries(validation.suggested_mapping).map(
    ([field, column]) => [field, column === null || taken.has(column) ? null : column] as const,
  );
  const mapping: Partial<Record<MappedField, string | null>> = {
    ...Object.fromEntries(suggested),
    ...chosen,
  };
  const { description } = mapping;
  if (description !== null && description !== undefined) return { ...mapping, description };
  throw new CommandError(
    'validation_error',
    `no column looks like a description of the product: name it with --map "description=COLUMN". Columns: ${columns.join(', ')}`,
  );
}

function parsed(given: string | null, columns: readonly string[]): Partial<Record<MappedField, string>> {
  const pairs = (given ?? '').split(',').filter((pair) => pair.trim() !== '');
  return Object.fromEntries(pairs.map((pair) => parsedPair(pair, columns)));
}

function parsedPair(pair: string, columns: readonly string[]): readonly [MappedField, string] {
  const at = pair.indexOf('=');
  const [name, column] = [pair.slice(0, Math.max(at, 0)).trim(), pair.slice(at + 1).trim()];
  const field = MAPPED_FIELDS.find((each) => each === name);
  if (field === undefined) {
    throw invalidOption('map', `must be FIELD=COLUMN with ${codeList(MAPPED_FIELDS)}, not "${pair}"`);
  }
  if (!columns.includes(column)) {
    throw invalidOption('map', `names no column of the file: "${column}"; columns: ${columns.join(', ')}`);
  }

  return [field, column];
}
