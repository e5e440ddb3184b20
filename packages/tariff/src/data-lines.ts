import { readFileSync } from 'node:fs';

/** Lines of a table of this package, without comments and empty lines. */
export function dataLines(name: string): string[] {
  return readFileSync(new URL(`../data/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}
