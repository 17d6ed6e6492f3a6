import { isInterviewOver } from '#contract/interview-rules.ts';
import { SELECTABLE_APPLICATION_STATUSES } from '#contract/vocabularies.ts';
import { applicationTexts as texts } from '#texts/recruiter.ts';
import { StatusSelect } from '#web/components/status-badge.tsx';
import { shownState } from '#web/features/hiring/stage.ts';
import { dateTimeText, shortDayText } from '#web/lib/formats.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { inInterview, maySetStatus } from '#web/pages/recruiter/applications/statuses.ts';
import type { ApplicationActions } from '#web/pages/recruiter/applications/use-application-actions.ts';
import { Waiting } from '#web/pages/recruiter/applications/waiting.tsx';

interface ApplicationStateProps {
  application: Application;
  actions: ApplicationActions;
  now: string;
}

/** The application's status, editable, and its date. */
export function ApplicationState({ application, actions, now }: ApplicationStateProps) {
  return (
    <>
      <StatusSelect
        status={application.status}
        shown={shownState(application)}
        options={SELECTABLE_APPLICATION_STATUSES}
        of={application.fullName}
        disabled={!maySetStatus(application)}
        onSelect={(chosen) => actions.choose(application, chosen)}
      />
      <StateSince of={application} now={now} />
    </>
  );
}

/**
 * The date of an application's status: of an interview without a result, the interview's; otherwise when the status was
 * set.
 */
function StateSince({ of: application, now }: { of: Application; now: string }) {
  const { status, outcome, interviewDetails: interview, stateAt } = application;
  const planned = outcome === 'none' && inInterview(status) ? interview : undefined;
  return (
    <span className="small muted num nowrap flex flex-wrap gap-x-1 font-normal *:before:content-['·_']">
      {planned ? dateTimeText(planned.interviewDateTime, now) : shortDayText(stateAt)}
      <Waiting application={application} now={now} />
      {planned && isInterviewOver(planned.interviewDateTime, now) ? (
        <span className="text-amber font-medium">{texts.resultWanted}</span>
      ) : null}
    </span>
  );
}
