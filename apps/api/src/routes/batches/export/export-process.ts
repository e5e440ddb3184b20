import { once } from 'node:events';
import { pipeline } from 'node:stream/promises';
import { createBatchStore } from '@svc/storage/batches/batch-store';
import { openDatabase } from '@svc/storage/prisma';
import { writeExport, type ExportRequest } from './export-request.ts';

const POOL_SIZE = 1;
/** Far longer than a page of rows takes. */
const STATEMENT_TIMEOUT_MS = 60_000;

// Nobody reads the file after the parent disconnects.
process.on('disconnect', () => process.exit(1));

const [request] = (await once(process, 'message')) as [ExportRequest];
const database = openDatabase(request.url, POOL_SIZE, { statementTimeoutMs: STATEMENT_TIMEOUT_MS });
const batches = createBatchStore(database.client);
const batch = await batches.find(request.batchId, null);
if (batch === null) throw new Error(`no batch ${request.batchId}`);
await pipeline(await writeExport(batches, batch, request), process.stdout, { end: false });
// The pipe must be drained before the process exits.
await new Promise<void>((resolve) => {
  process.stdout.end(() => resolve());
});
process.exit(0);
