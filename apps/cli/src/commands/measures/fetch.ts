import { comparePacks } from '@svc/law/pack/compare-packs';
import { goldenFaults } from '@svc/law/golden-faults';
import { indexLaw } from '@svc/law/law';
import { readPack, type PackFiles } from '@svc/law/pack/read-pack';
import { shippedFiles } from '@svc/law/shipped-packs';
import { activeBase, packFiles } from '@svc/storage/law/measure-packs';
import { join } from 'node:path';
import { defineCommand, type CommandContext } from '../../command-line/command.ts';
import { day, flag, optional, text, webAddress, wholeNumber } from '../../command-line/option.ts';
import type { Installation } from '../../installation/installation.ts';
import { fetchExport, FILE_MAX_MB, IDLE_SECONDS } from '../../official-source/fetch-export.ts';
import { invalidOption } from '../../output/command-error.ts';
import { changeLines, loadedLine, loadPack } from './packs.ts';
import { packOfTables } from './taric.ts';

const MARKET = 'EU';
const CHANGES_SHOWN = 40;
const LOOPBACK: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

export const measuresFetch = defineCommand({
  name: 'measures fetch',
  about:
    "Downloads the Commission's monthly workbook of TARIC measures, converts it to a measure pack, shows the differences and stores it.",
  options: {
    url: webAddress('address of the workbook "Duties Import", by https'),
    day: day('date of the workbook; the pack is known until then'),
    id: optional(text('ID', 'id of the pack; by default eu-taric-DAY')),
    activate: flag('activate it'),
    'max-mb': optional(wholeNumber('MB', { min: 1, max: 1024 }, `largest file; ${FILE_MAX_MB} by default`)),
    'idle-seconds': optional(
      wholeNumber('SECONDS', { min: 1, max: 600 }, `longest pause of the source; ${IDLE_SECONDS} by default`),
    ),
  },
  run: async (options, context) => {
    const { url, day: date, activate } = options;
    requireHttps(url);
    const installation = await context.installation();
    const bytes = await workbook(url, installation, options, context);
    const wanted = { day: date, id: options.id, option: 'url' };
    const made = await packOfTables([{ name: url, bytes }], wanted);
    const changes = comparePacks(await activeFiles(installation), made);
    const law = indexLaw(made.pack);
    const wrong = made.pack.golden.filter((golden) => goldenFaults(golden, law).length > 0);
    const { id, isNew, active } = await loadPack(installation, made.files, activate, context.now());

    return {
      json: {
        market: MARKET,
        id,
        read: made.measures,
        loaded: isNew,
        active,
        changes,
        worked_cases_changed: wrong.map((golden) => golden.id),
      },
      lines: [
        `${made.measures} measures of TARIC read`,
        ...changeLines(changes, CHANGES_SHOWN),
        ...(wrong.length === 0
          ? []
          : [`worked cases with another result: ${wrong.map((golden) => golden.id).join(' ')}`]),
        loadedLine({ market: MARKET, id, isNew }),
        active === null
          ? `not active: \`tariff measures activate --market ${MARKET} --id ${id}\` makes it so`
          : `${MARKET} ${active} is the active pack`,
      ],
    };
  },
});

// Tampering in transit would change the duties.
function requireHttps(url: string): void {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:' && !LOOPBACK.has(hostname))
    throw invalidOption('url', 'must be an address by https');
}

async function workbook(
  url: string,
  { dataDir }: Installation,
  bounds: { readonly 'max-mb': number | null; readonly 'idle-seconds': number | null },
  { progress }: CommandContext,
): Promise<Buffer> {
  const { parts } = await fetchExport(
    { url, ratesUrl: null, releaseUrl: null },
    {
      market: MARKET,
      folder: join(dataDir, 'downloads'),
      maxMb: bounds['max-mb'] ?? FILE_MAX_MB,
      idleSeconds: bounds['idle-seconds'] ?? IDLE_SECONDS,
      byHand: 'tariff measures taric',
      progress,
    },
  );
  const [file] = parts;
  if (file === undefined) throw new Error('a download without a file');
  return Buffer.from(file.bytes);
}

async function activeFiles({ db }: Installation) {
  const id = await activeBase(db, MARKET);
  const files: PackFiles = (id === null ? null : await packFiles(db, MARKET, id)) ?? shippedFiles(MARKET);
  const { pack } = readPack(files);
  if (pack === null) throw new Error(`the active pack of ${MARKET} cannot be read`);
  return { files, pack };
}
