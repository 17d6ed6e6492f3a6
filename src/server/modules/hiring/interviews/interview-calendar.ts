import ical, { ICalAttendeeRole, ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { INTERVIEW_MINUTES, isCalledOff } from '#contract/interview-rules.ts';
import { calendarEntryTexts } from '#texts/documents.ts';
import { spokenLanguage } from '#texts/spoken.ts';
import type { InterviewRecord } from './interview-changes.store.ts';

/** Characters that cannot be quoted in an iCalendar parameter, where names are placed. */
const plainName = (typed: string): string => typed.replace(/["\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

interface Invitation {
  interview: InterviewRecord;
  jobTitle: string;
  companyName: string;
  /** Undefined when the recruiter's account is gone. */
  organizer?: { name: string; email: string };
  /** Left out when no reply is requested. */
  attendee?: { name: string; email: string };
  /** Time of writing the invitation. */
  at: Date;
}

const calendarText = (invitation: Invitation, method: ICalCalendarMethod): string => {
  const { interview, jobTitle, companyName, organizer, attendee, at } = invitation;
  const calendar = ical({
    prodId: { company: 'Avsar', product: 'Interviews', language: spokenLanguage().toUpperCase() },
    method,
  });
  calendar.createEvent({
    // Constant during the interview's life, so that a calendar moves its entry instead of adding another.
    id: `${interview.calendarUid}@avsar`,
    sequence: interview.calendarSequence,
    status: method === ICalCalendarMethod.CANCEL ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    stamp: at,
    start: interview.startsAt,
    end: new Date(interview.startsAt.getTime() + INTERVIEW_MINUTES * 60_000),
    summary: calendarEntryTexts.summary({ job: jobTitle, company: companyName }),
    location: interview.location,
    description: [calendarEntryTexts.contact({ contact: interview.contactNo }), interview.hrNotes]
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

/** Returns an invitation in the current language, or its update for another time or place (RFC 5545, times in UTC). */
export const invitationText = (invitation: Invitation): string => calendarText(invitation, ICalCalendarMethod.REQUEST);

/** Returns the cancellation that removes the entry from the calendar. */
export const cancellationText = (invitation: Invitation): string => calendarText(invitation, ICalCalendarMethod.CANCEL);

/**
 * Returns an entry for the caller's own calendar without a request for reply (RFC 5546, 3.2.1): the interview, or its
 * cancellation.
 */
export const entryText = ({ attendee: _, ...entry }: Invitation): string => {
  const { status, startsAt, updatedAt } = entry.interview;
  return status === 'Cancelled' || isCalledOff(status, startsAt, updatedAt)
    ? cancellationText(entry)
    : calendarText(entry, ICalCalendarMethod.PUBLISH);
};
