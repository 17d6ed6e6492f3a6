import { Button } from '#web/components/button.tsx';
import { Facts } from '#web/components/card.tsx';
import { Dialog } from '#web/components/dialog.tsx';
import { CompanyMark } from '#web/components/face.tsx';
import { LinkedText } from '#web/components/linked-text.tsx';
import { Notice } from '#web/components/notice.tsx';
import { dayText, timeText } from '#web/lib/formats.ts';
import type { Interview } from '#web/pages/candidate/interviews/interview.ts';
import { InterviewBadge } from '#web/pages/candidate/interviews/interview-badge.tsx';
import { interviewWords as words } from '#web/words/en/candidate.ts';

/** Everything about an interview. */
export function InterviewDialog({ interview, onClose }: { interview: Interview; onClose: () => void }) {
  const { currentCompany, companyLogo, role, location, status } = interview;
  return (
    <Dialog
      title={words.schedule}
      subtitle={`${role}, ${currentCompany}`}
      mark={<CompanyMark name={currentCompany} src={companyLogo && `/${companyLogo}`} size="l" />}
      closeOnScrim
      onClose={onClose}
      foot={<Button onClick={onClose}>{words.close}</Button>}
    >
      <div className="row wrap">
        <InterviewBadge status={status} />
        {interview.rescheduled && status === 'Scheduled' ? <span className="small soft">{words.moved}</span> : null}
      </div>
      {status === 'Cancelled' ? <Notice title={words.cancelled(interview.cancelReason ?? '')} /> : null}
      <InterviewFacts interview={interview} />
      {location ? <LabelledText label={words.location} text={location} /> : null}
      {interview.description ? <LabelledText label={words.description} text={interview.description} /> : null}
      {interview.answer ? <p className="soft">{words.answers[interview.answer]}</p> : null}
    </Dialog>
  );
}

/** Day, time and whom to call. */
export function InterviewFacts({ interview }: { interview: Interview }) {
  const { interviewDateTime, contact, scheduledBy } = interview;
  return (
    <Facts
      facts={[
        { label: words.date, value: dayText(interviewDateTime) },
        {
          label: words.time,
          value: (
            <>
              {timeText(interviewDateTime)} <span className="small muted">{words.india}</span>
            </>
          ),
        },
        ...(contact ? [{ label: words.contact, value: <ContactLink contact={contact} /> }] : []),
        ...(scheduledBy ? [{ label: words.by, value: scheduledBy }] : []),
      ]}
    />
  );
}

/** A number is called by a touch; anything else stays words. */
function ContactLink({ contact }: { contact: string }) {
  if (!/^[+\d][\d\s-]{6,}$/.test(contact)) return contact;
  return (
    <a className="link" href={`tel:${contact.replace(/[\s-]/g, '')}`}>
      {contact}
    </a>
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
