import type { ReactNode } from 'react';
import { useWords } from '../../words/words.tsx';
import { Button, type ButtonProps } from '../button.tsx';
import { Problem } from '../states.tsx';

interface Props extends ButtonProps {
  readonly error?: unknown;
  readonly onClose: () => void;
}

/** The last lines of a dialog: the error of its act, its button, and *Cancel*. */
export function DialogActs({ error = null, onClose, ...act }: Props): ReactNode {
  const { t } = useWords();

  return (
    <>
      <Problem error={error} />
      <div className="row">
        <Button kind="primary" {...act} />
        <Button onPress={onClose}>{t('common.cancel')}</Button>
      </div>
    </>
  );
}
