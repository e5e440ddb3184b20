// Checks, searches and packs the knowledge base of packages/knowledge.
//   npm run knowledge -- check [--search]     faults, coverage; with --search how well names find their subheading
//   npm run knowledge -- show CODE            the entry of a subheading, or the entries of a heading
//   npm run knowledge -- find WORDS [--leave-out]
//   npm run knowledge -- build --out FILE
import './processes/help.mjs';
import { bootstrap, root } from './bootstrap.mjs';
import { become } from './processes/run-quietly.mjs';

await bootstrap();
await become(process.execPath, [`${root}/apps/knowledge/dist/main.js`, ...process.argv.slice(2)], {
  cwd: process.cwd(),
});
