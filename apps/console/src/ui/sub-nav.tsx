import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/** The pages of an area, as links; the open one is marked by the router. */
export function SubNav({ label, children }: Props): ReactNode {
  return (
    <nav className="sub-nav" aria-label={label}>
      {children}
    </nav>
  );
}
