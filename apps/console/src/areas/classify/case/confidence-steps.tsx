import type { ReactNode } from 'react';
import { useLimits } from '../../../api/use-fee.ts';
import { Confidence } from '../../../ui/confidence.tsx';
import { useFormats } from '../../../words/formats.ts';
import { useWords } from '../../../words/words.tsx';
import type { Lookup } from '../lookup.ts';

const LEVELS = ['heading', 'subheading', 'line'] as const;

export function ConfidenceSteps({
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
