import { isInterviewOver } from '#contract/interview-rules.ts';
import { applicationTexts as texts } from '#texts/recruiter.ts';
import { dateTimeText, shortDayText } from '#web/lib/formats.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { inInterview } from '#web/pages/recruiter/applications/statuses.ts';
import { Waiting } from '#web/pages/recruiter/applications/waiting.tsx';

/** The date of an application's state: of an interview without a result when it is, else since when it stands there. */
export function StateSince({ of: application, now }: { of: Application; now: string }) {
  const { status, outcome, interviewDetails: interview, stateAt } = application;
  const planned = outcome === 'none' && inInterview(status) ? interview : undefined;
  return (
    <span className="small muted num nowrap block font-normal">
      {planned ? dateTimeText(planned.interviewDateTime, now) : shortDayText(stateAt)}
      <Waiting application={application} now={now} />
      {planned && isInterviewOver(planned.interviewDateTime, now) ? (
        <span className="text-amber block font-medium">{texts.resultWanted}</span>
      ) : null}
    </span>
  );
}
