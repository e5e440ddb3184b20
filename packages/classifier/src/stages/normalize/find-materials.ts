import { ANY_METAL, ANY_TEXTILE, FIBERS, METAL_KINDS, type Material } from '@svc/knowledge/data/materials';
import { materialIndex } from '@svc/knowledge/lexicons';
import { phraseTokens, type PhraseMatch } from '@svc/knowledge/phrase-index';
import { cue, phrasesOf } from '@svc/knowledge/read-table';

/** `100%` before the fineness of a precious metal is advertising: 925 is the share. */
const PRAISED_FINENESS = cue('praised fineness');

/** The side on which a stated share is open: `at least 50 %`, `less than 5 %`. */
export type ShareBound = 'least' | 'most';

/** A material of the goods; `percent` is by weight, exact unless it is a `bound`. */
export interface FoundMaterial {
  readonly name: string;
  readonly group: string;
  readonly percent: number | null;
  readonly bound?: ShareBound | undefined;
}

/** Terms after a material name that make it a look, a coating or another substance. */
const LOOKS = new Set(phrasesOf('look of a material'));
/** Detectors: the material is the target, not the composition. */
const DETECTED = /^(?:탐지|검출|探知|検出)/u;
/** Terms after a material that the goods work on; for tools and cleaners. */
const WORKED_WITH = new Set(phrasesOf('material worked with'));
/** Machine processing of a material: `straw chopping machine`. */
const PROCESS = cue('process of a material', 'u');
const MACHINES = new Set(phrasesOf('machine of a process'));
const PROCESS_TOKENS = 5;
const NEXT_PHRASE = new Set('for of with from to by in on'.split(' '));
const WORKED = new Set('wood glass stone leather paper'.split(' '));
/** Metals and stones that are colours within a list of colours. */
const ALSO_COLOURS = new Set(phrasesOf('metals and stones as colours'));
const COLOURS = new Set(phrasesOf('colours'));
const METALS: ReadonlySet<string> = new Set([...METAL_KINDS, 'precious_metal']);
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

/** The share right before a material, unless it belongs to the previous one: `cotton rug of 100% cotton`. */
const ownPercentBefore = (
  tokens: readonly string[],
  { start }: PhraseMatch<Material>,
  matches: readonly PhraseMatch<Material>[],
): number | null => (matches.some(({ end }) => end === start - 1) ? null : percentOf(tokens[start - 1]));

const isProcessed = (tokens: readonly string[], end: number): boolean => {
  if (!PROCESS.test(tokens[end] ?? '')) return false;
  const near = tokens.slice(end, end + PROCESS_TOKENS);
  const phraseEnd = near.findIndex((token) => NEXT_PHRASE.has(token));
  return near.slice(0, phraseEnd < 0 ? near.length : phraseEnd).some((token) => MACHINES.has(token));
};

/** Household textiles of any fiber: `bed linen`. */
const HOUSEHOLD = new Set('bed table toilet kitchen body bath household'.split(' '));

const isHousehold = (tokens: readonly string[], { entry, start }: PhraseMatch<Material>): boolean =>
  entry.name === 'linen' && HOUSEHOLD.has(tokens[start - 1] ?? '');

const isLook = (tokens: readonly string[], { entry, end }: PhraseMatch<Material>): boolean => {
  const next = tokens[end] ?? '';
  const isWorked = WORKED.has(entry.group) && WORKED_WITH.has(next);
  const isCoated = next === 'plated' && tokens[end + 1] === 'with';
  if (isCoated) return false;
  return isWorked || LOOKS.has(next) || DETECTED.test(next) || isProcessed(tokens, end);
};

const isColour = (tokens: readonly string[], { entry, start, end }: PhraseMatch<Material>): boolean =>
  ALSO_COLOURS.has(entry.name) &&
  [tokens[start - 1], tokens[start - 2], tokens[end], tokens[end + 1]].some((near) =>
    COLOURS.has(near ?? ''),
  );

const BOUNDED = String.raw`\s*(?<share>\d{1,3}(?:[.,]\d+)?)\s?(?:%|percent|per cent|pct)`;
const BOUNDS: Readonly<Record<ShareBound, readonly [before: string, behind: string]>> = {
  least: [
    String.raw`(?<!\bno[tr]? |\p{L})(?:(?:more|greater|higher) than|over|above|exceeding|gt|trên|hơn|từ)|\b(?:at least|(?:not|no) less than|min(?:imum|\.)?)|ít nhất|tối thiểu|≥|>=?`,
    String.raw`(?:or|and) (?:more|over|above)|trở lên|以上|超|이상|초과`,
  ],
  most: [
    String.raw`(?<!\bno[tr]? |\p{L})(?:(?:less|lower|fewer) than|under|below|lt|dưới)|\b(?:(?:not|no) (?:more than|over|exceeding)|at most|up to|max(?:imum|\.)?)|không quá|tối đa|≤|<=?`,
    String.raw`(?:or|and) (?:less|under|below)|trở xuống|以下|未満|이하|미만`,
  ],
};

const BOUND_PATTERNS = (['least', 'most'] as const).flatMap((bound) => {
  const [before, behind] = BOUNDS[bound];
  return [`(?:${before})${BOUNDED}`, String.raw`(?<!\d)${BOUNDED}\s?(?:${behind})`].map(
    (source) => [bound, new RegExp(source, 'giu')] as const,
  );
});

/** Shares of a text that are bounds. */
const shareBoundsIn = (text: string): ReadonlyMap<number, ShareBound> =>
  new Map(
    BOUND_PATTERNS.flatMap(([bound, pattern]) =>
      [...text.matchAll(pattern)].map(
        ({ groups }) => [Number(groups?.['share']?.replace(',', '.')), bound] as const,
      ),
    ),
  );

/** `플라스틱 부분(2%), 알루미늄 부분(98%)`: the share is of the material before the word for a part. */
const PART = /\s?(?:부분|部分|parts?|portion)(?=\s?[(（]?\d[\d.,]*\s?%)/giu;

/**
 * True if shares precede materials, `60% cotton 40% polyester`; false if they follow, `cotton 60%, polyester 40%`. By
 * majority; ties by the position of the first share.
 */
const leadsWithShares = (tokens: readonly string[], matches: readonly PhraseMatch<Material>[]): boolean => {
  const shares = tokens.flatMap((token, at) => (percentOf(token) === null ? [] : [at]));
  const isBefore = (at: number): boolean =>
    matches.some(
      ({ start }) =>
        start > at &&
        start - at <= PERCENT_DISTANCE_MAX &&
        !shares.some((other) => other > at && other < start),
    );
  const isBehind = (at: number): boolean =>
    matches.some(({ end, entry }) => end === at && entry.group !== ANY_TEXTILE);
  const before = shares.filter(isBefore).length;
  const behind = shares.filter(isBehind).length;

  return before === behind ? (shares[0] ?? Infinity) < (matches[0]?.start ?? 0) : before > behind;
};

/** A material, and whether a fabric name only implies it. */
interface ReadMaterial extends FoundMaterial {
  readonly isImplied: boolean;
}

/** Fabrics that suggest cotton without stating it. */
export const FABRICS: ReadonlySet<string> = new Set('denim corduroy terry'.split(' '));

const inText = (text: string): ReadMaterial[] => {
  const tokens = phraseTokens(text.replace(PRAISED_FINENESS, '').replace(PART, ''));
  const matches = materialIndex
    .findAll(tokens)
    .filter((match) => ![isHousehold, isLook, isColour].some((isOther) => isOther(tokens, match)));
  const isLed = leadsWithShares(tokens, matches);
  const percents = matches.map((match, place) =>
    isLed
      ? percentBefore(tokens, match, matches[place - 1]?.end ?? 0)
      : (percentOf(tokens[match.end]) ?? ownPercentBefore(tokens, match, matches)),
  );
  const bounds = percents.every((percent) => percent === null) ? null : shareBoundsIn(text);

  return matches.map(({ entry, start }, place) => {
    const percent = percents[place] ?? null;
    return {
      name: entry.name,
      group: entry.group,
      isImplied: FABRICS.has(tokens[start] ?? ''),
      percent,
      bound: percent === null ? undefined : bounds?.get(percent),
    };
  });
};

/**
 * Deduplicates materials. A stated fibre replaces an implied one; `alloy` next to a named metal and `fabric` next to a
 * named fibre add nothing.
 */
const merged = (all: readonly ReadMaterial[]): FoundMaterial[] => {
  const byName = new Map<string, FoundMaterial>();
  const isFiberStated = all.some(({ group, isImplied }) => !isImplied && FIBERS.has(group));
  const stated = all.filter(({ isImplied }) => !isImplied || !isFiberStated);
  for (const { isImplied: _, ...material } of stated) {
    const known = byName.get(material.name);
    if (known === undefined || (known.percent === null && material.percent !== null)) {
      byName.set(material.name, material);
    }
  }
  const found = [...byName.values()];
  const isNamed = (members: ReadonlySet<string>): boolean => found.some(({ group }) => members.has(group));
  const unspecific = [...(isNamed(METALS) ? [ANY_METAL] : []), ...(isNamed(FIBERS) ? [ANY_TEXTILE] : [])];

  return found.filter(({ group }) => !unspecific.includes(group));
};

const DECORATION: ReadonlySet<string> = new Set(['precious_metal', 'pearls_stones']);

/** Materials of a title with material fields: stones and precious metals not in the fields are looks. */
const besideFields = (titled: readonly ReadMaterial[], fields: readonly string[]): readonly ReadMaterial[] =>
  fields.some((field) => field.trim() !== '') ? titled.filter(({ group }) => !DECORATION.has(group)) : titled;

/**
 * Materials of fields, description and note fields, each once: stated shares first, largest first, then in this order.
 */
export function findMaterials(fields: readonly string[], words = '', notes = ''): FoundMaterial[] {
  const ofWords = besideFields(inText(words), [...fields, notes]);
  return merged([...fields.flatMap(inText), ...ofWords, ...inText(notes)]).sort(
    (a, b) => (b.percent ?? 0) - (a.percent ?? 0),
  );
}

const SPUN = new Set(['acrylic', 'polypropylene', 'polyethylene']);

/** Polyurethane of a share is the elastic yarn of a fabric. */
const ELASTIC = 'polyurethane';

const isSpun = ({ name, percent }: FoundMaterial): boolean =>
  SPUN.has(name) || (name === ELASTIC && percent !== null);

/** Reads polymers of textile goods as fibers. */
export function asFibers(materials: readonly FoundMaterial[]): FoundMaterial[] {
  return materials.map((material) =>
    isSpun(material) ? { ...material, group: 'man_made_fibre' } : material,
  );
}

/** Material groups, heaviest first. */
export function materialGroups(materials: readonly FoundMaterial[]): string[] {
  const weights = new Map<string, number>();
  for (const { group, percent } of materials) weights.set(group, (weights.get(group) ?? 0) + (percent ?? 0));
  return [...weights].sort((a, b) => b[1] - a[1]).map(([group]) => group);
}
