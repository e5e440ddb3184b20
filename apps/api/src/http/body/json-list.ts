import { DomainError, invalidField } from '@svc/domain/errors/domain-error';
import { decodeUtf8, parseJsonText } from './json-text.ts';
import { placeAfter, TEXT_START, type TextPlace } from './text-place.ts';

export interface ListRule {
  readonly field: string;
  readonly maxEntries: number;
  /** Known fields of an entry; others are dropped. */
  readonly entryFields: readonly string[];
}

/** Maximum size of an entry, including whitespace: thirty times the fields of a SKU in ASCII. */
export const ENTRY_MAX_BYTES = 256 * 1024;
/** Maximum values in one entry (nested included); parsing time depends on values, not bytes. */
export const ENTRY_MAX_VALUES = 1000;
/** Maximum values on average per entry: ten times the fields of a SKU. */
const VALUES_FOR_EACH = 100;
/** Maximum size of the body outside the list. */
const REST_MAX_BYTES = 1024 * 1024;

const [QUOTE, BACKSLASH, COMMA, COLON] = [0x22, 0x5c, 0x2c, 0x3a];
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);
const LIST_OPENS = 0x5b;
/** 1 for bytes that are structural outside strings. */
const IS_SIGN = new Uint8Array(256);
for (const byte of [QUOTE, COMMA, COLON, ...OPENING, ...CLOSING]) IS_SIGN[byte] = 1;

/** True if an odd number of backslashes ends a part of a string. */
function endsInEscape(chunk: Buffer, from: number, end: number): boolean {
  let first = end;
  while (first > from && chunk[first - 1] === BACKSLASH) first -= 1;
  return (end - first) % 2 === 1;
}

interface RestPart {
  readonly text: string;
  readonly start: TextPlace;
}

/**
 * Streaming parser for a JSON object with one long list. Parses and bounds each entry separately, so that a hostile
 * body never fills memory. Accepts what `JSON.parse` accepts; returns only the scalar fields of each entry.
 */
export class JsonListParser {
  readonly #rule: ListRule;
  readonly #name: Buffer;
  readonly #slim: (entry: unknown) => unknown;
  #entries: unknown[] = [];
  readonly #rest: RestPart[] = [];
  #restBytes = 0;
  #held: Buffer[] = [];
  #heldBytes = 0;
  #cutAt = TEXT_START;
  #depth = 0;
  #isInString = false;
  #isEscaped = false;
  #isInList = false;
  #valuesLeft: number;
  #entryValues = 0;
  #key: Buffer[] | null = null;
  #isList = false;

  constructor(rule: ListRule) {
    this.#rule = rule;
    this.#name = Buffer.from(`"${rule.field}"`);
    this.#valuesLeft = rule.maxEntries * VALUES_FOR_EACH;
    this.#slim = entrySlimmer(rule.entryFields, rule.maxEntries);
  }

  /**
   * Parses the next bytes. Throws 400 for invalid JSON, 413 if the rest is too large, 422 for too many or too large
   * entries or values.
   */
  write(chunk: Buffer): void {
    let from = 0;
    let at = 0;
    while (at < chunk.length) {
      if (this.#isInString) at = this.#throughString(chunk, at);
      else {
        at = this.#toSign(chunk, at);
        if (at === chunk.length) break;
        from = this.#sign(chunk, from, at);
        at += 1;
      }
    }
    this.#hold(chunk.subarray(from));
  }

  /** Returns the parsed body. Throws as `write` does. */
  end(): unknown {
    this.#cutRest();
    const text = this.#rest.map((part) => part.text).join('');
    const body = parseJsonText(text, (position) => this.#placeInRest(position));
    if (typeof body !== 'object' || body === null) return body;
    const list: unknown = Reflect.get(body, this.#rule.field);
    // The last of repeated field names wins, and it may not be a list.
    return Array.isArray(list) && list.length === 0 ? { ...body, [this.#rule.field]: this.#entries } : body;
  }

  #throughString(chunk: Buffer, start: number): number {
    let at = this.#isEscaped ? start + 1 : start;
    for (;;) {
      const quote = chunk.indexOf(QUOTE, at);
      const end = quote === -1 ? chunk.length : quote;
      this.#isEscaped = endsInEscape(chunk, at, end);
      if (quote === -1 || !this.#isEscaped) {
        this.#isInString = quote === -1;
        const next = quote === -1 ? end : end + 1;
        this.#key?.push(Buffer.from(chunk.subarray(start, next)));
        return next;
      }
      at = quote + 1;
    }
  }

  #toSign(chunk: Buffer, start: number): number {
    let at = start;
    while (at < chunk.length && IS_SIGN[chunk[at] ?? 0] === 0) at += 1;
    return at;
  }

  /** Consumes one structural character; returns the start of the unfinished part of the chunk. */
  #sign(chunk: Buffer, from: number, at: number): number {
    const byte = chunk[at] ?? 0;
    if (this.#isInList && (byte === COMMA || OPENING.has(byte))) this.#countValue();
    if (byte === QUOTE) this.#openString();
    else if (byte === COLON) this.#isList = this.#depth === 1 && this.#namesList();
    else if (OPENING.has(byte)) return this.#open(chunk, from, at);
    else return this.#endValue(chunk, from, at);
    return from;
  }

  #countValue(): void {
    this.#valuesLeft -= 1;
    this.#entryValues += 1;
    const { field, maxEntries } = this.#rule;
    const entry = `${field}.${this.#entries.length}`;
    if (this.#entryValues > ENTRY_MAX_VALUES)
      throw invalidField(entry, `must hold at most ${ENTRY_MAX_VALUES} values`);
    if (this.#valuesLeft < 0) {
      throw invalidField(entry, `must not bring ${field} above ${maxEntries * VALUES_FOR_EACH} values`);
    }
  }

  #openString(): void {
    this.#isInString = true;
    this.#isList = false;
    this.#key = this.#depth === 1 ? [Buffer.from('"')] : null;
  }

  #namesList(): boolean {
    const key = this.#key;
    this.#key = null;
    return key !== null && Buffer.concat(key).equals(this.#name);
  }

  #open(chunk: Buffer, from: number, at: number): number {
    const opensList = this.#isList && chunk[at] === LIST_OPENS;
    this.#isList = false;
    this.#depth += 1;
    if (!opensList) return from;
    this.#hold(chunk.subarray(from, at + 1));
    this.#cutRest();
    this.#isInList = true;
    // The last of repeated field names wins.
    this.#entries = [];

    return at + 1;
  }

  #endValue(chunk: Buffer, from: number, at: number): number {
    const closes = CLOSING.has(chunk[at] ?? 0);
    this.#isList = false;
    const endsEntry = this.#isInList && this.#depth === 2;
    if (closes) this.#depth -= 1;
    if (!endsEntry) return from;
    this.#hold(chunk.subarray(from, at));
    this.#cutEntry(closes);
    this.#entryValues = 0;
    if (!closes) {
      this.#cutAt = placeAfter(this.#cutAt, ',');
      return at + 1;
    }
    this.#isInList = false;

    return at;
  }

  #hold(bytes: Buffer): void {
    this.#held.push(bytes);
    this.#heldBytes += bytes.length;
    if (this.#isInList && this.#heldBytes > ENTRY_MAX_BYTES) {
      const field = `${this.#rule.field}.${this.#entries.length}`;
      throw invalidField(field, `must be at most ${ENTRY_MAX_BYTES} bytes of JSON`);
    }
    if (!this.#isInList && this.#restBytes + this.#heldBytes > REST_MAX_BYTES) {
      throw new DomainError('payload_too_large', {
        message: 'body_rest_too_large',
        params: { limit: REST_MAX_BYTES / 1024 / 1024, field: this.#rule.field },
      });
    }
  }

  #takeHeld(): string {
    const text = decodeUtf8(Buffer.concat(this.#held), this.#cutAt);
    this.#held = [];
    this.#heldBytes = 0;
    return text;
  }

  #cutEntry(isLast: boolean): void {
    const start = this.#cutAt;
    const text = this.#takeHeld();
    this.#cutAt = placeAfter(start, text);
    if (isLast && this.#entries.length === 0 && text.trim() === '') return;
    if (this.#entries.length >= this.#rule.maxEntries) throw this.#tooMany();
    const entry = parseJsonText(text, (position) => placeAfter(start, text, position));
    this.#entries.push(this.#slim(entry));
  }

  #tooMany() {
    const { field, maxEntries } = this.#rule;
    return invalidField(field, `must be an array of at most ${maxEntries} entries`);
  }

  #cutRest(): void {
    const start = this.#cutAt;
    this.#restBytes += this.#heldBytes;
    const text = this.#takeHeld();
    this.#cutAt = placeAfter(start, text);
    this.#rest.push({ text, start });
  }

  #placeInRest(position: number): TextPlace {
    let left = position;
    for (const { text, start } of this.#rest) {
      // The error is at the seam of two chunks.
      if (left < text.length) return placeAfter(start, text, left);
      left -= text.length;
    }
    return this.#cutAt;
  }
}

/** Maximum characters per list entry on average: more than all fields of a SKU together. */
const ENTRY_CHARS = 6000;

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

/** Replaces a nested value with an empty one; validation rejects or skips it in the same way. */
function withoutContent(value: unknown): unknown {
  if (Array.isArray(value)) return [];
  return isObject(value) ? {} : value;
}

/**
 * Reduces list entries to declared scalar fields, to limit memory until validation. Throws 413 if the total exceeds any
 * valid text.
 */
function entrySlimmer(fields: readonly string[], maxEntries: number): (entry: unknown) => unknown {
  let left = maxEntries * ENTRY_CHARS;

  return (entry) => {
    if (!isObject(entry) || Array.isArray(entry)) return withoutContent(entry);

    const kept = fields
      .filter((name) => Object.hasOwn(entry, name))
      .map((name) => [name, withoutContent(Reflect.get(entry, name))] as const);
    for (const [, value] of kept) if (typeof value === 'string') left -= value.length;
    if (left < 0) throw new DomainError('payload_too_large', { message: 'body_text_too_large' });

    return Object.fromEntries(kept);
  };
}
