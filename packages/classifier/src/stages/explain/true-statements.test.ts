import { describe, expect, it } from '@jest/globals';
import { LANGUAGES } from '@svc/i18n/language';
import { answer, heading, said } from '../../../test/answer.ts';
import { precedentsFrom, ruling, smallSchedule, type SmallRow } from '../../../test/small-schedule.ts';
import { classify } from '../../pipeline.ts';

const PEANUTS: readonly SmallRow[] = [
  ['12', 0, 'Oil seeds'],
  ['1202', 1, 'Peanuts (ground-nuts), whether or not shelled'],
  ['1202.30.00.00', 2, 'Not salted'],
  ['1202.41.00.00', 2, 'Salted'],
];
const SAUCEPANS: readonly SmallRow[] = [
  ['73', 0, 'Articles of iron or steel'],
  ['7318', 1, 'Screws, bolts and nuts'],
  ['7318.15.00.00', 2, 'Bolts'],
  ['7323', 1, 'Saucepans and other kitchen articles'],
  ['7323.93.00.00', 2, 'Of stainless steel'],
  ['7323.94.00.00', 2, 'Of cast iron, enameled'],
];
const PENS: readonly SmallRow[] = [
  ['96', 0, 'Miscellaneous'],
  ['9608', 1, 'Felt-tipped pens; marking pens'],
  ['9608.20.00.00', 2, 'Felt-tipped pens, with plastic caps'],
];

describe('the statements of a result', () => {
  it('do not recommend a row that a stated condition contradicts', async () => {
    const found = await answer('salted peanuts in bags', PEANUTS);
    expect(found.recommendedCode).toBe('1202.41.00.00');
    expect(said(found)).toContain('Against 1202.30.00.00 “Not salted”: the description says “salted”.');
  });

  it('call a row for other goods residual only next to the goods that it names', async () => {
    const rows = [
      ['84', 0, 'Machines'],
      ['8413', 1, 'Pumps and mixers'],
      ['8413.50.10.00', 2, 'Pumps weighing not more than 1 kg'],
      ['8413.50.20.00', 2, 'Other pumps'],
      ['8413.50.90.00', 2, 'Other mixers'],
    ] as const;
    const text = said(await answer('pump weighing 800 g', rows, { likely: '841350' }));
    expect(text).toContain('“Other pumps” is residual');
    expect(text).not.toContain('“Other mixers” is residual');
  });

  it('read a denied construction from its denial', async () => {
    const rows = heading('6307', 'Dusters', 'Knitted or crocheted');
    const text = said(await answer('dusters of cotton, NOT KNIT', rows, { likely: '630790' }));
    expect(text).toContain('“Knitted or crocheted”: the description says “NOT KNIT”.');
  });

  it('fail the consistency check if the proposed line contradicts a fact', async () => {
    const only = PEANUTS.slice(0, 3);
    const { status, result } = await answer('salted peanuts', only, { likely: '120230' });
    expect(status).not.toBe('proposed');
    expect(result.checks.find(({ key }) => key === 'attributes_consistent')?.ok).toBe(false);
  });

  it('does not call a residual row that of the goods while a question asks about its siblings', async () => {
    const rows = [
      ['19', 0, 'Preparations of cereals'],
      ['1902', 1, 'Pasta'],
      ['1902.19.20.00', 2, 'Containing rice'],
      ['1902.19.40.00', 2, 'Other'],
    ] as const;
    const found = await answer('pasta of corn flour', rows, { likely: '190219' });
    expect(found.result.questions).toHaveLength(1);
    expect(said(found)).not.toContain('is residual; the rows beside it do not name the goods');
  });

  it.each([
    ['noodles', 'Containing eggs', false],
    ['noodles', 'Certified organic', false],
    ['freezer', 'Compression-type', false],
    ['women’s sandals', 'Covering the ankle', false],
    ['noodles', 'Vermicelli', false],
    ['noodles', 'Crackers', true],
    ['woks', 'Cooking and kitchen ware', false],
    ['noodles', 'Cakes for use with other products', true],
    ['freezer', 'Top loading', false],
    ['noodles', 'Preparations containing endrin', false],
    ['hinge', 'Suitable for doors', false],
    ['lò xo bằng sắt', 'Lò xo cuộn', false],
    ['bolt, diameter 20 mm', 'Of a diameter not exceeding 16 mm', true],
    ['bolt', 'Of a diameter not exceeding 16 mm', false],
    ['toner hopper', 'Parts of photocopying apparatus of subheading 8443.39.20', false],
    ['bộ phận của máy ép gạch', 'Của hàng hóa thuộc phân nhóm 8479.89.10', false],
    ['dye', 'Products described in additional U.S. note 3 to section VI', false],
    ['noodles', 'Goods obtained from agricultural products', false],
    ['túi giấy đựng quà', 'Bao và túi', false],
    ['túi giấy đựng quà', 'Hộp và vỏ chứa', true],
    ['băng dính nhựa', 'Ở dạng cuộn có chiều rộng không quá 20 cm', false],
  ])(
    '%s: a residual row next to “%s” is one only if the feature was compared',
    async (goods, row, isSaid) => {
      const found = await answer(goods, heading('1902', 'Goods', row), { likely: '190290' });
      expect(said(found).includes('is residual; the rows beside it do not name the goods')).toBe(isSaid);
    },
  );

  it('name goods only in a heading that is settled, as a power broom is no broom', async () => {
    const rows = [...heading('8205', 'Hand tools', 'Drills'), ...heading('8467', 'Power tools', 'Saws')];
    const isNamed = async (likely?: string) =>
      said(await answer('power drills', rows, likely === undefined ? {} : { likely })).includes(
        'names the goods',
      );
    expect(await isNamed('820510')).toBe(true);
    expect(await isNamed()).toBe(false);
  });

  it('call a row a residual only where the confidence suffices down to it', async () => {
    const rows = [
      ['19', 0, 'Goods'],
      ['1902', 1, 'Goods'],
      ['1902.90', 2, 'Other'],
      ['1902.90.10.00', 3, 'Crackers'],
      ['1902.90.20.00', 3, 'Cookies'],
      ['1902.90.90.00', 3, 'Other'],
    ] as const;
    const found = await answer('noodles', rows, { likely: '190290' });
    expect(found.result.recommended?.code).toBe('1902.90.90.00');
    expect(said(found)).toContain('The code can be proposed down to 1902.90 (6 digits)');
    expect(said(found)).not.toContain('is residual; the rows beside it do not name the goods');
  });

  it.each([
    ['rice cookers', 'Cookers (incorporating at least an oven and a hob)', false],
    ['rice cookers', 'Cookers (for example, for rice)', true],
    ['children’s helmets', 'Helmets (of a kind used by firefighters)', false],
  ])('%s: the row “%s” names the goods only without a condition in brackets', async (goods, row, isNamed) => {
    const found = await answer(goods, heading('8516', 'Household goods', row), { likely: '851610' });
    expect(said(found).includes('names the goods')).toBe(isNamed);
  });

  it('have no model share in a sentence, and one probability of a line', async () => {
    const found = await answer('stainless steel saucepan', SAUCEPANS, { likely: '732393' });
    expect(found.result.recommended?.scores.final).toBe(found.confidence);
    expect(said(found) + found.result.summary).not.toMatch(
      /fitted models|probability of|evidence points|wider context|words shared|scored|ranked lower|facts given agree|\d %/iu,
    );
  });

  it('do not treat packaging as goods or cite a note on it', async () => {
    const rows = heading('3906', 'Acrylic polymers in primary forms', 'Poly(methyl methacrylate)');
    const { normalized, result } = await answer('POLYMER ACRYLIC LIQ in 25 l drums', rows, {
      likely: '390690',
    });
    expect(normalized.product_type).not.toBe('drum');
    expect(result.recommended?.legal.status).toBe('clear');
  });

  it('exclude rulings on other goods, whatever their shared terms', async () => {
    const found = await answer('stainless steel saucepan', SAUCEPANS, {
      likely: '732393',
      precedents: [ruling('N9', '7318.15.00.00', 0.8, 'stainless steel bolt')],
    });
    expect(found.flags.map(({ code }) => code)).not.toContain('precedent_conflict');
    expect(said(found)).not.toContain('7318.15');
  });

  it('name a blocking ruling with its goods, and cite it', async () => {
    const found = await answer('stainless steel saucepan', SAUCEPANS, {
      likely: '732393',
      precedents: [ruling('N8', '7318.15.00.00', 0.8, 'saucepan of steel')],
    });
    expect(found.flags.map(({ code }) => code)).toContain('precedent_conflict');
    expect(said(found)).toContain('Ruling N8 (31 Jan 2025) put “saucepan of steel” in 7318.15.00.00');
    expect(found.result.sources.map(({ key }) => key)).toContain('ruling:N8');
  });

  it('do not treat a decision on the opposite as a precedent', async () => {
    const { result } = await answer('peanuts, not salted', PEANUTS, {
      likely: '120230',
      precedents: [{ ...ruling('', '1202.41.00.00', 0.9, 'salted peanuts'), source: 'decision' }],
    });
    expect(result.recommended?.code).toBe('1202.30.00.00');
    expect(result.recommended?.precedents).toEqual([]);
  });

  it('show the other lines by probability, at most five', async () => {
    const { alternatives } = (await answer('steel article', SAUCEPANS)).result;
    const finals = alternatives.map(({ scores }) => scores.final);
    expect(alternatives.length).toBeLessThanOrEqual(5);
    expect(finals.toSorted((a, b) => b - a)).toEqual(finals);
  });

  it('count an exception by heading against that heading', async () => {
    const found = await answer(
      'badges (other than those of headings 58.07 or 58.10)',
      heading('5807', 'Badges', 'Woven'),
      { likely: '580710' },
    );
    expect(said(found)).toContain(
      'Against 5807 “Badges”: the description says “other than those of headings 58.07',
    );
  });

  it('count an exception in the description against its row', async () => {
    const rows = heading('0705', 'Chicory', 'Witloof chicory');
    for (const exception of ['except witloof', 'EXC witloof'])
      expect(said(await answer(`chicory, ${exception} etc`, rows, { likely: '070510' }))).toContain(
        `Against 0705.10.00.00 “Witloof chicory”: the description says “${exception}”.`,
      );
  });

  it('quote freshness of food only', async () => {
    const rows: readonly SmallRow[] = [
      ...heading('3406', 'Candles', 'Of wax'),
      ...heading('0709', 'Other vegetables, dried, scented, candle', 'Dried vegetables'),
    ];
    const found = await answer('fresh scented candle', rows, { likely: '340610' });
    expect(said(found)).not.toContain('Read from the description: Fresh');
  });

  it('claim no contradiction with a material that a row names for a part', async () => {
    const { result } = await answer('felt-tipped pen of metal', PENS, { likely: '960820' });
    expect(result.uncertainties.join()).not.toContain('Against');
  });

  it('mark a row without a comparison only as to be checked', async () => {
    const rows: readonly SmallRow[] = [
      ['95', 0, 'Toys'],
      ['9507', 1, 'Fishing rods and reels'],
      ['9507.30.20.00', 2, 'Valued not over $2.70 each'],
      ['9507.30.60.00', 2, 'Valued over $8.45 each'],
    ];
    expect(said(await answer('fishing reel', rows))).toMatch(/To check: 9507/u);
    expect(said(await answer('fishing reel, $12 each', rows))).toContain('met by “$12 each”');
  });

  it('say what is missing for a proposal', async () => {
    const rows: readonly SmallRow[] = [
      ['40', 0, 'Rubber'],
      ['4010', 1, 'Conveyor belts of vulcanized rubber'],
      ['4010.11.00.00', 2, 'Reinforced only with metal'],
      ['4010.12.00.00', 2, 'Reinforced only with textile materials'],
    ];
    const { status, result } = await answer('conveyor belt', rows);
    expect(status).not.toBe('proposed');
    expect(result.uncertainties).toContain(
      'The answer to the question decides between 4010.11.00.00; 4010.12.00.00.',
    );
  });

  it('cite the text and named rulings of the proposed line, not texts of other lines', async () => {
    const { result } = await answer('stainless steel saucepan', SAUCEPANS, { likely: '732393' });
    expect(result.sources.map(({ key }) => key)).toEqual(['schedule:7323930000']);
    expect(result.alternatives.flatMap(({ citations }) => citations)).toEqual([]);
  });

  it('name no goods for a text without any', async () => {
    const { result, confidence } = await answer('spare parts', SAUCEPANS);
    expect([result.recommended, confidence, result.questions]).toEqual([null, 0, []]);
  });

  it.each(LANGUAGES)('have no empty sentence in %s', async (language) => {
    const { result } = await classify(
      { description: "men's 100% cotton shirt, knitted, without collar", market: 'US' },
      {
        schedule: smallSchedule(),
        precedents: precedentsFrom(ruling('N1', '6109.10.00.12', 0.8)),
        models: null,
      },
      { language },
    );
    const sentences = [...result.deciding_factors, ...result.uncertainties];
    expect(sentences.length).toBeGreaterThan(2);
    expect(sentences.filter((text) => text === '' || /[{}]|undefined|\[object/u.test(text))).toEqual([]);
  });
});
