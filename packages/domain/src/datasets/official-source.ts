import type { Market } from '@svc/tariff/market';

/**
 * State of a market's official source: `disabled` (none set), `pending` (not checked yet), `no_release` (it offers
 * none), `loading` (a new release is being loaded), `loaded` (its release is the active version), `differs` (its
 * release is loaded and waits for a person, or its content differs from what is loaded under that name), `failed` (the
 * last check or load failed).
 */
export type SourceState = 'disabled' | 'no_release' | 'pending' | 'loading' | 'loaded' | 'failed' | 'differs';

export interface OfficialSource {
  readonly market: Market;
  readonly state: SourceState;
  /** Version name of the source's release; null before the first check. */
  readonly release: string | null;
  /** Start of the last check. */
  readonly checkedAt: Date | null;
  readonly loadId: string | null;
  /** Why the last check or load failed, in English. */
  readonly error: string | null;
}

export interface OfficialSourceStore {
  find(market: Market): Promise<OfficialSource | null>;
  save(source: OfficialSource): Promise<void>;
  /** Turns a disabled or unknown source into a pending one; leaves any other state. */
  enable(market: Market): Promise<void>;
}
