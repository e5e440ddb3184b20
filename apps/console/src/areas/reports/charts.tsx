import type { ReactNode } from 'react';
import {
  Bar,
  BarChart,
  CartesianGrid,
  Legend,
  Line,
  LineChart,
  ResponsiveContainer,
  Tooltip,
  XAxis,
  YAxis,
} from 'recharts';

const COLOURS = ['var(--accent)', 'var(--good)', 'var(--warn)', 'var(--bad)'];
const TOOLTIP = {
  background: 'var(--raised)',
  border: '1px solid var(--line)',
  color: 'var(--text)',
} as const;

/** A series of a chart: a field of its rows, and what it is called. */
interface Series {
  readonly key: string;
  readonly name: string;
}

interface Props {
  readonly label: string;
  readonly rows: readonly object[];
  /** Field of the rows along the chart. */
  readonly along: string;
  readonly series: readonly Series[];
  readonly stacked?: boolean;
}

/** Bars by day or by kind. The table next to it is the accessible equivalent. */
export function Bars({ label, rows, along, series, stacked = false }: Props): ReactNode {
  return (
    <div className="chart" role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height="100%">
        <BarChart data={[...rows]} accessibilityLayer={false}>
          <CartesianGrid stroke="var(--line)" vertical={false} />
          <XAxis dataKey={along} stroke="var(--line-strong)" />
          <YAxis width={44} allowDecimals={false} stroke="var(--line-strong)" />
          <Tooltip contentStyle={TOOLTIP} cursor={{ fill: 'var(--sunken)' }} />
          <Legend />
          {series.map(({ key, name }, place) => (
            <Bar
              key={key}
              dataKey={key}
              name={name}
              fill={COLOURS[place % COLOURS.length] ?? ''}
              isAnimationActive={false}
              {...(stacked ? { stackId: 'all' } : {})}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
    </div>
  );
}

/** Lines of shares from 0 to 100 percent. */
export function Shares({ label, rows, along, series }: Props): ReactNode {
  return (
    <div className="chart" role="img" aria-label={label}>
      <ResponsiveContainer width="100%" height="100%">
        <LineChart data={[...rows]} accessibilityLayer={false}>
          <CartesianGrid stroke="var(--line)" />
          <XAxis dataKey={along} stroke="var(--line-strong)" />
          <YAxis width={44} domain={[0, 100]} unit="%" stroke="var(--line-strong)" />
          <Tooltip contentStyle={TOOLTIP} />
          <Legend />
          {series.map(({ key, name }, place) => (
            <Line
              key={key}
              dataKey={key}
              name={name}
              stroke={COLOURS[place % COLOURS.length] ?? ''}
              strokeWidth={2}
              strokeDasharray={place === 0 ? '' : '5 4'}
              // A marker would inherit the dashes.
              dot={{ strokeDasharray: '' }}
              connectNulls
              isAnimationActive={false}
            />
          ))}
        </LineChart>
      </ResponsiveContainer>
    </div>
  );
}
