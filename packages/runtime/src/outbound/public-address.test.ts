import { describe, expect, it } from '@jest/globals';
import { guardedLookup, isPublicAddress, type ResolvedAddress } from './public-address.ts';

const PUBLIC = ['93.184.216.34', '8.8.8.8', '2606:4700:4700::1111', '2a00:1450:4001::1'];

// The blocks of RFC 6890 and the IANA special-purpose registries, and each way to write IPv4 inside IPv6.
const NOT_PUBLIC = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.16.0.1',
  '192.0.0.1',
  '192.0.2.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.1',
  '203.0.113.1',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::127.0.0.1',
  '::ffff:127.0.0.1',
  '::ffff:10.0.0.1',
  '::ffff:7f00:1',
  '64:ff9b::7f00:1',
  '64:ff9b::10.0.0.1',
  '64:ff9b:1::1',
  '2002:7f00:1::1',
  '2001:0:4136:e378:8000:63bf:3fff:fdd2',
  '2001:db8::1',
  '100::1',
  'fc00::1',
  'fd12::1',
  'fe80::1',
  'fec0::1',
  'ff02::1',
  '5f00::1',
];

describe('isPublicAddress', () => {
  it.each(PUBLIC)('accepts %s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each(NOT_PUBLIC)('rejects %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it.each(['', 'localhost', '127.1', '0x7f000001', '2130706433', '8.8.8.8/0', 'fe80::1%eth0'])(
    'rejects %j, which is not a complete address',
    (text) => expect(isPublicAddress(text)).toBe(false),
  );

  it('accepts a mapped public address', () => expect(isPublicAddress('::ffff:93.184.216.34')).toBe(true));
});

// Both sides of each block boundary (RFC 6890).
describe('a block of non-public addresses', () => {
  it.each([
    ['10.255.255.255', '11.0.0.0', '9.255.255.255'],
    ['100.127.255.255', '100.128.0.0', '100.63.255.255'],
    ['127.255.255.254', '128.0.0.1', '126.255.255.255'],
    ['169.254.0.0', '169.255.0.0', '169.253.255.255'],
    ['172.31.255.255', '172.32.0.0', '172.15.255.255'],
    ['192.168.0.0', '192.169.0.0', '192.167.255.255'],
    ['198.19.255.255', '198.20.0.0', '198.17.255.255'],
    ['239.255.255.255', '223.255.255.255', '223.0.0.1'],
  ])('has exact limits: it includes %s, but neither %s nor %s', (inside, after, before) => {
    expect([inside, after, before].map(isPublicAddress)).toEqual([false, true, true]);
  });

  it.each([
    'fdff:ffff:ffff:ffff:ffff:ffff:ffff:ffff',
    'febf::1',
    'fec0::1',
    '1fff:ffff::1',
    '4000::1',
    '2002:0808:0808::1',
    '::ffff:0:8.8.8.8',
    '64:ff9b::808:808',
  ])('of IPv6 contains %s, even if its target may be public', (address) =>
    expect(isPublicAddress(address)).toBe(false),
  );

  it.each(['::FFFF:169.254.169.254', '0:0:0:0:0:FFFF:A00:1', '::ffff:c0a8:101'])(
    'includes the mapped address %s',
    (address) => expect(isPublicAddress(address)).toBe(false),
  );

  it.each([
    ' 8.8.8.8',
    '8.8.8.8 ',
    '08.8.8.8',
    '８.8.8.8',
    '8.8.8',
    '8.8.8.8.',
    '[2606:4700::1]',
    '2606:4700::1::',
  ])('needs no check for %j, which is not an address', (text) => expect(isPublicAddress(text)).toBe(false));
});

const v4 = (address: string): ResolvedAddress => ({ address, family: 4 });
const v6 = (address: string): ResolvedAddress => ({ address, family: 6 });

function ask(answers: readonly ResolvedAddress[] | Error, options: object): Promise<unknown[]> {
  const lookup = guardedLookup(() =>
    answers instanceof Error ? Promise.reject(answers) : Promise.resolve(answers),
  );
  return new Promise((resolve) => lookup('name.test', options, (...given: unknown[]) => resolve(given)));
}

describe('guardedLookup', () => {
  it('returns all addresses if all are public', async () => {
    const answers = [v4('93.184.216.34'), v6('2606:4700:4700::1111')];
    expect(await ask(answers, { all: true })).toEqual([null, answers]);
  });

  it('returns the first address of the requested family', async () => {
    const answers = [v4('93.184.216.34'), v6('2606:4700:4700::1111')];
    expect(await ask(answers, { family: 6 })).toEqual([null, '2606:4700:4700::1111', 6]);
  });

  it.each([
    ['the A answer', [v4('10.0.0.1'), v6('2606:4700:4700::1111')]],
    ['the AAAA answer', [v4('93.184.216.34'), v6('::1')]],
    ['the last of many', [v4('93.184.216.34'), v4('8.8.8.8'), v4('127.0.0.1')]],
  ])('rejects the name if %s is private', async (_which, answers) => {
    const [error] = await ask(answers, { all: true });
    expect(error).toMatchObject({ code: 'ERR_PRIVATE_ADDRESS' });
  });

  it('rejects a private address of the other family', async () => {
    const [error] = await ask([v4('93.184.216.34'), v6('fd00::1')], { family: 4 });
    expect(error).toMatchObject({ code: 'ERR_PRIVATE_ADDRESS' });
  });

  it('fails if the name service fails', async () => {
    const [error] = await ask(Object.assign(new Error('no'), { code: 'ESERVFAIL' }), { all: true });
    expect(error).toMatchObject({ code: 'ESERVFAIL' });
  });

  it('fails without an address', async () => {
    const [error] = await ask([], { all: true });
    expect(error).toMatchObject({ code: 'ENOTFOUND' });
  });
});
