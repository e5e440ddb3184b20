import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './compress.ts';

// API of `npm start`; the development server proxies to it.
const API = 'http://127.0.0.1:8080';
const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

interface Graph {
  getModuleInfo(id: string): { readonly isEntry: boolean; readonly importers: readonly string[] } | null;
}

/** Puts what every page needs into one chunk: thirty small ones cost a slow network a second in round trips. */
function firstPage(): (id: string, graph: Graph) => string | null {
  const known = new Map<string, boolean>();
  const isNeeded = (id: string, graph: Graph): boolean => {
    const before = known.get(id);
    if (before !== undefined) return before;
    known.set(id, false);
    const info = graph.getModuleInfo(id);
    const needed = info !== null && (info.isEntry || info.importers.some((each) => isNeeded(each, graph)));
    known.set(id, needed);
    return needed;
  };
  return (id, graph) => (isNeeded(id, graph) ? 'start' : null);
}

export default defineConfig({
  plugins: [react(), compressed()],
  root: import.meta.dirname,
  resolve: { alias: [{ find: /^@svc\/([^/]+)\/(.+)$/, replacement: `${packages}$1/src/$2.ts` }] },
  build: {
    outDir: 'dist',
    // An inlined file would require `data:` in the policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 600,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: firstPage() }] } } },
  },
  server: { proxy: { '/api': API } },
});
