import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import { CODE_DIGITS } from '@svc/law/pack/goods';
import { MEASURE_KINDS, MEASURE_STATUSES } from '@svc/law/pack/measure';
import { MARKETS } from '@svc/tariff/market';
import * as v from '../../../http/schema/index.ts';
import { DutyEstimateSchema } from '../../tariff/duty/schema.ts';

const SHORT_MAX = 200;
const LONG_MAX = 2000;
const CODES_MAX = 100_000;
const ROWS_MAX = 10_000;

const short = (about?: string) =>
  v.text({ max: SHORT_MAX, min: 1, trim: true, ...(about === undefined ? {} : { about }) });
const long = (about?: string) =>
  v.text({ max: LONG_MAX, trim: true, ...(about === undefined ? {} : { about }) });
const codes = (about: string) => v.text({ max: CODES_MAX, trim: true, about });
const day = (about?: string) => v.date(about === undefined ? {} : { about });

export const MeasureBody = v.entity('MeasureCells', {
  id: short('Unique in its market'),
  title: v.text({ max: LONG_MAX, min: 1, trim: true, about: 'As estimates show it' }),
  rate: short('For example `25%`, `total 15%`, `40 EUR/TNE`, `prohibited`'),
  goods: codes(`Codes of ${CODE_DIGITS.min} to ${CODE_DIGITS.max} digits, lists as \`@name\`, or \`all\``),
  origins: long('Country codes and groups, or `*`'),
  from: day('First day'),
  to: v.optional(v.nullable(day('Last day; absent where no end is known'))),
  legal_basis: v.text({ max: LONG_MAX, min: 1, trim: true, about: 'The act' }),
  url: v.text({ max: LONG_MAX, min: 1, trim: true, about: 'Address of the act' }),
  program: v.optional(short('By default the id')),
  kind: v.optional(v.oneOf(MEASURE_KINDS, { about: 'By default `duty`, or `prohibition` for that rate' })),
  status: v.optional(v.oneOf(MEASURE_STATUSES, { about: 'By default `in_force`' })),
  heading: v.optional(long('Heading of chapter 99, or additional code')),
  except_goods: v.optional(codes('Exempt codes and lists')),
  except_origins: v.optional(long('Exempt origins')),
  lifted_by: v.optional(long('Preference claims that lift it')),
  displaced_by: v.optional(long('Programs that displace it')),
  replaces: v.optional(long('Programs and measures not owed where it is')),
  needs: v.optional(long('Conditions that must be met, or one new condition')),
  question: v.optional(
    long('Question of the new condition, a request input with its name: `true` or `false`'),
  ),
  note: v.optional(long()),
});

const market = () => v.oneOf(MARKETS);

export const AddBody = v.object({
  market: market(),
  measure: MeasureBody,
  draft: v.optional(v.boolean({ about: 'Leave the release to another person' })),
});

export const PreviewBody = v.object({
  market: market(),
  measure: MeasureBody,
  code: v.text({ max: FIELD_MAX_CHARS.current_code, min: 1, trim: true, about: 'A declarable code' }),
  origin: v.optional(v.country({ max: FIELD_MAX_CHARS.origin })),
  date: v.optional(day('Day of entry; today by default')),
});

export const NamedMeasure = v.object({ market: market(), id: short() });

export const PreviewSchema = v.object({ before: DutyEstimateSchema, after: DutyEstimateSchema });

export const ChangedMeasures = v.object({
  active: v.nullable(short('Id of the active pack; null for a draft')),
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

const StoredCells = Object.fromEntries(
  SHOWN_CELLS.map((name) => [name, v.text({ max: CODES_MAX })]),
) as Record<(typeof SHOWN_CELLS)[number], ReturnType<typeof v.text>>;

export const MeasuresSchema = v.entity('Measures', {
  second_person: v.boolean({ about: 'Added measures must be released by another person' }),
  markets: v.array(
    v.object({
      market: market(),
      pack: short('Id of the pack that estimates are made by'),
      known_until: day('Last day for which its law is established'),
      sources: v.array(v.object({ title: long(), url: long(), read_on: v.text({ max: SHORT_MAX }) }), {
        max: ROWS_MAX,
      }),
    }),
    { max: MARKETS.length },
  ),
  packs: v.array(
    v.object({
      market: market(),
      id: short(),
      base: v.nullable(short('Pack that it was derived from')),
      active: v.boolean(),
      shipped: v.boolean(),
      known_until: day(),
      loaded_at: v.timestamp(),
      activated_at: v.nullable(v.timestamp()),
    }),
    { max: ROWS_MAX },
  ),
  own: v.array(
    v.object({
      market: market(),
      id: short(),
      ...StoredCells,
      state: v.oneOf(['draft', 'released', 'withdrawn']),
      created_at: v.timestamp(),
      created_by: long(),
      released_at: v.nullable(v.timestamp()),
      released_by: v.nullable(long()),
      withdrawn_at: v.nullable(v.timestamp()),
    }),
    { max: ROWS_MAX },
  ),
});
