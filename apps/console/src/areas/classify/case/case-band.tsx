import type { ReactNode } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Fee } from '../../../ui/fee.tsx';
import { Problem } from '../../../ui/states.tsx';
import { useWords } from '../../../words/words.tsx';
import { LineRate } from '../line/line-rate.tsx';
import { LineText } from '../line/line-text.tsx';
import { isInactive, resultOf, type Lookup, type Result } from '../lookup.ts';
import { sharedSteps, stepsOf } from '../line/steps.ts';
import { useRerun } from '../use-rerun.ts';

interface Props {
  readonly lookup: Lookup;
  readonly onRerun?: ((next: Lookup) => void) | undefined;
}

export function CaseBand({ lookup, onRerun }: Props): ReactNode {
  const result = resultOf(lookup);
  return (
    <>
      {isInactive(lookup) && <Inactive lookup={lookup} onRerun={onRerun} />}
      {result !== null && lookup.decision === null && <Open result={result} />}
    </>
  );
}

/** Warns that the active version lacks the code; offers its successors and a rerun. */
function Inactive({ lookup, onRerun }: Props): ReactNode {
  const { t } = useWords();
  const { run, isPending, error } = useRerun(lookup, onRerun);
  const line = lookup.active_line;
  const code = lookup.final_code ?? lookup.recommended_code ?? '';
  if (line === undefined || line === null) return null;
  const shared = sharedSteps(line.successors.map(({ description }) => stepsOf(description)));

  return (
    <section className="notice notice-bad stack-tight" role="alert" data-testid="inactive">
      <p>
        <strong>{t('classify.inactive', { code, version: line.version })}</strong>{' '}
        {line.successors.length > 0 ? t('classify.inactive_successors') : t('classify.inactive_none')}
      </p>
      <ul className="case-successors">
        {line.successors.map((each) => (
          <li key={each.code}>
            <code>{each.code}</code>
            <LineText text={each.description} shared={shared} />
            <LineRate code={each.code} market={lookup.market} version={line.version} />
          </li>
        ))}
      </ul>
      <div className="row">
        <Button small kind="primary" isPending={isPending} onPress={() => run({ tariff_version: null })}>
          {t('classify.rerun_on', { version: line.version })} <Fee />
        </Button>
      </div>
      <Problem error={error} />
    </section>
  );
}

function Open({ result }: { readonly result: Result }): ReactNode {
  const { t } = useWords();
  const failed = result.checks.filter(({ ok }) => !ok).map(({ name, detail }) => `${name}: ${detail}`);
  // Flags repeat the messages of failed checks.
  const flags = result.flags.filter(({ code }) => code !== 'low_confidence' || result.recommended !== null);
  const points = result.flags.length > 0 ? flags.map(({ message }) => message) : failed;
  if (points.length === 0 && result.questions.length === 0) return null;

  return (
    <section className="notice notice-warn case-open" aria-label={t('classify.flags')}>
      <ul>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {result.questions.length > 0 && (
        <a href="#questions">{t('classify.questions_open', { count: result.questions.length })}</a>
      )}
    </section>
  );
}
