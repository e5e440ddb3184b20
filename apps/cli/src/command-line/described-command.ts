import type { Option } from './option.ts';

/** What is told of a command: its words, what it does, its options. */
export interface DescribedCommand {
  /** Its words: `accounts create`. */
  readonly name: string;
  readonly about: string;
  readonly options: Readonly<Record<string, Option<unknown>>>;
}
