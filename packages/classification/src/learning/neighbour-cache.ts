import { usesCatalog, type ModelScope } from '@svc/domain/learning/account-model';
import type { AccountModelStore } from '@svc/domain/learning/account-model-store';
import type { NearTexts, OwnTextReader, OwnTexts } from '@svc/domain/learning/own-text';
import type { TextModels } from '@svc/text-model/text-models';
import { LRUCache } from 'lru-cache';
import { indexTexts, type OwnTextIndex } from './index-texts.ts';

/** Maximum number and total bytes of cached indexes: 20,000 declarations take 15 MB, 8 MiB of text about 45 MB. */
const HELD_MAX = 500;
const HELD_MAX_BYTES = 192 * 1024 * 1024;
/** Maximum age of a cached index; an older one is still used while refreshed in the background. */
const FRESH_MS = 5000;
const ENTRY_BYTES = 1024;

interface AskingLookup extends ModelScope {
  readonly input: { readonly description: string };
}

export interface NeighbourCache {
  /** Own texts nearest to a lookup's description; null while there is no index, which it does not await. */
  near(lookup: AskingLookup, limit: number): Promise<NearTexts | null>;
  bytes(): number;
}

export interface NeighbourCacheParts {
  readonly models: Pick<TextModels, 'collectNeighbours' | 'likenessTo'>;
  readonly accountModels: Pick<AccountModelStore, 'find'>;
  readonly texts: Pick<OwnTextReader, 'decisions' | 'catalog' | 'catalogChangedAt'>;
  /** Awaited before each search, because many batch rows must not block the event loop. */
  readonly yieldToEventLoop: () => Promise<void>;
  /** Called if an index cannot be read; lookups continue without it. */
  readonly onError: (error: unknown) => void;
  readonly bounds?: { readonly bytes: number; readonly freshMs: number };
}

/** Version of the indexed content; null if there is none. */
interface Stamp {
  readonly of: string | null;
  readonly withCatalog: boolean;
}

interface Held extends Stamp {
  readonly index: OwnTextIndex | null;
  readonly completeUntil: Date | null;
}

const NOTHING: Held = { of: null, withCatalog: false, index: null, completeUntil: null };

interface Source {
  stamp(): Promise<Stamp>;
  read(): Promise<OwnTexts>;
}

/** Creates an empty cache with least-recently-used eviction. */
export function createNeighbourCache(parts: NeighbourCacheParts): NeighbourCache {
  const maxBytes = parts.bounds?.bytes ?? HELD_MAX_BYTES;
  const renew = createRenew(parts.models, maxBytes);
  const cache = new LRUCache<string, Held, Source>({
    max: HELD_MAX,
    maxSize: maxBytes,
    sizeCalculation: ({ index }) => ENTRY_BYTES + (index?.bytes ?? 0),
    ttl: parts.bounds?.freshMs ?? FRESH_MS,
    allowStale: true,
    // Eviction during a fetch is not an error.
    ignoreFetchAbort: true,
    fetchMethod: (_key, held, { context }) =>
      renew(context, held).catch((error: unknown) => {
        parts.onError(error);
        return held ?? NOTHING;
      }),
  });

  const held = (key: string, source: Source): Held | undefined => {
    cache.fetch(key, { context: source }).catch(parts.onError);
    return cache.peek(key, { allowStale: true });
  };

  return {
    near: async ({ accountId, market, input: { description } }, limit) => {
      const scope = { accountId, market };
      const own = held(`${accountId} ${market}`, decisionSource(parts, scope));
      if (own === undefined || own.index === null) return null;

      const catalog = own.withCatalog ? held(market, catalogSource(parts, scope)) : undefined;
      await parts.yieldToEventLoop();

      return {
        decisions: own.index.find(description, limit),
        catalog: catalog?.index?.find(description, limit) ?? [],
        completeUntil: own.completeUntil,
        likenessTo: parts.models.likenessTo(description),
      };
    },
    bytes: () => cache.calculatedSize,
  };
}

function decisionSource({ accountModels, texts }: NeighbourCacheParts, scope: ModelScope): Source {
  return {
    stamp: async () => {
      const model = await accountModels.find(scope);
      if (model === null || !model.isUsed) return { of: null, withCatalog: false };
      return { of: model.learnedAt.toISOString(), withCatalog: usesCatalog(model) };
    },
    read: () => texts.decisions(scope),
  };
}

function catalogSource({ texts }: NeighbourCacheParts, { market }: ModelScope): Source {
  return {
    stamp: async () => ({
      of: (await texts.catalogChangedAt(market))?.toISOString() ?? null,
      withCatalog: true,
    }),
    read: () => texts.catalog(market),
  };
}

/** Reloads a cached index when it changes. Builds one index at a time, which bounds memory. */
function createRenew(models: NeighbourCacheParts['models'], maxBytes: number) {
  let last: Promise<unknown> = Promise.resolve();

  const make = async (source: Source, stamp: Stamp): Promise<Held> => {
    const { texts, isComplete, asOf } = await source.read();
    const index = await indexTexts(models, texts);
    // Exceeds the cache, which would rebuild it for each lookup.
    if (index.bytes + ENTRY_BYTES > maxBytes) return { ...NOTHING, of: stamp.of };
    return { ...stamp, index, completeUntil: isComplete ? asOf : null };
  };

  return async (source: Source, held: Held | undefined): Promise<Held> => {
    const stamp = await source.stamp();
    if (stamp.of === null) return NOTHING;
    if (stamp.of === held?.of) return held.index === null ? held : { ...held, ...stamp };

    const made = last.then(() => make(source, stamp));
    last = made.catch(() => undefined);
    return made;
  };
}
