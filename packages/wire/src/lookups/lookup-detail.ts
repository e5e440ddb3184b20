import type { Check, ClassificationResult, Normalized } from '@svc/classifier/classification';
import { countryName } from '@svc/i18n/countries';
import type { Language } from '@svc/i18n/language';
import { isMessageKey, type MessageParams, type Translate } from '@svc/i18n/translate';
import { STAGES, type Lookup, type LookupEvent, type Message } from '@svc/domain/lookups/lookup';
import { lookupSummary, reviewFlag } from './lookup-summary.ts';

/** The reader's language, for texts and country names. */
export interface Reader {
  readonly language: Language;
  readonly t: Translate;
}

/** Summary and detail fields of a lookup as the interface names them. */
export function lookupDetail(lookup: Lookup, reader: Reader) {
  const { t, language } = reader;

  return {
    ...lookupSummary(lookup, t),
    input: lookupInput(lookup),
    origin_label: lookup.input.origin === '' ? null : countryName(lookup.input.origin, language),
    normalized: lookup.normalized as Normalized | Unanswered,
    result: lookupResult(lookup, t),
    missing_info: lookup.missingInfo,
    error: lookup.error === null ? null : message(lookup.error, t),
    final_description: lookup.finalDescription,
    review_note: lookup.reviewNote,
    decided_by_name: lookup.decidedByName,
    events: lookup.events.map(historyEntry),
    progress: progress(lookup, t),
  };
}

/** The sent fields, including replies to questions of an earlier lookup. */
export function lookupInput(lookup: Pick<Lookup, 'input' | 'market' | 'tariffVersion'>) {
  const { description, material, use, composition, origin, notes, answers, digits = null } = lookup.input;

  return {
    description,
    material,
    use,
    composition,
    origin,
    notes,
    market: lookup.market,
    ...(lookup.tariffVersion === null ? {} : { tariff_version: lookup.tariffVersion }),
    ...(answers.length === 0 ? {} : { answers }),
    ...(digits === null ? {} : { digits }),
  };
}

/** Fields of a lookup before its classification. */
type Unanswered = Readonly<Record<string, never>>;

/** The result as stored by the classifier; early ones lack `confidence_by_digits`. */
type StoredResult = Omit<ClassificationResult, 'confidence_by_digits'> &
  Partial<Pick<ClassificationResult, 'confidence_by_digits'>>;

function isAnswered(result: Lookup['result']): result is StoredResult {
  return Object.keys(result).length > 0;
}

// The stored result has codes in place of the reader's texts.
function lookupResult({ result, status }: Lookup, t: Translate) {
  if (!isAnswered(result)) return {};

  return {
    status: result.status,
    status_label: t(`labels.lookup_status_${status}`),
    lang: result.lang,
    recommended: result.recommended,
    tentative: result.tentative,
    confidence_by_digits: result.confidence_by_digits ?? null,
    alternatives: result.alternatives,
    summary: result.summary,
    deciding_factors: result.deciding_factors,
    uncertainties: result.uncertainties,
    questions: result.questions,
    flags: result.flags.map((flag) => reviewFlag(flag, t)),
    sources: result.sources,
    checks: result.checks.map((check) => checkJson(check, t)),
    legal: result.legal,
    dataset: result.dataset,
    retrieval: result.retrieval,
    disclaimer: t('disclaimer.lookup'),
  };
}

function checkJson({ key, ok, detail }: Check, t: Translate) {
  const name = words(`checks.${key}_name`, {}, t);
  return { key, name, ok, detail: words(`checks.${detail.key}`, detail.params, t) };
}

function historyEntry(entry: LookupEvent) {
  const { id, kind, at, byId, byName, note, from, to } = entry;
  return { id, kind, at: at.toISOString(), by: byId, by_name: byName, note, from, to };
}

function progress(lookup: Lookup, t: Translate) {
  if (lookup.status !== 'processing') return null;

  const stage = lookup.stage ?? STAGES[0];
  const step = STAGES.indexOf(stage) + 1;

  return {
    stage,
    stage_label: t(`labels.stage_${stage}`),
    step,
    steps: STAGES.length,
    percent: Math.round(((step - 1) / STAGES.length) * 100),
    started_at: lookup.stageStartedAt?.toISOString() ?? null,
  };
}

function message({ key, params }: Message, t: Translate): string {
  return words(`errors.${key}`, params, t);
}

function words(key: string, params: MessageParams, t: Translate): string {
  return isMessageKey(key) ? t(key, params) : key;
}
