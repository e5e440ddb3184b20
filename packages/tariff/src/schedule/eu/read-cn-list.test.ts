import { describe, expect, it } from '@jest/globals';
import { isCnList, readCnList } from './read-cn-list.ts';
import { readEuRates } from './read-rates.ts';

const item = (code: unknown, name: unknown, more: object = {}) => ({ code, name, ...more });
const LIST = [item('01012100', 'Pure-bred'), item('0101 29 10', 'For slaughter'), item('02050020', 'Fresh')];

describe('the list of codes of the Combined Nomenclature', () => {
  it('becomes a tree with headings derived from the codes', () => {
    expect(readCnList(LIST).lines.map(({ code, level }) => [code, level])).toEqual([
      ['01', 'chapter'],
      ['0101', 'heading'],
      ['0101 21', 'subheading'],
      ['0101 21 00', 'national'],
      ['0101 29', 'subheading'],
      ['0101 29 10', 'national'],
      ['02', 'chapter'],
      ['0205', 'heading'],
      ['0205 00 20', 'national'],
    ]);
  });

  it('uses external titles, marked as such', () => {
    const titles = (digits: string) => (digits === '0101' ? { text: 'Live horses', official: false } : null);
    const { lines } = readCnList(LIST, { titles });

    expect(lines.find(({ code }) => code === '0101')).toMatchObject({
      description: 'Live horses',
      extra: { official: false },
    });
    expect(lines.find(({ code }) => code === '0101 29 10')?.fullDescription).toBe(
      'Live horses > For slaughter',
    );
  });

  it('joins rates, and is rejected with the faults of their table', () => {
    const rates = readEuRates(
      [
        ['code', 'duty_rate'],
        ['01012910', '7.7%'],
      ],
      null,
    );
    const faulty = readEuRates([['code', 'rate of duty']], null);

    expect(readCnList(LIST, { rates }).lines.find(({ code }) => code === '0101 29 10')?.dutyRate).toBe(
      '7.7%',
    );
    expect(readCnList(LIST, { rates: faulty })).toMatchObject({ lines: [], faults: [{ sourceRow: null }] });
  });

  it('rejects a non-object or an empty object, by path', () => {
    const { rejected, faults } = readCnList([...LIST, 'x', null, [], item(' ', '')]);

    expect(faults).toEqual([]);
    expect(rejected.map(({ sourceRow, reason, text }) => [sourceRow, reason, text.slice(0, 4)])).toEqual([
      [4, 'not_an_object', '"x"'],
      [5, 'not_an_object', 'null'],
      [6, 'not_an_object', '[]'],
      [7, 'no_code_and_no_description', '{"co'],
    ]);
  });

  it.each([
    ['a code without a text', item('01013000', null), 'empty_description'],
    ['a text without a code', item('', 'Mules'), 'bad_code'],
    ['a code of letters', item('0101300O', 'Mules'), 'bad_code'],
    ['a code twice', item('0101 21 00', 'Again'), 'duplicate_code'],
  ])('is rejected for %s', (_what, added, code) => {
    expect(readCnList([...LIST, added])).toMatchObject({ lines: [], faults: [{ code }] });
  });

  it('reports unknown keys', () => {
    expect(readCnList([item('01012100', 'a', { colour: 1, heading: '0101' })]).ignoredColumns).toEqual([
      'colour',
    ]);
  });
});

it.each([[[]], [{}], [null], ['text'], [[5]], [[{ code: '1' }]], [[{ htsno: '0101' }]]])(
  'does not detect %j as such a list',
  (value) => {
    expect(isCnList(value)).toBe(false);
    expect(readCnList(value).faults).toMatchObject([{ code: 'unknown_format' }]);
  },
);
