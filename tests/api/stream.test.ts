import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { eq, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { ASKED_BY_PAGE } from '#contract/routes/route.ts';
import { buildApp } from '#server/app.ts';
import type { CandidateCaller } from '#server/caller.ts';
import { type News, openNews } from '#server/database/news.ts';
import { accounts } from '#server/database/schema/accounts.ts';
import { applications } from '#server/database/schema/applications.ts';
import { enquiries } from '#server/database/schema/enquiries.ts';
import type { Deps } from '#server/deps.ts';
import { createLimits } from '#server/limits.ts';
import { findEndReasons, liveSessions } from '#server/modules/accounts/public.ts';
import { sendConfirmLink } from '#server/modules/accounts/send-confirm-link.ts';
import { startSession } from '#server/modules/accounts/start-session.ts';
import { deleteAccount } from '#server/modules/rights/delete-own-account.ts';
import { announce, createStreams, PEOPLE } from '#server/modules/stream/public.ts';
import { openHouse } from '#tests/support/house.ts';
import { aCandidate, aJob, anApplication, aRecruiter } from '#tests/support/jobs.ts';
import { type Listening, listenAs } from '#tests/support/listen.ts';

const house = openHouse();

interface Instance {
  app: FastifyInstance;
  url: string;
  news: News;
  deps: Deps;
  stop: AbortController;
}

/** Starts one of several processes on the same database. Answers are delayed by a minute there. */
const openInstance = async (): Promise<Instance> => {
  const { db } = house.deps;
  if (!('$client' in db)) throw new Error('The tests have a pool.');
  const news = await openNews({
    url: db.$client.options.connectionString ?? '',
    pool: db.$client,
    onError: () => undefined,
  });
  const streams = createStreams({
    secretKey: house.deps.settings.secretKey,
    liveSessions: (ids) => liveSessions(house.deps, ids),
    endReasons: (ids) => findEndReasons(house.deps.db, ids),
    now: house.deps.now,
    hearsNews: news.hearsNews,
  });
  await news.listen(PEOPLE, streams);
  const deps: Deps = {
    ...house.deps,
    db,
    files: house.deps.files,
    settings: { ...house.deps.settings, answerWaitMs: 60_000 },
    limits: createLimits({ enabled: false }),
    streams,
  };
  const stop = new AbortController();
  const app = await buildApp(deps, { stop: stop.signal });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return { app, url, news, deps, stop };
};

let here: Instance;
let elsewhere: Instance;
beforeAll(async () => {
  here = await openInstance();
  elsewhere = await openInstance();
});
afterAll(async () => {
  for (const { app, news, stop } of [here, elsewhere]) {
    stop.abort();
    // The client keeps idle connections open.
    app.server.closeAllConnections();
    await app.close();
    await news.close();
  }
});

const open: Listening[] = [];
const listen = async (at: Instance, token: string, more?: Parameters<typeof listenAs>[2]): Promise<Listening> => {
  const stream = await listenAs(at.url, token, more);
  open.push(stream);
  if (stream.status === 200) await stream.until(({ event }) => event !== 'change');
  return stream;
};
afterEach(() => {
  for (const stream of open.splice(0)) stream.close();
});

/** Returns the test app's candidate as a caller who applies. */
const theCandidate = async (): Promise<CandidateCaller> => ({
  kind: 'candidate',
  accountId: house.members().things.candidateId,
  userCode: '',
  sessionId: '',
});

const ask = (at: Instance, token: string, method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  at.app.inject({
    method,
    url: path,
    headers: { authorization: `Bearer ${token}` },
    ...(body !== undefined && { payload: body as object }),
  });

const changeOf = (kind: string) => (event: { event: string; kind: string }) =>
  event.event === 'change' && event.kind === kind;

/** Long enough for any unexpected event to arrive. */
const QUIET_MS = 1_500;

const withinASecond = async (ended: Promise<void>): Promise<boolean> =>
  Promise.race([ended.then(() => true), sleep(1_000, false)]);

describe('events of a stream', () => {
  it('are about the account’s own things, on every instance, as kinds and ids', async () => {
    const { tokens, things } = house.members();
    const recruiter = await listen(here, tokens.recruiter);
    const elsewhereToo = await listen(elsewhere, tokens.recruiter);
    const candidate = await listen(elsewhere, tokens.candidate);
    const strangers = [
      await listen(here, tokens.other_recruiter),
      await listen(here, tokens.other_candidate),
      await listen(here, tokens.admin),
    ];
    const withdrawn = await ask(here, tokens.candidate, 'PUT', `/api/applyjobs/${things.applicationId}/status`, {
      status: 'withdrawn',
    });
    expect(withdrawn.statusCode).toBe(200);
    for (const stream of [recruiter, elsewhereToo, candidate]) {
      const event = await stream.until(changeOf('applications'));
      expect(event).toEqual({
        event: 'change',
        id: expect.any(String),
        kind: 'applications',
        subject: things.applicationId,
      });
    }
    await sleep(QUIET_MS);
    for (const stranger of strangers) expect(stranger.kinds()).toEqual([]);
  });

  it('reach the open pages of an account whose address is confirmed elsewhere', async () => {
    const { tokens, things } = house.members();
    const stream = await listen(here, tokens.candidate);
    const stranger = await listen(here, tokens.other_candidate);
    const { db } = house.deps;
    const own = eq(accounts.id, things.candidateId);
    const [account] = await db.update(accounts).set({ emailConfirmedAt: null }).where(own).returning();
    const texts: string[] = [];
    const wanted = { accountId: things.candidateId, email: account?.email ?? '', askedAt: new Date().toISOString() };
    await sendConfirmLink(house.deps, wanted, async (mail) => {
      texts.push(mail.text);
    });
    const token = /\/confirm-email#token=(\S+)/.exec(texts.join())?.[1];
    const payload = { token };
    const confirmed = await elsewhere.app.inject({ method: 'POST', url: '/api/account/email/confirm', payload });
    expect(confirmed.statusCode).toBe(200);
    expect(await stream.until(changeOf('accounts'))).toMatchObject({ subject: null });
    expect(stranger.kinds()).toEqual([]);
  });

  it('tell only the account’s own windows what another has open, and are not stored', async () => {
    const { tokens, things } = house.members();
    const [one, other] = [await listen(here, tokens.recruiter), await listen(elsewhere, tokens.recruiter)];
    const strangers = [await listen(here, tokens.other_recruiter), await listen(here, tokens.candidate)];
    const position = async () => {
      const { headers } = await ask(here, tokens.recruiter, 'GET', '/api/account');
      return headers['x-stream-position'];
    };
    const before = await position();
    const window = randomUUID();
    const body = { subject: things.applicationId, window, state: 'asks' };
    expect((await ask(here, tokens.recruiter, 'POST', '/api/stream/here', body)).statusCode).toBe(200);
    for (const stream of [one, other]) {
      const event = await stream.until(({ event: name }) => name === 'here');
      expect(event).toMatchObject({ kind: 'here', subject: `${things.applicationId} ${window} asks` });
    }
    expect(await position()).toBe(before);
    for (const wrong of [
      { ...body, window: 'x' },
      { ...body, state: 'spies' },
      { ...body, subject: 'two words' },
    ])
      expect((await ask(here, tokens.recruiter, 'POST', '/api/stream/here', wrong)).statusCode).toBe(400);
    expect((await ask(here, tokens.candidate, 'POST', '/api/stream/here', body)).statusCode).toBe(403);
    await sleep(QUIET_MS);
    for (const stranger of strangers) expect(stranger.heard.filter(({ event }) => event === 'here')).toEqual([]);
  });

  it('are not compressed or cached, and start immediately', async () => {
    const { headers, heard } = await listen(here, house.members().tokens.recruiter, {
      headers: { 'Accept-Encoding': 'gzip, br, zstd' },
    });
    expect(headers.get('content-type')).toBe('text/event-stream');
    expect(headers.get('content-encoding')).toBe(null);
    expect(headers.get('cache-control')).toContain('no-store');
    expect(heard[0]).toMatchObject({ event: 'ready' });
  });

  it('tell a candidate nothing about an answer that can still be undone', async () => {
    const { tokens, things } = house.members();
    const job = await aJob(house.deps.db, { recruiterId: things.recruiterId });
    const { id } = await anApplication(house.deps.db, job, await theCandidate());
    const [recruiter, candidate] = [await listen(here, tokens.recruiter), await listen(here, tokens.candidate)];
    const accepted = await ask(here, tokens.recruiter, 'PUT', `/api/applyjobs/${id}/status`, { status: 'accepted' });
    expect(accepted.json()).toMatchObject({ status: 'accepted' });
    await recruiter.until(changeOf('applications'));
    const undone = await ask(here, tokens.recruiter, 'POST', '/api/applyjobs/undo', { ids: [id] });
    expect(undone.statusCode).toBe(200);
    await sleep(QUIET_MS);
    expect(candidate.kinds()).toEqual([]);

    await ask(here, tokens.recruiter, 'PUT', `/api/applyjobs/${id}/status`, { status: 'accepted' });
    await sleep(QUIET_MS);
    expect(candidate.kinds()).toEqual([]);
    const { showHeldAnswer } = await import('#server/modules/hiring/public.ts');
    const { rows } = await house.deps.db.execute<{ until: string }>(
      sql`select to_char(undo_until at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as until from held_answers where application_id = ${id}`,
    );
    await showHeldAnswer(here.deps, { applicationId: id, until: rows[0]?.until ?? '' });
    expect(await candidate.until(changeOf('applications'))).toMatchObject({ subject: id });
  });

  it.each(['alone', 'with its recruiter'])(
    'reach who applied to or saved a job taken down %s, and put back',
    async (how) => {
      const { db } = house.deps;
      const { tokens } = house.members();
      const { accountId: recruiterId } = await aRecruiter(db);
      const job = await aJob(db, { recruiterId });
      const { id } = await anApplication(db, job, await theCandidate());
      await db.update(applications).set({ status: 'rejected' }).where(eq(applications.id, id));
      expect((await ask(here, tokens.other_candidate, 'PUT', `/api/saved-jobs/${job.id}`)).statusCode).toBe(200);
      const streams = [await listen(here, tokens.candidate), await listen(elsewhere, tokens.other_candidate)];
      const stranger = await listen(here, tokens.recruiter);
      const { tellOfTakenDown } = await import('#server/modules/hiring/public.ts');
      for (const status of ['Block', 'Active']) {
        const [path, body, of] =
          how === 'alone'
            ? [`jobpostingform/jobs/${job.id}`, { jobStatus: status, reason: 'Fraud' }, { jobId: job.id }]
            : [`recruiters/recruiter/${recruiterId}`, { userStatus: status, reason: 'Fraud' }, { recruiterId }];
        expect((await ask(here, tokens.admin, 'PUT', `/api/${path}/status`, body)).statusCode).toBe(200);
        await tellOfTakenDown(here.deps, of);
        await sleep(QUIET_MS);
      }
      const kinds = ['applications', 'interviews', 'offers', 'saved', 'conversations', 'jobs'];
      for (const stream of streams) {
        expect(stream.kinds()).toEqual([...kinds, ...kinds]);
        expect(stream.heard.at(-1)?.subject).toBe(job.id);
      }
      expect(stranger.kinds()).toEqual([]);
    },
  );

  it('are merged within a second, without losses', async () => {
    const { tokens, things } = house.members();
    const stream = await listen(here, tokens.recruiter);
    const ids = ['a', 'b', 'c', 'd'];
    for (const id of ids) await announce(house.deps.db, [things.recruiterId], ['offers', 'interviews'], id);
    await stream.until(({ kind, subject }) => kind === 'interviews' && subject === null);
    await sleep(QUIET_MS);
    expect(stream.kinds()).toEqual(['offers', 'interviews', 'offers', 'interviews']);
  });

  it('continue after a lost connection, also on another instance, or are reset', async () => {
    const { tokens, things } = house.members();
    const first = await listen(here, tokens.recruiter);
    await announce(house.deps.db, [things.recruiterId], ['offers']);
    const { id } = await first.until(changeOf('offers'));
    first.close();
    await announce(house.deps.db, [things.recruiterId], ['jobs'], 'meanwhile');
    await announce(house.deps.db, [things.candidateId], ['offers'], 'of somebody else');
    const second = await listen(elsewhere, tokens.recruiter, { since: id });
    expect(await second.until(changeOf('jobs'))).toMatchObject({ subject: 'meanwhile' });
    expect(second.heard.map(({ event }) => event)).toEqual(['ready', 'change']);
    const lost = await listen(elsewhere, tokens.recruiter, { since: 'what nobody has said' });
    expect(lost.heard.map(({ event }) => event)).toEqual(['reset']);
  });

  it('are returned by a single request where streams are blocked', async () => {
    const { tokens, things } = house.members();
    const first = await listen(here, tokens.recruiter);
    await announce(house.deps.db, [things.recruiterId], ['offers']);
    const { id } = await first.until(changeOf('offers'));
    await announce(house.deps.db, [things.recruiterId], ['jobs'], 'new');
    await first.until(changeOf('jobs'));
    const answer = await fetch(`${here.url}/api/stream?once=true`, {
      headers: { Authorization: `Bearer ${tokens.recruiter}`, 'Last-Event-ID': id },
    });
    expect(await answer.text()).toContain('"kind":"jobs","subject":"new"');
  });

  it('tell administrators about their queues', async () => {
    const admin = await listen(here, house.members().tokens.admin);
    const recruiter = await listen(here, house.members().tokens.recruiter);
    const reported = await here.app.inject({
      method: 'POST',
      url: `/api/jobpostingform/jobs/${house.members().things.jobId}/report`,
      payload: { reason: 'asks_for_money', details: 'It asks for a fee.' },
    });
    expect(reported.statusCode, reported.body).toBe(201);
    await admin.until(changeOf('administration'));
    expect(recruiter.kinds()).toEqual([]);
  });

  it('tell administrators that enquiries are gone with the account that sent them', async () => {
    const person = await aCandidate(here.deps.db);
    const form = { name: 'Asha Rao', email: 'asha@example.in', phone: '9876543210', message: 'When is the meetup?' };
    await here.deps.db.insert(enquiries).values({ ...form, kind: 'inquiry', accountId: person.accountId });
    const admin = await listen(here, house.members().tokens.admin);
    expect(await deleteAccount(here.deps, person, form)).toBe(true);
    await admin.until(changeOf('enquiries'));
  });

  it('tell an administrator about their new role, and every administrator about the list of them', async () => {
    const { tokens } = house.members();
    const { _id } = (await ask(here, tokens.admin, 'GET', '/api/account')).json();
    const [own, other] = [await listen(elsewhere, tokens.admin), await listen(here, tokens.super_admin)];
    for (const role of ['Super Admin', 'Admin']) {
      const before = own.kinds().length;
      const changed = await ask(here, tokens.super_admin, 'PUT', `/api/admin/admins/${_id}/role`, { role });
      expect(changed.statusCode, changed.body).toBe(200);
      await expect
        .poll(() => own.kinds().slice(before).toSorted(), { timeout: 5_000 })
        .toEqual(['accounts', 'administration']);
    }
    await sleep(QUIET_MS);
    expect(other.kinds()).toEqual(['administration', 'administration']);
  });

  it('tell administrators about a reported message, and the other side about a block and its end', async () => {
    const { tokens, things } = house.members();
    const job = await aJob(house.deps.db, { recruiterId: things.recruiterId });
    const { id } = await anApplication(house.deps.db, job, await theCandidate());
    // The stream of the message itself is over before the report.
    const recruiter = await listen(elsewhere, tokens.recruiter);
    const said = await ask(here, tokens.recruiter, 'POST', `/api/applyjobs/${id}/messages`, { text: 'Pay first.' });
    const { _id } = said.json();
    await recruiter.until(changeOf('conversations'));
    const admin = await listen(here, tokens.admin);
    const path = `/api/applyjobs/${id}/messages/${_id}/report`;
    const reported = await ask(here, tokens.candidate, 'POST', path, { reason: 'asks_for_money', details: '' });
    expect(reported.statusCode, reported.body).toBe(200);
    await admin.until(changeOf('administration'));
    // The reported side is told nothing.
    await sleep(QUIET_MS);
    expect(recruiter.kinds()).toEqual(['conversations']);
    for (const method of ['PUT', 'DELETE'] as const) {
      const before = recruiter.kinds().length;
      const changed = await ask(
        here,
        tokens.candidate,
        method,
        `/api/conversations/${id}/block`,
        method === 'PUT' ? {} : undefined,
      );
      expect(changed.statusCode, changed.body).toBe(200);
      await expect.poll(() => recruiter.kinds().slice(before), { timeout: 5_000 }).toEqual(['conversations']);
      await sleep(QUIET_MS);
    }
  });

  it('tell administrators about a verification request, and both sides about the decision', async () => {
    const { tokens, things } = house.members();
    const [admin, recruiter] = [await listen(here, tokens.admin), await listen(elsewhere, tokens.recruiter)];
    await house.deps.db.execute(
      sql`update companies set confirmed_domain = 'works.example', domain_confirmed_at = now() where account_id = ${things.recruiterId}`,
    );
    const asked = await ask(here, tokens.recruiter, 'POST', '/api/company/verification');
    expect(asked.statusCode, asked.body).toBe(200);
    await admin.until(changeOf('recruiters'));
    const path = `/api/recruiters/recruiter/${things.recruiterId}/verification`;
    const decided = await ask(here, tokens.admin, 'PUT', path, { verified: false, note: 'No such company.' });
    expect(decided.statusCode, decided.body).toBe(200);
    await recruiter.until(changeOf('companies'));
    expect(admin.kinds().filter((kind) => kind === 'recruiters')).toHaveLength(2);
  });
});

describe('a stream ends within a second', () => {
  it('when its session is ended, on every instance, and no other', async () => {
    const token = await house.freshToken('recruiter');
    const own = [await listen(here, token), await listen(elsewhere, token)];
    const other = await listen(elsewhere, house.members().tokens.recruiter);
    // The session was checked on opening; from now on only an event or time triggers another check.
    await sleep(QUIET_MS);
    expect((await ask(here, token, 'POST', '/api/logout', {})).statusCode).toBe(200);
    for (const { ended, heard } of own) {
      expect(await withinASecond(ended)).toBe(true);
      expect(heard.at(-1)).toMatchObject({ event: 'ended', kind: 'revoked' });
    }
    expect(await withinASecond(other.ended)).toBe(false);
  });

  it('when its account is blocked', async () => {
    const token = await house.freshToken('candidate');
    const { things, tokens } = house.members();
    const stream = await listen(elsewhere, token);
    await sleep(QUIET_MS);
    const blocked = await ask(here, tokens.admin, 'PUT', `/api/candidates/${things.candidateId}/status`, {
      userStatus: 'Block',
      reason: 'A test.',
    });
    expect(blocked.statusCode, blocked.body).toBe(200);
    expect(await withinASecond(stream.ended)).toBe(true);
    expect(stream.heard.at(-1)).toMatchObject({ event: 'ended', kind: 'blocked' });
  });

  it('when its administrator has to set up a second factor, without calling the session revoked', async () => {
    const token = await house.freshToken('admin');
    const { rows } = await house.deps.db.execute<{ id: string }>(
      sql`select account_id as id from sessions order by created_at desc limit 1`,
    );
    const stream = await listen(elsewhere, token);
    await sleep(QUIET_MS);
    const path = `/api/admin/admins/${rows[0]?.id}/totp`;
    const { super_admin: superAdmin } = house.members().tokens;
    expect((await ask(here, superAdmin, 'PUT', path, { required: true })).statusCode).toBe(200);
    expect(await withinASecond(stream.ended)).toBe(true);
    expect(stream.heard.at(-1)).toMatchObject({ event: 'ended', kind: 'limited' });
    expect((await ask(here, superAdmin, 'PUT', path, { required: false })).statusCode).toBe(200);
  });

  it('when its session expires', async () => {
    const token = await house.freshToken('recruiter');
    const soon = new Date(Date.now() + 3_500);
    await house.deps.db.execute(
      sql`update sessions set expires_at = ${soon.toISOString()} where id = (select id from sessions order by created_at desc limit 1)`,
    );
    const stream = await listen(elsewhere, token);
    await stream.ended;
    expect(Date.now() - soon.getTime()).toBeGreaterThan(-100);
    expect(Date.now() - soon.getTime()).toBeLessThan(1_200);
  });

  it('when the process stops, which opens no more and is not delayed', async () => {
    const ending = await openInstance();
    const stream = await listen(ending, house.members().tokens.recruiter);
    ending.stop.abort();
    expect(await withinASecond(stream.ended)).toBe(true);
    const refused = await listen(ending, house.members().tokens.recruiter);
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
    const begun = Date.now();
    await ending.app.close();
    expect(Date.now() - begun).toBeLessThan(1_000);
    await ending.news.close();
  });
});

it('streams and automatic reads do not extend a session', async () => {
  const token = await house.freshToken('admin');
  const seen = async () =>
    (
      await house.deps.db.execute<{ at: string }>(
        sql`select last_seen_at::text as at from sessions order by created_at desc limit 1`,
      )
    ).rows[0]?.at;
  const before = await seen();
  house.deps.clock.at = new Date(Date.now() + 120_000);
  await listen(here, token);
  const page = { authorization: `Bearer ${token}`, [ASKED_BY_PAGE]: '1' };
  expect((await here.app.inject({ url: '/api/admin/overview', headers: page })).statusCode).toBe(200);
  expect(await seen()).toBe(before);
  await ask(here, token, 'GET', '/api/admin/overview');
  expect(await seen()).not.toBe(before);
});

it('an account’s streams are limited, and more get Retry-After', async () => {
  const { tokens } = house.members();
  for (let opened = 0; opened < 20; opened += 1) expect((await listen(here, tokens.other_recruiter)).status).toBe(200);
  const metrics = await here.app.inject({ url: '/metrics', headers: { host: 'localhost:3000' } });
  expect(metrics.body).toMatch(/avsar_streams_open 2\d/);
  const refused = await listen(here, tokens.other_recruiter);
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '30']);
  expect((await listen(here, tokens.admin)).status).toBe(200);
});

it('all clients that reconnect together after a restart are accepted', async () => {
  const meta = { clientAddress: '127.0.0.1', userAgent: 'a test' };
  const tokens: string[] = [];
  for (let made = 0; made < 150; made += 1) {
    const { accountId: id, email } = await aRecruiter(house.deps.db);
    tokens.push(await startSession(house.deps, meta, { id, kind: 'recruiter', email }));
  }
  const streams = await Promise.all(tokens.map((token) => listen(here, token)));
  expect(streams.filter(({ status }) => status !== 200)).toEqual([]);
});

it('concurrent reloads of many pages are delayed rather than refused', async () => {
  const headers = { authorization: `Bearer ${house.members().tokens.recruiter}`, [ASKED_BY_PAGE]: '1' };
  const url = `${here.url}/api/notices/unread`;
  // Few enough connections for a slow machine to accept at once: the queue of calls is tested, not that of connections.
  const agent = new Agent({ keepAlive: true, maxSockets: 25 });
  const statusOf = () =>
    new Promise<number | undefined>((resolve, reject) => {
      get(url, { headers, agent }, (answer) => {
        answer.resume().once('end', () => resolve(answer.statusCode));
      }).once('error', reject);
    });
  const answers = await Promise.all(Array.from({ length: 400 }, statusOf));
  agent.destroy();
  expect([...new Set(answers)]).toEqual([200]);
});
