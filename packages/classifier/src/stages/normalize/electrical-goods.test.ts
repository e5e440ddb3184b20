import { describe, expect, it } from '@jest/globals';
import { normalize } from '../normalize.ts';

const isElectrical = (description: string, notes = ''): boolean =>
  normalize({ description, notes, market: 'EU' }).normalized.electrical;

describe('electrical goods', () => {
  it.each([
    '電子辞書',
    '電動工具',
    '전자 저울',
    '전동 칫솔',
    'battery powered lantern',
    'powered door opener',
    'electrically heated vest',
    'extender with HDMI input',
  ])('are %j', (description) => expect(isElectrical(description)).toBe(true));

  it.each([
    ['recorder', 'Working Voltage: DC12V; Color: black'],
    ['toy boat', 'Battery: lithium 500mAh'],
    ['lantern', 'Power source: solar'],
  ])('are those of the fields %j %j', (description, notes) =>
    expect(isElectrical(description, notes)).toBe(true),
  );

  it.each([
    ['insulating film for batteries', ''],
    ['electrical insulation tape 600 V', ''],
    ['carbon powder with good electrical conductivity', ''],
    ['lacquer to protect electronic boards', ''],
    ['배터리에 부착하는 패드', ''],
    ['전기적 특성이 우수한 분말', ''],
    ['gas powered heater', ''],
    ['truck powered by a diesel engine', ''],
    ['Găng tay cách điện bằng cao su', ''],
    ['Kệ thép sơn tĩnh điện', ''],
    ['電子レンジ対応の皿', ''],
    ['유전자 검사 시약', ''],
    ['doll', 'Battery: none'],
  ])('are not %j', (description, notes) => expect(isElectrical(description, notes)).toBe(false));

  it('are wires that are insulated, and testers of insulation', () => {
    expect(isElectrical('insulated electric cable')).toBe(true);
    expect(isElectrical('insulation resistance tester 1000 V')).toBe(true);
  });
});
