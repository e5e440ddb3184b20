import { DomainError } from '@svc/domain/errors/domain-error';

/** A place in a text, in characters: `position` counts from 0, `line` and `column` from 1. */
export interface TextPlace {
  readonly position: number;
  readonly line: number;
  readonly column: number;
}

export const TEXT_START: TextPlace = { position: 0, line: 1, column: 1 };

/** Returns the place `length` characters into a text that begins at `start`. */
export function placeAfter(start: TextPlace, text: string, length = text.length): TextPlace {
  let { line } = start;
  let lineStart = -1;

  // Splitting would create one string per line, which can exceed the maximum array length.
  for (let at = text.indexOf('\n'); at !== -1 && at < length; at = text.indexOf('\n', at + 1)) {
    line += 1;
    lineStart = at + 1;
  }

  const column = lineStart === -1 ? start.column + length : length - lineStart + 1;

  return { position: start.position + length, line, column };
}

export function brokenJson(place: TextPlace): DomainError {
  const { position, line, column } = place;
  return new DomainError('bad_request', {
    message: 'body_not_json',
    params: { position },
    details: { position, line, column },
  });
}
