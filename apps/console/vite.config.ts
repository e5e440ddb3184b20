import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { compressed } from './compress.ts';

// API of `npm start`; the development server proxies to it.
const API = 'http://127.0.0.1:8080';
const packages = fileURLToPath(new URL('../../packages/', import.meta.url));

export default defineConfig({
  plugins: [react(), compressed()],
  root: import.meta.dirname,
  resolve: { alias: [{ find: /^@svc\/([^/]+)\/(.+)$/, replacement: `${packages}$1/src/$2.ts` }] },
  build: {
    outDir: 'dist',
    // An inlined file would need `data:` in the policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
  },
  server: { proxy: { '/api': API } },
});
