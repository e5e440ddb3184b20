import type { ReactNode } from 'react';

export type Tone = 'plain' | 'good' | 'warn' | 'bad' | 'accent';

export function Tag({
  tone = 'plain',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}): ReactNode {
  return <span className={`tag tag-${tone}`}>{children}</span>;
}

const TONES: Readonly<Record<string, Tone>> = {
  proposed: 'good',
  needs_review: 'warn',
  needs_info: 'accent',
  error: 'bad',
  approved: 'good',
  overridden: 'accent',
  rejected: 'bad',
  high: 'bad',
  medium: 'warn',
  low: 'good',
  valid: 'good',
  changed: 'warn',
  expired: 'bad',
  invalid: 'bad',
  not_declarable: 'warn',
};

export function toneOf(state: string): Tone {
  return TONES[state] ?? 'plain';
}
