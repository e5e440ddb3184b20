/** What a plan grants by one key: a feature that is on or off, or a limit. */
export interface Entitlement {
  readonly key: string;
  readonly kind: 'feature' | 'limit';
  readonly category: string;
  /** Of a feature. */
  readonly enabled: boolean;
  /** Of a limit; null is unlimited. */
  readonly value: number | null;
}

/** A plan with what it grants, in a fixed order. */
export interface Plan {
  readonly key: string;
  readonly name: string;
  /** Length of its free trial in days; null for a plan without one. */
  readonly trialDays: number | null;
  readonly entitlements: readonly Entitlement[];
}

/** A change of one entitlement; a part that is left out stays. */
export interface EntitlementChange {
  readonly key: string;
  readonly enabled?: boolean | undefined;
  /** Null makes a limit unlimited. */
  readonly value?: number | null | undefined;
}
