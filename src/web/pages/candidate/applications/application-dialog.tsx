import FileText from 'lucide-react/icons/file-text';
import type { ReactNode } from 'react';
import { labelOf } from '#texts/by-code/label-of.ts';
import { placeText } from '#texts/by-code/place-text.ts';
import { interviewTexts, applicationTexts as texts } from '#texts/candidate.ts';
import { componentTexts } from '#texts/components.ts';
import { appliedForTexts } from '#texts/job-changes.ts';
import { educationLevelTexts } from '#texts/vocabularies.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Breakable } from '#web/components/breakable.tsx';
import { Button, ButtonLink } from '#web/components/button.tsx';
import { Facts } from '#web/components/card.tsx';
import { ChipList } from '#web/components/chips.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { LinkedText } from '#web/components/linked-text.tsx';
import { Notice } from '#web/components/notice.tsx';
import { SkeletonBlocks } from '#web/components/skeleton.tsx';
import { Steps } from '#web/components/steps.tsx';
import { InSentence, Typed } from '#web/components/typed.tsx';
import { appliedForText } from '#web/features/hiring/applied-for.ts';
import { CompanyLine, isPostedForAnother } from '#web/features/jobs/company-line.tsx';
import { dateTimeText } from '#web/lib/formats.ts';
import { langOf } from '#web/lib/lang-of.ts';
import {
  type Application,
  hasInterview,
  hasUnsafeInterview,
  mayWithdraw,
  sentFacts,
  type Timeline,
} from '#web/pages/candidate/applications/application.ts';
import { ApplicationBadge } from '#web/pages/candidate/applications/application-card.tsx';
import { historyOf } from '#web/pages/candidate/applications/application-history.ts';
import { nextLink, nextText, reasonText, stepsOf } from '#web/pages/candidate/applications/application-steps.ts';
import { InterviewFacts } from '#web/pages/candidate/interviews/interview-dialog.tsx';
import type { Offer } from '#web/pages/candidate/offers/use-offer-answer.ts';
import { SeeJob } from '#web/pages/candidate/see-job.tsx';
import { TakenDown } from '#web/pages/candidate/taken-down.tsx';
import { viewPath } from '#web/pages/candidate/views.ts';

/** The application's history as a timeline. */
function ApplicationTimeline({ history, now }: { history: ReturnType<typeof historyOf>; now: string }) {
  return (
    <ol className="grid border-l-2 border-line">
      {history.map((entry) => (
        <li
          key={`${entry.at} ${entry.event}`}
          className="relative py-2 pl-4 before:absolute before:left-[-2px] before:top-4 before:h-[3px] before:w-2 before:bg-ink before:content-['']"
        >
          <p className="font-[560]">{entry.line}</p>
          <p className="small muted num">
            <time dateTime={entry.at}>{dateTimeText(entry.at, now)}</time>
          </p>
          {entry.detail ? (
            <p className="small soft break-words">
              <InSentence>{entry.detail}</InSentence>
            </p>
          ) : null}
        </li>
      ))}
    </ol>
  );
}

interface ApplicationDialogProps {
  application: Application;
  /** Its offers, newest first. */
  offers: readonly Offer[];
  /** Undefined while loading. */
  timeline: Timeline | undefined;
  /** Why it could not be loaded. */
  timelineFailure: string | undefined;
  onRetry: () => void;
  now: string;
  onWithdraw: () => void;
  onClose: () => void;
}

/** An application in full: status, history and what was sent. */
export function ApplicationDialog({
  application,
  offers,
  timeline,
  timelineFailure,
  onRetry,
  now,
  onWithdraw,
  onClose,
}: ApplicationDialogProps) {
  const { jobTitle, companyName, companyLogo, location, status, interviewDetails } = application;
  const [offer] = offers;
  const next = nextLink(application, offer);
  const reason = status === 'rejected' ? reasonText(application) : '';
  return (
    <Dialog
      title={
        <span className="break-words" lang={langOf(jobTitle)}>
          {jobTitle}
        </span>
      }
      subtitle={
        <>
          <CompanyLine {...application} /> · <Typed>{placeText(location)}</Typed> · {application.jobId}
        </>
      }
      mark={
        <CompanyMark
          name={companyName}
          src={companyLogo && `/${companyLogo}`}
          size="l"
          hollow={isPostedForAnother(application)}
        />
      }
      closeOnScrim
      onClose={onClose}
      foot={
        <>
          {next ? (
            <ButtonLink variant="primary" to={next.to}>
              {next.label}
            </ButtonLink>
          ) : null}
          <Button onClick={onClose}>{interviewTexts.close}</Button>
          <ButtonLink to={`${viewPath('messages')}?conversation=${application._id}`}>{texts.messages}</ButtonLink>
          {mayWithdraw(application) ? (
            <Button variant="danger" onClick={onWithdraw}>
              {texts.withdraw}
            </Button>
          ) : null}
        </>
      }
    >
      <div className="row wrap">
        <ApplicationBadge application={application} now={now} />
        <SeeJob of={application} />
      </div>
      <TakenDown of={application} interviewAhead={hasUnsafeInterview(application, now)} />
      <Steps label={texts.steps} steps={stepsOf(application, { offer, now })} />
      {reason ? (
        <Notice title={<InSentence>{reason}</InSentence>} />
      ) : next || application.answerBy || application.jobClosedAt || application.recruiterLeft ? (
        <p className="soft">
          <InSentence>{nextText(application, { offer, now })}</InSentence>
        </p>
      ) : null}
      {interviewDetails && hasInterview(application) ? (
        <Section title={texts.interview}>
          <InterviewFacts interview={interviewDetails} />
          {interviewDetails.location ? (
            <p>
              <LinkedText>{interviewDetails.location}</LinkedText>
            </p>
          ) : null}
        </Section>
      ) : null}
      <Section title={texts.timeline}>
        {timelineFailure ? (
          <Notice
            tone="red"
            title={texts.timelineFailed}
            action={
              <Button size="m" onClick={onRetry}>
                {componentTexts.retry}
              </Button>
            }
          >
            {timelineFailure}
          </Notice>
        ) : timeline ? (
          <ApplicationTimeline history={historyOf(timeline, application, offers)} now={now} />
        ) : (
          <div className="skeleton-lines" aria-hidden="true">
            <SkeletonBlocks sizes={['w-[60%]', 'w-[40%]']} />
          </div>
        )}
      </Section>
      <Section title={texts.sent}>
        <WhatWasSent application={application} />
      </Section>
    </Dialog>
  );
}

function WhatWasSent({ application }: { application: Application }) {
  const { email, phone, education, skills, coverLetter, resume, resumeName, contactEmail, recruiterCode } = application;
  const { appliedFor } = application;
  return (
    <>
      <Facts
        facts={[
          ...(appliedFor ? [{ label: appliedForTexts.label, value: <Typed>{appliedForText(appliedFor)}</Typed> }] : []),
          ...sentFacts(application),
          ...(education ? [{ label: texts.education, value: labelOf(educationLevelTexts, education) }] : []),
          ...(email ? [{ label: texts.email, value: <Breakable>{email}</Breakable> }] : []),
          ...(phone ? [{ label: texts.phone, value: phone }] : []),
          ...(contactEmail ? [{ label: texts.recruiter, value: <Breakable>{contactEmail}</Breakable> }] : []),
          ...(recruiterCode ? [{ label: texts.recruiterCode, value: recruiterCode }] : []),
        ]}
      />
      {skills.length > 0 ? <ChipList items={skills} /> : null}
      {coverLetter ? (
        <div>
          <h4 className="small muted">{texts.coverLetter}</h4>
          <p className="whitespace-pre-line break-words" lang={langOf(coverLetter)}>
            {coverLetter}
          </p>
        </div>
      ) : null}
      {resume ? (
        <div className="file">
          <Icon as={FileText} size="l" />
          <a className="file-name grow" href={`/${resume}`} target="_blank" rel="noopener" title={texts.openResume}>
            {resumeName ?? texts.resume}
          </a>
        </div>
      ) : null}
    </>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="stack">
      <h3 className="title">{title}</h3>
      {children}
    </section>
  );
}
