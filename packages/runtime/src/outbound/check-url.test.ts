import { describe, expect, it } from '@jest/globals';
import { checkWebhookUrl } from './check-url.ts';
import type { ResolvedAddress } from './public-address.ts';

const publicName = async (): Promise<readonly ResolvedAddress[]> => [{ address: '93.184.216.34', family: 4 }];

function check(url: string, resolve = publicName, allowHosts: readonly string[] = []) {
  return checkWebhookUrl(url, { allowHosts: () => allowHosts, resolve });
}

describe('checkWebhookUrl', () => {
  it.each([
    'https://hooks.example.com/in?a=1',
    'https://hooks.example.com:8443/',
    'https://hooks.example.com:1024/',
    'https://hooks.example.com:65535/',
    'https://93.184.216.34/',
    'https://[2606:4700:4700::1111]/',
  ])('accepts %s', async (url) => expect(await check(url)).toBeNull());

  it.each([
    ['http://hooks.example.com/', 'webhook_https'],
    ['ftp://hooks.example.com/', 'webhook_https'],
    ['https://user@hooks.example.com/', 'webhook_credentials'],
    ['https://:word@hooks.example.com/', 'webhook_credentials'],
    ['https://hooks.example.com:80/', 'webhook_port'],
    ['https://hooks.example.com:22/', 'webhook_port'],
    ['https://hooks.example.com:1023/', 'webhook_port'],
    ['not a url', 'webhook_url'],
  ])('rejects %s with %s', async (url, reason) => expect(await check(url)).toBe(reason));

  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://127.0.0.1./',
    'https://%31%32%37.0.0.1/',
    'https://１２７.０.０.１/',
    'https://0/',
    'https://169.254.169.254/latest/meta-data',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[64:ff9b::169.254.169.254]/',
    'https://[2002:7f00:0001::]/',
    'https://[fd00::1]/',
  ])('rejects the private literal %s without a DNS lookup', async (url) => {
    let asked = 0;
    const reason = await check(url, async () => {
      asked += 1;
      return publicName();
    });

    expect(reason).toBe('webhook_private');
    expect(asked).toBe(0);
  });

  it('rejects a name with a private address among public ones', async () => {
    const mixed = async () => [
      { address: '93.184.216.34', family: 4 },
      { address: '::1', family: 6 },
    ];
    expect(await check('https://hooks.example.com/', mixed)).toBe('webhook_private');
  });

  it('rejects a name without an address, and one whose DNS lookup fails', async () => {
    expect(await check('https://hooks.example.com/', async () => [])).toBe('webhook_unresolvable');
    const broken = async (): Promise<never> => Promise.reject(new Error('ESERVFAIL'));
    expect(await check('https://hooks.example.com/', broken)).toBe('webhook_unresolvable');
  });

  it('allows the listed receivers, also with http, and no others', async () => {
    const allowed = ['127.0.0.1:9000', 'LocalHost:80'];
    expect(await check('http://127.0.0.1:9000/x', publicName, allowed)).toBeNull();
    expect(await check('http://localhost/x', publicName, allowed)).toBeNull();
    expect(await check('http://127.0.0.1:9001/x', publicName, allowed)).toBe('webhook_https');
    expect(await check('https://127.0.0.1:9001/x', publicName, allowed)).toBe('webhook_private');
    expect(await check('http://u:p@127.0.0.1:9000/x', publicName, allowed)).toBe('webhook_credentials');
    expect(await check('file://127.0.0.1:9000/x', publicName, allowed)).not.toBeNull();
  });
});
