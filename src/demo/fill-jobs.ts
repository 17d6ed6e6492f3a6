import { ANSWER_DAYS } from '#contract/answer-promise.ts';
import type { DemoClock } from './demo-clock.ts';
import type { DemoDoor } from './demo-door.ts';
import type { FilledCompany } from './fill-people.ts';
import { DEMO_OPENINGS, type RoleKey } from './openings.ts';

export interface FilledJob {
  jobId: string;
  title: string;
  role: RoleKey;
  pay: number;
  place: string;
  postedDaysAgo: number;
  isInternship: boolean;
  by: FilledCompany;
}

const THOUSAND = 1_000;

/** Posts the openings, spread over the last weeks; a few are then closed or deactivated. */
export async function fillJobs(
  door: DemoDoor,
  clock: DemoClock,
  companies: readonly FilledCompany[],
): Promise<FilledJob[]> {
  const jobs: FilledJob[] = [];
  for (const [index, opening] of DEMO_OPENINGS.entries()) {
    const by = companies.find(({ company }) => company.slug === opening.company);
    if (!by) throw new Error(`No demo company is called ${opening.company}.`);
    // Mixes companies, so that the newest jobs are not all from one company.
    const postedDaysAgo = (index * 11) % 29;
    const moment = clock.at(-postedDaysAgo, 9 + (index % 9));
    const job = await door(
      moment,
      'createJob',
      {
        body: {
          companyName: by.company.name,
          title: opening.title,
          industry: by.company.industry,
          department: opening.department,
          workMode: opening.mode,
          employmentType: opening.type,
          experience: opening.years ? { min: opening.years[0], max: opening.years[1] } : {},
          salary: opening.pay
            ? { min: opening.pay[0] * THOUSAND, max: opening.pay[1] * THOUSAND, showSalary: true }
            : { showSalary: false },
          location: opening.place,
          skills: [...opening.skills],
          // The first two skills are the role's must-haves.
          mustSkills: opening.skills.slice(0, 2),
          answerDays: ANSWER_DAYS[index % ANSWER_DAYS.length],
          ...opening.more,
          description: `${by.company.name} looks for a colleague: ${opening.title}, ${opening.place}.\nDemo data: this opening is invented.`,
          responsibilities: opening.responsibilities,
          requirements: opening.requirements,
          companyInfo: by.company.about,
          applicationDeadline: { start: clock.day(-postedDaysAgo), end: clock.day(12 + ((index * 7) % 40)) },
          ...(opening.months && { durationMonths: opening.months, startDate: clock.day(20 + (index % 30)) }),
        },
      },
      by.caller,
    );
    const [, most = 600] = opening.pay ?? [];
    jobs.push({
      jobId: job._id,
      title: opening.title,
      role: opening.role,
      pay: most * THOUSAND,
      place: opening.place,
      postedDaysAgo,
      isInternship: opening.type === 'Internship',
      by,
    });
  }
  return jobs;
}

/** Closes two jobs and deactivates one, as in any real week. */
export async function restSomeJobs(door: DemoDoor, clock: DemoClock, jobs: readonly FilledJob[]): Promise<void> {
  const rests = [
    { index: 11, jobStatus: 'Closed' },
    { index: 32, jobStatus: 'Closed' },
    { index: 53, jobStatus: 'Not Active' },
  ] as const;
  for (const { index, jobStatus } of rests) {
    const job = jobs[index];
    if (job) await door(clock.today, 'setJobStatus', { params: { id: job.jobId }, body: { jobStatus } }, job.by.caller);
  }
}
