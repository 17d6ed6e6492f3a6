import { statsTexts as texts } from '#texts/recruiter-stats.ts';
import { countText, shortDayText } from '#web/lib/formats.ts';

export interface DayCount {
  day: string;
  count: number;
}

const HEIGHT = 200;
/** For use next to a long list. */
const TALL = 280;
/** Space for the labels below and at the left. */
const BELOW = 24;
const LEFT = 34;

/** Rounds up to a round number, for a readable scale. */
const roundUp = (count: number): number => {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, count)));
  return [1, 2, 3, 4, 5, 6, 8, 10].map((step) => step * power).find((round) => round >= count) ?? count;
};

interface DayChartProps {
  days: readonly DayCount[];
  /** The title of the chart and what it counts, for the table for screen readers. */
  caption: string;
  counted: string;
  /** Makes the wide drawing taller, next to a longer list. */
  tall?: boolean;
}

/**
 * One bar per day over a baseline, drawn twice: wide, and for a phone. A table has the same data for screen readers.
 */
export function DayChart({ days, caption, counted, tall }: DayChartProps) {
  return (
    <>
      <Bars days={days} width={760} height={tall ? TALL : HEIGHT} className="chart wide" />
      <Bars days={days} width={312} height={HEIGHT} className="chart narrow" />
      <div className="visually-hidden">
        <table>
          <caption>{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{texts.day}</th>
              <th scope="col">{counted}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, count }) => (
              <tr key={day}>
                <th scope="row">{shortDayText(day)}</th>
                <td>{count}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface BarsProps {
  days: readonly DayCount[];
  width: number;
  height: number;
  className: string;
}

function Bars({ days, width, height, className }: BarsProps) {
  const base = height - BELOW;
  const top = roundUp(Math.max(...days.map(({ count }) => count), 1));
  const room = (width - LEFT) / days.length;
  const heightOf = (count: number): number => (count / top) * (base - 16);
  const labelled = width > 500 ? [0, 7, 14, 21, days.length - 1] : [0, 14, days.length - 1];
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} width="100%" aria-hidden="true">
      {[1, 0.5].map((share) => (
        <g key={share}>
          <line
            className="gridline"
            x1={LEFT}
            x2={width}
            y1={base - heightOf(top * share)}
            y2={base - heightOf(top * share)}
          />
          {Number.isInteger(top * share) ? (
            <text x={LEFT - 8} y={base - heightOf(top * share) + 4} textAnchor="end">
              {countText(top * share)}
            </text>
          ) : null}
        </g>
      ))}
      {days.map(({ day, count }, index) => (
        <rect
          key={day}
          x={LEFT + index * room + room * 0.15}
          y={base - heightOf(count)}
          width={room * 0.7}
          height={heightOf(count)}
          fill="var(--accent-mark)"
        />
      ))}
      <line className="baseline" x1={LEFT} x2={width} y1={base} y2={base} />
      {labelled.map((index) => {
        const last = index === days.length - 1;
        return (
          <text key={index} x={last ? width : LEFT + index * room} y={height - 6} textAnchor={last ? 'end' : 'start'}>
            {shortDayText(days[index]?.day)}
          </text>
        );
      })}
    </svg>
  );
}
