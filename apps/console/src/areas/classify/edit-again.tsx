import { useState, type ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DialogActs } from '../../ui/overlay/dialog-acts.tsx';
import { Fee } from '../../ui/fee.tsx';
import { useWords } from '../../words/words.tsx';
import type { Lookup } from './lookup.ts';
import { ProductFields, productOf } from './product-fields.tsx';
import { useRerun } from './use-rerun.ts';

interface Props {
  readonly lookup: Lookup;
  readonly onRerun?: ((next: Lookup) => void) | undefined;
}

export function EditAgain({ lookup, onRerun }: Props): ReactNode {
  const { t } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button small onPress={() => setOpen(true)}>
        {t('classify.edit_again')}
      </Button>
      {isOpen && <Form lookup={lookup} onRerun={onRerun} onClose={() => setOpen(false)} />}
    </>
  );
}

function Form({ lookup, onRerun, onClose }: Props & { readonly onClose: () => void }): ReactNode {
  const { t } = useWords();
  const [product, setProduct] = useState(() => productOf(lookup.input));
  const [isMissing, setMissing] = useState(false);
  const again = useRerun(
    lookup,
    onRerun === undefined
      ? undefined
      : (next) => {
          onClose();
          onRerun(next);
        },
  );
  const submit = (): void => {
    setMissing(product.description.trim() === '');
    // A rerun always uses the active version.
    if (product.description.trim() !== '') again.run({ ...product, tariff_version: null });
  };

  return (
    <Dialog title={t('classify.edit_again')} isOpen onClose={onClose}>
      <ProductFields
        product={product}
        change={(fields) => setProduct((before) => ({ ...before, ...fields }))}
        error={again.error}
        isMissing={isMissing}
        onSubmit={submit}
      />
      <DialogActs error={again.error} onClose={onClose} isPending={again.isPending} onPress={submit}>
        {t('classify.rerun')} <Fee />
      </DialogActs>
    </Dialog>
  );
}
