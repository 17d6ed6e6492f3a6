import { applicationEventTexts, eventTexts } from '#texts/candidate.ts';
import { statusTexts } from '#texts/components.ts';
import { dateTimeText } from '#web/lib/formats.ts';
import type { Timeline } from '#web/pages/candidate/applications/application.ts';

const isStatus = (value: string): value is keyof typeof statusTexts => value in statusTexts;

const lineOf = ({ event, to }: Timeline[number]): string =>
  to && isStatus(to) && (event === 'status_changed' || event === 'interview_result' || event === 'offer_answered')
    ? applicationEventTexts.to({ event: eventTexts[event], to: statusTexts[to] })
    : eventTexts[event];

/** What happened to an application, newest first, hung from a line. */
export function ApplicationTimeline({ timeline, now }: { timeline: Timeline; now: string }) {
  return (
    <ol className="grid border-l-2 border-line">
      {timeline.toReversed().map((entry) => (
        <li
          key={`${entry.at} ${entry.event}`}
          className="relative py-2 pl-4 before:absolute before:left-[-2px] before:top-4 before:h-[3px] before:w-2 before:bg-ink before:content-['']"
        >
          <p className="font-[560]">{lineOf(entry)}</p>
          <p className="small muted num">
            <time dateTime={entry.at}>{dateTimeText(entry.at, now)}</time>
          </p>
          {entry.detail ? <p className="small soft break-words">{entry.detail}</p> : null}
        </li>
      ))}
    </ol>
  );
}
