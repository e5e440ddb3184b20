/** A delivery that a sender holds; nobody else sends it until the lease is over. */
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
  /** Whether the endpoint's latest attempt failed. */
  readonly doubtful: boolean;
}

/** How much a sender may take. */
export interface ClaimRequest {
  /** Marks what is taken; not used before. */
  readonly token: string;
  readonly now: Date;
  readonly leaseMs: number;
  /** Most deliveries to take. */
  readonly limit: number;
  /** Most deliveries to take for endpoints whose latest attempt failed. */
  readonly doubtfulLimit: number;
  /** Most deliveries under way to one endpoint, whoever sends them. */
  readonly perEndpoint: number;
}

/** How one attempt ended. */
export interface AttemptOutcome {
  readonly deliveryId: number;
  readonly token: string;
  readonly webhookId: string;
  readonly delivered: boolean;
  readonly statusCode: number | null;
  /** Start of the answer, or a reason's key when there was none; null when delivered. */
  readonly error: string | null;
  readonly endedAt: Date;
  /** When to try again; null when this was the last attempt. */
  readonly nextAttemptAt: Date | null;
}

/** A test call about to be sent by the process that was asked for it. */
export interface NewPing {
  readonly webhookId: string;
  /** Body up to the delivery's id. */
  readonly bodyStart: string;
  readonly token: string;
  readonly now: Date;
  readonly leaseMs: number;
}

/** Keeps deliveries for their senders. Each method is one transaction. */
export interface DeliveryStore {
  /** Takes due deliveries, the first of each endpoint before the second of any. */
  claim(request: ClaimRequest): Promise<readonly ClaimedDelivery[]>;
  /** Writes a test call as taken by the caller; null when the webhook is gone. */
  startPing(ping: NewPing): Promise<ClaimedDelivery | null>;
  /** Writes the ends of attempts; one whose claim is no longer held changes nothing. */
  record(outcomes: readonly AttemptOutcome[]): Promise<void>;
  /** Makes deliveries whose sender is gone due again, or `failed` when no attempt is left; answers how many. */
  releaseLapsed(now: Date): Promise<number>;
  /** Cancels what is pending for webhooks that are paused or deleted, or whose account is deactivated; answers how many. */
  cancelStranded(now: Date): Promise<number>;
  /** Forgets finished deliveries and their events from before a time, some thousands a call; answers how many. */
  purge(before: Date): Promise<number>;
  /** Deletes webhooks that are replaced, once nothing is on its way to them; answers how many. */
  retire(now: Date): Promise<number>;
}
