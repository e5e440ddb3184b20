import { object } from '../http/schema/collection.ts';
import { boolean } from '../http/schema/number.ts';

/** Response of a call that has nothing more to say. */
export const OkSchema = object({ ok: boolean() });
