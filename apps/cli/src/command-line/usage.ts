import type { DescribedCommand } from './described-command.ts';
import type { Option } from './option.ts';

const COMMON: readonly (readonly [string, string])[] = [
  ['--json', 'print one JSON document and nothing else'],
  ['--help', 'print this'],
];

function written(name: string, { placeholder }: Option<unknown>): string {
  return placeholder === null ? `--${name}` : `--${name} ${placeholder}`;
}

/** A command as one writes it, options that may be left out in brackets. */
export function commandLine({ name, options }: DescribedCommand): string {
  const parts = Object.entries(options).map(([option, spec]) =>
    spec.isRequired ? written(option, spec) : `[${written(option, spec)}]`,
  );
  return ['tariff', name, ...parts].join(' ');
}

/** How one command is used. */
export function commandUsage(command: DescribedCommand): string {
  const options = Object.entries(command.options).map(([name, option]): readonly [string, string] => [
    written(name, option),
    option.about,
  ]);
  const rows = [...options, ...COMMON];
  const width = Math.max(...rows.map(([left]) => left.length));
  const list = rows.map(([left, right]) => `  ${left.padEnd(width)}  ${right}`);
  return [`usage: ${commandLine(command)}`, '', command.about, '', ...list].join('\n');
}

/** How several commands are used, a line each. */
export function commandsUsage(commands: readonly DescribedCommand[]): string {
  const width = Math.max(...commands.map(({ name }) => name.length));
  const list = commands.map(({ name, about }) => `  tariff ${name.padEnd(width)}  ${about}`);
  return [
    'usage: tariff COMMAND [OPTIONS]',
    '',
    ...list,
    '',
    '  tariff COMMAND --help says more; --json prints one JSON document.',
    '  The running service is found by DATABASE_URL, else by runtime.json in DATA_DIR (.data).',
  ].join('\n');
}
