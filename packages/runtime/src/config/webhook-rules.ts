import { SettingsError } from './read-settings.ts';

interface WebhookValues {
  readonly environment: string;
  readonly webhookAllowHosts: readonly string[];
  readonly secretKey: string;
}

const KEY_BYTES = 32;

/**
 * Reads the keys that seal secrets: one base64 text of 32 bytes, or several with commas between, the one in use first
 * and those of earlier days after it. Null when any is malformed or there is none.
 */
export function readSecretKeys(text: string): readonly Uint8Array[] | null {
  const keys = text.split(',').map((part) => Buffer.from(part.trim(), 'base64'));
  return keys.every((key) => key.length === KEY_BYTES) ? keys : null;
}

/** Passes settings on when they fit together; throws SettingsError listing every fault. */
export function checkWebhookSettings<T extends WebhookValues>(values: T): T {
  const faults: string[] = [];
  if (values.environment === 'production' && values.webhookAllowHosts.length > 0)
    faults.push('WEBHOOK_ALLOW_HOSTS must be empty when NODE_ENV is production');
  if (readSecretKeys(values.secretKey) === null)
    faults.push('SECRET_KEY must be 32 bytes in base64, for example of `openssl rand -base64 32`');

  if (faults.length > 0) throw new SettingsError(faults);

  return values;
}
