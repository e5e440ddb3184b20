import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import * as v from '../../http/schema/index.ts';

export function noteField(about: string) {
  return v.withDefault(v.text({ max: FIELD_MAX_CHARS.decision_note, trim: true, about }), '');
}
