import type { ReactNode } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import type { MenuProps } from './menu.tsx';

export function MenuItems({ label, note, items, trigger, onClose }: MenuProps): ReactNode {
  return (
    <Popover
      placement="bottom end"
      triggerRef={trigger}
      isOpen
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <div className="menu">
        {note}
        <Menu aria-label={label} autoFocus="first" onClose={onClose}>
          {items.map(({ text, act }) => (
            <MenuItem key={text} className="menu-item" onAction={act}>
              {text}
            </MenuItem>
          ))}
        </Menu>
      </div>
    </Popover>
  );
}
