import type { ReactNode } from 'react';

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

/** Scrolls a narrow window's row of tabs to the open one. */
const showOpenTab = (nav: HTMLElement | null): void => {
  const open = nav?.querySelector<HTMLElement>('[aria-current]');
  if (nav && open) nav.scrollLeft = open.offsetLeft - nav.offsetLeft;
};

export function SubNav({ label, children }: Props): ReactNode {
  return (
    <nav ref={showOpenTab} className="sub-nav" aria-label={label}>
      {children}
    </nav>
  );
}
