import type { ReactNode } from 'react';
import { fieldProblem } from '../../api/problem.ts';
import { TextArea, TextField } from '../../ui/forms/field.tsx';
import { useWords } from '../../words/words.tsx';

const FACTS = ['material', 'composition', 'use', 'origin', 'notes'] as const;
const DESCRIPTION_MAX_CHARS = 2000;
const FACT_MAX_CHARS: Readonly<Record<(typeof FACTS)[number], number>> = {
  material: 500,
  composition: 500,
  use: 500,
  origin: 100,
  notes: 1000,
};

export type Product = Readonly<Record<'description' | (typeof FACTS)[number], string>>;

export const EMPTY_PRODUCT: Product = {
  description: '',
  material: '',
  composition: '',
  use: '',
  origin: '',
  notes: '',
};

export function productOf(from: Product): Product {
  const { description, material, composition, use, origin, notes } = from;
  return { description, material, composition, use, origin, notes };
}

interface Props {
  readonly product: Product;
  readonly change: (fields: Partial<Product>) => void;
  readonly error: unknown;
  readonly isMissing: boolean;
  readonly onSubmit: () => void;
  readonly children?: ReactNode;
}

export function ProductFields({ product, change, error, isMissing, onSubmit, children }: Props): ReactNode {
  const { t } = useWords();
  const hasFacts = FACTS.some((fact) => product[fact] !== '');

  return (
    <>
      <TextArea
        label={t('classify.description')}
        hint={t('classify.description_hint')}
        fault={isMissing ? t('classify.description_required') : fieldProblem(error, 'description')}
        value={product.description}
        onChange={(description) => change({ description })}
        maxLength={DESCRIPTION_MAX_CHARS}
        onSubmit={onSubmit}
        rows={4}
      />
      {children}
      <details open={hasFacts}>
        <summary>{t('classify.facts')}</summary>
        <div className="facts">
          {FACTS.map((fact) => (
            <TextField
              key={fact}
              label={t(`catalog.fact_${fact}`)}
              hint={fact === 'origin' ? t('classify.origin_hint') : undefined}
              fault={fieldProblem(error, fact)}
              value={product[fact]}
              onChange={(value) => change({ [fact]: value })}
              maxLength={FACT_MAX_CHARS[fact]}
            />
          ))}
        </div>
      </details>
    </>
  );
}
