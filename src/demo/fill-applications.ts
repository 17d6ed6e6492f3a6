import type { Executor } from '#server/database/client.ts';
import { insertOffer, setInterviewResult } from './demo.store.ts';
import type { DemoClock } from './demo-clock.ts';
import type { DemoDoor } from './demo-door.ts';
import { skillsOf } from './draw-resume.ts';
import type { FilledJob } from './fill-jobs.ts';
import type { FilledPerson } from './fill-people.ts';
import { CHAPTERS, type Chapter } from './story.ts';

const APPLICATIONS_EACH = 5;

/** Returns the jobs that fit a person's roles, best match first. */
const jobsFor = ({ person }: FilledPerson, jobs: readonly FilledJob[]): FilledJob[] =>
  person.roles.flatMap((role) => jobs.filter((job) => job.role === role)).slice(0, APPLICATIONS_EACH);

/** Lets the candidates apply, and the recruiters answer as in the story. */
export async function fillApplications(
  executor: Executor,
  door: DemoDoor,
  clock: DemoClock,
  { people, jobs }: { people: readonly FilledPerson[]; jobs: readonly FilledJob[] },
): Promise<void> {
  const nextChapter = storyteller();
  let told = 0;
  for (const person of people)
    for (const job of jobsFor(person, jobs)) {
      await tell(executor, door, clock, { person, job, chapter: nextChapter(job), hour: hourOf(told) });
      told += 1;
    }
}

/** Cycles through the half hours of a working day, so that a company's interviews do not all start at the same time. */
const hourOf = (told: number): number => 10 + ((told * 7) % 12) / 2;

const JUST_SENT: Chapter = { status: 'pending', sent: 0 };

/** Returns the minimum number of days for a chapter, from the application to what has happened by today. */
const leastDays = ({ status, interview, offer }: Chapter): number => {
  if (offer === 'Expired') return 11;
  if (interview) return Math.max(4, 5 - interview.inDays);
  if (offer) return 5;
  return status === 'pending' ? 0 : 1;
};

/** Nobody applies before a job is posted, and offers are made for jobs, not for internships. */
const suits = (chapter: Chapter, job: FilledJob): boolean =>
  leastDays(chapter) <= job.postedDaysAgo && !(chapter.offer && job.isInternship);

/** Uses each chapter once before repeating any, as far as the jobs suit. */
const storyteller = (): ((job: FilledJob) => Chapter) => {
  let waiting = [...CHAPTERS];
  return (job) => {
    if (waiting.length === 0) waiting = [...CHAPTERS];
    const at = waiting.findIndex((chapter) => suits(chapter, job));
    const chapter = waiting.splice(at < 0 ? waiting.length : at, 1)[0] ?? JUST_SENT;
    return { ...chapter, sent: Math.min(chapter.sent, job.postedDaysAgo) };
  };
};

interface Telling {
  person: FilledPerson;
  job: FilledJob;
  chapter: Chapter;
  /** Start of the interview, in Asia/Kolkata: 10.5 is half past ten. */
  hour: number;
}

const tell = async (executor: Executor, door: DemoDoor, clock: DemoClock, telling: Telling): Promise<void> => {
  const { person, job, chapter } = telling;
  const { sent } = chapter;
  const application = await door(
    clock.at(-sent, 18),
    'submitApplication',
    { body: formOf(person, job) },
    person.caller,
  );
  const id = application._id;
  const decide = (status: string, daysAgo: number, caller = job.by.caller): Promise<unknown> =>
    door(
      clock.at(-daysAgo, 19),
      'setApplicationStatus',
      { params: { id }, body: { status, reason: chapter.reason ?? '' } },
      caller,
    );
  const answered = Math.max(0, sent - 1);

  if (chapter.status === 'withdrawn') await decide('withdrawn', answered, person.caller);
  else if (chapter.status === 'rejected' && !chapter.interview) await decide('rejected', answered);
  else if (chapter.status !== 'pending') await decide('accepted', answered);
  if (chapter.interview) await meet(executor, door, clock, telling, id);
  if (chapter.offer) await offer(executor, clock, telling, id);
};

const formOf = ({ person, phone }: FilledPerson, job: FilledJob): Record<string, unknown> => ({
  jobId: job.jobId,
  fullName: `${person.firstName} ${person.lastName}`,
  phone,
  experience: person.years,
  currentCompany: person.years > 1 ? 'Lantana Works' : '',
  expectedSalary: 300_000 + person.years * 200_000,
  noticePeriod: person.years === 0 ? '' : '30 days',
  education: person.education,
  skills: skillsOf(person),
  coverLetter: `I would like to work as ${job.title} at ${job.by.company.name}, because it is what I have prepared for.`,
  useResume: 'profile',
});

const meet = async (
  executor: Executor,
  door: DemoDoor,
  clock: DemoClock,
  { job, chapter, hour }: Telling,
  applicationId: string,
): Promise<void> => {
  const { interview } = chapter;
  if (!interview) return;
  const { company, caller } = job.by;
  // A past interview was arranged three days before it.
  const arranged = clock.at(Math.min(0, interview.inDays - 3), 20);
  const body = {
    applicationId,
    scheduleId: `SCHD-${arranged.getTime()}-${applicationId.slice(-4)}`,
    scheduledBy: company.recruiter.join(' '),
    interviewDateTime: clock.at(interview.inDays, hour).toISOString(),
    location: `${company.address}, ${company.city}`,
    contactNo: company.phone,
    hrNotes: 'Please bring an identity card and your certificates.',
  };
  await door(arranged, 'scheduleInterview', { body }, caller);
  if (interview.rescheduled) {
    const moved = { ...body, interviewDateTime: clock.at(interview.inDays + 1, hour).toISOString() };
    await door(clock.today, 'rescheduleInterview', { params: { applicationId }, body: moved }, caller);
  }
  if (interview.status) {
    const at = clock.at(interview.inDays, 17);
    await setInterviewResult(executor, {
      applicationId,
      status: interview.status,
      rejected: chapter.status === 'rejected',
      reason: chapter.reason,
      at,
    });
  }
};

/** Returns how many days after it was made an offer is answered, withdrawn or over. */
const daysOpen = ({ offer: status, interview }: Chapter): number => {
  if (status === 'Expired') return 8;
  return interview ? 1 : 2;
};

const offer = async (
  executor: Executor,
  clock: DemoClock,
  { person, job, chapter }: Telling,
  applicationId: string,
): Promise<void> => {
  if (!chapter.offer) return;
  // After an interview, on the next day.
  const made = chapter.interview ? chapter.interview.inDays + 1 : 3 - chapter.sent;
  const answered = chapter.offer === 'Pending' ? null : clock.at(made + daysOpen(chapter), 16);
  await insertOffer(executor, person.caller.accountId, {
    applicationId,
    recruiterId: job.by.caller.accountId,
    title: job.title,
    companyName: job.by.company.name,
    location: job.place,
    salary: job.pay,
    startDate: clock.day(30),
    expiresOn: clock.day(chapter.offer === 'Pending' ? 7 : made + 7),
    letter: `We are glad to offer you the position ${job.title} at ${job.by.company.name}.\nDemo data: this offer is invented.`,
    status: chapter.offer,
    answeredAt: answered,
    createdAt: clock.at(made, 12),
    updatedAt: answered ?? clock.at(made, 12),
  });
};
