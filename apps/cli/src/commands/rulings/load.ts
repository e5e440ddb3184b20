import { readRuling } from '@svc/domain/rulings/read-ruling';
import { rulingKey, type Ruling } from '@svc/domain/rulings/ruling';
import { createRulingStore } from '@svc/storage/rulings/ruling-store';
import { MARKETS, type Market } from '@svc/tariff/market';
import { basename } from 'node:path';
import { defineCommand, type CommandContext, type Outcome } from '../../command-line/command.ts';
import { choice, flag, text } from '../../command-line/option.ts';
import { counted } from '../../command-line/words.ts';
import { readJsonLines, lineList, type RejectedLine } from '../../files/json-lines.ts';
import { CommandError } from '../../output/command-error.ts';

const RULINGS_A_TRANSACTION = 1000;
const REPORTED_MAX = 100;

export const rulingsLoad = defineCommand({
  name: 'rulings load',
  about:
    'Loads customs rulings. Rulings with the same number (in Vietnam: and year) are replaced, so it can be repeated.',
  options: {
    market: choice(MARKETS, 'market of rulings that state none'),
    file: text('FILE', 'JSON lines: number, source, market, date, title, text, codes, origin, url'),
    wait: flag('has no effect: the rulings are loaded when the command ends'),
  },
  run: async ({ market, file }, context) => {
    const { rulings, ...taken } = takeRulings(market, file);
    let added = 0;

    for await (const chunk of rulings) {
      added += await load(context, chunk, { market, file });
      context.progress.show(counted(taken.lineOf.size, 'ruling'));
    }

    const loaded = taken.lineOf.size;
    if (loaded === 0) throw nothingLoaded(file, taken.rejected);

    return outcome(taken, loaded, added);
  },
});

// Each transaction includes its audit entry, so an interruption leaves no unaudited ruling.
async function load(
  { administer, now }: CommandContext,
  rulings: readonly Ruling[],
  { market, file }: { readonly market: Market; readonly file: string },
): Promise<number> {
  return administer(async ({ tx, record }) => {
    const added = await createRulingStore(tx).upsert(rulings, now());
    await record('rulings.load', basename(file), { market, rulings: rulings.length, added });
    return added;
  });
}

/** Line counts of a file, updated while reading. */
interface Taken {
  readonly counts: { read: number };
  readonly rejected: RejectedLine[];
  /** Lines superseded by later lines with the same number and year. */
  readonly repeated: RejectedLine[];
  readonly lineOf: Map<string, number>;
}

function takeRulings(market: Market, file: string): Taken & { readonly rulings: AsyncGenerator<Ruling[]> } {
  const taken: Taken = { counts: { read: 0 }, rejected: [], repeated: [], lineOf: new Map() };
  return { ...taken, rulings: readChunks(market, file, taken) };
}

async function* readChunks(
  market: Market,
  file: string,
  { counts, rejected, repeated, lineOf }: Taken,
): AsyncGenerator<Ruling[]> {
  let chunk: Ruling[] = [];
  for await (const entry of readJsonLines('file', file)) {
    counts.read += 1;

    const { line } = entry;
    const ruling = 'fault' in entry ? entry.fault : readRuling(entry.value, market);
    if (typeof ruling === 'string') {
      rejected.push({ line, reason: ruling });
      continue;
    }

    const earlier = lineOf.get(rulingKey(ruling));
    if (earlier !== undefined)
      repeated.push({ line, reason: `replaces ${ruling.number} of line ${earlier}` });
    lineOf.set(rulingKey(ruling), line);
    chunk.push(ruling);

    if (chunk.length === RULINGS_A_TRANSACTION) {
      yield chunk;
      chunk = [];
    }
  }

  if (chunk.length > 0) yield chunk;
}

function outcome({ counts, rejected, repeated }: Taken, loaded: number, added: number): Outcome {
  const json = {
    read: counts.read,
    loaded,
    added,
    updated: loaded - added,
    repeated: repeated.length,
    repeated_lines: repeated.slice(0, REPORTED_MAX),
    rejected: rejected.length,
    rejected_lines: rejected.slice(0, REPORTED_MAX),
  };
  const line = `${counted(loaded, 'ruling')}: ${added} new, ${json.updated} replaced`;

  return {
    json,
    lines: [
      line,
      ...lineList('with a number that stood before', repeated),
      ...lineList('not taken', rejected),
    ],
  };
}

function nothingLoaded(file: string, rejected: readonly RejectedLine[]): CommandError {
  return new CommandError('validation_error', `${basename(file)} has no usable ruling`, {
    errors: rejected
      .slice(0, REPORTED_MAX)
      .map(({ line, reason }) => ({ field: `line ${line}`, message: reason })),
  });
}
