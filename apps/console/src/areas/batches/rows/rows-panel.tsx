import type { ReactNode } from 'react';
import { usePages } from '../../../api/use-pages.ts';
import { useMay } from '../../../session/use-me.ts';
import { Chips } from '../../../ui/chips.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Sliced } from '../../../ui/sliced.tsx';
import { Empty } from '../../../ui/states.tsx';
import { useWords } from '../../../words/words.tsx';
import {
  FOUND_GROUPS,
  ROW_STATES,
  shownCount,
  shownQuery,
  type Batch,
  type BatchRow,
  type Shown,
} from '../batch.ts';
import { ExportMenu } from './export-menu.tsx';
import { RowDialog } from './row-dialog.tsx';
import { useRowColumns } from './row-columns.tsx';
import { useAcceptRow } from './use-accept-row.ts';
import { useBatchSearch } from '../result/use-batch-search.ts';

const PAGE_SIZE = 100;
const rowsOf = (answer: readonly BatchRow[]): readonly BatchRow[] => answer;

export function RowsPanel({ batch }: { readonly batch: Batch }): ReactNode {
  const { t } = useWords();
  const [search, go] = useBatchSearch(batch.id);
  const { at, ...inAddress } = search;
  const shown = fitting(batch, inAddress);
  const open = (place: number): void => go({ ...shown, at: place });

  return (
    <Panel
      title={t('batches.rows')}
      aside={batch.status !== 'uploaded' && <ExportMenu batch={batch} status={shown.rows} />}
      flush
    >
      <Parts batch={batch} shown={shown} onChoose={go} />
      <Rows key={keyOf(shown)} batch={batch} shown={shown} onOpen={open} />
      {at !== undefined && (
        <Sliced>
          {() => <RowDialog batch={batch} at={at} shown={shown} onMove={open} onClose={() => go(shown)} />}
        </Sliced>
      )}
    </Panel>
  );
}

/** Drops findings after the start and outcomes before it. */
function fitting({ status }: Batch, { found, outcome, ...shown }: Shown): Shown {
  if (status === 'uploaded') return found === undefined ? shown : { ...shown, found };
  return outcome === undefined ? shown : { ...shown, outcome };
}

const keyOf = ({ rows, found, outcome }: Shown): string => outcome ?? found ?? rows ?? '';

interface PartsProps {
  readonly batch: Batch;
  readonly shown: Shown;
  readonly onChoose: (shown: Shown) => void;
}

function Parts({ batch, shown, onChoose }: PartsProps): ReactNode {
  const { t } = useWords();
  const isNew = batch.status === 'uploaded';
  const groups = FOUND_GROUPS.map((found) => ({ shown: { found }, label: t(`batches.found_${found}`) }));
  const states = ROW_STATES.map((rows) => ({ shown: { rows }, label: t(`batches.row_${rows}`) }));
  const all: readonly { readonly shown: Shown; readonly label: string }[] = [
    { shown: {}, label: t('common.all') },
    ...(isNew ? groups : states),
  ];
  const parts = all
    .map((part) => ({ ...part, value: keyOf(part.shown), count: shownCount(batch, part.shown) }))
    .filter(({ value, count }) => value === '' || count > 0 || value === keyOf(shown));

  return (
    <Chips
      label={t('batches.rows_shown')}
      options={parts}
      chosen={keyOf(shown)}
      onChoose={(value) => onChoose(parts.find((part) => part.value === value)?.shown ?? {})}
    />
  );
}

interface RowsProps {
  readonly batch: Batch;
  readonly shown: Shown;
  readonly onOpen: (at: number) => void;
}

function Rows({ batch, shown, onOpen }: RowsProps): ReactNode {
  const { t } = useWords();
  const mayDecide = useMay('reviewer');
  const accept = useAcceptRow();
  const columns = useRowColumns(batch, mayDecide ? accept : null);
  const pages = usePages({
    id: 'batches.rows',
    count: shownCount(batch, shown),
    pageSize: PAGE_SIZE,
    request: (page) => ({
      params: { batch_id: batch.id },
      query: { offset: page * PAGE_SIZE, limit: PAGE_SIZE, ...shownQuery(shown) },
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
