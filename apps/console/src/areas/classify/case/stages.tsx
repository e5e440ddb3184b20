import type { ReactNode } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { useWords } from '../../../words/words.tsx';
import { STAGES, type Lookup } from '../lookup.ts';

export function Stages({ lookup }: { readonly lookup: Lookup }): ReactNode {
  const { t } = useWords();
  const now = lookup.progress === null ? -1 : STAGES.indexOf(lookup.progress.stage);

  return (
    <Panel title={t('classify.stages')} aside={<span className="spinner" aria-hidden="true" />}>
      <ol className="stages" role="status" aria-live="polite">
        {STAGES.map((stage, place) => {
          const state = place < now ? 'done' : place === now ? 'now' : 'next';

          return (
            <li
              key={stage}
              className={`stage stage-${state}`}
              aria-current={state === 'now' ? 'step' : undefined}
            >
              <span className="stage-sign" aria-hidden="true">
                {state === 'done' ? '✓' : place + 1}
              </span>
              <span>{t(`classify.stage_${stage}`)}</span>
              {state !== 'next' && <span className="muted small">{t(`classify.stage_${state}`)}</span>}
            </li>
          );
        })}
      </ol>
      {lookup.status === 'queued' && <p className="muted small">{t('classify.queued')}</p>}
    </Panel>
  );
}
