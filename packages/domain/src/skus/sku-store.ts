import type { Market } from '@svc/tariff/market';
import type { CodeStatus } from './code-status.ts';
import type { SavedSku, Sku, SkuDraft, SkuFilter, SkuListItem, SkuWithAlerts } from './sku.ts';

/** Finds the SKU that a lookup may be linked to. */
export interface SkuLookupTarget {
  /** Name and market of a SKU; null when there is none. */
  findTarget(skuId: number): Promise<Pick<Sku, 'sku' | 'market'> | null>;
}

/** Number of SKUs by the state of their code. */
export type CodeStatusCounts = Readonly<Record<CodeStatus, number>>;

/** Options of saving a set of SKUs. */
export interface SaveOptions {
  /** True if codes are checked against the active schedule of their market. */
  readonly checkCodes: boolean;
  readonly at: Date;
  /** Reads the saved SKUs before commit; what it throws undoes everything. */
  readonly accept?: (saved: readonly SavedSku[]) => void;
}

/** A page of SKUs; the counts leave the filter by state aside. */
export interface SkuPage {
  readonly items: readonly SkuListItem[];
  readonly total: number;
  readonly counts: CodeStatusCounts;
}

/** Which SKUs are checked; absent parts do not narrow it. */
export interface CheckSelection {
  readonly skuIds?: readonly number[] | undefined;
  readonly market?: Market | undefined;
}

/** Result of a check of codes. */
export interface CheckResult {
  /** SKUs with a code whose market has a schedule. */
  readonly checked: number;
  /** Of these, how many have another state now. */
  readonly changed: number;
  /** States of all selected SKUs afterwards. */
  readonly counts: CodeStatusCounts;
  /** Active versions of the markets that were checked. */
  readonly versions: Readonly<Partial<Record<Market, string>>>;
}

/** Lookups to be made for SKUs without a code. */
export interface SkuClassification {
  readonly accountId: string;
  readonly accountName: string;
  readonly language: string;
  /** In the order in which credits are given out. */
  readonly skuIds: readonly number[];
  /** Decimal text; null when the account is exempt. */
  readonly fee: string | null;
  readonly at: Date;
}

/** Store of the catalog. Each method is one transaction; SKUs are always locked in the same order. */
export interface SkuStore extends SkuLookupTarget {
  /**
   * Creates or updates SKUs, all or none, and returns them in the order of `drafts`.
   * @param drafts at most one for each pair of sku and market
   */
  save(drafts: readonly SkuDraft[], options: SaveOptions): Promise<readonly SavedSku[]>;
  find(id: number): Promise<Sku | null>;
  /** The SKU of this name and market, or null. */
  findNamed(sku: string, market: Market): Promise<Sku | null>;
  findWithAlerts(id: number, alertsMax: number): Promise<SkuWithAlerts | null>;
  list(filter: SkuFilter, offset: number, limit: number): Promise<SkuPage>;
  /** Deletes a SKU with its alerts; its lookups stay. False when there is no such SKU. */
  remove(id: number): Promise<boolean>;
  /** Those of the ids that are no SKU's. */
  unknownIds(ids: readonly number[]): Promise<readonly number[]>;
  checkCodes(selection: CheckSelection, at: Date): Promise<CheckResult>;
  /**
   * Makes lookups for those SKUs that have no code and whose market has a schedule, as many as the account's balance
   * less its reserved fees covers, and reserves their fees. Returns the ids of the lookups.
   */
  classify(request: SkuClassification): Promise<readonly string[]>;
}
