/** Variables withheld from child processes that only read a file or write an export. */
const WITHHELD: readonly string[] = ['SECRET_KEY', 'REDIS_URL', 'DATABASE_URL'];

/** Environment of this process without its secrets, for child processes that read untrusted input. */
export function childEnvironment(
  own: Readonly<Record<string, string | undefined>> = process.env,
): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(own).filter(([name]) => !WITHHELD.includes(name)));
}
