import type { AccountModel, ModelScope } from './account-model.ts';

interface LearnClaim extends ModelScope {
  readonly token: string;
  readonly engineVersion: string;
  readonly at: Date;
}

export interface ListedModel extends AccountModel {
  readonly accountName: string;
}

export interface AccountModelStore {
  /**
   * Claims a model until `leaseMs` after the claim's time. False if another worker has it, or if the same engine
   * learned it less than LEARN_PAUSE_MS ago.
   */
  claim(claim: LearnClaim, leaseMs: number): Promise<boolean>;
  /** Writes the model if the token is still valid; false otherwise. */
  finish(token: string, model: AccountModel): Promise<boolean>;
  /** Releases a claim, so that another worker can take it at once. */
  release(token: string): Promise<void>;
  find(scope: ModelScope): Promise<AccountModel | null>;
  list(): Promise<readonly ListedModel[]>;
  /** Claimable scopes with decisions or catalog codes newer than their model, or a model of another engine. */
  findDue(engineVersion: string, at: Date, limit: number): Promise<readonly ModelScope[]>;
}
