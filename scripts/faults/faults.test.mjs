import assert from 'node:assert/strict';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { runInNewContext } from 'node:vm';
import { draw, roomOf } from './draw.mjs';
import { placesOf } from './places.mjs';
import { instrument } from './plant.mjs';
import { compare, interval } from './report.mjs';
import { tryFaults } from './try-faults.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const project = dirname(dirname(here));
const changes = (source) => placesOf('packages/a/src/a.ts', source).map(({ kind, to }) => `${kind}: ${to}`);

for (const [source, expected] of [
  ['if (a) b;', ['condition: true', 'condition: false']],
  ['x = a ? b : c;', ['condition: true', 'condition: false']],
  ['while (a) b;', ['condition: false']],
  ['x = a < b;', ['boundary: (a) <= (b)']],
  ['x = a >= b;', ['boundary: (a) > (b)']],
  ['x = a === b;', ['equality: (a) !== (b)']],
  ['x = a && b;', ['logical: (a) || (b)']],
  ['x = a ?? b;', ['logical: a']],
  ['x = true;', ['boolean: false']],
  ['x = !a;', ['negation: a']],
  ['x = a + b;', ['arithmetic: (a) - (b)']],
  ['x += 1;', ['arithmetic: x -= 1']],
  ['x++;', ['arithmetic: x--']],
  ['x = [a];', ['array: []']],
  ['x = a.filter(b);', ['method: a']],
  ['x = a.plus(b).gt(c);', ['method: a.plus(b).gte(c)', 'method: a.minus(b)']],
  ['x = é?.b[1]?.(c);', ['optional chaining: é.b[1]?.(c)', 'optional chaining: é?.b[1](c)']],
  ['await a();', ['removed call: undefined']],
  ['const f = () => a;', ['returned value: undefined']],
  ['const f = (a: true): a is true => { return a as true; };', ['returned value: undefined']],
  // Texts, types and values that are already empty.
  [`x = 'a' + b; x = [\`a\`]; x += 'c';`, []],
  ['let a: true | undefined; interface A { b: true }', []],
  ['const f = () => undefined;', []],
  [`import { it } from '@jest/globals'; x = true;`, []],
]) {
  void test(`changes of ${String(source)}`, () => assert.deepEqual(changes(source), expected));
}

void test('a source with faults behaves as before until one is enabled', () => {
  const source = 'const free = (weight) => weight < 3 && true;';
  const [fault] = placesOf('packages/a/src/a.ts', source).filter(({ kind }) => kind === 'boundary');
  const planted = instrument(source, [{ id: 'f', ...fault }]);
  const free = (active) =>
    runInNewContext(`${planted}; free(3)`, { process: { env: { SVC_FAULT: active } } });
  assert.deepEqual([free(undefined), free('other'), free('f')], [false, false, true]);
});

void test('a draw is the same for the same seed, covers every package and has no overlaps', () => {
  const source = 'x = (a && b) < c; d(); e = !f;';
  const places = ['packages/a', 'packages/b', 'apps/c'].flatMap((room) =>
    Array.from({ length: 5 }, (_, index) => placesOf(`${room}/src/${index}.ts`, source)).flat(),
  );
  const drawn = draw(places, 6, '1');
  assert.deepEqual(drawn, draw(places.toReversed(), 6, '1'));
  assert.notDeepEqual(drawn, draw(places, 6, '2'));
  assert.deepEqual(new Set(drawn.map(roomOf)), new Set(['apps/c', 'packages/a', 'packages/b']));
  const all = draw(places, places.length, '1');
  for (const one of all)
    for (const other of all)
      if (one !== other && one.path === other.path)
        assert.ok(one.end <= other.start || other.end <= one.start);
});

void test('a share of 300 has an interval', () => {
  assert.deepEqual(
    interval(240, 300).map((each) => each.toFixed(3)),
    ['0.751', '0.841'],
  );
  assert.deepEqual(
    interval(0, 10).map((each) => each.toFixed(3)),
    ['0.000', '0.278'],
  );
});

void test('two runs are compared by their common faults', () => {
  const fault = { path: 'packages/a/src/a.ts', line: 1, kind: 'boolean', from: 'true', to: 'false' };
  const run = (name, outcomes) => ({
    name,
    results: outcomes.map((outcome, index) => ({ ...fault, id: `f${index}`, outcome })),
  });
  const lines = compare(
    run('old', ['noticed', 'survived', 'noticed']),
    run('new', ['survived', 'timed out']),
  );
  assert.match(
    lines,
    /faults of both: 2, noticed in both 0\nonly in old:\n.*survived|only in old:\n.*noticed/,
  );
});

void test('the fixture loses the faults that its suite can detect, and keeps the others', async () => {
  const checkout = realpathSync(mkdtempSync(join(tmpdir(), 'svc-faults-test-')));
  try {
    cpSync(join(here, 'fixtures', 'checkout'), checkout, { recursive: true });
    symlinkSync(join(project, 'node_modules'), join(checkout, 'node_modules'));
    const file = join(checkout, 'packages/sums/src/sums.ts');
    const before = readFileSync(file, 'utf8');
    const asked = {
      project,
      checkout,
      count: 100,
      seed: '1',
      projects: ['fast'],
      progress: () => undefined,
      limitMs: 3_000,
    };
    const results = await tryFaults(asked);
    const missed = results
      .filter(({ outcome }) => outcome !== 'noticed')
      .map(({ line, to, outcome }) => [line, to, outcome].join(' '));
    assert.deepEqual(
      new Set(missed),
      new Set([
        '16 (count) + (1) not reached',
        '2 undefined not reached',
        '21 left += 1 timed out',
        '8 (weight) <= (limit) survived',
      ]),
    );
    assert.equal(readFileSync(file, 'utf8'), before);
  } finally {
    rmSync(checkout, { recursive: true, force: true });
  }
});
