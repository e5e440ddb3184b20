/** Tells what switched a market to a version, for those who follow it. */
export interface ActivationHistory {
  /** Id of the latest switch to a version, or null when it never was the active one. */
  latestTo(datasetId: string): Promise<string | null>;
}
