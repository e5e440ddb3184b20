import { SettingsError } from './read-settings.ts';

interface WebhookValues {
  readonly environment: string;
  readonly webhookAllowHosts: readonly string[];
  readonly secretKey: string;
}

export const KEY_BYTES = 32;

/**
 * Parses the keys that seal secrets: comma-separated base64 texts of 32 bytes, the current key first. Null if there is
 * none or any is malformed.
 */
export function readSecretKeys(text: string): readonly Uint8Array[] | null {
  const keys = text.split(',').map((part) => Buffer.from(part.trim(), 'base64'));
  return keys.every((key) => key.length === KEY_BYTES) ? keys : null;
}

/** Returns consistent settings unchanged; throws SettingsError listing every error. */
export function checkWebhookSettings<T extends WebhookValues>(values: T): T {
  const faults: string[] = [];
  if (values.environment === 'production' && values.webhookAllowHosts.length > 0)
    faults.push('WEBHOOK_ALLOW_HOSTS must be empty when NODE_ENV is production');
  if (readSecretKeys(values.secretKey) === null)
    faults.push(
      `SECRET_KEY must be ${KEY_BYTES} bytes in base64, for example of \`openssl rand -base64 ${KEY_BYTES}\``,
    );

  if (faults.length > 0) throw new SettingsError(faults);

  return values;
}
