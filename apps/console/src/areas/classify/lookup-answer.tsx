import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { Empty } from '../../ui/states.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useWords } from '../../words/words.tsx';
import { Comparison } from './comparison.tsx';
import { Decision } from './decision.tsx';
import { DutyPanel } from './duty-panel.tsx';
import { isUnderWay, resultOf, STAGES, type Lookup, type Result } from './lookup.ts';
import { ProposedLine } from './proposed-line.tsx';
import { Questions } from './questions.tsx';
import { Rerun } from './rerun.tsx';
import { Sources } from './sources.tsx';
import { Why } from './why.tsx';

/** The answer to a lookup in all its parts, or how far it has come. */
export function LookupAnswer({ lookup }: { readonly lookup: Lookup }): ReactNode {
  const { t } = useWords();
  const result = resultOf(lookup);
  if (isUnderWay(lookup)) return <Stages lookup={lookup} />;
  if (result === null) {
    return (
      <Panel>
        <Empty title={t('classify.error_title')} text={lookup.error ?? ''}>
          <Rerun lookup={lookup} />
        </Empty>
      </Panel>
    );
  }

  return (
    <>
      <ProposedLine lookup={lookup} result={result} />
      <Flags result={result} />
      <Decision lookup={lookup} />
      <Questions lookup={lookup} result={result} />
      <div className="answer-pair">
        <Why result={result} />
        <DutyPanel lookup={lookup} result={result} />
      </div>
      <Comparison result={result} />
      <Sources result={result} />
      <p className="muted small">{result.disclaimer}</p>
    </>
  );
}

function Flags({ result }: { readonly result: Result }): ReactNode {
  const { t } = useWords();
  if (result.flags.length === 0) return null;

  return (
    <ul className="notice notice-warn stack-tight" aria-label={t('classify.flags')}>
      {result.flags.map(({ code, message }) => (
        <li key={code} className="flag">
          <Tag tone="warn">!</Tag>
          <span>{message}</span>
        </li>
      ))}
    </ul>
  );
}

/** The five stages, which of them is under way and which are done. */
function Stages({ lookup }: { readonly lookup: Lookup }): ReactNode {
  const { t } = useWords();
  const now = lookup.progress === null ? -1 : STAGES.indexOf(lookup.progress.stage);

  return (
    <Panel title={t('classify.stages')} aside={<span className="spinner" aria-hidden="true" />}>
      <p className="muted">{lookup.description}</p>
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
