import { readRuling } from '@svc/domain/rulings/read-ruling';
import type { Ruling } from '@svc/domain/rulings/ruling';
import { createRulingStore } from '@svc/storage/rulings/ruling-store';
import { MARKETS } from '@svc/tariff/market';
import { basename } from 'node:path';
import { defineCommand } from '../../command-line/command.ts';
import { choice, flag, text } from '../../command-line/option.ts';
import { counted } from '../../command-line/words.ts';
import { readJsonLines, rejectedLines, type RejectedLine } from '../../files/json-lines.ts';
import { CommandRefusal } from '../../output/command-refusal.ts';

const RULINGS_A_TRANSACTION = 1000;
const REPORTED_MAX = 100;

/** `tariff rulings load` */
export const rulingsLoad = defineCommand({
  name: 'rulings load',
  about: 'Loads customs rulings; those of the same number are replaced, so that it may be repeated.',
  options: {
    market: choice(MARKETS, 'market of rulings that name none'),
    file: text('FILE', 'JSON lines: number, source, market, date, title, text, codes, origin, url'),
    wait: flag('changes nothing: the rulings are loaded when the command ends'),
  },
  run: async ({ market, file }, context) => {
    const rejected: RejectedLine[] = [];
    const counts = { read: 0, loaded: 0, added: 0 };
    let chunk: Ruling[] = [];
    const write = async (): Promise<void> => {
      if (chunk.length === 0) return;
      counts.loaded += new Set(chunk.map(({ number }) => number)).size;
      counts.added += await createRulingStore((await context.installation()).db).upsert(chunk, context.now());
      chunk = [];
      context.progress.show(counted(counts.loaded, 'ruling'));
    };
    for await (const entry of readJsonLines('file', file)) {
      counts.read += 1;
      const ruling = 'fault' in entry ? entry.fault : readRuling(entry.value, market);
      if (typeof ruling === 'string') rejected.push({ line: entry.line, reason: ruling });
      else chunk.push(ruling);
      if (chunk.length === RULINGS_A_TRANSACTION) await write();
    }
    await write();
    if (counts.loaded === 0) throw nothingLoaded(file, rejected);
    const { record } = await context.installation();
    await record('rulings.load', basename(file), { rulings: counts.loaded });
    const json = {
      ...counts,
      updated: counts.loaded - counts.added,
      rejected: rejected.length,
      rejected_lines: rejected.slice(0, REPORTED_MAX),
    };
    const line = `${counted(counts.loaded, 'ruling')}: ${counts.added} new, ${json.updated} replaced`;
    return { json, lines: [line, ...rejectedLines(rejected)] };
  },
});

function nothingLoaded(file: string, rejected: readonly RejectedLine[]): CommandRefusal {
  return new CommandRefusal('validation_error', `${basename(file)} has no ruling that can be taken`, {
    errors: rejected
      .slice(0, REPORTED_MAX)
      .map(({ line, reason }) => ({ field: `line ${line}`, message: reason })),
  });
}
