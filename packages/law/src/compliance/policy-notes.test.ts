import { describe, expect, it } from '@jest/globals';
import { policyNotes } from './policy-notes.ts';

const notes = (policy: unknown) => policyNotes({ policy });

describe('policyNotes', () => {
  it('splits notes at semicolons and extracts the law in brackets', () => {
    expect(
      notes('Hàng phải kiểm dịch (01/2024/TT-BNNPTNT M1);  Cấp phép nhập khẩu (69/2018/NĐ-CP PL III) ;'),
    ).toMatchObject([
      { kind: 'inspection', legalBasis: '01/2024/TT-BNNPTNT M1', title: { vi: 'Hàng phải kiểm dịch' } },
      { kind: 'licence', legalBasis: '69/2018/NĐ-CP PL III', title: { vi: 'Cấp phép nhập khẩu' } },
    ]);
  });

  it('links the law of a note by its number, else the tariff decree', () => {
    expect(notes('Kiểm dịch (01/2024/TT-BNNPTNT M1)')[0]?.url).toMatch(/Keyword=01%2F2024%2FTT-BNNPTNT$/);
    expect(notes('Hàng tiêu dùng')[0]?.url).toMatch(/nghi-dinh-so-26-2023-nd-cp/);
  });

  it('preserves brackets that name no law as text', () => {
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

  it.each([
    ['blanks', `a${' '.repeat(30_000)}b`],
    ['digits', `a(${'1'.repeat(30_000)})`],
    ['brackets', '('.repeat(30_000)],
  ])('is linear in the length of a note of %s', (_what, note) => {
    const started = performance.now();
    expect(notes(note)[0]?.legalBasis).toBe('Policy notes of the tariff workbook');
    expect(performance.now() - started).toTakeUnder(100);
  });

  it('drops a note on an abolished inspection', () => {
    expect(notes('DM mặt hàng đã được cắt giảm kiểm tra chuyên ngành (765/QĐ-BCT)')).toEqual([]);
  });

  it('treats a ban on used goods as possible only', () => {
    expect(notes('SP CNTT ĐQSD cấm NK')).toMatchObject([{ kind: 'prohibition', strength: 'possible' }]);
    expect(notes('Cấm nhập khẩu')).toMatchObject([{ kind: 'prohibition', strength: 'likely' }]);
  });

  it('creates an unaccented key of limited length', () => {
    expect(notes('Đồ chơi trẻ em')[0]?.key).toBe('vn_policy_do_choi_tre_em');
    expect(notes('Đồ chơi trẻ em'.normalize('NFD'))[0]?.key).toBe('vn_policy_do_choi_tre_em');
    expect(notes('a'.repeat(500))[0]?.key).toBe(`vn_policy_${'a'.repeat(60)}`);
  });

  it.each([undefined, null, '', ' ; ;; ', 5, ['Cấm']])('finds none in %j', (policy) => {
    expect(notes(policy)).toEqual([]);
  });
});
