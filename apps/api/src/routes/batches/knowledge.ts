import type { RowCheckKnowledge } from '@svc/domain/batches/check/check-rows';
import { readCountry } from '@svc/i18n/countries';
import { allTemplateExamples } from '@svc/wire/batches/batch-template';

/** Reference data of the row check: country names, and the template examples in every language. */
export const batchKnowledge: RowCheckKnowledge = { readCountry, examples: allTemplateExamples() };
