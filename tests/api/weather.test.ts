import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CALL_NAMES } from '#contract/api.ts';
import { letsIn, type Route } from '#contract/routes/route.ts';
import { type CallName, ROUTES } from '#contract/routes.ts';
import { buildApp } from '#server/app.ts';
import { type OpenDatabase, openDatabase } from '#server/database/client.ts';
import { createLimits } from '#server/limits.ts';
import { inDays } from '#tests/support/days.ts';
import { interviewForm } from '#tests/support/hiring.ts';
import { type Members, openHouse } from '#tests/support/house.ts';
import { candidateForm, PASSWORD } from '#tests/support/registrations.ts';
import { LONG } from '#tests/support/test-length.ts';

const house = openHouse();
const routeOf = (name: CallName): Route => ROUTES[name];

type Weather = 'a connection that breaks' | 'no connection left' | 'a statement that takes too long' | 'a full disk';

const STATES: Readonly<Partial<Record<Weather, string>>> = {
  'no connection left': '53300',
  'a statement that takes too long': '57014',
  'a full disk': '53100',
};

/** A failure of the n-th query from now; `struck` says whether it occurred. */
interface Storm {
  at: number;
  weather: Weather;
  asked: number;
  struck: boolean;
}

let storm: Storm | undefined;
let database: OpenDatabase;
let app: FastifyInstance;

const failureOf = (weather: Weather): Error =>
  Object.assign(new pg.DatabaseError(weather, 7, 'error'), { code: STATES[weather] });

/** Intercepts every query of this connection. */
const exposed = (client: pg.Client): void => {
  const query = client.query.bind(client);
  const asked = (...given: Parameters<typeof query>): unknown => {
    if (storm) storm.asked += 1;
    if (!storm || storm.asked !== storm.at) return query(...given);
    storm.struck = true;
    if (storm.weather === 'a connection that breaks') {
      client.connection.stream.destroy();
      return query(...given);
    }
    const failure = failureOf(storm.weather);
    const done: unknown = given.at(-1);
    if (typeof done !== 'function') return Promise.reject(failure);
    done(failure);
    return undefined;
  };
  Object.defineProperty(client, 'query', { value: asked });
};

beforeAll(async () => {
  const { db } = house.deps;
  if (!('$client' in db)) throw new Error('No pool.');
  database = openDatabase({ url: db.$client.options.connectionString ?? '', max: 5 });
  database.pool.on('connect', exposed);
  app = await buildApp({ ...house.deps, db: database.db, limits: createLimits({ enabled: false }) });
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** Bodies valid enough to reach a write. */
const bodies = (): Partial<Record<CallName, object>> => {
  const { things } = house.members();
  return {
    signInCandidate: { email: 'nobody@example.in', password: PASSWORD },
    registerCandidate: { ...candidateForm(), terms: true },
    submitApplication: {
      jobId: things.jobId,
      ...{ fullName: 'Asha Rao', phone: '+91 98765 43210', experience: 2, education: "Bachelor's Degree" },
      ...{ skills: ['TypeScript'], useResume: 'profile' },
    },
    setApplicationStatus: { status: 'accepted' },
    scheduleInterview: interviewForm(things.applicationId, { interviewDateTime: `${inDays(30)}T10:00` }),
    updateCandidate: { city: 'Pune' },
    updateRecruiter: { city: 'Pune' },
    forgotPassword: { email: 'nobody@example.in', userType: 'Candidate' },
  };
};

const WHO = ['visitor', 'candidate', 'recruiter', 'super_admin'] as const;
type Who = (typeof WHO)[number];

const idsFor = (name: CallName, { things }: Pick<Members, 'things'>): Record<string, string> => {
  const { path } = routeOf(name);
  const id = /applyjobs|applications|schedule|interview|offer/.test(path)
    ? things.applicationId
    : /recruiter/.test(path)
      ? things.recruiterId
      : /jobs?(?:posting|\/|$)/.test(path)
        ? things.jobId
        : things.candidateId;
  return { id, applicationId: things.applicationId, jobId: things.jobId, userId: things.candidateId };
};

const WEATHERS: readonly Weather[] = [
  'a connection that breaks',
  'no connection left',
  'a statement that takes too long',
  'a full disk',
];
const MOST_QUERIES = LONG ? 40 : 8;

/** Repeats a call, failing a different one of its queries each time, until there are no more. */
const strikeEach = async (
  name: CallName,
  who: Who,
  weatherAt: (at: number) => Weather,
): Promise<{ struck: number; wrong: string[] }> => {
  const route = routeOf(name);
  const url = route.path.replace(/:(\w+)/g, (_, key: string) => idsFor(name, house.members())[key] ?? 'none');
  const token = who === 'visitor' ? undefined : await house.freshToken(who);
  const wrong: string[] = [];
  for (let at = 1; at <= MOST_QUERIES; at += 1) {
    const weather = weatherAt(at);
    const here: Storm = { at, weather, asked: 0, struck: false };
    storm = here;
    const asking = app.inject({
      method: route.method,
      url,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(route.repeatable && { 'idempotency-key': `${name} ${who} ${weather} ${at}` }),
      },
      ...(route.body?.includes('json') && { payload: bodies()[name] ?? {} }),
    });
    const answer = await Promise.race([asking, sleep(4_000, undefined)]);
    storm = undefined;
    if (!answer) return { struck: at, wrong: [`${name} as ${who} at ${at} in ${weather} is not answered`] };
    if (!here.struck) return { struck: at - 1, wrong };
    const isTold = answer.statusCode === 503 && Number(answer.headers['retry-after']) > 0;
    if (answer.statusCode >= 500 && !isTold) wrong.push(`${name} as ${who} at ${at} in ${weather}: ${answer.body}`);
  }
  return { struck: MOST_QUERIES, wrong };
};

test('a failure at any query of any call is answered as temporary, and no connection leaks', async () => {
  const wrong: string[] = [];
  let struck = 0;
  for (const name of CALL_NAMES) {
    const callers = WHO.filter((who) => letsIn(routeOf(name), who));
    // The last caller owns or administers the most.
    for (const who of LONG ? callers : callers.slice(-1)) {
      const found = await strikeEach(name, who, (at) => WEATHERS[(at + struck) % WEATHERS.length] ?? 'a full disk');
      wrong.push(...found.wrong);
      struck += found.struck;
    }
  }
  expect(wrong).toEqual([]);
  expect(struck).toBeGreaterThan(LONG ? 1_000 : 300);
  expect(database.pool.totalCount - database.pool.idleCount).toBe(0);
}, 120_000);
