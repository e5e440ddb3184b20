import { en } from '@svc/i18n/catalog/en';
import { ja } from '@svc/i18n/catalog/ja';
import { ko } from '@svc/i18n/catalog/ko';
import { vi } from '@svc/i18n/catalog/vi';
import type { Language } from '@svc/i18n/language';

/** A language whose readers see no English text. */
export type OtherLanguage = 'vi' | 'ja' | 'ko';

const CATALOGS = { vi, ja, ko } as const;

/** Letters that a reader of the language has no use for. */
export const OTHER_LETTERS: Readonly<Record<Language, RegExp>> = {
  en: /[ăđơư\u1ea0-\u1ef9\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/i,
  vi: /[\u3040-\u30ff\u4e00-\u9fff\uac00-\ud7a3]/,
  ja: /[ăđơư\u1ea0-\u1ef9\uac00-\ud7a3]/i,
  ko: /[ăđơư\u1ea0-\u1ef9\u3040-\u30ff]/i,
};

/** Fields with machine values, names or caller input. */
const NOT_WORDS = new Set(
  [
    'id|kind|status|code|key|value|attribute|market|version|dataset_version|checked_version|from_version|to_version|mode',
    'lang|language|category|scope|effect|reference|verdict|signals|citations|reason_code|reason_codes|decision|risk_level|severity',
    'field|rate_basis|currency|result_status|code_status|background|environment|sample_data_markets|via|role|unit',
    'created_by|created_by_name|decided_by_name|by|by_name|user_id|user_name|user_email|email|request_id|lookup_id',
    'input|normalized|raw|columns|column_mapping|suggested_mapping|preview|filename|sku|origin|review_note|note|url',
    'at|created_at|updated_at|decided_at|checked_at|trial_ends_at|details|from|to|source_name',
  ].flatMap((line) => line.split('|')),
);

/** Fields that quote the schedule, which is never translated. */
const TARIFF_TEXTS = new Set([
  'recommended_description',
  'final_description',
  'full_description',
  'description',
  'snippet',
  'duty_rate',
  'rate_text',
]);

const NAMES = new Set(
  'hs hts cn taric eu us usd eur vnd sku csv xlsx webhook api gri usb led pvc en vi ja ko n s classify batch tariff max'.split(
    ' ',
  ),
);

/** Paths of codes, texts of the schedule, laws and duties, and messages that the interface defines in English. */
const QUOTED_PATHS =
  /dataset\.name$|duty\.(?:flags$|measures\.)|sources\.title$|precedents\.source$|may_apply\.title$|additional\.title$|legal_basis$|answer\.errors\./;

/** Version names and dotted keys that sentences mention. */
const MENTIONED = /\b[a-z]+-\d{4}(?:-\d+)?\b|\b[a-z]+\.[a-z_]+\b/g;

const WORD = /[a-z]{2,}(?:['’][a-z]+)?/gi;

function wordsOf(text: string): readonly string[] {
  // A Vietnamese word with diacritics must not be split into plain-letter parts.
  const parts = text.normalize('NFC').split(/[^\p{L}'’]+/u);
  return parts.filter((part) => part.match(WORD)?.[0] === part).map((part) => part.toLowerCase());
}

function catalogWords(catalog: unknown): ReadonlySet<string> {
  const texts = (node: unknown): readonly string[] => {
    if (typeof node === 'string') return [node.replaceAll(/\{\w+\}/g, ' ')];
    return typeof node === 'object' && node !== null ? Object.values(node).flatMap(texts) : [];
  };
  return new Set(texts(catalog).flatMap(wordsOf));
}

const ENGLISH = catalogWords(en);

function englishIn(text: string, language: OtherLanguage): readonly string[] {
  const own = catalogWords(CATALOGS[language]);
  return wordsOf(text).filter((word) => {
    if (NAMES.has(word) || own.has(word)) return false;
    // Japanese and Korean texts have no other use for Latin letters.
    return language === 'vi' ? ENGLISH.has(word) : true;
  });
}

export interface EnglishField {
  readonly path: string;
  readonly text: string;
  readonly words: readonly string[];
}

/** Schedule texts in a response, with the single lines of a path and single terms that sentences quote. */
function tariffTexts(answer: unknown): readonly string[] {
  const found: string[] = [];

  const walk = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    for (const [name, value] of Object.entries(node)) {
      if (typeof value === 'string' && TARIFF_TEXTS.has(name)) found.push(value, ...value.split(' > '));
      walk(value);
    }
  };

  walk(answer);
  return found.toSorted((a, b) => b.length - a.length);
}

export function englishFields(answer: unknown, language: OtherLanguage): readonly EnglishField[] {
  const quoted = tariffTexts(answer);
  // Reasons quote the terms, or stems, that a description and a line share.
  const quotedText = quoted.join(' ').toLowerCase();

  const check = (text: string, path: string): readonly EnglishField[] => {
    if (QUOTED_PATHS.test(path)) return [];

    const own = quoted.reduce(
      (rest, quote) => (quote === '' ? rest : rest.replaceAll(quote, ' ')),
      text.replaceAll(MENTIONED, ' '),
    );
    const isReasoning = /reasoning$|deciding_factors/.test(path);
    const words = englishIn(own, language).filter((word) => !isReasoning || !quotedText.includes(word));

    return words.length === 0 ? [] : [{ path, text, words }];
  };

  const walk = (node: unknown, path: string): readonly EnglishField[] => {
    if (typeof node === 'string') return check(node, path);
    if (Array.isArray(node)) return node.flatMap((entry) => walk(entry, path));
    if (typeof node !== 'object' || node === null) return [];

    return Object.entries(node).flatMap(([name, value]) =>
      NOT_WORDS.has(name) || TARIFF_TEXTS.has(name) ? [] : walk(value, `${path}.${name}`),
    );
  };

  return walk(answer, 'answer');
}
