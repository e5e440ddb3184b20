import type { MessageParams } from '@svc/i18n/translate';
import { CHECK_KEYS, type Check } from '../../classification.ts';
import type { ScheduleVersion } from '../../ports.ts';
import { broken } from '../../compare/finding.ts';
import { rowName } from '../../compare/row-quotes.ts';
import { isDutyAvailable } from '../explain/duty.ts';
import type { RankedLine } from '../rank.ts';
import {
  contradictedByPrecedents,
  hasOfficialEvidence,
  legalConflict,
  precedentsAgainst,
  type Findings,
} from './flags.ts';

interface Outcome {
  readonly ok: boolean;
  /** Suffix of the message name: `<check>_ok`, `_failed` or `_absent`. */
  readonly found: 'ok' | 'failed' | 'absent';
  readonly params: MessageParams;
}

type Run = (findings: Findings, line: RankedLine) => Outcome;

const passed = (isOk: boolean, params: MessageParams): Outcome => ({
  ok: isOk,
  found: isOk ? 'ok' : 'failed',
  params,
});

const RUNS: Readonly<Record<Check['key'], Run>> = {
  code_is_declarable: (_, { line }) => passed(line.isLeaf, { code: line.code ?? '' }),
  code_in_version: ({ schedule }, { line }) =>
    passed(schedule.findByDigits(line.codeDigits ?? '') === line.position, {
      code: line.code ?? '',
      version: schedule.version.version,
    }),
  evidence_cited: ({ schedule }, line) =>
    passed(hasOfficialEvidence(line) && officialSourceCount(line, schedule.version) > 0, {
      count: officialSourceCount(line, schedule.version),
    }),
  attributes_consistent: (_, { findings }) => {
    const against = broken(findings);
    if (against.length > 0) {
      return passed(false, {
        attributes: against.map(({ row, words }) => `${words} × ${rowName(row)}`).join('; '),
      });
    }
    return findings.length > 0 ? passed(true, {}) : { ok: true, found: 'absent', params: {} };
  },
  legal_notes: (findings, line) => {
    const conflict = legalConflict(findings, line);
    return passed(conflict === null, { references: conflict?.reference ?? '' });
  },
  duty_available: ({ schedule }, { line }) =>
    passed(isDutyAvailable(line, schedule.version.market), { rate: line.dutyRate ?? '' }),
  precedents_agree: ({ retrieval }, line) => {
    if (contradictedByPrecedents(retrieval, line)) {
      return passed(false, { count: precedentsAgainst(retrieval, line).length });
    }
    const count = line.precedents.length;
    return count > 0 ? passed(true, { count }) : { ok: true, found: 'absent', params: {} };
  },
};

/** Runs every check on the first line; empty without one. */
export function runChecks(findings: Findings): Check[] {
  const [first] = findings.ranking.lines;
  if (first === undefined) return [];
  return CHECK_KEYS.map((key) => {
    const { ok, found, params } = RUNS[key](findings, first);
    return { key, ok, detail: { key: `${key}_${found}`, params } };
  });
}

/**
 * Number of official texts cited for a line: its own, unless the schedule is a sample, and rulings on similar goods.
 */
function officialSourceCount({ precedents }: RankedLine, { isDemo }: ScheduleVersion): number {
  return (isDemo ? 0 : 1) + precedents.filter(({ source }) => source === 'ruling').length;
}
