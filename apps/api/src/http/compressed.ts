import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/** Shorter responses are sent as they are: they fit into the first packets. */
const THRESHOLD_BYTES = 2_048;
/** Brotli of 4 costs as much as gzip and is a tenth smaller. */
const BROTLI_QUALITY = 4;

/**
 * Compresses the text of reading calls for callers who accept it. A changing call may return a secret next to input of
 * its request, and the length of such a response would reveal it (BREACH): it is never compressed.
 */
export function compressed(): RequestHandler {
  return compression({
    threshold: THRESHOLD_BYTES,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    filter: (req, res) => req.method === 'GET' && compression.filter(req, res),
  });
}
