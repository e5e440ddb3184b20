import { describe, expect, it } from '@jest/globals';
import { callerNetwork, plainAddress } from './caller-address.ts';

describe('plainAddress', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['203.0.113.9:4711', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['::ffff:cb00:7109', '203.0.113.9'],
    ['0:0:0:0:0:ffff:203.0.113.9', '203.0.113.9'],
    ['2001:DB8:0:0::1', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
  ])('reads %s as %s', (text, address) => expect(plainAddress(text)).toBe(address));

  it.each(['', 'unknown', '203.0.113', '203.0.113.9.1', '1234', '_hidden', 'a'.repeat(500)])(
    'returns none for %j',
    (text) => expect(plainAddress(text)).toBeNull(),
  );
});

it.each([
  ['203.0.113.9', '203.0.113.9'],
  ['::ffff:203.0.113.9', '203.0.113.9'],
  ['2001:db8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['::1', '::/64'],
])('callerNetwork of %s is %s', (address, network) => expect(callerNetwork(address)).toBe(network));
