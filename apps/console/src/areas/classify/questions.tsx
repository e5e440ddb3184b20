import { useNavigate } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useApiAct } from '../../api/use-api.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Problem } from '../../ui/states.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useWords } from '../../words/words.tsx';
import type { Lookup, Result } from './lookup.ts';

interface Props {
  readonly lookup: Lookup;
  readonly result: Result;
}

/** Open questions with their answers as buttons; an answer classifies again. */
export function Questions({ lookup, result }: Props): ReactNode {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const rerun = useApiAct('lookups.rerun', ({ id }) =>
    navigate({ to: '/lookups/$lookupId', params: { lookupId: id } }),
  );
  if (result.questions.length === 0) return null;

  const answer = (question_id: string, value: string): void =>
    rerun.mutate({
      params: { lookup_id: lookup.id },
      body: { answers: [{ question_id, value }], language: lookup.language ?? language },
    });

  return (
    <Panel title={t('classify.questions')}>
      <p className="muted small">{t('classify.questions_text')}</p>
      <Problem error={rerun.error} />
      <ul className="stack">
        {result.questions.map((question) => (
          <li key={question.id} className="stack-tight" data-testid="question">
            <strong>{question.text}</strong>
            <div className="row" role="group" aria-label={question.text}>
              {question.options.map(({ value, label, codes }) => (
                <Button
                  key={value}
                  kind={question.answer === value ? 'primary' : 'plain'}
                  isPending={rerun.isPending}
                  aria-pressed={question.answer === value}
                  onPress={() => answer(question.id, value)}
                >
                  {label}
                  <span className="small answer-count">{codes.length}</span>
                </Button>
              ))}
              {question.answer !== null && <Tag tone="good">{t('classify.answered')}</Tag>}
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
