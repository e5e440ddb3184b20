import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

export function SubNav({ label, children }: Props): ReactNode {
  return (
    <nav className="sub-nav" aria-label={label}>
      {children}
    </nav>
  );
}
