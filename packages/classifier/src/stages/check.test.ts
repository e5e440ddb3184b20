import { describe, expect, it } from '@jest/globals';
import { precedentsFrom, ruling, smallSchedule } from '../../test/small-schedule.ts';
import { calibrate } from '../calibration.ts';
import { BLOCKING_FLAG_CODES, FLAG_CODES, type Flag } from '../classification.ts';
import { DEFAULT_THRESHOLDS } from '../options.ts';
import type { Precedent } from '../ports.ts';
import { check, type Decision } from './check.ts';
import { BLOCKING_FLAGS } from './check/flags.ts';
import { riskLevelOf, riskOf } from './check/risk.ts';
import { normalize } from './normalize.ts';
import { rank } from './rank.ts';
import { retrieve } from './retrieve.ts';

const schedule = smallSchedule();

const decide = async (
  description: string,
  proposal = DEFAULT_THRESHOLDS.proposal,
  ...precedents: readonly Precedent[]
): Promise<Decision> => {
  const reading = normalize({ description, market: 'US' });
  const retrieval = await retrieve(reading, {
    schedule,
    precedents: precedentsFrom(...precedents),
    models: null,
  });
  return check(reading, retrieval, await rank(reading, retrieval, schedule), schedule, { proposal });
};

const flag = (code: Flag['code']): Flag => ({ code, params: {} });

describe('risk', () => {
  it('is 70 for no confidence and 10 for each blocking flag, at most 99', () => {
    expect(riskOf(1, [])).toBe(0);
    expect(riskOf(0.5, [flag('demo_data')])).toBe(35);
    expect(riskOf(0.5, [flag('low_confidence'), flag('set_or_kit')])).toBe(55);
    expect(riskOf(0, BLOCKING_FLAG_CODES.map(flag))).toBe(99);
  });

  it.each([
    [29, 'low'],
    [30, 'medium'],
    [59, 'medium'],
    [60, 'high'],
  ])('%i is %s', (risk, level) => expect(riskLevelOf(risk)).toBe(level));
});

describe('flags', () => {
  it('blocks by the eight of the specification, and by a sample without a line', () => {
    expect([...BLOCKING_FLAGS].sort()).toEqual(
      'close_alternatives legal_conflict low_confidence missing_attributes no_official_evidence not_goods not_in_sample precedent_conflict set_or_kit'.split(
        ' ',
      ),
    );
    expect(FLAG_CODES.length).toBe(14);
  });
});

describe('check', () => {
  it('proposes at the threshold and above', async () => {
    const sure = await decide("men's knitted cotton T-shirt");
    expect(sure.status).toBe('proposed');
    const stricter = await decide("men's knitted cotton T-shirt", sure.confidence + 0.0001);
    expect(stricter.status).toBe('needs_review');
    expect(stricter.flags.map(({ code }) => code)).toContain('low_confidence');
    expect((await decide("men's knitted cotton T-shirt", sure.confidence)).status).toBe('proposed');
  });

  it('does not propose against a blocking flag', async () => {
    const set = await decide("gift set of men's knitted cotton T-shirt");
    expect(set.status).not.toBe('proposed');
  });

  it('fails the check of precedents that stand elsewhere, and says how many', async () => {
    const { checks } = await decide(
      'leather handbag',
      0.6,
      ruling('N1', '6403.99.00.00', 0.7),
      ruling('N2', '8413.70.00.00', 0.1),
    );
    expect(checks.find(({ key }) => key === 'precedents_agree')).toEqual({
      key: 'precedents_agree',
      ok: false,
      detail: { key: 'precedents_agree_failed', params: { count: 1 } },
    });
  });

  it('passes all checks of a clear case', async () => {
    const { checks } = await decide("men's knitted cotton T-shirt");
    expect(checks.map(({ ok }) => ok)).toEqual([true, true, true, true, true, true, true]);
  });
});

describe('calibrate', () => {
  it('rises with the probability and stays within 0 and 1', () => {
    const scale = { bias: 0.1, slope: 1.2 };
    const confidences = [0, 0.01, 0.2, 0.5, 0.8, 0.99, 1].map((share) => calibrate(share, scale));
    expect([...confidences].sort((a, b) => a - b)).toEqual(confidences);
    expect(Math.min(...confidences)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...confidences)).toBeLessThanOrEqual(1);
  });
});
