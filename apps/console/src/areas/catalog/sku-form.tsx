import type { AnswerOf } from '@svc/client/create-client';
import { useState, type ReactNode } from 'react';
import type { Market } from '../../api/address.ts';
import { fieldProblem } from '../../api/problem.ts';
import { Dialog } from '../../ui/overlay/dialog.tsx';
import { DialogActs } from '../../ui/overlay/dialog-acts.tsx';
import { TextField } from '../../ui/forms/field.tsx';
import { MarketChoice } from '../../ui/forms/market-choice.tsx';
import { useWords } from '../../words/words.tsx';
import '../classify/classify.css';
import { EMPTY_PRODUCT, ProductFields, productOf } from '../classify/product-fields.tsx';

const MAX_CHARS = { sku: 128, current_code: 24, external_ref: 255 } as const;

export type SkuFields = ReturnType<typeof fieldsOf>;

export const EMPTY_SKU: SkuFields = {
  ...EMPTY_PRODUCT,
  sku: '',
  market: 'US' as Market,
  external_ref: '',
  current_code: '',
};

export function fieldsOf(sku: AnswerOf<'skus.save'>) {
  const { sku: name, market, external_ref, current_code } = sku;
  return { ...productOf(sku), sku: name, market, external_ref, current_code: current_code ?? '' };
}

interface Props {
  readonly title: string;
  readonly initial: SkuFields;
  /** True if the product exists: item number and market are then fixed. */
  readonly isKnown?: boolean;
  readonly isPending: boolean;
  readonly error: unknown;
  readonly onSave: (fields: SkuFields) => void;
  readonly onClose: () => void;
}

export function SkuForm(props: Props): ReactNode {
  const { title, initial, isKnown = false, isPending, error, onSave, onClose } = props;
  const { t } = useWords();
  const [fields, setFields] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const change = (some: Partial<SkuFields>): void => setFields((before) => ({ ...before, ...some }));
  const save = (): void => {
    setChecked(true);
    if (fields.sku.trim() !== '' && fields.description.trim() !== '') onSave(fields);
  };
  const parts = { fields, change, error };

  return (
    <Dialog title={title} isOpen onClose={onClose} wide>
      {!isKnown && <Identity {...parts} isMissing={isChecked && fields.sku.trim() === ''} />}
      <ProductFields
        product={fields}
        change={change}
        error={error}
        isMissing={isChecked && fields.description.trim() === ''}
        onSubmit={save}
      />
      <div className="facts">
        <Field {...parts} name="current_code" label={t('catalog.current_code')} />
        <Field {...parts} name="external_ref" label={t('catalog.fact_external_ref')} />
      </div>
      <DialogActs error={error} onClose={onClose} isPending={isPending} onPress={save}>
        {t('common.save')}
      </DialogActs>
    </Dialog>
  );
}

interface PartProps {
  readonly fields: SkuFields;
  readonly change: (some: Partial<SkuFields>) => void;
  readonly error: unknown;
}

function Identity({ isMissing, ...parts }: PartProps & { readonly isMissing: boolean }): ReactNode {
  const { t } = useWords();
  return (
    <div className="facts">
      <Field
        {...parts}
        name="sku"
        label={t('catalog.sku')}
        fault={isMissing ? t('catalog.sku_required') : null}
      />
      <MarketChoice value={parts.fields.market} onChange={(market) => parts.change({ market })} />
    </div>
  );
}

interface FieldProps extends PartProps {
  readonly name: keyof typeof MAX_CHARS;
  readonly label: string;
  readonly fault?: string | null;
}

function Field({ fields, change, error, name, label, fault = null }: FieldProps): ReactNode {
  return (
    <TextField
      label={label}
      value={fields[name]}
      onChange={(value) => change({ [name]: value })}
      fault={fault ?? fieldProblem(error, name)}
      maxLength={MAX_CHARS[name]}
    />
  );
}
