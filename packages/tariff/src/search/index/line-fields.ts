import type { ScheduleLine } from '../../schedule/line.ts';
import { statedText } from '../stated-text.ts';
import { tokenize } from '../text.ts';
import type { FieldWeights } from './field-weights.ts';
import type { TermDictionary } from './term-dictionary.ts';

type TermList = Uint32Array;

/** Yields a line's terms with their weighted counts over its text and its ancestors'. */
interface FieldCounter {
  /** Terms of the line's own description and extra text. */
  readonly rowTerms: (line: ScheduleLine) => Iterable<number>;
  readonly eachTerm: (line: ScheduleLine, visit: (term: number, weight: number) => void) => void;
}

const AVERAGE_WORDS = 8;

const termReader = (dictionary: TermDictionary): ((text: string) => TermList) => {
  const known = new Map<string, TermList>();

  return (text) => {
    const before = known.get(text);
    if (before !== undefined) return before;
    const list = Uint32Array.from(tokenize(statedText(text)), (term) => dictionary.idOf(term));
    known.set(text, list);
    return list;
  };
};

const ancestorWeight = (line: ScheduleLine, weights: FieldWeights): number => {
  if (line.level === 'chapter' || line.level === 'section') return weights.chapter;
  return line.level === 'heading' ? weights.heading : weights.between;
};

/** Sums weights by term without a map: one slot per term, and a list of the used slots. */
const termSums = () => {
  let sums = new Float64Array(1 << 16);
  const used: number[] = [];

  return {
    add(terms: TermList, weight: number, b: number) {
      const normal = weight / (1 - b + (b * terms.length) / AVERAGE_WORDS);
      for (const term of terms) {
        if (term >= sums.length) {
          const wider = new Float64Array(Math.max(sums.length * 2, term + 1));
          wider.set(sums);
          sums = wider;
        }
        if (sums[term] === 0) used.push(term);
        sums[term] = (sums[term] ?? 0) + normal;
      }
    },
    drain(visit: (term: number, weight: number) => void) {
      for (const term of used) {
        visit(term, sums[term] ?? 0);
        sums[term] = 0;
      }
      used.length = 0;
    },
  };
};

/** Tokenizes all texts of a schedule once; `extraText` adds text that a line's description lacks. */
export function fieldCounter(
  lines: readonly ScheduleLine[],
  dictionary: TermDictionary,
  weights: FieldWeights,
  extraText?: (line: ScheduleLine) => string,
): FieldCounter {
  const read = termReader(dictionary);
  const own = lines.map((line) => read(line.description));
  const extra = extraText === undefined ? [] : lines.map((line) => read(extraText(line)));
  const sums = termSums();
  const ownTerms = (line: ScheduleLine): TermList => own[line.position] ?? new Uint32Array();

  const addChain = (line: ScheduleLine): void => {
    let lacksWords = ownTerms(line).length === 0;
    for (let above = line.parent; above !== null;) {
      const ancestor = lines[above];
      if (ancestor === undefined) return;

      const terms = ownTerms(ancestor);
      const inherits = lacksWords && terms.length > 0;
      const weight = ancestorWeight(ancestor, weights);

      sums.add(terms, inherits ? Math.max(weights.inherited, weight) : weight, weights.b);
      sums.add(extra[above] ?? new Uint32Array(), weight * weights.extra, weights.b);
      if (inherits) lacksWords = false;
      above = ancestor.parent;
    }
  };

  return {
    rowTerms: (line) => [...ownTerms(line), ...(extra[line.position] ?? [])],
    eachTerm(line, visit) {
      sums.add(ownTerms(line), weights.own, weights.b);
      sums.add(extra[line.position] ?? new Uint32Array(), weights.extra, weights.b);
      addChain(line);
      sums.drain(visit);
    },
  };
}
