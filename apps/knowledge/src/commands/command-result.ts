/** What a command prints and ends with. */
export interface CommandResult {
  readonly lines: readonly string[];
  readonly exitCode: 0 | 1;
}
