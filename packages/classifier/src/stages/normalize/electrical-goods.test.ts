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
    'Xe đạp điện trẻ em',
    'car powered by a gasoline engine and an electric motor',
    '주방에 사용하는 USB 선풍기',
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
    ['PCB 검사 장비에 장착되는 고무 링', ''],
    ['전기 스위치의 부품, 나일론 재질', ''],
    ['Yên xe đạp điện', ''],
    ['Thanh đồng dẫn điện', ''],
    ['van powered by a 2.5 litre diesel engine, with batteries for the lights', ''],
    ['electric and non-electric kettles', ''],
    ['manual for electric scooters', ''],
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
