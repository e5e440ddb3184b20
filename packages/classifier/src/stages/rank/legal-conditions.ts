import type { LegalCondition, LegalRule } from '@svc/knowledge/legal-rule';
import { legalGoodsIndex, legalStatedIndex } from '@svc/knowledge/lexicons';
import { phraseTokens } from '@svc/knowledge/phrase-index';
import type { Reading } from '../../reading.ts';

const PART_WORDS = new Set(['part', 'component', 'spare']);

/** What the conditions of legal rules are compared with. */
export interface LegalGoods {
  readonly reading: Reading;
  readonly isPart: boolean;
  /** Tokens of the part of the description that names the goods. */
  readonly head: ReadonlySet<string>;
  /** Rules with a phrase that names the goods, and rules with a phrase that the description states. */
  readonly named: ReadonlySet<LegalRule>;
  readonly stated: ReadonlySet<LegalRule>;
}

const englishOf = ({ normalized }: Reading): string => normalized.translation ?? normalized.clean_description;

// A name with another noun behind it is not that of the goods: an umbrella stand is no umbrella.
const namedBy = (tokens: readonly string[]): LegalRule[] =>
  legalGoodsIndex
    .findAll(tokens)
    .filter(({ end }) => end === tokens.length || /^\d/u.test(tokens[end] ?? ''))
    .flatMap(({ entry }) => entry.rules);

const startsWithAny = (digits: string, starts: readonly string[]): boolean =>
  starts.some((start) => digits.startsWith(start));

type Test<Value> = (goods: LegalGoods, wanted: Value) => boolean;

type Tests = {
  readonly [Key in Exclude<keyof LegalCondition, 'terms' | 'stated'>]-?: Test<
    NonNullable<LegalCondition[Key]>
  >;
};

const TESTS: Tests = {
  construction: ({ reading }, wanted) => wanted.includes(reading.facts.get('construction') ?? ''),
  materialGroups: ({ reading }, wanted) =>
    wanted.some((group) => group === reading.normalized.material_groups[0]),
  // A kind of goods named in passing is not that of the goods.
  usualHeadings: ({ reading, head }, wanted) => {
    const [first] = reading.products;
    if (first === undefined || !phraseTokens(first.name).every((token) => head.has(token))) return false;
    return first.type.headings.some((heading) => startsWithAny(heading, wanted));
  },
  isSet: ({ reading }, wanted) => reading.isSet === wanted,
  isPart: ({ isPart }, wanted) => isPart === wanted,
  isPowered: ({ reading }, wanted) => reading.normalized.electrical === wanted,
};

const passes = <Value>(goods: LegalGoods, test: Test<Value>, wanted: Value | undefined): boolean =>
  wanted === undefined || test(goods, wanted);

const holds = (rule: LegalRule, goods: LegalGoods): boolean => {
  const { when } = rule;

  return (
    (when.terms === undefined || goods.named.has(rule)) &&
    (when.stated === undefined || goods.stated.has(rule)) &&
    passes(goods, TESTS.construction, when.construction) &&
    passes(goods, TESTS.materialGroups, when.materialGroups) &&
    passes(goods, TESTS.usualHeadings, when.usualHeadings) &&
    passes(goods, TESTS.isSet, when.isSet) &&
    passes(goods, TESTS.isPart, when.isPart) &&
    passes(goods, TESTS.isPowered, when.isPowered)
  );
};

/** Reads a description once for all rules. */
export function legalGoods(reading: Reading): LegalGoods {
  const head = phraseTokens(reading.head);

  return {
    reading,
    head: new Set(head),
    isPart: head.some((token) => PART_WORDS.has(token)),
    named: new Set(namedBy(head)),
    stated: new Set(
      legalStatedIndex.findAll(phraseTokens(englishOf(reading))).flatMap(({ entry }) => entry.rules),
    ),
  };
}

/** The rules whose conditions hold for the goods, in their own order. */
export function rulesThatHold(rules: readonly LegalRule[], goods: LegalGoods): readonly LegalRule[] {
  return rules.filter((rule) => holds(rule, goods));
}
