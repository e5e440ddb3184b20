import { describe, expect, it } from '@jest/globals';
import { precedentsFrom, smallSchedule } from '../../../test/small-schedule.ts';
import { classify } from '../../pipeline.ts';
import type { ScheduleVersion } from '../../ports.ts';

async function urlOf(version: Partial<ScheduleVersion>): Promise<string | null | undefined> {
  const { result } = await classify(
    { description: 'leather handbag', market: 'US' },
    { schedule: smallSchedule(version), models: null, precedents: precedentsFrom() },
    { language: 'en' },
  );
  const code = result.recommended?.code_digits ?? '';
  return result.sources.find(({ key }) => key === `schedule:${code}`)?.url;
}

describe('the source of a line', () => {
  it('is the publication of its version, else the page of its authority', async () => {
    expect(await urlOf({ sourceUrl: 'https://hts.usitc.gov/file' })).toBe('https://hts.usitc.gov/file');
    expect(await urlOf({ sourceUrl: null })).toMatch(/^https:\/\/hts\.usitc\.gov\/search\?query=4202\d+$/);
  });

  it('is absent for sample data, and if the authority has no page', async () => {
    expect(await urlOf({ sourceUrl: null, isDemo: true })).toBeNull();
    expect(await urlOf({ sourceUrl: null, market: 'VN' })).toBeNull();
  });
});
