import type { Option } from './option.ts';

/** Description of a command: name, purpose and options. */
export interface DescribedCommand {
  /** Full name: `accounts create`. */
  readonly name: string;
  readonly about: string;
  /** The option that may be given as a positional argument: `tariff batch run FILE`. */
  readonly operand?: string | undefined;
  /** Lines of its help after the options. */
  readonly notes?: readonly string[] | undefined;
  readonly options: Readonly<Record<string, Option<unknown>>>;
}
