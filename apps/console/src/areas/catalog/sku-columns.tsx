import type { AnswerOf } from '@svc/client/create-client';
import type { Column } from '../../ui/table-cells.tsx';
import { Tag, toneOf } from '../../ui/tag.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';

type Row = AnswerOf<'skus.list'>['items'][number];

export function useSkuColumns(): readonly Column<Row>[] {
  const { t } = useWords();
  const { day } = useFormats();

  return [
    { id: 'sku', title: t('catalog.sku'), width: '130px', cell: (row) => <code>{row.sku}</code> },
    { id: 'market', title: t('common.market'), width: '84px', cell: (row) => row.market },
    {
      id: 'description',
      title: t('common.description'),
      width: 'minmax(140px, 1fr)',
      cell: (row) => row.description,
    },
    {
      id: 'code',
      title: t('catalog.current_code'),
      width: '128px',
      cell: (row) => <code>{row.current_code ?? '—'}</code>,
    },
    {
      id: 'status',
      title: t('common.status'),
      width: '142px',
      cell: (row) => <Tag tone={toneOf(row.code_status)}>{row.code_status_label}</Tag>,
    },
    {
      id: 'suggested',
      title: t('catalog.suggested'),
      width: '124px',
      cell: (row) => row.suggested_code !== null && <code>{row.suggested_code}</code>,
    },
    {
      id: 'alerts',
      title: t('alerts.title'),
      width: '84px',
      end: true,
      cell: (row) => (row.open_alerts > 0 ? <Tag tone="warn">{row.open_alerts}</Tag> : null),
    },
    { id: 'updated', title: t('catalog.updated'), width: '120px', cell: (row) => day(row.updated_at) },
  ];
}
