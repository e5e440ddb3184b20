/** Fields that the columns of this form fill. */
export const GENERIC_FIELDS = [
  'code',
  'indent',
  'description',
  'unit',
  'dutyRate',
  'specialRate',
  'column2Rate',
  'additionalDuties',
] as const;

/** What a column of the generic table form fills. */
export type GenericField = (typeof GENERIC_FIELDS)[number];

/**
 * Columns of the generic table form, for any market and any source without an official form of its own.
 *
 * `code` holds the digits of a chapter (2), heading (4), subheading (6) or national line (8, 10), with or without
 * separators; empty for a grouping row, which then needs its `indent`. `indent` is the depth in the chapter, 0 for a
 * heading; left out, the codes tell it (a table with grouping rows gives all of them). Rates are texts as published; they go down to the lines that continue a code.
 */
export const GENERIC_COLUMNS: Readonly<
  Record<GenericField, { readonly title: string; readonly required: boolean }>
> = {
  code: { title: 'code', required: true },
  indent: { title: 'indent', required: false },
  description: { title: 'description', required: true },
  unit: { title: 'unit', required: false },
  dutyRate: { title: 'duty_rate', required: false },
  specialRate: { title: 'special_rate', required: false },
  column2Rate: { title: 'column2_rate', required: false },
  additionalDuties: { title: 'additional_duties', required: false },
};
