import { dayInIndia } from '#contract/rules.ts';
import { scheduleTexts as texts } from '#texts/recruiter-schedule.ts';
import { DateCard } from '#web/components/card.tsx';
import { Badge } from '#web/components/status-badge.tsx';
import { dayText, longDayText, shortDayText } from '#web/lib/formats.ts';
import type { Interview } from '#web/pages/recruiter/interviews/interview-values.ts';
import { InterviewLine } from '#web/pages/recruiter/schedule/interview-line.tsx';
import { weekdayOf } from '#web/pages/recruiter/schedule/schedule-days.ts';

/** The interviews of each day that has any, today marked. */
export function Agenda({ interviews, today }: { interviews: readonly Interview[]; today: string }) {
  const days = Map.groupBy(interviews, ({ interviewDateTime }) => dayInIndia(new Date(interviewDateTime)));
  return (
    <ol className="stack gap-6">
      {[...days].map(([day, ofDay]) => (
        <li
          key={day}
          className="grid grid-cols-1 gap-3 border-t-2 border-ink pt-3 sm:grid-cols-[64px_minmax(0,1fr)] sm:gap-5"
        >
          <div className="max-sm:hidden" aria-hidden="true">
            <DateCard
              weekday={texts.weekdays[weekdayOf(day)] ?? ''}
              day={Number(day.slice(8))}
              month={shortDayText(day).slice(3)}
            />
          </div>
          <div className="min-w-0">
            <h2 className="title row wrap gap-2 px-2">
              {texts.weekdaysLong[weekdayOf(day)]},{' '}
              {day.slice(0, 4) === today.slice(0, 4) ? longDayText(day).slice(0, -5) : dayText(day)}
              {day === today ? <Badge tone="blue">{texts.today}</Badge> : null}
            </h2>
            <ol>
              {ofDay.map((interview) => (
                <InterviewLine key={interview._id} interview={interview} />
              ))}
            </ol>
          </div>
        </li>
      ))}
    </ol>
  );
}
