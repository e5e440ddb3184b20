import { describe, expect, it } from '@jest/globals';
import type { Attribute } from '@svc/knowledge/data/attributes';
import { normalize } from '../normalize.ts';
import {
  attributeAgreement,
  attributeVotes,
  chapterConstructionAgreement,
  chapterMaterialAgreement,
  materialAgreement,
  rowMaterialAgreement,
} from './agreement.ts';
import type { LineReading } from './line-reading.ts';

const row = (...attributes: readonly (readonly [Attribute, readonly string[]])[]): LineReading => ({
  terms: [],
  members: [],
  attributes: new Map(attributes),
  materialGroups: [],
  materialNames: [],
  excludedMaterials: [],
  limits: [],
  isElectrical: null,
  polarity: { text: '', affirmed: [], denials: [], exceptions: [], conditions: [], substances: [] },
  isResidual: false,
});
const facts = (...known: readonly (readonly [Attribute, string])[]): ReadonlyMap<Attribute, string> =>
  new Map(known);

describe('attributeAgreement', () => {
  it.each<[string, Attribute, string, string[], number]>([
    ['a garment for both fits a line for men', 'gender', 'unisex', ['men', 'boys'], 1],
    ['a garment for men fits no line for women', 'gender', 'men', ['women', 'girls'], -1],
    ['a garment for boys fits a line that takes them among others', 'gender', 'boys', ['men', 'boys'], 1],
    ['woven goods are not knitted', 'construction', 'woven', ['not_knitted'], 1],
    ['nonwoven goods are not woven', 'construction', 'nonwoven', ['woven'], -1],
    ['what is known not to be knitted may be woven', 'construction', 'not_knitted', ['woven'], 1],
    ['a forging is no casting', 'construction', 'forged', ['cast'], -1],
    ['a weld says nothing of a weave', 'construction', 'welded', ['woven'], 0],
    ['raw food may be frozen', 'state', 'raw', ['frozen'], 1],
    ['frozen food is not fresh', 'state', 'frozen', ['fresh'], -1],
    ['dried food may be precooked', 'state', 'dried', ['cooked'], 0],
    ['used goods are not new', 'state', 'used', ['new'], -1],
    ['new goods may be dried', 'state', 'new', ['dried'], 0],
    ['powder says nothing against tablets', 'form', 'powder', ['tablet'], 0],
  ])('%s', (_, attribute, value, stated, vote) =>
    expect(attributeAgreement(facts([attribute, value]), row([attribute, stated]))).toBe(vote),
  );

  it('lets one contradiction outweigh any number of agreements', () => {
    const goods = facts(['gender', 'men'], ['construction', 'woven'], ['state', 'new']);
    const line = row(['gender', ['girls']], ['construction', ['woven']], ['state', ['new']]);
    expect(attributeAgreement(goods, line)).toBe(-1);
    expect(attributeVotes(goods, line).map(({ vote }) => vote)).toEqual([-1, 1, 1]);
  });

  it('is neutral on values stated on one side only', () => {
    expect(attributeVotes(facts(['gender', 'men']), row(['state', ['new']]))).toEqual([]);
    expect(attributeAgreement(facts(), row())).toBe(0);
  });
});

describe('materialAgreement', () => {
  it.each([
    ['no material is known', [], ['cotton'], 0],
    ['the row names none', ['cotton'], [], 0],
    ['the row takes textiles of any fibre', ['wool'], ['textile'], 1],
    ['the goods are of some textile', ['textile'], ['wool'], 1],
    ['the row takes any base metal', ['copper'], ['metal'], 1],
    ['the goods are of some metal, which may be the iron of the row', ['metal'], ['iron_steel'], 0],
    ['gold is no base metal', ['precious_metal'], ['metal'], -1],
    ['only a lesser material fits', ['plastics', 'iron_steel'], ['iron_steel'], 0.4],
  ])('for %s', (_, groups, stated, agreement) => expect(materialAgreement(groups, stated)).toBe(agreement));

  it('does not accept another metal in a chapter of one metal', () => {
    expect(chapterMaterialAgreement(['copper'], '74')).toBe(1);
    expect(chapterMaterialAgreement(['copper'], '73')).toBe(-1);
    expect(chapterMaterialAgreement([], '74')).toBe(0);
    // Titles of chapters 82 and 83: tools, cutlery and articles of base metal.
    expect(chapterMaterialAgreement(['copper'], '83')).toBe(1);
    expect(chapterMaterialAgreement(['iron_steel', 'wood'], '82')).toBe(1);
    expect(chapterMaterialAgreement(['wood'], '82')).toBe(-1);
    expect(chapterMaterialAgreement(['cotton'], '99')).toBe(0);
  });
});

describe('rowMaterialAgreement', () => {
  const goods = normalize({ description: 'woven rug of 100% polypropylene', market: 'US' });

  it.each([
    ['names the main material itself, under another group', ['plastics'], ['polypropylene'], 1],
    ['names the group that goods so made belong to', ['man_made_fibre'], ['man-made fibers'], 1],
    ['names another material of that other group', ['plastics'], ['polystyrene'], -1],
    ['names none', [], [], 0],
  ])('for a row that %s', (_, materialGroups, materialNames, agreement) =>
    expect(rowMaterialAgreement(goods, { materialGroups, materialNames, excludedMaterials: [] })).toBe(
      agreement,
    ),
  );

  it.each([
    ['silicone ring', ['polystyrene'], -1],
    ['silicone ring', ['plastics'], 1],
    ['plastic ring', ['polystyrene'], 1],
    ['ring of silicone and polystyrene', ['polystyrene'], 1],
    ['plastic ring of polystyrene', ['silicone'], -1],
  ])('for a %s and a row of %j is %i', (description, materialNames, agreement) =>
    expect(
      rowMaterialAgreement(normalize({ description, market: 'US' }), {
        materialGroups: ['plastics'],
        materialNames,
        excludedMaterials: [],
      }),
    ).toBe(agreement),
  );
});

describe('a kind of a metal', () => {
  it.each([
    ['steel rivets', 'iron_steel', ['stainless steel'], 0],
    ['stainless steel rivets', 'iron_steel', ['stainless steel'], 1],
    ['stainless steel rivets', 'iron_steel', ['iron', 'steel'], 1],
    ['cast iron stove', 'iron_steel', ['stainless steel'], -1],
    ['brass valve', 'copper', ['bronze'], -1],
    ['brass valve', 'copper', ['copper'], 1],
  ])('for a %s and a row of %s (%j) is %i', (description, group, materialNames, agreement) =>
    expect(
      rowMaterialAgreement(normalize({ description, market: 'US' }), {
        materialGroups: [group],
        materialNames,
        excludedMaterials: [],
      }),
    ).toBe(agreement),
  );
});

describe('a class of man-made fibers', () => {
  it.each([
    ['dress of polyester', ['synthetic fibers'], 1],
    ['dress of polyester', ['artificial fibers'], -1],
    ['dress of viscose', ['artificial fibers'], 1],
    ['dress of viscose', ['synthetic fibers'], -1],
    ['dress of viscose', ['synthetic fibers', 'artificial fibers'], 1],
    ['dress of polyester', ['man-made fibers'], 1],
    ['dress of man-made fibers', ['synthetic fibers'], 1],
  ])('for a %s and a row of %j is %i', (description, materialNames, agreement) =>
    expect(
      rowMaterialAgreement(normalize({ description, market: 'US' }), {
        materialGroups: ['man_made_fibre'],
        materialNames,
        excludedMaterials: [],
      }),
    ).toBe(agreement),
  );
});

describe('a predominant material', () => {
  it.each([
    ['trousers, 90% cotton, 10% polyester', 'man_made_fibre', -1],
    ['trousers, 90% cotton, 10% polyester', 'cotton', 1],
    ['trousers, 50% cotton, 50% polyester', 'man_made_fibre', 0.4],
    ['trousers of cotton and polyester', 'man_made_fibre', 0.4],
  ])('for %s and a row of %s is %d', (description, group, agreement) =>
    expect(
      rowMaterialAgreement(normalize({ description, market: 'US' }), {
        materialGroups: [group],
        materialNames: ['named otherwise'],
        excludedMaterials: [],
      }),
    ).toBe(agreement),
  );
});

describe('chapterConstructionAgreement', () => {
  it.each([
    ['knitted shirt', '61', 1],
    ['knitted shirt', '62', -1],
    ['woven shirt', '62', 1],
    ['woven shirt', '61', -1],
    ['nonwoven gown', '62', 1],
    ['shirt', '61', 0],
    ['knitted shirt', '63', 0],
  ])('for a %s and chapter %s is %i', (description, chapter, agreement) =>
    expect(chapterConstructionAgreement(normalize({ description, market: 'US' }), chapter)).toBe(agreement),
  );
});
