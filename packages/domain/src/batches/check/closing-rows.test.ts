import { describe, expect, it } from '@jest/globals';
import { closingRowCount } from './closing-rows.ts';

const PRODUCT = ['A-1', 'Cotton T-shirt', 'Cotton', '12'];

describe('closingRowCount', () => {
  it.each([
    ['a total', [['', 'Total', '', '1200']], 1],
    ['a total of money', [['', 'TỔNG CỘNG: 1.200.000 đ', '', '']], 1],
    ['a Japanese total', [['', '合計', '', '35']], 1],
    ['a Korean total', [['합계', '', '', '35']], 1],
    ['a signature', [['', 'Người lập biểu', '', '']], 1],
    [
      'a signature with its name below',
      [
        ['', 'Người lập biểu', '', ''],
        ['', 'Nguyễn Văn A', '', ''],
      ],
      2,
    ],
    [
      'a total, a blank row, a date and signatures side by side',
      [
        ['', 'Total', '', '35'],
        ['', '', '', ''],
        ['', 'Ngày 12 tháng 3 năm 2026', '', ''],
        ['Prepared by', '', 'Approved by', ''],
      ],
      4,
    ],
    ['who prepared it', [['Prepared by: J. Smith', '', '', '']], 1],
    ['作成者', [['', '作成者：山田', '', '']], 1],
    ['작성자', [['', '작성자: 김', '', '']], 1],
  ])('counts %s at the end', (_what, closing, count) => {
    expect(closingRowCount([PRODUCT, ...closing], 4)).toBe(count);
  });

  it.each([
    ['Total station, surveying instrument'],
    ['Signature pad, USB'],
    ['Summer dress'],
    ['計量カップ'],
    ['Cộng hưởng từ'],
    ['계산기'],
    ['Nguyễn Văn A'],
  ])('takes %s for a product', (description) => {
    expect(closingRowCount([PRODUCT, ['', description, '', '']], 4)).toBe(0);
  });

  it('leaves a total alone that has products below it', () => {
    expect(closingRowCount([['', 'Total', '', '12'], PRODUCT], 4)).toBe(0);
    expect(closingRowCount([['Total'], ['Cotton T-shirt']], 1)).toBe(0);
  });
});
