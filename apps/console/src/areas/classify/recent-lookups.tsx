import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApi } from '../../api/use-api.ts';
import { Panel } from '../../ui/panel.tsx';
import { Answer } from '../../ui/states.tsx';
import { Tag, toneOf } from '../../ui/tag.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';

const SHOWN = 8;

export function RecentLookups({ current }: { readonly current?: string }): ReactNode {
  const { t } = useWords();
  const { day } = useFormats();
  const recent = useApi('lookups.list', { query: { created_by: 'me', kind: 'single', page_size: SHOWN } });

  return (
    <Panel title={t('classify.recent')} flush>
      <Answer of={recent}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="panel-body muted">{t('classify.recent_empty')}</p>
          ) : (
            <ul className="recent">
              {items.map((lookup) => (
                <li key={lookup.id}>
                  <Link
                    to="/lookups/$lookupId"
                    params={{ lookupId: lookup.id }}
                    className="recent-link"
                    aria-current={lookup.id === current ? 'page' : undefined}
                  >
                    <span className="recent-words">{lookup.description}</span>
                    <span className="row small">
                      <code>{lookup.recommended_code ?? '—'}</code>
                      <Tag tone={toneOf(lookup.status)}>{lookup.status_label}</Tag>
                      <span className="muted end">{day(lookup.created_at)}</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </Panel>
  );
}
