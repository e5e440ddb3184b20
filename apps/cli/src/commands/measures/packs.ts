import {
  codesWithoutLine,
  comparePacks,
  periodFindings,
  type PackChanges,
} from '@svc/law/pack/compare-packs';
import { readPack, type PackFiles } from '@svc/law/pack/read-pack';
import { goldenFaults } from '@svc/law/golden-faults';
import { indexLaw } from '@svc/law/law';
import { packFilesOf } from '@svc/law/shipped-packs';
import { activatePack, listPacks, packFiles, storePack } from '@svc/storage/law/measure-packs';
import type { Db } from '@svc/storage/prisma';
import { MARKETS, type Market } from '@svc/tariff/market';
import { measurePack } from '@svc/wire/tariff/measure-pack';
import { defineCommand } from '../../command-line/command.ts';
import { choice, flag, text } from '../../command-line/option.ts';
import { counted } from '../../command-line/words.ts';
import { pathFault } from '../../files/read-bytes.ts';
import type { Installation } from '../../installation/installation.ts';
import { CommandError, invalidOption } from '../../output/command-error.ts';
import { table } from '../../output/table.ts';
import { unreadable, withPackErrors } from './pack-errors.ts';

const SHOWN_MAX = 20;

export const measuresLoad = defineCommand({
  name: 'measures load',
  about: 'Loads a measure pack from a folder; docs/measures.md describes its files.',
  options: {
    dir: text('DIR', 'folder of the pack'),
    activate: flag('activate it in its market'),
  },
  run: async ({ dir, activate }, { installation, now }) => {
    const files = readFolder(dir);
    const { market, id, isNew, active } = await loadPack(await installation(), files, activate, now());

    return {
      json: { market, id, loaded: isNew, active },
      lines: [
        loadedLine({ market, id, isNew }),
        ...(active === null ? [] : [`${market} ${active} is the active pack`]),
      ],
    };
  },
});

export const loadedLine = (stored: {
  readonly market: Market;
  readonly id: string;
  readonly isNew: boolean;
}): string =>
  `${stored.market} ${stored.id} ${stored.isNew ? 'is loaded' : 'was already loaded with this content'}`;

/** Stores a pack and optionally activates it; both are audited. Throws CommandError. */
export function loadPack(
  { administer }: Pick<Installation, 'administer'>,
  files: PackFiles,
  activate: boolean,
  at: Date,
) {
  return withPackErrors(() =>
    administer(async ({ tx, record }) => {
      const stored = await storePack(tx, files, { at });
      await record('measures.load', stored.id, { market: stored.market });
      const active = activate ? await activatePack(tx, stored.market, stored.id, at) : null;
      if (active !== null) await record('measures.activate', active, { market: stored.market });
      return { ...stored, active };
    }),
  );
}

export const measuresCheck = defineCommand({
  name: 'measures check',
  about:
    'Checks a pack in a folder: errors by file and row, worked cases, overlapping periods and gaps of a measure, and codes without a line in the active schedule.',
  options: { dir: text('DIR', 'folder of the pack') },
  run: async ({ dir }, { installation }) => {
    const { pack, faults } = readPack(readFolder(dir));
    if (pack === null) throw unreadable(faults);

    const law = indexLaw(pack);
    const wrong = pack.golden.flatMap((golden) =>
      goldenFaults(golden, law).map((fault) => `worked case ${golden.id}: ${fault}`),
    );
    if (wrong.length > 0)
      throw new CommandError('validation_error', wrong.slice(0, SHOWN_MAX).join('\n'), {
        errors: wrong.map((message) => ({ field: 'golden.jsonl', message })),
      });

    const periods = periodFindings(pack);
    const codes = codesWithoutLine(pack, await activeLines((await installation()).db, pack.market));
    const { market, id, knownUntil, measures, lists, golden } = pack;

    return {
      json: { market, id, known_until: knownUntil, periods, codes_without_line: codes },
      lines: [
        `${market} ${id}, known until ${knownUntil}: ${counted(measures.length, 'measure')}, ${counted(lists.size, 'list')}, ${counted(golden.length, 'worked case')} right`,
        ...periods
          .slice(0, SHOWN_MAX)
          .map((each) => `${each.kind} of ${each.id}: ${each.from} to ${each.to || 'no end'}`),
        ...(codes.length === 0
          ? []
          : [`${counted(codes.length, 'code')} without a line: ${codes.slice(0, SHOWN_MAX).join(' ')}`]),
      ],
    };
  },
});

export const measuresDiff = defineCommand({
  name: 'measures diff',
  about: 'Compares two stored packs: added, removed and changed measures and list codes.',
  options: {
    market: choice(MARKETS, 'market of the packs'),
    from: text('ID', 'the earlier pack'),
    to: text('ID', 'the later pack'),
  },
  run: async ({ market, from, to }, { installation }) => {
    const { db } = await installation();
    const changes = comparePacks(await stored(db, market, 'from', from), await stored(db, market, 'to', to));

    return { json: changes, lines: changeLines(changes) };
  },
});

/** Differences of two packs: counts, then at most `max` entries. */
export function changeLines(
  { added, removed, changed, lists }: PackChanges,
  max = Number.POSITIVE_INFINITY,
): readonly string[] {
  const lines = [
    ...added.map((id) => `+ ${id}`),
    ...removed.map((id) => `- ${id}`),
    ...changed.flatMap(({ id, cells }) =>
      Object.entries(cells).map(([column, [old, current]]) => `~ ${id} ${column}: ${old} → ${current}`),
    ),
    ...lists.map((each) => `~ list ${each.list}: +${each.added.length} −${each.removed.length} codes`),
  ];
  const more = lines.length > max ? [`and ${lines.length - max} more: all with --json`] : [];
  return [
    `${added.length} added, ${removed.length} removed, ${changed.length} changed, ${counted(lists.length, 'list')} changed`,
    ...lines.slice(0, max),
    ...more,
  ];
}

export const measuresActivate = defineCommand({
  name: 'measures activate',
  about: 'Activates a stored pack in its market, together with the measures of the installation.',
  options: { market: choice(MARKETS, 'market of the pack'), id: text('ID', 'id of the pack') },
  run: async ({ market, id }, { installation, now }) => {
    const { administer, db } = await installation();
    await stored(db, market, 'id', id);
    const active = await withPackErrors(() =>
      administer(async ({ tx, record }) => {
        const activated = await activatePack(tx, market, id, now());
        await record('measures.activate', activated, { market });
        return activated;
      }),
    );
    return { json: { market, active }, lines: [`${market} ${active} is the active pack`] };
  },
});

export const measuresList = defineCommand({
  name: 'measures list',
  about: 'Lists the stored packs, newest first; the active one of each market is marked.',
  options: {},
  run: async (_values, { installation }) => {
    const { db } = await installation();
    const packs = await listPacks(db);
    const json = packs.map((pack) => ({ ...measurePack(pack), sha256: pack.sha256 }));
    const rows = json.map((pack) => [
      pack.market,
      pack.id,
      pack.active ? 'active' : '-',
      pack.known_until,
      pack.loaded_at,
      pack.activated_at ?? '-',
    ]);

    return { json, lines: table(['market', 'id', 'state', 'known until', 'loaded', 'activated'], rows) };
  },
});

function readFolder(dir: string): PackFiles {
  try {
    return packFilesOf(dir);
  } catch (error) {
    throw invalidOption('dir', pathFault(error) ?? 'is not a folder of text files');
  }
}

async function stored(db: Db, market: Market, option: string, id: string) {
  const files = await packFiles(db, market, id);
  if (files === null) throw invalidOption(option, `names no stored pack of ${market}`);
  const { pack, faults } = readPack(files);
  if (pack === null) throw unreadable(faults);
  return { files, pack };
}

async function activeLines(db: Db, market: Market): Promise<readonly string[]> {
  const lines = await db.tariffLine.findMany({
    where: { dataset: { market, state: 'active', isDemo: false }, codeDigits: { not: null } },
    select: { codeDigits: true },
  });
  return lines.flatMap(({ codeDigits }) => codeDigits ?? []);
}
