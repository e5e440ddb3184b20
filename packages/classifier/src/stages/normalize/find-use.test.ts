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
    ['folding stool ideal for balconies, can be used for camping', 'balconies'],
    ['switch, for mounting on a wall; to protect cables from overload', 'protect cables from overload'],
    ['buffer with two eyes for attachment to the frame; - to absorb knocks', 'absorb knocks'],
    ['headset that allows the user to answer calls', 'answer calls'],
    ['grapples designed for use with tractors in logging and clearing', 'logging and clearing'],
    ['wheel for grinding, honing and polishing of lenses', 'grinding, honing and polishing of lenses'],
    ['car battery charger for car battery', 'car battery'],
    ['display racks for shoe shops', 'shoe shops'],
    ['수지 (용도) 선박, 교량 등의 도장', '선박, 교량 등의 도장'],
    ['물리·화학 시험에 사용하는 시약', '물리·화학 시험에'],
    ['차량용 방석', '차량'],
    ['Hộp đựng bút chống nước', 'bút'],
    ['Front Brake Lever for Honda Dio Scooter Replacement Parts', 'Honda Dio Scooter'],
    ['Crochet Hook Case for Yarn Bobbins Storage Crochet Needle Case', 'Yarn Bobbins Storage'],
    [
      'sealing ring suitable for glass furnaces designed to melt sand',
      'glass furnaces designed to melt sand',
    ],
    ['shelf of oak designed to hold books', 'hold books'],
    ['robe for women intended to be worn at night', 'worn at night'],
    ['pole intended for holding a curtain for use in, for example, a tent', 'holding a curtain'],
    ['Axle (for trailers)', 'trailers'],
    ['Linh kiện dùng cho động cơ xe máy 50-150cc: Bộ xéc măng bằng thép', 'động cơ xe máy 50-150cc'],
    ['Braided Strap for Apple Watch Band 46mm Elastic Nylon Solo Loop Bracelet', 'Apple Watch Band'],
    [
      'breaker designed to protect electrical circuits when so-called residual currents occur by switching off connected consumers',
      'protect electrical circuits when so-called residual currents occur',
    ],
    ['alcohol used to flavour sauces and during cooking the alcohol evaporates', 'flavour sauces'],
    ['Miếng đệm dùng cho máy giặt 30*20mm', 'máy giặt'],
    ['steel part for facades specially manufactured by drawing', 'facades'],
    ['gears used for a ratio of 1:10', 'a ratio of 1:10'],
    ['ㅇ소, 염소 사육용으로 사용하는 사료', '소, 염소 사육용으로'],
    ['Giá bằng sắt, dùng để đồ gia vị', 'để đồ gia vị'],
    ['滑り止め、自転車用の部品', '自転車'],
    ['본 물품은 자전거 바퀴에 사용되는 튜브', '자전거 바퀴에'],
    ['Schuhoberteil aus Leder, für Sandalen, nicht handgearbeitet', 'Sandalen'],
  ])('reads the use of %j', (description, use) => {
    const { function: purpose, missing } = read(description);
    expect(purpose).toBe(use);
    expect(missing).not.toContain('use');
  });

  it('reads the use from a key in the notes', () => {
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
    'breaker for mounting on support bars',
    'tracker designed to pair with a telephone',
    'Dent Puller Glue Sticks Repair Tool for Dent Puller',
    'dust cover for bed cover',
    'eyeglass cleaning cloth for Optics Store',
    'Túi đóng gói để bán lẻ',
    'Vali đựng đồ chống va đập',
    '식품용 용기를 묶는 끈',
    'for a ceramic vase. Photographs were provided.',
    'origin determination for cotton gloves; 19 CFR',
    'box with hooks designed to hang keys',
    'Case Ring For NH4 Case Ring Gasket Set',
    '꺾임 방지용 스프링',
    '물품 - 용도: 이 장비는 판을 눌러 움직이는데, 밀어서 멈춤',
    '얼룩방지용 코팅 처리된 판',
    'さび防止用の板',
    'parts imported as part of separate shipments',
  ])('finds no use in %j', (description) => expect(read(description).function).toBeNull());

  it('matches whole terms only', () => {
    const text = `used for ${'cleaning and polishing '.repeat(10)}`;
    expect(read(`cloth ${text}`).function).toMatch(/(?:cleaning|polishing)$/u);
  });
});
