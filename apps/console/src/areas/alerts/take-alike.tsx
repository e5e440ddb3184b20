import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DialogActs } from '../../ui/overlay/dialog-acts.tsx';
import { useWords } from '../../words/words.tsx';
import type { Alert } from './alert.ts';
import { alikeOf, type Alike } from './alike.ts';

interface Props {
  readonly chosen: readonly Alert[];
  readonly onTake: (alike: readonly Alike[]) => void;
}

/** Replaces codes by successors with the same text, after a preview. */
export function TakeAlike({ chosen, onTake }: Props): ReactNode {
  const { t } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const alike = alikeOf(chosen);
  const close = (): void => setIsOpen(false);

  return (
    <>
      <Button small isDisabled={alike.length === 0} onPress={() => setIsOpen(true)}>
        {t('alerts.take_alike', { count: alike.length })}
      </Button>
      <Dialog title={t('alerts.take_alike_title')} isOpen={isOpen} onClose={close} wide>
        <p>{t('alerts.take_alike_text', { count: alike.length, rest: chosen.length - alike.length })}</p>
        <ul className="alike" tabIndex={0} aria-label={t('alerts.take_alike_title')}>
          {alike.map(({ alert, code }) => (
            <li key={alert.id}>
              <strong>{alert.sku}</strong>
              <span className="alert-product" dir="auto">
                {alert.product_description}
              </span>
              <span>
                <s className="muted">{alert.code}</s> → <code>{code}</code>
              </span>
            </li>
          ))}
        </ul>
        <DialogActs
          onClose={close}
          onPress={() => {
            close();
            onTake(alike);
          }}
        >
          {t('alerts.take_alike_start', { count: alike.length })}
        </DialogActs>
      </Dialog>
    </>
  );
}
