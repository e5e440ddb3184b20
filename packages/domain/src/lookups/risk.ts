/** Minimum scores of the risk levels. */
const HIGH_FROM = 60;
const MEDIUM_FROM = 30;

export const RISK_LEVELS = ['high', 'medium', 'low'] as const;

type RiskLevel = (typeof RISK_LEVELS)[number];

/** Risk level of a score from 0 to 100. */
export function riskLevel(risk: number): RiskLevel {
  if (risk >= HIGH_FROM) return 'high';
  return risk >= MEDIUM_FROM ? 'medium' : 'low';
}

/** Risk of a lookup that failed. */
export const RISK_OF_ERROR = 100;
