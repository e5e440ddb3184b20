import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

// The `npm start` API, target of the dev server's proxy.
const API = 'http://127.0.0.1:8080';
const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

/** Evaluated on its own: a task for it and the pages would block input. */
const REACT_DOM = /\/node_modules\/(?:react-dom|scheduler)\//;
/** Chunks of every page, in the order of their use. */
const FIRST = ['main', 'react-dom', 'start'];

/** Chunks of pages by address, which the API names in the response header `Link`. */
const PAGES = {
  '^/classify$': 'classify-page',
  '^/lookups/': 'lookup-page',
  '^/review$': 'review-page',
  '^/batches/': 'batch-page',
  '^/catalog$': 'catalog-page',
  '^/alerts$': 'alerts-page',
  '^/tariff/compare$': 'compare-page',
  '^/admin/audit$': 'audit-page',
  '': 'router',
};

/** Modules in one chunk with all that they import and no chunk before has. */
const SHARED = [
  ['form', ['areas/classify/classify-page.tsx']],
  [
    'table',
    [
      'ui/paged-table.tsx',
      'ui/tag.tsx',
      'areas/classify/line/line-text.tsx',
      'ui/use-shortcuts.ts',
      'api/in-lanes.ts',
    ],
  ],
  ['dialog', ['ui/overlay/dialog.tsx']],
  ['case', ['areas/classify/lookup-page.tsx', 'areas/review/review-page.tsx']],
] as const;

/** Puts what many pages need into few chunks: thirty small ones cost a slow network a second in round trips. */
function fewChunks(): (id: string, graph: Graph) => string | null {
  const source = `${import.meta.dirname}/src`;
  const chunks = new Map<string, string>();
  const reach = (id: string, chunk: string, graph: Graph): void => {
    if (chunks.has(id)) return;
    chunks.set(id, chunk);
    for (const each of graph.getModuleInfo(id)?.importedIds ?? []) reach(each, chunk, graph);
  };
  return (id, graph) => {
    if (chunks.size === 0) {
      const entry = `${source}/main.ts`;
      reach(entry, 'main', graph);
      for (const each of graph.getModuleInfo(entry)?.dynamicallyImportedIds ?? [])
        reach(each, 'start', graph);
      for (const each of chunks.keys()) if (REACT_DOM.test(each)) chunks.set(each, 'react-dom');
      for (const [name, files] of SHARED) for (const file of files) reach(`${source}/${file}`, name, graph);
    }
    return chunks.get(id) ?? null;
  };
}

/** Writes `preload.json`: the value of `Link` for each address of PAGES. */
function preloadedByPath(): Plugin {
  return {
    name: 'preloaded-by-path',
    apply: 'build',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      const reach = (file: string, found: Set<string>): Set<string> => {
        const chunk = chunks.find(({ fileName }) => fileName === file);
        if (chunk === undefined || found.has(chunk.fileName)) return found;
        found.add(chunk.fileName);
        for (const each of chunk.imports) reach(each, found);
        return found;
      };
      const links = Object.entries(PAGES).map(([path, page]) => {
        const found = new Set<string>();
        for (const name of [...FIRST, page]) {
          const holds = (id: string): boolean => id.endsWith(`/${name}.tsx`);
          const chunk = chunks.find((each) => each.name === name || each.moduleIds.some(holds));
          if (chunk === undefined) return this.error(`no chunk ${name}`);
          reach(chunk.fileName, found);
        }
        return [path, [...found].map((file) => `</${file}>; rel=modulepreload`).join(', ')];
      });
      this.emitFile({
        type: 'asset',
        fileName: 'preload.json',
        source: JSON.stringify(Object.fromEntries(links)),
      });
    },
  };
}

const WORTH_BYTES = 1024;
const TEXT = /\.(?:js|css|html|svg|json)$/;

const brotlied = promisify(brotliCompress);
const gzipped = promisify(gzip);

async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < WORTH_BYTES) return;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11 };
  await Promise.all([
    writeFile(`${path}.br`, await brotlied(content, { params })),
    writeFile(`${path}.gz`, await gzipped(content, { level: 9 })),
  ]);
}

function compressed(): Plugin {
  return {
    name: 'compressed-copies',
    apply: 'build',
    writeBundle: async ({ dir = '' }, bundle) => {
      const names = Object.keys(bundle).filter((name) => TEXT.test(name));
      await Promise.all(names.map((name) => compress(join(dir, name))));
    },
  };
}

export default defineConfig({
  plugins: [react(), preloadedByPath(), compressed()],
  root: import.meta.dirname,
  resolve: { alias: [{ find: /^@svc\/([^/]+)\/(.+)$/, replacement: `${packages}$1/src/$2.ts` }] },
  build: {
    outDir: 'dist',
    // An inlined file would require `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    cssCodeSplit: false,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: fewChunks() }] } },
    },
  },
  server: { proxy: { '/api': API } },
});
