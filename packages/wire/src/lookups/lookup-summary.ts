import type { FlagCode } from '@svc/classifier/classification';
import { isFinished } from '@svc/domain/lookups/lookup-status';
import type { LookupSummary, ReviewFlag } from '@svc/domain/lookups/lookup';
import { riskLevel } from '@svc/domain/lookups/risk';
import { LANGUAGES } from '@svc/i18n/language';
import { isMessageKey, type Translate } from '@svc/i18n/translate';

/** Field of responses to a sandbox only. */
export const SANDBOX = { sandbox: true } as const;

export function lookupSummary(lookup: LookupSummary, t: Translate) {
  return {
    id: lookup.id,
    created_at: lookup.createdAt.toISOString(),
    kind: lookup.kind,
    batch_id: lookup.batchId,
    row_index: lookup.rowIndex,
    parent_lookup_id: lookup.parentLookupId,
    description: lookup.description,
    market: lookup.market,
    dataset_version: lookup.datasetVersion,
    status: lookup.status,
    status_label: t(`labels.lookup_status_${lookup.status}`),
    recommended_code: lookup.recommendedCode,
    recommended_description: lookup.recommendedDescription,
    hs6: lookup.hs6,
    confidence: lookup.confidence,
    confidence_by_digits: lookup.confidenceByDigits,
    review_flags: lookup.flags.map((flag) => reviewFlag(flag, t)),
    // Without a result there is no risk to report.
    risk: isFinished(lookup.status) ? lookup.risk : 0,
    risk_level: riskLevel(isFinished(lookup.status) ? lookup.risk : 0),
    resolved: lookup.resolved,
    processing_ms: lookup.processingMs,
    decision: lookup.decision,
    decision_label: lookup.decision === null ? null : t(`labels.decision_${lookup.decision}`),
    final_code: lookup.finalCode,
    decided_at: lookup.decidedAt?.toISOString() ?? null,
    created_by: lookup.accountId,
    created_by_name: lookup.accountName,
    ...(lookup.sandbox === true && SANDBOX),
    sku_id: lookup.skuId,
    language: LANGUAGES.find((language) => language === lookup.language) ?? null,
    comment_count: lookup.commentCount,
  };
}

export function reviewFlag(flag: ReviewFlag, t: Translate) {
  const { code, params } = flag;
  const key = [`flags.${code}_${params['reason']}`, `flags.${code}`].find(isMessageKey);

  // Only the classifier writes flags.
  return { code: code as FlagCode, message: key === undefined ? code : t(key, params) };
}
