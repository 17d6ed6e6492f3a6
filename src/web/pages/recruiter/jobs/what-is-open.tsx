import { Link } from 'react-router';
import { jobsTexts } from '#texts/recruiter.ts';
import { openWorkTexts as texts } from '#texts/recruiter-open-work.ts';
import type { OpenWork } from '#web/features/hiring/open-work.ts';
import { applicationsTo, unansweredTo } from '#web/pages/recruiter/addresses.ts';
import type { Job } from '#web/pages/recruiter/jobs/job-queries.ts';

interface WhatIsOpenProps {
  job: Job;
  open: OpenWork;
}

/** What a job that is closed or deleted leaves open: people without an answer, interviews and offers, each with its list. */
export function WhatIsOpen({ job, open: { unanswered, interviews, offers } }: WhatIsOpenProps) {
  const takenDown = job.may?.setStatus === false;
  const toStage = (stage: 'interview' | 'offered') => `${applicationsTo(job.jobId)}&status=${stage}`;
  return (
    <>
      {unanswered > 0 ? (
        <Line text={jobsTexts.closeUnanswered({ count: unanswered })} to={unansweredTo(job._id)}>
          {jobsTexts.answerFirst({ count: unanswered })}
        </Line>
      ) : null}
      {interviews > 0 ? (
        <Line
          text={(takenDown ? texts.interviewsTakenDown : texts.interviews)({ count: interviews })}
          to={toStage('interview')}
        >
          {texts.seeInterviews({ count: interviews })}
        </Line>
      ) : null}
      {offers > 0 ? (
        <Line text={(takenDown ? texts.offersTakenDown : texts.offers)({ count: offers })} to={toStage('offered')}>
          {texts.seeOffers({ count: offers })}
        </Line>
      ) : null}
    </>
  );
}

function Line({ text, to, children }: { text: string; to: string; children: string }) {
  return (
    <div>
      <p>{text}</p>
      <Link className="link inline-flex min-h-11 items-center font-semibold" to={to}>
        {children}
      </Link>
    </div>
  );
}
