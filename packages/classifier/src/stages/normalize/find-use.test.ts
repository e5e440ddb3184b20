import { describe, expect, it } from '@jest/globals';
import { normalize } from '../normalize.ts';

const read = (description: string, notes = '') => normalize({ description, notes, market: 'US' }).normalized;

describe('findUse', () => {
  it.each([
    ['lens designed for use in microscopes', 'microscopes'],
    ['bracket suitable for wall mounting; steel', 'wall mounting'],
    ['starch; SOT 25; For paper sizing', 'paper sizing'],
    ['probe, part of an ultrasonic scanner', 'an ultrasonic scanner'],
    ['cover that fits in the dashboard of a car', 'the dashboard of a car'],
    ['Núm hút, dùng kẹp giữ sản phẩm, mới 100%', 'kẹp giữ sản phẩm'],
    ['Nắp cho đòn bẩy bằng kim loại', 'đòn bẩy'],
    ['Đế bơm, bộ phận của máy bơm chân không', 'máy bơm chân không'],
    ['향미제 백색 분말상 - 용도 : 보조사료', '보조사료'],
    ['트레이, 반도체 공정에 사용되는 것', '반도체 공정에'],
    ['自動車用の部品', '自動車'],
    ['components for aviation headsets from the Philippines', 'aviation headsets'],
    ['用途：食品包装', '食品包装'],
    ['Schuhoberteil aus Leder, für Sandalen, nicht handgearbeitet', 'Sandalen'],
  ])('reads the use of %j', (description, use) => {
    const { function: purpose, missing } = read(description);
    expect(purpose).toBe(use);
    expect(missing).not.toContain('use');
  });

  it('reads the use from a key of the notes', () => {
    expect(read('artificial leaf', 'Colour: green; Purpose: Home Decoration; Size: 10').function).toBe(
      'Home Decoration',
    );
  });

  it.each([
    'A sample was sent to the laboratory for analysis',
    'A sample was submitted for our examination and is being returned',
    'You requested a classification ruling for a vase',
    'cardigan for women',
    'curtain packed ready for retail sale',
    'concertina with a leather strap for the hands',
    'máy tiện đã qua sử dụng',
    'quạt để bàn',
    'quạt dùng điện 220V',
    'quần áo có lớp phủ kim loại',
    'Weste für Frauen, mit Reißverschluss und aus Gewirken',
    '여성용 반지',
    '婦人用の指輪',
  ])('finds no use in %j', (description) => expect(read(description).function).toBeNull());

  it('ends at a whole word', () => {
    const text = `used for ${'cleaning and polishing '.repeat(10)}`;
    expect(read(`cloth ${text}`).function).toMatch(/(?:cleaning|polishing)$/u);
  });
});
