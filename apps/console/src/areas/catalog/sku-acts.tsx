import type { AnswerOf } from '@svc/client/create-client';
import { useNavigate } from '@tanstack/react-router';
import { useState, type ReactNode } from 'react';
import { ask } from '../../api/ask.ts';
import { problemText } from '../../api/problem.ts';
import { useApiAct, useReread } from '../../api/use-api.ts';
import { useMay } from '../../session/use-me.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DialogActs } from '../../ui/overlay/dialog-acts.tsx';
import { toast } from '../../ui/toast.tsx';
import { useWords } from '../../words/words.tsx';
import { EMPTY_SKU, fieldsOf, SkuForm, type SkuFields } from './sku-form.tsx';

type Sku = AnswerOf<'skus.get'>;

function useRefreshCatalog(): () => Promise<unknown> {
  const reread = useReread();
  return () => reread('skus.get', 'skus.list', 'alerts.list');
}

function useUndoable() {
  const { t } = useWords();
  const refresh = useRefreshCatalog();
  return (words: string, undo: () => Promise<unknown>, undone: string): void =>
    toast(words, 'good', {
      label: t('common.undo'),
      run: () =>
        undo()
          .then(refresh)
          .then(() => toast(undone))
          .catch((error: unknown) => toast(problemText(error, t), 'bad')),
    });
}

/** Adds a product; never overwrites an existing one. */
export function NewSku({ onClose }: { readonly onClose: () => void }): ReactNode {
  const { t } = useWords();
  const navigate = useNavigate();
  const refresh = useRefreshCatalog();
  const save = useApiAct('skus.save', async ({ id, sku }) => {
    await refresh();
    toast(t('catalog.added', { sku }));
    await navigate({ to: '/catalog/$skuId', params: { skuId: String(id) } });
  });

  return (
    <SkuForm
      title={t('catalog.new')}
      initial={EMPTY_SKU}
      isPending={save.isPending}
      error={save.error}
      onSave={(body) => save.mutateOnce({ query: { only_new: true }, body })}
      onClose={onClose}
    />
  );
}

export function SkuActs({ sku }: { readonly sku: Sku }): ReactNode {
  const { t } = useWords();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const close = (): void => setOpen(null);

  return (
    <>
      <Button small onPress={() => setOpen('edit')}>
        {t('catalog.edit')}
      </Button>
      {useMay('reviewer') && (
        <Button small kind="danger" onPress={() => setOpen('delete')}>
          {t('common.delete')}
        </Button>
      )}
      {open === 'edit' && <Edit sku={sku} onClose={close} />}
      {open === 'delete' && <Delete sku={sku} onClose={close} />}
    </>
  );
}

interface Props {
  readonly sku: Sku;
  readonly onClose: () => void;
}

function Edit({ sku, onClose }: Props): ReactNode {
  const { t, language } = useWords();
  const refresh = useRefreshCatalog();
  const undoable = useUndoable();
  const params = { sku_id: sku.id };
  const [before] = useState(() => fieldsOf(sku));
  const replace = useApiAct('skus.replace', async () => {
    undoable(
      t('catalog.saved', { sku: sku.sku }),
      () => ask('skus.replace', { params, body: before }, { language }),
      t('catalog.undone', { sku: sku.sku }),
    );
    await refresh();
    onClose();
  });

  return (
    <SkuForm
      title={t('catalog.edit_title', { sku: sku.sku })}
      initial={before}
      isKnown
      isPending={replace.isPending}
      error={replace.error}
      onSave={(body: SkuFields) => replace.mutateOnce({ params, body })}
      onClose={onClose}
    />
  );
}

function Delete({ sku, onClose }: Props): ReactNode {
  const { t, language } = useWords();
  const navigate = useNavigate();
  const undoable = useUndoable();
  const refresh = useRefreshCatalog();
  const remove = useApiAct('skus.remove', async () => {
    await navigate({ to: '/catalog' });
    await refresh();
    undoable(
      t('catalog.deleted', { sku: sku.sku }),
      () => ask('skus.save', { query: { only_new: true }, body: fieldsOf(sku) }, { language }),
      t('catalog.restored', { sku: sku.sku }),
    );
  });

  return (
    <Dialog title={t('catalog.delete_title', { sku: sku.sku })} isOpen onClose={onClose}>
      <p>{t('catalog.delete_text')}</p>
      <DialogActs
        error={remove.error}
        onClose={onClose}
        kind="danger"
        isPending={remove.isPending}
        onPress={() => remove.mutateOnce({ params: { sku_id: sku.id } })}
      >
        {t('common.delete')}
      </DialogActs>
    </Dialog>
  );
}
