/** Refusals about accounts, keys, sessions and the loading of data. */
export const accountErrors = {
  key_missing: 'Send the API key in the X-API-Key header',
  key_invalid: 'The API key does not exist or has been revoked',
  account_deactivated: 'The account behind this key is deactivated',
  session_expired: 'The session has ended; sign in again',
  session_only: 'This address needs a signed-in session; an API key is not accepted',
  sign_in_failed: 'The e-mail address or the password is wrong',
  sign_in_rate: 'Too many failed sign-ins; try again in {minutes} minutes',
  forbidden_role: 'This call needs the role {role}',
  email_taken: 'There is already an account with the e-mail address {email}',
  account_unknown: 'There is no account {account}',
  last_admin: 'The last active administrator cannot be deactivated or given another role',
  password_short: 'The password must have at least {limit} characters',
  plan_unknown: 'There is no plan {plan}',
  key_unknown: 'There is no API key {key}',
  key_role_above_account: 'The role of a key cannot exceed the role of its account ({role})',
  dataset_unknown: 'There is no tariff version {version} for {market}',
  dataset_content_differs:
    'The tariff version {version} of {market} is already loaded with other content; use --replace to load it anew',
  dataset_active: 'The active tariff version of {market} cannot be replaced or removed',
  dataset_unreadable: 'The file is not a tariff schedule of {market} in a known form',
} as const;
