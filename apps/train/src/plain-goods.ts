import { MARKETS } from '@svc/tariff/market';
import { hashText } from '@svc/text-model/hash';
import { join } from 'node:path';
import { digitsField, readJsonLines, textField } from './corpus/json-lines.ts';
import type { HeldOutCase } from './held-out-run.ts';

const LANGUAGES = ['en', 'vi', 'ja', 'ko'] as const;
const HALF_SEED = 5;

/**
 * Everyday goods in four languages, each on a market by its hash; `awayOf` has the other markets. No model is fitted on
 * them; a good is in the same half in all languages.
 */
export function readPlainGoods(folder: string): HeldOutCase[] {
  return readJsonLines(join(folder, 'plain-goods.jsonl')).flatMap((fields) => {
    const id = textField(fields, 'id');

    return LANGUAGES.map((language): HeldOutCase => ({
      source: 'plain-goods',
      input: {
        description: textField(fields, language),
        market: MARKETS[hashText(id + language) % MARKETS.length] ?? MARKETS[0],
      },
      code: digitsField(fields, 'code'),
      half: hashText(id, HALF_SEED) % 2 === 0 ? 0 : 1,
      isAway: false,
    }));
  });
}
