import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { withDefault } from '../../http/schema/presence.ts';
import { text } from '../../http/schema/text.ts';

export function noteField(about: string) {
  return withDefault(text({ max: FIELD_MAX_CHARS.decision_note, trim: true, about }), '');
}
