import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { saveCsv } from '../../ui/save-file.ts';
import { Panel } from '../../ui/panel.tsx';
import { Sliced } from '../../ui/sliced.tsx';
import { Empty } from '../../ui/states.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';

interface FigureColumn<Row> {
  /** CSV column name, language-independent. */
  readonly id: string;
  readonly title: string;
  readonly value: (row: Row) => string | number | null;
  /** Rendered cell; the plain value if omitted. */
  readonly shown?: (row: Row) => ReactNode;
}

interface Props<Row> {
  readonly title: string;
  /** CSV file name without extension. */
  readonly file: string;
  readonly rows: readonly Row[];
  readonly columns: readonly FigureColumn<Row>[];
  readonly chart?: ReactNode;
}

export function Figures<Row>({ title, file, rows, columns, chart }: Props<Row>): ReactNode {
  const { t } = useWords();
  const save = (): void =>
    saveCsv(
      `${file}.csv`,
      columns.map(({ id }) => id),
      rows.map((row) => columns.map(({ value }) => value(row))),
    );
  if (rows.length === 0) {
    return (
      <Panel title={title}>
        <Empty title={t('reports.empty')} text={t('reports.empty_text')} />
      </Panel>
    );
  }

  return (
    <Panel
      title={title}
      aside={
        <Button small aria-label={`CSV: ${title}`} onPress={save}>
          CSV
        </Button>
      }
    >
      {chart}
      <Sliced>{() => <Table title={title} rows={rows} columns={columns} />}</Sliced>
    </Panel>
  );
}

function Table<Row>({ title, rows, columns }: Pick<Props<Row>, 'title' | 'rows' | 'columns'>): ReactNode {
  const { figure } = useFormats();
  const numbers = columns.filter(({ value }) => rows.some((row) => typeof value(row) === 'number'));
  const sideOf = (column: (typeof columns)[number]) =>
    numbers.includes(column) ? { className: 'figure' } : {};
  const shownValue = (value: string | number | null): string | null =>
    typeof value === 'number' ? figure(value) : value;

  return (
    <div className="figures" tabIndex={0} role="group" aria-label={title}>
      <table>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column.id} scope="col" {...sideOf(column)}>
                {column.title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            // Report rows never change order.
            <tr key={place}>
              {columns.map((column) => (
                <td key={column.id} {...sideOf(column)}>
                  {column.shown === undefined ? shownValue(column.value(row)) : column.shown(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
