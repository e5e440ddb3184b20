import { describe, expect, it } from '@jest/globals';
import { requirements, type RequirementRow } from './requirement.ts';

const ROW: RequirementRow = {
  key: 'k',
  codes: '9503 6109',
  authority: 'Authority',
  kind: 'certificate',
  strength: 'likely',
  title: ['Toys', 'Đồ chơi'],
  summary: ['They are safe.', 'An toàn.'],
  law: 'Law',
  url: 'https://example.org/',
  from: '2020-01-01',
};
const read = (more: Partial<RequirementRow>) => requirements([{ ...ROW, ...more }])[0];

describe('requirements', () => {
  it('read codes as starts', () => {
    const codes = read({})?.codes;

    expect(['95030041', '6109', '9504', '61'].map((digits) => (codes?.matched(digits) ?? 0) > 0)).toEqual([
      true,
      true,
      false,
      false,
    ]);
  });

  it('are of all goods where the codes are a star', () => expect(read({ codes: '*' })?.codes).toBeNull());

  it('are of all origins, without an end and without a condition unless they say so', () => {
    expect(read({})).toMatchObject({ origins: null, to: null, appliesWhen: null });
    expect(read({ origins: 'RU BY', to: '2026-12-29', when: ['a', 'b'] })).toMatchObject({
      origins: ['RU', 'BY'],
      to: '2026-12-29',
      appliesWhen: { en: 'a', vi: 'b' },
    });
  });

  it('keep both languages', () => {
    expect(read({})).toMatchObject({ title: { en: 'Toys', vi: 'Đồ chơi' }, summary: { vi: 'An toàn.' } });
  });

  it('may be none', () => expect(requirements([])).toEqual([]));
});
