import { newId } from '../../id.ts';
import type { LookupInput } from '../../lookups/lookup.ts';
import type { LookupOutcome } from '../../lookups/lookup-store.ts';
import type {
  BatchWork,
  CheckCells,
  ChunkEnd,
  ClaimedRow,
  ClassifiedRow,
  FailedRow,
  RepeatingEnd,
  RepeatingRow,
  RowClaim,
} from '../batch-work-store.ts';
import { fieldReader, type ReadFields } from '../column-mapping.ts';
import { checkExistingCode, type CodeLookup } from '../check/existing-code.ts';
import type { ClassifyRow, RowProduct, RunBatchDeps } from './run-batch-deps.ts';

/** Attempts per row and round before its failure is final. */
const ROW_ATTEMPTS_MAX = 3;
/** Claims per row and round after which the row is assumed to crash its worker. */
const ROW_CLAIMS_MAX = 6;
const FAILED = { key: 'row_error_failed', params: {} } as const;

interface Chunk {
  readonly work: BatchWork;
  readonly claim: RowClaim;
  readonly rows: readonly ClaimedRow[];
  readonly schedule: CodeLookup;
}

/** The product of a row as lookup input, without an unknown country. */
export function rowInput(
  fields: ReturnType<ReadFields>,
  readCountry: (text: string) => string | null,
): LookupInput {
  const { description, material, use, composition, notes } = fields;
  const origin = fields.origin === '' ? '' : (readCountry(fields.origin) ?? '');
  return { description, material, use, composition, origin, notes, answers: [] };
}

/** Classifies claimed rows one by one; stops early, returning the finished ones, if the process stops. */
export async function classifyRows(deps: RunBatchDeps, chunk: Chunk): Promise<ChunkEnd> {
  const { work, rows } = chunk;
  const read = fieldReader(work.columns, work.mapping);
  const products = rows.map((row) => productOf(deps, work, read(row.cells)));
  const classify = deps.classifierOf(products);
  const classified: ClassifiedRow[] = [];
  const failed: FailedRow[] = [];
  let renewedAt = deps.now().getTime();

  for (const [place, row] of rows.entries()) {
    const product = products[place];
    if (product === undefined || deps.isStopping()) break;

    const end = await classifyRow(deps, { ...chunk, read, classify }, row, product);
    if (end === 'again') continue;

    if ('error' in end) failed.push(end);
    else classified.push(end);

    const now = deps.now();
    if (now.getTime() - renewedAt < deps.leaseMs / 3) continue;

    await deps.work.renew(chunk.claim, now, deps.leaseMs);
    renewedAt = now.getTime();
  }

  if (work.mapping.existing_code === null) return { classified, failed };

  const checkFailed: CheckCells = (cells) =>
    checkExistingCode(read(cells).existing_code, null, chunk.schedule);

  return { classified, failed, checkFailed };
}

function productOf(deps: RunBatchDeps, work: BatchWork, fields: ReturnType<ReadFields>): RowProduct {
  const { market, datasetId, language, accountId } = work;
  return { id: newId(), input: rowInput(fields, deps.readCountry), market, datasetId, language, accountId };
}

interface ChunkRead extends Chunk {
  readonly read: ReadFields;
  readonly classify: ClassifyRow;
}

async function classifyRow(
  deps: RunBatchDeps,
  { work, schedule, read, classify }: ChunkRead,
  row: ClaimedRow,
  product: RowProduct,
): Promise<ClassifiedRow | FailedRow | 'again'> {
  const failure = { rowIndex: row.rowIndex, error: FAILED };
  if (row.attempts > ROW_CLAIMS_MAX * work.round) return failure;

  const started = performance.now();
  try {
    const outcome = await classify(product);
    const ends = (repeating: RepeatingRow): RepeatingEnd => endOf(repeating, read, outcome, schedule);

    return {
      ...ends(row),
      lookupId: product.id,
      input: product.input,
      outcome,
      processingMs: Math.round(performance.now() - started),
      duplicates: row.duplicates.map(ends),
    };
  } catch (error) {
    deps.onRowError(work.id, row.rowIndex, error);
    return row.attempts >= ROW_ATTEMPTS_MAX * work.round ? failure : 'again';
  }
}

function endOf(
  row: RepeatingRow,
  read: ReadFields,
  { recommendedCode }: LookupOutcome,
  schedule: CodeLookup,
): RepeatingEnd {
  const codeCheck = checkExistingCode(read(row.cells).existing_code, recommendedCode, schedule);
  return { rowIndex: row.rowIndex, codeCheck, skuId: null };
}
