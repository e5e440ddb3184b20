import { describe, expect, it } from '@jest/globals';
import { answer, heading, said } from '../../test/answer.ts';

describe('a row', () => {
  it('names goods by all its words: oil is common, palm oil is not', async () => {
    const rows = [
      ...heading('1507', 'Soybean oil', 'Crude oil'),
      ...heading('1511', 'Palm oil and its fractions', 'Crude oil').slice(1),
    ];
    const textOf = async (goods: string) => said(await answer(goods, rows, { likely: '151190' }));

    expect(await textOf('palm oil')).toContain('names the goods: “Palm oil”');
    expect(await textOf('shea oil')).not.toContain('names the goods');
  });

  it('is not for goods of a material that it excludes', async () => {
    const rows = heading('6914', 'Ceramic articles', 'Ceramic vases, other than of porcelain');
    const textOf = async (goods: string) => said(await answer(goods, rows, { likely: '691410' }));

    expect(await textOf('ceramic vase, bone china')).toContain('the description says “bone china”');
    expect(await textOf('ceramic vase')).not.toContain('Against');
  });

  it.each([
    ['glass vase', 'Glass vases, other than of glass-ceramics'],
    ['rubber vase', 'Rubber vases, other than of hard rubber'],
    ['steel vase', 'Steel vases, other than of iron or steel wire'],
  ])('may be for a %s: “%s”', async (goods, row) =>
    expect(said(await answer(goods, heading('7013', 'Vases', row), { likely: '701310' }))).not.toContain(
      'Against',
    ),
  );

  it('is not excepted by the way in which goods are measured', async () => {
    const textOf = async (goods: string) =>
      said(await answer(goods, heading('3921', 'Sheets', 'Lined'), { likely: '392110' }));

    expect(await textOf('sheets 0.5 mm thick, excluding any lined part')).not.toMatch(/Against|stated in/u);
    expect(await textOf('sheets, excluding lined')).toContain('Against');
  });
});
