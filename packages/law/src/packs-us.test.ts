import { describe, expect, it } from '@jest/globals';
import { shippedPack } from './shipped-packs.ts';

describe('the US pack', () => {
  const pack = shippedPack('US');

  it('has no unused list', () => {
    const rows = [...pack.measures, ...pack.requirements, ...pack.taxes, ...pack.fees];
    const named = rows.flatMap(({ goods, exceptGoods }) => [...goods.lists, ...exceptGoods.lists]);
    const names = new Set(named.map(({ name }) => name));

    expect([...pack.lists.keys()].filter((name) => !names.has(name))).toEqual([]);
  });

  it('exempts civil aircraft articles, described goods and medicines only conditionally', () => {
    const conditional = /aircraft|particular|pharma|52[cde]$/;
    const rows = [...pack.lists].filter(([name]) => conditional.test(name)).flatMap(([, each]) => each);

    expect(rows.length).toBeGreaterThan(10);
    expect(rows.filter(({ needs }) => needs.length === 0)).toEqual([]);
  });

  it('has each code on at most one section 301 list at a time', () => {
    const lists = ['301_list1', '301_list2', '301_list3', '301_list4a'];
    const codes = lists.flatMap((name) => (pack.lists.get(name) ?? []).flatMap((row) => row.codes));

    expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([]);
  });
});
