import { it } from '@jest/globals';
import { createTestDatabase } from '@svc/testkit/test-database';
import { openClient } from '@svc/storage/client';
import { wideItem } from '../../bench/src/bulk-items.ts';
const WORDS = Array.from({length: 1500}, (_, i) => wideItem('w', i, []).description.slice(0, 4 + i % 6).replace(' ', 'e'));
const prose = (seed: number, n: number) => { let s=''; let k=seed*7919+1; while (s.length<n) { k=(k*1103515245+12345)%2147483648; s+=WORDS[k%1500]+' '; } return s.slice(0,n); };
it('measures', async () => {
  const db = await createTestDatabase();
  const c = await openClient(db.url);
  await c.query('CREATE TABLE plain (LIKE skus INCLUDING DEFAULTS); CREATE UNIQUE INDEX ON plain (sku, market)');
  const run = async (name: string, table: string, kind: string, tag: string) => {
    const items = Array.from({length: 5000}, (_, i) => { const w = wideItem(tag, i, ['6109100012']); return kind==='random' ? w : kind==='prose' ? {...w, description: prose(i,2000), external_ref: prose(i+1,255)} : kind==='x' ? {...w, description: 'x'.repeat(2000), external_ref: 'y'.repeat(255)} : {...w, description: prose(i,80), external_ref: 'E'+i}; });
    const col = (f: string) => items.map((i) => (i as Record<string, unknown>)[f]);
    for (const turn of ['new','again']) {
      const t = performance.now();
      await c.query(`INSERT INTO ${table} (sku, market, description, material, use, composition, origin, notes, external_ref, current_code, code_digits, code_status)
       SELECT i.*, 'valid'::code_status FROM unnest($1::text[],$2::text[]::market[],$3::text[],$4::text[],$5::text[],$6::text[],$7::text[],$8::text[],$9::text[],$10::text[],$11::text[]) AS i
       ON CONFLICT (sku, market) DO UPDATE SET description=excluded.description, material=excluded.material, use=excluded.use, composition=excluded.composition, origin=excluded.origin, notes=excluded.notes, external_ref=excluded.external_ref`,
       ['sku','market','description','material','use','composition','origin','notes','external_ref','current_code','current_code'].map(col));
      process.stdout.write(`${name} ${kind} ${turn} ${Math.round(performance.now()-t)}\n`);
    }
  };
  for (const kind of ['random','prose','short','x']) { await run('plain','plain',kind,'p'+kind); await run('gin','skus',kind,'g'+kind); }
  await c.query('ALTER INDEX skus_by_words SET (gin_pending_list_limit = 262144)');
  for (const kind of ['random','prose','short','x']) await run('pend','skus',kind,'q'+kind);
  await c.query('DROP INDEX skus_by_words');
  for (const kind of ['random','prose']) await run('nogin','skus',kind,'n'+kind);
  await c.query('ANALYZE skus');
  let t = performance.now(); await c.query("SELECT count(*) FROM skus WHERE svc_fold(description) LIKE '%qwe%'"); process.stdout.write(`seq ${Math.round(performance.now()-t)} ${(await c.query('select count(*) from skus')).rows[0].count}\n`);
  await c.end(); await db.close();
}, 300_000);
