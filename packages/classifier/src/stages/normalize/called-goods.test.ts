import { describe, expect, it } from '@jest/globals';
import { normalize } from '../normalize.ts';

const called = (description: string): string | null =>
  normalize({ description, market: 'US' }).normalized.product_type;

describe('calledGoods', () => {
  it.each([
    ['stainless steel vacuum flask, 500 ml', 'vacuum flask'],
    ["women's cotton t-shirt red XL 2024", 't-shirt'],
    ['The merchandise consists of an 8-piece set of stainless steel cookware with handles', 'cookware'],
    ['You have submitted a sample of a handbag made of leather.', 'handbag'],
    ['Photographs of the item were submitted with your letter. The item is a wooden chair.', 'chair'],
    ['a pack of 6 padlocks', 'padlock'],
    ['silver and cubic zirconia earrings', 'earring'],
    ['conveyor belt motorcycle accessories', 'conveyor belt'],
    ['motorcycle accessories', 'motorcycle accessory'],
    ['pork - chilled', 'pork'],
    ['socket head set screws and hex screws', 'screw'],
    ['electronic cigarette', 'electronic cigarette'],
    ['green tea', 'green tea'],
    ['Leather Wallet Black', 'wallet'],
    ['wallets of red, blue and black leathers', 'wallet'],
    ['máy giặt 8 kg', 'washing machine'],
    ['紳士用綿製Tシャツ', 't-shirt'],
    ['CENTRIFUGAL PUMP; WDB-38F — 소형 원심형 볼류트 펌프', 'centrifugal pump'],
  ])('names %j', (description, name) => expect(called(description)).toBe(name));

  it.each([
    ['a likeness', 'stuffed race car tire', 'tire'],
    ['the whole of a part', 'washing machine part', 'washing machine'],
    ['the machine of parts', 'parts of a vacuum pump', 'vacuum pump'],
    ['what goods are for', 'cork stoppers for wine bottles', 'wine'],
    ['a source', 'whey protein isolate of milk, salt and sugar', 'milk'],
    ['a photograph', 'Photographs were submitted for our review. The goods are bag charms.', 'photograph'],
    ['the packing', 'bone graft granules packed in a paper box', 'paper box'],
    ['a noun before another', 'wine bottle stoppers', 'wine'],
    ['a syllable of a compound', 'bàn chải thép', 'table'],
    ['a diameter', 'đường kính 10mm, vòng đệm silicone', 'sugar'],
    ['a production line', 'dây chuyền công nghiệp', 'necklace'],
    ['the dish of a kit', 'sweet sour pork - kit', 'pork'],
    ['a shelf of a shop', 'Chrome Grip Motorcycle Accessories', 'motorcycle accessory'],
    ['an article of a set', 'Jewelry Set Black Bracelet and Necklace', 'bracelet'],
    ['a model', 'Nokia 5 Sleeve Wallet S Red', 'wallet'],
    ['another plant', 'roasted corn tea', 'tea'],
    ['the first of a row', 'sledge hammers, axes, rakes and hoes from India', 'hammer'],
    ['one of two nouns before a number', 'HOLDER LENS(AB1234)', 'lens'],
    ['one of two kinds', 'digital organ and bench', 'bench'],
  ])('does not treat %s as the goods: %j', (_, description, wrong) =>
    expect(called(description)).not.toBe(wrong),
  );
});

describe('usual headings of goods', () => {
  const headings = (description: string) => normalize({ description, market: 'EU' }).normalized.hs_headings;

  it('are those of the goods only, not of other things in the text', () => {
    expect(headings('steel screws with a brass ring and a plastic cup')).toEqual(['7318']);
    expect(headings('cover of a coffee machine')).toEqual([]);
  });
});
