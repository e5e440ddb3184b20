import { LANGUAGES } from '@svc/i18n/language';
import { FLAG_CODES } from '@svc/classifier/classification';
import { array, object } from '../../http/schema/collection.ts';
import { boolean, number } from '../../http/schema/number.ts';
import { named, record } from '../../http/schema/open.ts';
import { nullable } from '../../http/schema/presence.ts';
import { oneOf } from '../../http/schema/text.ts';
import { LIST_MAX, words } from './answer-fields.ts';

const ABBREVIATION_MAX_CHARS = 100;
const list = (about: string) => array(words(), { max: LIST_MAX, about });

const material = object({
  name: words(),
  group: words(),
  percent: nullable(number({ min: 0, max: 100, about: 'Share, where it was told' })),
});

const extra = object(
  { material: words(), use: words(), composition: words(), origin: words(), notes: words() },
  { about: 'The fields sent beside the description' },
);

export const NormalizedSchema = named(
  'NormalizedDescription',
  object({
    raw_description: words(),
    clean_description: words(),
    search_text: words('What was searched for'),
    language: oneOf(LANGUAGES, { about: 'Language that the description is written in' }),
    category: nullable(words()),
    materials: array(material, { max: LIST_MAX }),
    construction: nullable(words('Such as knitted or woven')),
    gender: nullable(words()),
    state: nullable(words('Such as fresh or frozen')),
    electrical: boolean(),
    extra,
    missing: list('Facts that the description leaves open'),
    flags: array(oneOf(FLAG_CODES), {
      max: FLAG_CODES.length,
      about: 'Review flags that the reading raised',
    }),
    product_type: nullable(words()),
    function: nullable(words('What the goods are for')),
    search_terms: list('Words that were searched for'),
    extraction: object({ method: words('How the facts were found, such as lexicon') }),
    hs_headings: list('Usual headings of goods of this type'),
    abbreviations: record(words(), {
      max: LIST_MAX,
      keyMax: ABBREVIATION_MAX_CHARS,
      about: 'Abbreviations with what they stand for',
    }),
    translation: nullable(words('The description in English, if it is in another language')),
    material_groups: list('Groups of the materials, the main one first'),
  }),
);
