import { readFile } from 'node:fs/promises';
import type { LoadPart } from '@svc/domain/datasets/dataset-load';
import type { LoadRequest } from '@svc/domain/datasets/request-load';
import { DomainError, invalidField } from '@svc/domain/errors/domain-error';
import type { Request, Response } from 'express';
import type { ApiDeps } from '../../../deps.ts';
import type { Infer } from '../../../http/schema/schema.ts';
import { validate } from '../../../http/schema/validate.ts';
import { createSlots } from '../../../http/slots.ts';
import { formReceiver, type ReceivedFile } from '../../../http/upload/receive-file.ts';
import { createUploadFolder } from '../../../http/upload/upload-folder.ts';
import { ScheduleFacts } from './schema.ts';

export interface ReceivedSchedule {
  readonly files: ReadonlyMap<string, ReceivedFile>;
  readonly facts: Infer<typeof ScheduleFacts>;
  readonly close: () => Promise<void>;
}

/** Receives schedules, one at a time per process. */
export function scheduleReceiver({
  config,
}: ApiDeps): (req: Request, res: Response, accountId: string) => Promise<ReceivedSchedule> {
  const slots = createSlots({ max: 1, perAccount: 1, message: 'upload_busy' });
  const receive = formReceiver(
    { maxMb: config.scheduleMaxFileMb, idleSeconds: config.uploadIdleSeconds },
    createUploadFolder(config.uploadDir),
    ['file', 'rates'],
  );

  return async (req, res, accountId) => {
    const release = slots.take(accountId);
    const received: ReceivedFile[] = [];
    const close = async (): Promise<void> => {
      release();
      await Promise.all(received.map(({ discard }) => discard()));
    };

    try {
      const { files, fields } = await receive(req, res);
      received.push(...files.values());
      return { files, facts: factsOf(fields, files.has('rates')), close };
    } catch (error) {
      await close();
      throw error;
    }
  };
}

function factsOf(fields: Readonly<Record<string, unknown>>, hasRates: boolean): ReceivedSchedule['facts'] {
  // Forms send empty fields as empty text.
  const given = Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== ''));
  const checked = validate(ScheduleFacts, given, 'text');
  if (!checked.ok) throw new DomainError('validation_error', { errors: checked.faults });

  const { market, rates_date: ratesDate } = checked.value;
  if (hasRates && market !== 'EU')
    throw invalidField('rates', 'must be left out: only the EU has such a table');
  if (ratesDate !== undefined && !hasRates) {
    throw invalidField('rates_date', 'must be left out without a table of rates');
  }

  return checked.value;
}

export async function scheduleRequest({ files, facts }: ReceivedSchedule): Promise<LoadRequest> {
  return {
    market: facts.market,
    version: facts.version,
    name: facts.name ?? null,
    fileName: files.get('file')?.filename ?? '',
    effectiveDate: dayOf(facts.effective_date),
    ratesDate: dayOf(facts.rates_date),
    isDemo: false,
    sourceName: facts.source_name ?? null,
    sourceUrl: facts.source_url ?? null,
    notes: facts.notes ?? null,
    activate: false,
    replace: facts.replace,
    allowSmaller: facts.allow_smaller,
    parts: [...(await partOf(files, 'file', 'schedule')), ...(await partOf(files, 'rates', 'rates'))],
  };
}

async function partOf(
  files: ReceivedSchedule['files'],
  field: string,
  part: LoadPart['part'],
): Promise<readonly LoadPart[]> {
  const file = files.get(field);
  if (file === undefined) return [];

  const bytes = await readFile(file.path);
  if (bytes.length === 0) throw invalidField(field, 'must not be empty', { message: 'file_empty' });

  return [{ part, bytes }];
}

function dayOf(day: string | undefined): Date | null {
  return day === undefined ? null : new Date(`${day}T00:00:00.000Z`);
}
