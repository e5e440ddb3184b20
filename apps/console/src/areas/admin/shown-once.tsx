import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { useCopy } from '../../ui/copy.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { useWords } from '../../words/words.tsx';

interface Props {
  readonly title: string;
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows a secret that the API returns only once. */
export function ShownOnce({ title, secret, onClose }: Props): ReactNode {
  const { t } = useWords();
  const copy = useCopy();

  return (
    <Dialog title={title} isOpen onClose={onClose}>
      <p className="notice notice-warn">{t('admin.once')}</p>
      <code className="secret" data-testid="secret">
        {secret}
      </code>
      <div className="row">
        <Button kind="primary" onPress={() => copy(secret)} autoFocus>
          {t('admin.copy')}
        </Button>
        <Button onPress={onClose}>{t('admin.once_done')}</Button>
      </div>
    </Dialog>
  );
}
