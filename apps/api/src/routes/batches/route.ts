import { findBatch } from '@svc/domain/batches/batch-deps';
import { isBatchFinished } from '@svc/domain/batches/batch-status';
import type { ColumnMapping } from '@svc/domain/batches/column-mapping';
import { cancelBatch, removeBatch } from '@svc/domain/batches/end-batch';
import { retryBatch } from '@svc/domain/batches/retry-batch';
import { startBatch, validateBatch, type BatchRequest } from '@svc/domain/batches/start-batch';
import { COLUMN_NAME_MAX_CHARS } from '@svc/domain/batches/table/read-table';
import { FIELD_MAX_CHARS } from '@svc/domain/lookups/field-sizes';
import type { Market } from '@svc/tariff/market';
import { batchJson, batchProgressJson } from '@svc/wire/batches/batch';
import { buffer } from 'node:stream/consumers';
import type { ApiDeps } from '../../deps.ts';
import { operation } from '../../http/operation.ts';
import { limitField } from '../../http/paging.ts';
import { file, json } from '../../http/reply.ts';
import * as v from '../../http/schema/index.ts';
import { LIMITS } from '../limits.ts';
import { ownerOf } from '../owner.ts';
import { marketField } from '../product-fields.ts';
import { batchAnswer, batchWith } from './batch-answer.ts';
import { batchDeps } from './batch-deps.ts';
import { BatchParams, BatchProgressSchema, BatchSchema, XLSX_TYPE } from './batch-schema.ts';
import { writeTemplate } from './write-template.ts';

function column() {
  return v.text({ max: COLUMN_NAME_MAX_CHARS, trim: true });
}

function maybeColumn() {
  return v.withDefault(v.nullable(column()), null);
}

const BatchRequestBody = v.object({
  column_mapping: v.object({
    description: v.text({
      max: COLUMN_NAME_MAX_CHARS,
      min: 1,
      trim: true,
      about: 'Column of product descriptions',
    }),
    material: maybeColumn(),
    use: maybeColumn(),
    composition: maybeColumn(),
    origin: maybeColumn(),
    notes: maybeColumn(),
    sku: maybeColumn(),
    existing_code: maybeColumn(),
  }),
  market: v.optional(marketField()),
  tariff_version: v.optional(v.nullable(v.text({ max: FIELD_MAX_CHARS.tariff_version }))),
  save_to_catalog: v.flag('Saves rows to the catalog; needs a sku column'),
});

function batchRequest(body: v.Infer<typeof BatchRequestBody>, defaultMarket: Market): BatchRequest {
  return {
    mapping: withoutEmpty(body.column_mapping),
    market: body.market ?? defaultMarket,
    tariffVersion: body.tariff_version ?? null,
    saveToCatalog: body.save_to_catalog,
  };
}

// Forms send an empty name for an unmapped field.
function withoutEmpty(mapping: ColumnMapping): ColumnMapping {
  const entries = Object.entries(mapping).map(([field, name]) => [field, name === '' ? null : name]);
  return { ...mapping, ...Object.fromEntries(entries) };
}

export const batchesTemplate = () =>
  operation({
    id: 'batches.template',
    route: 'GET /api/batches/template',
    summary: 'Template of a batch file',
    access: 'entry',
    produces: XLSX_TYPE,
    answers: { 200: 'An Excel file with columns, example rows and a guide' },
    run: async ({ language }) =>
      file({
        filename: 'batch-template.xlsx',
        contentType: XLSX_TYPE,
        content: await buffer(writeTemplate(language)),
      }),
  });

const LIMIT = { default: 20, max: 100 } as const;

export const batchesList = (deps: ApiDeps) =>
  operation({
    id: 'batches.list',
    route: 'GET /api/batches',
    summary: 'List batches',
    access: 'entry',
    query: v.object(limitField(LIMIT)),
    response: v.array(BatchSchema, { max: LIMIT.max }),
    answers: { 200: 'Batches, newest first' },
    run: async ({ actor, query, t }) => {
      const batches = await deps.batches.list(ownerOf(actor), query.limit);
      return json(
        200,
        batches.map((batch) => batchJson(batch, t)),
      );
    },
  });

export const batchesGet = (deps: ApiDeps) =>
  operation({
    id: 'batches.get',
    route: 'GET /api/batches/{batch_id}',
    summary: 'Read a batch',
    access: 'entry',
    params: BatchParams,
    query: v.object({
      preview: v.flag('Adds the first rows of the file'),
      outcomes: v.flag('Adds the number of rows by outcome'),
    }),
    response: BatchSchema,
    answers: { 200: 'The batch' },
    run: async ({ actor, params, query, t }) => {
      const batch = await findBatch(deps.batches, params.batch_id, ownerOf(actor));
      return batchWith(deps.batches, batch, query, t);
    },
  });

export const batchesProgress = (deps: ApiDeps) =>
  operation({
    id: 'batches.progress',
    route: 'GET /api/batches/{batch_id}/progress',
    summary: 'Follow a batch',
    access: 'entry',
    params: BatchParams,
    response: BatchProgressSchema,
    answers: { 200: 'Progress of the batch' },
    run: async ({ actor, params }) => {
      const batch = await findBatch(deps.batches, params.batch_id, ownerOf(actor));
      const retryAfter = { 'Retry-After': String(LIMITS.poll_interval_seconds.first) };
      const isOver = isBatchFinished(batch.status) || batch.status === 'uploaded';
      return json(200, batchProgressJson(batch, deps.clock()), isOver ? {} : retryAfter);
    },
  });

export const batchesValidate = (deps: ApiDeps) =>
  operation({
    id: 'batches.validate',
    route: 'POST /api/batches/{batch_id}/validate',
    summary: 'Check the rows of a batch',
    access: 'entry',
    turn: 'account',
    defaultMarket: deps.config.defaultMarket,
    feature: 'feature.batch',
    params: BatchParams,
    body: BatchRequestBody,
    response: BatchSchema,
    answers: {
      200: 'The batch with the check of its rows',
      402: 'The trial has ended and rows are to be saved to the catalog',
      409: 'The batch has been started',
      503: 'The market has no schedule',
    },
    errorCodes: ['forbidden', 'trial_ended', 'plan_feature'],
    run: async ({ actor, params, body, t }) => {
      const request = batchRequest(body, deps.config.defaultMarket);
      return batchAnswer(
        await validateBatch(batchDeps(deps), actor, params.batch_id, ownerOf(actor), request),
        t,
      );
    },
  });

export const batchesStart = (deps: ApiDeps) =>
  operation({
    id: 'batches.start',
    route: 'POST /api/batches/{batch_id}/start',
    summary: 'Start a batch',
    access: 'entry',
    idempotent: true,
    turn: 'account',
    defaultMarket: deps.config.defaultMarket,
    feature: 'feature.batch',
    params: BatchParams,
    body: BatchRequestBody,
    response: BatchSchema,
    answers: {
      200: 'The batch, queued',
      402: 'Not enough credits for the rows, or the trial has ended and rows are to be saved to the catalog',
      403: 'The plan lacks batches, or allows fewer rows',
      409: 'The batch has been started',
      503: 'The market has no schedule',
    },
    errorCodes: ['out_of_credits', 'forbidden', 'trial_ended', 'plan_limit'],
    run: async ({ actor, params, body, language, t }) => {
      const request = { ...batchRequest(body, deps.config.defaultMarket), language };
      return batchAnswer(
        await startBatch(batchDeps(deps), actor, params.batch_id, ownerOf(actor), request),
        t,
      );
    },
  });

/** Body of a retry; without rows, all failed ones are retried. */
const retryBody = (max: number) =>
  v.object({
    rows: v.optional(v.nullable(v.array(v.integerId({ about: 'Row number in the file' }), { max }))),
  });

export const batchesRetry = (deps: ApiDeps) =>
  operation({
    id: 'batches.retry',
    route: 'POST /api/batches/{batch_id}/retry',
    summary: 'Retry failed rows',
    access: 'entry',
    turn: 'account',
    feature: 'feature.batch',
    params: BatchParams,
    body: retryBody(deps.config.batchMaxRows),
    bodyRequired: false,
    response: BatchSchema,
    answers: {
      200: 'The batch, queued again; unchanged if no row has failed',
      402: 'Not enough credits for the rows, or the trial has ended and rows are to be saved to the catalog',
      409: 'The batch is not finished, or none of the given rows has failed',
    },
    errorCodes: ['out_of_credits', 'trial_ended', 'plan_feature'],
    run: async ({ actor, params, body, t }) => {
      const rows = body.rows ?? null;
      const batch = await retryBatch(batchDeps(deps), actor, params.batch_id, ownerOf(actor), rows);
      return batchAnswer(batch, t);
    },
  });

export const batchesCancel = (deps: ApiDeps) =>
  operation({
    id: 'batches.cancel',
    route: 'POST /api/batches/{batch_id}/cancel',
    summary: 'Cancel a batch',
    access: 'entry',
    turn: 'batch',
    params: BatchParams,
    response: BatchSchema,
    answers: { 200: 'The batch', 409: 'The batch is not running' },
    run: async ({ actor, params, t }) =>
      batchAnswer(await cancelBatch(batchDeps(deps), params.batch_id, ownerOf(actor)), t),
  });

export const batchesRemove = (deps: ApiDeps) =>
  operation({
    id: 'batches.remove',
    route: 'DELETE /api/batches/{batch_id}',
    summary: 'Delete a batch',
    access: 'entry',
    turn: 'batch',
    params: BatchParams,
    response: v.object({ ok: v.boolean() }),
    answers: { 200: 'The batch is gone', 409: 'The batch is running' },
    run: async ({ actor, params }) => {
      await removeBatch(batchDeps(deps), params.batch_id, ownerOf(actor));
      return json(200, { ok: true });
    },
  });
