import { type Letter, letter, oneLine } from '#server/letter.ts';
import { cancellationText, entryText, invitationText } from './interview-calendar.ts';
import type { InterviewRecord } from './interview-changes.store.ts';
import { timeInIndia } from './interview-time.ts';

export interface InterviewNews {
  publicUrl: string;
  interview: InterviewRecord;
  jobTitle: string;
  companyName: string;
  candidate: { name: string; email: string };
  recruiter: { name: string; email: string };
  at: Date;
}

const jobAt = ({ jobTitle, companyName }: InterviewNews): string => `${oneLine(jobTitle)} at ${oneLine(companyName)}`;

const ownInterviews = ({ publicUrl }: InterviewNews): string => `See your interviews: ${publicUrl}/interview-call`;

const particulars = ({ interview }: InterviewNews): string =>
  [
    `When: ${timeInIndia(interview.startsAt)} (India time)`,
    `Where: ${interview.location}`,
    `Contact: ${interview.contactNo}`,
    `Invited by: ${interview.scheduledBy}`,
    ...(interview.hrNotes === '' ? [] : [`Please bring: ${interview.hrNotes}`]),
  ].join('\n');

const invitationOf = (news: InterviewNews) => ({ ...news, organizer: news.recruiter, attendee: news.candidate });

/** To the candidate, with an invitation for the calendar. */
export const scheduledMail = (news: InterviewNews): Letter => ({
  ...letter({
    to: news.candidate.email,
    subject: `Interview for ${jobAt(news)}: ${timeInIndia(news.interview.startsAt)}`,
    paragraphs: [
      `Dear ${oneLine(news.candidate.name)},`,
      `You are invited to an interview for ${jobAt(news)}.`,
      particulars(news),
      ownInterviews(news),
    ],
  }),
  calendar: { method: 'REQUEST', content: invitationText(invitationOf(news)) },
});

/** To the candidate, with the calendar's entry moved. */
export const rescheduledMail = (news: InterviewNews): Letter => ({
  ...letter({
    to: news.candidate.email,
    subject: `New time for your interview for ${jobAt(news)}: ${timeInIndia(news.interview.startsAt)}`,
    paragraphs: [
      `Dear ${oneLine(news.candidate.name)},`,
      `Your interview for ${jobAt(news)} has been moved. This is how it stands now:`,
      particulars(news),
      ownInterviews(news),
    ],
  }),
  calendar: { method: 'REQUEST', content: invitationText(invitationOf(news)) },
});

/** To the candidate, with the calendar's entry taken out. */
export const cancelledMail = (news: InterviewNews, { byCandidate }: { byCandidate: boolean }): Letter => ({
  ...letter({
    to: news.candidate.email,
    subject: `Interview cancelled: ${jobAt(news)}`,
    paragraphs: [
      `Dear ${oneLine(news.candidate.name)},`,
      byCandidate
        ? `You have withdrawn your application for ${jobAt(news)}, so your interview on ${timeInIndia(news.interview.startsAt)} will not take place.`
        : `Your interview for ${jobAt(news)} on ${timeInIndia(news.interview.startsAt)} has been cancelled by the recruiter. Your application remains accepted.`,
      !byCandidate && news.interview.cancelReason !== null && `The recruiter wrote:\n${news.interview.cancelReason}`,
      ownInterviews(news),
    ],
  }),
  calendar: { method: 'CANCEL', content: cancellationText(invitationOf(news)) },
});

/** To the candidate: what came of the interview. */
export const resultMail = (news: InterviewNews, { selected, reason }: { selected: boolean; reason: string }): Letter =>
  letter({
    to: news.candidate.email,
    subject: selected ? `Selected after your interview: ${jobAt(news)}` : `After your interview: ${jobAt(news)}`,
    paragraphs: [
      `Dear ${oneLine(news.candidate.name)},`,
      selected
        ? `You have been selected after your interview for ${jobAt(news)}. The recruiter will be in touch about the next step.`
        : `Thank you for coming to the interview for ${jobAt(news)}. The recruiter has decided not to go on with your application this time.`,
      reason !== '' && `The recruiter wrote:\n${reason}`,
      ownInterviews(news),
    ],
  });
const asked = ({ interview }: InterviewNews): string => {
  const wishes = (interview.answerWishes ?? []).map((wish) => `- ${timeInIndia(new Date(wish))} (India time)`);
  return wishes.length > 0 ? `These times would suit:\n${wishes.join('\n')}` : '';
};

/** To the recruiter: the candidate comes, with the interview for the calendar; or asks for another time. */
export const answeredMail = (news: InterviewNews): Letter => {
  const { interview, publicUrl } = news;
  const name = oneLine(news.candidate.name);
  const when = timeInIndia(interview.startsAt);
  const comes = interview.answer === 'confirmed';
  return {
    ...letter({
      to: news.recruiter.email,
      subject: `${comes ? 'Interview confirmed' : 'Another time asked for'}: ${name}, ${oneLine(news.jobTitle)}`,
      paragraphs: [
        'Hello,',
        comes
          ? `${name} has confirmed the interview for ${jobAt(news)} on ${when} (India time).`
          : `${name} asks for another time for the interview for ${jobAt(news)}, now set for ${when} (India time).`,
        asked(news),
        interview.answerMessage !== null && `The candidate wrote:\n${interview.answerMessage}`,
        `See the application: ${publicUrl}/recruiter-maindashboards?tab=applications&application=${interview.applicationId}`,
      ],
    }),
    ...(comes && {
      calendar: { method: 'PUBLISH' as const, content: entryText({ ...news, organizer: news.recruiter }) },
    }),
  };
};
