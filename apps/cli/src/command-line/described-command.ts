import type { Option } from './option.ts';

export interface DescribedCommand {
  /** Full name: `accounts create`. */
  readonly name: string;
  readonly about: string;
  /** Option that may be a positional argument: `tariff batch run FILE`. */
  readonly operand?: string | undefined;
  /** Help lines after the options. */
  readonly notes?: readonly string[] | undefined;
  readonly options: Readonly<Record<string, Option<unknown>>>;
}
