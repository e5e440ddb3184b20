import { textOrNull } from '../plain-text.ts';
import type { FormColumn, TableForm } from '../table-form.ts';

/** Trade agreements with a column, by the names that Vietnamese customs uses. */
export const VN_AGREEMENTS = [
  'ACFTA',
  'ATIGA',
  'AJCEP',
  'VJEPA',
  'AKFTA',
  'AANZFTA',
  'AIFTA',
  'VKFTA',
  'VCFTA',
  'VN-EAEU',
  'CPTPP',
  'AHKFTA',
  'VNCU',
  'EVFTA',
  'UKVFTA',
  'VIFTA',
  'RCEP',
] as const;

type VnAgreement = (typeof VN_AGREEMENTS)[number];

const COMMON = {
  code: column(true, 'Mã hàng', 'Mã HS'),
  description: column(true, 'Mô tả hàng hóa - Tiếng Việt', 'Mô tả hàng hoá - Tiếng Việt'),
  unit: column(true, 'Đơn vị tính', 'ĐVT'),
  column2Rate: column(true, 'NK TT'),
  dutyRate: column(true, 'NK ưu đãi'),
};

const EXTRA = {
  vat: column(true, 'VAT'),
  special_consumption: column(false, 'TTĐB'),
  export: column(false, 'XK'),
  environment: column(false, 'Thuế BVMT'),
  policy: column(false, 'Chính sách mặt hàng theo mã HS'),
  vat_reduction: column(false, 'Giảm VAT'),
  text_en: column(false, 'Mô tả hàng hóa - Tiếng Anh', 'Mô tả hàng hoá - Tiếng Anh'),
  source_document: column(false, 'Văn bản'),
  rate_date: column(false, 'Ngày hiệu lực'),
};

export const VN_EXTRA_FIELDS = Object.keys(EXTRA) as readonly (keyof typeof EXTRA)[];

export type VnField = keyof typeof COMMON | VnAgreement | keyof typeof EXTRA;

/**
 * Form of the tariff workbook of Vietnamese customs brokers: lines of 8 digits, one column per agreement; cells are
 * stored as published, as many contain more than a rate.
 */
export const VN_FORM: TableForm<VnField> = {
  columns: { ...COMMON, ...agreementColumns(), ...EXTRA },
  titlesToRecognise: 4,
  redundantTitles: [],
  lastField: 'description',
};

function column(required: boolean, ...titles: string[]): FormColumn {
  return { titles, required, read: textOrNull };
}

function agreementColumns(): Record<VnAgreement, FormColumn> {
  const columns = VN_AGREEMENTS.map((agreement) => [agreement, column(false, agreement)] as const);
  // The list contains every agreement, so the record is complete.
  return Object.fromEntries(columns) as Record<VnAgreement, FormColumn>;
}
