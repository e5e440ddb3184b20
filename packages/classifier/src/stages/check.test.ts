import { describe, expect, it } from '@jest/globals';
import type { Precedent } from '@svc/domain/rulings/precedent';
import { precedentsFrom, ruling, smallSchedule } from '../../test/small-schedule.ts';
import { packagedModels } from '@svc/text-model/packaged-models';
import { calibrate } from '../calibration.ts';
import { BLOCKING_FLAG_CODES, FLAG_CODES, type Flag } from '../classification.ts';
import { DEFAULT_THRESHOLDS } from '../options.ts';
import type { ScheduleIndex } from '../ports.ts';
import type { Reading } from '../reading.ts';
import { check, type Decision } from './check.ts';
import { BLOCKING_FLAGS } from './check/flags.ts';
import { leftByMaterial } from './check/question-options.ts';
import { riskOf } from './check/status-and-risk.ts';
import { normalize } from './normalize.ts';
import { rank, type RankedLine } from './rank.ts';
import { retrieve } from './retrieve.ts';

const schedule = smallSchedule();

const decide = (
  description: string,
  proposal = DEFAULT_THRESHOLDS.proposal,
  ...precedents: readonly Precedent[]
): Promise<Decision> => decideOn(schedule, description, proposal, ...precedents);

const decideOn = async (
  schedule: ScheduleIndex,
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

describe('questions', () => {
  const sweaters = smallSchedule({}, [
    ['61', 0, 'Articles of apparel, knitted or crocheted'],
    ['6110', 1, 'Sweaters and similar articles, knitted or crocheted'],
    ['6110.11.00.00', 2, 'Of wool', '16%'],
    ['6110.30.00.00', 2, 'Of man-made fibers', '32%'],
    ['6110.90.00.00', 2, 'Of other textile materials', '6%'],
  ]);
  const asked = async (description: string) =>
    (await decideOn(sweaters, description)).questions.map(({ attribute }) => attribute);

  it('ask for the material in the words of the schedule where none is given', async () => {
    expect(await asked("women's knitted sweater")).toEqual(['branch_6110_0']);
  });

  it.each([
    ["women's knitted sweater, 100% acrylic", ['6110.30.00.00']],
    ['여성용 니트 스웨터, 아크릴 100%', ['6110.30.00.00']],
    ["women's knitted sweater", ['6110.11.00.00', '6110.30.00.00', '6110.90.00.00']],
  ])(
    'do not part by the material that was given in the words of the schedule: %s',
    async (description, left) => {
      const reading = normalize({ description, market: 'US' });
      const precedents = precedentsFrom();
      const retrieval = await retrieve(reading, { schedule: sweaters, precedents, models: null });
      const { lines } = await rank(reading, retrieval, sweaters);
      const codes = leftByMaterial(reading, sweaters, lines).map(({ line }) => line.code);
      expect(new Set(codes)).toEqual(new Set(left));
    },
  );
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

  it('asks for a confidence of 0.9 where the text may be too vague', async () => {
    const reading = normalize({ description: "men's knitted cotton T-shirt", market: 'US' });
    const retrieval = await retrieve(reading, { schedule, precedents: precedentsFrom(), models: null });
    const ranking = await rank(reading, retrieval, schedule);
    const predicted = packagedModels().predict({ description: reading.normalized.raw_description });
    const checked = (vague: number) =>
      check(
        reading,
        { ...retrieval, predictions: { ...predicted, vague } },
        ranking,
        schedule,
        DEFAULT_THRESHOLDS,
      );

    expect(checked(0.001).status).toBe('proposed');
    expect(checked(0.01).flags).toContainEqual({
      code: 'low_confidence',
      params: { confidence: checked(0.01).confidence, threshold: 0.9 },
    });
  });

  it('asks for a confidence of 0.85 where the text has six words or fewer and states no attribute', async () => {
    const reading = normalize({ description: "men's knitted cotton T-shirt", market: 'US' });
    const retrieval = await retrieve(reading, { schedule, precedents: precedentsFrom(), models: null });
    const [line, ...others] = (await rank(reading, retrieval, schedule)).lines;
    if (line === undefined) throw new Error('a line expected');
    // Calibrated for the US, a probability of 0.9 is a confidence of 0.70.
    const ranking = {
      lines: [{ ...line, scores: { ...line.scores, final: 0.9 } }, ...others],
      considered: 1,
      isSettled: false,
    };
    const checked = (clean_description: string, facts: Reading['facts'] = new Map()) => {
      const described = { ...reading, facts, normalized: { ...reading.normalized, clean_description } };
      return check(described, retrieval, ranking, schedule, DEFAULT_THRESHOLDS);
    };

    expect(checked('shirt with the collar and two large pockets').status).toBe('proposed');
    expect(checked('shirt with collar and pockets', new Map([['gender', 'men']])).status).toBe('proposed');
    const brief = checked('shirt with collar and two pockets');
    expect(brief.status).toBe('needs_review');
    expect(brief.flags).toContainEqual({
      code: 'low_confidence',
      params: { confidence: brief.confidence, threshold: 0.85 },
    });
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

  it('proposes no line that its own words or a legal note speak against', async () => {
    const reading = normalize({ description: "men's knitted cotton T-shirt", market: 'US' });
    const retrieval = await retrieve(reading, { schedule, precedents: precedentsFrom(), models: null });
    const ranking = await rank(reading, retrieval, schedule);
    const statusWith = (change: Partial<RankedLine>): string => {
      const lines = ranking.lines.map((line, place) => (place === 0 ? { ...line, ...change } : line));
      return check(reading, retrieval, { ...ranking, lines }, schedule, DEFAULT_THRESHOLDS).status;
    };
    expect(statusWith({})).toBe('proposed');
    expect(statusWith({ contradictions: ['material'] })).toBe('needs_review');
    expect(statusWith({ legal: { status: 'conditional', penalty: 0, rules: [] } })).toBe('needs_review');
  });

  it('fails the check of legal notes where one takes the goods out', async () => {
    const reading = normalize({ description: 'plastic toy', market: 'US' });
    const rows = [
      ['39', 0, 'Plastics'],
      ['3926', 1, 'Other articles of plastics, toys'],
      ['3926.90.99.89', 2, 'Toy articles'],
    ] as const;
    const plastics = smallSchedule({}, rows);
    const ports = { schedule: plastics, precedents: precedentsFrom(), models: null };
    const retrieval = await retrieve(reading, ports);
    const ranking = await rank(reading, retrieval, plastics);
    const { checks } = check(reading, retrieval, ranking, plastics, DEFAULT_THRESHOLDS);
    expect(checks.find(({ key }) => key === 'legal_notes')).toMatchObject({ ok: false });
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
