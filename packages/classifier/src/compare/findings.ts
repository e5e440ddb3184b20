import { ATTRIBUTE_VALUES } from '@svc/knowledge/data/attributes';
import { BASE_METAL_GROUPS } from '@svc/knowledge/data/materials';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { tokenize } from '@svc/tariff/search/text';
import { statedText } from '@svc/tariff/search/stated-text';
import type { ScheduleIndex } from '../ports.ts';
import type { Reading } from '../reading.ts';
import { figureVote, figureWords } from '../stages/normalize/figures.ts';
import { statedValues } from '../stages/normalize/find-attributes.ts';
import { findMaterials } from '../stages/normalize/find-materials.ts';
import { attributeVotes, FIBER_CLASSES, rowMaterialAgreement } from '../stages/rank/agreement.ts';
import { CLAUSE_END, isFoodRow } from './row-names.ts';
import { lineReading, type LineReading } from '../stages/rank/line-reading.ts';
import { negationVote } from './negations.ts';
import { statedFacts, type Fact } from './stated-facts.ts';

export interface Finding {
  readonly attribute: string;
  readonly verdict: 'meets' | 'breaks';
  readonly words: string;
  readonly row: ScheduleLine;
  readonly isWhole: boolean;
}

type Compared = Omit<Finding, 'row' | 'isWhole'>;
type Compare = (reading: Reading, row: LineReading, line: ScheduleLine) => Compared[];

const found = (attribute: string, vote: number, words: string): Compared[] =>
  vote === 0 ? [] : [{ attribute, verdict: vote > 0 ? 'meets' : 'breaks', words }];

/** A row that only names a material: `Of cotton`, `…, of iron or steel`. */
const OF_MATERIAL =
  /(?:^|[,;(])[\s-]*(?:wholly |mainly )?(?:of|bằng|từ)\s(?!other|a kind|loại khác)|(?<!ing|ture|use|kind|parts)\s(?:of|bằng)\s(?!other|a kind)[\p{L} -]{3,30}$/iu;
const ROW_CHARS = 120;
const OF = /^\s*(?:of|from|bằng|từ)\s/iu;
const LISTED = /[,;:()]|(?<!\p{L})(?:and|or|và|hoặc|hay)(?!\p{L})/iu;

const WHOLE_GROUPS: ReadonlySet<string> = new Set(
  'cotton silk plastics rubber wood paper stone ceramic glass leather steel iron copper nickel aluminum zinc tin lead'.split(
    ' ',
  ),
);
const MAN_MADE: ReadonlySet<string> = new Set(['man-made fibers']);

/** True if a list part only names a material. */
const isOnlyMaterial = (part: string, named: readonly { readonly name: string }[]): boolean => {
  const ofMaterials = new Set(named.flatMap(({ name }) => tokenize(name)));
  return tokenize(part).every((term) => ofMaterials.has(term) || MAIN.has(term));
};

/** True if a row covers a material as a whole: `Of reptile leather` does not cover any leather. */
const takesMaterial = (text: string, { value, name: own }: Fact): boolean =>
  statedText(text)
    .split(CLAUSE_END)
    .some((clause) => {
      const parts = clause.split(LISTED).map((part) => ({ part, named: findMaterials([part]) }));
      const ofGroup = parts.filter(({ named }) => named.some(({ group }) => group === value));
      const isTaken = ofGroup.some(({ named }) =>
        named.some(
          ({ name, group }) =>
            name === own ||
            name === FIBER_CLASSES[own] ||
            (group === value && (WHOLE_GROUPS.has(name) || MAN_MADE.has(name))),
        ),
      );
      const narrow = ofGroup.filter(({ part, named }) => !isOnlyMaterial(part, named));
      // `Of iron or steel wire` covers only wire.
      return isTaken && narrow.length < ofGroup.length && narrow.every(({ part }) => OF.test(part));
    });

/** Terms that qualify a material without adding a condition. */
const MAIN: ReadonlySet<string> = new Set(
  tokenize('mainly wholly by weight chief predominates other article textile'),
);

/** Footwear is classified by sole and upper: a list of materials does not say which is which. */
const BY_PARTS = '64';

/** Polymers are spun, moulded and vulcanised: nylon is a fiber in one heading and a plastic in another. */
const ANY_METAL = 'metal';
const METALS: ReadonlySet<string> = new Set(BASE_METAL_GROUPS);
const POLYMERS: ReadonlySet<string> = new Set(['plastics', 'man_made_fibre', 'rubber']);

/** True if the row's material is a secondary one of the goods without a stated share, or both are polymers. */
const isOfGoods = ({ normalized }: Reading, { materialGroups }: LineReading): boolean => {
  const { materials, material_groups: own } = normalized;
  const takes = (group: string): boolean =>
    materialGroups.includes(group) ||
    (group === ANY_METAL && materialGroups.some((each) => METALS.has(each)));

  return (
    materials.some(({ group, percent }) => percent === null && takes(group)) ||
    (POLYMERS.has(own[0] ?? '') && materialGroups.some((group) => POLYMERS.has(group)))
  );
};

/** Gold and silver are also colors, and stones trimmings: without a share they rule out no row. */
const COLOURS_AND_TRIMMINGS: ReadonlySet<string> = new Set(['precious_metal', 'pearls_stones']);

/** `of cotton and wool` after the name of the goods, `bằng nhựa` anywhere. */
const OF_CLAUSE = /(?:(?<=^[^,;.(]*\s)(?:of|from)|(?<!\p{L})(?:bằng|liệu:?))\s(?:(?!\swith\s)[^;.(])*/u;
const FIRST_CLAUSE = /^[^,;.()（、。]*/u;

const WHOLE = 100;

/** Sum of all material shares; face and back listed separately exceed 100 %. */
const sharesOf = ({ materials }: Reading['normalized']): number =>
  materials.reduce((sum, { percent }) => sum + (percent ?? 0), 0);

/** Texts that name the goods or their overall material; material fields take precedence. */
function textsOfWhole({ normalized, head, isSet }: Reading): string[] {
  const { material, composition } = normalized.extra;
  if (isSet || material !== '' || composition !== '') return [material, composition];

  const text = normalized.clean_description;
  const name = normalized.language === 'en' ? head : (FIRST_CLAUSE.exec(text)?.[0] ?? '');
  return [name, OF_CLAUSE.exec(text)?.[0] ?? ''];
}

/** True if a fact applies to the whole product, by share, field or name; never in a set. */
export const isSaidOfWhole = ({ value, percent, words }: Fact, reading: Reading): boolean => {
  if (percent !== null && !reading.isSet) return sharesOf(reading.normalized) <= WHOLE;

  return !COLOURS_AND_TRIMMINGS.has(value) && textsOfWhole(reading).some((each) => each.includes(words));
};

const materialsOf = (reading: Reading): readonly Fact[] =>
  statedFacts(reading).filter(({ attribute }) => attribute === 'material');

/** The predominant material; null for a tie. */
const mainMaterial = (reading: Reading): Fact | null => {
  const [main, second] = materialsOf(reading);
  if (main === undefined || main.value !== reading.normalized.material_groups[0]) return null;

  return main.percent !== null && second?.percent === main.percent ? null : main;
};

/** True if the predominant material is unknown: materials without shares, or articles of a set. */
const isUnweighed = (reading: Reading): boolean => {
  const [main, second] = materialsOf(reading);
  return reading.isSet || (main?.percent === null && second !== undefined && isSaidOfWhole(second, reading));
};

/** True if the material is uncertain: in foreign text, a material in a later clause may be what the goods work on. */
const isUnsure = (reading: Reading, main: Fact): boolean =>
  isUnweighed(reading) || (reading.normalized.language !== 'en' && !isSaidOfWhole(main, reading));

/** `Từ plastic khác`: materials that no sibling names. */
const OTHERS = /(?<!\p{L})khác[\s:]*$/iu;

/** `Containing 2.5 % or more of nickel` is a limit, not a material. */
const SHARE = /%|percent/u;

const isMaterialRow = ({ description, codeDigits }: ScheduleLine): boolean =>
  OF_MATERIAL.test(description) &&
  !OTHERS.test(description) &&
  !SHARE.test(description) &&
  description.length <= ROW_CHARS &&
  codeDigits?.startsWith(BY_PARTS) !== true;

const materialFinding: Compare = (reading, row, line) => {
  const main = mainMaterial(reading);
  if (main === null || !isMaterialRow(line)) return [];

  const vote = rowMaterialAgreement(reading, row);
  if (vote < 0) {
    const isSilent = isOfGoods(reading, row) || !isSaidOfWhole(main, reading);
    return isSilent ? [] : found('material', vote, main.words);
  }
  const isMet = vote === 1 && !isUnsure(reading, main) && takesMaterial(line.description, main);
  return isMet ? found('material', 1, main.words) : [];
};

const isFood = (codeDigits: string | null): boolean => codeDigits === null || isFoodRow({ codeDigits });
const OF_TRADE: ReadonlySet<string> = new Set(['new', 'used', 'unfinished']);

/** True if another value stated in the description fits a row: a vest `for infants and girls`. */
const statedFitsRow = ({ normalized }: Reading, attribute: string, { attributes }: LineReading): boolean =>
  [...statedValues(normalized.translation ?? normalized.clean_description)].some(
    ([name, values]) =>
      name === attribute && values.some((value) => attributes.get(name)?.includes(value) ?? false),
  );

/** True if a row has the state in the description's terms or by its usual name: `prepared` does not meet `Canned`. */
const saysState = ({ value, words }: Fact, { terms }: LineReading): boolean => {
  const usual = ATTRIBUTE_VALUES.state.find((each) => each.value === value)?.terms[0] ?? value;
  return tokenize(`${words} ${usual}`).some((term) => terms.includes(term));
};

/** Live animals and plants; for other food the Vietnamese word means raw. */
const LIVING = /^0[136]/u;

/** True if a state counts: in food or trade. */
export const isStateOf = (value: string, codeDigits: string | null): boolean =>
  value === 'live' ? LIVING.test(codeDigits ?? '') : isFood(codeDigits) || OF_TRADE.has(value);

/** If met, a state counts in the row's own terms only. */
const isStateFinding = (fact: Fact, row: LineReading, codeDigits: string | null, vote: number): boolean =>
  isStateOf(fact.value, codeDigits) && (vote < 0 || saysState(fact, row));

const attributeFindings: Compare = (reading, row, { codeDigits }) => {
  const facts = statedFacts(reading);

  return attributeVotes(reading.facts, row).flatMap(({ attribute, vote }) => {
    const fact = facts.find((each) => each.attribute === attribute);
    if (fact === undefined || fact.value === 'unisex') return [];
    if (attribute === 'state' && !isStateFinding(fact, row, codeDigits, vote)) return [];
    return vote < 0 && statedFitsRow(reading, attribute, row) ? [] : found(attribute, vote, fact.words);
  });
};

/** True if a row lists several goods: what it says of one says nothing of the others. */
const listsGoods = ({ polarity }: LineReading): boolean => polarity.text.includes(';');

const figureFinding: Compare = ({ figures, normalized }, row) => {
  const vote = figureVote(figures, row.limits);
  if (vote < 0 && listsGoods(row)) return [];
  const deciding = row.limits.filter((limit) => figureVote(figures, [limit]) === vote);
  const words = vote === 0 ? null : figureWords(normalized.clean_description, deciding);
  return words === null ? [] : found('figure', vote, words);
};

const negationFinding: Compare = (reading, row) => {
  const vote = listsGoods(row) ? null : negationVote(reading.polarity, row.polarity);
  return vote === null ? [] : found('negation', vote.vote, vote.words);
};

const COMPARED: readonly Compare[] = [materialFinding, attributeFindings, figureFinding, negationFinding];

const MEASURED =
  /\b(?:measuring|weighing|exceeding|over|under|less|more|holding|capacity|content|thickness|width|diameter|valued|output)\b|trên|dưới|không quá/iu;
const LONG_ROW = 90;
const PART_TERMS_MAX = 3;

const isListOfMaterials = (description: string): boolean =>
  statedText(description)
    .split(LISTED)
    .every((part) => findMaterials([part]).length > 0 && tokenize(part).length <= PART_TERMS_MAX);

const comparedTerms = (
  { materialNames, attributes }: LineReading,
  isCompared: (attribute: string) => boolean,
): ReadonlySet<string> =>
  new Set([
    ...(isCompared('material') ? materialNames.flatMap(tokenize) : []),
    ...[...attributes].flatMap(([attribute, values]) =>
      isCompared(attribute)
        ? ATTRIBUTE_VALUES[attribute]
            .filter(({ value }) => values.includes(value))
            .flatMap(({ terms: names }) => names.flatMap(tokenize))
        : [],
    ),
    ...MAIN,
  ]);

/** True if the compared conditions are all that a row requires: `Bed linen, knitted` requires more than knitting. */
function isWholeRow(row: LineReading, { description }: ScheduleLine, all: readonly Compared[]): boolean {
  const { affirmed, denials } = row.polarity;
  const isCompared = (attribute: string): boolean => all.some((each) => each.attribute === attribute);
  if (isCompared('figure'))
    return MEASURED.test(description) && description.length <= LONG_ROW && /^[^,;]*$/u.test(description);
  if (isCompared('negation')) return affirmed.length === 0 || denials.length === 0;
  if (denials.length > 0) return false;
  if (isCompared('material') && all.length === 1 && isListOfMaterials(description)) return true;

  const said = comparedTerms(row, isCompared);
  return row.terms.every((term) => said.has(term) || /^\d+$/u.test(term));
}

/** Compares facts of the goods with a row's conditions; empty if either is silent. */
export function compareRow(reading: Reading, schedule: ScheduleIndex, line: ScheduleLine): Finding[] {
  const row = lineReading(schedule, line);
  const all = COMPARED.flatMap((compare) => compare(reading, row, line));
  const isWhole = all.length > 0 && isWholeRow(row, line, all);

  return all.map((each) => ({ ...each, row: line, isWhole }));
}

/**
 * Compares a path from a heading down to a line. The row nearest to the line decides each attribute: `of cotton` below
 * `bed linen` means cotton.
 */
export function comparePath(
  reading: Reading,
  schedule: ScheduleIndex,
  path: readonly ScheduleLine[],
): readonly Finding[] {
  const all = path.flatMap((row) => compareRow(reading, schedule, row));
  const nearest = new Map(all.map((finding) => [finding.attribute, finding.row]));

  return all.filter(({ attribute, row, verdict }) => verdict === 'meets' || nearest.get(attribute) === row);
}

export const broken = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ verdict }) => verdict === 'breaks');
