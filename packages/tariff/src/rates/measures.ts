/**
 * Inputs beyond value, quantity and net weight that a rate text may need, by request field: their unit and their
 * spellings in the schedules (lower case).
 */
export const MEASURES = {
  drained_weight_kg: { unit: 'kg', texts: ['drained weight', 'net drained wt', 'net eda', 'eda'] },
  container_contents_kg: { unit: 'kg', texts: ['entire contents of container'] },
  gross_weight_kg: {
    unit: 'kg',
    texts: ['contents and container', 'weight of container', 'gross', 'br', 'kg gross'],
  },
  dry_weight_kg: { unit: 'kg', texts: ['net dry', 'dry'] },
  standard_quality_kg: { unit: 'kg', texts: ['std qual', 'standard quality'] },
  clean_weight_kg: { unit: 'kg', texts: ['clean'] },
  lactic_matter_kg: { unit: 'kg', texts: ['lactic matter'] },
  dry_lactic_matter_kg: { unit: 'kg', texts: ['dry lactic matter'] },
  total_sugars_kg: { unit: 'kg', texts: ['total sugars'] },
  total_alcohol_kg: { unit: 'kg', texts: ['tot alc', 'total alcohol'] },
  lead_content_kg: { unit: 'kg', texts: ['lead content'] },
  copper_content_kg: { unit: 'kg', texts: ['copper content'] },
  zinc_content_kg: { unit: 'kg', texts: ['zinc content'] },
  molybdenum_content_kg: { unit: 'kg', texts: ['molybdenum content'] },
  tungsten_content_kg: { unit: 'kg', texts: ['tungsten content'] },
  magnesium_content_kg: { unit: 'kg', texts: ['magnesium content'] },
  manganese_content_kg: { unit: 'kg', texts: ['manganese content'] },
  silicon_content_kg: { unit: 'kg', texts: ['silicon content'] },
  morphine_content_kg: { unit: 'kg', texts: ['anhydrous morphine content'] },
  proof_liters: { unit: 'pf_l', texts: ['ethyl alcohol content'] },
  recording_surface_m2: { unit: 'm2', texts: ['recording surface'] },
  containers: { unit: 'no', texts: ['immediate containers'] },
  pins: { unit: 'no', texts: ['pins'] },
  jewels: { unit: 'jewel', texts: ['jewels'] },
  other_parts: { unit: 'no', texts: ['other piece or part'] },
  alcohol_pct: { unit: '%', texts: ['% vol'] },
  sucrose_pct: { unit: '%', texts: ['% sacchar.', '% sucrose'] },
  metal_weight_pct: { unit: '%', texts: ['metal by weight'] },
  sugar_degrees: { unit: 'degree', texts: ['degree'] },
  agricultural_component: { unit: 'EUR/100 kg', texts: ['ea'] },
  additional_sugar_duty: { unit: 'EUR/100 kg', texts: ['adsz'] },
  additional_flour_duty: { unit: 'EUR/100 kg', texts: ['adfm'] },
  case_value: { unit: 'currency', texts: ['case'] },
  case_and_strap_value: { unit: 'currency', texts: ['case and strap, band or bracelet'] },
  strap_value: { unit: 'currency', texts: ['strap, band or bracelet'] },
  battery_value: { unit: 'currency', texts: ['battery'] },
  movement_value: { unit: 'currency', texts: ['movement'] },
  movement_and_case_value: { unit: 'currency', texts: ['movement and case'] },
  apparatus_value: { unit: 'currency', texts: ['apparatus'] },
  rifle_value: { unit: 'currency', texts: ['value of the rifle'] },
  telescopic_sight_value: { unit: 'currency', texts: ['value of the telescopic sight, if any'] },
  lead_content_value: { unit: 'currency', texts: ['value of the lead content'] },
  steel_content_value: { unit: 'currency', texts: ['value of the steel content'] },
  aluminum_content_value: { unit: 'currency', texts: ['value of the aluminum content'] },
  copper_content_value: { unit: 'currency', texts: ['value of the copper content'] },
  us_content_value: {
    unit: 'currency',
    texts: [
      'value of the u.s. content',
      'full value of the imported article, less the cost or value of such products of the united states',
    ],
  },
  non_us_content_value: { unit: 'currency', texts: ['value of the non-u.s. content'] },
  repair_cost: {
    unit: 'currency',
    texts: ['cost of such goods or repairs', 'value of the repairs or alterations', 'cost of such repairs'],
  },
  parts_cost: {
    unit: 'currency',
    texts: ['cost of such parts or materials', 'cost of such parts'],
  },
  processing_value: { unit: 'currency', texts: ['value of such processing outside the united states'] },
  retail_value: { unit: 'currency', texts: ['fair retail value', 'retail price'] },
} as const satisfies Readonly<Record<string, { readonly unit: string; readonly texts: readonly string[] }>>;

export type MeasureField = keyof typeof MEASURES;

export const MEASURE_FIELDS = Object.keys(MEASURES) as readonly MeasureField[];

const BY_TEXT: ReadonlyMap<string, MeasureField> = new Map(
  MEASURE_FIELDS.flatMap((field) => MEASURES[field].texts.map((text) => [text, field] as const)),
);

export function readMeasure(text: string): MeasureField | null {
  return BY_TEXT.get(text.trim().toLowerCase()) ?? null;
}

export function measureText(field: MeasureField): string {
  return MEASURES[field].texts[0];
}
