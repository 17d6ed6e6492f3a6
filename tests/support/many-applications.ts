import { randomUUID } from 'node:crypto';
import { dayInIndia } from '#contract/rules.ts';
import type { ApplicationStatus } from '#contract/vocabularies.ts';
import type { Executor } from '#server/database/client.ts';
import {
  accounts,
  applicationEvents,
  applications,
  candidates,
  jobs,
  nextUserCode,
} from '#server/database/schema/index.ts';

const PEOPLE = 100;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const AT_ONCE = 1_000;

/** A typical mix for a busy recruiter: most are still pending. */
const STATUSES: readonly ApplicationStatus[] = ['pending', 'pending', 'accepted', 'pending', 'rejected'];
const FIRST = ['Asha', 'Ravi', 'Meera', 'Farhan', 'Lakshmi', 'Gurpreet', 'Tenzin', 'Joseph', 'Nandini', 'Imran'];
const LAST = ['Rao', 'Sharma', 'Iyer', 'Khan', 'Nair', 'Gill', 'Dorje', 'Kurien', 'Das', 'Patel'];

const nameOf = (person: number): string => `${FIRST[person % 10]} ${LAST[Math.floor(person / 10) % 10]}`;

/** Creates a hundred frequent applicants, each with a different name. */
export const manyCandidates = async (db: Executor): Promise<{ id: string; name: string }[]> => {
  const people = Array.from({ length: PEOPLE }, (_, person) => person);
  const batch = randomUUID().slice(0, 8);
  const rows = await db
    .insert(accounts)
    .values(
      people.map((person) => ({
        kind: 'candidate' as const,
        status: 'Not Active' as const,
        email: `many${person}-${batch}@example.in`,
        passwordHash: 'none',
        userCode: nextUserCode.candidate,
      })),
    )
    .returning({ id: accounts.id });
  await db.insert(candidates).values(rows.map(({ id }) => ({ accountId: id })));
  return rows.map(({ id }, person) => ({ id, name: nameOf(person) }));
};

/** Creates this many applications to one recruiter's jobs, one job per hundred, over the last sixty days. */
export const manyApplications = async (
  db: Executor,
  {
    recruiterId,
    count,
    people,
  }: { recruiterId: string; count: number; people: readonly { id: string; name: string }[] },
): Promise<void> => {
  const now = Date.now();
  const posted = await db
    .insert(jobs)
    .values(
      Array.from({ length: Math.ceil(count / people.length) }, (_, number) => ({
        recruiterId,
        title: `Field Engineer ${number + 1}`,
        companyName: 'Kaveri Software',
        location: 'Pune',
        workMode: 'Hybrid' as const,
        employmentType: 'Full-time' as const,
        deadlineStart: dayInIndia(new Date(now - 90 * DAY)),
        deadlineEnd: dayInIndia(new Date(now + 90 * DAY)),
      })),
    )
    .returning({ id: jobs.id, title: jobs.title });
  const all = posted.flatMap((job) => people.map((person) => ({ job, person }))).slice(0, count);
  for (let from = 0; from < all.length; from += AT_ONCE) {
    const rows = all.slice(from, from + AT_ONCE).map(({ job, person }, index) => {
      const status = STATUSES[(from + index) % STATUSES.length] ?? 'pending';
      const appliedAt = new Date(now - ((from + index) / count) * 60 * DAY - MINUTE);
      return {
        jobId: job.id,
        candidateId: person.id,
        jobTitle: job.title,
        fullName: person.name,
        email: 'many@example.in',
        phone: '9876543210',
        experience: index % 12,
        education: "Bachelor's Degree" as const,
        skills: ['TypeScript', 'SQL'],
        status,
        appliedAt,
        ...(status !== 'pending' && { firstAnsweredAt: new Date(appliedAt.getTime() + MINUTE) }),
      };
    });
    const inserted = await db
      .insert(applications)
      .values(rows)
      .returning({ id: applications.id, status: applications.status, at: applications.appliedAt });
    await db.insert(applicationEvents).values(
      inserted.flatMap(({ id: applicationId, status, at }) => [
        {
          applicationId,
          event: 'submitted' as const,
          toStatus: 'pending' as const,
          actorKind: 'candidate' as const,
          at,
        },
        ...(status === 'pending'
          ? []
          : [
              {
                applicationId,
                event: 'status_changed' as const,
                fromStatus: 'pending' as const,
                toStatus: status,
                at,
              },
            ]),
      ]),
    );
  }
};
