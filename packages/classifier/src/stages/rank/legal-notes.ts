import { LEGAL_RULES } from '@svc/knowledge/data/legal-rules';
import type { LegalRule } from '@svc/knowledge/legal-rule';
import type { Reading } from '../../reading.ts';
import { LEGAL_PENALTIES } from '../../scoring.ts';
import { legalGoods, rulesThatHold } from './legal-conditions.ts';

/** Outcome of the legal rules for one line, without words. */
export interface LegalStanding {
  readonly status: 'clear' | 'conditional' | 'excluded';
  /** 0 to 1, what the line's score loses. */
  readonly penalty: number;
  readonly rules: readonly LegalRule[];
}

/** The rules that hold for the goods of one lookup, by chapter. */
export interface LegalNotes {
  of(chapter: string): readonly LegalRule[];
}

const NOTES = LEGAL_RULES.filter(({ scope }) => scope !== 'general_rule');
const GENERAL_RULES = LEGAL_RULES.filter(({ scope }) => scope === 'general_rule');

const startsWithAny = (digits: string, starts: readonly string[]): boolean =>
  starts.some((start) => digits.startsWith(start));

const concerns = (rule: LegalRule, digits: string): boolean =>
  startsWithAny(digits, rule.codes) && !startsWithAny(digits, rule.exceptCodes);

const chapterOf = (digits: string): string => digits.slice(0, 2);

const NOTES_BY_CHAPTER: ReadonlyMap<string, readonly LegalRule[]> = new Map(
  [...new Set(NOTES.flatMap(({ codes }) => codes.map(chapterOf)))].map((chapter) => [
    chapter,
    NOTES.filter(({ codes }) => codes.some((start) => chapterOf(start) === chapter)),
  ]),
);

/** Reads the conditions of a chapter's notes once for a lookup: its many lines then only compare their codes. */
export function legalNotes(reading: Reading): LegalNotes {
  const goods = legalGoods(reading);
  const known = new Map<string, readonly LegalRule[]>();

  return {
    of(chapter) {
      const read = known.get(chapter) ?? rulesThatHold(NOTES_BY_CHAPTER.get(chapter) ?? [], goods);
      known.set(chapter, read);
      return read;
    },
  };
}

/** Weighs the notes of sections and chapters that touch a line. */
export function legalStanding(notes: LegalNotes, digits: string): LegalStanding {
  const rules = notes.of(chapterOf(digits)).filter((rule) => concerns(rule, digits));
  if (rules.some(({ effect }) => effect === 'excludes')) {
    return { status: 'excluded', penalty: LEGAL_PENALTIES.excludes, rules };
  }

  const isConditional = rules.some(({ effect }) => effect === 'conditions');

  return {
    status: isConditional ? 'conditional' : 'clear',
    penalty: isConditional ? LEGAL_PENALTIES.conditions : 0,
    rules,
  };
}

/** The general rules that the classification as a whole applied. */
export function generalRules(reading: Reading): readonly LegalRule[] {
  return rulesThatHold(GENERAL_RULES, legalGoods(reading));
}
