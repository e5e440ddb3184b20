import type { ReactNode, RefObject } from 'react';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';

export interface MenuContent {
  readonly label: string;
  readonly note?: ReactNode;
  readonly items: readonly { readonly text: string; readonly act: () => void }[];
}

export interface MenuProps extends MenuContent {
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

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
