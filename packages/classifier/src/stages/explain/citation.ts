import type { Words } from './words.ts';

const NOTE = /^(?<of>Chapter|Section) (?<place>\w{1,5}), (?<kind>subheading note|note) (?<note>.{1,12})$/u;
const GENERAL_RULE = /^GRI (?<note>.{1,12})$/u;

/** Formats a stored legal reference, `Chapter 62, note 1`, in the reader's language; unchanged in any other form. */
export function cited(reference: string, words: Words): string {
  const rule = GENERAL_RULE.exec(reference)?.groups;
  if (rule !== undefined) return words.say('cited_general_rule', { note: rule['note'] ?? '' });

  const found = NOTE.exec(reference)?.groups;
  if (found === undefined) return reference;
  const params = { place: found['place'] ?? '', note: found['note'] ?? '' };
  if (found['of'] === 'Section') return words.say('cited_section_note', params);

  return words.say(found['kind'] === 'note' ? 'cited_chapter_note' : 'cited_chapter_subheading_note', params);
}
