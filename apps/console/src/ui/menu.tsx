import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { onDemand } from './on-demand.tsx';

interface Content {
  readonly label: string;
  readonly note?: ReactNode;
  readonly items: readonly { readonly text: string; readonly act: () => void }[];
}

export interface MenuProps extends Content {
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

const Items = onDemand<MenuProps>(async () => (await import('./menu-items.tsx')).MenuItems);

/** A button that opens a menu. */
export function MenuButton({ label, note, items, ...button }: Content & ButtonProps): ReactNode {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button
        {...button}
        ref={trigger}
        small
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      />
      {isOpen && (
        <Items label={label} note={note} items={items} trigger={trigger} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
