import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const LINE = /^\| (?:(\d+)\. )?[^|]+ \| ([a-z]+) \| (.+) \|$/gmu;

it('each of the twenty problems and the smaller points of the review names a test of a walk', () => {
  const lines = [...read('../../../docs/console/walks.md').matchAll(LINE)];

  const numbers = lines.flatMap(([, number]) => (number === undefined ? [] : [Number(number)]));
  expect(numbers).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  for (const [, , walk = '', title = ''] of lines)
    expect(read(`./${walk}.walk.test.ts`)).toContain(`'${title}'`);
});
