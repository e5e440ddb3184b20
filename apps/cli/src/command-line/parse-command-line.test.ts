import { describe, expect, it } from '@jest/globals';
import { runAlone } from '../../test/test-tariff.ts';
import { COMMANDS } from '../commands.ts';
import { parseCommandLine } from './parse-command-line.ts';

function textsOf(...argv: string[]): Readonly<Record<string, string>> {
  const line = parseCommandLine(COMMANDS, argv);
  return line.kind === 'run' ? { command: line.command.name, ...Object.fromEntries(line.texts) } : {};
}

describe('parseCommandLine', () => {
  it('accepts values after a blank or an equals sign, even negative ones', () => {
    expect(textsOf('credits', 'grant', '--account', 'a', '--amount', '-5')).toEqual({
      command: 'credits grant',
      account: 'a',
      amount: '-5',
    });
    expect(textsOf('--json', 'credits', 'grant', '--amount=-5', '--account=--a')).toEqual({
      command: 'credits grant',
      account: '--a',
      amount: '-5',
    });
  });

  it.each([
    [['accounts', 'create', '--name'], '--name needs a value: --name NAME'],
    [['accounts', 'create', '--name', '--role', 'admin'], '--name needs a value: --name NAME'],
    [['accounts', 'list', '--all'], 'unknown option --all: accounts list takes --json'],
    [['keys', 'revoke', 'abc'], '"abc" belongs to no option'],
    [['keys', 'revoke', '--id', 'a', '--id', 'b'], '--id is given twice'],
    [['datasets', 'activate', '--wait=yes'], '--wait takes no value'],
  ])('states the valid input for %j', (argv, message) => {
    expect(() => parseCommandLine(COMMANDS, argv)).toThrow(message);
  });
});

describe('an invalid command line', () => {
  it('exits with 2, a message and the usage on stderr, and nothing on stdout', async () => {
    const run = await runAlone(['accounts', 'creat', '--name', 'x']);
    expect(run).toMatchObject({ code: 2, stdout: '' });
    expect(run.stderr).toContain(
      'unknown command "accounts creat": it must be accounts create, accounts update, accounts password, accounts list or accounts erase',
    );
    expect(run.stderr).toContain('usage: tariff COMMAND');
  });

  it('names every missing or invalid option together', async () => {
    const run = await runAlone(['accounts', 'create', '--role', 'boss', '--email', 'a@b', '--json']);
    expect(run.code).toBe(2);
    expect(JSON.parse(run.stdout)).toMatchObject({
      code: 'validation_error',
      errors: [
        { field: 'name', message: 'is missing: name of the person or program' },
        { field: 'role', message: 'must be entry, reviewer or admin, not "boss"' },
      ],
    });
    expect(run.stderr).toContain('usage: tariff accounts create --name NAME --email EMAIL');
  });

  it.each([[[]], [['--json']]])('requires a command after %j', async (argv) => {
    const run = await runAlone(argv);
    expect(run.code).toBe(2);
    expect(run.stderr).toContain('no command was given');
  });
});

describe('--help', () => {
  it('lists every command', async () => {
    const run = await runAlone(['--help']);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    for (const { name } of COMMANDS) expect(run.stdout).toContain(`tariff ${name} `);
  });

  it.each(COMMANDS.map(({ name }) => [name]))('describes the usage of %s', async (name) => {
    const run = await runAlone([...name.split(' '), '--help']);
    expect(run).toMatchObject({ code: 0, stderr: '' });
    expect(run.stdout).toContain(`usage: tariff ${name}`);
  });
});
