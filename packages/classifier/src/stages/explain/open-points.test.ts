import { describe, expect, it } from '@jest/globals';
import type { Reason } from '../../coded-sentences.ts';
import { excludesGoods, hasNoun, mayBelongTo } from '../../compare/notes.ts';
import { answer, heading, said } from '../../../test/answer.ts';
import { fixedModels, precedentsFrom, smallSchedule } from '../../../test/small-schedule.ts';
import { classify } from '../../pipeline.ts';
import { normalize } from '../normalize.ts';
import { withoutOpenRests } from './open-points.ts';
import { toCheck } from './statements.ts';

describe('withoutOpenRests', () => {
  const rest: Reason = { key: 'residual', params: { row: 'Other', others: 'For treating metals', count: 0 } };

  it('drops a residual row from which no fact parts another line', () => {
    const open: Reason = { key: 'same_as_known', params: { one: 'Other', other: 'For treating metals' } };
    expect(withoutOpenRests([rest], [open])).toEqual([]);
    expect(withoutOpenRests([rest], [])).toEqual([rest]);
  });
});

describe('a heading', () => {
  it.each([
    [
      'onions preserved by acetic acid',
      'Onions preserved otherwise than by vinegar or acetic acid',
      '2001',
      true,
    ],
    ['onions in oil', 'Onions preserved otherwise than by vinegar or acetic acid', '2001', false],
    ['swimwear of nylon', 'Trousers and shorts (other than swimwear)', '6112', true],
    ['trousers of nylon', 'Trousers and shorts (other than swimwear)', '6103', false],
    ['doll', 'Figures, other than those of heading 95.03', '9503.00', true],
    ['doll', 'Figures, other than those of heading 95.03', '9505.10', false],
    ['cá ngừ đóng hộp', 'Động vật thân mềm, trừ cá', '1604', true],
  ])('for %j of %j, %s, is closed: %s', (description, title, code, isClosed) => {
    const reading = normalize({ description, market: 'US' });
    expect(excludesGoods(reading, { description: title }, code.replace('.', ''))).toBe(isClosed);
  });

  it.each([
    ['silver cake stand', "Articles of silversmiths' wares", {}, false],
    ['silver cake stand', 'Stands and racks', {}, true],
    ['nutcracker iron', 'Kitchen articles of iron', {}, false],
    ['boneless breasts of rabbits', 'Boneless meat of poultry', {}, false],
    ['rain hats', 'Mũ và các vật đội đầu', { text_en: 'Hats and other headgear' }, true],
    ['chăn điện', 'Chăn và chăn du lịch', {}, true],
    ['chăn điện', 'Điện cực', {}, false],
  ])('of %j may be %j if it has their noun: %#', (description, title, extra, isOne) => {
    const reading = normalize({ description, market: 'US' });
    expect(hasNoun(reading, { description: title, extra })).toBe(isOne);
  });

  it.each([
    ['sleigh without engine', 'Sleighs fitted with an engine', false],
    ['sleigh', 'Sleighs fitted with an engine', true],
    ['sleigh bell', 'Sleighs fitted with an engine', false],
  ])('of %j is asked about next to another one: %j', (description, title, isAsked) => {
    const heading = smallSchedule({}, [
      ['87', 0, 'Vehicles'],
      ['8711', 1, title],
    ]).line(1);
    const reading = normalize({ description, market: 'US' });
    expect(mayBelongTo(reading, heading, '8716905000')).toBe(isAsked);
  });

  it('of a fabric of unstated fibers is not against those of polymers', async () => {
    const rows = heading('5407', 'Woven fabrics', 'Of polypropylene');
    expect(said(await answer('woven fabric, 20 m', rows, { likely: '540710' }))).not.toContain(
      'says “fabric”',
    );
  });
});

it.each([0.02, 0.2, 0.4])(
  'a line not proposed names the rows to compare, if nothing else: %s',
  async (sure) => {
    const rows = [...heading('9617', 'Vacuum flasks', 'Glass'), ...heading('7323', 'Kitchenware', 'Cast')];
    const ports = {
      schedule: smallSchedule({}, rows),
      precedents: precedentsFrom(),
      models: fixedModels('961790', sure),
    };
    const found = await classify({ description: 'gimmick', market: 'US' }, ports, { language: 'en' });
    expect([found.status, found.result.uncertainties]).toEqual([
      'needs_review',
      [expect.stringMatching(/^To decide, compare the goods with .*9617/u)],
    ]);
  },
);

it('a row to check is named once', () => {
  const schedule = smallSchedule({}, heading('1702', 'Syrups', 'Of a Brix value not exceeding 65'));
  const step = { parent: schedule.line(1), row: schedule.line(2), others: [] };
  expect(toCheck([step, step])).toEqual([
    { key: 'to_check', params: { rows: '1702.10.00.00 “Of a Brix value not exceeding 65”' } },
  ]);
});
