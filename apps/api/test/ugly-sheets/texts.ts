import { SHIRTS, type UglySheet } from './ugly-sheet.ts';

const utf16 = (text: string, order: 'le' | 'be'): Buffer => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};

export const TEXTS: readonly UglySheet[] = [
  {
    name: 'a CSV with semicolons and decimal commas',
    content: Buffer.from('description;price\r\n"Cotton shirt";1,50\r\nSteel flask;2,00\r\n'),
    outcome: { fields: { description: SHIRTS } },
  },
  {
    name: 'a CSV with tabs',
    content: Buffer.from('description\tnotes\nCotton shirt\ta, b; c\nSteel flask\t\n'),
    outcome: { fields: { description: SHIRTS, notes: ['a, b; c', ''] } },
  },
  {
    name: 'a CSV with bars',
    content: Buffer.from('description|origin\nCotton shirt|VN\nSteel flask|CN\n'),
    outcome: { fields: { description: SHIRTS, origin: ['VN', 'CN'] } },
  },
  {
    name: 'UTF-8 with its mark',
    content: Buffer.from('\ufeffdescription,origin\nÁo thun,VN\n'),
    outcome: { fields: { description: ['Áo thun'] }, columns: ['description', 'origin'] },
  },
  {
    name: 'UTF-16, little end first',
    content: utf16('description\torigin\nÁo thun\tVN\n', 'le'),
    outcome: { fields: { description: ['Áo thun'] } },
  },
  {
    name: 'UTF-16, big end first',
    content: utf16('description\torigin\nÁo thun\tVN\n', 'be'),
    outcome: { fields: { description: ['Áo thun'] } },
  },
  {
    name: 'Windows-1252',
    content: Buffer.from('description;notes\r\nChemise en coton légère;Größe M\r\n', 'latin1'),
    outcome: { fields: { description: ['Chemise en coton légère'], notes: ['Größe M'] } },
  },
  {
    name: 'Shift_JIS',
    content: Buffer.from('956996bc2c8dde8ebf0d0a548356838383632c96c80d0a', 'hex'),
    outcome: { fields: { description: ['Tシャツ'], material: ['綿'] } },
  },
  {
    name: 'EUC-KR',
    content: Buffer.from('c7b0b8ed2cc0e7c1fa0d0ac6bcbcc5c3f72cb8e90d0a', 'hex'),
    outcome: { fields: { description: ['티셔츠'], material: ['면'] } },
  },
  {
    name: 'line breaks, quotes and inches within cells',
    content: Buffer.from('description,notes\n"Shirt, ""Basic""\nlong sleeves",TV 55" set\n'),
    outcome: { fields: { description: ['Shirt, "Basic"\nlong sleeves'], notes: ['TV 55" set'] } },
  },
  {
    name: 'rows shorter and longer than the header',
    content: Buffer.from('description,origin\nCotton shirt\nSteel flask,CN,left over\n'),
    outcome: { fields: { description: SHIRTS, origin: ['', 'CN'] } },
  },
  {
    name: 'a first line that names the delimiter',
    content: Buffer.from('sep=;\r\nSKU;Description\r\nA1;Shirt, blue\r\nA2;Flask, steel\r\n'),
    outcome: {
      fields: { sku: ['A1', 'A2'], description: ['Shirt, blue', 'Flask, steel'] },
      rowIndexes: [3, 4],
    },
  },
  {
    name: 'a title with a comma above semicolons',
    content: Buffer.from('List 2026, all items\n\nSKU;Description\nA1;Shirt, blue\nA2;Flask, steel\n'),
    outcome: {
      fields: { sku: ['A1', 'A2'], description: ['Shirt, blue', 'Flask, steel'] },
      rowIndexes: [4, 5],
    },
  },
  {
    name: 'one column of texts with commas',
    content: Buffer.from('Description\nShirt, blue cotton\nFlask, steel\nHat\n'),
    outcome: { fields: { description: ['Shirt, blue cotton', 'Flask, steel', 'Hat'] } },
  },
  {
    name: 'every kind of line end',
    content: Buffer.from('SKU,Description\r\nA1,Cotton shirt\rA2,Steel flask\nA3,Hat'),
    outcome: { fields: { sku: ['A1', 'A2', 'A3'], description: [...SHIRTS, 'Hat'] } },
  },
  {
    name: 'blanks before the quotation marks',
    content: Buffer.from('SKU, Description, Notes\nA1, "Shirt, blue", "x"\nA2, "Flask", y\n'),
    outcome: { fields: { description: ['Shirt, blue', 'Flask'], notes: ['x', 'y'] } },
  },
  {
    name: 'quotation marks behind backslashes',
    content: Buffer.from('SKU,Description\nA1,"Shirt \\"Basic\\", blue"\nA2,Flask\n'),
    outcome: { fields: { sku: ['A1', 'A2'], description: ['Shirt "Basic", blue', 'Flask'] } },
  },
  {
    name: 'texts guarded as formulas',
    content: Buffer.from('SKU,Description,HS code\n="0012",Horse,="0101210010"\n="0013",Shirt,="6109.10"\n'),
    outcome: {
      fields: { sku: ['0012', '0013'], existing_code: ['0101210010', '6109.10'] },
      precheck: { warnings: 0 },
    },
  },
  {
    name: 'Portuguese in Windows-1252',
    content: Buffer.from('Description;Notes\nCalção de algodão;Descrição\n', 'latin1'),
    outcome: { fields: { description: ['Calção de algodão'], notes: ['Descrição'] } },
  },
  {
    name: 'Korean with syllables that only Windows has',
    content: Buffer.from(
      'c7b0b9f82cc7b0b8ed2cbff8bbeac1f60a41312c8c63bee4b2e120bcd2bdba2cc5c2b1b90a41322c98de20c1f8bfadb4eb2cc7d1b1b90a',
      'hex',
    ),
    outcome: { fields: { description: ['똠얌꿍 소스', '샾 진열대'], origin: ['태국', '한국'] } },
  },
  {
    name: 'UTF-8 cut in its last character',
    content: Buffer.from('品名,備考\n綿シャツ,日本製\n帽子,中国製\n').subarray(0, -2),
    outcome: { fields: { description: ['綿シャツ', '帽子'], notes: ['日本製', '中国\ufffd'] } },
  },
  {
    name: 'UTF-16 without its mark',
    content: Buffer.from('Mã hàng\tMô tả\tXuất xứ\r\nA1\tÁo thun cotton\tVN\r\n', 'utf16le'),
    outcome: { fields: { sku: ['A1'], description: ['Áo thun cotton'], origin: ['VN'] } },
  },
];
