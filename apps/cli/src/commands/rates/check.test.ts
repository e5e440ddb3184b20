import { describe, expect, it } from '@jest/globals';
import { forSuite } from '@svc/testkit/suite';
import { sharedDataFile } from '@svc/testkit/shared-data';
import { openTestTariff, runAlone } from '../../../test/test-tariff.ts';

const CSV = `code,indent,description,unit,duty_rate,special_rate,column2_rate,additional_duties
0101,0,Horses,,,,,
0101.21.00,1,Horses for breeding,,Free,"Free (A,AU)",37% /,
0101.21.00.10,2,Mares,No.,,,,
0101.29.00,1,Other horses,No.,Free,,20%,
`;

const tariff = forSuite(openTestTariff);

describe('rates check', () => {
  it('lists the unreadable texts of a file, with line and position', async () => {
    const file = tariff.file('us.csv', CSV);
    const { code, stdout } = await runAlone(['rates', 'check', '--market', 'US', '--schedule', file]);

    expect([code, stdout.split('\n')[0]]).toEqual([0, '3 of 4 rate texts of us.csv are read (75.00 %)']);
    expect(stdout).toContain('0101.21.00 column2, 2 lines: "37% /" is not read at "37% /"');
  });

  it('reports that a market has no schedule', async () => {
    expect((await tariff.run('rates', 'check', '--market', 'US')).code).not.toBe(0);
  });

  const official = sharedDataFile('us/hts-2026-rev4.csv');
  if (official !== null) {
    it('reads all but three texts of the official schedule', async () => {
      const { stdout } = await runAlone([
        'rates',
        'check',
        '--market',
        'US',
        '--schedule',
        official,
        '--json',
      ]);
      const { texts, unread } = JSON.parse(stdout) as { texts: number; unread: unknown[] };

      expect(texts).toBeGreaterThan(2000);
      expect(unread.length / texts).toBeLessThan(0.005);
    });
  }
});
