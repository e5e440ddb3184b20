// Prints the size and shape of the sources (apps, packages, scripts) without tests, fixtures and generated files, unless a
// line says so.
//   npm run metrics [-- --json]
//   npm run metrics -- --unused      exports that nothing imports
import './processes/help.mjs';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readSources } from './metrics/read-sources.mjs';
import { cycles, importCounts, resolveImports } from './metrics/imports.mjs';
import { prose } from './metrics/prose.mjs';
import { shape } from './metrics/shape.mjs';

const SMALL_FILE_LINES = 15;
const SINGLE_IMPORTER_LINES = 40;
const OUTPUT_BYTES_MAX = 16 * 1024 * 1024;
const PRODUCT = /^(?:apps|packages)\//;
// Message catalogs.
const DATA = /^packages\/i18n\/src\/(?:catalog|console)\/(?:en|ja|ko|vi)\//;
const REGEX = /(?:^|[=(,:[!&|?{};]|return)\s*\/(?![/*])(?:\\.|\[(?:\\.|[^\]\n])*\]|[^/\\\n])+\/[dgimsuvy]*/;

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const files = readSources(root);
const edges = resolveImports(root, files);
const sources = files.filter(({ isTest }) => !isTest);
const unused = unusedExports();

if (process.argv.includes('--unused')) {
  for (const { file, name } of unused) console.log(`${file}  ${name}`);
  process.exit(unused.length > 0 ? 1 : 0);
}

const { functions, bodyLines, blankBodyLines } = shape(sources);
const figures = {
  files: sources.length,
  lines: sum(sources.map(({ lines }) => lines.length)),
  linesWithoutData: sum(sources.filter(({ path }) => !DATA.test(path)).map(({ lines }) => lines.length)),
  linesPerFile: spread(sources.map(({ lines }) => lines.length)),
  functions: functions.length,
  linesPerFunction: spread(functions),
  blankLinesPer1000BodyLines: round((1000 * blankBodyLines) / bodyLines),
  commentSharePct: percent(
    sum(sources.map(({ comments }) => comments)),
    sum(sources.map(({ lines }) => lines.length)),
  ),
  testToSource: testShare(''),
  testToSourceDomain: testShare('packages/domain/'),
  filesUpTo15LinesPct: percent(
    sources.filter(({ lines }) => lines.length <= SMALL_FILE_LINES).length,
    sources.length,
  ),
  singleImporterFilesUnder40Lines: singleImporters(),
  importCycles: cycles(sources, edges).length,
  unusedExports: unused.length,
  widestFolder: widestFolder(),
  regexes: sum(sources.map(({ lines }) => lines.filter((line) => REGEX.test(line)).length)),
  ...prose(root, files),
};

if (process.argv.includes('--json')) console.log(JSON.stringify(figures, null, 2));
else for (const [name, value] of Object.entries(figures)) console.log(`${name.padEnd(34)} ${text(value)}`);

/**
 * Exports that nothing imports, as {file, name}; `knip.json` lists the entry points, whose exports need no importer.
 */
function unusedExports() {
  const knip = join(root, 'node_modules', 'knip', 'bin', 'knip.js');
  const options = ['--include', 'exports,types', '--reporter', 'json', '--no-exit-code', '--no-progress'];
  const { status, stdout, stderr } = spawnSync(process.execPath, [knip, ...options], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: OUTPUT_BYTES_MAX,
  });
  if (status !== 0) throw new Error(`knip ended with ${status}: ${stderr}`);

  return JSON.parse(stdout).issues.flatMap(({ file, exports, types }) =>
    [...exports, ...types].map(({ name }) => ({ file, name })),
  );
}

function testShare(prefix) {
  const product = files.filter(({ path }) => PRODUCT.test(path) && path.startsWith(prefix));
  const lineCount = (isTest) =>
    sum(product.filter((file) => file.isTest === isTest).map(({ lines }) => lines.length));

  return round(lineCount(true) / lineCount(false), 2);
}

function singleImporters() {
  const counts = importCounts(sources, edges);

  return sources.filter(({ path, lines }) => counts.get(path) === 1 && lines.length < SINGLE_IMPORTER_LINES)
    .length;
}

function widestFolder() {
  const counts = new Map();
  for (const { path } of sources) counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  const [folder, count] = [...counts].reduce((widest, entry) => (entry[1] > widest[1] ? entry : widest));

  return { folder, files: count };
}

function spread(values) {
  const sorted = values.toSorted((left, right) => left - right);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

  return { median: at(0.5), p90: at(0.9), max: sorted.at(-1) };
}

function percent(part, whole) {
  return round((100 * part) / whole);
}

function round(value, digits = 1) {
  return Number(value.toFixed(digits));
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

function text(value) {
  if (typeof value !== 'object') return String(value);

  return Object.entries(value)
    .map(([name, entry]) => `${name} ${entry}`)
    .join(', ');
}
