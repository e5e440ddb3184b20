import type { StartReport } from './installation.ts';

const SAMPLE_PRODUCT = {
  description: 'knitted cotton T-shirt for men',
  material: '100% cotton',
  market: 'US',
};

/** Path of the administrator's key file, and a new key. */
interface AdminKey {
  readonly file: string;
  /** The new key, printed once because output ends up in logs; null if not new. */
  readonly shown: string | null;
}

const FETCH = 'npm run --silent tariff -- datasets fetch --market US --activate --wait';

const SAMPLE_HINT = `sample schedules only, some hundred lines each; the official one of the United States: ${FETCH}`;

/** Start message: the service is up, the console's address, and how to try it. */
export function readyReport(
  address: string,
  adminKey: AdminKey | null,
  { isSampleActive, signInFragment }: StartReport,
): readonly string[] {
  const hint = isSampleActive ? [SAMPLE_HINT] : [];
  return [`ready ${address}`, consoleLine(address, signInFragment), ...keyLines(address, adminKey), ...hint];
}

// Token and e-mail address are in the fragment, which browsers never send.
function consoleLine(address: string, signInFragment: string | null): string {
  if (signInFragment === null) return `console: ${address}/`;
  return `console: ${address}/welcome#${signInFragment} (signs the administrator in once, within 15 minutes)`;
}

function keyLines(address: string, key: AdminKey | null): readonly string[] {
  if (key === null) return [];

  const headers = `-H "X-API-Key: $(cat '${key.file}')" -H 'Content-Type: application/json'`;

  return [
    key.shown === null
      ? `admin API key: in ${key.file}`
      : `admin API key: ${key.shown} (also in ${key.file}; it is not shown again)`,
    `try: curl -s ${address}/api/classify ${headers} -d '${JSON.stringify(SAMPLE_PRODUCT)}'`,
  ];
}
