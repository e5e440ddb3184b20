import type { ReactNode } from 'react';
import { useFormats } from '../../words/formats.ts';
import { useWords } from '../../words/words.tsx';
import type { Band } from './bands.ts';

type SeriesTone = 'accent' | 'good' | 'warn' | 'bad' | 'plain';

interface Series {
  readonly name: string;
  readonly tone: SeriesTone;
}

interface Stack {
  readonly name: string;
  readonly values: readonly number[];
}

interface Props {
  readonly label: string;
  readonly series: readonly Series[];
  readonly rows: readonly Stack[];
}

const HUNDRED = 100;
const inPercent = (part: number, whole: number): string => `${(HUNDRED * part) / whole}%`;
const sumOf = ({ values }: Stack): number => values.reduce((sum, value) => sum + value, 0);

/** Axis maximum: an even digit times a power of ten, so that half of it is whole. */
export function axisEnd(highest: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(highest, 1)));
  const ends = [2, 4, 6, 8, 10].map((factor) => factor * power);
  return ends.find((end) => end >= highest) ?? 10 * power;
}

function Legend({ series }: Pick<Props, 'series'>): ReactNode {
  if (series.length < 2) return null;
  return (
    <ul className="legend">
      {series.map(({ name, tone }) => (
        <li key={name}>
          <span className={`swatch series-${tone}`} /> {name}
        </li>
      ))}
    </ul>
  );
}

function useTitle(series: readonly Series[]): (stack: Stack) => string {
  const { figure } = useFormats();
  return ({ name, values }) =>
    [name, ...series.map((each, place) => `${each.name}: ${figure(values[place] ?? 0)}`)].join('\n');
}

const LABELS_MAX = 6;

/** Stacked columns over time; the table next to the chart is its accessible equivalent. */
export function Columns({ label, series, rows }: Props): ReactNode {
  const { figure } = useFormats();
  const titleOf = useTitle(series);
  const end = axisEnd(Math.max(...rows.map(sumOf)));
  const step = Math.ceil(rows.length / LABELS_MAX);

  return (
    <div className="chart" role="img" aria-label={label}>
      <Legend series={series} />
      <div className="columns">
        <div className="columns-axis">
          {[end, end / 2, 0].map((value) => (
            <span key={value}>{figure(value)}</span>
          ))}
        </div>
        {rows.map((row, place) => (
          <div key={row.name} className="column" title={titleOf(row)}>
            <div className="column-bar">
              {row.values.map((value, at) => (
                <span
                  key={series[at]?.name}
                  className={`series-${series[at]?.tone ?? 'plain'}`}
                  style={{ height: inPercent(value, end) }}
                />
              ))}
            </div>
            <span className="column-name">{(rows.length - 1 - place) % step === 0 ? row.name : ''}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

/** Stacked bars with labels, for categories without an order. */
export function Ranks({ label, series, rows }: Props): ReactNode {
  const { figure } = useFormats();
  const titleOf = useTitle(series);
  const end = Math.max(1, ...rows.map(sumOf));

  return (
    <div className="chart" role="img" aria-label={label}>
      <Legend series={series} />
      <div className="ranks">
        {rows.map((row) => (
          <div key={row.name} className="rank" title={titleOf(row)}>
            <span className="rank-name">{row.name}</span>
            <span className="rank-bar">
              {row.values.map((value, at) => (
                <span
                  key={series[at]?.name}
                  className={`series-${series[at]?.tone ?? 'plain'}`}
                  style={{ width: inPercent(value, end) }}
                />
              ))}
            </span>
            <span className="rank-sum">{figure(sumOf(row))}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

const MARKS = [100, 75, 50, 25, 0];
const DOT_MIN_PX = 8;
const DOT_MAX_PX = 34;

/** Diameter of a dot whose area is proportional to its band's count. */
function diameter(count: number, most: number): number {
  return Math.max(DOT_MIN_PX, DOT_MAX_PX * Math.sqrt(count / most));
}

/** Calibration chart: accuracy by confidence, one dot per band with area by count, and the diagonal. */
export function CalibrationChart({ bands }: { readonly bands: readonly Band[] }): ReactNode {
  const { t } = useWords();
  const { figure, share } = useFormats();

  return (
    <div className="chart calibration" role="img" aria-label={t('reports.calibration')}>
      <span className="calibration-up muted small">{t('reports.actual')}</span>
      <div className="calibration-plot">
        {MARKS.map((mark) => (
          <span key={mark} className="calibration-mark" style={{ bottom: `${mark}%` }}>
            {share(mark / HUNDRED)}
          </span>
        ))}
        <svg className="calibration-diagonal" viewBox="0 0 100 100" preserveAspectRatio="none">
          <line x1="0" y1="100" x2="100" y2="0" vectorEffect="non-scaling-stroke" />
        </svg>
        <Dots bands={bands} />
      </div>
      <div className="calibration-bands">
        {bands.map(({ from, to, count }) => (
          <span key={from}>
            <span>{`${Math.round(from * HUNDRED)}–${Math.round(to * HUNDRED)}`}</span>
            <strong>{figure(count)}</strong>
          </span>
        ))}
      </div>
      <span className="muted small">{t('reports.calibration_axis')}</span>
    </div>
  );
}

function Dots({ bands }: { readonly bands: readonly Band[] }): ReactNode {
  const { t } = useWords();
  const { figure, share } = useFormats();
  const most = Math.max(1, ...bands.map(({ count }) => count));

  return bands.map(({ from, count, expected, accuracy }) => {
    if (expected === null || accuracy === null) return null;
    const size = diameter(count, most);
    const place = { left: `${HUNDRED * expected}%`, bottom: `${HUNDRED * accuracy}%` };
    const title = [
      `${t('reports.predicted')}: ${share(expected)}`,
      `${t('reports.actual')}: ${share(accuracy)}`,
      `${t('reports.decided')}: ${figure(count)}`,
    ].join('\n');
    return (
      <span
        key={from}
        className="calibration-dot"
        style={{ ...place, width: size, height: size }}
        title={title}
      />
    );
  });
}
