import type { Client } from '@svc/client';
import type { FieldError } from '@svc/domain/errors/refusal';
import type { Installation } from '../installation/installation.ts';
import type { Progress } from '../output/progress.ts';
import type { DescribedCommand } from './described-command.ts';
import { OptionFault, type Option } from './option.ts';
import { commandUsage } from './usage.ts';
import { UsageFault } from './usage-fault.ts';

/** Dependencies of a command. */
export interface CommandContext {
  /** The running installation's database and queue; opened on first use and closed by the runner. */
  readonly installation: () => Promise<Installation>;
  /** A client of the running service's API. */
  readonly service: (url: string | null) => Client;
  readonly progress: Progress;
  /** The first line of standard input, without its end; empty when there is none. */
  readonly readLine: () => Promise<string>;
  /** Writes a line to stderr. */
  readonly note: (line: string) => void;
  readonly now: () => Date;
  /** Pause between two looks at work that a worker does, in milliseconds. */
  readonly pollMs: number;
}

/** Output of a command: a document for programs and lines for people. */
export interface Outcome {
  readonly json: unknown;
  readonly lines: readonly string[];
  /** True where what it shows is a failure: exit code 1. */
  readonly hasFailed?: boolean;
}

/** One command of `tariff`. */
export interface Command extends DescribedCommand {
  /** Parses the options and runs; throws UsageFault for unreadable ones, Refusal for errors of the command. */
  readonly execute: (texts: ReadonlyMap<string, string>, context: CommandContext) => Promise<Outcome>;
}

type Values<S> = { readonly [K in keyof S]: S[K] extends Option<infer T> ? T : never };

/** A command with the types of its options. */
interface Definition<S> extends Pick<DescribedCommand, 'name' | 'about' | 'operand' | 'notes'> {
  readonly options: S;
  readonly run: (values: Values<S>, context: CommandContext) => Promise<Outcome>;
}

/** Declares a command; `run` gets the values as its options read them. */
export function defineCommand<const S extends Readonly<Record<string, Option<unknown>>>>(
  definition: Definition<S>,
): Command {
  const { name, about, operand, notes, options, run } = definition;

  return {
    name,
    about,
    operand,
    notes,
    options,
    execute: async (texts, context) => run(readOptions(definition, texts) as Values<S>, context),
  };
}

/** Values of a command's options by name. Throws UsageFault naming every option that cannot be read. */
function readOptions(
  command: DescribedCommand,
  texts: ReadonlyMap<string, string>,
): Readonly<Record<string, unknown>> {
  const faults: FieldError[] = [];
  const values: Record<string, unknown> = {};

  for (const [name, option] of Object.entries(command.options)) {
    try {
      values[name] = option.read(texts.get(name));
    } catch (error) {
      if (!(error instanceof OptionFault)) throw error;
      faults.push({ field: name, message: error.message });
    }
  }

  if (faults.length === 0) return values;

  const words = faults.map(({ field, message }) => `--${field} ${message}`).join('; ');
  throw new UsageFault(words, faults, commandUsage(command));
}
