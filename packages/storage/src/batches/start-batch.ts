import { BATCH_MOVES } from '@svc/domain/batches/batch-status';
import type { BatchStart, BatchStore, RowReading } from '@svc/domain/batches/batch-store';
import type { Batch, BatchValidation } from '@svc/domain/batches/batch';
import { createCreditStore } from '../accounts/account-store.ts';
import type { PrismaClient, Prisma } from '../generated/prisma/client.ts';
import type { Db } from '../prisma.ts';
import { allowsSql } from '../state-sql.ts';
import { findBatch } from './find-batch.ts';
import { feedRows } from './read-batch-rows.ts';
import { writeFindings, writeFirstStates } from './write-checks.ts';

/** True if a batch is only uploaded; locks it until the transaction ends. */
async function holdUploaded(db: Db, id: string, action: 'start' | 'validate'): Promise<boolean> {
  const rows = await db.$queryRaw<unknown[]>`
    SELECT 1 FROM batches WHERE id = ${id} AND ${allowsSql(BATCH_MOVES, action)} FOR UPDATE`;
  return rows.length > 0;
}

function stored(validation: BatchValidation): Prisma.InputJsonObject {
  return { ...validation } as unknown as Prisma.InputJsonObject;
}

export async function recheckBatch(
  db: PrismaClient,
  id: string,
  reading: RowReading,
  at: Date,
): Promise<boolean> {
  return db.$transaction(async (tx) => {
    if (!(await holdUploaded(tx, id, 'validate'))) return false;

    await feedRows(tx, id, reading);
    const { rows, validation } = reading.finish();
    await writeFindings(tx, id, rows);
    await tx.batch.update({ where: { id }, data: { validation: stored(validation), updatedAt: at } });

    return true;
  });
}

export async function startBatch(
  db: PrismaClient,
  ...[id, start, reading, admit]: Parameters<BatchStore['start']>
): Promise<Batch | null> {
  return db.$transaction(async (tx) => {
    if (!(await holdUploaded(tx, id, 'start'))) return null;

    await feedRows(tx, id, reading);

    const { rows, validation } = reading.finish();
    const { valid } = validation.precheck;

    await admit(valid, createCreditStore(tx));
    await writeFirstStates(tx, id, rows);

    const failedRows = rows.filter(({ status }) => status === 'error').length;
    const ended = failedRows + rows.filter(({ status }) => status === 'skipped').length;

    await tx.batch.update({
      where: { id },
      data: {
        ...startedWith(start),
        validation: stored({ ...validation, ended_before_round: ended }),
        failedRows,
        processedRows: ended,
      },
    });

    return findBatch(tx, id);
  });
}

function startedWith({
  mapping,
  market,
  datasetId,
  datasetVersion,
  language,
  saveToCatalog,
  at,
}: BatchStart) {
  return {
    status: BATCH_MOVES.to('start'),
    columnMapping: { ...mapping },
    market,
    datasetId,
    datasetVersion,
    language,
    saveToCatalog,
    round: 1,
    updatedAt: at,
  } as const;
}
