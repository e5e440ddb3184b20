import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { forSuite } from '@svc/testkit/suite';
import { openTestTariff } from '../../../test/test-tariff.ts';

const tariff = forSuite(openTestTariff);
const db = () => tariff.database.client;

async function stage(version: string): Promise<string> {
  const id = createHash('md5').update(version).digest('hex');
  await db().dataset.create({
    data: {
      id,
      market: 'US',
      version,
      name: version,
      state: 'staged',
      nationalDigits: 10,
      loadedAt: new Date(),
    },
  });
  return id;
}

describe('datasets correct', () => {
  const correct = (version: string, ...options: readonly string[]) =>
    tariff.json('datasets', 'correct', '--market', 'US', '--version', version, ...options);

  it('replaces the given fields, with the rate dates in the lines, and records the old ones', async () => {
    const datasetId = await stage('dated');
    const line = { datasetId, position: 1, parent: null, code: '0101', codeDigits: '0101', level: 'heading' };
    const rated = {
      ...line,
      indent: 0,
      isLeaf: true,
      description: 'Horses',
      extra: { rate_date: '2021-01-01' },
    };
    await db().tariffLine.createMany({
      data: [rated, { ...rated, position: 2, code: '0102', codeDigits: '0102', extra: {} }],
    });

    const options = ['--effective-date', '2026-03-01', '--rates-date', '2026-07-12', '--notes', 'July'];
    const { json } = await correct('dated', ...options, '--source-url', 'https://example.org/rates');
    expect(json['corrected']).toEqual({
      'effective-date': { from: null, to: '2026-03-01' },
      'rates-date': { from: '2021-01-01', to: '2026-07-12' },
      'source-url': { from: null, to: 'https://example.org/rates' },
      notes: { from: null, to: 'July' },
    });
    const { effectiveDate, officialDomains, name } = await db().dataset.findUniqueOrThrow({
      where: { id: datasetId },
    });
    expect([effectiveDate, name]).toEqual([new Date('2026-03-01'), 'dated']);
    expect(officialDomains).toContain('example.org');
    const lines = await db().tariffLine.findMany({ where: { datasetId }, orderBy: { position: 'asc' } });
    expect(lines.map(({ extra }) => extra)).toEqual([{ rate_date: '2026-07-12' }, {}]);
    expect(await db().auditEntry.findFirst({ where: { action: 'dataset.correct' } })).toMatchObject({
      subject: 'US dated',
      details: { notes: { from: null, to: 'July' } },
    });
  });

  it.each([
    ['dated', [], 'nothing to correct'],
    ['none', ['--name', 'N'], 'none of US is not loaded'],
    ['bare', ['--rates-date', '2026-07-12'], 'has no lines with rates from a table'],
  ])('rejects %s %j', async (version, options, words) => {
    if (version === 'bare') await stage(version);
    const { code, json } = await correct(version, ...options);
    expect([code, json['detail']]).toEqual([1, expect.stringContaining(words)]);
  });
});
