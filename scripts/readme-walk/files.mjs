import { copyFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleRows } from './source.mjs';

/** Puts small files under the names that the pages use for official ones; readers go by content, not by name. */
export function placeFiles(clone, samples) {
  const eu = sampleRows(join(samples, 'eu.csv'));
  const written = {
    'taric-nomenclature.xlsx': csvOf(nomenclature(eu)),
    'third-country-duties.csv': csvOf([['commodity', 'cet_duty_rate'], ...rates(eu)]),
    'harmonized-system.csv': csvOf([
      ['hscode', 'description'],
      ['610910', 'T-shirts of cotton'],
    ]),
    'rulings.jsonl': `${JSON.stringify({
      number: 'N300001',
      title: 'Cotton T-shirt',
      text: 'A knitted T-shirt of cotton.',
      codes: ['6109.10.00.12'],
    })}\n`,
  };
  for (const [name, text] of Object.entries(written)) writeFileSync(join(clone, name), text);
  copyFileSync(join(samples, 'us.csv'), join(clone, 'hts_2026_revision_4.csv'));
  copyFileSync(join(samples, 'vn.csv'), join(clone, 'bieu-thue-2026.xlsx'));
}

const TITLES = ['Goods code', 'Start date', 'End date', 'Language', 'Hier. Pos.', 'Indent', 'Description'];

/** The EU sample as TARIC's nomenclature: a row without a code is a grouping row of the next line. */
function nomenclature(rows) {
  const lines = rows.map(([code, indent, description], index) => {
    const digits = codeAt(rows, index);
    const goods = `${digits.padEnd(10, '0')} ${code === '' ? '10' : '80'}`;
    return [goods, '01-01-2026', '', 'EN', levelOf(digits), '- '.repeat(Number(indent)), description];
  });
  return [TITLES, ...lines];
}

function codeAt(rows, from) {
  return (rows.slice(from).find(([code]) => code !== '')?.[0] ?? '').replaceAll(' ', '');
}

function levelOf(digits) {
  return digits.length === 10 && digits.endsWith('00') ? '8' : String(digits.length);
}

function rates(rows) {
  return rows
    .filter(([code, , , , rate]) => code !== '' && rate !== '')
    .map(([code, , , , rate]) => [code.replaceAll(' ', ''), rate]);
}

function csvOf(rows) {
  return rows.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(',')).join('\n');
}
