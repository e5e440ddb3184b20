import type { Market } from '@svc/tariff/market';
import { indexLaw, type Law } from '@svc/law/law';
import { readPack } from '@svc/law/pack/read-pack';

const MEASURE = {
  id: 'm',
  program: 'program',
  kind: 'duty',
  heading: '',
  title: 'A measure',
  legal_basis: 'An act',
  url: 'https://example.org/act',
  rate: '10%',
  goods: 'all',
  except_goods: '',
  origins: '*',
  except_origins: '',
  lifted_by: '',
  displaced_by: '',
  replaces: '',
  needs: '',
  from: '2020-01-01',
  to: '',
  status: 'in_force',
  note: '',
};
const LANGUAGES = ['en', 'vi', 'ja', 'ko'];
const CONDITION_HEADER = [
  'key',
  'input',
  'means',
  ...LANGUAGES.map((language) => `title_${language}`),
  'asked',
];

/** A row of measures.csv; omitted columns have a neutral value. */
export type MeasureRow = Partial<typeof MEASURE>;

export interface TestPack {
  readonly market?: Market;
  readonly knownUntil?: string;
  readonly measures?: readonly MeasureRow[];
  /** `key` and its meaning: its input is named like the key, or precedes a colon (`metal_weight_pct: < 15`). */
  readonly conditions?: Readonly<Record<string, string>>;
  readonly unasked?: readonly string[];
  readonly lists?: Readonly<Record<string, readonly (readonly [codes: string, condition?: string])[]>>;
  readonly groups?: Readonly<Record<string, string>>;
  readonly files?: Readonly<Record<string, string>>;
}

/** Builds a law from test rows. Throws for a row with an error. */
export function testLaw(given: TestPack = {}): Law {
  const { market = 'US', knownUntil = '2099-12-31' } = given;
  const facts = { market, id: 'test-pack', known_until: knownUntil, published: '2026-01-01', sources: [] };
  const { pack, faults } = readPack(
    new Map([
      ['pack.json', JSON.stringify(facts)],
      ['measures.csv', csv(Object.keys(MEASURE), measureRows(given))],
      ['conditions.csv', csv(CONDITION_HEADER, conditionRows(given))],
      ['groups.csv', csv(['group', 'origins'], Object.entries(given.groups ?? {}))],
      ...Object.entries(given.lists ?? {}).map(
        ([name, rows]) => [`lists/${name}.csv`, listCsv(rows)] as const,
      ),
      ...Object.entries(given.files ?? {}),
    ]),
  );
  if (pack === null) throw new Error(`the pack of a test: ${JSON.stringify(faults)}`);
  return indexLaw(pack);
}

function measureRows({ measures = [] }: TestPack): readonly (readonly string[])[] {
  const rows = measures.map((row) => ({ ...MEASURE, ...row }));
  return rows
    .toSorted((one, other) => (`${one.program} ${one.id}` < `${other.program} ${other.id}` ? -1 : 1))
    .map((row) => Object.values(row));
}

function conditionRows({ conditions = {}, unasked = [] }: TestPack): readonly (readonly string[])[] {
  return Object.entries(conditions).map(([key, text]) => {
    const [means = '', input = key] = text.split(':').toReversed();
    const title = LANGUAGES.map((language) => `${key}? (${language})`);
    return [key, input.trim(), means.trim(), ...title, unasked.includes(key) ? 'no' : 'yes'];
  });
}

function listCsv(rows: readonly (readonly [codes: string, condition?: string])[]): string {
  const cells = rows.map(([codes, condition = '']) => [codes, condition, '', '', '', '']);
  return csv(['codes', 'condition', 'from', 'to', 'source', 'note'], cells);
}

function csv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',');
  return `${[header, ...rows].map(line).join('\n')}\n`;
}
