import { useRef, useState, type ReactNode } from 'react';
import { Button, type ButtonProps } from './button.tsx';
import { later } from './later.tsx';

export interface MenuOf {
  readonly label: string;
  readonly note?: ReactNode;
  readonly items: readonly { readonly label: string; readonly act: () => void }[];
}

const MenuItems = later(async () => (await import('./menu-items.tsx')).MenuItems);

export function MenuButton({ menu, ...button }: ButtonProps & { readonly menu: MenuOf }): ReactNode {
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <Button
        {...button}
        ref={trigger}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      />
      {isOpen && <MenuItems menu={menu} trigger={trigger} onClose={() => setOpen(false)} />}
    </>
  );
}
