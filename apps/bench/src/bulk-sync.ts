import { openDatabase } from '@svc/storage/prisma';
import { wideItem, type WideItem } from './bulk-items.ts';
import { quantile, say, timed } from './figures.ts';
import { call } from './stack/client.ts';
import { type Stack, startStack } from './stack/stack.ts';

const ITEMS = 5000;
const ROUNDS = 3;
const CODES_MAX = 2000;

type Client = ReturnType<typeof openDatabase>['client'];

/**
 * Measures `POST /api/skus/bulk` with `check_codes` against a bare `unnest` upsert of the same rows into the same
 * table, alternating.
 */
async function measureBulkSync(stack: Pick<Stack, 'address' | 'key' | 'databaseUrl'>) {
  const database = openDatabase(stack.databaseUrl, 2);
  try {
    const codes = await readCodes(database.client);
    const rounds: { bare: number[]; call: number[] }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const bare = Array.from({ length: ITEMS }, (_, place) => wideItem(`bare-${round}`, place, codes));
      const sent = Array.from({ length: ITEMS }, (_, place) => wideItem(`call-${round}`, place, codes));
      const times = { bare: [] as number[], call: [] as number[] };
      for (let turn = 0; turn < 2; turn += 1) {
        times.bare.push((await timed(() => bareUpsert(database.client, bare))).ms);
        times.call.push((await timed(() => sync(stack, sent))).ms);
      }
      rounds.push(times);
    }
    return { items: ITEMS, created: median(rounds, 0), updated: median(rounds, 1) };
  } finally {
    await database.client.$executeRaw`DELETE FROM skus WHERE sku LIKE 'bare-%' OR sku LIKE 'call-%'`;
    await database.close();
  }
}

/** Median milliseconds of the bare upsert and of the call with the same rows. */
function median(rounds: readonly { bare: number[]; call: number[] }[], turn: number) {
  const of = (kind: 'bare' | 'call') =>
    quantile(
      rounds.map((times) => times[kind][turn] ?? 0),
      0.5,
    );
  const [bare, called] = [of('bare'), of('call')];

  return { bare, call: called, ratio: called / bare };
}

async function readCodes(client: Client): Promise<readonly string[]> {
  const rows = await client.tariffLine.findMany({
    where: { dataset: { market: 'US', state: 'active' }, isLeaf: true },
    select: { code: true },
    take: CODES_MAX,
  });
  return rows.flatMap((row) => row.code ?? []);
}

async function sync(stack: Pick<Stack, 'address' | 'key'>, items: readonly WideItem[]): Promise<void> {
  const answer = await call(stack, 'POST', '/api/skus/bulk', { items, check_codes: true });
  const upserted = (answer.body as { readonly upserted?: number }).upserted;
  if (answer.status !== 200 || upserted !== items.length) {
    throw new Error(`the bulk sync answered ${answer.status}: ${JSON.stringify(answer.body).slice(0, 500)}`);
  }
}

async function bareUpsert(client: Client, items: readonly WideItem[]): Promise<void> {
  const column = (field: keyof WideItem) => items.map((item) => item[field]);
  await client.$executeRaw`
    INSERT INTO skus (sku, market, description, material, use, composition, origin, notes, external_ref,
      current_code, code_digits, code_status)
    SELECT i.*, 'valid'::code_status FROM unnest(
      ${column('sku')}::text[], ${column('market')}::text[]::market[], ${column('description')}::text[],
      ${column('material')}::text[], ${column('use')}::text[], ${column('composition')}::text[],
      ${column('origin')}::text[], ${column('notes')}::text[], ${column('external_ref')}::text[],
      ${column('current_code')}::text[], ${column('current_code')}::text[]) AS i
    ON CONFLICT (sku, market) DO UPDATE SET description = excluded.description, material = excluded.material,
      use = excluded.use, composition = excluded.composition, origin = excluded.origin, notes = excluded.notes,
      external_ref = excluded.external_ref, current_code = excluded.current_code,
      code_digits = excluded.code_digits, code_status = excluded.code_status`;
}

/** Measures a bulk sync of maximum size against a bare upsert of the same rows. Prints its report. */
export async function benchBulk(): Promise<void> {
  const stack = await startStack();
  try {
    const figures = await measureBulkSync(stack);
    for (const [name, value] of Object.entries(figures)) say(`${name}: ${JSON.stringify(value)}`);
  } finally {
    await stack.stop();
  }
}
