import type { Finding } from '../src/compare/findings.ts';
import type { RankedLine } from '../src/stages/rank.ts';

/** Conditions of a line that facts break, one an attribute. */
export const brokenIn = (line: RankedLine, ...attributes: readonly string[]): readonly Finding[] =>
  attributes.map((attribute) => ({
    attribute,
    verdict: 'breaks',
    words: `of another ${attribute}`,
    row: line.line,
    isWhole: true,
  }));

/** Attributes of the conditions that a line's facts break. */
export const brokenOf = (line: RankedLine | undefined): readonly string[] | undefined =>
  line?.findings.filter(({ verdict }) => verdict === 'breaks').map(({ attribute }) => attribute);
