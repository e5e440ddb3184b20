import got from 'got';
import { collectFile } from './collect-file.ts';
import type { DownloadOptions, DownloadResult } from './download-result.ts';

export type { DownloadFailure, DownloadOptions, DownloadResult } from './download-result.ts';

/** Downloads a file whole. Never throws: errors are results. */
export type Download = (url: string, options: DownloadOptions) => Promise<DownloadResult>;

const REDIRECTS_MAX = 5;
const CONNECT_MS = 15_000;
const PAGE_START_BYTES = 1024;
const WEB_PAGE = /^<(?:!doctype\s+html|html|head|body)\b/i;
const [COMMENT, COMMENT_END] = ['<!--', '-->'];

/**
 * Downloads from an address chosen by the operator; follows redirects only within its host and never from https to
 * http. An HTML page is rejected regardless of status: some sources return one in place of the file.
 */
export const download: Download = (url, options) => {
  const start = new URL(url);
  const client = got.extend({
    retry: { limit: 0 },
    throwHttpErrors: false,
    maxRedirects: REDIRECTS_MAX,
    followRedirect: ({ headers, url: from }) => staysWithin(start, headers.location, from),
    headers: { 'user-agent': 'svc-tariff/1.0', accept: '*/*' },
    timeout: { lookup: CONNECT_MS, connect: CONNECT_MS, secureConnect: CONNECT_MS, socket: options.idleMs },
  });

  return collectFile(client, start, options, judge);
};

function staysWithin(start: URL, location: string | undefined, from: string): boolean {
  if (location === undefined || !URL.canParse(location, from)) return false;
  const to = new URL(location, from);
  return to.host === start.host && to.protocol === start.protocol;
}

function judge(bytes: Buffer, status: number | null): DownloadResult {
  if (bytes.length === 0) return { kind: 'failed', reason: 'empty', status };
  const start = bytes.subarray(0, PAGE_START_BYTES).toString('utf8');
  if (WEB_PAGE.test(afterComments(start))) return { kind: 'failed', reason: 'web_page', status };
  return { kind: 'arrived', bytes };
}

// One linear pass: a pattern that can split comments in several ways backtracks indefinitely on some texts.
function afterComments(text: string): string {
  let rest = text.replace(/^\uFEFF/, '').trimStart();
  while (rest.startsWith(COMMENT)) {
    const end = rest.indexOf(COMMENT_END, COMMENT.length);
    if (end === -1) return '';
    rest = rest.slice(end + COMMENT_END.length).trimStart();
  }
  return rest;
}
