import { lazy, Suspense, useRef, useState, type ReactNode } from 'react';
import { useMe } from '../session/use-me.ts';
import { Button } from '../ui/button.tsx';
import { useFormats } from '../words/formats.ts';
import { useWords } from '../words/words.tsx';

// Lazy: the menu would be a third of the initial bundle.
const AccountItems = lazy(async () => ({ default: (await import('./account-items.tsx')).AccountItems }));

export function AccountMenu(): ReactNode {
  const { t } = useWords();
  const me = useMe();
  const { figure } = useFormats();
  const trigger = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);

  return (
    <div className="row end">
      {!me.unlimited && (
        <span className="muted small">{t('shell.credits', { amount: figure(me.credits) })}</span>
      )}
      <Button
        ref={trigger}
        small
        kind="quiet"
        aria-label={`${t('shell.account')}: ${me.name}`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPress={() => setOpen(true)}
      >
        {me.name}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <AccountItems trigger={trigger} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
