import { NO_RATES, type ScheduleLine } from '@svc/tariff/schedule/line';

export const leaf = (codeDigits: string): ScheduleLine => ({
  position: 0,
  parent: null,
  code: codeDigits,
  codeDigits,
  level: 'national',
  indent: 0,
  isLeaf: true,
  description: '',
  fullDescription: '',
  ...NO_RATES,
});
