import type { ReactNode } from 'react';
import { Panel } from '../../ui/panel.tsx';
import { Tag } from '../../ui/tag.tsx';
import { useWords } from '../../words/words.tsx';
import type { Result } from './lookup.ts';

function Points({
  title,
  points,
}: {
  readonly title: string;
  readonly points: readonly string[];
}): ReactNode {
  if (points.length === 0) return null;

  return (
    <div className="stack-tight">
      <h3>{title}</h3>
      <ul className="points">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

/** The reasons in words, what stays open, and the checks of the answer. */
export function Why({ result }: { readonly result: Result }): ReactNode {
  const { t } = useWords();

  return (
    <Panel title={t('classify.why')}>
      <p>{result.summary}</p>
      <Points title={t('classify.factors')} points={result.deciding_factors} />
      <Points title={t('classify.uncertain')} points={result.uncertainties} />
      <Checks checks={result.checks} />
    </Panel>
  );
}

function Checks({ checks }: Pick<Result, 'checks'>): ReactNode {
  const { t } = useWords();
  if (checks.length === 0) return null;

  return (
    <div className="stack-tight">
      <h3>{t('classify.checks')}</h3>
      <ul className="stack-tight small">
        {checks.map(({ key, name, ok, detail }) => (
          <li key={key} className="check">
            <Tag tone={ok ? 'good' : 'warn'}>{t(ok ? 'classify.check_ok' : 'classify.check_bad')}</Tag>
            <span>
              {name}
              {!ok && detail !== '' && <span className="muted">: {detail}</span>}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
