import type { LegalNote } from '@svc/knowledge/data/legal-notes';
import type { LegalFinding } from '../../classification.ts';
import { noteBetween } from '../../compare/notes.ts';
import type { Reading } from '../../reading.ts';
import type { RankedLine } from '../rank.ts';
import { cited } from './citation.ts';
import type { Words } from './words.ts';

/** The general rules that every answer applies, and the one on sets. */
export const generalRules = ({ isSet }: Reading, words: Words): LegalFinding[] =>
  (
    [['gri_1', 'GRI 1'], ['gri_6', 'GRI 6'], ...(isSet ? [['gri_3b', 'GRI 3(b)'] as const] : [])] as const
  ).map(([id, reference]) => ({
    id,
    scope: 'general_rule',
    reference,
    effect: 'defines',
    code: null,
    text: words.say(`legal_${id}`),
  }));

/** The note that leaves goods of the first line's heading out of the place of another line. */
export const noteAgainst = (line: RankedLine, first: RankedLine): LegalNote | null =>
  noteBetween(first.line.codeDigits ?? '', line.line.codeDigits ?? '');

/** The heading of the first line, four digits. */
export const headingOf = (first: RankedLine): string => (first.line.codeDigits ?? '').slice(0, 4);

const idOf = (reference: string): string =>
  reference
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '_')
    .replace(/_$/u, '');

/** A note as the answer shows it. */
export const noteFinding = ({ reference }: LegalNote, first: RankedLine, words: Words): LegalFinding => {
  const code = headingOf(first);
  return {
    id: idOf(reference),
    scope: reference.startsWith('Section') ? 'section' : 'chapter',
    reference,
    effect: 'excludes',
    code,
    text: words.say('reason_left_out', { reference: cited(reference, words), code }),
  };
};
