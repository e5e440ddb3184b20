import { PASSWORD_MAX_CHARS } from '@svc/domain/accounts/password';
import { object } from '../../../http/schema/collection.ts';
import { text } from '../../../http/schema/text.ts';

/** Body of a change of one's own password. */
export const PasswordBody = object({
  current_password: text({ max: PASSWORD_MAX_CHARS, min: 1 }),
  new_password: text({ max: PASSWORD_MAX_CHARS, about: 'At least 12 characters, and not the email address' }),
});
