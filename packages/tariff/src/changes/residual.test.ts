import { describe, expect, it } from '@jest/globals';
import { isResidual } from './residual.ts';

describe('isResidual', () => {
  it.each(['Other', 'other:', 'OTHERS', 'Other : ', 'Khác', 'Loại khác', 'LOẠI KHÁC:', 'Hàng hóa khác'])(
    '"%s" only names what is left over',
    (text) => expect(isResidual(text)).toBe(true),
  );

  it('does not mind how accents are composed', () => {
    expect(isResidual('Loại khác'.normalize('NFD'))).toBe(true);
    expect(isResidual('Loại khác, bằng bông'.normalize('NFD'))).toBe(false);
  });

  it.each(['Other than cotton', 'Other shirts', 'Another', '', ':', 'Mother', 'Loại khác, bằng bông'])(
    '"%s" says more or less than that',
    (text) => expect(isResidual(text)).toBe(false),
  );
});
