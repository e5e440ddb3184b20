/** What is known of a version beside its lines, and can change while it is held in memory. */
export interface ScheduleFacts {
  /** Marks that differ once what they stand for has changed: texts of other languages, and the change that led to a version. */
  stamps(datasetId: string): Promise<FactStamps>;
  /** Digits of the codes that the latest change to a version touched; empty while its comparison is under way. */
  changedDigits(datasetId: string): Promise<ReadonlySet<string>>;
}

/** Marks of what a held version was made with. */
export interface FactStamps {
  readonly texts: string;
  readonly change: string;
}
