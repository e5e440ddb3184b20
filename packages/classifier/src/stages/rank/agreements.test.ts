import { describe, expect, it } from '@jest/globals';
import { smallSchedule, type SmallRow } from '../../../test/small-schedule.ts';
import { normalize } from '../normalize.ts';
import { materialAgreement, attributeAgreement } from './agreement.ts';
import { agreementsOf } from './agreements.ts';
import { lineReading } from './line-reading.ts';

const ROWS: readonly SmallRow[] = [
  ['73', 0, 'Articles of iron or steel'],
  ['7318', 1, 'Screws and bolts, of iron or steel'],
  ['7318.12.00.00', 2, 'Other wood screws'],
  ['7318.15.00.00', 2, 'Bolts, of stainless steel'],
  ['85', 0, 'Electrical machinery'],
  ['8544', 1, 'Cables of copper'],
  ['8544.60.00.00', 2, 'Cables for a voltage exceeding 1,000 V'],
  ['61', 0, 'Garments'],
  ['6110', 1, 'Pullovers, knitted'],
  ['6110.30.00.00', 2, "Women's or girls', of man-made fibers"],
  ['71', 0, 'Jewelry'],
  ['7113', 1, 'Articles of jewelry of precious metal or of metal clad with precious metal'],
  ['7113.11.00.00', 2, 'Of silver, whether or not plated with other precious metal'],
  ['57', 0, 'Carpets'],
  ['5705', 1, 'Other carpets'],
  ['5705.00.30.00', 2, 'Carpets of man-made textile materials'],
  ['64', 0, 'Footwear'],
  ['6402', 1, 'Footwear with outer soles and uppers of rubber or plastics'],
  ['42', 0, 'Articles of leather'],
  ['4202', 1, 'Handbags'],
  ['4202.21.30.00', 2, 'Of reptile leather'],
  ['4202.21.90.00', 2, 'Of leather'],
  ['39', 0, 'Plastics'],
  ['3926', 1, 'Other articles of plastics'],
  ['3926.90.97.00', 2, 'Silicone decoupling ring for the sensors of a parking aid system of cars'],
  ['83', 0, 'Articles of base metal'],
  ['8302', 1, 'Mountings of base metal'],
  ['8302.42.00.00', 2, 'Mountings for furniture'],
];
const schedule = smallSchedule({}, ROWS);

const pathTo = (digits: string) => {
  const line = schedule.line(schedule.findByDigits(digits) ?? -1);
  return [...schedule.ancestors(line.position).slice(1), line];
};
const agreed = (description: string, digits: string): string[] =>
  agreementsOf(normalize({ description, market: 'US' }), schedule, pathTo(digits));
const rowOf = (digits: string) => lineReading(schedule, schedule.line(schedule.findByDigits(digits) ?? -1));

describe('agreementsOf', () => {
  it('names the fact that agrees', () => {
    expect(agreed('stainless steel bolts', '7318150000')).toEqual(['material']);
    expect(agreed('steel bolts', '7318')).toEqual(['material']);
    expect(agreed("women's knitted polyester pullover", '6110300000').sort()).toEqual([
      'construction',
      'gender',
      'material',
    ]);
  });

  it('does not take one material of a group for another', () => {
    expect(agreed('cast iron bolts', '7318150000')).toEqual([]);
  });

  it('says nothing of materials that the line narrows, or that go by parts of the goods', () => {
    expect(agreed('cotton carpet', '5705003000')).toEqual([]);
    expect(agreed('footwear with rubber sole', '6402')).toEqual([]);
  });

  it('does not take the material of other goods, or a kind of it, for that of the goods', () => {
    expect(agreed('handbag of cow leather', '4202213000')).toEqual([]);
    expect(agreed('handbag of cow leather', '4202219000')).toEqual(['material']);
    expect(agreed('silicone phone holder for cars', '3926909700')).toEqual([]);
  });

  it('says nothing of a material that no other is less than, nor of a line for men of goods for all', () => {
    const pullover = 'knitted pullover, 50% polyester, 50% cotton, for men and women';
    expect(agreed(pullover, '6110300000')).toEqual(['construction']);
  });

  it('says nothing where a figure breaks a limit of the line, or where the line names other goods', () => {
    expect(agreed('copper cable 220 V', '8544600000')).toEqual([]);
    expect(agreed('copper cable 10 kV', '8544600000')).toEqual(['material']);
    expect(agreed('steel hinge', '7318150000')).not.toContain('state');
  });
});

describe('rows of a schedule', () => {
  it('name no material by what the goods work on, and no wearer by how fibres are made', () => {
    expect(rowOf('7318120000').materialGroups).toEqual([]);
    expect(rowOf('6110300000').attributes.get('gender')).toEqual(['women', 'girls']);
  });

  it('take any base metal for metal, and silver for a precious one', () => {
    expect(materialAgreement(['iron_steel'], rowOf('8302').materialGroups)).toBe(1);
    expect(materialAgreement(['precious_metal'], rowOf('7113').materialGroups)).toBe(1);
    expect(materialAgreement(['precious_metal'], rowOf('8302').materialGroups)).toBe(-1);
  });

  it('contradict only values of the same kind', () => {
    const row = { ...rowOf('7318'), attributes: new Map([['state' as const, ['fresh', 'dried']]]) };
    expect(attributeAgreement(new Map([['state', 'raw']]), row)).toBe(1);
    expect(attributeAgreement(new Map([['state', 'new']]), row)).toBe(0);
    expect(attributeAgreement(new Map([['state', 'frozen']]), row)).toBe(-1);
  });
});
