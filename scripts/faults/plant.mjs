import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { transformSync } from '@swc/core';
import { groups } from './draw.mjs';

/**
 * True for the fault named by `SVC_FAULT`; if that is a file, false, and the suite that reached the fault is written
 * there.
 */
const SWITCH = `
function svcFault(id) {
  const chosen = (svcFault.chosen ??= process.env.SVC_FAULT ?? '');
  if (!chosen.startsWith('/')) return chosen === id;
  const hit = [id, process.env.SVC_TEST_SUITE ?? ''];
  const hits = (globalThis.svcFaultHits ??= new Set());
  if (hits.has(hit.join(' '))) return false;
  hits.add(hit.join(' '));
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = Infinity;
  const atLoad = /\\bModuleJob\\.run\\b/.test(new Error().stack);
  Error.stackTraceLimit = limit;
  process.getBuiltinModule('node:fs').appendFileSync(chosen, JSON.stringify([...hit, atLoad]) + '\\n');
  return false;
}
`;

export function instrument(source, faults) {
  const bytes = Buffer.from(source);
  const parts = [];
  let at = 0;
  for (const { id, start, end, to } of faults.toSorted((left, right) => left.start - right.start)) {
    const from = bytes.subarray(start, end).toString();
    parts.push(bytes.subarray(at, start).toString(), `(svcFault('${id}') ? (${to}) : (${from}))`);
    at = end;
  }
  return [...parts, bytes.subarray(at).toString(), SWITCH].join('');
}

/**
 * Plants faults in a checkout: in its build, and in sources that run directly. Returns a function that removes them.
 */
export function plant(root, faults, runsFromSource) {
  const before = new Map();
  const write = (path, text) => {
    before.set(path, readFileSync(path));
    writeFileSync(path, text);
  };
  const takeOut = () => {
    for (const [path, bytes] of before) writeFileSync(path, bytes);
  };
  try {
    for (const [path, planted] of groups(faults, (fault) => fault.path)) {
      const text = instrument(readFileSync(join(root, path), 'utf8'), planted);
      const built = join(root, path.replace('/src/', '/dist/').replace(/\.ts$/, '.js'));
      if (existsSync(built)) write(built, compile(text));
      if (runsFromSource(path)) write(join(root, path), text);
    }
  } catch (error) {
    takeOut();
    throw error;
  }
  return takeOut;
}

function compile(text) {
  const jsc = { target: 'es2022', parser: { syntax: 'typescript' }, rewriteRelativeImportExtensions: true };
  return transformSync(text, { jsc, module: { type: 'es6' } }).code;
}
