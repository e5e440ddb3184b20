export interface CommandResult {
  readonly lines: readonly string[];
  readonly exitCode: 0 | 1;
}
