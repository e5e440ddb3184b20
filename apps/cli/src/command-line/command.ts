import type { Client } from '@svc/client';
import type { FieldError } from '@svc/domain/errors/domain-error';
import type { Installation } from '../installation/installation.ts';
import type { Progress } from '../output/progress.ts';
import type { DescribedCommand } from './described-command.ts';
import { OptionFault, type Option } from './option.ts';
import { commandUsage } from './usage.ts';
import { UsageFault } from './usage-fault.ts';

export interface CommandContext {
  /** Database and queue of the running installation; opened on first use, closed by the runner. */
  readonly installation: () => Promise<Installation>;
  /** As of the installation, which it opens. */
  readonly administer: Installation['administer'];
  readonly service: (url: string | null) => Client;
  readonly progress: Progress;
  /** Reads the first line of stdin without its line end; empty if there is none. */
  readonly readLine: () => Promise<string>;
  readonly note: (line: string) => void;
  readonly now: () => Date;
  /** Poll interval for worker progress, in milliseconds. */
  readonly pollMs: number;
}

/** Output of a command: JSON for programs and lines for people. */
export interface Outcome {
  readonly json: unknown;
  readonly lines: readonly string[];
  /** True for exit code 1. */
  readonly hasFailed?: boolean;
}

export interface Command extends DescribedCommand {
  /** Parses the options and runs the command; throws UsageFault for invalid options, DomainError for command errors. */
  readonly execute: (texts: ReadonlyMap<string, string>, context: CommandContext) => Promise<Outcome>;
}

type Values<S> = { readonly [K in keyof S]: S[K] extends Option<infer T> ? T : never };

interface Definition<S> extends Pick<DescribedCommand, 'name' | 'about' | 'operand' | 'notes'> {
  readonly options: S;
  readonly run: (values: Values<S>, context: CommandContext) => Promise<Outcome>;
}

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

/** Option values by name. Throws UsageFault with every invalid option. */
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
