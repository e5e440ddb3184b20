// Plants faults in the sources and counts those that tests notice.
//   npm run faults -- [--count 300] [--seed 1] [--projects fast,page,integration] [--json FILE] [--at-once 1]
//     [--checkout DIR]: a dedicated worktree, which is written to; a new one of the last commit by default
//     [--known FILE]: tries only faults that survived in FILE, the --json of an earlier run
//     [--closest N]: skips the first run without a fault; tries the N suites with the shortest import path to each fault
//   npm run faults -- --compare OLD.json NEW.json
import './processes/help.mjs';
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
