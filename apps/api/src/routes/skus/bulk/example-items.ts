import { exampleRows, exampleTest, type ProductFields } from '@svc/domain/batches/example-rows';
import type { SkuDraft } from '@svc/domain/skus/sku';
import { LANGUAGES } from '@svc/i18n/language';
import { translator } from '@svc/i18n/translate';

// A template may have been filled in whatever language it was fetched in.
const isExampleProduct = exampleTest(
  LANGUAGES.flatMap((language) => {
    const t = translator(language);
    return exampleRows((key) => t(`batches.${key}`));
  }),
);

/** Whether an item of a bulk sync is an example row of the batch template, in any language. */
export function isExampleItem(draft: SkuDraft): boolean {
  const product: ProductFields = {
    description: draft.description,
    material: draft.material ?? '',
    use: draft.use ?? '',
    composition: draft.composition ?? '',
    origin: draft.origin ?? '',
    notes: draft.notes ?? '',
  };

  return isExampleProduct(product);
}
