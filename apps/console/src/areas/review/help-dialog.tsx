import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useWords } from '../../words/words.tsx';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

export function HelpDialog({ isOpen, onClose, isOn, onSwitch }: Props): ReactNode {
  const { t } = useWords();
  const keys: readonly (readonly [string, string])[] = [
    ['j', t('review.key_next')],
    ['k', t('review.key_previous')],
    ['a', t('classify.accept')],
    ['o', t('classify.override')],
    ['2 – 5', t('review.key_alternative')],
    ['r', t('classify.reject')],
    ['c', t('review.comment')],
    ['u', t('common.undo')],
    ['x', t('review.key_pick')],
    ['s', t('review.key_pick_same')],
    ['A', t('review.key_accept_picked')],
    ['?', t('review.key_help')],
  ];

  return (
    <Dialog title={t('review.keys_title')} isOpen={isOpen} onClose={onClose}>
      <dl className="keys">
        {keys.map(([key, words]) => (
          <div key={key} className="keys-line">
            <dt>
              <kbd className="kbd">{key}</kbd>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
      <label className="row">
        <input type="checkbox" checked={isOn} onChange={(event) => onSwitch(event.target.checked)} />
        {t('review.keys_on')}
      </label>
      <div>
        <Button kind="primary" autoFocus onPress={onClose}>
          {t('common.close')}
        </Button>
      </div>
    </Dialog>
  );
}
