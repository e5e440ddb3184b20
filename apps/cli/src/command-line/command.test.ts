import { describe, expect, it } from '@jest/globals';
import { defineCommand, type CommandContext } from './command.ts';
import { choice, flag, optional, text, wholeNumber } from './option.ts';
import { UsageFault } from './usage-fault.ts';

const CONTEXT = {} as CommandContext;

const echo = defineCommand({
  name: 'rows show',
  about: 'Shows rows.',
  options: {
    name: text('NAME', 'name of the rows'),
    count: wholeNumber('COUNT', { min: 1, max: 9 }, 'how many'),
    role: optional(choice(['entry', 'admin'], 'who')),
    all: flag('all of them'),
  },
  run: async (values) => ({ json: values, lines: [] }),
});

const execute = (texts: Readonly<Record<string, string>>) =>
  echo.execute(new Map(Object.entries(texts)), CONTEXT);

async function faultOf(texts: Readonly<Record<string, string>>): Promise<UsageFault> {
  const fault: unknown = await execute(texts).catch((error: unknown) => error);
  if (!(fault instanceof UsageFault)) throw new Error('it was not refused');
  return fault;
}

describe('a command', () => {
  it('runs with its parsed options', async () => {
    expect((await execute({ name: 'a', count: '3', all: '' })).json).toEqual({
      name: 'a',
      count: 3,
      role: null,
      all: true,
    });
  });

  it('receives only its own options', async () => {
    const { json } = await execute({ name: 'a', count: '3', json: '', other: 'x' });
    expect(Object.keys(json as object)).toEqual(['name', 'count', 'role', 'all']);
  });

  it('is rejected with every unreadable option and its syntax', async () => {
    const fault = await faultOf({ count: '10', role: 'boss' });
    expect(fault.faults.map(({ field }) => field)).toEqual(['name', 'count', 'role']);
    expect(fault.message).toMatch(/^--name .*; --count .*; --role /);
    expect(fault.usage).toMatch(
      /^usage: tariff rows show --name NAME --count COUNT \[--role entry\|admin\] \[--all\]/,
    );
  });

  it('does not run if an option cannot be read', async () => {
    let runs = 0;
    const command = defineCommand({
      name: 'x',
      about: '',
      options: { name: text('NAME', 'name') },
      run: async () => {
        runs += 1;
        return { json: null, lines: [] };
      },
    });
    await expect(command.execute(new Map(), CONTEXT)).rejects.toThrow(UsageFault);
    expect(runs).toBe(0);
  });

  it('passes on a program error from reading an option', async () => {
    const broken = { ...text('NAME', 'name'), read: () => JSON.parse('{') as string };
    const command = defineCommand({
      name: 'x',
      about: '',
      options: { name: broken },
      run: async () => ({ json: null, lines: [] }),
    });
    await expect(command.execute(new Map([['name', 'a']]), CONTEXT)).rejects.toThrow(SyntaxError);
  });
});
