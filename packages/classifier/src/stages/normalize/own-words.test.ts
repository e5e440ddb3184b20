import { describe, expect, it } from '@jest/globals';
import { normalize } from '../normalize.ts';
import { keyedFacts, materialWords } from './own-words.ts';

const read = (description: string, notes = '') => normalize({ description, notes, market: 'EU' }).normalized;
const materials = (description: string, notes = ''): string[] =>
  read(description, notes).materials.map(({ name }) => name);

describe('materials of the goods', () => {
  it.each([
    ['a row of colours', 'steel rings black gold white', ['steel']],
    ['packing that encloses', 'steel shears packaged within a green cardboard box', ['steel']],
    ['what a machine works on', 'straw chopping and spreading machine', []],
    ['a threaded bolt for wood', 'steel collar screw (wood threaded bolt)', ['steel']],
    ['what a channel guides', 'rubber door glass runs', ['rubber']],
    ['a metal of a salt', 'food powder with iron fumarate and copper gluconate', []],
    ['cloth of wire', 'woven wire cloth', []],
    ['a Vietnamese bushing', 'Bạc lót bằng đồng', ['copper']],
    ['a Vietnamese imitation', 'vải giả da (da nhận tạo)', ['textile material']],
    ['an essence', 'liquid fertiliser with wood essence', []],
    ['what Vietnamese paint is for', 'Chất bả, nguyên liệu sơn gỗ', []],
    ['the usual fiber of a fabric beside the stated one', 'denim jeans of polyester', ['polyester']],
    ['a look', 'plastic trim with a wood grain appearance', ['plastics']],
    ['an ingredient of another name', 'panel of polyester with aluminium hydroxide filler', ['polyester']],
    ['what goods work on', 'steel wood screws', ['steel']],
    ['what goods are for', 'starch for paper sizing', []],
    ['what goods are without', 'gloves of cotton without latex', ['cotton']],
    ['metal beside a named metal', 'aluminium alloy metal profile', ['aluminum']],
    ['a comparison with a fibre', 'microfibre cloth', ['microfibre']],
    ['another part of a plant', 'pine needle powder', []],
    ['household linen', 'table linen, cotton', ['cotton']],
    ['a Vietnamese colour', 'ghế nhựa màu vàng', ['plastics']],
    ['a Vietnamese plant', 'ống cao su cho nhà máy xi măng', ['rubber']],
  ])('exclude %s: %j', (_, description, names) => expect(materials(description)).toEqual(names));

  it.each([
    ['Schuhoberteil aus Leder', 'leather'],
    ['dalles en polymères de chlorure de vinyle', 'polyvinyl chloride'],
    ['mặt nạ kim loại', 'metal'],
    ['giá nến bằng thiếc', 'tin metal'],
    ['denim jeans', 'cotton'],
    ['Hose aus 100 % Chemiefasern', 'man-made fibers'],
    ['steel cutting board', 'steel'],
    ['rubber sealing ring for a milling machine', 'rubber'],
    ['màng phim polyetylen terephthalate', 'polyethylene terephthalate'],
    ['합성섬유제 스카프', 'synthetic fibers'],
    ['HOSE;호스;PVC;;KR', 'polyvinyl chloride'],
    ['bottle of PP', 'polypropylene'],
    ['brass screw', 'brass'],
    ['table linen of manmade fibres', 'man-made fibers'],
    ['metal tokens', 'metal'],
  ])('are read in %j', (description, name) => expect(materials(description)).toContain(name));

  it('include a share stated before a material that was already named', () => {
    expect(read('cotton floor rug, hand woven, made of 100% cotton').materials).toEqual([
      { name: 'cotton', group: 'cotton', percent: 100 },
    ]);
  });

  it('are read from keys in the notes', () => {
    expect(materials('sandals', 'Outsole Material: Rubber; Upper Material: PU; Heel: high')).toEqual([
      'rubber',
      'polyurethane',
    ]);
    expect(materials('shock absorber', 'product material: iron; Certification: CE')).toEqual(['iron']);
  });
});

describe('other facts about the goods', () => {
  it.each([
    ['doormat of coir, not woven', { construction: null }],
    ['sand in a woven bag, supplied in a woven sack', { state: null }],
    ['case of man-made fibers', { gender: null }],
    ['male to female plug cable', { gender: null }],
    ["men's coat", { gender: 'men' }],
    ['ashtray for the Volkswagen New Beetle', { state: null }],
    ['그린티 라떼 분말: 탈지분유 함유', { gender: null }],
    ['tank with coils for chilled silicone', { state: null }],
    ['matting, predominant material used is aluminium', { state: null }],
    ['gạch gốm đã tráng men', { gender: null }],
    ['microphone set 12V/10W', { electrical: true }],
    ['module, input 24 VDC', { electrical: true }],
    ['fully automatic washing machine', { electrical: true }],
    ['engine oil 5W-30', { electrical: false }],
    ['phone holder compatible with mobile phones', { electrical: false }],
    ['heat sticks - 용도: 전기 기화장치에 장착', { electrical: false }],
  ])('%j gives %j', (description, expected) => expect(read(description)).toMatchObject(expected));
});

describe('missing facts', () => {
  it.each([
    ['controller from the Netherlands'],
    ['castings from South Korea'],
    ["men's footwear produced in El Salvador"],
    ['keo, xuất xứ Trung Quốc'],
    ['Wire rope ; ROPE26MM ; PRCHINA'],
    ['Other table linen; 식탁매트; PRCHNA'],
    ['HOSE;호스;PVC;;KR'],
    ['원산지: 베트남, 볼트'],
  ])('do not include an origin given as in %j', (description) =>
    expect(read(description).missing).not.toContain('origin'),
  );

  it('include an origin that is not given', () => {
    expect(read('protein powder from cows milk').missing).toContain('origin');
    expect(read('bolt').missing).toContain('origin');
    expect(read('bolt', 'place of origin: China (Mainland)').missing).not.toContain('origin');
  });

  it.each([
    ['a substance', 'denatured ethanol'],
    ['food', 'blueberry jam'],
    ['ingredients', 'drink mix, ingredients include cocoa and sugar'],
    ['a machine', 'packing machine 220V'],
    ['grades of steel', '볼트 - 재질 : 볼트(S1021B), 평 와셔(SPCC)'],
  ])('do not include the material of %s: %j', (_, description) =>
    expect(read(description).missing).not.toContain('material'),
  );

  it('include knitted or woven and the wearer for clothing only', () => {
    for (const goods of ['bracelet', 'screws', 'watch straps', 'pizza']) {
      const { missing } = read(goods);
      expect(missing).not.toContain('construction');
      expect(missing).not.toContain('gender');
    }
    expect(read('cotton shirt').missing).toEqual(expect.arrayContaining(['construction', 'gender']));
  });
});

describe('a description in an unsupported language', () => {
  it.each([
    'Schuhoberteil aus Leder, für Sandalen, nicht handgearbeitet',
    "revêtement de sol en forme de dalles, d'une épaisseur de 1.2 mm, pour la maison",
  ])('is flagged: %j', (description) => expect(read(description).flags).toContain('language_fallback'));

  it.each(['cotton shirt', 'die casting mould for zinc', 'eau de parfum for women, the spray'])(
    'is not detected in %j',
    (description) => expect(read(description).flags).not.toContain('language_fallback'),
  );
});

describe('keyedFacts', () => {
  it.each([
    ['Category: Dresses. Craft of Weaving: Knit; Price: 3', 'Knit'],
    ['Kiểu dệt: dệt thoi', 'dệt thoi'],
    ['Gender: Women; Craft of Weaving: Tat; Style: Casual', 'Women, woven'],
    ['Color: red', ''],
  ])('of %j is %j', (notes, value) => expect(keyedFacts(notes)).toBe(value));
});

it('spells out the share of the only material', () => {
  expect(materialWords('scarf, wholly of silk')).toBe('scarf, 100% silk');
});

describe('a material that is imitated or part of a name', () => {
  it.each([
    'faux leather belt',
    'PU leather wallet',
    'polyethylene glycol 400',
    'cement copper',
    'PE wicker chair',
  ])('is ignored in %j', (text) =>
    expect(materialWords(text)).not.toMatch(/leather|polyethylene glycol|cement|wicker/u),
  );
});
