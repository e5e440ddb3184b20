import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const LINES_MAX = 300;
const TEST = /\.test\.ts$/;
// Standalone programs without a configuration package.
const SCRIPT = /^(scripts|examples)\//;

/** Rules on forbidden content of source files: each returns a violation, or null. */
export const TEXT_RULES = [
  {
    name: 'environment-in-config',
    applies: (file) => !SCRIPT.test(file) && !file.startsWith('packages/runtime/src/config/'),
    find: inLines(
      /\bprocess\s*(?:\?\.|\.)\s*env\b|\bprocess\s*(?:\?\.)?\[\s*['"]env|\benv\b[^=;]*\}\s*=\s*process\b|\benv\b[^;]*\bfrom '(?:node:)?process'/,
    ),
  },
  {
    name: 'domain-types-only',
    applies: (file) => /^packages\/(classifier|queues)\//.test(file) && !TEST.test(file),
    find: inWhole(/^(?:import|export)\s+(?!type\b)[^;'"]*?\bfrom '@svc\/domain\/[^']*'/m),
  },
  {
    // The console runs in browsers and uses the service only through its typed client and texts.
    name: 'console-by-the-client',
    applies: (file) => file.startsWith('apps/console/src/'),
    find: inLines(
      /\bfrom '(?:@svc\/(?!client\/|i18n\/)|node:|(?:\.\.\/)+(?:api|packages|worker-\w+)\/src\/)/,
    ),
  },
  {
    name: 'no-long-file',
    applies: () => true,
    find: (text) => {
      const lines = text.trimEnd().split('\n').length;
      return lines > LINES_MAX ? `${lines} lines, at most ${LINES_MAX}` : null;
    },
  },
  {
    name: 'no-skipped-test',
    applies: (file) => TEST.test(file),
    find: inLines(
      /\b(?:it|test|describe)\b[\w.]*\.(?:skip|only|failing)\b|\b(?:xit|xtest|xdescribe|fit|fdescribe)\s*[.(]/,
    ),
  },
  {
    name: 'no-unfinished-word',
    applies: () => true,
    find: inLines(/\b(?:T[O]DO|F[I]XME|X[X]X|H[A]CK)\b/),
  },
  {
    name: 'no-silenced-check',
    applies: () => true,
    find: inLines(/@ts-(?:i[g]nore|n[o]check)|\b(?:e[s]lint|o[x]lint)-disable|pr[e]ttier-ignore/),
  },
  {
    // A test may prove that code does not compile.
    name: 'no-expected-type-error',
    applies: (file) => !TEST.test(file),
    find: inLines(/@ts-e[x]pect-error/),
  },
];

export function findTextFaults(root, files) {
  return files.flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    return TEXT_RULES.filter(({ applies }) => applies(file)).flatMap(({ name, find }) => {
      const what = find(text);
      return what === null ? [] : [{ rule: name, file, what }];
    });
  });
}

function inLines(pattern) {
  return (text) => {
    const lines = text.split('\n');
    const at = lines.findIndex((line) => pattern.test(line));
    return at === -1 ? null : `line ${at + 1}: ${lines[at].trim()}`;
  };
}

function inWhole(pattern) {
  return (text) => pattern.exec(text)?.[0].replaceAll('\n', ' ') ?? null;
}
