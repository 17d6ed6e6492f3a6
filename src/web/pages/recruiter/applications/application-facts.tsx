import UserX from 'lucide-react/icons/user-x';
import { DUE_SOON_DAYS, daysUntil } from '#contract/answer-promise.ts';
import { payPeriod } from '#contract/pay.ts';
import { dayInIndia } from '#contract/rules.ts';
import { SELECTABLE_APPLICATION_STATUSES } from '#contract/vocabularies.ts';
import { stageTexts, applicationTexts as texts } from '#texts/recruiter.ts';
import { toolTexts } from '#texts/recruiter-bulk.ts';
import { applicationFitTexts } from '#texts/recruiter-fit.ts';
import { Badge } from '#web/components/badge.tsx';
import { classNames } from '#web/components/class-names.ts';
import { StatusBadge, StatusSelect } from '#web/components/status-badge.tsx';
import { shownState } from '#web/features/hiring/stage.ts';
import { FitLine } from '#web/features/matching/fit-line.tsx';
import { dateTimeText, lpa, shortDayText } from '#web/lib/formats.ts';
import { payText } from '#web/lib/pay-text.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import {
  asksForTime,
  endedByLeaving,
  hasLostCandidate,
  inInterview,
  isResultMissing,
  maySetStatus,
} from '#web/pages/recruiter/applications/statuses.ts';
import type { ApplicationActions } from '#web/pages/recruiter/applications/use-application-actions.ts';

/** Expected pay in short: per month for an internship. Empty if not given. */
export const expectedPay = ({ expectedSalary, employmentType }: Application): string => {
  if (expectedSalary === null) return '';
  return payPeriod(employmentType) === 'month' ? payText(expectedSalary, 'month') : lpa(expectedSalary);
};

/** Years of experience; empty for a deleted account. */
export const experienceText = ({ experience }: Pick<Application, 'experience'>): string =>
  experience === null ? '' : texts.years({ count: experience });

interface FitOfApplicationProps {
  application: Pick<Application, 'fit' | 'skills' | 'status' | 'candidateId'>;
  className?: string;
}

/** The match score of a row or a card, or why there is none; nothing for applications that are not scored. */
export function FitOfApplication({
  application: { fit, skills, status, candidateId },
  className,
}: FitOfApplicationProps) {
  if (fit && fit.asked > 0) return <FitLine fit={fit} dense className={className} />;
  const isCompared = status !== 'withdrawn' && candidateId !== undefined;
  if (fit || !isCompared || skills.length > 0) return null;
  return <span className="muted">{applicationFitTexts.noSkills}</span>;
}

/** From this many days on, a wait counts as long. */
const LONG_DAYS = 7;

interface WaitingProps {
  application: Pick<Application, 'status' | 'appliedAt' | 'answerBy' | 'unanswered' | 'candidateId'>;
  now: string;
}

/**
 * Days left to answer as promised, or otherwise how long an application has been unanswered; nothing on its first day.
 */
export function Waiting({ application: { status, appliedAt, answerBy, unanswered, candidateId }, now }: WaitingProps) {
  if (status !== 'pending' || candidateId === undefined) return null;
  const today = dayInIndia(new Date(now));
  if (answerBy && unanswered) {
    const left = daysUntil(answerBy, today);
    const tone = left < 0 ? 'text-red' : 'text-amber';
    return (
      <span className={classNames('sub', left <= DUE_SOON_DAYS && `${tone} font-medium`)}>
        {' '}
        {left < 0 ? toolTexts.over({ days: -left }) : toolTexts.left({ days: left })}
      </span>
    );
  }
  const days = -daysUntil(dayInIndia(new Date(appliedAt)), today);
  if (days < 1) return null;
  return (
    <span className={classNames('sub', days >= LONG_DAYS && 'text-amber font-medium')}>
      {' '}
      {toolTexts.waiting({ days })}
    </span>
  );
}

interface ApplicationStateProps {
  application: Application;
  actions: ApplicationActions;
  now: string;
}

/** The application's status, editable until the candidate's account is deleted, and its date. */
export function ApplicationState({ application, actions, now }: ApplicationStateProps) {
  return (
    <>
      {endedByLeaving(application) ? (
        <Badge icon={UserX}>{stageTexts.left}</Badge>
      ) : hasLostCandidate(application) ? (
        <StatusBadge status={shownState(application)} />
      ) : (
        <StatusSelect
          status={application.status}
          shown={shownState(application)}
          options={SELECTABLE_APPLICATION_STATUSES}
          of={application.fullName}
          disabled={!maySetStatus(application)}
          onSelect={(chosen) => actions.choose(application, chosen)}
        />
      )}
      <StateSince of={application} now={now} />
    </>
  );
}

/** Says what an interview waits for: its result, or the new time that the candidate asks for. */
export function InterviewWants({ of: application, now }: { of: Application; now: string }) {
  const wanted = isResultMissing(application, now)
    ? texts.resultWanted
    : asksForTime(application, now)
      ? texts.timeWanted
      : undefined;
  return wanted ? <span className="text-amber font-medium">{wanted}</span> : null;
}

/**
 * The date of an application's status: of an interview without a result, the interview's; otherwise when the status was
 * set. Also that the job was taken down, or the interview's result is missing.
 */
function StateSince({ of: application, now }: { of: Application; now: string }) {
  const { status, outcome, interviewDetails: interview, stateAt, takenDown, jobClosedAt } = application;
  const planned = outcome === 'none' && inInterview(status) ? interview : undefined;
  return (
    // The separator ends a line: a non-breaking space ties it to what is before it.
    <span className="small muted num nowrap block font-normal *:inline *:before:whitespace-normal *:before:content-['\a0·_']">
      {planned ? dateTimeText(planned.interviewDateTime, now) : shortDayText(stateAt)}
      <Waiting application={application} now={now} />
      {takenDown ? (
        <span className="text-amber font-medium">{texts.takenDown}</span>
      ) : planned ? (
        <InterviewWants of={application} now={now} />
      ) : jobClosedAt && status === 'pending' ? (
        <span>{texts.jobClosed}</span>
      ) : null}
    </span>
  );
}
