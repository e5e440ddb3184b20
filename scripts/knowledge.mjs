// Checks the knowledge base of packages/knowledge.
//   npm run knowledge -- check         errors, warnings and coverage by chapter
//   npm run knowledge -- show CODE     the entry of a subheading, or the entries of a heading
//   npm run knowledge -- titles        writes heading-titles.tsv
import './processes/help.mjs';
import { bootstrap, root } from './bootstrap.mjs';
import { become } from './processes/run-quietly.mjs';

await bootstrap();
await become(process.execPath, [`${root}/apps/knowledge/dist/main.js`, ...process.argv.slice(2)], {
  cwd: process.cwd(),
});
