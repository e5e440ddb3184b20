import { it } from '@jest/globals';
import { startTestApi } from './test-api.ts';
import { measureBulkSync } from '../../bench/src/bulk-sync.ts';
it('measures', async () => {
  const api = await startTestApi();
  const url = (api.agent.get('/api/health') as unknown as {url: string}).url.replace('/api/health','');
  const f = await measureBulkSync({ address: url, key: api.keys.admin, databaseUrl: api.database.url });
  process.stdout.write(JSON.stringify(f, null, 1) + '\n');
  await api.close();
}, 300_000);
