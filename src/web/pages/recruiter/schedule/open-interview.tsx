import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#web/components/button.tsx';
import { Facts } from '#web/components/card.tsx';
import { ConfirmDialog } from '#web/components/confirm-dialog.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { Face } from '#web/components/face.tsx';
import { LinkedText } from '#web/components/linked-text.tsx';
import { Notice } from '#web/components/notice.tsx';
import { call } from '#web/lib/api-client.ts';
import { dateTimeText } from '#web/lib/formats.ts';
import { loadPart } from '#web/lib/load-part.ts';
import { DASHBOARD } from '#web/pages/recruiter/dashboard-address.ts';
import { CancelInterviewDialog } from '#web/pages/recruiter/interviews/cancel-interview-dialog.tsx';
import { InterviewDialog } from '#web/pages/recruiter/interviews/interview-dialog.tsx';
import type { Interview } from '#web/pages/recruiter/interviews/interview-values.ts';
import { InterviewState } from '#web/pages/recruiter/schedule/interview-line.tsx';
import { useInterviewActs } from '#web/pages/recruiter/schedule/use-interview-acts.ts';
import { scheduleWords as words } from '#web/words/en/recruiter-schedule.ts';

interface OpenInterviewProps {
  interview: Interview;
  now: string;
  onClose: () => void;
}

/** One interview: when and where, what the candidate said, and what can be done about it. */
export function OpenInterview({ interview, now, onClose }: OpenInterviewProps) {
  const [asked, setAsked] = useState<'reject' | 'cancel' | Promise<Awaited<ReturnType<typeof standingOf>>>>();
  const acts = useInterviewActs(interview);
  const { candidateName = '', jobTitle, applicationId, interviewDateTime, status, location, hrNotes } = interview;
  const stands = status === 'Scheduled' || status === 'Pending';
  const application = {
    _id: applicationId,
    fullName: candidateName,
    jobTitle,
    candidateCode: interview.candidateId ?? '',
    interviewDetails: interview,
  };
  const back = () => setAsked(undefined);

  if (asked === 'cancel') return <CancelInterviewDialog application={application} onClose={back} />;
  if (asked === 'reject') {
    return (
      <ConfirmDialog
        title={words.reject.title(candidateName)}
        confirmLabel={words.reject.confirm}
        busyLabel={words.reject.busy}
        busy={acts.busy === 'Rejected'}
        reason={{ label: words.reject.reason, hint: words.reject.hint, optional: true }}
        onConfirm={(reason) => void acts.setResult('Rejected', reason).then(back)}
        onClose={back}
      >
        {words.reject.help}
      </ConfirmDialog>
    );
  }
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
      mark={<Face name={candidateName} size="l" />}
      onClose={onClose}
      closeOnScrim
      foot={
        stands ? (
          <div className="row wrap grow">
            <Button variant="primary" onClick={() => setAsked(standingOf(applicationId))}>
              {words.reschedule}
            </Button>
            <Button variant="danger" className="ml-auto max-sm:grow" onClick={() => setAsked('cancel')}>
              {words.cancel}
            </Button>
          </div>
        ) : undefined
      }
    >
      <div className="row wrap">
        <InterviewState interview={interview} />
        <Link
          className="link small inline-flex min-h-11 items-center"
          to={`${DASHBOARD}?tab=applications&application=${applicationId}`}
        >
          {words.application}
        </Link>
      </div>
      <Facts
        facts={[
          { label: words.when, value: dateTimeText(interviewDateTime, now) },
          { label: words.where, value: <LinkedText>{location}</LinkedText> },
          { label: words.by, value: interview.scheduledBy },
          { label: words.contactNo, value: interview.contactNo },
          ...(hrNotes ? [{ label: words.documents, value: <LinkedText>{hrNotes}</LinkedText> }] : []),
          { label: words.scheduleId, value: interview.scheduleId },
        ]}
      />
      {stands ? <Answer interview={interview} now={now} acts={acts} /> : null}
      {stands ? (
        <fieldset className="stack gap-3 border-t border-line pt-4">
          <legend className="label">{words.result}</legend>
          <div className="row wrap">
            <Button busy={acts.busy === 'Selected'} onClick={() => void acts.setResult('Selected', '')}>
              {words.selected}
            </Button>
            <Button onClick={() => setAsked('reject')}>{words.rejected}</Button>
          </div>
        </fieldset>
      ) : null}
    </Dialog>
  );
}

/** The interview as it stands now, for the dialog that moves it. */
const standingOf = (applicationId: string) => loadPart(call('getInterview', { params: { applicationId } }));

/** What the candidate said; each wished time is one press away. */
function Answer({
  interview,
  now,
  acts,
}: {
  interview: Interview;
  now: string;
  acts: ReturnType<typeof useInterviewActs>;
}) {
  const { answer, answerMessage, wishes = [], interviewDateTime } = interview;
  if (!answer) return interviewDateTime > now ? <p className="small muted">{words.notAnswered}</p> : null;
  return (
    <Notice
      tone={answer === 'confirmed' ? 'green' : 'amber'}
      title={answer === 'confirmed' ? words.answeredConfirmed : words.answeredAnother}
    >
      {answerMessage ? <p className="mt-1 whitespace-pre-line wrap-anywhere">{answerMessage}</p> : null}
      {answer === 'another_time' && wishes.length > 0 ? (
        <>
          <p className="small mt-2">{words.wishes}</p>
          <ul className="row wrap mt-2">
            {wishes.map((wish) => (
              <li key={wish}>
                {wish > now ? (
                  <Button size="m" busy={acts.busy === wish} onClick={() => void acts.moveTo(wish)}>
                    {words.take(dateTimeText(wish, now))}
                  </Button>
                ) : (
                  <span className="small muted">{words.past(dateTimeText(wish, now))}</span>
                )}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Notice>
  );
}
