import { object } from '../../../http/schema/collection.ts';
import { boolean } from '../../../http/schema/number.ts';
import { withDefault } from '../../../http/schema/presence.ts';
import { noteField } from '../note-field.ts';

/** Body of resolving; false puts the lookup back into the queue. */
export const ResolveBody = object({
  resolved: withDefault(boolean(), true),
  note: noteField('Why'),
});
