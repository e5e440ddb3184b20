import { readFile } from 'node:fs/promises';
import { refuse, Refusal, type RefusalDetail } from '@svc/domain/errors/refusal';
import type { ErrorCode } from '@svc/domain/errors/error-codes';
import { writeBatch } from '@svc/storage/batches/write-batch';
import { openClient } from '@svc/storage/client';
import { readProducts, type TableLimits } from './read-products.ts';

/** A file on its way to a batch; it can be sent to another process. */
export interface IntakeRequest {
  readonly url: string;
  /** Where the file lies for the time being. */
  readonly path: string;
  readonly limits: TableLimits;
  readonly id: string;
  readonly accountId: string;
  readonly filename: string;
  readonly language: string;
  readonly createdAt: Date;
}

/** How it ended; a refusal is taken apart, as errors lose their kind between processes. */
export type IntakeResult =
  | { readonly kind: 'written' }
  | { readonly kind: 'refused'; readonly code: ErrorCode; readonly detail: RefusalDetail };

/** What a process that takes files in answers. */
export type IntakeAnswer =
  { readonly result: IntakeResult; readonly memoryMb: number } | { readonly fault: string };

/** Reads a file and writes it as an uploaded batch. */
export async function takeIn(request: IntakeRequest): Promise<IntakeResult> {
  const { url, path, limits, ...batch } = request;
  try {
    const read = await readProducts(await readFile(path), limits);
    const client = await openClient(url);

    try {
      await writeBatch(client, { ...batch, ...read });
    } finally {
      await client.end();
    }

    return { kind: 'written' };
  } catch (error) {
    if (error instanceof Refusal) return refusedResult(error);
    throw error;
  }
}

function refusedResult({ code, messageKey, params, details, errors }: Refusal): IntakeResult {
  const detail = {
    message: messageKey,
    params,
    ...(details === undefined ? {} : { details }),
    ...(errors === undefined ? {} : { errors }),
  };

  return { kind: 'refused', code, detail };
}

/** The refusal that a result carries, or null. */
export function refusalOf(result: IntakeResult): Refusal | null {
  return result.kind === 'refused' ? refuse(result.code, result.detail) : null;
}
