import { featuresOf } from '@svc/text-model/features';
import type { Glossary } from '@svc/text-model/glossary';
import type { TrainingDocument } from '@svc/text-model/fit/documents';
import { fitLinear } from '@svc/text-model/fit/fit-linear';
import type { DenseModel } from '@svc/text-model/dense-model';
import { fitDense } from '@svc/text-model/fit/fit-dense';
import type { LinearModel } from '@svc/text-model/linear-model';
import type { Market } from '@svc/tariff/market';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { LINE_GOODS } from './corpus/line-goods.ts';
import type { TrainingRow } from './corpus/training-row.ts';
import { isSpecialProvision } from '@svc/tariff/code';

/** Label length by market: beyond eight digits TARIC divides goods by measure, not by kind. */
const LABEL_DIGITS: Readonly<Record<Market, number>> = { US: 10, EU: 8, VN: 8 };

/** Classes of a national model: labels, and the competing classes of each subheading. */
interface NationalLabels {
  readonly labels: readonly string[];
  /** Classes whose label starts with the code, or is a prefix of it. */
  readonly classesOf: (code: string) => readonly number[];
  readonly rivalsOf: (targets: readonly number[]) => readonly number[];
}

const SEED = 20_261_122;

/** Sources of names: every term counts. */
const NAME_SOURCES: ReadonlySet<string> = new Set(['base-names', 'uk-search-references', 'gulf-named-goods']);

export interface Corpus {
  readonly rows: readonly TrainingRow[];
  readonly glossary: Glossary;
}

type Report = (line: string) => void;

/** Class indexes by code of four or more digits. */
function subheadingClasses(labels: readonly string[]): ReadonlyMap<string, readonly number[]> {
  const classes = new Map<string, number[]>();
  labels.forEach((label, at) => {
    classes.set(label, [at]);
    const heading = label.slice(0, 4);
    classes.set(heading, [...(classes.get(heading) ?? []), at]);
  });
  return classes;
}

function subheadingDocuments({ rows, glossary }: Corpus, labels: readonly string[]): TrainingDocument[] {
  const classes = subheadingClasses(labels);
  return rows.flatMap((row): TrainingDocument[] => {
    const codes = row.subheadings ?? [row.code.slice(0, row.code.length < 6 ? 4 : 6)];
    const targets = codes.flatMap((code) => classes.get(code) ?? []);
    if (targets.length === 0) return [];
    const isName = NAME_SOURCES.has(row.source);
    return [{ features: featuresOf(row.product, glossary), targets, weight: row.weight, isName }];
  });
}

export function fitSubheadings(corpus: Corpus, labels: readonly string[], report: Report): LinearModel {
  const documents = subheadingDocuments(corpus, labels);
  report(`subheadings: ${documents.length} documents`);

  return fitLinear(documents, {
    labels,
    epochs: 4,
    rate: 0.7,
    minDocuments: 2,
    dropShare: 0.4,
    pruneBelow: 0.7,
    seed: SEED,
    onEpoch: (epoch, loss) => report(`  epoch ${epoch}: loss ${loss.toFixed(3)}`),
  });
}

/**
 * Sources excluded from the dense model: they cost one to three points on names, declarations and postal names
 * (docs/accuracy.md).
 */
const NOT_DENSE: ReadonlySet<string> = new Set([
  LINE_GOODS,
  'us-suspensions',
  'us-schedule-b',
  'gulf-named-goods',
]);

export function fitDenseSubheadings(
  { rows, glossary }: Corpus,
  labels: readonly string[],
  report: Report,
): DenseModel {
  const known = rows.filter(({ source }) => !NOT_DENSE.has(source));
  const documents = subheadingDocuments({ rows: known, glossary }, labels);
  report(`dense: ${documents.length} documents`);

  return fitDense(documents, {
    labels,
    dimensions: 64,
    bits: 18,
    epochs: 4,
    rate: 0.15,
    dropShare: 0.3,
    seed: SEED,
    onEpoch: (epoch, loss) => report(`  epoch ${epoch}: loss ${loss.toFixed(3)}`),
  });
}

/** Fits the model over a market's national lines, each against the others of its subheading. */
export function fitNational(
  market: Market,
  { rows, glossary }: Corpus,
  lines: readonly ScheduleLine[],
  report: Report,
): LinearModel {
  const { labels, classesOf, rivalsOf } = nationalLabels(market, lines);
  const documents = rows.flatMap((row): TrainingDocument[] => {
    if (row.market !== market || row.code.length < 8) return [];
    const targets = classesOf(row.code);
    const isDecided = targets.length > 0 && targets.length < rivalsOf(targets).length;
    return isDecided ? [{ features: featuresOf(row.product, glossary), targets, weight: row.weight }] : [];
  });
  report(`${market}: ${documents.length} documents, ${labels.length} lines`);

  return fitLinear(documents, {
    labels,
    epochs: 8,
    rate: 0.5,
    minDocuments: 2,
    dropShare: 0.4,
    pruneBelow: 0.3,
    seed: SEED,
    rivalsOf,
    onEpoch: (epoch, loss) => report(`  epoch ${epoch}: loss ${loss.toFixed(3)}`),
  });
}

export function nationalLabels(market: Market, lines: readonly ScheduleLine[]): NationalLabels {
  const digits = LABEL_DIGITS[market];
  const codes = lines
    .filter(({ isLeaf, codeDigits }) => isLeaf && !isSpecialProvision(codeDigits ?? '', market))
    .map(({ codeDigits }) => (codeDigits ?? '').slice(0, digits));
  const labels = [...new Set(codes)].sort();
  const bySubheading = new Map<string, number[]>();
  labels.forEach((label, at) => {
    const subheading = label.slice(0, 6);
    bySubheading.set(subheading, [...(bySubheading.get(subheading) ?? []), at]);
  });
  const under = (code: string): readonly number[] => bySubheading.get(code.slice(0, 6)) ?? [];

  return {
    labels,
    classesOf: (code) =>
      under(code).filter((at) => {
        const label = labels[at] ?? '';
        return label.startsWith(code.slice(0, digits)) || code.startsWith(label);
      }),
    rivalsOf: ([first]) => (first === undefined ? [] : under(labels[first] ?? '')),
  };
}
