import { SHIRTS, type UglySheet } from './ugly-sheet.ts';

const utf16 = (text: string, order: 'le' | 'be'): Buffer => {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le');
  return order === 'le' ? bytes : bytes.swap16();
};

/** Text files of every encoding and delimiter. */
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
];
