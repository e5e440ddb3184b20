/** What a process that only reads a file or writes an export has no use for. */
const WITHHELD: readonly string[] = ['SECRET_KEY', 'REDIS_URL', 'DATABASE_URL'];

/** The environment of this process without its secrets, for helpers that read what others sent. */
export function childEnvironment(
  own: Readonly<Record<string, string | undefined>> = process.env,
): Readonly<Record<string, string | undefined>> {
  return Object.fromEntries(Object.entries(own).filter(([name]) => !WITHHELD.includes(name)));
}
