import type { EvaluationCase } from '@svc/classifier/evaluation/case';
import { isMarket, MARKETS, type Market } from '@svc/tariff/market';
import { hashText } from '@svc/text-model/hash';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { digitsField, readJsonLines, textField, type Fields } from '../corpus/json-lines.ts';

/** A set to draw products from: its file, and the field with the description. */
interface DrawnSet {
  readonly file: string;
  readonly field: string;
  /** Null if each product determines its schedule. */
  readonly market: Market | null;
}

const set = (file: string, market: Market | null = null, field = 'description'): DrawnSet => ({
  file,
  field,
  market,
});

const SETS: readonly DrawnSet[] = [
  set('eval/us-ecommerce.dev.jsonl'),
  set('eval/us-rulings.dev.jsonl'),
  set('eval/us-ruling-subjects.dev.jsonl'),
  set('eval/us-ruling-texts.dev.jsonl'),
  set('eval/eu-ruling-texts.dev.jsonl'),
  set('eval/eu-queries.dev.jsonl'),
  set('eval/vn-declarations.dev.jsonl'),
  set('eval/vn-rulings.dev.jsonl'),
  set('labelled/eu-rulings.jsonl'),
  set('labelled/kr-names.jsonl', 'EU'),
  set('labelled/kr-rulings.jsonl', 'EU'),
  set('labelled/post-names.jsonl'),
  set('labelled/uk-shop-texts.jsonl'),
  set('labelled/us-ruling-names.jsonl'),
  set('labelled/us-schedule-b.jsonl', 'US', 'short'),
  set('labelled/us-suspensions.jsonl', 'US'),
  set('labelled/vn-declarations-2.jsonl'),
  set('vocabulary/gulf-named-goods.jsonl', null, 'term'),
  set('vocabulary/uk-search-advice.jsonl', 'EU', 'term'),
];

const PLAIN_GOODS = 'plain-goods.jsonl';
const PLAIN_LANGUAGES = ['en', 'vi', 'ja', 'ko'] as const;

export interface DrawnCase extends EvaluationCase {
  readonly set: string;
}

const anyMarket = (description: string): Market => MARKETS[hashText(description, 3) % MARKETS.length] ?? 'US';

function caseOf(fields: Fields, place: number, name: string, { field, market }: DrawnSet): DrawnCase {
  const description = textField(fields, field);
  const own = textField(fields, 'market');

  return {
    set: name,
    id: textField(fields, 'id') || `${name}-${place + 1}`,
    digits: digitsField(fields, 'code'),
    input: {
      description,
      material: textField(fields, 'material'),
      use: textField(fields, 'use'),
      composition: textField(fields, 'composition'),
      origin: textField(fields, 'origin'),
      notes: textField(fields, 'notes'),
      market: market ?? (isMarket(own) ? own : anyMarket(description)),
    },
  };
}

const drawn = (cases: readonly DrawnCase[], seed: number, count: number): DrawnCase[] =>
  [...new Map(cases.map((item) => [item.input.description, item])).values()]
    .filter(({ input }) => input.description !== '')
    .toSorted((a, b) => hashText(a.input.description, seed) - hashText(b.input.description, seed))
    .slice(0, count);

/** Draws `count` products evenly from the sets and the languages of the plain goods; deterministic by seed. */
export function drawCases(folder: string, plainFolder: string, seed: number, count: number): DrawnCase[] {
  const ofSets = SETS.filter(({ file }) => existsSync(join(folder, file))).map((each) => {
    const name = each.file.replace(/^.*\/|(?:\.dev)?\.jsonl$/gu, '');
    return readJsonLines(join(folder, each.file)).map((fields, place) => caseOf(fields, place, name, each));
  });
  const plain = readJsonLines(join(plainFolder, PLAIN_GOODS));
  const ofPlain = PLAIN_LANGUAGES.map((field) =>
    plain.map((fields, place) =>
      caseOf(fields, place, `plain-goods ${field}`, { file: PLAIN_GOODS, field, market: null }),
    ),
  );
  const sets = [...ofSets, ...ofPlain];
  const perSet = Math.ceil(count / sets.length);
  const all = sets.flatMap((cases) => drawn(cases, seed, perSet));

  return drawn(all, seed + 1, count);
}
