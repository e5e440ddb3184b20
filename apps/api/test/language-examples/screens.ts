import { classifyProduct } from '@svc/classification/classify-product';
import { packagedModels } from '@svc/text-model/packaged-models';
import { EMPTY_MAPPING } from '@svc/domain/batches/column-mapping';
import type { Language } from '@svc/i18n/language';
import { createPrecedentSource } from '@svc/storage/rulings/precedent-source';
import { csvOf, run as runBatch } from '../batch-kit.ts';
import { raisedAlert } from '../catalog.ts';
import type { Seat } from '../test-accounts.ts';
import { startTestApi, type TestApi } from '../test-api.ts';
import { WORDS } from './products.ts';

/** One call with its answer. */
export interface Screen {
  readonly title: string;
  readonly call: string;
  readonly status: number;
  readonly answer: unknown;
}

type Method = 'get' | 'post' | 'put';

const FIRST_MOMENT = Date.parse('2026-11-21T09:00:00.000Z');
const SECOND_MS = 1000;

/** A clock that goes on by a second each time it is asked: what is made later sorts later, in every run alike. */
function steppingClock(): () => Date {
  let asked = 0;
  return () => {
    asked += 1;
    return new Date(FIRST_MOMENT + asked * SECOND_MS);
  };
}

class Reader {
  readonly screens: Screen[] = [];
  readonly api: TestApi;
  readonly language: Language;

  constructor(api: TestApi, language: Language) {
    this.api = api;
    this.language = language;
  }

  async ask(seat: Seat, method: Method, path: string, body?: object) {
    const call = this.api.as(seat)[method](path).set('Accept-Language', this.language);
    return body === undefined ? call : call.send(body);
  }

  async show(title: string, seat: Seat, method: Method, path: string, body?: object): Promise<void> {
    const { status, body: answer } = await this.ask(seat, method, path, body);
    const sent = body === undefined ? '' : ` ${JSON.stringify(body)}`;
    this.screens.push({ title, call: `${method.toUpperCase()} ${path}${sent}`, status, answer });
  }

  async upload(): Promise<string> {
    const { columns, rows } = WORDS[this.language];
    const { status, body } = await this.api
      .as('entry')
      .post('/api/batches')
      .set('Accept-Language', this.language)
      .attach('file', csvOf([columns, ...rows]), 'products.csv');
    const call = 'POST /api/batches';

    this.screens.push({ title: 'A file, and what the check of its rows found', call, status, answer: body });
    return body.id;
  }
}

async function showLookups(reader: Reader): Promise<void> {
  const { clear, open: openWords, note } = WORDS[reader.language];
  const made = await reader.ask('entry', 'post', '/api/classify', { ...clear, origin: 'VN', market: 'US' });
  const open = await reader.ask('entry', 'post', '/api/classify', { description: openWords, market: 'US' });

  await reader.api.runQueued();
  await reader.show('A proposal', 'entry', 'get', `/api/lookups/${made.body.id}`);
  await reader.show('Information is missing', 'entry', 'get', `/api/lookups/${open.body.id}`);
  await reader.show('A decision', 'reviewer', 'post', `/api/lookups/${made.body.id}/decision`, {
    action: 'override',
    code: '6109.10.00.40',
    note,
  });
  await reader.show('The review queue', 'reviewer', 'get', '/api/review');
}

async function showBatch(reader: Reader): Promise<void> {
  const { api } = reader;
  const id = await reader.upload();
  const [description, origin, existing_code] = WORDS[reader.language].columns;
  const column_mapping = { ...EMPTY_MAPPING, description, origin, existing_code };

  await reader.ask('entry', 'post', `/api/batches/${id}/start`, { column_mapping, market: 'US' });

  const precedents = createPrecedentSource(api.database.client);
  await runBatch(api, id, {
    now: api.deps.clock,
    classify: (product) =>
      classifyProduct(
        {
          schedules: api.deps.schedules,
          precedents: (each) => precedents.forLookup(each),
          models: packagedModels(),
          proposalThreshold: api.deps.config.proposalThreshold,
          now: api.deps.clock,
        },
        product,
      ),
  });
  await reader.show('Rows with their results', 'entry', 'get', `/api/batches/${id}/rows`);
}

async function showCatalog(reader: Reader): Promise<void> {
  const { description } = WORDS[reader.language].clear;
  const { body } = await reader.ask('entry', 'post', '/api/skus', {
    sku: 'P-1',
    market: 'US',
    description,
    origin: 'JP',
    current_code: '6109.10.00',
  });

  await raisedAlert(reader.api, body.id, { createdAt: reader.api.deps.clock() });
  await reader.show('A SKU with an alert', 'entry', 'get', `/api/skus/${body.id}`);
}

async function showRefusals(reader: Reader): Promise<void> {
  const { clear, short } = WORDS[reader.language];
  await reader.show('Credits are used up', 'noCredits', 'post', '/api/classify', clear);
  await reader.show('Fields that are not right', 'entry', 'post', '/api/classify', { origin: short });
  await reader.show('The plan lacks a feature', 'noPlanFeature', 'post', '/api/webhooks', {});
  await reader.show('The trial has ended', 'trialEnded', 'post', '/api/skus', {});
  await reader.show('No such record', 'entry', 'get', `/api/lookups/${'0'.repeat(32)}`);
}

async function showAccount(reader: Reader): Promise<void> {
  await reader.show('What the plan grants', 'trial', 'get', '/api/plans/me');
  await reader.show('Ledger of credits', 'entry', 'get', '/api/usage/ledger');
  await reader.show('Health', 'entry', 'get', '/api/health');
}

/** What a reader of a language gets to see, from real calls on the sample schedules. */
export async function readScreens(language: Language): Promise<readonly Screen[]> {
  const api = await startTestApi({ clock: steppingClock() });
  try {
    const reader = new Reader(api, language);
    await showLookups(reader);
    await showBatch(reader);
    await showCatalog(reader);
    await showRefusals(reader);
    await showAccount(reader);
    return reader.screens;
  } finally {
    await api.close();
  }
}
