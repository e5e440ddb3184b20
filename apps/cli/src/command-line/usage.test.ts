import { describe, expect, it } from '@jest/globals';
import type { DescribedCommand } from './described-command.ts';
import { choice, flag, optional, text } from './option.ts';
import { commandsUsage, commandUsage } from './usage.ts';

const RUN: DescribedCommand = {
  name: 'batch run',
  about: 'Classifies a file.',
  operand: 'file',
  options: {
    file: text('FILE', 'the products'),
    market: choice(['US', 'EU'], 'market of the schedule'),
    map: optional(text('MAP', 'what columns are')),
    wait: flag('waits for the end'),
  },
};
const LIST: DescribedCommand = { name: 'accounts list', about: 'Lists the accounts.', options: {} };

const linesOf = (usage: string): readonly string[] => usage.split('\n');

describe('the usage of a command', () => {
  it('shows the operand bare, required options plainly and the rest in brackets', () => {
    expect(linesOf(commandUsage(RUN))[0]).toBe(
      'usage: tariff batch run FILE --market US|EU [--map MAP] [--wait]',
    );
  });

  it('describes every option, including global ones, in one column', () => {
    const rows = linesOf(commandUsage(RUN)).filter((line) => line.startsWith('  '));
    const options = ['FILE', '--market US|EU', '--map MAP', '--wait', '--json', '--help'];
    expect(rows.map((row) => row.trim().split(/ {2,}/)[0])).toEqual(options);
    const column = rows[0]?.indexOf('the products');
    expect(rows.map((row) => row.search(/(?<= {2})\S.*$/))).not.toContain(-1);
    expect(rows[1]?.indexOf('market of the schedule')).toBe(column);
    expect(rows[3]?.indexOf('waits for the end')).toBe(column);
  });

  it('wraps long lists and descriptions at the width of a terminal', () => {
    const words = Array.from({ length: 40 }, (_, index) => `kind.number${index}`);
    const options = { action: choice(words, 'only acts of this kind'), file: text('FILE', 'a '.repeat(200)) };
    const lines = linesOf(commandUsage({ ...RUN, options }));
    expect(lines[0]).toContain('--action WORD');
    for (const word of words) expect(lines.filter((line) => line.includes(word))).not.toEqual([]);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThan(140);
  });

  it('brackets an optional operand', () => {
    const command = { ...RUN, options: { file: optional(text('FILE', 'the products')) } };
    expect(linesOf(commandUsage(command))[0]).toBe('usage: tariff batch run [FILE]');
  });

  it('ends with its notes, and without a blank line if there are none', () => {
    const notes = ['top1  share of right codes', 'mrr6  mean'];
    expect(linesOf(commandUsage({ ...RUN, notes })).slice(-3)).toEqual(['', ...notes]);
    expect(commandUsage(LIST)).toBe(commandUsage(LIST).trimEnd());
  });

  it('of a command without options lists the global ones', () => {
    const usage = commandUsage(LIST);
    expect(linesOf(usage)[0]).toBe('usage: tariff accounts list');
    expect(usage).toContain('--json');
  });
});

it('the usage of several commands has a line for each, with its description in one column', () => {
  const rows = linesOf(commandsUsage([RUN, LIST])).filter((line) =>
    /^ {2}tariff (?:batch|accounts)/.test(line),
  );
  expect(rows.map((row) => row.split(/ {2,}/).slice(1))).toEqual([
    ['tariff batch run', 'Classifies a file.'],
    ['tariff accounts list', 'Lists the accounts.'],
  ]);
  expect(rows[0]?.indexOf('Classifies')).toBe(rows[1]?.indexOf('Lists'));
});
