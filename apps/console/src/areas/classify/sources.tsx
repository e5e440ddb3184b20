import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { useWords } from '../../words/words.tsx';
import type { Result } from './lookup.ts';

/** What the answer cites, with links to where it was published. */
export function Sources({ result }: { readonly result: Result }): ReactNode {
  const { t } = useWords();

  return (
    <Panel title={t('classify.sources')}>
      {result.sources.length === 0 ? (
        <p className="muted">{t('classify.sources_empty')}</p>
      ) : (
        <ul className="stack">
          {result.sources.map(({ key, url, title, snippet }) => (
            <li key={key} className="stack-tight">
              <span>
                <code className="small">{key}</code>{' '}
                {url === null ? (
                  <strong>{title}</strong>
                ) : (
                  <a href={url} target="_blank" rel="noreferrer">
                    {title}
                  </a>
                )}
              </span>
              <span className="muted small">{snippet}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
