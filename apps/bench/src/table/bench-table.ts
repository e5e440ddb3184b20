import { readFileSync, writeFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { dataFolder } from '../data-folder.ts';
import { say } from '../figures.ts';
import { otherCheckout, presentCheckout, type Checkout } from './checkout.ts';
import { ratioTable, TABLE_BENCHES, type Measured } from './ratios.ts';

const PAGE = fileURLToPath(new URL('../../../../docs/performance.md', import.meta.url));
/** Heading of the section that `--write` replaces. */
const LAST_RUN = '## Last run\n';

/**
 * Runs every measurement that has a goal and prints one table. `--against COMMIT` (repeatable) alternates with other
 * versions; `--write` updates docs/performance.md. A failed measurement has no figure and sets the exit code.
 */
export async function benchTable(): Promise<void> {
  const { values } = parseArgs({
    options: {
      against: { type: 'string', multiple: true, default: [] },
      data: { type: 'string' },
      write: { type: 'boolean', default: false },
    },
  });
  // Other load affects the ratios, so the page reports it.
  const [loadBefore = 0] = loadavg();
  const checkouts: Checkout[] = [];
  try {
    checkouts.push(presentCheckout());
    for (const commit of values.against) checkouts.push(otherCheckout(commit));
    const table = ratioTable(await measureInTurns(checkouts));
    say(table);
    if (values.write) writePage(table, checkouts[0]?.version ?? '', loadBefore);
  } finally {
    for (const checkout of checkouts) checkout.remove();
  }
}

async function measureInTurns(checkouts: readonly Checkout[]): Promise<readonly Measured[]> {
  const measured = checkouts.map(({ version }) => ({ version, reports: new Map<string, string>() }));
  for (const bench of TABLE_BENCHES)
    for (const [place, checkout] of checkouts.entries()) {
      process.stderr.write(`${bench}, ${checkout.version}\n`);
      const report = await checkout.run(bench, dataFolder());
      if (report === '') process.exitCode = 1;
      measured[place]?.reports.set(bench, report);
    }

  return measured;
}

function writePage(table: string, version: string, loadBefore: number): void {
  const day = new Date().toISOString().slice(0, 10);
  const machine = `${cpus().length} cores, Node.js ${process.version}, load of the machine before ${loadBefore.toFixed(1)}`;
  const [before = ''] = readFileSync(PAGE, 'utf8').split(LAST_RUN);
  writeFileSync(
    PAGE,
    `${before.trimEnd()}\n\n${LAST_RUN}\n${day}, commit ${version}, ${machine}.\n\n${table}\n`,
  );
}
