import { DECISION_ACTIONS } from '@svc/domain/lookups/decision';
import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { object } from '../../../http/schema/collection.ts';
import { nullable, withDefault } from '../../../http/schema/presence.ts';
import { oneOf, text } from '../../../http/schema/text.ts';
import { noteField } from '../note-field.ts';

/** Body of a decision; which actions need a code or a note is a rule of the actions. */
export const DecisionBody = object({
  action: oneOf(DECISION_ACTIONS),
  code: withDefault(
    nullable(text({ max: FIELD_MAX_CHARS.decision_code, trim: true, about: 'Code of an override' })),
    null,
  ),
  note: noteField('Why; required by override, reject and comment'),
});
