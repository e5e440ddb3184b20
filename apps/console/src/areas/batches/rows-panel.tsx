import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, type ReactNode } from 'react';
import { usePages } from '../../api/use-pages.ts';
import { useMay } from '../../session/use-me.ts';
import { Chips } from '../../ui/chips.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Empty } from '../../ui/states.tsx';
import { useWords } from '../../words/words.tsx';
import { ROW_STATES, type Batch, type BatchRow, type RowStatus } from './batch.ts';
import { ExportMenu } from './export-menu.tsx';
import { RowDialog } from './row-dialog.tsx';
import { useRowColumns } from './row-columns.tsx';
import type { BatchSearch } from './search.ts';
import { useAcceptRow } from './use-accept-row.ts';

const PAGE_SIZE = 100;
const rowsOf = (answer: readonly BatchRow[]): readonly BatchRow[] => answer;

function useBatchSearch(batchId: string): readonly [BatchSearch, (search: BatchSearch) => void] {
  const search = useSearch({ from: '/inside/batches/$batchId' });
  const navigate = useNavigate();
  const go = useCallback(
    (next: BatchSearch): void =>
      void navigate({ to: '/batches/$batchId', params: { batchId }, search: next, replace: true }),
    [navigate, batchId],
  );
  return [search, go];
}

/** The rows of a batch, however many, by their state. */
export function RowsPanel({ batch }: { readonly batch: Batch }): ReactNode {
  const { t } = useWords();
  const [search, go] = useBatchSearch(batch.id);
  const close = (): void => go(search.rows === undefined ? {} : { rows: search.rows });
  return (
    <Panel
      title={t('batches.rows')}
      aside={batch.status !== 'uploaded' && <ExportMenu batch={batch} status={search.rows} />}
      flush
    >
      <States
        batch={batch}
        chosen={search.rows}
        onChoose={(rows) => go(rows === undefined ? {} : { rows })}
      />
      <Rows key={search.rows ?? 'all'} batch={batch} search={search} onOpen={(at) => go({ ...search, at })} />
      {search.at !== undefined && (
        <RowDialog
          batch={batch}
          at={search.at}
          status={search.rows}
          count={countOf(batch, search.rows)}
          onMove={(at) => go({ ...search, at })}
          onClose={close}
        />
      )}
    </Panel>
  );
}

function countOf({ counts, total_rows: all }: Batch, status: RowStatus | undefined): number {
  return status === undefined ? all : counts[status];
}

interface StatesProps {
  readonly batch: Batch;
  readonly chosen: RowStatus | undefined;
  readonly onChoose: (status: RowStatus | undefined) => void;
}

function States({ batch, chosen, onChoose }: StatesProps): ReactNode {
  const { t } = useWords();
  const states = ROW_STATES.filter((status) => batch.counts[status] > 0 || status === chosen);
  const options = [undefined, ...states].map((value) => ({
    value,
    label: value === undefined ? t('common.all') : t(`batches.row_${value}`),
    count: countOf(batch, value),
  }));
  return <Chips label={t('batches.rows_shown')} options={options} chosen={chosen} onChoose={onChoose} />;
}

interface RowsProps {
  readonly batch: Batch;
  readonly search: BatchSearch;
  readonly onOpen: (at: number) => void;
}

function Rows({ batch, search, onOpen }: RowsProps): ReactNode {
  const { t } = useWords();
  const mayDecide = useMay('reviewer');
  const accept = useAcceptRow();
  const columns = useRowColumns(batch, mayDecide ? accept : null);
  const status = search.rows;
  const pages = usePages({
    id: 'batches.rows',
    count: countOf(batch, status),
    pageSize: PAGE_SIZE,
    request: (page) => ({
      params: { batch_id: batch.id },
      query: {
        offset: page * PAGE_SIZE,
        limit: PAGE_SIZE,
        ...(status === undefined ? {} : { status: [status] }),
      },
    }),
    rows: rowsOf,
  });
  if (pages.count === 0) return <Empty title={t('batches.no_rows')} text={t('batches.no_rows_text')} />;
  return (
    <PagedTable
      label={t('batches.rows')}
      pages={pages}
      columns={columns}
      onOpen={(_row, at) => onOpen(at)}
      onRowKey={(key, row) => {
        if (key !== 'a' || !mayDecide || !accept.canAccept(row)) return false;
        accept.accept(row);
        return true;
      }}
    />
  );
}
