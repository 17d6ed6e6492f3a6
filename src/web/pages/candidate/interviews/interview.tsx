import Clock from 'lucide-react/icons/clock';
import type { CallOutput } from '#contract/api.ts';
import { isInterviewOver } from '#contract/interview-rules.ts';
import { dayInIndia } from '#contract/rules.ts';
import { statusTexts } from '#texts/components.ts';
import { formatTexts } from '#texts/formats.ts';
import { Badge } from '#web/components/badge.tsx';
import { phoneText } from '#web/components/phone-link.tsx';
import { StatusBadge } from '#web/components/status-badge.tsx';
import { shortMonthText } from '#web/lib/formats.ts';
import type { Application } from '#web/pages/candidate/applications/application.ts';
import { TakenDownBadge } from '#web/pages/candidate/taken-down.tsx';

export type Interview = CallOutput<'listInterviews'>['data'][number];

/** Asia/Kolkata is UTC+5:30. */
const AHEAD_MS = 330 * 60_000;

/** Calendar leaf of an instant in Asia/Kolkata. */
export const calendarTile = (instant: string): { weekday: string; day: string; month: string } => {
  const weekday = formatTexts.weekdays[new Date(Date.parse(instant) + AHEAD_MS).getUTCDay()] ?? '';
  const day = Number(dayInIndia(new Date(instant)).slice(8));
  return { weekday, day: String(day), month: shortMonthText(instant) };
};

/** The interviews that are not over, soonest first. */
export const interviewsAhead = <Row extends Pick<Interview, 'interviewDateTime'>>(
  interviews: readonly Row[],
  now: string,
): Row[] =>
  interviews
    .filter(({ interviewDateTime }) => !isInterviewOver(interviewDateTime, now))
    .toSorted((a, b) => Date.parse(a.interviewDateTime) - Date.parse(b.interviewDateTime));

/**
 * The interviews that take place: those without a result, and those selected before their time as long as that is all
 * that has happened. After an offer, a withdrawal or a rejection nobody meets.
 */
export const takingPlace = <Row extends Pick<Interview, 'status' | 'applicationId'>>(
  interviews: readonly Row[],
  applications: readonly Pick<Application, '_id' | 'outcome' | 'recruiterLeft'>[],
): Row[] => {
  const selected = applications.filter(({ outcome, recruiterLeft }) => outcome === 'selected' && !recruiterLeft);
  const selectedIds = new Set(selected.map(({ _id }) => _id));
  return interviews.filter(({ status, applicationId }) =>
    status === 'Selected' ? selectedIds.has(applicationId) : status === 'Pending' || status === 'Scheduled',
  );
};

/**
 * Blue for Scheduled, green for Selected, red for Rejected, grey otherwise, as when the candidate did not come; amber
 * for one without a result whose job was taken down.
 */
export function InterviewBadge({ status, noShow, takenDown }: Pick<Interview, 'status' | 'noShow' | 'takenDown'>) {
  if (noShow) return <StatusBadge status="noShow" />;
  if (takenDown && (status === 'Pending' || status === 'Scheduled')) return <TakenDownBadge />;
  if (status !== 'Pending') return <StatusBadge status={status} />;
  return <Badge icon={Clock}>{statusTexts.Pending}</Badge>;
}

/** Renders a phone number as a link; anything else as text. */
export function ContactLink({ contact }: { contact: string }) {
  if (!/^[+\d][\d\s-]{6,}$/.test(contact)) return contact;
  return (
    <a className="link num" href={`tel:${contact.replace(/[\s-]/g, '')}`}>
      {phoneText(contact)}
    </a>
  );
}
