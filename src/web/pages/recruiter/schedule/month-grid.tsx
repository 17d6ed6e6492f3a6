import { Link, useSearchParams } from 'react-router';
import { dayInIndia } from '#contract/rules.ts';
import { scheduleTexts as texts } from '#texts/recruiter-schedule.ts';
import { classNames } from '#web/components/class-names.ts';
import { longDayText } from '#web/lib/formats.ts';
import { withParams } from '#web/lib/list-params.ts';
import type { Interview } from '#web/pages/recruiter/interviews/interview-values.ts';
import { InterviewChip } from '#web/pages/recruiter/schedule/interview-line.tsx';
import { daysOf, weekdayOf, windowOf } from '#web/pages/recruiter/schedule/schedule-days.ts';
import { useDayArrows } from '#web/pages/recruiter/schedule/use-day-arrows.ts';

/** Maximum number shown in a cell of the month; a link leads to the rest. */
const MOST = 3;

export interface CalendarProps {
  /** The focused day. */
  day: string;
  today: string;
  interviews: readonly Interview[];
}

/** A month. The arrow keys move from day to day; Enter opens the day. */
export function MonthGrid({ day, today, interviews }: CalendarProps) {
  const [search] = useSearchParams();
  const arrows = useDayArrows(day);
  const byDay = Map.groupBy(interviews, ({ interviewDateTime }) => dayInIndia(new Date(interviewDateTime)));
  const days = daysOf(windowOf('month', day));
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));
  return (
    <table {...arrows} className="w-full table-fixed border-t-2 border-ink">
      <caption className="visually-hidden">{texts.pageTitle}</caption>
      <thead>
        <tr>
          {texts.weekdays.map((name, index) => (
            <th key={name} scope="col" className="small muted px-2 py-2 text-left font-medium">
              <abbr title={texts.weekdaysLong[index]} className="no-underline">
                {name}
              </abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>
            {week.map((one) => {
              const ofDay = byDay.get(one) ?? [];
              const shown = ofDay.length > MOST ? ofDay.slice(0, MOST - 1) : ofDay;
              const outside = one.slice(0, 7) !== day.slice(0, 7);
              const agendaOf = withParams(search, { view: 'agenda', day: one, open: '' });
              return (
                <td
                  key={one}
                  className={classNames(
                    'h-28 border border-line p-1.5 align-top',
                    outside && 'bg-sunken',
                    weekdayOf(one) === 6 && !outside && 'bg-hover',
                  )}
                >
                  <Link
                    to={agendaOf}
                    data-day={one}
                    tabIndex={one === day ? 0 : -1}
                    aria-current={one === today ? 'date' : undefined}
                    aria-label={texts.dayWith({ day: longDayText(one), count: ofDay.length })}
                    className={classNames(
                      'num mb-1 inline-grid h-7 min-w-7 place-items-center rounded-2 px-1 no-underline',
                      one === today ? 'bg-accent font-semibold text-accent-on' : outside ? 'text-ink-3' : 'text-ink',
                    )}
                  >
                    {Number(one.slice(8))}
                  </Link>
                  <ul className="grid gap-1">
                    {shown.map((interview) => (
                      <li key={interview._id} className="min-w-0">
                        <InterviewChip interview={interview} />
                      </li>
                    ))}
                    {shown.length < ofDay.length ? (
                      <li>
                        <Link className="link text-[13px]" to={agendaOf}>
                          {texts.more({ count: ofDay.length - shown.length })}
                        </Link>
                      </li>
                    ) : null}
                  </ul>
                </td>
              );
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
