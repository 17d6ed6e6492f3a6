import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROUTES } from '#contract/routes.ts';
import { PACKAGE_ROOT } from '#server/package-root.ts';
import { makeRecruiter, postJob, send } from '#tests/support/journey-portal.ts';
import { freePort } from '#tests/support/portal.ts';
import { candidateForm, PASSWORD } from '#tests/support/registrations.ts';
import { LONG } from '#tests/support/test-length.ts';
import { type Balancer, startBalancer } from './balancer.ts';
import { countKept } from './count-kept.ts';
import { type Figures, figuresOf } from './figures.ts';
import { type Instance, newInstance } from './instance.ts';
import { startPgBouncer, versionOfPgBouncer } from './pg-bouncer.ts';
import { openServices, type Services } from './services.ts';
import { type Answer, addressOf, startTraffic, type Traffic } from './traffic.ts';

const ROUNDS = LONG ? 3 : 1;
const STOPS_WITHIN_MS = 10_000;

/** High enough for one machine acting as all users; the limits that protect passwords stay unchanged. */
const LIMITS = ['api', 'page', 'form', 'registration']
  .map((what) => `${what}PerAddress=1000000/300`)
  .concat('apiPerAccount=1000000/300', 'signInPerAddress=1000000/300', 'resumePerAccount=1000000/300')
  .join(',');

interface Two {
  services: Services;
  balancer: Balancer;
  instances: readonly [Instance, Instance];
}

const untilReady = async (balancer: Balancer, count: number): Promise<void> => {
  for (const deadline = Date.now() + 30_000; balancer.ready().length !== count; ) {
    if (Date.now() > deadline) throw new Error(`The balancer sees ${balancer.ready().length} of ${count}.`);
    await sleep(50);
  }
};

interface Setup {
  /** Settings for the second instance's first start. */
  ofSecond?: Readonly<Record<string, string>>;
  /** Both reach the database through a pooler. */
  pooled?: boolean;
}

const withTwo = async <T>(
  work: (two: Two) => Promise<T>,
  { ofSecond = {}, pooled = false }: Setup = {},
): Promise<T> => {
  const services = await openServices();
  const pooler = pooled ? await startPgBouncer(services.env.DATABASE_URL ?? '') : undefined;
  const port = await freePort();
  const env = {
    ...services.env,
    ...(pooler && { DATABASE_URL: pooler.url, DATABASE_DIRECT_URL: services.databaseUrl }),
    PUBLIC_URL: `http://localhost:${port}`,
    RATE_LIMITS: LIMITS,
    DRAIN_SECONDS: '3',
  };
  const instances: [Instance, Instance] = [await newInstance(env), await newInstance(env)];
  let balancer: Balancer | undefined;
  try {
    // Both start concurrently: one runs pending migrations while the other waits.
    await Promise.all(instances.map((instance, index) => instance.start(index === 1 ? ofSecond : {})));
    balancer = await startBalancer(
      instances.map(({ url }) => url),
      port,
    );
    await untilReady(balancer, 2);
    return await work({ services, balancer, instances });
  } finally {
    await balancer?.close();
    for (const instance of instances) await instance.close();
    await pooler?.close();
    await services.close();
  }
};

const named = (fault: string, { pooled }: Setup): string => (pooled ? `behind PgBouncer: ${fault}` : fault);

const countIn = ({ services }: Two, traffic: Traffic) =>
  countKept(traffic, {
    databaseUrl: services.databaseUrl,
    isStored: (key) => services.bucket.objects.has(`files/${key}`),
  });

const failed = (answers: readonly Answer[]): string[] => {
  const bad = answers.filter(({ status }) => status === 0 || status >= 500);
  return bad.length === 0
    ? []
    : [
        `${bad.length} requests failed: ${[...new Set(bad.map(({ kind, status, code }) => `${kind} ${status} ${code}`))].join(', ')}`,
      ];
};

/** Sends a registration whose body takes long over a slow connection. @returns the status, 0 when it was cut off */
const registerSlowly = (url: string, takesMs: number): Promise<number> =>
  new Promise((resolve) => {
    const form = { ...candidateForm({ email: addressOf(randomUUID()) }), terms: true };
    const body = Buffer.from(JSON.stringify(form));
    const { method, path } = ROUTES.registerCandidate;
    const headers = { 'content-type': 'application/json', 'content-length': body.length };
    const slow = request(url + path, { method, headers });
    slow.on('response', (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    });
    slow.on('error', () => resolve(0));
    const pieces = 20;
    const size = Math.ceil(body.length / pieces);
    const sendPieces = async (): Promise<void> => {
      for (let piece = 0; piece < pieces; piece += 1) {
        slow.write(body.subarray(piece * size, (piece + 1) * size));
        await sleep(takesMs / pieces);
      }
      slow.end();
    };
    void sendPieces();
  });

/** Both are restarted in turn, without any failed request. */
const rollingRestart = (setup: Setup = {}): Promise<Figures> =>
  withTwo(async (two) => {
    const { balancer, instances } = two;
    const traffic = await startTraffic({ url: balancer.url });
    await sleep(2_000);
    const wrong: string[] = [];
    const stops: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const instance of instances) {
        const slow = registerSlowly(instance.url, 4_000);
        await sleep(500);
        const began = performance.now();
        instance.signal('SIGTERM');
        const code = await instance.ended();
        stops.push(performance.now() - began);
        if (code !== 0) wrong.push(`a stop ended with ${code}`);
        const status = await slow;
        if (status !== 201) wrong.push(`a slow registration under way got ${status || 'no answer'}`);
        await instance.start();
        await untilReady(balancer, 2);
      }
    await sleep(1_000);
    await traffic.stop();
    if (Math.max(...stops) > STOPS_WITHIN_MS) wrong.push(`a stop took ${Math.round(Math.max(...stops))} ms`);
    wrong.push(...failed(traffic.answers));
    return figuresOf(named(`${stops.length} rolling restarts of two instances; healed: stopped`, setup), {
      answers: traffic.answers,
      healed: stops,
      kept: await countIn(two, traffic),
      wrong,
    });
  }, setup);

/** One of them is killed: only its requests in progress are lost. */
const killOfOne = (): Promise<Figures> =>
  withTwo(async (two) => {
    const { balancer, instances } = two;
    const people = 4;
    const traffic = await startTraffic({ url: balancer.url, people });
    await sleep(2_000);
    const wrong: string[] = [];
    const healed: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1)
      for (const instance of instances) {
        const at = performance.now();
        instance.signal('SIGKILL');
        await instance.ended();
        await sleep(1_500);
        const kept = traffic.firstKeptAfter(at);
        healed.push(kept === undefined ? Number.POSITIVE_INFINITY : kept - at);
        const lost = traffic.answers.filter(
          ({ startedAt, ms, status }) => startedAt + ms >= at && (status === 0 || status >= 500),
        );
        // One request each in progress, and one each until the balancer notices.
        if (lost.length > 2 * people) wrong.push(`${lost.length} requests failed after one kill`);
        await instance.start();
        await untilReady(balancer, 2);
      }
    await traffic.stop();
    return figuresOf(`${healed.length} kills of one of two instances`, {
      answers: traffic.answers,
      healed,
      kept: await countIn(two, traffic),
      wrong,
    });
  });

const MINUTES_AHEAD = 10;
const AHEAD = {
  NODE_OPTIONS: `--import ${join(PACKAGE_ROOT, 'tests/support/clock-preload.ts')}`,
  TEST_CLOCK_AHEAD_DAYS: String(MINUTES_AHEAD / (24 * 60)),
};

/** The clock of one is ahead of the other's and the database's, and is then set back. */
const clocksApart = (): Promise<Figures> =>
  withTwo(
    async (two) => {
      const { balancer, instances } = two;
      const traffic = await startTraffic({ url: balancer.url });
      const wrong: string[] = [];
      const lasts = 5_000 * ROUNDS;
      await sleep(lasts);
      const [, ahead] = instances;
      ahead.signal('SIGTERM');
      await ahead.ended();
      const at = performance.now();
      await ahead.start();
      await untilReady(balancer, 2);
      const healed = performance.now() - at;
      await sleep(lasts);
      await traffic.stop();
      wrong.push(...failed(traffic.answers));
      return figuresOf(`a clock ${MINUTES_AHEAD} minutes ahead, and set back; healed: started`, {
        answers: traffic.answers,
        healed: [healed],
        kept: await countIn(two, traffic),
        wrong,
      });
    },
    { ofSecond: AHEAD },
  );

const titleOn = async (instance: Instance, jobId: string): Promise<string> => {
  const page = await fetch(`${instance.url}/jobs/${jobId}`);
  return /<h1[^>]*>([^<]*)/.exec(await page.text())?.[1]?.trim() ?? '';
};

/** A change through one shows on the other, limits count in both, and queued work runs once. */
const together = (setup: Setup = {}): Promise<Figures> =>
  withTwo(async ({ services, instances: [one, other] }) => {
    const wrong: string[] = [];
    process.env.PORTAL_URL = one.url;
    const recruiter = await makeRecruiter();
    const shown: number[] = [];
    for (let round = 0; round < 5 * ROUNDS; round += 1) {
      const job = await postJob(recruiter, { title: `Turner ${round}` });
      for (const instance of [one, other]) await titleOn(instance, job._id);
      const { _id, ...form } = job;
      const title = `Welder ${round}`;
      const changed = await send('updateJob', {
        token: recruiter.token,
        params: { id: _id },
        body: { ...form, title },
      });
      if (!changed.ok) throw new Error(`A job could not be changed: ${await changed.text()}`);
      const at = performance.now();
      while ((await titleOn(other, _id)) !== title && performance.now() - at < 10_000) await sleep(20);
      shown.push(performance.now() - at);
    }
    if (Math.max(...shown) > 6_000) wrong.push('a changed page did not show on the other instance');

    const guess = { email: recruiter.email, password: 'Not the right one, 7' };
    const statuses: number[] = [];
    for (let round = 0; round < 14; round += 1) {
      const { url } = round % 2 === 0 ? one : other;
      statuses.push((await send('signInRecruiter', { body: guess, portal: url })).status);
    }
    const refused = statuses.indexOf(429);
    if (refused !== 10) wrong.push(`wrong passwords were limited after ${refused} tries: ${statuses.join(' ')}`);

    const register = async (portal: string): Promise<string> => {
      const form = candidateForm();
      const body = { ...form, terms: true, password: PASSWORD };
      const answer = await send('registerCandidate', { body, portal });
      if (!answer.ok) throw new Error(`Nobody could register: ${await answer.text()}`);
      return form.email;
    };
    const registered: string[] = [];
    // More concurrent requests from one address would exceed the limit and be asked to retry.
    for (let round = 0; round < (LONG ? 10 : 2); round += 1)
      registered.push(
        ...(await Promise.all(Array.from({ length: 10 }, (_, index) => register(index % 2 ? one.url : other.url)))),
      );
    const at = performance.now();
    const welcomes = (email: string): number =>
      services.smtp.mails.filter(({ to, subject }) => to === email && subject.startsWith('Welcome')).length;
    while (registered.some((email) => welcomes(email) === 0) && performance.now() - at < 60_000) await sleep(100);
    await sleep(2_000);
    const wrongly = registered.filter((email) => welcomes(email) !== 1).length;
    if (wrongly > 0) wrong.push(`${wrongly} people were not welcomed exactly once`);
    const fault = named('two instances: pages, limits, queue; healed: page shown', setup);
    return figuresOf(fault, { answers: [], healed: shown, wrong });
  }, setup);

export const instances = async (): Promise<Figures[]> => [
  await together(),
  await rollingRestart(),
  await killOfOne(),
  await clocksApart(),
];

/** The same through a real pooler in transaction mode, where one is installed. */
export const pooler = async (): Promise<Figures[]> => {
  const version = await versionOfPgBouncer();
  console.log(version ? `PgBouncer ${version}` : 'Not measured: PgBouncer is not installed.');
  return version ? [await together({ pooled: true }), await rollingRestart({ pooled: true })] : [];
};
