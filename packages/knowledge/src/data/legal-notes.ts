import { readTable } from '../read-table.ts';

/** A note that excludes goods from its section or chapter (Harmonized System 2022). */
export interface LegalNote {
  /** Legal citation of its place in the nomenclature. */
  readonly reference: string;
  /** Code prefixes that the note excludes the goods from, and those that it exempts. */
  readonly codes: readonly string[];
  readonly exceptCodes: readonly string[];
  /** Chapters and headings of the excluded goods. */
  readonly goods: readonly string[];
}

/** Notes in the order of the nomenclature; codes after a minus sign are exempt. */
export const LEGAL_NOTES: readonly LegalNote[] = readTable('lexicon/legal-notes').map(
  ([reference = '', codes = '', goods = '']) => ({
    reference,
    codes: codes.split(' ').filter((code) => !code.startsWith('-')),
    exceptCodes: codes.split(' ').flatMap((code) => (code.startsWith('-') ? [code.slice(1)] : [])),
    goods: goods.split(' '),
  }),
);

/**
 * Rows and the words for goods that they do not cover: those of headings that a row excludes by number (texts of the
 * headings, HS 2022), and screens without a picture tube.
 */
export const NOT_COVERED = readTable('lexicon/not-covered').map(
  ([row = '', goods = '']) => [new RegExp(row, 'iu'), new RegExp(goods, 'iu')] as const,
);
