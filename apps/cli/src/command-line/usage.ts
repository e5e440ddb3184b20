import type { DescribedCommand } from './described-command.ts';
import type { Option } from './option.ts';

const COMMON: readonly (readonly [string, string])[] = [
  ['--json', 'print one JSON document and nothing else'],
  ['--help', 'print this'],
];

/** The description of a longer option starts on the next line. */
const LEFT_MAX_CHARS = 44;
const RIGHT_LINE = /\S.{0,99}(?=\s|$)/g;

function written({ operand }: DescribedCommand, name: string, { placeholder }: Option<unknown>): string {
  if (name === operand) return placeholder ?? name;
  return placeholder === null ? `--${name}` : `--${name} ${placeholder}`;
}

function commandLine(command: DescribedCommand): string {
  const parts = Object.entries(command.options).map(([option, spec]) =>
    spec.isRequired ? written(command, option, spec) : `[${written(command, option, spec)}]`,
  );
  return ['tariff', command.name, ...parts].join(' ');
}

export function commandUsage(command: DescribedCommand): string {
  const options = Object.entries(command.options).map(([name, option]): readonly [string, string] => [
    written(command, name, option),
    option.about,
  ]);
  const rows = [...options, ...COMMON];
  const width = Math.min(LEFT_MAX_CHARS, Math.max(...rows.map(([left]) => left.length)));
  const gap = `\n${' '.repeat(width + 4)}`;
  const list = rows.map(([left, right]) => {
    const lines = right.match(RIGHT_LINE)?.join(gap) ?? '';
    return left.length > width ? `  ${left}${gap}${lines}` : `  ${left.padEnd(width)}  ${lines}`;
  });
  const notes = command.notes === undefined ? [] : ['', ...command.notes];

  return [`usage: ${commandLine(command)}`, '', command.about, '', ...list, ...notes].join('\n');
}

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
