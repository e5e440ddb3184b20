// Checks imports and forbidden content of the sources. First proves with planted errors that every rule reports its
// own, then that the import graph is complete: an empty graph breaks no rule either.
//   npm run rules
import './processes/help.mjs';
import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import rules from '../.dependency-cruiser.mjs';
import { checkPlantedErrors } from './import-rules/planted-errors.mjs';
import { cruiseTree, missingFromGraph } from './import-rules/graph.mjs';
import { sourceFiles } from './import-rules/source-files.mjs';
import { findTextFaults, TEXT_RULES } from './import-rules/text-rules.mjs';
import { prose } from './metrics/prose.mjs';
import { readSources } from './metrics/read-sources.mjs';

const SOURCES = ['apps', 'packages', 'examples'];
const TEXTS = [...SOURCES, 'prisma', 'scripts'];
const SHOWN_MAX = 100;
/** Lines with phrases that read as translated (`npm run metrics`); to be lowered only. */
const TICS_MAX = { comments: 60, docs: 38, titles: 32 };

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const names = [...rules.forbidden, ...TEXT_RULES].map(({ name }) => name);

const lawless = readdirSync(join(root, 'packages')).filter(
  (room) => room !== 'testkit' && !names.includes(`room-${room}`),
);
if (lawless.length > 0) fail('Packages that no rule says what they may import', lawless);

const blunt = await checkPlantedErrors(root, names);
if (blunt.length > 0) fail('The rules do not do what they say', blunt);

const { modules, faults } = await cruiseTree(root, SOURCES);
const missing = missingFromGraph(root, sourceFiles(root, SOURCES), modules);
if (missing.length > 0) fail('The import graph is not whole', missing);

const broken = [...faults, ...findTextFaults(root, sourceFiles(root, TEXTS))];
if (broken.length > 0) fail('Rules are broken', broken.map(describe));
const { linesWithTics } = prose(root, readSources(root));
const tics = Object.keys(TICS_MAX).filter((kind) => linesWithTics[kind] > TICS_MAX[kind]);
if (tics.length > 0)
  fail(
    'Too many phrases that read as translated',
    tics.map((kind) => `${kind}: ${linesWithTics[kind]}, at most ${TICS_MAX[kind]}`),
  );
console.log(`${names.length} rules proved and kept: ${modules.length} modules, ${imports(modules)} imports`);

function describe({ rule, file, what }) {
  return `${rule}  ${file}  ${what}`;
}

function imports(all) {
  return all.reduce((sum, { dependencies }) => sum + dependencies.length, 0);
}

function fail(title, lines) {
  console.error(`${title}:`);
  for (const line of lines.slice(0, SHOWN_MAX)) console.error(`  ${line}`);
  if (lines.length > SHOWN_MAX) console.error(`  and ${lines.length - SHOWN_MAX} more`);
  process.exit(1);
}
