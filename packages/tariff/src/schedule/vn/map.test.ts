import { describe, expect, it } from '@jest/globals';
import { findHeader, openTable } from '../table-form.ts';
import { VN_FORM } from './map.ts';

const HEADER = ['Mã HS', 'Mô tả hàng hoá - Tiếng Việt', 'ĐVT', 'NK TT', 'NK ưu đãi', 'VAT'];

describe('the Vietnamese workbook format', () => {
  it('accepts either spelling of a title, in any case', () => {
    expect(findHeader([HEADER], VN_FORM)).not.toBeNull();
    expect(findHeader([HEADER.map((title) => title.toUpperCase())], VN_FORM)?.columns.code).toBe(0);
    expect(
      findHeader([['Mã hàng', 'Mô tả hàng hóa - Tiếng Việt', 'Đơn vị tính', 'NK TT']], VN_FORM),
    ).not.toBeNull();
  });

  it('requires the ordinary rate, the preferential rate and VAT', () => {
    const without = (title: string) => {
      const table = openTable([HEADER.filter((each) => each !== title)], VN_FORM);
      return 'refused' in table ? table.refused.map(({ params }) => params['column']) : [];
    };

    expect([without('NK TT'), without('NK ưu đãi'), without('VAT')]).toEqual([
      ['NK TT'],
      ['NK ưu đãi'],
      ['VAT'],
    ]);
  });

  it('does not require agreements and other taxes', () => {
    expect('refused' in openTable([HEADER], VN_FORM)).toBe(false);
  });
});
