import { startTariffBench, type ShortLine, type TariffBench } from './tariff-bench.ts';

/** A version with one code for each kind of change. */
export const SHIRTS_BEFORE: readonly ShortLine[] = [
  ['6109', 0, 'T-shirts'],
  ['6109.10', 1, 'Of cotton'],
  ['6109.10.00.10', 2, 'Kept', 'No.', '5%'],
  ['6109.10.00.20', 2, 'Removed shirts of cotton', 'No.', '5%'],
  ['6109.10.10', 2, 'Divided', 'No.', '5%'],
  ['6109.10.20', 2, 'Rated', 'No.', '5%'],
  ['6109.10.30', 2, 'Described', 'No.', '5%'],
  ['6109.10.40', 2, 'Counted', 'No.', '5%'],
  ['6109.10.50', 2, 'Joined', 'No.', '5%'],
  ['6109.10.50.10', 3, 'Only kind', 'No.', '5%'],
  ['6109.90', 1, 'Of wool'],
  ['6109.90.00.10', 2, 'Moved', 'No.', '5%'],
];

/** The next version: the text of each line states its change. */
export const SHIRTS_AFTER: readonly ShortLine[] = [
  ['6109', 0, 'T-shirts'],
  ['6109.10', 1, 'Of cotton'],
  ['6109.10.00.10', 2, 'Kept', 'No.', '5%'],
  ['6109.10.00.25', 2, 'Removed shirts of cotton', 'No.', '5%'],
  ['6109.10.10', 2, 'Divided', 'No.', '5%'],
  ['6109.10.10.10', 3, 'For men', 'No.', '5%'],
  ['6109.10.10.20', 3, 'For women', 'No.', '5%'],
  ['6109.10.20', 2, 'Rated', 'No.', '7%'],
  ['6109.10.30', 2, 'Described otherwise', 'No.', '5%'],
  ['6109.10.40', 2, 'Counted', 'kg', '5%'],
  ['6109.10.50', 2, 'Joined', 'No.', '5%'],
  ['6109.10.60', 2, 'Added', 'No.', '5%'],
  ['6109.90', 1, 'Of wool'],
  ['6109.90.00', 2, 'Knitted'],
  ['6109.90.00.10', 3, 'Moved', 'No.', '5%'],
];

let template: Promise<string> | undefined;

/** A bench with `v1` active and `v2` staged: a copy of a database that a suite loads once. */
export async function startShirtBench(): Promise<TariffBench> {
  template ??= loadTemplate();
  return startTariffBench(await template);
}

/** Returns the name of the loaded database, which nothing may be connected to while it is copied. */
async function loadTemplate(): Promise<string> {
  const bench = await startTariffBench();
  await bench.load('v1', SHIRTS_BEFORE, { activate: true });
  await bench.load('v2', SHIRTS_AFTER);
  await bench.close();
  return new URL(bench.database.url).pathname.slice(1);
}
