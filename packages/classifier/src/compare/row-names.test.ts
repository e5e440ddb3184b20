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
});
