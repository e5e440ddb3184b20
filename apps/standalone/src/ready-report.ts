const SAMPLE_PRODUCT = {
  description: 'knitted cotton T-shirt for men',
  material: '100% cotton',
  market: 'US',
};

/** The lines that tell a person that the service is up and how to try it. */
export function readyReport(address: string, key: string | null, keyFile: string): readonly string[] {
  const ready = `ready ${address}`;
  if (key === null) return [ready];
  const headers = `-H 'X-API-Key: ${key}' -H 'Content-Type: application/json'`;
  return [
    ready,
    `admin API key: ${key} (also in ${keyFile})`,
    `try: curl -s ${address}/api/classify ${headers} -d '${JSON.stringify(SAMPLE_PRODUCT)}'`,
  ];
}
