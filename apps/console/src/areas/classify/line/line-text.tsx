import type { ReactNode } from 'react';
import { sharedSteps, stepsOf, tellingAbove } from './steps.ts';
import './line-text.css';

interface Props {
  readonly text: string;
  readonly shared?: number;
}

/** Text of a line, then its ancestors, nearest first. */
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

/** Common path of several lines, shown once above them; `shared` is its number of steps. */
export function sharedPath(texts: readonly string[]): { readonly shared: number; readonly path: string } {
  if (texts.length < 2) return { shared: 0, path: '' };
  const lines = texts.map(stepsOf);
  const shared = sharedSteps(lines);
  return { shared, path: (lines[0] ?? []).slice(0, shared).join(' › ') };
}

export function SharedPath({ path }: { readonly path: string }): ReactNode {
  if (path === '') return null;
  return (
    <p className="muted small shared-path" title={path}>
      {path}
    </p>
  );
}
