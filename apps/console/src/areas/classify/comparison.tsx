import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { Confidence } from '../../ui/confidence.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useWords } from '../../words/words.tsx';
import { candidatesOf, type Candidate, type Result } from './lookup.ts';

const SHOWN = 5;

/** The candidates side by side, with what speaks for and against each. */
export function Comparison({ result }: { readonly result: Result }): ReactNode {
  const { t } = useWords();
  const candidates = candidatesOf(result).slice(0, SHOWN);
  if (candidates.length < 2) return null;

  return (
    <Panel title={t('classify.compare')} flush>
      <div className="compare" tabIndex={0} role="group" aria-label={t('classify.compare')}>
        {candidates.map((candidate, place) => (
          <Column
            key={candidate.code_digits}
            candidate={candidate}
            place={place + 1}
            isProposed={candidate === result.recommended}
          />
        ))}
      </div>
    </Panel>
  );
}

interface ColumnProps {
  readonly candidate: Candidate;
  readonly place: number;
  readonly isProposed: boolean;
}

function Column({ candidate, place, isProposed }: ColumnProps): ReactNode {
  const { t } = useWords();
  const { legal, exclusion_reason: against } = candidate;

  return (
    <article className={`compare-column${isProposed ? ' compare-own' : ''}`}>
      <div className="row">
        <code className="compare-code">{candidate.code}</code>
        <Tag tone={isProposed ? 'good' : 'plain'}>
          {isProposed ? t('classify.proposed_line') : t('classify.rank', { place })}
        </Tag>
      </div>
      <p>{candidate.full_description}</p>
      <dl className="facts-list">
        <dt>{t('classify.probability')}</dt>
        <dd>
          <Confidence value={candidate.scores.final} />
        </dd>
        <dt>{t('classify.duty')}</dt>
        <dd>{candidate.duty_rate ?? '—'}</dd>
      </dl>
      {candidate.reasoning !== '' && (
        <div className="for">
          <h3>{t('classify.speaks_for')}</h3>
          <p>{candidate.reasoning}</p>
        </div>
      )}
      {(against !== null || legal.findings.length > 0) && (
        <div className="against">
          <h3>{t('classify.speaks_against')}</h3>
          {against !== null && <p>{against}</p>}
          <ul>
            {legal.findings.map(({ id, reference, text }) => (
              <li key={id} className="small">
                {reference}: {text}
              </li>
            ))}
          </ul>
        </div>
      )}
    </article>
  );
}
