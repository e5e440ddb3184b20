import { expect, it } from '@jest/globals';
import { apiAddress } from './apps.ts';

it.each([
  ['127.0.0.1', 'http://127.0.0.1:8080'],
  ['localhost', 'http://localhost:8080'],
  ['192.168.1.5', 'http://192.168.1.5:8080'],
  ['0.0.0.0', 'http://127.0.0.1:8080'],
  ['::', 'http://127.0.0.1:8080'],
  ['::1', 'http://[::1]:8080'],
  ['fd00::5', 'http://[fd00::5]:8080'],
])('the local address of the API listening at %s is %s', (host, address) => {
  expect(apiAddress({ host, port: 8080 })).toBe(address);
  expect(URL.canParse(apiAddress({ host, port: 8080 }))).toBe(true);
});
