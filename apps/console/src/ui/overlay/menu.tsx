import { useRef, useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from '../button.tsx';
import type { MenuContent, MenuProps } from './menu-items.tsx';
import { onDemand } from './on-demand.tsx';

const Items = onDemand<MenuProps>(async () => (await import('./menu-items.tsx')).MenuItems);

/** A button that opens a menu. */
export function MenuButton({ label, note, items, ...button }: MenuContent & ButtonProps): ReactNode {
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
