import { LRUCache } from 'lru-cache';
import type { Candidate, ClassificationResult, DutySummary } from '@svc/classifier/classification';
import type { Thresholds } from '@svc/classifier/options';
import { classify } from '@svc/classifier/pipeline';
import type { ScheduleIndex } from '@svc/classifier/ports';
import { dutyOnDay, type DutyFacts } from '@svc/classifier/stages/explain/duty';
import type { Lookup, Stage } from '@svc/domain/lookups/lookup';
import type { LookupOutcome } from '@svc/domain/lookups/lookup-store';
import type { Law } from '@svc/law/law';
import type { LawBook } from '@svc/law/law-book';
import type { PrecedentSource } from '@svc/domain/rulings/precedent';
import { readLanguageTag } from '@svc/i18n/negotiate';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { ScheduleCache } from '@svc/schedules/schedule-cache';
import type { TextModels } from '@svc/text-model/text-models';

type ProductToClassify = Pick<Lookup, 'id' | 'input' | 'market' | 'datasetId' | 'language' | 'accountId'> & {
  readonly hasDecisions?: boolean;
};

export interface ClassifyDeps {
  readonly schedules: ScheduleCache;
  readonly precedents: (product: ProductToClassify) => PrecedentSource;
  readonly models: TextModels;
  readonly laws: LawBook;
  /** Minimum confidence of `proposed` by digit level, 0 to 1. */
  readonly thresholds: Thresholds;
  /** Clock; its UTC day is the date of duty estimates. */
  readonly now: () => Date;
}

/** Classifies a product against its schedule version. Throws errors of retrieval and of loading the schedule. */
export async function classifyProduct(
  deps: ClassifyDeps,
  product: ProductToClassify,
  onStage?: (stage: Stage) => Promise<void>,
): Promise<LookupOutcome> {
  const language = readLanguageTag(product.language) ?? 'en';
  const { index } = await deps.schedules.get(product.datasetId);
  const answer = await classify(
    { ...product.input, market: product.market },
    { schedule: index, precedents: deps.precedents(product), models: deps.models },
    {
      language,
      thresholds: deps.thresholds,
      digits: product.input.digits ?? null,
      ...(onStage === undefined ? {} : { onStage }),
    },
  );
  const date = deps.now().toISOString().slice(0, 10);
  const facts = { law: deps.laws.current(product.market), origin: product.input.origin, date, language };

  return {
    status: answer.status,
    confidence: answer.confidence,
    confidenceByDigits: answer.result.confidence_by_digits,
    recommendedCode: answer.recommendedCode,
    recommendedDigits: answer.result.recommended?.code_digits ?? null,
    recommendedDescription: answer.recommendedDescription,
    hs6: answer.hs6,
    flags: answer.flags,
    risk: answer.risk,
    normalized: answer.normalized,
    result: withDuties(answer.result, index, facts),
    missingInfo: answer.missingInfo,
    engineVersion: answer.versions.engine,
    knowledgeVersion: answer.versions.knowledge,
  };
}

/**
 * Adds each candidate's duty on a date, separately because classification has no date: a product gets the same lines on
 * any day.
 */
function withDuties(
  result: ClassificationResult,
  index: ScheduleIndex,
  facts: DutyFacts,
): ClassificationResult {
  const priced = (candidate: Candidate): Candidate => {
    const position = index.findByDigits(candidate.code_digits);
    return position === undefined ? candidate : { ...candidate, duty: dutyOf(index.line(position), facts) };
  };

  return {
    ...result,
    recommended: result.recommended === null ? null : priced(result.recommended),
    alternatives: result.alternatives.map(priced),
  };
}

interface KnownDuty {
  readonly line: ScheduleLine;
  readonly duty: DutySummary;
}

/** Maximum cached duties per law; about 8 KB each for an unknown origin. */
const KNOWN_DUTIES_MAX = 2000;
const known = new WeakMap<Law, LRUCache<string, KnownDuty>>();

// Goods share candidate lines, and estimating a duty takes longer than finding a line.
function dutyOf(line: ScheduleLine, facts: DutyFacts): DutySummary {
  const ofLaw = known.get(facts.law) ?? new LRUCache<string, KnownDuty>({ max: KNOWN_DUTIES_MAX });
  known.set(facts.law, ofLaw);
  const key = [line.codeDigits, facts.origin, facts.date, facts.language].join(' ');
  const before = ofLaw.get(key);
  // Another version has another line for the code.
  if (before?.line === line) return before.duty;

  const duty = dutyOnDay(line, facts);
  ofLaw.set(key, { line, duty });

  return duty;
}
