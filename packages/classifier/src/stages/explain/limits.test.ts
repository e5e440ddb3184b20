import { describe, expect, it } from '@jest/globals';
import { answer, heading, said } from '../../../test/answer.ts';
import type { SmallRow } from '../../../test/small-schedule.ts';

const VINEGAR: readonly SmallRow[] = [
  ['22', 0, 'Beverages'],
  ['2209', 1, 'Vinegar'],
  ['2209.10.00.00', 2, 'In containers holding over 2 liters'],
  ['2209.20.00.00', 2, 'In containers holding 2 liters or less'],
];

describe('the statements on limits', () => {
  it('compare a figure and its unit with the limits of rows', async () => {
    const found = await answer('vinegar in 500 ml bottles', VINEGAR);
    expect(found.recommendedCode).toBe('2209.20.00.00');
    expect(said(found)).toContain('met by “500 ml”');
    expect(said(found)).toContain('Against 2209.10.00.00 “In containers holding over 2 liters”');
    expect(found.result.questions).toEqual([]);
  });

  it('meet a row that is only a limit', async () => {
    const rows = heading('7010', 'Jars', 'Having a capacity not exceeding 1 liter');
    expect(said(await answer('glass jar, 400 ml', rows, { likely: '701010' }))).toContain('met by “400 ml”');
  });

  it('meet no row of two limits by one of them', async () => {
    const row = 'Of an output exceeding 10 kVA and a voltage exceeding 66 kV';
    const found = await answer('transformer, 500 kVA', heading('8504', 'Transformers', row), {
      likely: '850410',
    });
    expect(said(found)).not.toContain('met by');
  });

  it('quote both bounds of a range', async () => {
    const row = 'Of an output exceeding 75 kW';
    const found = await answer(
      'motor, output exceeding 149.2 kW but not exceeding 150 kW',
      heading('8501', 'Motors', row),
      {
        likely: '850110',
      },
    );
    expect(said(found)).toContain('met by “exceeding 149.2 kW but not exceeding 150 kW”');
  });

  it('quote the figure that exceeds a limit, not one that meets another', async () => {
    const row = 'Motors of an output not exceeding 50 W, of a weight exceeding 2 kg';
    const found = await answer('motor of 40 W, 1 kg', heading('8501', 'Motors', row), { likely: '850110' });
    expect(said(found)).toContain('the description says “1 kg”');
  });

  it("do not apply a row's limit for one of its goods to another", async () => {
    const row = 'Motors; generators of a weight not exceeding 2 kg';
    const found = await answer('motor of 3 kg', heading('8501', 'Motors', row), { likely: '850110' });
    expect(said(found)).not.toContain('3 kg');
  });

  it('quote the limit of a row, whatever the length of its text', async () => {
    const of = 'Table, floor, wall, window, ceiling or roof ventilators of all kinds and sizes, with a motor';
    const limit = 'of an output exceeding 50 W, but not exceeding 125 W';
    const rows = heading('8414', 'Ventilators', `${of}, ${limit}`);
    expect(said(await answer('ventilator', rows, { likely: '841410' }))).toContain(`… ${limit}”`);
  });

  it('quote the figure for each limit of a row', async () => {
    const row =
      'Of a power not exceeding 1,500 W and with a jar or other container of a capacity not exceeding 2 l';
    const found = await answer('blender, 300 W, 1.5 l', heading('8509', 'Blenders', row), {
      likely: '850910',
    });
    expect(said(found)).toContain('met by “300 W”, “1.5 l”');
  });

  it.each(['tipper truck, payload 8 tonnes', 'truck, load capacity 8 tonnes'])(
    'compare no payload with a gross weight: %s',
    async (goods) => {
      const rows = heading('8704', 'Trucks', 'Of a gross vehicle weight exceeding 5 tonnes');
      expect(said(await answer(goods, rows, { likely: '870410' }))).not.toContain('8 tonnes');
    },
  );

  it('meet no row for a kind of container by a weight', async () => {
    const rows = heading('1604', 'Herrings', 'In flexible containers weighing not more than 6 kg each');
    expect(said(await answer('herrings in oil, 120 g', rows, { likely: '160410' }))).not.toContain('120 g');
  });

  it('meet no row on other goods in a bracket', async () => {
    const rows = heading('0901', 'Coffee', 'Mate (not toasted) in packings of a content not exceeding 2 kg');
    expect(said(await answer('coffee, 500 g', rows, { likely: '090110' }))).not.toContain('met by');
  });
});
