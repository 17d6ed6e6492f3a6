import { beforeAll, describe, expect, test } from 'vitest';
import type { JobQuery } from '#contract/job-search.ts';
import type { Job } from '#contract/jobs.ts';
import { type Caller, VISITOR } from '#server/caller.ts';
import { placesInBothScripts, spellingsOfLocation, workInBothScripts } from '#server/modules/hindi/public.ts';
import { testDatabase } from '#tests/support/database.ts';
import { aJob, anAdmin, aRecruiter } from '#tests/support/jobs.ts';
import { DAY, type MadeUpJob, NOW, pick, randomJob, randomQuery, TODAY } from '#tests/support/random-jobs.ts';
import { listJobs } from './list-jobs.ts';

const database = testDatabase();
type Kept = MadeUpJob & { id: string; recruiterId: string; isSilenced: boolean };

/** The rules in plain code: no index, no SQL. */
const plainly = (job: Kept, query: JobQuery, caller: Caller): boolean => {
  const holds = (text: string, part: string) => text.toLowerCase().includes(part.toLowerCase());
  const same = (one: string, other: string) => one.toLowerCase() === other.toLowerCase();
  const any = <T>(values: readonly T[], test: (value: T) => boolean) => values.length === 0 || values.some(test);
  const inBand = (band: string, unit: number, min: number | null, max: number | null) => {
    const plus = /^([\d.]+)[+ ]$/.exec(band);
    if (plus) return (min ?? 0) >= Number(plus[1]) * unit;
    const [low, high] = band.split('-').map(Number);
    return (min ?? 0) >= (low ?? 0) * unit && (max ?? 0) <= (high ?? 0) * unit;
  };
  const isOpen = job.status === 'Active' && job.deadlineEnd >= TODAY && !job.isSilenced;
  const isMine = caller.kind === 'recruiter' && job.recruiterId === caller.accountId;
  const isVisible =
    caller.kind === 'admin' || (caller.kind === 'recruiter' ? isMine || (isOpen && !query.own) : isOpen);
  // Those who manage the jobs find them in either script.
  const isOwn = caller.kind === 'recruiter' && query.own === true;
  const isManaged = caller.kind === 'admin' || isOwn;
  const work = (values: readonly string[]) => (isManaged ? values.flatMap(workInBothScripts) : values);
  const places = isManaged ? query.location.flatMap(placesInBothScripts) : query.location;
  const exactPlaces = isOwn ? query.place.flatMap(spellingsOfLocation) : query.place;
  const paysVisibly = job.showSalary && job.salaryMin !== null && job.salaryMax !== null;
  return (
    isVisible &&
    any(work(query.q), (q) => [job.title, job.companyName, ...job.skills].some((text) => holds(text, q))) &&
    any(work(query.skills), (part) => job.skills.some((skill) => holds(skill, part))) &&
    any(query.what, (part) => [job.title, ...job.skills].some((text) => holds(text, part))) &&
    any(places, (part) => holds(job.location, part)) &&
    any(work(query.title), (part) => holds(job.title, part)) &&
    any(query.companyName, (part) => holds(job.companyName, part)) &&
    any(query.industry, (part) => holds(job.industry, part)) &&
    any(query.role, (role) => same(job.title, role)) &&
    any(exactPlaces, (place) =>
      [job.location, ...job.location.split(',').map((part) => part.trim())].some((part) => same(part, place)),
    ) &&
    any(query.experience, (band) => !job.experienceUnknown && inBand(band, 1, job.experienceMin, job.experienceMax)) &&
    any(query.salary, (band) => paysVisibly && inBand(band, 100_000, job.salaryMin, job.salaryMax)) &&
    any(query.workMode, (mode) => job.workMode === mode) &&
    any(query.employmentType, (type) => job.employmentType === type) &&
    any(query.status, (status) => job.status === status) &&
    (query.posted === undefined || job.createdAt.getTime() >= NOW.getTime() - query.posted * DAY)
  );
};

const newestFirst = (one: Kept, other: Kept): number =>
  other.createdAt.getTime() - one.createdAt.getTime() || (other.id > one.id ? 1 : -1);

describe('searching', () => {
  const kept: Kept[] = [];
  const callers: Caller[] = [VISITOR];

  beforeAll(async () => {
    const recruiter = await aRecruiter(database.db);
    const other = await aRecruiter(database.db, { status: 'Not Active' });
    const silenced = await aRecruiter(database.db, { status: 'Block' });
    callers.push(recruiter, await anAdmin(database.db));
    for (let count = 0; count < 300; count += 1) {
      const job = randomJob();
      const { accountId: recruiterId } = pick([recruiter, recruiter, other, other, other, silenced]);
      const { id } = await aJob(database.db, { ...job, recruiterId });
      kept.push({ ...job, id, recruiterId, isSilenced: recruiterId === silenced.accountId });
    }
  });

  test('800 random searches find exactly what a plain reading of the rules finds, in its order, page by page', async () => {
    let found = 0;
    for (let count = 0; count < 800; count += 1) {
      const query = randomQuery();
      const caller = pick(callers);
      const expected = kept.filter((job) => plainly(job, query, caller)).sort(newestFirst);
      const limit = query.limit ?? 100;
      const answer = await listJobs({ db: database.db, now: () => NOW }, caller, query);
      const context = `${caller.kind} ${JSON.stringify(query)}`;
      expect(answer.total, context).toBe(expected.length);
      expect(
        answer.items.map((job: Job) => job._id),
        context,
      ).toEqual(expected.slice((query.page - 1) * limit, query.page * limit).map((job) => job.id));
      found += expected.length === 0 ? 0 : 1;
    }
    // Searches without results would prove nothing.
    expect(found).toBeGreaterThan(400);
  });
});
