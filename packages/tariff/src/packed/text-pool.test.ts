import { describe, expect, it } from '@jest/globals';
import { textPoolWriter, textReader } from './text-pool.ts';

describe('textPoolWriter', () => {
  it('numbers distinct texts from 1 in order of appearance, and none as 0', () => {
    const writer = textPoolWriter();

    expect(['a', null, 'b', 'a', '', ''].map((text) => writer.add(text))).toEqual([1, 0, 2, 1, 3, 3]);
  });

  it('distinguishes composed and decomposed letters', () => {
    const writer = textPoolWriter();

    expect([writer.add('áo'.normalize('NFC')), writer.add('áo'.normalize('NFD'))]).toEqual([1, 2]);
  });
});

describe('textReader', () => {
  const texts = ['', 'Of cotton', 'Thịt ngựa', '綿製', '\u{1F9F5}', 'a\0b', '29.1¢/kg', '\n'.repeat(5000)];
  const writer = textPoolWriter();
  const numbers = texts.map((text) => writer.add(text));
  const pool = writer.finish();

  it('returns every text, in any script', () => {
    const read = textReader(pool);

    expect(numbers.map(read)).toEqual(texts);
    expect(read(0)).toBeNull();
  });

  it('reads a pool inside a larger buffer', () => {
    const around = new Uint8Array(pool.bytes.length + 7);
    around.set(pool.bytes, 7);

    expect(numbers.map(textReader({ ...pool, bytes: around.subarray(7) }))).toEqual(texts);
  });

  it('reads a transferred pool', () => {
    expect(numbers.map(textReader(structuredClone(pool)))).toEqual(texts);
  });

  it('can be empty', () => expect(textReader(textPoolWriter().finish())(0)).toBeNull());
});
