import { describe, expect, it } from '@jest/globals';
import { legalRules } from './legal-rule.ts';

describe('legalRules', () => {
  it('reads a row', () => {
    const [rule] = legalRules(
      'a; Chapter 62, note 9; excludes; 62 63 -6212; 61; terms=bra|sports bra; materials=cotton; part; powered; set',
    );
    expect(rule).toEqual({
      id: 'a',
      scope: 'chapter',
      reference: 'Chapter 62, note 9',
      effect: 'excludes',
      codes: ['62', '63'],
      exceptCodes: ['6212'],
      when: {
        terms: ['bra', 'sports bra'],
        materialGroups: ['cotton'],
        isPart: true,
        isPowered: true,
        isSet: true,
      },
      code: '61',
    });
  });

  it.each([
    ['effect', 'a; GRI 1; forbids; ; '],
    ['condition', 'a; GRI 1; defines; ; ; colour=red'],
    ['condition', 'a; GRI 1; defines; ; ; constructor=x'],
    ['group of materials', 'a; GRI 1; defines; ; ; materials=cheese'],
  ])('refuses an unknown %s', (named, row) => {
    expect(() => legalRules(row)).toThrow(named);
  });

  it.each([
    ['GRI 3(b)', 'general_rule'],
    ['Section XI, note 1', 'section'],
    ['Section XI, subheading note 2', 'subheading'],
    ['Chapter 61, note 1', 'chapter'],
    ['Chapter 39, subheading note 1', 'subheading'],
  ])('stands where its reference says: %s in a %s', (reference, scope) => {
    expect(legalRules(`a; ${reference}; defines; 61; `)[0]?.scope).toBe(scope);
  });

  it('names no heading where the text names none, and is about every line without codes', () => {
    const [rule] = legalRules('a; GRI 1; defines; ; ');
    expect(rule).toMatchObject({ code: null, codes: [], exceptCodes: [], when: {} });
  });

  it('reads codes and exceptions in any order, whatever blanks stand between', () => {
    const [rule] = legalRules('a; Chapter 62, note 1; excludes;  -6212   62 -621142 ; 61');
    expect(rule?.codes).toEqual(['62']);
    expect(rule?.exceptCodes).toEqual(['6212', '621142']);
  });

  it('keeps its rows in order, and names the row that it cannot read', () => {
    const good = 'a; GRI 1; defines; ; ';
    expect(legalRules(good, good.replace('a;', 'b;')).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(() => legalRules(good, 'faulty; GRI 1; defines; ; ; colour=red')).toThrow('faulty');
    expect(() => legalRules(good, 'faulty; GRI 1; forbids; ; ')).toThrow('faulty');
  });

  it.each(['materials=', 'materials=cotton|cheese', 'set of 3', '='])(
    'refuses the condition %j',
    (condition) => {
      expect(() => legalRules(`a; GRI 1; defines; ; ; ${condition}`)).toThrow(/unknown (?:condition|group)/u);
    },
  );
});
