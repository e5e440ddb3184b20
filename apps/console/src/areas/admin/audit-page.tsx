import type { AnswerOf } from '@svc/client/create-client';
import { getRouteApi } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../../api/use-api.ts';
import { usePages } from '../../api/use-pages.ts';
import type { Column } from '../../ui/data-table.tsx';
import { Choice } from '../../ui/field.tsx';
import { PagedTable } from '../../ui/paged-table.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Answer, Empty } from '../../ui/states.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';
import { AdminFrame } from './admin-frame.tsx';
import { ACTS, readAudit, type AuditSearch } from './audit-search.ts';

type Listed = AnswerOf<'admin.audit_list'>;
type Entry = Listed['items'][number];

const route = getRouteApi('/inside/admin/audit');
const PAGE_SIZE = 100;
const rowsOf = ({ items }: Listed): readonly Entry[] => items;

/** The record of administration: who did what, and when. */
export function AuditPage(): ReactNode {
  const { t } = useWords();
  const search = route.useSearch({ select: readAudit });
  const navigate = route.useNavigate();
  const all = { value: '', label: t('common.all') };
  const options = ACTS.map((act) => ({ value: act as string, label: t(`admin.act_${wordOf(act)}`) }));

  return (
    <AdminFrame title={t('admin.audit')}>
      <p className="muted">{t('admin.audit_text')}</p>
      <div className="filters">
        <Choice
          label={t('admin.audit_act')}
          value={search.action ?? ''}
          options={[all, ...options]}
          onChange={(chosen) => {
            const action = ACTS.find((act) => act === chosen);
            void navigate({ search: action === undefined ? {} : { action }, replace: true });
          }}
        />
      </div>
      <Entries key={search.action ?? ''} search={search} />
    </AdminFrame>
  );
}

type Act = (typeof ACTS)[number];
type Word<T extends string> = T extends `${infer Area}.${infer Verb}` ? `${Area}_${Verb}` : never;

const wordOf = (act: Act): Word<Act> => act.replace('.', '_') as Word<Act>;

function Entries({ search }: { readonly search: AuditSearch }): ReactNode {
  const { t } = useWords();
  const columns = useColumns();
  const first = useApi('admin.audit_list', { query: { ...search, page: 1, page_size: PAGE_SIZE } });
  const pages = usePages({
    id: 'admin.audit_list',
    count: first.data?.total ?? 0,
    pageSize: PAGE_SIZE,
    request: (page) => ({ query: { ...search, page: page + 1, page_size: PAGE_SIZE } }),
    rows: rowsOf,
  });

  return (
    <Panel flush>
      <Answer of={first}>
        {({ total }) =>
          total === 0 ? (
            <Empty title={t('admin.audit_empty')} text={t('admin.audit_empty_text')} />
          ) : (
            <PagedTable label={t('admin.audit')} pages={pages} columns={columns} />
          )
        }
      </Answer>
    </Panel>
  );
}

function useColumns(): readonly Column<Entry>[] {
  const { t } = useWords();
  const { time } = useFormats();

  return [
    { id: 'at', title: t('admin.audit_when'), width: '150px', cell: ({ at }) => time(at) },
    {
      id: 'by',
      title: t('admin.audit_who'),
      width: '120px',
      cell: ({ by_name: name, via, address }) =>
        name ?? (via === 'command' ? t('admin.audit_command') : address),
    },
    {
      id: 'act',
      title: t('admin.audit_act'),
      width: '170px',
      cell: ({ action }) => <Tag>{t(`admin.act_${wordOf(action)}`)}</Tag>,
    },
    {
      id: 'subject',
      title: t('admin.audit_subject'),
      width: 'minmax(110px, 1fr)',
      cell: ({ subject }) => <code title={subject}>{subject}</code>,
    },
    {
      id: 'details',
      title: t('admin.audit_details'),
      width: 'minmax(220px, 4fr)',
      cell: ({ details }) => <span title={inWords(details)}>{inWords(details)}</span>,
    },
  ];
}

/** Details as `name: value`; values that are no text as JSON. */
function inWords(details: Entry['details']): string {
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(' · ');
}
