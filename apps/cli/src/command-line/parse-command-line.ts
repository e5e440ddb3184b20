import type { FieldError } from '@svc/domain/errors/domain-error';
import { parseArgs } from 'node:util';
import type { Command } from './command.ts';
import { commandUsage, commandsUsage } from './usage.ts';
import { UsageFault } from './usage-fault.ts';
import { codeList } from './words.ts';

type CommandLine =
  | { readonly kind: 'help'; readonly usage: string }
  | { readonly kind: 'run'; readonly command: Command; readonly texts: ReadonlyMap<string, string> };

const HELP = ['--help', '-h', 'help'];

/** Parses a command line. Throws UsageFault with what is expected. */
export function parseCommandLine(commands: readonly Command[], argv: readonly string[]): CommandLine {
  const start = argv.findIndex((word) => word !== '--json');
  const words = start < 0 ? [] : argv.slice(start);
  const first = words[0];
  if (first === undefined) throw new UsageFault('no command was given', [], commandsUsage(commands));
  if (HELP.includes(first)) return { kind: 'help', usage: commandsUsage(commands) };
  const command = commands.find(({ name }) => isStartOf(name.split(' '), words));
  if (command === undefined) return helpOfGroup(commands, words);

  return parseOptions(command, words.slice(command.name.split(' ').length));
}

function isStartOf(name: readonly string[], words: readonly string[]): boolean {
  return name.every((word, place) => word === words[place]);
}

function helpOfGroup(commands: readonly Command[], words: readonly string[]): CommandLine {
  const [group = '', verb] = words;
  const members = commands.filter(({ name }) => name.startsWith(`${group} `));
  if (members.length === 0) {
    const known = codeList([...new Set(commands.map(({ name }) => name.split(' ')[0] ?? ''))]);
    throw new UsageFault(
      `unknown command "${group}": it must begin with ${known}`,
      [],
      commandsUsage(commands),
    );
  }
  if (verb !== undefined && HELP.includes(verb)) return { kind: 'help', usage: commandsUsage(members) };

  const given = verb === undefined || verb.startsWith('-') ? group : `${group} ${verb}`;
  const known = codeList(members.map(({ name }) => name));
  throw new UsageFault(`unknown command "${given}": it must be ${known}`, [], commandsUsage(members));
}

function parseOptions(command: Command, words: readonly string[]): CommandLine {
  const options = Object.fromEntries(
    Object.entries(command.options).map(([name, { placeholder }]) => [
      name,
      { type: placeholder === null ? ('boolean' as const) : ('string' as const) },
    ]),
  );
  const common = { json: { type: 'boolean' as const }, help: { type: 'boolean' as const, short: 'h' } };
  const { tokens } = parseArgs({
    args: [...words],
    options: { ...options, ...common },
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const texts = new Map<string, string>();
  const faults: FieldError[] = [];
  for (const token of tokens) {
    const fault = takeToken(command, token, texts);
    if (fault !== null) faults.push(fault);
  }
  if (texts.has('help')) return { kind: 'help', usage: commandUsage(command) };
  if (faults.length === 0) return { kind: 'run', command, texts };
  const message = faults.map((fault) => fault.message).join('; ');
  throw new UsageFault(message, faults, commandUsage(command));
}

type Token = NonNullable<ReturnType<typeof parseArgs>['tokens']>[number];

function takeToken(command: Command, token: Token, texts: Map<string, string>): FieldError | null {
  if (token.kind === 'option-terminator') return null;
  if (token.kind === 'positional') {
    const { operand } = command;
    if (operand !== undefined && !texts.has(operand)) {
      texts.set(operand, token.value);
      return null;
    }
    return { field: token.value, message: `"${token.value}" belongs to no option` };
  }
  const { name, rawName, value, inlineValue } = token;
  const fault = optionFault(command, name, rawName, value, inlineValue === true);
  if (fault !== null) return { field: name, message: fault };
  if (texts.has(name) && name !== 'json' && name !== 'help') {
    return { field: name, message: `${rawName} is given twice` };
  }

  texts.set(name, value ?? '');

  return null;
}

function optionFault(
  command: Command,
  name: string,
  rawName: string,
  value: string | undefined,
  isInline: boolean,
): string | null {
  const takesValue = command.options[name]?.placeholder;
  const isKnown = Object.hasOwn(command.options, name) || name === 'json' || name === 'help';
  if (!isKnown) {
    const known = Object.keys(command.options).map((option) => `--${option}`);
    return `unknown option ${rawName}: ${command.name} takes ${[...known, '--json'].join(', ')}`;
  }
  if (typeof takesValue !== 'string') return value === undefined ? null : `${rawName} takes no value`;
  // `--name --role admin` lacks a value, `--amount -5` does not.
  if (value === undefined || (!isInline && value.startsWith('--'))) {
    return `${rawName} needs a value: ${rawName} ${takesValue}`;
  }

  return null;
}
