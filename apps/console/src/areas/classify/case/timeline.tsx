import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import type { Lookup } from '../lookup.ts';

export function Timeline({ lookup }: { readonly lookup: Lookup }): ReactNode {
  const { t } = useWords();
  const { time } = useFormats();

  return (
    <Panel title={t('classify.history')}>
      <ol className="timeline">
        {lookup.events.map(({ id, at, by_name: name, note, kind, to }) => (
          <li key={id}>
            <span className="row">
              <strong>{name ?? '—'}</strong>
              <span>{t(`review.event_${kind}`)}</span>
              {kind === 'rerun' && to !== null && (
                <Link to="/lookups/$lookupId" params={{ lookupId: to }}>
                  {t('classify.to_rerun')}
                </Link>
              )}
              {(kind === 'approved' || kind === 'overridden') && to !== null && <code>{to}</code>}
              <span className="muted small">{time(at)}</span>
            </span>
            {note !== null && (
              <p className="case-note" dir="auto">
                {note}
              </p>
            )}
          </li>
        ))}
      </ol>
    </Panel>
  );
}
