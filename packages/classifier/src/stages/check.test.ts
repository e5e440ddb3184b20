import { describe, expect, it } from '@jest/globals';
import type { Precedent } from '@svc/domain/rulings/precedent';
import { fixedModels, precedentsFrom, ruling, smallSchedule } from '../../test/small-schedule.ts';
import { answer, said } from '../../test/answer.ts';
import { brokenIn } from '../../test/findings.ts';
import { BLOCKING_FLAG_CODES, FLAG_CODES, type Flag } from '../classification.ts';
import { DEFAULT_THRESHOLDS } from '../options.ts';
import type { ScheduleIndex } from '../ports.ts';
import { check, type Decision } from './check.ts';
import { BLOCKING_FLAGS } from './check/flags.ts';
import { riskOf } from './check/status-and-risk.ts';
import { normalize } from './normalize.ts';
import { rank, type RankedLine } from './rank.ts';
import { retrieve } from './retrieve.ts';

const schedule = smallSchedule();

const decide = (
  description: string,
  line = DEFAULT_THRESHOLDS.line,
  ...precedents: readonly Precedent[]
): Promise<Decision> => decideOn(schedule, description, line, ...precedents);

const decideOn = async (
  schedule: ScheduleIndex,
  description: string,
  line = DEFAULT_THRESHOLDS.line,
  ...precedents: readonly Precedent[]
): Promise<Decision> => {
  const reading = normalize({ description, market: 'US' });
  const retrieval = await retrieve(reading, {
    schedule,
    precedents: precedentsFrom(...precedents),
    models: fixedModels('610910', 0.9),
  });
  return check(reading, retrieval, await rank(reading, retrieval, schedule), schedule, {
    ...DEFAULT_THRESHOLDS,
    line,
  });
};

const flag = (code: Flag['code']): Flag => ({ code, params: {} });

describe('risk', () => {
  it('is 70 without confidence plus 10 for each blocking flag, at most 99', () => {
    expect(riskOf(1, [])).toBe(0);
    expect(riskOf(0.5, [flag('demo_data')])).toBe(35);
    expect(riskOf(0.5, [flag('low_confidence'), flag('set_or_kit')])).toBe(55);
    expect(riskOf(0, BLOCKING_FLAG_CODES.map(flag))).toBe(99);
  });
});

describe('flags', () => {
  it('block for the eight of the specification, and for a sample without a line', () => {
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

  it('ask for a missing material in the text of the schedule', async () => {
    expect(await asked("women's knitted sweater")).toEqual(['branch_6110_0']);
  });
});

describe('check', () => {
  it('proposes at or above the threshold', async () => {
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

  it('fails the check of precedents elsewhere, and counts them', async () => {
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

  it('proposes no line that contradicts the description', async () => {
    const reading = normalize({ description: "men's knitted cotton T-shirt", market: 'US' });
    const retrieval = await retrieve(reading, {
      schedule,
      precedents: precedentsFrom(),
      models: fixedModels('610910', 0.9),
    });
    const ranking = await rank(reading, retrieval, schedule);
    const [first] = ranking.lines;
    if (first === undefined) throw new Error('a line expected');
    const statusWith = (change: Partial<RankedLine>): string => {
      const lines = ranking.lines.map((line, place) => (place === 0 ? { ...line, ...change } : line));
      return check(reading, retrieval, { ...ranking, lines }, schedule, DEFAULT_THRESHOLDS).status;
    };
    expect(statusWith({})).toBe('proposed');
    expect(statusWith({ findings: brokenIn(first, 'material') })).toBe('needs_review');
  });

  it('passes all checks of a clear case', async () => {
    const { checks } = await decide("men's knitted cotton T-shirt");
    expect(checks.map(({ ok }) => ok)).toEqual([true, true, true, true, true, true, true]);
  });

  it.each([
    ['leather handbag', '4202 (4 digits)'],
    [`leather handbag${' which closes with a zip and has a strap'.repeat(4)}`, '4202 (4 digits)'],
    ['handbag of reptile leather', '4202.10 (6 digits)'],
  ])('of %s suffices only down to a material that was compared: %s', async (goods, level) => {
    const rows = [
      ['42', 0, 'Articles of leather'],
      ['4202', 1, 'Handbags'],
      ['4202.10', 2, 'Of reptile leather'],
      ['4202.10.10.00', 3, 'Lined'],
      ['4202.10.90.00', 3, 'Unlined'],
      ['4202.90.00.00', 2, 'Other'],
    ] as const;
    const found = said(await answer(goods, rows, { likely: '420210' }));
    expect(found).toContain(`The code can be proposed down to ${level}`);
  });
});
