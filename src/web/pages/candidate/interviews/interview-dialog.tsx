import { useId, useState } from 'react';
import { isInterviewOver } from '#contract/interview-rules.ts';
import { interviewTexts as texts } from '#texts/candidate.ts';
import { answerTexts } from '#texts/candidate-answers.ts';
import { CompanyMark } from '#web/components/avatar.tsx';
import { Button } from '#web/components/button.tsx';
import { Facts } from '#web/components/card.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { LinkedText } from '#web/components/linked-text.tsx';
import { Notice } from '#web/components/notice.tsx';
import { TextLink } from '#web/components/text-link.tsx';
import { Typed } from '#web/components/typed.tsx';
import { CalendarButton } from '#web/features/hiring/calendar-button.tsx';
import { CompanyLine, isPostedForAnother } from '#web/features/jobs/company-line.tsx';
import { DOT } from '#web/lib/dot.ts';
import { dateTimeText, dayText, timeText } from '#web/lib/formats.ts';
import { applicationPath } from '#web/lib/job-links.ts';
import { AnotherTimeForm } from '#web/pages/candidate/interviews/another-time-form.tsx';
import { ContactLink, type Interview, InterviewBadge } from '#web/pages/candidate/interviews/interview.tsx';
import { useInterviewAnswer } from '#web/pages/candidate/interviews/interview-queries.ts';
import { JobClosed } from '#web/pages/candidate/job-closed.tsx';
import { SeeJob } from '#web/pages/candidate/see-job.tsx';
import { isUnsafe, TakenDown } from '#web/pages/candidate/taken-down.tsx';

interface InterviewAnswerProps {
  interview: Interview;
  onAnotherTime: () => void;
}

/** The candidate's answer: the current one, and the two options. */
function InterviewAnswer({ interview, onAnotherTime }: InterviewAnswerProps) {
  const { refusal, confirm } = useInterviewAnswer();
  const { role, currentCompany, answer } = interview;
  return (
    <section className="stack border-t border-line pt-4" aria-labelledby="interview-answer">
      <h3 className="title" id="interview-answer">
        {answerTexts.title}
      </h3>
      {refusal ? <Notice tone="red" live="alert" title={refusal} /> : null}
      {answer ? <Said interview={interview} answer={answer} /> : null}
      <div className="row wrap">
        {answer === 'confirmed' ? null : (
          <Button
            size="m"
            variant="primary"
            className="max-sm:grow"
            aria-label={answerTexts.confirmOf({ role, company: currentCompany })}
            onClick={() => confirm(interview)}
          >
            {answerTexts.confirm}
          </Button>
        )}
        <Button size="m" className="max-sm:grow" onClick={onAnotherTime}>
          {answer === 'another_time' ? answerTexts.change : answerTexts.another}
        </Button>
      </div>
      <p className="small muted">{answerTexts.help}</p>
    </section>
  );
}

/** The answer, with the candidate's message. */
function Said({ interview, answer }: { interview: Interview; answer: NonNullable<Interview['answer']> }) {
  const { wishes = [], answerMessage } = interview;
  if (answer === 'confirmed') return <Notice tone="green" title={answerTexts.confirmed} />;
  return (
    <Notice tone="amber" title={answerTexts.asked}>
      {answerTexts.askedMore}
      {wishes.length > 0 ? (
        <>
          <span className="mt-2 block">{answerTexts.wishes}:</span>
          <ul className="num">
            {wishes.map((wish) => (
              <li key={wish}>{dateTimeText(wish)}</li>
            ))}
          </ul>
        </>
      ) : null}
      {answerMessage ? <span className="mt-2 block whitespace-pre-line wrap-anywhere">{answerMessage}</span> : null}
    </Notice>
  );
}

interface InterviewDialogProps {
  interview: Interview;
  now: string;
  onClose: () => void;
}

/** An interview in full, with the candidate's answer. */
export function InterviewDialog({ interview, now, onClose }: InterviewDialogProps) {
  const { currentCompany, companyLogo, role } = interview;
  const formId = useId();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const asks = asking && interview.may.answer;
  return (
    <Dialog
      title={asks ? answerTexts.form.title : texts.schedule}
      subtitle={
        <>
          <Typed>{role}</Typed>
          {isPostedForAnother(interview) ? DOT : ', '}
          <CompanyLine companyName={currentCompany} postedByCompany={interview.postedByCompany} />
        </>
      }
      mark={
        <CompanyMark
          name={currentCompany}
          src={companyLogo && `/${companyLogo}`}
          size="l"
          hollow={isPostedForAnother(interview)}
        />
      }
      closeOnScrim={!asks}
      onClose={onClose}
      foot={
        asks ? (
          <>
            <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel={answerTexts.form.sending}>
              {answerTexts.form.send}
            </Button>
            <Button onClick={() => setAsking(false)}>{answerTexts.form.back}</Button>
          </>
        ) : (
          <>
            {interview.takenDown || isInterviewOver(interview.interviewDateTime, now) ? null : (
              <CalendarButton interview={interview} />
            )}
            <Button onClick={onClose}>{texts.close}</Button>
          </>
        )
      }
    >
      {asks ? (
        <>
          <InterviewFacts interview={interview} />
          <AnotherTimeForm id={formId} interview={interview} onBusy={setBusy} onDone={() => setAsking(false)} />
        </>
      ) : (
        <Particulars interview={interview} now={now} onAnotherTime={() => setAsking(true)} />
      )}
    </Dialog>
  );
}

function Particulars({
  interview,
  now,
  onAnotherTime,
}: Omit<InterviewDialogProps, 'onClose'> & { onAnotherTime: () => void }) {
  const { location, status, description, answer } = interview;
  return (
    <>
      <div className="row wrap">
        <InterviewBadge {...interview} />
        {interview.rescheduled && status === 'Scheduled' ? <span className="small soft">{texts.moved}</span> : null}
        <SeeJob of={interview} />
      </div>
      {status === 'Cancelled' ? (
        <Notice
          title={interview.cancelReason ? texts.cancelledBecause({ reason: interview.cancelReason }) : texts.cancelled}
        />
      ) : null}
      {status === 'Selected' || status === 'Rejected' ? (
        <p>
          <TextLink to={applicationPath(interview.applicationId)}>{texts.toApplication}</TextLink>
        </p>
      ) : null}
      <TakenDown of={interview} interviewAhead={isUnsafe(interview, now)} />
      {interview.may.answer ? <JobClosed of={interview} what="interview" /> : null}
      <InterviewFacts interview={interview} />
      {location ? <LabelledText label={texts.location} text={location} /> : null}
      {description ? <LabelledText label={texts.description} text={description} /> : null}
      {interview.may.answer ? (
        <InterviewAnswer interview={interview} onAnotherTime={onAnotherTime} />
      ) : answer && status !== 'Cancelled' && !interview.takenDown ? (
        <p className="soft">{texts.answers[answer]}</p>
      ) : null}
    </>
  );
}

/** Day, time and contact. */
export function InterviewFacts({ interview }: { interview: Interview }) {
  const { interviewDateTime, contact, scheduledBy } = interview;
  return (
    <Facts
      facts={[
        { label: texts.date, value: dayText(interviewDateTime) },
        {
          label: texts.time,
          value: (
            <>
              {timeText(interviewDateTime)} <span className="small muted">{texts.india}</span>
            </>
          ),
        },
        ...(contact ? [{ label: texts.contact, value: <ContactLink contact={contact} /> }] : []),
        ...(scheduledBy ? [{ label: texts.by, value: scheduledBy }] : []),
      ]}
    />
  );
}

function LabelledText({ label, text }: { label: string; text: string }) {
  return (
    <div className="min-w-0">
      <h3 className="small muted">{label}</h3>
      <p>
        <LinkedText>{text}</LinkedText>
      </p>
    </div>
  );
}
