import { object } from '../../../http/schema/collection.ts';
import { text } from '../../../http/schema/text.ts';

/** Fields of the form, for the documentation. */
export const UploadFields = object({
  file: text({ max: 500 * 1024 * 1024, format: 'binary', about: 'An .xlsx or .csv file' }),
});
