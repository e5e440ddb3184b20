import { expect, it } from '@jest/globals';
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '@svc/domain/sign-in/password';
import { CODE_DIGITS } from '@svc/law/pack/goods';
import { unexplainedFigures, type FigureRow } from '@svc/testkit/stated-figures';
import { COMMANDS } from '../commands.ts';
import { commandUsage } from '../command-line/usage.ts';
import { FILE_MAX_MB, IDLE_SECONDS } from '../official-source/fetch-export.ts';
import { NAME_MAX_BYTES } from './batch/exchange-folder.ts';
import { INTERVAL_SECONDS } from './batch/watch.ts';
import { SHOWN_MAX } from './datasets/compare.ts';

const ROWS: readonly FigureRow[] = [
  { name: /2026-rev4|\bhs6\b|HS6|\bm2\b|top[135]|mrr6|p50|95th|chapter 99/, because: 'name' },
  { name: /Proclamation 11070, 91 FR 70000/, because: 'example of an act' },
  { at: /^accounts (?:create|password)$/, equal: [PASSWORD_MIN_CHARS, PASSWORD_MAX_CHARS] },
  { at: /^(?:datasets|measures) fetch$/, equal: [FILE_MAX_MB, IDLE_SECONDS] },
  { at: /^batch watch$/, equal: [INTERVAL_SECONDS, NAME_MAX_BYTES] },
  { at: /^datasets compare$/, equal: [SHOWN_MAX] },
  { at: /^measures add$/, equal: Object.values(CODE_DIGITS) },
  { at: /^measures add$/, figures: ['25', '15', '40'], because: 'examples of rate texts' },
  { at: /^doctor$/, figures: ['1'], because: 'exit status' },
];
/** `tariff eval` defines its measures: digits, percentiles and intervals are their names. */
const DEFINITIONS = new Set(['eval']);

it('figures in the help of the commands are those of the constants that they describe', () => {
  const helps = COMMANDS.filter(({ name }) => !DEFINITIONS.has(name));
  const texts = helps.map((command) => [command.name, commandUsage(command)] as const);
  expect(unexplainedFigures(texts, ROWS)).toEqual([]);
});
