import type { Area } from '../area.ts';
import type { validation as en } from '../en/validation.ts';

/** The messages of `en/validation.ts` in Japanese. */
export const validation: Area<typeof en> = {
  fields_other: '正しくない項目があります：{fields}',
  more_fields: '{fields} ほか {more} 項目',
};
