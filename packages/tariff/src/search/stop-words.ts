const listed = (text: string): ReadonlySet<string> => new Set(text.split(' '));

/** English words that say nothing about goods. Some are Vietnamese words for goods: `in` is print, `than` coal. */
export const ENGLISH_STOP_WORDS = listed(
  'a an and any are as at be but by for from had has have if in into is it its kind kinds like made make of on or other ' +
    'others nesoi nes such than that the their them then there thereof these this those to under used was were whether ' +
    'which with within without whose not being also only per',
);

/** Vietnamese words that say nothing about goods, accents kept. */
export const VIETNAMESE_STOP_WORDS = listed(
  'và hoặc của các những cho được từ với là loại khác dùng để trong bằng có hay như theo ở bởi này đó thuộc',
);

/** Units that are written against their number: `12v`, `500ml`. */
export const UNITS: ReadonlySet<string> = new Set(
  'v kv mv w kw mw kva va a ma ah mah hz khz mhz ghz kg g mg t mm cm dm m km ml cl l in inch ft yd oz lb lbs pcs pc hp rpm bar psi kpa mpa m2 m3 cm2 cm3 cc gsm gb tb mb kb wh kwh n nm dtex den'.split(
    ' ',
  ),
);
