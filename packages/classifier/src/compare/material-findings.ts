import { ANY_METAL, ANY_TEXTILE, BASE_METAL_GROUPS, TEXTILE_GROUPS } from '@svc/knowledge/data/materials';
import { cue, phrasesOf } from '@svc/knowledge/read-table';
import { translateTerms } from '@svc/knowledge/translate-terms';
import type { ScheduleLine } from '@svc/tariff/schedule/line';
import { statedText } from '@svc/tariff/search/stated-text';
import { tokenize } from '@svc/tariff/search/text';
import type { Reading } from '../reading.ts';
import { findMaterials } from '../stages/normalize/find-materials.ts';
import { FIBER_CLASSES, rowMaterialAgreement } from '../stages/rank/agreement.ts';
import type { LineReading } from '../stages/rank/line-reading.ts';
import { found, type Compare } from './finding.ts';
import { CLAUSE_END } from './row-names.ts';
import { statedFacts, wordsOfMaterial, type Fact } from './stated-facts.ts';

/** A row that only names a material: `Of cotton`, `…, of iron or steel`. */
const OF_MATERIAL = cue('row of a material', 'iu');
const ROW_CHARS = 120;
const OF = /^\s*(?:of|from|bằng|từ)\s/iu;
export const LISTED = /[,;:()]|(?<!\p{L})(?:and|or|và|hoặc|hay)(?!\p{L})/iu;

const WHOLE_GROUPS: ReadonlySet<string> = new Set(phrasesOf('whole material groups'));
const MAN_MADE: ReadonlySet<string> = new Set(['man-made fibers']);

/** True if a list part only names a material. */
const isOnlyMaterial = (part: string, named: readonly { readonly name: string }[]): boolean => {
  const ofMaterials = new Set(named.flatMap(({ name }) => tokenize(name)));
  return tokenize(part).every((term) => ofMaterials.has(term) || MAIN.has(term));
};

/** `Wholly of cashmere` needs a share. */
const WHOLLY = /(?<!\p{L})(?:wholly|hoàn toàn)(?!\p{L})/iu;

/** True if a row covers a material as a whole: `Of reptile leather` does not cover any leather. */
const takesMaterial = (text: string, { value, name: own, percent }: Fact): boolean =>
  (percent === WHOLE || !WHOLLY.test(text)) &&
  statedText(text)
    .split(CLAUSE_END)
    .some((clause) => {
      const parts = clause.split(LISTED).map((part) => ({ part, named: findMaterials([part]) }));
      const isOfGroup = ({ group }: { readonly group: string }): boolean =>
        group === value || (group === ANY_METAL && BASE_METAL_GROUPS.has(value));
      const ofGroup = parts.filter(({ named }) => named.some(isOfGroup));
      const isTaken = ofGroup.some(({ named }) =>
        named.some(
          ({ name, group }) =>
            name === own ||
            name === FIBER_CLASSES[own] ||
            (isOfGroup({ group }) && (WHOLE_GROUPS.has(name) || MAN_MADE.has(name))),
        ),
      );
      const whole = ofGroup.filter(({ part, named }) => isOnlyMaterial(part, named));
      const wholeNames = new Set(whole.flatMap(({ named }) => named.map(({ name }) => name)));
      // `Of iron or steel wire` covers only wire; `Of silk or silk waste` covers silk.
      return (
        isTaken &&
        ofGroup.every(
          (each) =>
            whole.includes(each) ||
            OF.test(each.part) ||
            each.named.every(({ name }) => wholeNames.has(name)),
        ) &&
        whole.length > 0
      );
    });

/** Terms that qualify a material without adding a condition. */
export const MAIN: ReadonlySet<string> = new Set(
  tokenize('mainly wholly by weight chief predominates other article textile base'),
);

/** Footwear is classified by sole and upper: a list of materials does not say which is which. */
const BY_PARTS = '64';

/** Polymers are spun, moulded and vulcanised: nylon is a fiber in one heading and a plastic in another. */
const POLYMERS: ReadonlySet<string> = new Set(['plastics', 'man_made_fibre', 'rubber']);
/** A fabric of unstated fibers may be of polymers. */
const SPUN: ReadonlySet<string> = new Set([...POLYMERS, ANY_TEXTILE]);

/** True if the row's material is a secondary one of the goods without a stated share, or both are polymers. */
const isOfGoods = ({ normalized }: Reading, { materialGroups }: LineReading): boolean => {
  const { materials, material_groups: own } = normalized;
  const takes = (group: string): boolean =>
    materialGroups.includes(group) ||
    (group === ANY_METAL && materialGroups.some((each) => BASE_METAL_GROUPS.has(each)));

  return (
    materials.some(({ group, percent }) => percent === null && takes(group)) ||
    (SPUN.has(own[0] ?? '') && materialGroups.some((group) => POLYMERS.has(group)))
  );
};

/** Gold and silver are also colors, and stones trimmings: without a share they rule out no row. */
const COLOURS_AND_TRIMMINGS: ReadonlySet<string> = new Set(['precious_metal', 'pearls_stones']);

/** `of cotton and wool` after the name of the goods, `bằng nhựa` anywhere. */
const OF_CLAUSE = cue('material of the goods', 'u');
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

/** The predominant material; null for a tie, or if most of the goods is of unstated materials. */
const mainMaterial = (reading: Reading): Fact | null => {
  const [main, second] = materialsOf(reading);
  if (main === undefined || main.value !== reading.normalized.material_groups[0]) return null;

  const isMinor = main.percent !== null && 2 * sharesOf(reading.normalized) < WHOLE;
  return isMinor || (main.percent !== null && second?.percent === main.percent) ? null : main;
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

/** A share or a covering, not the material: `Containing 2.5 % or more of nickel`, `Cách điện bằng plastic`. */
const NO_MATERIAL = cue('row of a part', 'iu');

/** Spun or moulded: only a word for textiles or a share makes them fibers, nylon also a textile chapter. */
const MOULDED: ReadonlySet<string> = new Set(['nylon', 'acrylic']);
const FIBER = 'man_made_fibre';
const TEXTILE_CHAPTERS = /^(?:5|6[0-3])/u;
const TEXTILE_WORDS = cue('textile', 'iu');

/** True if the goods are of another fiber too. */
const isBlended = ({ material_groups: groups }: Reading['normalized']): boolean =>
  groups.some((group) => group !== FIBER && TEXTILE_GROUPS.has(group));

/** True if a material is what its group says at a place of the schedule; null for a row without a code. */
export const isFormKnown = (
  { normalized }: Reading,
  { name, value, percent }: Fact,
  place: string | null,
): boolean =>
  value !== FIBER ||
  !MOULDED.has(name) ||
  place === null ||
  percent !== null ||
  (TEXTILE_CHAPTERS.test(place) && (name === 'nylon' || isBlended(normalized))) ||
  TEXTILE_WORDS.test(`${normalized.search_text} ${normalized.extra.material}`);

/** First chapter after minerals, chemicals and food: a metal in the name of a substance is not what goods are made of. */
export const FIRST_OF_MATERIALS = '39';

const isMaterialRow = ({ description, codeDigits }: ScheduleLine): boolean =>
  OF_MATERIAL.test(description) &&
  !OTHERS.test(description) &&
  !NO_MATERIAL.test(description) &&
  description.length <= ROW_CHARS &&
  codeDigits?.startsWith(BY_PARTS) !== true &&
  (codeDigits ?? FIRST_OF_MATERIALS) >= FIRST_OF_MATERIALS;

/** True if a row of another material is not for the goods; a word such as `紙皿`, paper plate, names more than one. */
function isAgainst(reading: Reading, row: LineReading, main: Fact): boolean {
  const { language } = reading.normalized;
  const english = language === 'en' ? '' : translateTerms(main.words, language).english;
  const isMaterial = isOnlyMaterial(english, findMaterials([english]));
  return isMaterial && !isOfGoods(reading, row) && isSaidOfWhole(main, reading);
}

const excludedFinding: Compare = (reading, { excludedMaterials }) => {
  const excluded = reading.normalized.materials.find(({ name }) => excludedMaterials.includes(name));
  const words = excluded === undefined ? null : wordsOfMaterial(reading, excluded.name);
  return words === null ? [] : found('material', -1, words);
};

const ownMaterialFinding: Compare = (reading, row, line) => {
  const main = mainMaterial(reading);
  if (main === null || !isMaterialRow(line)) return [];

  const vote = rowMaterialAgreement(reading, row);
  if (vote < 0) return isAgainst(reading, row, main) ? found('material', vote, main.words) : [];
  const isTaken = isFormKnown(reading, main, line.codeDigits) && takesMaterial(line.description, main);
  return vote === 1 && isTaken && !isUnsure(reading, main) ? found('material', 1, main.words) : [];
};

export const materialFinding: Compare = (reading, row, line) => {
  const excluded = excludedFinding(reading, row, line);
  return excluded.length > 0 ? excluded : ownMaterialFinding(reading, row, line);
};
