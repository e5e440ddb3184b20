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
  ['power', 0.29307, 'btu btu/h'],
  ['apparent power', 1, 'va'],
  ['apparent power', 1000, 'kva'],
  ['apparent power', 1_000_000, 'mva'],
  ['mass', 1, 'kg kilogram kilograms'],
  ['mass', 0.001, 'g gram grams'],
  ['mass', 1000, 't tonne tonnes metric_ton metric_tons tấn'],
  ['mass', 0.4536, 'lb lbs pound pounds'],
  ['mass', 0.02835, 'oz'],
  ['capacity', 1, 'l liter liters litre litres lít'],
  ['capacity', 0.001, 'ml cc cm3 cm³'],
  ['capacity', 3.785, 'gallon gallons'],
  ['area weight', 1, 'g/m² g/m2 gsm'],
  ['viscosity number', 1, 'ml/g'],
  ['length', 0.001, 'µm μm micron microns'],
  ['length', 1, 'mm'],
  ['length', 10, 'cm'],
  ['length', 1000, 'm'],
  ['length', 25.4, 'inch inches'],
  ['percentage', 1, '% percent'],
];

/** Measures of a length or percentage, by nearby terms; `''` is none that rows limit. */
export const MEASURES: readonly (readonly [kind: string, measure: string, words: RegExp])[] = [
  ['length', 'ply thickness', /(?<!\p{L})(?:each ply|mỗi lớp có chiều dày)(?!\p{L})/giu],
  ['length', 'thickness', /thick|(?<!\p{L}|mỗi lớp có chiều )dày|두께|厚[さみ]/giu],
  ['length', 'width', /(?<!\p{L})(?:width|wide(?!\p{L})|rộng|khổ|폭|너비)|幅/giu],
  ['length', 'inner diameter', /(?:inner|inside|internal) diameter|đường kính trong|내경|안지름|内径/giu],
  ['length', 'outlet diameter', /(?<!\p{L})(?:discharge )?outlet|cửa (?:xả|ra)(?!\p{L})|吐出口|토출구/giu],
  ['length', 'inlet diameter', /(?<!\p{L})inlet|cửa (?:hút|vào)(?!\p{L})|吸込口|흡입구/giu],
  [
    'length',
    'diameter',
    /(?<!(?:inner|inside|internal|inlet|outlet) )diameter|đường kính(?! trong| cửa)|(?<!\p{L})(?:dia|phi|đk)(?!\p{L})|ø|(?<!안)지름|직경|외경|直径|外径/giu,
  ],
  ['length', 'diagonal', /diagonal|đường chéo|対角|대각/giu],
  ['length', 'insole length', /(?<=insoles? (?:of a )?)length|insoles?/giu],
  ['length', '', /(?<!\p{L})(?:long|length|high|deep|tall|dài|cao)(?!\p{L})|길이|높이|長さ|高さ/giu],
  // What a vehicle carries is not its weight.
  ['mass', 'payload', /payload|load(?:ing)? capacity|(?<!tổng )(?:tải trọng|trọng tải)|積載|적재/giu],
  ['percentage', 'water absorption', /water absorption|hút nước|độ hút nước|吸水率|흡수율/giu],
  [
    'percentage',
    'fat content',
    /(?<!\p{L})(?:milk ?fat|butterfat|fat(?!t|\p{L})|chất béo|hàm lượng béo)|脂肪|지방/giu,
  ],
  [
    'percentage',
    'alcohol by volume',
    /(?<!\p{L})(?:alcohol|abv|vol)(?!\p{L})|alcoholic strength|nồng độ cồn|アルコール|알코올/giu,
  ],
  ['percentage', 'moisture', /moisture|độ ẩm|水分|수분/giu],
];

/** Flat goods, with the maximum in mm up to which their only unnamed length is a thickness: `PE film 50 µm`. */
export const FLAT_GOODS: readonly (readonly [most: number, words: RegExp])[] = [
  [1, /(?<!\p{L})(?:films?|foils?|màng|필름|호일)(?!\p{L})|フィルム|箔/iu],
  [
    50,
    /(?<!\p{L})(?:plywood|(?:fib(?:re|er)|chip|particle|hard)boards?|mdf|(?:float|plate|sheet) glass|glass sheets?|ván ép|gỗ dán|kính nổi|합판)(?!\p{L})|合板/iu,
  ],
];
