import { describe, expect, it } from '@jest/globals';
import { snapshotFields } from './snapshot-fields.ts';

const ROW = {
  text: 'a',
  empty: '',
  number: 1.5,
  zero: 0,
  flag: true,
  no: false,
  at: '2026-11-22T12:00:00.123+07:00',
  list: [1, 'b'],
  object: { a: 1 },
  nothing: null,
};

describe('a stored row', () => {
  it.each([[null], [undefined], ['text'], [1], [[]], [[{ id: 1 }]]])('is rejected: %j', (value) => {
    expect(() => snapshotFields(value)).toThrow('not readable');
  });

  it('returns its fields unchanged, including empty text and zero', () => {
    const row = snapshotFields(ROW);
    expect([row.text('text'), row.text('empty'), row.textOrNull('empty')]).toEqual(['a', '', '']);
    expect([row.number('number'), row.number('zero'), row.numberOrNull('zero')]).toEqual([1.5, 0, 0]);
    expect(row.list('list')).toEqual([1, 'b']);
    expect(row.object('object')).toEqual({ a: 1 });
  });

  it('returns a time as an instant, whatever its zone', () => {
    const instant = new Date('2026-11-22T05:00:00.123Z');
    expect(snapshotFields(ROW).date('at')).toEqual(instant);
    expect(snapshotFields(ROW).dateOrNull('at')).toEqual(instant);
  });

  it.each(['nothing', 'absent'])('returns nothing for a null or absent field: %s', (name) => {
    const row = snapshotFields(ROW);
    expect([row.textOrNull(name), row.numberOrNull(name), row.dateOrNull(name)]).toEqual([null, null, null]);
    expect(row.listOrEmpty(name)).toEqual([]);
    expect(row.flag(name)).toBe(false);
  });

  it('accepts only true for a set flag', () => {
    const row = snapshotFields({ ...ROW, word: 'true', one: 1 });
    expect(['flag', 'no', 'word', 'one'].map((name) => row.flag(name))).toEqual([true, false, false, false]);
  });

  it.each([
    ['a text', 'number', 'text'],
    ['a text', 'nothing', 'text'],
    ['a text or null', 'number', 'textOrNull'],
    ['a number', 'text', 'number'],
    ['a number', 'absent', 'number'],
    ['a number or null', 'text', 'numberOrNull'],
    ['a time', 'text', 'date'],
    ['a time', 'empty', 'date'],
    ['a time', 'number', 'date'],
    ['a time or null', 'text', 'dateOrNull'],
    ['a list', 'object', 'list'],
    ['a list', 'nothing', 'list'],
    ['a list or none', 'text', 'listOrEmpty'],
    ['an object', 'list', 'object'],
    ['an object', 'nothing', 'object'],
    ['an object', 'text', 'object'],
  ] as const)('reports the field that is not %s: %s', (_what, name, read) => {
    const row = snapshotFields(ROW);
    expect(() => row[read](name)).toThrow(name);
  });

  it('ignores inherited object properties', () => {
    const row = snapshotFields({});
    expect(row.numberOrNull('absent')).toBeNull();
    expect(() => row.text('constructor')).toThrow('constructor');
    expect(() => row.object('toString')).toThrow('toString');
  });

  it('is not changed by reading', () => {
    const read = snapshotFields(ROW).object('object') as Record<string, unknown>;
    read['a'] = 2;
    expect(snapshotFields(ROW).object('object')).toEqual({ a: 1 });
  });
});
