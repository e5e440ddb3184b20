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

/** How an administrator gets in. */
export interface WaysIn {
  readonly adminKey: AdminKey | null;
  /** Token of a one-time sign-in link; null when an administrator has a password. */
  readonly signInToken: string | null;
}

/** The lines that tell a person that the service is up, where the console is, and how to try it. */
export function readyReport(address: string, { adminKey, signInToken }: WaysIn): readonly string[] {
  return [`ready ${address}`, consoleLine(address, signInToken), ...keyLines(address, adminKey)];
}

// The token is in the fragment, which a browser sends to nobody.
function consoleLine(address: string, signInToken: string | null): string {
  if (signInToken === null) return `console: ${address}/`;
  return `console: ${address}/welcome#${signInToken} (signs the administrator in once, within 15 minutes)`;
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
