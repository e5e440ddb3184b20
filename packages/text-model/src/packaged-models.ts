import { readFileSync } from 'node:fs';
import { createGlossary, readGlossary } from './glossary.ts';
import { readDenseModel, readModel } from './model-file.ts';
import { textModels, type TextModels } from './text-models.ts';

export const PACKAGED_FOLDER = new URL('../data/', import.meta.url);

export const WEIGHTS_FILE = new URL('weights.json', PACKAGED_FOLDER);

let packaged: TextModels | undefined;

/** Reads the models of a folder: `subheadings.model`, `dense.model`, `us.model`, `eu.model`, `vn.model` and `glossary.tsv`. */
export function readModels(folder: URL): TextModels {
  const file = (name: string) => readFileSync(new URL(`${name}.model`, folder));
  const read = (name: string) => readModel(file(name));

  return textModels({
    subheadings: read('subheadings'),
    dense: readDenseModel(file('dense')),
    glossary: createGlossary(readGlossary(readFileSync(new URL('glossary.tsv', folder), 'utf8'))),
    national: { US: read('us'), EU: read('eu'), VN: read('vn') },
  });
}

/** Models shipped with the service, read once per process. Throws if a file is missing or has another format. */
export function packagedModels(): TextModels {
  packaged ??= readModels(PACKAGED_FOLDER);
  return packaged;
}
