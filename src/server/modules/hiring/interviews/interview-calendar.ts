import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { INTERVIEW_MINUTES } from '#contract/interview-rules.ts';
import { calendarEntryTexts } from '#texts/documents.ts';
import { speaking } from '#texts/spoken.ts';
import type { InterviewRecord } from './interview-changes.store.ts';

/** Unquotable in a parameter of iCalendar, where names stand. */
const plainName = (typed: string): string => typed.replace(/["\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

interface Invitation {
  interview: InterviewRecord;
  jobTitle: string;
  companyName: string;
  /** Nobody, when the recruiter's account has gone. */
  organizer?: { name: string; email: string };
  /** Left out where nobody is asked to answer. */
  attendee?: { name: string; email: string };
  /** When the invitation is written. */
  at: Date;
}

const calendarText = (invitation: Invitation, method: ICalCalendarMethod): string => {
  const { interview, jobTitle, companyName, organizer, attendee, at } = invitation;
  const calendar = ical({ prodId: { company: 'Avsar', product: 'Interviews', language: 'EN' }, method });
  calendar.createEvent({
    // The same for as long as the interview lives: a calendar moves its entry instead of making another.
    id: `${interview.calendarUid}@avsar`,
    sequence: interview.calendarSequence,
    status: interview.status === 'Cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: at,
    start: interview.startsAt,
    end: new Date(interview.startsAt.getTime() + INTERVIEW_MINUTES * 60_000),
    // A calendar shows one entry to both sides, whose languages may differ.
    summary: speaking('en', () => calendarEntryTexts.summary({ job: jobTitle, company: companyName })),
    location: interview.location,
    description: [speaking('en', () => calendarEntryTexts.contact({ contact: interview.contactNo })), interview.hrNotes]
      .filter(Boolean)
      .join('\n'),
    ...(organizer && { organizer: { name: plainName(organizer.name), email: organizer.email } }),
    ...(attendee && {
      attendees: [
        {
          name: plainName(attendee.name),
          email: attendee.email,
          role: ICalAttendeeRole.REQ,
          status: ICalAttendeeStatus.NEEDSACTION,
          rsvp: true,
        },
      ],
    }),
  });
  return calendar.toString();
};

/** An invitation, or the same one at another time or place (RFC 5545, times in UTC). */
export const invitationText = (invitation: Invitation): string => calendarText(invitation, ICalCalendarMethod.REQUEST);

/** Takes the entry of a cancelled interview out of the calendar again. */
export const cancellationText = (invitation: Invitation): string => calendarText(invitation, ICalCalendarMethod.CANCEL);

/**
 * For a calendar of one's own, where nobody is asked for an answer (RFC 5546,
 * 3.2.1): the interview as it stands, or its cancellation.
 */
export const entryText = ({ attendee: _, ...entry }: Invitation): string =>
  entry.interview.status === 'Cancelled' ? cancellationText(entry) : calendarText(entry, ICalCalendarMethod.PUBLISH);
