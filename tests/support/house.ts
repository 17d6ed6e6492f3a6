import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll } from 'vitest';
import type { CallerKind } from '#contract/routes/route.ts';
import type { CallName } from '#contract/routes.ts';
import { ROUTES } from '#contract/routes.ts';
import type { AccountKind } from '#contract/vocabularies.ts';
import { buildApp } from '#server/app.ts';
import { createLimits } from '#server/limits.ts';
import { startSession } from '#server/modules/accounts/start-session.ts';
import { type TestDeps, testDeps } from './deps.ts';
import { aCandidate, aJob, anAdmin, anApplication, aRecruiter, aSuperAdmin } from './jobs.ts';

/** The test users: each with a live session, and a stranger of each kind that can own data. */
export interface Members {
  tokens: Readonly<Record<Exclude<CallerKind, 'visitor'> | 'other_candidate' | 'other_recruiter', string>>;
  /** The objects of the first candidate and the first recruiter. */
  things: { jobId: string; applicationId: string; candidateId: string; recruiterId: string };
}

export interface House {
  app: () => FastifyInstance;
  members: () => Members;
  deps: TestDeps;
  /** Starts a second session of a user, for tests that end it. */
  freshToken(kind: Exclude<CallerKind, 'visitor'>): Promise<string>;
  /** Calls over HTTP, as a user or as a visitor. */
  send(name: CallName, options?: SendOptions): Promise<LightMyRequestResponse>;
}

interface SendOptions {
  token?: string;
  params?: Readonly<Record<string, string>>;
  query?: string;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** The whole API without a port, on the test file's database. Limits are off, since sweeps make many calls. */
export const openHouse = (): House => {
  const deps = testDeps();
  let app: FastifyInstance | undefined;
  let members: Members | undefined;
  let freshToken: House['freshToken'] | undefined;

  const session = async (kind: AccountKind, account: { accountId: string }): Promise<string> =>
    startSession(
      deps,
      { clientAddress: '127.0.0.1', userAgent: 'a test' },
      { id: account.accountId, kind, email: `${account.accountId}@example.in` },
    );

  beforeAll(async () => {
    app = await buildApp({
      db: deps.db,
      settings: deps.settings,
      files: deps.files,
      now: deps.now,
      queue: deps.queue,
      pageCache: deps.pageCache,
      streams: deps.streams,
      log: deps.log,
      limits: createLimits({ enabled: false }),
    });
    await app.ready();
    const [candidate, otherCandidate] = [await aCandidate(deps.db), await aCandidate(deps.db)];
    const [recruiter, otherRecruiter] = [await aRecruiter(deps.db), await aRecruiter(deps.db)];
    const [admin, superAdmin] = [await anAdmin(deps.db), await aSuperAdmin(deps.db)];
    const job = await aJob(deps.db, { recruiterId: recruiter.accountId });
    const application = await anApplication(deps.db, job, candidate);
    const accounts = { candidate, recruiter, admin, super_admin: superAdmin };
    freshToken = (kind) => session(kind === 'super_admin' ? 'admin' : kind, accounts[kind]);
    members = {
      tokens: {
        candidate: await session('candidate', candidate),
        other_candidate: await session('candidate', otherCandidate),
        recruiter: await session('recruiter', recruiter),
        other_recruiter: await session('recruiter', otherRecruiter),
        admin: await session('admin', admin),
        super_admin: await session('admin', superAdmin),
      },
      things: {
        jobId: job.id,
        applicationId: application.id,
        candidateId: candidate.accountId,
        recruiterId: recruiter.accountId,
      },
    };
  });
  afterAll(() => app?.close());

  const open = <T>(value: T | undefined): T => {
    if (value === undefined) throw new Error('The house is open only while tests run.');
    return value;
  };

  return {
    deps,
    app: () => open(app),
    members: () => open(members),
    freshToken: (kind) => open(freshToken)(kind),
    async send(name, { token, params = {}, query = '', body, headers = {} } = {}) {
      const { method, path } = ROUTES[name];
      const url = path.replace(/:(\w+)/g, (_, key: string) =>
        encodeURIComponent(params[key] ?? '0195f3a0-0000-7000-8000-000000000000'),
      );
      const request: InjectOptions = {
        method,
        url: url + query,
        headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
        ...(body !== undefined && { payload: body as InjectOptions['payload'] }),
      };
      return open(app).inject(request);
    },
  };
};
