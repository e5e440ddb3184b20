import type {
  AdditionalDuty,
  Candidate,
  Check,
  ClassificationResult,
  Normalized,
} from '@svc/classifier/classification';
import type { CodedSentences } from '@svc/classifier/coded-sentences';
import { wordAnswer } from '@svc/classifier/stages/explain/word-answer';
import { countryName } from '@svc/i18n/countries';
import type { Language } from '@svc/i18n/language';
import { readLanguageTag } from '@svc/i18n/negotiate';
import { isMessageKey, type MessageParams, type Translate } from '@svc/i18n/translate';
import { STAGES, type Lookup, type LookupEvent, type Message } from '@svc/domain/lookups/lookup';
import { lookupSummary, reviewFlag } from './lookup-summary.ts';

export interface Reader {
  /** Language of labels and country names. */
  readonly language: Language;
  readonly t: Translate;
  /** Language of generated texts; by default the lookup's. */
  readonly textLanguage?: Language | undefined;
}

export function lookupDetail(lookup: Lookup, reader: Reader) {
  const { t, language } = reader;
  const written = writtenTexts(lookup, reader.textLanguage);

  return {
    ...lookupSummary(lookup, t),
    input: lookupInput(lookup),
    origin_label: lookup.input.origin === '' ? null : countryName(lookup.input.origin, language),
    normalized: lookup.normalized as Normalized | Unanswered,
    result: lookupResult(lookup, written.result, t),
    missing_info: written.missing,
    ...(reader.textLanguage === undefined ? {} : { text_language: written.language }),
    error: lookup.error === null ? null : message(lookup.error, t),
    final_description: lookup.finalDescription,
    review_note: lookup.reviewNote,
    decided_by_name: lookup.decidedByName,
    events: lookup.events.map(historyEntry),
    progress: progress(lookup, t),
  };
}

/** Request fields, including facts from questions of an earlier lookup. */
export function lookupInput(lookup: Pick<Lookup, 'input' | 'market' | 'tariffVersion'>) {
  const {
    description,
    material,
    use,
    composition,
    origin,
    notes,
    answers,
    digits = null,
    landedCost = null,
  } = lookup.input;

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
    ...(landedCost === null ? {} : { landed_cost: landedCost }),
  };
}

type Unanswered = Readonly<Record<string, never>>;

/** Result as stored by the classifier; earlier engines lack some codes or confidence by digits. */
type StoredResult = Omit<ClassificationResult, 'confidence_by_digits' | 'coded'> &
  Partial<Pick<ClassificationResult, 'confidence_by_digits'>> & { readonly coded?: Partial<CodedSentences> };

function isAnswered(result: Lookup['result']): result is StoredResult {
  return Object.keys(result).length > 0;
}

interface WrittenTexts {
  readonly result: StoredResult | Unanswered;
  readonly missing: readonly string[];
  /** Language of the texts; null if unknown. */
  readonly language: Language | null;
}

/** Generated texts of a lookup: in the requested language, or as stored if their codes are missing. */
function writtenTexts({ result, missingInfo, language }: Lookup, asked: Language | undefined): WrittenTexts {
  if (!isAnswered(result)) return { result: {}, missing: missingInfo, language: readLanguageTag(language) };

  const { coded } = result;
  if (asked === undefined || asked === result.lang || !isWhole(coded)) {
    return { result, missing: missingInfo, language: result.lang };
  }
  const { texts, missing } = wordAnswer(result, coded, asked);

  return { result: { ...result, ...texts }, missing, language: asked };
}

function isWhole(coded: Partial<CodedSentences> | undefined): coded is CodedSentences {
  return coded?.summary !== undefined;
}

// The stored result has codes in place of localised texts.
function lookupResult({ status }: Lookup, result: WrittenTexts['result'], t: Translate) {
  if (!isAnswered(result)) return {};

  return {
    status: result.status,
    status_label: t(`labels.lookup_status_${status}`),
    lang: result.lang,
    recommended: result.recommended && candidateJson(result.recommended),
    tentative: result.tentative,
    confidence_by_digits: result.confidence_by_digits ?? null,
    alternatives: result.alternatives.map(candidateJson),
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

// Codes of a rate are internal and removed.
function candidateJson({ duty, ...candidate }: Candidate): Candidate {
  const served = ({ rate_words: _codes, ...entry }: AdditionalDuty): AdditionalDuty => entry;
  return {
    ...candidate,
    duty: { ...duty, additional: duty.additional.map(served), may_apply: duty.may_apply.map(served) },
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
