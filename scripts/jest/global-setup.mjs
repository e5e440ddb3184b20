// Jest loads this file untransformed, so it runs on the build that `npm test` makes first.
import { startTestServers, stopTestServers } from '../../packages/testkit/dist/test-servers.js';

export default async function setUp() {
  await startTestServers();
  globalThis.stopTestServers = stopTestServers;
}
