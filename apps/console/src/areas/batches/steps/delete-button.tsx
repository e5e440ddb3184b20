import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { useApiAct } from '../../../api/use-api.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/overlay/dialog.tsx';
import { DialogActs } from '../../../ui/overlay/dialog-acts.tsx';
import { useWords } from '../../../words/words.tsx';
import type { Batch } from '../batch.ts';
import { useRefreshBatch } from './use-setup.ts';

/** Deletes a batch after confirmation; its lookups stay. */
export function DeleteButton({ batch }: { readonly batch: Batch }): ReactNode {
  const { t } = useWords();
  const navigate = useNavigate();
  const refresh = useRefreshBatch();
  const [isOpen, setOpen] = useState(false);
  const remove = useApiAct('batches.remove', async () => {
    await navigate({ to: '/batches' });
    await refresh();
  });

  return (
    <>
      <Button small kind="quiet" onPress={() => setOpen(true)}>
        {t('common.delete')}
      </Button>
      <Dialog title={t('batches.delete_title')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <p>{t('batches.delete_text', { name: batch.filename })}</p>
        <DialogActs
          error={remove.error}
          onClose={() => setOpen(false)}
          kind="danger"
          isPending={remove.isPending}
          onPress={() => remove.mutate({ params: { batch_id: batch.id } })}
        >
          {t('common.delete')}
        </DialogActs>
      </Dialog>
    </>
  );
}
