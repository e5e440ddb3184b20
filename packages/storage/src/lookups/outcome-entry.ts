import type { LookupOutcome } from '@svc/domain/lookups/lookup-store';
import { packResult } from './result-document.ts';

/** An outcome by the columns of `lookups`, for `jsonb_populate_recordset`. */
export function outcomeEntry(outcome: LookupOutcome) {
  return {
    status: outcome.status,
    confidence: outcome.confidence,
    confidence_heading: outcome.confidenceByDigits.heading,
    confidence_subheading: outcome.confidenceByDigits.subheading,
    recommended_code: outcome.recommendedCode,
    recommended_digits: outcome.recommendedDigits,
    recommended_description: outcome.recommendedDescription,
    hs6: outcome.hs6,
    flags: outcome.flags,
    flag_codes: outcome.flags.map((flag) => flag.code),
    risk: outcome.risk,
    normalized: outcome.normalized,
    result: packResult(outcome.result),
    missing_info: outcome.missingInfo,
    engine_version: outcome.engineVersion,
    knowledge_version: outcome.knowledgeVersion,
  };
}
