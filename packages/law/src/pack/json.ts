/** Fields of a JSON object. */
export type Fields = Readonly<Record<string, unknown>>;

/** True if a value is an object. */
export function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}

/** The object of a text; null for anything else. */
export function fieldsOf(text: string): Fields | null {
  try {
    const value: unknown = JSON.parse(text);
    return isFields(value) ? value : null;
  } catch {
    return null;
  }
}

/** A text, number or truth value as text; null for anything else. */
export function textOf(value: unknown): string | null {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
    ? String(value)
    : null;
}
