import ChevronRight from 'lucide-react/icons/chevron-right';
import { Link } from 'react-router';
import { interviewTexts as texts } from '#texts/candidate.ts';
import { Card, DateCard } from '#web/components/card.tsx';
import { Icon } from '#web/components/icon.tsx';
import { dayText, timeText } from '#web/lib/formats.ts';
import { AnswerLine } from '#web/pages/candidate/interviews/answer-line.tsx';
import { calendarTile, type Interview, mayAnswer } from '#web/pages/candidate/interviews/interview.ts';
import { InterviewBadge } from '#web/pages/candidate/interviews/interview-badge.tsx';
import { useOpen } from '#web/pages/candidate/opened.ts';
import { TakenDown } from '#web/pages/candidate/taken-down.tsx';

/** One interview call; the whole card opens its details. */
export function InterviewCard({ interview, now }: { interview: Interview; now: string }) {
  const open = useOpen('interview');
  const { applicationId, currentCompany, role, interviewDateTime, location, contact, description, status } = interview;
  const past = Date.parse(interviewDateTime) < Date.parse(now);
  return (
    <Card as="li" padding="none" className="appcard relative hover:border-line-strong hover:shadow-2">
      <div className="flex items-start gap-4">
        <div className={past || status === 'Cancelled' ? 'opacity-60' : undefined}>
          <DateCard {...calendarTile(interviewDateTime)} />
        </div>
        <div className="grow stack stack-s">
          <div className="row wrap between gap-y-1!">
            <p className="soft break-words">{currentCompany}</p>
            <InterviewBadge status={status} />
          </div>
          <h3 className="title break-words">
            <Link
              {...open(applicationId)}
              aria-label={texts.detailsOf({ role, company: currentCompany })}
              className="no-underline hover:underline after:absolute after:inset-0 after:content-['']"
            >
              {role}
            </Link>
          </h3>
          <p className="num">
            <time dateTime={interviewDateTime}>
              {dayText(interviewDateTime)}, {timeText(interviewDateTime)}
            </time>
          </p>
          <TakenDown of={interview} />
          <AnswerLine interview={interview} now={now} />
          {location ? <p className="small soft wrap-anywhere">{location}</p> : null}
          {contact ? (
            <p className="small soft num">
              {texts.contact}: {contact}
            </p>
          ) : null}
          {description ? <p className="small soft line-clamp-2 break-words">{description}</p> : null}
          {/* The title is the link and spans the card; this tells the eye so. */}
          <p aria-hidden="true" className="row row-s link small w-fit gap-1!">
            {mayAnswer(interview, now) && !interview.answer ? texts.answerIt : texts.details}
            <Icon as={ChevronRight} size="s" />
          </p>
        </div>
      </div>
    </Card>
  );
}
