import type {
  ConfidenceByDigits,
  Lookup,
  LookupEvent,
  LookupInput,
  LookupSummary,
  Message,
  ReviewFlag,
  Stage,
} from '@svc/domain/lookups/lookup';
import { STAGES } from '@svc/domain/lookups/lookup';
import type { ClaimedLookup } from '@svc/domain/lookups/lookup-store';
import type { Prisma } from '../generated/prisma/client.ts';
import { unpackResult } from './result-document.ts';

/** Columns of a list: all but the result documents. */
export const summarySelect = {
  id: true,
  createdAt: true,
  kind: true,
  batchId: true,
  rowIndex: true,
  parentLookupId: true,
  description: true,
  market: true,
  datasetId: true,
  datasetVersion: true,
  status: true,
  recommendedCode: true,
  recommendedDescription: true,
  hs6: true,
  confidence: true,
  confidenceHeading: true,
  confidenceSubheading: true,
  flags: true,
  risk: true,
  resolved: true,
  processingMs: true,
  decision: true,
  finalCode: true,
  decidedAt: true,
  accountId: true,
  skuId: true,
  language: true,
  commentCount: true,
  account: { select: { name: true, sandbox: true } },
} as const satisfies Prisma.LookupSelect;

export const detailSelect = {
  ...summarySelect,
  input: true,
  tariffVersion: true,
  stage: true,
  stageStartedAt: true,
  normalized: true,
  result: true,
  missingInfo: true,
  error: true,
  finalDescription: true,
  reviewNote: true,
  attempts: true,
  decidedBy: { select: { name: true } },
  events: { orderBy: { id: 'asc' } },
} as const satisfies Prisma.LookupSelect;

type SummaryRow = Prisma.LookupGetPayload<{ select: typeof summarySelect }>;
type DetailRow = Prisma.LookupGetPayload<{ select: typeof detailSelect }>;

export interface ClaimedRow extends Omit<ClaimedLookup, 'input'> {
  readonly description: string;
  readonly input: Prisma.JsonValue;
}

export function toClaimed({ description, input, ...fields }: ClaimedRow): ClaimedLookup {
  return { ...fields, input: readInput(description, input) };
}

export function toSummary(row: SummaryRow): LookupSummary {
  const { account, flags, confidenceHeading, confidenceSubheading, ...fields } = row;
  return {
    ...fields,
    accountName: account.name,
    sandbox: account.sandbox,
    flags: readFlags(flags),
    confidenceByDigits: confidenceByDigits(confidenceHeading, confidenceSubheading, fields.confidence),
  };
}

export function toLookup(row: DetailRow): Lookup {
  const { decidedBy, events, input, normalized, result, error, stage, ...summary } = row;

  return {
    ...toSummary(summary),
    tariffVersion: row.tariffVersion,
    stageStartedAt: row.stageStartedAt,
    missingInfo: row.missingInfo,
    finalDescription: row.finalDescription,
    reviewNote: row.reviewNote,
    attempts: row.attempts,
    input: readInput(row.description, input),
    stage: readStage(stage),
    normalized: readObject(normalized),
    result: unpackResult(readObject(result)),
    error: readMessage(error),
    decidedByName: decidedBy?.name ?? null,
    events: events.map(toEvent),
  };
}

export function confidenceByDigits(
  heading: number | null,
  subheading: number | null,
  line: number | null,
): ConfidenceByDigits | null {
  return heading === null || subheading === null || line === null ? null : { heading, subheading, line };
}

function toEvent(row: DetailRow['events'][number]): LookupEvent {
  const { id, at, byId, byName, note, from, to } = row;
  return { id: Number(id), kind: row.kind as LookupEvent['kind'], at, byId, byName, note, from, to };
}

// These functions read JSON that only this package writes, so its shape is known.
function readFlags(value: Prisma.JsonValue): readonly ReviewFlag[] {
  return Array.isArray(value) ? (value as unknown as readonly ReviewFlag[]) : [];
}

function readObject(value: Prisma.JsonValue): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : {};
}

function readMessage(value: Prisma.JsonValue): Message | null {
  return value === null ? null : (value as unknown as Message);
}

function readStage(value: string | null): Stage | null {
  return STAGES.find((stage) => stage === value) ?? null;
}

export function readInput(description: string, value: Prisma.JsonValue): LookupInput {
  const fields = readObject(value) as Partial<LookupInput>;

  return {
    description,
    material: fields.material ?? '',
    use: fields.use ?? '',
    composition: fields.composition ?? '',
    origin: fields.origin ?? '',
    notes: fields.notes ?? '',
    answers: fields.answers ?? [],
    digits: fields.digits ?? null,
    landedCost: fields.landedCost ?? null,
    unsupportedLanguage: fields.unsupportedLanguage ?? null,
  };
}
