import type { Market } from '@svc/tariff/market';
import type { CodeStatus } from './code-status.ts';
import type { SavedSku, Sku, SkuDraft, SkuFilter, SkuListItem, SkuWithAlerts } from './sku.ts';

export interface SkuLookupTarget {
  findTarget(skuId: number): Promise<Pick<Sku, 'sku' | 'market'> | null>;
}

export type CodeStatusCounts = Readonly<Record<CodeStatus, number>>;

export interface SaveOptions {
  readonly checkCodes: boolean;
  readonly at: Date;
  /** Called with the saved SKUs before commit; throwing rolls back. */
  readonly accept?: (saved: readonly SavedSku[]) => void;
}

/** A page of SKUs; the counts ignore the status filter. */
export interface SkuPage {
  readonly items: readonly SkuListItem[];
  readonly total: number;
  readonly counts: CodeStatusCounts;
}

export interface CheckSelection {
  readonly skuIds?: readonly number[] | undefined;
  readonly markets?: readonly Market[] | undefined;
}

export interface CheckResult {
  /** SKUs with a code whose market has a schedule. */
  readonly checked: number;
  readonly changed: number;
  readonly counts: CodeStatusCounts;
  readonly versions: Readonly<Partial<Record<Market, string>>>;
}

export interface SkuClassification {
  readonly accountId: string;
  readonly accountName: string;
  readonly language: string;
  /** In the order in which credits are allocated. */
  readonly skuIds: readonly number[];
  /** Decimal text; null if the account is exempt. */
  readonly fee: string | null;
  readonly at: Date;
}

/** Store of the catalog. Each method is one transaction; SKUs are always locked in the same order. */
export interface SkuStore extends SkuLookupTarget {
  /**
   * Creates or updates SKUs, all or none, and returns them in the order of `drafts`.
   * @param drafts at most one per pair of sku and market
   */
  save(drafts: readonly SkuDraft[], options: SaveOptions): Promise<readonly SavedSku[]>;
  find(id: number): Promise<Sku | null>;
  findNamed(sku: string, market: Market): Promise<Sku | null>;
  findWithAlerts(id: number, alertsMax: number): Promise<SkuWithAlerts | null>;
  list(filter: SkuFilter, offset: number, limit: number): Promise<SkuPage>;
  /** Deletes a SKU with its alerts but not its lookups. False for an unknown id. */
  remove(id: number): Promise<boolean>;
  unknownIds(ids: readonly number[]): Promise<readonly number[]>;
  checkCodes(selection: CheckSelection, at: Date): Promise<CheckResult>;
  /**
   * Creates lookups for uncoded SKUs whose market has a schedule, as many as the balance minus reserved fees covers,
   * and reserves their fees. Returns the lookup ids.
   */
  classify(request: SkuClassification): Promise<readonly string[]>;
}
