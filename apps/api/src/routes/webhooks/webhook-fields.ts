import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { array, object } from '../../http/schema/collection.ts';
import { id, text } from '../../http/schema/text.ts';

const EVENTS_MAX = 50;
const EVENT_MAX_CHARS = 100;

export const urlField = () =>
  text({ max: FIELD_MAX_CHARS.webhook_url, min: 1, trim: true, about: 'https address of the receiver' });

/** Event names; empty means all events. */
export const eventsField = () => array(text({ max: EVENT_MAX_CHARS }), { max: EVENTS_MAX });

export const HookPath = object({ hook_id: id() });
