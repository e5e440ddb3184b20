export default async function tearDown() {
  await globalThis.stopTestServers();
}
