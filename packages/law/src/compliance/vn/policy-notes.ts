import type { Requirement } from '../requirement.ts';

const NOTE = /^(.+?)(?:\s*\(([^()]*\d+\/\d{4}[^()]*)\))?$/;
const KINDS: readonly (readonly [RegExp, Requirement['kind']])[] = [
  [/cấm/i, 'prohibition'],
  [/kiểm dịch|kiểm tra/i, 'inspection'],
  [/giấy phép|cấp phép/i, 'licence'],
  [/cites|bảo tồn|nguy cấp/i, 'permit'],
  [/khai báo/i, 'reporting'],
];
/** A note that says that an inspection was done away with. */
const REMOVED = /cắt giảm/i;
/** Rules on used goods, which new ones do not meet. */
const OF_USED_GOODS = /ĐQSD|đã qua sử dụng/i;
const KEY_CHARS = 60;

/** What the column of policy notes of Vietnam's tariff workbook says of a line, note by note, in the words of the workbook. */
export function policyNotes(extra: Readonly<Record<string, unknown>>): readonly Requirement[] {
  const text = extra['policy'];
  if (typeof text !== 'string') return [];

  return text
    .split(';')
    .map((note) => note.trim())
    .filter((note) => note !== '' && !REMOVED.test(note))
    .map(requirementOf);
}

function requirementOf(note: string): Requirement {
  const [, words = note, law] = NOTE.exec(note) ?? [];

  return {
    key: `vn_policy_${keyOf(words)}`,
    authority: 'Customs Department of Vietnam',
    kind: KINDS.find(([word]) => word.test(words))?.[1] ?? 'restriction',
    strength: OF_USED_GOODS.test(words) ? 'possible' : 'likely',
    title: { en: words, vi: words },
    summary: { en: note, vi: note },
    appliesWhen: null,
    legalBasis: law ?? 'Policy notes of the tariff workbook',
    url: 'https://www.customs.gov.vn/',
    codes: null,
    origins: null,
    exceptOrigins: [],
    from: '2026-01-06',
    to: null,
  };
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
