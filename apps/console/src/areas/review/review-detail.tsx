import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { Answer, Empty } from '../../ui/states.tsx';
import { Tag, toneOf } from '../../ui/tag.tsx';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';
import { Comparison } from '../classify/comparison.tsx';
import { DutyPanel } from '../classify/duty-panel.tsx';
import { resultOf, type Lookup } from '../classify/lookup.ts';
import { ProposedLine } from '../classify/proposed-line.tsx';
import { Sources } from '../classify/sources.tsx';
import { useLookup } from '../classify/use-lookup.ts';
import { Why } from '../classify/why.tsx';
import '../classify/classify.css';
import type { Mark } from './queue.ts';

interface Props {
  readonly lookupId: string;
  readonly mark: Mark | undefined;
}

/** Everything that a decision on the open lookup needs. */
export function ReviewDetail({ lookupId, mark }: Props): ReactNode {
  const lookup = useLookup(lookupId);

  return (
    <div className="stack" data-testid="detail" data-lookup={lookup.data?.id}>
      <Answer of={lookup}>
        {(answer) => (
          <>
            <Meanwhile lookup={answer} mark={mark} />
            <Parts lookup={answer} />
            <Facts lookup={answer} />
            <History lookup={answer} />
          </>
        )}
      </Answer>
    </div>
  );
}

function Meanwhile({
  lookup,
  mark,
}: {
  readonly lookup: Lookup;
  readonly mark: Mark | undefined;
}): ReactNode {
  const { t } = useWords();
  const { time } = useFormats();
  if (lookup.decision === null || mark?.kind === 'done' || mark?.kind === 'sending') return null;

  return (
    <p className="notice row" role="status">
      <Tag tone={toneOf(lookup.decision)}>{lookup.decision_label}</Tag>
      <strong>{t('review.decided_by', { name: lookup.decided_by_name ?? '—' })}</strong>
      {lookup.final_code !== null && <code>{lookup.final_code}</code>}
      {lookup.decided_at !== null && <span className="muted">{time(lookup.decided_at)}</span>}
      {lookup.review_note !== null && <span>{lookup.review_note}</span>}
    </p>
  );
}

function Parts({ lookup }: { readonly lookup: Lookup }): ReactNode {
  const { t } = useWords();
  const result = resultOf(lookup);
  if (result === null) {
    return (
      <Panel title={lookup.description}>
        <Empty title={t('classify.error_title')} text={lookup.error ?? ''} />
      </Panel>
    );
  }

  return (
    <>
      <ProposedLine lookup={lookup} result={result} />
      <Comparison result={result} />
      <div className="answer-pair">
        <Why result={result} />
        <DutyPanel lookup={lookup} result={result} />
      </div>
      <Sources result={result} />
    </>
  );
}

const FACTS = ['material', 'composition', 'use', 'notes'] as const;

function Facts({ lookup }: { readonly lookup: Lookup }): ReactNode {
  const { t } = useWords();
  const given = FACTS.filter((fact) => lookup.input[fact] !== '');
  if (given.length === 0 && lookup.origin_label === null) return null;

  return (
    <Panel title={t('review.facts')}>
      <dl className="facts-list">
        {given.map((fact) => (
          <div key={fact} className="fact">
            <dt className="muted">{t(`classify.${fact}`)}</dt>
            <dd>{lookup.input[fact]}</dd>
          </div>
        ))}
        {lookup.origin_label !== null && (
          <div className="fact">
            <dt className="muted">{t('classify.origin')}</dt>
            <dd>{lookup.origin_label}</dd>
          </div>
        )}
      </dl>
    </Panel>
  );
}

function History({ lookup }: { readonly lookup: Lookup }): ReactNode {
  const { t } = useWords();
  const { time } = useFormats();
  const told = lookup.events.filter(({ note, kind }) => note !== null || kind !== 'created');
  if (told.length === 0) return null;

  return (
    <Panel title={t('review.comments')}>
      <ul className="stack-tight">
        {told.map(({ id, at, by_name: name, note, kind }) => (
          <li key={id} className="row">
            <span className="muted small">{time(at)}</span>
            <strong>{name ?? '—'}</strong>
            <Tag tone={toneOf(kind)}>{t(`review.event_${kind}`)}</Tag>
            {note !== null && <span>{note}</span>}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
