export const MAIN_FIELDS = [
  'id',
  'title',
  'rate',
  'goods',
  'origins',
  'from',
  'to',
  'legal_basis',
  'url',
] as const;

export const MORE_FIELDS = [
  'heading',
  'program',
  'except_goods',
  'except_origins',
  'lifted_by',
  'displaced_by',
  'replaces',
  'needs',
  'question',
  'note',
] as const;

export type MeasureField = (typeof MAIN_FIELDS)[number] | (typeof MORE_FIELDS)[number];

export const REQUIRED: ReadonlySet<MeasureField> = new Set(MAIN_FIELDS.filter((name) => name !== 'to'));

export const EMPTY_DRAFT = {
  market: 'US' as 'US' | 'EU' | 'VN',
  ...(Object.fromEntries([...MAIN_FIELDS, ...MORE_FIELDS].map((name) => [name, ''])) as Record<
    MeasureField,
    string
  >),
  code: '',
  origin: '',
  date: '',
};

export type MeasureDraft = typeof EMPTY_DRAFT;

/** Measure of a draft as the API expects it, without empty fields. */
export function measureOf(draft: MeasureDraft) {
  const { id, title, rate, goods, origins, from, legal_basis, url } = draft;
  const optional = ['to', ...MORE_FIELDS] as const;
  const given = optional.filter((name) => draft[name] !== '').map((name) => [name, draft[name]]);
  return {
    ...(Object.fromEntries(given) as Partial<Record<(typeof optional)[number], string>>),
    id,
    title,
    rate,
    goods,
    origins,
    from,
    legal_basis,
    url,
  };
}
