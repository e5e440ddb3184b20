/** Code of a system error (`ENOENT`), or null for anything else. */
export function errorCode(error: unknown): string | null {
  const code: unknown = typeof error === 'object' && error !== null && 'code' in error ? error.code : null;
  return typeof code === 'string' ? code : null;
}
