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
import { refuseOption } from '../../output/command-refusal.ts';

const FAULTS_SHOWN = 5;

/** `tariff measures taric` */
export const measuresTaric = defineCommand({
  name: 'measures taric',
  about:
    'Makes a pack of the European Union from the one that ships and tables of TARIC: trade defence, suspensions, tariff quotas and goods of additional duties.',
  options: {
    tables: text(
      'FILE,…',
      'tables of TARIC, parted by commas: the monthly workbook "Duties Import", or national copies as CSV',
    ),
    day: day('day that the tables are of; the pack is known until then'),
    dir: text('DIR', 'folder to write the pack to'),
    id: optional(text('ID', 'id of the pack; eu-taric-DAY when left out')),
  },
  run: async ({ tables, day: date, dir, id }) => {
    const of = date.toISOString().slice(0, 10);
    const paths = tables.split(',').map((path) => path.trim());
    const measures = (await Promise.all(paths.map(measuresOf))).flat();
    const files = taricPack(shippedFiles('EU'), measures, { id: id ?? `eu-taric-${of}`, day: of });
    const { pack, faults } = readPack(files);
    if (pack === null) {
      const shown = faults
        .slice(0, FAULTS_SHOWN)
        .map(({ file, row, value }) => `${file} ${row ?? ''}: ${value ?? ''}`);
      throw refuseOption(
        'tables',
        `have ${counted(faults.length, 'row')} that cannot be read: ${shown.join('; ')}`,
      );
    }
    write(dir, files);

    return {
      json: {
        id: pack.id,
        known_until: pack.knownUntil,
        read: measures.length,
        measures: pack.measures.length,
        dir,
      },
      lines: [
        `${counted(measures.length, 'measure')} of TARIC read; ${pack.id}, known until ${pack.knownUntil}: ${counted(pack.measures.length, 'measure')} in ${dir}`,
      ],
    };
  },
});

async function measuresOf(path: string): Promise<readonly TaricMeasure[]> {
  const { rows } = await readTable(await readBytes('tables', path)).catch((error: unknown) => {
    if (!(error instanceof TableFileError)) throw error;
    throw refuseOption('tables', `: ${path} is not a table: ${error.code.replaceAll('_', ' ')}`, error);
  });
  const { measures, faults } = readTaric(rows);
  if (faults.length > 0 || measures.length === 0)
    throw refuseOption(
      'tables',
      `: ${path} has no columns of TARIC: Goods code, Origin code, Meas. type code, Duty`,
    );
  return measures;
}

function write(dir: string, files: PackFiles): void {
  for (const [file, content] of files) {
    mkdirSync(dirname(join(dir, file)), { recursive: true });
    writeFileSync(join(dir, file), content);
  }
}
