import { describe, expect, it } from '@jest/globals';
import { day, momentOrNone, OptionFault, truth } from './option.ts';

describe('day', () => {
  it('reads a day as its beginning in UTC', () => {
    expect(day('').read('2026-02-24')).toEqual(new Date('2026-02-24T00:00:00Z'));
  });

  it.each(['2026-02-30', '24.02.2026', '2026-2-4', 'today'])('refuses %s', (text) => {
    expect(() => day('').read(text)).toThrow(OptionFault);
  });
});

describe('momentOrNone', () => {
  it.each([
    ['2026-11-21T15:04:05Z', new Date('2026-11-21T15:04:05Z')],
    ['2026-11-21T15:04:05+07:00', new Date('2026-11-21T08:04:05Z')],
    ['2026-11-21', new Date('2026-11-21T00:00:00Z')],
    ['none', null],
  ])('reads %s', (text, value) => {
    expect(momentOrNone('').read(text)).toEqual({ value });
  });

  it.each(['2026-11-21T15:04', '2026-13-01', 'soon'])('refuses %s', (text) => {
    expect(() => momentOrNone('').read(text)).toThrow(OptionFault);
  });
});

describe('truth', () => {
  it('reads true and false, and nothing else', () => {
    expect([truth('').read('true'), truth('').read('false')]).toEqual([true, false]);
    expect(() => truth('').read('yes')).toThrow('must be true or false, not "yes"');
  });
});
