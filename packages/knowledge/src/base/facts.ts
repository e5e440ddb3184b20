import { ATTRIBUTE_VALUES, type Attribute } from '../data/attributes.ts';
import { MATERIALS } from '../data/materials.ts';

/** Sizes that distinguish subheadings; the name includes the unit. */
const FACT_MEASURES = [
  'power_w',
  'weight_kg',
  'capacity_l',
  'width_cm',
  'length_cm',
  'thickness_mm',
  'diameter_cm',
  'voltage_v',
  'displacement_cc',
  'grams_per_m2',
  'value_usd',
  'percent_of_weight',
] as const;

type FactMeasure = (typeof FACT_MEASURES)[number];

interface ChoiceFact {
  readonly attribute: Attribute | 'material' | 'powered' | 'part';
  readonly values: readonly string[];
}

interface MeasureFact {
  readonly attribute: FactMeasure;
  readonly comparison: '<' | '<=' | '>' | '>=';
  /** Decimal digits. */
  readonly bound: string;
}

export type Fact = ChoiceFact | MeasureFact;

const YES_NO = ['yes', 'no'];

const valuesOf = (attribute: Attribute): readonly string[] =>
  ATTRIBUTE_VALUES[attribute].map(({ value }) => value);

const FACT_VALUES: Readonly<Record<ChoiceFact['attribute'], readonly string[]>> = {
  gender: valuesOf('gender'),
  construction: valuesOf('construction'),
  state: valuesOf('state'),
  packing: valuesOf('packing'),
  use: valuesOf('use'),
  form: valuesOf('form'),
  material: [...new Set(MATERIALS.map(({ group }) => group))],
  powered: YES_NO,
  part: YES_NO,
};

const COMPARISON = /^(<=|>=|<|>) (\d+(?:\.\d+)?)$/u;

const isMeasure = (attribute: string): attribute is FactMeasure =>
  FACT_MEASURES.some((measure) => measure === attribute);

const isChoice = (attribute: string): attribute is ChoiceFact['attribute'] =>
  Object.hasOwn(FACT_VALUES, attribute);

/**
 * Reads a fact: `construction: knitted, woven` or `weight_kg: <= 18`. Returns the expected format, as a sentence for
 * the author, for invalid text.
 */
export function readFact(attribute: string, text: string): Fact | string {
  if (isMeasure(attribute)) {
    const [, comparison, bound = ''] = COMPARISON.exec(text.trim()) ?? [];
    const isKnown = comparison === '<' || comparison === '<=' || comparison === '>' || comparison === '>=';
    return isKnown ? { attribute, comparison, bound } : `${attribute} is a comparison such as "<= 18"`;
  }
  if (!isChoice(attribute)) {
    return `unknown fact "${attribute}"; known are ${[...Object.keys(FACT_VALUES), ...FACT_MEASURES].join(', ')}`;
  }

  const values = text.split(',').map((value) => value.trim());
  const wrong = values.filter((value) => !FACT_VALUES[attribute].includes(value));

  return wrong.length === 0
    ? { attribute, values }
    : `${attribute} cannot be ${wrong.join(', ')}; it is of ${FACT_VALUES[attribute].join(', ')}`;
}
