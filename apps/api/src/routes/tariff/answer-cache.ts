import { createHash } from 'node:crypto';

/** An answer in JSON as it is sent. */
interface WrittenAnswer {
  readonly bytes: Buffer;
  readonly etag: string;
}

/** Answers that were written before, by what they are about; they last as long as that. */
interface AnswerCache<O extends object> {
  /** The answer of a key, written by `write` when nobody asked before. */
  get(owner: O, key: string, write: () => unknown): WrittenAnswer;
}

/** Bytes of answers that are kept for one owner: some 500 long lists. */
const KEPT_BYTES_MAX = 16 * 1024 * 1024;

interface Shelf {
  readonly answers: Map<string, WrittenAnswer>;
  bytes: number;
}

/** Keeps written answers about things that never change; those used longest ago leave first. */
export function createAnswerCache<O extends object>(bytesMax = KEPT_BYTES_MAX): AnswerCache<O> {
  const shelves = new WeakMap<O, Shelf>();

  return {
    get: (owner, key, write) => {
      const shelf = shelves.get(owner) ?? { answers: new Map(), bytes: 0 };
      shelves.set(owner, shelf);

      const known = shelf.answers.get(key);
      const answer = known ?? written(write());
      keep(shelf, key, answer, known !== undefined, bytesMax);

      return answer;
    },
  };
}

function written(body: unknown): WrittenAnswer {
  const bytes = Buffer.from(JSON.stringify(body));
  return { bytes, etag: `"${createHash('sha1').update(bytes).digest('base64')}"` };
}

function keep(shelf: Shelf, key: string, answer: WrittenAnswer, isKnown: boolean, bytesMax: number): void {
  shelf.answers.delete(key);
  shelf.answers.set(key, answer);
  if (!isKnown) shelf.bytes += answer.bytes.length;

  for (const [oldest, { bytes }] of shelf.answers) {
    if (shelf.bytes <= bytesMax) return;
    shelf.answers.delete(oldest);
    shelf.bytes -= bytes.length;
  }
}
