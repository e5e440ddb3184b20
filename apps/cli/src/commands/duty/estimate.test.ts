import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { runAlone } from '../../../test/test-tariff.ts';

const SAMPLE = fileURLToPath(new URL('../../../../../prisma/seed/sample/us.csv', import.meta.url));
const duty = (...argv: string[]) => runAlone(['duty', '--schedule', SAMPLE, ...argv]);

describe('duty', () => {
  // 16.5 % + 7.5 % of 1,000 = 240.
  it('shows the measures applied and the total duty', async () => {
    const options = [
      '--code',
      '6109.10.00.12',
      '--origin',
      'China',
      '--value',
      '1000',
      '--date',
      '2024-06-01',
    ];
    const { code, stdout } = await duty(...options);

    expect(code).toBe(0);
    expect(stdout).toContain('Customs duty: 16.5% = 165.00');
    expect(stdout).toContain('list 4A: 7.5% = 75.00');
    expect(stdout).toContain('in all: 24 %, 240.00 USD');
    const json = JSON.parse((await duty(...options, '--json')).stdout);
    expect(json).toMatchObject({ code: '6109.10.00.12', origin: 'CN', effective_pct: 24, amount: '240.00' });
  });

  it('first reports that the law of the day is unknown', async () => {
    const { stdout } = await duty('--code', '6109.10.00.12', '--origin', 'CN', '--date', '2999-01-01');

    expect(stdout).toMatch(/^Duties are not known after \d{1,2} \w{3} \d{4}/);
  });

  it('accepts the inputs required by measures', async () => {
    const { stderr } = await duty('--code', '6109.10.00.12', '--inputs', 'civil_aircraft');

    expect(stderr).toContain('--inputs must be pairs such as civil_aircraft=true');
  });

  it('names the missing inputs', async () => {
    const { stdout } = await duty('--code', '0409.00.00.45', '--origin', 'AR');

    expect(stdout).toContain('missing: weight_kg (kg): The duty is per quantity');
  });

  it.each([
    [['--code', '9999.99'], '--code 9999.99 is not in version us.csv'],
    [['--code', '6109.10.00'], 'is divided further'],
    [['--code', '6109.10.00.12', '--origin', 'Atlantis'], '--origin'],
    [['--code', '6109.10.00.12', '--value', 'much'], '--value must be a number'],
    [['--code', '6109.10.00.12', '--unit', 'furlong'], '--unit'],
    [['--code', '6109.10.00.12', '--preference', 'ATLANTIS'], '--preference'],
    [['--code', '6109.10.00.12', '--applicable-code', '6109.10.00'], '--applicable-code 6109.10.00 is no'],
  ])('rejects %j', async (argv, words) => {
    const { code, stderr } = await duty(...argv);
    expect(code).not.toBe(0);
    expect(stderr).toContain(words);
  });
});
