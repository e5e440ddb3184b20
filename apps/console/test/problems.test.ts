import { readFileSync } from 'node:fs';
import { expect, it } from '@jest/globals';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const LINE = /^\| (\d+)\. [^|]+ \| (\w+) \| (.+) \|$/gmu;

it('each of the twenty problems of the review names a test of a walk', () => {
  const lines = [...read('../../../docs/console/walks.md').matchAll(LINE)];

  expect(lines.map(([, number]) => Number(number))).toEqual(Array.from({ length: 20 }, (_, at) => at + 1));
  for (const [, , walk = '', title = ''] of lines)
    expect(read(`./${walk}.walk.test.ts`)).toContain(`'${title}'`);
});
