import { LEGAL_RULES, type LegalRule } from '@svc/knowledge/data/legal-rules';
import type { Reading } from '../../reading.ts';
import { LEGAL_PENALTIES } from '../../scoring.ts';

/** Outcome of the legal rules for one line, without words. */
export interface LegalStanding {
  readonly status: 'clear' | 'conditional' | 'excluded';
  /** 0 to 1, what the line's score loses. */
  readonly penalty: number;
  readonly rules: readonly LegalRule[];
}

const startsWithAny = (digits: string, starts: readonly string[]): boolean =>
  starts.some((start) => digits.startsWith(start));

const concerns = (rule: LegalRule, digits: string): boolean =>
  startsWithAny(digits, rule.codes) && !startsWithAny(digits, rule.exceptCodes);

const sharesAny = (left: readonly string[] | undefined, right: readonly string[]): boolean =>
  left === undefined || left.some((item) => right.includes(item));

const holds = ({ when }: LegalRule, reading: Reading): boolean => {
  const [first] = reading.products;
  const usual = first?.type.headings ?? [];
  return (
    (when.isSet ?? reading.isSet) === reading.isSet &&
    sharesAny(when.construction, [reading.facts.get('construction') ?? '']) &&
    sharesAny(when.materialGroups, reading.normalized.material_groups.slice(0, 1)) &&
    (when.usualHeadings === undefined ||
      usual.some((heading) => startsWithAny(heading, when.usualHeadings ?? [])))
  );
};

/** Weighs the notes of sections and chapters that touch a line for these goods. */
export function legalStanding(reading: Reading, digits: string): LegalStanding {
  const rules = LEGAL_RULES.filter((rule) => concerns(rule, digits) && holds(rule, reading));
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
  return LEGAL_RULES.filter((rule) => rule.scope === 'general_rule' && holds(rule, reading));
}
