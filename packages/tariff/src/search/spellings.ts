const PAIRS = `
aluminium aluminum|aluminiums aluminum|fibre fiber|fibres fiber|colour color|colours color|coloured color|tyre tire|tyres tire
plough plow|ploughs plow|grey gray|jewellery jewelry|mould mold|moulds mold|moulded mold|moulding mold|moulders mold|litre liter|litres liter
metre meter|metres meter|centre center|theatre theater|sulphur sulfur|sulphuric sulfuric|sulphate sulfate|sulphates sulfate
sulphide sulfide|sulphides sulfide|sulphonic sulfonic|cheque check|pyjamas pajama|pyjama pajama|pajamas pajama|woollen wool
woolen wool|woollens wool|wooden wood|yoghurt yogurt|caesium cesium|foetal fetal|orthopaedic orthopedic|haemostatic hemostatic
anaesthetic anesthetic|anaesthetics anesthetic|draught draft|analyser analyzer|analysers analyzer|vapour vapor|vapours vapor
armour armor|armoured armor|honour honor|odour odor|odours odor|labour labor|flavour flavor|flavours flavor|flavoured flavor
molluscs mollusk|mollusc mollusk|mollusks mollusk|programme program|programmes program|gramme gram|grammes gram|kerb curb|storey story
cosy cozy|doughnut donut|doughnuts donut|tonne ton|tonnes ton|whisky whiskey|whiskies whiskey|liqueurs liqueur|travelling travel
disc disk|discs disk|gauge gage|gauges gage|carburettor carburetor|carburettors carburetor|moustache mustache|enamelled enamel
enameled enamel|panelled panel|knives knife|leaves leaf|scarves scarf|shelves shelf|halves half|loaves loaf
mice mouse|teeth tooth|feet foot|children child|childrens child|calves calf|wolves wolf|geese goose|men man|mens man|women woman
womens woman|oxen ox|potatoes potato|tomatoes tomato|mangoes mango|dice die|axes axe|lenses lens|gases gas|gasses gas
`;

/** One spelling for words that schedules and people write in several: British and American, irregular plurals. */
export const SPELLINGS: ReadonlyMap<string, string> = new Map(
  PAIRS.trim()
    .split(/[|\n]/u)
    .map((pair): [string, string] => {
      const [from = '', to = ''] = pair.split(' ');
      return [from, to];
    }),
);
