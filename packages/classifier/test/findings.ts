import type { Finding } from '../src/compare/finding.ts';
import type { RankedLine } from '../src/stages/rank.ts';

/** Violated conditions of a line, one per attribute. */
export const brokenIn = (line: RankedLine, ...attributes: readonly string[]): readonly Finding[] =>
  attributes.map((attribute) => ({
    attribute,
    verdict: 'breaks',
    words: `of another ${attribute}`,
    row: line.line,
    isWhole: true,
  }));

export const brokenOf = (line: RankedLine | undefined): readonly string[] | undefined =>
  line?.findings.filter(({ verdict }) => verdict === 'breaks').map(({ attribute }) => attribute);
