import type { Classification, Flag } from '../../classification.ts';
import { BLOCKING_FLAGS } from './flags.ts';

const RISK_MAX = 99;
const HIGH_FROM = 60;
const MEDIUM_FROM = 30;

/** Risk 0 to 99 of a classification that ended without an error: 70 for no confidence at all and 10 for each blocking flag. */
export function riskOf(confidence: number, flags: readonly Flag[]): number {
  const blocking = flags.filter(({ code }) => BLOCKING_FLAGS.has(code)).length;
  return Math.min(RISK_MAX, Math.round(70 * (1 - confidence)) + 10 * blocking);
}

/** The level of a risk of 0 to 100. */
export function riskLevelOf(risk: number): Classification['riskLevel'] {
  if (risk >= HIGH_FROM) return 'high';
  return risk >= MEDIUM_FROM ? 'medium' : 'low';
}
