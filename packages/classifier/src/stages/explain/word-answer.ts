import type { Language } from '@svc/i18n/language';
import { translator } from '@svc/i18n/translate';
import type { Candidate, ClassificationResult } from '../../classification.ts';
import type { CandidateReasons, CodedSentences } from '../../coded-sentences.ts';
import { wordCandidate } from './candidate.ts';
import { wordDuty } from './duty.ts';
import { wordFinding } from './legal-findings.ts';
import { uncertaintiesOf, wordMissing, wordNarrowed, wordQuestion, wordSentence } from './summary.ts';
import { wordReasons } from './word-reason.ts';
import { wordsIn } from './words.ts';

type Written = Pick<
  ClassificationResult,
  'recommended' | 'alternatives' | 'questions' | 'flags' | 'legal' | 'retrieval'
>;

const NO_REASONS: CandidateReasons = { reasons: [], below: null };

/** Renders a result's generated texts and open facts in a language. */
export function wordAnswer(result: Written, coded: CodedSentences, language: Language) {
  const { recommended, alternatives, questions, flags, legal, retrieval } = result;
  const words = wordsIn(language);
  const t = translator(language);
  const line = (candidate: Candidate, reasons: CandidateReasons): Candidate => ({
    ...wordCandidate(candidate, reasons, words),
    duty: wordDuty(candidate.duty, t),
  });

  return {
    missing: wordMissing(coded.missing, words),
    texts: {
      summary: wordSentence(coded.summary, words),
      deciding_factors: wordReasons(coded.deciding_factors, words),
      uncertainties: [...wordReasons(coded.open, words), ...uncertaintiesOf(flags, words)],
      recommended: recommended && line(recommended, { reasons: coded.deciding_factors, below: null }),
      alternatives: alternatives.map((each, place) => line(each, coded.alternatives[place] ?? NO_REASONS)),
      questions: questions.map((question, place) => wordQuestion(question, coded.questions[place], words)),
      legal: legal.map((finding) => wordFinding(finding, words)),
      retrieval: { ...retrieval, reason: wordNarrowed(retrieval.reason_codes, words) },
    },
  };
}
