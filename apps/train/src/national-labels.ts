import { isSpecialProvision } from '@svc/tariff/code';
import type { Market } from '@svc/tariff/market';
import type { ScheduleLine } from '@svc/tariff/schedule/line';

/** Label length by market: beyond eight digits TARIC divides goods by measure, not by kind. */
const LABEL_DIGITS: Readonly<Record<Market, number>> = { US: 10, EU: 8, VN: 8 };

/** Classes of a national model: labels, and the competing classes of each subheading. */
export interface NationalLabels {
  readonly labels: readonly string[];
  /** Classes whose label starts with the code, or is a prefix of it. */
  readonly classesOf: (code: string) => readonly number[];
  readonly rivalsOf: (targets: readonly number[]) => readonly number[];
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
