import { describe, expect, it } from '@jest/globals';
import { readSettings, SettingsError } from './read-settings.ts';
import { trustProxySetting } from './trust-proxy.ts';

const read = (text?: string) => readSettings({ trust: trustProxySetting }, { TRUST_PROXY: text }).trust;

describe('TRUST_PROXY', () => {
  it.each([undefined, '', '0'])('trusts nobody for %j', (text) => expect(read(text)).toBe(0));

  it.each([
    ['1', 1],
    ['16', 16],
    ['10.0.0.7', ['10.0.0.7']],
    ['10.0.0.0/8, fd00::/8,::1', ['10.0.0.0/8', 'fd00::/8', '::1']],
    ['loopback,uniquelocal', ['loopback', 'uniquelocal']],
  ])('reads %j', (text, value) => expect(read(text)).toEqual(value));

  it.each([
    'true',
    '-1',
    '17',
    '1,2',
    '1.5',
    'proxy.example.com',
    '10.0.0.0/33',
    'fd00::/129',
    '10.0.0.0/8/8',
    '10.0.0.0/',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.1,',
    '*',
  ])('rejects %j and names the setting', (text) => {
    expect(() => read(text)).toThrow(SettingsError);
    expect(() => read(text)).toThrow(/TRUST_PROXY must be a number of hops/);
  });
});
