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
    ['group of materials', 'a; GRI 1; defines; ; ; materials=cheese'],
  ])('refuses an unknown %s', (named, row) => {
    expect(() => legalRules(row)).toThrow(named);
  });
});
