import { SHIRTS, xlsx, type UglySheet } from './ugly-sheet.ts';

export const HEADERS: readonly UglySheet[] = [
  {
    name: 'Vietnamese headers',
    content: xlsx([
      ['Mã hàng', 'Mô tả hàng hóa', 'Chất liệu', 'Xuất xứ', 'Mã HS'],
      ['A1', 'Áo thun', 'Bông', 'Việt Nam', '6109.10.10'],
    ]),
    outcome: {
      fields: {
        sku: ['A1'],
        description: ['Áo thun'],
        material: ['Bông'],
        origin: ['Việt Nam'],
        existing_code: ['6109.10.10'],
      },
    },
  },
  {
    name: 'Vietnamese headers without their marks, in capitals',
    content: xlsx([
      ['MA HANG', 'TEN HANG', 'XUAT XU'],
      ['A1', 'Ao thun', 'VN'],
    ]),
    outcome: { fields: { sku: ['A1'], description: ['Ao thun'], origin: ['VN'] } },
  },
  {
    name: 'Japanese headers in full width',
    content: xlsx([
      ['品番', '品名', '材質', '原産国', 'ＨＳコード'],
      ['A1', 'Ｔシャツ', '綿', '日本', '6109.10'],
    ]),
    outcome: {
      fields: {
        sku: ['A1'],
        description: ['Ｔシャツ'],
        material: ['綿'],
        origin: ['日本'],
        existing_code: ['6109.10'],
      },
      precheck: { warnings: 0 },
    },
  },
  {
    name: 'Korean headers',
    content: xlsx([
      ['품번', '품명', '재질', '원산지', 'HS코드'],
      ['A1', '티셔츠', '면', '대한민국', '6109.10'],
    ]),
    outcome: {
      fields: {
        sku: ['A1'],
        description: ['티셔츠'],
        material: ['면'],
        origin: ['대한민국'],
        existing_code: ['6109.10'],
      },
      precheck: { warnings: 0 },
    },
  },
  {
    name: 'headers of an ERP',
    content: xlsx([
      ['MATNR', 'MAKTX', 'Country of Origin', 'Stat. number'],
      ['4711', 'Cotton shirt', 'VN', '61091000'],
    ]),
    outcome: {
      fields: { sku: ['4711'], description: ['Cotton shirt'], origin: ['VN'], existing_code: ['61091000'] },
    },
  },
  {
    name: 'headers that say nothing',
    content: xlsx([
      ['F1', 'F2', 'F3', 'F4'],
      ['A-1', 'Cotton shirt for men', 'VN', '6109.10.00.12'],
      ['A-2', 'Steel flask', 'CN', '9617.00.10.00'],
    ]),
    outcome: {
      fields: {
        sku: ['A-1', 'A-2'],
        description: ['Cotton shirt for men', 'Steel flask'],
        origin: ['VN', 'CN'],
        existing_code: ['6109.10.00.12', '9617.00.10.00'],
      },
    },
  },
  {
    name: 'a merged title and a date above the header',
    content: xlsx(
      [
        ['Product list of Example Ltd', null, null],
        ['As of', { number: 46077, style: 'date' }],
        [],
        ['SKU', 'Description', 'Origin'],
        ['A1', 'Cotton shirt', 'VN'],
      ],
      { merged: ['A1:C1'] },
    ),
    outcome: {
      fields: { sku: ['A1'], description: ['Cotton shirt'] },
      rowIndexes: [5],
      columns: ['SKU', 'Description', 'Origin'],
    },
  },
  {
    name: 'groups of columns merged above the header',
    content: xlsx(
      [
        ['Item', null, 'Customs', null],
        ['Item no.', 'Description', 'HS code', 'Origin'],
        ['A1', 'Cotton shirt', '6109.10', 'VN'],
      ],
      { merged: ['A1:B1', 'C1:D1'] },
    ),
    outcome: {
      fields: { sku: ['A1'], description: ['Cotton shirt'], existing_code: ['6109.10'], origin: ['VN'] },
      rowIndexes: [3],
    },
  },
  {
    name: 'headers with line breaks, stars and blanks',
    content: xlsx([
      [' Product\ndescription * ', 'Country of\u00a0origin', '(Material)'],
      ['Cotton shirt', 'VN', 'Cotton'],
    ]),
    outcome: { fields: { description: ['Cotton shirt'], origin: ['VN'], material: ['Cotton'] } },
  },
  {
    name: 'a column without a name between the others',
    content: xlsx([
      ['description', '', 'origin'],
      ['Cotton shirt', 'loose remark', 'VN'],
    ]),
    outcome: {
      fields: { description: ['Cotton shirt'], origin: ['VN'] },
      columns: ['description', 'Column B', 'origin'],
    },
  },
  {
    name: 'no header, only data',
    content: xlsx([
      ['A-1', 'Cotton shirt', '6109.10.00.12', { number: 12.5 }],
      ['A-2', 'Steel flask', '9617.00', { number: 9 }],
    ]),
    outcome: 'file_no_header',
  },
  {
    name: 'two equal headers',
    content: xlsx([
      ['description', 'notes', 'notes'],
      ['Shirt', 'a', 'b'],
    ]),
    outcome: 'file_equal_columns',
  },
  {
    name: 'a header and nothing below',
    content: xlsx([['description', 'origin'], ['', ' '], []]),
    outcome: 'file_no_data_row',
  },
  {
    name: 'two rows of names, the second going on with the first',
    content: xlsx(
      [
        ['Item', 'Description of goods', null, 'HS code', null, 'Origin'],
        [null, 'English', 'Vietnamese', 'US', 'EU', null],
        ['A1', 'Cotton shirt', 'Áo thun', { number: 6109100012 }, { number: 6109100010 }, 'VN'],
      ],
      { merged: ['A1:A2', 'B1:C1', 'D1:E1', 'F1:F2'] },
    ),
    outcome: {
      fields: {
        sku: ['A1'],
        description: ['Cotton shirt'],
        existing_code: ['6109100012'],
        origin: ['VN'],
      },
      rowIndexes: [3],
    },
  },
  {
    name: 'names in two languages below each other',
    content: xlsx([
      ['SKU', 'Description', 'HS code', 'Origin'],
      ['Mã hàng', 'Mô tả', 'Mã HS', 'Xuất xứ'],
      ['A1', 'Cotton shirt', '6109.10', 'VN'],
    ]),
    outcome: { fields: { sku: ['A1'], description: ['Cotton shirt'] }, rowIndexes: [3] },
  },
  {
    name: 'names with units, stars and numbers, between prices and days',
    content: xlsx([
      [
        'Item #',
        'Description *',
        'HS Code (10 digits)',
        'Unit price (USD)',
        'Product weight',
        'Destination country',
      ],
      ['A1', 'Cotton shirt', '6109.10.00.12', { number: 12.5 }, { number: 0.2 }, 'US'],
    ]),
    outcome: {
      fields: {
        sku: ['A1'],
        description: ['Cotton shirt'],
        existing_code: ['6109.10.00.12'],
        origin: [''],
      },
    },
  },
  {
    name: 'days, orders and quantities, but no codes',
    content: xlsx([
      ['Description', 'Order date', 'PO', 'Qty', 'Created'],
      [
        'Cotton shirt',
        { number: 46077, style: 'date' },
        { number: 4500012345 },
        { number: 1000 },
        '20260224',
      ],
      ['Steel flask', { number: 46078, style: 'date' }, { number: 4500012346 }, { number: 2500 }, '20260225'],
    ]),
    outcome: { fields: { description: SHIRTS, sku: ['', ''], existing_code: ['', ''] } },
  },
  {
    name: 'products by their number, called materials',
    content: xlsx([
      ['Material', 'Material description', 'Plant'],
      ['100-4711', 'Cotton shirt', '1000'],
      ['100-4712', 'Steel flask', '1000'],
    ]),
    outcome: { fields: { sku: ['100-4711', '100-4712'], description: SHIRTS, material: ['', ''] } },
  },
  {
    name: 'a form of Vietnam: a title, numbers below the names, a sum at the end',
    content: xlsx(
      [
        ['DANH MỤC HÀNG HÓA NHẬP KHẨU', null, null, null, null],
        ['STT', 'Tên hàng', 'Mã số HS', 'Xuất xứ', 'Số lượng'],
        ['(1)', '(2)', '(3)', '(4)', '(5)'],
        [{ number: 1 }, 'Áo thun nam', '61091010', 'Trung Quốc', { number: 100 }],
        [null, 'Cộng', null, null, { number: 100 }],
      ],
      { merged: ['A1:E1'] },
    ),
    outcome: {
      fields: {
        description: ['Áo thun nam', ''],
        existing_code: ['61091010', ''],
        origin: ['Trung Quốc', ''],
        sku: ['', ''],
      },
      rowIndexes: [4, 5],
      precheck: { valid: 1, empty: 1 },
    },
  },
];
