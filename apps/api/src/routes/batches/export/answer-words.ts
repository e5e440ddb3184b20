import { cited } from '@svc/classifier/stages/explain/citation';
import { findingText } from '@svc/classifier/stages/explain/legal-findings';
import {
  uncertaintiesOf,
  wordMissing,
  wordQuestion,
  wordSentence,
} from '@svc/classifier/stages/explain/summary';
import { wordReason } from '@svc/classifier/stages/explain/word-reason';
import { wordsIn } from '@svc/classifier/stages/explain/words';
import type { ExportedQuestion, ExportedReason, ExportedResult } from '@svc/domain/batches/export-row';
import type { Language } from '@svc/i18n/language';
import type { Translate } from '@svc/i18n/translate';

export interface FileReader {
  readonly language: Language;
  readonly t: Translate;
}

/** Untranslated stored texts, prefixed with their language if it is not the reader's. */
function storedTexts(
  texts: readonly string[],
  { language: of }: ExportedResult,
  language: Language,
): string[] {
  const text = texts.join(' ');
  if (text === '') return [];
  if (of === null || of === language) return [text];
  return [`${new Intl.DisplayNames([language], { type: 'language' }).of(of) ?? of}: ${text}`];
}

function worded(reasons: readonly ExportedReason[], language: Language): string[] {
  return reasons.flatMap((reason) => wordReason(reason, wordsIn(language)) ?? []);
}

export function summaryText(result: ExportedResult, { language }: FileReader): string | null {
  const sentence = result.coded?.summary;
  if (sentence !== undefined) return wordSentence(sentence, wordsIn(language));
  return storedTexts(result.summary === null ? [] : [result.summary], result, language).join('') || null;
}

export function reasonsFor(result: ExportedResult, { language }: FileReader): string | null {
  const { coded, factors } = result;
  const texts =
    coded?.open === undefined ? storedTexts(factors, result, language) : worded(coded.reasons, language);
  return texts.join(' ') || null;
}

export function reasonsAgainst({ coded, flags }: ExportedResult, { language }: FileReader): string | null {
  const texts = [...worded(coded?.open ?? [], language), ...uncertaintiesOf(flags, wordsIn(language))];
  return texts.join(' ') || null;
}

export function missingText(result: ExportedResult, { language }: FileReader, separator: string): string {
  const { coded, missingInfo } = result;
  if (coded !== null) return wordMissing(coded.missing, wordsIn(language)).join(separator);
  return storedTexts([missingInfo.join(separator)], result, language).join('');
}

export function legalText({ legal }: ExportedResult, { language, t }: FileReader): string | null {
  const words = wordsIn(language);
  const texts = legal.map((finding) => {
    const text = findingText(finding, words);
    return finding.code === null
      ? t('batches.legal_named', { reference: cited(finding.reference, words), text })
      : text;
  });
  return texts.join(' ') || null;
}

/** Open question; null if there is none or a decision exists. */
export function openQuestion(
  { question, codedQuestion, decision }: ExportedResult,
  { language }: FileReader,
): (ExportedQuestion & { readonly text: string }) | null {
  if (question === null || decision !== null) return null;
  return wordQuestion(question, codedQuestion ?? undefined, wordsIn(language));
}
