/** Bounds of the risk levels. */
const HIGH_FROM = 60;
const MEDIUM_FROM = 30;

/** How urgent a look at a lookup is. */
type RiskLevel = 'high' | 'medium' | 'low';

/** Level of a risk score of 0 to 100. */
export function riskLevel(risk: number): RiskLevel {
  if (risk >= HIGH_FROM) return 'high';
  return risk >= MEDIUM_FROM ? 'medium' : 'low';
}

/** Risk of a classified lookup, 0 to 99: its doubt, and ten for each blocking flag. */
export function riskOf(confidence: number, blockingFlags: number): number {
  return Math.min(99, Math.round(70 * (1 - confidence)) + 10 * blockingFlags);
}

/** Risk of a lookup that failed. */
export const RISK_OF_ERROR = 100;
