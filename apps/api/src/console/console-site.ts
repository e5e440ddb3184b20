import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { RequestHandler, Response } from 'express';

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

/** Copies that the build compressed, best first. */
const COPIES = [
  { encoding: 'br', suffix: '.br' },
  { encoding: 'gzip', suffix: '.gz' },
] as const;

/** Contents of the files by address, in memory: a build that replaces them must not break a running console. */
function readSite(folder: string): ReadonlyMap<string, Buffer> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(paths.map((path) => [`/${relative(folder, path)}`, readFileSync(path)]));
}

/** Values of `Link` by pattern of the address, which the build of the console wrote. */
function preloads(text: string): (path: string) => string | undefined {
  const links: Record<string, string> = JSON.parse(text);
  const pages = Object.entries(links).map(([pattern, link]) => ({ pattern: new RegExp(pattern), link }));
  return (path) => pages.find(({ pattern }) => pattern.test(path))?.link;
}

function setHeaders(res: Response, path: string, own: Readonly<Record<string, string | undefined>>): void {
  for (const [name, value] of Object.entries(own)) if (value !== undefined) res.setHeader(name, value);
  if (PART_OF_PAGE.test(path)) for (const name of PAGE_HEADERS) res.removeHeader(name);
  else res.setHeader('Content-Security-Policy', CONSOLE_POLICY);
  res.setHeader('Cache-Control', path.startsWith('/assets/') ? YEAR : 'no-cache');
  res.setHeader('Vary', 'Accept-Encoding');
  res.removeHeader('Content-Language');
}

/** Serves the console; null if not built. */
export function consoleSite(folder = CONSOLE_FOLDER): RequestHandler | null {
  if (!existsSync(join(folder, 'index.html'))) return null;

  const files = readSite(folder);
  const linkOf = preloads(String(files.get('/preload.json')));

  return (req, res, next) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return next();
    const isPage = !files.has(req.path) && !NO_PAGE.some((pattern) => pattern.test(req.path));
    const path = isPage ? '/index.html' : req.path;
    const copy = COPIES.find(
      ({ encoding, suffix }) => files.has(path + suffix) && req.acceptsEncodings(encoding) === encoding,
    );
    const content = files.get(path + (copy?.suffix ?? ''));
    if (content === undefined) return next();

    const link = isPage ? linkOf(req.path) : undefined;
    setHeaders(res, path, { Link: link, 'Content-Encoding': copy?.encoding });
    res.type(extname(path)).send(content);
  };
}
