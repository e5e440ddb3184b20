import type { ReactNode } from 'react';
import { useLimits } from '../../../api/use-fee.ts';
import { Confidence } from '../../../ui/confidence.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { Empty } from '../../../ui/states.tsx';
import { Tag, toneOf } from '../../../ui/tag.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import { ScheduleRows } from '../line/schedule-rows.tsx';
import type { Lookup, Result } from '../lookup.ts';
import './case.css';

const LEVELS = ['heading', 'subheading', 'line'] as const;

function ConfidenceSteps({
  lookup,
}: {
  readonly lookup: Pick<Lookup, 'confidence' | 'confidence_by_digits'>;
}): ReactNode {
  const { t } = useWords();
  const thresholds = useLimits()?.proposal_thresholds;
  const { confidence, confidence_by_digits: levels } = lookup;
  if (levels === null) return <Confidence value={confidence} />;

  return (
    <ul className="steps" aria-label={t('common.confidence')}>
      {LEVELS.map((level) => (
        <Step
          key={level}
          name={t(`classify.level_${level}`)}
          value={levels[level]}
          threshold={thresholds?.[level]}
        />
      ))}
    </ul>
  );
}

interface StepProps {
  readonly name: string;
  readonly value: number;
  readonly threshold: number | undefined;
}

function Step({ name, value, threshold }: StepProps): ReactNode {
  const { t } = useWords();
  const { share } = useFormats();
  const tone = threshold === undefined ? '' : value >= threshold ? ' step-sure' : ' step-unsure';
  const needed = threshold === undefined ? '' : t('classify.level_needs', { share: share(threshold) });

  return (
    <li className={`step${tone}`} title={needed}>
      <span>{name}</span>
      <span className="step-bar" aria-hidden="true">
        <span className="step-fill" style={{ width: `${value * 100}%` }} />
        {threshold !== undefined && <span className="step-needed" style={{ left: `${threshold * 100}%` }} />}
      </span>
      <span className="step-share">{share(value)}</span>
      <span className="visually-hidden">{needed}</span>
    </li>
  );
}

interface Props {
  readonly lookup: Lookup;
  readonly result: Result;
  readonly children?: ReactNode;
}

/** The decided code with author, time and reason, otherwise the proposed or likeliest one with its confidence. */
export function CaseCode({ lookup, result, children }: Props): ReactNode {
  const { recommended, dataset } = result;
  const { market, decision, final_code: final } = lookup;
  const code = decision === null ? (recommended?.code ?? null) : final;

  return (
    <Panel>
      {decision === null ? <Leading lookup={lookup} result={result} /> : <DecidedCode lookup={lookup} />}
      {children}
      {code !== null && <ScheduleRows code={code} market={market} version={dataset.version} />}
    </Panel>
  );
}

function Leading({ lookup, result: { recommended, questions } }: Props): ReactNode {
  const { t } = useWords();
  const { rate } = useFormats();
  if (recommended === null) {
    const text = questions.length > 0 ? t('classify.no_line_text') : t('classify.no_line_edit');
    return <Empty title={t('classify.no_line')} text={text} />;
  }

  return (
    <div className="case-code">
      <div>
        <h2 className="case-label">
          {lookup.status === 'proposed' ? t('classify.proposed_line') : t('classify.likeliest_line')}
        </h2>
        <code className="line-code" data-testid="proposed-code">
          {recommended.code}
        </code>
        <p className="line-rate">
          {t('tariff.field_duty_rate')} <strong>{rate(recommended.duty_rate)}</strong>
        </p>
      </div>
      <ConfidenceSteps lookup={lookup} />
    </div>
  );
}

export function DecidedCode({ lookup }: { readonly lookup: Lookup }): ReactNode {
  const { t } = useWords();
  const { time } = useFormats();
  const {
    recommended_code: proposed,
    final_code: final,
    decision_label: label,
    decided_at: at,
    review_note: note,
  } = lookup;
  const isOther = proposed !== null && proposed !== final;

  return (
    <div className="case-code case-decided">
      <div>
        <h2 className="case-label">{t('classify.final_code')}</h2>
        {final === null ? (
          <strong className="line-code">{t('classify.no_final_code')}</strong>
        ) : (
          <code className="line-code" data-testid="final-code">
            {final}
          </code>
        )}
        {isOther && (
          <p className="line-rate">
            {t('classify.proposed_line')} <s>{proposed}</s>
          </p>
        )}
      </div>
      <div className="stack-tight">
        <p className="row">
          <Tag tone={toneOf(lookup.decision ?? '')}>{label}</Tag>
          <strong>{lookup.decided_by_name ?? '—'}</strong>
          {at !== null && <span className="muted">{time(at)}</span>}
        </p>
        {note !== null && (
          <blockquote className="case-note" dir="auto">
            {note}
          </blockquote>
        )}
      </div>
    </div>
  );
}
