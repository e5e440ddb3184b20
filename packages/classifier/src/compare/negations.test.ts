import { describe, expect, it } from '@jest/globals';
import { statedText } from '@svc/tariff/search/stated-text';
import { tokenize } from '@svc/tariff/search/text';
import { answer, heading, said } from '../../test/answer.ts';
import { exceptionFrom, negationVote, polarityOf } from './negations.ts';

const vote = (goods: string, row: string) => negationVote(polarityOf(goods), polarityOf(row));

describe('a negation', () => {
  it.each([
    ['roasted peanuts', 'Not roasted', 'roasted'],
    ['unsalted butter', 'Salted', 'unsalted'],
    ['pipe without flanges', 'With flanges', 'without flanges'],
    ['tea, not fermented', 'Fermented', 'not fermented'],
    ['juice with no added sugar', 'Containing added sugar', 'no added sugar'],
    ['sugar-free syrup', 'Containing sugar', 'sugar-free'],
    ['frozen papaya, no sugar', 'Containing added sugar or other sweetening matter', 'no sugar'],
    ['unsweetened oat drink', 'Containing added sugar', 'unsweetened'],
    ['cereal, no sugar', 'Containing cane and/or beet sugar', 'no sugar'],
    [
      'rice cake, without nuts, seeds or honey',
      'Containing nuts, seeds or honey:',
      'without nuts, seeds or honey',
    ],
    ['hạt điều chưa rang', 'Rang', 'chưa rang'],
    ['tea N/FERMENTED', 'Fermented', 'N/FERMENTED'],
    ['vải không phải dệt vân điểm', 'Dệt vân điểm', 'không phải dệt vân điểm'],
    ['fibers, not carded, combed or processed for spinning', 'Carded', 'not carded, combed or processed'],
    ['pipe without valves, flanges or caps', 'With flanges', 'without valves, flanges or caps'],
    ['máy hoạt động bằng điện', 'Không hoạt động bằng điện', 'hoạt động bằng điện'],
    ['cân bàn ko hoạt động bằng điện', 'Hoạt động bằng điện', 'ko hoạt động bằng điện'],
    ['dây đồng không hợp kim được ủ mềm', 'Bằng đồng hợp kim khác', 'không hợp kim'],
    [
      'wool carpet, not tufted',
      'Carpets and other textile floor coverings (including turf), tufted, whether or not made up',
      'not tufted',
    ],
  ])('of %j contradicts a row %j', (goods, row, words) => {
    expect(vote(goods, row)).toEqual({ vote: -1, words });
  });

  it.each([
    ['pipe without flanges', 'Without flanges'],
    ['cân bàn ko hoạt động bằng điện', 'Không hoạt động bằng điện'],
    ['peanuts, not roasted', 'Not roasted'],
    ['unsweetened grape juice', 'Not containing added sugar'],
  ])('of %j matches a row %j', (goods, row) => expect(vote(goods, row)?.vote).toBe(1));

  it.each([
    ['roasted peanuts', 'Roasted'],
    ['peanuts', 'Not roasted'],
    ['pipe', 'Whether or not with flanges'],
    ['plastic-coated rack', 'Not coated or plated with silver'],
    ['pipe without flanges', 'Of steel'],
    ['túi hút chân không có van', 'Có van'],
    ['thép không hợp kim', 'Thép hợp kim hoặc không hợp kim'],
    ['dây không hợp kim được mạ và bọc nhựa', 'Bọc nhựa'],
    ['nguyên liệu sản xuất đồ uống', 'Không chứa cồn được sử dụng để sản xuất đồ uống'],
    ['potatoes w/n cut', 'Not cut'],
    ['bơm, chi tiết theo bản vẽ', 'Máy khác, chưa được chi tiết ở nơi khác'],
    ['box not over 5 kg', 'Not over 5 kg'],
    ['cereal without beet', 'Containing cane and/or beet sugar'],
    ['rice cake without nuts', 'Containing nuts, seeds or honey'],
    ['valve with welded seat', 'Pipes, without any weld in the wall'],
    ['alcohol-free drink', 'Containing not more than 0.5 % of alcohol'],
    ['steel pipe, not welded', 'Containers, not exceeding 5 kg'],
    ['whole herring, not frozen', 'Fish, live, fresh, chilled, frozen, dried, salted or in brine'],
  ])('is neutral for %j and %j', (goods, row) => expect(vote(goods, row)).toBeNull());
});

describe('an exception', () => {
  it.each([
    ['herring, other than smoked', 'Smoked herring', true],
    ['herring, other than smoked', 'Herring, other than smoked', false],
    ['herring', 'Smoked herring', false],
    ['ducks, except livers/hearts', 'Livers of ducks', true],
    ['ducks, except livers and hearts', 'Livers of ducks', true],
    ['peas, preserved otherwise than by sugar', 'Vegetables preserved by sugar', true],
    ['peas, preserved otherwise than by sugar', 'Vegetables preserved otherwise than by sugar', false],
    ['saddles, other than for horses', 'Horse', true],
    ['saddles, other than horse saddles of leather', 'Leather', false],
  ])('of %j takes it out of %j: %s', (description, row, isOut) => {
    const found = exceptionFrom(polarityOf(description), {
      terms: tokenize(statedText(row)),
      isResidual: false,
      polarity: polarityOf(row),
    });
    expect(found !== null).toBe(isOut);
  });

  it('ranks a row of the excepted goods below one for the others', async () => {
    const rows = [
      ['03', 0, 'Fish'],
      ['0305', 1, 'Smoked herring and other smoked fish'],
      ['0305.42.00.00', 2, 'Herring'],
      ['0303', 1, 'Fish, frozen, other than smoked'],
      ['0303.51.00.00', 2, 'Herring'],
    ] as const;
    const codeOf = async (goods: string) => (await answer(goods, rows)).recommendedCode;
    expect(await codeOf('smoked herring')).toBe('0305.42.00.00');
    expect(await codeOf('herring except smoked')).toBe('0303.51.00.00');
  });
});

describe('a denied state', () => {
  it.each([
    ['rug, not tufted', 'Tufted rugs', true],
    ['러그, 라미네이트 미사용', 'Laminated rugs', true],
    ['nonwoven rug, not laminated', 'Laminated rugs for floors', true],
    ['rug, not tufted', 'Knotted, woven or tufted rugs', false],
    ['rug, not tufted', 'Rugs, whether or not tufted', false],
  ])('%j is against %j: %s', async (goods, row, isAgainst) => {
    const found = await answer(goods, heading('5703', 'Rugs', row), { likely: '570310' });
    expect(said(found).includes(`Against 5703.10.00.00 “${row}”`)).toBe(isAgainst);
  });

  it('excepts each of the goods after an abbreviation', () => {
    const terms = (text: string) => polarityOf(text).exceptions.map((each) => each.terms.join(' '));
    expect(terms('SQUID FROZEN EXC RING TUBE')).toEqual(['ring', 'tube']);
    expect(terms('squid, except fried rings')).toEqual(['fri ring']);
  });
});
