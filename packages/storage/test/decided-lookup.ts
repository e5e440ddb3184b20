import { newId } from '@svc/domain/id';
import type { Database } from '../src/prisma.ts';
import type { LookupFixture } from './lookup-fixture.ts';

/** Properties of a decision other than an approval of 6109.10.00.12 in the US. */
interface DecidedAs {
  readonly code?: string;
  readonly decision?: 'approved' | 'overridden' | 'rejected';
  readonly market?: 'US' | 'EU';
}

export async function decidedLookup(
  { client }: Pick<Database, 'client'>,
  { accountId, datasetId }: Pick<LookupFixture, 'accountId' | 'datasetId'>,
  description: string,
  at: Date,
  { code = '6109.10.00.12', decision = 'approved', market = 'US' }: DecidedAs = {},
): Promise<string> {
  const id = newId();
  await client.lookup.create({
    data: {
      id,
      kind: 'single',
      accountId,
      market,
      datasetId,
      datasetVersion: 'v',
      language: 'en',
      description,
      input: {},
      status: 'proposed',
      recommendedCode: code,
      decision,
      finalCode: decision === 'rejected' ? null : code,
      createdAt: at,
      finishedAt: at,
      decidedAt: at,
    },
  });
  return id;
}
