import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@svc/i18n/language';
import { wordsIn } from './words.ts';

describe('the texts of a result', () => {
  it.each(LANGUAGES)('fill every placeholder of a sentence in %s', (language) => {
    const sentence = wordsIn(language).say('reason_ruling', {
      number: '93',
      date: '2026-01-02',
      title: 'T-shirts',
      code: '6109.10.00.12',
    });
    expect(sentence).toContain('6109.10.00.12');
    expect(sentence).toContain('93');
    expect(sentence).not.toMatch(/[{}]|explanation\./u);
  });

  it('keep special characters of a parameter', () => {
    const description = '$& {code} $1 100 % \\ <b>';
    expect(wordsIn('en').say('summary_proposed', { code: 'C', description })).toContain(description);
  });

  it.each([
    ['an unknown name', 'value_no_such_value'],
    ['a name of every object', 'toString'],
    ['a path out of the explanations', '../errors'],
    ['nothing', ''],
  ])('render the template value %s', (_, name) =>
    expect(wordsIn('ja').named(name, 'otherwise')).toBe('otherwise'),
  );

  it.each([
    ['en', 'a, b'],
    ['vi', 'a, b'],
    ['ja', 'a、b'],
    ['ko', 'a, b'],
  ] as const)('join lists in %s by the rules of that language', (language, list) => {
    expect(wordsIn(language).list(['a', 'b'])).toBe(list);
    expect(wordsIn(language).list(['a'])).toBe('a');
    expect(wordsIn(language).list([])).toBe('');
  });
});
