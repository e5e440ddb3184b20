import { describe, expect, it } from '@jest/globals';
import { ruling } from '../../../test/small-schedule.ts';
import { areSameKind, likePrecedents } from './same-kind.ts';

describe('areSameKind', () => {
  it.each([
    ['stainless steel saucepan', 'Saucepans of stainless steel', true],
    ['stainless steel saucepan', 'stainless-steel bolt', false],
    ['aluminum scaffold', 'aluminum bracket and scaffold stabilizers', false],
    ['eyeliner', 'eyeliner case', false],
    ['gift bags', 'tote bag', false],
    ['four gift bags', 'five gift bags', true],
    ['electric fan', 'electric scooters', false],
    ['the tariff classification of a wool hat from China', 'hat of wool', true],
    ['vải dệt kim từ polyester', 'vải dệt kim từ polyester, khổ 1,5 m', true],
    ['vải dệt kim', 'máy bơm nước', false],
    ['Nguyên liệu thực phẩm: đạm sữa cô đặc', 'Nguyên liệu thực phẩm: bột sữa', false],
    ['furniture of plastics', 'wooden furniture', false],
    ['steel washer', 'washer of metal', true],
    ['PVC granules', 'granules of polycarbonate', false],
    ['chilled, raw hake (Merluccius) fillets', '100% haddock fillets, which are raw, as hake is', false],
    ['steel shelf bracket', 'steel mirror bracket', false],
    ['waterproof headwear', 'headwear', false],
    ['steel shelf bracket', 'shelf brackets', true],
    ['polypropylene homopolymer', 'printed polypropylene homopolymer (PP) bag', false],
    ['polystyrene granules', 'granules of plastics', true],
    ['agreement (USMCA) of a blended bitumen', 'agreement (USMCA) of a cargo rack', false],
  ])('%j and %j: %s', (one, other, isSame) => expect(areSameKind(one, other)).toBe(isSame));
});

describe('likePrecedents', () => {
  const like = (description: string, title: string, source: 'ruling' | 'decision' | 'catalog') =>
    likePrecedents(description, [{ ...ruling('N1', '0901.21', 0.9, title), source }]);

  it('neither weighs nor cites a ruling on other goods', () => {
    expect(like('steel saucepan', 'steel bolt', 'ruling')).toEqual({ voting: [], cited: [] });
  });

  it('weighs a decision on goods with another name, but does not cite it', () => {
    const { voting, cited } = like('steel saucepan', 'steel pot with lid', 'decision');
    expect([voting.length, cited.length]).toEqual([1, 0]);
  });

  it('never cites a catalog code', () => {
    const { voting, cited } = like('steel saucepan', 'steel saucepan', 'catalog');
    expect([voting.length, cited.length]).toEqual([1, 0]);
  });

  it.each(['ruling', 'decision'] as const)('does not use a %s on the opposite as a precedent', (source) => {
    expect(like('tea leaves, not fermented', 'fermented tea leaves', source)).toEqual({
      voting: [],
      cited: [],
    });
  });
});
