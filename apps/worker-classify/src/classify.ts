import { classify } from '@svc/classifier/pipeline';
import type { PrecedentSource } from '@svc/classifier/ports';
import type { Lookup, Stage } from '@svc/domain/lookups/lookup';
import type { LookupOutcome } from '@svc/domain/lookups/lookup-store';
import { readLanguageTag } from '@svc/i18n/negotiate';
import type { ScheduleCache } from '@svc/schedules/schedule-cache';

/** What classification in this process stands on. */
export interface ClassifyDeps {
  readonly schedules: ScheduleCache;
  readonly precedents: (lookup: Lookup) => PrecedentSource;
  readonly proposalThreshold: number;
}

/** Classifies a stored lookup against the version that it names. */
export async function classifyLookup(
  deps: ClassifyDeps,
  lookup: Lookup,
  onStage: (stage: Stage) => Promise<void>,
): Promise<LookupOutcome> {
  const { index } = await deps.schedules.get(lookup.datasetId);
  const answer = await classify(
    { ...lookup.input, market: lookup.market },
    { schedule: index, precedents: deps.precedents(lookup) },
    {
      language: readLanguageTag(lookup.language) ?? 'en',
      thresholds: { proposal: deps.proposalThreshold },
      onStage,
    },
  );
  return {
    status: answer.status,
    confidence: answer.confidence,
    recommendedCode: answer.recommendedCode,
    recommendedDigits: answer.result.recommended?.code_digits ?? null,
    recommendedDescription: answer.recommendedDescription,
    hs6: answer.hs6,
    flags: answer.flags,
    risk: answer.risk,
    normalized: answer.normalized,
    result: answer.result,
    missingInfo: answer.missingInfo,
    engineVersion: answer.versions.engine,
    knowledgeVersion: answer.versions.knowledge,
  };
}
