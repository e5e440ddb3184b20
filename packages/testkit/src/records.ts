import { isCreditExempt } from '@svc/domain/accounts/account';
import type { NewAccount } from '@svc/domain/accounts/account-store';
import type { Actor } from '@svc/domain/accounts/actor';
import type { Dataset } from '@svc/domain/datasets/dataset';
import type { DatasetLoad, LoadReport, NewLoad } from '@svc/domain/datasets/dataset-load';
import type { LoadRequest } from '@svc/domain/datasets/request-load';
import type { Alert } from '@svc/domain/alerts/alert';
import { newId } from '@svc/domain/id';
import type { Lookup, LookupInput } from '@svc/domain/lookups/lookup';
import { queuedLookup, type LookupOutcome, type NewLookup } from '@svc/domain/lookups/lookup-store';
import type { SkuDraft } from '@svc/domain/skus/sku';
import type { Stores, SeededVersion } from './stores.ts';

export const AT = new Date('2026-11-22T12:00:00Z');

export function later(ms: number): Date {
  return new Date(AT.getTime() + ms);
}

export function newAccount(changes: Partial<NewAccount> = {}): NewAccount {
  const id = newId();
  const person = { id, name: 'Ana', email: `${id}@example.com`, role: 'entry', plan: null } as const;
  const none = { trialEndsAt: null, passwordHash: null };
  return { ...person, ...none, signupCredits: '10', createdAt: AT, ...changes };
}

export async function addActor(stores: Stores, changes: Partial<NewAccount> = {}): Promise<Actor> {
  const account = newAccount(changes);
  await stores.accounts.create(account);

  const { id: accountId, name: accountName, email, role, sandbox = false } = account;
  const keyless = { via: 'session', keyName: null, plan: null, trialEndsAt: null } as const;

  const creditExempt = isCreditExempt({ role, sandbox });
  return { accountId, accountName, email, role, sandbox, creditExempt, ...keyless };
}

const SHIRT_LINES = [
  { code: '6109', isLeaf: false, description: 'T-shirts, knitted' },
  { code: '6109.10.00', isLeaf: false, description: 'Of cotton' },
  { code: '6109.10.00.12', isLeaf: true, description: "Men's" },
  { code: '6109.10.00.40', isLeaf: true, description: "Women's" },
  { code: '6109.90.10.07', isLeaf: true, description: 'Of man-made fibers' },
] as const;

/** Adds a schedule version to a store, by default the active US one; returns it. */
export async function addVersion(
  stores: Stores,
  changes: Partial<SeededVersion> = {},
): Promise<SeededVersion> {
  const version: SeededVersion = {
    id: newId(),
    market: 'US',
    version: 'v1',
    state: 'active',
    isDemo: false,
    contentHash: null,
    loadedAt: AT,
    lines: SHIRT_LINES,
    ...changes,
  };
  await stores.addVersion(version);

  return version;
}

const EMPTY_PRODUCT = { material: '', use: '', composition: '', origin: '', notes: '', answers: [] };

export function product(description: string, changes: Partial<LookupInput> = {}): LookupInput {
  return { ...EMPTY_PRODUCT, description, unsupportedLanguage: null, ...changes };
}

type LookupOwner = Pick<Actor, 'accountId' | 'accountName' | 'sandbox'>;

export function newLookup(
  { accountId, accountName, sandbox }: LookupOwner,
  { id: datasetId, market, version: datasetVersion }: Pick<SeededVersion, 'id' | 'market' | 'version'>,
  changes: Partial<NewLookup> = {},
): NewLookup {
  const links = { tariffVersion: null, skuId: null, parentLookupId: null, note: null };
  const on = { accountId, accountName, sandbox, market, datasetId, datasetVersion, language: 'en' };
  return {
    id: newId(),
    kind: 'single',
    ...on,
    ...links,
    input: product('cotton T-shirt'),
    createdAt: AT,
    ...changes,
  };
}

export function outcome(changes: Partial<LookupOutcome> = {}): LookupOutcome {
  return {
    status: 'proposed',
    confidence: 0.9,
    confidenceByDigits: { heading: 0.97, subheading: 0.93, line: 0.9 },
    recommendedCode: '6109.10.00.12',
    recommendedDigits: '6109100012',
    recommendedDescription: "Men's",
    hs6: '610910',
    flags: [],
    risk: 7,
    normalized: {},
    result: {},
    missingInfo: [],
    engineVersion: '1',
    knowledgeVersion: '1',
    ...changes,
  };
}

export function skuDraft(sku: string, changes: Partial<SkuDraft> = {}): SkuDraft {
  const texts = {
    material: null,
    use: null,
    composition: null,
    origin: null,
    notes: null,
    externalRef: null,
  };
  return { sku, market: 'US', description: 'cotton T-shirt', ...texts, currentCode: null, ...changes };
}

/** Creates a queued lookup with a reserved fee of 1, none of a sandbox; returns its id. */
export async function addLookup(
  stores: Stores,
  actor: LookupOwner,
  version: SeededVersion,
  changes: Partial<NewLookup> = {},
): Promise<string> {
  const lookup = newLookup(actor, version, changes);
  if ((await stores.lookups.create(lookup, actor.sandbox === true ? null : '1')) === null)
    throw new Error('the balance does not cover the lookup');
  return lookup.id;
}

export async function addFinished(
  stores: Stores,
  actor: LookupOwner,
  version: SeededVersion,
  changes: { readonly outcome?: Partial<LookupOutcome>; readonly made?: Partial<NewLookup> } = {},
): Promise<string> {
  const lookupId = await addLookup(stores, actor, version, changes.made);
  const claim = { lookupId, token: newId() };
  await stores.lookups.claim(lookupId, claim.token, AT, 1000);
  await stores.lookups.finish(claim, outcome(changes.outcome), later(10));
  return lookupId;
}

export function datasetRecord(changes: Partial<Dataset> = {}): Dataset {
  return {
    id: 'd'.repeat(32),
    market: 'US',
    version: '2026HTSRev3',
    name: 'HTS',
    state: 'active',
    nationalDigits: 10,
    sourceName: null,
    sourceUrl: null,
    officialDomains: [],
    isDemo: false,
    contentHash: null,
    entryCount: 1,
    leafCount: 1,
    effectiveDate: null,
    loadedAt: AT,
    activatedAt: AT,
    supersededAt: null,
    notes: null,
    ...changes,
  };
}

const LOAD = {
  market: 'US',
  name: null,
  fileName: 'hts.csv',
  effectiveDate: null,
  isDemo: false,
  sourceName: null,
  sourceUrl: null,
  notes: null,
  activate: true,
  replace: false,
} as const;

export const LOAD_PARTS = [{ part: 'schedule', bytes: Buffer.from('6109;T-shirts') }] as const;

export function loadRequest(changes: Partial<LoadRequest> = {}): LoadRequest {
  return { ...LOAD, version: 'v2', parts: LOAD_PARTS, ...changes };
}

export function newLoad(changes: Partial<NewLoad> = {}): NewLoad {
  const parts = [{ part: 'schedule', bytes: Buffer.from('code;text') }] as const;
  return {
    ...LOAD,
    id: newId(),
    version: 'v1',
    contentHash: 'a'.repeat(64),
    parts,
    createdAt: AT,
    ...changes,
  };
}

/** A report without findings, of one line by default. */
export function loadReport(changes: Partial<LoadReport> = {}): LoadReport {
  const none = { rejected: 0, rejectedRows: [], ignoredColumns: [], faults: [] };
  return { lines: 1, entries: 1, leaves: 1, ...none, ...changes };
}

export function runningLoad(changes: Partial<DatasetLoad> = {}): DatasetLoad {
  return {
    ...LOAD,
    id: newId(),
    version: 'v1',
    contentHash: 'a'.repeat(64),
    createdAt: AT,
    datasetId: null,
    state: 'running',
    stage: null,
    percent: 0,
    report: null,
    error: null,
    problem: null,
    attempts: 1,
    finishedAt: null,
    ...changes,
  };
}

export function lookupRecord(changes: Partial<Lookup> = {}): Lookup {
  const wanted: NewLookup = {
    id: 'a'.repeat(32),
    kind: 'single',
    accountId: 'b'.repeat(32),
    accountName: 'Ana',
    market: 'US',
    datasetId: 'd'.repeat(32),
    datasetVersion: 'v1',
    tariffVersion: null,
    language: 'en',
    input: { ...EMPTY_PRODUCT, description: 'shirt' },
    skuId: null,
    parentLookupId: null,
    note: null,
    createdAt: AT,
  };
  return { ...queuedLookup(wanted, { skuId: null, eventId: 1 }), events: [], ...changes };
}

export function alertRecord(changes: Partial<Alert> = {}): Alert {
  return {
    id: 5,
    skuId: 6,
    sku: 'S-1',
    productDescription: 'Shirt',
    market: 'US',
    kind: 'code_removed',
    code: '6109.10',
    fromVersion: 'v1',
    toVersion: 'v2',
    successors: [],
    changes: [],
    createdAt: AT,
    acknowledgedAt: null,
    acknowledgedById: null,
    acknowledgedByName: null,
    ...changes,
  };
}
