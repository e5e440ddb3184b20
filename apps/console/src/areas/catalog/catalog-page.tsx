import type { AnswerOf } from '@svc/client/create-client';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useState, type ReactNode } from 'react';
import { useApi } from '../../api/use-api.ts';
import { usePages } from '../../api/use-pages.ts';
import { Button } from '../../ui/button.tsx';
import { Chips } from '../../ui/chips.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { Page, Panel } from '../../ui/panel.tsx';
import { Answer, Empty } from '../../ui/states.tsx';
import { useWords } from '../../words/words.tsx';
import { CatalogActs } from './catalog-acts.tsx';
import './catalog.css';
import { Filters } from './filters.tsx';
import { PARTS, readSearch, toQuery, type CatalogSearch, type Part } from './search.ts';
import { NewSku } from './sku-acts.tsx';
import { useSkuColumns } from './sku-columns.tsx';

type Listed = AnswerOf<'skus.list'>;

const PAGE_SIZE = 100;
const rowsOf = ({ items }: Listed): Listed['items'] => items;

export function CatalogPage(): ReactNode {
  const { t } = useWords();
  const search = useSearch({ from: '/inside/catalog', select: readSearch });
  const navigate = useNavigate();
  const [isAdding, setAdding] = useState(false);
  const go = useCallback(
    (fields: Readonly<Record<string, unknown>>): void =>
      void navigate({ to: '/catalog', search: readSearch(fields), replace: true }),
    [navigate],
  );
  const first = useApi('skus.list', { query: { ...toQuery(search), page: 1, page_size: PAGE_SIZE } });

  return (
    <Page
      title={t('catalog.title')}
      aside={
        <Button kind="primary" onPress={() => setAdding(true)}>
          {t('catalog.new')}
        </Button>
      }
    >
      {isAdding && <NewSku onClose={() => setAdding(false)} />}
      <CatalogActs market={search.market} onDone={() => void first.refetch()} />
      <Filters search={search} onChange={go} />
      <Panel flush>
        <Answer of={first}>{(listed) => <Content listed={listed} search={search} onChange={go} />}</Answer>
      </Panel>
    </Page>
  );
}

interface ContentProps {
  readonly listed: Listed;
  readonly search: CatalogSearch;
  readonly onChange: (fields: Readonly<Record<string, unknown>>) => void;
}

/** Counts of the parts in the searched market and text; null until known. */
function useCounts({
  state: _part,
  ...search
}: CatalogSearch): Readonly<Record<Part | 'all', number>> | null {
  const page = { page: 1, page_size: 1 };
  const whole = useApi('skus.list', { query: { ...toQuery(search), ...page } });
  const alerts = useApi('skus.list', { query: { ...toQuery({ ...search, state: 'alerts' }), ...page } });
  const bare = useApi('skus.list', { query: { ...toQuery({ ...search, state: 'no_code' }), ...page } });
  if (whole.data === undefined || alerts.data === undefined || bare.data === undefined) return null;
  const { unknown, ...counts } = whole.data.counts;
  const { total: noCode } = bare.data;
  return {
    ...counts,
    all: whole.data.total,
    alerts: alerts.data.total,
    no_code: noCode,
    unchecked: Math.max(0, unknown - noCode),
  };
}

function Parts({ search, onChange }: Omit<ContentProps, 'listed'>): ReactNode {
  const { t } = useWords();
  const counts = useCounts(search);
  if (counts === null) return null;

  const options = [undefined, ...PARTS].map((value) => ({
    value,
    label: value === undefined ? t('common.all') : t(`catalog.state_${value}`),
    count: counts[value ?? 'all'],
  }));
  return (
    <Chips
      label={t('catalog.states')}
      options={options}
      chosen={search.state}
      onChoose={(state) => onChange({ ...search, state })}
    />
  );
}

function Content({ listed, search, onChange }: ContentProps): ReactNode {
  const { t } = useWords();
  const isFiltered = Object.keys(search).length > 0;

  return (
    <>
      <Parts search={search} onChange={onChange} />
      {listed.total === 0 ? (
        <Empty
          title={isFiltered ? t('catalog.none_found') : t('catalog.empty')}
          text={isFiltered ? t('catalog.none_found_text') : t('catalog.empty_text')}
        />
      ) : (
        <Rows key={JSON.stringify(search)} count={listed.total} search={search} />
      )}
    </>
  );
}

function Rows({ count, search }: { readonly count: number; readonly search: CatalogSearch }): ReactNode {
  const { t } = useWords();
  const navigate = useNavigate();
  const columns = useSkuColumns();
  const pages = usePages({
    id: 'skus.list',
    count,
    pageSize: PAGE_SIZE,
    request: (page) => ({ query: { ...toQuery(search), page: page + 1, page_size: PAGE_SIZE } }),
    rows: rowsOf,
  });

  return (
    <PagedTable
      label={t('catalog.title')}
      pages={pages}
      columns={columns}
      onOpen={({ id }) => void navigate({ to: '/catalog/$skuId', params: { skuId: String(id) } })}
    />
  );
}
