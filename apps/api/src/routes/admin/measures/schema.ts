import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { CODE_DIGITS } from '@svc/law/pack/goods';
import { MEASURE_KINDS, MEASURE_STATUSES } from '@svc/law/pack/measure';
import { MARKETS } from '@svc/tariff/market';
import { array, object } from '../../../http/schema/collection.ts';
import { country } from '../../../http/schema/country.ts';
import { boolean } from '../../../http/schema/number.ts';
import { named } from '../../../http/schema/open.ts';
import { nullable, optional } from '../../../http/schema/presence.ts';
import { date, oneOf, text, timestamp } from '../../../http/schema/text.ts';
import { DutyEstimateSchema } from '../../tariff/duty/schema.ts';

const SHORT_MAX = 200;
const LONG_MAX = 2000;
const CODES_MAX = 100_000;
const ROWS_MAX = 10_000;

const short = (about?: string) =>
  text({ max: SHORT_MAX, min: 1, trim: true, ...(about === undefined ? {} : { about }) });
const long = (about?: string) =>
  text({ max: LONG_MAX, trim: true, ...(about === undefined ? {} : { about }) });
const codes = (about: string) => text({ max: CODES_MAX, trim: true, about });
const day = (about?: string) => date(about === undefined ? {} : { about });

export const MeasureBody = named(
  'MeasureCells',
  object({
    id: short('Unique in its market'),
    title: text({ max: LONG_MAX, min: 1, trim: true, about: 'As estimates show it' }),
    rate: short('For example `25%`, `total 15%`, `40 EUR/TNE`, `prohibited`'),
    goods: codes(`Codes of ${CODE_DIGITS.min} to ${CODE_DIGITS.max} digits, lists as \`@name\`, or \`all\``),
    origins: long('Country codes and groups, or `*`'),
    from: day('First day'),
    to: optional(nullable(day('Last day; absent where no end is known'))),
    legal_basis: text({ max: LONG_MAX, min: 1, trim: true, about: 'The act' }),
    url: text({ max: LONG_MAX, min: 1, trim: true, about: 'Address of the act' }),
    program: optional(short('By default the id')),
    kind: optional(oneOf(MEASURE_KINDS, { about: 'By default `duty`, or `prohibition` for that rate' })),
    status: optional(oneOf(MEASURE_STATUSES, { about: 'By default `in_force`' })),
    heading: optional(long('Heading of chapter 99, or additional code')),
    except_goods: optional(codes('Exempt codes and lists')),
    except_origins: optional(long('Exempt origins')),
    lifted_by: optional(long('Preference claims that lift it')),
    displaced_by: optional(long('Programs that displace it')),
    replaces: optional(long('Programs and measures not owed where it is')),
    needs: optional(long('Conditions that must be met, or one new condition')),
    question: optional(
      long('Question of the new condition, a request input with its name: `true` or `false`'),
    ),
    note: optional(long()),
  }),
);

const market = () => oneOf(MARKETS);

export const AddBody = object({
  market: market(),
  measure: MeasureBody,
  draft: optional(boolean({ about: 'Leave the release to another person' })),
});

export const PreviewBody = object({
  market: market(),
  measure: MeasureBody,
  code: text({ max: FIELD_MAX_CHARS.current_code, min: 1, trim: true, about: 'A declarable code' }),
  origin: optional(country({ max: FIELD_MAX_CHARS.origin })),
  date: optional(day('Day of entry; today by default')),
});

export const NamedMeasure = object({ market: market(), id: short() });

export const PreviewSchema = object({ before: DutyEstimateSchema, after: DutyEstimateSchema });

export const ChangedMeasures = object({
  active: nullable(short('Id of the active pack; null for a draft')),
});

export const SHOWN_CELLS = [
  'title',
  'rate',
  'goods',
  'origins',
  'from',
  'to',
  'legal_basis',
  'url',
  'status',
  'heading',
  'needs',
  'question',
] as const;

const StoredCells = Object.fromEntries(SHOWN_CELLS.map((name) => [name, text({ max: CODES_MAX })])) as Record<
  (typeof SHOWN_CELLS)[number],
  ReturnType<typeof text>
>;

export const MeasuresSchema = named(
  'Measures',
  object({
    second_person: boolean({ about: 'Added measures must be released by another person' }),
    markets: array(
      object({
        market: market(),
        pack: short('Id of the pack that estimates are made by'),
        known_until: day('Last day for which its law is established'),
        sources: array(object({ title: long(), url: long(), read_on: text({ max: SHORT_MAX }) }), {
          max: ROWS_MAX,
        }),
      }),
      { max: MARKETS.length },
    ),
    packs: array(
      object({
        market: market(),
        id: short(),
        base: nullable(short('Pack that it was derived from')),
        active: boolean(),
        shipped: boolean(),
        known_until: day(),
        loaded_at: timestamp(),
        activated_at: nullable(timestamp()),
      }),
      { max: ROWS_MAX },
    ),
    own: array(
      object({
        market: market(),
        id: short(),
        ...StoredCells,
        state: oneOf(['draft', 'released', 'withdrawn']),
        created_at: timestamp(),
        created_by: long(),
        released_at: nullable(timestamp()),
        released_by: nullable(long()),
        withdrawn_at: nullable(timestamp()),
      }),
      { max: ROWS_MAX },
    ),
  }),
);
