import { describe, expect, it } from '@jest/globals';
import type { ClassifyInput } from '../input.ts';
import { negationVote, polarityOf } from '../compare/negations.ts';
import { normalize } from './normalize.ts';
import { guessLanguage } from './normalize/guess-language.ts';
import { cleanText } from './normalize/prepare-text.ts';

const read = (input: Partial<ClassifyInput>) =>
  normalize({ description: '', market: 'US', ...input }).normalized;

describe('cleanText', () => {
  it.each([
    ['<b>Cotton</b>  shirt\n', 'Cotton shirt'],
    ['shirt https://shop.example/x?y=1 blue', 'shirt blue'],
    ['caf\u0065\u0301 ☕ cup\u0000', 'caf\u00e9 cup'],
    ['man\u2019s shoe', "man's shoe"],
  ])('cleans %j', (text, clean) => expect(cleanText(text)).toBe(clean));
});

describe('guessLanguage', () => {
  it.each([
    ['cotton shirt', 'en'],
    ['áo sơ mi nam', 'vi'],
    ['綿製のシャツ', 'ja'],
    ['면 셔츠', 'ko'],
    ['café table with 東 logo printed on top', 'en'],
    ['', 'en'],
  ])('detects %j as %s', (text, language) => expect(guessLanguage(text)).toBe(language));
});

describe('normalize', () => {
  it.each([
    ['sewing thread of acrylic', 'man_made_fibre'],
    ['twine, polypropylene', 'man_made_fibre'],
    ['polypropylene fitting, thread size 20 mm', 'plastics'],
  ])('reads the polymer of %j as %s', (description, group) => {
    expect(read({ description }).material_groups).toEqual([group]);
  });

  it('reads shares of materials, largest first', () => {
    const { materials, material_groups: groups } = read({ description: 'shirt, 40% polyester 60% cotton' });
    expect(materials).toEqual([
      { name: 'cotton', group: 'cotton', percent: 60 },
      { name: 'polyester', group: 'man_made_fibre', percent: 40 },
    ]);
    expect(groups).toEqual(['cotton', 'man_made_fibre']);
  });

  it('reads shares after the material', () => {
    expect(read({ description: 'shirt', composition: 'Cotton 55%, linen 45%' }).materials).toEqual([
      { name: 'cotton', group: 'cotton', percent: 55 },
      { name: 'linen', group: 'vegetable_fibre', percent: 45 },
    ]);
  });

  it.each([
    ["women's knitted sweater, 100% acrylic", 'man_made_fibre'],
    ['니트 스웨터, 아크릴 100%', 'man_made_fibre'],
    ['セーター アクリル100%', 'man_made_fibre'],
    ['acrylic sheet, clear', 'plastics'],
  ])('reads the acrylic of %j as %s', (description, group) =>
    expect(read({ description }).material_groups).toEqual([group]),
  );

  it.each([
    ['cotton shirt', ['gender', 'construction', 'origin']],
    ['leather shoe', ['gender', 'origin']],
    ['leather handbag', ['origin']],
    ['instant noodles in bags', ['origin']],
  ])('asks for the wearer of %j only if the schedule does', (description, missing) =>
    expect(read({ description }).missing).toEqual(missing),
  );

  it('does not treat a colour as a material', () => {
    expect(
      read({ description: 'gold color necklace of stainless steel' }).materials.map(({ name }) => name),
    ).toEqual(['stainless steel']);
  });

  it.each([
    ["men's knitted T-shirt", { gender: 'men', construction: 'knitted' }],
    ["women's woven blouse", { gender: 'women', construction: 'woven' }],
    ['hat for men and women', { gender: 'unisex' }],
    ['baby bodysuit for boys', { gender: 'babies' }],
    ['áo khoác cho bé gái', { gender: 'girls' }],
    ['frozen shrimp', { state: 'frozen' }],
    ['used tractor', { state: 'used' }],
    ['steel straw used to drink beverages', { state: null }],
    ['strainer that is used in kitchens', { state: null }],
    ['battery of a new design', { state: null }],
    ['premix, 20 % lysine on dry weight basis', { state: null }],
    ['rechargeable lamp', { electrical: true }],
    ['wooden chair', { electrical: false, category: 'home', product_type: 'chair' }],
  ])('reads %s', (description, expected) => expect(read({ description })).toMatchObject(expected));

  it('names the product and not its use or material', () => {
    expect(read({ description: 'leather case for a mobile phone, wallet style' }).product_type).not.toBe(
      'mobile phone',
    );
    expect(read({ description: 'steel TV wall mount bracket' }).product_type).toBe('bracket');
    expect(read({ description: 'The tariff classification of a toaster from China' }).product_type).toBe(
      'toaster',
    );
  });

  it('returns the usual headings of such goods', () => {
    expect(read({ description: 'cotton T-shirt' }).hs_headings).toContain('6109');
  });

  it('expands abbreviations', () => {
    const normalized = read({ description: 'SS bolt for CCTV' });
    expect(normalized.abbreviations).toEqual({
      ss: 'stainless steel',
      cctv: 'closed circuit television camera',
    });
    expect(normalized.search_text).toContain('stainless steel');
  });

  it('translates known terms', () => {
    const normalized = read({ description: '紳士用綿製Tシャツ メリヤス編み' });
    expect(normalized).toMatchObject({
      language: 'ja',
      gender: 'men',
      construction: 'knitted',
      material_groups: ['cotton'],
    });
    expect(normalized.translation).toContain('t-shirt');
    expect(normalized.flags).toEqual([]);
    expect(read({ description: 'cotton T-shirt' }).translation).toBeNull();
  });

  it.each([
    [{ description: 'gasket', material: 'Klingersil C-4430' }],
    [{ description: 'gasket', composition: 'aramid pulp, NBR binder' }],
    [{ description: '분유 92.5%, 유당 7% 혼합' }],
  ])('does not report a missing material that %j states in unknown terms', (input) => {
    expect(read(input).missing).not.toContain('material');
  });

  it('returns the input and the missing facts', () => {
    const normalized = read({ description: 'T-shirt', origin: 'VN', notes: 'sample' });
    expect(normalized.extra).toEqual({
      material: '',
      use: '',
      composition: '',
      origin: 'VN',
      notes: 'sample',
    });
    expect(normalized.missing).toEqual(['material', 'gender', 'construction']);
    expect(normalized.raw_description).toBe('T-shirt');
    expect(normalized.extraction).toEqual({ method: 'lexicon' });
  });

  it('reads a shop category in the notes', () => {
    const { queries } = normalize({
      description: 'XR-20',
      market: 'US',
      notes: 'Category: Home > Lighting > Table Lamps. Color: red',
    });
    expect(queries.product).toContain('Table Lamps');
  });

  it.each(['tax consulting service', 'test', '???', 'hello please help'])(
    'recognises no goods in %j',
    (description) => {
      expect(read({ description }).flags).toContain('not_goods');
    },
  );

  it.each([
    ['gift set of soap and towel', true],
    ['DIY crochet kit', true],
    ['diesel generating set', false],
    ['television set', false],
    ['cotton shirt', false],
  ])('%s is a set: %s', (description, isSet) => {
    expect(read({ description }).flags.includes('set_or_kit')).toBe(isSet);
  });

  it.each(['US', 'EU', 'VN'] as const)('says in %s that no dictionary covers a Japanese text', (market) =>
    expect(read({ description: 'ビュレット滴定装置一式', market }).flags).toContain('language_fallback'),
  );

  it('prefers answers over the text as facts', () => {
    const reading = normalize({
      description: "men's shirt",
      market: 'US',
      answers: [
        { attribute: 'gender', value: 'boys', question_id: 'q_gender' },
        { attribute: 'material', value: 'cotton', question_id: 'q_material' },
      ],
    });
    expect(reading.normalized.gender).toBe('boys');
    expect(reading.normalized.material_groups[0]).toBe('cotton');
  });

  it('survives hostile text', () => {
    expect(() => read({ description: `${'('.repeat(900)}\ud800 % % 0% \u0000` })).not.toThrow();
  });
});

it.each([
  ['nước cam không thêm đường', 'Containing added sugar'],
  ['cà phê hạt chưa rang', 'Coffee, roasted'],
])('a Vietnamese denial, %j, counts against an English row: %j', (description, row) => {
  const { polarity } = normalize({ description, market: 'EU' });
  expect(negationVote(polarity, polarityOf(row))?.vote).toBe(-1);
});

it('takes only the noun of a Vietnamese denial: boned beef is still frozen', () => {
  const { polarity } = normalize({ description: 'thịt bò không xương đông lạnh', market: 'EU' });
  expect(negationVote(polarity, polarityOf('Frozen'))).toBeNull();
});
