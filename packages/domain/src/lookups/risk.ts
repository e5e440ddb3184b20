/** Minimum scores of the risk levels. */
const HIGH_FROM = 60;
const MEDIUM_FROM = 30;

export const RISK_LEVELS = ['high', 'medium', 'low'] as const;

type RiskLevel = (typeof RISK_LEVELS)[number];

export function riskLevel(risk: number): RiskLevel {
  if (risk >= HIGH_FROM) return 'high';
  return risk >= MEDIUM_FROM ? 'medium' : 'low';
}

export const RISK_OF_ERROR = 100;
