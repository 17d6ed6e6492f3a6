import { describe, expect, test } from 'vitest';
import { AUDIT_ACTIONS } from '#contract/audit-vocabulary.ts';
import type { Route } from '#contract/routes/route.ts';
import { type CallName, ROUTES } from '#contract/routes.ts';
import { auditLog } from '#server/database/schema/index.ts';
import { alertAdminsOfScraping } from '#server/modules/candidates/alert-admins-of-scraping.ts';
import { expireOffers } from '#server/modules/hiring/public.ts';
import { accountTrails } from '#tests/api/audit-trails/accounts.ts';
import { administrationTrails } from '#tests/api/audit-trails/administration.ts';
import { enquiryTrails } from '#tests/api/audit-trails/enquiries.ts';
import { anApplied, hiringTrails } from '#tests/api/audit-trails/hiring.ts';
import { jobTrails } from '#tests/api/audit-trails/jobs.ts';
import { peopleTrails } from '#tests/api/audit-trails/people.ts';
import { PORTAL, type Row, type Trail, type Trails } from '#tests/api/audit-trails/trail.ts';
import { testDatabase } from '#tests/support/database.ts';
import { anOffer, hiringDesk } from '#tests/support/hiring.ts';
import { aRecruiter } from '#tests/support/jobs.ts';

const database = testDatabase();
const scene = { database, desk: hiringDesk(database) };

const seen = new Set<string>();

const rowsSince = async (count: number): Promise<Row[]> => {
  const rows = await database.db.select().from(auditLog).orderBy(auditLog.id).offset(count);
  return rows.map((row) => {
    seen.add(row.action);
    return [row.actorCode ?? PORTAL, row.action, row.subjectKind, row.fromValue, row.toValue];
  });
};
const sorted = (rows: readonly Row[]): string[] => rows.map((row) => JSON.stringify(row)).sort();

/** A call missing from all of these fails the test. */
const TRAILS: Trails = {
  ...accountTrails(scene),
  ...jobTrails(scene),
  ...peopleTrails(scene),
  ...hiringTrails(scene),
  ...enquiryTrails(scene),
  ...administrationTrails(scene),
};

/** Automatic actions of the portal. */
const BY_ITSELF: Readonly<Record<string, () => Promise<Trail>>> = {
  'an offer whose last day is past': async () => {
    const { id } = await anApplied(scene);
    await anOffer(database.db, { applicationId: id, expiresOn: '2026-11-19' });
    const { id: open } = await anApplied(scene);
    await anOffer(database.db, { applicationId: open, expiresOn: '2026-11-20' });
    return {
      action: async () => {
        await expireOffers(scene.desk.deps);
        // A second run changes nothing.
        await expireOffers(scene.desk.deps);
      },
      rows: [[PORTAL, 'offer_status_changed', 'offer', 'Pending', 'Expired']],
    };
  },
  'a recruiter who has reached the daily number': async () => {
    const recruiter = await aRecruiter(database.db);
    return {
      action: () => alertAdminsOfScraping(scene.desk.deps, recruiter),
      rows: [[PORTAL, 'daily_number_reached', 'recruiter', null, null]],
    };
  },
};

const follow = async (prepare: () => Promise<Trail>): Promise<void> => {
  const trail = await prepare();
  const before = await database.db.$count(auditLog);
  await trail.action();
  expect(sorted(await rowsSince(before))).toEqual(sorted(trail.rows));
};

const ROWS: readonly [CallName, Route][] = Object.entries(ROUTES).map(([name, route]) => [name as CallName, route]);
const isWriting = ({ method, answersFile, who }: Route): boolean =>
  method !== 'GET' || (answersFile === true && who.includes('admin'));

describe('the audit log', () => {
  test('every call that writes, or hands an administrator a file, has its line here', () => {
    const writing = ROWS.filter(([, route]) => isWriting(route)).map(([name]) => name);
    expect(Object.keys(TRAILS).sort()).toEqual(writing.sort());
  });

  test.each(Object.entries(TRAILS).flatMap(([name, trail]) => (typeof trail === 'function' ? [{ name, trail }] : [])))(
    'tells of $name: who, what, to whom, from what, to what',
    async ({ trail }) => follow(trail),
  );

  test.each(Object.entries(BY_ITSELF))('tells of %s', async (_what, trail) => follow(trail));

  test('every action that it is said to tell of was told of above, and no other', () => {
    expect([...seen].sort()).toEqual([...AUDIT_ACTIONS].sort());
  });
});
