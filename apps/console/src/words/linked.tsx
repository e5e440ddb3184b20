import type { ReactNode } from 'react';

/** Parameter of a message that becomes a link. */
export const LINK = '\u0001';

interface Props {
  /** A message whose parameter for the link is `LINK`. */
  readonly text: string;
  readonly link: ReactNode;
}

/** A message with a link in the place that its language gives it. */
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
