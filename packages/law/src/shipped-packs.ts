import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MARKETS, type Market } from '@svc/tariff/market';
import type { Condition } from './pack/condition.ts';
import type { MeasurePack } from './pack/pack.ts';
import { readPack, readPackInSlices, type PackFiles, type ReadPack } from './pack/read-pack.ts';

const FOLDER = fileURLToPath(new URL('../packs/', import.meta.url));

export function packFilesOf(folder: string): PackFiles {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    names.map((path) => [
      path.slice(join(folder, sep).length).replaceAll(sep, '/'),
      readFileSync(path, 'utf8'),
    ]),
  );
}

export function shippedFiles(market: Market): PackFiles {
  return packFilesOf(join(FOLDER, market.toLowerCase()));
}

/** The pack shipped for a market. A fault in it is a defect of the release. */
export function shippedPack(market: Market): MeasurePack {
  return faultless(market, readPack(shippedFiles(market)));
}

/** `shippedPack` in slices of a few milliseconds. */
export async function shippedPackInSlices(market: Market): Promise<MeasurePack> {
  return faultless(market, await readPackInSlices(shippedFiles(market)));
}

function faultless(market: Market, { pack, faults }: ReadPack): MeasurePack {
  if (pack === null)
    throw new Error(`the ${market} measures of this release: ${JSON.stringify(faults.slice(0, 3))}`);
  return pack;
}

/** Conditions asked by the shipped packs of all markets, without reading the rest of the packs. */
export function shippedConditions(): readonly Condition[] {
  return MARKETS.flatMap((market) => {
    const folder = join(FOLDER, market.toLowerCase());
    const files = ['pack.json', 'conditions.csv'].filter((name) => existsSync(join(folder, name)));
    const { pack } = readPack(new Map(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')])));
    return [...(pack?.conditions.values() ?? [])];
  });
}
