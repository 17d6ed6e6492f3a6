import type { DemoClock } from './demo-clock.ts';
import type { DemoDoor } from './demo-door.ts';
import type { FilledJob } from './fill-jobs.ts';
import type { FilledPerson } from './fill-people.ts';

interface DemoReport {
  /** Index of the job, in posting order. */
  job: number;
  daysAgo: number;
  reason: 'asks_for_money' | 'not_a_real_job' | 'wrong_details';
  details: string;
  /** Index of the person; absent for a visitor. */
  by?: number;
  answerWanted?: true;
}

const REPORTS: readonly DemoReport[] = [
  {
    job: 20,
    daysAgo: 4,
    reason: 'asks_for_money',
    details: 'Demo report: on the phone I was told to pay ₹2,000 for the laptop before the first day.',
    by: 2,
    answerWanted: true,
  },
  {
    job: 20,
    daysAgo: 2,
    reason: 'not_a_real_job',
    details: 'Demo report: nobody at the company knows this opening.',
  },
  {
    job: 41,
    daysAgo: 1,
    reason: 'wrong_details',
    details: 'Demo report: the posting says remote, in the interview it was the office on six days.',
    by: 7,
    answerWanted: true,
  },
];

/** The company whose page is reported. */
const COMPANY = 'vihaan-infra';

/** Creates reports, and one posting with a sign of fraud, so that the queue has entries. */
export async function fillReports(
  door: DemoDoor,
  clock: DemoClock,
  { jobs, people }: { jobs: readonly FilledJob[]; people: readonly FilledPerson[] },
): Promise<void> {
  for (const { job, daysAgo, reason, details, by, answerWanted } of REPORTS) {
    const reporter = by === undefined ? undefined : people[by];
    await door(
      clock.at(-daysAgo, 19),
      'reportJob',
      {
        params: { id: jobs[job]?.jobId ?? '' },
        body: { reason, details, ...(answerWanted && reporter && { email: 'reporter@demo.example.in' }) },
      },
      reporter?.caller,
    );
  }
  await door(clock.at(-1, 20), 'reportCompany', {
    params: { slug: COMPANY },
    body: { reason: 'wrong_details', details: 'Demo report: the office named on the page moved away last year.' },
  });
  const suspect = jobs[62];
  if (!suspect) throw new Error('There is no demo job to bear a sign.');
  const requirements =
    'Readiness to learn.\nDemo data: selected candidates pay a refundable security deposit of ₹2,500 before joining.';
  await door(
    clock.at(-3, 11),
    'updateJob',
    { params: { id: suspect.jobId }, body: { requirements } },
    suspect.by.caller,
  );
}
