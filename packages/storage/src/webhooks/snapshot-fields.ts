/** Reads the fields of a row stored as JSON. Each throws, naming the field, if its type is wrong. */
interface SnapshotFields {
  text(name: string): string;
  textOrNull(name: string): string | null;
  number(name: string): number;
  numberOrNull(name: string): number | null;
  flag(name: string): boolean;
  date(name: string): Date;
  dateOrNull(name: string): Date | null;
  list(name: string): readonly unknown[];
  /** For a field that rows of earlier releases lack. */
  listOrEmpty(name: string): readonly unknown[];
  object(name: string): Readonly<Record<string, unknown>>;
}

/** Opens the fields of a stored row; throws if it is not an object. */
export function snapshotFields(value: unknown): SnapshotFields {
  const row = asObject('the row', value);
  const has = (name: string): boolean => row[name] !== null && row[name] !== undefined;

  const text = (name: string): string => {
    const field = row[name];
    if (typeof field !== 'string') throw wrong(name, 'text');
    return field;
  };

  const number = (name: string): number => {
    const field = row[name];
    if (typeof field !== 'number') throw wrong(name, 'a number');
    return field;
  };

  const date = (name: string): Date => {
    const field = new Date(text(name));
    if (Number.isNaN(field.getTime())) throw wrong(name, 'a time');
    return field;
  };

  const list = (name: string): readonly unknown[] => {
    const field = row[name];
    if (!Array.isArray(field)) throw wrong(name, 'a list');
    return field;
  };

  return {
    text,
    textOrNull: (name) => (has(name) ? text(name) : null),
    number,
    numberOrNull: (name) => (has(name) ? number(name) : null),
    flag: (name) => row[name] === true,
    date,
    dateOrNull: (name) => (has(name) ? date(name) : null),
    list,
    listOrEmpty: (name) => (has(name) ? list(name) : []),
    object: (name) => asObject(name, row[name]),
  };
}

function asObject(name: string, value: unknown): Readonly<Record<string, unknown>> {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw wrong(name, 'an object');
  return { ...value };
}

function wrong(name: string, expected: string): Error {
  return new Error(`a kept event is not readable: ${name} is not ${expected}`);
}
