import { Button } from '#web/components/button.tsx';
import { Facts } from '#web/components/card.tsx';
import { LinkedText } from '#web/components/linked-text.tsx';
import { Notice } from '#web/components/notice.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { dateTimeText } from '#web/lib/formats.ts';
import { InterviewResult } from '#web/pages/recruiter/applications/interview-result.tsx';
import { PanelSection } from '#web/pages/recruiter/applications/panel-section.tsx';
import { isAhead } from '#web/pages/recruiter/applications/statuses.ts';
import type { Interview } from '#web/pages/recruiter/interviews/interview-values.ts';
import type { Application } from '#web/pages/recruiter/load-dashboard.ts';
import { applicationWords, panelWords as words } from '#web/words/en/recruiter.ts';

interface InterviewSectionProps {
  application: Application;
  now: string;
  onCancel: () => void;
}

/** When and where the interview is, and what the candidate said to it. */
export function InterviewSection({ application, now, onCancel }: InterviewSectionProps) {
  const interview = application.interviewDetails;
  if (!interview) return null;
  const stands = isAhead(application);
  return (
    <PanelSection title={words.interview}>
      <div className="stack gap-3 rounded-3 border border-line bg-surface p-4">
        <Facts
          facts={[
            { label: words.when, value: dateTimeText(interview.interviewDateTime, now) },
            { label: words.status, value: <StatusBadge status={interview.status} /> },
            { label: words.where, value: <LinkedText>{interview.location}</LinkedText> },
            { label: words.by, value: interview.scheduledBy },
            { label: words.contactNo, value: interview.contactNo },
            ...(interview.hrNotes
              ? [{ label: words.documents, value: <LinkedText>{interview.hrNotes}</LinkedText> }]
              : []),
          ]}
        />
        {interview.cancelReason ? <p className="small soft">{words.reason(interview.cancelReason)}</p> : null}
        {stands && interview.answer ? (
          <Notice tone={interview.answer === 'confirmed' ? 'green' : 'amber'}>
            {words.answered[interview.answer]}
            <Wishes interview={interview} />
          </Notice>
        ) : null}
        {stands && interview.interviewDateTime <= now ? <InterviewResult application={application} /> : null}
        {stands && interview.interviewDateTime > now ? (
          <Button size="s" variant="danger" className="justify-self-start" onClick={onCancel}>
            {applicationWords.cancelInterview}
          </Button>
        ) : null}
      </div>
    </PanelSection>
  );
}

/** The times that the candidate would rather come, and what they wrote. */
function Wishes({ interview: { wishes = [], answerMessage } }: { interview: Interview }) {
  return (
    <>
      {wishes.length > 0 ? (
        <ul className="num mt-1" aria-label={words.wishes}>
          {wishes.map((wish) => (
            <li key={wish}>{dateTimeText(wish)}</li>
          ))}
        </ul>
      ) : null}
      {answerMessage ? <p className="mt-1 whitespace-pre-line wrap-anywhere">{answerMessage}</p> : null}
    </>
  );
}
