import { ApplicationFilters, type ApplicationStats } from '#contract/applications.ts';
import { dayInIndia } from '#contract/rules.ts';
import { APPLICATION_STAGES, APPLICATION_STATUSES, APPLY_FOR } from '#contract/vocabularies.ts';
import { isRecruiter, type Member } from '#server/caller.ts';
import type { Deps } from '#server/deps.ts';
import { tally } from '#server/tally.ts';
import { answerRecordOf } from '../promise/read-answer-record.ts';
import { countByDay, countByJob, countByStatus, countStages } from './application-stats.store.ts';
import { visibleMatching } from './applications.store.ts';

const DAYS = 30;

/** Returns statistics of the applications that the caller may see and that match the filters. */
export async function countApplications(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  caller: Member,
  filters: ApplicationFilters = ApplicationFilters.parse({}),
): Promise<ApplicationStats> {
  const today = new Date(`${dayInIndia(now())}T00:00:00+05:30`);
  const since = new Date(today.getTime() - (DAYS - 1) * 86_400_000);
  const { where } = await visibleMatching(db, caller, { query: filters, now: now() });
  const counted = { caller, where };
  const [stages, groups, byJob, byDay] = await Promise.all([
    countStages(db, counted, now()),
    countByStatus(db, counted, now()),
    countByJob(db, counted),
    countByDay(db, counted, since),
  ]);
  return {
    total: stages?.submitted ?? 0,
    open: stages?.open ?? 0,
    byStatus: tally(APPLICATION_STATUSES, groups, (group, status) => group.status === status),
    byStage: tally(APPLICATION_STAGES, groups, (group, stage) => group.stage === stage),
    byKind: tally(
      APPLY_FOR,
      groups,
      ({ employmentType }, kind) => (employmentType === 'Internship') === (kind === 'Internship'),
    ),
    byJob: byJob.map(({ postedByCompany, ...job }) => ({
      ...job,
      ...(postedByCompany !== null && { postedByCompany }),
    })),
    byDay,
    funnel: {
      submitted: stages?.submitted ?? 0,
      opened: stages?.opened ?? 0,
      accepted: stages?.accepted ?? 0,
      interviewed: stages?.interviewed ?? 0,
      offered: stages?.offered ?? 0,
    },
    hiredThisWeek: stages?.hiredThisWeek ?? 0,
    daysToFirstAnswer: stages?.daysToFirstAnswer ?? null,
    waiting: {
      all: stages?.waiting ?? 0,
      threeDays: stages?.waitingThreeDays ?? 0,
      week: stages?.waitingWeek ?? 0,
    },
    due: { soon: stages?.dueSoon ?? 0, overdue: stages?.overdue ?? 0 },
    ...(isRecruiter(caller) && { answerRecord: await answerRecordOf(db, caller.accountId, now()) }),
  };
}
