import type { Language } from '@svc/i18n/language';
import type { ClassificationResult, LegalFinding, RetrievalReport } from '../classification.ts';
import type { CodedSentences } from '../coded-sentences.ts';
import type { ScheduleIndex, ScheduleVersion } from '../ports.ts';
import type { Reading } from '../reading.ts';
import type { Decision } from './check.ts';
import { candidateOf, candidateReasons, type CandidateContext } from './explain/candidate.ts';
import { generalRules, noteAgainst, noteFinding } from './explain/legal-findings.ts';
import { openPoints, withoutOpenRests } from './explain/open-points.ts';
import { sourcesOf } from './explain/sources.ts';
import { reasonsFor } from './explain/statements.ts';
import {
  missingOf,
  narrowedBy,
  questionCodes,
  summaryCodes,
  uncertaintiesOf,
  wordMissing,
  wordNarrowed,
  wordQuestions,
  wordSentence,
} from './explain/summary.ts';
import { wordReasons } from './explain/word-reason.ts';
import { wordsIn, type Words } from './explain/words.ts';
import type { RankedLine } from './rank.ts';
import type { Retrieval } from './retrieve.ts';

export interface Explanation {
  readonly result: ClassificationResult;
  readonly missingInfo: readonly string[];
}

const datasetOf = (version: ScheduleVersion): ClassificationResult['dataset'] => ({
  id: version.id,
  market: version.market,
  version: version.version,
  name: version.name,
  is_demo: version.isDemo,
  source_name: version.sourceName,
  source_url: version.sourceUrl,
});

const retrievalReport = (
  retrieval: Retrieval,
  considered: number,
  schedule: ScheduleIndex,
  words: Words,
): RetrievalReport => {
  const hasModel = retrieval.predictions !== null;
  const codes = narrowedBy(hasModel, retrieval.failed);

  return {
    mode: hasModel ? 'hybrid' : 'lexical',
    reason: wordNarrowed(codes, words),
    reason_codes: codes,
    embedded: hasModel ? schedule.leafCount() : 0,
    candidates: considered,
    legs: retrieval.legs,
  };
};

/** The general rules, and each note that excludes the goods of the first line's heading from another heading. */
const legalOf = (
  reading: Reading,
  first: RankedLine,
  lines: readonly RankedLine[],
  words: Words,
): LegalFinding[] => {
  const notes = new Map(
    lines.flatMap((line) => noteAgainst(line, first) ?? []).map((note) => [note.reference, note]),
  );
  return [
    ...generalRules(reading, words),
    ...[...notes.values()].map((note) => noteFinding(note, first, words)),
  ];
};

const shownOf = (lines: readonly RankedLine[], context: CandidateContext) =>
  lines.map((line) => {
    const ofLine = candidateReasons(line, lines[0] ?? line, context);
    return { ofLine, candidate: candidateOf(line, lines[0] ?? line, ofLine, context) };
  });

/** Renders a decision in the lookup's language; official texts stay in the schedule's language. */
export function explain(
  reading: Reading,
  retrieval: Retrieval,
  decision: Decision,
  schedule: ScheduleIndex,
  language: Language,
): Explanation {
  const words = wordsIn(language);
  const { lines, considered } = decision.ranking;
  const [first] = lines;
  const open = openPoints(reading, retrieval, decision, schedule);
  const reasons = withoutOpenRests(reasonsFor(reading, schedule, lines, decision), open);
  const shown = shownOf(lines, { schedule, words, confidence: decision.confidence, reasons });
  const [recommended = null, ...alternatives] = shown.map(({ candidate }) => candidate);
  const coded: CodedSentences = {
    summary: summaryCodes(decision),
    deciding_factors: reasons,
    open,
    missing: missingOf(reading, decision),
    alternatives: shown.slice(1).map(({ ofLine }) => ofLine),
    questions: questionCodes(decision.questions),
  };
  const result: ClassificationResult = {
    status: decision.status,
    lang: language,
    recommended,
    tentative: decision.status !== 'proposed',
    confidence_by_digits: {
      heading: decision.confidences.heading,
      subheading: decision.confidences.subheading,
      line: decision.confidences.line,
    },
    alternatives,
    summary: wordSentence(coded.summary, words),
    deciding_factors: wordReasons(reasons, words),
    uncertainties: [...wordReasons(open, words), ...uncertaintiesOf(decision.flags, words)],
    coded,
    questions: wordQuestions(decision.questions, words),
    flags: decision.flags,
    sources: sourcesOf(first, retrieval, schedule.version),
    checks: decision.checks,
    legal: first === undefined ? [] : legalOf(reading, first, lines, words),
    dataset: datasetOf(schedule.version),
    retrieval: retrievalReport(retrieval, considered, schedule, words),
  };

  return { result, missingInfo: wordMissing(coded.missing, words) };
}
