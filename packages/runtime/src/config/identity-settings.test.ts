import { describe, expect, it } from '@jest/globals';
import { checkIdentitySettings, identitySettings, readRoleRules } from './identity-settings.ts';
import { readSettings } from './read-settings.ts';
import { apiSettings } from './settings.ts';

const PROVIDER = {
  OIDC_ISSUER: 'https://id.example',
  OIDC_CLIENT_ID: 'tariff',
  OIDC_ROLES: 'customs=reviewer',
  PUBLIC_URL: 'https://tariff.example',
};
const { publicUrl } = apiSettings;
const check = (env: Readonly<Record<string, string>>) =>
  checkIdentitySettings(readSettings({ ...identitySettings, publicUrl }, env));

describe('identity provider settings', () => {
  it.each([
    ['none', {}],
    ['all that are needed', PROVIDER],
    ['no passwords beside it', { ...PROVIDER, PASSWORD_SIGN_IN: 'off' }],
    ['plain HTTP on this machine', { ...PROVIDER, OIDC_ISSUER: 'http://127.0.0.1:9000' }],
  ])('are accepted: %s', (_what, env) => {
    expect(() => check(env)).not.toThrow();
  });

  it.each([
    [{ ...PROVIDER, OIDC_ISSUER: 'http://id.example' }, 'OIDC_ISSUER must be an https address'],
    [{ ...PROVIDER, OIDC_ISSUER: 'http://127.0.0.1.example' }, 'OIDC_ISSUER must be an https address'],
    [{ ...PROVIDER, OIDC_CLIENT_ID: '' }, 'OIDC_CLIENT_ID is required'],
    [{ ...PROVIDER, OIDC_ROLES: '' }, 'OIDC_ROLES is required'],
    [{ ...PROVIDER, OIDC_ROLES: 'customs=boss' }, 'OIDC_ROLES'],
    [{ ...PROVIDER, OIDC_SCOPES: 'email' }, 'OIDC_SCOPES must contain `openid`'],
    [{ ...PROVIDER, PUBLIC_URL: '' }, 'PUBLIC_URL is required'],
    [{ PASSWORD_SIGN_IN: 'off' }, 'PASSWORD_SIGN_IN can be off only with OIDC_ISSUER'],
  ])('are rejected: %o', (env, fault) => {
    expect(() => check(env)).toThrow(fault);
  });

  it('map a role from a value with an equals sign', () => {
    expect(readRoleRules(['cn=customs=reviewer', 'staff=entry'])).toEqual([
      { value: 'cn=customs', role: 'reviewer' },
      { value: 'staff', role: 'entry' },
    ]);
  });
});
