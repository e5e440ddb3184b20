import type { Scale } from '@svc/classifier/weights';
import { MARKETS } from '@svc/tariff/market';
import { fileURLToPath } from 'node:url';
import type { CaseOutcome } from './collect.ts';

/** The outcomes that the packaged scales and thresholds follow from. */
export const OUTCOMES_FILE = fileURLToPath(new URL('../../data/outcomes.tsv', import.meta.url));

const SHARED = ['length', 'named', 'met', 'search', 'nearness', 'known'] as const;
const LEVELS = ['heading', 'subheading', 'line'] as const;
const COLUMNS = ['source', 'market', 'half', 'right', 'free', ...LEVELS, ...SHARED];
const DECIMALS = 2;

/** Initials of the levels for which something is true; `-` after them where nothing is known of a line. */
const initials = (is: Readonly<Record<(typeof LEVELS)[number], boolean | null>>): string =>
  LEVELS.map((level) => (is[level] === true ? level.charAt(0) : '')).join('') + (is.line === null ? '-' : '');

const isIn = (text: string) => ({
  heading: text.includes('h'),
  subheading: text.includes('s'),
  line: text.includes('l'),
});

function writeOutcome({ source, market, half, right, free, evidence }: CaseOutcome): string {
  const numbers = [
    ...LEVELS.map((level) => evidence[level].logOdds),
    ...SHARED.map((name) => evidence.line[name]),
  ];
  return [
    source,
    market,
    half,
    initials(right),
    initials(free),
    ...numbers.map((value) => Number(value.toFixed(DECIMALS))),
  ].join('\t');
}

/** Outcomes as a table: a line each, log-odds of heading, subheading and line, and what else a confidence follows from. */
export const writeOutcomes = (outcomes: readonly CaseOutcome[]): string =>
  [COLUMNS.join('\t'), ...outcomes.map(writeOutcome), ''].join('\n');

function readOutcome(line: string): CaseOutcome {
  const fields = line.split('\t');
  const [source = '', marketName, half, right = '', free = ''] = fields;
  const market = MARKETS.find((known) => known === marketName);
  if (market === undefined || fields.length !== COLUMNS.length) throw new Error(`no outcome: ${line}`);

  const number = (name: string): number => Number(fields[COLUMNS.indexOf(name)]);
  // One entry for each name.
  const shared = Object.fromEntries(SHARED.map((name) => [name, number(name)])) as Record<
    (typeof SHARED)[number],
    number
  >;
  const at = (level: string): Scale => ({ bias: 1, logOdds: number(level), ...shared });

  return {
    source,
    market,
    half: half === '0' ? 0 : 1,
    right: { ...isIn(right), line: right.endsWith('-') ? null : isIn(right).line },
    free: isIn(free),
    evidence: { heading: at('heading'), subheading: at('subheading'), line: at('line') },
  };
}

/** Reads what `writeOutcomes` wrote. Throws an Error naming a line that is none. */
export const readOutcomes = (text: string): CaseOutcome[] =>
  text.split('\n').slice(1).filter(Boolean).map(readOutcome);
