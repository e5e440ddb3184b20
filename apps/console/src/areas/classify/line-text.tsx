import type { ReactNode } from 'react';
import { stepsOf, tellingAbove } from './steps.ts';
import './line-text.css';

interface Props {
  readonly text: string;
  /** Steps from the top that stand above the list already. */
  readonly shared?: number;
}

/** A line by its own words, then those above it, the nearest first. */
export function LineText({ text, shared = 0 }: Props): ReactNode {
  const steps = stepsOf(text);
  const above = tellingAbove(steps, shared);

  return (
    <span className="line-text" title={text}>
      <strong>{steps.at(-1)}</strong>
      {above.length > 0 && <span className="line-above"> ‹ {above.join(' ‹ ')}</span>}
    </span>
  );
}
