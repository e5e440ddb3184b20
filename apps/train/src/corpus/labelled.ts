import { MARKETS, type Market } from '@svc/tariff/market';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readCorrelation } from './correlation.ts';
import { digitsField, readJsonLines, textField, type Fields } from './json-lines.ts';
import { LABELLED_SOURCES, type LabelledSource } from './sources.ts';
import type { TrainingRow } from './training-row.ts';

const CASE_WITH_RULING = /^(?:cross|ruling|vnr|atar)-(.+)$/u;
const NOT_LETTERS = /[\d\p{P}\p{S}\s]+/gu;
const RULING_TEXT_MAX_CHARS = 600;

/** Ruling number, or the letters of the description: declarations that differ only by model number are one product. */
function groupOf(fields: Fields): string {
  const number = textField(fields, 'number') || CASE_WITH_RULING.exec(textField(fields, 'id'))?.[1];
  if (number) return `ruling:${number.toUpperCase()}`;

  const text = textField(fields, 'description').normalize('NFKC').toLowerCase();
  return `text:${text.replace(NOT_LETTERS, ' ').trim() || text}`;
}

const marketOf = (fields: Fields): Market | null =>
  MARKETS.find((market) => market === fields['market']) ?? null;

function productRow(source: LabelledSource, fields: Fields): TrainingRow {
  return {
    source: source.name,
    id: textField(fields, 'id'),
    group: groupOf(fields),
    product: {
      description: textField(fields, 'description'),
      material: textField(fields, 'material'),
      composition: textField(fields, 'composition'),
      use: textField(fields, 'use'),
      notes: textField(fields, 'notes'),
    },
    code: digitsField(fields, 'code'),
    market: marketOf(fields),
    weight: source.weight,
  };
}

/** Rows of a product: its text, and its abbreviated paperwork text if any. */
function productRows(source: LabelledSource, fields: Fields): TrainingRow[] {
  const row = productRow(source, fields);
  const short = textField(fields, 'short');
  const isOther = short !== '' && short !== row.product.description;
  return isOther ? [row, { ...row, product: { description: short } }] : [row];
}

function rulingRow(source: LabelledSource, fields: Fields): TrainingRow {
  const codes = fields['codes'];
  const first: unknown = Array.isArray(codes) ? codes[0] : undefined;
  const text = textField(fields, 'text').slice(0, RULING_TEXT_MAX_CHARS);

  return {
    ...productRow(source, fields),
    id: textField(fields, 'number'),
    product: { description: `${textField(fields, 'title')}. ${text}` },
    code: typeof first === 'string' ? first.replace(/\D/gu, '') : '',
  };
}

/** Labelled products of the data folder; missing files are skipped. */
export function readLabelled(folder: string): TrainingRow[] {
  const carriedBy = readCorrelation(folder);

  return LABELLED_SOURCES.flatMap((source) => {
    const path = join(folder, source.file);
    if (!existsSync(path)) return [];
    return readJsonLines(path).flatMap((fields) => {
      const rows = source.form === 'ruling' ? [rulingRow(source, fields)] : productRows(source, fields);
      return rows.map((row) => {
        const subheadings = carriedBy(row.code.slice(0, 6), textField(fields, 'date'));
        return subheadings === undefined ? row : { ...row, subheadings };
      });
    });
  }).filter(({ code, product }) => code.length >= 6 && product.description !== '');
}
