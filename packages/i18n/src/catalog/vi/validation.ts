import type { Area } from '../area.ts';
import type { validation as en } from '../en/validation.ts';

/** The messages of `en/validation.ts` in Vietnamese. */
export const validation: Area<typeof en> = {
  fields_other: 'Một số trường không hợp lệ: {fields}',
  more_fields: '{fields} và {more} trường khác',
};
