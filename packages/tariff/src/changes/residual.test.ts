import { describe, expect, it } from '@jest/globals';
import { isResidual } from './residual.ts';

describe('isResidual', () => {
  it.each(['Other', 'other:', 'OTHERS', 'Other : ', 'Khác', 'Loại khác', 'LOẠI KHÁC:', 'Hàng hóa khác'])(
    '"%s" only names the remainder',
    (text) => expect(isResidual(text)).toBe(true),
  );

  it('ignores how accents are composed', () => {
    expect(isResidual('Loại khác'.normalize('NFD'))).toBe(true);
    expect(isResidual('Loại khác, bằng bông'.normalize('NFD'))).toBe(false);
  });

  it.each(['Other than cotton', 'Other shirts', 'Another', '', ':', 'Mother', 'Loại khác, bằng bông'])(
    '"%s" is more than a remainder',
    (text) => expect(isResidual(text)).toBe(false),
  );
});
