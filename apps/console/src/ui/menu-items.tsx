import type { ReactNode, RefObject } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Menu, MenuItem } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { useWords } from '../words/words.tsx';
import type { MenuOf } from './menu-button.tsx';

interface Props {
  readonly menu: MenuOf;
  readonly trigger: RefObject<HTMLElement | null>;
  readonly onClose: () => void;
}

export function MenuItems({ menu: { label, note, items }, trigger, onClose }: Props): ReactNode {
  const { language } = useWords();

  return (
    <I18nProvider locale={language}>
      <Popover
        placement="bottom end"
        triggerRef={trigger}
        isOpen
        onOpenChange={(isOpen) => {
          if (!isOpen) onClose();
        }}
      >
        <div className="menu">
          {note !== undefined && <p className="menu-note small">{note}</p>}
          <Menu aria-label={label} autoFocus="first" onClose={onClose}>
            {items.map(({ label: text, act }) => (
              <MenuItem key={text} className="menu-item" onAction={act}>
                {text}
              </MenuItem>
            ))}
          </Menu>
        </div>
      </Popover>
    </I18nProvider>
  );
}
