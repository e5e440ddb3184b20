import type { ReactNode } from 'react';

/** Message parameter that becomes a link. */
export const LINK = '\u0001';

interface Props {
  /** Message whose link parameter is `LINK`. */
  readonly text: string;
  readonly link: ReactNode;
}

/** A message with a link where its language places it. */
export function Linked({ text, link }: Props): ReactNode {
  const [before = '', after] = text.split(LINK);
  return (
    <span>
      {before}
      {after !== undefined && link}
      {after}
    </span>
  );
}
