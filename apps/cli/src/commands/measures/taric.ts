import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readPack, type PackFiles } from '@svc/law/pack/read-pack';
import { shippedFiles } from '@svc/law/shipped-packs';
import { taricPack } from '@svc/law/taric/taric-pack';
import { readTable } from '@svc/table-file/read-table';
import { TableFileError } from '@svc/table-file/table-file-error';
import { readTaric, type TaricMeasure } from '@svc/tariff/schedule/eu/read-taric';
import { defineCommand } from '../../command-line/command.ts';
import { day, optional, text } from '../../command-line/option.ts';
import { counted } from '../../command-line/words.ts';
import { readBytes } from '../../files/read-bytes.ts';
import { invalidOption } from '../../output/command-error.ts';

const FAULTS_SHOWN = 5;

export const measuresTaric = defineCommand({
  name: 'measures taric',
  about:
    'Builds a pack of the European Union from the shipped one and TARIC tables: trade defence, suspensions, tariff quotas and goods subject to additional duties.',
  options: {
    tables: text(
      'FILE,…',
      'TARIC tables, separated by commas: the monthly workbook "Duties Import", or national copies as CSV',
    ),
    day: day('date of the tables; the pack is known until then'),
    dir: text('DIR', 'folder to write the pack to'),
    id: optional(text('ID', 'id of the pack; by default eu-taric-DAY')),
  },
  run: async ({ tables, day: date, dir, id }) => {
    const paths = tables.split(',').map((path) => path.trim());
    const read = await Promise.all(
      paths.map(async (path) => ({ name: path, bytes: await readBytes('tables', path) })),
    );
    const { files, pack, measures } = await packOfTables(read, { day: date, id, option: 'tables' });
    write(dir, files);

    return {
      json: {
        id: pack.id,
        known_until: pack.knownUntil,
        read: measures,
        measures: pack.measures.length,
        dir,
      },
      lines: [
        `${counted(measures, 'measure')} of TARIC read; ${pack.id}, known until ${pack.knownUntil}: ${counted(pack.measures.length, 'measure')} in ${dir}`,
      ],
    };
  },
});

interface Table {
  /** File or URL, for messages. */
  readonly name: string;
  readonly bytes: Buffer;
}

interface Wanted {
  readonly day: Date;
  readonly id: string | null;
  readonly option: string;
}

/** EU pack from TARIC tables, with its number of measures. Throws CommandError. */
export async function packOfTables(tables: readonly Table[], { day: date, id, option }: Wanted) {
  const of = date.toISOString().slice(0, 10);
  const measures = (await Promise.all(tables.map((each) => measuresOf(each, option)))).flat();
  const files = taricPack(shippedFiles('EU'), measures, { id: id ?? `eu-taric-${of}`, day: of });
  const { pack, faults } = readPack(files);
  if (pack !== null) return { files, pack, measures: measures.length };
  const shown = faults
    .slice(0, FAULTS_SHOWN)
    .map(({ file, row, value }) => `${file} ${row ?? ''}: ${value ?? ''}`);
  throw invalidOption(option, `: ${counted(faults.length, 'row')} cannot be read: ${shown.join('; ')}`);
}

async function measuresOf({ name, bytes }: Table, option: string): Promise<readonly TaricMeasure[]> {
  const { rows } = await readTable(bytes).catch((error: unknown) => {
    if (!(error instanceof TableFileError)) throw error;
    throw invalidOption(option, `: ${name} is not a table: ${error.code.replaceAll('_', ' ')}`, error);
  });
  const { measures, faults } = readTaric(rows);
  if (faults.length > 0 || measures.length === 0)
    throw invalidOption(
      option,
      `: ${name} has no columns of TARIC: Goods code, Origin code, Meas. type code, Duty`,
    );
  return measures;
}

function write(dir: string, files: PackFiles): void {
  for (const [file, content] of files) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), content);
  }
}
