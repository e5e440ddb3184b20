import { ALL_GOODS, NO_GOODS } from '../pack/goods.ts';
import type { RequirementRow } from '../pack/requirement.ts';
import type { Languages } from '../pack/texts.ts';

const BRACKETED_END = /\(([^()]*)\)$/;
const KINDS: readonly (readonly [RegExp, RequirementRow['kind']])[] = [
  [/cấm/i, 'prohibition'],
  [/kiểm dịch|kiểm tra/i, 'inspection'],
  [/giấy phép|cấp phép/i, 'licence'],
  [/cites|bảo tồn|nguy cấp/i, 'permit'],
  [/khai báo/i, 'reporting'],
];
/** Marks a note on an abolished inspection. */
const REMOVED = /cắt giảm/i;
/** Rules on used goods, which do not apply to new ones. */
const OF_USED_GOODS = /ĐQSD|đã qua sử dụng/i;
const KEY_CHARS = 60;
const LAW_NUMBER = /(?<!\d)\d+\/\d{4}(?:\/[\p{L}-]+)?/u;
/** The tariff decree reproduced by the workbook. */
const TARIFF_DECREE = 'https://congbao.chinhphu.vn/van-ban/nghi-dinh-so-26-2023-nd-cp-39522.htm';
const LAWS_BY_NUMBER = 'https://vbpl.vn/TW/Pages/vbpq-timkiem.aspx?Keyword=';

/** Policy notes of Vietnam's tariff workbook for a line, verbatim and one by one. */
export function policyNotes(extra: Readonly<Record<string, unknown>>): readonly RequirementRow[] {
  const text = extra['policy'];
  if (typeof text !== 'string') return [];

  return text
    .split(';')
    .map((note) => note.trim())
    .filter((note) => note !== '' && !REMOVED.test(note))
    .map(requirementOf);
}

function requirementOf(note: string): RequirementRow {
  const [words, law] = wordsAndLaw(note);

  return {
    key: `vn_policy_${keyOf(words)}`,
    authority: 'Customs Department of Vietnam',
    kind: KINDS.find(([word]) => word.test(words))?.[1] ?? 'restriction',
    strength: OF_USED_GOODS.test(words) ? 'possible' : 'likely',
    title: asWritten(words),
    summary: asWritten(note),
    appliesWhen: null,
    legalBasis: law ?? 'Policy notes of the tariff workbook',
    url: lawUrl(law),
    goods: ALL_GOODS,
    exceptGoods: NO_GOODS,
    origins: null,
    exceptOrigins: [],
    from: '2026-01-06',
    to: null,
  };
}

/** The text of a note and the law in brackets at its end. */
function wordsAndLaw(note: string): readonly [words: string, law?: string | undefined] {
  const end = BRACKETED_END.exec(note);
  if (end === null || end.index === 0 || !LAW_NUMBER.test(end[1] ?? '')) return [note];
  return [note.slice(0, end.index).trimEnd(), end[1]];
}

function asWritten(words: string): Languages {
  return { en: words, vi: words, ja: words, ko: words };
}

function lawUrl(law: string | undefined): string {
  const [number] = LAW_NUMBER.exec(law ?? '') ?? [];
  return number === undefined ? TARIFF_DECREE : `${LAWS_BY_NUMBER}${encodeURIComponent(number)}`;
}

function keyOf(words: string): string {
  return words
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[^a-z0-9]+/g, '_')
    .slice(0, KEY_CHARS);
}
