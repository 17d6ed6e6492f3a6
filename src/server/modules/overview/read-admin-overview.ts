import type { AdminOverview, OverviewQuery } from '#contract/overview.ts';
import { dayInIndia } from '#contract/rules.ts';
import { EMPLOYMENT_TYPES } from '#contract/vocabularies.ts';
import type { AdminCaller } from '#server/caller.ts';
import type { Executor } from '#server/database/client.ts';
import type { Deps } from '#server/deps.ts';
import { dailyNumber } from '#server/modules/candidates/public.ts';
import { countApplications } from '#server/modules/hiring/public.ts';
import { countJobs, topPlaces } from '#server/modules/jobs/public.ts';
import {
  countNewPeople,
  countOpenLocations,
  countServedToday,
  countTypes,
  countUnverifiedCompanies,
} from './figures.store.ts';
import { countPartsToCheck } from './health/read-health.ts';
import { countTotals, countWaiting } from './totals.store.ts';

type Figures = NonNullable<AdminOverview['figures']>;

const MINUTE = 60_000;

/** Cached per database, so that two in one process never mix; garbage-collected with the database handle. */
const kept = new WeakMap<Executor, { at: number; figures: Promise<Figures> }>();

/** Returns the figures cached within the last minute, those being computed, or new ones. Failures are not cached. */
const keptForAMinute = (db: Executor, now: Date, draw: () => Promise<Figures>): Promise<Figures> => {
  const known = kept.get(db);
  const age = known && now.getTime() - known.at;
  if (known && age !== undefined && age >= 0 && age < MINUTE) return known.figures;
  const figures = draw();
  kept.set(db, { at: now.getTime(), figures });
  figures.catch(() => kept.delete(db));
  return figures;
};

/**
 * Returns an administrator's start page. The numbers next to the tabs come from indexes only, so they are counted on
 * each call; the figures scan whole tables and are shared for a minute.
 */
export async function readAdminOverview(
  deps: Pick<Deps, 'db' | 'files' | 'now' | 'queue' | 'settings'>,
  caller: AdminCaller,
  { light = false }: OverviewQuery,
): Promise<AdminOverview> {
  const at = deps.now();
  const [totals, waiting, health, figures] = await Promise.all([
    countTotals(deps.db, dayInIndia(at)),
    countWaiting(deps.db),
    countPartsToCheck(deps),
    light ? undefined : keptForAMinute(deps.db, at, () => drawFigures(deps, caller)),
  ]);
  return { totals, waiting: { ...waiting, health }, ...(figures && { figures }) };
}

const DAYS = 30;
const PLACES = 6;
/** Share of the daily limit from which a recruiter is listed. */
const NEAR = 0.8;

const daysBefore = (today: string, days: number): string =>
  new Date(Date.parse(today) - days * 86_400_000).toISOString().slice(0, 10);

/** Computes the trends, breakdowns and warnings of the overview: each scans a table or a month of it. */
async function drawFigures(
  deps: Pick<Deps, 'db' | 'now'>,
  caller: AdminCaller,
): Promise<NonNullable<AdminOverview['figures']>> {
  const { db, now } = deps;
  const at = now();
  const today = dayInIndia(at);
  const since = new Date(`${daysBefore(today, DAYS - 1)}T00:00:00+05:30`);
  const [jobs, applications, people, types, locations, unverifiedCompanies, served] = await Promise.all([
    countJobs(deps, caller),
    countApplications(deps, caller),
    countNewPeople(db, since),
    countTypes(db),
    countOpenLocations(db, today),
    countUnverifiedCompanies(db, today),
    countServedToday(db, today),
  ]);
  const on = <Row extends { day: string; count: number }>(rows: readonly Row[], day: string): number =>
    rows.filter((row) => row.day === day).reduce((sum, row) => sum + row.count, 0);
  return {
    at: at.toISOString(),
    applications: applications.total,
    byDay: Array.from({ length: DAYS }, (_, index) => {
      const day = daysBefore(today, DAYS - 1 - index);
      const those = (kind: string) => people.filter((row) => row.kind === kind);
      return {
        day,
        candidates: on(those('candidate'), day),
        recruiters: on(those('recruiter'), day),
        jobs: on(jobs.byDay, day),
        applications: on(applications.byDay, day),
      };
    }),
    jobsByStatus: jobs.byStatus,
    // Object.fromEntries loses the type of its keys.
    jobsByType: Object.fromEntries(
      EMPLOYMENT_TYPES.map((type) => [type, types.find((row) => row.type === type)?.count ?? 0]),
    ) as Record<(typeof EMPLOYMENT_TYPES)[number], number>,
    applicationsByStatus: applications.byStatus,
    funnel: applications.funnel,
    places: topPlaces(locations, PLACES),
    attention: {
      unverifiedCompanies,
      nearDailyNumber: served
        .map(({ userCode, count, companyVerified }) => ({
          userCode,
          served: count,
          most: dailyNumber({ companyVerified }),
        }))
        .filter(({ served: seen, most }) => seen >= most * NEAR),
      endingSoon: jobs.closingSoon,
      waitingWeek: applications.waiting.week,
    },
  };
}
