import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { dayInIndia } from '#contract/rules.ts';
import { newsTexts, sentTexts } from '#texts/candidate-home.ts';
import { jobTexts } from '#texts/jobs.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Card } from '#web/components/card.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { Typed } from '#web/components/typed.tsx';
import { shownState } from '#web/features/hiring/stage.ts';
import { CompanyLine } from '#web/features/jobs/company-line.tsx';
import { ageText, shortDayText } from '#web/lib/formats.ts';
import { applicationPath } from '#web/lib/job-links.ts';
import type { Application } from '#web/pages/candidate/applications/application.ts';
import { newsAt, takenBack } from '#web/pages/candidate/home/news.ts';
import { TakenDownBadge } from '#web/pages/candidate/taken-down.tsx';
import { viewPath } from '#web/pages/candidate/views.ts';

const SHOWN = 3;

/** Recruiters' answers since the candidate last looked at the applications. */
export function ApplicationNews({ news, now }: { news: readonly Application[]; now: string }) {
  return (
    <List id="application-news" title={newsTexts.title} count={news.length}>
      {news.slice(0, SHOWN).map((one) => (
        <Row
          key={one._id}
          application={one}
          name={newsTexts.openOf({ title: one.jobTitle, company: one.companyName })}
          since={<time dateTime={newsAt(one)}>{ageText(newsAt(one), now)}</time>}
        >
          <NewsBadge application={one} />
          <span className="small soft block">{goneText(one)}</span>
        </Row>
      ))}
    </List>
  );
}

/** What has changed: the state, or what was taken back and left the state as it was. */
function NewsBadge({ application }: { application: Application }) {
  const event = takenBack(application);
  if (event === 'offer_withdrawn') return <StatusBadge status="Withdrawn" label={newsTexts.offerWithdrawn} />;
  if (event === 'interview_cancelled') return <StatusBadge status="Cancelled" label={newsTexts.interviewCancelled} />;
  const state = shownState(application);
  if (application.takenDown && (state === 'offered' || state.startsWith('interview_'))) return <TakenDownBadge />;
  return <StatusBadge status={state} />;
}

/** Applications waiting for an answer: when they were sent, and the promised day. */
export function SentApplications({ sent, now }: { sent: readonly Application[]; now: string }) {
  return (
    <List id="sent-applications" title={sentTexts.title} count={sent.length}>
      {sent.slice(0, SHOWN).map((one) => (
        <Row
          key={one._id}
          application={one}
          name={sentTexts.openOf({ title: one.jobTitle, company: one.companyName })}
          since={<time dateTime={one.appliedAt}>{sentTexts.applied({ day: shortDayText(one.appliedAt) })}</time>}
        >
          <span className="small soft">{hearText(one, now)}</span>
        </Row>
      ))}
    </List>
  );
}

/** Returns that the job was removed, or closed because its recruiter left, so that news of it is no good news. */
const goneText = ({ takenDown, recruiterLeft }: Application): string =>
  takenDown ? sentTexts.removed : recruiterLeft ? sentTexts.closed : '';

/** Returns the promised day while it can still be kept, or that the job has gone. */
const hearText = ({ answerBy, unanswered, takenDown, jobClosedAt }: Application, now: string): string => {
  if (takenDown) return sentTexts.removed;
  const promised = answerBy && unanswered && answerBy >= dayInIndia(new Date(now));
  if (promised) return jobTexts.hearBy({ day: shortDayText(answerBy) });
  return jobClosedAt ? sentTexts.closed : '';
};

function List({ id, title, count, children }: { id: string; title: string; count: number; children: ReactNode }) {
  return (
    <Card as="section" aria-labelledby={id}>
      <div className="row between wrap">
        <h3 className="title" id={id}>
          {title}
        </h3>
        <Link className="link small min-h-11 content-center md:min-h-6" to={viewPath('job-applied')}>
          {count > SHOWN ? newsTexts.more({ count: count - SHOWN }) : newsTexts.all}
        </Link>
      </div>
      <ul className="mt-1">{children}</ul>
    </Card>
  );
}

interface RowProps {
  application: Application;
  name: string;
  since: ReactNode;
  /** Shown at the end of the row; below it on a phone. */
  children: ReactNode;
}

/** The whole row opens the application. */
function Row({ application, name, since, children }: RowProps) {
  const { _id, jobTitle, companyName, postedByCompany, companyLogo } = application;
  return (
    <li className="relative grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-3 gap-y-1.5 py-3 sm:grid-cols-[auto_minmax(0,1fr)_auto] [&+li]:border-t [&+li]:border-line">
      <CompanyMark name={companyName} src={companyLogo && `/${companyLogo}`} hollow={postedByCompany !== undefined} />
      <div>
        <Link
          to={applicationPath(_id)}
          aria-label={name}
          className="block font-[560] no-underline wrap-anywhere hover:underline after:absolute after:inset-0 after:content-['']"
        >
          <Typed>{jobTitle}</Typed>
        </Link>
        <p className="small soft wrap-anywhere">
          <CompanyLine companyName={companyName} postedByCompany={postedByCompany} /> · {since}
        </p>
      </div>
      <span className="max-sm:col-start-2 empty:hidden">{children}</span>
    </li>
  );
}
