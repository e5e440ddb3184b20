/** A delivery leased by a sender; no other sends it until the lease expires. */
export interface ClaimedDelivery {
  readonly id: number;
  readonly token: string;
  readonly webhookId: string;
  readonly url: string;
  readonly secretSealed: Uint8Array;
  readonly event: string;
  readonly body: string;
  /** 1 for the first attempt; already counted. */
  readonly attempt: number;
  readonly attemptsMax: number;
  /** True if the endpoint's latest attempt failed. */
  readonly doubtful: boolean;
}

export interface ClaimRequest {
  readonly token: string;
  readonly now: Date;
  readonly leaseMs: number;
  readonly limit: number;
  /** Maximum deliveries to claim for endpoints whose latest attempt failed. */
  readonly doubtfulLimit: number;
  /** Maximum deliveries in progress per endpoint, over all senders. */
  readonly perEndpoint: number;
}

export interface AttemptOutcome {
  readonly deliveryId: number;
  readonly token: string;
  readonly webhookId: string;
  readonly delivered: boolean;
  readonly statusCode: number | null;
  /** Start of the response, or the key of the reason if there was none; null if delivered. */
  readonly error: string | null;
  readonly endedAt: Date;
  /** Time of the next attempt; null after the last one. */
  readonly nextAttemptAt: Date | null;
}

export interface NewPing {
  readonly webhookId: string;
  /** Body up to the delivery's id. */
  readonly bodyStart: string;
  readonly token: string;
  readonly now: Date;
  readonly leaseMs: number;
}

/** Store of deliveries for their senders. Each method is one transaction. */
export interface DeliveryStore {
  /**
   * Claims due deliveries, the first of each endpoint before the second of any.
   * @param ended outcomes to write first, as `record` does
   */
  claim(request: ClaimRequest, ended?: readonly AttemptOutcome[]): Promise<readonly ClaimedDelivery[]>;
  /** Writes a test call as claimed by the caller; null for a deleted webhook. */
  startPing(ping: NewPing): Promise<ClaimedDelivery | null>;
  /** Writes the outcomes of attempts; ignores those whose lease was lost. */
  record(outcomes: readonly AttemptOutcome[]): Promise<void>;
  /** Makes the deliveries of lost senders due again, or `failed` if no attempt remains; returns their number. */
  releaseLapsed(now: Date): Promise<number>;
  /** Cancels pending deliveries of paused or deleted webhooks and of deactivated accounts; returns their number. */
  cancelStranded(now: Date): Promise<number>;
  /** Deletes deliveries finished before a time and their events, some thousands per call; returns their number. */
  purge(before: Date): Promise<number>;
  /** Deletes replaced webhooks without a pending delivery; returns their number. */
  retire(now: Date): Promise<number>;
}
