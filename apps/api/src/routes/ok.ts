import { object } from '../http/schema/collection.ts';
import { boolean } from '../http/schema/number.ts';

export const OkSchema = object({ ok: boolean() });
