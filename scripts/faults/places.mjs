import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from '@swc/core';
import { sourceFiles } from '../import-rules/source-files.mjs';
import { MUTATORS, optionalChaining } from './mutators.mjs';

const SOURCE = /^(?:apps|packages)\/[^/]+\/src\/.*\.tsx?$/;
const LEFT_OUT =
  /\.test\.tsx?$|\.d\.ts$|^packages\/testkit\/|\/(?:data|fixtures|generated)\/|^packages\/i18n\/src\/(?:catalog|console)\//;
/** Continuation of a chain: `a?.b` in `a?.b.c()`. */
const CHAINED = new Set(['base', 'callee', 'object']);
/** Type syntax that contains a runtime expression. */
const TYPED = /^Ts(?:As|Satisfies|NonNull|ConstAssertion|TypeAssertion|Instantiation)/;

export function findPlaces(root) {
  return sourceFiles(root, ['apps', 'packages'])
    .filter((path) => SOURCE.test(path) && !LEFT_OUT.test(path))
    .flatMap((path) => placesOf(path, readFileSync(join(root, path), 'utf8')));
}

/** The changes of one file: {path, line, kind, start, end, from, to}, positions in bytes of the file. */
export function placesOf(path, source) {
  // Test helpers are also next to the source.
  if (source.includes(`from '@jest/globals'`)) return [];
  const bytes = Buffer.from(source);
  const tree = parseSync(source, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' });
  // The parser counts from 1.
  const range = ({ span }) => [span.start - 1, span.end - 1];
  const text = (node) => bytes.subarray(...range(node)).toString();
  const places = [];
  visit(tree, false, (node, inChain) => {
    const isChain = node.type === 'OptionalChainingExpression' && !inChain;
    const changes = isChain ? optionalChaining(node, text) : (MUTATORS[node.type]?.(node, text) ?? []);
    for (const [target, kind, to] of changes) {
      const [start, end] = range(target);
      const line = bytes.subarray(0, start).toString().split('\n').length;
      places.push({ path, line, kind, start, end, from: text(target), to });
    }
  });
  return places;
}

function visit(node, inChain, found) {
  if (Array.isArray(node)) for (const entry of node) visit(entry, inChain, found);
  else if (node !== null && typeof node === 'object') visitNode(node, inChain, found);
}

function visitNode(node, inChain, found) {
  const { type = '' } = node;
  if (TYPED.test(type)) return visit(node.expression, inChain, found);
  if (type.startsWith('Ts')) return undefined;

  if (type !== '') found(node, inChain);
  const isChain = inChain || type === 'OptionalChainingExpression';
  for (const [name, value] of Object.entries(node)) visit(value, isChain && CHAINED.has(name), found);
  return undefined;
}
