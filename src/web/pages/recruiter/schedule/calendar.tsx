import { type KeyboardEvent, useEffect, useRef } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { dayInIndia } from '#contract/rules.ts';
import { scheduleTexts as texts } from '#texts/recruiter-schedule.ts';
import { classNames } from '#web/components/class-names.ts';
import { longDayText } from '#web/lib/formats.ts';
import { withParams } from '#web/pages/recruiter/addresses.ts';
import type { Interview } from '#web/pages/recruiter/interviews/interview-values.ts';
import { InterviewChip } from '#web/pages/recruiter/schedule/interview-line.tsx';
import { addDays, daysOf, weekdayOf, windowOf } from '#web/pages/recruiter/schedule/schedule-days.ts';

/** A cell of a month shows so many; the rest is one link away. */
const MOST = 3;

interface CalendarProps {
  view: 'week' | 'month';
  /** The day in focus. */
  day: string;
  today: string;
  interviews: readonly Interview[];
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7 };

/** A week or a month. The arrows move from day to day, also over the edge; Enter opens the day. */
export function Calendar({ view, day, today, interviews }: CalendarProps) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const table = useRef<HTMLTableElement>(null);
  const byArrow = useRef(false);
  const byDay = Map.groupBy(interviews, ({ interviewDateTime }) => dayInIndia(new Date(interviewDateTime)));
  const days = daysOf(windowOf(view, day));
  const weeks = Array.from({ length: days.length / 7 }, (_, week) => days.slice(week * 7, week * 7 + 7));

  // Over the edge another window comes: the focus goes along.
  useEffect(() => {
    if (!byArrow.current) return;
    byArrow.current = false;
    table.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
  }, [day]);

  const onKeyDown = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = event.target instanceof HTMLElement ? event.target.dataset.day : undefined;
    const move = STEPS[event.key];
    if (!from || move === undefined) return;
    event.preventDefault();
    const to = addDays(from, move);
    const here = table.current?.querySelector<HTMLElement>(`[data-day="${to}"]`);
    if (here) return here.focus();
    byArrow.current = true;
    navigate(withParams(search, { day: to, open: '' }), { replace: true, preventScrollReset: true });
  };
  return (
    <table ref={table} onKeyDown={onKeyDown} className="w-full table-fixed border-t-2 border-ink">
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
              const shown = view === 'month' && ofDay.length > MOST ? ofDay.slice(0, MOST - 1) : ofDay;
              const outside = view === 'month' && one.slice(0, 7) !== day.slice(0, 7);
              const agendaOf = withParams(search, { view: 'agenda', day: one, open: '' });
              return (
                <td
                  key={one}
                  className={classNames(
                    'border border-line p-1.5 align-top',
                    view === 'month' ? 'h-28' : 'h-80',
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
