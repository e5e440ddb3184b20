import { createHash } from 'node:crypto';
import { FIELD_MAX_CHARS } from '../../lookups/field-sizes.ts';
import type { Precheck, PrecheckIssue, RowIssue, RowIssueCode } from '../batch.ts';
import {
  fieldReader,
  PRODUCT_FIELDS,
  type MappedField,
  type ReadFields,
  type SuggestedMapping,
} from '../column-mapping.ts';
import { existingCodeDigits, shortened, type CodeLookup } from './existing-code.ts';
import type { RowStatus } from '../row-status.ts';
import { CLOSING_ROWS_MAX, closingRowCount, isClosing } from '../table/read-table.ts';

export interface RowCheckKnowledge {
  /** Absent until a version is chosen. */
  readonly codes?: CodeLookup;
  readonly readCountry: (text: string) => string | null;
  readonly examples: readonly Readonly<Partial<Record<MappedField, string>>>[];
}

export interface RowToCheck {
  readonly rowIndex: number;
  readonly cells: readonly string[];
  readonly isSkipped: boolean;
}

/** Result of checking a row: initial state, findings, and the row it duplicates. */
export interface CheckedRow {
  readonly rowIndex: number;
  readonly status: Extract<RowStatus, 'pending' | 'skipped' | 'error' | 'duplicate'>;
  readonly issues: readonly RowIssue[];
  readonly duplicateOf: number | null;
}

/** Checks the rows of a file one by one, in file order. */
interface RowChecker {
  add(row: RowToCheck): void;
  finish(): { readonly rows: readonly CheckedRow[]; readonly precheck: Precheck };
}

/** Maximum findings listed by a precheck. */
export const PRECHECK_ISSUES_MAX = 200;

type Fields = Readonly<Record<MappedField, string>>;

interface Finding {
  readonly rowIndex: number;
  readonly status: CheckedRow['status'];
  readonly issues: RowIssue[];
  readonly duplicateOf: number | null;
}

/** Creates a checker for these columns and mapping; `endsFile` is true if the last row added ends the file. */
export function createRowChecker(
  columns: readonly string[],
  mapping: SuggestedMapping,
  knowledge: RowCheckKnowledge,
  endsFile = true,
): RowChecker {
  const read = fieldReader(columns, mapping);
  const examples = exampleKeys(mapping, knowledge);
  const found: Finding[] = [];
  const tail: (readonly string[])[] = [];
  const originals = new Map<string, number>();
  const lastOfSku = new Map<string, Finding>();
  const check = (row: RowToCheck, fields: Fields): Finding => {
    const key = row.isSkipped || fields.description === '' ? '' : digestOf(productKey(fields, knowledge));
    const finding = judgeRow(row, fields, key, { examples, originals, mapping });
    if (finding.status === 'pending') originals.set(key, row.rowIndex);
    if (finding.status === 'pending' || finding.status === 'duplicate')
      finding.issues.push(...warningsOf(fields, mapping, knowledge));
    return finding;
  };

  return {
    add: (row) => {
      const fields = read(row.cells);
      const finding = check(row, fields);
      found.push(finding);
      tail.push(row.cells);
      if (tail.length > CLOSING_ROWS_MAX) tail.shift();
      if (mapping.sku !== null) noteSku(finding, fields.sku, lastOfSku);
    },
    finish: () => {
      const rows = endsFile ? withoutClosing(found, tail, columns.length) : found;
      return { rows, precheck: tally(rows) };
    },
  };
}

/** Marks closing totals and signatures as not products; blank, example and excluded rows are unchanged. */
function withoutClosing(
  found: readonly Finding[],
  tail: readonly (readonly string[])[],
  columns: number,
): readonly Finding[] {
  const count = closingRowCount(tail, columns);
  if (count === 0) return found;

  const isLeft = ({ status, issues }: Finding, cells: readonly string[]): boolean =>
    status === 'skipped' && (issues[0]?.code !== 'empty_description' || !isClosing(cells));

  return found.map((finding, place) => {
    const cells = tail[place - found.length + tail.length] ?? [];
    if (place < found.length - count || isLeft(finding, cells)) return finding;
    const issues = [issue('closing_row', 'description', 'warning')];
    return { ...finding, status: 'skipped', issues, duplicateOf: null };
  });
}

function issue(
  code: RowIssueCode,
  field: string,
  severity: RowIssue['severity'],
  params: RowIssue['params'] = {},
): RowIssue {
  return { code, field, severity, params };
}

/** Products seen so far, by key digest. */
interface Known {
  readonly mapping: SuggestedMapping;
  readonly examples: ReadonlySet<string>;
  readonly originals: ReadonlyMap<string, number>;
}

function judgeRow(row: RowToCheck, fields: Fields, key: string, known: Known): Finding {
  const { rowIndex } = row;
  const as = (status: Finding['status'], issues: RowIssue[], duplicateOf: number | null = null): Finding => ({
    rowIndex,
    status,
    issues,
    duplicateOf,
  });
  if (row.isSkipped) return as('skipped', []);
  if (fields.description === '') {
    const code = known.mapping.description === null ? 'no_description_column' : 'empty_description';
    return as('skipped', [issue(code, 'description', 'warning')]);
  }
  if (known.examples.has(key)) return as('skipped', [issue('example_row', 'description', 'warning')]);
  const tooLong = tooLongIssues(fields);
  if (tooLong.length > 0) return as('error', tooLong);
  const original = known.originals.get(key);
  if (original === undefined) return as('pending', []);

  return as('duplicate', [issue('duplicate', 'description', 'warning', { row: original })], original);
}

function tooLongIssues(fields: Fields): RowIssue[] {
  const limited = [...PRODUCT_FIELDS.filter((field) => field !== 'origin'), 'sku'] as const;
  return limited.flatMap((field) => {
    const length = fields[field].length <= FIELD_MAX_CHARS[field] ? 0 : Array.from(fields[field]).length;
    const limit = FIELD_MAX_CHARS[field];
    return length > limit ? [issue('too_long', field, 'error', { field, length, limit })] : [];
  });
}

/** Left by programs that save a file in an encoding without its letters. */
const LOST = /\?{2,}|\?(?=\p{L})/gu;
const LOST_MIN_CHARS = 3;

function warningsOf(fields: Fields, mapping: SuggestedMapping, knowledge: RowCheckKnowledge): RowIssue[] {
  const issues: RowIssue[] = [];
  const { description, origin, existing_code: code } = fields;
  if ((description.match(LOST)?.join('').length ?? 0) >= LOST_MIN_CHARS)
    issues.push(issue('lost_characters', 'description', 'warning'));
  if (origin !== '' && knowledge.readCountry(origin) === null)
    issues.push(issue('unknown_origin', 'origin', 'warning', { origin: shortened(origin) }));
  if (code !== '') issues.push(...codeWarnings(code, knowledge.codes));
  if (mapping.sku !== null && fields.sku === '') issues.push(issue('missing_sku', 'sku', 'warning'));

  return issues;
}

function codeWarnings(text: string, codes: CodeLookup | undefined): RowIssue[] {
  const code = shortened(text);
  const digits = existingCodeDigits(text);
  if (digits === null) return [issue('bad_existing_code', 'existing_code', 'warning', { code })];
  if (codes === undefined || codes.find(digits) !== null) return [];
  return [issue('code_not_in_version', 'existing_code', 'warning', { code, version: codes.version })];
}

// The last row of a duplicate SKU wins; the earlier one is reported.
function noteSku(finding: Finding, sku: string, lastOfSku: Map<string, Finding>): void {
  if (sku === '' || (finding.status !== 'pending' && finding.status !== 'duplicate')) return;
  const earlier = lastOfSku.get(sku);
  earlier?.issues.push(
    issue('duplicate_sku', 'sku', 'warning', { sku: shortened(sku), row: finding.rowIndex }),
  );
  lastOfSku.set(sku, finding);
}

const ASCII = /^[\x20-\x7e]*$/;
const ODD_BLANKS = /[^\S ]| {2}|^ | $/;

// Most texts are ASCII: checking costs a fraction of normalizing.
function folded(text: string): string {
  const plain = (ASCII.test(text) ? text : text.normalize('NFKC')).toLowerCase();
  return ODD_BLANKS.test(plain) ? plain.replace(/\s+/g, ' ').trim() : plain;
}

/** Key for duplicate rows: fields without case, width and blanks. */
export function productKey(fields: Fields, { readCountry }: RowCheckKnowledge): string {
  const origin = fields.origin === '' ? '' : (readCountry(fields.origin) ?? '');
  return PRODUCT_FIELDS.map((field) => (field === 'origin' ? origin : folded(fields[field]))).join('\u0001');
}

// All keys of a file are in memory at once; digests take a tenth of the space.
function digestOf(key: string): string {
  return createHash('sha256').update(key).digest('base64').slice(0, 24);
}

// Example rows are recognised by the mapped fields, including the country.
function exampleKeys(mapping: SuggestedMapping, knowledge: RowCheckKnowledge): ReadonlySet<string> {
  const blank: ReadFields = fieldReader([], mapping);

  return new Set(
    knowledge.examples.map((example) => {
      const mapped = PRODUCT_FIELDS.filter((field) => mapping[field] !== null);
      const fields = {
        ...blank([]),
        ...Object.fromEntries(mapped.map((field) => [field, example[field] ?? ''])),
      };
      return digestOf(productKey(fields, knowledge));
    }),
  );
}

const NAMELESS: readonly RowIssueCode[] = ['empty_description', 'no_description_column', 'closing_row'];

const NOT_USED: ReadonlySet<RowIssueCode> = new Set([...NAMELESS, 'example_row', 'duplicate']);

function tally(found: readonly Finding[]): Precheck {
  const having = (code: RowIssueCode): number =>
    found.filter(({ issues }) => issues.some((entry) => entry.code === code)).length;
  const inState = (status: Finding['status']): number =>
    found.filter((finding) => finding.status === status).length;
  const warned = found.filter(({ issues }) =>
    issues.some(({ code, severity }) => severity === 'warning' && !NOT_USED.has(code)),
  );

  return {
    total: found.length,
    // Totals and signatures count as empty: each row is in one counter.
    empty: NAMELESS.reduce((sum, code) => sum + having(code), 0),
    examples: having('example_row'),
    invalid: inState('error'),
    duplicates: inState('duplicate'),
    valid: inState('pending'),
    warnings: warned.length,
    unknown_codes: having('code_not_in_version'),
    issues: firstIssues(found),
  };
}

function firstIssues(found: readonly Finding[]): readonly PrecheckIssue[] {
  const issues: PrecheckIssue[] = [];
  for (const { rowIndex, issues: own } of found) {
    if (issues.length >= PRECHECK_ISSUES_MAX) break;
    issues.push(...own.map((entry) => ({ row_index: rowIndex, ...entry })));
  }
  return issues.slice(0, PRECHECK_ISSUES_MAX);
}
