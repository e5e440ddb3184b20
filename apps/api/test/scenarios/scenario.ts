import { readFileSync } from 'node:fs';
import { sharedDataFile } from '@svc/testkit/shared-data';
import type { TestApi } from '../test-api.ts';

type Fields = Readonly<{ [name: string]: string | number }>;

/** What a response must state; each field that is there is compared. */
interface Expected {
  /** Total duty. */
  readonly amount?: string;
  /** Additional duties by heading; null for a heading that must not apply. */
  readonly components?: Readonly<{ [heading: string]: number | null }>;
  readonly max_pct?: number | null;
  /** Start of the key of a ban. */
  readonly prohibited?: string;
  /** Part of the name of a missing input or of a duty that may apply. */
  readonly names?: string;
  /** Lines of the landed cost; null for a line that must be absent. */
  readonly lines?: Readonly<{ [key: string]: string | null }>;
}

export interface Scenario {
  readonly id: string;
  readonly market: string;
  readonly code: string;
  readonly origin: string;
  readonly date: string;
  readonly value: number;
  readonly inputs?: Fields;
  readonly expected: Expected;
}

/** A scenario of another collection that is wrong or incomplete: why, and the case as it should be. */
export interface Explained extends Pick<Scenario, 'id' | 'expected' | 'inputs'> {
  readonly reason: string;
  readonly code?: string;
}

interface Collected extends Pick<Scenario, 'id' | 'code' | 'origin' | 'date' | 'value'> {
  readonly quantity?: Readonly<{ [unit: string]: number }>;
  readonly claims?: Readonly<{ [name: string]: string | boolean }>;
  readonly expected: {
    readonly total_amount: number | null;
    readonly components: readonly { readonly heading: string; readonly amount: number }[];
  };
}

const readRows = <T>(path: string | URL): readonly T[] =>
  readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);

export const readCases = <T>(name: string): readonly T[] => readRows(new URL(name, import.meta.url));

/** Scenarios of other calculators, in the form of this suite. */
export function collectedScenarios(): readonly Scenario[] {
  return readRows<Collected>(sharedDataFile('law/us/scenarios.dev.jsonl') ?? '').map(
    ({ quantity = {}, claims = {}, expected: { total_amount: total, components }, ...rest }) => ({
      ...rest,
      market: 'US',
      inputs: Object.fromEntries([
        ...Object.entries(quantity).flatMap(([unit, number]) => quantityFields(unit, number)),
        ...Object.entries(claims).map(([name, value]) => claimField(name, value)),
      ]),
      expected: {
        ...(total === null ? {} : { amount: total.toFixed(2) }),
        components: Object.fromEntries(
          components.flatMap(({ heading, amount }) =>
            heading.startsWith('9903') && amount !== 0 ? [[heading, amount]] : [],
          ),
        ),
      },
    }),
  );
}

function quantityFields(unit: string, number: number): readonly (readonly [string, string | number])[] {
  if (unit === 'KG') return [['weight_kg', number]];
  // Without a unit of a tariff.
  if (unit === 'UNITS') return [];
  return [
    ['quantity', number],
    ['unit', unit],
  ];
}

function claimField(name: string, value: string | boolean): readonly [string, string] {
  if (name === 'spi') return ['preference', String(value)];
  return name === 'product_type' ? [`${String(value)}_medicine`, 'true'] : [name, String(value)];
}

interface Answer {
  readonly amount: string | null;
  readonly max_pct: number | null;
  readonly additional: readonly { readonly code: string; readonly amount: string | null }[];
  readonly may_apply: readonly { readonly key: string }[];
  readonly missing_inputs: readonly { readonly field: string }[];
  readonly prohibited: readonly { readonly key: string }[];
  readonly lines: readonly { readonly key: string; readonly amount: string | null }[];
}

/** Asks the API; returns what differs from the expectation, null if nothing does. */
export async function differenceOf(api: TestApi, scenario: Scenario): Promise<object | null> {
  const { id, market, code, origin, date, value, inputs, expected } = scenario;
  const asked = { market, code, origin, date, customs_value: value, ...inputs };
  const agent = api.as('entry');
  const { status, body } = await (expected.lines === undefined
    ? agent.get('/api/duty').query(asked)
    : agent.post('/api/landed-cost').send({ ...asked, incoterm: 'CIF' }));
  const stated = status === 200 ? statedFor(expected, body as Answer) : (body as object);
  return JSON.stringify(stated) === JSON.stringify(expected) ? null : { id, asked, expected, stated };
}

/** What a response states of the expected fields, in their form and order. */
function statedFor(expected: Expected, answer: Answer): object {
  const stated: Readonly<{ [field in keyof Expected]: () => unknown }> = {
    amount: () => answer.amount,
    max_pct: () => answer.max_pct,
    prohibited: () => startOf(answer.prohibited, expected.prohibited),
    names: () => {
      const names = [
        ...answer.missing_inputs.map(({ field }) => field),
        ...answer.may_apply.map(({ key }) => key),
      ];
      return names.some((name) => name.includes(expected.names ?? '')) ? expected.names : names;
    },
    components: () =>
      amounts(expected.components, (heading) => {
        const amount = answer.additional.find(({ code }) => code === heading)?.amount ?? null;
        return amount === null ? null : Number(amount);
      }),
    lines: () =>
      amounts(expected.lines, (key) => answer.lines.find((line) => line.key === key)?.amount ?? null),
  };
  return Object.fromEntries(
    Object.keys(expected).map((field) => [field, stated[field as keyof Expected]?.()]),
  );
}

const startOf = (bans: Answer['prohibited'], start = '') =>
  bans.some(({ key }) => key.startsWith(start)) ? start : bans.map(({ key }) => key);

const amounts = (wanted: object = {}, of: (name: string) => unknown) =>
  Object.fromEntries(Object.keys(wanted).map((name) => [name, of(name)]));
