import { expect, it } from '@jest/globals';
import { RISK_OF_ERROR, riskLevel } from './risk.ts';

it.each([
  [29, 'low'],
  [30, 'medium'],
  [59, 'medium'],
  [60, 'high'],
  [RISK_OF_ERROR, 'high'],
])('riskLevel for %i is %s', (risk, level) => expect(riskLevel(risk)).toBe(level));
