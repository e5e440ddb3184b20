import { describe, expect, it } from '@jest/globals';
import { readCsv } from '../csv/read-csv.ts';
import { isVietnameseSyllable } from './sniff-encoding.ts';

const hex = (text: string): Buffer => Buffer.from(text, 'hex');
const cells = (text: string): readonly string[][] =>
  text
    .trim()
    .split('\n')
    .map((line) => line.split(';'));

describe('similar encodings', () => {
  // Text whose letters could be halves of Japanese characters.
  it.each([
    'Descrição;País\nCalção de algodão;Brasil\n',
    'Item;Note\nCalção de algodão;não\n',
    'Description;Notes\nVêtement;Prénom\n',
    'Référence;Désignation\nA1;Vêtements de sécurité\n',
    'Item;Note\nVêtement;x\n',
    'DESCRIPTION;NOTES\nDÉCORATION DE NOËL;CAFÉ TORRÉFIÉ\n',
    'Beskrivning;Ursprung\nTröja för män;Sverige\n',
    'Item;Note\nPipe Ø12;±2° µm ½\n',
  ])('are recognized by Western text: %j', (text) => {
    expect(readCsv(Buffer.from(text, 'latin1')).rows).toEqual(cells(text));
  });

  it('are recognized by half-width katakana', () => {
    const content = hex('cbddcadedd2c956996bc0a41312cbdc3dddabdcedec4d90a');
    expect(readCsv(content)).toMatchObject({
      encoding: 'shift_jis',
      rows: [
        ['ﾋﾝﾊﾞﾝ', '品名'],
        ['A1', 'ｽﾃﾝﾚｽﾎﾞﾄﾙ'],
      ],
    });
  });

  it('are recognized by a few Japanese characters', () => {
    expect(readCsv(hex('956994d42c956996bc0a41312c96c88356838383630a')).rows).toEqual([
      ['品番', '品名'],
      ['A1', '綿シャツ'],
    ]);
  });

  it('are Korean if they contain syllables added to EUC-KR by Windows', () => {
    const content = hex(
      'c7b0b9f82cc7b0b8ed2cbff8bbeac1f60a41312c8c63bee4b2e120bcd2bdba2cc5c2b1b90a41322c98de20c1f8bfadb4eb2cc7d1b1b90a',
    );
    expect(readCsv(content)).toMatchObject({
      encoding: 'euc-kr',
      rows: [
        ['품번', '품명', '원산지'],
        ['A1', '똠얌꿍 소스', '태국'],
        ['A2', '샾 진열대', '한국'],
      ],
    });
  });

  it('are recognized after thousands of ASCII rows', () => {
    const rows = 'plain shirt;x\n'.repeat(10_000);
    expect(readCsv(Buffer.from(`item;note\n${rows}Größe;Café\n`, 'latin1')).rows.at(-1)).toEqual([
      'Größe',
      'Café',
    ]);
  });
});

describe('Vietnamese in Windows-1258', () => {
  // Bytes in that encoding; a vowel and tone without a combined byte are two bytes.
  const decoder = new TextDecoder('windows-1258');
  const byteOf = new Map(
    Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte] as const),
  );
  const encoded = (text: string): Buffer =>
    Buffer.from(Array.from(text, (character) => byteOf.get(character) ?? Number.NaN));

  it.each([
    'description\nđôi\n',
    'description;material\nđôi giày da màu đen;da bê\ngăng tay len;len\n',
    'item;note\nA1;cà phê rang xay\nA2;bơ thơm\n',
    'item;note\n1;ĐÈN DÙNG CHO TÔM\n',
  ])('is recognized by its syllables even without combining tones: %j', (text) => {
    const content = encoded(text);
    expect([...content].every((byte) => !Number.isNaN(byte))).toBe(true);
    expect(readCsv(content)).toMatchObject({ encoding: 'windows-1258', rows: cells(text) });
  });

  it.each(['Item;Nota\nPão;não são\n', 'Item;Nota\nLã;mãe põe\n', 'Item;Note\nvið;það\n'])(
    'is not confused with other languages using the same bytes: %j',
    (text) => {
      expect(readCsv(Buffer.from(text, 'latin1')).rows).toEqual(cells(text));
    },
  );
});

it('UTF-8 is recognized even if its last character is cut', () => {
  const whole = Buffer.from('品名,原産国\n綿シャツ,日本\n帽子,中国\n');
  expect(readCsv(whole.subarray(0, -2)).rows).toEqual([
    ['品名', '原産国'],
    ['綿シャツ', '日本'],
    ['帽子', '中\ufffd'],
  ]);
});

describe('text in an unknown encoding is rejected', () => {
  it.each([
    [
      'Russian in Windows-1251',
      'ceefe8f1e0ede8e53bd1f2f0e0ede00ad5ebeeefeaeee2e0ff20f0f3e1e0f8eae03bcae8f2e0e90a',
    ],
    [
      'Greek in Windows-1253',
      'd0e5f1e9e3f1e1f6de3bd7fef1e10ac2e1ece2e1eae5f1fc20f0eff5eadcece9f3ef3bc5ebebdce4e10a',
    ],
    [
      'Chinese in GBK',
      'bbf5bac52cc6b7c3fb2cb2c4d6ca2cd4adb2fab9fa0a41312cb4bfc3deb3c4c9c02cc3de2cd6d0b9fa0a',
    ],
    [
      'Chinese in Big5',
      'b366b8b92cab7ea6572ca7f7bde82cadecb2a3b0ea0a41312cafc2b4d6c5a8ad6d2cb4d62ca4a4b0ea0a',
    ],
    [
      'Japanese in EUC-JP',
      'c9cac8d62cc9caccbe2cbae0bcc12cb8b6bbbab9f10a41312ccccac0bda5b7a5e3a5c42cccca2cc6fccbdc0a',
    ],
    [
      'Polish in Windows-1250',
      '4f7069733b4b72616a0a4b6f737a756c6b612062617765b36e69616e61206dea736b612c206b72f3746b692072ea6b61772c20bff3b374613b506f6c736b610a',
    ],
  ])('%s', (_what, bytes) => {
    expect(() => readCsv(hex(bytes))).toThrow(expect.objectContaining({ code: 'encoding_unknown' }));
  });

  it('UTF-8 that was misread in another encoding and saved again', () => {
    const twice = Buffer.from('Mô tả,Xuất xứ\nÁo thun,Việt Nam\n').toString('latin1');
    expect(() => readCsv(Buffer.from(twice))).toThrow(expect.objectContaining({ code: 'encoding_unknown' }));
  });
});

it.each([
  'đôi',
  'đen',
  'găng',
  'len',
  'tre',
  'đường',
  'Ươm',
  'QUĂNG',
  'nghiêng',
  'giày',
  'khuyên',
  'trơn',
  'sơn',
])('accepts %s as a syllable', (word) => {
  expect(isVietnameseSyllable(word)).toBe(true);
});

// Text of other languages with the letters that its bytes become.
it.each(['năo', 'algodăo', 'lă', 'măe', 'pơe', 'viđ', 'ţađ', 'đ', 'ơli', 'shirt', 'A1'])(
  'rejects %s',
  (word) => {
    expect(isVietnameseSyllable(word)).toBe(false);
  },
);
