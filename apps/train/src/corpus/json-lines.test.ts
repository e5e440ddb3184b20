import { describe, expect, it } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@svc/testkit/folder';
import { digitsField, readJsonLines, textField } from './json-lines.ts';

const folder = emptyFolder();

const read = (text: string): readonly unknown[] => {
  const path = join(folder, 'a.jsonl');
  writeFileSync(path, text);
  return readJsonLines(path);
};

describe('readJsonLines', () => {
  it('reads an object per line with any line ending, with or without a final one', () => {
    expect(read('{"a":1}\r\n\n  \n{"a":"x\\ny"}')).toEqual([{ a: 1 }, { a: 'x\ny' }]);
    expect(read('')).toEqual([]);
  });

  it('rejects a truncated line', () => {
    expect(() => read('{"a":1}\n{"a":')).toThrow(SyntaxError);
  });
});

describe('a field', () => {
  it('is NFC text without surrounding blanks', () => {
    expect(textField({ a: `\u3000${'áo nữ'.normalize('NFD')} \n` }, 'a')).toBe('áo nữ'.normalize('NFC'));
  });

  it.each([[42], [null], [['a']], [undefined]])('that is %j is empty', (value) => {
    expect(textField({ a: value }, 'a')).toBe('');
    expect(digitsField({ a: value }, 'a')).toBe('');
  });

  it('returns the digits of a code in any notation', () => {
    expect(
      ['6109.10.00.12', '6109 10 00', '0901-21', ''].map((code) => digitsField({ code }, 'code')),
    ).toEqual(['6109100012', '61091000', '090121', '']);
  });
});
