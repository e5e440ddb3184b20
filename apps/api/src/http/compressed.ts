import { constants } from 'node:zlib';
import compression from 'compression';
import type { RequestHandler } from 'express';

/** Shorter responses are sent uncompressed: they fit into the first packets. */
const THRESHOLD_BYTES = 2_048;
/** Brotli level 4 costs as much as gzip and is a tenth smaller. */
const BROTLI_QUALITY = 4;

/**
 * Compresses reads for callers that accept it. Writes stay uncompressed: their responses may contain a secret next to
 * request input, which the length would reveal (BREACH).
 */
export function compressed(): RequestHandler {
  return compression({
    threshold: THRESHOLD_BYTES,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } },
    filter: (req, res) => req.method === 'GET' && compression.filter(req, res),
  });
}
