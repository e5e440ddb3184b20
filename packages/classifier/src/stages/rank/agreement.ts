import { BOTH, type Attribute } from '@svc/knowledge/data/attributes';
import {
  ANY_METAL,
  ANY_TEXTILE,
  BASE_METAL_GROUPS,
  CHAPTER_CONSTRUCTION,
  CHAPTER_MATERIALS,
  TEXTILE_GROUPS,
  WHOLE_METALS,
} from '@svc/knowledge/data/materials';
import type { Reading } from '../../reading.ts';
import type { LineReading, RowMaterials } from './line-reading.ts';

/** Values of an attribute that can apply together. */
const ALSO: Readonly<Record<string, readonly string[]>> = {
  unisex: ['men', 'women', 'boys', 'girls'],
  woven: ['not_knitted'],
  nonwoven: ['not_knitted'],
  not_knitted: ['woven', 'nonwoven'],
  fresh: ['raw'],
  dried: ['raw'],
  frozen: ['raw'],
  raw: ['fresh', 'dried', 'frozen'],
  prepared: ['cooked', 'roasted'],
  cooked: ['prepared'],
  roasted: ['prepared'],
  can: ['airtight'],
};

const ANY_STONE = 'stone';
const GEMS = 'pearls_stones';

/** Mutually exclusive values by attribute; others may combine: a coated fabric may be woven. */
const EXCLUSIVE: Readonly<Partial<Record<Attribute, readonly (readonly string[])[]>>> = {
  gender: [['men', 'women', 'boys', 'girls', 'babies', 'unisex', ...Object.keys(BOTH)]],
  construction: [
    ['knitted', 'not_knitted', 'woven', 'nonwoven', 'tufted'],
    ['forged', 'cast'],
    ['welded', 'seamless'],
    ['single_phase', 'multi_phase'],
  ],
  state: [
    ['fresh', 'frozen', 'dried', 'live', 'prepared', 'cooked', 'roasted', 'raw', 'smoked', 'salted'],
    ['used', 'new'],
  ],
  packing: [['can', 'flexible']],
};

/** Preservation methods that a row for prepared or cooked food does not contradict. */
const KEPT: ReadonlySet<string> = new Set(['frozen', 'dried', 'smoked', 'salted']);
const PREPARED: ReadonlySet<string> = new Set(['prepared', 'cooked']);

/** Vote of a row with a wearer for goods for two: 1 if it names both, 0 for one; null otherwise. */
const voteOnBoth = (value: string, stated: readonly string[]): number | null => {
  const named = BOTH[value]?.filter((each) => stated.includes(each)).length ?? 0;
  return named === 0 ? null : named - 1;
};

const agreementOf = (attribute: Attribute, value: string, stated: readonly string[]): number => {
  const both = voteOnBoth(value, stated);
  if (both !== null) return both;
  const fits = [value, ...(ALSO[value] ?? [])];
  if (stated.some((other) => fits.includes(other))) return 1;
  if (KEPT.has(value) && stated.some((other) => PREPARED.has(other))) return 0;
  const others = EXCLUSIVE[attribute]?.find((values) => values.includes(value)) ?? [];
  return stated.some((other) => others.includes(other)) ? -1 : 0;
};

/** A row's verdict on a known attribute: 1 for the goods, −1 against, 0 if not mentioned. */
export interface AttributeVote {
  readonly attribute: string;
  readonly vote: number;
}

export function attributeVotes(
  facts: ReadonlyMap<Attribute, string>,
  row: Pick<LineReading, 'attributes'>,
): AttributeVote[] {
  const votes: AttributeVote[] = [];
  for (const [attribute, stated] of row.attributes) {
    const value = facts.get(attribute);
    if (value !== undefined) votes.push({ attribute, vote: agreementOf(attribute, value, stated) });
  }
  return votes;
}

/** False for a row of one wearer and goods for two: `Boys' shorts` for `men's and boys' shorts`. */
export const fitsWearer = (
  facts: ReadonlyMap<Attribute, string>,
  row: Pick<LineReading, 'attributes'>,
): boolean => attributeVotes(facts, row).every(({ attribute, vote }) => attribute !== 'gender' || vote > 0);

/** Agreement of a row's text with the known facts: −1, 0 or 1. */
export function attributeAgreement(
  facts: ReadonlyMap<Attribute, string>,
  row: Pick<LineReading, 'attributes'>,
): number {
  if (facts.size === 0 || row.attributes.size === 0) return 0;
  const votes = attributeVotes(facts, row).map(({ vote }) => vote);
  // One contradiction outweighs agreements: a line for girls is wrong for men, cotton or not.
  return votes.includes(-1) ? -1 : Math.max(0, ...votes);
}

const fitsGroup = (asked: string, stated: readonly string[]): boolean =>
  stated.includes(asked) ||
  (asked === ANY_TEXTILE && stated.some((group) => TEXTILE_GROUPS.has(group))) ||
  (TEXTILE_GROUPS.has(asked) && stated.includes(ANY_TEXTILE));

// A row `of metal` accepts any base metal.
const fitsRow = (asked: string, stated: readonly string[]): boolean =>
  fitsGroup(asked, stated) || (BASE_METAL_GROUPS.has(asked) && stated.includes(ANY_METAL));

const shareThatFits = (
  groups: readonly string[],
  stated: readonly string[],
  fits: (asked: string, stated: readonly string[]) => boolean,
): number => {
  const [main] = groups;
  if (main === undefined || stated.length === 0) return 0;
  if (fits(main, stated)) return 1;
  // Goods `of metal` may be of a named steel.
  if (main === ANY_METAL && stated.some((group) => BASE_METAL_GROUPS.has(group))) return 0;
  if (main === ANY_STONE && stated.includes(GEMS)) return 0;
  return groups.some((group) => fits(group, stated)) ? 0.4 : -1;
};

/** Agreement of a row's materials with the goods: −1 to 1; the main material counts most. */
export function materialAgreement(groups: readonly string[], stated: readonly string[]): number {
  return shareThatFits(groups, stated, fitsRow);
}

const PLASTICS = 'plastics';
const MAN_MADE = 'man_made_fibre';
/** Share by weight from which the main material decides alone (section XI, note 2; section XV, note 7). */
const PREDOMINANT_PERCENT = 50;

const SYNTHETIC = 'synthetic fibers';
const ARTIFICIAL = 'artificial fibers';

/** Fibers of chapter 54, note 1(a) and 1(b): a row on one class excludes the other. */
export const FIBER_CLASSES: Readonly<Record<string, string>> = {
  [SYNTHETIC]: SYNTHETIC,
  polyester: SYNTHETIC,
  nylon: SYNTHETIC,
  spandex: SYNTHETIC,
  'acrylic fiber': SYNTHETIC,
  microfibre: SYNTHETIC,
  [ARTIFICIAL]: ARTIFICIAL,
  viscose: ARTIFICIAL,
  lyocell: ARTIFICIAL,
};

/** 1 if a row names the class of the first fiber, −1 if only the other class, else null. */
const fiberClassVote = (materials: Materials, { materialNames }: RowMaterials): number | null => {
  const own = materials.flatMap(({ name }) => FIBER_CLASSES[name] ?? []).at(0);
  const stated = [SYNTHETIC, ARTIFICIAL].filter((name) => materialNames.includes(name));
  if (own === undefined || stated.length === 0) return null;
  return stated.includes(own) ? 1 : -1;
};

type Materials = Reading['normalized']['materials'];

/** True if a row names plastics, but none of the goods': silicone is not polystyrene. */
const namesOtherPlastics = (
  materials: Materials,
  { materialGroups, materialNames }: RowMaterials,
): boolean => {
  const ofGoods = materials.filter(({ name, group }) => group === PLASTICS && name !== PLASTICS);
  const isOfPlastics = materialGroups.length === 1 && materialGroups[0] === PLASTICS;

  return isOfPlastics && ofGoods.length > 0 && !materialNames.includes(PLASTICS);
};

/** Vote of a row that names only other kinds of the goods' metal: 0 for steel and stainless steel, −1 for brass and bronze. */
const otherKindVote = (
  materials: Materials,
  { materialGroups, materialNames }: RowMaterials,
  main: string,
): number | null => {
  const isOtherKind =
    BASE_METAL_GROUPS.has(main) &&
    materialGroups.includes(main) &&
    !materialNames.some((name) => WHOLE_METALS.has(name));
  if (!isOtherKind) return null;
  return materials.some(({ name, group }) => group === main && WHOLE_METALS.has(name)) ? 0 : -1;
};

/** Vote by kinds of the main material; null if the group decides. */
const kindVote = (materials: Materials, row: RowMaterials, main: string): number | null => {
  if (main === MAN_MADE) return fiberClassVote(materials, row);
  if (main === PLASTICS) return namesOtherPlastics(materials, row) ? -1 : null;
  return otherKindVote(materials, row, main);
};

const isPredominant = (materials: Materials, main: string): boolean =>
  materials.reduce((sum, { group, percent }) => sum + (group === main ? (percent ?? 0) : 0), 0) >
  PREDOMINANT_PERCENT;

/**
 * Agreement of a row's materials with the goods: −1 to 1. A row naming the main material accepts it under any group:
 * woven polypropylene is textile, and matches "of polypropylene".
 */
export function rowMaterialAgreement({ normalized }: Reading, row: RowMaterials): number {
  const { materials, material_groups } = normalized;
  const [main] = material_groups;
  if (main === undefined || row.materialNames.length === 0) return 0;
  if (materials.some(({ name }) => row.excludedMaterials.includes(name))) return -1;

  const isNamed = materials.some(({ name, group }) => group === main && row.materialNames.includes(name));
  if (isNamed) return 1;

  return (
    kindVote(materials, row, main) ??
    materialAgreement(isPredominant(materials, main) ? [main] : material_groups, row.materialGroups)
  );
}

/** Agreement of a chapter's material with the goods: −1 to 1; 0 for chapters not separated by material. */
export function chapterMaterialAgreement(groups: readonly string[], chapter: string): number {
  return shareThatFits(groups, CHAPTER_MATERIALS[chapter] ?? [], fitsGroup);
}

/** Agreement of a garment chapter with the construction of the goods: −1, 0 or 1. */
export function chapterConstructionAgreement(reading: Reading, chapter: string): number {
  const taken = CHAPTER_CONSTRUCTION[chapter];
  const construction = reading.facts.get('construction');
  if (taken === undefined || construction === undefined) return 0;
  return taken.includes(construction) ? 1 : -1;
}
