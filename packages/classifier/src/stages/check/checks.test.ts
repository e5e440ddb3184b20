import { describe, expect, it } from '@jest/globals';
import { likely, lineOf, lineWith, rankedBy } from '../../../test/ranked.ts';
import { ruling, smallSchedule } from '../../../test/small-schedule.ts';
import type { Check } from '../../classification.ts';
import { DEFAULT_THRESHOLDS } from '../../options.ts';
import { brokenIn } from '../../../test/findings.ts';
import { aimOf } from './aim.ts';
import type { RankedLine } from '../rank.ts';
import { runChecks } from './checks.ts';
import type { Findings } from './flags.ts';

const schedule = smallSchedule();
const found = await rankedBy(schedule, 'leather handbag', {
  precedents: [ruling('N1', '4202.21.00.00', 0.8), ruling('N2', '4202.21.00.00', 0.7)],
});
const line = likely(lineOf(found.ranking, '4202.21.00.00'), 0.9);
const [leather] = line.findings.length > 0 ? line.findings : brokenIn(line, 'material');
const MET = leather === undefined ? [] : [{ ...leather, verdict: 'meets' as const }];

const checked = (key: Check['key'], change: Partial<RankedLine> = {}, more: Partial<Findings> = {}) => {
  const ranking = { lines: [{ ...line, findings: MET, ...change }], considered: 1, isSettled: false };
  const findings = {
    ...found,
    ranking,
    questions: [],
    aim: aimOf({ heading: 1, subheading: 1, line: 1 }, DEFAULT_THRESHOLDS, null),
    conditions: [],
    isOutsideSample: false,
    ...more,
  };
  return runChecks(findings).find((check) => check.key === key);
};

const tree = (change: Partial<RankedLine['line']>): Partial<RankedLine> => ({
  line: lineWith(line.line, change),
});

describe('runChecks', () => {
  it('checks nothing if no line is proposed', () => {
    const none = { lines: [], considered: 0, isSettled: false };
    expect(checked('code_is_declarable', {}, { ranking: none })).toBeUndefined();
  });

  it.each<[Check['key'], string, Partial<RankedLine>]>([
    ['code_is_declarable', 'a row that goods are not declared under', tree({ isLeaf: false })],
    ['code_in_version', 'a code that the version does not have', tree({ codeDigits: '4202210001' })],
    ['code_in_version', 'another line of the version under the same code', tree({ position: 1 })],
    ['attributes_consistent', 'a condition that a fact breaks', { findings: brokenIn(line, 'gender') }],
    ['duty_available', 'a line without a rate', tree({ dutyRate: null })],
    ['duty_available', 'a rate that only refers to a note', tree({ dutyRate: 'See U.S. note 1' })],
  ])('%s fails for %s', (key, _, change) => {
    expect(checked(key)).toMatchObject({ ok: true, detail: { key: `${key}_ok` } });
    expect(checked(key, change)).toMatchObject({ ok: false, detail: { key: `${key}_failed` } });
  });

  it('names the terms and the violated condition, and claims nothing without a comparison', () => {
    const { detail } = checked('attributes_consistent', { findings: brokenIn(line, 'gender') }) ?? {};
    expect(detail?.params).toEqual({
      attributes: 'of another gender × 4202.21.00.00 “With outer surface of leather”',
    });
    expect(checked('attributes_consistent', { findings: [] })?.detail.key).toBe(
      'attributes_consistent_absent',
    );
  });

  it('counts the schedule text and each ruling as official sources, but no decision', () => {
    const decided = line.precedents.map((each) => ({ ...each, source: 'decision' as const }));
    expect(checked('evidence_cited')?.detail.params).toEqual({ count: 3 });
    expect(checked('evidence_cited', { precedents: decided })?.detail.params).toEqual({ count: 1 });
  });

  it('does not count the text of a sample as official', () => {
    const sample = smallSchedule({ isDemo: true });
    expect(checked('evidence_cited', {}, { schedule: sample })).toMatchObject({
      ok: true,
      detail: { params: { count: 2 } },
    });
    expect(checked('evidence_cited', { precedents: [] }, { schedule: sample })).toMatchObject({
      ok: false,
      detail: { params: { count: 0 } },
    });
  });

  it('passes a line without precedents, and reports that there are none', () => {
    const retrieval = { ...found.retrieval, precedents: [], cited: [] };
    expect(checked('precedents_agree', { precedents: [] }, { retrieval })).toEqual({
      key: 'precedents_agree',
      ok: true,
      detail: { key: 'precedents_agree_absent', params: {} },
    });
    expect(checked('precedents_agree')?.detail).toEqual({ key: 'precedents_agree_ok', params: { count: 2 } });
  });
});
