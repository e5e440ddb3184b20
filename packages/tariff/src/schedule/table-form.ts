import {
  cutRowFault,
  isBlankRow,
  missingColumns,
  readHeader,
  type TableHeader,
  type TableRows,
} from './header.ts';
import { unknownFormat, type ScheduleFault } from './report.ts';

export interface FormColumn {
  readonly titles: readonly string[];
  readonly required: boolean;
  readonly read: (cell: unknown) => string | null;
}

export interface TableForm<Field extends string> {
  readonly columns: Readonly<Record<Field, FormColumn>>;
  /** Minimum titles in one row that identify the header of this form and no other. */
  readonly titlesToRecognise: number;
  readonly redundantTitles: readonly string[];
  /** A row that ends before this field was cut off. */
  readonly lastField: Field;
}

export interface FormRow<Field extends string> {
  /** 1-based row of the source. */
  readonly sourceRow: number;
  readonly cells: readonly string[];
  readonly text: (field: Field) => string | null;
}

/** A table with a complete header: its non-blank rows, and an error for each one that was cut off. */
interface OpenedTable<Field extends string> {
  readonly rows: readonly FormRow<Field>[];
  readonly header: TableHeader<Field>;
  readonly ignoredColumns: readonly string[];
  readonly faults: readonly ScheduleFault[];
}

/** Maximum rows above the header: titles, date and issuer of the document. */
const ROWS_ABOVE_HEADER_MAX = 10;

export function findHeader<Field extends string>(
  rows: TableRows,
  form: TableForm<Field>,
): TableHeader<Field> | null {
  const titles = new Map(
    columnsOf(form).flatMap(([field, column]) =>
      column.titles.map((title) => [title.toLowerCase(), field] as const),
    ),
  );
  for (let start = 0; start <= ROWS_ABOVE_HEADER_MAX && start < rows.length; start += 1) {
    const header = readHeader(rows.slice(start, start + 1), titles);
    if (header !== null && Object.keys(header.columns).length >= form.titlesToRecognise) {
      return { ...header, rowIndex: start };
    }
  }

  return null;
}

/** Opens a table of a form; errors if its header is missing or lacks a required column. */
export function openTable<Field extends string>(
  rows: TableRows,
  form: TableForm<Field>,
): OpenedTable<Field> | { readonly refused: readonly ScheduleFault[] } {
  const header = findHeader(rows, form);
  if (header === null) return { refused: [unknownFormat('no_such_header')] };

  const refused = missingColumns(requiredColumns(form), (field) => header.columns[field] !== undefined);
  if (refused.length > 0) return { refused };

  return { ...formRows(rows, form, header), header, ignoredColumns: ignoredBy(form, header) };
}

function formRows<Field extends string>(
  rows: TableRows,
  form: TableForm<Field>,
  header: TableHeader<Field>,
): Pick<OpenedTable<Field>, 'rows' | 'faults'> {
  const read: FormRow<Field>[] = [];
  const faults: ScheduleFault[] = [];
  const width = (header.columns[form.lastField] ?? 0) + 1;

  for (let index = header.rowIndex + 1; index < rows.length; index += 1) {
    const cells = rows[index] ?? [];
    if (isBlankRow(cells)) continue;
    const cut = cutRowFault(cells, width, index + 1);
    if (cut !== null) faults.push(cut);
    else read.push(formRow(cells, index + 1, form, header));
  }

  return { rows: read, faults };
}

function formRow<Field extends string>(
  cells: readonly string[],
  sourceRow: number,
  form: TableForm<Field>,
  header: TableHeader<Field>,
): FormRow<Field> {
  return {
    sourceRow,
    cells,
    text: (field) => form.columns[field].read(cells[header.columns[field] ?? -1]),
  };
}

function columnsOf<Field extends string>(form: TableForm<Field>): [Field, FormColumn][] {
  return Object.entries(form.columns) as [Field, FormColumn][];
}

function requiredColumns<Field extends string>(form: TableForm<Field>): [Field, string][] {
  return columnsOf(form)
    .filter(([, column]) => column.required)
    .map(([field, column]) => [field, column.titles[0] ?? field]);
}

function ignoredBy<Field extends string>(form: TableForm<Field>, header: TableHeader<Field>): string[] {
  return header.ignored.filter((title) => !form.redundantTitles.includes(title));
}
