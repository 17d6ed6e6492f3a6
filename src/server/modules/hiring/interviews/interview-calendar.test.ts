import { describe, expect, it } from 'vitest';
import { speaking } from '#texts/spoken.ts';
import { cancellationText, entryText, invitationText } from './interview-calendar.ts';
import type { InterviewRecord } from './interview-changes.store.ts';

const interview: InterviewRecord = {
  id: '019c0000-0000-7000-8000-000000000001',
  applicationId: '019c0000-0000-7000-8000-000000000002',
  recruiterId: null,
  scheduleId: 'SCHD-1',
  startsAt: new Date('2026-11-24T06:00:00Z'),
  location: 'Office, 2nd floor; MG Road\nPune',
  contactNo: '9876543210',
  hrNotes: 'Bring:\r\nATTENDEE:mailto:evil@example.in',
  scheduledBy: 'Meera',
  status: 'Scheduled',
  noShow: false,
  rescheduled: false,
  calendarUid: '0f0e0d0c-0000-4000-8000-000000000003',
  calendarSequence: 2,
  answer: null,
  answerMessage: null,
  answerWishes: null,
  answeredAt: null,
  cancelReason: null,
  createdAt: new Date('2026-11-20T05:00:00Z'),
  updatedAt: new Date('2026-11-20T05:00:00Z'),
  version: 3,
};

const invitation = {
  interview,
  jobTitle:
    'Software Engineer, with a title that is so long (बहुत लंबा शीर्षक, जो कहीं न कहीं मुड़ेगा) that its line has to be folded somewhere in between',
  companyName: 'Kaveri, Sons; Daughters',
  organizer: { name: 'Meera "the boss"\r\nX-EVIL:1', email: 'meera@example.in' },
  attendee: { name: 'Asha Rao', email: 'asha@example.in' },
  at: new Date('2026-11-20T05:00:00Z'),
};

/** RFC 5545: a line break followed by a blank continues the line. */
const unfolded = (text: string): string[] => text.replace(/\r\n[ \t]/g, '').split('\r\n');

describe('the calendar part of an interview email', () => {
  it('invites with a stable id, a sequence, and times in UTC', () => {
    expect(unfolded(invitationText(invitation))).toEqual(
      expect.arrayContaining([
        'BEGIN:VCALENDAR',
        'METHOD:REQUEST',
        'UID:0f0e0d0c-0000-4000-8000-000000000003@avsar',
        'SEQUENCE:2',
        'DTSTAMP:20261120T050000Z',
        'DTSTART:20261124T060000Z',
        'DTEND:20261124T070000Z',
        'STATUS:CONFIRMED',
        'END:VCALENDAR',
      ]),
    );
  });

  it('cancels the same entry', () => {
    const lines = unfolded(cancellationText({ ...invitation, interview: { ...interview, status: 'Cancelled' } }));
    expect(lines).toContain('METHOD:CANCEL');
    expect(lines).toContain('STATUS:CANCELLED');
    expect(lines).toContain('UID:0f0e0d0c-0000-4000-8000-000000000003@avsar');
  });

  it('adds an entry to one’s own calendar without requesting a reply', () => {
    const lines = unfolded(entryText(invitation));
    expect(lines).toEqual(expect.arrayContaining(['METHOD:PUBLISH', 'STATUS:CONFIRMED', 'DTSTART:20261124T060000Z']));
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toEqual([]);
  });

  it('is written in the reader’s language', () => {
    const lines = unfolded(speaking('hi', () => entryText({ ...invitation, jobTitle: 'Cook' })));
    expect(lines).toContain('PRODID:-//Avsar//Interviews//HI');
    expect(lines).toContain('SUMMARY:इंटरव्यू: Cook\\, Kaveri\\, Sons\\; Daughters');
    expect(lines.find((line) => line.startsWith('DESCRIPTION'))).toMatch(/^DESCRIPTION:संपर्क: 9876543210/);
  });

  it('escapes typed text, so that it cannot start a new line', () => {
    const lines = unfolded(invitationText(invitation));
    expect(lines).toContain('LOCATION:Office\\, 2nd floor\\; MG Road\\nPune');
    expect(lines.filter((line) => line.startsWith('ATTENDEE'))).toHaveLength(1);
    expect(lines.filter((line) => line.startsWith('X-EVIL'))).toEqual([]);
    expect(lines.find((line) => line.startsWith('ORGANIZER'))).toMatch(
      /^ORGANIZER;CN="[^"]*":mailto:meera@example\.in$/i,
    );
  });

  it('folds its lines at 75 octets and ends them with CRLF', () => {
    const text = invitationText(invitation);
    for (const line of text.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]/);
    }
  });
});
