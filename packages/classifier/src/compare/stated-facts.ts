import { BOTH, type Attribute } from '@svc/knowledge/data/attributes';
import { ANY_TEXTILE, FIBERS, USUAL_FIBERS } from '@svc/knowledge/data/materials';
import { attributeIndexes, materialIndex } from '@svc/knowledge/lexicons';
import { phraseSpans, phraseTokens, type PhraseIndex } from '@svc/knowledge/phrase-index';
import { cue } from '@svc/knowledge/read-table';
import { translateTerms } from '@svc/knowledge/translate-terms';
import { memoizeWeak } from '../memoize-weak.ts';
import type { Reading } from '../reading.ts';
import { spanOf } from '../stages/normalize/figures.ts';
import { NEGATIONS, statedValues } from '../stages/normalize/find-attributes.ts';
import { FABRICS } from '../stages/normalize/find-materials.ts';

export interface Fact {
  readonly attribute: Attribute | 'material';
  readonly value: string;
  /** Lexicon name of the material; the value for an attribute. */
  readonly name: string;
  /** Share by weight; null if not stated. */
  readonly percent: number | null;
  readonly words: string;
}

/** Attributes of the goods themselves and their packing, unlike use and form. */
const QUOTED: readonly Attribute[] = ['gender', 'construction', 'state', 'packing'];
const MATERIALS_MAX = 3;

const textsOf = ({ normalized }: Reading): string[] => {
  const { clean_description, extra } = normalized;
  return [clean_description, extra.material, extra.composition, extra.use];
};

/** Phrase of a text that states an index entry, unless negated; null if none. */
function wordsIn<Entry>(
  text: string,
  index: PhraseIndex<Entry>,
  isWanted: (entry: Entry) => boolean,
): string | null {
  const spans = phraseSpans(text);
  const tokens = spans.map(({ token }) => token);
  const found = index
    .findAll(tokens)
    .find(
      ({ entry, start }) =>
        isWanted(entry) && !NEGATIONS.has(tokens[start - 1] ?? '') && !FABRICS.has(tokens[start] ?? ''),
    );
  if (found === undefined) return null;

  return text.slice(spans[found.start]?.start, spans[found.end - 1]?.end);
}

/**
 * Words of the goods' texts that name an entry. In another language translated words take precedence: English ones may
 * name the maker.
 */
function quote<Entry>(
  reading: Reading,
  index: PhraseIndex<Entry>,
  isWanted: (entry: Entry) => boolean,
): string | null {
  const { language, clean_description } = reading.normalized;
  const terms = language === 'en' ? [] : translateTerms(clean_description, language).terms;
  const term = terms.find(({ english }) =>
    index.findAll(phraseTokens(english)).some(({ entry }) => isWanted(entry) && !FABRICS.has(english)),
  );
  if (term !== undefined) return term.source;

  for (const text of textsOf(reading)) {
    const words = wordsIn(text, index, isWanted);
    if (words !== null) return words;
  }
  return null;
}

/** Phrase of the goods' texts that names a material; null if none does. */
export const wordsOfMaterial = (reading: Reading, name: string): string | null =>
  quote(reading, materialIndex, (material) => material.name === name);

/** `Textile` adds nothing to a named fibre. */
const materialFacts = (reading: Reading): Fact[] => {
  const { materials } = reading.normalized;
  const hasFibre = materials.some(({ group }) => FIBERS.has(group));

  return materials
    .filter(({ name, group }) => !USUAL_FIBERS.has(name) && (group !== ANY_TEXTILE || !hasFibre))
    .filter(
      ({ group, percent }, at) =>
        percent !== null || materials.findIndex((each) => each.group === group) === at,
    )
    .slice(0, MATERIALS_MAX)
    .flatMap(({ name, group, percent }) => {
      const words = wordsOfMaterial(reading, name);
      return words === null ? [] : [{ attribute: 'material' as const, value: group, name, percent, words }];
    });
};

const PASSAGE_MAX = 30;

/** The only phrase, or a short passage with both: `mens and boys`; null if none. */
function passageOf(text: string, [first = null, second]: readonly (string | null)[]): string | null {
  if (first === null || second === undefined) return first;
  const passage = second === null ? '' : spanOf(text, first, second);
  return passage.length > PASSAGE_MAX ? null : passage || null;
}

/** Babies as one of several wearers: `for infants and girls`. */
const BESIDE_BABIES = cue('for babies as well', 'iu');

const attributeFacts = (reading: Reading): Fact[] =>
  QUOTED.flatMap((attribute) => {
    const value = reading.facts.get(attribute);
    if (value === 'babies' && BESIDE_BABIES.test(reading.normalized.clean_description)) return [];
    const index = attributeIndexes.get(attribute);
    const isAnswered = reading.answers.some((answer) => answer.attribute === attribute);
    if (value === undefined || index === undefined || isAnswered) return [];
    const wordsOf = (each: string): string | null => quote(reading, index, (entry) => entry.value === each);
    const words =
      wordsOf(value) ?? passageOf(reading.normalized.clean_description, (BOTH[value] ?? []).map(wordsOf));
    return words === null ? [] : [{ attribute, value, name: value, percent: null, words }];
  });

/** Text before a purpose or an admixture: `softener for textiles`, `acrylic yarn mixed with cotton`. */
const FOR = cue('for a purpose', 'iu');
const OTHER_THAN = /\b(?:other than|except|excluding|not)\s+(?:for\s+)?$/iu;
/** Terms after the material of a coating or part: `zinc coated steel`, `plastic-handled knife`. */
const COVERING = cue('covering', 'iu');

/** Wrapping, lining or sole, not the material of the goods: `bọc ngoài bằng nhựa`, `đế bằng cao su`. */
const WRAPPED = cue('wrapped', 'iu');
/** A part whose material follows: `the bag insert is made up of nylon`, `with a handle of plastic`. */
const OF_PART = cue('of a part', 'iu');

/** Alternative states: goods `fresh or dried` may be in either. */
const EITHER_STATE = cue('either state');

const isOneOfStates = (before: string, behind: string, { attribute, value }: Fact): boolean =>
  attribute === 'state' &&
  [before, behind]
    .flatMap((text) => text.match(EITHER_STATE) ?? [])
    .some(
      (other) =>
        statedValues(other)
          .get('state')
          ?.some((each) => each !== value) ?? false,
    );

/** True if a phrase describes the goods: neither denied nor a purpose. */
function isOfGoods({ normalized, polarity }: Reading, fact: Fact): boolean {
  const { attribute, words } = fact;
  const text = normalized.clean_description;
  const at = text.indexOf(words);
  // A denial that begins with the phrase is the fact itself: `not knit`.
  const isDenied = polarity.denials.some((denial) => denial.words.indexOf(words) > 0);
  if (isDenied || at < 0) return !isDenied;

  const [before, behind] = [text.slice(0, at), text.slice(at + words.length)];
  const isOfOther =
    attribute === 'material' &&
    ([FOR, WRAPPED, OF_PART].some((each) => each.test(before)) || COVERING.test(behind));
  return !isOfOther && !OTHER_THAN.test(before) && !isOneOfStates(before, behind, fact);
}

export const statedFacts = memoizeWeak((reading: Reading): readonly Fact[] =>
  [...materialFacts(reading), ...attributeFacts(reading)].filter((fact) => isOfGoods(reading, fact)),
);
