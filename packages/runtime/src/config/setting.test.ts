import { describe, expect, it } from '@jest/globals';
import { readSettings } from './read-settings.ts';
import {
  addressSetting,
  choiceSetting,
  listSetting,
  numberSetting,
  requiredAddressSetting,
  switchSetting,
  textSetting,
  type Setting,
} from './setting.ts';
import { lookupSettings } from './settings.ts';

const { creditsPerLookup } = lookupSettings;
const read = (text: string) =>
  readSettings({ creditsPerLookup }, { CREDITS_PER_LOOKUP: text }).creditsPerLookup;

// The ledger has two decimals.
describe('CREDITS_PER_LOOKUP', () => {
  it.each([['0.125'], ['0.004'], ['999.999'], ['1e-3']])('rejects %s at startup', (text) => {
    expect(() => read(text)).toThrow(/CREDITS_PER_LOOKUP must have no more than 2 decimal places/);
  });

  it.each([
    ['0', 0],
    ['0.01', 0.01],
    ['0.07', 0.07],
    ['1.10', 1.1],
    ['999.99', 999.99],
  ])('accepts %s unchanged', (text, fee) => expect(read(text)).toBe(fee));
});

function valueOf(setting: Setting<unknown>, text: string | undefined): unknown {
  return readSettings({ it: setting }, { [setting.env]: text }).it;
}

describe('a number', () => {
  const whole = numberSetting('COUNT', 5, { min: 1, max: 10 }).about('how many');
  const share = numberSetting('SHARE', 0.5, { min: 0, max: 1, whole: false }).about('how much');

  it.each([
    [undefined, 5],
    ['1', 1],
    ['10', 10],
    ['07', 7],
  ])('that is an integer accepts %j', (text, value) => expect(valueOf(whole, text)).toBe(value));

  it.each(['0', '11', '-1', '1.5', '', ' ', 'five', '0x5', '５', '5 6', '1,0', 'NaN', 'Infinity', '5;'])(
    'that is an integer rejects %j, naming the variable',
    (text) => expect(() => valueOf(whole, text)).toThrow(/COUNT .*\(how many\)/),
  );

  it.each([
    ['0', 0],
    ['1', 1],
    ['0.625', 0.625],
  ])('with a fraction accepts %j', (text, value) => expect(valueOf(share, text)).toBe(value));

  it.each(['-0.01', '1.01', '0,5', '50%'])('with a fraction rejects %j', (text) =>
    expect(() => valueOf(share, text)).toThrow(/SHARE/),
  );
});

describe('a switch', () => {
  const onByDefault = switchSetting('SAMPLE', true).about('samples');

  it.each([
    ['on', true],
    ['true', true],
    ['1', true],
    ['off', false],
    ['false', false],
    ['0', false],
    [undefined, true],
  ])('is read from %j', (text, value) => expect(valueOf(onByDefault, text)).toBe(value));

  it.each(['yes', 'no', '2', '', 'enabled', 'onn'])('rejects %j, naming the variable', (text) =>
    expect(() => valueOf(onByDefault, text)).toThrow(/SAMPLE/),
  );
});

describe('a choice', () => {
  const level = choiceSetting('LEVEL', ['info', 'debug'], 'info').about('what is logged');

  it('accepts its values, and has a default', () => {
    expect([valueOf(level, 'debug'), valueOf(level, undefined)]).toEqual(['debug', 'info']);
  });

  it.each(['trace', 'INFO', '', ' info', 'info,debug'])('rejects %j, listing the known values', (text) =>
    expect(() => valueOf(level, text)).toThrow(/LEVEL .*info.*debug/),
  );
});

describe('a URL', () => {
  const queue = addressSetting('QUEUE_URL', ['redis', 'rediss']).about('queue');
  const database = requiredAddressSetting('DATABASE_URL', ['postgresql']).about('database');

  it('may be missing or empty if optional', () => {
    expect([valueOf(queue, undefined), valueOf(queue, '')]).toEqual([null, null]);
  });

  it.each(['redis://127.0.0.1:6379', 'rediss://:word@redis.example:6380/1', 'redis://[::1]:6379'])(
    'with one of its schemes is accepted: %s',
    (text) => expect(valueOf(queue, text)).toBe(text),
  );

  it.each(['http://127.0.0.1', '127.0.0.1:6379', 'redis', '//127.0.0.1', 'redis://a b'])(
    'of another form is rejected: %s',
    (text) => expect(() => valueOf(queue, text)).toThrow(/QUEUE_URL/),
  );

  it.each([undefined, ''])('that is required rejects %j', (text) =>
    expect(() => valueOf(database, text)).toThrow(/DATABASE_URL/),
  );
});

describe('a list', () => {
  const hosts = listSetting('HOSTS', /^[a-z]+:\d+$/).about('receivers');

  it.each([
    [undefined, []],
    ['', []],
    [' , ', []],
    ['a:1', ['a:1']],
    [' a:1 ,, b:2,', ['a:1', 'b:2']],
  ])('accepts %j', (text, value) => expect(valueOf(hosts, text)).toEqual(value));

  it.each(['a', 'a:1,b', 'a:1;b:2', 'a:1 b:2'])('rejects %j because of one invalid item', (text) =>
    expect(() => valueOf(hosts, text)).toThrow(/HOSTS/),
  );
});

it('text counts as missing if empty, and is otherwise unchanged', () => {
  const folder = textSetting('DIR', '.data').about('folder');
  expect(['', undefined, '/srv/dữ liệu'].map((text) => valueOf(folder, text))).toEqual([
    '.data',
    '.data',
    '/srv/dữ liệu',
  ]);
});
