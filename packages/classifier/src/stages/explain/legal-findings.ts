import type { LegalNote } from '@svc/knowledge/data/legal-notes';
import type { LegalFinding } from '../../classification.ts';
import { noteBetween } from '../../compare/notes.ts';
import { isPointedAt } from '../check/leading-lines.ts';
import type { Reading } from '../../reading.ts';
import { BOUNDS } from '../../scoring.ts';
import type { RankedLine } from '../rank.ts';
import { cited } from './citation.ts';
import type { Words } from './words.ts';

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

export const wordFinding = (finding: LegalFinding, words: Words): LegalFinding => ({
  ...finding,
  text: findingText(finding, words),
});

export function findingText(
  { id, reference, code }: Pick<LegalFinding, 'id' | 'reference' | 'code'>,
  words: Words,
): string {
  if (code === null) return words.named(`legal_${id}`, reference);
  return words.say('reason_left_out', { reference: cited(reference, words), code });
}

/** True if a fact meets a condition of a line, or it is nearly as likely as the first and the text points to it. */
const isContender = (line: RankedLine, first: RankedLine): boolean =>
  isPointedAt(line) &&
  (line.scores.final >= first.scores.final * BOUNDS.possibleShare ||
    line.findings.some(({ verdict }) => verdict === 'meets'));

/** The note that excludes goods of the first line's heading from a contender's heading, if the first is settled. */
export const noteAgainst = (line: RankedLine, first: RankedLine): LegalNote | null =>
  first.headingProbability >= BOUNDS.settledHeading && isContender(line, first)
    ? noteBetween(first.line.codeDigits ?? '', line.line.codeDigits ?? '')
    : null;

export const headingOf = (first: RankedLine): string => (first.line.codeDigits ?? '').slice(0, 4);

const idOf = (reference: string): string =>
  reference
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '_')
    .replace(/_$/u, '');

export const noteFinding = ({ reference }: LegalNote, first: RankedLine, words: Words): LegalFinding => {
  const finding = { id: idOf(reference), reference, code: headingOf(first) };
  return {
    ...finding,
    scope: reference.startsWith('Section') ? 'section' : 'chapter',
    effect: 'excludes',
    text: findingText(finding, words),
  };
};
