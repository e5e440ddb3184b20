import type { ScheduleLine } from '@svc/tariff/schedule/line';
import type { Reading } from '../reading.ts';
import type { LineReading } from '../stages/rank/line-reading.ts';

export interface Finding {
  readonly attribute: string;
  readonly verdict: 'meets' | 'breaks';
  readonly words: string;
  readonly row: ScheduleLine;
  readonly isWhole: boolean;
}

export type Compared = Omit<Finding, 'row' | 'isWhole'>;
export type Compare = (reading: Reading, row: LineReading, line: ScheduleLine) => Compared[];

export const found = (attribute: string, vote: number, words: string): Compared[] =>
  vote === 0 ? [] : [{ attribute, verdict: vote > 0 ? 'meets' : 'breaks', words }];

export const broken = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ verdict }) => verdict === 'breaks');
