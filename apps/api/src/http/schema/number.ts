import { Expectation, scalar } from './scalar.ts';
import { describedAs, type About, type JsonSchema, type Schema } from './schema.ts';

interface Bounds extends About {
  readonly min?: number;
  readonly max?: number;
}

const WHOLE = /^[+-]?\d{1,16}$/;
const DECIMAL = /^[+-]?(\d{1,30}(\.\d{0,30})?|\.\d{1,30})$/;

function inWords({ min, max }: Bounds): string {
  if (min !== undefined && max !== undefined) return ` from ${min} to ${max}`;
  if (min !== undefined) return ` of at least ${min}`;
  return max === undefined ? '' : ` of at most ${max}`;
}

function isWithin(value: number, { min = -Infinity, max = Infinity }: Bounds): boolean {
  return value >= min && value <= max;
}

function boundsJson(bounds: Bounds): JsonSchema {
  return {
    ...(bounds.min === undefined ? {} : { minimum: bounds.min }),
    ...(bounds.max === undefined ? {} : { maximum: bounds.max }),
    ...describedAs(bounds),
  };
}

function readNumber(value: unknown, fromText: boolean, shape: RegExp): number {
  if (typeof value === 'number') return value;
  return fromText && typeof value === 'string' && shape.test(value) ? Number(value) : Number.NaN;
}

export function integer(bounds: Bounds = {}): Schema<number> {
  const expectation = new Expectation(`must be a whole number${inWords(bounds)}`);
  return scalar({ type: 'integer', ...boundsJson(bounds) }, (value, fromText) => {
    const number = readNumber(value, fromText, WHOLE);
    return Number.isSafeInteger(number) && isWithin(number, bounds) ? number : expectation;
  });
}

export function oneOfIntegers<const T extends number>(values: readonly T[], rule: About = {}): Schema<T> {
  const expectation = new Expectation(`must be ${values.join(' or ')}`);
  return scalar({ type: 'integer', enum: values, ...describedAs(rule) }, (value, fromText) => {
    const read = readNumber(value, fromText, WHOLE);
    return values.find((each) => each === read) ?? expectation;
  });
}

const DATABASE_INTEGER_MAX = 2_147_483_647;

export function integerId(rule: About = {}): Schema<number> {
  return integer({ min: 1, max: DATABASE_INTEGER_MAX, ...rule });
}

export function number(bounds: Bounds = {}): Schema<number> {
  const expectation = new Expectation(`must be a number${inWords(bounds)}`);
  return scalar({ type: 'number', ...boundsJson(bounds) }, (value, fromText) => {
    const read = readNumber(value, fromText, DECIMAL);
    return Number.isFinite(read) && isWithin(read, bounds) ? read : expectation;
  });
}

/** A decimal amount as text, so that no digit is lost; accepts JSON numbers and numeric text. */
export function decimal(bounds: Bounds = {}): Schema<string> {
  const expectation = new Expectation(`must be a decimal number${inWords(bounds)}`);
  return scalar({ type: ['number', 'string'], ...boundsJson(bounds) }, (value) => {
    const read = readNumber(value, true, DECIMAL);
    if (!Number.isFinite(read) || !isWithin(read, bounds)) return expectation;
    return typeof value === 'string' ? value : String(read);
  });
}

export function boolean(rule: About = {}): Schema<boolean> {
  const expectation = new Expectation('must be true or false');
  return scalar({ type: 'boolean', ...describedAs(rule) }, (value, fromText) => {
    if (typeof value === 'boolean') return value;
    if (!fromText || (value !== 'true' && value !== 'false')) return expectation;
    return value === 'true';
  });
}
