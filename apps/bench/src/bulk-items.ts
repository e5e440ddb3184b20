import { MARKETS } from '@svc/tariff/market';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

// Text that neither repeats nor compresses better than prose; deterministic by seed.
function words(seed: number, chars: number): string {
  let state = (seed * 2_654_435_761 + 12_345) % 4_294_967_296;
  let text = '';
  while (text.length < chars) {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    const length = 3 + (state % 7);
    for (let place = 0; place < length; place += 1) {
      text += LETTERS[Math.floor(state / 2 ** (place + 3)) % LETTERS.length] ?? 'x';
    }
    text += ' ';
  }

  return text.slice(0, chars).trimEnd().padEnd(chars, 'x');
}

/** An item of a bulk sync with every field at maximum length. */
export function wideItem(prefix: string, place: number, codes: readonly string[]) {
  const sku = `${prefix}-${place}-`;

  return {
    sku: sku.padEnd(128, 'x'),
    market: MARKETS[0],
    description: words(place, 2000),
    material: words(place + 1, 500),
    use: words(place + 2, 500),
    composition: words(place + 3, 500),
    origin: 'VN',
    notes: words(place + 4, 1000),
    external_ref: words(place + 5, 255),
    current_code: codes[place % codes.length] ?? null,
  };
}

export type WideItem = ReturnType<typeof wideItem>;
