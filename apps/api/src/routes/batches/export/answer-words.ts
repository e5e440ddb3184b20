import { cited } from '@svc/classifier/stages/explain/citation';
import { wordReason } from '@svc/classifier/stages/explain/word-reason';
import { wordsIn } from '@svc/classifier/stages/explain/words';
import type { ExportedReason, ExportedResult, ExportRow } from '@svc/domain/batches/export-row';
import type { Language } from '@svc/i18n/language';
import { isMessageKey, type MessageParams, type Translate } from '@svc/i18n/translate';

/** Reader of the file. */
export interface FileReader {
  readonly language: Language;
  readonly t: Translate;
}

/** A message named by data; `otherwise` if the catalog has none. */
export function explanationText(
  name: string,
  otherwise: string,
  t: Translate,
  params: MessageParams = {},
): string {
  const key = `explanation.${name}`;
  return isMessageKey(key) ? t(key, params) : otherwise;
}

/** A place in the nomenclature, as the reader's language cites it. */
export const legalReference = (reference: string, { language }: FileReader): string =>
  cited(reference, wordsIn(language));

const worded = (reasons: readonly ExportedReason[], language: Language): string[] =>
  reasons.flatMap((reason) => wordReason(reason, wordsIn(language)) ?? []);

/** Reasons for the line; a result of an earlier engine has sentences in the lookup's language. */
export function reasonsFor({ coded, factors }: ExportedResult, { language }: FileReader): string | null {
  const texts = coded?.open === undefined ? factors : worded(coded.reasons, language);
  return texts.join(' ') || null;
}

/** Contradictions and doubts about the line. */
export function reasonsAgainst({ coded, flags }: ExportedResult, reader: FileReader): string | null {
  const { language, t } = reader;
  const doubts = flags
    .filter(({ params }) => params['reason'] !== 'answer')
    .map(({ code, params }) => {
      const reference = legalReference(String(params['reference'] ?? ''), reader);
      return explanationText(`uncertain_${code}`, '', t, { ...params, reference });
    });
  const texts = [...worded(coded?.open ?? [], language), ...doubts];

  return texts.filter((text) => text !== '').join(' ') || null;
}

/** Open points of the description. */
export function missingText({ coded, missingInfo }: ExportedResult, t: Translate, separator: string): string {
  const texts = coded?.missing.map((name) => explanationText(`missing_${name}`, name, t)) ?? missingInfo;
  return texts.join(separator);
}

/** The summary sentence in the language of the reader; as stored when it is in that language. */
export function summaryText(row: ExportRow, { language, t }: FileReader): string | null {
  const { result } = row;
  if (result === null || result.coded === null || result.language === language)
    return result?.summary ?? null;
  return rewordedSummary(row, result, t);
}

function rewordedSummary(row: ExportRow, result: ExportedResult, t: Translate): string | null {
  const { recommendedCode, resultStatus } = row;
  const outside = result.flags.find(({ code }) => code === 'not_in_sample');
  if (outside !== undefined) return t('explanation.summary_not_in_sample', outside.params);
  if (recommendedCode === null) return t('explanation.summary_nothing');
  const params = { code: recommendedCode, description: result.description ?? '' };
  return explanationText(`summary_${resultStatus}`, '', t, params) || result.summary;
}
