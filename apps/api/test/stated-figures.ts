import { DAY_MS, HOUR_MS } from '@svc/domain/calendar-day';
import { LEARN_PAUSE_MS, MEASURED_MIN } from '@svc/domain/learning/account-model';
import { MEASURED_MAX } from '@svc/domain/learning/learn-model';
import { CELL_MAX_CHARS, COLUMNS_MAX, ROW_MAX_CHARS } from '@svc/domain/batches/table/read-table';
import { PASSWORD_MAX_CHARS, PASSWORD_MIN_CHARS } from '@svc/domain/sign-in/password';
import { SESSION_IDLE_MS, SESSION_MAX_MS } from '@svc/domain/sign-in/session';
import { SIGN_IN_BOUNDS } from '@svc/domain/sign-in/sign-in-bounds';
import { SIGN_IN_LINK_MS } from '@svc/domain/sign-in/sign-in-link';
import { ALERTS_SHOWN_MAX } from '@svc/domain/skus/sku';
import { DELIVERIES_SHOWN } from '@svc/domain/webhooks/deliveries';
import { CODE_DIGITS } from '@svc/law/pack/goods';
import { shippedConditions } from '@svc/law/shipped-packs';
import { AUDIT_DAYS_MIN, retentionSettings } from '@svc/runtime/config/retention-settings';
import { webhookSettings } from '@svc/runtime/config/settings';
import { KEY_BYTES } from '@svc/runtime/config/webhook-rules';
import { HTTPS_PORTS, UNPRIVILEGED_FROM } from '@svc/runtime/outbound/check-url';
import { REPEATED_MS } from '@svc/storage/idempotency';
import { Decimal } from '@svc/tariff/rates/decimal';
import { UNITS } from '@svc/tariff/rates/units';
import type { FigureRow } from '@svc/testkit/stated-figures';
import { FLOW_SECONDS } from '../src/http/access/session-cookie.ts';
import { LEAST_BYTES_PER_SECOND } from '../src/http/body/arrival.ts';
import { ENTRY_MAX_BYTES, ENTRY_MAX_VALUES } from '../src/http/body/json-list.ts';
import { WHOLE_MAX_BYTES } from '../src/http/body/list-body.ts';
import { WRITING_MAX_MS } from '../src/http/file-slot.ts';
import { KEY_MAX_CHARS } from '../src/http/keyed-call.ts';
import { WAIT_MS } from '../src/http/turns.ts';
import { SHORT_VIEW_MAX_BYTES } from '../src/routes/lookups/short-view.ts';
import { FAILED_DELIVERIES_MS } from '../src/routes/system/health/health-source.ts';

const FAILED_HOURS = FAILED_DELIVERIES_MS / HOUR_MS;
const DIGITS = Object.values(CODE_DIGITS);

/** Figures in the messages of the service and the console, in every language. */
export const CATALOG_FIGURES: readonly FigureRow[] = [
  { name: /UTF-8|HS6|SHA-?256/, because: 'name' },
  { name: /2026-rev4/, because: 'name of a version of the US schedule' },
  { name: /[Cc]olumn 2|cột 2|第2欄|제2란/, because: 'rates of column 2 of the US schedule' },
  {
    name: /Rule 3(?:\(b\))?|Quy tắc tổng quát 3(?:\(b\))?|通則 ?3(?:\(b\))?|통칙 제3호/,
    because: 'General Rule 3',
  },
  { name: /chapter 99|[Cc]hương 99|第99類|제99류|99류|99類/, because: 'chapter 99 of the US schedule' },
  { at: /^(?:ja|ko)\./, figures: ['1', '2'], because: 'counting words, such as 1 行 and 2つ' },
  { at: /\.errors\.webhook_port$/, equal: [...HTTPS_PORTS, UNPRIVILEGED_FROM] },
  { at: /\.session\.problem_busy$/, equal: [SIGN_IN_BOUNDS.withinMs / 60_000] },
  { at: /\.session\.password_hint$/, equal: [PASSWORD_MIN_CHARS] },
  { at: /\.(?:health_deliveries_failed|failed_deliveries)$/, equal: [FAILED_HOURS] },
  { at: /\.hint_goods$/, equal: DIGITS },
  { at: /\.hint_rate$/, figures: ['25', '15', '40'], because: 'examples of rate texts' },
  { at: /\.example_/, figures: ['95', '5', '500', '304', '100', '60'], because: 'goods of the example rows' },
  {
    at: /confidence_heading$|_subheading$|_hs6$/,
    figures: ['4', '6'],
    because: 'digits of heading and subheading',
  },
  { at: /about_.*confidence/, figures: ['0', '1'], because: 'range of a probability' },
  { at: /andidate|about_(?:code|description)/, figures: ['1'], because: 'the first candidate' },
  { at: /missing_(?:rate|tax)_case$/, figures: ['1'], because: 'start of the numbering' },
  { at: /\.alerts\.keys$/, figures: ['1', '9'], because: 'keys of the keyboard' },
  { at: /\.reports\./, figures: ['80'], because: 'the same share twice, as an example' },
];

export const INTERFACE_FIGURES: readonly FigureRow[] = [
  { name: /sha256=|HMAC-SHA256|%2F|\bm3\b|\bc?m2\b|2026-rev4|C999/, because: 'name' },
  { name: /chapter 99/, because: 'chapter 99 of the US schedule' },
  { name: /Return 409|Only on 500/, because: 'status of the response' },
  { at: /\/Idempotency-Key$/, equal: [REPEATED_MS / HOUR_MS] },
  { at: /\/get\/parameters\/view\b/, equal: [SHORT_VIEW_MAX_BYTES / 1000] },
  { at: /skus\/\{sku_id\}\/get\/responses/, equal: [ALERTS_SHOWN_MAX] },
  { at: /\/deliveries\/get\/responses/, equal: [DELIVERIES_SHOWN.default] },
  { at: /\/failed_deliveries$/, equal: [FAILED_HOURS] },
  { at: /\/(?:new_)?password$/, equal: [PASSWORD_MIN_CHARS] },
  { at: /MeasureCells\/properties\/goods$/, equal: DIGITS },
  { at: /MeasureCells\/properties\/rate$/, figures: ['25', '15', '40'], because: 'examples of rate texts' },
  { at: /\/low_value_consignment\b/, equal: boundsOf('value_to_150_eur') },
  { at: /\/digits\b/, figures: ['6'], because: 'digits of a subheading' },
  { at: /\/parameters\/page\b/, figures: ['1'], because: 'the first page' },
];

const PASSAGE = String.raw`\d[\w/]*(?:\.\d+)*(?:\(\w+\))*|(?:\(\w+\))+`;
const BOOK =
  '[Ss]ections?|[Nn]otes?|[Cc]hapters?|[Hh]eadings?|[Rr]evisions?|[Cc]olumn|orders|lists|groups|measure type|[Dd]ecrees?';

/** A passage of a law or a tariff code. */
export const CITATION = new RegExp(
  String.raw`\d\d+ FR \d+|\b\d{4}\.\d\d(?:\.\d\d){0,2}\b|(?:\b(?:${BOOK})|\(EU\)) (?:${PASSAGE})(?:(?:, | and | to )(?:${PASSAGE}))*`,
);
const MONTH = 'January|February|March|April|May|June|July|August|September|October|November|December';
const DAY = new RegExp(String.raw`(?:\b\d{1,2} )?\b(?:${MONTH})\b(?: \d{4})?|\b20\d\d(?:-\d\d-\d\d)?\b`);

/** Figures in the prose of the users' pages, each paragraph under the name of its page. */
export const PAGE_FIGURES: readonly FigureRow[] = [
  { name: CITATION, because: 'passage of a law or a tariff code' },
  {
    name: /Apache-2\.0|UTF-8|n8n|\bm[23]\b|Duties Import 01-99|[Ss]ection 301|chapter 98|\b2xx\b/,
    because: 'name',
  },
  { name: /Node\.js 20(?:\.19)?|April 2026|22 or 24|image has 24/, because: 'versions of Node.js' },
  {
    name: /(?:return(?:ed)?|gets?|with|is|then|status|;|,) (?:40[3-59]|422|429|503)\b/,
    because: 'status of a response',
  },
  { name: /exits? with 1|leaves 0/, because: 'exit status' },
  {
    at: /^integration: \| (?:Result|Proposed code)/,
    figures: ['5', '1'],
    because: 'a step, the first candidate',
  },
  { at: /^integration: \| Confidence/, figures: ['0', '8', '80'], because: 'the same share twice' },
  {
    at: /^integration: - The batch worker measures/,
    equal: [LEARN_PAUSE_MS / 60_000, MEASURED_MAX, MEASURED_MIN],
  },
  {
    at: /^integration: .*makes an account for tests/,
    equal: [fallbackOf(retentionSettings.sandboxKeepHours)],
  },
  { at: /^integration: A program of your own sends/, equal: [1, KEY_MAX_CHARS, REPEATED_MS / HOUR_MS] },
  { at: /^webhooks: .*registers a successor/, figures: ['24'], because: 'the hours of the command' },
  { at: /^sign-in: .*rejects passwords/, equal: [SESSION_MAX_MS / DAY_MS] },
  { at: /^production: \| \*\*Retention/, equal: [AUDIT_DAYS_MIN] },
  { at: /^production: \| \*\*Webhooks/, equal: [fallbackOf(webhookSettings.webhookTimeoutMs) / 1000] },
  { name: /\bN\d+\b|CVE-\d+-\d+|SHA-256|AES-256-GCM|256 random bits|IPv6 \/64/, because: 'name' },
  { name: /18\.4\.0-beta\.17|0\.20\.3|0\.18\.5|127\.0\.0\.1/, because: 'version or address' },
  { at: /^SECURITY: - API keys/, equal: [PASSWORD_MIN_CHARS, PASSWORD_MAX_CHARS] },
  { at: /^SECURITY: - A session/, equal: [SESSION_IDLE_MS / HOUR_MS, SESSION_MAX_MS / DAY_MS] },
  { at: /^SECURITY: - Sign-in with/, equal: [FLOW_SECONDS / 60] },
  { at: /^SECURITY: - While an admin/, equal: [SIGN_IN_LINK_MS / 60_000] },
  { at: /^SECURITY: - Sign-ins/, equal: [SIGN_IN_BOUNDS.failures, SIGN_IN_BOUNDS.withinMs / 60_000] },
  { at: /^SECURITY: - Administration/, equal: [AUDIT_DAYS_MIN] },
  { at: /^SECURITY: - Uploaded workbooks/, equal: [ROW_MAX_CHARS, COLUMNS_MAX, CELL_MAX_CHARS] },
  { at: /^SECURITY: - Batch checks/, equal: [WAIT_MS / 1000] },
  {
    at: /^SECURITY: - Uploads and exports/,
    equal: [LEAST_BYTES_PER_SECOND / 1024, WRITING_MAX_MS / 60_000],
  },
  {
    at: /^SECURITY: - A bulk body/,
    equal: [WHOLE_MAX_BYTES / 2 ** 20, ENTRY_MAX_BYTES / 1024, ENTRY_MAX_VALUES],
  },
  {
    at: /^SECURITY: - A webhook delivery/,
    equal: [
      (fallbackOf(webhookSettings.webhookFirstPauseMs) + fallbackOf(webhookSettings.webhookSecondPauseMs)) /
        1000,
      fallbackOf(webhookSettings.webhookKeepDays),
    ],
  },
  { name: DAY, because: 'day or year' },
  { name: /\b0 (?:for no limit|keeps them forever)/, because: 'a setting that is off' },
  { name: /base64/, because: 'name' },
  { at: /^duty: - Section 122/, figures: ['150', '12', '01'], because: 'the period of a law' },
  { at: /^settings: .*stalled/, equal: [LEAST_BYTES_PER_SECOND / 1024] },
  { at: /^settings: .*audit entries/, equal: [AUDIT_DAYS_MIN + 1] },
  { at: /^settings: .*sandbox accounts/, equal: [1, fallbackOf(retentionSettings.sandboxKeepHours)] },
  { at: /^settings: .*base64/, equal: [KEY_BYTES] },
  {
    at: /^duty: .*Units of one kind/,
    equal: [UNITS.bbl, UNITS.doz, UNITS.gross].map(({ size }) => Number(size)),
  },
  { at: /^duty: .*Units of one kind/, figures: ['1'], because: 'start of the numbering' },
  { at: /^duty: - Arithmetic/, equal: [Decimal.precision] },
  {
    at: /^duty: (?:\| (?:worked out|second audit|collected)| has the reason for each)/,
    figures: ['217', '87', '56', '41', '15', '6'],
    because: 'counts of worked cases',
  },
  { at: /^measures: \| the same/, figures: ['0080'], because: 'digits of a code' },
  { at: /^duty: Not in the data/, figures: ['100'], because: 'the unit of a tax' },
  { at: /^measures: \*\*Codes/, equal: DIGITS },
  {
    at: /^measures: (?:Draft, release|The result is|\| (?:signed in|fields filled|\*Preview changes|\*Add measure))/,
    figures: ['15', '17', '24', '32', '34', '20', '46054'],
    because: 'measured, with its day',
  },
  {
    at: /^measures: (?:.* then gave|Without|\| 2026-)/,
    figures: ['29', '54', '46', '71', '8', '5', '25', '12', '10000'],
    because: 'duties of the example',
  },
  {
    at: /^measures: (?: is known until|\|  (?:\||to))/,
    figures: ['66', '24', '16', '19'],
    because: 'counts of passages of the law',
  },
  { at: /^SECURITY: - Watch/, figures: ['2147483647'], because: 'the largest integer of PostgreSQL' },
];

function fallbackOf({ fallback }: { readonly fallback: string | null }): number {
  return Number(fallback);
}

/** Bound of a condition on an amount. */
function boundsOf(key: string): readonly number[] {
  return shippedConditions().flatMap((condition) =>
    condition.key === key && condition.means.is === 'compared' ? [Number(condition.means.limit)] : [],
  );
}
