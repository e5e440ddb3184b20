/** Required value of a figure: a number, or a multiple of an older version's value in the same run. */
interface Goal {
  readonly bound: 'at least' | 'at most';
  readonly value: number;
  /** Commit whose figure `value` multiplies. */
  readonly times?: string;
}

interface Ratio {
  readonly what: string;
  readonly bench: string;
  readonly goal: Goal;
  /** Patterns of the report numbers passed to `figure`; reports of older versions have the same lines. */
  readonly read: readonly RegExp[];
  readonly figure?: (...numbers: readonly number[]) => number;
}

type Reports = ReadonlyMap<string, string>;

export interface Measured {
  readonly version: string;
  readonly reports: Reports;
}

const least = (value: number, times?: string): Goal => goal('at least', value, times);
const most = (value: number): Goal => goal('at most', value);
const goal = (bound: Goal['bound'], value: number, times?: string): Goal =>
  times === undefined ? { bound, value } : { bound, value, times };
const quotient = (over = 1, under = 1): number => over / under;

const RATIOS: readonly Ratio[] = [
  {
    what: 'lookups a second, of the floor',
    bench: 'lookups',
    goal: least(0.6),
    read: [/^sustained: .*ratio ([\d.]+)/m],
  },
  {
    what: 'POST to finished when idle, beyond classification, p50 in ms',
    bench: 'lookups',
    goal: most(15),
    read: [/^single lookup.*?p50 ([\d.]+)/m, /^classification in this process: p50 ([\d.]+)/m],
    figure: (finished = 0, classified = 0) => finished - classified,
  },
  {
    what: 'deliveries a second, of a bare got loop',
    bench: 'webhooks',
    goal: least(0.7),
    read: [/service \/ bare loop +([\d.]+)/],
  },
  {
    what: 'share of deliveries lost to a hanging endpoint',
    bench: 'webhooks',
    goal: most(0.1),
    read: [/cost of the hanging endpoint +(-?[\d.]+)/],
  },
  {
    what: 'event to request when idle, p95 in ms',
    bench: 'webhooks',
    goal: most(50),
    read: [/event to request when idle .*p95 ([\d.]+)/],
  },
  {
    what: 'rows of a batch a second, one worker',
    bench: 'batch',
    goal: least(2, '32f827f'),
    read: [/one worker (\d+), two/],
  },
  {
    what: 'rows of a batch, two workers to one',
    bench: 'batch',
    goal: least(1.7),
    read: [/one worker \d+, two (\d+)/, /one worker (\d+), two/],
    figure: quotient,
  },
  {
    what: 'longest time without progress of a batch, in s',
    bench: 'batch',
    goal: most(1),
    read: [/longest time without progress ([\d.]+) s/],
  },
  {
    what: 'upload of 10,000 rows, to a bare read',
    bench: 'batch',
    goal: most(2),
    read: [/^upload of .*p50 ([\d.]+) ms/m, /bare read ([\d.]+) ms/],
    figure: quotient,
  },
  {
    what: 'bulk of 5,000 new SKUs, to a bare upsert',
    bench: 'bulk',
    goal: most(1.5),
    read: [/^created: .*"ratio":([\d.]+)/m],
  },
  {
    what: 'bulk of 5,000 known SKUs, to a bare upsert',
    bench: 'bulk',
    goal: most(1.5),
    read: [/^updated: .*"ratio":([\d.]+)/m],
  },
  {
    what: 'load of a schedule, to its floor',
    bench: 'tariff',
    goal: most(2.5),
    read: [/^load of the US schedule: p50 ([\d.]+) ms/m, /floor \(csv-parse and COPY\): ([\d.]+) ms/],
    figure: quotient,
  },
  {
    what: 'searches a second, of a fixed body',
    bench: 'tariff',
    goal: least(0.5),
    read: [/^search over HTTP.*\n +ratio ([\d.]+)/m],
  },
  {
    what: 'alerts of 1,000,000 SKUs, in s',
    bench: 'alerts',
    goal: most(20),
    read: [/from the switch to its last alert ([\d.]+) s/],
  },
];

export const TABLE_BENCHES: readonly string[] = [...new Set(RATIOS.map(({ bench }) => bench))];

/** Markdown table: each figure of the first version with its goal, then those of the others. */
export function ratioTable([present, ...others]: readonly Measured[]): string {
  const head = ['figure', 'goal', 'now', 'reached', ...others.map(({ version }) => version)];
  const rows = RATIOS.map((ratio) => {
    const now = present === undefined ? null : figureOf(ratio, present.reports);
    const before = others.map(({ reports }) => shown(figureOf(ratio, reports)));
    return [ratio.what, goalText(ratio.goal), shown(now), reached(ratio, now, others), ...before];
  });
  const lines = [head, head.map(() => '---'), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function figureOf({ bench, read, figure = quotient }: Ratio, reports: Reports): number | null {
  const numbers = read.map((pattern) => Number(pattern.exec(reports.get(bench) ?? '')?.[1] ?? Number.NaN));
  return numbers.some(Number.isNaN) ? null : figure(...numbers);
}

function reached(ratio: Ratio, now: number | null, others: readonly Measured[]): string {
  const { bound, value, times } = ratio.goal;
  const base = times === undefined ? 1 : baseOf(ratio, times, others);
  if (now === null || base === null) return 'not measured';
  const isReached = bound === 'at least' ? now >= value * base : now <= value * base;
  return isReached ? 'yes' : 'no';
}

function baseOf(ratio: Ratio, version: string, others: readonly Measured[]): number | null {
  const other = others.find((measured) => measured.version.startsWith(version));
  return other === undefined ? null : figureOf(ratio, other.reports);
}

function goalText({ bound, value, times }: Goal): string {
  return `${bound} ${value}${times === undefined ? '' : ` × ${times}`}`;
}

function shown(figure: number | null): string {
  if (figure === null) return '–';
  return Math.abs(figure) >= 10 ? figure.toFixed(0) : figure.toFixed(2);
}
