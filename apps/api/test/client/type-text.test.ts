import { describe, expect, it } from '@jest/globals';
import { integer } from '../../src/http/schema/number.ts';
import { object, openObject } from '../../src/http/schema/collection.ts';
import { anything } from '../../src/http/schema/open.ts';
import { nullable, optional, orEmpty } from '../../src/http/schema/presence.ts';
import { text } from '../../src/http/schema/text.ts';
import { typeText } from './type-text.ts';

const words = text({ max: 9 });

describe('the TypeScript type of a schema', () => {
  it('marks optional and nullable fields', () => {
    const schema = object({ code: nullable(words), note: optional(words) });
    expect(typeText(schema.json)).toBe('{\n  readonly code: string | null;\n  readonly note?: string;\n}');
  });

  it('treats fields that may come later as absent', () => {
    const schema = orEmpty({ ...object({ code: words }), json: { $ref: '#/components/schemas/Result' } });
    expect(typeText(schema.json)).toBe('Result | Empty<Result>');
  });

  it('allows additional fields after the known ones', () => {
    const row = openObject({ row_index: integer() }, words);
    expect(typeText(row.json)).toBe(
      '{\n  readonly row_index: number;\n  readonly [name: string]: string | number;\n}',
    );

    const state = openObject({ queue: words }, anything());
    expect(typeText(state.json)).toContain('readonly [name: string]: unknown;');
  });
});
