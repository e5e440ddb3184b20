import { expect, it } from '@jest/globals';
import { suiteDatabase } from '@svc/testkit/suite';
import { openClient } from './client.ts';

const database = suiteDatabase();

it('an idle connection closed by the server fails only the next query', async () => {
  const client = await openClient(database.url);
  const { rows } = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
  const lost = new Promise((resolve) => client.once('end', resolve));

  await database.client.$queryRaw`SELECT pg_terminate_backend(${rows[0]?.pid ?? 0}::int)`;
  await lost;

  await expect(client.query('SELECT 1')).rejects.toThrow(/connection|terminat/i);

  await client.end();
});
