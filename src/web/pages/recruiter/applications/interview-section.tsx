import { interviewEnd, isInterviewOver } from '#contract/interview-rules.ts';
import { applicationTexts, panelTexts as texts } from '#texts/recruiter.ts';
import { resultTexts } from '#texts/recruiter-actions.ts';
import { Button } from '#web/components/button.tsx';
import { Facts } from '#web/components/card.tsx';
import { LinkedText } from '#web/components/linked-text.tsx';
import { phoneText } from '#web/components/phone-link.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { CalendarButton } from '#web/features/hiring/calendar-button.tsx';
import { dateTimeText, timeText } from '#web/lib/formats.ts';
import type { Application } from '#web/pages/recruiter/applications/application-queries.ts';
import { PanelSection } from '#web/pages/recruiter/applications/panel-section.tsx';
import { asksForTime, isAhead } from '#web/pages/recruiter/applications/statuses.ts';
import { AnswerNotice } from '#web/pages/recruiter/interviews/answer-notice.tsx';
import { InterviewResult } from '#web/pages/recruiter/interviews/interview-result.tsx';

interface InterviewSectionProps {
  application: Application;
  now: string;
  onCancel: () => void;
  /** Called with the candidate's preferred time when it is chosen. */
  onMove: (wish: string) => void;
}

/** Date and place of the interview, and the candidate's answer. */
export function InterviewSection({ application, now, onCancel, onMove }: InterviewSectionProps) {
  const interview = application.interviewDetails;
  if (!interview) return null;
  const stands = isAhead(application);
  const isOver = isInterviewOver(interview.interviewDateTime, now);
  // One of a taken-down job that has begun can only be cancelled.
  const isCancellable = interview.interviewDateTime > now || (application.takenDown && !isOver);
  return (
    <PanelSection title={texts.interview}>
      <div className="stack gap-3 rounded-3 border border-line bg-surface p-4">
        <Facts
          facts={[
            { label: texts.when, value: dateTimeText(interview.interviewDateTime, now) },
            { label: texts.status, value: <StatusBadge status={interview.noShow ? 'noShow' : interview.status} /> },
            { label: texts.where, value: <LinkedText>{interview.location}</LinkedText> },
            { label: texts.by, value: interview.scheduledBy },
            { label: texts.contactNo, value: phoneText(interview.contactNo) },
            ...(interview.hrNotes
              ? [{ label: texts.documents, value: <LinkedText>{interview.hrNotes}</LinkedText> }]
              : []),
          ]}
        />
        {interview.cancelReason ? (
          <p className="small soft">{texts.reason({ reason: interview.cancelReason })}</p>
        ) : null}
        {/* Another time is asked for above the panel's columns. */}
        {stands && !asksForTime(application, now) ? <AnswerNotice {...{ interview, now, onMove }} /> : null}
        {stands && isOver ? <InterviewResult application={application} /> : null}
        {stands && interview.may.select && interview.interviewDateTime <= now && !isOver ? (
          <p className="small soft">
            {resultTexts.from({ time: timeText(interviewEnd(interview.interviewDateTime)) })}
          </p>
        ) : null}
        {stands && isCancellable ? (
          <div className="row wrap">
            {application.takenDown ? null : <CalendarButton interview={interview} size="s" />}
            <Button size="s" variant="danger" onClick={onCancel}>
              {applicationTexts.cancelInterview}
            </Button>
          </div>
        ) : null}
      </div>
    </PanelSection>
  );
}
