import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { PAGE_SCRIPT, PAGE_STYLE } from './page.ts';

/** A file of the page. */
export interface ViewerFile {
  readonly type: 'css' | 'js';
  readonly content: Buffer;
}

/** The files of `/docs` by name: the viewer from its npm package, and what is our own. */
export function viewerFiles(): ReadonlyMap<string, ViewerFile> {
  const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
  const packaged = (name: string): Buffer => readFileSync(join(folder, name));
  return new Map<string, ViewerFile>([
    ['swagger-ui.css', { type: 'css', content: packaged('swagger-ui.css') }],
    ['swagger-ui-bundle.js', { type: 'js', content: packaged('swagger-ui-bundle.js') }],
    ['page.css', { type: 'css', content: Buffer.from(PAGE_STYLE) }],
    ['page.js', { type: 'js', content: Buffer.from(PAGE_SCRIPT) }],
  ]);
}
