import { DomainError, type FieldError } from '../errors/domain-error.ts';
import type { Batch, BatchRow, RowIssue } from './batch.ts';
import { findBatch, type BatchDeps } from './batch-deps.ts';
import type { RowEdit } from './batch-store.ts';
import { columnList } from './check/check-mapping.ts';
import { createRowChecker, productKey, type RowCheckKnowledge } from './check/check-rows.ts';
import { fieldReader, type SuggestedMapping } from './column-mapping.ts';
import { isRowEditable, ROW_MOVES, type RowStatus } from './row-status.ts';

interface RowChange {
  readonly values: Readonly<Record<string, string>>;
  /** True excludes the row, false includes it; undefined leaves it unchanged. */
  readonly skip: boolean | undefined;
}

function rejectUnknownColumns(batch: Batch, values: RowChange['values']): void {
  const unknown = Object.keys(values).filter((column) => !batch.columns.includes(column));
  const [first] = unknown;
  if (first === undefined) return;

  const errors = unknown.map((column): FieldError => ({
    field: `values.${column}`,
    message: 'must be the name of a column of the file',
  }));
  const params = { column: first, columns: columnList(batch.columns) };

  throw new DomainError('validation_error', { message: 'mapping_column_unknown', params, errors });
}

function statusAfter(row: BatchRow, skip: boolean | undefined): RowStatus {
  if (skip === true && ROW_MOVES.allows(row.status, 'skip')) return ROW_MOVES.to('skip');
  if (skip === false && ROW_MOVES.allows(row.status, 'unskip')) return ROW_MOVES.to('unskip');
  return row.status;
}

function editedRow(batch: Batch, row: BatchRow, change: RowChange, knowledge: RowCheckKnowledge) {
  if (!isRowEditable(batch.status, row.status)) {
    throw new DomainError('conflict', {
      message: 'row_not_editable',
      params: { row: row.rowIndex, status: row.status },
      details: { status: row.status },
    });
  }

  const mapping = mappingOf(batch);
  // A column may be named like an Object.prototype property.
  const values = new Map(Object.entries(change.values));
  const cells = batch.columns.map((column, place) => values.get(column) ?? row.cells[place] ?? '');
  const status = statusAfter(row, change.skip);
  const endsFile = row.issues.some(({ code }) => code === 'closing_row');
  const checker = createRowChecker(batch.columns, mapping, knowledge, endsFile);

  checker.add({ rowIndex: row.rowIndex, cells, isSkipped: status === 'skipped' });

  const read = fieldReader(batch.columns, mapping);
  const [before, after] = [read(row.cells), read(cells)];
  const isOnItsOwn = status === 'skipped' || productKey(after, knowledge) !== productKey(before, knowledge);
  const kept = stillTrue(row.issues, {
    isOnItsOwn,
    isSameSku: after.sku === before.sku,
    isSameCode: after.existing_code === before.existing_code,
  });
  const found = checker.finish().rows[0]?.issues ?? [];

  return { cells, status, issues: status === 'skipped' ? found : [...found, ...kept], isOnItsOwn };
}

// No mapping is stored before the start: the shown findings are those of the last check.
function mappingOf({ status, validation, columnMapping }: Batch): SuggestedMapping {
  return status === 'uploaded' ? (validation.checked_mapping ?? columnMapping) : columnMapping;
}

/** Findings that compare with other rows or a schedule; checking a row alone does not reproduce them. */
function stillTrue(
  issues: readonly RowIssue[],
  same: Readonly<Record<'isOnItsOwn' | 'isSameSku' | 'isSameCode', boolean>>,
): readonly RowIssue[] {
  const isTrue: Partial<Record<RowIssue['code'], boolean>> = {
    duplicate: !same.isOnItsOwn,
    duplicate_sku: same.isSameSku,
    code_not_in_version: same.isSameCode,
  };
  return issues.filter(({ code }) => isTrue[code] === true);
}

/**
 * Edits a row's cells before the start, or of a failed row before its retry; or excludes the row. Throws 422, 404 or
 * 409.
 */
export async function editRow(
  deps: Pick<BatchDeps, 'batches' | 'knowledge' | 'now'>,
  id: string,
  ownerId: string | null,
  rowIndex: number,
  change: RowChange,
): Promise<{ readonly batch: Batch; readonly row: BatchRow }> {
  const batch = await findBatch(deps.batches, id, ownerId);
  rejectUnknownColumns(batch, change.values);

  const at = deps.now();
  const row = await deps.batches.editRow(id, rowIndex, (now, current): RowEdit => ({
    ...editedRow(now, current, change, deps.knowledge),
    at,
  }));
  if (row === null) throw new DomainError('not_found', { message: 'row_unknown', params: { row: rowIndex } });

  return { batch, row };
}
