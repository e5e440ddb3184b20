export const TARIFF_CHANGE_KINDS = [
  'added',
  'removed',
  'moved',
  'description_changed',
  'rate_changed',
  'unit_changed',
  'declarability_changed',
] as const;

export type TariffChangeKind = (typeof TARIFF_CHANGE_KINDS)[number];

/** Fields of a line by their names in the API; only those that differ. */
export type ChangedFields = Readonly<Record<string, string | boolean | null>>;

/** One change of one code between two versions, without successors and affected SKUs. */
export interface TariffChangeDraft {
  readonly code: string;
  readonly codeDigits: string;
  readonly kind: TariffChangeKind;
  /** Null for an added code. */
  readonly before: ChangedFields | null;
  /** Null for a removed code. */
  readonly after: ChangedFields | null;
}
