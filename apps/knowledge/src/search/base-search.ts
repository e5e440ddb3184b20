import { featuresOf } from '@svc/text-model/features';
import type { Glossary } from '@svc/text-model/glossary';
import type { BaseLine } from './base-lines.ts';
import { weighLines } from './weighted-lines.ts';

/** A subheading that a search found. */
interface Hit {
  readonly code: string;
  readonly score: number;
  /** The nearest line of the subheading. */
  readonly line: BaseLine;
}

/** Finds the subheadings nearest to a text. */
interface BaseSearch {
  /** At most `count` subheadings, nearest first; `isLeftOut` names the lines that must not count. */
  readonly find: (text: string, count: number, isLeftOut?: (line: number) => boolean) => Hit[];
}

/** Share of each further line against the one before it: several near lines outweigh a single one. */
const FURTHER_LINE = 0.5;
const LINES_MAX = 4;

interface Near {
  readonly line: number;
  readonly cosine: number;
}

function scoreOf(near: readonly Near[]): number {
  const best = near.toSorted((left, right) => right.cosine - left.cosine).slice(0, LINES_MAX);
  return best.reduce((sum, { cosine }, at) => sum + cosine * FURTHER_LINE ** at, 0);
}

function nearestOf(near: readonly Near[]): number | undefined {
  return near.toSorted((left, right) => right.cosine - left.cosine || left.line - right.line)[0]?.line;
}

/** Indexes lines for a search by the cosine of their features, those of their English by the glossary included. */
export function indexLines(lines: readonly BaseLine[], glossary: Glossary): BaseSearch {
  const read = (description: string) => featuresOf({ description }, glossary);
  const { postings, weigh } = weighLines(lines.map(({ text }) => read(text)));
  const cosines = new Float64Array(lines.length);

  const nearLines = (text: string): Near[] => {
    const touched: number[] = [];
    for (const [hash, value] of weigh(read(text))) {
      const found = postings.get(hash);
      found?.lines.forEach((line, at) => {
        if (cosines[line] === 0) touched.push(line);
        cosines[line] = (cosines[line] ?? 0) + value * (found.values[at] ?? 0);
      });
    }

    return touched.map((line) => {
      const cosine = cosines[line] ?? 0;
      cosines[line] = 0;
      return { line, cosine };
    });
  };

  return {
    find: (text, count, isLeftOut = () => false) => {
      const byCode = new Map<string, Near[]>();
      for (const near of nearLines(text)) {
        const code = lines[near.line]?.code;
        if (code === undefined || isLeftOut(near.line)) continue;
        const same = byCode.get(code);
        if (same) same.push(near);
        else byCode.set(code, [near]);
      }

      return [...byCode]
        .map(([code, near]) => ({ code, score: scoreOf(near), near }))
        .toSorted((left, right) => right.score - left.score || (left.code < right.code ? -1 : 1))
        .slice(0, count)
        .flatMap(({ code, score, near }) => {
          const line = lines[nearestOf(near) ?? -1];
          return line ? [{ code, score, line }] : [];
        });
    },
  };
}
