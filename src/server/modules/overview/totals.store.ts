import { and, count, eq, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { AdminOverview } from '#contract/overview.ts';
import type { Executor } from '#server/database/client.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { enquiries } from '#server/database/schema/enquiries.ts';
import { jobs } from '#server/database/schema/jobs.ts';
import { reportQueue } from '#server/database/schema/trust.ts';
import { LIVE_STATUSES } from '#server/modules/accounts/public.ts';
import { countAsked } from '#server/modules/recruiters/public.ts';
import { isOpen } from './figures.store.ts';

const filtered = (condition: SQL | undefined): SQL<number> => sql<number>`(count(*) filter (where ${condition}))::int`;

/** Counts totals. @param today the day in India on which an open job has begun and has not ended */
export const countTotals = async (executor: Executor, today: string): Promise<AdminOverview['totals']> => {
  const [people, [posted], [hidden]] = await Promise.all([
    executor.select({ kind: accounts.kind, count: count() }).from(accounts).groupBy(accounts.kind),
    executor
      .select({ jobs: count(), activeJobs: filtered(isOpen(today)) })
      .from(jobs)
      .where(isNull(jobs.deletedAt)),
    // Of the few blocked recruiters; joined to all jobs, the counts above would not come from their index alone.
    executor
      .select({ jobs: count() })
      .from(accounts)
      .innerJoin(jobs, eq(jobs.recruiterId, accounts.id))
      .where(
        and(
          notInArray(accounts.status, [...LIVE_STATUSES]),
          isNull(jobs.deletedAt),
          eq(jobs.forNobody, false),
          isOpen(today),
        ),
      ),
  ]);
  const those = (kind: 'candidate' | 'recruiter') => people.find((group) => group.kind === kind)?.count ?? 0;
  return {
    candidates: those('candidate'),
    recruiters: those('recruiter'),
    jobs: posted?.jobs ?? 0,
    activeJobs: (posted?.activeJobs ?? 0) - (hidden?.jobs ?? 0),
  };
};

/** Counts what waits for an answer or a decision. */
export const countWaiting = async (executor: Executor): Promise<Omit<AdminOverview['waiting'], 'health'>> => {
  const [reports, verifications, written] = await Promise.all([
    executor.$count(reportQueue, isNotNull(reportQueue.openSince)),
    countAsked(executor),
    executor
      .select({
        kind: enquiries.kind,
        count: count(),
        oldest: sql<Date>`min(${enquiries.createdAt})`.mapWith(enquiries.createdAt),
      })
      .from(enquiries)
      .where(isNull(enquiries.answeredAt))
      .groupBy(enquiries.kind),
  ]);
  const those = (kind: (typeof written)[number]['kind']) => {
    const group = written.find((one) => one.kind === kind);
    return { count: group?.count ?? 0, oldest: group?.oldest.toISOString() ?? null };
  };
  const [inquiries, mentors, mentees] = [those('inquiry'), those('mentor_contact'), those('mentee')];
  return {
    reports,
    verifications,
    inquiries: inquiries.count,
    mentors: mentors.count,
    mentees: mentees.count,
    oldest: { inquiries: inquiries.oldest, mentors: mentors.oldest, mentees: mentees.oldest },
  };
};
