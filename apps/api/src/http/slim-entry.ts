import { refuse } from '@svc/domain/errors/refusal';

/** Characters of text for each entry that a list may have: more than all fields of a SKU may have together. */
const ENTRY_CHARS = 6000;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** A value without what is nested in it; it is refused, or passed over, as the whole would be. */
function withoutContent(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return isObject(value) ? {} : value;
}

/**
 * Reduces each entry of a list to its declared fields and scalar values: anything else is ignored or invalid, and would
 * occupy memory until validation. Throws 413 when the text of all entries exceeds what valid ones can hold.
 */
export function entrySlimmer(fields: readonly string[], maxEntries: number): (entry: unknown) => unknown {
  let left = maxEntries * ENTRY_CHARS;
  return (entry) => {
    if (!isObject(entry) || Array.isArray(entry)) return withoutContent(entry);

    const kept = fields
      .filter((name) => Object.hasOwn(entry, name))
      .map((name) => [name, withoutContent(Reflect.get(entry, name))] as const);
    for (const [, value] of kept) if (typeof value === 'string') left -= value.length;
    if (left < 0) throw refuse('payload_too_large', { message: 'body_text_too_large' });

    return Object.fromEntries(kept);
  };
}
