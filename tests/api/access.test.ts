import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { CALL_NAMES } from '#contract/api.ts';
import type { CallerKind, Route } from '#contract/routes/route.ts';
import { type CallName, ROUTES } from '#contract/routes.ts';
import { inDays } from '#tests/support/days.ts';
import { openHouse } from '#tests/support/house.ts';

const house = openHouse();

const KINDS = ['candidate', 'recruiter', 'admin', 'super_admin'] as const satisfies readonly CallerKind[];
const routeOf = (name: CallName): Route => ROUTES[name];
const bodyOf = (name: CallName): Record<string, unknown> | undefined => (routeOf(name).body ? {} : undefined);
const needsSession = CALL_NAMES.filter((name) => !routeOf(name).who.includes('visitor'));

/** Counts the rows of every table: a rejected call must leave all of them unchanged. */
const rowCounts = async (): Promise<unknown> => {
  const { rows } = await house.deps.db.execute<{ name: string; rows: string }>(
    sql`select relname as name, (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I.%I', schemaname, relname), false, true, '')))[1]::text as rows from pg_stat_user_tables where schemaname = 'public' order by 1`,
  );
  return rows;
};

let counted: unknown;

/** Returns the counts that the previous test checked at its end, if any. */
const rowsBefore = async (): Promise<unknown> => counted ?? rowCounts();

/** Checks that nothing was written since, and keeps the counts for the next test. */
const expectRows = async (before: unknown): Promise<void> => {
  counted = undefined;
  const now = await rowCounts();
  expect(now).toEqual(before);
  counted = now;
};

/** Returns a digest of every table's content, except those that log access. */
const contents = async (): Promise<unknown> => {
  const { rows } = await house.deps.db.execute<{ name: string; digest: string }>(
    sql`select relname as name, (xpath('/row/d/text()', query_to_xml(format('select md5(string_agg(r::text, '','' order by r::text)) as d from %I.%I r', schemaname, relname), false, true, '')))[1]::text as digest from pg_stat_user_tables where schemaname = 'public' and relname not in ('access_log', 'audit_log') order by 1`,
  );
  return rows;
};

describe('who may call what', () => {
  test.each(needsSession)('%s without a session is refused with 401, and nothing changes', async (name) => {
    const before = await rowsBefore();
    for (const token of [undefined, 'A'.repeat(43), `${house.members().tokens.candidate}x`]) {
      const answer = await house.send(name, { token, body: bodyOf(name) });
      expect(answer.statusCode, `${name} with ${token ?? 'no token'}`).toBe(401);
      expect(answer.json()).toMatchObject({
        code: 'SIGNED_OUT',
        message: 'Please sign in to continue.',
        error: 'Please sign in to continue.',
      });
    }
    await expectRows(before);
  });

  const wrongKinds = CALL_NAMES.flatMap((name) =>
    KINDS.filter((kind) => !routeOf(name).who.includes(kind)).map((kind) => ({ name, kind })),
  );
  test.each(wrongKinds)('$name as $kind is refused with 403, and nothing changes', async ({ name, kind }) => {
    const before = await rowsBefore();
    const answer = await house.send(name, { token: house.members().tokens[kind], body: bodyOf(name) });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({ code: 'FORBIDDEN' });
    await expectRows(before);
  });

  test.each(needsSession)('%s after signing out is refused with 401', async (name) => {
    const kind = KINDS.find((known) => routeOf(name).who.includes(known)) ?? 'candidate';
    const token = await house.freshToken(kind);
    counted = undefined;
    expect((await house.send('signOut', { token, body: {} })).statusCode).toBe(200);
    expect((await house.send(name, { token, body: bodyOf(name) })).statusCode).toBe(401);
  });
});

test('a GET changes nothing, except that a view is recorded', async () => {
  const { tokens, things } = house.members();
  counted = undefined;
  // A session's last use is updated once a minute; the fixed clock prevents that here.
  house.deps.clock.at = new Date();
  for (const token of Object.values(tokens)) await house.send('getAccount', { token });
  // The first opening of an application notifies its candidate.
  await house.send('getApplication', { token: tokens.recruiter, params: { id: things.applicationId } });
  const before = await contents();
  let answered = 0;
  for (const name of CALL_NAMES) {
    const { method, path, who } = routeOf(name);
    if (method !== 'GET') continue;
    const keys = [...path.matchAll(/:(\w+)/g)].map(([, key = '']) => key);
    for (const kind of who)
      for (const id of keys.length > 0 ? Object.values(things) : ['']) {
        const { statusCode } = await house.send(name, {
          ...(kind !== 'visitor' && { token: tokens[kind] }),
          params: Object.fromEntries(keys.map((key) => [key, id])),
        });
        if (statusCode === 200) answered += 1;
      }
  }
  expect(answered).toBeGreaterThan(80);
  expect(await contents()).toEqual(before);
});

describe('other people’s records look missing', () => {
  const foreign: readonly {
    name: CallName;
    as: 'other_candidate' | 'other_recruiter';
    key: string;
    thing: 'jobId' | 'applicationId' | 'candidateId' | 'recruiterId';
    body?: Record<string, unknown>;
  }[] = [
    { name: 'updateJob', as: 'other_recruiter', key: 'id', thing: 'jobId', body: { title: 'Taken over' } },
    { name: 'deleteJob', as: 'other_recruiter', key: 'id', thing: 'jobId' },
    { name: 'setJobStatus', as: 'other_recruiter', key: 'id', thing: 'jobId', body: { jobStatus: 'Closed' } },
    { name: 'getRecruiter', as: 'other_recruiter', key: 'id', thing: 'recruiterId' },
    { name: 'getCandidate', as: 'other_candidate', key: 'id', thing: 'candidateId' },
    { name: 'getApplication', as: 'other_candidate', key: 'id', thing: 'applicationId' },
    { name: 'getApplication', as: 'other_recruiter', key: 'id', thing: 'applicationId' },
    { name: 'applicationFit', as: 'other_candidate', key: 'id', thing: 'applicationId' },
    { name: 'applicationFit', as: 'other_recruiter', key: 'id', thing: 'applicationId' },
    { name: 'getConversation', as: 'other_candidate', key: 'applicationId', thing: 'applicationId' },
    { name: 'getConversation', as: 'other_recruiter', key: 'applicationId', thing: 'applicationId' },
    {
      name: 'sendMessage',
      as: 'other_candidate',
      key: 'applicationId',
      thing: 'applicationId',
      body: { text: 'Hello' },
    },
    {
      name: 'sendMessage',
      as: 'other_recruiter',
      key: 'applicationId',
      thing: 'applicationId',
      body: { text: 'Hello' },
    },
    { name: 'blockPerson', as: 'other_candidate', key: 'applicationId', thing: 'applicationId', body: {} },
    { name: 'blockPerson', as: 'other_recruiter', key: 'applicationId', thing: 'applicationId', body: {} },
    { name: 'applicationTimeline', as: 'other_candidate', key: 'id', thing: 'applicationId' },
    { name: 'applicationTimeline', as: 'other_recruiter', key: 'id', thing: 'applicationId' },
    {
      name: 'setApplicationStatus',
      as: 'other_candidate',
      key: 'id',
      thing: 'applicationId',
      body: { status: 'withdrawn' },
    },
    {
      name: 'setApplicationStatus',
      as: 'other_recruiter',
      key: 'id',
      thing: 'applicationId',
      body: { status: 'accepted' },
    },
    { name: 'getInterview', as: 'other_candidate', key: 'applicationId', thing: 'applicationId' },
    { name: 'getInterview', as: 'other_recruiter', key: 'applicationId', thing: 'applicationId' },
    { name: 'interviewCalendar', as: 'other_candidate', key: 'applicationId', thing: 'applicationId' },
    { name: 'interviewCalendar', as: 'other_recruiter', key: 'applicationId', thing: 'applicationId' },
    {
      name: 'answerInterview',
      as: 'other_candidate',
      key: 'applicationId',
      thing: 'applicationId',
      body: { answer: 'confirmed' },
    },
    { name: 'cancelInterview', as: 'other_recruiter', key: 'applicationId', thing: 'applicationId', body: {} },
    {
      name: 'rescheduleInterview',
      as: 'other_recruiter',
      key: 'applicationId',
      thing: 'applicationId',
      body: {
        scheduleId: 'SCHD-1',
        scheduledBy: 'Somebody',
        interviewDateTime: `${inDays(30)}T10:00`,
        location: 'Pune',
        contactNo: '9876543210',
      },
    },
  ];

  test.each(foreign)(
    '$name as $as answers exactly as for an id that nobody has',
    async ({ name, as, key, thing, body }) => {
      const { tokens, things } = house.members();
      const before = await rowsBefore();
      const theirs = await house.send(name, { token: tokens[as], params: { [key]: things[thing] }, body });
      const nobodys = await house.send(name, {
        token: tokens[as],
        params: { [key]: '0195f3a0-1111-7000-8000-000000000000' },
        body,
      });
      expect(theirs.statusCode).toBe(404);
      expect(theirs.body).toBe(nobodys.body);
      await expectRows(before);
    },
  );

  test('scheduling an interview for someone else’s application is refused as unknown', async () => {
    const { tokens, things } = house.members();
    const answer = await house.send('scheduleInterview', {
      token: tokens.other_recruiter,
      body: {
        applicationId: things.applicationId,
        scheduleId: 'SCHD-2',
        scheduledBy: 'Somebody',
        interviewDateTime: `${inDays(30)}T10:00`,
        location: 'Pune',
        contactNo: '9876543210',
      },
    });
    expect(answer.statusCode).toBe(404);
  });
});
