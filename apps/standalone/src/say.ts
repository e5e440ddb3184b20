export function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

/** Message of an error with those of its causes. */
export function describe(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${describe(error.cause)}` : error.message;
}
