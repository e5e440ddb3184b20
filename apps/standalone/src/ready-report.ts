const SAMPLE_PRODUCT = {
  description: 'knitted cotton T-shirt for men',
  material: '100% cotton',
  market: 'US',
};

/** The administrator's key: where it is kept, and what it is when it was made by this start. */
export interface AdminKey {
  readonly file: string;
  /** Shown once: what a process prints ends in logs. */
  readonly shown: string | null;
}

/** The lines that tell a person that the service is up and how to try it. */
export function readyReport(address: string, key: AdminKey | null): readonly string[] {
  const ready = `ready ${address}`;
  if (key === null) return [ready];
  const headers = `-H "X-API-Key: $(cat '${key.file}')" -H 'Content-Type: application/json'`;
  return [
    ready,
    key.shown === null
      ? `admin API key: in ${key.file}`
      : `admin API key: ${key.shown} (also in ${key.file}; it is not shown again)`,
    `try: curl -s ${address}/api/classify ${headers} -d '${JSON.stringify(SAMPLE_PRODUCT)}'`,
  ];
}
