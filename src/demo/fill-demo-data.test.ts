import { readFile } from 'node:fs/promises';
import { and, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { APPLICATION_STATUSES, ENQUIRY_KINDS, OFFER_STATUSES } from '#contract/vocabularies.ts';
import { demoDataShown } from '#server/database/demo-mark.ts';
import {
  accounts,
  applicationEvents,
  applications,
  conversations,
  enquiries,
  experiences,
  files,
  interviews,
  jobFraudSigns,
  jobs,
  messages,
  notices,
  offers,
  projects,
  reports,
  savedTexts,
} from '#server/database/schema/index.ts';
import { createEndpoint } from '#server/endpoint.ts';
import { createLimits } from '#server/limits.ts';
import { testDeps } from '#tests/support/deps.ts';
import { fillDemoData } from './fill-demo-data.ts';

const deps = testDeps();

const reported: string[] = [];
const fill = () =>
  fillDemoData(
    deps,
    (db, moment) =>
      createEndpoint({
        db,
        settings: deps.settings,
        files: deps.files,
        queue: deps.queue,
        pageCache: deps.pageCache,
        streams: deps.streams,
        log: deps.log,
        limits: createLimits({ enabled: false }),
        now: () => moment,
      }),
    (line) => reported.push(line),
  );

const valuesOf = async (rows: Promise<{ value: string }[]>): Promise<string[]> =>
  (await rows).map(({ value }) => value);

test('an untouched portal is filled once, whole, in every state, and without an administrator', async () => {
  expect(await demoDataShown(deps.db)).toBe('none');
  const filled = await fill();
  expect(await demoDataShown(deps.db)).toBe('only');

  expect(await deps.db.$count(accounts, eq(accounts.kind, 'recruiter'))).toBe(15);
  expect(await deps.db.$count(accounts, eq(accounts.kind, 'candidate'))).toBe(30);
  expect(await deps.db.$count(accounts, eq(accounts.kind, 'admin'))).toBe(0);
  expect(await deps.db.$count(jobs)).toBeGreaterThanOrEqual(80);
  // A new application makes a notice of its own instead of joining one that was read.
  expect(await deps.db.$count(notices, isNotNull(notices.readAt))).toBeGreaterThan(0);
  expect(await deps.db.$count(notices, and(isNotNull(notices.readAt), isNotNull(notices.foldId)))).toBe(0);
  expect(await deps.db.$count(files, eq(files.purpose, 'company_logo'))).toBe(15);
  expect(await deps.db.$count(files, eq(files.purpose, 'profile_picture'))).toBe(30);
  expect(await deps.db.$count(files, eq(files.purpose, 'resume'))).toBe(30);

  expect(await deps.db.$count(projects)).toBe(30);
  expect(await deps.db.$count(experiences)).toBeGreaterThan(25);
  expect(await deps.db.$count(experiences, sql`${experiences.startDate} > now()`)).toBe(0);
  expect(await deps.db.$count(files, eq(files.purpose, 'certificate'))).toBe(15);

  const statuses = await valuesOf(deps.db.selectDistinct({ value: applications.status }).from(applications));
  expect(await deps.db.$count(applications, sql`not ${applications.recruiterTold}`)).toBe(0);
  expect(statuses.sort()).toEqual([...APPLICATION_STATUSES].sort());
  const answers = await valuesOf(deps.db.selectDistinct({ value: offers.status }).from(offers));
  expect(answers.sort()).toEqual([...OFFER_STATUSES].sort());
  const kinds = await valuesOf(deps.db.selectDistinct({ value: enquiries.kind }).from(enquiries));
  expect(kinds.sort()).toEqual([...ENQUIRY_KINDS].sort());
  expect(await deps.db.$count(interviews)).toBeGreaterThan(10);
  const waiting = sql`${interviews.status} = 'Scheduled' and ${interviews.startsAt} < now() - interval '1 hour'`;
  expect(await deps.db.$count(interviews, waiting)).toBeGreaterThan(0);
  expect(await deps.db.$count(conversations)).toBe(3);
  expect(await deps.db.$count(messages)).toBe(6);
  expect(await deps.db.$count(savedTexts)).toBe(2);
  expect(await deps.db.$count(reports)).toBe(4);
  // Exactly one posting has a sign of fraud, the intended one.
  expect(await valuesOf(deps.db.select({ value: jobFraudSigns.sign }).from(jobFraudSigns))).toEqual(['asks_for_money']);
  // No event precedes its cause.
  const now = new Date().toISOString();
  expect(await deps.db.$count(applications, sql`${applications.appliedAt} > ${now}`)).toBe(0);
  expect(await deps.db.$count(offers, sql`${offers.createdAt} > ${now} or ${offers.answeredAt} > ${now}`)).toBe(0);

  // The history tells of each offer, and how it ended.
  const toldOf = async (event: 'offer_made' | 'offer_answered' | 'offer_withdrawn') =>
    deps.db.$count(applicationEvents, eq(applicationEvents.event, event));
  const countOf = async (...ends: (typeof OFFER_STATUSES)[number][]) =>
    deps.db.$count(offers, inArray(offers.status, ends));
  expect(await toldOf('offer_made')).toBe(await deps.db.$count(offers));
  expect(await toldOf('offer_answered')).toBe(await countOf('Accepted', 'Rejected'));
  expect(await toldOf('offer_withdrawn')).toBe(await countOf('Withdrawn'));

  // Applied, answered, interviewed, offered and accepted, in this order.
  const answered = sql`(select min(${applicationEvents.at}) from ${applicationEvents}
    where ${applicationEvents.applicationId} = ${applications.id} and ${applicationEvents.toStatus} in ('accepted', 'rejected'))`;
  const stories = await deps.db
    .select({
      applied: applications.appliedAt,
      answered: answered.mapWith(applications.appliedAt),
      interview: interviews.startsAt,
      made: offers.createdAt,
      closed: offers.answeredAt,
    })
    .from(applications)
    .leftJoin(interviews, eq(interviews.applicationId, applications.id))
    .leftJoin(offers, eq(offers.applicationId, applications.id));
  for (const story of stories) {
    const told = Object.values(story).filter((moment) => moment !== null);
    expect(told, JSON.stringify(story)).toEqual(told.toSorted((a, b) => a.getTime() - b.getTime()));
  }

  const passwords = (filled?.listing ?? '').split('\n').flatMap((line) => line.split(/\s{2,}/)[2] ?? []);
  expect(new Set(passwords).size).toBe(45);
  expect(await readFile(filled?.file ?? '', 'utf8')).toBe(filled?.listing);

  expect(await fill()).toBeUndefined();
  expect(reported).toEqual(['Filling in demo data …']);
});
