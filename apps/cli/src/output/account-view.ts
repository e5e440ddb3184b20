import type { Account, ApiKey } from '@svc/domain/accounts/account';
import { translator } from '@svc/i18n/translate';
import { accountJson, apiKeyJson } from '@svc/wire/account';

const t = translator('en');

export function accountView(account: Account) {
  const { role_label: _label, unlimited: _unlimited, ...view } = accountJson(account, t);

  return view;
}

export function keyView(key: ApiKey) {
  const { account_id: _account, ...view } = apiKeyJson(key);

  return view;
}
