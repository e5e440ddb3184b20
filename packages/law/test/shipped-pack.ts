import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { MeasurePack } from '../src/pack/pack.ts';
import { readPack, type PackFiles } from '../src/pack/read-pack.ts';

const PACKS = fileURLToPath(new URL('../packs/', import.meta.url));

/** Files of a pack that ships, by their names within its folder. */
export function shippedFiles(market: 'us' | 'eu' | 'vn'): PackFiles {
  const folder = join(PACKS, market);
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /\.(csv|jsonl?)$/.test(name),
  );
  return new Map(names.map((name) => [name.replaceAll('\\', '/'), readFileSync(join(folder, name), 'utf8')]));
}

/** A pack that ships; its faults where it cannot be read. */
export function shippedPack(market: 'us' | 'eu' | 'vn'): MeasurePack {
  const { pack, faults } = readPack(shippedFiles(market));
  if (pack === null) throw new Error(JSON.stringify(faults.slice(0, 20), null, 1));
  return pack;
}
