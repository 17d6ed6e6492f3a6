import type { ApplicationStatus } from '#contract/vocabularies.ts';
import type { DemoClock } from './demo-clock.ts';
import type { DemoDoor } from './demo-door.ts';
import type { FilledJob } from './fill-jobs.ts';
import type { FilledPerson } from './fill-people.ts';

interface DemoMessage {
  by: 'candidate' | 'recruiter';
  hour: number;
  text: string;
}

interface DemoConversation {
  /** Selects the candidate's first application in one of these statuses. */
  status: readonly ApplicationStatus[];
  messages: readonly DemoMessage[];
  /** Each side has read everything up to the other side's last message. */
  read: boolean;
}

const CONVERSATIONS: readonly DemoConversation[] = [
  {
    status: ['interview_scheduled', 'interview_rescheduled', 'accepted'],
    read: true,
    messages: [
      {
        by: 'recruiter',
        hour: 20,
        text: 'Thank you for applying. Could you tell us which project you learned most from?',
      },
      {
        by: 'candidate',
        hour: 20.5,
        text: 'The one in my profile under “Projects”: I built it alone and three shops use it today. I can explain the code on a call.',
      },
      {
        by: 'recruiter',
        hour: 21,
        text: 'That is what we hoped for. How to reach us is on https://demo.example.in/visit, ask for me at the visitors’ desk.',
      },
    ],
  },
  {
    status: ['pending'],
    read: false,
    messages: [
      {
        by: 'recruiter',
        hour: 20.2,
        text: 'Demo data: to book your slot please pay the ₹1,500 registration fee, and write to me on WhatsApp, it is faster.',
      },
    ],
  },
  {
    status: ['interview_rescheduled', 'pending', 'accepted'],
    read: true,
    messages: [
      {
        by: 'recruiter',
        hour: 20.4,
        text: 'Your profile suits another team of ours, too. May we show it to them?',
      },
      { by: 'candidate', hour: 20.8, text: 'Yes, please. Their work interests me as well.' },
    ],
  },
];

/** The saved texts of the first of these recruiters. */
const SAVED_TEXTS = [
  { name: 'Before the interview', text: 'Dear {name}, please bring one piece of your work to {place} on {date}.' },
  { name: 'Thank you for applying', text: 'Thank you for applying for {job} at {company}. We read each application.' },
];

/** Writes messages between the first candidate and three recruiters: answered, suspicious and friendly. */
export async function fillConversations(
  door: DemoDoor,
  clock: DemoClock,
  { jobs, people }: { jobs: readonly FilledJob[]; people: readonly FilledPerson[] },
): Promise<void> {
  const candidate = people[0]?.caller;
  if (!candidate) throw new Error('There is no demo candidate to talk to.');
  const writer = jobs[0]?.by.caller;
  for (const body of writer ? SAVED_TEXTS : []) await door(clock.at(-2, 11), 'addSavedText', { body }, writer);
  let left = await door(clock.today, 'listApplications', {}, candidate);
  for (const { status, messages, read } of CONVERSATIONS) {
    const application =
      left.find((one) => status.includes(one.status)) ?? left.find((one) => one.status !== 'withdrawn');
    const recruiter = jobs.find(({ jobId }) => jobId === application?.jobPostId)?.by.caller;
    if (!application || !recruiter) throw new Error('There is no demo application to talk about.');
    left = left.filter((one) => one !== application);
    const params = { applicationId: application._id };
    for (const { by, hour, text } of messages) {
      const [writer, reader] = by === 'candidate' ? [candidate, recruiter] : [recruiter, candidate];
      const { _id: messageId } = await door(clock.at(-1, hour), 'sendMessage', { params, body: { text } }, writer);
      if (read) await door(clock.at(-1, hour + 0.1), 'readMessages', { params, body: { messageId } }, reader);
    }
  }
}
