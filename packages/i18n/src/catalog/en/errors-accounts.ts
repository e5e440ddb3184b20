/** Refusals about accounts, keys, sessions and the loading of data. */
export const accountErrors = {
  key_missing: 'Send the API key in the X-API-Key header',
  key_invalid: 'The API key does not exist or has been revoked',
  account_deactivated: 'The account behind this key is deactivated',
  session_expired: 'The session has ended; sign in again',
  session_only: 'This address needs a signed-in session; an API key is not accepted',
  sign_in_failed: 'The e-mail address or the password is wrong',
  sign_in_link: 'The sign-in link is unknown, already used or expired',
  session_unknown: 'There is no session {session}',
  sign_in_rate: 'Too many failed sign-ins; try again in {minutes} minutes',
  forbidden_role: 'This call needs the role {role}',
  email_taken: 'There is already an account with the e-mail address {email}',
  account_unknown: 'There is no account {account}',
  last_admin: 'The last active administrator cannot be deactivated or given another role',
  password_rules: 'A password has {min} to {max} characters, is not blank and is not the e-mail address',
  password_current: 'The current password is wrong',
  password_same: 'The new password must differ from the current one',
  plan_unknown: 'There is no plan {plan}',
  key_unknown: 'There is no API key {key}',
  dataset_unknown: 'There is no tariff version {version} for {market}',
  dataset_content_differs:
    'The tariff version {version} of {market} is already loaded with other content; use --replace to load it anew',
} as const;
