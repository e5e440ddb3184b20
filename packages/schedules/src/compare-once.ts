import type { CompareRequest } from './record-changes.ts';

/** Compares two versions; concurrent calls for the same two share one comparison. */
export function createCompareOnce(
  compare: (request: CompareRequest) => Promise<void>,
): (request: CompareRequest) => Promise<void> {
  const underWay = new Map<string, Promise<void>>();

  return (request) => {
    const key = `${request.fromDatasetId} ${request.toDatasetId}`;
    const known = underWay.get(key);
    if (known !== undefined) return known;

    const started = compare(request).finally(() => underWay.delete(key));
    underWay.set(key, started);

    return started;
  };
}
