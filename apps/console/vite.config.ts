import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { compressed } from './compress.ts';

// The `npm start` API, target of the dev server's proxy.
const API = 'http://127.0.0.1:8080';
const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

interface Graph {
  getModuleInfo(id: string): {
    readonly importedIds: readonly string[];
    readonly dynamicallyImportedIds: readonly string[];
  } | null;
}

/** Libraries that `main.ts` evaluates one by one. */
const LIBRARIES = [
  { name: 'react-dom', of: /\/node_modules\/(?:react-dom|scheduler)\// },
  {
    name: 'aria',
    of: /\/node_modules\/(?:react-aria|react-aria-components|react-stately|@internationalized|aria-hidden|clsx|use-sync-external-store)\/|\/src\/ui\/button/,
  },
];
const FIRST = ['react-dom', 'aria', 'start'];

/** Puts what every page needs into few chunks: thirty small ones cost a slow network a second in round trips. */
function firstPage(): (id: string, graph: Graph) => string | null {
  const entry = `${import.meta.dirname}/src/main.ts`;
  const first = new Map<string, 'main' | 'start'>();
  const reach = (id: string, stage: 'main' | 'start', graph: Graph): void => {
    if (first.has(id)) return;
    first.set(id, stage);
    for (const each of graph.getModuleInfo(id)?.importedIds ?? []) reach(each, stage, graph);
  };
  return (id, graph) => {
    if (first.size === 0) {
      reach(entry, 'main', graph);
      for (const each of graph.getModuleInfo(entry)?.dynamicallyImportedIds ?? [])
        reach(each, 'start', graph);
    }
    const stage = first.get(id);
    return stage === undefined ? null : (LIBRARIES.find(({ of }) => of.test(id))?.name ?? stage);
  };
}

/** Loads the chunks of the first page in parallel with its entry. */
function preloaded(): Plugin {
  return {
    name: 'preloaded-chunks',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.values(bundle).flatMap((chunk) => {
          if (chunk.type !== 'chunk' || !FIRST.includes(chunk.name)) return [];
          const styles = [...(chunk.viteMetadata?.importedCss ?? [])];
          return [
            { tag: 'link', attrs: { rel: 'modulepreload', crossorigin: true, href: `/${chunk.fileName}` } },
            ...styles.map((style) => ({
              tag: 'link',
              attrs: { rel: 'stylesheet', crossorigin: true, href: `/${style}` },
            })),
          ];
        }),
    },
  };
}

export default defineConfig({
  plugins: [react(), preloaded(), compressed()],
  root: import.meta.dirname,
  resolve: { alias: [{ find: /^@svc\/([^/]+)\/(.+)$/, replacement: `${packages}$1/src/$2.ts` }] },
  build: {
    outDir: 'dist',
    // An inlined file would require `data:` in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name: firstPage() }] } },
    },
  },
  server: { proxy: { '/api': API } },
});
