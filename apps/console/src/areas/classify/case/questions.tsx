import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Fee } from '../../../ui/fee.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Problem } from '../../../ui/states.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useWords } from '../../../words/words.tsx';
import type { Lookup, Result } from '../lookup.ts';
import { useRerun } from '../use-rerun.ts';

interface Props {
  readonly lookup: Lookup;
  readonly result: Result;
  readonly onRerun?: ((next: Lookup) => void) | undefined;
}

export function Questions({ lookup, result, onRerun }: Props): ReactNode {
  const { t } = useWords();
  const { run, isPending, error } = useRerun(lookup, onRerun);
  if (result.questions.length === 0) return null;

  return (
    <Panel
      title={<span id="questions">{t('classify.questions')}</span>}
      aside={
        <span className="muted small">
          {t('classify.questions_text')} <Fee />
        </span>
      }
    >
      <Problem error={error} />
      <ul className="stack">
        {result.questions.map((question) => (
          <li key={question.id} className="stack-tight" data-testid="question">
            <strong>{question.text}</strong>
            <div className="row" role="group" aria-label={question.text}>
              {question.options.map(({ value, label, codes }) => (
                <Button
                  key={value}
                  kind={question.answer === value ? 'primary' : 'plain'}
                  isPending={isPending}
                  aria-pressed={question.answer === value}
                  onPress={() => run({ answers: [{ question_id: question.id, value }] })}
                >
                  <span className="answer-words" title={codes.join(', ')}>
                    {label}
                  </span>
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
