import { describe, expect, it } from '@jest/globals';
import { policyNotes } from './policy-notes.ts';

const notes = (policy: unknown) => policyNotes({ policy });

describe('policyNotes', () => {
  it('parts notes at semicolons and takes the law out of the brackets', () => {
    expect(
      notes('Hàng phải kiểm dịch (01/2024/TT-BNNPTNT M1);  Cấp phép nhập khẩu (69/2018/NĐ-CP PL III) ;'),
    ).toMatchObject([
      { kind: 'inspection', legalBasis: '01/2024/TT-BNNPTNT M1', title: { vi: 'Hàng phải kiểm dịch' } },
      { kind: 'licence', legalBasis: '69/2018/NĐ-CP PL III', title: { vi: 'Cấp phép nhập khẩu' } },
    ]);
  });

  it('points to the law of a note by its number, else to the decree of the tariff', () => {
    expect(notes('Kiểm dịch (01/2024/TT-BNNPTNT M1)')[0]?.url).toMatch(/Keyword=01%2F2024%2FTT-BNNPTNT$/);
    expect(notes('Hàng tiêu dùng')[0]?.url).toMatch(/nghi-dinh-so-26-2023-nd-cp/);
  });

  it('leaves brackets that name no law as text', () => {
    expect(notes('Hàng tiêu dùng (đã qua sử dụng)')).toMatchObject([
      { title: { vi: 'Hàng tiêu dùng (đã qua sử dụng)' }, legalBasis: 'Policy notes of the tariff workbook' },
    ]);
  });

  it.each([
    ['Cấm nhập khẩu (69/2018/NĐ-CP)', 'prohibition'],
    ['CẤM NHẬP KHẨU', 'prohibition'],
    ['Kiểm tra chất lượng', 'inspection'],
    ['Giấy phép nhập khẩu tự động', 'licence'],
    ['Động vật nguy cấp CITES', 'permit'],
    ['Hóa chất phải khai báo', 'reporting'],
    ['Theo quản lý chuyên ngành', 'restriction'],
    ['Cấm nhập khẩu trừ khi có giấy phép', 'prohibition'],
  ])('"%s" is a %s', (text, kind) => expect(notes(text).map((each) => each.kind)).toEqual([kind]));

  it('leaves out a note on an inspection that was done away with', () => {
    expect(notes('DM mặt hàng đã được cắt giảm kiểm tra chuyên ngành (765/QĐ-BCT)')).toEqual([]);
  });

  it('takes a ban on used goods for no more than possible', () => {
    expect(notes('SP CNTT ĐQSD cấm NK')).toMatchObject([{ kind: 'prohibition', strength: 'possible' }]);
    expect(notes('Cấm nhập khẩu')).toMatchObject([{ kind: 'prohibition', strength: 'likely' }]);
  });

  it('makes an unaccented key of bounded length', () => {
    expect(notes('Đồ chơi trẻ em')[0]?.key).toBe('vn_policy_do_choi_tre_em');
    expect(notes('Đồ chơi trẻ em'.normalize('NFD'))[0]?.key).toBe('vn_policy_do_choi_tre_em');
    expect(notes('a'.repeat(500))[0]?.key).toBe(`vn_policy_${'a'.repeat(60)}`);
  });

  it.each([undefined, null, '', ' ; ;; ', 5, ['Cấm']])('has none in %j', (policy) => {
    expect(notes(policy)).toEqual([]);
  });
});
