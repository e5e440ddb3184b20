import { featuresOf } from '@svc/text-model/features';
import type { Glossary } from '@svc/text-model/glossary';
import type { BaseLine } from './base-lines.ts';
import { countWords } from './subheading-words.ts';
import { weighLines } from './weighted-lines.ts';

interface Hit {
  readonly code: string;
  readonly score: number;
  readonly line: BaseLine;
}

interface BaseSearch {
  /** Returns at most `count` subheadings, nearest first; ignores the lines at indexes `leftOut`. */
  readonly find: (text: string, count: number, leftOut?: readonly number[]) => Hit[];
}

/** Weight of each further line relative to the previous one: several near lines outweigh one. */
const FURTHER_LINE = 0.5;
const LINES_MAX = 4;
/** Weight of a subheading's terms relative to its nearest lines; the best of 0–0.6 by `check --search`. */
const WORDS_WEIGHT = 0.2;

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

type Weighted = ReturnType<typeof weighLines>;

/** Creates a search for lines that share a feature with a text; returns cosines. */
function nearLineFinder(postings: Weighted['postings'], count: number) {
  const cosines = new Float64Array(count);

  return (asked: ReturnType<Weighted['weigh']>): Near[] => {
    const touched: number[] = [];
    for (const [hash, value] of asked) {
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
}

/** Indexes lines by their features and those of their glossary translation; ranks by cosine. */
export function indexLines(lines: readonly BaseLine[], glossary: Glossary): BaseSearch {
  const read = (description: string) => featuresOf({ description }, glossary);
  const vectors = lines.map(({ text }) => read(text));
  const { postings, weigh } = weighLines(vectors);
  const codes = [...new Set(lines.map(({ code }) => code))];
  const placeOf = new Map(codes.map((code, at) => [code, at]));
  const subheadingOf = (line: number): number => placeOf.get(lines[line]?.code ?? '') ?? -1;
  const words = countWords(vectors, subheadingOf, codes.length);
  const nearLines = nearLineFinder(postings, lines.length);
  const withoutLine = (line: number) => ({
    subheading: subheadingOf(line),
    features: new Set(vectors[line]?.hashes),
  });

  return {
    find: (text, count, leftOut = []) => {
      const asked = weigh(read(text));
      const shared = words.score(asked, leftOut.map(withoutLine));
      const bySubheading = new Map<number, Near[]>();
      for (const near of nearLines(asked)) {
        if (leftOut.includes(near.line)) continue;
        const subheading = subheadingOf(near.line);
        const same = bySubheading.get(subheading);
        if (same) same.push(near);
        else bySubheading.set(subheading, [near]);
      }

      return [...bySubheading]
        .map(([subheading, near]) => ({
          code: codes[subheading] ?? '',
          score: scoreOf(near) + WORDS_WEIGHT * (shared[subheading] ?? 0),
          near,
        }))
        .toSorted((left, right) => right.score - left.score || (left.code < right.code ? -1 : 1))
        .slice(0, count)
        .flatMap(({ code, score, near }) => {
          const line = lines[nearestOf(near) ?? -1];
          return line ? [{ code, score, line }] : [];
        });
    },
  };
}
