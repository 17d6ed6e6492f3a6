import { useState } from 'react';
import { Link } from 'react-router';
import { interviewEnd, isInterviewOver } from '#contract/interview-rules.ts';
import { panelTexts } from '#texts/recruiter.ts';
import { resultTexts } from '#texts/recruiter-actions.ts';
import { scheduleTexts as texts } from '#texts/recruiter-schedule.ts';
import { Avatar } from '#web/components/avatar.tsx';
import { Button } from '#web/components/button.tsx';
import { Facts } from '#web/components/card.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { LinkedText } from '#web/components/linked-text.tsx';
import { Notice } from '#web/components/notice.tsx';
import { phoneText } from '#web/components/phone-link.tsx';
import { CalendarButton } from '#web/features/hiring/calendar-button.tsx';
import { dateTimeText, timeText } from '#web/lib/formats.ts';
import { APPLICATIONS } from '#web/pages/recruiter/addresses.ts';
import { AnswerNotice } from '#web/pages/recruiter/interviews/answer-notice.tsx';
import { CancelInterviewDialog } from '#web/pages/recruiter/interviews/cancel-interview-dialog.tsx';
import { InterviewDialog } from '#web/pages/recruiter/interviews/interview-dialog.tsx';
import { InterviewResult } from '#web/pages/recruiter/interviews/interview-result.tsx';
import type { Interview } from '#web/pages/recruiter/interviews/interview-values.ts';
import { loadStanding } from '#web/pages/recruiter/interviews/standing-interview.ts';
import { TakenDownNotice } from '#web/pages/recruiter/interviews/taken-down-notice.tsx';
import { InterviewState } from '#web/pages/recruiter/schedule/interview-line.tsx';

interface OpenInterviewProps {
  interview: Interview;
  now: string;
  onClose: () => void;
}

/** One interview: when and where, the candidate's answer, and the possible actions. */
export function OpenInterview({ interview, now, onClose }: OpenInterviewProps) {
  const [asked, setAsked] = useState<'cancel' | ReturnType<typeof loadStanding>>();
  const { candidateName = '', jobTitle, applicationId, interviewDateTime, status, location, hrNotes, may } = interview;
  const stands = status === 'Scheduled' || status === 'Pending';
  const isOver = stands && isInterviewOver(interviewDateTime, now);
  const application = {
    _id: applicationId,
    fullName: candidateName,
    jobTitle,
    candidateId: interview.candidateRecord,
    candidateCode: interview.candidateId ?? '',
    interviewDetails: interview,
  };
  const [before, setBefore] = useState<'cancel' | 'move'>();
  const back = () => {
    setBefore(asked === 'cancel' ? 'cancel' : 'move');
    setAsked(undefined);
  };

  if (asked === 'cancel')
    return <CancelInterviewDialog application={application} onClose={back} onCancelled={onClose} />;
  if (asked) {
    return (
      <InterviewDialog
        application={application}
        standing={asked}
        onCancelInterview={() => setAsked('cancel')}
        onClose={back}
      />
    );
  }
  return (
    <Dialog
      title={<span className="wrap-anywhere">{candidateName}</span>}
      subtitle={jobTitle}
      mark={<Avatar name={candidateName} size="l" />}
      onClose={onClose}
      closeOnScrim
      foot={
        stands && (may.reschedule || may.cancel) ? (
          <div className="row wrap grow">
            {may.reschedule ? (
              <Button
                variant={isOver ? 'plain' : 'primary'}
                className="max-sm:basis-full"
                data-first={before === 'move' ? '' : undefined}
                onClick={() => setAsked(loadStanding(applicationId))}
              >
                {texts.reschedule}
              </Button>
            ) : null}
            {may.cancel ? (
              <Button
                variant="danger"
                className="ml-auto max-sm:grow"
                data-first={before === 'cancel' ? '' : undefined}
                onClick={() => setAsked('cancel')}
              >
                {texts.cancel}
              </Button>
            ) : null}
          </div>
        ) : undefined
      }
    >
      {isOver ? <InterviewResult application={application} onSaved={onClose} /> : null}
      {stands && may.select && !isOver && interviewDateTime <= now ? (
        <p className="soft">{resultTexts.from({ time: timeText(interviewEnd(interviewDateTime)) })}</p>
      ) : null}
      <div className="row wrap">
        <InterviewState interview={interview} now={now} />
        <Link
          className="link small inline-flex min-h-11 items-center"
          to={`${APPLICATIONS}?application=${applicationId}`}
        >
          {texts.application}
        </Link>
        {stands && !interview.takenDown && interviewDateTime > now ? (
          <CalendarButton interview={interview} size="s" />
        ) : null}
      </div>
      {interview.takenDown && stands ? <TakenDownNotice of={interview} ahead={interviewDateTime > now} /> : null}
      {interview.cannotSignIn ? <Notice>{panelTexts.cannotSignIn}</Notice> : null}
      <Facts
        facts={[
          { label: texts.when, value: dateTimeText(interviewDateTime, now) },
          { label: texts.where, value: <LinkedText>{location}</LinkedText> },
          { label: texts.by, value: interview.scheduledBy },
          { label: texts.contactNo, value: phoneText(interview.contactNo) },
          ...(hrNotes ? [{ label: texts.documents, value: <LinkedText>{hrNotes}</LinkedText> }] : []),
          { label: texts.scheduleId, value: interview.scheduleId },
        ]}
      />
      {stands ? (
        <AnswerNotice {...{ interview, now }} onMove={(wish) => setAsked(loadStanding(applicationId, wish))} />
      ) : null}
    </Dialog>
  );
}
