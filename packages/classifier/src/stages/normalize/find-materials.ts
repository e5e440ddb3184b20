import type { Material } from '@svc/knowledge/data/materials';
import { materialIndex } from '@svc/knowledge/lexicons';
import { phraseTokens, type PhraseMatch } from '@svc/knowledge/phrase-index';

/** A material of the goods; `percent` by weight when stated. */
export interface FoundMaterial {
  readonly name: string;
  readonly group: string;
  readonly percent: number | null;
}

/** Words behind a material's name that make it a look or a covering and no material. */
const LOOKS = new Set(
  'color colour colored coloured tone plated look effect finish style print plating'.split(' '),
);
const PERCENT_DISTANCE_MAX = 3;

const percentOf = (token: string | undefined): number | null => {
  if (token === undefined || !token.endsWith('%')) return null;
  const value = Number(token.slice(0, -1).replace(',', '.'));
  return value > 0 && value <= 100 ? value : null;
};

const percentBefore = (
  tokens: readonly string[],
  match: PhraseMatch<Material>,
  floor: number,
): number | null => {
  for (let at = match.start - 1; at >= Math.max(floor, match.start - PERCENT_DISTANCE_MAX); at -= 1) {
    const percent = percentOf(tokens[at]);
    if (percent !== null) return percent;
  }
  return null;
};

const inText = (text: string): FoundMaterial[] => {
  const tokens = phraseTokens(text);
  const matches = materialIndex.findAll(tokens).filter(({ end }) => !LOOKS.has(tokens[end] ?? ''));
  const leadsWithPercent = tokens.findIndex((token) => token.endsWith('%')) < (matches[0]?.start ?? 0);
  return matches.map((match, place) => ({
    name: match.entry.name,
    group: match.entry.group,
    percent: leadsWithPercent
      ? percentBefore(tokens, match, matches[place - 1]?.end ?? 0)
      : percentOf(tokens[match.end]),
  }));
};

const merged = (found: readonly FoundMaterial[]): FoundMaterial[] => {
  const byName = new Map<string, FoundMaterial>();
  for (const material of found) {
    const known = byName.get(material.name);
    if (known === undefined || (known.percent === null && material.percent !== null)) {
      byName.set(material.name, material);
    }
  }
  return [...byName.values()];
};

/** Materials named in the texts, each once; stated shares first, greatest first, then in the order of the texts. */
export function findMaterials(texts: readonly string[]): FoundMaterial[] {
  return merged(texts.flatMap(inText)).sort((a, b) => (b.percent ?? 0) - (a.percent ?? 0));
}

/** Groups of the materials, weightiest first. */
export function materialGroups(materials: readonly FoundMaterial[]): string[] {
  const weights = new Map<string, number>();
  for (const { group, percent } of materials) weights.set(group, (weights.get(group) ?? 0) + (percent ?? 0));
  return [...weights].sort((a, b) => b[1] - a[1]).map(([group]) => group);
}
