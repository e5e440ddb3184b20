import type { ScheduleVersion } from '@svc/classifier/ports';
import type { Market } from '@svc/tariff/market';

export const indexVersion = (market: Market = 'US'): ScheduleVersion => ({
  id: 'd'.repeat(32),
  market,
  version: 'v1',
  name: 'v1',
  isDemo: false,
  isActive: true,
  isSuperseded: false,
  sourceName: null,
  sourceUrl: null,
});
