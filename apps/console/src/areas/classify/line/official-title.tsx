import type { ReactNode } from 'react';

interface Props {
  readonly title: string;
  readonly url: string | null;
}

/** Title of a measure or programme, which has only the English of its publication. */
export function OfficialTitle({ title, url }: Props): ReactNode {
  if (url === null) return <span lang="en">{title}</span>;
  return (
    <a href={url} target="_blank" rel="noreferrer" lang="en">
      {title}
    </a>
  );
}
