import type { Option } from './option.ts';

/** What is told of a command: its words, what it does, its options. */
export interface DescribedCommand {
  /** Its words: `accounts create`. */
  readonly name: string;
  readonly about: string;
  /** The option that is also taken as a word of its own: `tariff batch run FILE`. */
  readonly operand?: string | undefined;
  /** Lines of its help after the options. */
  readonly notes?: readonly string[] | undefined;
  readonly options: Readonly<Record<string, Option<unknown>>>;
}
