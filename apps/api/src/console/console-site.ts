import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RequestHandler } from 'express';
import sirv from 'sirv';

const CONSOLE_FOLDER = fileURLToPath(new URL('../../../console/dist/', import.meta.url));

/** Allows scripts, styles and requests from the same origin only; no inline code, no framing. */
export const CONSOLE_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Headers that apply to pages only; dropped for scripts, styles and fonts. */
const PAGE_HEADERS = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Referrer-Policy',
  'X-Frame-Options',
  'X-Permitted-Cross-Domain-Policies',
];
const PART_OF_PAGE = /^\/assets\/[^/]+\.(?:js|css|woff2)$/;
const YEAR = 'public, max-age=31536000, immutable';
/** Paths that never serve the console: unknown ones return 404 as JSON. */
const NO_PAGE = [
  /^\/(?:api|docs|assets)(?:\/|$)/,
  /^\/(?:openapi\.json|livez|readyz|metrics)$/,
  /\.[a-z0-9]{2,5}$/i,
];

/** Values of `Link` by pattern of the address, which the build of the console wrote. */
function preloads(folder: string): (path: string) => string | undefined {
  const links: Record<string, string> = JSON.parse(readFileSync(join(folder, 'preload.json'), 'utf8'));
  const pages = Object.entries(links).map(([pattern, link]) => ({ pattern: new RegExp(pattern), link }));
  return (path) => pages.find(({ pattern }) => pattern.test(path))?.link;
}

/** Serves the console; null if not built. */
export function consoleSite(folder = CONSOLE_FOLDER): RequestHandler | null {
  if (!existsSync(join(folder, 'index.html'))) return null;

  const linkOf = preloads(folder);
  const serve = sirv(folder, {
    single: true,
    ignores: NO_PAGE,
    gzip: true,
    brotli: true,
    setHeaders: (res, path) => {
      if (PART_OF_PAGE.test(path)) for (const name of PAGE_HEADERS) res.removeHeader(name);
      else res.setHeader('Content-Security-Policy', CONSOLE_POLICY);
      res.setHeader('Cache-Control', path.startsWith('/assets/') ? YEAR : 'no-cache');
      res.setHeader('Vary', 'Accept-Encoding');
      res.removeHeader('Content-Language');
    },
  });

  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const link = linkOf(req.path);
    if (link !== undefined) res.setHeader('Link', link);
    serve(req, res, next);
  };
}
