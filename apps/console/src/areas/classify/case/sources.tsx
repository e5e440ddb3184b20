import type { ReactNode } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { useWords } from '../../../words/words.tsx';
import type { Result } from '../lookup.ts';

export function Sources({ result }: { readonly result: Result }): ReactNode {
  const { t } = useWords();
  const { sources, dataset } = result;
  const precedents = sources.filter(({ key }) => !key.startsWith('schedule:'));

  return (
    <Panel title={t('classify.precedents')}>
      {precedents.length === 0 ? (
        <p className="muted">{t('classify.precedents_none')}</p>
      ) : (
        <ul className="stack">
          {precedents.map(({ key, url, title, snippet }) => (
            <li key={key} className="stack-tight">
              {url === null ? (
                <strong>{title}</strong>
              ) : (
                <a href={url} target="_blank" rel="noreferrer">
                  {title}
                </a>
              )}
              <span className="muted small clamp" title={snippet}>
                {snippet}
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="muted small">
        {t('classify.schedule')}{' '}
        {dataset.source_url === null ? (
          dataset.name
        ) : (
          <a href={dataset.source_url} target="_blank" rel="noreferrer">
            {dataset.source_name ?? dataset.name}, {dataset.version}
          </a>
        )}
      </p>
    </Panel>
  );
}
