import { SHIPPED_LAWS } from '@svc/law/law-book';
import { DEFAULT_THRESHOLDS } from '@svc/classifier/options';
import { describe, expect, it } from '@jest/globals';
import { classifyProduct } from '@svc/classification/classify-product';
import type { Language } from '@svc/i18n/language';
import { translator } from '@svc/i18n/translate';
import { createPrecedentSource } from '@svc/storage/rulings/precedent-source';
import { readXlsx } from '@svc/table-file/xlsx/read-xlsx';
import { packagedModels } from '@svc/text-model/packaged-models';
import { csvOf, run } from './batch-kit.ts';
import { englishFields, OTHER_LETTERS } from './language-examples/english-words.ts';
import { tenRows } from './language-examples/ten-rows.ts';
import { suiteApi } from './test-api.ts';

const LANGUAGES = ['en', 'vi', 'ja', 'ko'] as const;
/** Columns of the results with official texts, rates and names of laws. */
const OFFICIAL = ['description', 'duty_rate', 'additional_duties', 'version', 'lookup_id'] as const;
const api = suiteApi();

const ask = (language: Language, method: 'get' | 'post', path: string) =>
  api.as('entry')[method](path).set('Accept-Language', language);

async function classified(language: Language) {
  const { rows, mapping } = tenRows(language);
  const upload = await ask(language, 'post', '/api/batches').attach('file', csvOf(rows), 'products.csv');
  const id = String(upload.body.id);
  await ask(language, 'post', `/api/batches/${id}/start`).send({ column_mapping: mapping, market: 'US' });
  const precedents = createPrecedentSource(api.database.client);
  const deps = {
    schedules: api.deps.schedules,
    precedents: precedents.forLookup.bind(precedents),
    models: packagedModels(),
    thresholds: DEFAULT_THRESHOLDS,
    laws: SHIPPED_LAWS,
    now: () => new Date(),
  };
  await run(api, id, { classify: (product) => classifyProduct(deps, product) });
  return { id, upload: upload.body };
}

/** The results of a batch as objects by column title, without the columns of the uploaded file. */
async function results(language: Language, id: string) {
  const file = await ask(language, 'get', `/api/batches/${id}/export`).responseType('blob');
  const [titles = [], ...rows] = (await readXlsx(file.body)).rows;
  const own = tenRows(language).mapping;
  const added = Object.values(own).filter((name) => name !== null).length;
  return rows.map((cells) => titles.slice(added).map((title, place) => [title, cells[place + added] ?? '']));
}

/** Cells in the service's language, with the official texts that they quote. */
function inWords(language: Language, row: readonly (readonly string[])[], options: readonly string[]) {
  const t = translator(language);
  const official = new Set<string>(OFFICIAL.map((name) => t(`batches.result_${name}`)));
  for (const place of [2, 3, 4]) official.add(t('batches.result_candidate_text', { place }));
  const quoted = row.filter(([title = '']) => official.has(title)).map(([, text = '']) => text);
  const said = row.filter(([title = '']) => !official.has(title));
  const duties = t('batches.result_duty_note');
  return {
    quoted: [...quoted, ...options].map((text) => ({ full_description: text })),
    // Reasons quote single terms of the schedule, notes on duties the names of laws.
    deciding_factors: said
      .filter(([title]) => title === t('batches.result_reasons_for'))
      .map(([, text]) => text),
    may_apply: said.filter(([title]) => title === duties).map(([, text]) => ({ title: text })),
    cells: said
      .filter(([title]) => title !== t('batches.result_reasons_for') && title !== duties)
      .map(([, text]) => text),
  };
}

/** Labels of questions that are texts of the schedule. */
async function quotedOptions(language: Language, lookupId: string): Promise<string[]> {
  const { body } = await ask(language, 'get', `/api/lookups/${lookupId}`);
  return (body.result?.questions ?? [])
    .filter(({ attribute }: { attribute: string }) => /^(?:heading|branch)/.test(attribute))
    .flatMap(({ options }: { options: readonly { label: string }[] }) => options.map(({ label }) => label));
}

describe.each(LANGUAGES)('ten rows of a spreadsheet in %s', (language) => {
  it('are rendered in that language only, except official texts', async () => {
    const { id, upload } = await classified(language);
    const { body: rows } = await ask(language, 'get', `/api/batches/${id}/rows`);
    expect(rows).toHaveLength(10);

    const options: string[] = [];
    for (const { lookup_id } of rows)
      if (lookup_id) options.push(...(await quotedOptions(language, lookup_id)));
    const sheet = (await results(language, id)).map((row) => inWords(language, row, options));
    // Even a row that is left out has its number, its state and why.
    expect(Math.min(...sheet.map(({ cells }) => cells.filter(Boolean).length))).toBeGreaterThanOrEqual(3);

    const said = [upload, rows, sheet];
    expect(language === 'en' ? [] : englishFields(said, language)).toEqual([]);
    expect(JSON.stringify(said)).not.toMatch(OTHER_LETTERS[language]);
  });
});
