import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import type { Readable } from 'node:stream';
import { DomainError } from '@svc/domain/errors/domain-error';
import type { Request, Response } from 'express';
import { bodyTooSlow, watchArrival, type ArrivalWatch } from './arrival.ts';
import type { WaitingSlots } from '../waiting-slots.ts';
import { callerLeft } from '../caller-left.ts';
import { JsonListParser, type ListRule } from './json-list.ts';
import { decodeUtf8, parseJsonText } from './json-text.ts';

interface ListBodyLimits {
  readonly maxMib: number;
  readonly idleSeconds: number;
}

const BYTES_PER_MIB = 1024 * 1024;
/** Bodies up to this size are parsed whole; larger ones are queued and parsed entry by entry. */
export const WHOLE_MAX_BYTES = BYTES_PER_MIB;
const UNPACKED_CHUNK_BYTES = 64 * 1024;

function tooLarge(limit: number) {
  return new DomainError('payload_too_large', { message: 'body_too_large', params: { limit } });
}

function unpacked(req: Request): Readable {
  const encoding = (req.get('content-encoding') ?? 'identity').toLowerCase();
  if (encoding === 'identity') return req;

  const options = { chunkSize: UNPACKED_CHUNK_BYTES };
  const unpackers = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress };
  const create = Object.hasOwn(unpackers, encoding) ? unpackers[encoding as keyof typeof unpackers] : null;
  if (create === null) {
    throw new DomainError('unsupported_media_type', {
      message: 'body_packing_unknown',
      params: { encoding },
    });
  }

  const stream = create(options);
  req.once('error', (error) => stream.destroy(error));

  return req.pipe(stream);
}

interface ParsingTurn {
  readonly parser: JsonListParser;
  readonly watch: ArrivalWatch;
  readonly release: () => void;
}

/** Incoming body: buffered while small, then parsed as it arrives, one per account at a time. */
class ArrivingBody {
  readonly #maxMib: number;
  readonly #startTurn: () => Promise<ParsingTurn>;
  #bytes = 0;
  #whole: Buffer[] = [];
  #turn: ParsingTurn | null = null;

  constructor(maxMib: number, startTurn: () => Promise<ParsingTurn>) {
    this.#maxMib = maxMib;
    this.#startTurn = startTurn;
  }

  async readAll(stream: Readable): Promise<unknown> {
    // Ending the iteration must not destroy the request, which still needs a response.
    const chunks = stream.iterator({ destroyOnReturn: false }) as AsyncIterator<Buffer>;
    try {
      for (;;) {
        const { done, value } = await this.#inTime(chunks.next());
        if (done === true) return this.#end();
        await this.#take(value);
      }
    } finally {
      this.#turn?.watch.stop();
      this.#turn?.release();
    }
  }

  #inTime<T>(next: Promise<T>): Promise<T> {
    return this.#turn === null ? next : Promise.race([next, this.#turn.watch.tooSlow]);
  }

  async #take(chunk: Buffer): Promise<void> {
    this.#bytes += chunk.length;
    if (this.#bytes > this.#maxMib * BYTES_PER_MIB) throw tooLarge(this.#maxMib);
    if (this.#turn === null) return this.#keep(chunk);
    this.#turn.watch.arrived(chunk.length);
    this.#turn.parser.write(chunk);
  }

  async #keep(chunk: Buffer): Promise<void> {
    this.#whole.push(chunk);
    if (this.#bytes <= WHOLE_MAX_BYTES) return;
    this.#turn = await this.#startTurn();
    for (const piece of this.#whole) this.#turn.parser.write(piece);
    this.#whole = [];
  }

  #end(): unknown {
    if (this.#turn !== null) return this.#turn.parser.end();
    return this.#bytes === 0 ? undefined : parseJsonText(decodeUtf8(Buffer.concat(this.#whole)));
  }
}

/** Reads a JSON body that may have a long list; undefined if empty. Throws API errors and stream errors. */
export async function readListBody(
  { req, res, accountId }: { readonly req: Request; readonly res: Response; readonly accountId: string },
  rule: ListRule,
  { maxMib, idleSeconds }: ListBodyLimits,
  turns: WaitingSlots,
): Promise<unknown> {
  if (Number(req.get('content-length') ?? 0) > maxMib * BYTES_PER_MIB) throw tooLarge(maxMib);

  const stream = unpacked(req);
  const body = new ArrivingBody(maxMib, async () => ({
    release: await turns.take(accountId, callerLeft(res)),
    parser: new JsonListParser(rule),
    watch: watchArrival(idleSeconds, bodyTooSlow),
  }));

  try {
    return await body.readAll(stream);
  } catch (error) {
    // The rest of the body is not read, so the connection cannot be reused.
    if (!req.complete) res.set('Connection', 'close');
    req.unpipe();
    throw error;
  } finally {
    if (stream !== req) stream.destroy();
  }
}
