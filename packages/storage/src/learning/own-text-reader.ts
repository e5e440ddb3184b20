import type { OwnText, OwnTextReader, OwnTexts } from '@svc/domain/learning/own-text';
import { codeDigits } from '@svc/tariff/code';
import { readInput } from '../lookups/lookup-rows.ts';
import type { Db } from '../prisma.ts';

/** Maximum number of texts, and of their total bytes: an index takes less than 100 MB. */
const TEXTS_MAX = 20_000;
const TEXTS_MAX_BYTES = 8 * 1024 * 1024;
/** Maximum delay between a decision's timestamp and its commit. */
const COMMIT_LAG_MS = 60_000;

interface TextRow extends Omit<OwnText, 'source'> {
  readonly is_complete: boolean;
}

export function createOwnTextReader(db: Db, now: () => Date): OwnTextReader {
  const read = async (source: OwnText['source'], query: () => Promise<TextRow[]>): Promise<OwnTexts> => {
    const asOf = new Date(now().getTime() - COMMIT_LAG_MS);
    const rows = await query();
    return {
      texts: rows.map(({ id, description, code }) => ({ id, source, description, code })),
      isComplete: rows[0]?.is_complete ?? true,
      asOf,
    };
  };

  return {
    decisions: ({ accountId, market }) => read('decision', () => readDecisions(db, accountId, market)),
    catalog: (market) => read('catalog', () => readCatalog(db, market)),
    catalogChangedAt: async (market) => {
      const [row] = await db.$queryRaw<{ changed_at: Date | null }[]>`
        SELECT max(checked_at) AS changed_at FROM skus
        WHERE market = ${market}::market AND code_digits IS NOT NULL AND code_status <> 'invalid'`;
      return row?.changed_at ?? null;
    },
    products: async (lookupIds) => {
      const rows = await db.lookup.findMany({
        where: { id: { in: [...lookupIds] } },
        select: { description: true, input: true, finalCode: true },
      });

      return rows.flatMap(({ description, input, finalCode }) => {
        const digits = codeDigits(finalCode ?? '');
        return digits === null ? [] : [{ input: readInput(description, input), digits }];
      });
    },
  };
}

// The limits drop the oldest; of the rest, the latest decision on a text counts.
function readDecisions(db: Db, accountId: string, market: string): Promise<TextRow[]> {
  return db.$queryRaw<TextRow[]>`
    WITH newest AS (
      SELECT id, description, final_code, decided_at,
        sum(octet_length(description)) OVER (ORDER BY decided_at DESC, id) AS bytes
      FROM lookups
      WHERE account_id = ${accountId} AND market = ${market}::market AND decision IN ('approved', 'overridden')
      ORDER BY decided_at DESC, id
      LIMIT ${TEXTS_MAX + 1}
    ), kept AS (
      SELECT * FROM newest WHERE bytes <= ${TEXTS_MAX_BYTES} ORDER BY decided_at DESC, id LIMIT ${TEXTS_MAX}
    )
    SELECT id, description, final_code AS code,
      (SELECT count(*) FROM newest) = (SELECT count(*) FROM kept) AS is_complete
    FROM (
      SELECT DISTINCT ON (description) id, description, final_code, decided_at FROM kept
      ORDER BY description, decided_at DESC, id
    ) latest
    ORDER BY decided_at DESC, id`;
}

function readCatalog(db: Db, market: string): Promise<TextRow[]> {
  return db.$queryRaw<TextRow[]>`
    WITH newest AS (
      SELECT id, description, current_code, checked_at,
        sum(octet_length(description)) OVER (ORDER BY checked_at DESC NULLS LAST, id DESC) AS bytes
      FROM skus
      WHERE market = ${market}::market AND code_digits IS NOT NULL AND code_status <> 'invalid'
      ORDER BY checked_at DESC NULLS LAST, id DESC
      LIMIT ${TEXTS_MAX}
    )
    SELECT id::text, description, current_code AS code, false AS is_complete
    FROM (
      SELECT DISTINCT ON (description) id, description, current_code, checked_at FROM newest
      WHERE bytes <= ${TEXTS_MAX_BYTES}
      ORDER BY description, checked_at DESC NULLS LAST, id DESC
    ) latest
    ORDER BY checked_at DESC NULLS LAST, id DESC`;
}
