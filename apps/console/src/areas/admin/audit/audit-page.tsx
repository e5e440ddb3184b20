import type { AnswerOf } from '@svc/client/create-client';
import { getRouteApi } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { given } from '../../../api/address.ts';
import { useApi } from '../../../api/use-api.ts';
import { usePages } from '../../../api/use-pages.ts';
import type { Column } from '../../../ui/table-cells.tsx';
import { Choice, TextField } from '../../../ui/forms/field.tsx';
import { PagedTable } from '../../../ui/paged-table.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Answer, Empty } from '../../../ui/states.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import { AdminFrame } from '../admin-frame.tsx';
import { AuditDetails } from './audit-details.tsx';
import { ACTS, auditQuery, readAudit, wordOf, type AuditSearch } from './audit-search.ts';
import { AuditSentence, type Entry } from './audit-sentence.tsx';

type Listed = AnswerOf<'admin.audit_list'>;

const route = getRouteApi('/inside/admin/audit');
const PAGE_SIZE = 100;
const rowsOf = ({ items }: Listed): readonly Entry[] => items;

export function AuditPage(): ReactNode {
  const { t } = useWords();
  const search = route.useSearch({ select: readAudit });

  return (
    <AdminFrame title={t('admin.audit')}>
      <p className="muted">{t('admin.audit_text')}</p>
      <Filters search={search} />
      <Entries key={JSON.stringify(search)} search={search} />
    </AdminFrame>
  );
}

interface Props {
  readonly search: AuditSearch;
}

function Filters({ search }: Props): ReactNode {
  const { t } = useWords();
  const navigate = route.useNavigate();
  const accounts = useApi('admin.accounts_list', {}, { staleTime: 60_000 });
  const all = { value: '', label: t('common.all') };
  const people = (accounts.data ?? []).map(({ id, name }) => ({ value: id, label: name }));
  const acts = ACTS.map((act) => ({ value: act as string, label: t(`admin.act_${wordOf(act)}`) }));
  const filter = (name: keyof AuditSearch, value: string): void =>
    void navigate({
      search: readAudit(given({ ...search, [name]: value === '' ? undefined : value })),
      replace: true,
    });

  return (
    <div className="filters">
      <Choice
        label={t('admin.audit_who')}
        value={search.by ?? ''}
        options={[all, ...people]}
        onChange={(chosen) => filter('by', chosen)}
      />
      <Choice
        label={t('admin.audit_act')}
        value={search.action ?? ''}
        options={[all, ...acts]}
        onChange={(chosen) => filter('action', chosen)}
      />
      <TextField
        label={t('admin.audit_day')}
        type="date"
        value={search.day ?? ''}
        onChange={(day) => filter('day', day)}
      />
    </div>
  );
}

function Entries({ search }: Props): ReactNode {
  const { t } = useWords();
  const columns = useColumns();
  const [open, setOpen] = useState<Entry | null>(null);
  const query = auditQuery(search);
  const first = useApi('admin.audit_list', { query: { ...query, page: 1, page_size: PAGE_SIZE } });
  const pages = usePages({
    id: 'admin.audit_list',
    count: first.data?.total ?? 0,
    pageSize: PAGE_SIZE,
    request: (page) => ({ query: { ...query, page: page + 1, page_size: PAGE_SIZE } }),
    rows: rowsOf,
  });

  return (
    <Panel flush>
      <Answer of={first}>
        {({ total }) =>
          total === 0 ? (
            <Empty title={t('admin.audit_empty')} text={t('admin.audit_empty_text')} />
          ) : (
            <PagedTable label={t('admin.audit')} pages={pages} columns={columns} onOpen={setOpen} />
          )
        }
      </Answer>
      {open !== null && <AuditDetails entry={open} onClose={() => setOpen(null)} />}
    </Panel>
  );
}

function useColumns(): readonly Column<Entry>[] {
  const { t } = useWords();
  const { time } = useFormats();

  return [
    { id: 'at', title: t('admin.audit_when'), width: '170px', cell: ({ at }) => time(at) },
    {
      id: 'said',
      title: t('admin.audit_act'),
      width: 'minmax(240px, 1fr)',
      cell: (entry) => <AuditSentence entry={entry} />,
    },
  ];
}
