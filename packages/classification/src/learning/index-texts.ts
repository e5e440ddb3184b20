import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { NearText, OwnText } from '@svc/domain/learning/own-text';
import { sameWords } from '@svc/tariff/search/same-words';
import type { TextModels } from '@svc/text-model/text-models';

/** Maximum indexing time before yielding to the event loop. */
const TURN_MS = 5;
/** Bytes per text: a 32-character id with its index, and the digest. */
const TEXT_BYTES = 160;
const DIGEST_BYTES = 6;

export interface OwnTextIndex {
  readonly bytes: number;
  /** Nearest texts, nearest first; the text of the description itself always comes first. */
  find(description: string, limit: number): readonly NearText[];
}

const digestOf = (text: string): number =>
  createHash('sha256').update(sameWords(text)).digest().readUIntBE(0, DIGEST_BYTES);

/** Indexes texts, yielding to the event loop in between. */
export async function indexTexts(
  models: Pick<TextModels, 'collectNeighbours'>,
  texts: readonly Pick<OwnText, 'id' | 'description'>[],
): Promise<OwnTextIndex> {
  const collector = models.collectNeighbours();
  const ids: string[] = [];
  // Texts that differ only in an article number look identical to the models.
  const itself = new Map<number, string>();
  let turnFrom = performance.now();

  for (const { id, description } of texts) {
    collector.add(description);
    ids.push(id);
    const digest = digestOf(description);
    if (!itself.has(digest)) itself.set(digest, id);
    if (performance.now() - turnFrom < TURN_MS) continue;
    await setImmediate();
    turnFrom = performance.now();
  }

  const index = collector.index();

  return {
    bytes: index.bytes + ids.length * TEXT_BYTES,
    find: (description, limit) => {
      const own = itself.get(digestOf(description));
      const near = index.find(description, limit).flatMap(({ place, likeness }) => {
        const id = ids[place];
        return id === undefined || id === own ? [] : [{ id, likeness }];
      });
      return own === undefined ? near : [{ id: own, likeness: 1 }, ...near].slice(0, limit);
    },
  };
}
