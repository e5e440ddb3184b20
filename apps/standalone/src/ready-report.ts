import type { StartReport } from './installation.ts';

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

const FETCH = 'npm run --silent tariff -- datasets fetch --market US --activate --wait';

/** What a person who has only the sample schedules is told. */
export const SAMPLE_HINT = `sample schedules only, some hundred lines each; the official one of the United States: ${FETCH}`;

/** The lines that tell a person that the service is up and how to try it. */
export function readyReport(
  address: string,
  key: AdminKey | null,
  { isSampleActive }: StartReport,
): readonly string[] {
  const ready = `ready ${address}`;
  const hint = isSampleActive ? [SAMPLE_HINT] : [];
  if (key === null) return [ready, ...hint];
  const headers = `-H "X-API-Key: $(cat '${key.file}')" -H 'Content-Type: application/json'`;
  return [
    ready,
    key.shown === null
      ? `admin API key: in ${key.file}`
      : `admin API key: ${key.shown} (also in ${key.file}; it is not shown again)`,
    `try: curl -s ${address}/api/classify ${headers} -d '${JSON.stringify(SAMPLE_PRODUCT)}'`,
    ...hint,
  ];
}
