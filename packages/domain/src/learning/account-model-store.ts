import type { AccountModel, ModelScope } from './account-model.ts';

/** A worker's claim of a model to learn. */
interface LearnClaim extends ModelScope {
  readonly token: string;
  readonly engineVersion: string;
  readonly at: Date;
}

/** A model with the name of its account. */
export interface ListedModel extends AccountModel {
  readonly accountName: string;
}

/** Account models. */
export interface AccountModelStore {
  /**
   * Claims a model until `leaseMs` after the claim's time. False when another worker has it, or when it was learned
   * less than LEARN_PAUSE_MS ago by the same engine.
   */
  claim(claim: LearnClaim, leaseMs: number): Promise<boolean>;
  /** Writes the model if the token is still valid; false otherwise. */
  finish(token: string, model: AccountModel): Promise<boolean>;
  /** Gives a claim back, for another worker to take at once. */
  release(token: string): Promise<void>;
  find(scope: ModelScope): Promise<AccountModel | null>;
  list(): Promise<readonly ListedModel[]>;
  /** Scopes with decisions or catalog codes since their model, or a model of another engine; those that may be claimed. */
  findDue(engineVersion: string, at: Date, limit: number): Promise<readonly ModelScope[]>;
}
