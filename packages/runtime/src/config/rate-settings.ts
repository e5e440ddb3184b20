import { numberSetting } from './setting.ts';

export const rateSettings = {
  ratePerKey: numberSetting(
    'RATE_PER_KEY',
    0,
    { min: 0, max: 1_000_000 },
    'calls a minute of one API key; 0 for no limit',
  ),
  ratePerAccount: numberSetting(
    'RATE_PER_ACCOUNT',
    0,
    { min: 0, max: 1_000_000 },
    'calls a minute of one account, by keys and sessions; 0 for no limit',
  ),
} as const;
