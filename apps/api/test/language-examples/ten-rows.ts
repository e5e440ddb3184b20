import { EMPTY_MAPPING } from '@svc/domain/batches/column-mapping';
import type { Language } from '@svc/i18n/language';

/** Column names by language: description, material, origin, code in use. */
const COLUMNS: Readonly<Record<Language, readonly [string, string, string, string]>> = {
  en: ['Product name', 'Material', 'Country of origin', 'HTS code'],
  vi: ['Tên hàng hóa', 'Chất liệu', 'Xuất xứ', 'Mã HS'],
  ja: ['品名', '材質', '原産国', '現在の税番'],
  ko: ['품명', '재질', '원산지', '현재 세번'],
};

type Row = readonly [description: string, material: string, origin: string, code: string];

/** Ten products by language: clear, open, a duplicate, an empty one, and a row without a product. */
const ROWS: Readonly<Record<Language, readonly Row[]>> = {
  en: [
    ['men’s knitted T-shirt', '100% cotton', 'China', '6109.10.00.12'],
    ['women’s sweater', '100% acrylic', 'Vietnam', '6110.30'],
    ['coffee', '', 'Vietnam', '0901'],
    ['vacuum flask 500 ml', 'stainless steel', 'Japan', '9617.00.10'],
    ['power bank, lithium-ion', '', 'Atlantis', '8507.60'],
    ['roasted cashew nuts', '', 'India', '0801.32.00'],
    ['leather handbag', 'leather', 'Italy', '4202.21'],
    ['leather handbag', 'leather', 'Italy', '4202.21'],
    ['', 'cotton', '', ''],
    ['ABC-123', '', '', '61091000121314'],
  ],
  vi: [
    ['áo phông nam dệt kim', '100% bông', 'Trung Quốc', '6109.10.00.12'],
    ['áo len nữ', '100% acrylic', 'Việt Nam', '6110.30'],
    ['cà phê', '', 'Việt Nam', '0901'],
    ['bình giữ nhiệt 500 ml', 'thép không gỉ', 'Nhật Bản', '9617.00.10'],
    ['pin sạc dự phòng lithi-ion', '', 'Atlantis', '8507.60'],
    ['hạt điều rang', '', 'Ấn Độ', '0801.32.00'],
    ['túi xách da', 'da thuộc', 'Ý', '4202.21'],
    ['túi xách da', 'da thuộc', 'Ý', '4202.21'],
    ['', 'bông', '', ''],
    ['ABC-123', '', '', '61091000121314'],
  ],
  ja: [
    ['男子用綿製編物のTシャツ', '綿100%', '中国', '6109.10.00.12'],
    ['女性用セーター', 'アクリル100%', 'ベトナム', '6110.30'],
    ['コーヒー', '', 'ベトナム', '0901'],
    ['魔法瓶 500ml', 'ステンレス鋼', '日本', '9617.00.10'],
    ['モバイルバッテリー リチウムイオン', '', 'アトランティス', '8507.60'],
    ['ローストカシューナッツ', '', 'インド', '0801.32.00'],
    ['革製ハンドバッグ', '革', 'イタリア', '4202.21'],
    ['革製ハンドバッグ', '革', 'イタリア', '4202.21'],
    ['', '綿', '', ''],
    ['ABC-123', '', '', '61091000121314'],
  ],
  ko: [
    ['남성용 면 편물 티셔츠', '면 100%', '중국', '6109.10.00.12'],
    ['여성용 니트 스웨터', '아크릴 100%', '베트남', '6110.30'],
    ['커피', '', '베트남', '0901'],
    ['보온병 500ml', '스테인리스강', '일본', '9617.00.10'],
    ['보조배터리 리튬이온', '', '아틀란티스', '8507.60'],
    ['볶은 캐슈넛', '', '인도', '0801.32.00'],
    ['가죽 핸드백', '가죽', '이탈리아', '4202.21'],
    ['가죽 핸드백', '가죽', '이탈리아', '4202.21'],
    ['', '면', '', ''],
    ['ABC-123', '', '', '61091000121314'],
  ],
};

export function tenRows(language: Language) {
  const [description, material, origin, existing_code] = COLUMNS[language];
  return {
    rows: [COLUMNS[language], ...ROWS[language]],
    mapping: { ...EMPTY_MAPPING, description, material, origin, existing_code },
  };
}
