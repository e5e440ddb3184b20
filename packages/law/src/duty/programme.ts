import type { CodeSet } from './code-set.ts';

/** A programme of preferential rates. Dates are ISO and inclusive; `to` null where no end is set. */
export interface Programme {
  /** The code that a schedule marks its rates with and a caller claims it by. */
  readonly code: string;
  readonly name: string;
  readonly legalBasis: string;
  /** ISO codes; null where goods of any origin may claim it. */
  readonly origins: readonly string[] | null;
  /** First days of the origins that joined after `from`. */
  readonly joined?: Readonly<Record<string, string>>;
  /** Origins whose goods have a schedule of their own, by the code that its rates are marked with. */
  readonly schedules?: Readonly<Record<string, string>>;
  /** One rate for goods of a list, where the act itself states it. */
  readonly grants?: { readonly codes: CodeSet; readonly text: string };
  /** Whether its rates are marked with its code alone, never with a country. */
  readonly isGroup?: boolean;
  readonly from: string;
  readonly to: string | null;
  readonly url: string;
  /** Goods under it owe no US merchandise processing fee (19 CFR 24.23(c)). */
  readonly isFreeOfProcessingFee: boolean;
}
