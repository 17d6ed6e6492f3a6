import type { CSSProperties } from 'react';
import { Link, useSearchParams } from 'react-router';
import { dayInIndia } from '#contract/rules.ts';
import { scheduleTexts as texts } from '#texts/recruiter-schedule.ts';
import { classNames } from '#web/components/class-names.ts';
import { longDayText, timeText } from '#web/lib/formats.ts';
import { withParams } from '#web/lib/list-params.ts';
import type { Interview } from '#web/pages/recruiter/interviews/interview-values.ts';
import { InterviewBlock } from '#web/pages/recruiter/schedule/interview-line.tsx';
import type { CalendarProps } from '#web/pages/recruiter/schedule/month-grid.tsx';
import { daysOf, weekdayOf, windowOf } from '#web/pages/recruiter/schedule/schedule-days.ts';
import { useDayArrows } from '#web/pages/recruiter/schedule/use-day-arrows.ts';
import { hoursOf, lanesOf, stackedOf } from '#web/pages/recruiter/schedule/week-hours.ts';

/** Pixels per hour. */
const HOUR = 56;

/** Minute of the day in India. */
const minuteOf = (instant: string | Date): number => {
  const there = new Date(new Date(instant).getTime() + 330 * 60_000);
  return there.getUTCHours() * 60 + there.getUTCMinutes();
};

/**
 * Seven days with their hours, starting from the focused day. The arrow keys move from day to day; Enter opens the day.
 */
export function WeekGrid({ day, today, now, interviews }: CalendarProps & { now: string }) {
  const [search] = useSearchParams();
  const arrows = useDayArrows(day);
  const byDay = Map.groupBy(interviews, ({ interviewDateTime }) => dayInIndia(new Date(interviewDateTime)));
  const { from, to } = hoursOf(interviews.map(({ interviewDateTime }) => minuteOf(interviewDateTime)));
  const hours = Array.from({ length: to - from }, (_, index) => from + index);
  const topOf = (instant: string) => ((minuteOf(instant) - from * 60) / 60) * HOUR;
  return (
    <table {...arrows} className="w-full table-fixed border-t-2 border-ink">
      <caption className="visually-hidden">{texts.pageTitle}</caption>
      <colgroup>
        <col className="w-16" />
      </colgroup>
      <thead>
        <tr>
          <td />
          {daysOf(windowOf('week', day)).map((one) => {
            const weekday = weekdayOf(one);
            return (
              <th key={one} scope="col" className="border-l border-line p-0 text-left align-top font-normal">
                <Link
                  to={withParams(search, { view: 'agenda', day: one, open: '' })}
                  data-day={one}
                  tabIndex={one === day ? 0 : -1}
                  aria-current={one === today ? 'date' : undefined}
                  className={classNames(
                    'small block px-2 pt-2 pb-3 text-ink-2 no-underline hover:bg-hover',
                    one === today && 'border-t-4 border-accent-mark',
                  )}
                >
                  <span className="visually-hidden">
                    {texts.dayWith({ day: longDayText(one), count: byDay.get(one)?.length ?? 0 })}
                  </span>
                  <span aria-hidden="true">
                    {texts.weekdays[weekday]}
                    <b className="num block text-[18px] leading-tight text-ink">{Number(one.slice(8))}</b>
                    {one === today ? texts.today : ' '}
                  </span>
                </Link>
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody>
        <tr className="border-y border-line">
          <td aria-hidden="true" className="p-0 align-top">
            {hours.map((hour) => (
              <span
                key={hour}
                className="num small muted block -translate-y-[0.5em] pr-1.5 text-right leading-none whitespace-nowrap first:translate-y-1"
                style={{ height: HOUR }}
              >
                {texts.hour({ hour: hour % 12 || 12, morning: hour < 12 })}
              </span>
            ))}
          </td>
          {daysOf(windowOf('week', day)).map((one) => (
            <td
              key={one}
              className={classNames('relative border-l border-line p-0 align-top', weekdayOf(one) > 4 && 'bg-sunken')}
              style={{
                height: hours.length * HOUR,
                backgroundImage: `repeating-linear-gradient(var(--line) 0 1px, transparent 1px ${HOUR}px)`,
              }}
            >
              <DayBlocks day={one} interviews={byDay.get(one) ?? []} now={now} topOf={topOf} />
              {one === today && topOf(now) > 0 && topOf(now) < hours.length * HOUR ? (
                <i
                  aria-hidden="true"
                  className="absolute inset-x-0 border-t-2 border-ink"
                  style={{ top: topOf(now) }}
                />
              ) : null}
            </td>
          ))}
        </tr>
      </tbody>
    </table>
  );
}

interface DayBlocksProps {
  day: string;
  interviews: readonly Interview[];
  now: string;
  topOf: (instant: string) => number;
}

/** Blocks side by side; with a third nothing could be read, so the first then has a link to the others beside it. */
const MOST_LANES = 2;

/** In a narrow window blocks that overlap lie one below the other, each with its name alone. */
const STACKED =
  'max-xl:top-(--stacked-top) max-xl:left-0 max-xl:h-(--stacked-height) max-xl:w-full max-xl:[&>a>span:nth-child(2)]:sr-only max-xl:[&_b]:line-clamp-1';

function DayBlocks({ day, interviews, now, topOf }: DayBlocksProps) {
  const [search] = useSearchParams();
  const lanes = lanesOf(interviews.map(({ interviewDateTime }) => minuteOf(interviewDateTime)));
  const isLeftOut = ({ lane, of }: (typeof lanes)[number]): boolean => of > MOST_LANES && lane > 0;
  const leftOut = Map.groupBy(lanes.filter(isLeftOut), ({ first }) => first);
  const shown = interviews.flatMap((interview, index) => {
    const place = lanes[index] ?? { lane: 0, of: 1, first: index };
    const others = isLeftOut(place) ? leftOut.get(place.first) : undefined;
    const block = { interview, place, others, start: minuteOf(interview.interviewDateTime), first: place.first };
    return others && others[0] !== place ? [] : [block];
  });
  const stacked = stackedOf(shown);
  return (
    <ul>
      {shown.map(({ interview, place, others, start }, index) => {
        const of = Math.min(place.of, MOST_LANES);
        const top = topOf(interview.interviewDateTime);
        const stackedTop = top + (((stacked[index] ?? start) - start) / 60) * HOUR;
        return (
          <li
            key={interview._id}
            className={classNames(
              'absolute top-(--top) left-(--left) z-1 h-(--height) w-(--width) p-px',
              of > 1 && STACKED,
            )}
            style={
              {
                '--top': `${top}px`,
                '--left': `${(Math.min(place.lane, of - 1) / of) * 100}%`,
                '--height': `${HOUR}px`,
                '--width': `${100 / of}%`,
                '--stacked-top': `${stackedTop}px`,
                '--stacked-height': `${HOUR / 2}px`,
              } as CSSProperties
            }
          >
            {others ? (
              <Link
                to={withParams(search, { view: 'agenda', day, open: '' })}
                className="small flex h-full items-center justify-center rounded-b-1 border-t-2 border-line-strong bg-surface px-1 text-center text-ink no-underline ring-1 ring-line hover:underline"
              >
                {texts.more({ count: others.length })}
              </Link>
            ) : (
              <InterviewBlock interview={interview} now={now} time={timeText(interview.interviewDateTime)} />
            )}
          </li>
        );
      })}
    </ul>
  );
}
