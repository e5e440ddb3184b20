import { describe, expect, it } from '@jest/globals';
import { statesOrigin } from './states-origin.ts';

describe('an origin stated in a description', () => {
  it.each([
    ['a cue in English', 'cotton T-shirts, made in Bangladesh'],
    ['a cue with an article', 'valves, country of origin: the Netherlands'],
    ['a cue in Vietnamese', 'Vải dệt kim, xuất xứ Trung Quốc'],
    ['the usual abbreviation in Vietnamese', 'Máy làm cốc giấy, mới 100%, xx:Trung Quốc'],
    ['a cue and a place with a longer official name', 'pocket ashtray from Hong Kong'],
    ['the producing country in Vietnamese', 'Vòng bi thép, hàng do Thái Lan sản xuất'],
    ['goods of a country in Vietnamese', 'Khóa kéo bằng đồng, hàng Nhật Bản mới 100%'],
    ['a Japanese field', '綿製シャツ 原産国：ベトナム'],
    ['a Korean field', '면 셔츠, 원산지: 베트남'],
    ['a country at the end', 'steel pipe fittings, Germany'],
    ['a customs country name', 'LINH KIEN NHUA;RKOREA'],
    ['an abbreviated country name', 'polyester yarn (PRCHINA)'],
    ['a country after the mark of Vietnamese declarations', 'Dây cáp điện#&VIETNAM'],
    ['a country code in a column', 'Ốc vít thép; KR'],
    ['the end of a sentence', 'boots produced in El Salvador. Dear Sir'],
    ['words that ran together', 'an elbow from CanadaDear Sir'],
    ['a name of goods in capitals as a column', 'plastic buckles;CHINA'],
  ])('is read from %s', (_, text) => {
    expect(statesOrigin(text)).toBe(true);
  });
});

describe('a description without an origin', () => {
  it.each([
    ['goods named like a country', 'sliced meat, turkey, frozen'],
    ['a material named like a country', 'dress fabric, jersey, 95% cotton'],
    ['the word china for porcelain', 'tea cup, china, white'],
    ['a brand or kind with a country in it', 'Swiss roll, French fries and Brazil nuts'],
    ['a country alone, which names the goods', 'Jordan'],
    ['a unit that is a country code elsewhere', 'steel bolts; MM'],
    ['new goods', 'Vòng bi thép, hàng mới 100%'],
    ['a destination', 'adapter plug for Japan'],
  ])('stays open for %s', (_, text) => {
    expect(statesOrigin(text)).toBe(false);
  });
});
