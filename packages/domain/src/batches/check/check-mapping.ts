import { DomainError, type FieldError } from '../../errors/domain-error.ts';
import { MAPPED_FIELDS, type SuggestedMapping } from '../column-mapping.ts';

interface MappingFault extends FieldError {
  readonly key: string;
  readonly params: Readonly<Record<string, string>>;
}

const SHOWN_COLUMNS_MAX = 20;

/** Column names of a file for a message, truncated if there are many. */
export function columnList(columns: readonly string[]): string {
  const shown = columns.slice(0, SHOWN_COLUMNS_MAX);
  return [...shown, ...(columns.length > SHOWN_COLUMNS_MAX ? ['…'] : [])].join(', ');
}

function columnFaults(columns: readonly string[], mapping: SuggestedMapping): readonly MappingFault[] {
  const seen = new Set<string>();

  return MAPPED_FIELDS.flatMap((field): MappingFault[] => {
    const column = mapping[field];
    if (column === null) return [];

    const at = { field: `column_mapping.${field}`, params: { column, columns: columnList(columns) } };
    if (!columns.includes(column)) {
      return [{ ...at, key: 'mapping_column_unknown', message: 'must be the name of a column of the file' }];
    }
    if (seen.has(column)) {
      return [{ ...at, key: 'mapping_column_twice', message: 'must not be the column of another field too' }];
    }

    seen.add(column);

    return [];
  });
}

/** Throws 422 with every field in which a mapping does not fit the file or the request. */
export function rejectWrongMapping(
  columns: readonly string[],
  mapping: SuggestedMapping,
  saveToCatalog: boolean,
): void {
  const faults = [...columnFaults(columns, mapping)];
  if (saveToCatalog && mapping.sku === null) {
    faults.push({
      field: 'column_mapping.sku',
      message: 'is required to save rows to the catalog',
      key: 'sku_column_required',
      params: {},
    });
  }

  const [first] = faults;
  if (first === undefined) return;

  const errors = faults.map(({ field, message }) => ({ field, message }));
  throw new DomainError('validation_error', { message: first.key, params: first.params, errors });
}
