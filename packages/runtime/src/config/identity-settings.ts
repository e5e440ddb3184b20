import { SettingsError } from './read-settings.ts';
import { addressSetting, listSetting, numberSetting, switchSetting, textSetting, WEB } from './setting.ts';

/** `<claim value>=<role>`; the value may contain an equals sign. */
const ROLE_RULE = /^(?<value>.+)=(?<role>entry|reviewer|admin)$/;
const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export const identitySettings = {
  passwordSignIn: switchSetting('PASSWORD_SIGN_IN', true).about('sign-in with passwords of the service'),
  oidcIssuer: addressSetting('OIDC_ISSUER', WEB).about(
    'issuer of the identity provider; without it people sign in with passwords',
  ),
  oidcClientId: textSetting('OIDC_CLIENT_ID', '').about('client id at the identity provider'),
  oidcClientSecret: textSetting('OIDC_CLIENT_SECRET', '').about(
    'client secret; without it a public client with PKCE',
  ),
  oidcName: textSetting('OIDC_NAME', 'SSO').about('name of the identity provider on the sign-in page'),
  oidcScopes: textSetting('OIDC_SCOPES', 'openid email profile offline_access').about('requested scopes'),
  oidcRoleClaim: textSetting('OIDC_ROLE_CLAIM', 'roles').about('claim with the roles or groups of a person'),
  oidcRoles: listSetting('OIDC_ROLES', ROLE_RULE).about('roles by value of the claim'),
  oidcTrustEmail: switchSetting('OIDC_TRUST_EMAIL', false).about(
    'accept an address without `email_verified` for an existing account',
  ),
  oidcCheckSeconds: numberSetting('OIDC_CHECK_SECONDS', 300, { min: 5, max: 86_400 }).about(
    'seconds between checks of a session with the identity provider',
  ),
} as const;

export interface RoleRule {
  readonly value: string;
  readonly role: 'entry' | 'reviewer' | 'admin';
}

interface IdentityValues {
  readonly passwordSignIn: boolean;
  readonly publicUrl: string | null;
  readonly oidcIssuer: string | null;
  readonly oidcClientId: string;
  readonly oidcScopes: string;
  readonly oidcRoles: readonly string[];
}

export function readRoleRules(entries: readonly string[]): readonly RoleRule[] {
  return entries.flatMap((entry) => {
    const { value, role } = ROLE_RULE.exec(entry)?.groups ?? {};
    return value !== undefined && (role === 'entry' || role === 'reviewer' || role === 'admin')
      ? [{ value: value.trim(), role }]
      : [];
  });
}

/** True if an address is on this machine, where plain HTTP exposes nothing to a network. */
export function isLoopback(address: URL): boolean {
  return LOOPBACK.test(address.hostname);
}

function isOpenToNetwork(address: string): boolean {
  const url = new URL(address);
  return url.protocol === 'http:' && !isLoopback(url);
}

function faultsOfProvider({ publicUrl, oidcIssuer, ...values }: IdentityValues): readonly string[] {
  if (oidcIssuer === null) return [];
  const faults: readonly (readonly [boolean, string])[] = [
    [isOpenToNetwork(oidcIssuer), 'OIDC_ISSUER must be an https address'],
    [values.oidcClientId === '', 'OIDC_CLIENT_ID is required with OIDC_ISSUER'],
    [
      values.oidcRoles.length === 0,
      'OIDC_ROLES is required with OIDC_ISSUER, for example `customs-team=reviewer`',
    ],
    [!values.oidcScopes.split(' ').includes('openid'), 'OIDC_SCOPES must contain `openid`'],
    [
      publicUrl === null,
      'PUBLIC_URL is required with OIDC_ISSUER: the identity provider sends browsers back to it',
    ],
  ];
  return faults.filter(([isFault]) => isFault).map(([, fault]) => fault);
}

/** Returns consistent settings unchanged; throws SettingsError listing every error. */
export function checkIdentitySettings<T extends IdentityValues>(values: T): T {
  const faults = [...faultsOfProvider(values)];
  if (!values.passwordSignIn && values.oidcIssuer === null)
    faults.push('PASSWORD_SIGN_IN can be off only with OIDC_ISSUER: nobody could sign in');
  if (faults.length > 0) throw new SettingsError(faults);

  return values;
}
