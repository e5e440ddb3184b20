import type { Area } from '../area.ts';
import type { validation as en } from '../en/validation.ts';

/** The messages of `en/validation.ts` in Korean. */
export const validation: Area<typeof en> = {
  fields_other: '올바르지 않은 항목이 있습니다: {fields}',
  more_fields: '{fields} 외 {more}개 항목',
};
