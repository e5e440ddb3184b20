import { describe, expect, it } from '@jest/globals';
import { LEGAL_RULES } from '@svc/knowledge/data/legal-rules';
import { legalRules } from '@svc/knowledge/legal-rule';
import type { ClassifyInput } from '../../input.ts';
import { normalize } from '../normalize.ts';
import { legalGoods, rulesThatHold } from './legal-conditions.ts';

const goods = (product: string | Partial<ClassifyInput>) =>
  legalGoods(
    normalize({
      description: '',
      market: 'US',
      ...(typeof product === 'string' ? { description: product } : product),
    }),
  );
const holds = (condition: string, product: string | Partial<ClassifyInput>): boolean => {
  const rules = legalRules(
    ['x', 'Chapter 1, note 1', 'defines', '01', '', ...(condition ? [condition] : [])].join('; '),
  );
  return rulesThatHold(rules, goods(product)).length > 0;
};

describe('a legal rule holds', () => {
  it.each([
    ['without any condition', '', 'anything', '???'],
    ['for a construction', 'construction=knitted', 'knitted shirt', 'woven shirt'],
    ['for one of several constructions', 'construction=woven|nonwoven', 'nonwoven gown', 'knitted gown'],
    ['for the main material', 'materials=wool', '60% wool 40% polyester yarn', '40% wool 60% polyester yarn'],
    ['for goods of a usual heading', 'usual=6109', 'cotton T-shirt', 'cotton towel'],
    ['for parts', 'part', 'parts of a centrifugal pump', 'centrifugal pump'],
    ['for spare things', 'part', 'spare wheel', 'party hat'],
    ['for sets', 'set', 'gift set of soap and towel', 'television set'],
    ['for goods that work with electricity', 'powered', 'electric kettle', 'kettle'],
  ])('%s and for nothing else', (_, condition, of, notOf) => {
    expect(holds(condition, of)).toBe(true);
    expect(condition === '' || !holds(condition, notOf)).toBe(true);
  });

  it('only where all of its conditions do', () => {
    const both = 'construction=knitted; materials=cotton';
    expect(holds(both, 'knitted shirt of cotton')).toBe(true);
    expect(holds(both, 'knitted shirt of wool')).toBe(false);
    expect(holds(both, 'woven shirt of cotton')).toBe(false);
    expect(holds(both, 'shirt of cotton')).toBe(false);
  });

  it('for facts of the fields and of answers as for those of the text', () => {
    const answers = [{ attribute: 'construction', value: 'knitted', question_id: 'q' }];
    expect(holds('construction=knitted', { description: 'shirt', answers })).toBe(true);
    expect(holds('materials=wool', { description: 'shirt', composition: '100% wool' })).toBe(true);
  });

  it('not for goods that are only named in passing', () => {
    expect(holds('usual=6109', 'hanger for T-shirts')).toBe(false);
  });

  it('for the rules of the nomenclature by the phrase that the description states', () => {
    const ids = (text: string): string[] => rulesThatHold(LEGAL_RULES, goods(text)).map(({ id }) => id);
    expect(ids('wooden chair, unassembled')).toContain('gri_2a');
    expect(ids('wooden chair')).not.toContain('gri_2a');
  });
});

describe('rulesThatHold', () => {
  it('keeps the order of the rules', () => {
    const rules = legalRules(
      'b; Chapter 2, note 1; defines; 02; ',
      'z; Chapter 3, note 1; defines; 03; ; set',
      'a; Chapter 1, note 1; defines; 01; ',
    );
    expect(rulesThatHold(rules, goods('shirt')).map(({ id }) => id)).toEqual(['b', 'a']);
  });
});
