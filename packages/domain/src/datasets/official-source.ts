import type { Market } from '@svc/tariff/market';

/**
 * State of a market's official source: `disabled` (none set), `pending` (not looked at yet), `no_release` (it
 * offers none), `loading` (a new release is being loaded), `loaded` (its release is the active version), `differs` (its
 * release is loaded and waits for a person, or its content is not what is loaded under that name), `failed` (the last
 * look or load failed).
 */
export type SourceState = 'disabled' | 'no_release' | 'pending' | 'loading' | 'loaded' | 'failed' | 'differs';

/** State of the official source of a market's schedule. */
export interface OfficialSource {
  readonly market: Market;
  readonly state: SourceState;
  /** Version that the source's release has or will have here; null before the first look. */
  readonly release: string | null;
  /** Start of the last look. */
  readonly checkedAt: Date | null;
  /** The load of its latest release. */
  readonly loadId: string | null;
  /** Why the last look or load failed, in English. */
  readonly error: string | null;
}

/** Store of the state of official sources. */
export interface OfficialSourceStore {
  find(market: Market): Promise<OfficialSource | null>;
  save(source: OfficialSource): Promise<void>;
}
