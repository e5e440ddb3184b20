import { expect, it } from '@jest/globals';
import { identityOf } from './claims.ts';

const RULES = {
  roleClaim: 'roles',
  roles: [
    { value: 'staff', role: 'entry' },
    { value: 'cn=customs', role: 'reviewer' },
    { value: 'chiefs', role: 'admin' },
  ],
  trustEmail: false,
} as const;
const WHO = { issuer: 'https://id.example', subject: 's-1' };
const roleOf = (claims: Readonly<Record<string, unknown>>, roleClaim = 'roles') =>
  identityOf(claims, WHO, { ...RULES, roleClaim }).role;

it.each([
  ['the highest of several', { roles: ['staff', 'chiefs', 'cn=customs'] }, 'roles', 'admin'],
  ['a single text', { roles: 'cn=customs' }, 'roles', 'reviewer'],
  ['a claim within another', { realm_access: { roles: ['staff'] } }, 'realm_access.roles', 'entry'],
  [
    'a claim whose name has points',
    { 'https://x.example/roles': ['staff'] },
    'https://x.example/roles',
    'entry',
  ],
  ['values without a rule', { roles: ['admin', 'reviewer'] }, 'roles', null],
  ['no claim', {}, 'roles', null],
  ['a claim that is an object', { roles: { chiefs: true } }, 'roles', null],
  ['a name that every object has', {}, 'constructor.name', null],
])('the role of claims %s', (_what, claims, roleClaim, role) => {
  expect(roleOf(claims, roleClaim)).toBe(role);
});

it.each([
  ['verified', true, false, true],
  ['not verified', undefined, false, false],
  ['verified by a text', 'true', false, false],
  ['not verified, and trusted by the operator', undefined, true, true],
])('the address of claims %s', (_what, email_verified, trustEmail, emailIsVerified) => {
  const claims = { email: 'ann@company.example', email_verified };
  expect(identityOf(claims, WHO, { ...RULES, trustEmail })).toMatchObject({ ...WHO, emailIsVerified });
});
