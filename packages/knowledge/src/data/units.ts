/** Units by dimension, with the factor to its base unit. */
export const UNIT_ROWS: readonly (readonly [dimension: string, factor: number, units: string])[] = [
  ['voltage', 1, 'v vac vdc volt volts'],
  ['voltage', 1000, 'kv'],
  ['current', 1, 'a amp amps ampere amperes'],
  ['current', 0.001, 'ma'],
  ['current', 1000, 'ka'],
  ['power', 1, 'w watt watts'],
  ['power', 1000, 'kw'],
  ['power', 1_000_000, 'mw'],
  ['power', 745.7, 'hp'],
  ['apparent power', 1, 'va'],
  ['apparent power', 1000, 'kva'],
  ['apparent power', 1_000_000, 'mva'],
  ['mass', 1, 'kg kilogram kilograms'],
  ['mass', 0.001, 'g gram grams'],
  ['mass', 1000, 'tonne tonnes tấn'],
  ['mass', 0.4536, 'lb lbs pounds'],
  ['mass', 0.02835, 'oz'],
  ['capacity', 1, 'l liter liters litre litres lít'],
  ['capacity', 0.001, 'ml cc cm3 cm³'],
  ['capacity', 3.785, 'gallon gallons'],
  ['area weight', 1, 'g/m² g/m2 gsm'],
  ['viscosity number', 1, 'ml/g'],
  ['length', 0.001, 'µm μm'],
  ['length', 1, 'mm'],
  ['length', 10, 'cm'],
  ['length', 1000, 'm'],
  ['length', 25.4, 'inch inches'],
];

/** Measure of a length, by nearby words. */
export const MEASURES: readonly (readonly [measure: string, words: RegExp])[] = [
  ['thickness', /thick|(?<!\p{L})dày/giu],
  ['width', /(?<!\p{L})(?:width|wide(?!\p{L})|rộng|khổ)/giu],
  ['inner diameter', /(?:inner|inside|internal) diameter|đường kính trong/giu],
  [
    'diameter',
    /(?<!(?:inner|inside|internal) )diameter|đường kính(?! trong)|(?<!\p{L})(?:dia|phi|đk)(?!\p{L})|ø/giu,
  ],
  ['', /(?<!\p{L})(?:long|length|high|deep|tall|dài|cao)(?!\p{L})/giu],
];
