import type { Language } from '@svc/i18n/language';

interface Words {
  /** A description detailed enough for a proposal. */
  readonly clear: Readonly<Record<'description' | 'material' | 'composition', string>>;
  /** A description too short for a proposal. */
  readonly short: string;
  /** A description that one answered question would complete. */
  readonly open: string;
  readonly note: string;
  /** Column names in the language: description, origin, code in use. */
  readonly columns: readonly [string, string, string];
  readonly rows: readonly (readonly [string, string, string])[];
}

export const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    clear: { description: 'knitted cotton T-shirt for men', material: 'cotton', composition: '100% cotton' },
    short: 'footwear',
    open: 'T-shirt',
    note: 'The sample is for women',
    columns: ['Product description', 'Country of origin', 'Current HS code'],
    rows: [
      ['Knitted T-shirt for men, 100% cotton', 'VN', '6109.10.00.12'],
      ['Power bank, lithium-ion', 'Atlantis', '6109.10'],
      ['', 'CN', ''],
      ['Knitted T-shirt for men, 100% cotton', 'VN', '9999.99.99.99'],
    ],
  },
  vi: {
    clear: {
      description: 'áo thun nam dệt kim (men’s cotton T-shirt)',
      material: 'cotton',
      composition: '100% cotton',
    },
    short: 'giày dép',
    open: 'áo thun',
    note: 'Mẫu này dành cho nữ',
    columns: ['Mô tả hàng hóa', 'Nước xuất xứ', 'Mã HS'],
    rows: [
      ['Áo phông nam dệt kim, 100% bông', 'VN', '6109.10.00.12'],
      ['Pin sạc dự phòng lithium-ion', 'Lục địa mất', '6109.10'],
      ['', 'CN', ''],
      ['Áo phông nam dệt kim, 100% bông', 'VN', '9999.99.99.99'],
    ],
  },
  ja: {
    clear: {
      description: '男性用ニットTシャツ (men’s cotton T-shirt)',
      material: '綿',
      composition: '綿100%',
    },
    short: '靴',
    open: 'Tシャツ',
    note: 'この見本は女性用です',
    columns: ['商品説明', '原産国', '現行HSコード'],
    rows: [
      ['男性用メリヤス編みTシャツ、綿100%', 'VN', '6109.10.00.12'],
      ['リチウムイオンモバイルバッテリー', '幻の国', '6109.10'],
      ['', 'CN', ''],
      ['男性用メリヤス編みTシャツ、綿100%', 'VN', '9999.99.99.99'],
    ],
  },
  ko: {
    clear: {
      description: '남성용 라운드넥 반팔티 (men’s cotton T-shirt)',
      material: '면',
      composition: '면 100%',
    },
    short: '신발',
    open: '티셔츠',
    note: '이 견본은 여성용입니다',
    columns: ['상품 설명', '원산지', '현재 HS 코드'],
    rows: [
      ['남성용 편물 티셔츠, 면 100%', 'VN', '6109.10.00.12'],
      ['리튬이온 보조배터리', '없는 나라', '6109.10'],
      ['', 'CN', ''],
      ['남성용 편물 티셔츠, 면 100%', 'VN', '9999.99.99.99'],
    ],
  },
};
