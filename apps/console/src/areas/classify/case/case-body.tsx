import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { Sliced } from '../../../ui/sliced.tsx';
import { Empty } from '../../../ui/states.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import { CaseBand } from './case-band.tsx';
import { CaseCode } from './case-code.tsx';
import './case.css';
import { DutyPanel } from './duty-panel.tsx';
import { isUnderWay, resultOf, STAGES, type Lookup } from '../lookup.ts';
import { Why } from './neighbours.tsx';
import { Questions } from './questions.tsx';
import { Sources } from './sources.tsx';

interface Props {
  readonly lookup: Lookup;
  /** Called after a rerun; by default opens the new lookup. */
  readonly onRerun?: ((next: Lookup) => void) | undefined;
  readonly onChoose?: ((place: number) => void) | undefined;
}

/** Case details, shared by the queue and the case page: open points, code, reasons, duty, precedents, history. */
export function CaseBody({ lookup, onRerun, onChoose }: Props): ReactNode {
  const { t } = useWords();
  const result = resultOf(lookup);
  if (isUnderWay(lookup)) return <Stages lookup={lookup} />;
  if (result === null) {
    return (
      <Panel>
        <Empty title={t('classify.error_title')} text={lookup.error ?? ''} />
      </Panel>
    );
  }

  const hasCandidates = [result.recommended, ...result.alternatives].some((each) => each !== null);
  const canChoose = lookup.decision === null ? onChoose : undefined;
  return (
    <>
      <CaseBand lookup={lookup} onRerun={onRerun} />
      <div className="case-frame">
        <div className="case-parts">
          <div className="stack">
            <CaseCode lookup={lookup} result={result} />
            <Sliced>
              {() => (
                <>
                  {lookup.decision === null && (
                    <Questions lookup={lookup} result={result} onRerun={onRerun} />
                  )}
                  {hasCandidates && <Why lookup={lookup} result={result} onChoose={canChoose} />}
                </>
              )}
            </Sliced>
          </div>
          <div className="case-side">
            <DutyPanel lookup={lookup} result={result} />
            <Sliced>
              {() => (
                <>
                  <Sources result={result} />
                  <Timeline lookup={lookup} />
                </>
              )}
            </Sliced>
          </div>
        </div>
      </div>
      <p className="muted small">{result.disclaimer}</p>
    </>
  );
}

function Stages({ lookup }: { readonly lookup: Lookup }): ReactNode {
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

function Timeline({ lookup }: { readonly lookup: Lookup }): ReactNode {
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
