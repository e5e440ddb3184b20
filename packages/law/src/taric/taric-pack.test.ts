import { describe, expect, it } from '@jest/globals';
import { Decimal } from '@svc/tariff/rates/decimal';
import { readTaric } from '@svc/tariff/schedule/eu/read-taric';
import { dutyRequest, type Given } from '../../test/duty-request.ts';
import { estimateDuty } from '../duty/estimate-duty.ts';
import { indexLaw } from '../law.ts';
import { readPack } from '../pack/read-pack.ts';
import { shippedFiles } from '../shipped-packs.ts';
import { readAct } from './act.ts';
import { taricPack } from './taric-pack.ts';

const HEADER = [
  'Goods code',
  'Add code',
  'Order No.',
  'Start date',
  'End date',
  'Legal base',
  'Duty',
  'Origin code',
  'Meas. type code',
];
/** A workbook of the Commission as an operator has it: a new act, an amended one, a suspension that ended. */
const ROWS = [
  ['8712003000', 'C999', '', '01-09-2026', '', 'R0900/26', '50.000 %', 'CN', '552'],
  [
    '8712003000',
    'B772',
    '',
    '01-09-2026',
    '',
    'R0900/26',
    'Cond: A cert: D-008 (01):21.000 % ; A (01):50.000 %',
    'CN',
    '552',
  ],
  ['8712003010', '', '', '01-09-2026', '', 'R0900/26', '50.000 %', '1011', '552'],
  ['9503004100', 'C999', '', '01-09-2026', '31-08-2027', 'R0901/26', '12.500 EUR TNE', 'VN', '554'],
  ['2818109199', 'C999', '', '17-01-2026', '', 'R0114/26', '90.000 %', 'KR', '552'],
  [
    '2818109199',
    '89RI',
    '',
    '17-01-2026',
    '',
    'R0114/26',
    'Cond: A cert: K-526 (01):NIHIL ; A (01):90.000 %',
    'KR',
    '552',
  ],
  ['2933399910', '', '', '01-07-2026', '', 'R2605/25', '0.000 %', '1011', '112'],
  ['2933399920', '', '', '01-07-2026', '31-08-2026', 'R2605/25', '0.000 %', '1011', '112'],
  ['6205901010', '', '09.0106', '01-01-2026', '31-12-2026', 'R0032/00', '0.000 %', '2301', '122'],
  ['6205901010', '', '09.0107', '01-01-2026', '31-12-2026', 'R0033/00', '4.000 %', 'IN', '143'],
];
const { measures } = readTaric([HEADER, ...ROWS]);
const files = taricPack(shippedFiles('EU'), measures, { id: 'eu-taric-2026-09-15', day: '2026-09-15' });
const { pack, faults } = readPack(files);

function amountOf(given: Given): string | undefined {
  if (pack === null) throw new Error('the pack cannot be read');
  return estimateDuty(
    dutyRequest('EU', { date: '2026-09-15', value: 1000, ...given }),
    indexLaw(pack),
  ).amount?.toFixed();
}

describe('an EU pack from a TARIC workbook', () => {
  it('is valid, dated, and complete beyond the tables', () => {
    expect(faults).toEqual([]);
    expect(pack).toMatchObject({ id: 'eu-taric-2026-09-15', knownUntil: '2026-09-15', market: 'EU' });
    expect(pack?.measures.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['eu-steel/2', 'eu-ban-wood-russia']),
    );
  });

  it.each([
    [
      'the rate of a company, with its declaration',
      { firm_code: 'B772', invoice_declaration: 'true' },
      '350',
    ],
    ['the rate without the declaration', { firm_code: 'B772', invoice_declaration: 'false' }, '640'],
    ['the rate of all others', { firm_code: 'A111' }, '640'],
  ])('has the workbook’s trade defence: %s', (_what, facts, amount) => {
    expect(amountOf({ code: '8712003090', rate: '14%', origin: 'CN', facts })).toBe(amount);
  });

  it('excludes an origin with a separate measure from one on every origin', () => {
    expect(amountOf({ code: '8712003010', rate: '14%', origin: 'CN', facts: { firm_code: 'C999' } })).toBe(
      '640',
    );
    expect(amountOf({ code: '8712003010', rate: '14%', origin: 'TH' })).toBe('640');
  });

  it('charges no additional duty within the quota that the act opens', () => {
    const alumina = (facts: Readonly<Record<string, string>>) =>
      amountOf({ code: '2818109199', rate: '5.2%', origin: 'KR', facts });
    expect(alumina({ firm_code: '89RI', within_quota: 'true' })).toBe('52');
    expect(alumina({ firm_code: '89RI', within_quota: 'false' })).toBe('952');
  });

  it('has specific duties, and suspensions in force on its date', () => {
    const toys = { code: '9503004100', rate: '0%', origin: 'VN', kg: 2000, facts: { firm_code: 'C999' } };
    expect(amountOf(toys)).toBe(new Decimal('25').toFixed());
    expect(amountOf({ code: '2933399910', rate: '6.5%', origin: 'CN' })).toBe('0');
    expect(amountOf({ code: '2933399920', rate: '6.5%', origin: 'CN' })).toBe('65');
    expect(amountOf({ code: '2933399910', rate: '6.5%', origin: 'RU' })).toBe('65');
  });

  it('has tariff quotas by order number: lowest rate within, general rate by default', () => {
    const shirt = (origin: string, facts: Readonly<Record<string, string>>) =>
      amountOf({ code: '6205901010', rate: '12%', origin, facts });
    expect(pack?.measures.filter(({ program }) => program === 'tariff_quota')).toMatchObject([
      { heading: '09.0106', legalBasis: 'Regulation (EU) No 32/2000', to: '2026-12-31' },
      { heading: '09.0107', rateText: '4%' },
    ]);
    expect(shirt('IN', { within_quota: 'true' })).toBe('0');
    expect(shirt('IN', {})).toBe('120');
    expect(shirt('CN', { within_quota: 'true' })).toBe('120');
  });
});

describe('readAct', () => {
  it.each([
    ['R1926/25', 'Regulation (EU) 2025/1926', '32025R1926'],
    ['R0978/12', 'Regulation (EU) No 978/2012', '32012R0978'],
    ['Reg 2025/835', 'Regulation (EU) 2025/835', '32025R0835'],
    ['Reg 1006/2011', 'Regulation (EU) No 1006/2011', '32011R1006'],
    ['Dec 2026/183', 'Decision (EU) 2026/183', '32026D0183'],
    ['R2658/87', 'Regulation (EU) No 2658/1987', '31987R2658'],
  ])('%s is %s', (text, title, celex) => {
    expect(readAct(text).title).toBe(title);
    expect(readAct(text).url).toMatch(new RegExp(`CELEX:${celex}$`));
  });

  it('leaves other text unchanged', () => expect(readAct('A1/2').title).toBe('A1/2'));
});
