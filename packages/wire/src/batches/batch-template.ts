import { PRODUCT_FIELDS } from '@svc/domain/batches/column-mapping';
import { exampleRows, type ExampleRow } from '@svc/domain/batches/check/example-rows';
import { LANGUAGES, type Language } from '@svc/i18n/language';
import { translator } from '@svc/i18n/translate';

export const TEMPLATE_COLUMNS = [
  ...PRODUCT_FIELDS,
  'sku',
  'hts_code',
] as const satisfies readonly (keyof ExampleRow)[];

export function templateExamples(language: Language): readonly ExampleRow[] {
  const t = translator(language);
  return exampleRows((key) => t(`batches.${key}`));
}

/** Example rows in every language, to recognise those that users leave in their files. */
export function allTemplateExamples(): readonly ExampleRow[] {
  return LANGUAGES.flatMap(templateExamples);
}
