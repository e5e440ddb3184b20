import { describe, expect, it } from '@jest/globals';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { suiteFolder } from '@svc/testkit/folder';
import { usExport } from '../../test/export-server.ts';
import { readScheduleFile, readScheduleLines } from './read-schedule-file.ts';

const folder = suiteFolder();

function file(name: string, content: string | Buffer): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

const EXPORT = JSON.stringify(usExport(3));

describe('a schedule file', () => {
  it('returns its lines in order, with codes and depths', async () => {
    const lines = await readScheduleLines('US', file('us.json', EXPORT));
    const coded = lines.filter(({ codeDigits }) => codeDigits !== null && codeDigits.startsWith('0106'));
    expect(coded.map(({ codeDigits }) => codeDigits)).toEqual([
      '0106',
      '01061900',
      '0106190010',
      '0106190011',
      '0106190012',
    ]);
  });

  it('can start with a byte order mark', async () => {
    expect(await readScheduleLines('US', file('us.json', `\ufeff${EXPORT}`))).toEqual(
      await readScheduleLines('US', file('us.json', EXPORT)),
    );
  });

  it('is a version named after the file and not a sample', async () => {
    const { version } = await readScheduleFile('US', file('hts-2026.json', EXPORT));
    expect(version).toMatchObject({ version: 'hts-2026.json', market: 'US', isDemo: false, isActive: true });
  });

  it.each([
    ['a web page', '<!doctype html><html><title>Maintenance</title></html>', /web page/],
    ['JSON that was cut off', EXPORT.slice(0, -20), /JSON|cut off/],
    ['a table of something else', 'name,price\nShirt,5\n', /columns|titles/],
  ])('is rejected with a message if it is %s', async (_what, content, words) => {
    const path = file('wrong.txt', content);
    await expect(readScheduleLines('US', path)).rejects.toMatchObject({
      name: 'CommandError',
      code: 'validation_error',
      message: 'wrong.txt is no whole schedule of US',
      errors: expect.arrayContaining([{ field: 'schedule', message: expect.stringMatching(words) }]),
    });
  });

  it.each([
    ['nothing', '', 'empty'],
    ['a broken workbook', Buffer.from('PK\u0003\u0004 no archive'), 'broken archive'],
    ['an old workbook', Buffer.from('d0cf11e0a1b11ae100000000', 'hex'), 'old workbook'],
  ])('is rejected as not a table if it is %s', async (_what, content, words) => {
    await expect(readScheduleLines('US', file('wrong.txt', content))).rejects.toMatchObject({
      code: 'validation_error',
      message: `--schedule is not a table: ${words}`,
    });
  });

  it('of another market is rejected', async () => {
    await expect(readScheduleLines('VN', file('us.json', EXPORT))).rejects.toMatchObject({
      message: 'us.json is no whole schedule of VN',
    });
  });

  it('that is missing is rejected with its option', async () => {
    await expect(readScheduleFile('US', join(folder, 'none.csv'))).rejects.toMatchObject({
      errors: [{ field: 'schedule' }],
    });
  });
});
