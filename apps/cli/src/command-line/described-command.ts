import type { Option } from './option.ts';

export interface DescribedCommand {
  readonly name: string;
  readonly about: string;
  /** Option that may be a positional argument: `tariff batch run FILE`. */
  readonly operand?: string | undefined;
  readonly notes?: readonly string[] | undefined;
  readonly options: Readonly<Record<string, Option<unknown>>>;
}
