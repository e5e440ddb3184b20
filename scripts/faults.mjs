// Plants faults in the sources and counts those that tests notice.
//   npm run faults -- [--count 300] [--seed 1] [--projects fast,page,integration] [--json FILE] [--at-once 1]
//     [--checkout DIR]: a worktree made for it, instead of a new one of the last commit
//     [--known FILE]: tries only what an earlier run, which wrote FILE by --json, did not notice
//     [--closest N]: no run without a fault first, but the N suites that are the fewest imports away from each
//   npm run faults -- --compare OLD.json NEW.json
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { compare, report } from './faults/report.mjs';
import { tryFaults } from './faults/try-faults.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '300' },
    seed: { type: 'string', default: '1' },
    projects: { type: 'string', default: 'fast,page,integration' },
    checkout: { type: 'string' },
    'at-once': { type: 'string', default: '1' },
    closest: { type: 'string' },
    json: { type: 'string' },
    known: { type: 'string' },
    compare: { type: 'boolean', default: false },
  },
});

if (values.compare) {
  const [left, right] = positionals.map((name) => ({ name, ...JSON.parse(readFileSync(name, 'utf8')) }));
  console.log(compare(left, right));
} else {
  const count = Number(values.count);
  if (!Number.isSafeInteger(count) || count < 1)
    throw new Error(`--count: ${values.count} is not a number of faults`);
  const results = await tryFaults({
    project: dirname(dirname(fileURLToPath(import.meta.url))),
    checkout: values.checkout,
    count,
    seed: values.seed,
    projects: values.projects.split(','),
    closest: values.closest === undefined ? undefined : Number(values.closest),
    atOnce: Number(values['at-once']),
    json: values.json,
    known: values.known === undefined ? [] : JSON.parse(readFileSync(values.known, 'utf8')).results,
    progress: (line) => console.error(line),
  });
  console.log(report(results));
}
