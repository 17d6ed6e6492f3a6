import { homeTexts as texts } from '#texts/candidate.ts';
import { sentTexts } from '#texts/candidate-home.ts';
import { ButtonLink } from '#web/components/button.tsx';
import { Card, DateCard } from '#web/components/card.tsx';
import { Typed } from '#web/components/typed.tsx';
import { CalendarButton } from '#web/features/hiring/calendar-button.tsx';
import { CompanyLine, isPostedForAnother } from '#web/features/jobs/company-line.tsx';
import { dateTimeText, timeText } from '#web/lib/formats.ts';
import { AnswerLine } from '#web/pages/candidate/interviews/answer-line.tsx';
import { ContactLink, calendarTile, type Interview } from '#web/pages/candidate/interviews/interview.tsx';
import { isUnsafe, TakenDown } from '#web/pages/candidate/taken-down.tsx';
import { viewPath } from '#web/pages/candidate/views.ts';

/** The next interview, with its date as a calendar leaf. */
export function NextInterview({ interview, now }: { interview: Interview; now: string }) {
  const { interviewDateTime, role, currentCompany, location, contact, applicationId } = interview;
  return (
    <Card as="section" className="flex flex-wrap items-center gap-5">
      <div className={interview.takenDown ? 'opacity-60' : undefined}>
        <DateCard {...calendarTile(interviewDateTime)} />
      </div>
      <div className="grow basis-40">
        {interview.takenDown ? null : <p className="small muted">{texts.nextInterview}</p>}
        <h3 className="title break-words">
          <Typed>{role}</Typed>, <Typed>{currentCompany}</Typed>
        </h3>
        {isPostedForAnother(interview) ? (
          <p className="soft break-words">
            <CompanyLine companyName={currentCompany} postedByCompany={interview.postedByCompany} />
          </p>
        ) : null}
        <p className="soft wrap-anywhere">
          <time dateTime={interviewDateTime} title={dateTimeText(interviewDateTime, now)} className="num">
            {timeText(interviewDateTime)}
          </time>
          {location ? (
            <>
              , <Typed>{location}</Typed>
            </>
          ) : null}
        </p>
        {contact ? (
          <p className="soft wrap-anywhere">
            <ContactLink contact={contact} />
          </p>
        ) : null}
        <TakenDown of={interview} interviewAhead={isUnsafe(interview, now)} />
        {interview.jobClosed ? <p className="small soft">{sentTexts.closed}</p> : null}
        <AnswerLine interview={interview} />
      </div>
      <div className="row wrap max-sm:w-full max-sm:[&>.btn]:grow">
        {interview.takenDown ? null : <CalendarButton size="m" interview={interview} />}
        <ButtonLink
          size="m"
          variant="primary"
          className="max-sm:grow"
          to={`${viewPath('interview-call')}?interview=${encodeURIComponent(applicationId)}`}
          aria-label={texts.seeDetailsOf({ title: role, company: currentCompany })}
        >
          {texts.seeDetails}
        </ButtonLink>
      </div>
    </Card>
  );
}
