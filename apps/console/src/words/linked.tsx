import type { ReactNode } from 'react';

export const LINK = '\u0001';

interface Props {
  readonly text: string;
  readonly link: ReactNode;
}

/** A message with a link at the place its translation defines. */
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
