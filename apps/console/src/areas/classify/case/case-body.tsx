import type { ReactNode } from 'react';
import { Panel } from '../../../ui/panel.tsx';
import { Sliced } from '../../../ui/sliced.tsx';
import { Empty } from '../../../ui/states.tsx';
import { useWords } from '../../../words/words.tsx';
import { CaseBand } from './case-band.tsx';
import { CaseCode } from './case-code.tsx';
import './case.css';
import { DutyPanel } from './duty-panel.tsx';
import { isUnderWay, resultOf, type Lookup } from '../lookup.ts';
import { Why } from './neighbours.tsx';
import { Questions } from './questions.tsx';
import { Sources } from './sources.tsx';
import { Stages } from './stages.tsx';
import { Timeline } from './timeline.tsx';

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
                  <Why result={result} onChoose={canChoose} />
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
