import { LEVELS, MEASURED, type Measured } from '@svc/classifier/weights';
import { MARKETS } from '@svc/tariff/market';
import { fileURLToPath } from 'node:url';
import type { CaseOutcome } from './collect.ts';

/** Outcomes from which the packaged scales and thresholds are fitted. */
export const OUTCOMES_FILE = fileURLToPath(new URL('../../data/outcomes.tsv', import.meta.url));

const COLUMNS = ['source', 'market', 'half', 'right', 'free', ...MEASURED];
const AWAY = '*';
const DECIMALS = 2;

/** Initials of the levels that are true; a trailing `-` if the line is unknown. */
const initials = (is: Readonly<Record<(typeof LEVELS)[number], boolean | null>>): string =>
  LEVELS.map((level) => (is[level] === true ? level.charAt(0) : '')).join('') + (is.line === null ? '-' : '');

const isIn = (text: string) => ({
  heading: text.includes('h'),
  subheading: text.includes('s'),
  line: text.includes('l'),
});

function writeOutcome({ source, market, half, isAway, right, free, measured }: CaseOutcome): string {
  return [
    source,
    market + (isAway ? AWAY : ''),
    half,
    initials(right),
    initials(free),
    ...MEASURED.map((name) => Number(measured[name].toFixed(DECIMALS))),
  ].join('\t');
}

/** Outcomes as a table, one line each, with the inputs of a confidence. */
export const writeOutcomes = (outcomes: readonly CaseOutcome[]): string =>
  [COLUMNS.join('\t'), ...outcomes.map(writeOutcome), ''].join('\n');

function readOutcome(line: string): CaseOutcome {
  const fields = line.split('\t');
  const [source = '', marketName = '', half, right = '', free = ''] = fields;
  const market = MARKETS.find((known) => known === marketName.replace(AWAY, ''));
  if (market === undefined || fields.length !== COLUMNS.length) throw new Error(`no outcome: ${line}`);

  const numbers = fields.slice(-MEASURED.length).map(Number);
  const measured = Object.fromEntries(MEASURED.map((name, at) => [name, numbers[at]])) as Measured;

  return {
    source,
    market,
    half: half === '0' ? 0 : 1,
    isAway: marketName.endsWith(AWAY),
    right: { ...isIn(right), line: right.endsWith('-') ? null : isIn(right).line },
    free: isIn(free),
    measured,
  };
}

/** Parses the output of `writeOutcomes`. Throws an Error for an invalid row. */
export const readOutcomes = (text: string): CaseOutcome[] =>
  text.split('\n').slice(1).filter(Boolean).map(readOutcome);
