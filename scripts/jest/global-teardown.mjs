import { once } from 'node:events';

export default async function tearDown() {
  const { testServers } = globalThis;
  const exit = once(testServers, 'exit');
  testServers.disconnect();
  await exit;
}
