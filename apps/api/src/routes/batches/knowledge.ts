import type { RowCheckKnowledge } from '@svc/domain/batches/check/check-rows';
import { readCountry } from '@svc/i18n/countries';
import { allTemplateExamples } from '@svc/wire/batches/batch-template';

/** What the row check knows: the names of countries, and the examples of the template in every language. */
export const batchKnowledge: RowCheckKnowledge = { readCountry, examples: allTemplateExamples() };
