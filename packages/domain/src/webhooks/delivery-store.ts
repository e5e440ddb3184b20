/** A delivery leased by a sender; nobody else sends it until the lease is over. */
export interface ClaimedDelivery {
  readonly id: number;
  readonly token: string;
  readonly webhookId: string;
  readonly url: string;
  readonly secretSealed: Uint8Array;
  readonly event: string;
  /** The exact text that is signed and sent. */
  readonly body: string;
  /** 1 for the first attempt; this one is counted already. */
  readonly attempt: number;
  readonly attemptsMax: number;
  /** True if the endpoint's latest attempt failed. */
  readonly doubtful: boolean;
}

/** Limits of a sender's claim. */
export interface ClaimRequest {
  /** Marks what is taken; not used before. */
  readonly token: string;
  readonly now: Date;
  readonly leaseMs: number;
  /** Most deliveries to take. */
  readonly limit: number;
  /** Most deliveries to take for endpoints whose latest attempt failed. */
  readonly doubtfulLimit: number;
  /** Maximum of deliveries in progress to one endpoint, whoever sends them. */
  readonly perEndpoint: number;
}

/** End of one attempt. */
export interface AttemptOutcome {
  readonly deliveryId: number;
  readonly token: string;
  readonly webhookId: string;
  readonly delivered: boolean;
  readonly statusCode: number | null;
  /** Start of the response, or a reason's key when there was none; null when delivered. */
  readonly error: string | null;
  readonly endedAt: Date;
  /** Time of the next attempt; null after the last one. */
  readonly nextAttemptAt: Date | null;
}

/** A test call about to be sent by the process that received the request. */
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
   * Takes due deliveries, the first of each endpoint before the second of any.
   * @param ended ends of attempts to write before, as `record` does
   */
  claim(request: ClaimRequest, ended?: readonly AttemptOutcome[]): Promise<readonly ClaimedDelivery[]>;
  /** Writes a test call as taken by the caller; null when the webhook is gone. */
  startPing(ping: NewPing): Promise<ClaimedDelivery | null>;
  /** Writes the ends of attempts; one whose lease was lost changes nothing. */
  record(outcomes: readonly AttemptOutcome[]): Promise<void>;
  /** Makes deliveries of lost senders due again, or `failed` when no attempt is left; returns their number. */
  releaseLapsed(now: Date): Promise<number>;
  /** Cancels pending deliveries of webhooks that are paused or deleted, or whose account is deactivated; returns their number. */
  cancelStranded(now: Date): Promise<number>;
  /** Deletes finished deliveries and their events from before a time, some thousands a call; returns their number. */
  purge(before: Date): Promise<number>;
  /** Deletes replaced webhooks without a delivery on its way; returns their number. */
  retire(now: Date): Promise<number>;
}
