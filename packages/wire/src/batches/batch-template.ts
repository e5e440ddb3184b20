import { exampleRows, type ExampleRow } from '@svc/domain/batches/check/example-rows';
import { LANGUAGES, type Language } from '@svc/i18n/language';
import { translator } from '@svc/i18n/translate';

/** Columns of the batch template, in order. */
export const TEMPLATE_COLUMNS = [
  'description',
  'material',
  'use',
  'composition',
  'origin',
  'notes',
  'sku',
  'hts_code',
] as const satisfies readonly (keyof ExampleRow)[];

/** The example rows of the template in a language. */
export function templateExamples(language: Language): readonly ExampleRow[] {
  const t = translator(language);
  return exampleRows((key) => t(`batches.${key}`));
}

/** The example rows in every language: people leave them in their files. */
export function allTemplateExamples(): readonly ExampleRow[] {
  return LANGUAGES.flatMap(templateExamples);
}
