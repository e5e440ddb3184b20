import { describe, expect, it } from '@jest/globals';
import { answer, heading, said } from '../../../test/answer.ts';
import type { SmallRow } from '../../../test/small-schedule.ts';

describe('a result without evidence', () => {
  it('reads both materials that a sign joins, or neither', async () => {
    const rows = heading('8301', 'Hinges of all kinds', 'Of plastics');
    expect(said(await answer('hinge of steel+plastic', rows, { likely: '830110' }))).toContain('“steel”');
  });

  it.each([
    ['belt of rubber, reinforced with 60% polyester and 40% nylon', 'Belts of vulcanized rubber'],
    ['bracket screw with nylon patch', 'Screws, of iron or steel'],
    ['filter for paper', 'Filters, of plastics'],
    ['dress with rhinestones', 'Of cotton'],
    ['cover not lined with leather', 'Covers, of plastics'],
    ['new tire', 'Used tires; tire flaps'],
    ['fresh plum powder', 'Powder of the dried vegetables of heading 0713, of sago or of fruit'],
    ['plate, polished but not further worked', 'Plates, not worked'],
    ['tea, n/flavored', 'Tea, not flavored'],
    ['yarn or rubber thread', 'Fabric, not containing rubber thread'],
    ['frames to assemble', 'Frames, unassembled'],
    ['socks for babies and children', 'Boys’ socks'],
    ['mittens for toddlers and tall women', 'Men’s mittens'],
    ['cable of copper', 'Insulated with plastics'],
    ['dây bằng đồng', 'Cách điện bằng plastic'],
    ['tape not wider than 20 cm', 'Sheets with no side exceeding 15 cm'],
    ['leather boots', 'Boots with outer soles of plastics'],
  ])('counts no material of a part, use or negation against a line: %j', async (goods, row) => {
    const rows = heading('4010', 'Articles of all kinds', row);
    expect(said(await answer(goods, rows, { likely: '401010' }))).not.toContain('Against');
  });

  it.each([
    ['strip of a thickness exceeding 2 mm', 'Of a thickness not exceeding 3 mm'],
    ['malt, not roasted', 'Malt, whether or not roasted'],
    ['frozen shrimp in sauce', 'Prepared shrimp'],
    ['YR OF AC FIB MX COTTON', 'Yarn, of acrylic'],
    ['yarn mixed mainly with cotton', 'Yarn, of acrylic'],
    ['chilled chicken soup', 'Soups, prepared or preserved'],
    ['chilled shrimp in sauce', 'Smoked shrimp'],
    ['pump of an output of 3 kW', 'Wet/dry cleaners of an output exceeding 500 W'],
    ['máy nén 5 kVA', 'Dùng cho máy phát điện có công suất không quá 10 kVA'],
    ['squid, fresh, frozen or smoked', 'Frozen'],
    ['squid, fresh, frozen or smoked', 'Smoked'],
    ['tape of a width of 12 cm', 'In rolls of a width not exceeding 20 cm'],
  ])('finds nothing met or violated without a comparison: %j and %j', async (goods, row) => {
    const rows = heading('1605', 'Goods of all kinds', row);
    const text = said(await answer(goods, rows, { likely: '160510' }));
    expect(text).not.toContain('Against');
    expect(text).not.toContain('met by');
  });

  it.each([
    ['calendar on a wooden stand', '4910', 'Calendars', 'Of wood', 'Wood'],
    ['set of a wooden brush and a cloth', '4417', 'Brush bodies', 'Of wood', 'Wood'],
    ['zinc acetate', '2915', 'Acids and their salts', 'Of zinc', 'Zinc'],
    ['resin acrylic for coating woven fabrics', '3906', 'Polymers', 'Of man-made fibers', 'Man-made'],
    ['plush slippers', '6405', 'Slippers', 'Of man-made fibers', 'Man-made'],
    ['gloves, other than for women', '6116', 'Gloves', 'For women', 'Women'],
    ['copper plated wire rods', '7213', 'Rods', 'Of copper', 'Copper'],
    ['wooden crate with a knitted net', '6304', 'Crates and nets', 'Knitted or crocheted', 'Knitted'],
    ['mat, front 100% rubber, back 100% cotton', '4016', 'Mats', 'Of rubber', 'Rubber'],
    ['dish of glass-ceramics', '7013', 'Dishes', 'Of ceramics', 'Ceramics'],
    ['cork-soled sandals', '6404', 'Sandals', 'Of cork', 'Wood'],
    ['sandals of rubber', '6404', 'Sandals', 'Of rubber', 'Rubber'],
    ['iron-on patch', '5810', 'Patches', 'Of iron', 'Iron or steel'],
    ['paper scissors', '8213', 'Scissors', 'Of paper', 'Paper'],
    ['plastic insulated wire', '8544', 'Wire', 'Of plastics', 'Plastics'],
    ['dây cáp bọc ngoài bằng nhựa', '8544', 'Cables', 'Of plastics', 'Plastics'],
    ['máy gia công nhựa', '8477', 'Machines', 'Of plastics', 'Plastics'],
    ['plums, fresh or dried', '0809', 'Plums', 'Fresh', 'Fresh'],
    ['baby bottle for infants', '3924', 'Bottles', 'Bottles for babies', 'Babies'],
    ['electric soldering iron', '8515', 'Irons', 'Of iron', 'Iron or steel'],
    ['corduroy skirts', '6204', 'Skirts', 'Of cotton', 'Cotton'],
    ['デニムスカート', '6204', 'Skirts', 'Of cotton', 'Cotton'],
    ['paper clips', '8305', 'Clips', 'Of paper', 'Paper'],
    ['wine glasses of plastics', '7013', 'Glasses', 'Of glass', 'Glass'],
    ['acrylic beads bracelet top', '6114', 'Garments', 'Of man-made fibers', 'Man-made'],
    ['polyethylene staple fibers', '5503', 'Fibers', 'Of polyethylene', 'Plastics'],
    ['bobbin, nylon', '8448', 'Bobbins', 'Of man-made fibers', 'Man-made'],
    ['case. The lining is made up of silk', '4202', 'Cases', 'Of silk', 'Silk'],
  ])(
    'ignores the material or state of a part, set, chemical, covering or habit: %j',
    async (goods, ...place) => {
      const [code, title, row, material] = place;
      const text = said(await answer(goods, heading(code, title, row), { likely: `${code}10` }));
      expect(text).not.toMatch(new RegExp(`Read from the description:[^.]*${material}`, 'u'));
    },
  );

  it.each([
    ['blouse of cotton and nylon', 'Of cotton'],
    ['foil of zinc', 'Of zinc, not alloyed'],
    ['aluminum fluoride chloride', 'Aluminum fluoride'],
    ['nuts', 'Nuts, shelled'],
    ['RUGS NT TUFTED', 'Tufted'],
    ['salts except iodides', 'Iodides'],
    ['FABRIC NOV 200 G/M2', 'Weighing more than 150 g/m2'],
    ['rods, valued over $12 each', 'Valued not over $12 each'],
    ['hooks of steel', 'Articles of iron or steel wire'],
    ['forks', 'Kitchen knives and forks'],
    ['hay knives', 'Hay knives, all the foregoing used in gardens'],
    ['cakes frozen', 'Live, fresh, frozen'],
    ['footwear', 'Footwear which cannot be identified as that of men'],
    ['foldable baby stroller', 'Baby carriages'],
    ["women's", "Women's or girls' coats"],
    ['ready meals', 'Flours and meals, of meat'],
    ['frames', 'Windows and doors, their frames'],
    ['almond (sweet) oil', 'Almonds'],
    ['cyclic', 'Cyclic, acyclic or other acids'],
    ['chilled roots', 'Fresh or dried'],
    ['felt, not coated or laminated', 'Felt, whether or not impregnated, coated or laminated'],
    ['cashmere sweater', 'Wholly of cashmere'],
    ['hangers', 'Hangers and similar supports for tubes and pipes'],
    ['jar, <=0.15 liter', 'Of a capacity exceeding 0.118 liter but not exceeding 0.15 liter'],
    ['powder and similar goods', 'Pastes and similar goods'],
    ['boneless meat', 'Boneless'],
    ['mowers', 'Grass or hay mowers'],
    ['wafers', 'Elements doped, in the form of discs, wafers or similar forms'],
    ['ethyl carbazole', 'Carbazole'],
    ['brushes, not in wooden cases', 'In wooden cases'],
    ['buns with rice vinegar', 'Containing rice'],
    ['besoms', 'Besoms, consisting of twigs bound together'],
    ['film, width GT 610 mm', 'Of a width exceeding 105 mm but not exceeding 610 mm'],
  ])('meets no condition that applies only to part of the description: %j and %j', async (goods, row) => {
    const rows = heading('2826', 'Goods of all kinds', row);
    expect(said(await answer(goods, rows, { likely: '282610' }))).not.toMatch(
      /met by|stated in the description|names the goods/u,
    );
  });

  it.each([
    [
      'bolt, greater than 9 mm and less than 30 mm in diameter',
      'With a diameter over 9 mm but not over 30 mm',
    ],
    ['brush for painting', 'For painting'],
    ['brush', 'Paint brushes'],
    ['paint brush', 'Cọ vẽ, dùng cho họa sĩ'],
    ['brush, 110-230 V', 'For a voltage not exceeding 1,000 V'],
    ['brush that is 5 mm thick, is 40 mm wide and is 3 m long', 'Of a width not exceeding 50 mm'],
    ['brush over 60 W but not over 70 W', 'Of an output over 50 W but not over 80 W'],
    ['brush, 40 µm', 'Of a thickness not exceeding 0.35 mm'],
    ['wool brush', 'Containing 70 percent or more by weight of cotton'],
    ['brush, unit value of each will be $1.00', 'Valued over $0.30 but not over $3 each'],
    ['brush tablets', 'In cube, tablet or similar form, or in packings of a content not exceeding 1 kg'],
  ])('does not ask to check a product name or a stated fact: %j and %j', async (goods, row) => {
    const rows = heading('9603', 'Goods of all kinds', row);
    expect(said(await answer(goods, rows, { likely: '960310' }))).not.toContain('To check');
  });

  it.each([
    ['sandals with uppers of leather or plastics', 'With uppers of leather', '640210'],
    ['tennis ball machine', 'Tennis balls', '640210'],
    ['silver cake board', 'Of silver, whether or not plated', '640210'],
    ['printing ink, black', 'Black', '640290'],
  ])('claims nothing of %j from a row %j that only shares its terms', async (goods, row, likely) => {
    const rows = heading('6402', 'Goods of all kinds', row);
    expect(said(await answer(goods, rows, { likely }))).not.toMatch(/stated in the|takes what/u);
  });

  it.each(['For use in civil aircraft', 'Door handles'])(
    'states no facts for a row without a comparison: %j',
    async (row) => {
      const rows = heading('3401', 'Soap and hinges', row);
      expect(said(await answer('soap', rows))).not.toContain('No fact');
    },
  );

  it.each([
    ['DC motors, output 2.4 W', '8501', 'Synchronous motors of an output not exceeding 18 W', 'met by'],
    ['cattle, female', '0102', 'Female', 'Women'],
  ])('says of %j no more than a row %s %j shares with it', async (goods, of, row, claim) => {
    const rows = heading(of, 'Goods of all kinds', row);
    expect(said(await answer(goods, rows, { likely: `${of}10` }))).not.toContain(claim);
  });

  it('does not quote the maker as the material of the goods', async () => {
    const rows = heading('3926', 'Articles of plastics', 'Molds');
    const text = said(await answer('Khuôn bằng nhựa, nsx: Taizhou Plastic', rows, { likely: '392610' }));
    expect(text).not.toContain('“Plastic”');
  });

  it('does not call a Vietnamese row a residual of a limit that the goods do not state', async () => {
    const rows = [
      ['84', 0, 'Máy giặt'],
      ['8450', 1, 'Máy giặt gia đình'],
      ['8450.10.00.00', 2, 'Công suất không quá 500 W'],
      ['8450.90.00.00', 2, 'Loại khác'],
    ] as const;
    const found = await answer('máy giặt gia đình cửa trước', rows, { likely: '845090' });
    expect(said(found)).not.toContain('is residual; the rows beside it do not name the goods');
  });

  it('does not call a Vietnamese row a residual for goods described in English', async () => {
    const rows = [
      ['90', 0, 'Dụng cụ quang học'],
      ['9004', 1, 'Kính đeo'],
      ['9004.90.10.00', 2, 'Kính thuốc'],
      ['9004.90.90.00', 2, 'Loại khác'],
    ] as const;
    const found = await answer('corrective spectacles', rows, { likely: '900490' });
    expect(said(found)).not.toContain('is residual; the rows beside it do not name the goods');
  });

  it('names no animal, plant or food that is of wood', async () => {
    const rows = heading('0101', 'Live horses and asses', 'Horses');
    expect(said(await answer('wooden horses', rows, { likely: '010110' }))).not.toContain('names the goods');
  });

  it('does not name goods after a heading of another material', async () => {
    const rows = heading('8306', 'Bells, of base metal; mirrors of base metal', 'Mirrors');
    const of = async (goods: string) => said(await answer(goods, rows, { likely: '830610' }));
    expect(await of('mirror')).not.toContain('names the goods');
    expect(await of('mirror of steel')).toContain('names the goods');
  });

  it('does not name goods by a generic term, a participle or text in brackets', async () => {
    const rows: readonly SmallRow[] = [
      ['08', 0, 'Nuts'],
      ['0802', 1, 'Nuts (for example, cashews)'],
      ['0802.32.00.00', 2, 'Shelled'],
    ];
    expect(said(await answer('cashews shelled', rows, { likely: '080232' }))).not.toContain(
      'names the goods',
    );
  });

  it.each([
    ['mitten for skiing', 'Articles of apparel (including mittens)'],
    ['mugz', 'Mugs'],
    ['bulb, 12 V', 'Single flashbulbs, mounted'],
    ['mug', 'Goods, excluding mills'],
    ['toxins', 'Bacterial poisons', '3002'],
  ])('call no row a residual of one that may name %j', async (goods, row, of = '3926') => {
    const found = await answer(goods, heading(of, 'Goods', row), { likely: `${of}90` });
    expect(said(found)).not.toContain('is residual; the rows beside it do not name the goods');
  });

  it('do not call a row a residual if the name of the goods could not be compared with its siblings', async () => {
    const rows = heading('6109', 'Singlets and other vests', 'T-shirts');
    const foreign = await answer('남성용 브라캐미솔 언더라이너', rows, { likely: '610990' });
    expect(said(foreign)).not.toContain('is residual; the rows beside it do not name the goods');
    const english = await answer('cotton bodysuits', rows, { likely: '610990' });
    expect(said(english)).toContain(
      'is residual; the rows beside it do not name the goods: 6109.10.00.00 “T-shirts”',
    );
  });

  it('likeness is no reason for an unsure heading, nor for one whose row names the goods', async () => {
    const rows = heading('9603', 'Articles for cleaning', 'Mops');
    expect(said(await answer('mop 40 cm', rows, { likely: '960310' }))).toContain('names the goods: “Mops”');
    expect(said(await answer('mop', rows, { likely: '960310' }))).not.toContain('similar goods');
    expect(said(await answer('duster', rows, { likely: '960310' }))).toContain('similar goods');
    expect(said(await answer('duster', rows))).not.toContain('similar goods');
  });

  it('calls no row of one wearer met or stated by goods for two', async () => {
    const textOf = async (row: string) =>
      said(await answer("men's and boys' gloves", heading('6116', 'Gloves', row), { likely: '611610' }));
    expect(await textOf("Boys' gloves")).not.toMatch(/met by|stated in|Against/u);
    expect(await textOf("Men's gloves")).not.toMatch(/met by|stated in|Against/u);
    expect(await textOf("Men's or boys'")).toContain("met by “men's and boys”");
    expect(await textOf("Women's")).toContain("the description says “men's and boys”");
  });

  it('does not count a metal in the name of a substance against another one', async () => {
    const rows = heading('2833', 'Salts', 'Salts of zinc or of nickel');
    expect(said(await answer('copper salts', rows, { likely: '283390' }))).not.toContain('Against');
  });

  it('calls no digits open below a heading of one line', async () => {
    const rows = heading('1902', 'Pasta', 'Pasta').slice(0, 3);
    const found = await answer('gift set of pasta and a bowl', rows, { likely: '190210' });
    expect(found.status).not.toBe('proposed');
    expect(said(found)).not.toContain('digits after it are open');
  });

  it('gives no exact share for a bound', async () => {
    const rows = heading('6110', 'Pullovers', 'Of cotton');
    for (const goods of ['pullover of more than 60% cotton', 'pullover of LT 60% cotton']) {
      const text = said(await answer(goods, rows, { likely: '611010' }));
      expect(text).toContain('Cotton (“cotton”)');
      expect(text).not.toContain('60 %');
    }
  });

  it.each([
    ['gift set of a cup and a spoon', true],
    ['gift set of a cup and a spoon; the cup gives the essential character', false],
    ['gift set of a cup and a spoon', false, 'Cups and spoons in sets'],
    ['자가진단 키트에 사용되는 컵', false],
    ['컵 세트', true],
  ])('asks no check of a set that the text or row settles: %s', async (goods, isFlagged, row = 'Cups') => {
    const found = await answer(goods, heading('6912', 'Tableware', row), { likely: '691210' });
    expect(found.flags.some(({ code }) => code === 'set_or_kit')).toBe(isFlagged);
  });
});
